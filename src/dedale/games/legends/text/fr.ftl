## Le jeu des légendes

game = Légendes
game-summary = Cinq chapitres sous le château : jouez vos cartes, servez-vous des lieux et repoussez les monstres tous ensemble. En solitaire, vous menez deux héros.
option-chapter = Le chapitre : celui que l’on joue
option-difficulty = La difficulté : combien de feux brûlent au chapitre I
option-hands = Les mains : visibles par tous, ou cachées
option-heroes = Les héros : knight, smith, scout, enchantress ; un par place, deux en solitaire, ou aucun pour choisir à la table
option-pack = Le paquet de contenu : des cartes à vous, qui remplacent ou complètent celles de la boîte
option-first-seat = La première place : qui commence, compté à partir de 0 ; si personne n’est désigné, le sort décide
option-journal = Le journal de la campagne jusqu’ici ; sans indication, un chapitre à part
beginning-campaign = À travers tous les chapitres
  .hint = Chapitre après chapitre : chaque héros garde un objet, et un chapitre perdu se rejoue.

difficulty-easy = Facile
difficulty-normal = Normal
difficulty-hard = Difficile
hands-open = Visibles
hands-hidden = Cachées

## Ce que l’on demande à une place

ask-act = { $seat } : jouez des cartes, marchez, combattez et servez-vous des lieux, dans l’ordre que vous voulez. Puis finissez votre tour.
ask-choose-hero = { $seat } : choisissez votre héros.
ask-build-deck = { $seat } : composez votre paquet, carte par carte. Dix des vingt viennent avec vous.
ask-start-item = { $seat } : prenez au marché un objet pour votre paquet.
ask-choose-track = { $seat } : choisissez une piste de compétences pour ce chapitre.
ask-reward = { $seat } : choisissez votre récompense.
ask-peek = { $seat } : remettez les cartes de jeu, une à une.
ask-pay = { $seat } : choisissez une carte à défausser pour cela.
ask-help = { $seat } : pour quel héros ?
ask-consent = { $seat } : êtes-vous d’accord ?
ask-attack = { $seat } : avec quelle force frappez-vous, et comment vous couvrez-vous ?
ask-split = { $seat } : qui reçoit le suivant ?
ask-aim = { $seat } : choisissez une case du passage des monstres.
ask-slot = { $seat } : choisissez un emplacement de piège.
ask-choice = { $seat } : choisissez l’un des effets.
ask-fetch = { $seat } : quelle carte prenez-vous en main ?
ask-repeat = { $seat } : laquelle de vos cartes jouées se répète ?
ask-alter = { $seat } : qu’est-ce qui se change en quoi ?
ask-die-before = { $seat } : lancez-vous le dé, ou la fée nomme-t-elle le résultat ?
ask-die-after = { $seat } : gardez-vous le résultat, ou relancez-vous ?
ask-remove-fire = { $seat } : vous pouvez éteindre un feu. Où ?
ask-observe = { $seat } : quelle lune observez-vous, et comment payez-vous ?
ask-order = { $seat } : qui prend la prochaine fée ?
ask-eater-dust = { $seat } : trois de vos Poussières vont au Mangeur de magie. Combien d’entre elles sont utilisables ?
ask-storm-gift = { $seat } : choisissez un cadeau de la tempête, ou aucun.
ask-position = { $seat } : où votre héros se place-t-il ?
ask-cart = { $seat } : de quel côté roule le chariot ?
ask-dial = { $seat } : de combien tourne le cadran ? Chaque cran coûte un objet.
ask-strike = { $seat } : qui la folie frappe-t-elle ?
ask-defend = { $seat } : on vous frappe. Défaussez-vous un bouclier, ou subissez-vous le coup ?
ask-lose-fairy = { $seat } : quelle fée vous quitte ?
ask-name = { $seat } : nommez une icône. Que montre votre prochaine carte ?
ask-shock = { $seat } : où frappe le choc ?
ask-keep-item = { $seat } : gardez, si vous voulez, un objet pour le chapitre suivant.

## Ce qu’une place peut faire

pick-hero = Mener { $hero-the }
include = Emporter { $card }
pick-track = Choisir { $card }
play = { $option ->
    [0] Jouer { $card }
    [1] Jouer { $card }, deuxième option
    [2] Jouer { $card }, troisième option
    [3] Jouer { $card }, quatrième option
    [4] Jouer { $card }, cinquième option
    [5] Jouer { $card }, sixième option
   *[other] Jouer { $card }
  }
discard-three = Défausser 3 cartes : 1 { $icon }
discard = Défausser { $card }
use-skill = { $option ->
    [0] Utiliser la compétence
    [1] Utiliser la compétence, deuxième option
    [2] Utiliser la compétence, troisième option
    [3] Utiliser la compétence, quatrième option
   *[other] Utiliser la compétence
  }
use-fairy = Appeler { $card-the }
transmute = Transmuter des icônes
alter = Changer { $source } en { $target }
move = { $shields ->
    [0] Aller en case { $cell }
   *[other] Aller en case { $cell }, bouclier levé contre les chauves-souris
  }
teleport = Se téléporter en case { $cell }
attack = { $way } : case { $cell }
commit = Attaquer avec { $icons ->
    [one] { $icons } icône
   *[other] { $icons } icônes
  }{ $shields ->
    [0] { "" }
    [one] , { $shields } bouclier
   *[other] , { $shields } boucliers
  }
use-place = { $option ->
    [0] Utiliser le lieu
    [1] Utiliser le lieu, deuxième option
    [2] Utiliser le lieu, troisième option
    [3] Utiliser le lieu, quatrième option
    [4] Utiliser le lieu, cinquième option
    [5] Utiliser le lieu, sixième option
   *[other] Utiliser le lieu
  }
guard = Écarter la menace en case { $cell }
clear-cave-in = Dégager la case
clear-darkness = Rallumer le lieu
put-out-fire = Éteindre un feu
swap-buckets = Échanger les seaux avec { $hero-the }
repair = Réparer l’Observatoire
push-cart = Chariot en case { $cell }
load-cart = Charger { $count ->
    [one] { $count } cristal
   *[other] { $count } cristaux
  }
open-gate = Ouvrir la porte
give-magma = Passer le magma : { $hero }
take-up = Continuer avec { $hero-the }
end-turn = Finir le tour
take-item = Prendre { $card-the }
take-fairy = Prendre { $card-the }
decline = Ne rien prendre
put = { $card } : { $side }
roll-die = Lancer le dé
set-die = Nommer le { $face }
keep-die = Garder le résultat
reroll = Relancer
consent = { $yes ->
    [1] Oui{ $always ->
        [1] , pour tout ce tour
       *[other] { "" }
      }
   *[other] Non{ $always ->
        [1] , et ne me demandez plus rien ce tour-ci
       *[other] { "" }
      }
  }
defend = { $always ->
    [1] Subir le coup, et ne me demandez plus rien ce tour-ci
   *[other] Bouclier : { $card }
  }
put-dust = { $usable } utilisables sur 3
choose = { $option ->
    [0] Le premier
    [1] Le deuxième
    [2] Le troisième
    [3] Le quatrième
   *[other] Celui-ci
  }
aim = Case { $cell }
stand = Se placer en case { $cell }
help = Choisir { $hero-the }
pick-slot = L’emplacement { $slot }
pick-place = Lieu { $number }
pick-card = { $discarded ->
    [1] { $card }, de la défausse
   *[other] { $option ->
        [0] { $card }
        [1] { $card }, deuxième option
        [2] { $card }, troisième option
        [3] { $card }, quatrième option
        [4] { $card }, cinquième option
        [5] { $card }, sixième option
       *[other] { $card }
      }
  }
pick-fairy = Choisir { $card-the }
name = Nommer « { $icon } »
shock = { $left ->
    [1] { $right ->
        [1] Les deux chocs : case { $cell }
       *[other] Choc gauche (2) : case { $cell }
      }
   *[other] { $right ->
        [1] Choc droit (3) : case { $cell }
       *[other] Aucun choc : case { $cell }
      }
  }
turn = { $notches ->
    [-1] 1 cran dans le sens antihoraire
    [-2] 2 crans dans le sens antihoraire
    [-3] 3 crans dans le sens antihoraire
    [-4] 4 crans dans le sens antihoraire
    [-5] 5 crans dans le sens antihoraire
    [-6] 6 crans dans le sens antihoraire
    [1] 1 cran dans le sens horaire
   *[other] { $notches } crans dans le sens horaire
  }
pass = En rester là
keep-item = Garder : { $card }

## Ce qui arrive

chapter-begun = Chapitre { $chapter-number }, { $chapter }. { $seat } commence.
hero-picked = { $seat } mène { $hero-the }.
card-included = { $seat } emporte { $card-the }. { $left ->
    [0] Le paquet est prêt.
    [one] Reste { $left } carte à choisir.
   *[other] Restent { $left } cartes à choisir.
  }
track-picked = { $hero-who } choisit la piste { $card }.
turn-began = Tour { $turn } : { $seat } joue.
drawn = { $seat } pioche { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
  }
cards-drawn = { $seat } regarde ses nouvelles cartes.
reshuffled = { $seat } mélange sa défausse et en fait un nouveau paquet.
card-played = { $hero-who } joue { $card-the }{ $option ->
    [0] .
    [1] , deuxième option.
    [2] , troisième option.
    [3] , quatrième option.
    [4] , cinquième option.
    [5] , sixième option.
   *[other] .
  }
card-repeated = { $hero-who } rejoue { $card-the }{ $option ->
    [0] .
    [1] , deuxième option.
    [2] , troisième option.
    [3] , quatrième option.
    [4] , cinquième option.
    [5] , sixième option.
   *[other] .
  }
discarded = { $seat } défausse { $card-the }.
three-discarded = { $hero-who } obtient 1 { $icon } pour trois cartes.
fetched = { $seat } prend en main { $card-the }.
skill-used = { $hero-who } utilise la compétence { $card }. { $left ->
    [0] C’était la dernière fois.
    [one] Reste { $left } fois.
   *[other] Restent { $left } fois.
  }
fairy-used = { $hero-who } appelle { $card-the }.
fairy-lost = { $hero-who } perd { $card-the }.
fairy-taken = { $hero-who } prend { $card-the }.
item-taken = { $hero-who } prend { $card-the }.
declined = { $hero-who } ne prend rien.
gained = { $hero-who } obtient { $count ->
    [one] { $count } { $icon }
   *[other] { $count } { $icon-many }
  }{ $reach ->
    [0] .
   *[other] , portée { $reach }.
  }
altered = { $hero-who } transmute : jusqu’à la fin du tour, « { $icon } » vaut « { $into } ».
dust-recovered = { $hero-who } récupère { $count ->
    [one] { $count } Poussière.
   *[other] { $count } Poussières.
  }
