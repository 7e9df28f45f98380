"""Cards as agents name them: by their kinds, for which card of a kind hardly ever matters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from sixgun.engine.num import i64, vec
from sixgun.research.encoding import Move


class Kinds:
    """The kinds of a game's cards: names, those in the box, how many cards each has, the kind of every card."""

    def __init__(self, names: Sequence[str], of: vec[i64], box: vec[i64]) -> None:
        self.names = names
        self.box = tuple([int(card) for card in box])
        self.of = tuple([int(kind) for kind in of])
        kinds = [self.of[card] for card in self.box]
        self.all = tuple(sorted(set(kinds)))
        self.copies = {names[kind]: kinds.count(kind) for kind in self.all}

    def move(self, verb: int, meaning: str, kinds: Sequence[int], zone: int = 0) -> Move:
        """A verb with a card of each of some kinds, which its meaning lists; `zone` tells apart where the cards lie."""
        return Move(verb, f"{meaning}: {self.listed(kinds)}", kinds, (zone,), written="`{}` *kind*")

    def listed(self, kinds: Sequence[int]) -> str:
        """Some kinds, for the documentation."""
        left_out = [self.names[kind] for kind in self.all if kind not in kinds]
        if len(left_out) > 1:
            return ", ".join([self.names[kind] for kind in kinds])
        return f"every kind but {left_out[0]}" if left_out else "every kind"

    def told(self, cards: vec[i64]) -> str:
        """Some cards by their kinds, and how many can't be seen."""
        return tell_kinds([self.names[self.of[card]] if card >= 0 else "hidden" for card in cards])

    def find(self, kind: int, cards: Sequence[int] | vec[i64], barred: Sequence[int] = ()) -> int:
        """The first of some cards that is of a kind; if none is, the first of all that isn't barred, else any card."""
        for card in cards:
            if self.of[card] == kind:
                return int(card)
        return next((card for card in self.box if self.of[card] == kind and card not in barred), 0)


def in_order(verb: int, meaning: str, places: int) -> Move:
    """A verb with each of some open cards or characters, by their order."""
    return Move(verb, meaning, range(places), written="`{}` *place*")


def tell_kinds(names: list[str]) -> str:
    """Names in words, equal ones counted."""
    counts = Counter(names)
    return ", ".join([name if count == 1 else f"{count} {name}" for name, count in counts.items()]) or "-"
