## Das Spiel der Legenden

game = Legenden
game-summary = Fünf Kapitel unter der Burg: Spielt Karten, nutzt die Orte und haltet die Monster gemeinsam fern. Allein führst du zwei Helden.
option-chapter = Das Kapitel: welches gespielt wird
option-difficulty = Die Schwierigkeit: wie viele Feuer in Kapitel I brennen
option-hands = Die Handkarten: offen für alle am Tisch oder verdeckt
option-heroes = Die Helden: knight, smith, scout, enchantress; einer je Platz, zwei für dich allein, oder keiner, um am Tisch zu wählen
option-pack = Das Inhaltspaket: eigene Karten, die solche der Schachtel ersetzen oder ergänzen
option-first-seat = Der erste Platz: wer beginnt, gezählt ab 0; ist niemand genannt, entscheidet das Los
option-journal = Das bisherige Tagebuch der Kampagne; ohne Angabe ein einzelnes Kapitel
beginning-campaign = Durch alle Kapitel
  .hint = Kapitel für Kapitel: Jeder Held behält einen Gegenstand, und ein verlorenes Kapitel wird noch einmal versucht.

difficulty-easy = Leicht
difficulty-normal = Normal
difficulty-hard = Schwer
hands-open = Offen
hands-hidden = Verdeckt

## Wonach ein Platz gefragt wird

ask-act = { $seat }: Spiel Karten, geh, kämpfe und nutze Orte, in beliebiger Reihenfolge. Dann beende deinen Zug.
ask-choose-hero = { $seat }: Such dir einen Helden aus.
ask-build-deck = { $seat }: Stell dein Deck zusammen, Karte für Karte. Zehn der zwanzig kommen mit.
ask-start-item = { $seat }: Nimm einen Gegenstand vom Markt in dein Deck.
ask-choose-track = { $seat }: Such dir eine Fähigkeit für dieses Kapitel aus.
ask-reward = { $seat }: Such dir deine Belohnung aus.
ask-peek = { $seat }: Leg die Spielkarten zurück, eine nach der anderen.
ask-pay = { $seat }: Welche Karte wirfst du dafür ab?
ask-help = { $seat }: Für wen ist es?
ask-consent = { $seat }: Bist du einverstanden?
ask-attack = { $seat }: Wie hart schlägst du zu, und wie gut deckst du dich?
ask-split = { $seat }: Wer bekommt das Nächste?
ask-aim = { $seat }: Wähle ein Feld des Monstergangs.
ask-slot = { $seat }: Wähle einen Fallenplatz.
ask-choice = { $seat }: Wähle eines davon.
ask-fetch = { $seat }: Welche Karte nimmst du auf die Hand?
ask-repeat = { $seat }: Welche deiner gespielten Karten wirkt noch einmal?
ask-alter = { $seat }: Was wird zu was?
ask-die-before = { $seat }: Würfeln, oder soll die Fee das Ergebnis nennen?
ask-die-after = { $seat }: Behältst du den Wurf, oder würfelst du noch einmal?
ask-remove-fire = { $seat }: Du darfst ein Feuer löschen. Wo?
ask-observe = { $seat }: Welchen Mond beobachtest du, und womit zahlst du?
ask-order = { $seat }: Wer nimmt als Nächstes eine Fee?
ask-eater-dust = { $seat }: Drei deiner Staubmarken gehen an den Magiefresser. Wie viele davon sind nutzbare?
ask-storm-gift = { $seat }: Wähle eine Gabe des Sturms, oder keine.
ask-position = { $seat }: Wo soll dein Held stehen?
ask-cart = { $seat }: Wohin rollt die Lore?
ask-dial = { $seat }: Wie weit dreht sich der Zeiger? Jede Kerbe kostet einen Gegenstand.
ask-strike = { $seat }: Wen trifft der Wahnsinn?
ask-defend = { $seat }: Du wirst getroffen. Wirfst du einen Schild ab, oder nimmst du den Schaden hin?
ask-lose-fairy = { $seat }: Welche Fee verlässt dich?
ask-name = { $seat }: Nenne ein Symbol. Was zeigt deine nächste Karte?
ask-shock = { $seat }: Wo schlägt der Schock ein?
ask-keep-item = { $seat }: Behalte einen Gegenstand für das nächste Kapitel, wenn du magst.

## Was ein Platz tun kann

pick-hero = { $hero } führen
include = { $card } mitnehmen
pick-track = { $card } wählen
play = { $option ->
    [0] { $card } spielen
    [1] { $card } spielen, zweite Möglichkeit
    [2] { $card } spielen, dritte Möglichkeit
    [3] { $card } spielen, vierte Möglichkeit
    [4] { $card } spielen, fünfte Möglichkeit
    [5] { $card } spielen, sechste Möglichkeit
   *[other] { $card } spielen
  }
discard-three = 3 Karten abwerfen: 1 { $icon }
discard = { $card } abwerfen
use-skill = { $option ->
    [0] Fähigkeit nutzen
    [1] Fähigkeit nutzen, zweite Möglichkeit
    [2] Fähigkeit nutzen, dritte Möglichkeit
    [3] Fähigkeit nutzen, vierte Möglichkeit
   *[other] Fähigkeit nutzen
  }
use-fairy = { $card } rufen
transmute = Symbole verwandeln
alter = { $source } in { $target } verwandeln
move = { $shields ->
    [0] Auf Feld { $cell } gehen
   *[other] Auf Feld { $cell } gehen, mit Schild gegen die Fledermäuse
  }
teleport = Auf Feld { $cell } teleportieren
attack = { $way }: Feld { $cell }
commit = Angriff mit { $icons ->
    [one] 1 Symbol
   *[other] { $icons } Symbolen
  }{ $shields ->
    [0] { "" }
    [one] , 1 Schild
   *[other] , { $shields } Schilden
  }
use-place = { $option ->
    [0] Ort nutzen
    [1] Ort nutzen, zweite Möglichkeit
    [2] Ort nutzen, dritte Möglichkeit
    [3] Ort nutzen, vierte Möglichkeit
    [4] Ort nutzen, fünfte Möglichkeit
    [5] Ort nutzen, sechste Möglichkeit
   *[other] Ort nutzen
  }
guard = Bedrohung auf Feld { $cell } entfernen
clear-cave-in = Feld freigraben
clear-darkness = Ort wieder erhellen
put-out-fire = Ein Feuer löschen
swap-buckets = Eimer tauschen: { $hero }
repair = Sternwarte reparieren
push-cart = Lore auf Feld { $cell }
load-cart = { $count ->
    [one] 1 Kristall laden
   *[other] { $count } Kristalle laden
  }
open-gate = Das Tor öffnen
give-magma = Magma weitergeben: { $hero }
take-up = Weiter mit: { $hero }
end-turn = Den Zug beenden
take-item = { $card } nehmen
take-fairy = { $card } nehmen
decline = Nichts nehmen
put = { $card }: { $side }
roll-die = Würfeln
set-die = Eine { $face } nennen
keep-die = Den Wurf behalten
reroll = Noch einmal würfeln
consent = { $yes ->
    [1] Ja{ $always ->
        [1] , den ganzen Zug lang
       *[other] { "" }
      }
   *[other] Nein{ $always ->
        [1] , und frag mich in diesem Zug nicht mehr
       *[other] { "" }
      }
  }
defend = { $always ->
    [1] Schaden hinnehmen, und frag mich in diesem Zug nicht mehr
   *[other] Schild: { $card }
  }
put-dust = { $usable } nutzbare von 3
choose = { $option ->
    [0] Das Erste
    [1] Das Zweite
    [2] Das Dritte
    [3] Das Vierte
   *[other] Dieses
  }
aim = Feld { $cell }
stand = Auf Feld { $cell } stellen
help = { $hero } wählen
pick-slot = Der Platz { $slot }
pick-place = Ort { $number }
pick-card = { $discarded ->
    [1] { $card }, vom Ablagestapel
   *[other] { $option ->
        [0] { $card }
        [1] { $card }, zweite Möglichkeit
        [2] { $card }, dritte Möglichkeit
        [3] { $card }, vierte Möglichkeit
        [4] { $card }, fünfte Möglichkeit
        [5] { $card }, sechste Möglichkeit
       *[other] { $card }
      }
  }
pick-fairy = { $card } wählen
name = „{ $icon }“ nennen
shock = { $left ->
    [1] { $right ->
        [1] Beide Schocks: Feld { $cell }
       *[other] Linker Schock (2): Feld { $cell }
      }
   *[other] { $right ->
        [1] Rechter Schock (3): Feld { $cell }
       *[other] Kein Schock: Feld { $cell }
      }
  }
turn = { $notches ->
    [-1] 1 Kerbe gegen den Uhrzeigersinn
    [-2] 2 Kerben gegen den Uhrzeigersinn
    [-3] 3 Kerben gegen den Uhrzeigersinn
    [-4] 4 Kerben gegen den Uhrzeigersinn
    [-5] 5 Kerben gegen den Uhrzeigersinn
    [-6] 6 Kerben gegen den Uhrzeigersinn
    [1] 1 Kerbe im Uhrzeigersinn
   *[other] { $notches } Kerben im Uhrzeigersinn
  }
pass = Dabei belassen
keep-item = Behalten: { $card }

## Was geschieht

chapter-begun = Kapitel { $chapter-number }, { $chapter }. { $seat } beginnt.
hero-picked = { $seat } führt { $hero-the }.
card-included = { $seat } nimmt { $card-the } mit. { $left ->
    [0] Das Deck ist fertig.
    [one] Noch 1 Karte fehlt.
   *[other] Noch { $left } Karten fehlen.
  }
track-picked = { $hero-who } wählt die Fähigkeit { $card }.
turn-began = Zug { $turn }: { $seat } ist dran.
drawn = { $seat } zieht { $count ->
    [one] 1 Karte.
   *[other] { $count } Karten.
  }
cards-drawn = { $seat } sieht sich die neuen Karten an.
reshuffled = { $seat } mischt den Ablagestapel zu einem neuen Deck.
card-played = { $hero-who } spielt { $card-the }{ $option ->
    [0] .
    [1] , zweite Möglichkeit.
    [2] , dritte Möglichkeit.
    [3] , vierte Möglichkeit.
    [4] , fünfte Möglichkeit.
    [5] , sechste Möglichkeit.
   *[other] .
  }
card-repeated = { $hero-who } spielt { $card-the } noch einmal{ $option ->
    [0] .
    [1] , zweite Möglichkeit.
    [2] , dritte Möglichkeit.
    [3] , vierte Möglichkeit.
    [4] , fünfte Möglichkeit.
    [5] , sechste Möglichkeit.
   *[other] .
  }
discarded = { $seat } wirft { $card-the } ab.
three-discarded = { $hero-who } bekommt 1 { $icon } für drei Karten.
fetched = { $seat } nimmt { $card-the } auf die Hand.
skill-used = { $hero-who } nutzt die Fähigkeit { $card }. { $left ->
    [0] Das war das letzte Mal.
    [one] Noch 1-mal ist sie nutzbar.
   *[other] Noch { $left }-mal ist sie nutzbar.
  }
fairy-used = { $hero-who } ruft { $card-the }.
fairy-lost = { $hero-who } verliert { $card-the }.
fairy-taken = { $hero-who } nimmt { $card-the }.
item-taken = { $hero-who } nimmt { $card-the }.
declined = { $hero-who } nimmt nichts.
gained = { $hero-who } bekommt { $count ->
    [one] 1 { $icon }
   *[other] { $count } { $icon-many }
  }{ $reach ->
    [0] .
   *[other] , Reichweite { $reach }.
  }
