## Das Spiel Chroniken

game = Chroniken
game-summary = Eine gemeinsame Kampagne: Holt Partie um Partie Gegenstände aus dem Labyrinth, baut das Dorf wieder auf und findet heraus, was mit dem Drachen geschehen ist.
option-sheet = Die bisherige Kampagne; ohne Angabe eine neue
option-scenario = Was gespielt wird: eine gewöhnliche Partie oder die letzte
option-modifications = Leichter oder schwerer: in der ersten Kampagne nicht zu empfehlen
option-characters = Wie viele Helden mitspielen: mindestens einer je Platz, höchstens 4; 0 gibt jedem Platz einen
option-heroes = Die Helden in Zugreihenfolge: roger, demetris, ollie, miranda; keine, um am Tisch zu wählen
option-corners = Die Ecken der Helden, im Uhrzeigersinn von oben links; keine, um am Tisch zu wählen
option-speaker = Der Platz, der für die Gruppe antwortet, gezählt ab 0
option-pack = Das Inhaltspaket: eigene Karten, die jene der Schachtel ersetzen oder ergänzen
beginning-regular = Mit der ersten Partie
  .hint = Der Einstieg: nur Gegenstände und Ereignisse, das Dorf kommt danach.
beginning-regular-skipped = Ohne die erste Partie
  .hint = Ihr kennt das Labyrinth: Beginnt im Dorf, mit so vielen Kristallen, wie sie einbringen kann.
beginning-plus = Neues Spiel+
  .hint = Ein Bogen, der keine Gebäude nennt: Repariert beliebige der elf, in beliebiger Folge.
beginning-plus-skipped = Neues Spiel+ ohne die erste Partie
  .hint = Ein Bogen, der keine Gebäude nennt, und der Weg geradewegs ins Dorf.

## Was ein Platz gefragt wird

ask-setup-character = { $seat }: Wähle deinen Helden.
ask-setup-corner = { $seat }: Wem gehört welche Ecke?
ask-setup-first = { $seat }: Wer beginnt?
ask-setup-option = { $seat }: Wähle für die Gruppe.
ask-lab-order = { $seat }: Welcher Würfel kommt zuerst?
ask-window-roll = { $seat }: Die Würfel behalten oder neu werfen?
ask-window-loot = { $seat }: Ein Plünderer greift zu. Verhindern?
ask-window-halt = { $seat }: Hier wolltest du angehalten werden. Etwas einsetzen?
ask-action-main = { $seat }: Gehe, schiebe und setze Karten ein, in beliebiger Folge. Beende dann den Zug.
ask-action-move = { $seat }: Der Gang macht hier eine Pause. Wohin geht er weiter?
ask-effect-param = { $seat }: Wähle.
ask-turn-next = { $seat }: Wer hat den nächsten Zug?
ask-end-village = { $seat }: Öffne die Schachtel, die ihr verdient habt.
ask-end-shop = { $seat }: Der Laden ist offen. Was kauft die Gruppe?
ask-end-building = { $seat }: Welches Gebäude wird aufgebaut?
ask-end-rituals = { $seat }: Welche Rituale bleiben vollendet?
ask-camp-next = { $seat }: Wieder aufbrechen oder die Kampagne weglegen?
ask-soothe-offer = { $seat }: Was bietest du dem Drachen an?

## Was ein Platz tun kann

pick = { $hero-the } führen
corners = Ecken, im Uhrzeigersinn von oben links: { $heroes }
first = { $hero } beginnt
resolve = Zuerst: { $face }
reroll = Neu werfen: { $card }
pass = Dabei belassen
hush = { $mostly ->
    [1] Dabei belassen und nur nach { $card } fragen, wenn ein Ereignis oder ein Diebstahl droht
   *[other] Dabei belassen und mich nicht mehr nach { $card } fragen
  }
heed = Mich wieder nach { $card } fragen
halt = { $on ->
    [1] Mich anhalten vor { $before }
   *[other] Mich nicht mehr anhalten vor { $before }
  }
walk = Nach { $cell } gehen
pause = Nach { $cell } gehen und dort eine Pause machen
stop = Den Gang hier beenden
insert = { $arrow-the } schieben, Drehung { $rotation }
use = { $card }{ $hero-of } einsetzen
end = Den Zug beenden
choose-cell = { $cell } wählen
choose-turn = Drehen, Drehung { $rotation }
choose-colour = Das Portal { $colour } wählen
choose-hero = { $hero-the } wählen
choose-card = { $card }{ $hero-of } wählen
choose-order = Die Karten zurücklegen: oben { $top }; unten { $bottom }
choose-option = { $number ->
    [0] Das Erste
    [1] Das Zweite
   *[other] Etwas anderes
  }
next = { $hero } ist als Nächstes dran
offer = Gabe für „{ $ritual }“: { $card }
done = Das ist alles
open = Schachtel { $box } öffnen: { $building }
hammer = Einen Hammer für Bauplatz { $slot } kaufen
buy = { $card } kaufen
repair = { $building-the } aufbauen
keep = Diese Rituale behalten: { $rituals }
set-out = Aufbrechen: { $scenario }
save = Die Kampagne weglegen

## Was beim Aufbau geschieht

game-began = Partie { $number } der Kampagne: { $scenario }.
picked = { $seat } führt { $hero-the }.
corners-put = Die Ecken, im Uhrzeigersinn von oben links: { $heroes }.
first-named = { $hero } beginnt.
portal-opened = Das Portal { $colour } öffnet sich auf { $cell }: { $item }.
objective-revealed = Ein neues Ziel: { $card }{ $hero-of }.
scroll-assigned = { $card } ist nur für { $hero }.
focus-named = In dieser Partie zählen nur die Aufträge eines Gebäudes: { $building }.

## Was in einem Zug geschieht

turn-began = Zug { $turn }: { $hero }.
next-named = { $hero } hat den nächsten Zug.
dice-rolled = Die Würfel zeigen: { $faces }.
die-resolved = { $face } wirkt.
event-drawn = Ereignis: { $card }. { $card-text }
event-put-away = { $card }: { $after }.
folk-came = { $card } kommt zu Hilfe. { $card-text }
turn-ended = { $hero } beendet den Zug.
rule-set = { $number ->
    [0] { $until }: { $flag }.
   *[other] { $until }: { $flag } { $number }.
  }

