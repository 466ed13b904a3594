card-twisted-signs = Twisted Signs
  .text = Three times, one after the other, the extra tile is pushed in at a random arrow, in a random rotation.
