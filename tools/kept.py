"""What is still in a hand after its player's turn: `python -m tools.kept BOT GAMES` counts it for legend's hunches.

For each kind of card: how often it is among the cards of others that a player can't see, whose owner has had a turn
and got none since, in percent of how often it would be there if they were dealt from all that the player can't see.
"""

from __future__ import annotations

import sys
from collections import Counter

from sixgun.arena.loop import play_game
from sixgun.bots.bot import Bot
from sixgun.engine.action import Action
from sixgun.engine.messages import Event
from sixgun.engine.rng import Rng, SeededRandom, child_seed, seed_bytes
from sixgun.engine.view import View
from sixgun.family.knowledge import unseen
from sixgun.games.classic.bots.hand_model import ClassicHandModel
from sixgun.games.classic.catalogue import KIND
from sixgun.games.classic.fields import KINDS
from sixgun.games.classic.table import ClassicTable, table
from sixgun.make_bot import make_bot
from sixgun.registry import rules_of

SEED = 911
PLAYERS = 5


class Counting(Bot):
    """Plays as another bot, and counts at the first decision of each of its turns what the others have kept."""

    def __init__(self, mind: Bot, truth: ClassicTable) -> None:
        """It is shown the truth, to compare."""
        super().__init__(mind.rng)
        self.observes = mind.observes
        self.observe = mind.observe  # type: ignore[method-assign]
        self.mind = mind
        self.truth = truth
        self.hand_model = ClassicHandModel()
        self.turn = -1
        self.found: Counter[str] = Counter()
        self.usual: Counter[str] = Counter()

    def on_event(self, event: Event) -> None:
        """Both listen."""
        self.hand_model.on_event(event.type, event.a, event.b, event.c, event.d)
        self.mind.on_event(event)

    def choose(self, view: View) -> Action:
        """Count, then let the other choose."""
        if view.redacted.turn > self.turn:
            self.turn = int(view.redacted.turn)
            for seat in range(PLAYERS):
                if seat != view.seat and self.truth.lives(seat) and self.hand_model.since_turn[seat] == 0:
                    self.count(table(view.redacted), seat)
        return self.mind.choose(view)

    def count(self, seen: ClassicTable, seat: int) -> None:
        """What one of the others has kept, and what might have been expected."""
        hidden = [card for card in self.truth.hands[seat] if card not in seen.hands[seat]]
        pool = unseen([seen.deck, seen.discard_pile, *seen.hands, *seen.in_play], seen.stack, seen.box)
        for card in hidden:
            self.found[KINDS.names[KIND[card]]] += 1
        for card in pool:
            self.usual[KINDS.names[KIND[card]]] += len(hidden) / len(pool)  # type: ignore[assignment]


def main() -> None:
    """Play and print."""
    found: Counter[str] = Counter()
    usual: Counter[str] = Counter()
    for number in range(int(sys.argv[2])):
        seed = child_seed(seed_bytes(SEED), number)
        state = rules_of("classic").set_up(PLAYERS, SeededRandom(seed), True)
        bots = [make_bot(sys.argv[1], "classic", Rng(child_seed(seed, seat))) for seat in range(PLAYERS)]
        bots[number % PLAYERS] = counting = Counting(bots[number % PLAYERS], table(state))
        play_game(state, bots)
        found += counting.found
        usual += counting.usual
    print(f"{sum(found.values())} cards in {sys.argv[2]} games of {sys.argv[1]}")
    for name in KINDS.names:
        print(f"{name}: {100 * found[name] / usual[name]:.0f}")


if __name__ == "__main__":
    main()
