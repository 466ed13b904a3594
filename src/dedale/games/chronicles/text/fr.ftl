## Le jeu chroniques

game = Chroniques
game-summary = Une campagne ensemble : partie après partie, rapportez des Objets du labyrinthe, rebâtissez le village et découvrez ce qui est arrivé au dragon.
option-sheet = La campagne jusqu’ici ; sans indication, une nouvelle
option-scenario = Ce que l’on joue : une partie normale, ou la dernière
option-modifications = Plus facile ou plus difficile : déconseillé dans une première campagne
option-characters = Combien de Personnages jouent : au moins un par place, 4 au plus ; 0 en donne un à chaque place
option-heroes = Les Personnages dans l’ordre du tour : roger, demetris, ollie, miranda ; aucun pour choisir à la table
option-corners = Les coins des Personnages, dans le sens horaire depuis le coin en haut à gauche ; aucun pour choisir à la table
option-speaker = La place qui répond pour le groupe, comptée à partir de 0
option-pack = Le pack de contenu : vos propres cartes, qui remplacent ou complètent celles de la boîte
beginning-regular = Avec la première partie
  .hint = Pour entrer dans l’histoire : rien que des Objets et des Événements, le village vient ensuite.
beginning-regular-skipped = Sans la première partie
  .hint = Vous connaissez le labyrinthe : commencez au village, avec tous les Cristaux qu’elle peut rapporter.
beginning-plus = Nouvelle partie+
  .hint = Une feuille qui ne nomme aucun bâtiment : réparez n’importe lequel des onze, dans l’ordre qui vous plaît.
beginning-plus-skipped = Nouvelle partie+ sans la première partie
  .hint = Une feuille qui ne nomme aucun bâtiment et le chemin droit vers le village.

## Ce qu’on demande à une place

ask-setup-character = { $seat } : choisissez votre Personnage.
ask-setup-corner = { $seat } : à qui est chaque coin ?
ask-setup-first = { $seat } : qui commence ?
ask-setup-option = { $seat } : choisissez pour le groupe.
ask-lab-order = { $seat } : quel dé vient en premier ?
ask-window-roll = { $seat } : garder les dés, ou relancer ?
ask-window-loot = { $seat } : un Pillard tend la main. L’en empêcher ?
ask-window-halt = { $seat } : vous vouliez un arrêt ici. Utiliser quelque chose ?
ask-action-main = { $seat } : marchez, décalez et utilisez des cartes, dans l’ordre voulu. Puis finissez le tour.
ask-action-move = { $seat } : le Déplacement fait une pause ici. Où continue-t-il ?
ask-effect-param = { $seat } : choisissez.
ask-turn-next = { $seat } : à qui le prochain tour ?
ask-end-village = { $seat } : ouvrez la boîte que vous avez gagnée.
ask-end-shop = { $seat } : la boutique est ouverte. Qu’achète le groupe ?
ask-end-building = { $seat } : quel bâtiment est réparé ?
ask-end-rituals = { $seat } : quels Rituels restent accomplis ?
ask-camp-next = { $seat } : repartir, ou ranger la campagne ?
ask-soothe-offer = { $seat } : qu’offrez-vous au Dragon ?

## Ce qu’une place peut faire

pick = Mener { $hero-the }
corners = Coins, dans le sens horaire depuis le haut à gauche : { $heroes }
first = { $hero } commence
resolve = D’abord : { $face }
reroll = Relancer : { $card }
pass = En rester là
hush = { $mostly ->
    [1] En rester là, et ne me demander pour { $card } que si un Événement ou un vol menace
   *[other] En rester là, et ne plus me demander pour { $card }
  }
heed = Me demander de nouveau pour { $card }
halt = { $on ->
    [1] M’arrêter avant { $before }
   *[other] Ne plus m’arrêter avant { $before }
  }
walk = Marcher jusqu’en { $cell }
pause = Marcher jusqu’en { $cell }, et y faire une pause
stop = Finir le Déplacement ici
insert = Pousser { $arrow-the }, rotation { $rotation }
use = Utiliser { $card }{ $hero-of }
end = Finir le tour
choose-cell = Choisir { $cell }
choose-turn = Tourner, rotation { $rotation }
choose-colour = Choisir le Portail { $colour }
choose-hero = Choisir { $hero-the }
choose-card = Choisir { $card }{ $hero-of }
choose-order = Remettre les cartes : dessus { $top } ; dessous { $bottom }
choose-option = { $number ->
    [0] Le premier choix
    [1] Le deuxième choix
   *[other] Un autre choix
  }
next = Au tour de { $hero }
offer = Offrir { $card } : { $ritual }
done = C’est tout
open = Ouvrir la boîte { $box } : { $building }
hammer = Acheter un Marteau pour l’emplacement { $slot }
buy = Acheter { $card }
repair = Réparer { $building-the }
keep = Garder ces Rituels : { $rituals }
set-out = Partir : { $scenario }
save = Ranger la campagne

## Ce qui se passe pendant la mise en place

game-began = Partie { $number } de la campagne : { $scenario }.
picked = { $seat } mène { $hero-the }.
corners-put = Les coins, dans le sens horaire depuis le haut à gauche : { $heroes }.
first-named = { $hero } commence.
portal-opened = Le Portail { $colour } s’ouvre en { $cell } : { $item }.
objective-revealed = Nouvel Objectif : { $card }{ $hero-of }.
scroll-assigned = { $card } : pour { $hero } seulement.
focus-named = Dans cette partie, les Quêtes d’un seul bâtiment comptent : { $building }.

## Ce qui se passe dans un tour

turn-began = Tour { $turn } : { $hero }.
next-named = Le prochain tour est à { $hero }.
dice-rolled = Les dés montrent : { $faces }.
die-resolved = { $face } prend effet.
event-drawn = Événement : { $card }. { $card-text }
event-put-away = { $card } : { $after }.
folk-came = { $card } vient à l’aide. { $card-text }
turn-ended = { $hero } finit son tour.
rule-set = { $number ->
    [0] { $until } : { $flag }.
   *[other] { $until } : { $flag } { $number }.
  }

