card-borrowed-satchel = Sacoche empruntée
  .text = Un des Parchemins du groupe retourne à la boutique. S’il n’y en a pas, activez un Pillard à un Portail au hasard.
