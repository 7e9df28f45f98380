"""What the page takes from Python: vocabulary, types of views and messages, lessons, sentences to compare narrators by.

`python -m tools.web_exports` writes them; tests/web/test_exports.py sees that the committed ones are not old.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tools.typescript import SETS, VIEWS, declaration, events, parts, title
from tools.web_lessons import SCRIPTS, LessonStep, lesson

from sixgun import new_game, play
from sixgun.analysis import analyse
from sixgun.analysis.sentences import Teacher
from sixgun.analysis.types import AnalysisData
from sixgun.engine.fields import FieldType
from sixgun.engine.messages import MessageType
from sixgun.engine.view_types import EventData, ToldData
from sixgun.locale import HERE, LANGUAGES, Words
from sixgun.narration import Narrator
from sixgun.narration.act_types import LogAct
from sixgun.narration.acts import FIELDS
from sixgun.puzzles.types import AnsweredPuzzleData, PuzzleListData, ShownPuzzleData
from sixgun.registry import GAMES, rules_of
from sixgun.server.protocol import (
    CLIENT_MESSAGES,
    HOUSE_MESSAGES,
    ChairView,
    Clock,
    ClocksData,
    HintOption,
    Origin,
    RoomView,
)
from sixgun.set_modules import load_set_modules
from sixgun.vocabulary import vocabulary
from sixgun.vocabulary_types import Vocabulary

SHARED = (ToldData, LogAct, ClocksData, Vocabulary, LessonStep, AnalysisData)  # what views are told and shown with
PUZZLES = (PuzzleListData, ShownPuzzleData, AnsweredPuzzleData)
NAME_OF_GAME = 'export type GameName = View["game"];\n'
WEB = Path(__file__).resolve().parent.parent / "web"
IMPORTS = 'import type { Clocks, GameName, LogAct, Reason, Told, View } from "./views.gen";\n'


def exports() -> dict[Path, str]:
    """The committed files and what they must hold."""
    words = json.dumps(vocabulary(SETS), indent=1, ensure_ascii=False) + "\n"
    lessons = {WEB / f"src/lib/lessons/{game}.json": lesson(game) for game in SCRIPTS}
    types = {WEB / "src/lib/protocol.ts": protocol(), WEB / "src/lib/views.gen.ts": views()}
    types |= {WEB / "src/lib/vocabulary.d.json.ts": of_json("Vocabulary", "./views.gen")}
    types |= {path.with_suffix(".d.json.ts"): of_json("LessonStep[]", "../views.gen") for path in lessons}
    return {WEB / "src/lib/vocabulary.json": words, **types, **lessons}


# -- types -------------------------------------------------------------------------------------------------------------


def protocol() -> str:
    """The messages as TypeScript."""
    told = [
        declaration(kind)
        for kind in (*CLIENT_MESSAGES, *HOUSE_MESSAGES, RoomView, ChairView, Clock, Origin, HintOption)
    ]
    told += [union("FromClient", CLIENT_MESSAGES), union("FromHouse", HOUSE_MESSAGES)]
    return "\n".join([made_from("src/sixgun/server/protocol.py") + IMPORTS, *told])


def views() -> str:
    """Views of all games as TypeScript, their union by `game`; events, log, vocabulary, lessons, analyses, puzzles."""
    kinds = [inner for kind in (*VIEWS, *SHARED, *PUZZLES) for inner in parts(kind)]
    told = [declaration(kind) for kind in dict.fromkeys(kinds) if kind is not EventData]
    return "\n".join([made_from("src/sixgun/**/*types.py"), *told, events(), union("View", VIEWS), NAME_OF_GAME])


def of_json(kind: str, source: str) -> str:
    """The type of a JSON file."""
    name = kind.removesuffix("[]")
    return f'import type {{ {name} }} from "{source}";\n\ndeclare const data: {kind};\nexport default data;\n'


def made_from(source: str) -> str:
    return f"// Made from {source} by `python -m tools.web_exports`. Change it there.\n"


def union(name: str, kinds: Iterable[object]) -> str:
    return f"export type {name} = {' | '.join([title(kind) for kind in kinds])};\n"


# -- sentences ---------------------------------------------------------------------------------------------------------


def sentences() -> list[dict[str, object]]:
    """Every message of every game in every language, with what Python makes of it."""
    told: list[dict[str, object]] = []
    for game in GAMES:
        rules = rules_of(game, SETS.get(game))
        position = new_game(game, players=rules.players[-1], seed=1, sets=SETS.get(game)).position()
        acts = [("act", act) for act in [*filled_acts(game), *lesson_acts(game)]]
        for language in LANGUAGES:
            narrator = Narrator(Words(language), position)
            lines = [told_by(narrator, *act) for act in acts]  # what a line doesn't tell makes no other line
            for sentence in [*[told_by(narrator, *sample) for sample in samples(game)], *by_text(lines).values()]:
                told.append({"game": game, "language": language, **sentence})
    return told


def by_text(lines: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """The lines that differ."""
    return {json.dumps([line["data"].get("act"), line["parts"]]): line for line in lines}


def told_by(narrator: Narrator, what: str, data: dict[str, object]) -> dict[str, object]:
    """One sentence, part by part; an act is told to seat 0."""
    dice = ["arrow", "dynamite", "bullseye1", "bullseye2", "beer"]
    given: dict[str, object] = {"act": 0, "action": dice}
    told = getattr(narrator, what)(data, *([given[what]] if what in given else []))
    return {"what": what, "data": data, "players": narrator.names, "parts": [part.to_dict() for part in told]}


def filled_acts(game: str) -> list[dict[str, object]]:
    """Every line of a log with its first values, then with each other value of each field."""
    ids = "\n".join([(HERE / "en" / file).read_text(encoding="utf-8") for file in ("log.ftl", f"{game}.ftl")])
    fields = {field: act_values(game, field, stands_for) for field, stands_for in FIELDS.items()}
    first = {field: options[0] for field, options in fields.items()}
    more = [{**first, field: value} for field, options in fields.items() for value in options[1:]]
    acts: list[dict[str, object]] = []
    for result, name in re.findall(r"^log-(result-)?([a-z-]+) =", ids, re.MULTILINE):
        for values in [first, *more]:
            phrase = {"result" if result else "act": name.removeprefix(f"{game}-"), **values}
            acts.append({"act": "turn", "who": 1, "number": 3, "results": [phrase]} if result else phrase)
    return acts


def act_values(game: str, field: str, stands_for: str) -> list[object]:
    """Some values of a field of an act; nothing is one of them."""
    rules = rules_of(game, SETS.get(game))
    cards, characters = [*list(rules.printed_cards())[:2], "henry-rifle"], list(rules.printed_characters())
    keys = {"side": ["law", "outlaws", "renegade", "deputy", "outlaw", "nobody"], "rank": ["front", "rear"]}
    given: dict[str, list[object]] = {
        "someone": [1, 0, None, *characters[:1], "apache-kid"],
        "number": [2, 1, None],
        "card": [cards[0], "hidden"],
        "cards": [None, cards[:1], cards[:3]],
        "dice": [["arrow", "beer", "gatling"], []],
        "role": ["outlaw", "sheriff", "deputy", "renegade", None],
        "cause": ["barrel", "ability", "storm"],
        "message": ["goal-sheriff"],
        "key": [*keys.get(field, [])],
    }
    return given[stands_for]


def lesson_acts(game: str) -> list[dict[str, object]]:
    """The log of a guided game, and acts of a set that no text knows."""
    unknown: list[dict[str, object]] = [
        {"act": "tornado", "who": 1, "results": [{"result": "bliss"}]},
        {"act": "flood"},
    ]
    return [
        *[act for step in json.loads(lesson(game)) for scene in step.get("scenes", []) for act in scene["acts"]],
        *unknown,
    ]


def samples(game: str) -> list[tuple[str, dict[str, object]]]:
    """Every term of a game with every value of its keys and a few of the rest, one field at a time."""
    rules = rules_of(game, SETS.get(game))
    kinds = [("question", rules.questions), ("action", rules.verbs), ("reason", rules.reasons)]
    return [(what, data) for what, terms in kinds for term in terms for data in filled(game, what, term)]


def filled(game: str, what: str, term: MessageType) -> list[dict[str, object]]:
    """A term with its first values, then with each other value of each field."""
    choices = {field: values(game, domain) for field, domain in term.fields.items()}
    first: dict[str, object] = {"verb" if what == "action" else "name": term.name}
    first |= {field: options[0] for field, options in choices.items()}
    return [first] + [{**first, field: value} for field, options in choices.items() for value in options[1:]]


def values(game: str, domain: FieldType) -> list[object]:
    """Some values of a domain."""
    rules, names = rules_of(game, SETS.get(game)), domain.to_dict().get("names")
    cards = list(rules.printed_cards())
    given: dict[str, list[object]] = {
        "player": [0, 1, None],
        "card": [*cards[:1], *cards[-1:], "hidden", None] if cards else [None],
        "character": [*list(rules.printed_characters())[:2], None],
        "dice": [["arrow", "beer", "gatling", "bullseye1", "dynamite"]],
        "places": [[1], [2, 5]],
        "number": [1, 2, 0, 5],
    }
    return list(names) if isinstance(names, list) else given[domain.stands_for]


# -- an analysis -------------------------------------------------------------------------------------------------------


def taught() -> list[dict[str, object]]:
    """Small analyses, and what Python says of them to the first seat in every language."""
    samples: list[dict[str, object]] = []
    for name, players, seed in (("classic", 4, 54), ("dice", 4, 2), ("duel", 2, 33)):  # short games
        options = {"characters": 2} if name == "duel" else {}
        game = play(name, ["greenhorn"] * players, seed=seed, **options)
        told = analyse(game, budget=10)
        for language in LANGUAGES:
            teacher = Teacher(Words(language), told, game, 0)
            said = [[part.to_dict() for part in line] for one in teacher.moments for line in teacher.moment(one)]
            ledger = told["players"][0]["ledger"]
            samples.append(
                {
                    "game": name,
                    "language": language,
                    "players": teacher.narrator.names,
                    "analysis": told if language == LANGUAGES[0] else None,
                    "headings": [teacher.heading(one) for one in teacher.moments],
                    "moments": said,
                    "ledger": [teacher.verdict(ledger), teacher.luck_sorts(ledger)],
                    "deeds": [teacher.deed(read.get("deed")) for read in told["reads"]],
                }
            )
    return samples


def main() -> None:
    """Write everything."""
    for path, text in exports().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    write_samples()


def write_samples() -> None:
    """For the page's own tests: what Python says, to say the same, and the words of a house with one set more."""
    load_set_modules(["tests.sets.toy"])
    words = vocabulary({"classic": [*SETS["classic"], "toy"]})
    for name, told in {"narration": sentences(), "toy": words, "lesson": taught()}.items():
        (WEB / f"tests/{name}.json").write_text(json.dumps(told, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main()
