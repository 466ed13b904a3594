card-folk-elissa = Elissa the enchantress
  .text = A Character of your choice collects the Item of a Portal in its row or column.
story-spire-4 = She has not slept, and her tea has gone cold in two places. “I looked for anger,” says Elissa, “and there is none. It feeds on us. Each time that somebody runs, it drinks. We are afraid because he roars, and he roars because we are afraid.” She pulls on her gloves. “So somebody has to walk up to him and not be. I am terrified, as it happens. I shall come along anyway, and see how well I can pretend.”