## Was im Labyrinth geschieht

inserted = { $piece-who } schiebt { $arrow-the }.
slid = Die Reihen rutschen von { $side } um eins weiter.
tile-turned = Das Plättchen auf { $cell } dreht sich.
tiles-swapped = Die Plättchen auf { $cell } und { $other } tauschen die Plätze.
walked = { $piece } geht.
paused = { $piece } geht und macht eine Pause.
figure-put = { $figure } kommt auf { $cell }.
portal-moved = Das Portal { $colour } wandert nach { $cell }. Ein Echo nimmt seinen Platz ein: { $item }.
portal-closed = Das Portal { $colour } schließt sich.
item-collected = { $hero } birgt { $item-the }{ $via }.
item-looted = Ein Plünderer nimmt auf { $cell } { $item-the }.
item-recovered = { $hero } bekommt { $item-the } zurück.
looter-came = Ein Plünderer kommt zum Portal { $colour } auf { $cell }.
loot-prevented = { $card } verhindert die Plünderung am Portal { $colour }.
token-put = Auf { $cell } ist jetzt { $token }.
token-taken = { $count ->
    [one] { $hero } nimmt { $token } auf { $cell }.
   *[other] { $hero } nimmt { $token } auf { $cell }, { $count }-mal.
  }
knocked-out = { $foe-the } auf { $cell } ist erledigt{ $hero-by }.
warden-came = Ein Wächter bezieht Posten auf { $cell }.
wardens-patrolled = Die Wächter gehen zum nächsten Posten weiter: { $cells }.

## Was mit Karten geschieht

card-used = { $seat } setzt { $card }{ $hero-of } ein.
glass-set = { $glass ->
    [0] { $card }{ $hero-of } ist wieder bereit.
    [one] { $card }{ $hero-of } hat 1 Sanduhr.
   *[other] { $card }{ $hero-of } hat { $glass } Sanduhren.
  }
crystals-gained = { $count ->
    [one] { $card }: 1 Kristall.
   *[other] { $card }: { $count } Kristalle.
  }
cards-seen = { $items ->
    [1] Gegenstände des Stapels liegen offen: { $cards }.
   *[other] Ereignisse des Stapels liegen offen: { $cards }.
  }
cards-ordered = { $items ->
    [1] Die Gegenstände kommen zurück: oben { $top }; unten { $bottom }.
   *[other] Die Ereignisse kommen zurück: oben { $top }; unten { $bottom }.
  }
scroll-borrowed = { $card } ist für diese Partie geliehen.
scroll-returned = { $card } geht zurück in den Laden.
quest-checked = { $checks ->
    [0] Auftrag „{ $quest }“: kein Häkchen.
    [one] Auftrag „{ $quest }“: 1 Häkchen.
   *[other] Auftrag „{ $quest }“: { $checks } Häkchen.
  }
quest-completed = Der Auftrag „{ $quest }“ ist erfüllt.
objective-paid = { $count ->
    [one] { $card }{ $hero-of } bringt 1 Kristall.
   *[other] { $card }{ $hero-of } bringt { $count } Kristalle.
  }
ritual-checked = { $checks ->
    [0] Ritual „{ $ritual }“: kein Häkchen.
    [one] Ritual „{ $ritual }“: 1 Häkchen.
   *[other] Ritual „{ $ritual }“: { $checks } Häkchen.
  }
ritual-completed = Das Ritual „{ $ritual }“ ist vollendet.
dragon-soothed = { $hero } besänftigt den Drachen.
offered = Gabe für „{ $ritual }“: { $card }.
dragon-flew = Der Drache fliegt nach { $cell }. Der Würfel zeigt: { $face }.

## Was im Dorf geschieht

game-ended = Die Partie ist zu Ende: { $cause }. Gegenstände geborgen: { $held }, geplündert: { $looted }. Kristalle dieser Partie: { $crystals }.
box-opened = Schachtel { $box } ist offen: { $building }.
chapter-completed = Kapitel { $chapter } ist geschafft!
stash-filled = { $count ->
    [one] 1 Kristall kommt in den Vorrat. Er zählt { $stash }.
   *[other] { $count } Kristalle kommen in den Vorrat. Er zählt { $stash }.
  }
track-marked = Die Kobolde haken Feld { $space } ihrer Leiste ab.
stash-lost = { $count ->
    [one] Die Kobolde machen sich mit 1 Kristall davon. Der Vorrat zählt { $stash }.
   *[other] Die Kobolde machen sich mit { $count } Kristallen davon. Der Vorrat zählt { $stash }.
  }
script-read = Eine neue Seite der Geschichte: { $script }.
cards-added = Neue Karten kommen in die Kampagne: { $cards }.
nail-filled = Ein Hammer schlägt einen Nagel auf Bauplatz { $slot } ein. Der Vorrat zählt { $stash }.
scroll-bought = { $card } ist gekauft. Der Vorrat zählt { $stash }.
building-repaired = Die Gruppe hat { $building-the } aufgebaut.
rituals-kept = Diese Rituale bleiben vollendet: { $rituals }.
party-set-out = Die Gruppe bricht auf: { $scenario }.
campaign-saved = Die Kampagne ist bis zu einem anderen Tag weggelegt.
campaign-ended = { $score ->
    [none] { $result }
   *[other] { $result } Wertung: { $score }.
  }

## Wie ein Tisch endet

outcome-chapter = Die Partie ist gespielt, und ein Kapitel ist geschafft.
outcome-played = Die Partie ist gespielt. Das Dorf baut weiter.
outcome-won = William ist wieder er selbst. Die Kampagne ist gewonnen!
outcome-lost = Das Labyrinth ist eingestürzt. Die Kampagne ist verloren.

## Wörter für Tatsachen

