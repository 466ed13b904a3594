# Ce que font les effets, pour les cartes d’un paquet qui n’apporte pas ses propres textes.
effect-move = { $inside ->
    [yes] { $charge ->
        [yes] Pour le reste de ce Déplacement, aucun Gobelin ne l’arrête, et il assomme les Gobelins de chaque tuile qu’il foule.
       *[no] Le prochain pas de ce Déplacement peut traverser un mur.
    }
   *[no] { $who ->
        [active] Le Personnage actif fait
        [any] Choisissez un Personnage. Il fait
        [each] Chaque Personnage, à commencer par l’actif, peut faire
       *[self] Votre Personnage fait
    } un Déplacement{ $most ->
        [any] {""}
        [1] {" "}de 1 pas
       *[other] {" "}de { $most } pas au plus
    }{ $nowalls ->
        [yes] , à travers tous les murs
       *[no] {""}
    }.{ $charge ->
        [yes] {" "}Aucun Gobelin ne l’arrête, et il assomme les Gobelins de chaque tuile qu’il foule.
       *[no] {""}
    }
}
effect-shift = { $mode ->
    [random] { $count ->
        [1] La tuile libre est poussée
       *[other] { $count } fois de suite, la tuile libre est poussée
    } à une flèche au hasard, dans une rotation au hasard.
    [slide] { $count ->
        [1] Les 3 lignes d’un côté au hasard glissent d’un cran.
       *[other] { $count } fois de suite, les 3 lignes d’un côté au hasard glissent d’un cran.
    }
   *[choice] { $who ->
        [active] Le Personnage actif fait un Décalage.
       *[other] Faites un Décalage.
    }
}
effect-rotate = { $anywhere ->
    [yes] { $count ->
        [1] Tournez à votre gré une tuile mobile.
       *[other] Tournez à votre gré jusqu’à { $count } tuiles mobiles différentes.
    }
   *[no] { $count ->
        [1] Tournez à votre gré la tuile mobile sous un de vos Personnages.
       *[other] Tournez à votre gré jusqu’à { $count } tuiles mobiles différentes sous vos Personnages.
    }
}
effect-swap = { $what ->
    [tiles] 2 tuiles mobiles côte à côte changent de place, avec tout ce qui est dessus.
    [figures] 2 Personnages, ou un Personnage et un Gobelin, changent de place.
   *[portal] Un Portail et un Écho au hasard changent de place.
}
effect-put = { $who ->
    [goblin] Mettez un Gobelin
    [each] { $loop ->
        [yes] Il est mis
       *[no] Le Personnage actif est mis
    }
   *[self] Mettez votre Personnage
} { $where ->
    [line] sur une tuile de sa ligne ou de sa colonne
    [start] sur son coin de départ
   *[anywhere] sur une autre tuile
}{ $bars ->
    [none] .
   *[some] , { $bars }.
}
    .and = et
    .portal = sans Portail
    .character = sans Personnage
    .warden = sans Gardien
    .dragon = sans Dragon
