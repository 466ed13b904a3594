card-folk-odimus = Odimus die Eule
  .text = Sieh den Stapel der Gegenstände durch und lege einen nach oben. Der Rest wird gemischt.
story-library-4 = Er wartet, bis alle sitzen. Dann liest er die Seite laut vor, samt dem Rand, und beim letzten Wort gehen im Saal alle Kerzen aus. Niemand rührt sich. Im Dunkeln hört man Seiten umblättern, überall, ganz von selbst, und eine Eule, die ihre Stelle gefunden hat. „So also heißt er“, sagt Odimus leise. „William haben nur wir ihn genannt. Macht Licht. Ich brauche meine Reisebrille.“