## Ce qui se passe dans le labyrinthe

inserted = { $piece-who } pousse { $arrow-the }.
slid = Les lignes glissent d’un cran depuis { $side }.
tile-turned = La tuile en { $cell } tourne.
tiles-swapped = Les tuiles en { $cell } et en { $other } changent de place.
walked = { $piece } marche.
paused = { $piece } marche, et fait une pause.
figure-put = { $figure } se retrouve en { $cell }.
portal-moved = Le Portail { $colour } passe en { $cell }. Un Écho prend sa place : { $item }.
portal-closed = Le Portail { $colour } se ferme.
item-collected = { $hero } récupère { $item-the }{ $via }.
item-looted = Un Pillard prend { $item-the } en { $cell }.
item-recovered = { $hero } retrouve { $item-the }.
looter-came = Un Pillard vient au Portail { $colour } en { $cell }.
loot-prevented = { $card } empêche le pillage au Portail { $colour }.
token-put = En { $cell }, il y a maintenant { $token }.
token-taken = { $count ->
    [one] { $hero } prend { $token } en { $cell }.
   *[other] { $hero } prend { $token } en { $cell }, { $count } fois.
  }
knocked-out = { $foe-the } en { $cell } est assommé{ $hero-by }.
warden-came = Un Gardien prend son poste en { $cell }.
wardens-patrolled = Les Gardiens passent au poste suivant : { $cells }.

## Ce qui arrive aux cartes

card-used = { $seat } utilise { $card }{ $hero-of }.
glass-set = { $glass ->
    [0] { $card }{ $hero-of } : de nouveau disponible.
    [one] { $card }{ $hero-of } : { $glass } Sablier.
   *[other] { $card }{ $hero-of } : { $glass } Sabliers.
  }
crystals-gained = { $count ->
    [one] { $card } : { $count } Cristal.
   *[other] { $card } : { $count } Cristaux.
  }
cards-seen = { $items ->
    [1] Des Objets de la pioche sont révélés : { $cards }.
   *[other] Des Événements de la pioche sont révélés : { $cards }.
  }
cards-ordered = { $items ->
    [1] Les Objets sont remis en place : dessus { $top } ; dessous { $bottom }.
   *[other] Les Événements sont remis en place : dessus { $top } ; dessous { $bottom }.
  }
scroll-borrowed = { $card } est emprunté pour cette partie.
scroll-returned = { $card } retourne à la boutique.
quest-checked = { $checks ->
    [0] Quête « { $quest } » : aucune Coche.
    [one] Quête « { $quest } » : { $checks } Coche.
   *[other] Quête « { $quest } » : { $checks } Coches.
  }
quest-completed = La Quête « { $quest } » est accomplie.
objective-paid = { $count ->
    [one] { $card }{ $hero-of } rapporte { $count } Cristal.
   *[other] { $card }{ $hero-of } rapporte { $count } Cristaux.
  }
ritual-checked = { $checks ->
    [0] Rituel « { $ritual } » : aucune Coche.
    [one] Rituel « { $ritual } » : { $checks } Coche.
   *[other] Rituel « { $ritual } » : { $checks } Coches.
  }
ritual-completed = Le Rituel « { $ritual } » est accompli.
dragon-soothed = { $hero } apaise le Dragon.
offered = Offrande pour « { $ritual } » : { $card }.
dragon-flew = Le Dragon vole jusqu’en { $cell }. Le dé montre : { $face }.

## Ce qui se passe au village

game-ended = La partie est finie : { $cause }. Objets détenus : { $held }, pillés : { $looted }. Cristaux de cette partie : { $crystals }.
box-opened = La boîte { $box } est ouverte : { $building }.
chapter-completed = Le Chapitre { $chapter } est accompli !
stash-filled = { $count ->
    [one] { $count } Cristal va dans la réserve, qui en compte { $stash }.
   *[other] { $count } Cristaux vont dans la réserve, qui en compte { $stash }.
  }
track-marked = Les Gobelins cochent la case { $space } de leur piste.
stash-lost = { $count ->
    [one] Les Gobelins filent avec { $count } Cristal. La réserve en compte { $stash }.
   *[other] Les Gobelins filent avec { $count } Cristaux. La réserve en compte { $stash }.
  }
script-read = Une nouvelle page de l’histoire : { $script }.
cards-added = De nouvelles cartes rejoignent la campagne : { $cards }.
nail-filled = Un Marteau enfonce un Clou de l’emplacement { $slot }. La réserve compte { $stash }.
scroll-bought = { $card } est acheté. La réserve compte { $stash }.
building-repaired = Le groupe a réparé { $building-the }.
rituals-kept = Ces Rituels restent accomplis : { $rituals }.
party-set-out = Le groupe part : { $scenario }.
campaign-saved = La campagne est rangée jusqu’à un autre jour.
campaign-ended = { $score ->
    [none] { $result }
   *[other] { $result } Score : { $score }.
  }

## Comment une table finit

outcome-chapter = La partie est jouée, et un Chapitre est accompli.
outcome-played = La partie est jouée. Le village continue de bâtir.
outcome-won = William est redevenu lui-même. La campagne est gagnée !
outcome-lost = Le labyrinthe s’est effondré. La campagne est perdue.

## Les mots des faits

