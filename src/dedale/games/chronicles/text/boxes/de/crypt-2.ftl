kind-wisp = Irrlicht
token-wisp = ein Irrlicht
card-objective-wisps = Irrlichter
  .text = Wo ein Gegenstand geplündert wird, erscheint ein Irrlicht, solange welche da sind. Ein Held, der dort einen Gang beendet, nimmt alle Irrlichter des Plättchens, und jedes davon zahlt.
quest-q-crypt-4 = Laternenhüter
  .text = Nehmt 3 Irrlichter in einer Partie.
story-crypt-3 = Niemand sonst wollte in den Spiegel sehen, der flüstert, also bringt man ihn Mort. Er hat keine Ohren und hört die ganze Nacht zu. „Die Stimme kenne ich“, sagt er am Morgen. „Sie war vor mir da. Man hat sie ganz unten hingelegt, unter sieben Steine. Sie versprach den Leuten Dinge.“ Eine Stille. „Die Steine hat jemand bewegt.“ Seitdem treiben kleine Lichter durchs Labyrinth, überall, wo etwas genommen wurde. Sie wollen nur nach Hause, sagt Mort.
screen-cell-wisp = Ein Irrlicht.
