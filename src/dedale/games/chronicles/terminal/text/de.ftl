## Chroniken im Terminal

saga-title = Partie { $game } der Kampagne · Zug { $turn } · { $stage }
saga-crystals = Kristalle: { $count }; das nächste Kapitel braucht { $need }.
saga-items = Gegenstände: { $held } geborgen, { $looted } geplündert, { $hidden } verborgen.
saga-dice = Würfel: { $faces }.
saga-mark-red = r
saga-mark-purple = v
saga-mark-blue = b
saga-mark-yellow = g
saga-skills = Fertigkeiten der Gruppe: { $cards }
saga-scrolls = Schriftrollen: { $cards }
saga-folk = Feenvolk: { $cards }
saga-tokens = Marker: { $cards }
saga-snares = { $count ->
    [one] 1 Schlinge
   *[other] { $count } Schlingen
  }
saga-pennies = { $count ->
    [one] 1 Pfennig
   *[other] { $count } Pfennige
  }
saga-wisps = { $count ->
    [one] 1 Irrlicht
   *[other] { $count } Irrlichter
  }
saga-next-items = Als Nächstes im Stapel der Gegenstände: { $cards }
saga-next-events = Als Nächstes im Stapel der Ereignisse: { $cards }
saga-last-events = Zuunterst im Ereignisstapel: { $cards }
saga-looted = Geplündert: { $cards }
saga-quests = Aufträge: { $cards }
saga-objectives = Ziele: { $cards }
saga-rituals = Rituale: { $cards }
saga-chance = Der Rest bleibt dem Zufall überlassen.
saga-find = { $hero } könnte { $item-the } bergen.
saga-village = Das Dorf nach Partie { $games } · Vorrat: { $stash } Kristalle
saga-chapters = Kapitel: { $count } von { $all }; das nächste braucht { $need } Kristalle in einer Partie.
saga-chapters-all = Kapitel: alle { $all }.
saga-shut = geschlossen, bis Kapitel 2 geschafft ist
saga-track = Leiste der Kobolde: { $space } von { $length }.
saga-track-script = Auf { $space } kommt eine Seite der Geschichte.
saga-track-loss = Auf { $space } kostet sie { $count } Kristalle.
saga-pages = { $count ->
    [one] Die Geschichte hat 1 Seite. Tipp: story
   *[other] Die Geschichte hat { $count } Seiten. Tipp: story
  }
type-saga = Pfeil und Drehung, wie 9b, ein Feld, wie d3, eine Karte, wie use haste, oder e (? für Hilfe)
type-place = Ein Feld, wie d3, oder ein Wort der Liste (? für Hilfe)
unclear-saga = „{ $typed }“ sagt mir nichts. Tipp einen Schub wie 9b, ein Feld wie d3, ein Wort der Liste oder eine Nummer.
help-saga = 9b       das freie Plättchen an Pfeil 9 einschieben, gedreht wie b; Enter tut es dann
    9b d3    einschieben und gleich nach D3 gehen
    d3       nach D3 gehen oder es wählen; via d3: dorthin gehen und innehalten
    { "." }        stehen bleiben oder eine Bewegung hier beenden
    use X    eine Karte der Liste einsetzen, wie: use haste
    -        nichts einsetzen oder fertig sein
    hush X   nicht mehr nach X fragen; reserve X: nur wenn es darauf ankommt
    heed X   wieder wie üblich fragen; halt event: dort anhalten
    e        den Zug beenden
    hammer 3, buy X, repair X, open X 2, save: im Dorf
    7        tun, was Nummer 7 sagt
    quests, cards, story: was auf den Karten steht, und die Geschichte bis hierher
    ◎ Portal, ○ Echo, ▾ Plünderer, ■ Wächter, Ω Drache, ¤ ✿ * Marken der Gebäude,
    ⌂ Start, ✦ bereit, ⧗ Sanduhren, ◊ Kristalle
