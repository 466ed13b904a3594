## Die Lobby

lobby-title = Was spielen wir?
lobby-lead = Um einen Bildschirm, quer durchs Land, oder mit dem Computer auf den leeren Stühlen.
lobby-how-to-play = So wird gespielt
lobby-rules = Regeln
lobby-home = Zur Lobby
lobby-games = Spiele
lobby-players = { $least ->
    [one] { $most ->
        [one] 1 Person
       *[other] 1 bis { $most } Personen
      }
   *[other] { $least } bis { $most } Personen
  }
lobby-new-here = Neu hier? Eine kurze Lektion zeigt das Spiel Schritt für Schritt.
lobby-new-here-go = Lektion beginnen
lobby-new-here-close = Später

lobby-set = Den Tisch decken
lobby-seats = Plätze
lobby-seat-kind = Wer auf Platz { $number } sitzt
lobby-seat-name = Name auf Platz { $number }
lobby-seat-player = Computer auf Platz { $number }
lobby-here = Hier
  .hint = An diesem Bildschirm
lobby-invited = Einladen
  .hint = Bekommt einen Link von dir
lobby-open = Offen
  .hint = Wer zuerst kommt
lobby-computer = Computer
  .hint = Spielt { $player }
lobby-add-seat = Platz hinzufügen
lobby-remove-seat = Platz { $number } entfernen
pack-none = Keins: die Karten der Schachtel
lobby-options = Regeln an diesem Tisch
lobby-length = Länge
lobby-length-alone = Eine Partie
lobby-length-campaign = Eine Kampagne
lobby-beginning = Wie sie beginnt
lobby-hints = Tipps
lobby-hints-any = So viele ihr wollt
lobby-hints-three = Je drei
lobby-hints-none = Keine
lobby-limit = Zeit zum Antworten
lobby-limit-none = Beliebig lang
lobby-limit-minute = 1 Minute
lobby-limit-minutes = 3 Minuten
lobby-think = Selbst denken
  .hint = Ideen der anderen bleiben verborgen, bis es am Zug einen eigenen Plan gibt.
lobby-name-table = Name des Tischs
lobby-name-table-hint = Sonntagnachmittag
lobby-listed = Unter den offenen Tischen zeigen
lobby-start = Spiel beginnen
lobby-laying = Der Tisch wird gedeckt…
lobby-ready-here = Alle sind da. { $name } beginnt.
lobby-ready-links = Die Links bekommst du, sobald der Tisch gedeckt ist.
lobby-ready-open = Beginn, wann du willst. Offene Plätze können später besetzt werden.
lobby-ready-watch = Hier spielen nur Computer. Du kannst ihnen zusehen.

lobby-carry-on = Weiterspielen
lobby-carry-on-count = { $count ->
    [one] 1 Tisch
   *[other] { $count } Tische
  }
lobby-carry-on-empty = Noch keine Spiele
  .hint = Spiele, die du beginnst oder bei denen du mitspielst, warten hier auf dich.
lobby-resume = Weiter
lobby-replay = Ansehen
lobby-forget = Vergessen
lobby-forget-table = { $title } vergessen
lobby-forget-ask = { $title } vergessen?
  .hint = Dieser Browser bewahrt die Schlüssel zu deinen Plätzen auf. Ohne sie kann dort niemand mehr für dich weiterspielen.
lobby-forget-yes = Tisch vergessen
lobby-forget-no = Behalten
lobby-untitled = Tisch von { $names }
lobby-unknown = Ein Tisch
lobby-state-waiting = { $game }, wartet auf { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
  }
lobby-state-playing = { $game }, am Zug: { $names }
lobby-state-finished = { $game }, beendet
lobby-state-gone = Nicht mehr auf diesem Server
lobby-state-loading = Wird gesucht…
lobby-opened = Zuletzt geöffnet { $ago }
lobby-show-all = Alle { $count } zeigen

