"""The Duel for agents: the fields of the observation. Its actions are in `moves`."""

from __future__ import annotations

from typing import Final

from sixgun.engine.messages import messages_of
from sixgun.engine.rules import Rules
from sixgun.engine.state import State
from sixgun.games.duel import questions, triggers
from sixgun.games.duel.catalogue import CARDS, EACH_SIDE, OWN, SYMBOL_NAMES
from sixgun.games.duel.fields import CHARACTER, KINDS, SIDES
from sixgun.games.duel.research.memory import DuelMemory
from sixgun.games.duel.research.moves import DECK, EQUIPMENT, MOVES, attempt
from sixgun.games.duel.research.observer import MOST_BANGS, MOST_WAITING, DuelObserver
from sixgun.games.duel.table import table
from sixgun.games.duel.turn import Turn
from sixgun.research.encoding import Encoding, Field, deed_field
from sixgun.research.memory import Memory
from sixgun.research.pickling import register

MOST_LIFE: Final = 5
MOST_POINTS: Final = 3
MOST_LOOT: Final = 2
MOST_HITS: Final = len(EQUIPMENT)
ALL_KINDS: Final = "the kinds as in `hand`"
ALL_CHARACTERS: Final = "the characters as in `front_character`"
EVERYBODY: Final = dict.fromkeys(CHARACTER.names, 1)


def place_fields(rank: str, whose: str, listed: str = "") -> tuple[Field, ...]:
    """The fields of one of a player's two characters."""
    gear = {KINDS.names[kind]: 1 for kind in EQUIPMENT}
    return (
        Field(f"{rank}_character", whose, values=tuple(CHARACTER.names), listed=listed),
        Field(f"{rank}_life", "the character's life points", MOST_LIFE),
        Field(f"{rank}_max_life", "the bullets on the character's card, which are also the maximum", MOST_LIFE),
        Field(f"{rank}_gear", "equipment in play with the character", counts=gear),
        Field(f"{rank}_used", "the character has used what it may do once in this turn"),
        Field(f"{rank}_aimed", "a card or ability is aimed at the character, so it is awake and its companion isn't"),
        Field(f"{rank}_target", "the character must answer or loses life now; `bull`: it has fallen"),
        Field(f"{rank}_hits", "further hits of the card being carried out that come to the character", MOST_HITS),
    )


SEAT_FIELDS: Final = (
    Field("side", "the player's side", values=tuple(SIDES.names)),
    Field("active", "it is the player's turn"),
    Field("deciding", "the game waits for the player's choice"),
    Field("attacker", "the card or ability that is being answered or takes life is the player's"),
    Field("hand_size", "cards in the player's hand", CARDS),
    Field("hand", "those cards of the hand that the observer knows; in the observer's own row all", counts=DECK.copies),
    Field(
        "backs",
        "cards of the hand known to come from the observer's deck, and from the opponent's; all are known in the "
        "observer's own row and while the observer draws from the other hand",
        counts={"own": OWN, "other": OWN},
    ),
    Field("deck_size", "cards in the player's own deck", OWN),
    Field("reserve_size", "characters in the player's reserve", EACH_SIDE - 2),
    Field(
        "waiting",
        f"what waits until this is carried out, {MOST_WAITING} at most: hits at the side, cards and robberies for it",
        counts={kind.name: MOST_WAITING for kind in triggers.ALL},
    ),
    *place_fields("front", "who is at the player's front; all 0 if it can't be seen yet or nobody is left"),
    *place_fields("rear", "who is at the player's rear; all 0 if nobody is", ALL_CHARACTERS),
)
TABLE_FIELDS: Final = (
    Field(
        "question",
        "what is being decided; all 0 when the game is over",
        values=tuple(q.name for q in messages_of(questions)),
    ),
    Field("next_phase", "what comes next in the turn", values=Turn.PHASES),
    Field("bangs", "BANG! cards played in this turn that count for the limit", MOST_BANGS),
    Field("moved", "the turn's player has moved their token in this turn"),
    Field(
        "cause",
        "the card that is being answered or takes life, or ability; `copy`: the card being copied",
        values=(*KINDS.names, "ability"),
        listed=f"{ALL_KINDS}, ability",
    ),
    Field("shooter", "the character who shoots", values=tuple(CHARACTER.names), listed=ALL_CHARACTERS),
    Field("extra", "a further hand card is due besides the avoid (Tex Killer)"),
    Field("barrel_tried", "the target has used its Barrel against this hit"),
    Field("sid_tried", "Sid Curry has revealed against this hit"),
    Field("fires_back", "`extra`: the avoid is Return fire"),
    Field("hits_back", "`extra`: the avoid is Sid Curry's, who shoots back"),
    Field("points", "`shield`: life points still to be lost", MOST_POINTS),
    Field("lost", "`shield`: life points of these that the target has lost", MOST_POINTS),
    Field("shielded", "`shield`: life points of these that Buffalo Bell has lost", MOST_POINTS),
    Field("loot_left", "`bull`: cards that may still be taken", MOST_LOOT),
    Field("purpose", "`bart`: what the reveal is for", values=("barrel", "dynamite", "rattlesnake", "ability")),
    Field("turned_1", "`bart`: the symbol of the first of the two cards", values=SYMBOL_NAMES),
    Field("turned_2", "of the second", values=SYMBOL_NAMES),
    Field(
        "open",
        "`store`: the cards to choose from; `wagon`, `soundance`: the cards drawn, if the observer drew them",
        counts=DECK.copies,
        listed=ALL_KINDS,
    ),
    Field("reserve", "the observer's own reserve; its order is hidden", counts=EVERYBODY, listed=ALL_CHARACTERS),
    Field("fallen", "who has been eliminated", counts=EVERYBODY, listed=ALL_CHARACTERS),
    Field("common_size", "cards in the common deck", CARDS),
    Field("discard_top", "the top card of the discard pile", values=tuple(KINDS.names), listed=ALL_KINDS),
    Field("discard_size", "cards in the discard pile", CARDS),
    Field("discard", "the cards of the discard pile", counts=DECK.copies, listed=ALL_KINDS),
)


MEMORY_FIELDS: Final = (
    deed_field("attacked", "cards that the player has played at a character of each side", 2),
    deed_field("hurt", "life points that the player has taken from each side", 2),
)


class DuelEncoding(Encoding):
    """The observations and actions of The Duel."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules, SEAT_FIELDS, TABLE_FIELDS, MOVES, DuelObserver, MEMORY_FIELDS)

    def make_memory(self, state: State) -> Memory:
        return DuelMemory()

    def attempt(self, shape: int, state: State, seat: int) -> int:
        return attempt(shape, table(state), seat)


def encoding(rules: Rules) -> Encoding:
    return DuelEncoding(rules)


register(DuelMemory)
