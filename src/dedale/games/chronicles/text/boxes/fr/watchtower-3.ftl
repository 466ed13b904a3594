card-folk-scruplin = Scruplin l’éclaireur
  .text = Assommez tous les Pillards du labyrinthe.
story-watchtower-4 = La longue-vue n’est plus là. Il l’a échangée, honnêtement, par-dessus la haie, avec un petit gobelin qui avait toujours voulu voir la lune. Il a reçu un journal intime. Il en lit : Porté des choses. Sais pas pourquoi. Le grand est triste. On n’a pas le droit d’arrêter. Scruplin le referme. « Les deux pieds dedans, encore une fois, dit-il. Je les prenais pour des voleurs. Laissez-moi venir. Je sais où chacun se tient. »