lobby-open-tables = Offene Tische
lobby-open-tables-empty = Noch keine offenen Tische
  .hint = Deck einen und zeig ihn her: Alle auf diesem Server finden ihn hier.
lobby-look-again = Noch einmal nachsehen
lobby-seated = { $game }, { $taken } von { $all } Plätzen besetzt
lobby-playing-now = { $game }, läuft gerade
lobby-join = Mitspielen
lobby-watch = Zusehen
lobby-join-title = Mitspielen: { $title }
lobby-join-name = Dein Name
lobby-join-seat = Platz nehmen
lobby-join-cancel = Später

lobby-no-storage = Dieser Browser merkt sich nichts; vielleicht ist es ein privates Fenster. Deine Plätze sind verloren, wenn du die Seite schließt. In einem gewöhnlichen Fenster bleiben sie dir.
server-unreachable = Der Server ist nicht zu erreichen. Sieh nach, ob er läuft, und versuch es dann noch einmal.
server-trouble = Bei uns ist etwas kaputtgegangen ({ $status }). Versuch es gleich noch einmal.

# Wer keinen Namen nennt, heißt nach einer Farbe; Computer heißen nach Vögeln
lobby-guest-1 = Mohn
lobby-guest-2 = Lagune
lobby-guest-3 = Safran
lobby-guest-4 = Pflaume
lobby-guest-5 = Jade
lobby-guest-6 = Perle
lobby-bird-1 = Amsel
lobby-bird-2 = Zaunkönig
lobby-bird-3 = Fink
lobby-bird-4 = Reiher
lobby-bird-5 = Hänfling
lobby-bird-6 = Kiebitz

# Wie ein Computer spielt
player-random = aufs Geratewohl
player-greedy = zielstrebig
player-easy = gemütlich
player-steady = besonnen
player-sharp = scharfsinnig
player-master = meisterhaft

## Einstellungen

settings-title = Einstellungen
settings-done = Fertig
settings-look = Aussehen
settings-play = Spielen
settings-theme = Farben
settings-theme-system = Wie das System
settings-theme-light = Tag
settings-theme-dark = Nacht
settings-to-dark = Zu den Nachtfarben wechseln
settings-to-light = Zu den Tagfarben wechseln
settings-language = Sprache
settings-pace = Tempo der Bewegungen
settings-pace-calm = Ruhig
settings-pace-normal = Normal
settings-pace-brisk = Flott
settings-pace-instant = Ohne
settings-sounds = Töne
settings-patterns = Muster auf den Fäden
  .hint = Unterscheidet die Wege der Plätze auch ohne Farbe.
settings-letter-keys = Tasten mit einem Buchstaben
  .hint = R dreht das Plättchen, U nimmt zurück, und so weiter.
settings-quick-hands = Flinke Hände
  .hint = Ein abgelegtes Plättchen geht sofort hinein, ohne zweiten Blick.
settings-reach = Zeigen, wohin ich gehen kann

## Die Regeln

rules-title = Regeln
rules-of = Regeln: { $game }
rules-close = Schließen
rules-tab = Regeln
rules-keys = Tasten
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Keine Regel spricht davon
    [one] 1 Regel
   *[other] { $count } Regeln
  }
