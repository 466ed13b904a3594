## Das Spiel im Team

game = Team
game-summary = Alle zusammen gegen das Buch: Sammelt alle 24 Schätze, bevor seine letzte Seite gespielt ist.
option-mode = Der Modus: Einführung (alle haben Schieben und Drehen), Standard (Schieben und einer von fünf Zaubern), Experten (dazu die Schätze der Reihe nach)
option-deal = Wie die Zauber im Standard- und im Expertenmodus verteilt werden
option-spells = Die Zauber der Plätze, wenn sie zugeteilt sind: rotate, switch, traverse, teleport, escape
option-first-seat = Welcher Platz beginnt, gezählt ab 0
option-colours = Die Farben der Plätze: red, yellow, blue, green

mode-intro = Einführung
mode-standard = Standard
mode-expert = Experten
deal-random = Zufällig
deal-choose = Alle wählen
deal-assigned = Vorher zugeteilt

## Wonach der Platz am Zug gefragt wird

ask-pick = { $seat }: Such dir einen Zauber aus.
ask-act = { $seat }: Zaubere und geh, in beliebiger Reihenfolge. Dann beende deinen Zug.
ask-bonus = { $seat }: Du hast dir noch eine Bewegung verdient. Nutze sie, zaubere, was noch bereit ist, oder beende deinen Zug.
ask-finish = { $seat }: Deine Bewegungen sind gemacht. Zaubere, was noch bereit ist, oder beende deinen Zug.
ask-flip = { $seat }: Deck das Plättchen unter deiner Figur auf. Wie soll es liegen?

## Was ein Platz tun kann

pick-spell = { $spell } wählen
insert = { $arrow-the } schieben, Drehung { $rotation }
rotate = Das Plättchen auf { $cell } drehen, Drehung { $rotation }
switch = Das Plättchen auf { $cell } mit dem { $side } davon tauschen
walk = Nach { $cell } gehen
walk-with = Nach { $cell } gehen{ $spell-with }
flip-up = Es aufdecken, Drehung { $rotation }
end-turn = Den Zug beenden

## Was geschieht

spell-dealt = { $seat } bekommt den Zauber { $spell }.
spell-picked = { $seat } wählt den Zauber { $spell }.
card-drawn = { $seat } zieht { $treasure-the }.
page-read = { $seat } blättert um. { $page }. { $left ->
    [0] Es war die letzte Seite.
    [one] 1 Seite ist übrig.
   *[other] { $left } Seiten sind übrig.
  }
book-pushed = Das Plättchen am anderen Ende ist jetzt das freie: { $arrow }.
buried = { $count ->
    [0] Keines davon lag offen im Labyrinth.
    [one] 1 Plättchen ist jetzt Schutt.
   *[other] { $count } Plättchen sind jetzt Schutt.
  }
sent-home = { $seat } muss nach Hause, auf { $cell }.
teleported = { $seat } wird auf { $cell } versetzt.
carried = { $piece } fährt mit nach { $cell }.
inserted = { $piece } schiebt { $arrow-the }.
rotated = { $seat } dreht das Plättchen auf { $cell }.
switched = { $seat } tauscht die Plättchen auf { $cell } und { $beside }.
walked = { $steps ->
    [0] { $piece } bleibt auf { $cell }, und das ist die Bewegung.
   *[other] { $piece } geht nach { $cell }.
  }
walked-with = { $piece } geht nach { $cell }{ $spell-with }.
uncovered = { $seat } sieht, was unter dem Schutt auf { $cell } liegt.
turned-up = { $seat } räumt den Schutt auf { $cell } weg.
collected = { $seat } sammelt { $treasure-the } ein. Das Team hat { $count } von 24.
helped = { $seat } sammelt { $treasure-the } für { $other } ein. Das Team hat { $count } von 24.
turn-ended = { $seat } beendet den Zug.
won = Das Team hat alle { $count } Schätze. { $left ->
    [0] Es war die letzte Seite.
    [one] 1 Seite war noch übrig.
   *[other] { $left } Seiten waren noch übrig.
  }
lost = Das Buch hat keine Seite mehr, und das Team hat { $count } von 24 Schätzen.

## Warum ein Zug gut ist

