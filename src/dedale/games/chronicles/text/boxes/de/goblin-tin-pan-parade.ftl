card-tin-pan-parade = Blechtopfparade
  .text = Der aktive Held kommt auf seine Startecke.
