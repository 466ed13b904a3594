card-folk-pim = Pim der Hausierer
  .text = Erhaltet 2 Kristalle, oder leiht eine Schriftrolle, die der Laden noch hat.
story-market-4 = Ein Herr in Grau hat einen Beutel auf die Theke gelegt, so schwer, dass die Theke knarrt. Gold, für alles, was aus dem Labyrinth kommt. Pim sieht den Beutel lange an. Alle sehen Pim an. „Nein“, sagt er mit einer Stimme, die er zum ersten Mal ausprobiert. „William hat mir einmal den Schirm gehalten, einen ganzen Nachmittag. Er hat nichts verlangt.“ Er schiebt den Beutel zurück. „Ich will, dass er heimkommt. Was kann ich tragen?“
