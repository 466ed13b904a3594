ritual-ritual-watchtower = Rien à signaler
  .text = À la fin d’un tour : aucun Gobelin n’est dans le labyrinthe.
card-ritual-watchtower = { ritual-ritual-watchtower }
  .text = { ritual-ritual-watchtower.text }
