card-folk-pim = Pim le colporteur
  .text = Gagnez 2 Cristaux, ou empruntez un Parchemin que la boutique a encore.
story-market-4 = Un monsieur en gris a posé une bourse sur le comptoir, si lourde que le comptoir grince. De l’or, pour tout ce qui sort du labyrinthe. Pim regarde longtemps la bourse. Tout le monde regarde Pim. « Non », dit-il, d’une voix qu’il essaie pour la première fois. « William m’a tenu le parapluie, une fois, tout un après-midi. Il ne m’a rien fait payer. » Il repousse la bourse. « Je veux qu’il rentre. Qu’est-ce que je peux porter ? »
