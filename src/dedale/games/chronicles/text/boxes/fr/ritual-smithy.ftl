ritual-ritual-smithy = Briser les chaînes
  .text = Chaque Gobelin qu’un Personnage assomme.
card-ritual-smithy = { ritual-ritual-smithy }
  .text = { ritual-ritual-smithy.text }
