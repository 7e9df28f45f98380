"""BANG!, the card game, for 4 to 7 players with hidden roles."""
