## Die Wörter des Hauses: was keinem einzelnen Spiel gehört.

# Die Figuren
colour-red = Rot
colour-yellow = Gelb
colour-blue = Blau
colour-green = Grün

# Die Pfeile: was sie schieben und von wo
arrow-0 = Spalte B von oben
  .the = die Spalte B von oben
arrow-1 = Spalte D von oben
  .the = die Spalte D von oben
arrow-2 = Spalte F von oben
  .the = die Spalte F von oben
arrow-3 = Reihe 2 von rechts
  .the = die Reihe 2 von rechts
arrow-4 = Reihe 4 von rechts
  .the = die Reihe 4 von rechts
arrow-5 = Reihe 6 von rechts
  .the = die Reihe 6 von rechts
arrow-6 = Spalte B von unten
  .the = die Spalte B von unten
arrow-7 = Spalte D von unten
  .the = die Spalte D von unten
arrow-8 = Spalte F von unten
  .the = die Spalte F von unten
arrow-9 = Reihe 2 von links
  .the = die Reihe 2 von links
arrow-10 = Reihe 4 von links
  .the = die Reihe 4 von links
arrow-11 = Reihe 6 von links
  .the = die Reihe 6 von links

## Was an einem neuen Tisch nicht stimmen kann

no-such-game = Ein Spiel namens „{ $value }“ gibt es nicht. Zur Wahl stehen: { $known }.
no-such-language = Die Sprache „{ $value }“ gibt es hier nicht. Zur Wahl stehen en, fr und de.
no-such-player = Den Spieler „{ $value }“ gibt es nicht. Zur Wahl stehen: { $known }.
no-such-option = Die Option „{ $field }“ gibt es nicht. Die Optionen dieses Spiels: { $known }.
bad-choice = Die Option „{ $field }“ kann nicht „{ $value }“ sein. Sie bedeutet: { $option }. Sie kann sein: { $known }.
bad-value = Die Option „{ $field }“ kann nicht „{ $value }“ sein. Sie bedeutet: { $option }.
wrong-seats = Dieses Spiel hat { $least } bis { $most } Plätze, nicht { $seats }. Wähl eine Zahl in diesem Bereich.

## Was an einem gespeicherten Spiel nicht stimmen kann

record-unreadable = { $file } lässt sich nicht lesen: { $why }. Bitte den Dateinamen prüfen.
record-unwritable = Das Spiel lässt sich nicht in { $file } speichern: { $why }. Bitte eine andere Datei wählen.
record-damaged = { $file } ist beschädigt oder keine Aufzeichnung eines Spiels: { $why }. Bitte eine andere Kopie verwenden.
record-field = { $file } ist keine Aufzeichnung, die sich nachspielen lässt: { $why }.
record-format = { $file } hat das Format { $format }; dieses Programm liest die Formate 1 bis { $known }.
record-game = { $file } gehört zu einem Spiel namens „{ $game }“, das es hier nicht gibt. Hier gibt es: { $known }.
record-rules = { $file } folgt der Regelfassung { $rules }; dieses Programm kennt Fassung { $known }. Bitte mit dem Dedale öffnen, das die Datei geschrieben hat.
record-content = { $file } wurde mit dem Inhalt { $content } gespielt; dieses Programm hat den Inhalt { $known }, also teils andere Karten oder Plättchen. Bitte mit dem Dedale öffnen, mit dem gespielt wurde.
record-unmarked = { $file } sagt nicht, mit welchen Karten und Plättchen gespielt wurde, und stammt aus einem Dedale vor der ersten Veröffentlichung. Bitte mit jenem Dedale öffnen.
record-pack = { $file } wurde mit einem Paket gespielt, das nicht zu den Karten dieses Programms passt. Bitte mit dem Dedale öffnen, mit dem gespielt wurde.
record-illegal = { $file } ist beschädigt: Die Regeln verbieten Aktion Nummer { $seq } ({ $rule }). Bitte eine andere Kopie verwenden.
record-differs = { $file } ist beschädigt: Was bei Aktion Nummer { $seq } geschieht, ist nicht, was die Datei erzählt. Bitte eine andere Kopie verwenden.
record-order = { $file } ist beschädigt: Aktion Nummer { $seq } steht hinter Nummer { $last }. Bitte eine andere Kopie verwenden.

## Was an einer Stellung nicht stimmen kann

notation-missing = Die Stellung hört zu früh auf; es { $field ->
    [rows] fehlen die sieben Reihen
    [spare] fehlt das freie Plättchen
    [pawns] fehlen die Figuren
    [active] fehlt die Nummer der Figur am Zug
   *[forbidden] fehlt der verbotene Pfeil (oder „-“)
  }.
