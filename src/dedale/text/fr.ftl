## Les mots de la maison : ce qui n’appartient à aucun jeu en particulier.

# Les pions
colour-red = Rouge
colour-yellow = Jaune
colour-blue = Bleu
colour-green = Vert

# Les flèches, d’après ce qu’elles poussent et d’où
arrow-0 = colonne B depuis le haut
  .the = la colonne B depuis le haut
arrow-1 = colonne D depuis le haut
  .the = la colonne D depuis le haut
arrow-2 = colonne F depuis le haut
  .the = la colonne F depuis le haut
arrow-3 = rangée 2 depuis la droite
  .the = la rangée 2 depuis la droite
arrow-4 = rangée 4 depuis la droite
  .the = la rangée 4 depuis la droite
arrow-5 = rangée 6 depuis la droite
  .the = la rangée 6 depuis la droite
arrow-6 = colonne B depuis le bas
  .the = la colonne B depuis le bas
arrow-7 = colonne D depuis le bas
  .the = la colonne D depuis le bas
arrow-8 = colonne F depuis le bas
  .the = la colonne F depuis le bas
arrow-9 = rangée 2 depuis la gauche
  .the = la rangée 2 depuis la gauche
arrow-10 = rangée 4 depuis la gauche
  .the = la rangée 4 depuis la gauche
arrow-11 = rangée 6 depuis la gauche
  .the = la rangée 6 depuis la gauche

## Ce qui peut clocher dans une nouvelle table

no-such-game = Aucun jeu ne s’appelle « { $value } ». Choisissez parmi : { $known }.
no-such-language = La langue « { $value } » n’existe pas ici. Choisissez en, fr ou de.
no-such-player = Le joueur « { $value } » n’existe pas. Choisissez parmi : { $known }.
no-such-option = L’option « { $field } » n’existe pas. Les options de ce jeu : { $known }.
bad-choice = L’option « { $field } » ne peut pas valoir « { $value } ». Elle signifie : { $option }. Elle peut valoir : { $known }.
bad-value = L’option « { $field } » ne peut pas valoir « { $value } ». Elle signifie : { $option }.
wrong-seats = Ce jeu se joue de { $least } à { $most } places, et non { $seats }. Choisissez un nombre entre les deux.

## Ce qui peut clocher dans une partie enregistrée

record-unreadable = Impossible de lire { $file } : { $why }. Vérifiez le nom du fichier.
record-unwritable = Impossible de garder la partie dans { $file } : { $why }. Choisissez un autre fichier.
record-damaged = { $file } est abîmé, ou n’est pas une partie enregistrée : { $why }. Prenez une autre copie.
record-field = { $file } n’est pas une partie que l’on puisse rejouer : { $why }.
record-format = { $file } est écrit au format { $format } ; ce programme lit les formats 1 à { $known }.
record-game = { $file } est une partie de « { $game } », un jeu qui n’est pas ici. Les jeux d’ici : { $known }.
record-rules = { $file } suit la version { $rules } des règles ; ce programme connaît la version { $known }. Ouvrez-le avec le Dedale qui l’a écrit.
record-content = { $file } a été joué avec le contenu { $content } ; ce programme a le contenu { $known } : des cartes ou des tuiles diffèrent. Ouvrez-le avec le Dedale d’origine.
record-unmarked = { $file } ne dit pas avec quelles cartes et quelles tuiles on y a joué : il vient d’un Dedale antérieur à la première version publiée. Ouvrez-le avec le Dedale d’origine.
record-pack = { $file } a été joué avec un paquet qui ne va pas avec les cartes de ce programme. Ouvrez-le avec le Dedale d’origine.
record-illegal = { $file } est abîmé : les règles refusent son action numéro { $seq } ({ $rule }). Prenez une autre copie.
record-differs = { $file } est abîmé : ce qui arrive à son action numéro { $seq } n’est pas ce qu’il raconte. Prenez une autre copie.
record-order = { $file } est abîmé : l’action numéro { $seq } vient après le numéro { $last }. Prenez une autre copie.

## Ce qui peut clocher dans une position

