"""A second referee for the maze games: naive, written from the rulebooks, and slow.

It knows nothing of the code of the rules. A table is a dict of plain lists, a tile a tuple, and an
action a tuple of words; the two `*_table.py` files alone translate between both worlds.
"""
