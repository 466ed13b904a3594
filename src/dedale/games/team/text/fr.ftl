## Le jeu en équipe

game = En équipe
game-summary = Tous ensemble contre le grimoire : réunissez les 24 trésors avant que sa dernière page soit jouée.
option-mode = Le mode : découverte (chacun a Poussée et Rotation), standard (Poussée et l’un de cinq sorts), expert (les trésors dans l’ordre, en plus)
option-deal = Comment les sorts sont donnés dans les modes standard et expert
option-spells = Les sorts des places, s’ils sont attribués : rotate, switch, traverse, teleport, escape
option-first-seat = La place qui commence, comptée à partir de 0
option-colours = Les couleurs des places : red, yellow, blue, green

mode-intro = Découverte
mode-standard = Standard
mode-expert = Expert
deal-random = Au hasard
deal-choose = Chacun choisit
deal-assigned = Attribués d’avance

## Ce que l’on demande à la place active

ask-pick = { $seat } : choisissez votre sort.
ask-act = { $seat } : lancez vos sorts et marchez, dans l’ordre que vous voulez. Puis finissez votre tour.
ask-bonus = { $seat } : vous avez gagné un déplacement de plus. Servez-vous-en, lancez ce qui reste, ou finissez votre tour.
ask-finish = { $seat } : vos déplacements sont faits. Lancez ce qui reste, ou finissez votre tour.
ask-flip = { $seat } : retournez la tuile sous votre pion. Comment la posez-vous ?

## Ce qu’une place peut faire

pick-spell = Choisir { $spell }
insert = Pousser { $arrow-the }, rotation { $rotation }
rotate = Tourner la tuile en { $cell }, rotation { $rotation }
switch = Permuter la tuile en { $cell } avec sa voisine { $side }
walk = Aller en { $cell }
walk-with = Aller en { $cell }{ $spell-with }
flip-up = La retourner, rotation { $rotation }
end-turn = Finir le tour

## Ce qui arrive

spell-dealt = { $seat } reçoit le sort { $spell }.
spell-picked = { $seat } choisit le sort { $spell }.
card-drawn = { $seat } pioche { $treasure-the }.
page-read = { $seat } tourne une page. { $page }. { $left ->
    [0] C’était la dernière.
    [one] Il reste { $left } page.
   *[other] Il reste { $left } pages.
  }
book-pushed = La tuile à l’autre bout est maintenant la tuile libre : { $arrow }.
buried = { $count ->
    [0] Ni l’un ni l’autre n’était visible dans le labyrinthe.
    [one] { $count } tuile est maintenant un éboulis.
   *[other] { $count } tuiles sont maintenant des éboulis.
  }
sent-home = { $seat } est renvoyé au départ, en { $cell }.
teleported = { $seat } est placé en { $cell }.
carried = { $piece } est emporté en { $cell }.
inserted = { $piece } pousse { $arrow-the }.
rotated = { $seat } tourne la tuile en { $cell }.
switched = { $seat } permute les tuiles en { $cell } et en { $beside }.
walked = { $steps ->
    [0] { $piece } reste en { $cell } et en fait son déplacement.
   *[other] { $piece } va en { $cell }.
  }
walked-with = { $piece } va en { $cell }{ $spell-with }.
uncovered = { $seat } découvre ce que cache l’éboulis en { $cell }.
turned-up = { $seat } déblaie l’éboulis en { $cell }.
collected = { $seat } ramasse { $treasure-the }. L’équipe en a { $count } sur 24.
helped = { $seat } ramasse { $treasure-the } pour { $other }. L’équipe en a { $count } sur 24.
turn-ended = { $seat } finit son tour.
won = L’équipe a réuni les { $count } trésors. { $left ->
    [0] C’était la dernière page.
    [one] Il restait { $left } page.
   *[other] Il restait { $left } pages.
  }
lost = Le grimoire n’a plus de page, et l’équipe a { $count } trésors sur 24.

