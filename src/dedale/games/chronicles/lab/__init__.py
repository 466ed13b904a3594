"""What a laboratory keeps of campaigns of chronicles; `study` is what it asks."""
