card-twisted-signs = Panneaux tordus
  .text = Trois fois de suite, la tuile libre est poussée à une flèche au hasard, dans une rotation au hasard.
