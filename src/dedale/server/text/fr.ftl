## L’accueil

lobby-title = À quoi joue-t-on ?
lobby-lead = Autour d’un écran, d’un bout à l’autre du pays, ou avec l’ordinateur sur les chaises vides.
lobby-how-to-play = Apprendre à jouer
lobby-rules = Règles
lobby-home = Retour à l’accueil
lobby-games = Jeux
lobby-players = { $least ->
    [one] { $most ->
        [one] 1 joueur
       *[other] 1 à { $most } joueurs
      }
   *[other] { $least } à { $most } joueurs
  }
lobby-new-here = Première visite ? Une courte leçon montre le jeu, pas à pas.
lobby-new-here-go = Commencer la leçon
lobby-new-here-close = Plus tard

lobby-set = Mettre la table
lobby-seats = Places
lobby-seat-kind = Qui occupe la place { $number }
lobby-seat-name = Nom à la place { $number }
lobby-seat-player = Ordinateur à la place { $number }
lobby-here = Ici
  .hint = À cet écran
lobby-invited = Inviter
  .hint = Reçoit un lien de votre part
lobby-open = Libre
  .hint = À qui vient en premier
lobby-computer = Ordinateur
  .hint = Joue { $player }
lobby-add-seat = Ajouter une place
lobby-remove-seat = Retirer la place { $number }
pack-none = Aucun : les cartes de la boîte
lobby-options = Règles de cette table
lobby-length = Durée
lobby-length-alone = Une partie
lobby-length-campaign = Une campagne
lobby-beginning = Comment elle commence
lobby-hints = Conseils
lobby-hints-any = À volonté
lobby-hints-three = Trois chacun
lobby-hints-none = Aucun
lobby-limit = Temps pour répondre
lobby-limit-none = Sans limite
lobby-limit-minute = 1 minute
lobby-limit-minutes = 3 minutes
lobby-think = Réfléchir par soi-même
  .hint = Les idées des autres restent cachées tant que la personne dont c’est le tour n’a pas son propre plan.
lobby-name-table = Nom de la table
lobby-name-table-hint = Dimanche après-midi
lobby-listed = La montrer parmi les tables ouvertes
lobby-start = Commencer la partie
lobby-laying = On met la table…
lobby-ready-here = Tout le monde est là. { $name } commence.
lobby-ready-links = Vous recevez les liens dès que la table est mise.
lobby-ready-open = Commencez quand vous voulez. Les places libres peuvent être prises plus tard.
lobby-ready-watch = Seuls des ordinateurs jouent. Vous pouvez les regarder.

lobby-carry-on = Reprendre
lobby-carry-on-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
  }
lobby-carry-on-empty = Pas encore de partie
  .hint = Les parties que vous commencez ou rejoignez vous attendront ici.
lobby-resume = Reprendre
lobby-replay = Revoir
lobby-forget = Oublier
lobby-forget-table = Oublier { $title }
lobby-forget-ask = Oublier { $title } ?
  .hint = Ce navigateur garde les clés de vos places. Sans elles, plus personne ne peut y jouer en votre nom.
lobby-forget-yes = Oublier la table
lobby-forget-no = La garder
lobby-untitled = Table de { $names }
lobby-unknown = Une table
lobby-state-waiting = { $game }, { $count ->
    [one] encore { $count } place à prendre
   *[other] encore { $count } places à prendre
  }
lobby-state-playing = { $game }, au tour de { $names }
lobby-state-finished = { $game }, partie finie
lobby-state-gone = N’est plus sur ce serveur
lobby-state-loading = On la cherche…
lobby-opened = Ouverte { $ago }
lobby-show-all = Afficher les { $count }

lobby-open-tables = Tables ouvertes
lobby-open-tables-empty = Pas encore de table ouverte
  .hint = Mettez-en une et affichez-la : tout le monde sur ce serveur la trouve ici.
lobby-look-again = Regarder à nouveau
lobby-seated = { $game }, { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
  } sur { $all }
lobby-playing-now = { $game }, en cours
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-join-title = Rejoindre { $title }
lobby-join-name = Votre nom
lobby-join-seat = Prendre place
lobby-join-cancel = Plus tard

