"""Which game an environment plays next."""

from __future__ import annotations

import numpy as np

from sixgun.engine.reading import read_seed
from sixgun.engine.rng import SEED_BITS, seed_bytes


def game_seed(seed: int | None, source: np.random.Generator) -> bytes:
    """The seed of a game: the one that was asked for, or the next one from the environment's own source."""
    return source.bytes(SEED_BITS // 8) if seed is None else seed_bytes(read_seed(seed))
