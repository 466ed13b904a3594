ritual-ritual-workshop = La route ouverte
  .text = À la fin d’un tour : la tuile du Dragon est sur un même chemin avec au moins 2 coins.
card-ritual-workshop = { ritual-ritual-workshop }
  .text = { ritual-ritual-workshop.text }
