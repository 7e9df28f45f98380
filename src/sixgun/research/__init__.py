"""Environments for people who train agents."""
