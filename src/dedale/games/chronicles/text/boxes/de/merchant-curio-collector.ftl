card-merchant-curio-collector = Händler: Kuriositätensammler
  .text = Zahlt für den 2. und den 4. Drachengegenstand, den Helden bergen.
