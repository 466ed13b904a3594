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
    [shut] lässt sich nicht öffnen
   *[open] geht weiter
  }: { $title }
campaign-none = Es gibt noch keine Kampagnen.

## Das Labor

lab-playing = Es wird gespielt
lab-stopped = Angehalten. Was gespielt wurde, liegt in { $file }; derselbe Befehl macht dort weiter.
lab-kept = Jede Partie liegt in { $file }.
lab-written = Geschrieben: { $file }
extra-missing = Dafür braucht es mehr als das Spiel selbst. Zu installieren mit: pip install "dedale[{ $extra }]"
bad-place = Auf „{ $value }“ kann nicht gespielt werden. Möglich sind here, ray, oder ray: und die Adresse eines Clusters.

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