notation-extra = Hier sollte die Stellung zu Ende sein.
notation-tile = Hier wird ein Plättchen erwartet: eines von ─ │ └ ┌ ┐ ┘ ├ ┬ ┤ ┴.
notation-row = Eine Reihe hat sieben Plättchen; hier wird „/“ erwartet.
notation-rows = Es gibt sieben Reihen; hier wird ein Leerzeichen erwartet.
notation-spare = Das freie Plättchen steht in Drehung 0 da: eines von │ └ ├.
notation-pawn = Eine Figur sind zwei Ziffern von 0 bis 6, Reihe und Spalte; Kommas trennen die Figuren.
notation-active = Die Figur am Zug zählt ab 0; hier ist höchstens { $most } möglich.
notation-arrow = Der verbotene Pfeil ist eine Zahl von 0 bis { $most } oder „-“.
record-option = { $file } ist beschädigt: Mit diesem „{ $field }“ lässt sich kein Tisch aufbauen. Bitte eine andere Kopie verwenden.
record-exists = { $file } gibt es schon. Bitte einen anderen Namen wählen.

## Was am Speicher nicht stimmen kann

store-unavailable = Das Spiel lässt sich gerade nicht speichern: { $why }. Nichts ist verloren; versuch es gleich noch einmal.
stale = Der Tisch ist schon bei Schritt { $now }, du hast Schritt { $seen } gesehen. Sieh noch einmal hin und entscheide dann.
step-illegal = Dieser Tisch ist beschädigt: Die Regeln verbieten seinen Schritt { $seq } ({ $rule }).
no-such-table = Einen Tisch „{ $table }“ gibt es nicht. Bitte den Link prüfen.
bad-database = „{ $value }“ ist keine brauchbare Datenbank. Sie beginnt mit einem von: { $known }.
newer-database = Diese Datenbank stammt von einem neueren Dedale ({ $why }). Aktualisiere Dedale, oder wähle einen anderen Ort.

## Was an einer Kampagne falsch sein kann

no-such-campaign = Es gibt keine Kampagne „{ $campaign }“. Prüfe den Link.
no-such-leg = Diese Kampagne hat { $most ->
    [one] 1 Partie
   *[other] { $most } Partien
  }; eine Partie { $number } gibt es nicht.
no-campaigns = Dieses Spiel hat keine Kampagnen. Deck stattdessen einen Tisch.
only-campaigns = Dieses Spiel spielt man in Kampagnen. Beginne eine, statt einen einzelnen Tisch zu decken.
story-over = Die Geschichte dieser Kampagne ist zu Ende erzählt. Beginne eine neue.
too-many-games = Eine Kampagne hat höchstens { $most } Partien. Beginne eine neue.
not-chosen-anew = Die Option „{ $field }“ gilt für die ganze Kampagne. Für jede Partie wählbar: { $known }.
no-such-beginning = So kann eine Kampagne noch nicht beginnen. Mögliche Anfänge: { $known }.
settled-by-beginning = Die Option „{ $field }“ folgt aus dem Anfang der Kampagne. Lass sie weg.
branch-seats = Diese Partie hat { $most } Plätze, nicht { $seats }. Wähle ebenso viele.
campaign-game = { $file } ist beschädigt: Partie { $leg } ist „{ $game }“ und gehört nicht zu dieser Kampagne. Nimm eine andere Kopie.
campaign-broken = { $file } ist beschädigt: Partie { $leg } beginnt nicht dort, wo Partie { $before } endete. Nimm eine andere Kopie.

## Zurücknehmen

undo = Den letzten Schritt zurücknehmen
undone = { $seat } nimmt einen Schritt zurück.
no-undo = Es gibt nichts zurückzunehmen: Dein letzter Schritt hat etwas Neues gezeigt, oder es wurde seither gespielt.
no-such-step = Einen Schritt { $step }, zu dem es zurückginge, gibt es nicht.

## Warum der Server ablehnt

