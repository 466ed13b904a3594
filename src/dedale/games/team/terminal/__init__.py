"""The team game in the terminal."""
