"""What the page takes from Python: vocabulary, types of the protocol, lessons, and sentences to compare narrators by.

`python -m tools.web_exports` writes them; tests/web/test_exports.py sees that the committed ones are not old.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tools.web_lessons import SCRIPTS, lesson

from sixgun import new_game
from sixgun.engine.terms import Domain, Term
from sixgun.games.registry import rules_of
from sixgun.locale import LANGUAGES, Words
from sixgun.narration import Narrator
from sixgun.server.protocol import CLIENT_MESSAGES, HOUSE_MESSAGES
from sixgun.server.room import Room
from sixgun.vocabulary import vocabulary

WEB = Path(__file__).resolve().parent.parent / "web"
HEAD = "// Made from src/sixgun/server/protocol.py by `python -m tools.web_exports`. Change it there.\n"
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
TABLES = {"classic": 7, "dice": 8, "duel": 2}


def exports() -> dict[Path, str]:
    """The committed files and what they must hold."""
    words = json.dumps(vocabulary(), indent=1, ensure_ascii=False) + "\n"
    lessons = {WEB / f"src/lib/lessons/{game}.json": lesson(game) for game in SCRIPTS}
    return {WEB / "src/lib/vocabulary.json": words, WEB / "src/lib/protocol.ts": protocol(), **lessons}


# -- types -------------------------------------------------------------------------------------------------------------


def protocol() -> str:
    """The messages as TypeScript."""
    models = [*CLIENT_MESSAGES, *HOUSE_MESSAGES]
    schemas = {model.__name__: model.model_json_schema() for model in models}
    room = Room.model_json_schema()
    schemas |= {"Room": room, **room["$defs"]}
    told = [interface(name, schema) for name, schema in schemas.items()]
    unions = [("FromClient", CLIENT_MESSAGES), ("FromHouse", HOUSE_MESSAGES)]
    told += [f"export type {name} = {' | '.join(model.__name__ for model in group)};\n" for name, group in unions]
    return HEAD + "\n" + "\n".join(told)


def interface(name: str, schema: dict[str, Any]) -> str:
    """One message."""
    fields = [f"  {field}: {kind(is_of)};\n" for field, is_of in schema["properties"].items()]
    return f"/** {schema['description'].splitlines()[0]} */\nexport interface {name} {{\n{''.join(fields)}}}\n"


def kind(schema: dict[str, Any]) -> str:
    """The TypeScript of a schema."""
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join([json.dumps(value) for value in schema["enum"]])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys([kind(option) for option in schema["anyOf"]]))
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if schema.get("type") == "array":
        return f"Array<{kind(schema['items'])}>"
    if schema.get("type") == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {kind(inner) if isinstance(inner, dict) and inner else 'unknown'}>"
    return SIMPLE[schema["type"]]


# -- sentences ---------------------------------------------------------------------------------------------------------


def sentences() -> list[dict[str, object]]:
    """Every message of every game in every language, with what Python makes of it."""
    told: list[dict[str, object]] = []
    for game, players in TABLES.items():
        position = new_game(game, players=players, seed=1).position()
        for language in LANGUAGES:
            narrator = Narrator(Words(language), position)
            told += [{"game": game, "language": language, **told_by(narrator, *sample)} for sample in samples(game)]
    return told


def told_by(narrator: Narrator, what: str, data: dict[str, object]) -> dict[str, object]:
    """One sentence, part by part."""
    dice = ["arrow", "dynamite", "bullseye1", "bullseye2", "beer"]
    told = narrator.action(data, dice) if what == "action" else getattr(narrator, what)(data)
    return {"what": what, "data": data, "players": narrator.names, "parts": [part.to_data() for part in told]}


def samples(game: str) -> list[tuple[str, dict[str, object]]]:
    """Every term of a game with every value of its keys and a few of the rest, one field at a time."""
    rules = rules_of(game)
    kinds = [("event", rules.events), ("question", rules.questions), ("action", rules.verbs), ("reason", rules.reasons)]
    return [(what, data) for what, terms in kinds for term in terms for data in filled(game, what, term)]


def filled(game: str, what: str, term: Term) -> list[dict[str, object]]:
    """A term with its first values, then with each other value of each field."""
    choices = {field: values(game, domain) for field, domain in term.fields.items()}
    first: dict[str, object] = {"verb" if what == "action" else "name": term.name}
    first |= {field: options[0] for field, options in choices.items()}
    return [first] + [{**first, field: value} for field, options in choices.items() for value in options[1:]]


def values(game: str, domain: Domain) -> list[object]:
    """Some values of a domain."""
    rules, names = rules_of(game), domain.to_data().get("names")
    cards = list(rules.deck())
    given: dict[str, list[object]] = {
        "player": [0, 1, None],
        "card": [*cards[:1], *cards[-1:], "hidden", None] if cards else [None],
        "character": [*list(rules.characters())[:2], None],
        "dice": [["arrow", "beer", "gatling", "bullseye1", "dynamite"]],
        "places": [[1], [2, 5]],
        "number": [1, 2, 0, 5],
    }
    return list(names) if isinstance(names, list) else given[domain.stands_for]


def main() -> None:
    """Write everything."""
    for path, text in exports().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    write_sentences()


def write_sentences() -> None:
    """What Python says, for the page's own tests to say the same."""
    (WEB / "tests/narration.json").write_text(json.dumps(sentences(), ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main()
