ritual-ritual-workshop = The Open Road
  .text = At the end of a turn: the Dragon’s tile is on one path with at least 2 corners.
card-ritual-workshop = { ritual-ritual-workshop }
  .text = { ritual-ritual-workshop.text }
