ritual-ritual-watchtower = All Clear
  .text = At the end of a turn: no Goblin is in the maze.
card-ritual-watchtower = { ritual-ritual-watchtower }
  .text = { ritual-ritual-watchtower.text }
