"""Chronicles: together, rebuild the village game by game, and free the dragon."""
