"""Bots for classic."""
