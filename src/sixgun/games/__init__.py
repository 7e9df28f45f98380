"""The rule sets; none of them imports another."""
