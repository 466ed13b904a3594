ritual-ritual-garden = Beruhigendes Sträußchen
  .text = Beim Besänftigen: Bietet ein Kleingetier an.
card-ritual-garden = { ritual-ritual-garden }
  .text = { ritual-ritual-garden.text }
