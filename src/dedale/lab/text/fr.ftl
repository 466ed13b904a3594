## Ce qu’une série a montré

lab-finding-won = Victoires
  .about = La part des victoires de chacun. Une ligne pointillée, s’il y en a une, est là où mènerait le seul hasard.
lab-finding-seats = Victoires selon la place
  .about = Chaque joueur s’est assis aussi souvent à chaque place ; il reste ce que vaut la place.
lab-finding-endings = Comment finissent les parties
  .about = Pourquoi les parties ont pris fin, et combien de fois.
lab-finding-length = Durée
  .about = Le nombre de tours des parties. La moitié d’entre elles se trouve entre le premier quart et les trois quarts ; dans un dessin, c’est la barre.
lab-finding-turns = Durées des parties
  .about = Combien de parties ont duré combien de tours.
lab-finding-legs = Parties par campagne
  .about = Combien de parties ont les campagnes.
lab-finding-decided = Quand les parties se décident
  .about = À la fin de chaque dixième d’une partie : combien de fois la tête de la course finit par gagner. Est en tête qui a la plus petite part encore à faire.
lab-finding-course = Le cours des parties
  .about = Ce qui reste à faire à la fin de chaque dixième d’une partie, en moyenne.
lab-finding-measured = Mesures
  .about = Ce que le jeu compte lui-même, en moyenne.
lab-finding-measured-by-part = Mesures, par étape
  .about = Ce que le jeu compte lui-même à chaque étape d’une campagne, en moyenne.
lab-finding-parts = Étapes d’une campagne
  .about = Combien de campagnes arrivent à chaque étape, combien de parties il leur faut, et combien sont gagnées.
lab-finding-choices = Ce qui est choisi : { $event }
  .about = Parmi les décisions où l’on pouvait faire cela avec une pièce, la part où on l’a fait. Seuls comptent les vrais choix, pas ce qui a été pioché.
lab-finding-uses = Pièces : { $event }
  .about = Combien de fois cela arrive avec chaque pièce, et dans quelle part des parties. Là où cela compte : la part de ces parties qui est gagnée, celle des autres, et l’écart, qui ne vient pas forcément de la pièce.
lab-finding-matrix = Qui bat qui
  .about = La part des parties que gagne le joueur de la ligne à une table avec le joueur de la colonne.
lab-finding-partners = Qui gagne avec qui
  .about = La part des parties que gagne une équipe des deux joueurs.
lab-finding-ratings = Classement
  .about = Le niveau de chaque joueur d’après toutes les parties : tout le monde commence à 25, et 8 de plus font un net avantage.
lab-finding-sweep-wins = L’effet du nombre sur les victoires
  .about = La bande est là où se trouve la vraie part. Les écarts sont mesurés avec la première valeur, dans des parties distribuées de la même façon. Ce qui est certain tient compte du nombre de valeurs essayées (selon Holm) ; chaque intervalle est de 95 %.
lab-finding-sweep-length = L’effet du nombre sur la durée
  .about = Tours en moyenne. Les écarts sont mesurés avec la première valeur, dans des parties distribuées de la même façon. Ce qui est certain tient compte du nombre de valeurs essayées (selon Holm) ; chaque intervalle est de 95 %.
lab-finding-ablate-wins = Ce que chaque chose apporte aux victoires
  .about = De combien de points change la part des victoires sans elle, dans des parties distribuées de la même façon. Un point plein est certain, un point creux peut être dû au hasard. Ce qui est certain tient compte du nombre de choses retirées (selon Holm) ; chaque intervalle est de 95 %.
lab-finding-ablate-length = Ce que chaque chose fait à la durée
  .about = De combien de tours changent les parties sans elle, quand elles sont distribuées de la même façon. Là où seule la durée est donnée, des joueurs identiques s’affrontent, et leurs victoires ne disent rien. Un point plein est certain, un point creux peut être dû au hasard. Ce qui est certain tient compte du nombre de choses retirées (selon Holm) ; chaque intervalle est de 95 %.
lab-finding-trials = Essais
  .about = Ce que chaque essai a donné.
lab-finding-speed = Temps de réflexion
  .about = De la médiane à la plus longue réflexion, en millisecondes ; une marque indique où 99 réflexions sur 100 sont finies. Chaque ligne de l’échelle vaut dix fois la précédente.
