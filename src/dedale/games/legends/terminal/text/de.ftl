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
brief-dust-all = ✦ voll
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
