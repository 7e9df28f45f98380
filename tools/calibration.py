"""How far beliefs about roles go: `python -m tools.calibration [GAMES [LEVEL]]` prints tables for docs/bots.md.

LEVEL is whose beliefs are tried: sharpshooter's, or legend's, who knows gunhands for what they are.

The others are gunhands that do just anything one time in five, and sharpshooters: bots that beliefs aren't made for.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from math import log

from sixgun.arena.loop import play_game
from sixgun.bots.bot import Bot
from sixgun.bots.search import Effort
from sixgun.bots.searcher import Searcher
from sixgun.engine.action import Action
from sixgun.engine.rng import Rng, SeededRandom, child_seed, seed_bytes
from sixgun.engine.view import View
from sixgun.family.roles import RoleTable
from sixgun.make_bot import game_bots, make_bot
from sixgun.registry import GAMES, rules_of

SEED = 2_000_003
PLAYERS = 5
ROUNDS = 4


class Loose(Bot):
    """A gunhand that does just anything one time in five."""

    def __init__(self, rng: Rng, game: str) -> None:
        """Somebody who can also play well."""
        super().__init__(rng)
        self.sober = make_bot("gunhand", game, rng)
        self.on_event = self.sober.on_event  # type: ignore[method-assign]

    def choose(self, view: View) -> Action:
        """Mostly what a gunhand does."""
        if self.rng.below(5) == 0:
            return view.legal_actions[int(self.rng.below(len(view.legal_actions)))]
        return self.sober.choose(view)


class Witness(Bot):
    """Plays like a gunhand, believes like a searcher, and notes at the end of each round what it believed."""

    def __init__(self, rng: Rng, game: str, level: str, roles: list[int]) -> None:
        """It is told the truth, to compare."""
        super().__init__(rng)
        self.observes = True
        self.mind = Searcher(rng, game_bots(game), Effort(2, 0, 1), level)
        self.hand = make_bot("gunhand", game, rng)
        self.roles = roles
        self.seen = 0
        self.notes: list[tuple[int, float, float, list[tuple[float, bool]]]] = []

    def on_event(self, event: object) -> None:
        """Both listen."""
        self.mind.on_event(event)  # type: ignore[arg-type]
        self.hand.on_event(event)  # type: ignore[arg-type]

    def observe(self, view: View, action: Action) -> None:
        """At the first act after each round, what was believed before it."""
        table = view.redacted
        done = int(table.turn - 1) // PLAYERS
        if done > self.seen and self.mind.belief is not None and isinstance(table, RoleTable):
            self.seen = done
            self.note(done, table)
        self.mind.observe(view, action)

    def note(self, done: int, table: RoleTable) -> None:
        """How surprising the truth is now, how surprising it would be to somebody who saw nothing but open roles."""
        belief = self.mind.belief
        assert belief is not None
        belief.learn(table)
        truth = [list(deal) for deal in belief.deals].index(self.roles)
        if len(belief.deals) > 1:
            pairs = [
                (belief.chance(seat, role), self.roles[seat] == role)
                for seat in range(PLAYERS)
                for role in range(1, 4)
                if table.role[seat] < 0
            ]
            self.notes.append((done, -log(belief.share[truth]), log(len(belief.deals)), pairs))

    def choose(self, view: View) -> Action:
        """As a gunhand."""
        return self.hand.choose(view)


def other(kind: str, rng: Rng, game: str) -> Bot:
    """One of those who are judged."""
    if kind == "sharpshooters":
        return Searcher(rng, game_bots(game), Effort(100, 0, 4))
    return Loose(rng, game) if kind == "loose gunhands" else make_bot("gunhand", game, rng)


def notes_of(game: str, kind: str, games: int, level: str) -> list[tuple[int, float, float, list[tuple[float, bool]]]]:
    """What witnesses noted in many games."""
    notes = []
    for number in range(games):
        seed = child_seed(seed_bytes(SEED), number)
        state = rules_of(game).set_up(PLAYERS, SeededRandom(seed), True)
        assert isinstance(state, RoleTable)
        bots = [other(kind, Rng(child_seed(seed, seat)), game) for seat in range(PLAYERS)]
        witness = Witness(Rng(child_seed(seed, 99)), game, level, [int(role) for role in state.role])
        bots[number % PLAYERS] = witness
        play_game(state, bots)
        notes += witness.notes
    return notes


def main() -> None:
    """Both tables of each game."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    level = sys.argv[2] if len(sys.argv) > 2 else "sharpshooter"
    for game in [name for name, rules in GAMES.items() if rules.roles]:
        for kind in ("gunhands", "loose gunhands", "sharpshooters"):
            tell(game, kind, notes_of(game, kind, games if kind != "sharpshooters" else games // 8, level))


def tell(game: str, kind: str, notes: list[tuple[int, float, float, list[tuple[float, bool]]]]) -> None:
    """Log-loss by round, and how often what was held for so likely was so."""
    cells = []
    for done in range(1, ROUNDS + 1):
        now = [(loss, prior) for at, loss, prior, _ in notes if at == done]
        if now:
            cells.append(f"{sum(one[0] for one in now) / len(now):.2f} of {sum(one[1] for one in now) / len(now):.2f}")
    print(f"{game} | {kind} | " + " | ".join(cells))
    bins: dict[int, list[tuple[float, bool]]] = defaultdict(list)
    for _, _, _, pairs in notes:
        for chance, so in pairs:
            bins[min(9, int(chance * 10))].append((chance, so))
    means = [(mean_of(pairs, 0), mean_of(pairs, 1), len(pairs)) for _, pairs in sorted(bins.items())]
    off = sum(abs(said - so) * pairs for said, so, pairs in means) / sum(pairs for _, _, pairs in means)
    steps = ", ".join([f"{said:.0f} → {so:.0f}" for said, so, _ in means])
    print(f"{game} | {kind} | held → so, in percent: {steps} | off by {off:.1f} points on average")


def mean_of(pairs: list[tuple[float, bool]], at: int) -> float:
    """The mean of what was held, or of what was so, in percent."""
    return 100 * sum(pair[at] for pair in pairs) / len(pairs)


if __name__ == "__main__":
    main()
