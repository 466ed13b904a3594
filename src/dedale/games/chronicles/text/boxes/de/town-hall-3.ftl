card-folk-mathilda = Mathilda die Bürgermeisterin
  .text = Lege von jeder Fertigkeit 1 Sanduhr ab.
story-town-hall-4 = Eine Woche liegt das Blatt auf dem Tisch. Für die Dächer, steht darauf, für den Kirchturm, die Scheune, den zweitbesten Hut der Bürgermeisterin und den Schrecken: begnadigt. Sie liest es dem ganzen Dorf vor und fragt, ob jemand dagegen ist. Man hört, wie sich ein Dachziegel setzt. Niemand. Sie unterschreibt und steckt es in den Hut. „Eine Begnadigung wird von Hand überbracht“, sagt Mathilda. „So steht es im Gesetz. Das habe ich heute früh gemacht.“
