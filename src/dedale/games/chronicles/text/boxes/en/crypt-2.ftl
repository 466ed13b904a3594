kind-wisp = Wisp
token-wisp = a wisp
card-objective-wisps = Wisps
  .text = Where an Item is looted, a wisp appears while any are left. A Character who ends a Move there takes all wisps of the tile, and each of them pays.
quest-q-crypt-4 = Lantern Keeper
  .text = Take 3 wisps in one game.
story-crypt-3 = Nobody else would look at the whispering mirror, so they bring it to Mort. He has no ears, and listens all night. “I know that voice,” he says in the morning. “It was here before me. They laid it in the deepest place, under seven stones. It used to promise people things.” A silence. “The stones have been moved.” Since then small lights drift through the maze, wherever something was taken. They only want to go home, says Mort.
screen-cell-wisp = A wisp.
