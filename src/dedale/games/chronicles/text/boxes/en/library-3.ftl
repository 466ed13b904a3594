card-folk-odimus = Odimus the owl
  .text = Look through the Item deck and put one Item on top. The rest is shuffled.
story-library-4 = He waits until all of them are seated. Then he reads the page aloud, margin and all, and at the last word every candle in the room goes out. Nobody moves. In the dark there is a sound of pages turning, all over the library, by themselves, and of an owl who has found his place. “So that is his name,” says Odimus softly. “William was only what we called him. Light the candles. I shall need my travelling spectacles.”