scenario-standard = une partie normale
scenario-final = la dernière partie
result-won = La campagne est gagnée.
result-lost = La campagne est perdue.
score-none = none
cause-collected = le dernier Objet a été récupéré
cause-looted = le dernier Objet a été pillé
cause-fifth-warden = il n’y avait plus de place pour un cinquième Gardien
cause-rituals = tous les Rituels sont accomplis
before-event = chaque Événement
before-step = chaque pas
after-bottom = sous la pioche
after-shuffle = mélangé dans la pioche
after-discard = hors de cette partie
flag-step-cap = nombre de pas d’un Déplacement limité à
flag-goblins-stop = chaque Gobelin arrête un Déplacement
flag-dragon-calm = le Dragon n’arrête personne, et ne s’envole pas quand on l’apaise
until-turn = Jusqu’à la fin de ce tour
until-next = Jusqu’au prochain tour de ce Personnage
via-move = { "" }
via-appear = { " : le Portail s’ouvre juste à ses pieds" }
via-effect = { " à distance" }
side-N = le haut
side-E = la droite
side-S = le bas
side-W = la gauche
face-red = { colour-red }
face-purple = { colour-purple }
face-blue = { colour-blue }
face-yellow = { colour-yellow }
face-event = Événement
colour-purple = Violet
foe-looter = Pillard
  .the = Un Pillard
foe-warden = Gardien
  .the = Un Gardien
piece-none = { hero-none }
  .who = { hero-none.who }
piece-roger = { hero-roger }
  .who = { hero-roger.who }
piece-demetris = { hero-demetris }
  .who = { hero-demetris.who }
piece-ollie = { hero-ollie }
  .who = { hero-ollie.who }
piece-miranda = { hero-miranda }
  .who = { hero-miranda.who }
figure-roger = Roger
figure-demetris = Demetris
figure-ollie = Ollie
figure-miranda = Miranda
figure-looter = Un Pillard
figure-warden = Un Gardien
figure-dragon = Le Dragon
timing-own-action = Dans votre propre phase d’action
timing-any-action = Dans la phase d’action de n’importe qui
timing-own-move = Pendant votre propre Déplacement
timing-anytime = À tout moment
kind-skill = Compétence
kind-scroll = Parchemin
kind-token = Jeton
kind-folk = Peuple Fée
stage-setup = Mise en place
stage-labyrinth = Phase du labyrinthe
stage-action = Phase d’action
stage-end = Le village
stage-over = La fin

## Les Personnages

hero-none = personne
  .the = personne
  .who = Le labyrinthe
  .of = { "" }
  .by = { "" }
hero-roger = Roger
  .the = Roger le Chevalier
  .who = Roger
  .of = { " (Roger)" }
  .by = { " par Roger" }
hero-demetris = Demetris
  .the = Demetris la Chasseresse
  .who = Demetris
  .of = { " (Demetris)" }
  .by = { " par Demetris" }
hero-ollie = Ollie
  .the = Ollie le Barde
  .who = Ollie
  .of = { " (Ollie)" }
  .by = { " par Ollie" }
hero-miranda = Miranda
  .the = Miranda la Sorcière
  .who = Miranda
  .of = { " (Miranda)" }
  .by = { " par Miranda" }

## Les Objets

set-ingredients = Ingrédients
set-instruments = Instruments
set-critters = Bestioles
set-treasures = Trésors

item-ginger-root = Racine de gingembre
  .the = la Racine de gingembre
item-honeycomb = Rayon de miel sauvage
  .the = le Rayon de miel sauvage
item-moon-truffle = Truffe de lune
  .the = la Truffe de lune
item-star-flour = Sac de farine d’étoiles
  .the = le Sac de farine d’étoiles
item-reed-flute = Flûte de roseau
  .the = la Flûte de roseau
item-frost-bell = Cloche de givre
  .the = la Cloche de givre
item-thimble-drum = Tambour de dé à coudre
  .the = le Tambour de dé à coudre
item-hurdy-gurdy = Vielle à roue
  .the = la Vielle à roue
item-lantern-moth = Papillon-lanterne
  .the = le Papillon-lanterne
item-stone-toad = Crapaud de pierre
  .the = le Crapaud de pierre
item-velvet-bat = Chauve-souris de velours
  .the = la Chauve-souris de velours
item-sock-mouse = Souris de chaussette
  .the = la Souris de chaussette
item-opal-goblet = Gobelet d’opale
  .the = le Gobelet d’opale
item-brass-astrolabe = Astrolabe de laiton
  .the = l’Astrolabe de laiton
item-silver-comb = Peigne d’argent
  .the = le Peigne d’argent
item-first-coin = Première Pièce
  .the = la Première Pièce

## Les Événements qui sont là dès le début

card-restless-walls = Murs agités
  .text = La tuile libre est poussée à une flèche au hasard, dans une rotation au hasard.
card-light-fingers = Doigts légers
  .text = Activez un Pillard à un Portail au hasard.
card-smoky-campfire = Feu de camp enfumé
  .text = Choisissez un Pillard dans le labyrinthe. Il retourne au feu de camp ; personne ne l’a assommé.
card-wandering-portal = Portail vagabond
  .text = Un Portail et un Écho au hasard changent de place, et les Pillards suivent le Portail. Un Personnage sur sa nouvelle tuile récupère l’Objet. Sans Écho, il ne se passe rien.
card-great-slide = La grande glissade
  .text = Les trois lignes d’un côté au hasard glissent d’un cran. Ce qui sort d’une ligne y rentre à l’autre bout.

## Les Parchemins

card-scroll-time = Parchemin du temps
  .text = Défaussez 1 Sablier de n’importe quelle carte.
card-scroll-turn = Parchemin de rotation
  .text = Tournez à votre gré la tuile sous un de vos Personnages. Elle doit être mobile.
card-scroll-fate = Parchemin du destin
  .text = Relancez autant de dés que vous voulez parmi ceux qui ne sont pas encore résolus.
card-scroll-shift = Parchemin de décalage
  .text = Faites un Décalage.

## Le village

building-inn = Auberge
  .the = l’Auberge
  .blurb = Lits chauds, jambes lestes.
building-library = Bibliothèque
  .the = la Bibliothèque
  .blurb = Savoir ce qui vient.
building-watchtower = Tour de guet
  .the = la Tour de guet
  .blurb = Des pièges pour les voleurs.
