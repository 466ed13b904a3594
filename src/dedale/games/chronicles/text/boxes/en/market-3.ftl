card-folk-pim = Pim the pedlar
  .text = Gain 2 Crystals, or borrow a Scroll that the shop still has.
story-market-4 = A gentleman in grey has put a purse on the counter, so heavy that the counter creaks. Gold, for all that comes out of the maze. Pim looks at the purse for a long time. Everybody looks at Pim. “No,” he says, in a voice that he is trying for the first time. “William held my umbrella once, a whole afternoon. He didn’t charge me.” He pushes the purse back. “I want him home. What can I carry?”
