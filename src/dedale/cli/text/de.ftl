## Was das Terminal sagt

rule-in-a-box = { $value } steht in einer Schachtel, die noch zu ist. Ein Tisch, der sie geöffnet hat, kann die Regel zeigen.
no-such-rule = Die Regel „{ $value }“ gibt es nicht. { $nearest ->
    [none] Regeln heißen etwa CL-SHIFT-5; CL-SHIFT zeigt ein Kapitel.
   *[other] War { $nearest } gemeint?
  }
no-such-seat = Diese Aufzeichnung hat die Plätze 0 bis { $most }; einen Platz { $value } gibt es nicht.
other-game = { $file } enthält ein Spiel { $saved }. Weiter geht es mit: dedale play { $saved } --save { $file }

list-seats = { $most ->
    [one] Ein Platz
   *[other] { $seats } Plätze
  }
list-players = Wer Platz nehmen kann: { $players }

seat-name = Platz { $number }
seat-line = { $seat }: { $found } von { $all } gefunden
own-target = Dein Ziel: { $target }
spare = Freies Plättchen: { $turns }
foreseen = Du würdest { $arrow-the } schieben. { $count ->
    [0] Du könntest nur stehen bleiben.
    [one] Ein Feld wäre dann erreichbar.
   *[other] { $count } Felder wären dann erreichbar.
  }
foreseen-target = Du könntest { $treasure-the } holen.
press-enter = Enter führt es aus. Oder tipp etwas anderes.

type-number = Eine Zahl von 1 bis { $most } (? für Hilfe)
type-push = Pfeil und Drehung, etwa 9b (? für Hilfe)
type-push-or-skip = Pfeil und Drehung, etwa 9b, oder - zum Verzichten (? für Hilfe)
type-cell = Ein Feld, etwa d3, oder . zum Bleiben (? für Hilfe)
type-step = Enter: weiter, b: zurück, eine Zahl bis { $most }, q: Schluss
unclear-number = „{ $typed }“ steht nicht auf der Liste. Tipp eine Zahl von 1 bis { $most }.
unclear-push = „{ $typed }“ sagt mir nichts. Tipp einen Pfeil und eine Drehung, etwa 9b, oder auch noch ein Feld, wohin du gehst: 9b d3.
unclear-cell = „{ $typed }“ ist kein Feld. Tipp eine Spalte und eine Reihe, etwa d3, oder einen Punkt, um zu bleiben.
refused = { $why } ({ $id }; „rule { $id }“ zeigt die Regel)

resumed = Weiter mit dem Spiel in { $file }, nach { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
  }. Es behält seine Plätze und Optionen.
curtain = { $seat } ist dran
curtain-open = { $seat }: Drück Enter, wenn nur du den Bildschirm siehst.{ " " }
keep-game = Dateiname zum Speichern (Enter: nicht speichern) ›{ " " }
not-kept = Das Spiel wurde nicht gespeichert. Nächstes Mal speichert --save DATEI jeden Schritt.
kept = Das Spiel ist gespeichert in { $file }. Weiter geht es mit: { $command }
kept-over = Das Spiel ist gespeichert in { $file }. Noch einmal ansehen: { $command }
next-game = Die Kampagne geht weiter. Enter: die nächste Partie, q: Schluss ›{ " " }
next-campaign = Die Geschichte ist erzählt. Eine neue kann jetzt auf mehr Arten beginnen ({ $known }): { $command }
foreseen-home = Du könntest nach Hause kommen und gewinnen.
spare-with = Freies Plättchen: { $turns }   ({ $treasure })
message-line = ✉ { $message }: { $use }
unclear-way = Nach diesem Schub führt kein Weg nach { $cell }. Es ist nichts geschehen.
laid = Der Tisch, wie er aufgebaut wurde.
help-push = 9b       das freie Plättchen bei Pfeil 9 einschieben, gedreht wie b; Enter führt es aus
    9b d3    schieben und gleich nach D3 gehen
    d3       nach D3 gehen
    { "." }        stehen bleiben
    -        auf eine Botschaft verzichten
help-list = 1        tun, was Nummer 1 der Liste sagt
help-table = u        den letzten Schritt zurücknehmen, solange er nichts Neues gezeigt hat
    h        ein Tipp: was ein guter Spieler täte, und warum
    log      alles, was geschehen ist
    rule ID  was eine Regel sagt, etwa: rule CL-SHIFT-5
    2: X     X für Platz 2 tun, der nicht gefragt ist, aber eingreifen darf
    q        das Spiel verlassen

## Den Tisch öffnen

