"""Legends in the terminal: the table in 80 columns, and short words for what can be done."""