scenario-standard = eine gewöhnliche Partie
scenario-final = die letzte Partie
result-won = Die Kampagne ist gewonnen.
result-lost = Die Kampagne ist verloren.
score-none = none
cause-collected = Der letzte Gegenstand ist geborgen
cause-looted = Der letzte Gegenstand ist geplündert
cause-fifth-warden = Für einen fünften Wächter war kein Platz
cause-rituals = Alle Rituale sind vollendet
before-event = jedem Ereignis
before-step = jedem Schritt
after-bottom = Sie kommt unter den Stapel
after-shuffle = Sie wird in den Stapel gemischt
after-discard = Sie ist in dieser Partie nicht mehr dabei
flag-step-cap = Kein Gang hat mehr Schritte als
flag-goblins-stop = Jeder Kobold hält einen Gang an
flag-dragon-calm = Der Drache hält niemanden an und fliegt nicht, wenn er besänftigt wird
until-turn = Bis zum Ende dieses Zugs
until-next = Bis zum nächsten Zug dieses Helden
via-move = { "" }
via-appear = { ": Das Portal öffnet sich genau dort" }
via-effect = { " aus der Ferne" }
side-N = oben
side-E = rechts
side-S = unten
side-W = links
face-red = { colour-red }
face-purple = { colour-purple }
face-blue = { colour-blue }
face-yellow = { colour-yellow }
face-event = Ereignis
colour-purple = Violett
foe-looter = Plünderer
  .the = Ein Plünderer
foe-warden = Wächter
  .the = Ein Wächter
piece-none = { hero-none }
  .who = { hero-none.who }
piece-roger = { hero-roger }
  .who = { hero-roger.who }
piece-demetris = { hero-demetris }
  .who = { hero-demetris.who }
piece-ollie = { hero-ollie }
  .who = { hero-ollie.who }
piece-miranda = { hero-miranda }
  .who = { hero-miranda.who }
figure-roger = Roger
figure-demetris = Demetris
figure-ollie = Ollie
figure-miranda = Miranda
figure-looter = Ein Plünderer
figure-warden = Ein Wächter
figure-dragon = Der Drache
timing-own-action = In der eigenen Aktionsphase
timing-any-action = In jeder Aktionsphase
timing-own-move = Während des eigenen Gangs
timing-anytime = Jederzeit
kind-skill = Fertigkeit
kind-scroll = Schriftrolle
kind-token = Marker
kind-folk = Feenvolk
stage-setup = Aufbau
stage-labyrinth = Labyrinthphase
stage-action = Aktionsphase
stage-end = Das Dorf
stage-over = Das Ende

## Die Helden

hero-none = niemand
  .the = niemand
  .who = Das Labyrinth
  .of = { "" }
  .by = { "" }
hero-roger = Roger
  .the = Roger den Ritter
  .who = Roger
  .of = { " (Roger)" }
  .by = { ", durch Roger" }
hero-demetris = Demetris
  .the = Demetris die Jägerin
  .who = Demetris
  .of = { " (Demetris)" }
  .by = { ", durch Demetris" }
hero-ollie = Ollie
  .the = Ollie den Barden
  .who = Ollie
  .of = { " (Ollie)" }
  .by = { ", durch Ollie" }
hero-miranda = Miranda
  .the = Miranda die Zauberin
  .who = Miranda
  .of = { " (Miranda)" }
  .by = { ", durch Miranda" }

## Die Gegenstände

set-ingredients = Zutaten
set-instruments = Instrumente
set-critters = Kleingetier
set-treasures = Schätze

item-ginger-root = Ingwerwurzel
  .the = die Ingwerwurzel
item-honeycomb = Wilde Honigwabe
  .the = die Wilde Honigwabe
item-moon-truffle = Mondtrüffel
  .the = die Mondtrüffel
item-star-flour = Sack Sternenmehl
  .the = den Sack Sternenmehl
item-reed-flute = Schilfflöte
  .the = die Schilfflöte
item-frost-bell = Frostglocke
  .the = die Frostglocke
item-thimble-drum = Fingerhuttrommel
  .the = die Fingerhuttrommel
item-hurdy-gurdy = Drehleier
  .the = die Drehleier
item-lantern-moth = Laternenfalter
  .the = den Laternenfalter
item-stone-toad = Steinkröte
  .the = die Steinkröte
item-velvet-bat = Samtfledermaus
  .the = die Samtfledermaus
item-sock-mouse = Sockenmaus
  .the = die Sockenmaus
item-opal-goblet = Opalkelch
  .the = den Opalkelch
item-brass-astrolabe = Messingastrolabium
  .the = das Messingastrolabium
item-silver-comb = Silberkamm
  .the = den Silberkamm
item-first-coin = Erste Münze
  .the = die Erste Münze

## Ereignisse, die von Anfang an dabei sind

card-restless-walls = Rastlose Mauern
  .text = Das freie Plättchen kommt an einem zufälligen Pfeil in zufälliger Drehung herein.
card-light-fingers = Flinke Finger
  .text = Aktiviert einen Plünderer an einem zufälligen Portal.
card-smoky-campfire = Qualmendes Lagerfeuer
  .text = Wähle einen Plünderer im Labyrinth. Er geht zurück ans Lagerfeuer; niemand hat ihn erledigt.
card-wandering-portal = Wanderndes Portal
  .text = Ein zufälliges Portal und ein zufälliges Echo tauschen die Plätze, und Plünderer gehen mit dem Portal. Ein Held auf dem neuen Plättchen des Portals birgt. Ohne Echo geschieht nichts.
card-great-slide = Der große Rutsch
  .text = Die drei Reihen einer zufälligen Seite rutschen um eins weiter. Was an einem Ende hinausgeht, kommt am anderen wieder herein.

## Schriftrollen

card-scroll-time = Schriftrolle der Zeit
  .text = Lege 1 Sanduhr von einer beliebigen Karte ab.
card-scroll-turn = Schriftrolle der Wendung
  .text = Drehe das Plättchen unter einem deiner Helden, wie du willst. Es muss beweglich sein.
card-scroll-fate = Schriftrolle des Schicksals
  .text = Wirf beliebig viele Würfel neu, die noch nicht ausgeführt sind.
card-scroll-shift = Schriftrolle des Schiebens
  .text = Mache einen Schub.

## Das Dorf

building-inn = Gasthaus
  .the = das Gasthaus
  .blurb = Warme Betten, flinke Beine.
building-library = Bibliothek
  .the = die Bibliothek
  .blurb = Wissen, was kommt.
building-watchtower = Wachturm
  .the = den Wachturm
  .blurb = Fallen für Diebe.
building-workshop = Werkstatt
  .the = die Werkstatt
  .blurb = Die Mauern zweimal bewegen.
building-market = Markt
  .the = den Markt
  .blurb = Papier, Glück und ehrliche Preise.