lab-finding-compare-wins = Victoires dans les deux séries
  .about = Là où les places s’affrontent, ce sont celles d’un joueur assis aux deux tables. Les parties distribuées de la même façon dans les deux séries sont comparées une à une. Ce qui est certain tient compte du nombre d’écarts examinés (selon Holm) ; chaque intervalle est de 95 %.
lab-finding-compare-length = Durée dans les deux séries
  .about = Tours en moyenne. Les parties distribuées de la même façon dans les deux séries sont comparées une à une. Ce qui est certain tient compte du nombre d’écarts examinés (selon Holm) ; chaque intervalle est de 95 %.

## Ce qu’il en ressort

lab-says-wins = { $who } gagne le plus souvent : { $share } de { $count } parties.
lab-says-wins-campaigns = { $who } gagne le plus souvent : { $share } de { $count } campagnes.
lab-says-wins-alone = { $count ->
    [one] Sur 1 partie, { $share } de victoires.
   *[other] Sur { $count } parties, { $share } de victoires.
  }
lab-says-wins-alone-campaigns = { $count ->
    [one] Sur 1 campagne, { $share } de victoires.
   *[other] Sur { $count } campagnes, { $share } de victoires.
  }
lab-says-seats = La première place gagne { $share } des parties ; le seul hasard donnerait { $luck }.
lab-says-length = La moitié des parties durent de { $lower } à { $upper } tours ; la médiane est { $median }.
lab-says-legs = Une campagne compte en moyenne { $mean } parties.
lab-says-decided = Après { $progress } d’une partie, la tête de la course gagne { $share } du temps : dès lors, tout est presque joué.
lab-says-decided-open = Les parties restent ouvertes : la tête de la course après { $progress } d’une partie gagne { $share } du temps.
lab-says-ratings = En tête du classement : { $who }.
lab-says-sweep-wins = L’écart le plus net de la part des victoires : { $arm }, { $difference } points.
lab-says-sweep-wins-nothing = Aucune valeur ne change de façon certaine la part des victoires.
lab-says-sweep-length = L’écart le plus net de la durée : { $arm }, { $difference } tours.
lab-says-sweep-length-nothing = Aucune valeur ne change de façon certaine la durée.
lab-says-ablate-wins = Ce qui compte le plus pour les victoires : { $arm }, { $difference } points. { $count ->
    [one] C’est le seul écart certain.
   *[other] { $count } écarts sont certains.
  }
lab-says-ablate-wins-nothing = Rien de ce qui a été retiré ne change de façon certaine la part des victoires.
lab-says-ablate-length = Ce qui compte le plus pour la durée : { $arm }, { $difference } tours. { $count ->
    [one] C’est le seul écart certain.
   *[other] { $count } écarts sont certains.
  }
lab-says-ablate-length-nothing = Rien de ce qui a été retiré ne change de façon certaine la durée.
lab-says-compare-sure = { $count } sur { $total } diffèrent de façon certaine ; le plus grand écart est { $difference }.
lab-says-compare-sure-one = L’écart est certain : { $difference }.
lab-says-compare-nothing = Aucun écart certain sur { $total }.
lab-says-compare-nothing-one = Pas d’écart certain : { $difference }.
lab-says-speed = { $who } réfléchit le plus longtemps : { $pace } actions par seconde, { $worst } ms pour la plus lente.

## Colonnes

lab-column-arm = ce qui est joué
lab-column-player = joueur
lab-column-opponent = contre
lab-column-partner = avec
lab-column-seat = place
lab-column-reason = fin
lab-column-games = parties
lab-column-campaigns = campagnes
lab-column-wins = victoires
lab-column-share = part
lab-column-mean = tours, en moyenne
lab-column-average = en moyenne
lab-column-least = minimum
lab-column-lower = premier quart
lab-column-median = médiane
lab-column-upper = trois quarts
lab-column-most = maximum
lab-column-turns = tours
lab-column-legs = parties chacune
lab-column-progress = part de la partie
lab-column-side = qui
lab-column-left = reste à faire
lab-column-measure = quoi
lab-column-when-won = si gagnée
lab-column-when-lost = si perdue
lab-column-part = étape
lab-column-attempts = parties pour chacune
lab-column-piece = pièce
lab-column-a-game = par partie
lab-column-turned-up = dans les parties
lab-column-with = gagnées avec
lab-column-without = gagnées sans
lab-column-offered = proposée
lab-column-chosen = choisie
lab-column-choice = part
lab-column-rating = classement
lab-column-difference = écart, en points
lab-column-change = écart
lab-column-certain = certain
lab-column-actions = actions
lab-column-actions-a-second = actions par seconde
lab-column-turns-a-second = tours par seconde
lab-column-half = médiane, ms
lab-column-nearly-all = 99 sur 100, ms
lab-column-worst = maximum, ms
lab-column-one = première série
lab-column-other = seconde série

