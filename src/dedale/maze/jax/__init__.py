"""The maze on an accelerator: tiles, walks, piles and chance, as words of 32 bits."""
