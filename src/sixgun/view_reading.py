"""Views and events from the JSON that a house sends, so that a bot there has `sample`, `belief` and search."""

from __future__ import annotations

from typing import Any, Final

from sixgun.engine.errors import BadData, shown
from sixgun.engine.fields import NOBODY, FieldType, ListField
from sixgun.engine.frame import Frame
from sixgun.engine.game import check_head
from sixgun.engine.messages import Event, EventType
from sixgun.engine.num import i64, vec
from sixgun.engine.reading import Fields, copied_fields
from sixgun.engine.rules import Rules
from sixgun.engine.state import HIDDEN_RANDOM, State
from sixgun.engine.view import VIEW_VERSION, View
from sixgun.registry import part, rules_of

BLANKS: Final = {"hidden": -1, "hidden-law": -2, "hidden-outlaws": -3}
COUNTER: Final = FieldType(0, 1 << 40)


def load_view(data: dict[str, Any]) -> View:
    """The view that a JSON of `View.to_dict` tells of, as a house sends it.

    What the JSON leaves out is as if nobody knew it: which cards of a pile the seat remembers, and which of its cards
    others have seen. JSON that doesn't fit together is refused.

    >>> import sixgun
    >>> view = sixgun.new_game("classic", players=5, seed=7).view(1)
    >>> sixgun.load_view(view.to_dict()).to_dict() == view.to_dict()
    True
    """
    fields = Fields(copied_fields(Fields(data, "view").values))
    check_head(fields, "view", VIEW_VERSION)
    rules = rules_of(fields.get("game"), fields.values.get("sets"))
    rules.check_players(len(fields.objects("players")))
    try:
        view = read_view(rules, fields)
        told = view.to_dict()
    except (AssertionError, AttributeError, IndexError, KeyError, TypeError, OverflowError) as trouble:
        raise BadData("view", "view") from trouble
    for name, value in told.items():
        if fields.get(name) != value:
            raise BadData(name, "view")
    return view


def read_view(rules: Rules, view: Fields) -> View:
    """The redacted state, and whose view it is."""
    seat = view.number("seat", FieldType(0, len(view.items("players")) - 1)) if view.has("seat") else NOBODY
    state: State = part(rules.name, "view_reading").read_table(rules, view, seat)
    state.turn = view.number("turn", COUNTER)
    state.random = HIDDEN_RANDOM
    if view.has("deciding"):
        state.deciding = view.number("deciding", FieldType(0, state.players - 1))
        if state.deciding == seat:
            state.legal = state.stack[-1].offer(state)
    return View(state, seat, view.number("number", COUNTER))


def read_frames(rules: Rules, view: Fields) -> vec[Frame]:
    """What is being resolved, as the viewer sees it."""
    return vec[Frame]([read_frame(rules, fields) for fields in view.objects("stack")])


def read_frame(rules: Rules, fields: Fields) -> Frame:
    name = fields.text("frame")
    if name not in rules.frames:
        raise BadData(fields.where("frame"), "name", known=", ".join(rules.frames), value=shown(name))
    kind = rules.frames[name]
    return kind(*[read_field(domain, fields.get(field), fields.where(field)) for field, domain in kind.FIELDS.items()])


def read_field(domain: FieldType | ListField, value: object, where: str) -> Any:
    """A number, or several, that may be hidden."""
    if isinstance(domain, ListField):
        items = value if isinstance(value, list) else []
        return vec[i64]([read_number(domain.each, item, where) for item in items])
    return read_number(domain, value, where)


def read_number(domain: FieldType, value: object, where: str) -> int:
    return BLANKS[value] if isinstance(value, str) and value in BLANKS else domain.read(value, where)


def read_cards(fields: Fields, name: str, card: FieldType) -> vec[i64]:
    """A zone; cards that can't be seen are below 0."""
    return vec[i64]([read_number(card, one, fields.where(name)) for one in fields.items(name)])


def blanks(fields: Fields, name: str) -> vec[i64]:
    """A pile of which only the number is told."""
    return vec[i64]([-1] * fields.number(name, FieldType(0, 255)))


def know(known: vec[i64], cards: vec[i64], seats: int) -> None:
    """These cards, where they can be seen, are known to these seats, one bit each."""
    for card in cards:
        if card >= 0:
            known[card] = seats


def load_events(data: list[dict[str, Any]], view: View) -> list[Event]:
    """Events from their JSON, for `on_event` and `sixgun.belief`: as `Event.to_dict` tells them, of the game of a view.

    >>> import sixgun
    >>> game = sixgun.new_game("dice", players=4, seed=7)
    >>> heard = game.seen_by(0)
    >>> sixgun.load_events([event.to_dict() for event in heard], game.view(0)) == heard
    True
    """
    types = event_types(view.redacted.rules)
    return [read_event(Fields(told, f"events[{at}]"), types) for at, told in enumerate(data)]


def event_types(rules: Rules) -> dict[str, EventType]:
    """What can happen in a game, by name."""
    sets = [rules_of(rules.name).catalogue.sets[name] for name in rules.sets]
    return {known.name: known for each in sets for known in each.messages if isinstance(known, EventType)}


def read_event(fields: Fields, types: dict[str, EventType]) -> Event:
    name = fields.text("name")
    if name not in types:
        raise BadData(fields.where("name"), "name", known=", ".join(types), value=shown(name))
    values = [0, 0, 0, 0]
    for field, domain in types[name].fields.items():
        given = fields.get(field) if domain.default is None or field in fields.values else domain.write(domain.default)
        values[types[name].places[field]] = read_number(domain, given, fields.where(field))
    audience = fields.number("audience", FieldType(0, 7)) if fields.has("audience") else NOBODY
    return Event(types[name], audience, *values)
