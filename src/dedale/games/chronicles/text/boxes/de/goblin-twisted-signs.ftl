card-twisted-signs = Verdrehte Schilder
  .text = Dreimal nacheinander kommt das freie Plättchen an einem zufälligen Pfeil in zufälliger Drehung herein.