notation-missing = La position s’arrête trop tôt ; il manque { $field ->
    [rows] les sept rangées
    [spare] la tuile libre
    [pawns] les pions
    [active] le numéro du pion qui doit jouer
   *[forbidden] la flèche interdite (ou « - »)
  }.
notation-extra = La position devrait s’arrêter ici.
notation-tile = Une tuile est attendue ici : l’une de ─ │ └ ┌ ┐ ┘ ├ ┬ ┤ ┴.
notation-row = Une rangée compte sept tuiles ; « / » est attendu ici.
notation-rows = Il y a sept rangées ; une espace est attendue ici.
notation-spare = La tuile libre s’écrit dans sa rotation 0 : l’une de │ └ ├.
notation-pawn = Un pion s’écrit avec deux chiffres de 0 à 6, rangée et colonne ; des virgules séparent les pions.
notation-active = Le pion qui doit jouer se compte à partir de 0 ; ici, { $most } au plus.
notation-arrow = La flèche interdite est un nombre de 0 à { $most }, ou « - ».
record-option = { $file } est abîmé : avec ce « { $field } », aucune table ne peut être dressée. Prenez une autre copie.
record-exists = { $file } existe déjà. Choisissez un autre nom.

## Ce qui peut clocher dans la réserve

store-unavailable = La partie ne peut pas être gardée pour l’instant : { $why }. Rien n’est perdu ; réessayez dans un moment.
stale = La table en est au coup { $now }, et vous regardiez le coup { $seen }. Regardez encore, puis décidez.
step-illegal = Cette table est abîmée : les règles refusent son coup { $seq } ({ $rule }).
no-such-table = La table « { $table } » n’existe pas. Vérifiez le lien.
bad-database = « { $value } » n’est pas une base de données utilisable. Elle commence par l’un de : { $known }.
newer-database = Cette base de données vient d’un Dedale plus récent ({ $why }). Mettez Dedale à jour, ou choisissez un autre endroit.

## Ce qui peut clocher dans une campagne

no-such-campaign = Il n’y a pas de campagne « { $campaign } ». Vérifiez le lien.
no-such-leg = Cette campagne compte { $most ->
    [one] 1 partie
   *[other] { $most } parties
  } ; il n’y a pas de partie { $number }.
no-campaigns = Ce jeu n’a pas de campagnes. Dressez plutôt une table.
only-campaigns = Ce jeu se joue en campagne. Commencez-en une au lieu d’une table isolée.
story-over = L’histoire de cette campagne est racontée jusqu’au bout. Commencez-en une nouvelle.
too-many-games = Une campagne compte { $most } parties au plus. Commencez-en une nouvelle.
not-chosen-anew = L’option « { $field } » reste la même pendant toute la campagne. Ce qui se choisit à chaque partie : { $known }.
no-such-beginning = Une campagne ne peut pas encore commencer ainsi. Les débuts possibles : { $known }.
settled-by-beginning = L’option « { $field } » dépend du début de la campagne. Ne la donnez pas.
branch-seats = Cette partie a { $most } places, pas { $seats }. Choisissez-en autant.
campaign-game = { $file } est abîmé : sa partie { $leg } est « { $game } », qui n’appartient pas à cette campagne. Prenez une autre copie.
campaign-broken = { $file } est abîmé : la partie { $leg } ne commence pas là où la partie { $before } a fini. Prenez une autre copie.

## Reprendre un coup

undo = Reprendre le dernier coup
undone = { $seat } reprend un coup.
no-undo = Vous n’avez rien à reprendre : votre dernier coup a montré du nouveau, ou quelqu’un a joué depuis.
no-such-step = Il n’y a pas de coup { $step } où revenir.

## Pourquoi le serveur refuse

