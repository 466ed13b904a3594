ritual-ritual-smithy = Gesprengte Ketten
  .text = Jeder Kobold, den ein Held erledigt.
card-ritual-smithy = { ritual-ritual-smithy }
  .text = { ritual-ritual-smithy.text }
