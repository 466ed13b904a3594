## Chroniques dans le terminal

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
