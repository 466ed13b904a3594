## Das klassische Spiel

game = Klassisch
game-summary = Verschiebt das Labyrinth, findet eure Schätze und seid zuerst zu Hause.
option-events = Ereignisplättchen: 12 Plättchen tragen auf der Rückseite eine hilfreiche Botschaft
option-young = Für die Jüngeren: Niemand muss zum Start zurück
option-first-seat = Welcher Platz beginnt, gezählt ab 0
option-colours = Die Farben der Plätze: red, yellow, blue, green

## Wonach der Platz am Zug gefragt wird

ask-shift = { $seat }: Schieb das freie Plättchen ins Labyrinth.
ask-move = { $seat }: Geh, so weit du willst, oder bleib stehen.
ask-extra = { $seat }: Ein Extrazug. Schieb noch einmal und geh noch einmal, oder verzichte.
ask-double-shift = { $seat }: Schieb das eben herausgeschobene Plättchen noch einmal ein, oder verzichte.
ask-swap = { $seat }: Tausch den Platz mit einer anderen Figur, oder verzichte.
ask-peek = { $seat }: Sieh deine zweite Karte an, oder verzichte.
ask-exchange = { $seat }: Such dir einen anderen deiner Schätze aus, oder verzichte.

## Was ein Platz tun kann

insert = { $arrow-the } schieben, Drehung { $rotation }
walk = Nach { $cell } gehen
swap = Mit { $seat } den Platz tauschen
exchange = Zuerst { $treasure-the } suchen
peek = Die zweite Karte ansehen
skip = Verzichten

## Was geschieht

inserted = { $piece } schiebt { $arrow-the }.
message-read = { $seat } liest eine Botschaft: { $message }.
skipped = { $seat } verzichtet auf die Botschaft: { $message }.
swapped = { $seat } tauscht den Platz mit { $other }.
peeked = { $seat } sieht eine zweite Karte an.
exchanged = { $seat } sucht sich einen anderen Schatz aus.
target-seen = Dein Ziel: { $treasure }.
walked = { $steps ->
    [0] { $piece } bleibt auf { $cell }.
   *[other] { $piece } geht nach { $cell }.
  }
found = { $seat } findet { $treasure-the }.
home-called = { $seat } hat alles gefunden und macht sich auf den Heimweg.
won = { $seat } gewinnt.

## Wie das Spiel endet

outcome-home = { $seat } hat alle Schätze gefunden und ist zuerst zu Hause.
outcome-all-found = { $seat } hat zuerst alle Schätze gefunden.

## Namen

message-double-shift = Noch einmal schieben
  .help = schieb das herausgeschobene Plättchen gleich wieder ein, bevor du gehst.
message-extra-turn = Extrazug
  .help = nach deinem Gang schiebst und gehst du noch einmal.
message-swap = Plätze tauschen
  .help = tausch den Platz mit einer anderen Figur und geh von dort los.
message-peek = Zweite Karte
  .help = sieh deine zweite Karte an; beide gelten, bis du eine gefunden hast.
message-exchange = Neues Ziel
  .help = such zuerst einen anderen deiner Schätze; der Rest wird gemischt.
message-wall-pass = Durch eine Wand
  .help = auf diesem Gang darfst du durch eine Wand.

target-home = deine Startecke

treasure-spellbook = Zauberbuch
  .the = das Zauberbuch
  .short = Buch
treasure-purse = Geldbeutel
  .the = den Geldbeutel
  .short = Beutl
treasure-map = Schatzkarte
  .the = die Schatzkarte
  .short = Karte
treasure-crown = Krone
  .the = die Krone
  .short = Krone
treasure-keys = Schlüsselbund
  .the = den Schlüsselbund
  .short = Schl.
treasure-skull = Totenschädel
  .the = den Totenschädel
  .short = Schäd
treasure-ring = Ring
  .the = den Ring
  .short = Ring
treasure-chest = Truhe
  .the = die Truhe
  .short = Truhe
treasure-jewel = Juwel
  .the = das Juwel
  .short = Juwel
treasure-sword = Schwert
  .the = das Schwert
  .short = Schwt
treasure-candelabra = Leuchter
  .the = den Leuchter
  .short = Lcht.
treasure-helmet = Helm
  .the = den Helm
  .short = Helm
treasure-bat = Fledermaus
  .the = die Fledermaus
  .short = Flmau
treasure-dragon = Drache
  .the = den Drachen
  .short = Drach
treasure-genie = Flaschengeist
  .the = den Flaschengeist
  .short = Fgeis
treasure-ghost = Gespenst
  .the = das Gespenst
  .short = Gesp.
