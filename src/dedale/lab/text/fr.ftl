## Sur plusieurs machines

no-cluster = Aucun cluster Ray ne répond à { $address } : { $why } Démarrez-en un avec « ray start --head », ou n’indiquez pas d’adresse.
cluster-code = { $node } n’a pas le même Dedale que cette machine et jouerait d’autres parties. Installez le même sur toutes les machines.
cluster-lost = Les processus qui devaient jouer certaines parties ont été perdus { $count } fois ; ces parties sont abandonnées : { $why } Toutes les autres sont conservées ; la même commande reprend le reste.
