ritual-ritual-crypt = Ruhe für die Ruhelosen
  .text = Beim Besänftigen: Bietet einen verfluchten Gegenstand oder einen Drachengegenstand an.
card-ritual-crypt = { ritual-ritual-crypt }
  .text = { ritual-ritual-crypt.text }
