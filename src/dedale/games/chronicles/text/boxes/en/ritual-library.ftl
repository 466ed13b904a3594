ritual-ritual-library = The True Name
  .text = Characters have collected at least 2 Items of each of 5 different sets. Items that were offered count.
card-ritual-library = { ritual-ritual-library }
  .text = { ritual-ritual-library.text }
