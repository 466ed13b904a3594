card-folk-raimund = Raimund the innkeeper
  .text = Each Character, beginning with the active one, may make a Move of at most 4 steps.
story-inn-4 = It is late, and the pots are hanging. Raimund wipes a table that is clean. “The night before,” he says, “I put the pie out on the sill for William. I always did. He was lying behind the barn, fast asleep, and he was crying. A dragon. I thought: a bad dream, let him rest. I should have woken him.” He folds the cloth in four. “When you go in again, I am coming along. I have his pie.”