building-workshop = Atelier
  .the = l’Atelier
  .blurb = Bouger les murs deux fois.
building-market = Marché
  .the = le Marché
  .blurb = Du papier, de la chance et des prix honnêtes.
building-town-hall = Mairie
  .the = la Mairie
  .blurb = Personne ne marche seul.
building-smithy = Forge
  .the = la Forge
  .blurb = Chacun y trouve son talent.
building-spire = Flèche enchantée
  .the = la Flèche enchantée
  .blurb = Être ailleurs.
building-crypt = Crypte
  .the = la Crypte
  .blurb = Le temps n’est rien pour les morts.
building-garden = Jardin
  .the = le Jardin
  .blurb = Une haie n’est qu’une suggestion.
building-playhouse = Théâtre
  .the = le Théâtre
  .blurb = Changer de décor.

villager-raimund = Raimund
  .the = Raimund l’aubergiste
villager-odimus = Odimus
  .the = Odimus le hibou
villager-scruplin = Scruplin
  .the = Scruplin l’éclaireur
villager-brindle = Brindle
  .the = Brindle la bricoleuse
villager-pim = Pim
  .the = Pim le colporteur
villager-mathilda = Mathilda
  .the = Mathilda la maire
villager-gudrun = Gudrun
  .the = Gudrun la forgeronne
villager-elissa = Elissa
  .the = Elissa l’enchanteresse
villager-mort = Mort
  .the = Mort le crâne
villager-fennel = Fennel
  .the = Fennel le jardinier
villager-celeste = Celeste
  .the = Celeste la marionnettiste
villager-william = William
  .the = William le dragon

## Ce qui rend les parties plus faciles ou plus difficiles

modifications-discount-spree = Soldes en folie
  .text = Plus facile : les Parchemins coûtent 1 Cristal.
modifications-time-manipulation = Manipulation temporelle
  .text = Plus facile : après chaque tour, le groupe dit à qui est le prochain, même au même Personnage.
modifications-not-so-pesky-goblins = Des gobelins pas si sournois
  .text = Plus facile : aucune case de la piste des Gobelins ne coûte de Cristaux.
modifications-hard-working-villagers = Villageois opiniâtres
  .text = Plus facile : une carte du Peuple Fée piochée n’amène pas d’autre Événement.
modifications-greedy-merchants = Marchands cupides
  .text = Plus difficile : les Parchemins coûtent 4 Cristaux.
modifications-challenging-adventure = Aventure éprouvante
  .text = Plus difficile : chaque Chapitre demande 3 Cristaux de plus.
modifications-tough-goblins = Gobelins coriaces
  .text = Plus difficile : un Déplacement finit sur une tuile avec un Pillard. Le Pillard est tout de même assommé.
modifications-focused-mind = Une chose à la fois
  .text = Plus difficile : avant chaque partie, le groupe choisit un bâtiment ; seules ses Quêtes peuvent être accomplies.
modifications-things-happen-so-fast = Tout va si vite
  .text = Plus difficile : un Événement sur le dé en amène deux, l’un après l’autre.
modifications-limited-scrolls = Parchemins limités
  .text = Plus difficile : avant chaque partie, chaque Parchemin est confié à un Personnage, et nul autre ne peut l’utiliser.
modifications-one-way-paths = Voies à sens unique
  .text = Plus difficile : aucune tuile n’est foulée deux fois dans un même Déplacement.

## Les mêmes choses, choisies comme cartes

card-none = rien
card-looter = Pillard
card-warden = Gardien
card-ginger-root = { item-ginger-root }
card-honeycomb = { item-honeycomb }
card-moon-truffle = { item-moon-truffle }
card-star-flour = { item-star-flour }
card-reed-flute = { item-reed-flute }
card-frost-bell = { item-frost-bell }
card-thimble-drum = { item-thimble-drum }
card-hurdy-gurdy = { item-hurdy-gurdy }
card-lantern-moth = { item-lantern-moth }
card-stone-toad = { item-stone-toad }
card-velvet-bat = { item-velvet-bat }
card-sock-mouse = { item-sock-mouse }
card-opal-goblet = { item-opal-goblet }
card-brass-astrolabe = { item-brass-astrolabe }
card-silver-comb = { item-silver-comb }
card-first-coin = { item-first-coin }
card-inn = { building-inn }
card-library = { building-library }
card-watchtower = { building-watchtower }
card-workshop = { building-workshop }
card-market = { building-market }
card-town-hall = { building-town-hall }
card-smithy = { building-smithy }
card-spire = { building-spire }
card-crypt = { building-crypt }
card-garden = { building-garden }
card-playhouse = { building-playhouse }

## Pourquoi les règles refusent

