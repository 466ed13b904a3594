ritual-ritual-town-hall = Seite an Seite
  .text = Am Ende eines Zugs: Mindestens 2 Helden stehen in der Zeile oder Spalte des Drachen. Wer allein spielt, genügt.
card-ritual-town-hall = { ritual-ritual-town-hall }
  .text = { ritual-ritual-town-hall.text }
