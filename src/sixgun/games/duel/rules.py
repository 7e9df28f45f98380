"""Setting up The Duel."""

from __future__ import annotations

from typing import Final

from sixgun.engine.chance import Chance
from sixgun.engine.num import append, i64, vec
from sixgun.engine.reading import Fields
from sixgun.engine.rules import Options, Rules
from sixgun.engine.state import State
from sixgun.games.duel.characters import CAST, EACH_SIDE, hire
from sixgun.games.duel.deck import CARDS, OWN
from sixgun.games.duel.knowledge import in_rising_order
from sixgun.games.duel.law import THE_LAW
from sixgun.games.duel.names import BEGAN, DRAFTED, EVENTS, QUESTIONS, REASONS, VERBS
from sixgun.games.duel.outlaws import THE_OUTLAWS
from sixgun.games.duel.position import read_position
from sixgun.games.duel.table import SETUP, Table, bare_table
from sixgun.games.duel.turn import FRAMES, Casting
from sixgun.games.duel.vocabulary import characters, deck

VERSION: Final = 2
FEWEST: Final = 2

# Where the setup's luck stands for each side: characters, the deck.
CHARACTERS_AT: Final = 0
DECK_AT: Final = 16
NEXT_SIDE: Final = 64


class DuelRules(Rules):
    """BANG! The Duel."""

    def __init__(self) -> None:
        super().__init__("duel", range(2, 3), VERSION, FRAMES, VERBS)
        self.questions, self.events, self.reasons = QUESTIONS, EVENTS, REASONS
        hire([*THE_LAW, *THE_OUTLAWS])
        self.options = {"characters": 4, "always_ask": False}
        self.ranges = {"characters": range(FEWEST, EACH_SIDE + 1)}

    def deck(self) -> dict[str, dict[str, object]]:
        """Every card by its name, with what is printed on it."""
        return deck()

    def characters(self) -> dict[str, dict[str, object]]:
        """Every character by its name, with what is printed on the card."""
        return characters()

    def turn_decisions(self, players: int) -> int:
        """A card leaves a hand twice in a turn at most, since the pile is made anew once (duel.turn.one-shuffle); each
        asks its player and, for each of four characters, three times: to avoid, to pay, to lose life for another."""
        return 2 * CARDS * (1 + 3 * 4)

    def set_up(self, players: int, chance: Chance, logging: bool, options: Options | None = None) -> State:
        """duel.setup.sides to duel.setup.hand"""
        chosen = {**self.options, **(options or {})}
        t = bare_table(chance)
        t.always_ask = bool(chosen["always_ask"])
        t.log = [] if logging else None
        t.emit(BEGAN)
        lay_out(t)
        characters = chosen["characters"]
        assert isinstance(characters, int)
        for side in range(2):
            draft(t, side, characters)
        t.push(Casting(0))
        t.run()
        return t

    def read(self, position: Fields) -> State:
        """The state that a position describes."""
        return read_position(self, position)


def lay_out(t: Table) -> None:
    """Empty places and hands, both decks shuffled."""
    for _ in range(4):
        t.gear = append(t.gear, vec[i64]())
    for side in range(2):
        t.hands = append(t.hands, vec[i64]())
        deck = ALL_CARDS[side * OWN : side * OWN + OWN]
        t.chance.shuffle(deck, SETUP, NEXT_SIDE * side + DECK_AT)
        t.decks = append(t.decks, deck)
    t.decks = append(t.decks, vec[i64]())


def draft(t: Table, side: i64, characters: i64) -> None:
    """A side draws characters, looks at them, and the first two come to its places (duel.setup.characters)."""
    pile = ALL_CHARACTERS[side * EACH_SIDE : side * EACH_SIDE + EACH_SIDE]
    t.chance.shuffle(pile, SETUP, NEXT_SIDE * side + CHARACTERS_AT)
    for at in range(2):
        t.who[2 * side + at] = pile[at]
        t.life[2 * side + at] = CAST[pile[at]].life
    t.reserve = append(t.reserve, pile[2:characters])
    if t.log is not None:
        for character in in_rising_order(pile[:characters]):  # their order would tell that of the reserve
            t.whisper(side, DRAFTED, side, character)


ALL_CARDS: Final = vec[i64](list(range(CARDS)))
ALL_CHARACTERS: Final = vec[i64](list(range(2 * EACH_SIDE)))
