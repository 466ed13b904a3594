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
walk = Aller en { $cell }
swap = Échanger sa place avec { $seat }
exchange = Chercher d’abord { $treasure-the }
peek = Regarder la deuxième carte
skip = Renoncer

## Ce qui arrive

inserted = { $piece } pousse { $arrow-the }.
message-read = { $seat } lit un message : { $message }.
skipped = { $seat } laisse le message : { $message }.
swapped = { $seat } échange sa place avec { $other }.
peeked = { $seat } regarde une deuxième carte.
exchanged = { $seat } choisit un autre trésor à chercher.
target-seen = Votre but : { $treasure-the }.
walked = { $steps ->
    [0] { $piece } reste en { $cell }.
   *[other] { $piece } va en { $cell }.
  }
found = { $seat } trouve { $treasure-the }.
home-called = { $seat } a tout trouvé et rentre au départ.
won = { $seat } gagne.

## Comment la partie finit

outcome-home = { $seat } a trouvé tous ses trésors et revient au départ avant les autres.
outcome-all-found = { $seat } a trouvé tous ses trésors avant les autres.

## Noms

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

## Pourquoi une action est bonne

why-home-now = Rentre à la maison dès maintenant, et gagne.
why-only-way = Atteint { $treasure-the } dès maintenant ; avec toute autre poussée, il faut au moins { $turns } tours, si personne ne dérange.
why-best-way = Atteint { $treasure-the } dès maintenant. { $ways } poussées y mènent ; celle-ci est la meilleure pour la suite.
why-there = Atteint { $treasure-the } dès maintenant.
why-soon = { $percent } % des poussées qui peuvent suivre laissent, au prochain tour, un chemin de { $cell } vers { $treasure-the }.
why-far = Il faut au moins { $turns } tours pour atteindre { $treasure-the }, si personne ne dérange.
why-home-soon = { $percent } % des poussées qui peuvent suivre laissent, au prochain tour, un chemin de { $cell } jusqu’à la maison.
why-home-far = Il faut au moins { $turns } tours pour rentrer, si personne ne dérange.
why-block = { $other } pourrait rentrer à la prochaine poussée. Ceci lui ferme le chemin.
why-swap = La place de { $other } est un meilleur départ.
why-exchange = Il est plus facile d’atteindre { $treasure-the } que votre but actuel.
why-peek = Avec deux buts au choix, l’un est plus vite à portée.
why-skip = Rien de ce que le message propose ne vaut mieux que ce que vous avez.

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

## À l’écran

brief-insert = Pousser { $arrow-the }
seat-left = { $count ->
    [one] { $count } reste
   *[other] { $count } restent
  }
your-treasure = Votre trésor
only-you = Pour vos yeux seulement
goal-find = Trouvez { $treasure-the }
goal-either = Trouvez l’un des deux
goal-go-home = Revenez à votre coin de départ
goal-home-card = Départ
goal-done = Tout est trouvé
goal-at = En { $cell }.
goal-far = En { $cell }, hors d’atteinte.
goal-near = { $steps ->
    [0] Vous êtes dessus. Restez, et il est trouvé.
    [one] En { $cell }, à 1 pas.
   *[other] En { $cell }, à { $steps } pas.
  }
goal-after = { $steps ->
    [0] En { $cell } : juste sous votre pion après la poussée.
    [one] En { $cell } : à 1 pas après la poussée.
   *[other] En { $cell } : à { $steps } pas après la poussée.
  }
goal-spare = Sur la tuile libre.
goal-cover = Couvrir votre carte
goal-uncover = Découvrir votre carte
goal-covered = Votre carte est couverte
goal-peek = Touchez-la, ou maintenez P, pour regarder.
found-so-far = Trouvés jusqu’ici : { $found } sur { $all }
fact-found = Trésors trouvés
preview-reach = { $places ->
    [0] Votre pion ne pourrait que rester sur place.
    [one] 1 case devient accessible.
   *[other] { $places } cases deviennent accessibles.
  }
preview-target = { $places ->
    [one] 1 case devient accessible, et { $treasure-the } s’y trouve.
   *[other] { $places } cases deviennent accessibles, dont { $treasure-the }.
  }
preview-target-here = { $places ->
    [0] Votre pion est sur son trésor et ne pourrait que rester.
    [one] Votre pion est sur son trésor, et 1 case devient accessible.
   *[other] Votre pion est sur son trésor, et { $places } cases deviennent accessibles.
  }
preview-home = { $places ->
    [one] 1 case devient accessible : votre coin de départ.
   *[other] { $places } cases deviennent accessibles, dont votre coin de départ.
  }
preview-home-here = { $places ->
    [0] Votre pion est sur son coin de départ et ne pourrait que rester.
    [one] Votre pion est sur son coin de départ, et 1 case devient accessible.
   *[other] Votre pion est sur son coin de départ, et { $places } cases deviennent accessibles.
  }
walk-target = { $steps ->
    [0] Restez en { $cell } : vous trouvez { $treasure-the }.
    [one] 1 pas jusqu’en { $cell } : vous y trouvez { $treasure-the }.
   *[other] { $steps } pas jusqu’en { $cell } : vous y trouvez { $treasure-the }.
  }
walk-home = { $steps ->
    [0] Restez en { $cell } : vous êtes au départ.
    [one] 1 pas jusqu’en { $cell } : vous y êtes au départ.
   *[other] { $steps } pas jusqu’en { $cell } : vous y êtes au départ.
  }

## La leçon

lesson-welcome = Ce labyrinthe de verdure ne reste jamais en place. La figurine du coin en haut à gauche est la vôtre, et votre carte montre le trésor que vous cherchez. Personne d’autre ne la voit.
lesson-push = Chaque tour commence par la tuile libre. Tournez-la jusqu’à la position marquée : touchez-la, ou appuyez sur R. Choisissez ensuite la flèche marquée, regardez ce qui changerait, et poussez.
lesson-walk = Là où le chemin s’éclaire, vous pouvez marcher, aussi loin que vous voulez. Allez jusqu’à votre trésor.
lesson-found = Trouvé. Une nouvelle carte montre le trésor suivant. Entre-temps, l’autre place a joué : elle a poussé une tuile, elle aussi. La flèche au cadenas annulerait ce coup, personne ne peut donc s’en servir maintenant.
lesson-push-again = Votre nouveau trésor est hors d’atteinte. Poussez la tuile à la flèche marquée, et un chemin s’ouvre.
lesson-walk-again = Marchez maintenant jusqu’à votre trésor.
lesson-edge = Les figurines voyagent sur leur tuile, et qui sort du plateau revient de l’autre côté. Poussez votre propre colonne par le haut, et regardez.
lesson-walk-far = Vous voilà en haut, et le chemin est ouvert. On peut marcher longtemps : allez prendre votre trésor.
lesson-end = C’est tout le jeu : pousser, marcher, trouver. Qui a trouvé tous ses trésors et revient en premier à son coin de départ gagne.

## Les règles que le laboratoire peut retirer

rule-messages = les messages
rule-way-home = le retour au départ
