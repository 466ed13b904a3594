ritual-ritual-market = A Fair Price
  .text = At a Soothe: offer a Treasure, or give a Scroll back to the shop.
card-ritual-market = { ritual-ritual-market }
  .text = { ritual-ritual-market.text }