altered = { $hero-who } verwandelt: Bis zum Ende des Zugs zählt „{ $icon }“ als „{ $into }“.
dust-recovered = { $hero-who } gewinnt { $count } Staub zurück.
dust-spent = { $hero-who } gibt { $count } Staub aus.
healed = { $hero-who } gewinnt { $count } Widerstand zurück.
hurt = { $hero-who } verliert { $count } Widerstand{ $left ->
    [0] {" "}und fällt.
   *[other] ; noch { $left }.
  }
returned = { $hero-who } ist mit vollem Widerstand zurück an der Burg.
walked = { $hero-who } geht auf Feld { $cell }.
teleported = { $hero-who } landet auf Feld { $cell }.
taken-up = { $hero-who } macht weiter.
attacked = { $hero-who } greift { $card-the } auf Feld { $cell } { $way-with } an: { $damage } Schaden.
device-fired = { $damage ->
    [0] { $hero-who } verfehlt { $card-the } auf Feld { $cell } { $device-with }.
   *[other] { $hero-who } trifft { $card-the } auf Feld { $cell } { $device-with }: { $damage } Schaden.
  }
defeated = { $card-who } ist auf Feld { $cell } besiegt.
trap-sprung = { $card-who } tritt vor Feld { $cell } in eine Falle: { $damage } Schaden.
trap-placed = { $hero-who } stellt Falle { $number } { $slot } auf.
trap-removed = Falle { $number } { $slot } ist weg.
place-used = { $hero-who } nutzt { $place-the }.
threat-removed = { $token-who } verlässt Feld { $cell }.
darkness-cleared = { $hero-who } erhellt { $place-the } wieder.
cave-in-cleared = { $hero-who } gräbt Feld { $cell } frei.
die-rolled = Der Würfel zeigt { $face }.
die-set = Die Fee nennt das Ergebnis: { $face }.
peeked = Alle sehen sich die { $count ->
    [one] nächste Spielkarte
   *[other] nächsten { $count } Spielkarten
  } an.
put-back = { $card } liegt jetzt { $side }.
revealed = { $dark ->
    [1] Aufgedeckt, mit der Finsternis: { $card }.
   *[other] Aufgedeckt: { $card }.
  } { $left ->
    [0] Es war die letzte Karte.
    [one] Noch 1 Karte.
   *[other] Noch { $left } Karten.
  }
entered = { $card-who } kommt in den Gang, auf Feld { $cell }.
advanced = { $card-who } rückt auf Feld { $cell } vor.
relocated = { $card-who } liegt jetzt auf Feld { $cell }.
castle-entered = { $card-who } betritt die Burg.
token-placed = { $token-lies } { $cell }.
nothing = { $card }: Nichts geschieht.
weakened = { $card-who } auf Feld { $cell } hat in diesem Zug 1 Kralle und 1 Panzer weniger.
consent-given = { $seat } ist einverstanden.
consent-refused = { $seat } ist nicht einverstanden; nichts geschieht.
bucket-filled = { $hero-who } füllt den Eimer.
buckets-swapped = Die Eimer sind getauscht. { $hero-who } hat jetzt den vollen.
fire-out = Ein Feuer ist gelöscht: { $place }. { $left ->
    [0] Keines brennt mehr.
    [one] 1 brennt noch.
   *[other] { $left } brennen noch.
  }
fire-spread = { $card-who } setzt { $place-the } in Brand.
ravager-came = Ein Verwüster lauert auf Feld { $cell }.
observed = { $hero-who } beobachtet { $card-the }: { $count } von 6 Monden.
sabotaged = { $place }: sabotiert. Vor der Reparatur geht dort nichts mehr.
repaired = { $hero-who } repariert die Sternwarte.
portals-opened = Die Elfenpfade öffnen sich zwischen den Feldern 3 und 4.
storm-gathered = Ein Sturm zieht über allen Orten auf.
storm-broke = Der Sturm bricht los: { $card }.
places-swapped = Die Orte { $first } und { $second } tauschen ihre Nummern.
dust-eaten = { $hero-who } verliert { $count } Staub an den Magiefresser.
dust-freed = { $hero-who } holt { $count } Staub vom Magiefresser zurück.
cart-moved = Die Lore rollt auf Feld { $cell }.
cart-loaded = { $hero-who } lädt { $count ->
    [one] 1 Kristall.
   *[other] { $count } Kristalle.
  }
cart-unloaded = { $card-who } auf Feld { $cell } wird entladen.
delivered = { $count ->
    [one] 1 Kristall ist abgeliefert,
   *[other] { $count } Kristalle sind abgeliefert,
  } insgesamt { $total }.
crystals-placed = { $place }: { $count ->
    [one] 1 Kristall mehr.
   *[other] { $count } Kristalle mehr.
  }
crystals-lost = { $count ->
    [one] 1 Kristall geht zurück in den Vorrat.
   *[other] { $count } Kristalle gehen zurück in den Vorrat.
  }
crystals-eaten = { $card-who } verschlingt { $count ->
    [one] 1 Kristall.
   *[other] { $count } Kristalle.
  }
hunters-met = Die Jäger zählen ihre Beute: { $count } von 2.
gate-closed = Das Tor fällt rechts von Feld { $cell }.
key-taken = { $hero-who } hat den Schlüssel zum Tor.
gate-opened = { $hero-who } öffnet das Tor.
bats-came = Fledermäuse flattern rechts von Feld { $cell }.
passage-found = Ein Geheimgang führt an Feld { $cell } vorbei.
lava-cooled = Die Lava auf Feld { $cell } ist kalt. { $left ->
    [0] Alle Lava ist abgekühlt.
    [one] 1 Feld ist noch heiß.
   *[other] { $left } Felder sind noch heiß.
  }
dial-turned = { $hero-who } dreht den Zeiger auf { $number }.
magma-taken = { $hero-who } nimmt das Magma.
magma-given = { $hero-who } bekommt das Magma.
madness-came = { $card-the } liegt auf dem Deck von { $seat }.
struck = Der Wahnsinn trifft { $hero-the }.
parried = { $hero-who } wehrt den Schlag ab: { $card-the }.
row-entered = { $card-who } kriecht aus dem Dunkel. Der Kopf ist auf Feld { $cell }.
row-moved = Der Kopf ist jetzt auf Feld { $cell }.
charged = { $hero-who } lädt den { $side } Schock.
nugget-named = { $hero-who } nennt „{ $icon }“ und zeigt { $card-the }. { $found ->
    [1] Richtig: Die Karte kommt auf die Hand.
   *[other] Pech: Die Karte bleibt auf dem Deck.
  }
chapter-won = Kapitel { $chapter-number }, { $chapter }: gewonnen!
chapter-lost = Kapitel { $chapter-number }, { $chapter }: verloren. { $reason }
item-kept = { $seat } behält { $card-the } für das nächste Kapitel.

## Wie ein Kapitel endet

outcome-won = Die Burg ist sicher. Ihr habt das Kapitel zusammen gewonnen.
outcome-castle = Ein Monster ist in der Burg. Das Kapitel ist verloren.
outcome-moon = Ein Mond ist in die Burg gerollt. Das Kapitel ist verloren.
outcome-deck = Es ist keine Spielkarte mehr da, die aufgedeckt werden könnte. Das Kapitel ist verloren.
outcome-slugs = Für die Lava, die noch glüht, sind zu wenige Lavaschnecken übrig. Das Kapitel ist verloren.
outcome-head = Der Kopf der Verkörperung ist in der Burg. Das Kapitel ist verloren.
outcome-turns = Nach 200 Zügen kann niemand mehr. Das Kapitel ist verloren.
outcome-campaign = Das Herz der Finsternis ist besiegt. Ihr habt die Kampagne gewonnen.
fact-found = Monster besiegt

reason-won = Das Ziel ist erreicht.
reason-castle = Ein Monster hat die Burg betreten.
reason-moon = Ein Mond ist in die Burg gerollt.
reason-deck = Es war keine Spielkarte mehr da, die aufgedeckt werden konnte.
reason-slugs = Zu wenige Lavaschnecken sind übrig.
reason-head = Der Kopf hat die Burg erreicht.
reason-turns = Es hat zu lange gedauert.

## Warum die Regeln ablehnen