## Pourquoi un tour est bon

why-spell = De tous les sorts qui restent, { $spell } aide le plus souvent l’équipe.
why-glance = C’est le meilleur coup à première vue.
why-win = Ramasse { $treasure-the }, le dernier trésor : l’équipe gagne.
why-two = Ramasse { $treasure-the }, puis un autre trésor avec le second déplacement.
why-one = Ramasse { $treasure-the }, et laisse le labyrinthe en bon état pour les autres.
why-one-helps = Ramasse { $treasure-the }, et ouvre à { $other } un chemin vers un trésor.
why-helps = Rien à ramasser pour l’instant ; ceci ouvre à { $other } un chemin vers un trésor.
why-clears = Rien à ramasser pour l’instant ; ceci déblaie { $cell }.
why-place = Rien à ramasser pour l’instant ; c’est un bon endroit pour continuer.

## L’analyse d’une partie

standing-race = L’équipe contre le livre
standing-graph = Les trésors qui manquent à l’équipe et les pages qui restent au livre, après chaque tour. À la fin : { $left }
standing-team = L’équipe
  .left = trésors restants
standing-against = Le livre
  .left = pages restantes
standing-left = Restent { $team ->
    [one] { $team } trésor
   *[other] { $team } trésors
  } et { $against ->
    [one] { $against } page
   *[other] { $against } pages
  }.
standing-hope = Restent { $team ->
    [one] { $team } trésor
   *[other] { $team } trésors
  } et { $against ->
    [one] { $against } page
   *[other] { $against } pages
  } ; d’ici, une bonne équipe aurait gagné { $percent } % des parties.
standing-lost = C’est ici que la course contre le livre a été perdue
standing-lost-mark = perdu ici

## Comment la partie finit

outcome-won = Tous les trésors sont réunis. L’équipe a gagné.
outcome-book-ended = Le grimoire est terminé. L’équipe a perdu.

## Noms

side-north = au nord
side-east = à l’est
side-south = au sud
side-west = à l’ouest

spell-none = aucun
  .with = { "" }
  .help = { "" }
spell-push = Poussée
  .with = { " avec Poussée" }
  .help = poussez la tuile libre, face visible, là où aucun éboulis ne sortirait.
spell-rotate = Rotation
  .with = { " avec Rotation" }
  .help = tournez une tuile mobile qui n’est pas un éboulis.
spell-switch = Permutation
  .with = { " avec Permutation" }
  .help = échangez deux tuiles mobiles voisines, éboulis ou non.
spell-traverse = Traversée
  .with = { " avec Traversée" }
  .help = pendant un déplacement, passez à travers un éboulis.
spell-teleport = Téléportation
  .with = { " avec Téléportation" }
  .help = pendant un déplacement, sautez d’un coin à un autre.
spell-escape = Évasion
  .with = { " avec Évasion" }
  .help = pendant un déplacement, sortez par une ouverture du bord et rentrez ailleurs.

treasure-mushroom = champignon
  .the = le champignon
  .short = champ
treasure-elephant = éléphant
  .the = l’éléphant
  .short = éléph
treasure-sickle = faucille
  .the = la faucille
  .short = fauc.
treasure-fan = éventail
  .the = l’éventail
  .short = évent
treasure-candle = bougie
  .the = la bougie
  .short = bougi
treasure-key = clé
  .the = la clé
  .short = clé
treasure-urn = urne
  .the = l’urne
  .short = urne
treasure-amulet = amulette
  .the = l’amulette
  .short = amul.
treasure-magic-hat = chapeau magique
  .the = le chapeau magique
  .short = chap.
treasure-dragon-tooth = dent de dragon
  .the = la dent de dragon
  .short = dent
treasure-cauldron = chaudron
  .the = le chaudron
  .short = chaud
treasure-dagger = dague
  .the = la dague
  .short = dague