building-town-hall = Rathaus
  .the = das Rathaus
  .blurb = Niemand geht allein.
building-smithy = Schmiede
  .the = die Schmiede
  .blurb = Für jeden ein Kunststück.
building-spire = Verzauberter Turm
  .the = den Verzauberten Turm
  .blurb = Anderswo sein.
building-crypt = Gruft
  .the = die Gruft
  .blurb = Zeit bedeutet den Toten nichts.
building-garden = Garten
  .the = den Garten
  .blurb = Hecken sind nur Vorschläge.
building-playhouse = Schauspielhaus
  .the = das Schauspielhaus
  .blurb = Szenenwechsel.

villager-raimund = Raimund
  .the = Raimund der Wirt
villager-odimus = Odimus
  .the = Odimus die Eule
villager-scruplin = Scruplin
  .the = Scruplin der Späher
villager-brindle = Brindle
  .the = Brindle die Tüftlerin
villager-pim = Pim
  .the = Pim der Hausierer
villager-mathilda = Mathilda
  .the = Mathilda die Bürgermeisterin
villager-gudrun = Gudrun
  .the = Gudrun die Schmiedin
villager-elissa = Elissa
  .the = Elissa die Zauberkundige
villager-mort = Mort
  .the = Mort der Schädel
villager-fennel = Fennel
  .the = Fennel der Gärtner
villager-celeste = Celeste
  .the = Celeste die Puppenspielerin
villager-william = William
  .the = William der Drache

## Was Partien leichter oder schwerer macht

modifications-discount-spree = Schlussverkauf
  .text = Leichter: Schriftrollen kosten 1 Kristall.
modifications-time-manipulation = Zeitzauber
  .text = Leichter: Nach jedem Zug sagt die Gruppe, wer den nächsten hat, auch derselbe Held noch einmal.
modifications-not-so-pesky-goblins = Halb so lästige Kobolde
  .text = Leichter: Kein Feld der Koboldleiste kostet Kristalle.
modifications-hard-working-villagers = Fleißige Dorfleute
  .text = Leichter: Eine gezogene Karte des Feenvolks bringt kein weiteres Ereignis.
modifications-greedy-merchants = Gierige Händler
  .text = Schwerer: Schriftrollen kosten 4 Kristalle.
modifications-challenging-adventure = Raues Abenteuer
  .text = Schwerer: Jedes Kapitel braucht 3 Kristalle mehr.
modifications-tough-goblins = Zähe Kobolde
  .text = Schwerer: Ein Gang endet auf einem Plättchen mit einem Plünderer. Der Plünderer ist trotzdem erledigt.
modifications-focused-mind = Klarer Kopf
  .text = Schwerer: Vor jeder Partie wählt die Gruppe ein Gebäude; nur dessen Aufträge können erfüllt werden.
modifications-things-happen-so-fast = Alles geht so schnell
  .text = Schwerer: Ein Ereignis auf dem Würfel bringt zwei Ereignisse, eines nach dem anderen.
modifications-limited-scrolls = Vergebene Schriftrollen
  .text = Schwerer: Vor jeder Partie wird jede Schriftrolle einem Helden zugeteilt, und niemand sonst darf sie einsetzen.
modifications-one-way-paths = Einbahnwege
  .text = Schwerer: Kein Plättchen darf in einem Gang zweimal betreten werden.

## Dasselbe, wo es als Karte gewählt wird

card-none = nichts
card-looter = Plünderer
card-warden = Wächter
card-ginger-root = { item-ginger-root }
card-honeycomb = { item-honeycomb }
card-moon-truffle = { item-moon-truffle }
card-star-flour = { item-star-flour }
card-reed-flute = { item-reed-flute }
card-frost-bell = { item-frost-bell }
card-thimble-drum = { item-thimble-drum }
card-hurdy-gurdy = { item-hurdy-gurdy }
card-lantern-moth = { item-lantern-moth }
card-stone-toad = { item-stone-toad }
card-velvet-bat = { item-velvet-bat }
card-sock-mouse = { item-sock-mouse }
card-opal-goblet = { item-opal-goblet }
card-brass-astrolabe = { item-brass-astrolabe }
card-silver-comb = { item-silver-comb }
card-first-coin = { item-first-coin }
card-inn = { building-inn }
card-library = { building-library }
card-watchtower = { building-watchtower }
card-workshop = { building-workshop }
card-market = { building-market }
card-town-hall = { building-town-hall }
card-smithy = { building-smithy }
card-spire = { building-spire }
card-crypt = { building-crypt }
card-garden = { building-garden }
card-playhouse = { building-playhouse }

## Warum die Regeln ablehnen