ch-gen-1 = Pour le moment, une carte raccourcit les Déplacements. Choisissez une case éclairée.
ch-gen-3 = Il n’en reste plus à côté du plateau.
ch-gen-5 = Tant de Personnages ne peuvent pas jouer : à cette table, il y en a de { $least } à { $most }.
ch-setup-2 = Chaque coin est à l’un des quatre Personnages : placez chacun une fois.
ch-setup-4 = Le labyrinthe de cette campagne ne peut pas être posé : ses tuiles ne sont pas celles de la boîte.
ch-setup-15 = Chaque Personnage est mené par une seule place. Choisissez-en un qui est libre.
ch-setup-17 = Choisissez l’un des Personnages qui jouent.
ch-turn-1 = Ce n’est pas votre tour. { $seat } joue.
ch-act-1 = Un tour a un Déplacement et un Décalage, et celui-ci est utilisé.
ch-act-3 = Cette carte ne peut pas être utilisée ici.
ch-act-5 = Attendez que ceci soit fini. C’est à { $seat } de répondre.
ch-move-1 = Aucun chemin ouvert n’y mène. Choisissez une case éclairée.
ch-move-4 = Sur ce chemin, quelqu’un arrête tout Déplacement. Marchez d’abord jusqu’à lui.
ch-shift-1 = Il n’y a pas de telle flèche. Les flèches vont de 0 à 11.
ch-time-1 = Cela s’utilise dans votre propre phase d’action, entre vos actions.
ch-time-2 = Cela s’utilise dans une phase d’action, entre les actions.
ch-time-3 = Cela s’utilise pendant un Déplacement de son Personnage. Commencez-en un, et faites une pause.
ch-time-9 = La partie est finie. On ne peut plus rien utiliser.
ch-skl-1 = Cette Compétence n’est pas à vous.
ch-skl-4 = Il y a des Sabliers sur cette Compétence. Attendez qu’ils soient partis.
ch-skl-6 = Cela ne changerait rien maintenant. Gardez la carte.
ch-scr-1 = Il y a deux Parchemins de chaque sorte, et le groupe a les deux.
ch-scr-2 = Le groupe ne possède pas ce Parchemin.
ch-scr-e1 = Aucun de vos Personnages n’est sur une tuile mobile.
ch-scr-e3 = Il n’y a de Sablier sur aucune carte.
ch-ff-3 = Cette aide n’est pas là, ou a déjà servi.
ch-chal-6 = Ce Parchemin a été confié à un autre Personnage.
ch-chal-e1 = Choisissez chaque modification une seule fois, et pas la Grande braderie avec les Marchands avides.
ch-dp-4 = Choisissez l’une de ces possibilités pour le groupe.
ch-dp-5 = Choisissez l’un des dés qui sont là.
ch-dp-7 = Relancez des dés qui ne sont pas résolus, ou restez-en là.
ch-dp-8 = Empêchez le pillage, ou restez-en là.
ch-dp-9 = Ce n’est pas possible maintenant. Marchez, décalez, utilisez une carte, ou finissez le tour.
ch-dp-10 = Un Déplacement est en cours. Continuez, ou finissez-le ici.
ch-dp-11 = Choisissez parmi ce qui est proposé.
ch-dp-12 = Choisissez l’un des Personnages qui jouent.
ch-dp-18 = On n’offre que les Objets et les Parchemins qu’un Rituel demande.
ch-dp-21 = Une pause là-bas ne changerait rien. Marchez-y d’une traite.
ch-dp-22 = Une tuile droite est la même après deux quarts de tour. Choisissez l’une de ses deux premières rotations.
ch-dp-23 = La place qui répond pour le groupe est comptée à partir de 0 ; elle va jusqu’à { $most }, et non { $value }.
ch-dp-30 = Ce n’est pas son moment. On vous demandera quand il viendra.
ch-dp-35 = Utilisez quelque chose, ou restez-en là.
ch-shop-3 = La réserve ne peut pas payer cela.
ch-shop-4 = Cet emplacement n’a pas de Clou libre : un Marteau n’y ferait rien.
ch-bld-1 = Un tel bâtiment ne peut pas se trouver à cet emplacement.
ch-bld-3 = Cet emplacement reste fermé jusqu’à ce que le Chapitre 2 soit accompli.
ch-bld-4 = Un bâtiment est réparé quand tous les Clous de son emplacement sont enfoncés, et aucun ne l’est deux fois.
ch-bld-6 = Ces boîtes ne peuvent pas encore être ouvertes.
ch-camp-2 = Le premier Marteau d’une campagne enfonce le Clou de l’emplacement 1.
ch-chap-1 = Il n’y a pas de tels Chapitres.
ch-trk-1 = La piste des Gobelins n’a pas de telle case.
ch-qst-1 = Seules les Quêtes des boîtes ouvertes peuvent être accomplies.
ch-s-2 = Par la piste des Gobelins n’arrivent que des Événements de Gobelins, chacun une fois.
ch-end-3 = Cette boîte ne peut pas être ouverte maintenant.
ch-end-10 = Partez pour une partie qui vous est ouverte, ou rangez la campagne.
ch-fin-1 = La dernière partie demande les quatre Chapitres et un bâtiment à chaque emplacement.
ch-fin-13 = Il reste autant de Rituels accomplis que de cases d’histoire cochées sur la piste des Gobelins, et pas plus.
ch-reset-1 = Cette campagne est finie. Commencez-en une nouvelle.

## Aide sur les règles

help-portal = Finissez ici un Déplacement pour récupérer son Objet. Le Portail s’ouvre ensuite là où se trouve l’Écho de l’Objet suivant.
help-echo = Un Objet encore caché : quand sa carte est piochée, un Portail s’ouvre ici.
help-looter = Vient à un Portail, et prend son Objet quand il y est activé de nouveau. Finissez un Déplacement sur sa tuile pour l’assommer.
help-hourglass = Une Compétence avec des Sabliers se repose. À la fin du tour du Personnage, l’un d’eux s’en va ; pour les Compétences du groupe, un à la fin de chaque tour.
help-crystal = Chaque Objet détenu à la fin de la partie vaut 1 Cristal, et les Objectifs en rapportent d’autres.
help-quest = À accomplir en une seule partie. Deux Quêtes accomplies d’un bâtiment ouvrent sa deuxième boîte, les quatre ouvrent la troisième.
help-objective = Rapporte des Cristaux dans cette partie dès qu’il est rempli.
help-chapter = Gagnez autant de Cristaux en une seule partie pour accomplir le Chapitre.
help-track = Chaque Objet pillé coche une case après la partie. La dernière case met fin à la campagne.
help-nail = Un Marteau enfonce un Clou. Quand tous les Clous d’un emplacement sont enfoncés, un bâtiment y est réparé.
help-folk = Aide une fois, à son moment, qui l’appelle. Ensuite, la carte est hors de cette partie.

## L’écran

screen-cell-start = Départ : { $hero }.
screen-cell-hero = { $hero } se tient ici.
screen-cell-portal = Portail { $colour } : { $item }.
screen-cell-echo = Écho : { $item }.
screen-cell-looters = { $count ->
    [one] Un Pillard.
   *[other] { $count } Pillards.
  }
