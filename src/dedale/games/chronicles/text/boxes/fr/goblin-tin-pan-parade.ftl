card-tin-pan-parade = Parade des casseroles
  .text = Le Personnage actif est mis sur son coin de départ.