ch-gen-1 = Eine Karte verkürzt gerade alle Gänge. Wähle ein Feld, das leuchtet.
ch-gen-3 = Davon liegt keiner mehr neben dem Plan.
ch-gen-5 = So viele Helden können nicht mitspielen: An diesem Tisch sind es { $least } bis { $most }.
ch-setup-2 = Jede Ecke gehört einem der vier Helden: Nenne jeden einmal.
ch-setup-4 = Das Labyrinth dieser Kampagne lässt sich nicht legen: Seine Plättchen sind nicht die der Schachtel.
ch-setup-15 = Jeden Helden führt ein Platz. Wähle einen, den niemand hat.
ch-setup-17 = Wähle einen der Helden, die mitspielen.
ch-turn-1 = Du bist nicht dran. { $seat } spielt.
ch-act-1 = Ein Zug hat einen Gang und einen Schub, und dieser ist verbraucht.
ch-act-3 = Diese Karte kann hier nicht eingesetzt werden.
ch-act-5 = Warte, bis das zu Ende ist. { $seat } ist gefragt.
ch-move-1 = Dorthin führt kein offener Weg. Wähle ein Feld, das leuchtet.
ch-move-4 = Auf dem Weg hält jemand jeden Gang an. Gehe zuerst bis dorthin.
ch-shift-1 = Einen solchen Pfeil gibt es nicht. Die Pfeile gehen von 0 bis 11.
ch-time-1 = Das wird in der eigenen Aktionsphase eingesetzt, zwischen den Aktionen.
ch-time-2 = Das wird in einer Aktionsphase eingesetzt, zwischen den Aktionen.
ch-time-3 = Das wird während eines Gangs seines Helden eingesetzt. Beginne einen und mache eine Pause.
ch-time-9 = Die Partie ist zu Ende. Nichts kann mehr eingesetzt werden.
ch-skl-1 = Diese Fertigkeit gehört nicht dir.
ch-skl-4 = Auf dieser Fertigkeit liegen Sanduhren. Warte, bis sie weg sind.
ch-skl-6 = Das würde jetzt nichts ändern. Behalte die Karte.
ch-scr-1 = Von jeder Art gibt es zwei Schriftrollen, und die Gruppe hat diese beiden.
ch-scr-2 = Diese Schriftrolle hat die Gruppe nicht.
ch-scr-e1 = Keiner deiner Helden steht auf einem beweglichen Plättchen.
ch-scr-e3 = Auf keiner Karte liegt eine Sanduhr.
ch-ff-3 = Diese Hilfe ist nicht da oder hat schon geholfen.
ch-chal-6 = Diese Schriftrolle hat ein anderer Held bekommen.
ch-chal-e1 = Wähle jede Änderung nur einmal, und nicht Schlussverkauf zusammen mit Gierigen Händlern.
ch-dp-4 = Wähle eines davon für die Gruppe.
ch-dp-5 = Wähle einen der Würfel, die daliegen.
ch-dp-7 = Wirf Würfel neu, die nicht ausgeführt sind, oder belasse es dabei.
ch-dp-8 = Verhindere die Plünderung, oder belasse es dabei.
ch-dp-9 = Das geht jetzt nicht. Gehe, schiebe, setze eine Karte ein oder beende den Zug.
ch-dp-10 = Ein Gang ist im Gange. Gehe weiter, oder beende ihn hier.
ch-dp-11 = Wähle etwas, das angeboten ist.
ch-dp-12 = Wähle einen der Helden, die mitspielen.
ch-dp-18 = Nur Gegenstände und Schriftrollen, die ein Ritual verlangt, können angeboten werden.
ch-dp-21 = Eine Pause dort würde nichts ändern. Gehe gleich hin.
ch-dp-22 = Ein gerades Plättchen liegt nach zwei Vierteldrehungen gleich. Wähle eine seiner ersten zwei Drehungen.
ch-dp-23 = Der Platz, der für die Gruppe antwortet, wird ab 0 gezählt; er ist höchstens { $most }, nicht { $value }.
ch-dp-30 = Das ist nicht der Augenblick dafür. Du wirst gefragt, wenn er kommt.
ch-dp-35 = Setze etwas ein, oder belasse es dabei.
ch-shop-3 = Das kann der Vorrat nicht bezahlen.
ch-shop-4 = Dieser Bauplatz hat keinen offenen Nagel; ein Hammer hätte nichts zu tun.
ch-bld-1 = Ein solches Gebäude kann auf diesem Bauplatz nicht stehen.
ch-bld-3 = Dieser Bauplatz bleibt zu, bis Kapitel 2 geschafft ist.
ch-bld-4 = Ein Gebäude wird aufgebaut, wenn alle Nägel seines Bauplatzes eingeschlagen sind, und keines zweimal.
ch-bld-6 = Diese Schachteln können noch nicht offen sein.
ch-camp-2 = Der erste Hammer einer Kampagne schlägt den Nagel von Bauplatz 1 ein.
ch-chap-1 = Solche Kapitel gibt es nicht.
ch-trk-1 = Ein solches Feld hat die Koboldleiste nicht.
ch-qst-1 = Nur Aufträge aus offenen Schachteln können erfüllt sein.
ch-s-2 = Über die Koboldleiste kommen nur Koboldereignisse dazu, jedes einmal.
ch-end-3 = Diese Schachtel kann jetzt nicht geöffnet werden.
ch-end-10 = Brecht zu einer Partie auf, die euch offensteht, oder legt die Kampagne weg.
ch-fin-1 = Die letzte Partie braucht alle vier Kapitel und auf jedem Bauplatz ein Gebäude.
ch-fin-13 = So viele vollendete Rituale bleiben vollendet, wie Geschichtsfelder der Koboldleiste abgehakt sind, und nicht mehr.
ch-reset-1 = Diese Kampagne ist zu Ende. Beginne eine neue.

## Hilfe zu den Regeln

help-portal = Beende hier einen Gang, um den Gegenstand zu bergen. Danach öffnet sich das Portal dort, wo das Echo des nächsten Gegenstands liegt.
help-echo = Ein Gegenstand, der noch verborgen ist: Wird seine Karte gezogen, öffnet sich hier ein Portal.
help-looter = Kommt zu einem Portal und nimmt den Gegenstand, wenn er dort wieder aktiviert wird. Beende einen Gang auf seinem Plättchen, um ihn zu erledigen.
help-hourglass = Eine Fertigkeit mit Sanduhren ruht. Am Ende des Zugs ihres Helden geht eine davon weg; von Fertigkeiten der Gruppe eine am Ende jedes Zugs.
help-crystal = Jeder Gegenstand, den ihr am Ende der Partie habt, ist 1 Kristall wert, und Ziele bringen weitere.
help-quest = In einer einzigen Partie zu erfüllen. Zwei erfüllte Aufträge eines Gebäudes öffnen seine zweite Schachtel, alle vier die dritte.
help-objective = Bringt in dieser Partie Kristalle, sobald es erreicht ist.
help-chapter = Erreicht so viele Kristalle in einer einzigen Partie, um das Kapitel zu schaffen.
help-track = Jeder geplünderte Gegenstand hakt nach der Partie ein Feld ab. Das letzte Feld beendet die Kampagne.
help-nail = Ein Hammer schlägt einen Nagel ein. Sind alle Nägel eines Bauplatzes eingeschlagen, wird dort ein Gebäude aufgebaut.
help-folk = Hilft einmal, in seinem Augenblick, egal, wer ruft. Dann ist die Karte in dieser Partie nicht mehr dabei.

## Der Bildschirm

screen-cell-start = Start von { $hero }.
screen-cell-hero = { $hero } steht hier.
screen-cell-portal = Portal { $colour }: { $item }.
screen-cell-echo = Echo: { $item }.
screen-cell-looters = { $count ->
    [one] Ein Plünderer.
   *[other] { $count } Plünderer.
  }