bad-json = Ce message n’est pas du JSON : { $why }.
bad-message = Ce message est incompréhensible : { $why }.
bad-action = Ce n’est pas une action du jeu : { $why }.
too-long = Ce message est trop long. Il peut avoir { $most } octets.
too-fast = C’était un peu rapide. Attendez un instant, puis continuez.
too-many-sockets = Trop de fenêtres sont ouvertes depuis cette adresse ; { $most } est le maximum. Fermez-en une.
too-many-tables = Ce serveur garde { $most } tables au plus, et toutes sont prises. Adressez-vous à qui le gère.
too-many-steps = Cette table a vu { $most } coups et n’en prend plus. Installez-en une autre.
long-name = Le nom « { $value }… » est trop long : { $most } lettres au plus.
no-hello = La connexion a été fermée, car elle n’a pas dit qui elle est. Rechargez la page.
hello-again = Cette connexion a déjà dit qui elle est.
wrong-key = Ce lien n’ouvre pas la place { $number }. Demandez-en un nouveau.
invitation-used = Quelqu’un a pris cette place avec cette invitation, qui ne sert qu’une fois. Si c’était vous, continuez dans le navigateur où vous avez pris place ; sinon, demandez une autre place à qui a installé la table.
invitation-unclaimed = Ceci est une invitation ; elle n’ouvre rien par elle-même. Suivez d’abord son lien et prenez place.
not-your-seat = Cette place n’est pas la vôtre.
watching-only = Vous regardez la partie. Il faut une place pour faire cela.
seat-handed = L’ordinateur tient cette place en ce moment. Reprenez-la d’abord.
seat-is-here = La personne de cette place est là.
seat-taken = Cette place est déjà prise. Choisissez-en une autre.
no-such-place = Il n’y a pas de place { $number } à cette table ; on les compte de 0 à { $most }.
no-question = Personne ne demande rien. La partie a continué.
not-over = Il faut attendre la fin de la partie.
not-offered = Ce n’est pas possible maintenant.
other-origin = Les requêtes de { $origin } ne sont pas admises ici.
no-such-page = Il n’y a rien à cette adresse.
wrong-method = Cette adresse ne s’utilise pas ainsi.
server-broke = Quelque chose s’est cassé de notre côté. Votre partie est gardée jusqu’au dernier coup.
no-lesson = Il n’y a pas encore de leçon pour ce jeu. Ses règles sont à portée de touche.
hints-off = Il n’y a pas de conseils à cette table.
hints-used = { $most ->
    [one] Vous avez eu votre conseil. Cette table en donne un par place.
   *[other] Vous avez eu vos { $most } conseils. Cette table n’en donne pas davantage.
  }
no-hint = Personne ici ne peut encore donner de conseils pour ce jeu.
kernels-missing = Les joueurs de l’ordinateur de ce jeu se préparent à leur première réflexion : cela prend une minute environ, une seule fois.
kernels-compiling = Les joueurs de l’ordinateur de ce jeu se préparent : cela prend une minute environ, une seule fois. Redemandez ensuite.
kernels-absent = Numba manque ici : à ce jeu, tous les niveaux de l’ordinateur jouent comme « greedy ». Pour les avoir tous : pip install 'dedale[fast]'
not-your-turn = Vous pouvez demander un conseil quand c’est à vous de jouer.
not-together = Dans ce jeu, chacun joue pour soi : il n’y a rien à proposer.
proposal-hidden = Personne ne sait ce que cela révélerait. La proposition doit s’arrêter là.
no-review = Personne ici ne peut encore analyser ce jeu.
practice-seats = Cette partie compte { $most } places, et non { $seats }. Choisissez-en autant pour vous entraîner.
practice-over = La partie est finie au coup { $step }. Choisissez un coup antérieur pour vous entraîner.

## Le labyrinthe, pour les écrans

maze-board = Labyrinthe de 7 rangées et 7 colonnes
arrows-top = Flèches en haut
arrows-right = Flèches à droite
arrows-bottom = Flèches en bas
arrows-left = Flèches à gauche
arrow-slide = Pousser { $arrow-the }.
arrow-chosen = Pousser { $arrow-the } : flèche choisie. Appuyez encore pour pousser.
arrow-idle = Flèche : { $arrow }.

moves-0 = La colonne B se déplace vers le bas.
  .locked = Colonne B depuis le haut, bloquée : ce serait annuler la dernière poussée.
moves-1 = La colonne D se déplace vers le bas.
  .locked = Colonne D depuis le haut, bloquée : ce serait annuler la dernière poussée.
moves-2 = La colonne F se déplace vers le bas.
  .locked = Colonne F depuis le haut, bloquée : ce serait annuler la dernière poussée.
moves-3 = La rangée 2 se déplace vers la gauche.
  .locked = Rangée 2 depuis la droite, bloquée : ce serait annuler la dernière poussée.