serving = Der Tisch ist offen: { $address }
kept-in = Spiele werden gespeichert in { $place }
only-here = Nur dieser Computer erreicht ihn. Um Telefone und Freunde im Netzwerk einzuladen: dedale serve --host 0.0.0.0
how-to-end = Strg+C beendet ihn; jedes Spiel kann weitergehen.
no-port = Die Adresse { $host } mit Port { $number } geht nicht: { $why }. Nimm einen anderen mit --port.
two-places = Nenne eine Datenbank oder einen Ordner, nicht beides.
exported = Tisch { $table } steht jetzt in { $file }.
imported = { $file } ist jetzt Tisch { $table }. Seine Plätze öffnest du unter der Adresse deines Servers:
imported-seat = { "  " }Platz { $number }: { $link }
campaign-exported = Kampagne { $campaign }, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }, steht jetzt in { $file }.
campaign-imported = { $file } ist jetzt Kampagne { $campaign }. Ihre letzte Partie ist Tisch { $table }. Seine Plätze öffnest du unter der Adresse deines Servers:
campaign-line = { $campaign }  { $game }, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }, { $state ->
    [over] beendet
    [old] nach älteren Regeln
   *[open] geht weiter
  }: { $title }
campaign-none = Es gibt noch keine Kampagnen.

## Das Labor

lab-playing = Es wird gespielt
lab-ending = Ende durch
lab-player = Spieler
lab-wins = Siege
lab-games = Partien
lab-track = Koboldleiste
lab-seconds = Sekunden Rechenzeit
lab-phase = Abschnitt
lab-first = erste Partie
lab-chapter-1 = Kap. 1
lab-chapter-2 = Kap. 2
lab-chapter-3 = Kap. 3
lab-chapter-4 = Kap. 4
lab-later = danach
lab-final = Finale
lab-held = Gegenstände
lab-looted = geplündert
lab-crystals = Kristalle
lab-turns = Züge
lab-quests = Aufträge
lab-done = geschafft
lab-wardens = fünfter Wächter
lab-repaired = repariert
lab-used = benutzt
lab-drawn = gezogen
bad-games = { $value } Spiele lassen sich nicht spielen. Nenne mindestens eines.
bad-seconds = In { $value } Sekunden lässt sich nicht nachdenken. Nenne eine Zahl über 0.

## Analysen

review-thinking = Denkt nach
review-step = Schritt
review-player = wer
review-before = Züge zum Ziel
review-after = danach
review-cost = Kosten
review-left = Ziele übrig
review-hope = gutes Team gewinnt
review-costly = { $player } hätte es nach Schritt { $step } besser machen können: { $better }.
review-lost = Verloren ging das Spiel mit dem Zug von { $player }, der mit Schritt { $step } endete.
review-again = Kosten in Zielen. Das Spiel noch einmal ansehen mit: { $command }

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

## Legenden im Terminal

mat-castle = Burg
mat-incarnation = Die Verkörperung der Finsternis:
mat-head = KOPF
mat-tail = Schwanz
mat-crystal = ◊
mat-shock = Schock
mat-once = auf einmal
mat-secret = (geheim)
mat-marked = ◎ Zeiger
mat-moon-cell = ☾ auf { $cell }
mat-crystals = ◊{ $count }
mat-rewards = Belohnungen: { $rewards }
mat-cave-in = Einsturz
mat-mud = +1 Stiefel
mat-cart = Lore ◊{ $count }
mat-lava-hot = Lava heiß
mat-lava-rough = rau
mat-lava-smooth = erkaltet
mat-gate = Tor zwischen { $left } und { $right }.
mat-bats = Fledermäuse zwischen { $left } und { $right }.
mat-portals = Elfenpfade: von 3 nach 4 kommt man auf 7 an, von 4 nach 3 auf 1.
mat-spaces = ◊{ $count }/{ $all }
mat-guild = Jäger { $count }
mat-storm = Sturm
mat-sabotaged = sabotiert
mat-used = benutzt
mark-armour = P
mark-claws = K
mark-dread = G
party-chapter = { $name } · Zug { $turn } · noch { $cards } Spielkarten
party-known = Als Nächstes im Spielstapel: { $cards }
party-journal = Kampagne: { $chapters }
party-goal-fire = Löscht alle Feuer: { $count } brennen.
party-goal-moons = Beobachtet alle sechs Monde: { $count } beobachtet.
party-goal-crystals = Bringt { $all } Kristalle zur Burg: { $count } geliefert.
party-goal-magma = Kühlt alle Lava: { $count } heiß. Der Zeiger steht auf { $dial }.
party-goal-darkness = Besiegt alle { $all } Leiber: { $count } besiegt.
party-storms = Sturmplättchen auf dem Stapel: { $count }.
party-shock = Magieschock: links { $left }, rechts { $right }.
party-piles = Hand { $hand }, Stapel { $deck }, Ablage { $discard }
party-hand = Hand: { $cards }
party-pool = bereit: { $icons }
party-eaten = ✦{ $count } gefressen
party-bucket-full = voller Eimer
party-bucket-empty = leerer Eimer
party-key = der Schlüssel
party-magma = das Magma
party-top = Oben auf dem Stapel: { $cards }
party-played = Gespielt: { $cards }
party-items = Gegenstände zu gewinnen:
party-fairies = Feen zu gewinnen: { $fairies }
type-deed = Ein Wort wie p1, eine Nummer oder e für das Ende des Zugs (? für Hilfe)
unclear-deed = „{ $typed }“ sagt mir nichts. Tipp, was vor einer Aktion steht, etwa p1, m5, a4 oder v, oder e für das Ende des Zugs.
help-deed = p3       Karte 3 der Hand spielen; p3b: ihre zweite Möglichkeit
    m5       auf Feld 5 gehen; m5s: mit einem Schild gegen Fledermäuse
    t5       auf Feld 5 teleportieren
    a4       angreifen, was auf Feld 4 des Gangs liegt; a4m: mit dem Magma
    v        den Ort neben dem Helden nutzen; vb: seine zweite Möglichkeit
    k, f1    die Fähigkeit nutzen, oder Fee 1
    d1       drei Karten für ein Symbol abwerfen: d1 Schwert, d2 Schild, d3 Staub, d4 Stiefel
    e        den Zug beenden
    7        tun, was Nummer 7 sagt; alles andere hat sein Wort in der Liste
    ♥ Widerstand oder Leben, ✦ Staub, ◊ Kristalle, P Panzer, K Krallen, G Grauen, [3] eine Falle
