"""Learning environments: the games as researchers train on them."""
