card-folk-mathilda = Mathilda la maire
  .text = Défaussez 1 Sablier de chaque Compétence.
story-town-hall-4 = Le papier reste une semaine sur la table. Pour les toits, y lit-on, pour le clocher, la grange, le deuxième chapeau de la maire et la frayeur : pardonné. Elle le lit à tout le village et demande si quelqu’un s’y oppose. On entendrait une tuile se poser. Personne. Elle signe, et met le papier dans son chapeau. « Une grâce se remet en mains propres, dit Mathilda. C’est la loi. Je l’ai faite ce matin. »