treasure-skull = crâne
  .the = le crâne
  .short = crâne
treasure-lantern = lanterne
  .the = la lanterne
  .short = lant.
treasure-magic-broom = balai magique
  .the = le balai magique
  .short = balai
treasure-scroll = parchemin
  .the = le parchemin
  .short = parch
treasure-winged-shoes = souliers ailés
  .the = les souliers ailés
  .short = soul.
treasure-runestone = pierre runique
  .the = la pierre runique
  .short = rune
treasure-potion = potion
  .the = la potion
  .short = poti.
treasure-magic-wand = baguette magique
  .the = la baguette magique
  .short = bagu.
treasure-doll = poupée
  .the = la poupée
  .short = poup.
treasure-mandrake = mandragore
  .the = la mandragore
  .short = mandr
treasure-magic-crystal = cristal magique
  .the = le cristal magique
  .short = crist
treasure-shell = coquillage
  .the = le coquillage
  .short = coqu.

marking-sun = soleil
  .the = le soleil
  .short = solei
marking-moon = lune
  .the = la lune
  .short = lune
marking-star = étoile
  .the = l’étoile
  .short = étoil
marking-wave = vague
  .the = la vague
  .short = vague
marking-flame = flamme
  .the = la flamme
  .short = flam.
marking-leaf = feuille
  .the = la feuille
  .short = feuil

page-0 = Un éboulis pousse { arrow-0.the }
page-1 = Un éboulis pousse { arrow-1.the }
page-2 = Un éboulis pousse { arrow-2.the }
page-3 = Un éboulis pousse { arrow-3.the }
page-4 = Un éboulis pousse { arrow-4.the }
page-5 = Un éboulis pousse { arrow-5.the }
page-6 = Un éboulis pousse { arrow-6.the }
page-7 = Un éboulis pousse { arrow-7.the }
page-8 = Un éboulis pousse { arrow-8.the }
page-9 = Un éboulis pousse { arrow-9.the }
page-10 = Un éboulis pousse { arrow-10.the }
page-11 = Un éboulis pousse { arrow-11.the }
page-12 = Un éboulis ensevelit { treasure-mushroom.the } et { marking-sun.the }
page-13 = Un éboulis ensevelit { treasure-elephant.the } et { marking-wave.the }
page-14 = Un éboulis ensevelit { treasure-sickle.the } et { marking-moon.the }
page-15 = Un éboulis ensevelit { treasure-fan.the } et { marking-flame.the }
page-16 = Un éboulis ensevelit { treasure-candle.the } et { marking-star.the }
page-17 = Un éboulis ensevelit { treasure-key.the } et { marking-leaf.the }
page-18 = { colour-red } et { colour-yellow } sont placés au coin de { colour-blue }
page-19 = { colour-yellow } et { colour-blue } sont placés au coin de { colour-green }
page-20 = { colour-blue } et { colour-green } sont placés au coin de { colour-red }
page-21 = { colour-green } et { colour-red } sont placés au coin de { colour-yellow }
page-22 = { colour-red } et { colour-blue } sont placés au coin de { colour-green }
page-23 = { colour-yellow } et { colour-green } sont placés au coin de { colour-red }

## Pourquoi les règles refusent

