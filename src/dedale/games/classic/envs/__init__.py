"""The classic game in numbers, for learning environments; `numbers` is what others ask."""
