"""Mutated records and positions: each is refused with a typed error, or is a game that can be played to its end.

    python -m tests.fuzz --cases 250000 --seed 1 --workers 2

`material` plays random games and keeps records and positions of them, `mutation` changes those, `trial` loads one and
plays it, and `__main__` does so many times in processes that it ends when one hangs.
"""