tm-set-1 = Chaque place a sa couleur : donnez-en { $seats } différentes, ou aucune pour les couleurs habituelles.
tm-set-8 = La première place se compte à partir de 0 ; { $most } au plus, et non { $value }.
tm-deal-5 = Si les sorts sont attribués, donnez-en un différent à chacune des { $seats } places : rotate, switch, traverse, teleport ou escape.
tm-deal-7 = On ne nomme des sorts que dans les modes standard et expert, et avec l’option « deal assigned ».
tm-set-6 = Choisissez d’abord votre sort ; la partie commence quand chacun en a un.
tm-deal-4 = { $spell } n’est pas parmi les sorts à choisir. Prenez-en un qui reste.
tm-deal-e2 = Personne ne choisit de sort maintenant. Servez-vous de ceux que vous avez.
tm-cmp-1 = Cette case n’existe pas. Les colonnes vont de A à G, les rangées de 1 à 7.
tm-cmp-2 = Une tuile a quatre rotations ; celle-ci n’en est pas une.
tm-cmp-3 = Une tuile droite est la même après deux quarts de tour. Choisissez l’une de ses deux premières rotations.
tm-cmp-5 = Cette flèche n’existe pas. Les flèches sont numérotées de 0 à 11.
tm-turn-3 = Vous n’avez pas le sort { $spell }.
tm-turn-5 = { $spell } se lance entre deux déplacements, pas en chemin. Lancez ce sort à part.
tm-turn-6 = { $spell } a déjà servi ; ce sort sera prêt à votre prochain tour.
tm-turn-7 = Ce n’est pas à vous de jouer, mais à { $seat }.
tm-push-2 = Un éboulis ne peut pas sortir, et il y en a un à l’autre bout. Choisissez une autre flèche.
tm-rot-2 = La tuile en { $cell } est déjà ainsi. Choisissez une autre rotation.
tm-rot-3 = La tuile en { $cell } fait partie du plateau et ne se tourne pas.
tm-rot-4 = Un éboulis ne se tourne pas. Allez en { $cell } pour le déblayer.
tm-act-2 = Deux tuiles mobiles voisines se nomment par celle des colonnes B, D ou F et des rangées 2, 4 ou 6, et par un côté.
tm-move-2 = Aucun chemin ouvert ne mène en { $cell }. Choisissez une case éclairée.
tm-move-7 = Rester en { $cell } ne ramasserait rien : ce n’est pas un déplacement.
tm-move-e2 = Il n’y a pas d’éboulis à déblayer sous votre pion.
tm-down-1 = Retournez d’abord la tuile sous votre pion : choisissez comment la poser.
tm-tre-3 = Vos deux déplacements sont faits. Un deuxième trésor n’en donne pas d’autre.
tm-tre-e5 = Votre déplacement est fait, sans rien ramasser. Vous n’en avez pas d’autre ce tour-ci.
tm-endt-4 = Retournez d’abord la tuile sous votre pion ; vous pourrez ensuite finir votre tour.
tm-spell-e1 = Vous pouvez aller en { $cell } sans { $spell }. Gardez le sort.
tm-spell-e6 = { $spell } n’aide pas à rester sur place.
tm-trv-1 = À travers un seul éboulis, aucun chemin ne mène en { $cell }.
tm-tpt-1 = D’un coin à votre portée, un saut vers un autre ne mène pas en { $cell }.
tm-esc-1 = Par les ouvertures du bord, aucun chemin ne mène en { $cell }.
tm-win-e3 = La partie est finie.

## La leçon

lesson-welcome = Vous jouez tous ensemble, contre un grimoire. La figurine du coin en haut à gauche est la vôtre, et votre plateau montre deux trésors : la clé et la potion. Tout le monde voit tout ; parlez autant que vous voulez.
lesson-page = Chaque tour commence par une page du grimoire. Celle-ci a poussé une tuile dans la rangée 2 depuis la gauche, face cachée. Un tel éboulis barre le chemin, et personne ne doit regarder dessous. Quand le grimoire n’a plus de page, la partie est finie.
lesson-rotate = Vous avez deux sorts, chacun bon pour une fois par tour. La clé est hors d’atteinte. Lancez Rotation sur la tuile marquée, et un chemin s’ouvre.
lesson-walk = Là où le chemin s’éclaire, vous pouvez marcher, aussi loin que vous voulez. Allez jusqu’à la clé.
lesson-push = Ramassée. Le premier trésor d’un tour vous donne un deuxième déplacement. Lancez d’abord Poussée : poussez la tuile libre à la flèche marquée, et le chemin de la potion s’ouvre.
lesson-bonus = Allez maintenant jusqu’à la potion.
lesson-turn = Deux trésors en un tour : personne ne peut faire mieux. Finissez votre tour ; votre plateau se remplit, vos sorts seront de nouveau prêts, et le grimoire passe à la place suivante.
lesson-rubble = L’autre place a joué, et vous avez tourné une page : elle a enseveli l’éventail, qui est sur votre plateau. Vous savez où il était. On peut marcher sur un éboulis, mais pas le traverser.
lesson-clear = Qui finit son déplacement sur un éboulis le retourne et choisit la position de la tuile. Posez-la comme marqué.
lesson-end = Trouvé. Voilà le jeu : lire une page, lancer, marcher, ramasser, se souvenir. Les 24 trésors avant la fin du grimoire, et vous avez gagné ensemble. Vos sorts peuvent aussi servir aux autres.

