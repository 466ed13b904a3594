"""What each chapter adds to the rules."""
