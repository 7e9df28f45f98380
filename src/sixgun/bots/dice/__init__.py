"""Bots for dice."""
