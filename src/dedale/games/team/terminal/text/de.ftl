## Das Teamspiel im Terminal

book-line = ☰ { $page }. { $left ->
    [0] Die letzte Seite.
    [one] Noch 1 Seite.
   *[other] Noch { $left } Seiten.
  } { $count } von 24 Schätzen; { $cards } Karten im Stapel.
book-closed = ☰ Das Buch ist zu. { $left } Seiten; { $count } von 24 Schätzen; { $cards } Karten im Stapel.
board-line = { $seat }: { $cards }
uncovered-tile = Das Plättchen unter deiner Figur: { $turns }
uncovered-tile-with = Das Plättchen unter deiner Figur: { $turns }   ({ $treasure })
foreseen-card = { $seat } könnte { $treasure-the } holen.
type-turn = Zauber, Feld oder e für das Ende des Zugs (? für Hilfe)
type-rotation = Wie das Plättchen liegen soll: ein Buchstabe, etwa b (? für Hilfe)
unclear-turn = „{ $typed }“ sagt mir nichts. Tipp einen Schub wie 9b, eine Drehung wie r d3 b, einen Tausch wie s d4 d5, ein Feld wie d3 oder e.
unclear-pair = „{ $typed }“ nennt keine zwei benachbarten losen Plättchen. Tipp sie wie in s d4 d5.
help-turn = 9b       Schieben: Das freie Plättchen kommt bei Pfeil 9 hinein, gedreht wie b; Enter führt es aus
    r d3 b   Drehen: das Plättchen auf D3 wie b legen
    s d4 d5  Tauschen: die Plättchen auf D4 und D5 tauschen den Platz
    d3       nach D3 gehen; führt nur ein Zauber dorthin, siehst du es zuerst
    { "." }        den Schatz einsammeln, auf dem du stehst
    b        das Plättchen unter deiner Figur aufdecken, wie b
    e        den Zug beenden
