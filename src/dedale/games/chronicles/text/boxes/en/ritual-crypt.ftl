ritual-ritual-crypt = Rest for the Restless
  .text = At a Soothe: offer a Cursed Item or a Dragon Item.
card-ritual-crypt = { ritual-ritual-crypt }
  .text = { ritual-ritual-crypt.text }