lg-setup-1 = Plätze werden ab 0 gezählt, und der erste Platz muss einer davon sein; { $value } ist keiner. Ohne Angabe entscheidet das Los.
lg-hero-4 = Jeder Held wird nur einmal geführt. Nimm einen, der frei ist; in der Option nenne für jeden Platz einen anderen (zwei für dich allein): knight, smith, scout, enchantress.
lg-setup-6 = Nimm einen der Gegenstände vom Markt.
lg-skill-2 = Nimm eine Fähigkeit, die noch niemand hat.
lg-solo-1 = Nimm eine der übrigen Grundkarten deiner beiden Helden.
lg-solo-5 = Du kannst mit deinem anderen Helden weitermachen, aber nicht zweimal hintereinander wechseln.
lg-end-6 = Das Kapitel ist zu Ende.
lg-act-3 = Das geht jetzt nicht. Wähle etwas, das angeboten wird.
lg-act-5 = Jetzt ist { $seat } gefragt. Warte auf die Antwort.
lg-act-7 = Wähle, wie viele Symbole in den Angriff gehen: mehr als der Panzer, und nicht mehr Schilde als Krallen.
lg-act-9 = Diese Fee würde jetzt nichts bewirken. Heb sie für später auf.
lg-act-20 = Beantworte zuerst die Frage: ja oder nein.
lg-act-22 = Wirf eine Handkarte mit Schild ab, oder nimm den Schaden hin.
lg-act-32 = Mehr als 150 Aktionen hat ein Zug nicht. Beende deinen Zug; hast du noch Wahnsinn auf der Hand, spiel ihn vorher.
lg-turn-1 = Du bist nicht am Zug. { $seat } spielt gerade.
lg-card-8 = Diese Karte hast du nicht auf der Hand. Spiel eine, die du hast.
lg-card-9 = Diese Möglichkeit hat die Karte nicht. Wähle eine, die sie zeigt.
lg-card-e2 = Dafür brauchst du drei Handkarten, die du abwerfen kannst; Wahnsinn zählt nicht.
lg-card-13 = Wirf eine Handkarte ab; Wahnsinn lässt sich nicht abwerfen, und der Zeiger nimmt nur Gegenstände.
lg-item-e1 = Die untere Aktion kostet nutzbaren Staub, und du hast zu wenig. Nimm die obere, oder gewinne erst Staub zurück.
lg-pool-8 = Du brauchst ein Symbol zum Verwandeln und zwei verschiedene aus Schwert, Schild, Staub und Stiefel.
lg-pool-13 = Wähle einen Helden, dem sich helfen lässt und der gefragt werden will.
lg-skill-3 = Deine Fähigkeit ist in diesem Kapitel dreimal genutzt, mehr geht nicht.
lg-skill-4 = Der nächste Schritt deiner Fähigkeit würde jetzt nichts bewirken, oder er ist nicht an der Reihe: Es geht von links nach rechts.
lg-fairy-3 = Diese Fee ist nicht auf deiner Tafel. Ruf eine von deinen.
lg-fairy-8 = Wähle eine Karte, die du in diesem Zug gespielt hast und noch einmal bezahlen kannst; Wahnsinn zählt nicht.
lg-fairy-10 = Würfle, oder nenne eine Zahl von 1 bis 6.
lg-fairy-11 = Behalte den Wurf, oder würfle noch einmal.
lg-fairy-16 = Wähle einen Helden, dem noch etwas fehlt.
lg-fairy-17 = Wähle eine Karte aus deinem Deck oder deinem Ablagestapel.
lg-move-1 = Du hast keine Stiefel mehr. Spiel eine Karte, die welche bringt.
lg-move-2 = Der Boden dort kostet einen Stiefel mehr. Hol dir erst mehr Stiefel, oder geh woandershin.
lg-move-3 = Du brauchst ein Teleport-Symbol und ein Feld von 1 bis 7.
lg-move-e2 = Ein Schritt führt auf das Feld links oder rechts, nicht weiter.
lg-move-e3 = Da stehst du schon. Wähle ein anderes Feld.
lg-fight-6 = Deine Schwerter müssen etwas ausrichten: ein Gegner neben deinem Feld, und mehr Schwerter als sein Panzer.
lg-fight-9 = Ein Schuss braucht ein Ziel auf einem anderen Feld und Symbole, die so weit reichen.
lg-fight-20 = Der Einsturz versperrt dein Feld. Grab es mit 3 Schwertern frei, oder greif von einem anderen Feld an.
lg-rew-3 = Nimm eine der angebotenen Belohnungen, oder nichts.
lg-mat-5 = Neben Feld 7 liegt kein Ort. Geh auf eines der Felder 1 bis 6.
lg-loc-2 = Diesen Ort hast du in diesem Zug schon genutzt. Mit dem Symbol für Wiederholen geht es noch einmal.
lg-loc-4 = Dieser Ort liegt im Dunkeln. Erhelle ihn zuerst, für 3 Staub.
lg-loc-5 = Die Kosten des Ortes sind ganz zu bezahlen, und er muss etwas bewirken. Sieh nach, was er verlangt.
lg-loc-6 = Auf diesem Feld ist nichts, was sich treffen lässt. Wähle ein beleuchtetes.
lg-loc-7 = Stell dich auf Feld 7 und wähle ein Feld mit einer Bedrohung; einmal im Zug.
lg-loc-8 = Du musst neben dem dunklen Ort stehen und 3 nutzbaren Staub haben; was auf der Finsternis liegt, kommt zuerst weg.
lg-loc-9 = Du musst auf dem verschütteten Feld stehen und 3 Schwerter haben.
lg-trap-2 = Wähle einen Fallenplatz: einen leeren zum Aufstellen, einen besetzten zum Entfernen.
lg-camp-3 = Behalte einen Gegenstand aus deinem eigenen Deck, oder keinen.
lg-camp-9 = Dieses Tagebuch kann es nicht geben: Die Schachtel eines Helden fasst einen Gegenstand, und von jedem gibt es nur wenige.
lg-ch1-6 = Du brauchst einen vollen Eimer und neben dir ein Feuer, das nicht in der Feuersbrunst brennt.
lg-ch1-8 = Auf demselben Feld braucht es einen vollen und einen leeren Eimer; mehr als vier Mal im Zug geht es nicht.
lg-ch1-26 = Wähle einen Ort, an dem es brennt, oder belass es dabei.
lg-ch2-5 = Wähle einen Mond, der auf seinem Feld liegt und dessen Preis du zahlen kannst.
lg-ch2-12 = Wähle einen Helden, der noch keine Fee genommen hat.
lg-ch2-17 = Leg eine der Karten zurück: auf oder unter den Stapel. Manche dürfen nur nach oben.
lg-ch2-19 = Die Sternwarte ist sabotiert. Repariere sie zuerst, für 5 Staub.
lg-ch2-20 = Du musst neben der sabotierten Sternwarte stehen und 5 nutzbaren Staub haben; Finsternis darauf kommt zuerst weg.
lg-ch2-24 = Sag, wie viele nutzbare Staubmarken an den Magiefresser gehen; drei sind es insgesamt.
lg-ch2-32 = Wähle eine Gabe, die noch niemand hat, oder keine.
lg-ch3-3 = Du musst auf dem Feld der Lore stehen und 1 Stiefel haben; sie rollt ein Feld weit, und nicht durch das Tor.
lg-ch3-6 = Du musst auf dem Feld der Lore stehen, an einem Ort mit Kristallen; die Lore fasst 6.
lg-ch3-11 = Die Lore rollt auf das Feld links oder rechts, wenn nicht das Tor im Weg ist.
lg-ch3-22 = Das Tor ist zu. Öffne es mit dem Schlüssel, oder teleportiere dich.
lg-ch3-23 = Das Tor öffnet nur, wer den Schlüssel hat und auf einem der beiden Felder daneben steht.
lg-ch4-11 = Du brauchst das Magma und neben deinem Feld ein Monster, das es verletzen kann.
lg-ch4-12 = Du brauchst das Magma und einen anderen Helden auf deinem Feld.
lg-ch4-14 = Dreh den Zeiger um so viele Kerben, wie du Gegenstände abwerfen kannst.
lg-ch4-19 = Wähle ein Feld von 1 bis 7.
lg-ch4-21 = Diese Wirkung des Wahnsinns ist jetzt nicht möglich. Wähle eine andere.
lg-ch4-23 = Wähle etwas, das der Wahnsinn treffen kann.
lg-ch4-25 = Du hast noch Wahnsinn auf der Hand. Spiel ihn aus, dann beende deinen Zug.
lg-ch5-19 = Wähle einen geladenen Schock und einen Gegner, den er treffen kann.
lg-ch5-24 = Nenne eines der angebotenen Symbole.

## Wörter

# Symbole
icon-sword = Schwert
  .many = Schwerter
icon-shield = Schild
  .many = Schilde
icon-boots = Stiefel
  .many = Stiefel
icon-ranged = Schuss
  .many = Schüsse
icon-teleport = Teleport
  .many = Teleports
icon-reuse = Wiederholen
  .many = Wiederholen
icon-transmute = Verwandeln
  .many = Verwandeln
icon-dust = Staub
  .many = Staub
icon-draw = Karte
  .many = Karten
icon-heal = Widerstand
  .many = Widerstand
icon-armour = Panzer
  .many = Panzer
icon-claws = Kralle
  .many = Krallen
icon-dread = Grauen
  .many = Grauen
icon-damage = Schaden
  .many = Schaden
icon-item = Gegenstand
  .many = Gegenstände
icon-fairy = Fee
  .many = Feen
icon-darkness = Finsternis
  .many = Finsternis

icon-help-sword = Schwert: schlägt nach dem Gegner neben deinem Feld. Mehrere Schwerter ergeben einen starken Angriff.
icon-help-shield = Schild: Jeder fängt eine Kralle ab, wenn du zuschlägst, oder einen Biss der Fledermäuse.
icon-help-boots = Stiefel: Jeder bringt deinen Helden ein Feld nach links oder rechts.
icon-help-ranged = Schuss: trifft einen Gegner auf einem anderen Feld, so weit weg, wie die Zahl sagt. Panzer und Krallen zählen nicht.
icon-help-teleport = Teleport: bringt deinen Helden auf ein beliebiges Feld des Heldenpfads.
icon-help-reuse = Wiederholen: Ein Ort, den du in diesem Zug genutzt hast, lässt sich noch einmal nutzen.
icon-help-transmute = Verwandeln: Bis zum Ende des Zugs zählen alle Symbole einer Grundart als eine andere.
icon-help-dust = Staub: bezahlt Karten und Orte. Als Gewinn wird so viel von deinem ruhenden Staub wieder nutzbar.
icon-help-draw = Karten: Zieh so viele von deinem Deck.
icon-help-heal = Widerstand: Gewinne so viel zurück, höchstens bis zum Anfangswert.
icon-help-armour = Panzer: schwächt jeden Angriff mit Schwertern, mit Magma und der Fallenwand um seine Zahl.
icon-help-claws = Krallen: Wer mit Schwertern zuschlägt, nimmt so viel Schaden. Schilde fangen ihn ab.
icon-help-dread = Grauen: Jeder Angriff kostet so viel Widerstand. Nichts hilft dagegen.
icon-help-damage = Schaden: bleibt auf der Karte, bis er so hoch ist wie die Gesundheit.
icon-help-item = Gegenstand: Nimm einen vom Markt und leg ihn oben auf dein Deck.
icon-help-fairy = Fee: Nimm eine vom Markt, wenn deine Tafel Platz für sie hat.
icon-help-darkness = Finsternis: Nach dieser Karte kommt ein Teil der Verkörperung herein.

source-sword = Schwerter
source-shield = Schilde
source-dust = Staub
source-boots = Stiefel
target-sword = Schwerter
target-shield = Schilde
target-dust = Staub
target-boots = Stiefel
into-sword = Schwert
into-shield = Schild
into-dust = Staub
into-boots = Stiefel

# Angriffe und Geräte
way-sword = Schwertangriff
  .with = mit dem Schwert
way-ranged = Schuss
  .with = aus der Ferne
way-magma = Magma
  .with = mit Magma
device-ballista = Balliste
  .with = mit der Balliste
device-wall-trap = Fallenwand
  .with = mit der Fallenwand
device-crystal-trap = Kristallfalle
  .with = mit der Kristallfalle
device-magic-shock = Magieschock
  .with = mit dem Magieschock

# Seiten, Plätze und wie es weitergeht
side-top = oben auf dem Stapel
side-bottom = unter dem Stapel
side-left = linken
side-right = rechten
slot-0 = zwischen Feld 2 und 3
slot-1 = zwischen Feld 4 und 5
card-none = nichts

# Marken
token-cave-in = Einsturz
  .who = Der Einsturz
  .lies = Felsen stürzen zwischen Held und Monster auf Feld
token-darkness = Finsternis
  .who = Die Finsternis
  .lies = Die Lichter verlöschen an Ort
token-fury = Raserei
  .who = Die Bedrohung Raserei
  .lies = Raserei droht auf Feld
token-carapace = Panzer
  .who = Die Bedrohung Panzer
  .lies = Ein Panzer wächst auf Feld
token-dread = Grauen
  .who = Die Bedrohung Grauen
  .lies = Grauen breitet sich aus auf Feld
token-fire = Feuer
  .who = Das Feuer
  .lies = Ein Feuer bricht aus an Ort
token-mud = Schwerer Boden
  .who = Der schwere Boden
  .lies = Von nun an kommt man nur mühsam auf Heldenfeld

# Kapitel
chapter-fire = Der Brand
  .number = I
  .goal = Ihr gewinnt, wenn an keinem Ort mehr ein Feuer brennt. Holt Wasser am Brunnen oder am See und gießt es dorthin, wo es brennt.
  .danger = Ihr verliert, wenn ein Monster die Burg betritt oder wenn eine Karte aufzudecken und keine mehr da ist. Neben einem Feuer verliert dein Held am Ende deines Zugs 1 Widerstand.
  .story = Rauch kriecht die Kellertreppe herauf, und hinter ihm knistert es wie Gelächter. Jemand nährt da unten die Flammen, und der Brunnen ist tiefer als früher.
chapter-moons = Mondkonjunktion
  .number = II
  .goal = Ihr gewinnt, wenn alle sechs Monde beobachtet sind. Jeder hat sein Feld und seinen Preis, und nur die Sternwarte sieht sie.
  .danger = Ihr verliert, wenn ein Monster oder ein Mond in die Burg gelangt oder wenn eine Karte aufzudecken und keine mehr da ist.
  .story = Heute Nacht stehen sechs Monde in einer Linie, und ihr Licht fällt bis in den tiefsten Stollen. Wer sie jetzt zu lesen weiß, erfährt, was dort unten schläft; wer wegsieht, hört es erwachen.
