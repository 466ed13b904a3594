ritual-ritual-town-hall = Côte à côte
  .text = À la fin d’un tour : au moins 2 Personnages sont dans la ligne ou la colonne du Dragon. Un Personnage qui joue seul suffit.
card-ritual-town-hall = { ritual-ritual-town-hall }
  .text = { ritual-ritual-town-hall.text }
