ritual-ritual-watchtower = Alles ruhig
  .text = Am Ende eines Zugs: Kein Kobold ist im Labyrinth.
card-ritual-watchtower = { ritual-ritual-watchtower }
  .text = { ritual-ritual-watchtower.text }