bad-json = Diese Nachricht ist kein JSON: { $why }.
bad-message = Diese Nachricht ist nicht zu verstehen: { $why }.
bad-action = Das ist kein Zug dieses Spiels: { $why }.
too-long = Diese Nachricht ist zu lang. Sie darf { $most } Bytes haben.
too-fast = Das war ein wenig schnell. Warte einen Augenblick, dann geht es weiter.
too-many-sockets = Von dieser Adresse sind zu viele Fenster offen; höchstens { $most }. Schließ eines.
too-many-tables = Dieser Server hat Platz für { $most } Tische, und alle sind belegt. Frag, wer ihn betreibt.
too-many-steps = Dieser Tisch hatte { $most } Schritte und nimmt keine mehr. Deck einen neuen.
long-name = Der Name „{ $value }…“ ist zu lang: höchstens { $most } Buchstaben.
no-hello = Die Verbindung wurde geschlossen, weil sie nicht sagte, wer sie ist. Lade die Seite neu.
hello-again = Diese Verbindung hat schon gesagt, wer sie ist.
wrong-key = Dieser Link öffnet Platz { $number } nicht. Bitte um einen neuen.
invitation-used = Mit dieser Einladung hat schon jemand Platz genommen; sie gilt nur einmal. Warst du das, spiel in dem Browser weiter, in dem du dich gesetzt hast; sonst bitte die Person, die den Tisch gedeckt hat, um einen anderen Platz.
invitation-unclaimed = Das ist eine Einladung, sie allein öffnet nichts. Öffne zuerst ihren Link und nimm Platz.
not-your-seat = Das ist nicht dein Platz.
watching-only = Du schaust zu. Dafür braucht man einen Platz.
seat-handed = Diesen Platz hat gerade der Computer. Übernimm ihn zuerst wieder.
seat-is-here = Wer diesen Platz hat, ist da.
seat-taken = Dieser Platz ist schon vergeben. Such dir einen anderen aus.
no-such-place = Einen Platz { $number } gibt es an diesem Tisch nicht; gezählt wird von 0 bis { $most }.
no-question = Gerade fragt niemand etwas. Es wurde weitergespielt.
not-over = Das geht erst, wenn das Spiel vorbei ist.
not-offered = Das geht jetzt nicht.
other-origin = Anfragen von { $origin } sind hier nicht erlaubt.
no-such-page = Unter dieser Adresse gibt es nichts.
wrong-method = So lässt sich diese Adresse nicht benutzen.
server-broke = Bei uns ist etwas kaputtgegangen. Dein Spiel ist bis zum letzten Schritt gespeichert.
no-lesson = Für dieses Spiel gibt es noch keine Einführung. Seine Regeln sind einen Tastendruck entfernt.
hints-off = An diesem Tisch gibt es keine Tipps.
hints-used = { $most ->
    [one] Du hast deinen Tipp schon bekommen. Dieser Tisch gibt jedem Platz einen.
   *[other] Du hast deine { $most } Tipps schon bekommen. Mehr gibt dieser Tisch nicht.
  }
no-hint = Für dieses Spiel kann hier noch niemand Tipps geben.
kernels-missing = Die Computerspieler dieses Spiels werden vorbereitet, wenn sie zum ersten Mal nachdenken: Das dauert etwa eine Minute und geschieht nur einmal.
kernels-compiling = Die Computerspieler dieses Spiels werden gerade vorbereitet: Das dauert etwa eine Minute und geschieht nur einmal. Frag dann noch einmal.
kernels-absent = Hier fehlt Numba, deshalb spielen in diesem Spiel alle Stufen des Computers wie „greedy“. So gibt es alle: pip install 'dedale[fast]'
not-your-turn = Einen Tipp gibt es, wenn du am Zug bist.
not-together = In diesem Spiel spielt jeder für sich; da gibt es nichts vorzuschlagen.
proposal-hidden = Was das aufdeckt, weiß niemand. Der Vorschlag muss hier enden.
no-review = Für dieses Spiel gibt es hier noch keine Analyse.
practice-seats = Dieses Spiel hat { $most } Plätze, nicht { $seats }. Wähl zum Üben ebenso viele.
practice-over = Bei Schritt { $step } ist das Spiel vorbei. Wähl zum Üben einen früheren.

## Das Labyrinth, für Bildschirme

maze-board = Labyrinth mit 7 Reihen und 7 Spalten
arrows-top = Pfeile oben
arrows-right = Pfeile rechts
arrows-bottom = Pfeile unten
arrows-left = Pfeile links
arrow-slide = Schieb { $arrow-the }.
arrow-chosen = Schieb { $arrow-the }: gewählt. Noch einmal drücken, um einzuschieben.
arrow-idle = Pfeil: { $arrow }.

moves-0 = Spalte B rückt nach unten.
  .locked = Spalte B von oben, gesperrt: Das würde den letzten Schub rückgängig machen.
moves-1 = Spalte D rückt nach unten.
  .locked = Spalte D von oben, gesperrt: Das würde den letzten Schub rückgängig machen.
