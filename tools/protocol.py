"""Write docs/protocol.md from the models of the house: `python -m tools.protocol`."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from pydantic import BaseModel
from tools.typescript import fields, title

from sixgun.locale import HERE, Words
from sixgun.server.app import make_app
from sixgun.server.protocol import CLIENT_MESSAGES, HOUSE_MESSAGES, VERSION, ChairView, Clock, Origin, RoomView
from sixgun.server.refusals import Refused
from sixgun.server.settings import Settings

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "protocol.md"
AT_THE_DOOR = ("house-database-used", "house-not-open")  # said to whoever starts a house, never to a client

Schema = dict[str, Any]

INTRO = f"""# The protocol of a table, version {VERSION}

<!-- Written by tools/protocol.py from src/sixgun/server; do not edit. -->

What a client and a house say to each other: JSON with ids and values, never prose. `examples/my_first_bot.py` is a
whole player in some 40 lines, `sixgun join` seats a bot of yours. The same as TypeScript: `web/src/lib/protocol.ts`.
What is in a view, a decision and an event: [views.md](views.md).

1. Become a guest: `POST /api/guests`. A browser gets a cookie; a program takes `token` from the answer and sends it
   with everything as `Authorization: Bearer TOKEN`, also when it opens the WebSocket.
2. Open a table (`POST /api/tables`), or have the code of one. `POST /api/practice` opens one for you alone with bots,
   in the middle of a finished game.
3. Connect to `/ws/CODE` (one WebSocket a table) and send `hello`. The house answers `welcome`, `room` and, if there is
   a game, `update`. Send `sit` for a chair. The host sends `fill` for bots in the free chairs, and `start`.
4. Whenever `view.decision` is not null, send `act` with its `number` and the `id` of one of its `actions`. Everybody at
   the table gets an `update` after the action is in the database, and never before.
5. After a lost connection, connect again and say in `hello` which game and how many events you have: you get the rest.
   An `act` that was not answered can be sent again with its `game`: it is done once.

Everything that is done at a table may have a `ref`, a number of yours. It is answered by `done` or by `error` with the
same `ref`, after everybody was told.

A message that can't be followed gets an `error` and changes nothing. `stale-action` means that the game has gone on
meanwhile: look at the newest view. A client that doesn't read is disconnected, and so is one that sends what is no
message of the protocol again and again. Fields that you don't know may be added; ignore them.
"""


# -- reading the models --------------------------------------------------------------------------------------------


def schema_of(model: type[BaseModel]) -> Schema:
    """The schema of a message; of the house's messages every field is always there."""
    return model.model_json_schema(mode="serialization" if model in HOUSE_MESSAGES else "validation")


# -- the page ------------------------------------------------------------------------------------------------------


def refusals() -> dict[str, str]:
    """Every code of a refusal, with its English sentence."""
    words = Words("en")
    texts = (HERE / "en" / "house.ftl").read_text(encoding="utf-8")
    places = dict.fromkeys(re.findall(r"\$(\w+)", texts), "…")
    codes = re.findall(r"^error-(house-[\w-]+) =", texts, re.MULTILINE)
    return {code: words.say(f"error-{code}", **places) for code in sorted(codes) if code not in AT_THE_DOOR}


def message_table(model: type[BaseModel]) -> str:
    """A message with its fields."""
    schema = schema_of(model)
    if model in HOUSE_MESSAGES:
        schema["properties"] = {name: without_default(inner) for name, inner in schema["properties"].items()}
    lines = [f"### {schema['properties']['type']['const']}", "", " ".join(schema["description"].split()), ""]
    lines += ["| field | type | |", "|---|---|---|"]
    for field, inner in schema["properties"].items():
        lines.append(f"| `{field}` | {cell(fields(model)[field])} | {remark(inner)} |")
    return "\n".join(lines)


def cell(text: str) -> str:
    """A type in a table."""
    return "`" + text.replace("|", "\\|") + "`"


def remark(schema: Schema) -> str:
    """What is to be said of a field."""
    said = [schema.get("description", "")]
    if schema.get("default") is not None:
        said.append(f"Without it: `{json.dumps(schema['default'])}`.")
    if "maxLength" in schema:
        said.append(f"At most {schema['maxLength']} signs.")
    return " ".join([part for part in said if part])


def without_default(schema: Schema) -> Schema:
    """A field that is always there."""
    return {name: value for name, value in schema.items() if name != "default"}


def object_table(model: type[BaseModel]) -> str:
    """A thing that messages hold."""
    schema = model.model_json_schema()
    lines = [f"### {title(model)}", "", " ".join(schema["description"].split()), ""]
    lines += ["| field | type | |", "|---|---|---|"]
    for field, inner in schema["properties"].items():
        lines.append(f"| `{field}` | {cell(fields(model)[field])} | {remark(without_default(inner))} |")
    return "\n".join(lines)


def http_table() -> str:
    """What can be asked for over HTTP."""
    paths = make_app(Settings()).openapi()["paths"]
    lines = ["| request | what it does |", "|---|---|"]
    for path, methods in paths.items():
        for method, described in methods.items():
            lines.append(f"| `{method.upper()} {path}` | {' '.join(described['description'].split())} |")
    return "\n".join(lines)


def refusal_table() -> str:
    """Why the house says no."""
    lines = ["| code | over HTTP | in words |", "|---|---|---|"]
    return "\n".join(
        [*lines, *[f"| `{code}` | {Refused(code).status} | {text} |" for code, text in refusals().items()]]
    )


def page() -> str:
    """The whole page."""
    parts = [INTRO.rstrip(), "## From the client", *[message_table(model) for model in CLIENT_MESSAGES]]
    parts += ["## From the house", *[message_table(model) for model in HOUSE_MESSAGES]]
    parts += ["## The room in it", *[object_table(model) for model in (RoomView, ChairView, Clock, Origin)]]
    parts += ["## HTTP", "Bodies and answers are JSON; a house tells all of it at `/openapi.json`.", http_table()]
    parts += ["## Refusals", "`code` of an `error` or of an HTTP answer.", refusal_table()]
    return "\n\n".join(parts) + "\n"


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")
    print(PAGE.relative_to(ROOT))


if __name__ == "__main__":
    main()
