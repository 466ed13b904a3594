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
move-to = Nach { $cell } gehen
swap = Mit { $seat } den Platz tauschen
exchange = Zuerst { $treasure-the } suchen
peek = Die zweite Karte ansehen
skip = Verzichten

## Was geschieht

shifted = { $seat } schiebt { $arrow-the }.
message-read = { $seat } liest eine Botschaft: { $message }.
skipped = { $seat } verzichtet auf die Botschaft: { $message }.
swapped = { $seat } tauscht den Platz mit { $other }.
peeked = { $seat } sieht eine zweite Karte an.
exchanged = { $seat } sucht sich einen anderen Schatz aus.
target-seen = Dein Ziel: { $treasure }.
moved = { $seat } geht nach { $cell }.
stayed = { $seat } bleibt auf { $cell }.
found = { $seat } findet { $treasure-the }.
home-called = { $seat } hat alles gefunden und macht sich auf den Heimweg.
won = { $seat } gewinnt.

## Wie das Spiel endet

outcome-home = { $seat } hat alle Schätze gefunden und ist zuerst zu Hause.
outcome-all-found = { $seat } hat zuerst alle Schätze gefunden.

## Namen

colour-red = Rot
colour-yellow = Gelb
colour-blue = Blau
colour-green = Grün

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
