card-folk-brindle = Brindle the tinker
  .text = Turn up to 3 different loose tiles as you like.
story-workshop-4 = They let her down on a rope, with a lamp. In the middle lies the biggest gear of all, as wide as the village green. She goes round it on her knees, and is quiet for so long that they pull twice. It shows no marks of tools. It shows marks of claws: small, careful ones. “He built it,” she says, up again. “The maze is William’s. It was a toy.” She wipes her nose with an oily hand. “I am coming in.”
