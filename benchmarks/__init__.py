"""Measures the hot paths, as ratios in one run: a busy machine slows both sides."""
