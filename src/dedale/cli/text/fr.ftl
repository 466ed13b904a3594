## Ce que dit le terminal

option-language = La langue « { $value } » n’existe pas ici. Choisissez en, fr ou de.
option-player = Le joueur « { $value } » n’existe pas. Vouliez-vous dire « { $nearest } » ?
option-rule = La règle « { $value } » n’existe pas. Vouliez-vous dire { $nearest } ?
option-seat = Cette partie a les places 0 à { $most } ; la place { $value } n’existe pas.
option-other-game = { $file } contient une partie de { $saved }. Reprenez-la avec : dedale play { $saved } --save { $file }

list-seats = De { $least } à { $most } places
list-players = Qui peut prendre place : { $players }

seat-name = Place { $number }
seat-line = { $seat } : { $found } sur { $all }
own-target = → { $target }
spare = Tuile libre : { $turns }
foreseen = Vous pousseriez { $arrow-the }. { $count ->
    [one] Une case serait
   *[other] { $count } cases seraient
  } à portée.
foreseen-target = Vous pourriez prendre { $treasure-the } !
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
help = 9b       pousser la tuile libre à la flèche 9, tournée comme b ; Entrée le fait
    9b d3    pousser, et aller aussitôt en D3
    d3       aller en D3
    { "." }        rester sur place
    -        renoncer à un message
    log      tout ce qui est arrivé
    rule ID  ce que dit une règle, par exemple : rule CL-SHIFT-5
    q        quitter la partie

resumed = La partie de { $file } continue, après { $steps } pas.
curtain = Au tour de { $seat }
curtain-open = { $seat } : tapez Entrée quand vous êtes seul devant l’écran.
keep-game = Un fichier où garder cette partie (Entrée : ne pas la garder) ›{ " " }
not-kept = La partie n’a pas été gardée. La prochaine fois, --save FICHIER garde chaque pas.
kept = La partie est gardée dans { $file }. Continuez avec : dedale play { $game } --save { $file }
kept-over = La partie est gardée dans { $file }. Revoyez-la avec : dedale replay { $file }