moves-2 = Spalte F rückt nach unten.
  .locked = Spalte F von oben, gesperrt: Das würde den letzten Schub rückgängig machen.
moves-3 = Reihe 2 rückt nach links.
  .locked = Reihe 2 von rechts, gesperrt: Das würde den letzten Schub rückgängig machen.
moves-4 = Reihe 4 rückt nach links.
  .locked = Reihe 4 von rechts, gesperrt: Das würde den letzten Schub rückgängig machen.
moves-5 = Reihe 6 rückt nach links.
  .locked = Reihe 6 von rechts, gesperrt: Das würde den letzten Schub rückgängig machen.
moves-6 = Spalte B rückt nach oben.
  .locked = Spalte B von unten, gesperrt: Das würde den letzten Schub rückgängig machen.
moves-7 = Spalte D rückt nach oben.
  .locked = Spalte D von unten, gesperrt: Das würde den letzten Schub rückgängig machen.
moves-8 = Spalte F rückt nach oben.
  .locked = Spalte F von unten, gesperrt: Das würde den letzten Schub rückgängig machen.
moves-9 = Reihe 2 rückt nach rechts.
  .locked = Reihe 2 von links, gesperrt: Das würde den letzten Schub rückgängig machen.
moves-10 = Reihe 4 rückt nach rechts.
  .locked = Reihe 4 von links, gesperrt: Das würde den letzten Schub rückgängig machen.
moves-11 = Reihe 6 rückt nach rechts.
  .locked = Reihe 6 von links, gesperrt: Das würde den letzten Schub rückgängig machen.

cell-fixed = Festes Plättchen.
cell-movable = Bewegliches Plättchen.
cell-home = Start von { $seat }.
cell-bears = { $treasure }.
cell-stands = { $seat } steht hier.
cell-you = { $seat } steht hier, das bist du.
cell-reach = { $steps ->
    [0] Hier kannst du bleiben.
    [one] Erreichbar, 1 Schritt.
   *[other] Erreichbar, { $steps } Schritte.
  }
cell-cut = Nicht erreichbar.

openings-3 = Offen nach Norden und Osten.
openings-5 = Offen nach Norden und Süden.
openings-6 = Offen nach Osten und Süden.
openings-7 = Offen nach Norden, Osten und Süden.
openings-9 = Offen nach Norden und Westen.
openings-10 = Offen nach Osten und Westen.
openings-11 = Offen nach Norden, Osten und Westen.
openings-12 = Offen nach Süden und Westen.
openings-13 = Offen nach Norden, Süden und Westen.
openings-14 = Offen nach Osten, Süden und Westen.

spare-tile = Freies Plättchen
spare-straight = Freies Plättchen, gerade.
spare-corner = Freies Plättchen, Kurve.
spare-junction = Freies Plättchen, Abzweigung.
spare-turn = Mit R drehen.
spare-how = Zieh es oder tipp auf einen Pfeil
spare-rests = Dieses Plättchen kommt beim nächsten Schub hinein.
spare-waits = Wer als Nächstes dran ist, schiebt dieses Plättchen ein.
turn-left = Nach links drehen
turn-right = Nach rechts drehen
turn-how = Mausrad, Tippen oder { $key } zum Drehen
turn-how-touch = Plättchen antippen: drehen. Pfeil antippen: probieren.

step-slide = Schieben
step-walk = Gehen
step-message = Botschaft
slide-in = Plättchen einschieben
slide-hint = Wähl einen Pfeil für das freie Plättchen.
take-back = Zurücknehmen
walk-here = Hierher gehen
stay-here = Hier bleiben
stay = Bleiben
walk-hint = Wähl ein helles Feld als Ziel, oder bleib stehen.
walk-nowhere = Von hier führt kein Weg weiter. Bleib stehen.
walk-way = { $steps ->
    [one] 1 Schritt nach { $cell }.
   *[other] { $steps } Schritte nach { $cell }.
  }
walk-stay = Du stehst auf { $cell }.
map-item = { $steps ->
    [one] { $treasure } auf { $cell }, 1 Schritt
   *[other] { $treasure } auf { $cell }, { $steps } Schritte
  }
map-in-words = Erreichbar: { $list }.

# Fehler in Karten und Kartenpaketen; Dateien, Karten und Felder heißen so, wie sie geschrieben sind
bad-content = { $count ->
    [one] In den Karten ist ein Fehler, darum ist keine geladen:
   *[other] In den Karten sind { $count } Fehler, darum ist keine geladen:
  }
