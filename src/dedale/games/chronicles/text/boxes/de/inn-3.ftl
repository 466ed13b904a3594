card-folk-raimund = Raimund der Wirt
  .text = Jeder Held, angefangen beim aktiven, darf einen Gang von höchstens 4 Schritten machen.
story-inn-4 = Es ist spät, und die Töpfe hängen. Raimund wischt einen sauberen Tisch. „Am Abend davor“, sagt er, „habe ich William den Kuchen auf den Sims gestellt. Wie immer. Er lag hinter der Scheune und schlief, und er weinte. Ein Drache. Ich dachte: ein böser Traum, lass ihn ruhen. Ich hätte ihn wecken sollen.“ Er faltet das Tuch zweimal. „Wenn ihr wieder hineingeht, komme ich mit. Ich habe seinen Kuchen.“
