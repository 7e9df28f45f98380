"""What is still in a hand after its player's turn: `python -m tools.kept GAME BOT GAMES` counts it for hunches.

For each kind of card: how often it is among the cards of others that a player can't see, whose owner has had his turn
and got none since, in percent of how often it would be there if they were dealt from all that he can't see.
"""

from __future__ import annotations

import sys
from collections import defaultdict

from sixgun.arena.loop import play_game
from sixgun.bots.bot import Bot
from sixgun.bots.hire import hire
from sixgun.bots.policies import hunch_for
from sixgun.engine.action import Action, Decision
from sixgun.engine.chance import Chance, Luck, child_seed, seed_bytes
from sixgun.engine.state import State, View
from sixgun.engine.terms import Note
from sixgun.games.classic import deck as classic_deck
from sixgun.games.classic import knowledge as classic_knowledge
from sixgun.games.classic.table import Table as ClassicTable
from sixgun.games.duel import deck as duel_deck
from sixgun.games.duel import knowledge as duel_knowledge
from sixgun.games.duel.table import Table as DuelTable
from sixgun.games.registry import rules_of

SEED = 911
PLAYERS = {"classic": 5, "duel": 2}
Table = ClassicTable | DuelTable


class Counting(Bot):
    """Plays as another bot, and counts at the first decision of each of its turns what the others have kept."""

    def __init__(self, mind: Bot, truth: Table) -> None:
        """It is shown the truth, to compare."""
        super().__init__(mind.luck)
        self.curious = mind.curious
        self.observe = mind.observe  # type: ignore[method-assign]
        self.mind = mind
        self.truth = truth
        hunch = hunch_for(truth.GAME)
        assert hunch is not None
        self.hunch = hunch
        self.turn = -1
        self.found: dict[str, float] = defaultdict(float)
        self.usual: dict[str, float] = defaultdict(float)

    def watch(self, event: Note) -> None:
        """Both listen."""
        self.hunch.hear(event.term, event.a, event.b, event.c, event.d)
        self.mind.watch(event)

    def choose(self, view: View, decision: Decision) -> Action:
        """Count, then let the other choose."""
        if view.masked.turn > self.turn:
            self.turn = int(view.masked.turn)
            for seat in range(len(self.truth.hands)):
                if seat != view.seat and self.hunch.since_turn[seat] == 0:
                    self.count(view.masked, seat)
        return self.mind.choose(view, decision)

    def count(self, seen: State, seat: int) -> None:
        """What one of the others has kept, and what might have been expected."""
        assert isinstance(seen, ClassicTable | DuelTable)
        for card in self.truth.hands[seat]:
            if card not in seen.hands[seat]:
                self.found[name_of(seen, card)] += 1
                pool = unseen_like(seen, card)
                for other in pool:
                    self.usual[name_of(seen, other)] += 1 / len(pool)


def name_of(t: Table, card: int) -> str:
    """The kind of a card."""
    if isinstance(t, ClassicTable):
        return classic_deck.KIND_NAMES[classic_deck.KIND[card]]
    return duel_deck.KIND_NAMES[duel_deck.KIND[card]]


def unseen_like(t: Table, card: int) -> list[int]:
    """All cards out of sight that might be in the place of one; in The Duel those with its back."""
    if isinstance(t, ClassicTable):
        return list(classic_knowledge.unseen(t))
    return list(duel_knowledge.unseen(t)[duel_deck.back_of(card)])


def main() -> None:
    """Play and print."""
    game, bot, games = sys.argv[1], sys.argv[2], int(sys.argv[3])
    found: dict[str, float] = defaultdict(float)
    usual: dict[str, float] = defaultdict(float)
    for number in range(games):
        seed = child_seed(seed_bytes(SEED), number)
        state = rules_of(game).set_up(PLAYERS[game], Chance(seed), True)
        assert isinstance(state, ClassicTable | DuelTable)
        bots = [hire(bot, game, Luck(child_seed(seed, seat))) for seat in range(PLAYERS[game])]
        counting = Counting(bots[number % len(bots)], state)
        bots[number % len(bots)] = counting
        play_game(state, bots)
        for name, expected in counting.usual.items():
            found[name] += counting.found[name]
            usual[name] += expected
    print(f"{sum(found.values()):.0f} cards in {games} games of {bot}")
    for name in sorted(usual):
        print(f"{name}: {100 * found[name] / usual[name]:.0f}")


if __name__ == "__main__":
    main()
