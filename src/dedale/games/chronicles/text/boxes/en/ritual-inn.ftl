ritual-ritual-inn = Ginger Pie
  .text = At a Soothe: offer an Ingredient.
card-ritual-inn = { ritual-ritual-inn }
  .text = { ritual-ritual-inn.text }
