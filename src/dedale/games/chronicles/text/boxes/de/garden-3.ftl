card-folk-fennel = Fennel der Gärtner
  .text = Der aktive Held macht einen Gang von höchstens 5 Schritten, durch alle Mauern.
story-garden-4 = Hinter dem Kompost steht ein Rosenstock, so alt, dass er wieder ein Baum geworden ist. Drei Abende hat Fennel bei ihm gesessen. Jetzt kommt er herein, mit nassen Augen und Blättern im Bart. „Er weiß noch, wie William geschlüpft ist“, sagt er. „Die Nacht war kalt, und er nicht größer als eine Katze. Er kroch unter die Dornen, und der Rosenstock hat sie bis zum Morgen nach außen gedreht.“ Er hält einen Steckling in Moos hoch. „Er möchte gern mitkommen.“