lobby-no-storage = Ce navigateur ne garde rien ; il est peut-être en navigation privée. Vos places seront perdues quand vous fermerez la page. Dans une fenêtre ordinaire, elles restent.
server-unreachable = Le serveur ne répond pas. Vérifiez qu’il est lancé, puis réessayez.
server-trouble = Quelque chose s’est cassé de notre côté ({ $status }). Réessayez dans un instant.

# Sans nom, on porte celui d’une couleur ; les ordinateurs, celui d’un oiseau
lobby-guest-1 = Coquelicot
lobby-guest-2 = Lagon
lobby-guest-3 = Safran
lobby-guest-4 = Prune
lobby-guest-5 = Jade
lobby-guest-6 = Perle
lobby-bird-1 = Merle
lobby-bird-2 = Roitelet
lobby-bird-3 = Pinson
lobby-bird-4 = Héron
lobby-bird-5 = Linotte
lobby-bird-6 = Pluvier

# Comment joue un ordinateur
player-random = au hasard
player-greedy = avec appétit
player-easy = en douceur
player-steady = posément
player-sharp = finement
player-master = en maître

## Les réglages

settings-title = Réglages
settings-done = Terminé
settings-look = Apparence
settings-play = Jeu
settings-theme = Couleurs
settings-theme-system = Comme le système
settings-theme-light = Jour
settings-theme-dark = Nuit
settings-to-dark = Passer aux couleurs de nuit
settings-to-light = Passer aux couleurs de jour
settings-language = Langue
settings-pace = Rythme des mouvements
settings-pace-calm = Calme
settings-pace-normal = Normal
settings-pace-brisk = Vif
settings-pace-instant = Aucun
settings-sounds = Sons
settings-patterns = Motifs sur les fils
  .hint = Distingue les chemins des places sans la couleur.
settings-letter-keys = Touches d’une lettre
  .hint = R tourne la tuile, U revient en arrière, et ainsi de suite.
settings-quick-hands = Mains rapides
  .hint = Une tuile déposée entre aussitôt, sans second regard.
settings-reach = Montrer où je peux aller

## Le volet des règles

rules-title = Règles
rules-of = Règles : { $game }
rules-close = Fermer
rules-tab = Règles
rules-keys = Touches
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucune règle n’en parle
    [one] { $count } règle
   *[other] { $count } règles
  }
rules-none = Rien sur « { $words } ». Essayez un mot plus court.
rules-english = Les règles sont écrites en anglais.
rules-loading = On ouvre le livre…
rules-keys-note = Les lettres seules agissent quand le curseur est dans le jeu. Les réglages permettent de les couper.
rules-keys-board = À la table
rules-keys-replay = En regardant en arrière
rules-key-tab = d’une partie de la table à l’autre
rules-key-arrows = parcourir les cases et les flèches du plateau
rules-key-ends = première ou dernière de la rangée ; avec Ctrl, du plateau
rules-key-turn = tourner la tuile libre à droite ou à gauche
rules-key-enter = regarder d’abord, puis faire
rules-key-escape = reprendre ce qui n’est qu’un essai, fermer ce qui est ouvert
rules-key-undo = revenir en arrière ou refaire
rules-key-next = case à portée suivante ou précédente qui porte quelque chose
rules-key-pawn = votre pion ; encore : votre but, s’il est à portée
rules-key-peek = à tenir, pour voir votre carte cachée
rules-key-hint = un conseil
rules-key-propose = une idée : composer un tour sur le plateau et le proposer
rules-key-state = dire où en est le tour
rules-key-talk = journal, discussion
rules-key-rules = les règles de cette étape, et ces touches
rules-key-step = pas à pas
rules-key-play = jouer ou arrêter
rules-key-first = le premier moment, ou maintenant
rules-key-landmark = repère précédent ou suivant

## Inviter

invite-title = Inviter { $name }
invite-lead = Qui ouvre ce lien peut s’asseoir à cette place. Ne le donnez qu’à { $name }.
invite-link = Lien vers la place
invite-copy = Copier
invite-copied = Copié
invite-share = Partager
invite-by-mail = Par courriel
invite-text = Venez jouer à Dedale avec nous. Votre place est ici :
invite-code = Le lien sous forme de code, pour l’appareil photo d’un téléphone
invite-scan = Ou visez ce code avec l’appareil photo d’un téléphone.
invite-only-here = Pour l’instant, seul cet ordinateur atteint ce serveur. Vos amis pourront venir d’autres appareils s’il est lancé ainsi :
invite-close = Terminé