## L’écran

book-title = Grimoire de Dédale
book-left = { $count ->
    [0] Dernière page
    [one] 1 page restante
   *[other] { $count } pages restantes
  }
book-few = { $count ->
    [0] la dernière
   *[other] reste { $count }
  }
book-unread = Aucune page n’a encore été lue
book-push = Un éboulis s’avance
book-flip = Le sol s’effondre
book-teleport = Emportés
portal-title = Trésors
portal-count = { $count } sur 24
portal-label = Le portail : { $count } pierres posées sur 24.
overview-title = La table en un coup d’œil
board-of = Plateau de { $seat }
card-none = Pas de carte
card-first = À ramasser en premier.
spells-title = Sorts
spells-of = Sorts de { $seat }
spell-spent = Déjà lancé pendant ce tour.
moves-left = { $count ->
    [0] Plus de déplacement
    [one] 1 déplacement
   *[other] { $count } déplacements
  }
moves-bonus = Déplacement en plus
team-waits = { $seat } joue. Concertez-vous autant que vous voulez.
end-turn-final = La page suivante sera tournée. On ne pourra pas revenir en arrière.
choose-rotate = Choisissez une tuile mobile à tourner.
choose-switch = Choisissez une tuile mobile à permuter.
choose-beside = Choisissez la tuile à côté d’elle.
cast-rotate = Tourner la tuile
cast-switch = Permuter les tuiles
cast-flip = La poser ainsi
preview-rotate = La tuile en { $cell } tourne.
preview-switch = Les tuiles en { $cell } et en { $beside } changent de place.
preview-flip = La tuile en { $cell } sera posée ainsi.
reach-title = Chemins à montrer
reach-places = { $places ->
    [0] { $seat } atteint 0 case : aucun chemin.
    [one] { $seat } atteint 1 case.
   *[other] { $seat } atteint { $places } cases.
  }
reach-item = { $treasure-the } ({ $seat })
reach-finds = Trésors accessibles : { $list }.
fact-found = Trésors trouvés
plan-finds = Accessibles ensuite : { $list }.
plan-none = Ensuite, aucun autre trésor n’est accessible.
walk-rubble = Un éboulis : vous le retournerez, sans retour possible.
walk-treasure = Ici se trouve { $treasure-the }.
walk-spends = Le sort { $spell } est lancé en { $cell }.
cell-rubble = Éboulis, passage fermé.
cell-marked = Marquée d’un signe : { $marking }.
cell-wanted = Recherché par { $seat }.
arrow-blocked = { $arrow-the }, fermé : un éboulis se trouve à l’autre bout.
brief-insert = Pousser { $arrow-the }
brief-rotate = Tourner la tuile en { $cell }
brief-switch = Permuter { $cell } avec sa voisine { $side }
brief-flip-up = Retourner la tuile
rules-key-spells = prendre un de vos sorts, ou le reposer

## Les règles que le laboratoire peut retirer

rule-one-card-at-a-time = une carte à la fois
rule-dealt-spells = la distribution des sorts
