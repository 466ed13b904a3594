"""Chronicles in the terminal: the maze and the village in 80 columns, and words to type."""
