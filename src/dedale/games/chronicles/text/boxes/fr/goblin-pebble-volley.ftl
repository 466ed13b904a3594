card-pebble-volley = Volée de cailloux
  .text = Chaque Personnage, à commencer par l’actif, met 1 Sablier sur une de ses Compétences qui n’en a pas.