## La table

table-name = La table
table-board = Le plateau
table-tools = Ce que vous pouvez faire
table-parts = Parties de la table
table-tab-board = Plateau
table-log = Journal
table-log-and-chat = Journal et discussion
table-seats = Places
table-rules = Règles
table-settings = Réglages
table-menu = Plus
table-leave = Vers l’accueil ; la table vous attend
table-to-lobby = Vers l’accueil
table-close = Fermer
table-time-left = Encore { $time } pour répondre
table-time-short = Le temps pour répondre est presque écoulé
table-round = Manche { $number }
table-turn = Tour { $number }
table-before = Avant le premier tour
table-after = Après la partie

table-your-turn = À vous, { $seat }
table-turn-of = { $seat } joue
table-thinks = { $seat } réfléchit
table-waits-for = On attend { $seat }
table-you-watch = Vous regardez
table-watch-instead = Regarder seulement
table-skip = Passer

table-seated = À la table
table-you = vous
table-here = Ici
table-same-screen = Même écran
table-connected = En ligne
table-away = Absent pour l’instant
table-awaited = Pas encore là
table-open-seat = Libre
table-computer = Ordinateur, { $level }
table-computer-thinks = Ordinateur, réfléchit
table-invite = Inviter
table-sit-here = S’asseoir ici
table-seat-claimed = { $name } a pris place.
table-sit-down = S’asseoir
table-sit-down-hint = Les autres voient ce nom. Avec ce navigateur, vous retrouvez votre place à tout moment.
table-your-name = Votre nom
table-replace = Remplacer
table-away-title = { $seat } n’est pas là
table-away-lead = Vous pouvez attendre, ou laisser un ordinateur continuer pour { $seat }, qui pourra reprendre sa place à tout moment.
table-let-play = Un ordinateur qui joue { $level }
table-keep-waiting = Attendre encore
table-take-back-seat = Reprendre ma place

table-watching = Public
table-guests = { $count ->
    [0] Personne
    [one] 1 spectateur
   *[other] { $count } spectateurs
  }
table-guests-see = Les spectateurs voient la table sans les cartes secrètes.
table-copy-link = Copier le lien
table-link-copied = Le lien est copié.

table-keys = Touches
table-key-cursor = déplacer le curseur
table-key-turn = tourner la tuile
table-key-do = pousser ou marcher
table-key-escape = revenir
table-key-hint = un conseil
table-key-propose = une idée
table-key-step = un coup en arrière ou en avant
table-key-play = lire ou arrêter
table-key-ends = premier coup, en direct
table-key-landmark = repère précédent ou suivant

table-undo = Annuler
table-redo = Rétablir
table-ask-to-undo = Demander à annuler
table-undo-asked = Annulation demandée
table-undo-question = { $seat } voudrait reprendre son dernier coup.
table-undo-allow = D’accord
table-undo-refuse = Laisser ainsi
table-show-rule = La règle

table-what-happened = Ce qui s’est passé
table-tap-a-knot = Touchez un nœud pour revoir
table-log-empty = Rien ne s’est encore passé.
table-look-back-here = Revoir ce moment
table-log-taken-back = Annulé
redone = { $seat } rejoue le coup.
table-filter-by-seat = Montrer une seule place

table-result = Résultat
table-finished = La partie est finie
table-finished-won = Victoire de { $names }
table-fact-rounds = Manches
table-fact-turns = Tours
table-fact-moves = Coups
table-share = Partager
table-play-again = Rejouer
table-go-next = Vers la partie suivante
table-next-laid = La partie suivante est prête.

## Revoir

replay-title = Revoir
replay-looking-back = Vous revoyez le coup { $move }. Rien de ce que vous faites ici ne touche la partie.
replay-first = Premier coup
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-play = Lire
replay-pause = Pause
replay-speed = Vitesse : { $speed }×
replay-move = Coup
replay-move-of = Coup { $at } sur { $last }
replay-live = En direct
replay-copy-moment = Lien vers ce moment
replay-download = Télécharger
replay-through-whose-eyes = Vu par
replay-eyes-of-guests = Spectateurs
replay-see-moves = Les revoir

## Parler

