ritual-ritual-inn = Ingwerkuchen
  .text = Beim Besänftigen: Bietet eine Zutat an.
card-ritual-inn = { ritual-ritual-inn }
