card-merchant-shaman = Marchand : Chamane
  .text = Paie pour le 2e et le 4e des Objets maudits que les Personnages récupèrent.