why-spell = Von den übrigen Zaubern hilft { $spell } dem Team am häufigsten.
why-glance = Das sieht auf den ersten Blick am besten aus.
why-win = Sammelt { $treasure-the } ein, den letzten Schatz: Das Team gewinnt.
why-two = Sammelt { $treasure-the } ein, und mit der zweiten Bewegung einen weiteren Schatz.
why-one = Sammelt { $treasure-the } ein und lässt das Labyrinth für die anderen günstig zurück.
why-one-helps = Sammelt { $treasure-the } ein und öffnet { $other } einen Weg zu einem Schatz.
why-helps = Jetzt ist nichts einzusammeln; dies öffnet { $other } einen Weg zu einem Schatz.
why-clears = Jetzt ist nichts einzusammeln; dies räumt den Schutt auf { $cell } weg.
why-place = Jetzt ist nichts einzusammeln; von hier geht es gut weiter.

## Die Analyse eines Spiels

standing-race = Das Team gegen das Buch
standing-graph = Schätze, die dem Team fehlen, und Seiten, die das Buch noch hat, nach jedem Spielzug. Am Ende: { $left }
standing-team = Das Team
  .left = Schätze übrig
standing-against = Das Buch
  .left = Seiten übrig
standing-left = Noch { $team ->
    [one] 1 Schatz
   *[other] { $team } Schätze
  } und { $against ->
    [one] 1 Seite
   *[other] { $against } Seiten
  }.
standing-hope = Noch { $team ->
    [one] 1 Schatz
   *[other] { $team } Schätze
  } und { $against ->
    [one] 1 Seite
   *[other] { $against } Seiten
  }; von hier aus hätte ein gutes Team { $percent } % der Spiele gewonnen.
standing-lost = Hier ging das Rennen gegen das Buch verloren
standing-lost-mark = hier verloren

## Wie das Spiel endet

outcome-won = Alle Schätze sind gesammelt. Das Team hat gewonnen.
outcome-book-ended = Das Buch ist zu Ende. Das Team hat verloren.

## Namen

side-north = nördlich
side-east = östlich
side-south = südlich
side-west = westlich

spell-none = keiner
  .with = { "" }
  .help = { "" }
spell-push = Schieben
  .with = , mit Schieben
  .help = schieb das freie Plättchen aufgedeckt ein, wo kein Schutt herausgeschoben würde.
spell-rotate = Drehen
  .with = , mit Drehen
  .help = dreh ein loses Plättchen, das kein Schutt ist.
spell-switch = Tauschen
  .with = , mit Tauschen
  .help = lass zwei benachbarte lose Plättchen den Platz tauschen, Schutt oder nicht.
spell-traverse = Durchqueren
  .with = , mit Durchqueren
  .help = geh in einer Bewegung durch ein Plättchen mit Schutt hindurch.
spell-teleport = Springen
  .with = , mit Springen
  .help = spring in einer Bewegung von einer Ecke in eine andere.
spell-escape = Entwischen
  .with = , mit Entwischen
  .help = verlass in einer Bewegung das Labyrinth durch eine Öffnung am Rand und komm anderswo wieder herein.

treasure-mushroom = Pilz
  .the = den Pilz
  .short = Pilz
treasure-elephant = Elefant
  .the = den Elefanten
  .short = Elef.
treasure-sickle = Sichel
  .the = die Sichel
  .short = Sich.
treasure-fan = Fächer
  .the = den Fächer
  .short = Fäch.
treasure-candle = Kerze
  .the = die Kerze
  .short = Kerze
treasure-key = Schlüssel
  .the = den Schlüssel
  .short = Schl.
treasure-urn = Urne
  .the = die Urne
  .short = Urne
treasure-amulet = Amulett
  .the = das Amulett
  .short = Amul.
treasure-magic-hat = Zauberhut
  .the = den Zauberhut
  .short = Hut
treasure-dragon-tooth = Drachenzahn
  .the = den Drachenzahn
  .short = Zahn
treasure-cauldron = Kessel
  .the = den Kessel
  .short = Kess.
treasure-dagger = Dolch
  .the = den Dolch
  .short = Dolch
treasure-skull = Totenschädel
  .the = den Totenschädel
  .short = Schäd
