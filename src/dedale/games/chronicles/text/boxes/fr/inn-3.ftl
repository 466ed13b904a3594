card-folk-raimund = Raimund l’aubergiste
  .text = Chaque Personnage, à commencer par l’actif, peut faire un Déplacement de 4 pas au plus.
story-inn-4 = Il est tard, et les casseroles sont pendues. Raimund essuie une table propre. « La veille, dit-il, j’avais mis la tarte sur le rebord, pour William. Comme toujours. Il était couché derrière la grange, il dormait, et il pleurait. Un dragon. J’ai pensé : un mauvais rêve, qu’il se repose. J’aurais dû le réveiller. » Il plie le torchon en quatre. « Quand vous y retournerez, je viens. J’ai sa tarte. »
