## Ce que dit le terminal

rule-in-a-box = { $value } se lit dans une boîte encore fermée. Une table qui l’a ouverte peut montrer la règle.
no-such-rule = La règle « { $value } » n’existe pas. { $nearest ->
    [none] Les règles s’appellent comme CL-SHIFT-5 ; CL-SHIFT montre un chapitre.
   *[other] Vouliez-vous dire { $nearest } ?
  }
no-such-seat = Cette partie a les places 0 à { $most } ; la place { $value } n’existe pas.
other-game = { $file } contient une partie de { $saved }. Reprenez-la avec : dedale play { $saved } --save { $file }

list-seats = { $most ->
    [one] Une place
   *[other] { $seats } places
  }
list-players = Qui peut prendre place : { $players }

seat-name = Place { $number }
seat-line = { $seat } : { $found ->
    [one] { $found } trésor
   *[other] { $found } trésors
  } sur { $all }
own-target = Votre but : { $target }
spare = Tuile libre : { $turns }
foreseen = Vous pousseriez { $arrow-the }. { $count ->
    [0] Vous ne pourriez que rester.
    [one] Une case serait à portée.
   *[other] { $count } cases seraient à portée.
  }
foreseen-target = Vous pourriez prendre { $treasure-the }.
press-enter = Entrée pour le faire. Ou tapez autre chose.

type-number = Un nombre de 1 à { $most } (? pour l’aide)
type-push = Flèche et rotation, par exemple 9b (? pour l’aide)
type-push-or-skip = Flèche et rotation, par exemple 9b, ou - pour renoncer (? pour l’aide)
type-cell = Une case, par exemple d3, ou . pour rester (? pour l’aide)
type-step = Entrée : suite, b : retour, un nombre jusqu’à { $most }, q : quitter
unclear-number = « { $typed } » n’est pas dans la liste. Tapez un nombre de 1 à { $most }.
unclear-push = « { $typed } » ne me dit rien. Tapez une flèche et une rotation, par exemple 9b, et si vous voulez une case où aller : 9b d3.
unclear-cell = « { $typed } » n’est pas une case. Tapez une colonne et une rangée, par exemple d3, ou un point pour rester.
refused = { $why } ({ $id } ; « rule { $id } » montre la règle)

resumed = La partie de { $file } continue, après { $steps ->
    [one] un coup
   *[other] { $steps } coups
  }. Elle garde ses places et ses options.
curtain = C’est à { $seat }
curtain-open = { $seat } : tapez Entrée quand personne d’autre ne voit l’écran.{ " " }
keep-game = Un fichier où garder cette partie (Entrée : ne pas la garder) ›{ " " }
not-kept = La partie n’a pas été gardée. La prochaine fois, --save FICHIER garde chaque coup.
kept = La partie est gardée dans { $file }. Continuez avec : { $command }
kept-over = La partie est gardée dans { $file }. Revoyez-la avec : { $command }
next-game = La campagne continue. Entrée : la partie suivante, q : quitter ›{ " " }
next-campaign = L’histoire est racontée. Une autre peut maintenant commencer de plusieurs façons ({ $known }) : { $command }
foreseen-home = Vous pourriez rentrer au départ, et gagner.
spare-with = Tuile libre : { $turns }   ({ $treasure })
message-line = ✉ { $message } : { $use }
unclear-way = Après cette poussée, aucun passage jusqu’à { $cell }. Rien n’a été fait.
laid = La table telle qu’elle a été dressée.
help-push = 9b       pousser la tuile libre à la flèche 9, tournée comme b ; Entrée le fait
    9b d3    pousser, et aller aussitôt en D3
    d3       aller en D3
    { "." }        rester sur place
    -        renoncer à un message
help-list = 1        faire ce que dit le numéro 1 de la liste
help-table = u        reprendre votre dernier coup, s’il n’a rien montré de nouveau
    h        un conseil : ce que ferait un bon joueur, et pourquoi
    log      tout ce qui est arrivé
    rule ID  ce que dit une règle, par exemple : rule CL-SHIFT-5
    2: X     faire X pour la place 2, qui n’est pas interrogée mais peut intervenir
    q        quitter la partie

## Ouvrir la table

