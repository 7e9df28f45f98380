"""Matches: a game with those who play it, and the file that keeps it. What every table has, in a terminal or afar."""
