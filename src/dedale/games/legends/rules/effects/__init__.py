"""How effects work that any chapter can have: each is one value, with all that belongs to it."""