dust-spent = { $hero-who } dépense { $count ->
    [one] { $count } Poussière.
   *[other] { $count } Poussières.
  }
healed = { $hero-who } récupère { $count } Résistance.
hurt = { $left ->
    [0] { $hero-who } perd { $count } Résistance et tombe.
   *[other] { $hero-who } perd { $count } Résistance ; reste { $left }.
  }
returned = { $hero-who } revient au château, en pleine forme.
walked = { $hero-who } va en case { $cell }.
teleported = { $hero-who } se retrouve en case { $cell }.
taken-up = { $hero-who } prend la suite.
attacked = { $hero-who } attaque { $card-the } en case { $cell } { $way-with } : { $damage ->
    [one] { $damage } dégât.
   *[other] { $damage } dégâts.
  }
device-fired = { $damage ->
    [0] { $hero-who } manque { $card-the } en case { $cell } { $device-with }.
    [one] { $hero-who } touche { $card-the } en case { $cell } { $device-with } : { $damage } dégât.
   *[other] { $hero-who } touche { $card-the } en case { $cell } { $device-with } : { $damage } dégâts.
  }
defeated = { $card-who } est hors de combat en case { $cell }.
trap-sprung = { $card-who } tombe dans un piège avant la case { $cell } : { $damage ->
    [one] { $damage } dégât.
   *[other] { $damage } dégâts.
  }
trap-placed = { $hero-who } pose le piège { $number } { $slot }.
trap-removed = Le piège { $number } { $slot } disparaît.
place-used = { $hero-who } utilise { $place-the }.
threat-removed = { $token-who } quitte la case { $cell }.
darkness-cleared = { $hero-who } rallume { $place-the }.
cave-in-cleared = { $hero-who } dégage la case { $cell }.
die-rolled = Le dé donne { $face }.
die-set = La fée nomme le résultat : { $face }.
peeked = Tout le monde regarde { $count ->
    [one] la prochaine carte de jeu.
   *[other] les { $count } prochaines cartes de jeu.
  }
put-back = { $card } se trouve maintenant { $side }.
revealed = { $dark ->
    [1] Carte révélée, avec les Ténèbres : { $card }.
   *[other] Carte révélée : { $card }.
  } { $left ->
    [0] C’était la dernière.
    [one] Il reste { $left } carte.
   *[other] Il reste { $left } cartes.
  }
entered = { $card-who } entre dans le passage, en case { $cell }.
advanced = { $card-who } avance en case { $cell }.
relocated = { $card-who } se trouve maintenant en case { $cell }.
castle-entered = { $card-who } entre dans le château.
token-placed = { $token-lies } { $cell }.
nothing = { $card } : il ne se passe rien.
weakened = { $card-who } en case { $cell } a 1 griffe et 1 armure de moins ce tour-ci.
consent-given = { $seat } est d’accord.
consent-refused = { $seat } n’est pas d’accord : il ne se passe rien.
bucket-filled = { $hero-who } remplit son seau.
buckets-swapped = Les seaux changent de mains. { $hero-who } a maintenant le plein.
fire-out = Un feu est éteint : { $place }. { $left ->
    [0] Il n’en reste aucun.
    [one] Il en reste { $left }.
   *[other] Il en reste { $left }.
  }
fire-spread = { $card-who } embrase { $place-the }.
ravager-came = Un Ravageur se poste en case { $cell }.
observed = { $hero-who } observe { $card-the } : { $count ->
    [one] { $count } lune
   *[other] { $count } lunes
  } sur 6.
sabotaged = { $place } : sabotage. Plus rien n’y marche avant réparation.
repaired = { $hero-who } répare l’Observatoire.
portals-opened = Les chemins elfiques s’ouvrent entre les cases 3 et 4.
storm-gathered = Une tempête se lève sur tous les lieux.
storm-broke = La tempête éclate : { $card }.
places-swapped = Les lieux { $first } et { $second } échangent leurs numéros.
dust-eaten = { $hero-who } laisse { $count ->
    [one] { $count } Poussière
   *[other] { $count } Poussières
  } au Mangeur de magie.
dust-freed = { $hero-who } reprend { $count ->
    [one] { $count } Poussière au Mangeur de magie.
   *[other] { $count } Poussières au Mangeur de magie.
  }
cart-moved = Le chariot roule en case { $cell }.
cart-loaded = { $hero-who } charge { $count ->
    [one] { $count } cristal.
   *[other] { $count } cristaux.
  }
cart-unloaded = { $card-who }, case { $cell } : le chargement est déposé.
delivered = { $count ->
    [one] { $count } cristal livré,
   *[other] { $count } cristaux livrés,
  } { $total } en tout.
crystals-placed = { $place } : { $count ->
    [one] { $count } cristal de plus.
   *[other] { $count } cristaux de plus.
  }
crystals-lost = { $count ->
    [one] { $count } cristal retourne à la réserve.
   *[other] { $count } cristaux retournent à la réserve.
  }
crystals-eaten = { $card-who } avale { $count ->
    [one] { $count } cristal.
   *[other] { $count } cristaux.
  }
hunters-met = Les chasseurs comptent leurs proies : { $count } sur 2.
gate-closed = La porte tombe à droite de la case { $cell }.
key-taken = { $hero-who } a la clé de la porte.
gate-opened = { $hero-who } ouvre la porte.
bats-came = Des chauves-souris volettent à droite de la case { $cell }.
passage-found = Un passage secret contourne la case { $cell }.
lava-cooled = La lave de la case { $cell } est froide. { $left ->
    [0] Toute la lave a refroidi.
    [one] { $left } case brûle encore.
   *[other] { $left } cases brûlent encore.
  }
dial-turned = { $hero-who } tourne le cadran sur { $number }.
magma-taken = { $hero-who } prend le magma.
magma-given = { $hero-who } reçoit le magma.
madness-came = { $card-the } se pose sur le paquet de { $seat }.
struck = La folie frappe { $hero-the }.
parried = { $hero-who } pare avec { $card-the }.
row-entered = { $card-who } sort de l’obscurité. La Tête est en case { $cell }.
row-moved = La Tête est maintenant en case { $cell }.
charged = { $hero-who } charge le choc { $side }.
nugget-named = { $hero-who } nomme « { $icon } » et montre { $card-the }. { $found ->
    [1] Juste : la carte vient en main.
   *[other] Manqué : la carte reste sur le paquet.
  }
chapter-won = Chapitre { $chapter-number }, { $chapter } : gagné !
chapter-lost = Chapitre { $chapter-number }, { $chapter } : perdu. { $reason }
item-kept = { $seat } garde { $card-the } pour le chapitre suivant.

## Comment un chapitre finit

outcome-won = Le château est sauf. Vous avez gagné le chapitre tous ensemble.
outcome-castle = Un monstre est dans le château. Le chapitre est perdu.
outcome-moon = Une lune a roulé dans le château. Le chapitre est perdu.
outcome-deck = Il ne reste aucune carte de jeu à révéler. Le chapitre est perdu.
outcome-slugs = Il reste trop peu de Limaces pour la lave qui brûle encore. Le chapitre est perdu.
outcome-head = La Tête de l’Incarnation est dans le château. Le chapitre est perdu.
outcome-turns = Après 200 tours, les héros n’en peuvent plus. Le chapitre est perdu.
outcome-campaign = Le cœur des ténèbres est vaincu. Vous avez gagné la campagne.
fact-found = Monstres vaincus

reason-won = Le but est atteint.
reason-castle = Un monstre est entré dans le château.
reason-moon = Une lune est entrée dans le château.
reason-deck = Il ne restait aucune carte de jeu à révéler.
reason-slugs = Il reste trop peu de Limaces.
reason-head = La Tête est entrée dans le château.
reason-turns = Cela a duré trop longtemps.

## Pourquoi les règles refusent

