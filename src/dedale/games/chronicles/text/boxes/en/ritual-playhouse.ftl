ritual-ritual-playhouse = The Old Lullaby
  .text = A Character who holds an Instrument ends a Move in the Dragon’s row or column. It counts once in a turn.
card-ritual-playhouse = { ritual-ritual-playhouse }
  .text = { ritual-ritual-playhouse.text }
