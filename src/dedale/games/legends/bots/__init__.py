"""Computer players of legends; `mind` is what others ask."""
