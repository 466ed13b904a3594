ritual-ritual-garden = Bouquet apaisant
  .text = En l’apaisant : offrez une Bestiole.
card-ritual-garden = { ritual-ritual-garden }
  .text = { ritual-ritual-garden.text }
