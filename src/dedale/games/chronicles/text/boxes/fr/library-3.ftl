card-folk-odimus = Odimus le hibou
  .text = Parcourez la pioche des Objets et mettez-en un sur le dessus. Le reste est mélangé.
story-library-4 = Il attend que tous soient assis. Alors il lit la page à voix haute, marge comprise, et au dernier mot toutes les bougies de la salle s’éteignent. Personne ne bouge. Dans le noir, on entend des pages qui se tournent, partout, d’elles-mêmes, et un hibou qui a retrouvé la sienne. « Voilà donc son nom, dit doucement Odimus. William, c’est seulement nous qui l’appelions ainsi. Rallumez. Il me faudra mes lunettes de voyage. »
