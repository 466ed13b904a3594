# Effets en phrases : ce que dit une carte d’un paquet qui n’a pas de texte à elle
effect-option = { $effects }.
effect-option-paid = Pour { $cost } : { $effects }.
effect-option-or = Ou bien : { $effects }.
effect-option-or-paid = Ou pour { $cost } : { $effects }.
effect-uses = Une utilisation après l’autre : { $uses }.
effect-uses-free = Chaque utilisation au choix : { $uses }.
effect-or = { $first }, ou { $second }
effect-and = { $first } et { $second }
effect-then = { $first } ; { $second }
effect-nothing = rien
effect-face = { $faces } : { $effects }
effect-paid-dust = { $count ->
    [one] { $count } Poussière
   *[other] { $count } Poussières
  }
effect-paid-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
effect-paid-bucket = un seau plein
effect-icon = { $count ->
    [one] { $count } { $icon }
   *[other] { $count } { $icon-many }
  }{ $reach ->
    [0] { "" }
   *[other] , portée { $reach }
  }
effect-reuse = { $count ->
    [one] utilisez un lieu encore une fois
   *[other] { $count } fois, utilisez un lieu encore une fois
  }
effect-dust = { $who ->
    [any] un héros de votre choix récupère
    [split] partagez
    [each] chaque héros récupère
   *[other] récupérez
  } { $count ->
    [one] { $count } Poussière
   *[other] { $count } Poussières
  }{ $who ->
    [split] { " " }entre les héros
   *[other] { "" }
  }
effect-dust-all = { $who ->
    [any] un héros de votre choix récupère toute sa Poussière
    [each] chaque héros récupère toute sa Poussière
   *[other] récupérez toute votre Poussière
  }
effect-heal = { $who ->
    [any] un héros de votre choix récupère { $count } Résistance
    [split] partagez { $count } Résistance entre les héros
    [each] chaque héros récupère { $count } Résistance
   *[other] récupérez { $count } Résistance
  }
effect-heal-all = { $who ->
    [any] un héros de votre choix récupère toute sa Résistance
    [each] chaque héros récupère toute sa Résistance
   *[other] récupérez toute votre Résistance
  }
