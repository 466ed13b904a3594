card-soaped-floor = Soaped Floor
  .text = No Move has more than 3 steps in this turn.
