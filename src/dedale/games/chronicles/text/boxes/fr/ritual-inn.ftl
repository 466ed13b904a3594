ritual-ritual-inn = Tarte au gingembre
  .text = En l’apaisant : offrez un Ingrédient.
card-ritual-inn = { ritual-ritual-inn }
  .text = { ritual-ritual-inn.text }
