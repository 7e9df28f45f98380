"""The sets that The Dice Game is made of."""
