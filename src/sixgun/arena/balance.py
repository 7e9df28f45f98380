"""What becomes of a rule set when bots play it: who wins, with what, how long it takes, and what kills whom.

All of it is heard from the public events of the games, and sorted by what their vocabulary says.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from math import ceil, sqrt

from sixgun.arena.pairs import role_of
from sixgun.arena.parallel import Workers, hearing_ctrl_c, run_parallel
from sixgun.arena.report import Z95, report, share
from sixgun.arena.simulation import CHUNK, Study, Tallies, Wins, play_one
from sixgun.bots.bot import Bot
from sixgun.engine.messages import Event
from sixgun.engine.rng import Rng
from sixgun.engine.state import State
from sixgun.family.sets import FamilyRules
from sixgun.registry import rules_of

HARM = "lost"
ENDS = ("died", "fell")
PLAYS = ("played", "played-as-colt", "equipped", "answered", "avoided")
HEARD = (HARM, *ENDS, *PLAYS)
NO_SIDE = "nobody"


class Chronicler(Bot):
    """Sits beside the table, hears what everybody hears, and never plays."""

    def __init__(self) -> None:
        super().__init__(Rng(bytes(32)))
        self.heard: list[Event] = []

    def on_event(self, event: Event) -> None:
        if event.type.name in HEARD:
            self.heard.append(event)


@dataclass
class Sum:
    """A quantity over games: its sum, and the sum of its squares."""

    total: int = 0
    squares: int = 0

    def add(self, other: Sum) -> None:
        """Add other games."""
        self.total += other.total
        self.squares += other.squares

    def mean(self, games: int) -> dict[str, float]:
        """The mean for a game with its 95 % interval."""
        mean = self.total / games
        spread = max(0.0, self.squares / games - mean**2)
        reach = Z95 * sqrt(spread / games)
        return {"mean": round(mean, 3), "low": round(max(0.0, mean - reach), 3), "high": round(mean + reach, 3)}


@dataclass
class Balance:
    """The counts of some games, which can be added up in any order."""

    tallies: Tallies = field(default_factory=Tallies)
    damage: dict[str, Sum] = field(default_factory=dict)
    cards: dict[str, Wins] = field(default_factory=dict)
    causes: dict[tuple[str, str], Wins] = field(default_factory=dict)
    killers: dict[tuple[str, str], Wins] = field(default_factory=dict)

    def add(self, other: Balance) -> None:
        """Add the counts of other games."""
        self.tallies.add(other.tallies)
        for cause, points in other.damage.items():
            self.damage.setdefault(cause, Sum()).add(points)
        for card, wins in other.cards.items():
            self.cards.setdefault(card, Wins()).add(wins)
        for mine, others in ((self.causes, other.causes), (self.killers, other.killers)):
            for key, wins in others.items():
                mine.setdefault(key, Wins()).add(wins)


def chronicle(balance: Balance, state: State, heard: list[Event]) -> None:
    """Count what was heard in one game."""
    rules = rules_of(state.rules.name, state.rules.sets)
    harm: Counter[str] = Counter()
    played: dict[str, set[int]] = {}
    last: dict[object, tuple[str, object]] = {}
    deaths: list[tuple[str, str, str]] = []
    for event in heard:
        told = event.to_dict()
        if event.type.name == HARM:
            harm[str(told["cause"])] += int(str(told["points"]))
            last[victim(told)] = (str(told["cause"]), told["by"])
        elif event.type.name in ENDS:
            cause, by = last.get(victim(told), (NO_SIDE, None))
            deaths.append((role_of(state, seat_of(told, rules)), cause, killer_of(state, by)))
        else:
            played.setdefault(kind_of(told, rules), set()).add(seat_of(told, rules))
    for cause, points in harm.items():
        balance.damage.setdefault(cause, Sum()).add(Sum(points, points**2))
    outcome = state.outcome
    assert outcome is not None
    for kind, seats in played.items():
        won = len(seats & {int(seat) for seat in outcome.winners})
        balance.cards.setdefault(kind, Wins()).add(Wins(1, won, len(seats)).squared())
    count_deaths(balance, deaths)


def count_deaths(balance: Balance, deaths: list[tuple[str, str, str]]) -> None:
    """Of the deaths of each role in one game: how many by which cause, and by whose hand."""
    fallen = Counter(role for role, _, _ in deaths)
    for counts, at in ((balance.causes, 1), (balance.killers, 2)):
        for (role, by), times in Counter((death[0], death[at]) for death in deaths).items():
            counts.setdefault((role, by), Wins()).add(Wins(1, times, fallen[role]).squared())
        for role, times in fallen.items():
            counts.setdefault((role, ""), Wins()).add(Wins(1, times, times).squared())


def victim(told: dict[str, object]) -> object:
    """Who is meant: a character where they fall one by one, else a player."""
    return told.get("character", told.get("seat"))


def seat_of(told: dict[str, object], rules: FamilyRules) -> int:
    """Whose it is: the player that an event names, or the side that its character is printed for."""
    if "seat" in told:
        return int(str(told["seat"]))
    sides = [str(printed["side"]) for printed in rules.printed_characters().values()]
    return list(dict.fromkeys(sides)).index(str(rules.printed_characters()[str(told["character"])]["side"]))


def kind_of(told: dict[str, object], rules: FamilyRules) -> str:
    """The kind of the card that an event names."""
    return str(rules.printed_cards()[str(told["card"])]["kind"])


def killer_of(state: State, by: object) -> str:
    """The role of the one who did it, if anybody did."""
    return role_of(state, by) if isinstance(by, int) and by >= 0 else NO_SIDE


# -- many games ------------------------------------------------------------------------------------------------------


def play_piece(studies: list[Study], piece: int) -> tuple[int, Balance]:
    """One piece of the studies: which of them it belongs to, and what was counted."""
    each = ceil(studies[0].games / CHUNK)
    study, first = studies[piece // each], piece % each * CHUNK
    balance = Balance()
    for number in range(first, min(first + CHUNK, study.games)):
        chronicler = Chronicler()
        played = play_one(study, number, balance.tallies, chronicler)
        chronicle(balance, played.state, chronicler.heard)
    return piece // each, balance


def play_all(studies: list[Study], workers: Workers, progress: Callable[[int], None]) -> tuple[list[Balance], bool]:
    """Play studies with the same number of games; the counts of each, and whether all were played."""
    balances = [Balance() for _ in studies]
    pieces = range(len(studies) * ceil(studies[0].games / CHUNK))
    with hearing_ctrl_c() as stopped:
        played = run_parallel(partial(play_piece, studies), pieces, workers)
        try:
            for _, (at, balance) in played:
                balances[at].add(balance)
                progress(sum(one.tallies.games for one in balances))
                if stopped:
                    break
        except KeyboardInterrupt:
            pass
        finally:
            played.close()
    return balances, sum(one.tallies.games for one in balances) == sum(study.games for study in studies)


# -- results -----------------------------------------------------------------------------------------------------------


def balance_data(study: Study, balance: Balance) -> dict[str, object]:
    """The counts of a study as JSON, each figure with its interval and how often it was seen."""
    games = balance.tallies.games
    return {
        **report(study, balance.tallies),
        "cards": {kind: share(wins) for kind, wins in sorted(balance.cards.items())},
        "damage": {cause: points.mean(games) for cause, points in sorted(balance.damage.items())},
        "turns": dict(sorted(balance.tallies.turns.items())),
        "causes": death_data(balance.causes),
        "killers": death_data(balance.killers),
    }


def death_data(counts: dict[tuple[str, str], Wins]) -> dict[str, dict[str, object]]:
    """For each role: of all its deaths, the share of each cause, or of each killer's role."""
    found: dict[str, dict[str, object]] = {}
    for (role, by), wins in sorted(counts.items()):
        if by:
            deaths = counts[role, ""]
            products = (wins.won_won, wins.won_played, deaths.played_played)
            found.setdefault(role, {})[by] = share(Wins(deaths.games, wins.won, deaths.played, *products))
    return found