talk-title = Discussion
talk-empty = Personne n’a encore rien dit.
talk-say-something = Un mot gentil…
talk-send = Envoyer
talk-gestures = Mots rapides
talk-mute = Masquer { $seat }
talk-unmute = Afficher { $seat }
talk-watching = Les spectateurs écoutent. Seules les personnes à la table peuvent parler.
talk-on-your-turn = Sur un écran partagé, c’est la personne dont c’est le tour qui parle.
gesture-hello = Bonjour
gesture-well-played = Bien joué
gesture-thanks = Merci
gesture-oops = Oups
gesture-thinking = Je réfléchis
gesture-laugh = Ha ha

## Le rideau

curtain-pass-to = Passez l’écran à { $seat }
curtain-cards-stay-hidden = { $seat } a fini. Les cartes de { $seat } restent cachées jusqu’au prochain tour.
curtain-first = La suite n’est que pour une personne.
curtain-open-up = Je suis { $seat }, ouvrez
curtain-look-away = Les autres, regardez ailleurs un instant.
curtain-last-move = Dernier coup, visible par tous :

## La connexion

line-loading = On taille les haies…
line-table-closed = Cette table n’a pas pu être ouverte
line-lost = Connexion perdue.
line-lost-kept = Connexion perdue. Votre coup est gardé.
line-trying-again = Nouvel essai dans { $seconds } s
line-try-now = Maintenant
line-long = Toujours pas de connexion
line-long-lead = Votre place est gardée sur le serveur, et vous pouvez regarder le plateau en attendant.
line-long-retry = Réessayer
line-long-copy = Enregistrer le journal
line-broken = La connexion s’est coupée avant la fin. Réessayez dans un instant.
line-back-again = { $count ->
    [0] Vous revoilà. Rien ne s’est passé.
    [one] Vous revoilà. 1 coup a été joué.
   *[other] Vous revoilà. { $count } coups ont été joués.
  }
line-move-stale = La table a avancé en votre absence, votre coup n’a pas été joué. Regardez, puis décidez.
line-new-version = Une nouvelle version est prête.
line-load-version = La charger

## La leçon

lesson-title = Leçon
lesson-step = { $step } sur { $steps }
lesson-go-on = Continuer
lesson-your-move = Faites-le sur le plateau : l’endroit est marqué.
lesson-watch = Regardez ce qui se passe.
lesson-done = C’est tout ce qu’il faut savoir. La partie continue, si vous voulez.
lesson-keep-playing = Continuer la partie
lesson-set-own-table = Dresser votre table

## Conseils

hint-ask = Conseil
hint-ask-left = Conseil, il en reste { $count }
hint-title = Un conseil
hint-thinking = Je cherche un bon coup…
hint-do = Le faire
hint-close = Fermer le conseil

## Propositions

propose-title = Idées
propose-begin = Proposer un tour à { $seat }
propose-plan = Montrer mon plan
propose-for = Un tour pour { $seat }
propose-own-plan = Mon plan
propose-what = Et si on faisait ça ?
propose-said = { $seat } : et si on faisait ça ?
propose-idea = Quelqu’un a une idée.
propose-hidden = { $count ->
    [one] Il y a une idée. Elle apparaîtra quand { $seat } aura un plan.
   *[other] Il y a { $count } idées. Elles apparaîtront quand { $seat } aura un plan.
  }
propose-hidden-you = { $count ->
    [one] Quelqu’un a une idée. Vous la verrez dès que vous montrez votre plan ou commencez.
   *[other] Les autres ont { $count } idées. Vous les verrez dès que vous montrez votre plan ou commencez.
  }
propose-kept = Personne d’autre ne la voit tant que { $seat } n’a pas de plan.
propose-look = Voir
propose-take = Adopter
propose-withdraw = Retirer
propose-choose = Choisissez sur le plateau. Rien n’est encore joué.
propose-ends = Personne ne sait ce que cela révélera : cela s’arrête là.
propose-undo = Annuler
propose-send = Proposer
propose-cancel = Abandonner
proposal-overtaken = La partie a continué. Recommencez votre proposition.

## L’analyse d’une partie

