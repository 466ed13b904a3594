card-folk-fennel = Fennel the gardener
  .text = The active Character makes a Move of at most 5 steps, through all walls.
story-garden-4 = Behind the compost stands a rose so old that it has turned back into a tree. Fennel has sat with it for three evenings. Now he comes in with wet eyes and leaves in his beard. “It remembers him hatching,” he says. “It was a cold night, and he was no bigger than a cat. He crept in under the thorns, and it turned them outwards until the morning.” He holds up a cutting in moss. “It would like to come along.”