serving = La table est ouverte à { $address }
kept-in = Les parties sont gardées dans { $place }
only-here = Seul cet ordinateur y a accès. Pour inviter téléphones et amis de votre réseau, lancez : dedale serve --host 0.0.0.0
how-to-end = Ctrl+C y met fin ; chaque partie peut reprendre.
no-port = L’adresse { $host } avec le port { $number } n’est pas utilisable : { $why }. Choisissez-en un autre avec --port.
two-places = Indiquez une base de données ou un dossier, pas les deux.
exported = La table { $table } est écrite dans { $file }.
imported = { $file } est maintenant la table { $table }. Ouvrez ses places depuis l’adresse de votre serveur :
imported-seat = { "  " }place { $number } : { $link }
campaign-exported = La campagne { $campaign }, { $games ->
    [one] 1 partie
   *[other] { $games } parties
  }, est écrite dans { $file }.
campaign-imported = { $file } est maintenant la campagne { $campaign }. Sa dernière partie est la table { $table }. Ouvrez ses places depuis l’adresse de votre serveur :
campaign-line = { $campaign }  { $game }, { $games ->
    [one] 1 partie
   *[other] { $games } parties
  }, { $state ->
    [over] terminée
    [old] selon d’anciennes règles
   *[open] en cours
  } : { $title }
campaign-none = Il n’y a pas encore de campagne.

## Le laboratoire

lab-playing = En cours
lab-ending = terminée par
lab-player = joueur
lab-wins = victoires
lab-games = parties
lab-track = piste des Gobelins
lab-seconds = secondes de calcul
lab-phase = phase
lab-first = 1re partie
lab-chapter-1 = Ch. 1
lab-chapter-2 = Ch. 2
lab-chapter-3 = Ch. 3
lab-chapter-4 = Ch. 4
lab-later = après
lab-final = final
lab-held = Objets
lab-looted = pillés
lab-crystals = Cristaux
lab-turns = tours
lab-quests = Quêtes
lab-done = accomplis
lab-wardens = cinquième Gardien
lab-repaired = réparés
lab-used = utilisées
lab-drawn = piochées
bad-games = On ne peut pas jouer { $value } parties. Indiquez-en au moins une.
bad-seconds = On ne peut pas réfléchir { $value } secondes. Indiquez un nombre plus grand que 0.

## Analyses

review-thinking = Réflexion
review-step = étape
review-player = qui
review-before = tours jusqu’au but
review-after = ensuite
review-cost = coût
review-left = buts restants
review-hope = une bonne équipe gagne
review-costly = { $player } pouvait faire mieux après l’étape { $step } : { $better }.
review-lost = La partie a été perdue au tour de { $player } qui finit à l’étape { $step }.
review-again = Les coûts sont en buts. Revoir la partie : { $command }

## Le jeu en équipe dans le terminal

book-line = ☰ { $page }. { $left ->
    [0] La dernière page.
    [one] Il reste { $left } page.
   *[other] Il reste { $left } pages.
  } { $count } trésors sur 24 ; { $cards } cartes dans la pioche.
book-closed = ☰ Le grimoire est fermé. { $left } pages ; { $count } trésors sur 24 ; { $cards } cartes dans la pioche.
board-line = { $seat } : { $cards }
uncovered-tile = La tuile sous votre pion : { $turns }
uncovered-tile-with = La tuile sous votre pion : { $turns }   ({ $treasure })
foreseen-card = { $seat } pourrait prendre { $treasure-the }.
type-turn = Un sort, une case, ou e pour finir le tour (? pour l’aide)
type-rotation = La position de la tuile : une lettre, comme b (? pour l’aide)
unclear-turn = « { $typed } » ne me dit rien. Tapez une poussée comme 9b, une rotation comme r d3 b, une permutation comme s d4 d5, une case comme d3, ou e.
unclear-pair = « { $typed } » ne nomme pas deux tuiles mobiles voisines. Tapez-les comme dans s d4 d5.
help-turn = 9b       Poussée : la tuile libre entre à la flèche 9, tournée comme b ; Entrée le fait ensuite
    r d3 b   Rotation : tourner la tuile en D3 comme b
    s d4 d5  Permutation : échanger les tuiles en D4 et en D5
    d3       aller en D3 ; si seul un sort y mène, vous le voyez d’abord
    { "." }        ramasser le trésor sous votre pion
    b        retourner la tuile sous votre pion, comme b
    e        finir le tour

## Légendes dans le terminal