chapter-crystals = Die Kristalldiebe
  .number = III
  .goal = Ihr gewinnt, wenn 16 Kristalle in der Burg abgeliefert sind. Füllt die Orte, beladet die Lore und schiebt sie heim.
  .danger = Ihr verliert, wenn ein Monster die Burg betritt oder wenn eine Karte aufzudecken und keine mehr da ist. Kristallfresser plündern Orte und Lore.
  .story = Die Zwerge haben ihre beste Ader zurückgelassen, und nun ist alles gekommen, was Zähne hat. Eine alte Lore rollt noch, solange niemand nach den Bremsen fragt.
chapter-magma = Die Magmahöhle
  .number = IV
  .goal = Ihr gewinnt, wenn alle fünf Lavafelder abgekühlt sind. Besiegt eine Lavaschnecke auf einem Feld, das der Zeiger markiert, neben heißer Lava.
  .danger = Ihr verliert, wenn ein Monster die Burg betritt, wenn weniger Schnecken übrig sind als heiße Felder, oder wenn eine Karte aufzudecken und keine mehr da ist. Wer den Zug auf heißer Lava beginnt, verliert 1 Widerstand.
  .story = Der Fels glüht, und die Maschinen eines vergessenen Volkes ticken, als hätte sie eben jemand aufgezogen. Zwischen zwei Schlägen ruft eine Stimme jeden von euch beim Namen.
chapter-darkness = Herz der Finsternis
  .number = V
  .goal = Ihr gewinnt, wenn alle zehn Leiber der Verkörperung besiegt sind. Ein Leib ist geschützt, solange ein Monster auf seinem Feld liegt.
  .danger = Ihr verliert, wenn der Kopf oder ein Monster in die Burg gelangt oder wenn eine Karte aufzudecken und keine mehr da ist.
  .story = Dieser letzte Schacht hat keinen Grund, nur etwas, das dort gewartet hat und gewachsen ist. Es kennt den Weg nach oben, und es hat keine Eile.

## Was die Dinge tun

# Was man an einem Ort tut, in Kürze
use-castle-0 = Bedrohung entfernen
use-blaze-0 = Feuer löschen
use-ballista-0 = Schießen (2 Staub)
use-ancient-fountain-0 = Eimer füllen (3 Staub)
use-underground-lake-0 = Eimer füllen (2 Schilde)
use-fairy-sanctuary-1-0 = 1 Karte ziehen (3 Staub)
use-fairy-sanctuary-1-1 = Fee nehmen (1 Staub, 1 Karte)
use-fairy-sanctuary-2-0 = Fee nehmen (3 Staub)
use-fairy-sanctuary-2-1 = 2 Karten ziehen (3 Staub)
use-fairy-sanctuary-3-0 = Fee nehmen (3 Staub)
use-fairy-sanctuary-3-1 = Fee nehmen (2 Karten)
use-fairy-sanctuary-5-0 = Fee nehmen (2 Staub, 1 Karte)
use-trap-master-0 = Falle 2 stellen (2 Staub)
use-trap-master-1 = Falle 3 stellen (3 Staub)
use-trap-master-2 = Falle 4 stellen (4 Staub)
use-trap-master-3 = Falle 5 stellen (5 Staub)
use-converging-lens-0 = Hindurchsehen (kostenlos)
use-sky-chart-0 = Karten versetzen (4 Staub)
use-astronomer-0 = Vorausschauen (4 Staub)
use-observatory-0 = Mond beobachten
use-traction-engine-0 = Lore bewegen (2 Staub)
use-wall-trap-0 = Auslösen: 2 Schaden (2 Staub)
use-dwarf-mine-0 = 1 Kristall (2 Staub)
use-dwarf-mine-1 = 2 Kristalle (3 Staub)
use-dwarf-mine-2 = 3 Kristalle (5 Staub)
use-time-mirror-0 = Vorausschauen (3 Staub)
use-explosive-magma-0 = Magma nehmen (1 Schwert, 1 Schild, 1 Staub)
use-healing-shard-0 = Berühren (2 Staub)
use-ancient-machines-0 = Zeiger drehen (Gegenstände)
use-crystal-trap-0 = 2 Schaden (4 Staub)
use-crystal-trap-1 = 3 Schaden (5 Staub)
use-crystal-trap-2 = Falle 2 stellen (2 Staub)
use-crystal-trap-3 = Falle 3 stellen (3 Staub)
use-crystal-trap-4 = Falle 4 stellen (4 Staub)
use-crystal-trap-5 = Falle 5 stellen (5 Staub)
use-magic-shock-0 = Links laden (2 Staub, 1 Karte)
use-magic-shock-1 = Rechts laden (3 Staub, 1 Karte)
use-magic-shock-2 = Beide laden (5 Staub, 2 Karten)
use-magic-shock-3 = Auslösen
use-tactical-trick-0 = Monster versetzen (1 Staub, 2 Karten)
use-dust-nugget-0 = Symbol nennen (1 Staub)
use-mysterious-well-0 = Schöpfen (1 Staub)
use-skill-jack-0 = 1 Schwert
use-skill-jack-1 = 2 Schilde
use-skill-jack-2 = 1 Staub
use-skill-jack-3 = 2 Stiefel

# Besonderheiten der Monster
help-trait-armour = Panzer: schwächt jeden Angriff mit Schwertern, mit Magma und der Fallenwand um seine Zahl.
help-trait-claws = Krallen: antworten auf jeden Schwertangriff mit so viel Schaden; Schilde fangen ihn ab.
help-trait-dread = Grauen: Jeder Angriff kostet so viel Widerstand; nichts hilft dagegen.
help-trait-traps = Wachsam: Fallen halten es nicht auf.
help-trait-fire = Feuer: Es trägt ein Feuer an den Ort, den es sucht.
help-trait-key = Schlüssel: Es schließt beim Hereinkommen das Tor und hat den Schlüssel.
help-trait-dust = Hungrig nach Magie: Es frisst den Staub der Helden.
help-trait-crystals = Hungrig nach Kristallen: Es verschlingt sie und wächst mit jedem.
help-trait-leaves = Hort: Wer es besiegt, findet einen Kristall für den Ort daneben.
help-trait-slug = Kühlend: Auf einem markierten Feld besiegt, kühlt es die Lava daneben.
help-trait-ravagers = Verwüster: Sie müssen einer nach dem anderen besiegt werden, bevor es angreifbar ist.
help-trait-tamed = Gezähmt: In diesem Zug 1 Kralle und 1 Panzer weniger.
help-trait-dark = Finsternis: Nach dieser Karte kommt ein Teil der Verkörperung herein.

# Marken
help-token-cave-in = Von diesem Feld aus kann niemand angreifen, was daneben liegt. Ein Held darauf gräbt es mit 3 Schwertern frei.
help-token-darkness = Dieser Ort ist nicht nutzbar. Ein Held daneben erhellt ihn für 3 Staub.
help-token-fury = Monster auf diesem Feld haben 1 Kralle mehr. Feld 7 oder eine Fee entfernt das.
help-token-carapace = Monster auf diesem Feld haben 1 Panzer mehr. Feld 7 oder eine Fee entfernt das.
help-token-dread = Angriffe auf Monster auf diesem Feld kosten 1 Widerstand mehr. Feld 7 oder eine Fee entfernt das.
help-token-fire = Ein Held daneben verliert am Ende des eigenen Zugs 1 Widerstand. Ein voller Eimer löscht es.
help-token-mud = Dieses Feld zu betreten kostet 1 Stiefel mehr.
help-token-crevasse = Dieses Feld zu betreten kostet 1 Stiefel mehr.
help-token-trap = Ein Monster, das sie nach rechts überquert, nimmt so viel Schaden, wie ihre Zahl sagt.
help-token-bucket = Füll ihn am Brunnen oder am See und leer ihn über einem Feuer.
help-token-sabotage = Die Sternwarte ist nicht nutzbar. Ein Held daneben repariert sie für 5 Staub.
help-token-portal = Ein Schritt von Feld 3 nach 4 endet auf Feld 7, einer von 4 nach 3 auf Feld 1; jeder bringt 1 Staub zurück.
help-token-storm = Wer diesen Ort nutzt, entfesselt am Ende des Zugs den Sturm.
help-token-cart = Sie fasst 6 Kristalle. Ein Held auf ihrem Feld schiebt sie mit 1 Stiefel 1 Feld weit und belädt sie kostenlos.
help-token-crystal = Lad ihn auf die Lore und bring ihn zur Burg.
help-token-guild = Jägermarke: Die zweite füllt die Gilde mit 2 Kristallen.
help-token-gate = Kein Held und keine Lore kommt hindurch. Der Schlüssel öffnet es.
help-token-key = Öffnet das Tor, von einem der beiden Felder daneben.
help-token-bats = Jeder Schritt durch sie hindurch macht 1 Schaden, den ein Schild abfängt.
help-token-secret-passage = Karten im Gang überspringen dieses Feld.
help-token-lava-hot = Wer den Zug hier beginnt, verliert 1 Widerstand. Eine Schnecke, auf einem markierten Feld besiegt, kühlt sie.
help-token-lava-rough = Kalt, aber rau: Dieses Feld zu betreten kostet 1 Stiefel mehr.
help-token-lava-smooth = Kalt und glatt: Sie stört nicht mehr.
help-token-magma = Auf das Monster daneben geworfen, macht es 4 Schaden abzüglich Panzer. Wer es nimmt, verliert 1 Widerstand.
help-token-dial = Er markiert zwei Felder im Gang, auf denen Schnecken Lava kühlen.
help-token-shock = Geladen trifft er jeden Gegner: links 2 Schaden, rechts 3.

## Namen

# Helden
hero-knight = Ritter
  .the = den Ritter
  .who = Der Ritter
  .text = Stark mit dem Schwert und schwer zu fällen: 6 Widerstand, 4 Staub, Platz für 1 Fee.
hero-smith = Schmiedin
  .the = die Schmiedin
  .who = Die Schmiedin
  .text = Schlägt hart zu und hat den meisten Staub: 5 Widerstand, 6 Staub, Platz für 2 Feen.
hero-scout = Späher
  .the = den Späher
  .who = Der Späher
  .text = Flink und aus der Ferne gefährlich: 5 Widerstand, 5 Staub, Platz für 2 Feen; beginnt mit einer Fee, die teleportiert.
hero-enchantress = Zauberin
  .the = die Zauberin
  .who = Die Zauberin
  .text = Funken, Karten und Magie: 5 Widerstand, 5 Staub, Platz für 3 Feen; beginnt mit einer Fee, die eine Karte wiederholt.

# Orte
place-blaze = Feuersbrunst
  .the = die Feuersbrunst
  .text = Mit vollem Eimer: Leer ihn, lösch hier 1 Feuer und nimm einen Gegenstand oder eine Fee vom Markt.
place-ballista = Balliste
  .the = die Balliste
  .text = Für 2 Staub: Schieß auf einen Gegner auf einem anderen Feld. Der Würfel entscheidet: 1 verfehlt, 2 bis 4 machen 1 Schaden, 5 und 6 machen 2; Panzer zählt nicht.
place-ancient-fountain = Alte Brunnen
  .the = den Alten Brunnen
  .text = Für 3 Staub: Füll deinen leeren Eimer.
place-underground-lake = Höhlensee
  .the = den Höhlensee
  .text = Für 2 Schilde: Füll deinen leeren Eimer.
place-fairy-sanctuary-1 = Feenheiligtum
  .the = das Feenheiligtum
  .text = Für 3 Staub: Zieh 1 Karte. Oder für 1 Staub und 1 Karte: Nimm eine der beiden Feen von hier.
