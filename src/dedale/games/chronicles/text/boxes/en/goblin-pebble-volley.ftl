card-pebble-volley = Pebble Volley
  .text = Each Character, beginning with the active one, puts 1 Hourglass on one of its own Skills that has none.
