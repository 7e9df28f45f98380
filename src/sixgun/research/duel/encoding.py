"""The Duel for agents: the fields of the observation. Its actions are in `duel_moves`."""

from __future__ import annotations

from typing import Final

from sixgun.engine.action import first, second, verb_of
from sixgun.engine.num import i64, vec
from sixgun.engine.state import State, View
from sixgun.engine.terms import NOBODY
from sixgun.games.duel.characters import CHARACTER_NAMES, EACH_SIDE
from sixgun.games.duel.deck import (
    BANK,
    BARREL,
    CARDS,
    COMMON,
    DUEL,
    DYNAMITE,
    INDIANS,
    KIND_NAMES,
    OWN,
    RATTLESNAKE,
    SYMBOL,
    SYMBOL_NAMES,
)
from sixgun.games.duel.deeds import Deed
from sixgun.games.duel.hands import Looting
from sixgun.games.duel.hits import Hit
from sixgun.games.duel.losing import Losing
from sixgun.games.duel.names import DRAW_CARDS, HIT_BACK, QUESTIONS, SIDES, TRIGGERS
from sixgun.games.duel.playing import Copying
from sixgun.games.duel.reveal import Reveal
from sixgun.games.duel.showdown import Raid, Showdown
from sixgun.games.duel.table import NOWHERE, Table, table
from sixgun.games.duel.turn import Turn
from sixgun.games.registry import rules_of
from sixgun.research.duel.moves import DECK, EQUIPMENT, MOVES, attempt, shape_of
from sixgun.research.encoding import Encoding, Field

MOST_LIFE: Final = 5
MOST_BANGS: Final = 2
MOST_POINTS: Final = 3
MOST_LOOT: Final = 2
MOST_HITS: Final = len(EQUIPMENT)
MOST_WAITING: Final = 9
PURPOSES: Final = (BARREL, DYNAMITE, RATTLESNAKE, -1)
ALL_KINDS: Final = "the kinds as in `hand`"
ALL_CHARACTERS: Final = "the characters as in `front_character`"
EVERYBODY: Final = dict.fromkeys(CHARACTER_NAMES, 1)


def place_fields(rank: str, whose: str, listed: str = "") -> tuple[Field, ...]:
    """The fields of one of a player's two characters."""
    gear = {KIND_NAMES[kind]: 1 for kind in EQUIPMENT}
    return (
        Field(f"{rank}_character", whose, values=CHARACTER_NAMES, listed=listed),
        Field(f"{rank}_life", "his life points", MOST_LIFE),
        Field(f"{rank}_max_life", "the bullets on his card, which are also his maximum", MOST_LIFE),
        Field(f"{rank}_gear", "equipment in play with him", counts=gear),
        Field(f"{rank}_used", "he has used what he may do once in this turn"),
        Field(f"{rank}_aimed", "a card or ability is aimed at him, so he is awake and his companion isn't"),
        Field(f"{rank}_target", "he must answer or loses life now; `bull`: he is the fallen"),
        Field(f"{rank}_hits", "hits of the card being carried out that come to him after this one", MOST_HITS),
    )


SEAT_FIELDS: Final = (
    Field("side", "his side", values=SIDES.names),
    Field("active", "it is his turn"),
    Field("deciding", "the game waits for his choice"),
    Field("attacker", "the card or ability that is being answered or takes life is his"),
    Field("hand_size", "cards in his hand", CARDS),
    Field("hand", "those cards of his hand that the observer knows; in the observer's own row all", counts=DECK.copies),
    Field(
        "backs",
        "cards of his hand known to come from the observer's deck, and from his opponent's; all are known in the "
        "observer's own row and while he draws from the other hand",
        counts={"own": OWN, "other": OWN},
    ),
    Field("deck_size", "cards in his own deck", OWN),
    Field("reserve_size", "characters in his reserve", EACH_SIDE - 2),
    Field(
        "waiting",
        f"what waits until this is carried out, {MOST_WAITING} at most: hits at him, cards and robberies for him",
        counts={kind.name: MOST_WAITING for kind in TRIGGERS},
    ),
    *place_fields("front", "who is at his front; all 0 if it can't be seen yet or nobody is left"),
    *place_fields("rear", "who is at his rear; all 0 if nobody is", ALL_CHARACTERS),
)
TABLE_FIELDS: Final = (
    Field("question", "what is being decided; all 0 when the game is over", values=tuple(q.name for q in QUESTIONS)),
    Field("next_phase", "what comes next in the turn", values=Turn.PHASES),
    Field("bangs", "BANG! cards played in this turn that count for the limit", MOST_BANGS),
    Field("moved", "the turn's player has moved his token in this turn"),
    Field(
        "cause",
        "the card that is being answered or takes life, or ability; `copy`: the card being copied",
        values=(*KIND_NAMES, "ability"),
        listed=f"{ALL_KINDS}, ability",
    ),
    Field("shooter", "the character who shoots", values=CHARACTER_NAMES, listed=ALL_CHARACTERS),
    Field("extra", "a further hand card is due besides the avoid (Tex Killer)"),
    Field("barrel_tried", "the target has used his Barrel against this hit"),
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
    Field("discard_top", "the top card of the discard pile", values=KIND_NAMES, listed=ALL_KINDS),
    Field("discard_size", "cards in the discard pile", CARDS),
    Field("discard", "the cards of the discard pile", counts=DECK.copies, listed=ALL_KINDS),
)
QUESTION_AT: Final = {question.name: at for at, question in enumerate(QUESTIONS)}
NO_HIT: Final = [-1, -1, 0, 0, 0, 0, 0, 0, 0, 0]