place-fairy-sanctuary-2 = Feenheiligtum
  .the = das Feenheiligtum
  .text = Für 3 Staub: Nimm eine der beiden Feen von hier, oder zieh 2 Karten.
place-fairy-sanctuary-3 = Feenheiligtum
  .the = das Feenheiligtum
  .text = Für 3 Staub oder für 2 Karten: Nimm eine der beiden Feen von hier.
place-fairy-sanctuary-5 = Feenheiligtum
  .the = das Feenheiligtum
  .text = Für 2 Staub und 1 Karte: Nimm eine der beiden Feen von hier.
place-trap-master = Fallenmeister
  .the = den Fallenmeister
  .text = Für 2, 3, 4 oder 5 Staub: Stell die Falle mit dieser Zahl auf einen leeren Platz.
place-converging-lens = Sammellinse
  .the = die Sammellinse
  .text = Kostenlos, aber der Würfel entscheidet: 1 kostet 1 Widerstand, 2 und 3 tun nichts, 4, 5 und 6 bringen 2, 3 und 4 Staub zurück.
place-sky-chart = Himmelskarte
  .the = die Himmelskarte
  .text = Für 4 Staub: Tausch zwei Karten im Gang, oder versetz eine auf ein leeres Feld.
place-astronomer = Astronom
  .the = den Astronomen
  .text = Für 4 Staub: Sieh dir die nächsten 2 Spielkarten an und leg jede auf oder unter den Stapel.
place-observatory = Sternwarte
  .the = die Sternwarte
  .text = Beobachte einen Mond, der auf seinem Feld liegt; seine Karte nennt den Preis. Du darfst eine Fee vom Markt nehmen.
place-traction-engine = Zugmaschine
  .the = die Zugmaschine
  .text = Für 2 Staub: Beweg die Lore 1 Feld, wo auch immer sie steht.
place-hunters-guild = Jägergilde
  .the = die Jägergilde
  .text = Haben Helden neben ihr 2 Monster besiegt, hat die Gilde wieder 2 Kristalle. Sonst ist sie zu nichts nütze.
place-wall-trap = Fallenwand
  .the = die Fallenwand
  .text = Für 2 Staub: 2 Schaden abzüglich Panzer am Monster daneben.
place-dwarf-mine = Zwergenmine
  .the = die Zwergenmine
  .text = Für 2, 3 oder 5 Staub: Hol 1, 2 oder 3 Kristalle herauf. Steigt sie auf 3 oder mehr, nimm eine Fee vom Markt.
place-time-mirror = Zeitspiegel
  .the = den Zeitspiegel
  .text = Für 3 Staub: Sieh dir die nächsten 2 Spielkarten an und leg jede auf oder unter den Stapel.
place-explosive-magma = Sprengmagma
  .the = das Sprengmagma
  .text = Für 1 Schwert, 1 Schild und 1 Staub: Nimm das Magma und verlier 1 Widerstand. Geworfen macht es 4 Schaden abzüglich Panzer.
place-healing-shard = Heilsplitter
  .the = den Heilsplitter
  .text = Für 2 Staub entscheidet der Würfel: 1 tut nichts, 2 und 3 ziehen 1 Karte, 4 und 5 bringen 1 Widerstand zurück, 6 allen.
place-ancient-machines = Alte Maschinen
  .the = die Alten Maschinen
  .text = Wirf Gegenstände ab: Jeder dreht den Zeiger um eine Kerbe. Dann kommt dein Held auf das Feld, das er zeigt.
place-crystal-trap = Kristallfalle
  .the = die Kristallfalle
  .text = Für 4 oder 5 Staub: 2 oder 3 Schaden an einem beliebigen Monster oder ungeschützten Leib, ohne Rücksicht auf Panzer. Oder für 2 bis 5 Staub: Stell die Falle mit dieser Zahl auf.
place-magic-shock = Magieschock
  .the = den Magieschock
  .text = Für 1 Karte und 2 Staub lädst du den linken Schock (2 Schaden), für 1 Karte und 3 Staub den rechten (3 Schaden), für 2 Karten und 5 Staub beide. Später triffst du damit jeden Gegner, ohne Rücksicht auf Panzer.
place-tactical-trick = Kriegslist
  .the = die Kriegslist
  .text = Für 1 Staub und 2 Karten: Versetz ein Monster auf ein leeres Feld.
place-dust-nugget = Staubklumpen
  .the = den Staubklumpen
  .text = Für 1 Staub: Nenne ein Symbol und zeig deine nächste Karte. Trägt sie es, kommt sie auf die Hand, und du darfst dir die nächsten 2 Spielkarten ansehen und jede auf oder unter den Stapel legen.
place-mysterious-well = Wunderbrunnen
  .the = den Wunderbrunnen
  .text = Für 1 Staub entscheidet der Würfel: 1 kostet 1 Widerstand, 2 bringt dich zur Burg, 3 und 4 ziehen 1 und 2 Karten, 5 bringt 2 Widerstand zurück, 6 allen.
place-castle = Burg
  .the = die Burg
  .text = Einmal in deinem Zug, von Feld 7 aus: Entferne eine Bedrohung aus dem Gang.

# Grundkarten der Helden
card-knight-strike = Hieb
  .the = „Hieb“
card-knight-heavy-blow = Wuchtschlag
  .the = „Wuchtschlag“
card-knight-guard = Deckung
  .the = „Deckung“
card-knight-bulwark = Bollwerk
  .the = „Bollwerk“
card-knight-charge = Sturmlauf
  .the = „Sturmlauf“
card-knight-march = Gewaltmarsch
  .the = „Gewaltmarsch“
card-knight-vigil = Nachtwache
  .the = „Nachtwache“
card-smith-hammer = Hammer
  .the = „Hammer“
card-smith-anvil = Ambossschlag
  .the = „Ambossschlag“
card-smith-forge = Schmiedefeuer
  .the = „Schmiedefeuer“
card-smith-coals = Glut
  .the = „Glut“
card-smith-bellows = Blasebalg
  .the = „Blasebalg“
card-smith-plate = Brustplatte
  .the = „Brustplatte“
card-smith-haul = Lastenzug
  .the = „Lastenzug“
card-scout-arrow = Pfeil
  .the = „Pfeil“
card-scout-double-shot = Doppelschuss
  .the = „Doppelschuss“
card-scout-dagger = Dolch
  .the = „Dolch“
card-scout-ambush = Hinterhalt
  .the = „Hinterhalt“
card-scout-run = Spurt
  .the = „Spurt“
card-scout-shortcut = Abkürzung
  .the = „Abkürzung“
card-scout-forage = Streifzug
  .the = „Streifzug“
card-enchantress-spark = Funke
  .the = „Funke“
card-enchantress-staff = Zauberstab
  .the = „Zauberstab“
card-enchantress-channel = Bündelung
  .the = „Bündelung“
card-enchantress-mote = Staubkorn
  .the = „Staubkorn“
card-enchantress-glide = Schweben
  .the = „Schweben“
card-enchantress-insight = Eingebung
  .the = „Eingebung“
card-enchantress-ward = Schutzzauber
  .the = „Schutzzauber“
card-enchantress-alchemy = Alchemie
  .the = „Alchemie“

# Gegenstände
card-item-tempered-blade = Gehärtete Klinge
  .the = die Gehärtete Klinge
card-item-field-manual = Feldhandbuch
  .the = das Feldhandbuch
card-item-winged-boots = Flügelstiefel
  .the = die Flügelstiefel
card-item-blink-cloak = Blinzelmantel
  .the = den Blinzelmantel
card-item-dust-flask = Staubflasche
  .the = die Staubflasche
card-item-spiked-buckler = Stachelschild
  .the = den Stachelschild
card-item-sling = Schleuder
  .the = die Schleuder
card-item-longbow = Langbogen
  .the = den Langbogen
card-item-healing-draught = Heiltrank
  .the = den Heiltrank
card-item-phoenix-feather = Phönixfeder
  .the = die Phönixfeder
card-item-multi-tool = Allzweckwerkzeug
  .the = das Allzweckwerkzeug
card-item-duelist-kit = Fechtzeug
  .the = das Fechtzeug
card-item-throwing-knives = Wurfmesser
  .the = die Wurfmesser

# Wahnsinn
card-madness-despair = Verzweiflung
  .the = „Verzweiflung“
  .text = Muss gespielt werden: Verlier eine deiner Feen oder 2 Widerstand.
card-madness-doubt = Zweifel
  .the = „Zweifel“
  .text = Muss gespielt werden: Verlier eine deiner Feen oder eine aufgestellte Falle. Geht beides nicht, geschieht nichts.
card-madness-rage = Zorn
  .the = „Zorn“
  .text = Muss gespielt werden: Triff einen Helden auf deinem Feld mit 1 Schaden, oder verlier eine aufgestellte Falle. Geht beides nicht, geschieht nichts.
card-madness-lure = Lockruf
  .the = „Lockruf“
  .text = Muss gespielt werden: Triff einen Helden auf deinem Feld mit 1 Schaden, verlier eine deiner Feen, oder deck sofort eine Spielkarte auf.

# Feen
card-fairy-skip = Fee der Rast
  .the = die Fee der Rast
  .text = Am Ende dieses Zugs wird eine Spielkarte weniger aufgedeckt.
card-fairy-insight = Fee der Eingebung
  .the = die Fee der Eingebung
  .text = Zieh 2 Karten.
card-fairy-dust = Fee des Staubs
  .the = die Fee des Staubs
  .text = Gewinne 3 Staub zurück.
card-fairy-stride = Fee des flinken Schritts
  .the = die Fee des flinken Schritts
  .text = 2 Stiefel, und ein Ort lässt sich noch einmal nutzen.
card-fairy-gate = Fee des Übergangs
  .the = die Fee des Übergangs
  .text = Teleport, und ein Ort lässt sich noch einmal nutzen.
card-fairy-mercy = Fee der Gnade
  .the = die Fee der Gnade
  .text = Verteil 4 Widerstand unter den Helden, wie du magst.
card-fairy-swap-heroes = Fee des Tauschs
  .the = die Fee des Tauschs
  .text = Dein Held und ein anderer tauschen die Felder, wenn der andere Spieler einverstanden ist.
card-fairy-set-die = Fee des Schicksals
  .the = die Fee des Schicksals
  .text = Nenne das Ergebnis des Würfels, statt zu würfeln.
card-fairy-reroll = Fee der zweiten Chance
  .the = die Fee der zweiten Chance
  .text = Würfle nach einem Wurf noch einmal und gewinne 2 Staub zurück.
card-fairy-swap-monsters = Fee der Verwirrung
  .the = die Fee der Verwirrung
  .text = Zwei Monster im Gang tauschen die Felder.
card-fairy-volley = Fee der Salve
  .the = die Fee der Salve
  .text = 2 Schüsse mit Reichweite 1.
card-fairy-renewal = Fee der Erneuerung
  .the = die Fee der Erneuerung
  .text = Gewinne allen Widerstand und 1 Staub zurück.
card-fairy-remove-threat = Fee der Ruhe
  .the = die Fee der Ruhe
  .text = Entferne eine Bedrohung aus dem Gang.
card-fairy-fetch = Fee der Erinnerung
  .the = die Fee der Erinnerung
  .text = Nimm eine Karte deiner Wahl aus Deck oder Ablagestapel auf die Hand und misch diesen Stapel.
card-fairy-shared-dust = Fee des Teilens
  .the = die Fee des Teilens
  .text = Verteil 3 Staub unter den Helden, wie du magst.
