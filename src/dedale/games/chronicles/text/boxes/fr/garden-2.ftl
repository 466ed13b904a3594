kind-bloom = Fleur
token-bloom = une fleur
card-objective-blooms = Fleurs
  .text = Un Personnage qui foule une tuile avec une fleur la prend. La 2e et la 4e fleur paient.
quest-q-garden-4 = Bouquet
  .text = Prenez 4 fleurs en une partie.
story-garden-3 = Il y a un massif qui refuse de s’ouvrir. Il a eu du soleil, de la pluie et une remontrance. Puis, une nuit, le sol bourdonne. Au loin, dans le labyrinthe, William s’est endormi, et il ronfle, grave et lent, comme toujours. L’une après l’autre, les fleurs s’ouvrent. Fennel s’assied parmi elles en chemise de nuit. « Elles le connaissent, dit-il. Elles n’ont pas peur du tout. » Il en a planté aux croisements. Il fait sombre, là-dedans.
screen-cell-bloom = Une fleur.