screen-cell-wardens = { $count ->
    [one] Ein Wächter: Jeder Gang endet hier.
   *[other] { $count } Wächter: Jeder Gang endet hier.
  }
screen-cell-dragon = Der Drache.
screen-die-colour = Würfel: { $colour }
screen-die-event = Würfel: Ereignis
screen-no-way = Von hier führt kein Weg nach { $cell }.
screen-turns = Das Plättchen auf { $cell } wird gedreht.
screen-reach-item = { $hero } könnte { $item-the } holen
screen-reach-finds = { $list }.
screen-reach-places = { $places ->
    [0] { $hero } kann dann nirgends hin.
    [one] { $hero } erreicht einen Platz.
   *[other] { $hero } erreicht { $places } Plätze.
  }
screen-collects = Zu holen: { $list }.
screen-map-item = { $item } auf { $cell }
screen-pause = Unterwegs anhalten
screen-pause-how = Wähle einen hellen Platz, an dem der Gang eine Pause macht; danach geht er weiter.
screen-pause-here = Hier anhalten
screen-end-final = Für den nächsten Zug wird gewürfelt; das lässt sich nicht zurücknehmen.
screen-cards = Karten zur Hand
screen-card-of = { $name }, { $hero }.
screen-card-idle = Jetzt nicht einsetzbar.
screen-glass-on = { $count ->
    [one] Darauf liegt 1 Sanduhr.
   *[other] Darauf liegen { $count } Sanduhren.
  }
screen-glass-cost = { $count ->
    [one] Danach ruht sie unter 1 Sanduhr.
   *[other] Danach ruht sie unter { $count } Sanduhren.
  }
screen-items = Gegenstände
screen-echoes-left = { $count ->
    [0] Kein Echo mehr
    [one] Noch 1 Echo
   *[other] Noch { $count } Echos
  }
screen-none = noch keine
screen-looted = Geplündert
screen-looted-none = nichts geplündert
screen-holds = { $hero } hat: { $list }.
screen-holds-nothing = { $hero } hat noch nichts.
screen-quests = Aufträge
screen-objectives = Ziele
screen-rituals = Rituale
screen-checks = { $count } von { $most }
screen-pays = { $count ->
    [one] Bringt 1 Kristall
   *[other] Bringt { $count } Kristalle
  }
screen-done = erledigt
screen-crystals = { $count ->
    [one] 1 Kristall in dieser Partie
   *[other] { $count } Kristalle in dieser Partie
  }
screen-overview = Aufträge und Gegenstände
screen-wants = Wann du gefragt wirst
screen-ask-less = Mich seltener fragen
screen-known = Was alle wissen
screen-next-events = Die nächsten Ereignisse
screen-next-items = Die nächsten Gegenstände
screen-last-events = Ganz unten im Stapel der Ereignisse
screen-last-event = Das letzte Ereignis
screen-event = Ereignis
screen-completed = Erfüllt
screen-order-top = Obenauf: { $list }
screen-order-bottom = Unter dem Stapel: { $list }
screen-order-both = Obenauf: { $list }. Unter dem Stapel: { $below }
screen-waits = { $seat } ist am Zug.
screen-setup = Die Partie wird aufgebaut.
screen-game-number = Partie { $number } der Kampagne
screen-corners-how = Drücke zwei Helden, damit sie die Ecken tauschen.
screen-corners-done = Das Labyrinth so legen

## Warum eine Wahl gut ist

why-only = Etwas anderes gibt es nicht zu wählen.
why-usual = So machen es die meisten Gruppen, und es passt für alle.
why-hammer = Ein Hammer bringt das nächste Gebäude näher; Bauplatz { $slot } ist als Nächstes fertig.
why-scroll = { $card } kostet wenig, und der nächste Hammer ist trotzdem bezahlt.
why-repair = { $building }: eine Hilfe in jeder Partie, die noch kommt.
why-keep = Was am längsten gedauert hat, soll vollendet bleiben.
why-final = Alles ist bereit für den letzten Weg ins Labyrinth.
why-onward = Das Dorf braucht mehr Kristalle.
why-offer = „{ $ritual }“ bekommt ein Häkchen, und nichts anderes braucht die Gabe dringender.
why-guard = { $card } verhindert die Plünderung, und genau dafür ist es da.
why-look = { $card } kostet nichts, was jetzt gebraucht wird, und ist umso früher wieder bereit.
why-reroll = Diese Würfel würden mehr kosten, als { $card } wert ist.
why-pass = Das kostet weniger, als die Karte wert ist.
why-answer = So steht der Tisch für den nächsten Zug am besten da.
why-ritual = Vollendet ein Ritual: { $ritual }.
why-quest = Erfüllt einen Auftrag: { $quest }.
why-objective = Ein Ziel zahlt sich aus: { $card }.
why-saved = Verhindert eine Plünderung.
why-token = Nimmt unterwegs etwas mit: { $token }.
why-items = { $count ->
    [2] Birgt zwei Gegenstände in einem Zug, zuerst { $item-the }.
   *[other] Birgt { $count } Gegenstände in einem Zug, zuerst { $item-the }.
  }
why-item = Birgt { $item-the }.
why-rescue = Birgt { $item-the }, bevor der Plünderer dort zugreift.
why-soothe = Besänftigt den Drachen, für die Rituale.
why-goblins = { $count ->
    [one] Erledigt einen Kobold, bevor er schadet.
   *[other] Erledigt { $count } Kobolde, bevor sie schaden.
  }
why-shift = Öffnet Wege: Im nächsten Zug sind mehr Portale erreichbar.
why-card = { $card } hilft jetzt am meisten.
why-place = { $cell } ist ein guter Platz für den nächsten Zug.
why-rest = Mehr ist seinen Preis jetzt nicht wert; was bleibt, hilft später.

## Das Dorf auf dem Bildschirm

village-asked-end-village = Schachteln öffnen
village-asked-end-shop = Zum Laden
village-asked-end-building = Gebäude wählen
village-asked-end-rituals = Rituale wählen
village-asked-camp-next = Wieder aufbrechen?
village-map = Das Dorf
village-gate = Tor zum Labyrinth
village-list = Alle Bauplätze des Dorfes
village-show-map = Karte zeigen
village-show-list = Liste zeigen
village-lot = Bauplatz { $slot }
village-lot-of = Bauplatz { $slot }: { $buildings }.
village-lot-shut = Schutt
village-lot-shut-why = Das obere Dorf öffnet sich mit Kapitel 2.
village-any-building = Ein beliebiges Gebäude
  .hint = Dieser Bogen nennt keine Gebäude: Mit dem letzten Nagel wählt ihr eines, das noch in Trümmern liegt.
