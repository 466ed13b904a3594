card-folk-gudrun = Gudrun la forgeronne
  .text = Assommez jusqu’à 3 Gobelins de votre choix.
story-smithy-4 = Elle arrive sur deux charrettes : une chaîne, noire et froide, chaque maillon gros comme une cuisse. Au bout il y a un collier, et chacun voit combien le collier est large. Gudrun ne fredonne pas. Elle tire elle-même le soufflet, un jour et une nuit, la donne au feu maillon par maillon, et n’en garde pas un clou. Au matin, elle décroche le grand marteau. « S’il y en a une autre, dit-elle, je serai là. »
