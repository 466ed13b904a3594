"""Computer players of the team game; `mind` is what others ask."""