lg-setup-1 = Les places se comptent à partir de 0, et la première doit être l’une d’elles ; { $value } n’en est pas une. Sans indication, le sort décide.
lg-hero-4 = Chaque héros n’est mené qu’une fois. Choisissez-en un de libre ; dans l’option, donnez-en un différent à chaque place (deux en solitaire) : knight, smith, scout, enchantress.
lg-setup-6 = Prenez l’un des objets du marché.
lg-skill-2 = Choisissez une piste de compétences que personne n’a.
lg-solo-1 = Choisissez l’une des cartes de base qui restent à vos deux héros.
lg-solo-5 = Vous pouvez continuer avec votre autre héros, mais pas changer deux fois de suite.
lg-end-6 = Le chapitre est fini.
lg-act-3 = Ce n’est pas possible maintenant. Choisissez parmi ce qui est proposé.
lg-act-5 = C’est à { $seat } de répondre. Attendez sa réponse.
lg-act-7 = Choisissez combien d’icônes vont dans l’attaque : plus que l’armure, et pas plus de boucliers que de griffes.
lg-act-9 = Cette fée ne ferait rien maintenant. Gardez-la pour un meilleur moment.
lg-act-20 = Répondez d’abord à la question : oui ou non.
lg-act-22 = Défaussez une carte avec un bouclier, ou subissez le coup.
lg-act-32 = Un tour a 150 actions au plus. Finissez le vôtre ; si vous tenez une carte de folie, jouez-la d’abord.
lg-turn-1 = Ce n’est pas à vous de jouer, mais à { $seat }.
lg-card-8 = Cette carte n’est pas dans votre main. Jouez-en une que vous avez.
lg-card-9 = Cette carte n’a pas cette option. Choisissez parmi celles qu’elle montre.
lg-card-e2 = Il vous faut en main trois cartes à défausser ; la folie ne compte pas.
lg-card-13 = Défaussez une carte de votre main ; la folie ne se défausse pas, et le cadran ne prend que des objets.
lg-item-e1 = L’action du bas coûte de la Poussière utilisable, et vous en avez trop peu. Prenez celle du haut, ou récupérez d’abord de la Poussière.
lg-pool-8 = Il vous faut une icône de transmutation, et deux icônes différentes parmi épée, bouclier, Poussière et bottes.
lg-pool-13 = Choisissez un héros que l’on peut aider et qui veut bien qu’on lui demande.
lg-skill-3 = Vos trois utilisations de la compétence sont faites pour ce chapitre.
lg-skill-4 = L’étape suivante de votre compétence ne ferait rien maintenant, ou n’est pas celle-ci : elles se suivent de gauche à droite.
lg-fairy-3 = Cette fée n’est pas sur votre plateau. Appelez l’une des vôtres.
lg-fairy-8 = Choisissez une carte jouée ce tour-ci que vous pouvez payer encore une fois ; la folie ne compte pas.
lg-fairy-10 = Lancez le dé, ou nommez un nombre de 1 à 6.
lg-fairy-11 = Gardez le résultat, ou relancez.
lg-fairy-16 = Choisissez un héros à qui il en manque encore.
lg-fairy-17 = Choisissez une carte de votre paquet ou de votre défausse.
lg-move-1 = Vous n’avez plus de bottes. Jouez une carte qui en donne.
lg-move-2 = Le sol y coûte une botte de plus. Trouvez d’abord des bottes, ou allez ailleurs.
lg-move-3 = Il vous faut une icône de téléportation, et une case de 1 à 7.
lg-move-e2 = Un pas mène à la case de gauche ou de droite, pas plus loin.
lg-move-e3 = Vous y êtes déjà. Choisissez une autre case.
lg-fight-6 = Vos épées doivent porter : un ennemi à côté de votre case, et plus d’épées que son armure.
lg-fight-9 = Un tir demande une cible sur une autre case, et des icônes d’une portée suffisante.
lg-fight-20 = L’éboulement bloque votre case. Dégagez-la avec 3 épées, ou attaquez depuis une autre case.
lg-rew-3 = Choisissez l’une des récompenses proposées, ou ne prenez rien.
lg-mat-5 = Aucun lieu ne touche la case 7. Allez sur l’une des cases 1 à 6.
lg-loc-2 = Vous avez déjà utilisé ce lieu ce tour-ci. Une icône de réutilisation vous le permet encore.
lg-loc-4 = Ce lieu est plongé dans l’obscurité. Rallumez-le d’abord, pour 3 Poussières.
lg-loc-5 = Le coût de ce lieu se paie en entier, et l’effet doit être possible. Regardez ce qu’il demande.
lg-loc-6 = Rien sur cette case ne peut être touché. Choisissez une case éclairée.
lg-loc-7 = Placez-vous en case 7 et choisissez une case avec une menace ; une fois par tour.
lg-loc-8 = Il faut être à côté du lieu sombre avec 3 Poussières utilisables ; ce qui recouvre les ténèbres part d’abord.
lg-loc-9 = Il faut être sur la case éboulée avec 3 épées pour la dégager.
lg-trap-2 = Choisissez un emplacement : vide pour poser un piège, occupé pour l’ôter.
lg-camp-3 = Gardez un objet de votre propre paquet, ou aucun.
lg-camp-9 = Ce journal est impossible : la boîte d’un héros contient un seul objet, et chaque objet n’existe qu’en peu d’exemplaires.
lg-ch1-6 = Il vous faut un seau plein, et à côté de vous un feu ailleurs qu’à l’Embrasement.
lg-ch1-8 = Il faut un seau plein et un vide sur la même case ; quatre échanges par tour au plus.
lg-ch1-26 = Choisissez un lieu en feu, ou restez-en là.
lg-ch2-5 = Choisissez une lune sur sa propre case, dont vous pouvez payer le prix.
lg-ch2-12 = Choisissez un héros qui n’a pas encore pris de fée.
lg-ch2-17 = Remettez l’une des cartes : dessus ou dessous. Certaines ne vont que dessus.
lg-ch2-19 = L’Observatoire est saboté. Réparez-le d’abord, pour 5 Poussières.
lg-ch2-20 = Il faut être à côté de l’Observatoire saboté avec 5 Poussières utilisables ; les ténèbres posées dessus partent d’abord.
lg-ch2-24 = Dites combien de Poussières utilisables vont au Mangeur de magie ; trois jetons en tout.
lg-ch2-32 = Choisissez un cadeau que personne n’a pris, ou aucun.
lg-ch3-3 = Il faut être sur la case du chariot avec 1 botte ; il roule d’une case, et pas à travers la porte.
lg-ch3-6 = Il faut être sur la case du chariot, près d’un lieu qui a des cristaux ; le chariot en porte 6.
lg-ch3-11 = Le chariot roule vers la case de gauche ou de droite, sauf si la porte est fermée.
lg-ch3-22 = La porte est fermée. Ouvrez-la avec la clé, ou téléportez-vous.
lg-ch3-23 = Seul le héros qui a la clé ouvre la porte, depuis l’une des deux cases voisines.
lg-ch4-11 = Il vous faut le magma, et à côté de votre case un monstre qu’il peut blesser.
lg-ch4-12 = Il vous faut le magma, et un autre héros sur votre case.
lg-ch4-14 = Tournez le cadran d’autant de crans que vous avez d’objets à défausser.
lg-ch4-19 = Choisissez une case de 1 à 7.
lg-ch4-21 = Cet effet de la folie n’est pas possible maintenant. Choisissez-en un autre.
lg-ch4-23 = Choisissez parmi ce que la folie peut toucher.
lg-ch4-25 = Vous tenez encore une carte de folie. Jouez-la, puis finissez votre tour.
lg-ch5-19 = Choisissez un choc chargé, et un ennemi qu’il peut toucher.
lg-ch5-24 = Nommez l’une des icônes proposées.

## Mots

# Icônes
icon-sword = épée
  .many = épées
icon-shield = bouclier
  .many = boucliers
icon-boots = botte
  .many = bottes
icon-ranged = tir
  .many = tirs
icon-teleport = téléportation
  .many = téléportations
icon-reuse = réutilisation
  .many = réutilisations
icon-transmute = transmutation
  .many = transmutations
icon-dust = Poussière
  .many = Poussières
icon-draw = carte
  .many = cartes
icon-heal = Résistance
  .many = Résistance
icon-armour = armure
  .many = armure
icon-claws = griffe
  .many = griffes
icon-dread = effroi
  .many = effroi
icon-damage = dégât
  .many = dégâts
icon-item = objet
  .many = objets
icon-fairy = fée
  .many = fées
icon-darkness = Ténèbres
  .many = Ténèbres

icon-help-sword = Épée : frappe l’ennemi à côté de votre case. Plusieurs épées font une seule attaque, plus forte.
icon-help-shield = Bouclier : chacun annule une griffe quand vous frappez, ou une morsure de chauve-souris.
icon-help-boots = Bottes : chacune fait avancer votre héros d’une case, à gauche ou à droite.
icon-help-ranged = Tir : touche un ennemi sur une autre case, aussi loin que le dit le nombre. L’armure et les griffes ne comptent pas.
icon-help-teleport = Téléportation : place votre héros sur n’importe quelle case du chemin.
icon-help-reuse = Réutilisation : un lieu déjà utilisé ce tour-ci peut servir encore une fois.
icon-help-transmute = Transmutation : jusqu’à la fin du tour, toutes les icônes d’une sorte de base en valent une autre.
icon-help-dust = Poussière : paie les cartes et les lieux. Gagnée, elle rend utilisable autant de votre Poussière inactive.
icon-help-draw = Cartes : piochez-en autant dans votre paquet.
icon-help-heal = Résistance : récupérez-en autant, sans dépasser celle du départ.
icon-help-armour = Armure : retire son nombre à chaque attaque à l’épée, au magma ou du Mur piégé.
icon-help-claws = Griffes : qui frappe à l’épée subit autant de dégâts. Les boucliers les annulent.
icon-help-dread = Effroi : chaque attaque coûte autant de Résistance à l’attaquant. Rien ne l’annule.
icon-help-damage = Dégâts : ils restent sur la carte jusqu’à égaler sa santé.
icon-help-item = Objet : prenez-en un au marché et posez-le sur votre paquet.
icon-help-fairy = Fée : prenez-en une au marché, si votre plateau a de la place.
icon-help-darkness = Ténèbres : après cette carte, une partie de l’Incarnation entre.

source-sword = les épées
source-shield = les boucliers
source-dust = la Poussière
source-boots = les bottes
target-sword = épées
target-shield = boucliers
target-dust = Poussière
target-boots = bottes
into-sword = épée
into-shield = bouclier
into-dust = Poussière
into-boots = botte

# Attaques et dispositifs
way-sword = Attaque à l’épée
  .with = à l’épée
way-ranged = Tir
  .with = de loin
way-magma = Magma
  .with = au magma
device-ballista = Baliste
  .with = avec la Baliste
device-wall-trap = Mur piégé
  .with = avec le Mur piégé
device-crystal-trap = Piège de Cristal
  .with = avec le Piège de Cristal
device-magic-shock = Choc magique
  .with = avec le Choc magique

# Côtés, emplacements et suites
side-top = sur le paquet
side-bottom = sous le paquet
side-left = gauche
side-right = droit
slot-0 = entre les cases 2 et 3
slot-1 = entre les cases 4 et 5
card-none = rien

# Jetons
token-cave-in = Éboulement
  .who = L’éboulement
  .lies = Des rochers s’éboulent entre héros et monstre, en case
token-darkness = Ténèbres
  .who = L’obscurité
  .lies = Les lumières s’éteignent au lieu
token-fury = Fureur
  .who = La menace Fureur
  .lies = La fureur menace en case
token-carapace = Carapace
  .who = La menace Carapace
  .lies = Une carapace pousse en case
token-dread = Effroi
  .who = La menace Effroi
  .lies = L’effroi gagne la case
token-fire = Feu
  .who = Le feu
  .lies = Un feu se déclare au lieu
token-mud = Terrain difficile
  .who = Le terrain difficile
  .lies = Désormais, on accède avec peine à la case de héros

# Chapitres
chapter-fire = Incendie
  .number = I
  .goal = Vous gagnez quand plus aucun lieu n’est en feu. Puisez de l’eau à la Fontaine ou au Lac, et versez-la où ça brûle.
  .danger = Vous perdez si un monstre entre dans le château, ou s’il faut révéler une carte et qu’il n’en reste pas. À côté d’un feu, votre héros perd 1 Résistance à la fin de votre tour.
  .story = La fumée remonte l’escalier des caves, suivie d’un crépitement qui ressemble à un rire. En bas, quelqu’un nourrit les flammes, et le puits est plus profond qu’autrefois.
chapter-moons = Conjonction lunaire
  .number = II
  .goal = Vous gagnez quand les six lunes sont observées. Chacune a sa case et son prix, et seul l’Observatoire les voit.
  .danger = Vous perdez si un monstre ou une lune entre dans le château, ou s’il faut révéler une carte et qu’il n’en reste pas.
  .story = Cette nuit, six lunes s’alignent, et leur lueur descend jusqu’à la galerie la plus profonde. Qui sait les lire apprendra ce qui dort là-dessous ; qui détourne les yeux l’entendra s’éveiller.
