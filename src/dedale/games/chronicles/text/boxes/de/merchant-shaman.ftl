card-merchant-shaman = Händler: Schamanin
  .text = Zahlt für den 2. und den 4. verfluchten Gegenstand, den Helden bergen.
