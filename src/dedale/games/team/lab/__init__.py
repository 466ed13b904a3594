"""What a laboratory asks of the team game."""
