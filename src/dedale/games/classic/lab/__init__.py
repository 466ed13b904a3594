"""What a laboratory asks of the classic game."""
