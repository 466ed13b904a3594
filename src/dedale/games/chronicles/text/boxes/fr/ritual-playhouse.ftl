ritual-ritual-playhouse = La vieille berceuse
  .text = Un Personnage qui détient un Instrument finit un Déplacement dans la ligne ou la colonne du Dragon. Cela compte une fois par tour.
card-ritual-playhouse = { ritual-ritual-playhouse }
  .text = { ritual-ritual-playhouse.text }
