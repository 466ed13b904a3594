ritual-ritual-inn = Ingwerkuchen
  .text = Beim Besänftigen: Bietet eine Zutat an.
card-ritual-inn = { ritual-ritual-inn }
  .text = { ritual-ritual-inn.text }
