card-borrowed-satchel = Geliehene Tasche
  .text = Eine Schriftrolle der Gruppe geht zurück in den Laden. Hat sie keine, aktiviert einen Plünderer an einem zufälligen Portal.