moves-4 = La rangée 4 se déplace vers la gauche.
  .locked = Rangée 4 depuis la droite, bloquée : ce serait annuler la dernière poussée.
moves-5 = La rangée 6 se déplace vers la gauche.
  .locked = Rangée 6 depuis la droite, bloquée : ce serait annuler la dernière poussée.
moves-6 = La colonne B se déplace vers le haut.
  .locked = Colonne B depuis le bas, bloquée : ce serait annuler la dernière poussée.
moves-7 = La colonne D se déplace vers le haut.
  .locked = Colonne D depuis le bas, bloquée : ce serait annuler la dernière poussée.
moves-8 = La colonne F se déplace vers le haut.
  .locked = Colonne F depuis le bas, bloquée : ce serait annuler la dernière poussée.
moves-9 = La rangée 2 se déplace vers la droite.
  .locked = Rangée 2 depuis la gauche, bloquée : ce serait annuler la dernière poussée.
moves-10 = La rangée 4 se déplace vers la droite.
  .locked = Rangée 4 depuis la gauche, bloquée : ce serait annuler la dernière poussée.
moves-11 = La rangée 6 se déplace vers la droite.
  .locked = Rangée 6 depuis la gauche, bloquée : ce serait annuler la dernière poussée.

cell-fixed = Tuile fixe.
cell-movable = Tuile mobile.
cell-home = Départ : { $seat }.
cell-bears = { $treasure }.
cell-stands = { $seat } se tient ici.
cell-you = { $seat } se tient ici, c’est vous.
cell-reach = { $steps ->
    [0] Vous pouvez rester ici.
    [one] Accessible, 1 pas.
   *[other] Accessible, { $steps } pas.
  }
cell-cut = Hors d’atteinte.

openings-3 = Ouverte au nord et à l’est.
openings-5 = Ouverte au nord et au sud.
openings-6 = Ouverte à l’est et au sud.
openings-7 = Ouverte au nord, à l’est et au sud.
openings-9 = Ouverte au nord et à l’ouest.
openings-10 = Ouverte à l’est et à l’ouest.
openings-11 = Ouverte au nord, à l’est et à l’ouest.
openings-12 = Ouverte au sud et à l’ouest.
openings-13 = Ouverte au nord, au sud et à l’ouest.
openings-14 = Ouverte à l’est, au sud et à l’ouest.

spare-tile = Tuile libre
spare-straight = Tuile libre, droite.
spare-corner = Tuile libre, coude.
spare-junction = Tuile libre, croisement.
spare-turn = Appuyez sur R pour tourner.
spare-how = Glissez-la ou touchez une flèche
spare-rests = Cette tuile entrera à la prochaine poussée.
spare-waits = La place suivante poussera cette tuile.
turn-left = Tourner à gauche
turn-right = Tourner à droite
turn-how = Molette, toucher ou { $key } pour tourner
turn-how-touch = Touchez la tuile pour la tourner, une flèche pour essayer.

step-slide = Pousser
step-walk = Marcher
step-message = Message
slide-in = Pousser la tuile
slide-hint = Choisissez une flèche pour la tuile libre.
take-back = Remettre en place
walk-here = Aller ici
stay-here = Rester ici
stay = Rester
walk-hint = Choisissez une case éclairée, ou restez.
walk-nowhere = Aucun chemin ne part d’ici. Restez sur place.
walk-way = { $steps ->
    [one] 1 pas jusqu’en { $cell }.
   *[other] { $steps } pas jusqu’en { $cell }.
  }
walk-stay = Vous êtes en { $cell }.
map-item = { $steps ->
    [one] { $treasure } en { $cell }, 1 pas
   *[other] { $treasure } en { $cell }, { $steps } pas
  }
map-in-words = Accessible : { $list }.

# Les erreurs dans les cartes et les paquets de cartes ; fichiers, cartes et champs s’appellent comme ils s’écrivent
bad-content = { $count ->
    [one] Il y a une erreur dans les cartes ; aucune n’est chargée :
   *[other] Il y a { $count } erreurs dans les cartes ; aucune n’est chargée :
  }
