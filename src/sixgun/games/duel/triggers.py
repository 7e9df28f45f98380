"""What waits in The Duel until a card or ability is carried out (duel.resolve)."""

from __future__ import annotations

from typing import Final

from sixgun.engine.action import Action, parse, verb_of
from sixgun.engine.errors import BadData, shown
from sixgun.engine.fields import COUNT, FieldType
from sixgun.engine.messages import Verb
from sixgun.games.duel.fields import CHARACTER, SIDES

# The numbers are the positions in ALL.
HIT_FRONT: Final = 0
FIRE_BACK: Final = 1
HIT_REAR: Final = 2
HIT_BACK: Final = 3
DRAW_CARDS: Final = 4
ROB: Final = 5
ALL: Final = (
    Verb("hit-front", side=SIDES, by=CHARACTER),
    Verb("fire-back", side=SIDES, by=CHARACTER),
    Verb("hit-rear", side=SIDES, by=CHARACTER),
    Verb("hit-back", target=CHARACTER, by=CHARACTER),
    Verb("draw", side=SIDES, cards=COUNT, by=CHARACTER),
    Verb("rob", side=SIDES, by=CHARACTER),
)


class Triggers(FieldType):
    """Something that waits, written like an action."""

    def __init__(self) -> None:
        super().__init__(0, 1 << 40)

    def write(self, number: int) -> object:
        return Action(number, ALL[verb_of(number)]).text

    def read(self, value: object, field: str) -> int:
        code = parse(value, ALL) if isinstance(value, str) else -1
        if code < 0:
            raise BadData(field, "name", known=", ".join([kind.name for kind in ALL]), value=shown(value))
        return code


TRIGGER: Final = Triggers()
