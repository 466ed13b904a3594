## Die Lobby

lobby-title = Was spielen wir?
lobby-lead = Um einen Bildschirm, quer durchs Land, oder mit dem Computer auf den leeren Stühlen.
lobby-how-to-play = So wird gespielt
lobby-rules = Regeln
lobby-home = Zur Lobby
lobby-skip = Zum Inhalt springen
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
lobby-options = Regeln an diesem Tisch
lobby-more = Mehr Auswahl
lobby-begins = Wer beginnt
lobby-name-table = Name des Tischs
lobby-name-table-hint = Sonntagnachmittag
lobby-listed = Unter den offenen Tischen zeigen
lobby-start = Spiel beginnen
lobby-laying = Der Tisch wird gedeckt…
lobby-ready-here = Alle sind da. { $name } beginnt.
lobby-ready-links = Die Links bekommst du, sobald der Tisch gedeckt ist.
lobby-ready-open = Der Tisch wartet, bis die offenen Plätze besetzt sind.
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
lobby-state-playing = { $game }, nach Schritt { $steps }
lobby-state-finished = { $game }, beendet
lobby-state-gone = Nicht mehr auf diesem Server
lobby-state-loading = Wird gesucht…
lobby-opened = geöffnet { $ago }
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

lobby-no-storage = Dieser Browser merkt sich nichts (vielleicht ein privates Fenster). Deine Plätze sind verloren, wenn du die Seite schließt; kopiere also ihre Links.
lobby-try-again = Noch einmal versuchen
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
player-search = mit Bedacht

## Einstellungen

settings-title = Einstellungen
settings-done = Fertig
settings-look = Aussehen
settings-play = Spielen
settings-theme = Licht
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
rules-key-cards = eine Karte der Hand anheben
rules-key-peek = halten, um deine verdeckte Karte zu sehen
rules-key-hint = ein Tipp
rules-key-state = sagen, wie der Zug steht
rules-key-talk = Verlauf, Gespräch
rules-key-rules = die Regeln zu diesem Schritt, und diese Tasten
rules-key-step = Schritt für Schritt
rules-key-play = abspielen oder anhalten
rules-key-first = der erste Moment, oder jetzt
rules-key-treasure = voriger oder nächster Schatz

## Einladen

invite-title = { $name } einladen
invite-lead = Wer diesen Link öffnet, sitzt auf diesem Platz. Gib ihn nur { $name }.
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
