"""How the effects that any chapter can have work: one value each, with all that belongs to it."""