chapter-crystals = Les voleurs de cristaux
  .number = III
  .goal = Vous gagnez quand 16 cristaux sont livrés au château. Garnissez les lieux, chargez le chariot et ramenez-le.
  .danger = Vous perdez si un monstre entre dans le château, ou s’il faut révéler une carte et qu’il n’en reste pas. Les Mangeurs de Cristaux volent les lieux comme le chariot.
  .story = Les nains ont laissé leur plus beau filon, et tout ce qui a des dents est venu le chercher. Un vieux chariot roule encore, pourvu que personne ne parle de ses freins.
chapter-magma = Grotte magmatique
  .number = IV
  .goal = Vous gagnez quand les cinq cases de lave sont froides. Éliminez une Limace de lave sur une case que marque le cadran, à côté de lave brûlante.
  .danger = Vous perdez si un monstre entre dans le château, s’il reste moins de Limaces que de cases brûlantes, ou s’il faut révéler une carte et qu’il n’en reste pas. Qui commence son tour sur la lave brûlante perd 1 Résistance.
  .story = La roche rougeoie, et les machines d’un peuple oublié cliquettent comme si l’on venait de les remonter. Entre deux cliquetis, une voix appelle chacun de vous par son nom.
chapter-darkness = Au cœur des ténèbres
  .number = V
  .goal = Vous gagnez quand les dix corps de l’Incarnation sont vaincus. Un corps se cache tant qu’un monstre occupe sa case.
  .danger = Vous perdez si la Tête ou un monstre entre dans le château, ou s’il faut révéler une carte et qu’il n’en reste pas.
  .story = Ce dernier puits n’a pas de fond, seulement une chose qui a attendu là et qui a grandi. Elle connaît le chemin du haut, et rien ne la presse.

## Ce que font les choses

# Ce que l’on fait dans un lieu, en bref
use-castle-0 = Écarter une menace
use-blaze-0 = Éteindre un feu
use-ballista-0 = Tirer (2 Poussières)
use-ancient-fountain-0 = Remplir le seau (3 Poussières)
use-underground-lake-0 = Remplir le seau (2 boucliers)
use-fairy-sanctuary-1-0 = Piocher 1 carte (3 Poussières)
use-fairy-sanctuary-1-1 = Prendre une fée (1 Poussière, 1 carte)
use-fairy-sanctuary-2-0 = Prendre une fée (3 Poussières)
use-fairy-sanctuary-2-1 = Piocher 2 cartes (3 Poussières)
use-fairy-sanctuary-3-0 = Prendre une fée (3 Poussières)
use-fairy-sanctuary-3-1 = Prendre une fée (2 cartes)
use-fairy-sanctuary-5-0 = Prendre une fée (2 Poussières, 1 carte)
use-trap-master-0 = Poser le piège 2 (2 Poussières)
use-trap-master-1 = Poser le piège 3 (3 Poussières)
use-trap-master-2 = Poser le piège 4 (4 Poussières)
use-trap-master-3 = Poser le piège 5 (5 Poussières)
use-converging-lens-0 = Regarder au travers (gratuit)
use-sky-chart-0 = Déplacer des cartes (4 Poussières)
use-astronomer-0 = Prévoir (4 Poussières)
use-observatory-0 = Observer une lune
use-traction-engine-0 = Déplacer le chariot (2 Poussières)
use-wall-trap-0 = Déclencher : 2 dégâts (2 Poussières)
use-dwarf-mine-0 = 1 cristal (2 Poussières)
use-dwarf-mine-1 = 2 cristaux (3 Poussières)
use-dwarf-mine-2 = 3 cristaux (5 Poussières)
use-time-mirror-0 = Prévoir (3 Poussières)
use-explosive-magma-0 = Prendre le magma (1 épée, 1 bouclier, 1 Poussière)
use-healing-shard-0 = Le toucher (2 Poussières)
use-ancient-machines-0 = Tourner le cadran (objets)
use-crystal-trap-0 = 2 dégâts (4 Poussières)
use-crystal-trap-1 = 3 dégâts (5 Poussières)
use-crystal-trap-2 = Poser le piège 2 (2 Poussières)
use-crystal-trap-3 = Poser le piège 3 (3 Poussières)
use-crystal-trap-4 = Poser le piège 4 (4 Poussières)
use-crystal-trap-5 = Poser le piège 5 (5 Poussières)
use-magic-shock-0 = Charger à gauche (2 Poussières, 1 carte)
use-magic-shock-1 = Charger à droite (3 Poussières, 1 carte)
use-magic-shock-2 = Charger les deux (5 Poussières, 2 cartes)
use-magic-shock-3 = Lancer
use-tactical-trick-0 = Déplacer un monstre (1 Poussière, 2 cartes)
use-dust-nugget-0 = Nommer une icône (1 Poussière)
use-mysterious-well-0 = Y puiser (1 Poussière)
use-skill-jack-0 = 1 épée
use-skill-jack-1 = 2 boucliers
use-skill-jack-2 = 1 Poussière
use-skill-jack-3 = 2 bottes

# Les particularités des monstres
help-trait-armour = Armure : retire son nombre à chaque attaque à l’épée, au magma ou du Mur piégé.
help-trait-claws = Griffes : répondent à chaque attaque à l’épée par autant de dégâts ; les boucliers les annulent.
help-trait-dread = Effroi : chaque attaque coûte autant de Résistance à l’attaquant ; rien ne l’annule.
help-trait-traps = Méfiant : les pièges ne l’arrêtent pas.
help-trait-fire = Feu : il porte un feu au lieu qu’il cherche.
help-trait-key = Clé : il ferme la porte en entrant, et a la clé.
help-trait-dust = Avide de magie : il se nourrit de la Poussière des héros.
help-trait-crystals = Avide de cristaux : il les avale, et chacun le renforce.
help-trait-leaves = Butin : le héros qui en vient à bout trouve un cristal pour le lieu voisin.
help-trait-slug = Fraîcheur : vaincue sur une case marquée, elle refroidit la lave voisine.
help-trait-ravagers = Ravageurs : il faut les vaincre un à un avant de l’attaquer.
help-trait-tamed = Dompté : 1 griffe et 1 armure de moins ce tour-ci.
help-trait-dark = Ténèbres : après cette carte, une partie de l’Incarnation entre.

# Les jetons
help-token-cave-in = De cette case, personne n’attaque ce qui est à côté. Un héros qui s’y trouve la dégage avec 3 épées.
help-token-darkness = Ce lieu ne sert plus. Un héros à côté le rallume pour 3 Poussières.
help-token-fury = Les monstres de cette case ont 1 griffe de plus. La case 7 ou une fée l’écarte.
help-token-carapace = Les monstres de cette case ont 1 armure de plus. La case 7 ou une fée l’écarte.
help-token-dread = Attaquer un monstre de cette case coûte 1 Résistance de plus. La case 7 ou une fée l’écarte.
help-token-fire = Un héros à côté perd 1 Résistance à la fin de son tour. Un seau plein l’éteint.
help-token-mud = Entrer sur cette case coûte 1 botte de plus.
help-token-crevasse = Entrer sur cette case coûte 1 botte de plus.
help-token-trap = Un monstre qui le franchit vers la droite subit autant de dégâts que son nombre.
help-token-bucket = Remplissez-le à la Fontaine ou au Lac, et videz-le sur un feu.
help-token-sabotage = L’Observatoire ne sert plus. Un héros à côté le répare pour 5 Poussières.
help-token-portal = Un pas de 3 à 4 finit en case 7, un pas de 4 à 3 en case 1 ; chacun rend 1 Poussière.
help-token-storm = Qui utilise ce lieu libère la tempête à la fin du tour.
help-token-cart = Il porte 6 cristaux. Un héros sur sa case le pousse de 1 case avec 1 botte, et charge gratuitement.
help-token-crystal = Chargez-le sur le chariot et ramenez-le au château.
help-token-guild = Marque des chasseurs : la deuxième garnit la Guilde de 2 cristaux.
help-token-gate = Ni héros ni chariot ne passent. La clé l’ouvre.
help-token-key = Ouvre la porte, depuis l’une des deux cases voisines.
help-token-bats = Chaque pas au travers fait 1 dégât, qu’un bouclier annule.
help-token-secret-passage = Les cartes du passage sautent cette case.
help-token-lava-hot = Qui commence son tour ici perd 1 Résistance. Une Limace vaincue sur une case marquée la refroidit.
help-token-lava-rough = Froide, mais rugueuse : y entrer coûte 1 botte de plus.
help-token-lava-smooth = Froide et lisse : elle ne gêne plus.
help-token-magma = Lancé sur le monstre voisin, il fait 4 dégâts, moins l’armure. Qui le prend perd 1 Résistance.
help-token-dial = Il marque deux cases du passage, où les Limaces refroidissent la lave.
help-token-shock = Chargé, il se lance sur tout ennemi : 2 dégâts à gauche, 3 à droite.

## Noms

# Les héros
hero-knight = Chevalier
  .the = le Chevalier
  .who = Le Chevalier
  .text = Bonne lame et difficile à abattre : 6 Résistance, 4 Poussières, place pour 1 fée.
hero-smith = Forgeronne
  .the = la Forgeronne
  .who = La Forgeronne
  .text = Frappe fort et a le plus de Poussière : 5 Résistance, 6 Poussières, place pour 2 fées.
hero-scout = Éclaireur
  .the = l’Éclaireur
  .who = L’Éclaireur
  .text = Rapide, et dangereux de loin : 5 Résistance, 5 Poussières, place pour 2 fées ; commence avec une fée qui téléporte.
hero-enchantress = Enchanteresse
  .the = l’Enchanteresse
  .who = L’Enchanteresse
  .text = Étincelles, cartes et magie : 5 Résistance, 5 Poussières, place pour 3 fées ; commence avec une fée qui répète une carte.

# Les lieux
place-blaze = Embrasement
  .the = l’Embrasement
  .text = Avec un seau plein : videz-le, éteignez ici 1 feu, et prenez au marché un objet ou une fée.
place-ballista = Baliste
  .the = la Baliste
  .text = Pour 2 Poussières : tirez sur un ennemi d’une autre case. Le dé décide : 1 manque, 2 à 4 font 1 dégât, 5 et 6 en font 2 ; l’armure ne compte pas.
place-ancient-fountain = Fontaine ancienne
  .the = la Fontaine ancienne
  .text = Pour 3 Poussières : remplissez votre seau vide.
place-underground-lake = Lac souterrain
  .the = le Lac souterrain
  .text = Pour 2 boucliers : remplissez votre seau vide.
place-fairy-sanctuary-1 = Sanctuaire des Fées
  .the = le Sanctuaire des Fées
  .text = Pour 3 Poussières : piochez 1 carte. Ou pour 1 Poussière et 1 carte : prenez l’une des deux fées d’ici.