rules-none = Nichts zu „{ $words }“. Versuch es mit einem kürzeren Wort.
rules-english = Die Regeln sind auf Englisch geschrieben.
rules-loading = Das Buch wird aufgeschlagen…
rules-keys-note = Einzelne Buchstaben wirken, solange der Fokus im Spiel ist. In den Einstellungen kann man sie abschalten.
rules-keys-board = Am Tisch
rules-keys-replay = Beim Zurückblicken
rules-key-tab = von Teil zu Teil des Tischs
rules-key-arrows = über die Felder und Pfeile des Bretts
rules-key-ends = erstes oder letztes der Reihe; mit Strg des Bretts
rules-key-turn = das freie Plättchen rechts oder links drehen
rules-key-enter = erst ansehen, dann ausführen
rules-key-escape = zurücknehmen, was nur angesehen wird; schließen, was offen ist
rules-key-undo = zurücknehmen oder wiederholen
rules-key-next = nächstes oder voriges erreichbares Feld, auf dem etwas liegt
rules-key-pawn = deine Figur; noch einmal: dein Ziel, wenn es erreichbar ist
rules-key-peek = halten, um deine verdeckte Karte zu sehen
rules-key-hint = ein Tipp
rules-key-propose = eine Idee: einen Zug auf dem Brett zusammenstellen und vorschlagen
rules-key-state = sagen, wie der Zug steht
rules-key-talk = Verlauf, Gespräch
rules-key-rules = die Regeln zu diesem Schritt, und diese Tasten
rules-key-step = Schritt für Schritt
rules-key-play = abspielen oder anhalten
rules-key-first = der erste Moment, oder jetzt
rules-key-landmark = vorige oder nächste Wegmarke

## Einladen

invite-title = { $name } einladen
invite-lead = Wer diesen Link öffnet, kann sich auf diesen Platz setzen. Gib ihn nur { $name }.
invite-link = Link zum Platz
invite-copy = Kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-by-mail = Per Mail
invite-text = Spiel Dedale mit uns. Hier ist dein Platz:
invite-code = Der Link als Code für die Kamera eines Handys
invite-scan = Oder richte die Kamera eines Handys auf diesen Code.
invite-only-here = Bisher erreicht nur dieser Computer den Server. Freunde an anderen Geräten können mitspielen, sobald er so gestartet ist:
invite-close = Fertig

## Der Tisch

table-name = Der Tisch
table-board = Das Spielbrett
table-tools = Was du tun kannst
table-parts = Teile des Tisches
table-tab-board = Brett
table-log = Verlauf
table-log-and-chat = Verlauf und Gespräch
table-seats = Plätze
table-rules = Regeln
table-settings = Einstellungen
table-menu = Mehr
table-leave = Zur Lobby; der Tisch wartet auf dich
table-to-lobby = Zur Lobby
table-close = Schließen
table-time-left = Noch { $time } zum Antworten
table-time-short = Die Zeit zum Antworten ist fast vorbei
table-round = Runde { $number }
table-turn = Zug { $number }
table-before = Vor dem ersten Zug
table-after = Nach der Partie

table-your-turn = { $seat }, du bist dran
table-turn-of = { $seat } spielt
table-thinks = { $seat } überlegt
table-waits-for = Warten auf { $seat }
table-you-watch = Du schaust zu
table-watch-instead = Nur zuschauen
table-skip = Überspringen

table-seated = Am Tisch
table-you = du
table-here = Hier
table-same-screen = Am selben Bildschirm
table-connected = Verbunden
table-away = Gerade weg
table-awaited = Noch nicht da
table-open-seat = Frei für alle
table-computer = Computer, { $level }
table-computer-thinks = Computer, überlegt
table-invite = Einladen
table-sit-here = Hier hinsetzen
table-seat-claimed = { $name } hat Platz genommen.
table-sit-down = Hinsetzen
table-sit-down-hint = Die anderen sehen diesen Namen. Mit diesem Browser findest du jederzeit zu deinem Platz zurück.
table-your-name = Dein Name
table-replace = Vertreten
table-away-title = { $seat } ist weg
table-away-lead = Ihr könnt warten, oder ein Computer spielt für { $seat } weiter. Der Platz lässt sich jederzeit zurücknehmen.
table-let-play = Ein Computer, der { $level } spielt
table-keep-waiting = Weiter warten
table-take-back-seat = Platz zurücknehmen

table-watching = Zuschauer
table-guests = { $count ->
    [0] Niemand
    [one] 1 Gast
   *[other] { $count } Gäste
  }
table-guests-see = Gäste sehen den Tisch ohne die geheimen Karten.
table-copy-link = Link kopieren
table-link-copied = Der Link ist kopiert.

