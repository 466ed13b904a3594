kind-bloom = Blüte
token-bloom = eine Blüte
card-objective-blooms = Blüten
  .text = Ein Held, der ein Plättchen mit einer Blüte betritt, nimmt sie. Die 2. und die 4. Blüte zahlen.
quest-q-garden-4 = Blumenstrauß
  .text = Nehmt 4 Blüten in einer Partie.
story-garden-3 = Es gibt ein Beet, das sich nicht öffnen will. Es hat Sonne bekommen, Regen und eine Standpauke. Dann, eines Nachts, brummt der Boden. Weit weg im Labyrinth ist William eingeschlafen, und er schnarcht, tief und langsam, wie immer. Eine nach der anderen gehen die Blumen auf. Fennel setzt sich im Nachthemd zwischen sie. „Sie kennen ihn“, sagt er. „Sie haben gar keine Angst.“ Ein paar hat er an die Kreuzungen gepflanzt. Es ist dunkel dort.
screen-cell-bloom = Eine Blüte.