place-fairy-sanctuary-2 = Sanctuaire des Fées
  .the = le Sanctuaire des Fées
  .text = Pour 3 Poussières : prenez l’une des deux fées d’ici, ou piochez 2 cartes.
place-fairy-sanctuary-3 = Sanctuaire des Fées
  .the = le Sanctuaire des Fées
  .text = Pour 3 Poussières, ou pour 2 cartes : prenez l’une des deux fées d’ici.
place-fairy-sanctuary-5 = Sanctuaire des Fées
  .the = le Sanctuaire des Fées
  .text = Pour 2 Poussières et 1 carte : prenez l’une des deux fées d’ici.
place-trap-master = Maître des Pièges
  .the = le Maître des Pièges
  .text = Pour 2, 3, 4 ou 5 Poussières : posez le piège de ce nombre sur un emplacement vide.
place-converging-lens = Lentille convergente
  .the = la Lentille convergente
  .text = Gratuit, mais le dé décide : 1 coûte 1 Résistance, 2 et 3 ne font rien, 4, 5 et 6 rendent 2, 3 et 4 Poussières.
place-sky-chart = Carte du ciel
  .the = la Carte du ciel
  .text = Pour 4 Poussières : échangez deux cartes du passage, ou déplacez-en une sur une case vide.
place-astronomer = Astronome
  .the = l’Astronome
  .text = Pour 4 Poussières : regardez les 2 prochaines cartes de jeu et mettez chacune sur ou sous le paquet.
place-observatory = Observatoire
  .the = l’Observatoire
  .text = Observez une lune posée sur sa propre case ; sa carte dit le prix. Vous pouvez prendre une fée au marché.
place-traction-engine = Dispositif de traction
  .the = le Dispositif de traction
  .text = Pour 2 Poussières : déplacez le chariot de 1 case, où qu’il soit.
place-hunters-guild = Guilde des chasseurs
  .the = la Guilde des chasseurs
  .text = Quand des héros ont vaincu 2 monstres à côté d’elle, la Guilde a de nouveau 2 cristaux. Elle ne sert à rien d’autre.
place-wall-trap = Mur piégé
  .the = le Mur piégé
  .text = Pour 2 Poussières : 2 dégâts, moins l’armure, au monstre à côté.
place-dwarf-mine = Mine naine
  .the = la Mine naine
  .text = Pour 2, 3 ou 5 Poussières : remontez 1, 2 ou 3 cristaux. Quand elle passe à 3 ou plus, prenez une fée au marché.
place-time-mirror = Miroir temporel
  .the = le Miroir temporel
  .text = Pour 3 Poussières : regardez les 2 prochaines cartes de jeu et mettez chacune sur ou sous le paquet.
place-explosive-magma = Magma explosif
  .the = le Magma explosif
  .text = Pour 1 épée, 1 bouclier et 1 Poussière : prenez le magma et perdez 1 Résistance. Lancé, il fait 4 dégâts, moins l’armure.
place-healing-shard = Éclat de guérison
  .the = l’Éclat de guérison
  .text = Pour 2 Poussières, le dé décide : 1 ne fait rien, 2 et 3 piochent 1 carte, 4 et 5 rendent 1 Résistance, 6 la rend toute.
place-ancient-machines = Machines anciennes
  .the = les Machines anciennes
  .text = Défaussez des objets : chacun tourne le cadran d’un cran. Puis votre héros va sur la case qu’il indique.
place-crystal-trap = Piège de Cristal
  .the = le Piège de Cristal
  .text = Pour 4 ou 5 Poussières : 2 ou 3 dégâts à n’importe quel monstre ou corps à découvert, malgré l’armure. Ou pour 2 à 5 Poussières : posez le piège de ce nombre.
place-magic-shock = Choc magique
  .the = le Choc magique
  .text = Pour 1 carte et 2 Poussières, chargez le choc gauche (2 dégâts), pour 1 carte et 3 Poussières le droit (3 dégâts), pour 2 cartes et 5 Poussières les deux. Plus tard, lancez-les sur tout ennemi, malgré l’armure.
place-tactical-trick = Astuce tactique
  .the = l’Astuce tactique
  .text = Pour 1 Poussière et 2 cartes : déplacez un monstre sur une case vide.
place-dust-nugget = Pépite de Poussière
  .the = la Pépite de Poussière
  .text = Pour 1 Poussière : nommez une icône et montrez votre prochaine carte. Si elle la porte, elle vient en main, et vous pouvez regarder les 2 prochaines cartes de jeu et mettre chacune sur ou sous le paquet.
place-mysterious-well = Puits mystérieux
  .the = le Puits mystérieux
  .text = Pour 1 Poussière, le dé décide : 1 coûte 1 Résistance, 2 vous ramène au château, 3 et 4 piochent 1 et 2 cartes, 5 rend 2 Résistance, 6 la rend toute.
place-castle = Château
  .the = le Château
  .text = Une fois par tour, depuis la case 7 : écartez une menace du passage.

# Les cartes de base des héros
card-knight-strike = Frappe
  .the = « Frappe »
card-knight-heavy-blow = Coup puissant
  .the = « Coup puissant »
card-knight-guard = Garde
  .the = « Garde »
card-knight-bulwark = Rempart
  .the = « Rempart »
card-knight-charge = Charge
  .the = « Charge »
card-knight-march = Marche forcée
  .the = « Marche forcée »
card-knight-vigil = Veille
  .the = « Veille »
card-smith-hammer = Marteau
  .the = « Marteau »
card-smith-anvil = Coup d’enclume
  .the = « Coup d’enclume »
card-smith-forge = Forge
  .the = « Forge »
card-smith-coals = Braises
  .the = « Braises »
card-smith-bellows = Soufflet
  .the = « Soufflet »
card-smith-plate = Plastron
  .the = « Plastron »
card-smith-haul = Charroi
  .the = « Charroi »
card-scout-arrow = Flèche
  .the = « Flèche »
card-scout-double-shot = Double tir
  .the = « Double tir »
card-scout-dagger = Dague
  .the = « Dague »
card-scout-ambush = Embuscade
  .the = « Embuscade »
card-scout-run = Course
  .the = « Course »
card-scout-shortcut = Raccourci
  .the = « Raccourci »
card-scout-forage = Fourrage
  .the = « Fourrage »
card-enchantress-spark = Étincelle
  .the = « Étincelle »
card-enchantress-staff = Bâton
  .the = « Bâton »
card-enchantress-channel = Canalisation
  .the = « Canalisation »
card-enchantress-mote = Grain
  .the = « Grain »
card-enchantress-glide = Glissade
  .the = « Glissade »
card-enchantress-insight = Intuition
  .the = « Intuition »
card-enchantress-ward = Protection
  .the = « Protection »
card-enchantress-alchemy = Alchimie
  .the = « Alchimie »

# Les objets
card-item-tempered-blade = Lame trempée
  .the = la Lame trempée
card-item-field-manual = Manuel de campagne
  .the = le Manuel de campagne
card-item-winged-boots = Bottes ailées
  .the = les Bottes ailées
card-item-blink-cloak = Cape d’éclipse
  .the = la Cape d’éclipse
card-item-dust-flask = Fiole de Poussière
  .the = la Fiole de Poussière
card-item-spiked-buckler = Rondache à pointes
  .the = la Rondache à pointes
card-item-sling = Fronde
  .the = la Fronde
card-item-longbow = Arc long
  .the = l’Arc long
card-item-healing-draught = Potion de soin
  .the = la Potion de soin
card-item-phoenix-feather = Plume de phénix
  .the = la Plume de phénix
card-item-multi-tool = Outil multiple
  .the = l’Outil multiple
card-item-duelist-kit = Attirail de duelliste
  .the = l’Attirail de duelliste
card-item-throwing-knives = Couteaux de lancer
  .the = les Couteaux de lancer

# La folie
card-madness-despair = Désespoir
  .the = « Désespoir »
  .text = À jouer absolument : perdez l’une de vos fées, ou 2 Résistance.
card-madness-doubt = Doute
  .the = « Doute »
  .text = À jouer absolument : perdez l’une de vos fées, ou un piège posé. Si ni l’un ni l’autre n’est possible, rien ne se passe.
card-madness-rage = Rage
  .the = « Rage »
  .text = À jouer absolument : frappez un héros de votre case (1 dégât), ou perdez un piège posé. Si ni l’un ni l’autre n’est possible, rien ne se passe.
card-madness-lure = Appel
  .the = « Appel »
  .text = À jouer absolument : frappez un héros de votre case (1 dégât), ou perdez l’une de vos fées, ou révélez aussitôt une carte de jeu.

# Les fées
card-fairy-skip = Fée du répit
  .the = la Fée du répit
  .text = Une carte de jeu de moins est révélée à la fin de ce tour.
card-fairy-insight = Fée de l’inspiration
  .the = la Fée de l’inspiration
  .text = Piochez 2 cartes.
card-fairy-dust = Fée de la Poussière
  .the = la Fée de la Poussière
  .text = Récupérez 3 Poussières.
card-fairy-stride = Fée du pas vif
  .the = la Fée du pas vif
  .text = 2 bottes, et un lieu peut servir encore une fois.
card-fairy-gate = Fée du passage
  .the = la Fée du passage
  .text = Téléportation, et un lieu peut servir encore une fois.
card-fairy-mercy = Fée de la clémence
  .the = la Fée de la clémence
  .text = Partagez 4 Résistance entre les héros, comme vous voulez.
card-fairy-swap-heroes = Fée de l’échange
  .the = la Fée de l’échange
  .text = Votre héros et un autre échangent leurs cases, si l’autre joueur est d’accord.
card-fairy-set-die = Fée du destin
  .the = la Fée du destin
  .text = Avant de lancer le dé, nommez plutôt son résultat.
card-fairy-reroll = Fée de la seconde chance
  .the = la Fée de la seconde chance
  .text = Après avoir lancé le dé, relancez-le et récupérez 2 Poussières.
card-fairy-swap-monsters = Fée de la confusion
  .the = la Fée de la confusion
  .text = Deux monstres du passage échangent leurs cases.
card-fairy-volley = Fée de la salve
  .the = la Fée de la salve
  .text = 2 tirs de portée 1.
card-fairy-renewal = Fée du renouveau
  .the = la Fée du renouveau
  .text = Récupérez toute la Résistance et 1 Poussière.
card-fairy-remove-threat = Fée de l’apaisement
  .the = la Fée de l’apaisement
  .text = Écartez une menace du passage.
card-fairy-fetch = Fée de la mémoire
  .the = la Fée de la mémoire
  .text = Prenez en main une carte de votre choix dans votre paquet ou votre défausse, puis mélangez cette pile.
card-fairy-shared-dust = Fée du partage
  .the = la Fée du partage
  .text = Partagez 3 Poussières entre les héros, comme vous voulez.
