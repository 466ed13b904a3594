card-soaped-floor = Sol savonné
  .text = Aucun Déplacement n’a plus de 3 pas pendant ce tour.
