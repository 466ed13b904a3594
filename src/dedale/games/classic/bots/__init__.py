"""Computer players of the classic game; `mind` is what others ask."""
