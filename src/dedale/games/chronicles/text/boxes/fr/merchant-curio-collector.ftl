card-merchant-curio-collector = Marchand : Collectionneur de curiosités
  .text = Paie pour le 2e et le 4e des Objets du dragon que les Personnages récupèrent.
