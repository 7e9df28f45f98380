"""What positions of all games must hold: no card twice, a stack that can be played on, and who decides."""

from __future__ import annotations

from typing import Final

from sixgun.engine.errors import BadData, Endless, SixgunError
from sixgun.engine.fields import NOBODY, FieldType, NameField
from sixgun.engine.num import i64, vec
from sixgun.engine.reading import Fields
from sixgun.engine.rng import FastRandom
from sixgun.engine.state import TURN_LIMIT, State

TRIALS: Final = [FastRandom(bytes([number] * 32)) for number in range(4)]
TRIAL_DECISIONS: Final = 300
CHOICES: Final = 7  # the topic of luck


def run_position(position: Fields, state: State) -> None:
    """Run a position to its first decision.

    Frames are checked for their fields, not for whether play could have led to them. So a stack of several is tried
    out: if it doesn't fit the table, the game fails here and the position is refused. A single frame on a turn is tried
    to the turn's end; what reactions leave behind may show only later.
    """
    try:
        state.run()
        if len(state.stack) > 1:
            single = len(state.stack) == 2
            last: i64 = state.turn if single else i64(TURN_LIMIT)
            for luck in TRIALS[:2] if single else TRIALS:
                try_out(state.copy(), luck, last)
    except (AssertionError, IndexError, KeyError, Endless) as trouble:
        raise BadData(position.where("stack"), "stack") from trouble
    except ValueError as trouble:  # as `remove` raises for what isn't there
        if isinstance(trouble, SixgunError):
            raise
        raise BadData(position.where("stack"), "stack") from trouble
    check_deciding(position, state)


def try_out(state: State, luck: FastRandom, last: i64) -> None:
    """Play on at random for a while, at most to the end of a turn."""
    state.random = luck
    decisions: i64 = 0
    while not state.over and state.turn <= last and decisions < TRIAL_DECISIONS:
        state.play(state.legal[luck.below(len(state.legal), CHOICES, decisions)])
        decisions += 1


def check_deciding(position: Fields, state: State) -> None:
    """Whoever decides by the position is the one whom the game asks."""
    if position.has("deciding"):
        told = position.number("deciding", FieldType(0, state.players - 1))
        if told != state.deciding:
            asked = "null" if state.deciding == NOBODY else str(int(state.deciding))
            raise BadData(position.where("deciding"), "deciding", known=asked, value=told)


def check_nothing_goes_on(position: Fields) -> None:
    """In a game that is over nothing is resolved and nobody decides."""
    if position.has("stack") and len(position.items("stack")) > 0:
        raise BadData(position.where("stack"), "goes-on")
    if position.has("deciding"):
        raise BadData(position.where("deciding"), "goes-on")


def count_cards(zones: list[tuple[str, vec[i64]]], box: vec[i64], cards: NameField) -> vec[i64]:
    """How often each card is named in all zones: once at most, and never one that isn't in the box."""
    seen = vec[i64]([0] * len(cards.names))
    for field, zone in zones:
        for card in zone:
            if seen[card] > 0 or card not in box:
                raise BadData(field, "card-twice", value=cards.write(int(card)))
            seen[card] += 1
    return seen


def check_known(position: Fields, cards: NameField, known: vec[i64], plain: vec[i64]) -> None:
    """Nobody has forgotten what is plain to them: a card that lies open, or one of their own."""
    for card in range(len(known)):
        if plain[card] & ~known[card]:
            raise BadData(position.where(f"known.{cards.write(card)}"), "known")
