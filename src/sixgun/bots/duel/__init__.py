"""Bots for duel."""