content-file = { $where } : le fichier « { $value } » n’existe pas ; vouliez-vous dire « { $near } » ?
content-file-far = { $where } : le fichier « { $value } » n’existe pas. Il y a : { $known }.
content-toml = { $where } : ce n’est pas du TOML. { $why }
content-field = { $where } : le champ « { $value } » n’existe pas ; vouliez-vous dire « { $near } » ?
content-field-far = { $where } : le champ « { $value } » n’existe pas. Il y a : { $known }.
content-missing = { $where } : il manque le champ « { $field } ».
content-word = { $where } : { $field } « { $value } » est inconnu ; vouliez-vous dire « { $near } » ?
content-word-far = { $where } : { $field } « { $value } » est inconnu. Il y a : { $known }.
content-kind = { $where } : { $field } doit être { $wanted }.
content-least = { $where } : { $field } doit valoir au moins { $count }.
content-most = { $where } : { $field } doit valoir au plus { $count }.
content-short = { $where } : il faut au moins { $count } { $field }.
content-long = { $where } : il faut au plus { $count } { $field }.
content-length = { $where } : il faut exactement { $count } { $field }.
content-letters = { $where } : { $field } « { $value } » ne peut contenir que des minuscules, des chiffres et des traits d’union simples.
content-twice = { $where } : cet identifiant est déjà pris, par { $other }.
content-count = { $where } : { $field } : il y en a { $count }, il en faut { $most }.
content-room = { $where } : { $field } : la plus grande a { $most } cases, et il y a { $count } Objets. Il faut en écrire une plus grande, ou moins de séries.
content-id = { $where } : l’identifiant doit avoir cette forme : { $wanted }
content-needs = { $where } : { $field } : il en faut exactement un avec l’effet « { $value } ».
content-with = { $where } : { $field } « { $value } » demande l’effet « { $effect } ».
content-elsewhere = { $where } : { $field } « { $value } » n’agit que dans { $files }.
content-fairies = { $where } : { $field } « { $value } » n’agit que comme premier effet d’une fée ; ce qui touche au dé, comme seul effet.
content-folder = { $where } : ce dossier est illisible. { $why }
content-letter = { $where } : ce fichier n’est pas écrit en UTF-8 : l’octet { $byte } n’appartient à aucune lettre. Enregistrez-le en UTF-8.
content-empty = { $where } : ce dossier ne contient aucun fichier de paquet.
content-size = { $where } : un paquet a au plus { $most } octets.
content-pack = { $where } : ce n’est pas un paquet. { $why }
content-name = { $where } : « { $value } » ne nomme aucune carte du paquet ; vouliez-vous dire « { $near } » ?
content-name-far = { $where } : « { $value } » ne nomme aucune carte du paquet. Il y a : { $known }.
content-line = { $where } : une ligne avec un nom s’écrit ainsi : card-item-torch = Torche
no-such-pack = Il n’y a pas de paquet « { $value } » ici. Il y a : { $known }.
wanted-int = un nombre entier
wanted-float = un nombre
wanted-str = un texte
wanted-bool = true ou false
wanted-array = une liste
wanted-object = une table

## Ce que le laboratoire ne peut pas faire varier

no-such-number = Il n’y a pas de nombre « { $path } » à cette table ; vouliez-vous dire « { $near } » ?
no-such-number-far = Il n’y a pas de nombre « { $path } » à cette table. Un nombre se nomme par une option, ou par fichier, tableau, carte et champ, comme « common.toml/item/item-sling/copies ».
no-cards = « { $path } » ne peut pas varier : ce jeu n’accepte pas de paquets, seules ses options peuvent changer.
no-number = « { $path } » est un nombre, et « { $value } » n’en est pas un.
bad-values = « { $value } » ne nomme aucune valeur. Écrivez un intervalle, comme 4..12 ou 4..12..2, ou une liste, comme 4,8,16.
many-values = On fait varier un nombre sur { $most } valeurs au plus, et il y en a { $count }.
no-such-part = Il n’y a pas de « { $value } » à retirer à cette table ; vouliez-vous dire « { $near } » ?
no-such-part-far = Il n’y a pas de « { $value } » à retirer à cette table. Nommez une chose, ou toutes celles d’une sorte : { $known }.
