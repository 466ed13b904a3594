"""A second referee for the maze games: naive, written from the rulebooks, and slow.

It knows nothing of the code of the rules. A table is a dict of plain lists, a tile a tuple, and an
action a tuple of words. The `*_table.py` files translate between both worlds, the `*_positions.py`
files lay the same position in both, and chance is the same for both.
"""
