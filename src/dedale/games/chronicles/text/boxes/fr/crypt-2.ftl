kind-wisp = Feu follet
token-wisp = un feu follet
card-objective-wisps = Feux follets
  .text = Là où un Objet est pillé apparaît un feu follet, tant qu’il en reste. Un Personnage qui finit un Déplacement là prend tous les feux follets de la tuile, et chacun d’eux paie.
quest-q-crypt-4 = Gardien de la lanterne
  .text = Prenez 3 feux follets en une partie.
story-crypt-3 = Personne d’autre ne voulait regarder le miroir qui chuchote, alors on l’apporte à Mort. Il n’a pas d’oreilles, et écoute toute la nuit. « Je connais cette voix, dit-il au matin. Elle était là avant moi. On l’avait couchée au plus profond, sous sept pierres. Elle promettait des choses aux gens. » Un silence. « Les pierres ont été déplacées. » Depuis, de petites lumières errent dans le labyrinthe, partout où l’on a pris quelque chose. Elles veulent seulement rentrer, dit Mort.
screen-cell-wisp = Un feu follet.
