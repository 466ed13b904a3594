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
    [shut] ne s’ouvre pas
   *[open] en cours
  } : { $title }
campaign-none = Il n’y a pas encore de campagne.

## Le laboratoire

lab-playing = En cours
lab-stopped = Interrompu. Ce qui a été joué est gardé dans { $file } ; la même commande reprend à cet endroit.
lab-kept = Chaque partie est gardée dans { $file }.
lab-written = Écrit : { $file }
extra-missing = Il faut pour cela plus que le jeu lui-même. À installer avec : pip install "dedale[{ $extra }]"
bad-place = On ne peut pas jouer sur « { $value } ». Choisissez here, ray, ou ray: suivi de l’adresse d’un cluster.

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
