"""Two bots in pairs of games that differ in nothing but who plays one seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from sixgun.arena.loop import play_game
from sixgun.engine.errors import BotError
from sixgun.engine.rng import Rng, SeededRandom, child_seed, seed_bytes
from sixgun.engine.state import State
from sixgun.make_bot import make_bot
from sixgun.registry import rules_of

AMONG_INCUMBENTS = "incumbent"
AMONG_CANDIDATES = "candidate"
AMONG_THEIR_OWN = "own"
LineUp = tuple[str, ...]


@dataclass(frozen=True)
class Match:
    """What is compared. A field is who sits in the other seats: incumbents, candidates, or each bot's own kind."""

    game: str
    players: int
    candidate: str
    incumbent: str
    seed: int
    options: dict[str, object] = field(default_factory=dict)
    fields: tuple[str, ...] = (AMONG_INCUMBENTS, AMONG_CANDIDATES)

    def deal(self, number: int) -> bytes:
        """The luck of a deal: it depends on nothing but the seed and its number."""
        return child_seed(seed_bytes(self.seed), number)

    def line_ups(self, among: str, seat: int) -> tuple[LineUp, LineUp]:
        """Who sits where when the candidate plays a seat in some field, and when the incumbent does."""
        both = (self.candidate, self.incumbent)
        others = both if among == AMONG_THEIR_OWN else (self.incumbent,) * 2
        if among == AMONG_CANDIDATES:
            others = (self.candidate,) * 2
        candidate, incumbent = (
            tuple([bot if at == seat else rest for at in range(self.players)])
            for bot, rest in zip(both, others, strict=True)
        )
        return candidate, incumbent


class Pair(NamedTuple):
    """A seat of a deal in one field: its role, and whether the candidate won there, and the incumbent."""

    among: str
    seat: int
    role: str
    candidate: bool
    incumbent: bool


def play_deal(match: Match, number: int) -> list[Pair]:
    """All pairs of a deal: every seat in every field. A table that several pairs need is played once."""
    winners: dict[LineUp, frozenset[int]] = {}
    roles = [role_of(set_up(match, number), seat) for seat in range(match.players)]
    pairs = []
    for among, seat in places(match):
        won = []
        for line_up in match.line_ups(among, seat):
            if line_up not in winners:
                winners[line_up] = play_table(match, number, line_up)
            won.append(seat in winners[line_up])
        pairs.append(Pair(among, seat, roles[seat], *won))
    return pairs


def places(match: Match) -> Iterator[tuple[str, int]]:
    """Every seat in every field."""
    return ((among, seat) for among in match.fields for seat in range(match.players))


def set_up(match: Match, number: int) -> State:
    """The table of a deal before anybody has decided."""
    return rules_of(match.game, match.options.get("sets")).set_up(
        match.players, SeededRandom(match.deal(number)), True, match.options
    )


def play_table(match: Match, number: int, line_up: LineUp) -> frozenset[int]:
    """Who wins a deal with these bots; each has the luck of its seat, whichever bot it is."""
    state = set_up(match, number)
    seed = match.deal(number)
    bots = [make_bot(bot, match.game, Rng(child_seed(seed, seat))) for seat, bot in enumerate(line_up)]
    try:
        play_game(state, bots)
    except BotError as trouble:
        trouble.at(seed, number)
        raise
    assert state.outcome is not None
    return frozenset(int(seat) for seat in state.outcome.winners)


def role_of(state: State, seat: int) -> str:
    """The role of a seat; in a game without roles the side that its characters are printed for."""
    groups = state.groups(seat)
    if "role" in groups:
        return groups["role"][0]
    return str(rules_of(state.rules.name, state.rules.sets).printed_characters()[groups["character"][0]]["side"])
