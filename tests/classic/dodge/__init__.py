"""Dodge City."""