card-fairy-foresight = Fée de la prescience
  .the = la Fée de la prescience
  .text = Regardez les 2 prochaines cartes de jeu et remettez-les dessus dans l’ordre de votre choix.
card-fairy-cancel = Fée du domptage
  .the = la Fée du domptage
  .text = Ce tour-ci, un monstre a 1 griffe et 1 armure de moins.
card-fairy-repeat = Fée de l’Enchanteresse
  .the = la Fée de l’Enchanteresse
  .text = Une carte jouée ce tour-ci se répète, de la même façon et au même coût.
card-fairy-teleport = Fée de l’Éclaireur
  .the = la Fée de l’Éclaireur
  .text = Téléportez-vous sur n’importe quelle case du chemin.

# Les pistes de compétences
card-skill-blade = Escrime
  .text = Trois utilisations : 2 épées chaque fois.
card-skill-archer = Tir
  .text = La première : 1 tir de portée 3. La deuxième et la troisième : 2 tirs de portée 2.
card-skill-guard = Endurance
  .text = La première et la deuxième : 2 boucliers. La troisième : récupérez toute la Résistance.
card-skill-path = Orientation
  .text = La première : 2 bottes. La deuxième et la troisième : téléportation.
card-skill-alchemist = Art de la Poussière
  .text = La première et la deuxième : récupérez 2 Poussières. La troisième : 3.
card-skill-lore = Érudition
  .text = La première : piochez 1 carte. La deuxième et la troisième : 2 cartes.
card-skill-tactics = Tactique
  .text = Chaque fois, un lieu peut servir encore une fois ; la deuxième et la troisième rendent aussi 1 Poussière.
card-skill-jack = Polyvalence
  .text = Trois utilisations, chacune au choix : 1 épée, 2 boucliers, 1 Poussière ou 2 bottes.

# Ce qui vient par les passages
card-start-stray-imp = Diablotin égaré
  .the = le Diablotin égaré
  .who = Le Diablotin égaré
card-start-goblin-lookout = Gobelin guetteur
  .the = le Gobelin guetteur
  .who = Le Gobelin guetteur
card-start-cave-hound = Molosse des grottes
  .the = le Molosse des grottes
  .who = Le Molosse des grottes
card-start-rusty-guardian = Gardien rouillé
  .the = le Gardien rouillé
  .who = Le Gardien rouillé
card-rat-swarm = Nuée de rats
  .the = la Nuée de rats
  .who = La Nuée de rats
card-tunnel-goblin = Gobelin des galeries
  .the = le Gobelin des galeries
  .who = Le Gobelin des galeries
card-ghost = Fantôme
  .the = le Fantôme
  .who = Le Fantôme
card-dark-knight = Chevalier des Ténèbres
  .the = le Chevalier des Ténèbres
  .who = Le Chevalier des Ténèbres
card-rubble-golem = Golem de gravats
  .the = le Golem de gravats
  .who = Le Golem de gravats
card-pit-spider = Araignée des fosses
  .the = l’Araignée des fosses
  .who = L’Araignée des fosses
card-bone-guard = Garde d’os
  .the = le Garde d’os
  .who = Le Garde d’os
card-cave-ogre = Ogre des cavernes
  .the = l’Ogre des cavernes
  .who = L’Ogre des cavernes
card-marsh-witch = Sorcière des marais
  .the = la Sorcière des marais
  .who = La Sorcière des marais
card-ravager = Ravageur
  .the = le Ravageur
  .who = Le Ravageur
  .text = Rejoint le monstre le plus proche du château, et doit être vaincu avant lui. Il ne donne pas de récompense.
card-fire-serpent-ballista = Serpent de feu
  .the = le Serpent de feu
  .who = Le Serpent de feu
  .text = Porte un feu, et le laisse à la Baliste quand il y arrive.
card-fire-serpent-lake = Serpent de feu
  .the = le Serpent de feu
  .who = Le Serpent de feu
  .text = Porte un feu, et le laisse au Lac souterrain quand il y arrive.
card-fire-serpent-sanctuary = Serpent de feu
  .the = le Serpent de feu
  .who = Le Serpent de feu
  .text = Porte un feu, et le laisse au Sanctuaire des Fées quand il y arrive.
card-fire-elemental = Élémentaire de feu
  .the = l’Élémentaire de feu
  .who = L’Élémentaire de feu
  .text = Qui en vient à bout peut aussi éteindre un feu dans n’importe quel lieu.
card-moon-vermilion-cadet = Cadet Vermeil
  .the = le Cadet Vermeil
  .who = Le Cadet Vermeil
  .text = S’observe en case 1, pour 1 épée et 1 Poussière. Vous pouvez prendre une fée.
card-moon-kurodar = Kurodar
  .the = Kurodar
  .who = Kurodar
  .text = S’observe en case 2, pour 1 botte et 1 Poussière. Vous pouvez prendre une fée.
card-moon-aventurine-shard = Aventurine Shard
  .the = l’Aventurine Shard
  .who = L’Aventurine Shard
  .text = S’observe en case 3, pour 1 épée ou 1 tir. Vous pouvez prendre une fée.
card-moon-silver-lady = Dame d’Argent
  .the = la Dame d’Argent
  .who = La Dame d’Argent
  .text = S’observe en case 4, pour 2 épées. Vous pouvez prendre une fée.
card-moon-shadow-wurm = Wurm des Ombres
  .the = le Wurm des Ombres
  .who = Le Wurm des Ombres
  .text = S’observe en case 5, pour 4 Poussières. Vous pouvez prendre une fée.
card-moon-dancing-comet = Comète Dansante
  .the = la Comète Dansante
  .who = La Comète Dansante
  .text = S’observe en case 5, gratuitement, quand tous les héros sont à l’Observatoire. Chaque héros peut prendre une fée.
card-magic-eater = Mangeur de magie
  .the = le Mangeur de magie
  .who = Le Mangeur de magie
  .text = Chaque héros y pose 3 Poussières. Les dégâts vous rendent les vôtres ; quand il n’en a plus, il est vaincu. Les pièges ne l’arrêtent pas.
card-giant-troll = Troll géant
  .the = le Troll géant
  .who = Le Troll géant
  .text = Le héros qui en vient à bout trouve 1 cristal pour le lieu voisin.
card-crystal-eater-4 = Mangeur de Cristaux
  .the = le Mangeur de Cristaux
  .who = Le Mangeur de Cristaux
  .text = À chaque pas, il prend 1 cristal au lieu et 1 au chariot voisins ; chacun ajoute 1 à sa santé.
card-crystal-eater-5 = Mangeur de Cristaux
  .the = le Mangeur de Cristaux
  .who = Le Mangeur de Cristaux
  .text = À chaque pas, il prend 1 cristal au lieu et 1 au chariot voisins ; chacun ajoute 1 à sa santé.
card-key-master = Maître des clés
  .the = le Maître des clés
  .who = Le Maître des clés
  .text = Quand il entre, une porte se ferme sur le chemin des héros. Qui en vient à bout a la clé. Les pièges ne l’arrêtent pas.
card-extra-cart = Chariot supplémentaire
  .the = le Chariot supplémentaire
  .who = Le Chariot supplémentaire
  .text = Apporte 2 cristaux : au château, ou au lieu voisin dès que les deux cases à côté de lui sont vides. On ne peut pas l’attaquer.
card-lava-slug-large = Limace de lave
  .the = la Limace de lave
  .who = La Limace de lave
  .text = Vaincue par un héros sur une case que marque le cadran, elle refroidit la lave voisine.
card-lava-slug-small = Limace de lave
  .the = la Limace de lave
  .who = La Limace de lave
  .text = Vaincue par un héros sur une case que marque le cadran, elle refroidit la lave voisine.
card-body-plain-1 = Corps écailleux
  .the = le Corps écailleux
  .who = Le Corps écailleux
  .text = Toute attaque le blesse, et ses griffes répondent aux épées.
card-body-plain-2 = Corps écailleux
  .the = le Corps écailleux
  .who = Le Corps écailleux
  .text = Toute attaque le blesse, et ses griffes répondent aux épées.
card-body-plain-3 = Corps écailleux
  .the = le Corps écailleux
  .who = Le Corps écailleux
  .text = Toute attaque le blesse, et ses griffes répondent aux épées.
card-body-crystal = Corps de cristal
  .the = le Corps de cristal
  .who = Le Corps de cristal
  .text = Seul le Piège de Cristal le blesse.
card-body-storm = Corps d’orage
  .the = le Corps d’orage
  .who = Le Corps d’orage
  .text = Seul le Choc magique le blesse.
card-body-twin = Corps jumeau
  .the = le Corps jumeau
  .who = Le Corps jumeau
  .text = Il a deux parties : le Piège de Cristal doit briser l’une, le Choc magique l’autre.
card-body-quick-a1 = Corps vif
  .the = le Corps vif
  .who = Le Corps vif
  .text = Un seul tir d’au moins 2 ou une seule attaque à l’épée d’au moins 4 en vient à bout ; moins ne fait rien.
card-body-quick-a2 = Corps vif
  .the = le Corps vif
  .who = Le Corps vif
  .text = Un seul tir d’au moins 2 ou une seule attaque à l’épée d’au moins 4 en vient à bout ; moins ne fait rien.
card-body-quick-b1 = Corps vif
  .the = le Corps vif
  .who = Le Corps vif
  .text = Un seul tir d’au moins 3 ou une seule attaque à l’épée d’au moins 5 en vient à bout ; moins ne fait rien.
card-body-quick-b2 = Corps vif
  .the = le Corps vif
  .who = Le Corps vif
  .text = Un seul tir d’au moins 3 ou une seule attaque à l’épée d’au moins 5 en vient à bout ; moins ne fait rien.
card-incarnation-head = Tête
  .the = la Tête
  .who = La Tête
  .text = Rien ne la blesse. Si elle entre dans le château, vous perdez.
card-incarnation-tail = Queue
  .the = la Queue
  .who = La Queue
  .text = La fin de l’Incarnation. Rien ne la blesse, et plus rien ne vient après elle.

# Événements et tempêtes
card-cave-in = Éboulement
  .text = Le dé désigne une case : personne n’y attaque plus ce qui est à côté, avant que 3 épées la dégagent.
card-tremor = Secousse
  .text = Chaque héros perd 1 Résistance.
card-panic = Crise de panique
  .text = Chaque héros recule d’une case vers la gauche ; en case 1, il perd plutôt 1 Résistance.
card-lights-out = Les lumières s’éteignent
  .text = Le dé désigne un lieu : il ne sert plus avant qu’un héros à côté dépense 3 Poussières.
