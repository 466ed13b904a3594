ritual-ritual-smithy = Breaking the Chains
  .text = Every Goblin that a Character knocks out.
card-ritual-smithy = { ritual-ritual-smithy }
  .text = { ritual-ritual-smithy.text }
