ritual-ritual-playhouse = Das alte Wiegenlied
  .text = Ein Held, der ein Instrument hat, beendet einen Gang in der Zeile oder Spalte des Drachen. Das zählt einmal je Zug.
card-ritual-playhouse = { ritual-ritual-playhouse }
  .text = { ritual-ritual-playhouse.text }