treasure-sorceress = Zauberin
  .the = die Zauberin
  .short = Zaub.
treasure-troll = Troll
  .the = den Troll
  .short = Troll
treasure-lizard = Eidechse
  .the = die Eidechse
  .short = Echse
treasure-moth = Motte
  .the = die Motte
  .short = Motte
treasure-owl = Eule
  .the = die Eule
  .short = Eule
treasure-rat = Ratte
  .the = die Ratte
  .short = Ratte
treasure-scarab = Skarabäus
  .the = den Skarabäus
  .short = Skara
treasure-spider = Spinne
  .the = die Spinne
  .short = Spinn

## Warum eine Aktion gut ist

why-home-now = Kommt jetzt nach Hause und gewinnt.
why-only-way = Erreicht jetzt { $treasure-the }; mit jedem anderen Schub dauert es mindestens { $turns } Züge, wenn niemand stört.
why-best-way = Erreicht jetzt { $treasure-the }. { $ways } Schübe führen dorthin; dieser ist für das Weitere der beste.
why-there = Erreicht jetzt { $treasure-the }.
why-soon = { $percent } % der Schübe, die folgen können, lassen im nächsten Zug einen Weg von { $cell } zum Ziel: { $treasure-the }.
why-far = Bis zum Ziel sind es mindestens { $turns } Züge, wenn niemand stört: { $treasure-the }.
why-home-soon = { $percent } % der Schübe, die folgen können, lassen im nächsten Zug einen Weg von { $cell } nach Hause.
why-home-far = Bis nach Hause sind es mindestens { $turns } Züge, wenn niemand stört.
why-block = { $other } könnte mit dem nächsten Schub nach Hause kommen. Das versperrt den Weg.
why-swap = Vom Platz von { $other } aus geht es besser weiter.
why-exchange = Leichter zu erreichen als dein offenes Ziel: { $treasure-the }.
why-peek = Von zwei Zielen ist eines schneller zu erreichen.
why-skip = Nichts, was die Botschaft bietet, ist besser als das, was du hast.

## Warum die Regeln ablehnen

cl-set-7 = Jeder Platz hat seine eigene Farbe: Nenne { $seats } verschiedene oder keine für die üblichen.
cl-set-9 = Der erste Platz zählt ab 0; höchstens { $most }, nicht { $value }.
cl-cmp-1 = Dieses Feld gibt es nicht. Die Spalten heißen A bis G, die Reihen 1 bis 7.
cl-cmp-3 = Ein Plättchen hat vier Drehungen; diese ist keine davon.
cl-cmp-13 = Diesen Pfeil gibt es nicht. Die Pfeile haben die Nummern 0 bis 11.
cl-turn-1 = Du bist nicht am Zug. { $seat } spielt gerade.
cl-turn-2 = Du hast schon geschoben. Geh jetzt, oder bleib auf deinem Feld.
cl-turn-3 = Geschoben werden muss immer, auch wenn dein Ziel erreichbar ist.
cl-turn-5 = Schieb zuerst das freie Plättchen ein; gegangen wird danach.
cl-shift-5 = Das würde den letzten Schub rückgängig machen. Nimm einen anderen Pfeil.
cl-shift-11 = Ein gerades Plättchen liegt nach zwei Drehungen wie zuvor. Nimm eine seiner ersten beiden Drehungen.
cl-move-2 = Von hier führt kein Weg nach { $cell }. Wähl ein beleuchtetes Feld.
cl-move-3 = Um stehen zu bleiben, wähl das Feld, auf dem du stehst.
cl-end-3 = Das Spiel ist aus.
cl-evt-4 = Entscheide zuerst über die Botschaft „{ $message }“: nutzen oder verzichten.
cl-evt-7 = Es gibt jetzt keine Botschaft „{ $message }“ zu nutzen.
cl-evt-17 = Schieb für deinen Extrazug zuerst das freie Plättchen ein, oder verzichte darauf.
cl-evt-20 = Wähl einen anderen Platz an diesem Tisch zum Tauschen.
cl-evt-28 = { $treasure } ist nicht unter den Karten zur Wahl. Nimm eine deiner eigenen unter der obersten.

## Auf dem Bildschirm

brief-insert = { $arrow } schieben
seat-left = { $count } übrig
your-treasure = Dein Schatz
only-you = Nur für dich sichtbar
goal-find = Finde { $treasure-the }
goal-either = Finde einen der beiden
goal-go-home = Geh zurück in deine Startecke
goal-home-card = Start
goal-done = Alles ist gefunden
goal-at = Auf { $cell }.
goal-far = Auf { $cell }, nicht erreichbar.
goal-near = { $steps ->
    [0] Du stehst darauf. Bleib, dann ist er gefunden.
    [one] Auf { $cell }, 1 Schritt entfernt.
   *[other] Auf { $cell }, { $steps } Schritte entfernt.
  }
