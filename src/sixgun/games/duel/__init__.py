"""BANG! The Duel: the Law against the Outlaws, two characters at a time."""