review-title = Analyse
review-ask = Analyser la partie
review-lead = Chaque tour est revu : qui était à quelle distance, quels tours ont le plus coûté, et ce qui aurait été mieux.
review-begins = Les premiers tours sont revus…
review-working = Tour de jeu { $done } sur { $total }
review-ready = L’analyse est prête.
review-graph = La distance de chacun au but
review-axis = buts restants
review-graph-label = Ce qu’il restait à chaque place après chaque tour, en buts. À la fin : { $list }.
review-left-to = { $seat } { $left }
review-moment = Moment dans le graphique
review-as-table = Le graphique en tableau
review-turn = Tour de jeu
review-hope = chances
review-percent = { $value } %
review-this-turn = Le tour à partir d’ici
review-turn-of = Tour de jeu { $number }, { $seat }
review-distance = Tours jusqu’au but : { $from } avant, { $to } après.
review-found = Tours jusqu’au but : { $from }. Trouvé ; jusqu’au suivant : { $to }.
review-better = Mieux :
review-show = Dessiner le meilleur tour sur le plateau
review-costly = Ce qui a le plus coûté
review-costly-none = Aucun tour n’a coûté cher. Bien joué, tout le monde.
# Ce qu’un tour a perdu, en buts
review-cost = { $part ->
    [none] on ne peut mieux
    [little] a coûté un peu
    [quarter] a coûté un quart du chemin vers un but
    [half] a coûté la moitié du chemin vers un but
    [three-quarters] a coûté les trois quarts du chemin vers un but
    [one] a coûté tout le chemin vers un but
   *[more] a coûté le chemin vers { $count } buts
  }

## S’entraîner

imported-mark = Enregistrement
    .lead = Cette table vient d’un enregistrement. Quelqu’un connaît peut-être ce qui est encore caché.
lobby-imported = d’un enregistrement
practice-mark = Entraînement
  .lead = Rien ne compte ici.
practice-announced = Ceci est une table d’entraînement. Rien ne compte ici.
practice-back = Retour au coup { $move } de la partie
practice-play-on = Continuer d’ici
practice-title = Continuer à partir du coup { $move }
practice-lead = Vous recevez une copie de la table telle qu’elle était. La partie elle-même reste comme elle est.
practice-seat = Votre place
practice-others = Les autres places
practice-here = Des personnes à cet écran
practice-start = S’entraîner
practice-not-now = Pas maintenant

## Les campagnes : des parties qui se suivent

campaigns = Campagnes
campaigns-lead = Des parties qui se suivent : ce qui est acquis demeure, les gens peuvent changer.
campaigns-all = Toutes les campagnes
campaigns-this = Cette campagne
campaigns-none = Pas encore de campagne. Commencez-en une à l’accueil, ou apportez-en une par un fichier.
campaigns-untitled = Une campagne
campaigns-games = { $count ->
    [one] { $count } partie.
   *[other] { $count } parties.
  }
campaigns-began = Commencée { $ago }.
campaigns-open = Ouvrir
campaigns-begin = Commencer une campagne
campaigns-bring = En apporter une par un fichier
campaigns-bad-file = Ce fichier ne contient pas de campagne. Choisissez-en un qui a été enregistré ici ou ailleurs.
campaigns-game = Partie { $number }
campaigns-look = Revoir
campaigns-to-table = À la table
campaigns-go-on = Continuer avec la prochaine partie
campaigns-watching = Toute personne qui a une place à la dernière partie peut continuer.
campaigns-export = Enregistrer dans un fichier
campaigns-branch = Une autre histoire à partir d’ici
  .hint = Une autre histoire commence par les mêmes parties et prend un autre chemin ; celle-ci reste telle quelle. Pour la commencer à un moment précis d’une partie, revoyez cette partie.
campaigns-next = La prochaine partie
campaigns-same = Les mêmes personnes que la dernière fois
  .hint = Chaque personne garde sa place et son lien.
campaigns-start = Dresser la table

## Les parties qui arrivent par un lien

record-brought = Une partie enregistrée
record-brought-of = { $title } : { $players }
record-brought-how = Elle vient d’un rapport. Ouvrez-la pour la regarder coup par coup ; elle aura ici sa propre table.
record-brought-open = Ouvrir cette partie
record-link-damaged = Ce lien ne contient pas une partie entière : il a été coupé en route. Ouvrez-le de nouveau depuis le rapport, ou enregistrez-y la partie et importez-la : dedale import FICHIER