table-keys = Tasten
table-key-cursor = den Zeiger bewegen
table-key-turn = das Plättchen drehen
table-key-do = schieben oder gehen
table-key-escape = zurücknehmen
table-key-hint = ein Tipp
table-key-propose = eine Idee
table-key-step = ein Zug zurück oder vor
table-key-play = abspielen oder anhalten
table-key-ends = erster Zug, live
table-key-landmark = vorige oder nächste Wegmarke

table-undo = Rückgängig
table-redo = Wiederherstellen
table-ask-to-undo = Um Rücknahme bitten
table-undo-asked = Um Rücknahme gebeten
table-undo-question = { $seat } möchte den letzten Schritt zurücknehmen.
table-undo-allow = Erlauben
table-undo-refuse = So lassen
table-show-rule = Die Regel

table-what-happened = Was geschehen ist
table-tap-a-knot = Knoten antippen zum Zurückschauen
table-log-empty = Noch ist nichts geschehen.
table-look-back-here = Diesen Moment ansehen
table-log-taken-back = Zurückgenommen
redone = { $seat } macht den Schritt noch einmal.
table-filter-by-seat = Nur einen Platz zeigen

table-result = Ergebnis
table-finished = Das Spiel ist aus
table-finished-won = Gewonnen: { $names }
table-fact-rounds = Runden
table-fact-turns = Züge
table-fact-moves = Schritte
table-share = Teilen
table-play-again = Noch einmal
table-go-next = Zur nächsten Partie
table-next-laid = Die nächste Partie ist aufgebaut.

## Wiederholung

replay-title = Wiederholung
replay-looking-back = Du siehst Zug { $move } noch einmal. Nichts hier verändert das Spiel.
replay-first = Erster Zug
replay-back = Ein Zug zurück
replay-on = Ein Zug vor
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo: { $speed }×
replay-move = Zug
replay-move-of = Zug { $at } von { $last }
replay-live = Live
replay-copy-moment = Link zu diesem Moment
replay-download = Herunterladen
replay-through-whose-eyes = Gesehen von
replay-eyes-of-guests = Gästen
replay-see-moves = Ansehen

## Gespräch

talk-title = Gespräch
talk-empty = Noch hat niemand etwas gesagt.
talk-say-something = Sag etwas Nettes…
talk-send = Senden
talk-gestures = Schnelle Worte
talk-mute = { $seat } stummschalten
talk-unmute = { $seat } wieder hören
talk-watching = Gäste hören zu. Wer am Tisch sitzt, darf sprechen.
talk-on-your-turn = An einem gemeinsamen Bildschirm spricht, wer gerade spielt.
gesture-hello = Hallo
gesture-well-played = Gut gespielt
gesture-thanks = Danke
gesture-oops = Hoppla
gesture-thinking = Lass mich überlegen
gesture-laugh = Haha

## Der Vorhang

curtain-pass-to = Gib an { $seat } weiter
curtain-cards-stay-hidden = { $seat } ist fertig. Die Karten von { $seat } bleiben bis zum nächsten Zug verdeckt.
curtain-first = Was jetzt kommt, ist nur für zwei Augen.
curtain-open-up = Ich bin { $seat }, aufmachen
curtain-look-away = Alle anderen: kurz wegschauen.
curtain-last-move = Letzter Zug, für alle sichtbar:

## Verbindung

line-loading = Die Hecken werden geschnitten…
line-table-closed = Dieser Tisch ließ sich nicht öffnen
line-lost = Verbindung verloren.
line-lost-kept = Verbindung verloren. Dein Zug bleibt erhalten.
line-trying-again = Neuer Versuch in { $seconds } s
line-try-now = Jetzt
line-long = Noch immer keine Verbindung
line-long-lead = Dein Platz bleibt auf dem Server erhalten, und du kannst dir solange das Brett ansehen.
line-long-retry = Neu versuchen
line-long-copy = Verlauf speichern
line-broken = Die Verbindung ist vorher abgebrochen. Versuch es gleich noch einmal.
line-back-again = { $count ->
    [0] Du bist wieder da. Nichts ist geschehen.
    [one] Du bist wieder da. 1 Zug ist geschehen.
   *[other] Du bist wieder da. { $count } Züge sind geschehen.
  }
