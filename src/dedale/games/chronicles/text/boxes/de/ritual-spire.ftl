ritual-ritual-spire = Kreis aus Licht
  .text = Beim Besänftigen: Mindestens 2 Portale sind in der Zeile oder Spalte des Drachen, ehe er fliegt.
card-ritual-spire = { ritual-ritual-spire }
  .text = { ritual-ritual-spire.text }
