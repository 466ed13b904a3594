## L’accueil

lobby-title = À quoi joue-t-on ?
lobby-lead = Autour d’un écran, d’un bout à l’autre du pays, ou avec l’ordinateur sur les chaises vides.
lobby-how-to-play = Apprendre à jouer
lobby-rules = Règles
lobby-home = Retour à l’accueil
lobby-skip = Aller au contenu
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
lobby-options = Règles de cette table
lobby-more = Autres choix
lobby-begins = Qui commence
lobby-name-table = Nom de la table
lobby-name-table-hint = Dimanche après-midi
lobby-listed = La montrer parmi les tables ouvertes
lobby-start = Commencer la partie
lobby-laying = On met la table…
lobby-ready-here = Tout le monde est là. { $name } commence.
lobby-ready-links = Vous recevez les liens dès que la table est mise.
lobby-ready-open = La table attend que ses places libres soient prises.
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
lobby-state-playing = { $game }, après l’étape { $steps }
lobby-state-finished = { $game }, partie finie
lobby-state-gone = N’est plus sur ce serveur
lobby-state-loading = On la cherche…
lobby-opened = ouverte { $ago }
lobby-show-all = Afficher les { $count }

lobby-open-tables = Tables ouvertes
lobby-open-tables-empty = Pas encore de table ouverte
  .hint = Mettez-en une et affichez-la : tout le monde sur ce serveur la trouve ici.
lobby-look-again = Regarder à nouveau
lobby-seated = { $game }, { $taken } places prises sur { $all }
lobby-playing-now = { $game }, en cours
lobby-join = Rejoindre
lobby-watch = Regarder
lobby-join-title = Rejoindre { $title }
lobby-join-name = Votre nom
lobby-join-seat = Prendre place
lobby-join-cancel = Plus tard

lobby-no-storage = Ce navigateur ne garde rien (navigation privée ?). Vos places seront perdues quand vous fermerez la page : copiez leurs liens.
lobby-try-again = Réessayer
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
player-search = avec réflexion

## Les réglages

settings-title = Réglages
settings-done = Terminé
settings-look = Apparence
settings-play = Jeu
settings-theme = Lumière
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
rules-key-cards = lever une carte de votre main
rules-key-peek = à tenir, pour voir votre carte cachée
rules-key-hint = un conseil
rules-key-state = dire où en est le tour
rules-key-talk = journal, discussion
rules-key-rules = les règles de cette étape, et ces touches
rules-key-step = pas à pas
rules-key-play = jouer ou arrêter
rules-key-first = le premier moment, ou maintenant
rules-key-treasure = trésor précédent ou suivant

## Inviter

invite-title = Inviter { $name }
invite-lead = Qui ouvre ce lien prend cette place. Ne le donnez qu’à { $name }.
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
