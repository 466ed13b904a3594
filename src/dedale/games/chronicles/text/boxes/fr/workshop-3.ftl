card-folk-brindle = Brindle la bricoleuse
  .text = Tournez à votre gré jusqu’à 3 tuiles mobiles différentes.
story-workshop-4 = On la descend au bout d’une corde, avec une lampe. Au milieu se trouve le plus grand rouage, large comme le pré du village. Elle en fait le tour à genoux, et se tait si longtemps qu’on tire deux fois sur la corde. Il ne porte aucune trace d’outil. Il porte des traces de griffes, petites, soigneuses. « C’est lui qui l’a bâti, dit-elle, remontée. Le labyrinthe est à William. C’était un jouet. » Elle s’essuie le nez d’une main pleine d’huile. « Je viens avec vous. »