card-fairy-foresight = Fee der Voraussicht
  .the = die Fee der Voraussicht
  .text = Sieh dir die nächsten 2 Spielkarten an und leg sie in beliebiger Reihenfolge wieder obenauf.
card-fairy-cancel = Fee der Zähmung
  .the = die Fee der Zähmung
  .text = In diesem Zug hat ein Monster 1 Kralle und 1 Panzer weniger.
card-fairy-repeat = Fee der Zauberin
  .the = die Fee der Zauberin
  .text = Eine Karte, die du in diesem Zug gespielt hast, wirkt noch einmal, auf dieselbe Weise und zum selben Preis.
card-fairy-teleport = Fee des Spähers
  .the = die Fee des Spähers
  .text = Teleport auf ein beliebiges Feld des Heldenpfads.

# Fähigkeiten
card-skill-blade = Schwertkunst
  .text = Dreimal nutzbar: je 2 Schwerter.
card-skill-archer = Schießkunst
  .text = Zuerst 1 Schuss mit Reichweite 3, dann zweimal 2 Schüsse mit Reichweite 2.
card-skill-guard = Standhaftigkeit
  .text = Zuerst zweimal 2 Schilde, dann allen Widerstand zurückgewinnen.
card-skill-path = Wegkunde
  .text = Zuerst 2 Stiefel, dann zweimal Teleport.
card-skill-alchemist = Staubkunst
  .text = Zuerst zweimal 2 Staub zurückgewinnen, dann 3.
card-skill-lore = Gelehrsamkeit
  .text = Zuerst 1 Karte ziehen, dann zweimal 2 Karten.
card-skill-tactics = Taktik
  .text = Jedes Mal lässt sich ein Ort noch einmal nutzen; beim zweiten und dritten Mal kommt 1 Staub zurück.
card-skill-jack = Vielseitigkeit
  .text = Dreimal nutzbar, jedes Mal nach Wahl: 1 Schwert, 2 Schilde, 1 Staub oder 2 Stiefel.

# Was durch die Gänge kommt
card-start-stray-imp = Irrwicht
  .the = den Irrwicht
  .who = Der Irrwicht
card-start-goblin-lookout = Goblinposten
  .the = den Goblinposten
  .who = Der Goblinposten
card-start-cave-hound = Höhlenhund
  .the = den Höhlenhund
  .who = Der Höhlenhund
card-start-rusty-guardian = Rostwächter
  .the = den Rostwächter
  .who = Der Rostwächter
card-rat-swarm = Rattenschwarm
  .the = den Rattenschwarm
  .who = Der Rattenschwarm
card-tunnel-goblin = Tunnelgoblin
  .the = den Tunnelgoblin
  .who = Der Tunnelgoblin
card-ghost = Gespenst
  .the = das Gespenst
  .who = Das Gespenst
card-dark-knight = Dunkelritter
  .the = den Dunkelritter
  .who = Der Dunkelritter
card-rubble-golem = Schuttgolem
  .the = den Schuttgolem
  .who = Der Schuttgolem
card-pit-spider = Grubenspinne
  .the = die Grubenspinne
  .who = Die Grubenspinne
card-bone-guard = Knochenwache
  .the = die Knochenwache
  .who = Die Knochenwache
card-cave-ogre = Höhlenoger
  .the = den Höhlenoger
  .who = Der Höhlenoger
card-marsh-witch = Sumpfhexe
  .the = die Sumpfhexe
  .who = Die Sumpfhexe
card-ravager = Verwüster
  .the = den Verwüster
  .who = Der Verwüster
  .text = Schließt sich dem Monster an, das der Burg am nächsten ist, und muss vor ihm besiegt werden. Er bringt keine Belohnung.
card-fire-serpent-ballista = Feuerschlange
  .the = die Feuerschlange
  .who = Die Feuerschlange
  .text = Trägt ein Feuer und lässt es an der Balliste, wenn sie dort ankommt.
card-fire-serpent-lake = Feuerschlange
  .the = die Feuerschlange
  .who = Die Feuerschlange
  .text = Trägt ein Feuer und lässt es am Höhlensee, wenn sie dort ankommt.
card-fire-serpent-sanctuary = Feuerschlange
  .the = die Feuerschlange
  .who = Die Feuerschlange
  .text = Trägt ein Feuer und lässt es am Feenheiligtum, wenn sie dort ankommt.
card-fire-elemental = Feuerelementar
  .the = das Feuerelementar
  .who = Das Feuerelementar
  .text = Wer es besiegt, darf außerdem ein Feuer an einem beliebigen Ort löschen.
card-moon-vermilion-cadet = Zinnoberkadett
  .the = den Zinnoberkadetten
  .who = Der Zinnoberkadett
  .text = Auf Feld 1 zu beobachten, für 1 Schwert und 1 Staub. Du darfst eine Fee nehmen.
card-moon-kurodar = Kurodar
  .the = Kurodar
  .who = Kurodar
  .text = Auf Feld 2 zu beobachten, für 1 Stiefel und 1 Staub. Du darfst eine Fee nehmen.
card-moon-aventurine-shard = Aventurinsplitter
  .the = den Aventurinsplitter
  .who = Der Aventurinsplitter
  .text = Auf Feld 3 zu beobachten, für 1 Schwert oder 1 Schuss. Du darfst eine Fee nehmen.
card-moon-silver-lady = Silberdame
  .the = die Silberdame
  .who = Die Silberdame
  .text = Auf Feld 4 zu beobachten, für 2 Schwerter. Du darfst eine Fee nehmen.
card-moon-shadow-wurm = Schattenwurm
  .the = den Schattenwurm
  .who = Der Schattenwurm
  .text = Auf Feld 5 zu beobachten, für 4 Staub. Du darfst eine Fee nehmen.
card-moon-dancing-comet = Tanzkomet
  .the = den Tanzkometen
  .who = Der Tanzkomet
  .text = Auf Feld 5 zu beobachten, kostenlos, wenn alle Helden an der Sternwarte stehen. Jeder Held darf eine Fee nehmen.
card-magic-eater = Magiefresser
  .the = den Magiefresser
  .who = Der Magiefresser
  .text = Jeder Held legt 3 Staub darauf. Schaden bringt deinen eigenen Staub zurück; ist keiner mehr da, ist er besiegt. Fallen halten ihn nicht auf.
card-giant-troll = Riesentroll
  .the = den Riesentroll
  .who = Der Riesentroll
  .text = Wer ihn besiegt, findet 1 Kristall für den Ort daneben.
card-crystal-eater-4 = Kristallfresser
  .the = den Kristallfresser
  .who = Der Kristallfresser
  .text = Mit jedem Schritt nimmt er 1 Kristall vom Ort und 1 von der Lore daneben; jeder gibt ihm 1 Gesundheit mehr.
card-crystal-eater-5 = Kristallfresser
  .the = den Kristallfresser
  .who = Der Kristallfresser
  .text = Mit jedem Schritt nimmt er 1 Kristall vom Ort und 1 von der Lore daneben; jeder gibt ihm 1 Gesundheit mehr.
card-key-master = Schlüsselmeister
  .the = den Schlüsselmeister
  .who = Der Schlüsselmeister
  .text = Wenn er kommt, fällt ein Tor auf dem Heldenpfad. Wer ihn besiegt, hat den Schlüssel. Fallen halten ihn nicht auf.
card-extra-cart = Zusatzlore
  .the = die Zusatzlore
  .who = Die Zusatzlore
  .text = Bringt 2 Kristalle: in die Burg, oder zum Ort daneben, sobald beide Nachbarfelder leer sind. Sie ist nicht anzugreifen.
card-lava-slug-large = Lavaschnecke
  .the = die Lavaschnecke
  .who = Die Lavaschnecke
  .text = Von einem Helden auf einem markierten Feld besiegt, kühlt sie die Lava daneben.
card-lava-slug-small = Lavaschnecke
  .the = die Lavaschnecke
  .who = Die Lavaschnecke
  .text = Von einem Helden auf einem markierten Feld besiegt, kühlt sie die Lava daneben.
card-body-plain-1 = Schuppenleib
  .the = den Schuppenleib
  .who = Der Schuppenleib
  .text = Jeder Angriff verletzt ihn, und seine Krallen antworten auf Schwerter.
card-body-plain-2 = Schuppenleib
  .the = den Schuppenleib
  .who = Der Schuppenleib
  .text = Jeder Angriff verletzt ihn, und seine Krallen antworten auf Schwerter.
card-body-plain-3 = Schuppenleib
  .the = den Schuppenleib
  .who = Der Schuppenleib
  .text = Jeder Angriff verletzt ihn, und seine Krallen antworten auf Schwerter.
card-body-crystal = Kristallleib
  .the = den Kristallleib
  .who = Der Kristallleib
  .text = Nur die Kristallfalle verletzt ihn.
card-body-storm = Sturmleib
  .the = den Sturmleib
  .who = Der Sturmleib
  .text = Nur der Magieschock verletzt ihn.
card-body-twin = Zwillingsleib
  .the = den Zwillingsleib
  .who = Der Zwillingsleib
  .text = Er hat zwei Teile: Die Kristallfalle muss den einen brechen, der Magieschock den anderen.
card-body-quick-a1 = Flinkleib
  .the = den Flinkleib
  .who = Der Flinkleib
  .text = Ein einziger Schuss mit mindestens 2 oder ein Schwertangriff mit mindestens 4 besiegt ihn; weniger bewirkt nichts.
card-body-quick-a2 = Flinkleib
  .the = den Flinkleib
  .who = Der Flinkleib
  .text = Ein einziger Schuss mit mindestens 2 oder ein Schwertangriff mit mindestens 4 besiegt ihn; weniger bewirkt nichts.
card-body-quick-b1 = Flinkleib
  .the = den Flinkleib
  .who = Der Flinkleib
  .text = Ein einziger Schuss mit mindestens 3 oder ein Schwertangriff mit mindestens 5 besiegt ihn; weniger bewirkt nichts.
card-body-quick-b2 = Flinkleib
  .the = den Flinkleib
  .who = Der Flinkleib
  .text = Ein einziger Schuss mit mindestens 3 oder ein Schwertangriff mit mindestens 5 besiegt ihn; weniger bewirkt nichts.
card-incarnation-head = Kopf
  .the = den Kopf
  .who = Der Kopf
  .text = Nichts verletzt ihn. Gelangt er in die Burg, habt ihr verloren.
card-incarnation-tail = Schwanz
  .the = den Schwanz
  .who = Der Schwanz
  .text = Das Ende der Verkörperung. Nichts verletzt ihn, und nach ihm kommt nichts mehr.

# Ereignisse und Stürme
card-cave-in = Einsturz
  .text = Der Würfel wählt ein Feld: Dort kann niemand angreifen, was daneben liegt, bis 3 Schwerter es freigraben.
card-tremor = Beben
  .text = Jeder Held verliert 1 Widerstand.
card-panic = Panik
  .text = Jeder Held weicht ein Feld nach links; auf Feld 1 verliert er stattdessen 1 Widerstand.
card-lights-out = Lichter aus
  .text = Der Würfel wählt einen Ort: Er ist nicht nutzbar, bis ein Held daneben 3 Staub ausgibt.
card-threat-fury = Bedrohung: Raserei
  .text = Der Würfel wählt ein Feld im Gang: Monster dort haben 1 Kralle mehr, solange die Bedrohung liegt.
card-threat-carapace = Bedrohung: Panzer
  .text = Der Würfel wählt ein Feld im Gang: Monster dort haben 1 Panzer mehr, solange die Bedrohung liegt.
