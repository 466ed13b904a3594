card-pebble-volley = Kieselhagel
  .text = Jeder Held, angefangen beim aktiven, legt 1 Sanduhr auf eine eigene Fertigkeit, auf der keine liegt.
