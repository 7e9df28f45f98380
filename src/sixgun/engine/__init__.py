"""The machine that all three games run on; it knows no card, die or role."""