effect-draw = { $who ->
    [each] chaque joueur pioche
   *[other] piochez
  } { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
effect-lose = { $who ->
    [any] un héros de votre choix perd { $count } Résistance
    [each] chaque héros perd { $count } Résistance
   *[other] perdez { $count } Résistance
  }
effect-gain = { $who ->
    [each] chaque héros prend
   *[other] prenez
  } { $what ->
    [item] un objet
    [fairy] { $source ->
        [sanctuary] l’une des fées d’ici
       *[market] une fée
      }
   *[other] { $source ->
        [sanctuary] un objet ou l’une des fées d’ici
       *[market] un objet ou une fée
      }
  }
effect-hit = { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
  } { $range ->
    [adjoining] à l’ennemi d’à côté
    [elsewhere] à un ennemi d’une autre case
   *[anywhere] à n’importe quel ennemi
  } { $device-with }{ $armour ->
    [yes] , moins l’armure
   *[no] , malgré l’armure
  }
effect-damage = { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
  }
effect-hit-die = { $range ->
    [adjoining] tirez sur l’ennemi d’à côté
    [elsewhere] tirez sur un ennemi d’une autre case
   *[anywhere] tirez sur n’importe quel ennemi
  } { $device-with }{ $armour ->
    [yes] {" "}; le dé décide, moins l’armure
   *[no] , malgré l’armure ; le dé décide
  } : { $table }
effect-roll = le dé décide : { $table }
effect-either = { $who ->
    [each] { $may ->
        [yes] chaque joueur peut choisir
       *[no] chaque joueur choisit
      }
   *[other] { $may ->
        [yes] vous pouvez choisir
       *[no] choisissez
      }
  } : { $choices }
effect-peek = regardez { $count ->
    [one] la prochaine carte de jeu
   *[other] les { $count } prochaines cartes de jeu
  } et { $order ->
    [order] { $count ->
        [one] remettez-la dessus
       *[other] remettez-les dessus dans l’ordre de votre choix
      }
   *[other] { $count ->
        [one] mettez-la
       *[other] mettez chacune
      } sur ou sous le paquet
  }
effect-reveal = { $count ->
    [-1] une carte de jeu de moins est révélée ce tour-ci
    [one] { $count } carte de jeu de plus est révélée ce tour-ci
   *[other] { $count } cartes de jeu de plus sont révélées ce tour-ci
  }
effect-reveal-now = révélez aussitôt une carte de jeu
effect-fetch = prenez une carte de votre choix dans votre paquet ou votre défausse
effect-repeat = une carte jouée ce tour-ci se répète
effect-weaken = un monstre a 1 griffe et 1 armure de moins ce tour-ci
effect-swap-heroes = échangez votre case avec un autre héros, s’il est d’accord
effect-swap-monsters = échangez deux monstres
effect-remove-threat = écartez une menace
effect-set-die = nommez le résultat du dé
effect-reroll = relancez le dé et récupérez { $dust ->
    [one] { $dust } Poussière
   *[other] { $dust } Poussières
  }
effect-token = le dé dit où arrive ce jeton : { $token } ({ $help })
effect-trap = posez le piège { $number }
effect-hero-to = { $where ->
    [left] { $who ->
        [any] un héros de votre choix recule
        [each] chaque héros recule
       *[other] votre héros recule
      } de 1 case vers la gauche, ou perd 1 Résistance en case 1
    [castle] { $who ->
        [any] un héros de votre choix est placé au château
        [each] tous les héros sont placés au château
       *[other] votre héros est placé au château
      }
    [die] { $who ->
        [any] un héros de votre choix est placé
        [each] tous les héros sont placés
       *[other] votre héros est placé
      } sur la case que dit le dé
   *[choice] { $who ->
        [any] placez un héros de votre choix
        [each] chaque joueur peut placer son héros
       *[other] placez votre héros
      } sur n’importe quelle case
  }
effect-fill-bucket = remplissez votre seau
effect-put-out = éteignez ici 1 feu et prenez un objet ou une fée
effect-remove-fire = vous pouvez éteindre un feu n’importe où
effect-ravager = un Ravageur rejoint le monstre le plus proche du château
effect-observe = observez une lune posée sur sa propre case
effect-move-cards = { $monsters ->
    [yes] { $swap ->
        [yes] échangez un monstre avec une autre carte du passage, ou déplacez-le sur une case vide
       *[no] déplacez un monstre sur une case vide
      }
   *[no] { $swap ->
        [yes] échangez deux cartes du passage, ou déplacez-en une sur une case vide
       *[no] déplacez une carte du passage sur une case vide
      }
  }
effect-sabotage = l’Observatoire ne sert plus avant qu’un héros dépense { $repair } Poussières
effect-portals = désormais, un pas de 3 à 4 finit en case 7, un pas de 4 à 3 en case 1 ; chacun rend 1 Poussière
effect-storm = un jeton Tempête arrive sur chaque lieu
effect-swap-places = les lieux { $first } et { $second } échangent leurs numéros
effect-gifts = chaque joueur prend un cadeau différent : 1 Résistance, 2 Poussières, 1 carte ou une téléportation
effect-move-cart = déplacez le chariot de 1 case
effect-mine = remontez { $count ->
    [one] { $count } cristal
   *[other] { $count } cristaux
  } ; quand le lieu passe à { $rich } ou plus, prenez une fée
effect-sharp-bend = 1 cristal tombe du chariot, qui roule de 1 case vers le château
effect-brake-failure = le chariot roule de 2 cases vers la gauche ; si quelque chose l’arrête, il perd 1 cristal
effect-bats = le dé désigne deux cases de héros : chaque pas entre elles fait 1 dégât, qu’un bouclier annule
effect-gate = la porte tombe entre deux cases de héros
effect-secret-passage = le dé désigne une case du passage que tout saute désormais
effect-magma = prenez le magma et perdez 1 Résistance ; lancé, il fait { $damage } dégâts
effect-dial = chaque objet que vous défaussez tourne le cadran d’un cran ; votre héros va sur la case qu’il indique
effect-whispers = une carte de folie se pose sur chaque paquet
effect-strike = frappez un héros de votre case (1 dégât)
effect-lose-fairy = perdez l’une de vos fées
effect-lose-trap = perdez un piège posé
effect-charge = { $shock ->
    [both] chargez les deux chocs ({ $left } dégâts et { $right } dégâts)
    [left] chargez le choc gauche ({ $left } dégâts)
   *[right] chargez le choc droit ({ $right } dégâts)
  }
effect-discharge = lancez ce qui est chargé
effect-nugget = nommez une icône : si votre prochaine carte la porte, elle vient en main, et vous pouvez regarder les { $look } prochaines cartes de jeu et mettre chacune sur ou sous le paquet
effect-advance = l’Incarnation avance de 1 case, sauf si sa Tête est en case { $last }
effect-darkness-hurts = les héros à une case au plus de la Tête perdent { $count } Résistance
effect-collapse = tous les pièges posés retournent à la réserve