## Mots

lab-certain = oui
lab-uncertain = peut-être le hasard
lab-range = { $low } à { $high }
lab-seat = Place { $number }
lab-somebody = Un joueur
lab-box = le jeu lui-même
lab-arm-all = avec tout
lab-without = sans { $name }
lab-without-habit = sans l’habitude { $name }
lab-side-winner = qui gagne
lab-side-others = les autres
lab-side-team = l’équipe
lab-side-game = le jeu contre elle
lab-event = « { $event } »
lab-more = { $count ->
    [one] et 1 de plus
   *[other] et { $count } de plus
  }
lab-more-tables = { $count ->
    [one] Un autre tableau se trouve dans le rapport : dedale lab report
   *[other] { $count } autres tableaux se trouvent dans le rapport : dedale lab report
  }
lab-nothing = Rien n’a encore été joué jusqu’au bout.

## La page

lab-kind-match = Match
lab-kind-matrix = Chacun avec chacun
lab-kind-campaign = Campagnes
lab-kind-sweep = Un nombre qui varie
lab-kind-ablate = Une chose retirée à la fois
lab-kind-tune = Une recherche de nombres
lab-kind-tuned = Nombres trouvés
lab-kind-speed = Vitesse
lab-page = { $game } : { $kind }
lab-page-compared = { $game } : deux séries comparées
lab-verdict-report = Rapport
  .about = La graine est tirée du commit : personne n’a choisi ces parties.
lab-verdict-draft = Brouillon
  .about = Le code diffère de son commit. Ces nombres servent à essayer, pas à être publiés.
lab-verdict-tuning = Recherche
  .about = Ces graines servent à choisir des nombres, et à rien d’autre : ce qui est rapporté est joué avec d’autres.
lab-verdict-installed = Installé
  .about = Un Dedale installé a joué. Personne n’a choisi la graine, mais elle était connue d’avance ; un condensé nomme le code.
lab-verdict-chosen = Graine choisie
  .about = Quelqu’un a choisi la graine. Ces nombres peuvent être reproduits, mais ce n’est pas le hasard seul qui les a donnés.
lab-glance = En bref
lab-findings = Résultats
lab-played = Ce qui a été joué
lab-fact-players = Joueurs
lab-fact-games = Parties
lab-fact-options = Options
lab-fact-version = Dedale
lab-fact-rules = Règles
lab-fact-content = Contenu
lab-fact-code = Code
lab-fact-seed = Graine
lab-fact-seconds = Secondes par action
lab-fact-command = Pour rejouer
lab-fact-arms = Ce qui est comparé
lab-unfinished = Pas encore finie : { $done } parties sur { $total } sont jouées.
lab-intervals = Les parenthèses et les barres indiquent où se trouve la vraie valeur, avec une certitude de 95 %.
lab-table = Les nombres
lab-run-one = Première série
lab-run-other = Seconde série
lab-nothing-shared = Les deux séries n’ont rien montré qui puisse être comparé.
lab-skip = Aller aux résultats
lab-language = Langue
lab-theme = Couleurs
lab-theme-light = Clair
lab-theme-dark = Sombre
lab-examples = Exemples
lab-examples-about = Chaque partie peut être regardée coup par coup. Pour en ouvrir une dans le navigateur, Dedale doit tourner sur cet ordinateur : lancez-le avec la commande dedale. Dans un terminal, dedale replay et le fichier enregistré montrent la même chose.
lab-example-closest = La partie la plus serrée : personne n’a pris longtemps le large.
lab-example-shortest = La plus courte des parties gardées.
lab-example-longest = La plus longue des parties gardées.
lab-example-typical = Une partie typique : aussi longue que la plupart.
lab-example-won = Une partie gagnée, comme il y en a peu.
lab-example-lost = Une partie perdue, comme il y en a peu.
lab-example-facts = { $players } ; { $turns ->
    [one] 1 tour
   *[other] { $turns } tours
  }. { $reason }