effect-looter = { $deed ->
    [activate] Activez un Pillard
    [place] Un Pillard vient du feu de camp
   *[loot] S’il y a un Pillard, il pille
} { $colour ->
    [random] à un Portail au hasard.
    [next] au Portail suivant dans l’ordre des couleurs.
    [dragon] au Portail le plus proche du Dragon.
   *[each] au Portail.
}
effect-warden = { $deed ->
    [patrol] { $number ->
        [1] Tous les Gardiens avancent d’un poste.
       *[other] Tous les Gardiens avancent de { $number } postes.
    }
    [anchor] Un Gardien vient au poste { $post }, ou au prochain qui est libre.
    [near-active] Un Gardien vient au poste libre le plus proche du Personnage actif.
   *[near-dragon] Un Gardien vient au poste libre le plus proche du Dragon.
}
effect-knock-out = Assommez { $count ->
    [any] tous les { $enemy ->
        [looter] Pillards
       *[goblin] Gobelins
    }
    [1] { $fewer ->
        [yes] jusqu’à un
       *[no] un
    } { $enemy ->
        [looter] Pillard
       *[goblin] Gobelin
    }
   *[other] { $fewer ->
        [yes] jusqu’à{" "}
       *[no] {""}
    }{ $count } { $enemy ->
        [looter] Pillards
       *[goblin] Gobelins
    }
} { $where ->
    [line] dans la ligne ou la colonne de votre Personnage.
    [around] sur la tuile de votre Personnage et les tuiles voisines.
   *[maze] dans le labyrinthe.
}
effect-collect = Un Personnage de votre choix récupère l’Objet d’un Portail de sa ligne ou de sa colonne.
effect-crystals = { $gain ->
    [yes] Gagnez
   *[no] Perdez
} { $count ->
    [1] 1 Cristal.
   *[other] { $count } Cristaux.
}
effect-glass = { $deed ->
    [take-one] Défaussez 1 Sablier de n’importe quelle carte.
    [take-each] Défaussez 1 Sablier de chaque Compétence.
    [take-all] Défaussez tous les Sabliers d’une Compétence d’un Personnage. Cette carte en reçoit autant, plus un.
    [add-empty] Le Personnage met 1 Sablier sur une de ses Compétences qui n’en a pas.
   *[add] Le Personnage met 1 Sablier sur une de ses Compétences.
}
effect-reroll = Relancez { $most ->
    [any] autant de dés que vous voulez
    [1] 1 dé
   *[other] jusqu’à { $most } dés
} parmi ceux qui ne sont pas encore résolus.
effect-deck = { $deed ->
    [event] { $count ->
        [1] Piochez un Événement et appliquez-le.
       *[other] Piochez { $count } Événements et appliquez-les.
    }
    [search] { $items ->
        [yes] Parcourez la pioche des Objets et mettez-en un sur le dessus. Le reste est mélangé.
       *[no] Parcourez la pioche des Événements et mettez-en un sur le dessus. Le reste est mélangé.
    }
   *[other] { $items ->
        [yes] { $count ->
            [1] Regardez le premier Objet.
           *[other] Regardez les { $count } premiers Objets.
        }
       *[no] { $count ->
            [1] Regardez le premier Événement.
           *[other] Regardez les { $count } premiers Événements.
        }
    }
}{ $deed ->
    [order] { $count ->
        [1] {" "}Remettez-le.
       *[other] {" "}Remettez-les sur la pioche dans l’ordre voulu.
    }
    [sort] { $count ->
        [1] {" "}Mettez-le sur la pioche ou dessous.
       *[other] {" "}Mettez chacun sur la pioche ou dessous, dans l’ordre voulu.
    }
   *[other] {""}
}
effect-snare = Posez un collet sur la tuile de votre Personnage.
effect-guard = Un pillage sur le point d’avoir lieu n’a pas lieu. Le Pillard retourne au feu de camp.
effect-rule = { $long ->
    [turn] Pendant ce tour,
   *[next] Jusqu’au prochain tour du Personnage actif,
} { $holds ->
    [step-cap] aucun Déplacement n’a plus de { $number } pas.
    [goblins-stop] un Déplacement finit sur toute tuile avec un Gobelin.
   *[dragon-calm] le Dragon n’arrête aucun Déplacement et ne s’envole pas quand on l’apaise.
}
effect-borrow = Empruntez un Parchemin que la boutique a encore.
effect-give-back = Un des Parchemins du groupe retourne à la boutique.
effect-recover = { $count ->
    [1] Un Objet pillé de votre choix va à un Personnage de votre choix.
   *[other] { $count } Objets pillés de votre choix vont à des Personnages de votre choix.
}
effect-uncheck = Le Rituel inaccompli qui a le plus de Coches en perd une.
effect-fly = Le Dragon vole.
effect-for-each = { $of ->
    [characters] Pour chaque Personnage, à commencer par l’actif :
    [characters-in-dragon-line] Pour chaque Personnage dans la ligne ou la colonne du Dragon :
    [portals-with-looter] Dans l’ordre des couleurs, pour chaque Portail avec un Pillard :
   *[portals-without-looter] Dans l’ordre des couleurs, pour chaque Portail sans Pillard :
}
effect-either = Choisissez :
    .or = Ou :
    .order = Dans l’ordre voulu :
effect-maybe = Ceci peut être refusé :
effect-instead = Si c’est impossible :
