"""Python's types as TypeScript: the models of the house's messages and the TypedDicts of views."""

from __future__ import annotations

import json
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from sixgun.engine.messages import EventType
from sixgun.engine.view_types import EventData, ReasonData, ToldData
from sixgun.narration.act_types import LogAct
from sixgun.registry import NAMES as GAMES
from sixgun.registry import part, rules_of
from sixgun.server.protocol import ClientMessage, ClocksData
from sixgun.vocabulary_types import GameName

SIMPLE: dict[Any, str] = {
    **{str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"},
    **{object: "unknown", Any: "unknown"},
}
# A browser has an Error and an Event of its own.
NAMES = {"Error": "ErrorMessage", "EventData": "GameEvent", "RoomView": "Room", "ChairView": "Chair"}
# The sets that the page comes with; a house tells it of others.
SETS = {"classic": ["base", "dodge-city"]}
VIEWS = [getattr(part(game, "view_types"), f"{game.capitalize()}View") for game in GAMES]
# What the models leave open: Pydantic need not look through what the house has made itself.
OPEN: dict[str, Any] = {
    "Update.view": Union[tuple(VIEWS)],  # noqa: UP007
    "ShownPuzzle.view": Union[tuple(VIEWS)],  # noqa: UP007
    "Update.events": list[ToldData],
    "Update.acts": list[LogAct],
    "Update.clocks": ClocksData,
    "ErrorMessage.reason": ReasonData | None,
    "Room.game": GameName,
}


def title(kind: Any) -> str:
    """The name of a type. The JSON of an `Action`, which is a class in Python, is `ActionData` there."""
    return NAMES.get(kind.__name__, str(kind.__name__).removesuffix("Data"))


def fields(kind: Any) -> dict[str, str]:
    """The fields of a model or TypedDict, and their types."""
    typed = get_type_hints(kind) if is_typeddict(kind) else {n: f.annotation for n, f in kind.model_fields.items()}
    return {name: typescript(OPEN.get(f"{title(kind)}.{name}", inner)) for name, inner in typed.items()}


def typescript(kind: Any) -> str:
    """A type."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return typescript(inner[0])
    if kind == GameName:
        return "GameName"
    if origin is Literal:
        return " | ".join([json.dumps(value) for value in inner])
    if set(inner) == set(VIEWS):
        return "View"
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys([typescript(part) for part in inner]))
    if origin is list:
        each = typescript(inner[0])
        return f"({each})[]" if "|" in each else f"{each}[]"
    if origin is dict:
        return f"Record<{typescript(inner[0])}, {typescript(inner[1])}>"
    return SIMPLE.get(kind) or title(kind)


def declaration(kind: Any) -> str:
    """A model or TypedDict as a type. An interface would not do where any record is taken."""
    optional = kind.__optional_keys__ if is_typeddict(kind) else may_be_missing(kind)
    lines = [f"  {name}{'?' if name in optional else ''}: {inner};\n" for name, inner in fields(kind).items()]
    return f"/** {kind.__doc__.splitlines()[0]} */\nexport type {title(kind)} = {{\n{''.join(lines)}}};\n"


def may_be_missing(kind: Any) -> list[str]:
    """The fields that a client may leave out."""
    from_client = issubclass(kind, ClientMessage)
    return [name for name, field in kind.model_fields.items() if from_client and not field.is_required()]


def parts(kind: Any) -> list[Any]:
    """The TypedDicts that a type is made of, the innermost first."""
    typed = is_typeddict(kind)
    inner = [part for each in (get_type_hints(kind).values() if typed else get_args(kind)) for part in parts(each)]
    return list(dict.fromkeys([*inner, kind] if typed else inner))


# -- events --------------------------------------------------------------------------------------------------------

WRITTEN = {"number": "number", "dice": "string[]", "places": "number[]"}  # other things go by their names


def events() -> str:
    """All events of all games as a union by `name`; of one that two games have, a field may be missing in one."""
    known: dict[str, list[dict[str, str]]] = {}
    for game in GAMES:
        for event in rules_of(game, SETS.get(game)).events:
            known.setdefault(event.name, []).append(event_fields(event))
    each = [f"  | {{ name: {json.dumps(name)}; {merged(games)}}}\n" for name, games in known.items()]
    said = f"/** {EventData.__doc__} Sets from elsewhere may bring more. */"
    return f"{said}\nexport type GameEvent = {{ audience?: number }} & (\n{''.join(each)});\n"


def event_fields(event: EventType) -> dict[str, str]:
    """The fields of an event; a player may be nobody."""
    return {
        name: ("number | null" if field.low < 0 else "number")
        if field.stands_for == "player"
        else WRITTEN.get(field.stands_for, "string")
        for name, field in event.fields.items()
    }


def merged(games: list[dict[str, str]]) -> str:
    """The fields of an event in all games that have it."""
    told = ""
    for name in dict.fromkeys([name for game in games for name in game]):
        kinds = dict.fromkeys([game[name] for game in games if name in game])
        told += f"{name}{'' if all(name in game for game in games) else '?'}: {' | '.join(kinds)}; "
    return told
