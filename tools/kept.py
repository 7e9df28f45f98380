"""What is still in a hand after its player's turn: `python -m tools.kept BOT GAMES` counts it for legend's hunches.

For each kind of card: how often it is among the cards of others that a player can't see, whose owner has had his turn
and got none since, in percent of how often it would be there if they were dealt from all that he can't see.
"""

from __future__ import annotations

import sys
from collections import Counter

from sixgun.arena.loop import play_game
from sixgun.bots.bot import Bot
from sixgun.bots.classic.hunch import ClassicHunch
from sixgun.bots.hire import hire
from sixgun.engine.action import Action, Decision
from sixgun.engine.chance import Chance, Luck, child_seed, seed_bytes
from sixgun.engine.state import View
from sixgun.engine.terms import Note
from sixgun.games.classic.deck import KIND, KIND_NAMES
from sixgun.games.classic.knowledge import unseen
from sixgun.games.classic.table import Table, table
from sixgun.games.registry import rules_of

SEED = 911
PLAYERS = 5


class Counting(Bot):
    """Plays as another bot, and counts at the first decision of each of its turns what the others have kept."""

    def __init__(self, mind: Bot, truth: Table) -> None:
        """It is shown the truth, to compare."""
        super().__init__(mind.luck)
        self.curious = mind.curious
        self.observe = mind.observe  # type: ignore[method-assign]
        self.mind = mind
        self.truth = truth
        self.hunch = ClassicHunch()
        self.turn = -1
        self.found: Counter[str] = Counter()
        self.usual: Counter[str] = Counter()

    def watch(self, event: Note) -> None:
        """Both listen."""
        self.hunch.hear(event.term, event.a, event.b, event.c, event.d)
        self.mind.watch(event)

    def choose(self, view: View, decision: Decision) -> Action:
        """Count, then let the other choose."""
        if view.masked.turn > self.turn:
            self.turn = int(view.masked.turn)
            for seat in range(PLAYERS):
                if seat != view.seat and self.truth.lives(seat) and self.hunch.since_turn[seat] == 0:
                    self.count(table(view.masked), seat)
        return self.mind.choose(view, decision)

    def count(self, seen: Table, seat: int) -> None:
        """What one of the others has kept, and what might have been expected."""
        hidden = [card for card in self.truth.hands[seat] if card not in seen.hands[seat]]
        pool = unseen(seen)
        for card in hidden:
            self.found[KIND_NAMES[KIND[card]]] += 1
        for card in pool:
            self.usual[KIND_NAMES[KIND[card]]] += len(hidden) / len(pool)  # type: ignore[assignment]


def main() -> None:
    """Play and print."""
    found: Counter[str] = Counter()
    usual: Counter[str] = Counter()
    for number in range(int(sys.argv[2])):
        seed = child_seed(seed_bytes(SEED), number)
        state = rules_of("classic").set_up(PLAYERS, Chance(seed), True)
        bots = [hire(sys.argv[1], "classic", Luck(child_seed(seed, seat))) for seat in range(PLAYERS)]
        bots[number % PLAYERS] = counting = Counting(bots[number % PLAYERS], table(state))
        play_game(state, bots)
        found += counting.found
        usual += counting.usual
    print(f"{sum(found.values())} cards in {sys.argv[2]} games of {sys.argv[1]}")
    for name in KIND_NAMES:
        print(f"{name}: {100 * found[name] / usual[name]:.0f}")


if __name__ == "__main__":
    main()
