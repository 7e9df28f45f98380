"""Sets from elsewhere: games that are made of more than the base set."""
