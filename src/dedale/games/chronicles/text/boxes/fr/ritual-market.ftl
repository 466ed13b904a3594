ritual-ritual-market = Un juste prix
  .text = En l’apaisant : offrez un Trésor, ou rendez un Parchemin à la boutique.
card-ritual-market = { ritual-ritual-market }
  .text = { ritual-ritual-market.text }
