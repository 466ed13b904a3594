card-folk-gudrun = Gudrun die Schmiedin
  .text = Erledige bis zu 3 Kobolde deiner Wahl.
story-smithy-4 = Sie kommt auf zwei Karren: eine Kette, schwarz und kalt, jedes Glied so dick wie ein Schenkel. An einem Ende ist ein Halsring, und alle sehen, wie groß der Ring ist. Gudrun summt nicht. Sie tritt den Blasebalg selbst, einen Tag und eine Nacht, gibt sie dem Feuer, Glied um Glied, und behält keinen Nagel davon. Am Morgen nimmt sie den großen Hammer von der Wand. „Wenn es noch eine gibt“, sagt sie, „bin ich da.“
