"""Bots against bots: who is stronger, and what becomes of a rule set when thousands of games are played.

>>> from sixgun import arena
>>> result = arena.simulate("dice", bots="gunhand", games=200, players=5, seed=1)
>>> result.data["games"], result.to_dicts()[0]["group"]
(200, 'side')
"""

from sixgun.arena.studies import Result, ladder, match, simulate

__all__ = ["Result", "ladder", "match", "simulate"]