card-threat-fury = Menace : Fureur
  .text = Le dé désigne une case du passage : les monstres y ont 1 griffe de plus, tant que la menace reste.
card-threat-carapace = Menace : Carapace
  .text = Le dé désigne une case du passage : les monstres y ont 1 armure de plus, tant que la menace reste.
card-threat-dread = Menace : Effroi
  .text = Le dé désigne une case du passage : y attaquer un monstre coûte 1 Résistance de plus, tant que la menace reste.
card-fire = Feu
  .text = Le dé désigne un lieu : un feu s’y déclare.
card-mud = Boue
  .text = Le dé désigne une case de héros : y entrer coûte désormais 1 botte de plus.
card-sabotage = Sabotage
  .text = L’Observatoire ne sert plus avant qu’un héros à côté dépense 5 Poussières.
card-elven-paths = Chemins elfiques
  .text = Désormais, un pas de 3 à 4 finit en case 7, un pas de 4 à 3 en case 1 ; chacun rend 1 Poussière.
card-magic-storm = Tempête magique
  .text = Un jeton Tempête caché arrive sur chaque lieu ; qui utilise le lieu le libère à la fin du tour.
card-secret-passage = Passage secret
  .text = Le dé désigne une case du passage : ce qui s’y trouve est poussé, et désormais tout la saute.
card-sharp-bend = Virage serré
  .text = 1 cristal tombe du chariot sur le lieu à côté ; puis le chariot roule de 1 case vers le château.
card-brake-failure = Panne de freins
  .text = Le chariot roule de 2 cases vers la gauche ; si quelque chose l’arrête, 1 de ses cristaux est perdu.
card-bats = Chauves-souris
  .text = Le dé désigne deux cases de héros : chaque pas entre elles fait 1 dégât, qu’un bouclier annule.
card-unexpected-teleport = Téléportation inattendue
  .text = Le dé désigne une case de héros : tous les héros y sont placés.
card-perfect-positioning = Positionnement parfait
  .text = Chaque joueur peut placer son héros sur n’importe quelle case.
card-sinister-whispers = Sinistres murmures
  .text = Une carte de folie se pose sur chaque paquet. Qui la pioche doit la jouer.
card-crevasse = Crevasse
  .text = Le dé désigne une case de héros : y entrer coûte désormais 1 botte de plus.
card-darkness-attacks = Les Ténèbres attaquent
  .text = Les héros sur la case de la Tête, ou juste à côté, perdent 1 Résistance.
card-darkness-advances = Les Ténèbres avancent
  .text = Toute l’Incarnation avance de 1 case, et entre désormais une case plus loin. Rien ne se passe si la Tête est en case 6.
card-castle-reinforcements = Renforts du château
  .text = Chaque joueur choisit : récupérer 2 Résistance, ou 3 Poussières.
card-violent-tremors-choice = Violents tremblements
  .text = Le joueur actif choisit : chaque héros perd 1 Résistance, ou une autre carte est révélée aussitôt.
card-violent-tremors-collapse = Violents tremblements
  .text = Tous les pièges posés retournent à la réserve.
card-storm = Jeton Tempête
  .text = Cachée jusqu’à la fin d’un tour où son lieu a servi.
card-storm-swap-2-4 = Échange des lieux 2 et 4
  .text = Les lieux 2 et 4 échangent leurs numéros, avec tout ce qui s’y trouve.
card-storm-swap-1-6 = Échange des lieux 1 et 6
  .text = Les lieux 1 et 6 échangent leurs numéros, avec tout ce qui s’y trouve.
card-storm-gifts = Cadeaux de la tempête
  .text = Chaque joueur prend un cadeau différent : 1 Résistance, 2 Poussières, 1 carte ou une téléportation.
card-storm-price = Tribut de la tempête
  .text = Le joueur actif choisit : chaque héros perd 1 Résistance, ou une carte de plus est révélée ce tour-ci.
card-storm-recall = Rappel de la tempête
  .text = Tous les héros sont placés en case 7.
card-storm-surge = Afflux de la tempête
  .text = Chaque héros récupère toute sa Poussière.

# Les mêmes cartes avec l’icône Ténèbres
card-rat-swarm-dark = { card-rat-swarm }, avec les Ténèbres
card-tunnel-goblin-dark = { card-tunnel-goblin }, avec les Ténèbres
card-ghost-dark = { card-ghost }, avec les Ténèbres
card-dark-knight-dark = { card-dark-knight }, avec les Ténèbres
card-rubble-golem-dark = { card-rubble-golem }, avec les Ténèbres
card-pit-spider-dark = { card-pit-spider }, avec les Ténèbres
card-bone-guard-dark = { card-bone-guard }, avec les Ténèbres
card-marsh-witch-dark = { card-marsh-witch }, avec les Ténèbres
card-tremor-dark = { card-tremor }, avec les Ténèbres
card-lights-out-dark = { card-lights-out }, avec les Ténèbres
card-threat-dread-dark = { card-threat-dread }, avec les Ténèbres
card-darkness-attacks-dark = { card-darkness-attacks }, avec les Ténèbres
card-castle-reinforcements-dark = { card-castle-reinforcements }, avec les Ténèbres

## L’écran

lg-ui-passage = Passage des monstres
lg-ui-passage-cell = Case { $cell } du passage
lg-ui-passage-empty = Case { $cell } du passage, vide
lg-ui-row = Rangée de l’Incarnation
lg-ui-row-cell = Case { $cell } de la rangée
lg-ui-path = Chemin des héros
lg-ui-path-cell = Case { $cell } des héros
lg-ui-places = Lieux
lg-ui-place-number = Lieu { $number }
lg-ui-castle = Château
lg-ui-hand = Main
lg-ui-hand-of = Main de { $seat }
lg-ui-hand-hidden = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
  }
lg-ui-deck = Paquet
lg-ui-deck-count = { $count ->
    [0] Paquet vide
    [one] Paquet, { $count } carte
   *[other] Paquet, { $count } cartes
  }
lg-ui-discard = Défausse
lg-ui-discard-count = { $count ->
    [0] Défausse vide
    [one] Défausse, { $count } carte
   *[other] Défausse, { $count } cartes
  }
lg-ui-played = Cartes jouées
lg-ui-game-deck = Paquet de jeu
lg-ui-game-left = { $count ->
    [0] Plus aucune carte
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
  }
lg-ui-game-gone = Révélées et parties
lg-ui-known-top = { $count ->
    [one] { $count } carte connue sur le dessus
   *[other] { $count } cartes connues sur le dessus
  }
lg-ui-known-bottom = { $count ->
    [one] { $count } carte connue au-dessous
   *[other] { $count } cartes connues au-dessous
  }
lg-ui-unseen = Pas encore vues
lg-ui-markets = Marchés
lg-ui-market-items = Objets
lg-ui-market-fairies = Fées
lg-ui-market-empty = Plus rien
lg-ui-item-top = Action du haut, gratuite
lg-ui-item-bottom = Action du bas, { $count } Poussière
lg-ui-heroes = Héros
lg-ui-board = Plateau : { $hero-the }
lg-ui-acting = À l’œuvre
lg-ui-resistance = Résistance
lg-ui-resistance-of = Résistance { $count } sur { $most }
lg-ui-dust = Poussière
lg-ui-dust-usable = Poussière utilisable : { $count }
lg-ui-dust-inactive = Poussière inactive : { $count }
lg-ui-dust-eaten = Poussière sur le Mangeur de magie : { $count }
lg-ui-fairies = Fées
lg-ui-fairy-slots = Fées { $count } sur { $most }
lg-ui-skill = Compétence
lg-ui-skill-left = { $count ->
    [0] Plus d’utilisation
    [one] { $count } utilisation restante
   *[other] { $count } utilisations restantes
  }
lg-ui-pool = Prêt à servir
lg-ui-pool-empty = Aucune icône. Jouez une carte.
lg-ui-pool-count = { $count ->
    [one] { $count } { $icon }
   *[other] { $count } { $icon-many }
  }
lg-ui-reach = portée { $reach }
lg-ui-turn = Tour { $turn }
lg-ui-traps = Pièges
lg-ui-trap = Piège { $number } { $slot }
lg-ui-trap-empty = Emplacement de piège vide { $slot }
lg-ui-threats = Menaces
lg-ui-threat = { $token } en case { $cell } du passage
lg-ui-health = Santé { $count } sur { $most }
lg-ui-reward = Récompense
lg-ui-reward-each = pour chacun
lg-ui-traits = Particularités
lg-ui-chapter = Chapitre
lg-ui-chapter-title = Chapitre { $chapter-number } : { $chapter }
lg-ui-goal = Comment gagner
lg-ui-danger = Comment perdre
lg-ui-difficulty = Difficulté
lg-ui-stars = Difficulté { $count } sur 5
lg-ui-campaign = Campagne
lg-ui-journal = Journal
lg-ui-journal-won = Gagné en { $turns } tours
lg-ui-journal-lost = Perdu après { $turns } tours
lg-ui-journal-now = En cours
lg-ui-journal-ahead = À venir
lg-ui-kept = Objet gardé
lg-ui-kept-none = Aucun objet gardé
lg-ui-deck-building = Composez votre paquet
lg-ui-deck-chosen = { $count } cartes choisies sur 10
lg-ui-hero-choice = Choisissez votre héros
lg-ui-track-choice = Choisissez votre compétence
lg-ui-hands-open = Mains visibles
lg-ui-hands-hidden = Mains cachées
lg-ui-ask-no-more = Ne plus me demander ce tour-ci
lg-ui-attack = Votre attaque
lg-ui-attack-icons = Icônes
lg-ui-damage = Dégâts
lg-ui-damage-count = Dégâts : { $damage }
lg-ui-shields = Boucliers
lg-ui-back = Ce qui revient
lg-ui-back-none = Rien ne revient
lg-ui-back-count = Vous perdez { $count } Résistance
lg-ui-back-falls = Votre héros tomberait
lg-ui-would-win = À gagner
lg-ui-would-win-nothing = Rien à gagner
lg-ui-would-fall = Hors de combat : { $card }
lg-ui-would-stay = Resterait { $left } : { $card }
lg-ui-preview = Ce que cela ferait
lg-ui-cost = Coût
lg-ui-cost-free = Gratuit
lg-ui-cost-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
lg-ui-cost-bucket = un seau plein
lg-ui-or = ou
lg-ui-revealing = Une carte est révélée
lg-ui-reveals = { $count ->
    [0] Aucune carte ne sera révélée
    [one] { $count } carte sera révélée
   *[other] { $count } cartes seront révélées
  }
