ritual-ritual-crypt = Repos aux sans-repos
  .text = En l’apaisant : offrez un Objet maudit ou un Objet du dragon.
card-ritual-crypt = { ritual-ritual-crypt }
  .text = { ritual-ritual-crypt.text }