line-move-stale = Der Tisch ging weiter, während du weg warst; dein Zug wurde nicht gemacht. Sieh nach, dann entscheide.
line-new-version = Eine neue Version ist bereit.
line-load-version = Laden

## Die Lektion

lesson-title = Lektion
lesson-step = { $step } von { $steps }
lesson-go-on = Weiter
lesson-your-move = Mach es auf dem Brett: die Stelle ist markiert.
lesson-watch = Sieh zu, was geschieht.
lesson-done = Das ist alles, was du brauchst. Das Spiel geht weiter, wenn du magst.
lesson-keep-playing = Weiterspielen
lesson-set-own-table = Eigenen Tisch decken

## Tipps

hint-ask = Tipp
hint-ask-left = Tipp, noch { $count }
hint-title = Ein Tipp
hint-thinking = Ein guter Zug wird gesucht…
hint-do = So machen
hint-close = Tipp schließen

## Vorschläge

propose-title = Ideen
propose-begin = { $seat } einen Zug vorschlagen
propose-plan = Meinen Plan zeigen
propose-for = Ein Zug für { $seat }
propose-own-plan = Mein Plan
propose-what = Wie wäre es damit?
propose-said = { $seat }: Wie wäre es damit?
propose-idea = Jemand hat eine Idee.
propose-hidden = { $count ->
    [one] Es gibt eine Idee. Sie wird gezeigt, sobald { $seat } einen Plan hat.
   *[other] Es gibt { $count } Ideen. Sie werden gezeigt, sobald { $seat } einen Plan hat.
  }
propose-hidden-you = { $count ->
    [one] Jemand hat eine Idee. Du siehst sie, sobald du einen eigenen Plan zeigst oder anfängst.
   *[other] Die anderen haben { $count } Ideen. Du siehst sie, sobald du einen eigenen Plan zeigst oder anfängst.
  }
propose-kept = Niemand sonst sieht ihn, bis { $seat } einen Plan hat.
propose-look = Ansehen
propose-take = Übernehmen
propose-withdraw = Zurückziehen
propose-choose = Wähl auf dem Brett. Noch ist nichts getan.
propose-ends = Was das aufdeckt, weiß niemand. Darum endet es hier.
propose-undo = Zurück
propose-send = Vorschlagen
propose-cancel = Verwerfen
proposal-overtaken = Es wurde weitergespielt. Fang den Vorschlag neu an.

## Die Analyse eines Spiels

review-title = Analyse
review-ask = Spiel analysieren
review-lead = Jeder Spielzug wird noch einmal angesehen: wer wie nah dran war, welche am meisten gekostet haben, und was besser gewesen wäre.
review-begins = Die ersten Spielzüge werden angesehen…
review-working = Spielzug { $done } von { $total }
review-ready = Die Analyse ist fertig.
review-graph = Wer wie nah dran war
review-axis = Ziele übrig
review-graph-label = Was jedem Platz nach jedem Spielzug noch fehlte, in Zielen. Am Ende: { $list }.
review-left-to = { $seat } { $left }
review-moment = Moment im Diagramm
review-as-table = Das Diagramm als Tabelle
review-turn = Spielzug
review-hope = Chance
review-percent = { $value } %
review-this-turn = Der Spielzug von hier aus
review-turn-of = Spielzug { $number }, { $seat }
review-distance = Züge bis zum Ziel: vorher { $from }, danach { $to }.
review-found = Züge bis zum Ziel: { $from }. Gefunden; bis zum nächsten: { $to }.
review-better = Besser:
review-show = Den besseren Zug auf dem Brett zeigen
review-costly = Was am meisten gekostet hat
review-costly-none = Kein Zug hat viel gekostet. Gut gespielt, ihr alle.
# Was ein Spielzug verloren hat, in Zielen
review-cost = { $part ->
    [none] so gut es geht
    [little] kostete ein wenig
    [quarter] kostete ein Viertel des Weges zu einem Ziel
    [half] kostete den halben Weg zu einem Ziel
    [three-quarters] kostete drei Viertel des Weges zu einem Ziel
    [one] kostete den ganzen Weg zu einem Ziel
   *[more] kostete den Weg zu { $count } Zielen
  }

