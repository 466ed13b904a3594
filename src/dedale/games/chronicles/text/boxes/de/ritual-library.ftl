ritual-ritual-library = Der wahre Name
  .text = Helden haben von 5 verschiedenen Gruppen je mindestens 2 Gegenstände geborgen. Angebotene zählen.
card-ritual-library = { ritual-ritual-library }
  .text = { ritual-ritual-library.text }