goal-after = { $steps ->
    [0] Auf { $cell }: nach dem Schub genau unter deiner Figur.
    [one] Auf { $cell }: nach dem Schub 1 Schritt entfernt.
   *[other] Auf { $cell }: nach dem Schub { $steps } Schritte entfernt.
  }
goal-spare = Auf dem freien Plättchen.
goal-cover = Deine Karte zudecken
goal-uncover = Deine Karte aufdecken
goal-covered = Deine Karte ist zugedeckt
goal-peek = Tipp sie an oder halte P gedrückt, um nachzusehen.
found-so-far = Bisher gefunden: { $found } von { $all }
fact-found = Schätze gefunden
preview-reach = { $places ->
    [0] Deine Figur könnte nur stehen bleiben.
    [one] 1 Feld wird erreichbar.
   *[other] { $places } Felder werden erreichbar.
  }
preview-target = { $places ->
    [one] 1 Feld wird erreichbar, und dort liegt dein Ziel: { $treasure }.
   *[other] { $places } Felder werden erreichbar, darunter dein Ziel: { $treasure }.
  }
preview-target-here = { $places ->
    [0] Deine Figur steht auf ihrem Schatz und könnte nur stehen bleiben.
    [one] Deine Figur steht auf ihrem Schatz, und 1 Feld wird erreichbar.
   *[other] Deine Figur steht auf ihrem Schatz, und { $places } Felder werden erreichbar.
  }
preview-home = { $places ->
    [one] 1 Feld wird erreichbar: deine Startecke.
   *[other] { $places } Felder werden erreichbar, darunter deine Startecke.
  }
preview-home-here = { $places ->
    [0] Deine Figur steht auf ihrer Startecke und könnte nur stehen bleiben.
    [one] Deine Figur steht auf ihrer Startecke, und 1 Feld wird erreichbar.
   *[other] Deine Figur steht auf ihrer Startecke, und { $places } Felder werden erreichbar.
  }
walk-target = { $steps ->
    [0] Bleib auf { $cell }: Du findest { $treasure-the }.
    [one] 1 Schritt nach { $cell }: Dort findest du { $treasure-the }.
   *[other] { $steps } Schritte nach { $cell }: Dort findest du { $treasure-the }.
  }
walk-home = { $steps ->
    [0] Bleib auf { $cell }: Du bist zu Hause.
    [one] 1 Schritt nach { $cell }: Dort bist du zu Hause.
   *[other] { $steps } Schritte nach { $cell }: Dort bist du zu Hause.
  }

## Die Einführung

lesson-welcome = Dieses Gartenlabyrinth bleibt nie, wie es ist. Die Figur in der Ecke oben links ist deine, und deine Karte zeigt den Schatz, den du suchst. Nur du siehst sie.
lesson-push = Jeder Zug beginnt mit dem freien Plättchen. Dreh es, bis es liegt wie markiert: tipp es an oder drück R. Dann wähl den markierten Pfeil, sieh dir an, was sich ändern würde, und schieb es ein.
lesson-walk = Wo der Weg leuchtet, kannst du gehen, so weit du willst. Geh zu deinem Schatz.
lesson-found = Gefunden. Eine neue Karte zeigt deinen nächsten Schatz. Inzwischen hat der andere Platz gespielt: Auch er hat ein Plättchen eingeschoben. Der Pfeil mit dem Schloss würde das rückgängig machen, also darf ihn jetzt niemand benutzen.
lesson-push-again = Dein neuer Schatz ist nicht erreichbar. Schieb das Plättchen am markierten Pfeil ein, und ein Weg tut sich auf.
lesson-walk-again = Geh jetzt zu deinem Schatz.
lesson-edge = Figuren reisen auf ihrem Plättchen mit, und wer über den Rand geschoben wird, kommt auf der anderen Seite wieder. Schieb deine eigene Spalte von oben und sieh zu.
lesson-walk-far = Jetzt bist du oben, und der Weg ist frei. Ein Weg darf lang sein: Hol dir deinen Schatz.
lesson-end = Das ist das ganze Spiel: schieben, gehen, finden. Wer alle Schätze gefunden hat und zuerst wieder in der eigenen Startecke ist, gewinnt.

## Regeln, die das Labor weglassen kann

rule-messages = Botschaften
rule-way-home = den Weg nach Hause