## Üben

imported-mark = Aus einer Aufzeichnung
    .lead = Dieser Tisch stammt aus einer Aufzeichnung. Vielleicht weiß jemand, was noch verborgen ist.
lobby-imported = aus einer Aufzeichnung
practice-mark = Übung
  .lead = Hier zählt nichts.
practice-announced = Dies ist ein Tisch zum Üben. Hier zählt nichts.
practice-back = Zurück zu Zug { $move } des Spiels
practice-play-on = Von hier weiterspielen
practice-title = Von Zug { $move } an weiterspielen
practice-lead = Du bekommst den Tisch, wie er damals war, als Kopie. Das Spiel selbst bleibt, wie es ist.
practice-seat = Dein Platz
practice-others = Die anderen Plätze
practice-here = Leute an diesem Bildschirm
practice-start = Übung beginnen
practice-not-now = Jetzt nicht

## Kampagnen: Partien, die aufeinander folgen

campaigns = Kampagnen
campaigns-lead = Partien, die aufeinander folgen: Was erreicht ist, bleibt, die Leute dürfen wechseln.
campaigns-all = Alle Kampagnen
campaigns-this = Diese Kampagne
campaigns-none = Noch keine Kampagne. Beginnt eine in der Lobby, oder bringt eine aus einer Datei mit.
campaigns-untitled = Eine Kampagne
campaigns-games = { $count ->
    [one] 1 Partie.
   *[other] { $count } Partien.
  }
campaigns-began = Begonnen { $ago }.
campaigns-open = Öffnen
campaigns-begin = Eine Kampagne beginnen
campaigns-bring = Aus einer Datei mitbringen
campaigns-bad-file = Diese Datei enthält keine Kampagne. Wählt eine, die hier oder anderswo gesichert wurde.
campaigns-game = Partie { $number }
campaigns-look = Zurückblicken
campaigns-to-table = Zum Tisch
campaigns-go-on = Weiter mit der nächsten Partie
campaigns-watching = Weiterspielen kann, wer in der letzten Partie einen Platz hat.
campaigns-export = Als Datei sichern
campaigns-branch = Eine andere Geschichte von hier an
  .hint = Eine andere Geschichte beginnt mit denselben Partien und nimmt einen anderen Weg; diese hier bleibt, wie sie ist. Um sie an einem bestimmten Augenblick einer Partie zu beginnen, blickt auf diese Partie zurück.
campaigns-next = Die nächste Partie
campaigns-same = Dieselben Leute wie beim letzten Mal
  .hint = Alle behalten ihren Platz und ihren Link.
campaigns-start = Tisch decken

## Partien, die mit einem Link kommen

record-brought = Eine aufgezeichnete Partie
record-brought-of = { $title }: { $players }
record-brought-how = Sie kommt aus einem Bericht. Öffne sie, um sie Zug für Zug anzusehen; sie bekommt hier einen eigenen Tisch.
record-brought-open = Diese Partie öffnen
record-link-damaged = Dieser Link enthält keine ganze Partie: Er wurde unterwegs abgeschnitten. Öffne ihn noch einmal aus dem Bericht, oder speichere dort die Aufzeichnung und hole sie herein: dedale import DATEI