card-threat-dread = Bedrohung: Grauen
  .text = Der Würfel wählt ein Feld im Gang: Angriffe auf Monster dort kosten 1 Widerstand mehr, solange die Bedrohung liegt.
card-fire = Feuer
  .text = Der Würfel wählt einen Ort: Dort bricht ein Feuer aus.
card-mud = Schlamm
  .text = Der Würfel wählt ein Heldenfeld: Es zu betreten kostet von nun an 1 Stiefel mehr.
card-sabotage = Sabotage
  .text = Die Sternwarte ist nicht nutzbar, bis ein Held daneben 5 Staub ausgibt.
card-elven-paths = Elfenpfade
  .text = Von nun an endet ein Schritt von Feld 3 nach 4 auf Feld 7, einer von 4 nach 3 auf Feld 1; jeder bringt 1 Staub zurück.
card-magic-storm = Magiesturm
  .text = Auf jeden Ort kommt ein verdecktes Sturmplättchen; wer den Ort nutzt, entfesselt es am Ende des Zugs.
card-secret-passage = Geheimgang
  .text = Der Würfel wählt ein Feld im Gang: Was dort liegt, wird weitergeschoben, und von nun an wird es übersprungen.
card-sharp-bend = Scharfe Kurve
  .text = 1 Kristall fällt von der Lore auf den Ort daneben; dann rollt sie 1 Feld auf die Burg zu.
card-brake-failure = Bremsversagen
  .text = Die Lore rollt 2 Felder nach links; hält etwas sie auf, geht 1 ihrer Kristalle verloren.
card-bats = Fledermäuse
  .text = Der Würfel wählt zwei Heldenfelder: Jeder Schritt zwischen ihnen macht 1 Schaden, den ein Schild abfängt.
card-unexpected-teleport = Unerwarteter Teleport
  .text = Der Würfel wählt ein Heldenfeld: Alle Helden kommen dorthin.
card-perfect-positioning = Perfekte Aufstellung
  .text = Alle dürfen ihren Helden auf ein beliebiges Feld stellen.
card-sinister-whispers = Finsteres Flüstern
  .text = Auf jedes Deck kommt eine Wahnsinnskarte. Wer sie zieht, muss sie spielen.
card-crevasse = Felsspalte
  .text = Der Würfel wählt ein Heldenfeld: Es zu betreten kostet von nun an 1 Stiefel mehr.
card-darkness-attacks = Die Finsternis greift an
  .text = Helden auf dem Feld des Kopfes oder direkt daneben verlieren 1 Widerstand.
card-darkness-advances = Die Finsternis rückt vor
  .text = Die ganze Verkörperung rückt 1 Feld vor und kommt von nun an ein Feld später herein. Nichts geschieht, wenn der Kopf auf Feld 6 ist.
card-castle-reinforcements = Verstärkung aus der Burg
  .text = Alle wählen: 2 Widerstand oder 3 Staub zurückgewinnen.
card-violent-tremors-choice = Heftige Beben
  .text = Wer am Zug ist, wählt: Jeder Held verliert 1 Widerstand, oder sofort wird eine weitere Karte aufgedeckt.
card-violent-tremors-collapse = Heftige Beben
  .text = Alle aufgestellten Fallen gehen zurück in den Vorrat.
card-storm = Sturmplättchen
  .text = Verdeckt bis zum Ende eines Zugs, in dem sein Ort genutzt wurde.
card-storm-swap-2-4 = Tausch der Orte 2 und 4
  .text = Die Orte 2 und 4 tauschen ihre Nummern, mit allem, was darauf liegt.
card-storm-swap-1-6 = Tausch der Orte 1 und 6
  .text = Die Orte 1 und 6 tauschen ihre Nummern, mit allem, was darauf liegt.
card-storm-gifts = Gaben des Sturms
  .text = Alle nehmen eine andere Gabe: 1 Widerstand, 2 Staub, 1 Karte oder einen Teleport.
card-storm-price = Tribut des Sturms
  .text = Wer am Zug ist, wählt: Jeder Held verliert 1 Widerstand, oder in diesem Zug wird eine Karte mehr aufgedeckt.
card-storm-recall = Rückruf des Sturms
  .text = Alle Helden kommen auf Feld 7.
card-storm-surge = Woge des Sturms
  .text = Jeder Held gewinnt allen Staub zurück.

# Dieselben Karten mit dem Symbol der Finsternis
card-rat-swarm-dark = { card-rat-swarm }, mit der Finsternis
card-tunnel-goblin-dark = { card-tunnel-goblin }, mit der Finsternis
card-ghost-dark = { card-ghost }, mit der Finsternis
card-dark-knight-dark = { card-dark-knight }, mit der Finsternis
card-rubble-golem-dark = { card-rubble-golem }, mit der Finsternis
card-pit-spider-dark = { card-pit-spider }, mit der Finsternis
card-bone-guard-dark = { card-bone-guard }, mit der Finsternis
card-marsh-witch-dark = { card-marsh-witch }, mit der Finsternis
card-tremor-dark = { card-tremor }, mit der Finsternis
card-lights-out-dark = { card-lights-out }, mit der Finsternis
card-threat-dread-dark = { card-threat-dread }, mit der Finsternis
card-darkness-attacks-dark = { card-darkness-attacks }, mit der Finsternis
card-castle-reinforcements-dark = { card-castle-reinforcements }, mit der Finsternis

## Der Bildschirm

lg-ui-passage = Monstergang
lg-ui-passage-cell = Feld { $cell } im Gang
lg-ui-passage-empty = Feld { $cell } im Gang, leer
lg-ui-row = Reihe der Verkörperung
lg-ui-row-cell = Feld { $cell } der Reihe
lg-ui-path = Heldenpfad
lg-ui-path-cell = Heldenfeld { $cell }
lg-ui-places = Orte
lg-ui-place-number = Ort { $number }
lg-ui-castle = Burg
lg-ui-hand = Hand
lg-ui-hand-of = Hand von { $seat }
lg-ui-hand-hidden = { $count ->
    [one] 1 verdeckte Karte
   *[other] { $count } verdeckte Karten
  }
lg-ui-deck = Deck
lg-ui-deck-count = { $count ->
    [0] Deck, leer
    [one] Deck, 1 Karte
   *[other] Deck, { $count } Karten
  }
lg-ui-discard = Ablagestapel
lg-ui-discard-count = { $count ->
    [0] Ablagestapel, leer
    [one] Ablagestapel, 1 Karte
   *[other] Ablagestapel, { $count } Karten
  }
lg-ui-played = Gespielt
lg-ui-game-deck = Spielstapel
lg-ui-game-left = { $count ->
    [0] Keine Karte mehr
    [one] Noch 1 Karte
   *[other] Noch { $count } Karten
  }
lg-ui-game-gone = Aufgedeckt und vorbei
lg-ui-known-top = { $count ->
    [one] 1 Karte oben bekannt
   *[other] { $count } Karten oben bekannt
  }
lg-ui-known-bottom = { $count ->
    [one] 1 Karte unten bekannt
   *[other] { $count } Karten unten bekannt
  }
lg-ui-unseen = Noch nicht gesehen
lg-ui-markets = Märkte
lg-ui-market-items = Gegenstände
lg-ui-market-fairies = Feen
lg-ui-market-empty = Nichts mehr da
lg-ui-item-top = Obere Aktion, kostenlos
lg-ui-item-bottom = Untere Aktion, { $count } Staub
lg-ui-heroes = Helden
lg-ui-board = Tafel: { $hero }
lg-ui-acting = Handelt gerade
lg-ui-resistance = Widerstand
lg-ui-resistance-of = Widerstand { $count } von { $most }
lg-ui-dust = Staub
lg-ui-dust-usable = { $count } Staub nutzbar
lg-ui-dust-inactive = { $count } Staub ruht
lg-ui-dust-eaten = { $count } Staub auf dem Magiefresser
lg-ui-fairies = Feen
lg-ui-fairy-slots = Feen { $count } von { $most }
lg-ui-skill = Fähigkeit
lg-ui-skill-left = { $count ->
    [0] Nicht mehr nutzbar
    [one] Noch 1 Mal nutzbar
   *[other] Noch { $count } Mal nutzbar
  }
lg-ui-pool = Bereit
lg-ui-pool-empty = Noch keine Symbole. Spiel eine Karte.
lg-ui-pool-count = { $count ->
    [one] 1 { $icon }
   *[other] { $count } { $icon-many }
  }
lg-ui-reach = Reichweite { $reach }
lg-ui-turn = Zug { $turn }
lg-ui-traps = Fallen
lg-ui-trap = Falle { $number } { $slot }
lg-ui-trap-empty = Leerer Fallenplatz { $slot }
lg-ui-threats = Bedrohungen
lg-ui-threat = { $token } auf Feld { $cell } im Gang
lg-ui-health = Gesundheit { $count } von { $most }
lg-ui-reward = Belohnung
lg-ui-reward-each = für alle
lg-ui-traits = Besonderheiten
lg-ui-chapter = Kapitel
lg-ui-chapter-title = Kapitel { $chapter-number }: { $chapter }
lg-ui-goal = Wie ihr gewinnt
lg-ui-danger = Wie ihr verliert
lg-ui-difficulty = Schwierigkeit
lg-ui-stars = Schwierigkeit { $count } von 5
lg-ui-campaign = Kampagne
lg-ui-journal = Tagebuch
lg-ui-journal-won = Gewonnen in { $turns } Zügen
lg-ui-journal-lost = Verloren nach { $turns } Zügen
lg-ui-journal-now = Läuft gerade
lg-ui-journal-ahead = Steht noch bevor
lg-ui-kept = Behaltener Gegenstand
lg-ui-kept-none = Kein Gegenstand behalten
lg-ui-deck-building = Stell dein Deck zusammen
lg-ui-deck-chosen = { $count } von 10 gewählt
lg-ui-hero-choice = Such dir einen Helden aus
lg-ui-track-choice = Such dir eine Fähigkeit aus
lg-ui-hands-open = Handkarten sind offen
lg-ui-hands-hidden = Handkarten sind verdeckt
lg-ui-ask-no-more = Frag mich in diesem Zug nicht mehr
lg-ui-attack = Dein Angriff
lg-ui-attack-icons = Symbole
lg-ui-damage = Schaden
lg-ui-damage-count = { $damage } Schaden
lg-ui-shields = Schilde
lg-ui-back = Was zurückkommt
lg-ui-back-none = Nichts kommt zurück
lg-ui-back-count = Du verlierst { $count } Widerstand
lg-ui-back-falls = Dein Held würde fallen
lg-ui-would-win = Zu gewinnen
lg-ui-would-win-nothing = Nichts zu gewinnen
lg-ui-would-fall = Wäre besiegt: { $card }
lg-ui-would-stay = Hätte noch { $left }: { $card }
lg-ui-preview = Was es bewirken würde
lg-ui-cost = Kosten
lg-ui-cost-free = Kostenlos
lg-ui-cost-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
lg-ui-cost-bucket = ein voller Eimer
lg-ui-or = oder
lg-ui-revealing = Eine Karte wird aufgedeckt
lg-ui-reveals = { $count ->
    [0] Keine Karte wird aufgedeckt
    [one] 1 Karte wird aufgedeckt
   *[other] { $count } Karten werden aufgedeckt
  }
