## Le jeu classique

game = Classique
game-summary = Décalez le labyrinthe, trouvez vos trésors et rentrez avant les autres.
option-events = Tuiles à message : 12 tuiles portent au dos un message utile
option-young = Pour les plus jeunes : pas besoin de rentrer au départ
option-first-seat = La place qui commence, comptée à partir de 0
option-colours = Les couleurs des places : red, yellow, blue, green

## Ce que l’on demande à la place active

ask-shift = { $seat } : poussez la tuile libre dans le labyrinthe.
ask-move = { $seat } : marchez aussi loin que vous voulez, ou restez.
ask-extra = { $seat } : un tour de plus. Poussez encore la tuile libre et marchez, ou renoncez.
ask-double-shift = { $seat } : poussez encore la tuile qui vient de sortir, ou renoncez.
ask-swap = { $seat } : échangez votre place avec un autre pion, ou renoncez.
ask-peek = { $seat } : regardez votre deuxième carte, ou renoncez.
ask-exchange = { $seat } : choisissez un autre de vos trésors à chercher, ou renoncez.

## Ce qu’une place peut faire

insert = Pousser { $arrow-the }, rotation { $rotation }
move-to = Aller en { $cell }
swap = Échanger sa place avec { $seat }
exchange = Chercher d’abord { $treasure-the }
peek = Regarder la deuxième carte
skip = Renoncer

## Ce qui arrive

shifted = { $seat } pousse { $arrow-the }.
message-read = { $seat } lit un message : { $message }.
skipped = { $seat } laisse le message : { $message }.
swapped = { $seat } échange sa place avec { $other }.
peeked = { $seat } regarde une deuxième carte.
exchanged = { $seat } choisit un autre trésor à chercher.
target-seen = Votre but : { $treasure-the }.
moved = { $seat } va en { $cell }.
stayed = { $seat } reste en { $cell }.
found = { $seat } trouve { $treasure-the }.
home-called = { $seat } a tout trouvé et rentre au départ.
won = { $seat } gagne.

## Comment la partie finit

outcome-home = { $seat } a trouvé tous ses trésors et revient au départ avant les autres.
outcome-all-found = { $seat } a trouvé tous ses trésors avant les autres.

## Noms

colour-red = Rouge
colour-yellow = Jaune
colour-blue = Bleu
colour-green = Vert

message-double-shift = Deuxième poussée
  .help = poussez aussitôt la tuile sortie, avant de marcher.
message-extra-turn = Tour de plus
  .help = après votre marche, poussez et marchez encore une fois.
message-swap = Changer de place
  .help = échangez votre place avec un autre pion, puis marchez de là.
message-peek = Deuxième carte
  .help = regardez votre deuxième carte ; les deux comptent jusqu’à ce que vous en trouviez une.
message-exchange = Nouveau but
  .help = cherchez d’abord un autre de vos trésors ; le reste est mélangé.
message-wall-pass = À travers un mur
  .help = pendant cette marche, vous pouvez traverser un mur.

target-home = votre coin de départ

treasure-spellbook = grimoire
  .the = le grimoire
  .short = grim.
treasure-purse = bourse
  .the = la bourse
  .short = bours
treasure-map = carte au trésor
  .the = la carte au trésor
  .short = carte
treasure-crown = couronne
  .the = la couronne
  .short = cour.
treasure-keys = clés
  .the = les clés
  .short = clés
treasure-skull = crâne
  .the = le crâne
  .short = crâne
treasure-ring = bague
  .the = la bague
  .short = bague
treasure-chest = coffre
  .the = le coffre
  .short = coffr
treasure-jewel = joyau
  .the = le joyau
  .short = joyau
treasure-sword = épée
  .the = l’épée
  .short = épée
treasure-candelabra = chandelier
  .the = le chandelier
  .short = chand
treasure-helmet = casque
  .the = le casque
  .short = casq.
treasure-bat = chauve-souris
  .the = la chauve-souris
  .short = chauv
treasure-dragon = dragon
  .the = le dragon
  .short = drag.
treasure-genie = génie
  .the = le génie
  .short = génie
treasure-ghost = fantôme
  .the = le fantôme
  .short = fant.
treasure-sorceress = sorcière
  .the = la sorcière
  .short = sorc.
treasure-troll = troll
  .the = le troll
  .short = troll
treasure-lizard = lézard
  .the = le lézard
  .short = lézar
treasure-moth = papillon de nuit
  .the = le papillon de nuit
  .short = papil
treasure-owl = chouette
  .the = la chouette
  .short = chou.
treasure-rat = rat
  .the = le rat
  .short = rat
treasure-scarab = scarabée
  .the = le scarabée
  .short = scar.
treasure-spider = araignée
  .the = l’araignée
  .short = arai.

## Pourquoi les règles refusent

cl-set-7 = Chaque place a sa couleur : donnez-en { $seats } différentes, ou aucune pour les couleurs habituelles.
cl-set-9 = La première place se compte à partir de 0 ; { $most } au plus, et non { $value }.
cl-cmp-1 = Cette case n’existe pas. Les colonnes vont de A à G, les rangées de 1 à 7.
cl-cmp-3 = Une tuile a quatre rotations ; celle-ci n’en est pas une.
cl-cmp-13 = Cette flèche n’existe pas. Les flèches sont numérotées de 0 à 11.
cl-turn-1 = Ce n’est pas à vous de jouer, mais à { $seat }.
cl-turn-2 = Vous avez déjà poussé. Marchez maintenant, ou restez sur votre case.
cl-turn-3 = Il faut pousser la tuile libre, même si votre but est à portée.
cl-turn-5 = Poussez d’abord la tuile libre ; on marche ensuite.
cl-shift-5 = Cela annulerait la poussée qui vient d’être faite. Choisissez une autre flèche.
cl-shift-11 = Une tuile droite est la même après deux quarts de tour. Choisissez l’une de ses deux premières rotations.
cl-move-2 = Aucun passage jusqu’à { $cell }. Choisissez une case éclairée.
cl-move-3 = Pour rester, choisissez la case où vous êtes.
cl-end-3 = La partie est finie.
cl-evt-4 = Décidez d’abord du message « { $message } » : servez-vous-en, ou renoncez.
cl-evt-7 = Il n’y a pas de message « { $message } » à utiliser maintenant.
cl-evt-17 = Poussez d’abord la tuile libre pour votre tour de plus, ou renoncez-y.
cl-evt-20 = Choisissez une autre place de cette table pour l’échange.
cl-evt-28 = { $treasure } n’est pas parmi les cartes à choisir. Prenez l’une des vôtres, sous la première.
