card-folk-mort = Mort le crâne
  .text = Un Objet pillé de votre choix va à un Personnage de votre choix.
story-crypt-4 = « Pour défaire une telle chose, dit Mort, il faut lui donner un nom à garder. Jamais le vôtre. » Il racle une gorge qu’il n’a pas. « J’en ai un dont je ne me sers pas. Ma mère l’a choisi. Seulement, quand vous l’aurez dépensé, il faudra qu’on me dise qui je suis. » Personne ne peut parler. Mathilda enveloppe le coussin dans son propre châle. « Mort, dit-elle. Vous êtes Mort. » – « Ah, dit Mort. Ravi de me connaître. »