lg-ui-end-final = Dann werden die Spielkarten aufgedeckt. Das lässt sich nicht zurücknehmen.
lg-ui-waits = { $seat } ist an der Reihe. Beratet euch, so viel ihr wollt.
lg-ui-die = Würfel
lg-ui-used = In diesem Zug schon genutzt
lg-ui-dark = Im Dunkeln
lg-ui-sabotaged = Sabotiert
lg-ui-fires = { $count ->
    [0] Kein Feuer
    [one] 1 Feuer
   *[other] { $count } Feuer
  }
lg-ui-fires-left = { $count ->
    [0] Alle Feuer sind gelöscht
    [one] Noch 1 Feuer
   *[other] Noch { $count } Feuer
  }
lg-ui-bucket-full = Eimer voll
lg-ui-bucket-empty = Eimer leer
lg-ui-ravagers = { $count ->
    [one] 1 Verwüster
   *[other] { $count } Verwüster
  }
lg-ui-moons = { $count } von 6 Monden beobachtet
lg-ui-moon-here = Auf seinem Feld
lg-ui-moon-wants = Gehört auf Feld { $cell }
lg-ui-storms = { $count ->
    [one] 1 Sturm braut sich zusammen
   *[other] { $count } Stürme brauen sich zusammen
  }
lg-ui-delivered = { $count } von { $target } Kristallen abgeliefert
lg-ui-cart = Lore
lg-ui-cart-load = Lore: { $count } von 6 Kristallen
lg-ui-crystals = { $count } von { $most } Kristallen
lg-ui-gate = Tor zwischen Feld { $first } und { $second }
lg-ui-bats = Fledermäuse zwischen Feld { $first } und { $second }
lg-ui-key = Hat den Schlüssel
lg-ui-lava = { $count ->
    [0] Keine Lava ist mehr heiß
    [one] Lava auf 1 Feld noch heiß
   *[other] Lava auf { $count } Feldern noch heiß
  }
lg-ui-slugs = { $count ->
    [one] Noch 1 Lavaschnecke
   *[other] Noch { $count } Lavaschnecken
  }
lg-ui-dial = Zeiger auf { $number }
lg-ui-dial-marks = Markiert die Felder { $first } und { $second }
lg-ui-marked = Vom Zeiger markiert
lg-ui-magma = Hat das Magma
lg-ui-bodies = { $count } von 10 Leibern besiegt
lg-ui-head = Kopf auf Feld { $cell }
lg-ui-protected = Von einem Monster geschützt
lg-ui-asleep = { $count ->
    [one] 1 Leib kommt noch
   *[other] { $count } Leiber kommen noch
  }
lg-ui-charged = Geladen
lg-ui-uncharged = Nicht geladen

# Die Gaben des Sturms
lg-gift-0 = 1 Widerstand zurück
lg-gift-1 = 2 Staub zurück
lg-gift-2 = 1 Karte ziehen
lg-gift-3 = Teleport

# Namen von Zeichen und Plättchen auf dem Bildschirm
icon-cards = Karte aus der Hand
icon-peek = Blick
icon-reveal = Aufdecken
icon-observe = Beobachtung
icon-health = Gesundheit
icon-heart-empty = leeres Herz
icon-dust-empty = ruhender Staub
icon-moon-cell = Feld des Mondes
icon-visited = in diesem Zug schon genutzt
icon-body-plain = Leib
icon-help-cards = Karten: So viele werden aus der Hand abgelegt.
icon-help-peek = Blick: Alle sehen so viele der nächsten Spielkarten.
icon-help-reveal = Aufdecken: So viele Spielkarten werden mehr oder weniger aufgedeckt.
icon-help-observe = Beobachtung: Ein Mond, der auf seinem eigenen Feld liegt, kann beobachtet werden.
icon-help-health = Gesundheit: Nach so viel Schaden ist die Karte besiegt.
icon-help-resistance = Widerstand: was dein Held noch aushält. Bei 0 fällt er: Der Zug endet, er kehrt mit vollem Widerstand in die Burg zurück, und 2 Spielkarten statt 1 werden aufgedeckt.
icon-help-heart-empty = Leeres Herz: verlorene Gesundheit oder verlorener Widerstand.
icon-help-dust-empty = Ruhender Staub: Er bezahlt nichts, bis du ihn zurückgewinnst.
icon-help-moon-cell = Feld des Mondes: Nur auf diesem Feld des Gangs kann er beobachtet werden.
icon-help-body-plain = Leib: ein Teil der Verkörperung. Alle zehn müssen besiegt werden.
help-game-deck = Jeder Zug endet mit einer Karte dieses Stapels. Muss eine aufgedeckt werden und keine ist mehr da, verliert ihr.
icon-help-visited = In diesem Zug schon genutzt: Jeder Ort ist einmal nutzbar; ein Symbol „Wiederholen“ erlaubt es noch einmal.
help-pool = Die Symbole von dem, was du gespielt hast. Gib sie in diesem Zug aus; was am Ende übrig ist, verfällt.
token-crystal = Kristall
token-guild = Jäger
token-trap = Falle
token-portal = Portal
token-gate = Gitter
token-dial = Drehscheibe
token-die = Würfel
token-lava-hot = Heiße Lava
token-lava-rough = Kalte Lava, rau
token-lava-smooth = Kalte Lava, glatt
token-shock = Magischer Schlag
help-token-die = Der Würfel entscheidet. Drücke auf den Ort, um zu lesen, was jede Augenzahl bringt.
lg-ui-to-go = noch { $count }
lg-ui-piles = Stapel
lg-ui-hand-empty = Keine Karte auf der Hand
lg-ui-three = Drei Karten tauschen

## Warum ein Zug gut ist

why-hero = { $hero-who } nützt jeder Gruppe.
why-track = { $card } passt von den übrigen am besten zu diesem Helden.
why-include = { $card } ist die stärkste Karte, von der das Deck noch nicht genug hat.
why-item = { $card } hilft von dem, was hier liegt, am häufigsten.
why-consent = Freunde helfen einander.
why-only = Etwas anderes steht nicht zur Wahl.
why-win = Das gewinnt das Kapitel.
why-answer = So liegt der Tisch für den nächsten Zug am besten.
why-fire = Löscht ein Feuer: { $place }.
why-moon = Beobachtet { $card-the }.
why-deliver = { $count ->
    [one] Liefert 1 Kristall ab.
   *[other] Liefert { $count } Kristalle ab.
  }
why-lava = Kühlt die Lava auf Feld { $cell }.
why-castle = Besiegt { $card-the } auf Feld { $cell }, bevor die Burg in Gefahr ist.
why-defeat = Besiegt { $card-the } auf Feld { $cell }, für die Belohnung und für Platz im Gang.
why-wound = Verwundet { $card-the }; beim nächsten Mal fällt der Sieg leichter.
why-water = Holt Wasser für das nächste Feuer.
why-crystals = Macht Kristalle für die Burg bereit.
why-dial = Dreht den Zeiger auf { $number }, wo Lavaschnecken kühlen können.
why-trap = Falle { $number } wartet auf alles, was vorbeikommt.
why-heal = Gewinnt Kraft zurück, bevor sie ausgeht.
why-dust = Sammelt Staub für das, was später zu zahlen ist.
why-chance = Erst sehen, was kommt, dann neu überlegen.
why-move = Feld { $cell } ist ein guter Platz für den nächsten Zug.
why-rest = Mehr lohnt sich jetzt nicht; was übrig bleibt, hilft später.
why-glance = Das sieht auf den ersten Blick am besten aus.

## Die Analyse eines Spiels

standing-race = Die Helden gegen den Spielstapel
standing-graph = Was die Helden noch zu tun haben, und die Karten im Spielstapel, nach jedem Spielzug. Am Ende: { $left }
standing-team = Die Helden
  .left = noch zu tun
standing-against = Der Spielstapel
  .left = Karten übrig
standing-left = Noch { $team } zu tun und { $against ->
    [one] 1 Karte
   *[other] { $against } Karten
  } übrig.
standing-hope = Noch { $team } zu tun und { $against ->
    [one] 1 Karte
   *[other] { $against } Karten
  } übrig; von hier aus hätte ein gutes Team { $percent } % der Spiele gewonnen.
standing-lost = Hier ging das Kapitel verloren
standing-lost-mark = hier verloren

## Die Einführung

lesson-welcome = Ihr verteidigt zusammen die Burg. Die Monster kommen von links durch den Gang, und Feld 6 ist das letzte vor der Burg: Weiter darf keines kommen. Du führst den Ritter auf dem Heldenpfad darunter. Wähle zuerst eine Fähigkeit: Nimm Standhaftigkeit.
lesson-card = Diese fünf Karten sind deine Hand; du darfst sie alle in einem Zug spielen. Spiel Wuchtschlag: Er gibt drei Schwerter.
lesson-option = Was eine Karte gibt, liegt bereit, bis du es ausgibst oder deinen Zug beendest. Deckung lässt dir die Wahl: ein Schwert oder ein Schild. Spiel sie für den Schild.
lesson-attack = Auf Feld 6, direkt neben dir, steht ein Goblinposten. Zwei Schaden besiegen ihn, und seine Krallen schlagen zurück. Greif ihn an.
lesson-commit = Sag nun, was du in den Angriff legst: Zwei Schwerter genügen, und ein Schild hält die Krallen ab. Alles in einem Angriff zählt zusammen, und Krallen antworten auf jeden Angriff einmal.
lesson-market = Besiegt, und kein Kratzer. Wer den letzten Schlag führt, bekommt die Belohnung: einen Gegenstand vom Markt. Nimm die Gehärtete Klinge; sie kommt oben auf dein Deck.
lesson-skill = Die sechs Orte liegen neben den Feldern, und den neben dir darfst du einmal im Zug nutzen. Hier ist es der Höhlensee: Für zwei Schilde füllt er deinen Eimer. Deine Fähigkeit kannst du dreimal in einem Kapitel nutzen: Die ersten beiden Male gibt sie je zwei Schilde, beim dritten Mal gewinnst du allen Widerstand zurück. Nutze sie.
lesson-place = Nutze nun den Höhlensee.
lesson-boots = Dein Eimer ist voll. Dieses Kapitel ist gewonnen, wenn kein Ort mehr brennt, und alle sechs Feuer brennen in der Feuersbrunst auf Feld 5. Spiel Gewaltmarsch: Er gibt Stiefel.
lesson-walk = Jedes Paar Stiefel ist ein Schritt. Geh auf Feld 5.
lesson-fire = Gieß deinen Eimer über die Feuersbrunst.
lesson-fairy = Ein Feuer weniger. Für jedes gelöschte Feuer darfst du einen Gegenstand oder eine Fee vom Markt nehmen. Nimm die Fee der Rast: Wann du willst, lässt sie einen Zug ohne neue Karte enden.
lesson-turn = Das war alles für diesen Zug: Was du nicht nutzt, geht verloren, und deine Hand wird abgelegt. Beende deinen Zug. Weil du neben einem Feuer stehst, kostet es dich einen Widerstand; dann wird eine Spielkarte aufgedeckt, und du ziehst fünf neue Karten.
lesson-end = Ein Tunnelgoblin ist auf Feld 1 hereingekommen. Nach dem Zug der Schmiedin brauchte die Knochenwache dieses Feld, und so sind alle Monster weiter zur Burg gerückt. Muss eines Feld 6 verlassen, oder gibt es keine Karte mehr aufzudecken, habt ihr verloren. Kämpft gegen das, was nah ist, holt Wasser, helft einander und löscht die Feuer. Viel Glück!

## Was das Labor misst

measure-cards-left = übrige Spielkarten
measure-resistance = Widerstand der Helden
measure-fairies-kept = behaltene Feen