lab-example-arm = { $arm }, partie { $number }
lab-example-open = Regarder dans le navigateur
lab-example-save = Enregistrer la partie

## Ce qui ne peut être joué ou lu

bad-form = Une série ne peut pas être écrite en « { $value } ». Choisissez un nom qui finit par .csv, .json ou .parquet.
no-run = Il n’y a pas de série dans { $file }.
bad-run = { $file } est illisible en tant que partie d’une série : { $why }. Déplacez-le : la même commande rejoue ce qu’il contenait.
run-busy = { $file } est en cours dans un autre programme. Attendez-le, ou choisissez une autre graine.
run-unwritable = { $file } ne peut pas être écrit : { $why }. Ce qui a été écrit avant est gardé ; la même commande reprend.
run-itself = { $file } est la série elle-même, et perdrait presque tout ce qu’elle contient. Choisissez un autre nom.
worker-lost = Un processus qui jouait s’est arrêté, peut-être faute de mémoire. Ce qui a été joué est gardé ; la même commande reprend.
no-values = « { $value } » ne nomme aucune valeur. Écrivez ce qui varie, = et ses valeurs : hammer=4..12, ou mode=intro,expert.
arms-alike = « { $value } » figure deux fois, et serait comparé à lui-même. Nommez-le une fois.
too-few-players = Un joueur seul n’est comparé à personne. Nommez-en au moins deux.
no-measure = Rien n’est mesuré sous le nom « { $name } » à ces tables. Connus : { $known }.
no-such-seat = Il n’y a pas de place { $seat } à une table de { $seats } ; la première est 0.
run-other = { $file } contient une autre série : d’autres parties, d’autres joueurs ou un autre code. Choisissez un autre nom.
run-game = { $file } est une série de { $other }, pas de { $game }. Seules des séries du même jeu peuvent être comparées.
no-such-habit = Les joueurs de ce jeu n’ont pas d’habitude « { $value } ». Leurs habitudes : { $known }.
bad-games = On ne peut pas jouer { $value } parties. Indiquez-en au moins une.
bad-seconds = On ne peut pas réfléchir { $value } secondes. Indiquez un nombre plus grand que 0.

## Sur plusieurs machines

no-cluster = Aucun cluster Ray ne répond à { $address } : { $why } Démarrez-en un avec « ray start --head », ou n’indiquez pas d’adresse.
cluster-code = { $node } n’a pas le même Dedale que cette machine et jouerait d’autres parties. Installez le même sur toutes les machines.
cluster-lost = Les processus qui devaient jouer certaines parties ont été perdus { $count } fois ; ces parties sont abandonnées : { $why } Toutes les autres sont conservées ; la même commande reprend le reste.

## Régler un jeu

no-wish = Impossible de lire { $file } : { $why }. Indiquez un fichier qui dit ce qu’il faut régler.
bad-wish = { $count ->
    [one] { $file } contient une erreur, rien n’a donc été réglé :
   *[other] { $file } contient { $count } erreurs, rien n’a donc été réglé :
  }
wish-both = { $where } : un nombre a soit « among », soit « low » et « high ». Retirez l’un ou l’autre.
wish-range = { $where } : « low » doit être inférieur à « high », mais { $low } n’est pas inférieur à { $high }.
wish-step = { $where } : « step » doit être supérieur à 0 ; { $step } ne l’est pas.
wish-aimless = { $where } : cet objectif ne vise rien. Donnez-lui « value » et « within », ou « least », ou « most ».
wish-twofold = { $where } : un objectif a soit « value », soit des bornes. Retirez « value », ou bien « least » et « most ».

tune-begins = Essai de valeurs
tune-nearest = Le plus près jusqu’ici : à { $loss } des objectifs
tune-over-met = Tous les objectifs sont atteints, après { $trials } essais et { $games } parties.
tune-over-trials = Les { $trials } essais sont faits, après { $games } parties.
tune-over-minutes = Le temps est écoulé, après { $trials } essais et { $games } parties.
tune-over-games = Les parties sont jouées : { $games }, en { $trials } essais.
tune-over-all = Il n’y a rien d’autre à essayer, après { $trials } essais et { $games } parties.
tune-target = objectif
tune-present = tel quel
tune-best = avec les meilleures valeurs
tune-met = atteint
tune-missed = manqué
tune-least = au moins { $value }
tune-most = au plus { $value }
