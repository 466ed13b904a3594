ritual-ritual-workshop = Die offene Straße
  .text = Am Ende eines Zugs: Das Plättchen des Drachen liegt mit mindestens 2 Ecken an einem Weg.
card-ritual-workshop = { ritual-ritual-workshop }
  .text = { ritual-ritual-workshop.text }
