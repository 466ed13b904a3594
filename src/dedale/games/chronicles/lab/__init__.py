"""What a laboratory measures at tables of chronicles; `study` is what it asks."""
