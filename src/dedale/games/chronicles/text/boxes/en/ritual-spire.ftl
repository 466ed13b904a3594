ritual-ritual-spire = Circle of Light
  .text = At a Soothe: at least 2 Portals are in the Dragon’s row or column before it flies.
card-ritual-spire = { ritual-ritual-spire }
  .text = { ritual-ritual-spire.text }
