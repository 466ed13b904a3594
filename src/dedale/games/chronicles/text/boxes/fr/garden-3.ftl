card-folk-fennel = Fennel le jardinier
  .text = Le Personnage actif fait un Déplacement de 5 pas au plus, à travers tous les murs.
story-garden-4 = Derrière le compost, il y a un rosier si vieux qu’il est redevenu un arbre. Fennel lui a tenu compagnie trois soirs. Le voici qui rentre, les yeux humides et des feuilles dans la barbe. « Il se souvient de l’éclosion, dit-il. La nuit était froide, et William pas plus grand qu’un chat. Il s’est glissé sous les épines, et le rosier les a tournées vers le dehors jusqu’au matin. » Il montre une bouture dans sa mousse. « Il aimerait venir avec nous. »