mat-castle = château
mat-incarnation = L’Incarnation des ténèbres :
mat-head = TÊTE
mat-tail = queue
mat-crystal = ◊
mat-shock = choc
mat-once = d’un coup :
mat-secret = (secret)
mat-marked = ◎ cadran
mat-moon-cell = ☾ en { $cell }
mat-crystals = ◊{ $count }
mat-rewards = Récompenses : { $rewards }
mat-cave-in = éboulement
mat-mud = +1 botte
mat-cart = chariot ◊{ $count }
mat-lava-hot = lave
mat-lava-rough = rugueux
mat-lava-smooth = refroidi
mat-gate = Porte entre { $left } et { $right }.
mat-bats = Chauves-souris entre { $left } et { $right }.
mat-portals = Chemins elfiques : de 3 à 4 on arrive en 7, de 4 à 3 en 1.
mat-spaces = ◊{ $count }/{ $all }
mat-guild = chasseurs { $count }
mat-storm = tempête
mat-sabotaged = saboté
mat-used = utilisé
mark-armour = A
mark-claws = G
mark-dread = E
party-chapter = { $name } · tour { $turn } · { $cards } cartes de jeu
party-known = Prochaines cartes de jeu : { $cards }
party-journal = Campagne : { $chapters }
party-goal-fire = Éteignez tous les feux : il en reste { $count }.
party-goal-moons = Observez les six lunes : { $count } observées.
party-goal-crystals = Apportez { $all } cristaux au château : { $count } livrés.
party-goal-magma = Refroidissez toute la lave : { $count } brûlantes. Le cadran indique { $dial }.
party-goal-darkness = Terrassez les { $all } corps : { $count } vaincus.
party-storms = Jetons Tempête sur la pioche : { $count }.
party-shock = Choc magique : gauche { $left }, droite { $right }.
party-piles = main { $hand }, pioche { $deck }, défausse { $discard }
party-hand = main : { $cards }
party-pool = disponible : { $icons }
party-eaten = ✦{ $count } mangée
party-bucket-full = seau plein
party-bucket-empty = seau vide
party-key = la clef
party-magma = le magma
party-top = Au-dessus de la pioche : { $cards }
party-played = Jouées : { $cards }
party-items = Objets à gagner :
party-fairies = Fées à gagner : { $fairies }
type-deed = Un mot, comme p1, un numéro, ou e pour finir le tour (? pour l’aide)
unclear-deed = « { $typed } » ne me dit rien. Tapez ce qui précède une action, comme p1, m5, a4 ou v, ou e pour finir le tour.
help-deed = p3       jouer la carte 3 de la main ; p3b : sa deuxième option
    m5       aller en case 5 ; m5s : avec un bouclier contre les chauves-souris
    t5       se téléporter en case 5
    a4       attaquer ce qui est en case 4 du passage ; a4m : avec le magma
    v        utiliser le lieu voisin ; vb : sa deuxième option
    k, f1    utiliser la compétence, ou la fée 1
    d1       défausser trois cartes pour une icône : d1 épée, d2 bouclier, d3 poussière, d4 botte
    e        finir le tour
    7        faire ce que dit le numéro 7 ; tout le reste a son mot dans la liste
    ♥ résistance ou vie, ✦ poussière, ◊ cristaux, A armure, G griffes, E effroi, [3] un piège
brief-icon-sword = épée
brief-icon-shield = bouclier
brief-icon-boots = botte
brief-icon-ranged = tir
brief-icon-teleport = téléport
brief-icon-reuse = réemploi
brief-icon-transmute = transmuter
brief-icon-dust = poussière
brief-who-self = { "" }
brief-who-any = { " (un héros)" }
brief-who-split = { " (à partager)" }
brief-who-each = { " (chacun)" }
brief-dust = ✦+{ $count }
brief-heal = ♥+{ $count }
brief-heal-all = ♥ au complet
brief-draw = piocher { $count }
brief-lose = ♥−{ $count }
brief-gain-item = un objet
brief-gain-fairy = une fée
brief-gain-either = un objet ou une fée
brief-hit = { $count } dégâts
brief-roll = dé { $table }
brief-peek = regarder { $count } cartes de jeu
brief-reveal-more = { $count } à révéler de plus
brief-reveal-less = une à révéler de moins
brief-reveal-now = révéler une carte de jeu
brief-fetch = chercher une carte
brief-repeat = répéter une carte
brief-weaken = affaiblir un monstre
brief-swap-heroes = échanger avec un héros
brief-swap-monsters = échanger deux monstres
brief-remove-threat = retirer une menace
brief-set-die = choisir le dé
brief-reroll = relancer, ✦+{ $dust }
brief-token = { $name }
brief-trap = piège { $number }
brief-hero-to-left = une case à gauche
brief-hero-to-castle = en case 7
brief-hero-to-die = case selon le dé
brief-hero-to-choice = case au choix
brief-bucket = seau plein
brief-cards = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
  }
