card-soaped-floor = Eingeseifter Boden
  .text = In diesem Zug hat kein Gang mehr als 3 Schritte.
