ritual-ritual-library = Le vrai nom
  .text = Les Personnages ont récupéré au moins 2 Objets de chacun de 5 ensembles différents. Les Objets offerts comptent.
card-ritual-library = { ritual-ritual-library }
  .text = { ritual-ritual-library.text }
