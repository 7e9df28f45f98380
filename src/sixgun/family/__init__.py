"""What games of the family share: roles, cards that somebody knows, positions."""