treasure-lantern = Laterne
  .the = die Laterne
  .short = Later
treasure-magic-broom = Zauberbesen
  .the = den Zauberbesen
  .short = Besen
treasure-scroll = Schriftrolle
  .the = die Schriftrolle
  .short = Rolle
treasure-winged-shoes = Flügelschuhe
  .the = die Flügelschuhe
  .short = Schuh
treasure-runestone = Runenstein
  .the = den Runenstein
  .short = Rune
treasure-potion = Zaubertrank
  .the = den Zaubertrank
  .short = Trank
treasure-magic-wand = Zauberstab
  .the = den Zauberstab
  .short = Stab
treasure-doll = Puppe
  .the = die Puppe
  .short = Puppe
treasure-mandrake = Alraune
  .the = die Alraune
  .short = Alrau
treasure-magic-crystal = Zauberkristall
  .the = den Zauberkristall
  .short = Krist
treasure-shell = Muschel
  .the = die Muschel
  .short = Musch

marking-sun = Sonne
  .the = die Sonne
  .short = Sonne
marking-moon = Mond
  .the = den Mond
  .short = Mond
marking-star = Stern
  .the = den Stern
  .short = Stern
marking-wave = Welle
  .the = die Welle
  .short = Welle
marking-flame = Flamme
  .the = die Flamme
  .short = Flamm
marking-leaf = Blatt
  .the = das Blatt
  .short = Blatt

page-0 = Schutt schiebt { arrow-0.the }
page-1 = Schutt schiebt { arrow-1.the }
page-2 = Schutt schiebt { arrow-2.the }
page-3 = Schutt schiebt { arrow-3.the }
page-4 = Schutt schiebt { arrow-4.the }
page-5 = Schutt schiebt { arrow-5.the }
page-6 = Schutt schiebt { arrow-6.the }
page-7 = Schutt schiebt { arrow-7.the }
page-8 = Schutt schiebt { arrow-8.the }
page-9 = Schutt schiebt { arrow-9.the }
page-10 = Schutt schiebt { arrow-10.the }
page-11 = Schutt schiebt { arrow-11.the }
page-12 = Schutt begräbt { treasure-mushroom.the } und { marking-sun.the }
page-13 = Schutt begräbt { treasure-elephant.the } und { marking-wave.the }
page-14 = Schutt begräbt { treasure-sickle.the } und { marking-moon.the }
page-15 = Schutt begräbt { treasure-fan.the } und { marking-flame.the }
page-16 = Schutt begräbt { treasure-candle.the } und { marking-star.the }
page-17 = Schutt begräbt { treasure-key.the } und { marking-leaf.the }
page-18 = { colour-red } und { colour-yellow } werden in die Ecke von { colour-blue } versetzt
page-19 = { colour-yellow } und { colour-blue } werden in die Ecke von { colour-green } versetzt
page-20 = { colour-blue } und { colour-green } werden in die Ecke von { colour-red } versetzt
page-21 = { colour-green } und { colour-red } werden in die Ecke von { colour-yellow } versetzt
page-22 = { colour-red } und { colour-blue } werden in die Ecke von { colour-green } versetzt
page-23 = { colour-yellow } und { colour-green } werden in die Ecke von { colour-red } versetzt

## Warum die Regeln ablehnen

