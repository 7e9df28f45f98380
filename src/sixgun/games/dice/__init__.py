"""BANG! The Dice Game, for 3 to 8 players."""