content-file = { $where }: Die Datei „{ $value }“ gibt es nicht; ist „{ $near }“ gemeint?
content-file-far = { $where }: Die Datei „{ $value }“ gibt es nicht. Es gibt: { $known }.
content-toml = { $where }: Das ist kein TOML. { $why }
content-field = { $where }: Das Feld „{ $value }“ gibt es nicht; ist „{ $near }“ gemeint?
content-field-far = { $where }: Das Feld „{ $value }“ gibt es nicht. Es gibt: { $known }.
content-missing = { $where }: Das Feld „{ $field }“ fehlt.
content-word = { $where }: { $field } „{ $value }“ ist unbekannt; ist „{ $near }“ gemeint?
content-word-far = { $where }: { $field } „{ $value }“ ist unbekannt. Es gibt: { $known }.
content-kind = { $where }: { $field } muss { $wanted } sein.
content-least = { $where }: { $field } muss mindestens { $count } sein.
content-most = { $where }: { $field } darf höchstens { $count } sein.
content-short = { $where }: { $field } braucht mindestens { $count }.
content-long = { $where }: { $field } nimmt höchstens { $count }.
content-length = { $where }: { $field } nimmt genau { $count }.
content-letters = { $where }: { $field } „{ $value }“ darf nur kleine Buchstaben, Ziffern und einzelne Bindestriche haben.
content-twice = { $where }: Diese Kennung ist schon vergeben, an { $other }.
content-count = { $where }: { $field }: Es sind { $count }, und es müssen { $most } sein.
content-room = { $where }: { $field }: Die größte Liste hat { $most } Felder, und es gibt { $count } Gegenstände. Schreibe eine größere, oder weniger Reihen.
content-id = { $where }: Die Kennung muss so aussehen: { $wanted }
content-needs = { $where }: { $field }: Genau einer braucht den Effekt „{ $value }“.
content-with = { $where }: { $field } „{ $value }“ braucht den Effekt „{ $effect }“.
content-elsewhere = { $where }: { $field } „{ $value }“ wirkt nur in { $files }.
content-fairies = { $where }: { $field } „{ $value }“ wirkt nur als erster Effekt einer Fee; was den Würfel betrifft, nur als einziger.
content-folder = { $where }: Dieser Ordner lässt sich nicht lesen. { $why }
content-letter = { $where }: Diese Datei ist nicht in UTF-8 geschrieben: Byte { $byte } gehört zu keinem Buchstaben. Speichern Sie sie als UTF-8.
content-empty = { $where }: In diesem Ordner sind keine Dateien eines Pakets.
content-size = { $where }: Ein Paket hat höchstens { $most } Bytes.
content-pack = { $where }: Das ist kein Paket. { $why }
content-name = { $where }: „{ $value }“ benennt keine Karte des Pakets; ist „{ $near }“ gemeint?
content-name-far = { $where }: „{ $value }“ benennt keine Karte des Pakets. Es gibt: { $known }.
content-line = { $where }: Eine Zeile mit einem Namen sieht so aus: card-item-torch = Fackel
no-such-pack = Das Paket „{ $value }“ gibt es hier nicht. Es gibt: { $known }.
wanted-int = eine ganze Zahl
wanted-float = eine Zahl
wanted-str = ein Text
wanted-bool = true oder false
wanted-array = eine Liste
wanted-object = eine Tabelle

## Was sich im Labor nicht verändern lässt

no-such-number = Eine Zahl „{ $path }“ gibt es an diesem Tisch nicht; ist „{ $near }“ gemeint?
no-such-number-far = Eine Zahl „{ $path }“ gibt es an diesem Tisch nicht. Eine Zahl nennt man mit einer Option, oder mit Datei, Tabelle, Karte und Feld, wie „common.toml/item/item-sling/copies“.
no-cards = „{ $path }“ lässt sich nicht verändern: Dieses Spiel nimmt keine Pakete, nur seine Optionen können anders sein.
no-number = „{ $path }“ ist eine Zahl, „{ $value }“ ist keine.
bad-values = „{ $value }“ nennt keine Werte. Schreibe einen Bereich, wie 4..12 oder 4..12..2, oder eine Liste, wie 4,8,16.
many-values = Eine Reihe hat höchstens { $most } Werte, und das sind { $count }.
no-such-part = „{ $value }“ lässt sich an diesem Tisch nicht weglassen; ist „{ $near }“ gemeint?
no-such-part-far = „{ $value }“ lässt sich an diesem Tisch nicht weglassen. Nenne eine Sache, oder alle einer Art: { $known }.
