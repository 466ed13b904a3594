card-folk-gudrun = Gudrun the smith
  .text = Knock out up to 3 Goblins of your choice.
story-smithy-4 = It comes on two carts: a chain, black and cold, every link as thick as a thigh. It has a collar at one end, and all can see how large the collar is. Gudrun does not hum. She works the bellows herself, a day and a night, feeds it to the fire link by link, and does not keep a nail of it. In the morning she takes down the big hammer. “If there is another,” she says, “I will be there.”