village-one-of-two = Nur eines von beiden kann in dieser Kampagne aufgebaut werden.
village-stands = Es steht wieder.
village-stands-short = Wiederaufgebaut
village-stands-ruin = In Trümmern
village-stands-scaffold = Im Bau
village-quests-done = { $done } von { $all } Aufträgen erfüllt.
village-nails-filled = { $filled } von { $nails } Nägeln eingeschlagen
village-hammer-price = Ein Hammer kostet { $price } Kristalle.
village-hammer-buy = Hammer kaufen
village-keeps = { $count ->
    [one] Euch bleibt 1 Kristall. Zurücknehmen geht, bis ihr das Labyrinth betretet.
   *[other] Euch bleiben { $count } Kristalle. Zurücknehmen geht, bis ihr das Labyrinth betretet.
  }
village-too-dear = { $count ->
    [one] Für einen Hammer fehlt 1 Kristall.
   *[other] Für einen Hammer fehlen { $count } Kristalle.
  }
village-too-dear-short = zu teuer
village-crystals = { $count ->
    [one] 1 Kristall
   *[other] { $count } Kristalle
  }
village-stash = Vorrat
village-after-game = { $number ->
    [one] Nach der ersten Partie
   *[other] Nach Partie { $number }
  }
village-chapters = Geschaffte Kapitel: { $done } von { $all }
village-chapters-done = Alle Kapitel sind geschafft
village-chapter-next = Kapitel { $chapter }: { $need } Kristalle in einer Partie
village-track = Koboldleiste
village-track-told = Die Kobolde haben { $marks } von { $all } Feldern abgehakt.
village-track-ahead-loss = Feld { $space } kostet { $loss } Kristalle.
village-track-ahead-script = Auf Feld { $space } geschieht etwas.
village-track-ahead-last = Mit Feld { $space } ist die Kampagne verloren.
village-journal = Die Geschichte bisher
village-journal-empty = Hier steht noch nichts.
village-now = Nach dieser Partie
village-game = Partie { $number }
village-page = Gegenstände: { $held }, geplündert: { $looted }, Kristalle: { $crystals }, Züge: { $turns }.
village-page-chapter = Kapitel { $chapter } geschafft.
village-page-quests = Erfüllte Aufträge: { $quests }
village-script = Skript { $number }
village-box-of = { $building }, Schachtel { $box }
village-box-inside = In der Schachtel
village-box-needs = Schachtel { $box } öffnet sich mit { $wanted } erfüllten Aufträgen.
village-boxes-open = { $count ->
    [one] 1 von 3 Schachteln offen
   *[other] { $count } von 3 Schachteln offen
  }
village-new-cards = Neu in der Kampagne: { $cards }
village-quests = Aufträge
village-quests-shared = Gemeinsam für die Gruppe
village-quests-none = Kein Auftrag ist offen. Repariert ein Gebäude, um welche zu bekommen.
village-quests-all = Alle Aufträge sind erfüllt.
village-quest-done = (erfüllt)
village-quest-need = { $need }-mal in einer Partie
village-shop = Laden
village-shop-hammers = Wählt im Dorf einen Bauplatz, um für { $price } Kristalle einen Hammer zu kaufen.
village-shop-hammers-dear = Ein Hammer kostet { $price } Kristalle: noch nicht.
village-shop-hammers-none = Alle Nägel, die möglich sind, sind eingeschlagen.
village-scroll-buy = { $card } für { $price } kaufen; { $keeps } Kristalle bleiben
village-owned = { $owned } von { $copies }
  .all = { $owned } von { $copies } vorhanden
village-shop-done = Laden verlassen
village-repair = Was soll hier stehen?
village-repair-one = Das andere bleibt in dieser Kampagne in Trümmern. Was darin ist, zeigt sich, wenn die Schachtel geöffnet wird.
village-repair-any = Jedes Gebäude, das noch in Trümmern liegt. Was darin ist, zeigt sich, wenn die Schachtel geöffnet wird.
village-boxes = Schachteln zum Öffnen
village-boxes-hint = Genug Aufträge sind erfüllt. Öffnet sie in beliebiger Reihenfolge.
village-box-open = { $building }: Schachtel { $box } öffnen
village-rituals = Rituale, die bleiben
village-rituals-hint = { $most ->
    [0] Diesmal kann keines behalten werden.
    [one] Ihr dürft 1 vollendetes Ritual für den nächsten Versuch behalten.
   *[other] Ihr dürft { $most } vollendete Rituale für den nächsten Versuch behalten.
  }
village-rituals-keep = { $count ->
    [0] Keines behalten
    [one] Dieses behalten
   *[other] Diese { $count } behalten
  }
village-leave = Wieder aufbrechen?
village-scenario = Was gespielt wird
village-scenario-standard = Eine gewöhnliche Partie
  .hint = Sammelt Gegenstände für Kristalle, Kapitel und Aufträge.
village-scenario-final = Die Läuterung des Drachen
  .hint = Alle Rituale in einer Partie. Misslingt es, haken die Kobolde 5 Felder mehr ab.
village-enter = Das Labyrinth betreten
village-save = Für später aufheben
  .hint = Das Labyrinth wird weggeräumt; alles andere bleibt, wie es ist.
village-modifications = { $count ->
    [0] Leichter oder schwerer?
   *[other] Leichter oder schwerer: { $count } gewählt
  }
village-modifications-easy = Leichter
village-modifications-challenge = Schwerer
village-gone = Die Gruppe ist aufgebrochen
  .hint = Die nächste Partie hat einen eigenen Tisch.
village-saved = Aufgehoben
  .hint = Die Kampagne wartet auf euch. Die nächste Partie beginnt mit einem neuen Labyrinth.
