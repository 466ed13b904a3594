"""What a laboratory measures at tables of legends; `study` is what it asks."""