screen-cell-wardens = { $count ->
    [one] Un Gardien : tout Déplacement s’arrête ici.
   *[other] { $count } Gardiens : tout Déplacement s’arrête ici.
  }
screen-cell-dragon = Le Dragon.
screen-die-colour = Dé : { $colour }
screen-die-event = Dé : Événement
screen-no-way = Aucun chemin ne mène d’ici à { $cell }.
screen-turns = La tuile en { $cell } tourne.
screen-reach-item = { $hero } pourrait prendre { $item-the }
screen-reach-finds = { $list }.
screen-reach-places = { $places ->
    [0] { $hero } ne pourrait aller nulle part.
    [one] { $places } place serait à la portée de { $hero }.
   *[other] { $places } places seraient à la portée de { $hero }.
  }
screen-collects = À prendre : { $list }.
screen-map-item = { $item } en { $cell }
screen-pause = Faire une pause
screen-pause-how = Choisissez une place éclairée où le Déplacement fait une pause ; il continue ensuite.
screen-pause-here = Faire une pause ici
screen-end-final = Les dés sont lancés pour le tour suivant ; cela ne se reprend pas.
screen-cards = Cartes à portée de main
screen-card-of = { $name }, { $hero }.
screen-card-idle = Inutilisable pour l’instant.
screen-glass-on = { $count ->
    [one] { $count } Sablier est posé dessus.
   *[other] { $count } Sabliers sont posés dessus.
  }
screen-glass-cost = { $count ->
    [one] Elle se repose ensuite sous { $count } Sablier.
   *[other] Elle se repose ensuite sous { $count } Sabliers.
  }
screen-items = Objets
screen-echoes-left = { $count ->
    [0] Plus aucun Écho
    [one] Encore { $count } Écho
   *[other] Encore { $count } Échos
  }
screen-none = aucun pour l’instant
screen-looted = Pillés
screen-looted-none = rien n’est pillé
screen-holds = { $hero } détient : { $list }.
screen-holds-nothing = { $hero } ne détient encore rien.
screen-quests = Quêtes
screen-objectives = Objectifs
screen-rituals = Rituels
screen-checks = { $count } sur { $most }
screen-pays = { $count ->
    [one] Rapporte { $count } Cristal
   *[other] Rapporte { $count } Cristaux
  }
screen-done = fait
screen-crystals = { $count ->
    [one] { $count } Cristal dans cette partie
   *[other] { $count } Cristaux dans cette partie
  }
screen-overview = Quêtes et Objets
screen-wants = Quand on vous demande
screen-ask-less = Me demander moins souvent
screen-known = Ce que tout le monde sait
screen-next-events = Les prochains Événements
screen-next-items = Les prochains Objets
screen-last-events = Tout en bas de la pioche des Événements
screen-last-event = Le dernier Événement
screen-event = Événement
screen-completed = Accompli
screen-order-top = Dessus : { $list }
screen-order-bottom = Sous la pioche : { $list }
screen-order-both = Dessus : { $list }. Sous la pioche : { $below }
screen-waits = C’est à { $seat } de jouer.
screen-setup = La table se prépare.
screen-game-number = Partie { $number } de la campagne
screen-corners-how = Touchez deux Personnages pour échanger leurs coins.
screen-corners-done = Poser le labyrinthe ainsi

## Pourquoi un choix est bon

why-only = Il n’y a rien d’autre à choisir.
why-usual = La plupart des groupes font ainsi, et cela convient à tous.
why-hammer = Un Marteau rapproche le prochain bâtiment ; l’emplacement { $slot } sera fini le premier.
why-scroll = { $card } ne coûte pas cher, et le prochain Marteau reste à votre portée.
why-repair = { $building } : une aide dans toutes les parties à venir.
why-keep = Ce qui a pris le plus de temps doit rester accompli.
why-final = Tout est prêt pour le dernier chemin dans le labyrinthe.
why-onward = Le village a encore besoin de Cristaux.
why-offer = { $ritual } reçoit une coche, et rien d’autre n’en a plus besoin.
why-guard = { $card } empêche le pillage, c’est fait pour cela.
why-look = { $card } ne coûte rien dont on ait besoin maintenant, et reviendra d’autant plus vite.
why-reroll = Ces dés coûteraient plus cher que { $card }.
why-pass = Cela coûte moins que ne vaut la carte.
why-answer = Ainsi la table est au mieux pour le prochain tour.
why-ritual = Accomplit un Rituel : { $ritual }.
why-quest = Accomplit une Quête : { $quest }.
why-objective = Un Objectif rapporte : { $card }.
why-saved = Empêche un pillage.
why-token = Prend un jeton en chemin : { $token }.
why-items = { $count ->
    [2] Rapporte deux Objets en un tour, d’abord { $item-the }.
   *[other] Rapporte { $count } Objets en un tour, d’abord { $item-the }.
  }
why-item = Récupère { $item-the }.
why-rescue = Récupère { $item-the } avant le Pillard qui est là.
why-soothe = Apaise le Dragon, pour les Rituels.
why-goblins = { $count ->
    [one] Assomme un Gobelin avant qu’il ne nuise.
   *[other] Assomme { $count } Gobelins avant qu’ils ne nuisent.
  }
why-shift = Ouvre des chemins : plus de Portails seront à portée au prochain tour.
why-card = { $card } aide le plus maintenant.
why-place = { $cell } est une bonne place pour le prochain tour.
why-rest = Plus rien ne vaut son prix maintenant ; ce qui est gardé servira plus tard.

## Le village à l’écran

