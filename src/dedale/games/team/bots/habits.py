"""What players of the team game do as a rule, and can do without in a laboratory."""

HELP = "help"  # to care what the others can reach when the turn ends
LOOK_AHEAD = "look-ahead"  # to imagine how the next round could go
MEMORY = "memory"  # to remember what lies under rubble
PICKS = "picks"  # to prefer some spells to others, where the team picks them
SECOND_SPELL = "second-spell"  # to think of two spells in one turn
HABITS = (HELP, LOOK_AHEAD, MEMORY, PICKS, SECOND_SPELL)
