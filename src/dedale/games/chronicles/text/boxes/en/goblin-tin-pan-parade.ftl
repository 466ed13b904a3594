card-tin-pan-parade = Tin Pan Parade
  .text = The active Character is put on its start corner.