lg-ui-end-final = Les cartes de jeu seront révélées. On ne pourra pas revenir en arrière.
lg-ui-waits = { $seat } joue. Concertez-vous autant que vous voulez.
lg-ui-die = Dé
lg-ui-used = Déjà utilisé ce tour-ci
lg-ui-dark = Dans le noir
lg-ui-sabotaged = Saboté
lg-ui-fires = { $count ->
    [0] Aucun feu
    [one] { $count } feu
   *[other] { $count } feux
  }
lg-ui-fires-left = { $count ->
    [0] Tous les feux sont éteints
    [one] { $count } feu restant
   *[other] { $count } feux restants
  }
lg-ui-bucket-full = Seau plein
lg-ui-bucket-empty = Seau vide
lg-ui-ravagers = { $count ->
    [one] { $count } Ravageur
   *[other] { $count } Ravageurs
  }
lg-ui-moons = Lunes observées : { $count } sur 6
lg-ui-moon-here = Sur sa case
lg-ui-moon-wants = Attendue en case { $cell }
lg-ui-storms = { $count ->
    [one] { $count } tempête se prépare
   *[other] { $count } tempêtes se préparent
  }
lg-ui-delivered = Cristaux livrés : { $count } sur { $target }
lg-ui-cart = Chariot
lg-ui-cart-load = Chariot : { $count } cristaux sur 6
lg-ui-crystals = { $count } cristaux sur { $most }
lg-ui-gate = Porte entre les cases { $first } et { $second }
lg-ui-bats = Chauves-souris entre les cases { $first } et { $second }
lg-ui-key = A la clé
lg-ui-lava = { $count ->
    [0] Plus aucune lave brûlante
    [one] Lave encore brûlante sur { $count } case
   *[other] Lave encore brûlante sur { $count } cases
  }
lg-ui-slugs = { $count ->
    [one] { $count } Limace restante
   *[other] { $count } Limaces restantes
  }
lg-ui-dial = Cadran sur { $number }
lg-ui-dial-marks = Marque les cases { $first } et { $second }
lg-ui-marked = Marquée par le cadran
lg-ui-magma = Tient le magma
lg-ui-bodies = Corps vaincus : { $count } sur 10
lg-ui-head = Tête en case { $cell }
lg-ui-protected = Protégé par un monstre
lg-ui-asleep = { $count ->
    [one] { $count } corps encore à venir
   *[other] { $count } corps encore à venir
  }
lg-ui-charged = Chargé
lg-ui-uncharged = Non chargé

# Les cadeaux de la tempête
lg-gift-0 = Récupérer 1 Résistance
lg-gift-1 = Récupérer 2 Poussières
lg-gift-2 = Piocher 1 carte
lg-gift-3 = Téléportation

# Noms des signes et des jetons à l’écran
icon-cards = carte de la main
icon-peek = regard
icon-reveal = révélation
icon-observe = observation
icon-health = santé
icon-heart-empty = cœur vide
icon-dust-empty = Poussière inactive
icon-moon-cell = case de la lune
icon-visited = déjà utilisé ce tour-ci
icon-body-plain = corps
icon-help-cards = Cartes : autant de cartes de la main sont défaussées.
icon-help-peek = Regard : tout le monde voit autant des prochaines cartes du jeu.
icon-help-reveal = Révélation : autant de cartes du jeu sont révélées en plus ou en moins.
icon-help-observe = Observation : une lune posée sur sa propre case peut être observée.
icon-help-health = Santé : la carte est vaincue quand elle a subi autant de dégâts.
icon-help-resistance = Résistance : ce que votre héros peut encore subir. À 0, il tombe : le tour s’arrête, il revient au château avec toute sa Résistance, et 2 cartes du jeu sont révélées au lieu de 1.
icon-help-heart-empty = Cœur vide : santé ou Résistance perdue.
icon-help-dust-empty = Poussière inactive : elle ne paie rien tant qu’elle n’est pas récupérée.
icon-help-moon-cell = Case de la lune : elle ne peut être observée que sur cette case du passage.
icon-help-body-plain = Corps : une partie de l’Incarnation. Les dix doivent être vaincus.
help-game-deck = Chaque tour s’achève par une carte de ce paquet. S’il faut en révéler une et qu’il n’en reste pas, vous perdez.
icon-help-visited = Déjà utilisé ce tour-ci : chaque lieu sert une fois par tour ; une icône de réutilisation permet une fois de plus.
help-pool = Les icônes de ce que vous avez joué. Dépensez-les ce tour-ci ; ce qui reste à la fin est perdu.
token-crystal = Cristal
token-guild = Chasseurs
token-trap = Piège
token-portal = Portail
token-gate = Herse
token-dial = Cadran
token-die = Dé
token-lava-hot = Lave brûlante
token-lava-rough = Lave refroidie, rugueuse
token-lava-smooth = Lave refroidie, lisse
token-shock = Choc magique
help-token-die = Le dé décide. Touchez le lieu pour lire ce que donne chaque face.
lg-ui-to-go = encore { $count }
lg-ui-piles = Piles
lg-ui-hand-empty = Aucune carte en main
lg-ui-three = Échanger trois cartes

## Pourquoi un tour est bon

why-hero = { $hero-who } est utile à toute équipe.
why-track = { $card } convient le mieux à ce héros parmi ce qui reste.
why-include = { $card } est la meilleure carte qui manque encore à la pioche.
why-item = { $card } aide le plus souvent parmi ce qui est là.
why-consent = Entre amis, on s’entraide.
why-only = Il n’y a rien d’autre à choisir.
why-win = Ceci gagne le chapitre.
why-answer = La table en sort au mieux pour le prochain tour.
why-fire = Éteint un feu : { $place }.
why-moon = Observe { $card-the }.
why-deliver = { $count ->
    [one] Livre { $count } cristal.
   *[other] Livre { $count } cristaux.
  }
why-lava = Refroidit la lave de la case { $cell }.
why-castle = Terrasse { $card-the } en case { $cell }, avant que le château soit en danger.
why-defeat = Terrasse { $card-the } en case { $cell }, pour la récompense et pour dégager le passage.
why-wound = Blesse { $card-the }, plus facile à vaincre la prochaine fois.
why-water = Prend de l’eau pour le prochain feu.
why-crystals = Prépare des cristaux pour le château.
why-dial = Tourne le cadran sur { $number }, là où les limaces peuvent refroidir la lave.
why-trap = Le piège { $number } attend qui passera par là.
why-heal = Récupère des forces avant qu’elles ne manquent.
why-dust = Amasse de la Poussière pour ce qu’il faudra payer.
why-chance = Voir d’abord ce qui vient, puis réfléchir de nouveau.
why-move = La case { $cell } est bien placée pour le prochain tour.
why-rest = Rien d’autre ne vaut son prix pour l’instant ; ce qui est gardé servira plus tard.
why-glance = C’est le meilleur coup à première vue.

## L’analyse d’une partie

standing-race = Les héros contre la pioche de jeu
standing-graph = Ce qui reste à faire aux héros et les cartes qui restent dans la pioche de jeu, après chaque tour. À la fin : { $left }
standing-team = Les héros
  .left = reste à faire
standing-against = La pioche de jeu
  .left = cartes restantes
standing-left = Reste à faire { $team }, et { $against ->
    [one] { $against } carte
   *[other] { $against } cartes
  } dans la pioche.
standing-hope = Reste à faire { $team }, et { $against ->
    [one] { $against } carte
   *[other] { $against } cartes
  } dans la pioche ; d’ici, une bonne équipe aurait gagné { $percent } % des parties.
standing-lost = C’est ici que le chapitre a été perdu
standing-lost-mark = perdu ici

## La leçon

lesson-welcome = Ensemble, vous défendez le château. Les monstres arrivent par le passage, de la gauche, et la case 6 est la dernière avant le château : aucun monstre ne doit aller plus loin. Vous menez le Chevalier, sur le chemin des héros. Choisissez d’abord une piste de compétences : prenez Endurance.
lesson-card = Ces cinq cartes sont votre main ; vous pouvez toutes les jouer pendant un tour. Jouez Coup puissant : il donne trois épées.
lesson-option = Ce qu’une carte donne reste disponible jusqu’à ce que vous le dépensiez ou finissiez le tour. Garde offre un choix : une épée ou un bouclier. Jouez-la pour le bouclier.
lesson-attack = Un Gobelin guetteur se tient en case 6, juste à côté de vous. Il faut deux dégâts pour le vaincre, et ses griffes ripostent. Attaquez-le.
lesson-commit = Dites maintenant ce que vous mettez dans l’attaque : deux épées suffisent, et un bouclier arrête les griffes. Tout ce qui est dans une même attaque compte ensemble, et les griffes répondent une fois à chaque attaque.
lesson-market = Vaincu, sans une égratignure. Qui porte le dernier coup reçoit la récompense : un objet du marché. Prenez la Lame trempée ; elle va au-dessus de votre pioche.
lesson-skill = Les six lieux bordent les cases, et vous pouvez utiliser une fois par tour celui qui est à côté de vous. Ici, c’est le Lac souterrain : pour deux boucliers, il remplit votre seau. Votre piste de compétences sert trois fois par chapitre : les deux premières fois, elle donne deux boucliers ; la troisième, vous récupérez toute votre Résistance. Utilisez-la.
lesson-place = Utilisez maintenant le Lac souterrain.
lesson-boots = Votre seau est plein. Ce chapitre est gagné quand plus aucun lieu ne brûle, et les six feux brûlent à l’Embrasement, en case 5. Jouez Marche forcée : elle donne des bottes.
lesson-walk = Chaque paire de bottes vaut un pas. Allez en case 5.
lesson-fire = Videz votre seau sur l’Embrasement.
lesson-fairy = Un feu de moins. Pour chaque feu que vous éteignez, vous pouvez prendre un objet ou une fée des marchés. Prenez la Fée du répit : quand vous voudrez, elle laissera un tour finir sans nouvelle carte.
lesson-turn = C’est tout pour ce tour : ce que vous n’utilisez pas est perdu, et votre main est défaussée. Finissez votre tour. Comme vous êtes à côté d’un feu, il vous coûte une résistance ; puis une carte de jeu est révélée, et vous piochez cinq nouvelles cartes.
lesson-end = Un Gobelin des galeries est entré en case 1. Après le tour de la Forgeronne, le Garde d’os avait besoin de cette case, et tous les monstres ont avancé vers le château. Si l’un d’eux doit quitter la case 6, ou s’il n’y a plus de carte à révéler, vous avez perdu. Combattez ce qui est proche, cherchez de l’eau, entraidez-vous et éteignez les feux. Bonne chance !

## Ce que mesure le laboratoire

measure-cards-left = cartes du jeu restantes
measure-resistance = résistance des héros
measure-fairies-kept = fées gardées
