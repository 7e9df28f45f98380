"""BANG!, the card game, for 3 to 7 players, 8 with Dodge City, with hidden roles."""
