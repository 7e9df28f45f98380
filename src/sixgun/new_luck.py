"""The same position with other luck to come: what lies face down is shuffled, and all that is drawn later is new."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from sixgun.engine.reading import read_seed
from sixgun.engine.rng import Rng, child_seed, seed_bytes

FACE_DOWN = ("deck", "common", "reserve")  # the piles whose order nobody knows


def with_new_luck(position: dict[str, Any], seed: int) -> dict[str, Any]:
    """A copy of a position in which only the luck is another. Hands, roles and all that lies open stay, and so do
    cards in a pile that some player has seen there. The same seed gives the same copy.

    >>> import sixgun
    >>> position = sixgun.new_game("classic", seed=1).position()
    >>> other = with_new_luck(position, 2)
    >>> other["deck"] == position["deck"], sorted(other["deck"]) == sorted(position["deck"])
    (False, True)
    >>> other["players"] == position["players"]
    True
    """
    fresh = deepcopy(position)
    fresh.pop("next_dice", None)
    rng = Rng(child_seed(seed_bytes(read_seed(seed))))
    for zone in (fresh, *fresh["players"]):
        for name in FACE_DOWN:
            if name in zone:
                zone[name] = shuffled(zone[name], fresh.get("known", {}), rng)
    return {**fresh, "seed": str(seed)}


def shuffled(pile: list[str], known: dict[str, Any], rng: Rng) -> list[str]:
    """A pile in another order; what somebody knows stays where it is."""
    places = [at for at, card in enumerate(pile) if card not in known]
    mixed = list(pile)
    for left in range(len(places) - 1, 0, -1):
        one, other = places[left], places[int(rng.below(left + 1))]
        mixed[one], mixed[other] = mixed[other], mixed[one]
    return mixed
