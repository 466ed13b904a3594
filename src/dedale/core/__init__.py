"""The contract that every game keeps; it knows none of them."""
