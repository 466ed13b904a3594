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
party-key = la clé
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
brief-dust-all = ✦ au complet
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
