ritual-ritual-garden = Calming Posy
  .text = At a Soothe: offer a Critter.
card-ritual-garden = { ritual-ritual-garden }
  .text = { ritual-ritual-garden.text }