village-asked-end-village = Ouvrir les boîtes
village-asked-end-shop = À la boutique
village-asked-end-building = Choisir un bâtiment
village-asked-end-rituals = Choisir des Rituels
village-asked-camp-next = Repartir ?
village-map = Le village
village-gate = Porte du labyrinthe
village-list = Tous les emplacements du village
village-show-map = Voir la carte
village-show-list = Voir la liste
village-lot = Emplacement { $slot }
village-lot-of = Emplacement { $slot } : { $buildings }.
village-lot-shut = Décombres
village-lot-shut-why = Le haut du village s’ouvre avec le Chapitre 2.
village-any-building = N’importe quel bâtiment
  .hint = Cette feuille ne nomme aucun bâtiment : avec le dernier Clou, choisissez-en un qui est encore en ruine.
village-one-of-two = Un seul des deux peut être réparé dans cette campagne.
village-stands = De nouveau debout.
village-stands-short = De nouveau debout
village-stands-ruin = En ruine
village-stands-scaffold = En réparation
village-quests-done = Quêtes accomplies : { $done } sur { $all }.
village-nails-filled = Clous enfoncés : { $filled } sur { $nails }
village-hammer-price = Un Marteau coûte { $price } Cristaux.
village-hammer-buy = Acheter un Marteau
village-keeps = { $count ->
    [one] Il vous reste { $count } Cristal. Vous pouvez annuler jusqu’à l’entrée dans le labyrinthe.
   *[other] Il vous reste { $count } Cristaux. Vous pouvez annuler jusqu’à l’entrée dans le labyrinthe.
  }
village-too-dear = { $count ->
    [one] Il manque { $count } Cristal pour un Marteau.
   *[other] Il manque { $count } Cristaux pour un Marteau.
  }
village-too-dear-short = trop cher
village-crystals = { $count ->
    [one] { $count } Cristal
   *[other] { $count } Cristaux
  }
village-stash = Réserve
village-after-game = { $number ->
    [one] Après la première partie
   *[other] Après la partie { $number }
  }
village-chapters = Chapitres terminés : { $done } sur { $all }
village-chapters-done = Tous les Chapitres sont terminés
village-chapter-next = Chapitre { $chapter } : { $need } Cristaux en une partie
village-track = Piste des Gobelins
village-track-told = Cases cochées par les Gobelins : { $marks } sur { $all }.
village-track-ahead-loss = La case { $space } coûte { $loss } Cristaux.
village-track-ahead-script = Sur la case { $space }, il se passe quelque chose.
village-track-ahead-last = Avec la case { $space }, la campagne est perdue.
village-journal = L’histoire jusqu’ici
village-journal-empty = Rien n’est encore écrit ici.
village-now = Après cette partie
village-game = Partie { $number }
village-page = Objets : { $held }, pillés : { $looted }, Cristaux : { $crystals }, tours : { $turns }.
village-page-chapter = Chapitre { $chapter } terminé.
village-page-quests = Quêtes accomplies : { $quests }
village-script = Script { $number }
village-box-of = { $building }, boîte { $box }
village-box-inside = Dans la boîte
village-box-needs = La boîte { $box } s’ouvre avec { $wanted } Quêtes accomplies.
village-boxes-open = { $count ->
    [one] { $count } boîte ouverte sur 3
   *[other] { $count } boîtes ouvertes sur 3
  }
village-new-cards = Nouveau dans la campagne : { $cards }
village-quests = Quêtes
village-quests-shared = Communes au groupe
village-quests-none = Aucune Quête en cours. Réparez un bâtiment pour en recevoir.
village-quests-all = Toutes les Quêtes sont accomplies.
village-quest-done = (accomplie)
village-quest-need = { $need } fois en une partie
village-shop = Boutique
village-shop-hammers = Choisissez un emplacement du village pour acheter un Marteau à { $price } Cristaux.
village-shop-hammers-dear = Un Marteau coûte { $price } Cristaux : pas encore.
village-shop-hammers-none = Tous les Clous possibles sont enfoncés.
village-scroll-buy = Acheter { $card } pour { $price } ; il reste { $keeps } Cristaux
village-owned = { $owned } sur { $copies }
  .all = { $owned } sur { $copies } au groupe
village-shop-done = Quitter la boutique
village-repair = Que faut-il reconstruire ici ?
village-repair-one = L’autre reste en ruine pour cette campagne. Le contenu se découvre à l’ouverture de la boîte.
village-repair-any = N’importe quel bâtiment encore en ruine. Le contenu se découvre à l’ouverture de la boîte.
village-boxes = Boîtes à ouvrir
village-boxes-hint = Assez de Quêtes sont accomplies. Ouvrez-les dans l’ordre de votre choix.
village-box-open = { $building } : ouvrir la boîte { $box }
village-rituals = Rituels conservés
village-rituals-hint = { $most ->
    [0] Aucun ne peut être conservé cette fois.
    [one] Vous pouvez conserver { $most } Rituel accompli pour le prochain essai.
   *[other] Vous pouvez conserver { $most } Rituels accomplis pour le prochain essai.
  }
village-rituals-keep = { $count ->
    [0] N’en garder aucun
    [one] En garder { $count }
   *[other] Garder ces { $count }
  }
village-leave = Repartir ?
village-scenario = Ce que l’on joue
village-scenario-standard = Une partie normale
  .hint = Récoltez des Objets pour les Cristaux, les Chapitres et les Quêtes.
village-scenario-final = Purifier le Dragon
  .hint = Tous les Rituels en une partie. En cas d’échec, les Gobelins cochent 5 cases de plus.
village-enter = Entrer dans le labyrinthe
village-save = Garder pour un autre jour
  .hint = Le labyrinthe est rangé ; tout le reste demeure.
village-modifications = { $count ->
    [0] Plus facile ou plus difficile ?
   *[other] Plus facile ou plus difficile : { $count }
  }
village-modifications-easy = Plus facile
village-modifications-challenge = Plus difficile
village-gone = Le groupe est reparti
  .hint = La prochaine partie a sa propre table.
village-saved = Campagne gardée
  .hint = Elle vous attend. La prochaine partie commence par un nouveau labyrinthe.
