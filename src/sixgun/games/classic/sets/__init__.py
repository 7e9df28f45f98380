"""The sets that the classic game is made of."""
