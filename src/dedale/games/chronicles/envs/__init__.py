"""Chronicles in numbers: one expedition, without the village; `numbers` is what others ask."""
