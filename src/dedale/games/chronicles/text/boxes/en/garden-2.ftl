kind-bloom = Bloom
token-bloom = a bloom
card-objective-blooms = Blooms
  .text = A Character who enters a tile with a bloom takes it. The 2nd and the 4th bloom pay.
quest-q-garden-4 = Bouquet
  .text = Take 4 blooms in one game.
story-garden-3 = There is a bed of flowers that will not open. It has had sun, rain, and a talking-to. Then one night the ground hums. Far away in the maze William has fallen asleep, and he snores, low and slow, as he always did. One after the other, the flowers open. Fennel sits down among them in his nightshirt. “They know him,” he says. “They are not afraid at all.” He has planted some at the crossings. It is dark in there.
screen-cell-bloom = A bloom.
