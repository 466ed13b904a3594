card-folk-elissa = Elissa l’enchanteresse
  .text = Un Personnage de votre choix récupère l’Objet d’un Portail de sa ligne ou de sa colonne.
story-spire-4 = Elle n’a pas dormi, et son thé a refroidi à deux endroits. « J’ai cherché de la colère, dit Elissa, et il n’y en a pas. C’est de nous qu’il se nourrit. Chaque fois que quelqu’un s’enfuit, il boit. Nous avons peur parce que William rugit, et il rugit parce que nous avons peur. » Elle enfile ses gants. « Quelqu’un doit donc aller à lui sans peur. Il se trouve que je suis terrifiée. Je viens quand même ; on verra comme je fais semblant. »
