"""Python's types as TypeScript: the models of the house's messages and the TypedDicts of views."""

from __future__ import annotations

import json
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from sixgun.server.protocol import ClientMessage

SIMPLE: dict[Any, str] = {
    **{str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"},
    **{object: "unknown", Any: "unknown"},
}
NAMES = {"Error": "ErrorMessage", "RoomView": "Room", "ChairView": "Chair"}  # JavaScript has an Error of its own
# What the models leave open.
OPEN = {
    "Update.view": "View",
    "Update.events": "TableEvent[]",
    "Update.acts": "LogAct[]",
    "Update.clocks": "Clocks",
    "ErrorMessage.reason": "Reason | null",
}


def title(kind: Any) -> str:
    """The name of a type. The JSON of an `Action`, which is a class in Python, is `ActionData` there."""
    return NAMES.get(kind.__name__, str(kind.__name__).removesuffix("Data"))


def fields(kind: Any) -> dict[str, str]:
    """The fields of a model or TypedDict, and their types."""
    typed = get_type_hints(kind) if is_typeddict(kind) else {n: f.annotation for n, f in kind.model_fields.items()}
    return {name: OPEN.get(f"{title(kind)}.{name}") or typescript(inner) for name, inner in typed.items()}


def typescript(kind: Any) -> str:
    """A type."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return typescript(inner[0])
    if origin is Literal:
        return " | ".join([json.dumps(value) for value in inner])
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys([typescript(part) for part in inner]))
    if origin is list:
        each = typescript(inner[0])
        return f"({each})[]" if "|" in each else f"{each}[]"
    if origin is dict:
        return f"Record<string, {typescript(inner[1])}>"
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
