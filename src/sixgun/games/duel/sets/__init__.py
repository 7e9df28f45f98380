"""The sets that The Duel is made of."""
