ritual-ritual-town-hall = Standing Together
  .text = At the end of a turn: at least 2 Characters are in the Dragon’s row or column. A Character who plays alone is enough.
card-ritual-town-hall = { ritual-ritual-town-hall }
  .text = { ritual-ritual-town-hall.text }
