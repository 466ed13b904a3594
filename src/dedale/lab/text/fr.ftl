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
