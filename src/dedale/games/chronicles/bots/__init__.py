"""Computer players of chronicles; `mind` is what others ask."""
