card-folk-celeste = Celeste the puppeteer
  .text = The active Character may make one additional Move and one additional Shift at once, in any order.
story-playhouse-4 = It was at the bottom of the costume chest, sewn into a lining: one sheet of music, for a low voice. At the top, in faded ink: For the little one with the wings, when he will not sleep. Celeste hums it once. Every puppet in the room turns its head. She did not touch the strings. “Well,” she says, when she can. “I do all the voices. Then I can do his mother’s.” She packs the smallest stage, and a lantern.
