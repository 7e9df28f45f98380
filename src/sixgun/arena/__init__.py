"""Bots against bots: who is stronger, and what becomes of a rule set when thousands of games are played."""
