ritual-ritual-market = Ein ehrlicher Preis
  .text = Beim Besänftigen: Bietet einen Schatz an, oder gebt dem Laden eine Schriftrolle zurück.
card-ritual-market = { ritual-ritual-market }
  .text = { ritual-ritual-market.text }