brief-icon-sword = Schwert
brief-icon-shield = Schild
brief-icon-boots = Stiefel
brief-icon-ranged = Schuss
brief-icon-teleport = Teleport
brief-icon-reuse = Nochmal
brief-icon-transmute = Wandeln
brief-icon-dust = Staub
brief-who-self = { "" }
brief-who-any = { " (ein Held)" }
brief-who-split = { " (geteilt)" }
brief-who-each = { " (jeder)" }
brief-dust = ✦+{ $count }
brief-heal = ♥+{ $count }
brief-heal-all = ♥ voll
brief-draw = { $count } ziehen
brief-lose = ♥−{ $count }
brief-gain-item = ein Gegenstand
brief-gain-fairy = eine Fee
brief-gain-either = Gegenstand oder Fee
brief-hit = { $count } Schaden
brief-roll = Würfel { $table }
brief-peek = { $count } Spielkarten ansehen
brief-reveal-more = { $count } mehr aufdecken
brief-reveal-less = eine weniger aufdecken
brief-reveal-now = jetzt eine Spielkarte aufdecken
brief-fetch = eine Karte holen
brief-repeat = eine Karte wiederholen
brief-weaken = ein Monster schwächen
brief-swap-heroes = mit einem Helden tauschen
brief-swap-monsters = zwei Monster tauschen
brief-remove-threat = eine Bedrohung entfernen
brief-set-die = den Würfel bestimmen
brief-reroll = neu würfeln, ✦+{ $dust }
brief-token = { $name }
brief-trap = Falle { $number }
brief-hero-to-left = ein Feld nach links
brief-hero-to-castle = auf Feld 7
brief-hero-to-die = Feld nach Würfel
brief-hero-to-choice = auf ein beliebiges Feld
brief-bucket = voller Eimer
brief-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
brief-fill-bucket = den Eimer füllen
brief-put-out = ein Feuer löschen
brief-remove-fire = ein Feuer entfernen
brief-ravager = ein Verwüster
brief-observe = einen Mond beobachten
brief-move-cards = ein Monster versetzen
brief-move-cards-swap = Karten im Gang versetzen oder tauschen
brief-sabotage = Sabotage
brief-portals = Elfenpfade
brief-storm = Sturm
brief-swap-places = Orte { $first } und { $second } tauschen
brief-gifts = Gaben für alle
brief-move-cart = die Lore bewegen
brief-mine = ◊+{ $count }
brief-sharp-bend = scharfe Kurve
brief-brake-failure = Bremsversagen
brief-bats = Fledermäuse
brief-gate = Tor
brief-secret-passage = Geheimgang
brief-magma = das Magma nehmen, ♥−1
brief-dial = Gegenstände drehen den Zeiger und tragen den Helden
brief-whispers = Wahnsinn für jeden
brief-strike = einen Helden hier schlagen
brief-lose-fairy = eine Fee verlieren
brief-lose-trap = eine Falle verlieren
brief-charge-left = links laden
brief-charge-right = rechts laden
brief-charge-both = beide laden
brief-discharge = entladen
brief-nugget = ein Symbol nennen: zeigt es die oberste Karte, nimm sie
brief-advance = die Verkörperung rückt vor
brief-darkness-hurts = ♥−{ $count } beim Kopf
brief-collapse = alle Fallen sind verloren

## Chronicles in the terminal

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