class DuelEncoding(Encoding):
    """The observations and actions of The Duel."""

    def __init__(self) -> None:
        super().__init__(rules_of("duel"), SEAT_FIELDS, TABLE_FIELDS, MOVES)

    def shapes(self, table: State) -> list[int]:
        assert isinstance(table, Table)
        return [shape_of(code, at, table) for at, code in enumerate(table.legal)]

    def attempt(self, shape: int, table: State, seat: int) -> int:
        assert isinstance(table, Table)
        return attempt(shape, table, seat)

    def seat_numbers(self, view: View) -> list[list[int]]:
        t = table(view.masked)
        return [seat_row(t, side, int(view.seat)) for side in range(2)]

    def table_numbers(self, view: View) -> list[int]:
        t = table(view.masked)
        return [
            *(QUESTION_AT[t.stack[-1].question(t).name] if t.stack else -1, next_phase(t)),
            *(min(t.bangs, MOST_BANGS), int(t.moved)),
            *(*attack_numbers(t), *top_numbers(t)),
            *(*crowd(t.reserve[view.seat]), *crowd(t.fallen)),
            *(len(t.decks[COMMON]), DECK.of[t.discard[-1]] if t.discard else -1, len(t.discard)),
            *DECK.count(t.discard),
        ]


def seat_row(t: Table, side: int, observer: int) -> list[int]:
    """The numbers of SEAT_FIELDS."""
    attack = attack_in(t)
    front = int(t.front[side])
    return [
        *(side, int(side == t.active), int(side == t.deciding), int(attack is not None and attack.by == side)),
        *(len(t.hands[side]), *DECK.count(t.hands[side])),
        *(t.backs_in_hand(side, observer), t.backs_in_hand(side, 1 - observer)),
        *(len(t.decks[side]), len(t.reserve[side]), *waiting_for(t, side)),
        *(*place_row(t, front), *place_row(t, front ^ 1)),
    ]


def place_row(t: Table, place: int) -> list[int]:
    """The numbers of `place_fields`."""
    who = int(t.who[place])
    gear = DECK.count(t.gear[place])[BANK:]
    life, most, used = (t.life[place], t.character(place).life, t.used >> who & 1) if who >= 0 else (0, 0, 0)
    return [who, life, most, *gear, used, int(place == t.aimed), int(place == target_in(t)), hits_at(t, place)]


def deeds_in(t: Table) -> list[Deed]:
    """All that is being carried out."""
    return [frame for frame in t.stack if isinstance(frame, Deed)]


def hits_at(t: Table, place: int) -> int:
    """How many hits are still to come to a place."""
    return sum([list(deed.aims).count(place) for deed in deeds_in(t)])


def waiting_for(t: Table, side: int) -> list[int]:
    """The numbers of `waiting`."""
    counts = [0] * len(TRIGGERS)
    for deed in deeds_in(t):
        for trigger in deed.waiting:
            verb, whose = verb_of(trigger), first(trigger)
            if (whose // EACH_SIDE if verb == HIT_BACK else whose) == side:
                counts[verb] += second(trigger) if verb == DRAW_CARDS else 1
    return [min(count, MOST_WAITING) for count in counts]


def attack_in(t: Table) -> Hit | Raid | Showdown | Losing | None:
    """What is being answered or takes life, if anything."""
    for at in range(len(t.stack) - 1, -1, -1):
        frame = t.stack[at]
        if isinstance(frame, (Hit, Raid, Showdown, Losing)):
            return frame
    return None


def target_in(t: Table) -> int:
    """The place of the one who must answer, loses life, or has fallen and is looted."""
    top = t.stack[-1] if t.stack else None
    if isinstance(top, Looting):
        return int(top.place)
    attack = attack_in(t)
    return int(attack.target) if attack else NOWHERE


def next_phase(t: Table) -> int:
    """What comes next in the turn; -1 before the first one and after the last."""
    turn = t.stack[0] if t.stack else None
    return int(turn.phase) if isinstance(turn, Turn) else -1


def attack_numbers(t: Table) -> list[int]:
    """The numbers of TABLE_FIELDS from `cause` to `shielded`."""
    attack = attack_in(t)
    if isinstance(attack, Hit):
        tried = (attack.extra, attack.barrel, attack.sid, attack.fires_back, attack.hits_back)
        return [cause_at(attack.cause), attack.shooter, *tried, 0, 0, 0]
    if isinstance(attack, Losing):
        return [cause_at(attack.cause), NOBODY, 0, 0, 0, 0, 0, attack.points, attack.lost, attack.shielded]
    top = t.stack[-1] if t.stack else None
    if isinstance(top, Copying):
        return [DECK.of[top.card], *NO_HIT[1:]]
    if attack is None:
        return NO_HIT
    return [INDIANS if isinstance(attack, Raid) else DUEL, *NO_HIT[1:]]


def cause_at(cause: int) -> int:
    """The position of a cause in its one-hot."""
    return cause if cause >= 0 else len(KIND_NAMES)


def top_numbers(t: Table) -> list[int]:
    """The numbers of TABLE_FIELDS from `loot_left` to `open`."""
    top = t.stack[-1] if t.stack else None
    left = top.left if isinstance(top, Looting) else 0
    turned = [-1, -1, -1]
    if isinstance(top, Reveal):
        turned = [PURPOSES.index(top.cause), *[SYMBOL[card] for card in top.turned]]
    return [left, *turned, *DECK.count(top.cards() if top else vec[i64]())]


def crowd(characters: vec[i64]) -> list[int]:
    """A 1 for each of some characters."""
    return [int(one in characters) for one in range(2 * EACH_SIDE)]
