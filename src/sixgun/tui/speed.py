"""How fast others play: three speeds, and how long a thing stays to be seen."""

from __future__ import annotations

SLOW, PACE, FAST = 1.5, 0.7, 0.01
SPEEDS = (SLOW, PACE, FAST)
NAMES = {SLOW: "slow", PACE: "middle", FAST: "fast"}
SEEN = 0.02  # until the table is drawn, before a bot thinks
WEIGHT = 2  # how much longer something important stays on the table


def next_speed(pace: float) -> float:
    """The speed after this one; after one that is none of the three, the fastest."""
    return SPEEDS[(SPEEDS.index(pace) + 1) % len(SPEEDS)] if pace in SPEEDS else FAST