village-next-game = Zur nächsten Partie
village-trophies = Magnete
village-trophies-hint = Einer für jedes wiederaufgebaute Gebäude und für jeden im Dorf, dessen Aufträge alle erfüllt sind. Ordnet sie, wie ihr mögt; dieser Browser behält sie.
village-trophies-passing = Der Speicher ist hier gesperrt: Sie gehen mit der Seite verloren.
village-trophies-none = Noch keiner. Das erste Gebäude bringt den ersten Magneten.
village-trophies-tidy = Aufräumen
village-trophy = { $name }. Pfeiltasten bewegen den Magneten.
village-close = Schließen
village-skip = { $count } Seiten überspringen
village-read-on = Weiterlesen
village-to-village = Ins Dorf
village-count = Die Partie ist vorbei
village-count-items = Heimgebrachte Gegenstände
village-count-cards = Ziele und andere Karten
village-count-sum = Kristalle dieser Partie: { $crystals }
village-count-first = Die erste Partie schließt kein Kapitel ab
  .hint = Das Dorf beginnt mit mindestens 10 Kristallen.
village-count-chapter = Kapitel { $chapter } ist geschafft
village-count-no-chapter = Kapitel { $chapter } muss warten
village-count-need = Es braucht { $need } Kristalle in einer Partie; ihr habt { $crystals }.
village-count-done = Geschafft
village-count-stash = Vorrat
  .hint = { $gained } kommen dazu
village-count-track = { $count ->
    [one] Die Kobolde haken 1 Feld ab: { $last } von { $all }
   *[other] Die Kobolde haken { $count } Felder ab: { $last } von { $all }
  }
village-count-track-first = Was geplündert wurde, hat noch keine Folgen
village-count-track-none = Nichts wurde geplündert
village-count-lost = { $count ->
    [one] Sie nehmen 1 Kristall aus dem Vorrat mit.
   *[other] Sie nehmen { $count } Kristalle aus dem Vorrat mit.
  }
village-result-won = Die Kampagne ist gewonnen
  .hint = William ist wieder er selbst, und das Dorf steht.
village-result-lost = Die Kampagne ist verloren
  .hint = Das Labyrinth ist eingestürzt. Alle sind wohlauf und zeichnen schon eine neue Karte.
village-score = Punkte: { $score }
  .how = Markierungen auf der Koboldleiste: { $track }. Erleichterungen: { $eased }. Erschwernisse: { $challenged }.
characters-0 = je einer

## Die Auswertung eines Spiels

standing-race = Die Abenteurer gegen die Plünderer
standing-graph = Was den Abenteurern zu tun bleibt und die Gegenstände im Labyrinth, nach jedem Zug. Am Ende: { $left }
standing-team = Die Abenteurer
  .left = noch zu tun
standing-against = Das Labyrinth
  .left = Gegenstände übrig
standing-left = Noch { $team } zu tun und { $against ->
    [one] 1 Gegenstand
   *[other] { $against } Gegenstände
  } übrig.
standing-hope = Noch { $team } zu tun und { $against ->
    [one] 1 Gegenstand
   *[other] { $against } Gegenstände
  } übrig; von hier aus hätte ein gutes Team sein Ziel in { $percent } % der Spiele erreicht.
standing-lost = Hier ging das Ziel des Spiels verloren
standing-lost-mark = hier verloren

## Die Lektion

lesson-welcome = Das Dorf liegt in Trümmern, und was es braucht, liegt im Labyrinth. Du führst Roger, in der Ecke oben links. Vier Gegenstände liegen an Portalen, jedes mit seiner Farbe und seiner Form. Holt so viele heraus, wie ihr könnt, alle miteinander: Was einer von euch hat, hat das Dorf.
lesson-die = Jeder Zug beginnt mit dem Labyrinthwürfel. Er hat Gelb gezeigt, also ist ein Plünderer zum gelben Portal auf D2 gekommen. Er wartet. Fällt wieder Gelb, nimmt er die Frostglocke, und sie ist verloren.
lesson-push = Dann handelst du: ein Gang und ein Schub, in beliebiger Folge, oder nichts davon. Noch führt kein Weg zur Frostglocke. Dreh das freie Plättchen und schieb es am markierten Pfeil ein: Spalte B rückt um eins nach unten, mit allem, was darauf liegt.
lesson-walk = Jetzt ist der Weg erleuchtet, so weit du gehen kannst. Geh zum gelben Portal auf D2. Es zählt, wo dein Gang endet: Woran du nur vorbeigehst, bleibt, wo es ist.
lesson-echo = Der Plünderer ist erledigt, und die Frostglocke gehört dir. Das Portal hat sich dort wieder geöffnet, wo ein Echo lag, mit dem Gegenstand dieses Echos. Jedes Echo im Labyrinth ist ein Ort, an dem sich eines Tages ein Portal öffnet; wer dann dort steht, hat den Gegenstand sofort.
lesson-turn = Du bist gegangen und hast geschoben. Beende deinen Zug. Spielten andere mit, wäre jetzt jemand anders an der Reihe; allein machst du weiter.
lesson-event = Diesmal hat der Würfel ein Ereignis gezeigt. Die oberste Karte des Stapels wird aufgedeckt und tut, was auf ihr steht: Flinke Finger hat einen Plünderer zum violetten Portal geschickt. Ein Ereignis, das unter den Stapel geht, kommt wieder.
lesson-race = Diesmal ist der Weg offen, ganz ohne Schub. Sei schneller als der Plünderer: Geh zum violetten Portal auf E1.
lesson-end = Zwei Gegenstände, und nichts geplündert. Hat der letzte Gegenstand das Labyrinth verlassen, ist die Partie zu Ende, und das Dorf zählt, was ihr bringt. Dort beginnt die Kampagne: Ihr baut Gebäude wieder auf, und jedes öffnet eine Schachtel mit neuen Karten, Leuten und Aufgaben. Vorher wird nichts davon erzählt.
fact-found = Eingesammelte Gegenstände

## Was das Labor misst

part-first = Erste Partie
part-1 = Kapitel 1
part-2 = Kapitel 2
part-3 = Kapitel 3
part-4 = Kapitel 4
part-later = Nach den Kapiteln
part-final = Das Finale
measure-held = Gegenstände im Besitz
measure-looted = geplünderte Gegenstände
measure-crystals = Kristalle
measure-quests = erfüllte Aufträge
measure-done = Partien, die ein Kapitel oder alle Rituale schaffen
measure-wardens = Partien, die ein fünfter Wächter beendet
measure-track = markierte Felder der Koboldleiste