tm-set-1 = Jeder Platz hat seine eigene Farbe: Nenne { $seats } verschiedene oder keine für die üblichen.
tm-set-8 = Der erste Platz zählt ab 0; höchstens { $most }, nicht { $value }.
tm-deal-5 = Wo Zauber zugeteilt werden, nenne für jeden der { $seats } Plätze einen anderen: rotate, switch, traverse, teleport oder escape.
tm-deal-7 = Zauber nennt man nur im Standard- oder Expertenmodus und zusammen mit der Option „deal assigned“.
tm-set-6 = Such dir zuerst einen Zauber aus; das Spiel beginnt, wenn alle einen haben.
tm-deal-4 = { $spell } ist nicht unter den Zaubern zur Wahl. Nimm einen, der noch da ist.
tm-deal-e2 = Jetzt wird kein Zauber ausgesucht. Nutze die, die du hast.
tm-cmp-1 = Dieses Feld gibt es nicht. Die Spalten heißen A bis G, die Reihen 1 bis 7.
tm-cmp-2 = Ein Plättchen hat vier Drehungen; diese ist keine davon.
tm-cmp-3 = Ein gerades Plättchen liegt nach zwei Drehungen wie zuvor. Nimm eine seiner ersten beiden Drehungen.
tm-cmp-5 = Diesen Pfeil gibt es nicht. Die Pfeile haben die Nummern 0 bis 11.
tm-turn-3 = Den Zauber { $spell } hast du nicht.
tm-turn-5 = { $spell } wird zwischen den Bewegungen gezaubert, nicht unterwegs. Zaubere es für sich.
tm-turn-6 = { $spell } ist verbraucht; in deinem nächsten Zug ist der Zauber wieder bereit.
tm-turn-7 = Du bist nicht am Zug. { $seat } spielt gerade.
tm-push-2 = Schutt lässt sich nicht herausschieben, und am anderen Ende liegt welcher. Nimm einen anderen Pfeil.
tm-rot-2 = Das Plättchen auf { $cell } liegt schon so. Nimm eine andere Drehung.
tm-rot-3 = Das Plättchen auf { $cell } gehört zum Spielplan und lässt sich nicht drehen.
tm-rot-4 = Schutt lässt sich nicht drehen. Geh nach { $cell }, um ihn wegzuräumen.
tm-act-2 = Zwei benachbarte lose Plättchen nennt man nach dem in Spalte B, D oder F und Reihe 2, 4 oder 6, und nach einer Seite.
tm-move-2 = Kein offener Weg führt nach { $cell }. Wähl ein beleuchtetes Feld.
tm-move-7 = Auf { $cell } zu bleiben würde nichts einsammeln; dafür braucht es keine Bewegung.
tm-move-e2 = Unter deiner Figur liegt kein Schutt.
tm-down-1 = Deck zuerst das Plättchen unter deiner Figur auf: Wähl, wie es liegen soll.
tm-tre-3 = Deine beiden Bewegungen sind gemacht. Ein zweiter Schatz bringt keine weitere.
tm-tre-e5 = Deine Bewegung ist gemacht und hat nichts eingesammelt. In diesem Zug hast du keine weitere.
tm-endt-4 = Deck zuerst das Plättchen unter deiner Figur auf; dann kannst du den Zug beenden.
tm-spell-e1 = Nach { $cell } kommst du auch ohne { $spell }. Heb den Zauber auf.
tm-spell-e6 = { $spell } hilft nicht beim Stehenbleiben.
tm-trv-1 = Durch ein einziges Plättchen Schutt führt kein Weg nach { $cell }.
tm-tpt-1 = Von einer Ecke, die du erreichst, führt kein Sprung in eine andere nach { $cell }.
tm-esc-1 = Durch die Öffnungen am Rand führt kein Weg nach { $cell }.
tm-win-e3 = Das Spiel ist aus.

## Die Einführung

lesson-welcome = Ihr spielt zusammen gegen ein Buch. Die Figur in der Ecke oben links ist deine, und deine Tafel zeigt zwei Schätze: den Schlüssel und den Zaubertrank. Alle sehen alles; redet, so viel ihr wollt.
lesson-page = Jeder Zug beginnt mit einer Seite des Buchs. Diese hat ein Plättchen verdeckt in die Reihe 2 von links geschoben. Solcher Schutt versperrt den Weg, und niemand darf darunter nachsehen. Hat das Buch keine Seite mehr, ist das Spiel aus.
lesson-rotate = Du hast zwei Zauber, jeden einmal im Zug. Der Schlüssel ist nicht erreichbar. Zaubere Drehen auf das markierte Plättchen, und ein Weg tut sich auf.
lesson-walk = Wo der Weg leuchtet, kannst du gehen, so weit du willst. Geh zum Schlüssel.
lesson-push = Eingesammelt. Der erste Schatz eines Zugs bringt dir eine zweite Bewegung. Zaubere zuerst Schieben: Schieb das freie Plättchen am markierten Pfeil ein, und der Weg zum Zaubertrank ist frei.
lesson-bonus = Geh jetzt zum Zaubertrank.
lesson-turn = Zwei Schätze in einem Zug: Mehr geht nicht. Beende deinen Zug; deine Tafel füllt sich wieder, deine Zauber werden wieder bereit, und das Buch geht an den nächsten Platz.
lesson-rubble = Der andere Platz hat gespielt, und du hast umgeblättert: Die Seite hat den Fächer begraben, und der ist auf deiner Tafel. Du weißt, wo er war. Auf Schutt kann man gehen, aber nicht hindurch.
lesson-clear = Wer eine Bewegung auf Schutt beendet, deckt ihn auf und wählt, wie das Plättchen liegen soll. Leg es wie markiert.
lesson-end = Gefunden. Das ist das Spiel: eine Seite lesen, zaubern, gehen, einsammeln, sich erinnern. Alle 24 Schätze vor dem Ende des Buchs, und ihr habt zusammen gewonnen. Zaubere auch für die anderen.

