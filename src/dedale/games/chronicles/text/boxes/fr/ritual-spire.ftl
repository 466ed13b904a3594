ritual-ritual-spire = Cercle de lumière
  .text = En l’apaisant : au moins 2 Portails sont dans la ligne ou la colonne du Dragon avant qu’il ne s’envole.
card-ritual-spire = { ritual-ritual-spire }
  .text = { ritual-ritual-spire.text }