village-next-game = Vers la prochaine partie
village-trophies = Aimants
village-trophies-hint = Un par bâtiment reconstruit et par habitant dont toutes les Quêtes sont accomplies. Placez-les à votre goût ; ce navigateur les garde.
village-trophies-passing = Le stockage est fermé ici : ils disparaîtront avec la page.
village-trophies-none = Pas encore. Le premier bâtiment apporte le premier aimant.
village-trophies-tidy = Ranger
village-trophy = { $name }. Les flèches du clavier le déplacent.
village-close = Fermer
village-skip = Passer { $count } pages
village-read-on = Lire la suite
village-to-village = Vers le village
village-count = La partie est finie
village-count-items = Objets rapportés
village-count-cards = Objectifs et autres cartes
village-count-sum = Cristaux de cette partie : { $crystals }
village-count-first = La première partie ne termine aucun Chapitre
  .hint = Le village commence avec au moins 10 Cristaux.
village-count-chapter = Le Chapitre { $chapter } est terminé
village-count-no-chapter = Le Chapitre { $chapter } attendra
village-count-need = Il demande { $need } Cristaux en une partie ; vous en avez { $crystals }.
village-count-done = Terminé
village-count-stash = Réserve
  .hint = { $gained } de plus
village-count-track = { $count ->
    [one] Les Gobelins cochent { $count } case : { $last } sur { $all }
   *[other] Les Gobelins cochent { $count } cases : { $last } sur { $all }
  }
village-count-track-first = Les pillages n’ont pas encore de conséquence
village-count-track-none = Rien n’a été pillé
village-count-lost = { $count ->
    [one] Ils emportent { $count } Cristal de la réserve.
   *[other] Ils emportent { $count } Cristaux de la réserve.
  }
village-result-won = La campagne est gagnée
  .hint = William est redevenu lui-même, et le village est debout.
village-result-lost = La campagne est perdue
  .hint = Le labyrinthe s’est effondré. Tout le monde va bien, et l’on dessine déjà une nouvelle carte.
village-score = Score : { $score }
  .how = Marques sur la piste des Gobelins : { $track }. Modifications plus faciles : { $eased }. Plus dures : { $challenged }.
characters-0 = un par place

## L’analyse d’une partie

standing-race = Les explorateurs contre les pillards
standing-graph = Ce qu’il reste à faire aux explorateurs et les objets qui restent dans le labyrinthe, après chaque tour. À la fin : { $left }
standing-team = Les explorateurs
  .left = restent à faire
standing-against = Le labyrinthe
  .left = objets restants
standing-left = Il reste { $team } à faire et { $against ->
    [one] { $against } objet
   *[other] { $against } objets
  }.
standing-hope = Il reste { $team } à faire et { $against ->
    [one] { $against } objet
   *[other] { $against } objets
  } ; à partir d’ici, une bonne équipe aurait atteint son but dans { $percent } % des parties.
standing-lost = Ici, le but de la partie a été perdu
standing-lost-mark = perdu ici

## La leçon

lesson-welcome = Le village est en ruine, et ce qu’il lui faut se trouve dans le labyrinthe. Vous menez Roger, dans le coin en haut à gauche. Quatre Objets attendent à des Portails, chacun de sa couleur et de sa forme. Rapportez-en autant que possible, tous ensemble : ce que l’un de vous tient, le village l’a.
lesson-die = Chaque tour commence par le dé du labyrinthe. Il a montré le jaune, et un Pillard est venu au Portail jaune, en D2. Il attend. Au prochain jaune, il prend la Cloche de givre, et elle est perdue.
lesson-push = Ensuite vous agissez : un Déplacement et un Décalage, dans l’ordre qui vous plaît, ou rien. Aucun chemin ne mène encore à la Cloche de givre. Tournez la tuile libre et poussez-la à la flèche marquée : la colonne B descend d’une case, avec tout ce qui s’y trouve.
lesson-walk = Le chemin s’éclaire maintenant jusqu’où vous pouvez aller. Allez au Portail jaune, en D2. Seule compte la case où le Déplacement finit : ce que vous ne faites que passer reste où il est.
lesson-echo = Le Pillard est assommé, et la Cloche de givre est à vous. Le Portail s’est rouvert là où se trouvait un Écho, avec l’Objet de cet Écho. Chaque Écho du labyrinthe est un endroit où un Portail s’ouvrira un jour ; qui s’y tient alors reçoit l’Objet aussitôt.
lesson-turn = Vous avez marché et poussé. Finissez votre tour. Si d’autres jouaient avec vous, ce serait à eux ; seul, vous continuez.
lesson-event = Cette fois, le dé a montré un Événement. La première carte de la pioche est révélée et fait ce qu’elle dit : Doigts légers a envoyé un Pillard au Portail violet. Un Événement qui va sous la pioche reviendra.
lesson-race = Cette fois le chemin est ouvert, sans Décalage. Soyez plus rapide que le Pillard : allez au Portail violet, en E1.
lesson-end = Deux Objets, et rien de pillé. Quand le dernier Objet a quitté le labyrinthe, la partie finit, et le village compte ce que vous rapportez. C’est là que la campagne commence : vous réparez des bâtiments, et chacun ouvre une boîte avec de nouvelles cartes, des gens et des tâches. Rien n’en est dit avant.
fact-found = Objets récupérés

## Ce que mesure le laboratoire

part-first = Première partie
part-1 = Chapitre 1
part-2 = Chapitre 2
part-3 = Chapitre 3
part-4 = Chapitre 4
part-later = Après les Chapitres
part-final = Le scénario final
measure-held = Objets gardés
measure-looted = Objets pillés
measure-crystals = Cristaux
measure-quests = Quêtes accomplies
measure-done = parties qui accomplissent un Chapitre ou tous les Rituels
measure-wardens = parties qui finissent par un cinquième Gardien
measure-track = cases cochées sur la piste des Gobelins