## Der Bildschirm

book-title = Buch des Dädalus
book-left = { $count ->
    [0] Letzte Seite
    [one] Noch 1 Seite
   *[other] Noch { $count } Seiten
  }
book-few = { $count ->
    [0] die letzte
   *[other] noch { $count }
  }
book-unread = Noch keine Seite wurde gelesen
book-push = Schutt schiebt sich herein
book-flip = Der Boden gibt nach
book-teleport = Fortgetragen
portal-title = Schätze
portal-count = { $count } von 24
portal-label = Das Portal: { $count } von 24 Steinen sind gesetzt.
overview-title = Der Tisch auf einen Blick
board-of = Tafel von { $seat }
card-none = Keine Karte
card-first = Zuerst einzusammeln.
spells-title = Zauber
spells-of = Zauber von { $seat }
spell-spent = In diesem Zug verbraucht.
moves-left = { $count ->
    [0] Keine Bewegung mehr
    [one] Noch 1 Bewegung
   *[other] Noch { $count } Bewegungen
  }
moves-bonus = Bewegung dazu
team-waits = { $seat } ist an der Reihe. Beratet euch, so viel ihr wollt.
end-turn-final = Dann wird die nächste Seite gelesen. Das lässt sich nicht zurücknehmen.
choose-rotate = Wähle ein loses Plättchen zum Drehen.
choose-switch = Wähle ein loses Plättchen zum Tauschen.
choose-beside = Wähle das Plättchen daneben.
cast-rotate = Plättchen drehen
cast-switch = Plättchen tauschen
cast-flip = So hinlegen
preview-rotate = Das Plättchen auf { $cell } wird gedreht.
preview-switch = Die Plättchen auf { $cell } und { $beside } tauschen die Plätze.
preview-flip = Das Plättchen auf { $cell } wird so liegen.
reach-title = Wessen Wege leuchten
reach-places = { $places ->
    [0] { $seat } erreicht 0 Felder: Kein Weg führt weiter.
    [one] { $seat } erreicht 1 Feld.
   *[other] { $seat } erreicht { $places } Felder.
  }
reach-item = { $treasure } ({ $seat })
reach-finds = Erreichbare Schätze: { $list }.
fact-found = Schätze gefunden
plan-finds = Danach erreichbar: { $list }.
plan-none = Danach ist kein weiterer Schatz erreichbar.
walk-rubble = Schutt: Du deckst ihn auf, endgültig.
walk-treasure = Hier liegt etwas: { $treasure }.
walk-spends = { $spell } wird auf { $cell } verbraucht.
cell-rubble = Schutt, kein Durchgang.
cell-marked = Zeichen: { $marking }.
cell-wanted = Gesucht von { $seat }.
arrow-blocked = { $arrow-the }, gesperrt: Am anderen Ende liegt Schutt.
brief-insert = { $arrow-the } schieben
brief-rotate = Plättchen auf { $cell } drehen
brief-switch = { $cell } mit dem Plättchen { $side } davon tauschen
brief-flip-up = Plättchen aufdecken
rules-key-spells = einen deiner Zauber nehmen oder weglegen

## Regeln, die das Labor weglassen kann

rule-one-card-at-a-time = eine Karte nach der anderen
rule-dealt-spells = ausgeteilte Zauber
