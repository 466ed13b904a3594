"""What a laboratory keeps of campaigns of legends; `study` is what it asks."""