brief-fill-bucket = remplir le seau
brief-put-out = éteindre un feu
brief-remove-fire = retirer un feu
brief-ravager = un Ravageur
brief-observe = observer une lune
brief-move-cards = déplacer un monstre
brief-move-cards-swap = déplacer ou échanger des cartes du passage
brief-sabotage = sabotage
brief-portals = chemins elfiques
brief-storm = tempête
brief-swap-places = lieux { $first } et { $second } échangés
brief-gifts = dons pour tous
brief-move-cart = déplacer le chariot
brief-mine = ◊+{ $count }
brief-sharp-bend = virage serré
brief-brake-failure = panne de freins
brief-bats = chauves-souris
brief-gate = porte
brief-secret-passage = passage secret
brief-magma = prendre le magma, ♥−1
brief-dial = des objets tournent le cadran et portent le héros
brief-whispers = folie pour chacun
brief-strike = frapper un héros ici
brief-lose-fairy = perdre une fée
brief-lose-trap = perdre un piège
brief-charge-left = charger à gauche
brief-charge-right = charger à droite
brief-charge-both = charger les deux
brief-discharge = décharger
brief-nugget = nommer une icône : si la carte du dessus la montre, la prendre
brief-advance = l’Incarnation avance
brief-darkness-hurts = ♥−{ $count } près de la Tête
brief-collapse = tous les pièges sont perdus

## Chronicles in the terminal

saga-title = Partie { $game } de la campagne · tour { $turn } · { $stage }
saga-crystals = Cristaux : { $count } ; le prochain chapitre en demande { $need }.
saga-items = Objets : { $held } gardés, { $looted } volés, { $hidden } cachés.
saga-dice = Dés : { $faces }.
saga-mark-red = r
saga-mark-purple = v
saga-mark-blue = b
saga-mark-yellow = j
saga-skills = Compétences du groupe : { $cards }
saga-scrolls = Parchemins : { $cards }
saga-folk = Peuple Fée : { $cards }
saga-tokens = Jetons : { $cards }
saga-snares = { $count ->
    [one] 1 collet
   *[other] { $count } collets
  }
saga-pennies = { $count ->
    [one] 1 sou
   *[other] { $count } sous
  }
saga-wisps = { $count ->
    [one] 1 feu follet
   *[other] { $count } feux follets
  }
saga-next-items = Les prochains objets de la pioche : { $cards }
saga-next-events = Les prochains événements de la pioche : { $cards }
saga-last-events = Sous la pile d’Événements : { $cards }
saga-looted = Volés : { $cards }
saga-quests = Quêtes : { $cards }
saga-objectives = Objectifs : { $cards }
saga-rituals = Rituels : { $cards }
saga-chance = Le reste est laissé au hasard.
saga-find = { $hero } pourrait ramasser { $item-the }.
saga-village = Le village après la partie { $games } · réserve : { $stash } cristaux
saga-chapters = Chapitres : { $count } sur { $all } ; le prochain demande { $need } cristaux en une partie.
saga-chapters-all = Chapitres : tous les { $all }.
saga-shut = fermé jusqu’à la fin du chapitre 2
saga-track = Piste des gobelins : { $space } sur { $length }.
saga-track-script = Une page de l’histoire en { $space }.
saga-track-loss = En { $space }, elle coûte { $count } cristaux.
saga-pages = { $count ->
    [one] L’histoire a 1 page. Tapez : story
   *[other] L’histoire a { $count } pages. Tapez : story
  }
type-saga = Flèche et rotation, comme 9b, une case, comme d3, une carte, comme use haste, ou e (? pour l’aide)
type-place = Une case, comme d3, ou un mot de la liste (? pour l’aide)
unclear-saga = « { $typed } » ne me dit rien. Tapez une poussée comme 9b, une case comme d3, un mot de la liste ou un numéro.
help-saga = 9b       pousser la tuile libre à la flèche 9, tournée en b ; Entrée le fait
    9b d3    pousser, et aller tout de suite en D3
    d3       aller en D3, ou la choisir ; via d3 : y aller, et s’arrêter un instant
    { "." }        rester sur place, ou finir un déplacement arrêté
    use X    utiliser une carte de la liste, comme : use haste
    -        ne rien utiliser, ou avoir fini
    hush X   ne plus me demander pour X ; reserve X : seulement s’il le faut
    heed X   me demander comme d’habitude ; halt event : m’arrêter
    e        finir votre tour
    hammer 3, buy X, repair X, open X 2, save : au village
    7        faire ce que dit le numéro 7
    quests, cards, story : ce que disent les cartes, et l’histoire jusqu’ici
    ◎ portail, ○ écho, ▾ pillard, ■ gardien, Ω dragon, ¤ ✿ * jetons des bâtiments,
    ⌂ départ, ✦ prêt, ⧗ sabliers, ◊ cristaux
