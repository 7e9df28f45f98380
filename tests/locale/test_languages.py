"""Every text in every language: none is missing, none is left in English, and all can be said."""

from collections.abc import Iterator
from itertools import product

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast, serialize
from fluent.syntax.visitor import Visitor

from sixgun.engine.kinds import Domain, Kind, Names, Seat
from sixgun.engine.state import NOT_NOW, OVER
from sixgun.games.dice.characters import CHARACTERS
from sixgun.games.dice.names import (
    CHOSEN,
    EVENTS,
    FACES,
    QUESTIONS,
    REASONS,
    ROLES,
    SHOWN,
    SIDES,
    VERBS,
)
from sixgun.locale import HERE, LANGUAGES, Words

FILES = sorted(file.name for file in (HERE / "en").glob("*.ftl"))
OTHERS = [language for language in LANGUAGES if language != "en"]
SAME_EVERYWHERE = {"role-sheriff", "face-gatling", "cli-prefix", "simulate-by-bot", "simulate-p5", "simulate-p95"}
SPOKEN = {
    **{f"event-dice-{kind.name}": kind for kind in EVENTS},
    **{f"ask-dice-{kind.name}": kind for kind in QUESTIONS},
    **{f"act-dice-{kind.name}": kind for kind in VERBS},
    **{f"why-{kind.name}": kind for kind in (*REASONS, NOT_NOW, OVER)},
}


class Variables(Visitor):
    """Collects the names of the variables in a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str, file: str) -> dict[str, ast.Message]:
    """The messages of a file by id, in order; a file with junk or an id used twice fails."""
    body = FluentParser().parse((HERE / language / file).read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)], f"{language}/{file} can't be parsed"
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), f"{language}/{file} has an id twice"
    return {entry.id.name: entry for entry in found}


def variables(message: ast.Message) -> set[str]:
    """The names of the variables that a message uses."""
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


def pattern(message: ast.Message) -> str:
    """A message as source text, without its comment."""
    return serialize(ast.Resource([ast.Message(message.id, message.value)]))


def samples(domain: Domain) -> list[object]:
    """Values as a client gives them for a field."""
    if isinstance(domain, Names):
        return [*domain.names, *([domain.nothing] if domain.nothing else [])]
    if isinstance(domain, Seat):
        return ["Willy the Kid", *([""] if domain.low < 0 else [])]
    if domain is SHOWN or domain is CHOSEN:
        return ["1 [B], 3 [A]"]
    return [number for number in (0, 1, 2, 3, 8) if domain.low <= number <= domain.high]


def said(bundle: FluentBundle, message: str, kind: Kind) -> Iterator[str]:
    """A message said with all combinations of sample values; a Fluent error fails."""
    value = bundle.get_message(message).value
    assert value is not None, message
    for values in product(*[samples(domain) for domain in kind.fields.values()]):
        given = dict(zip(kind.fields, values, strict=True))
        text, errors = bundle.format_pattern(value, given)
        assert not errors, f"{message} {given}: {errors}"
        yield str(text)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(file.name for file in (HERE / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_messages_in_the_same_order(language: str, file: str) -> None:
    assert list(messages(language, file)) == list(messages("en", file))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_every_message_uses_the_variables_of_the_english_one(language: str, file: str) -> None:
    english = messages("en", file)
    for name, message in messages(language, file).items():
        assert variables(message) == variables(english[name]), name


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_no_message_is_left_in_english(language: str, file: str) -> None:
    english = messages("en", file)
    for name, message in messages(language, file).items():
        if name not in SAME_EVERYWHERE and not name.startswith("character-"):
            assert pattern(message) != pattern(english[name]), name


@pytest.mark.parametrize("language", OTHERS)
def test_characters_keep_their_names(language: str) -> None:
    for character in CHARACTERS:
        name = f"character-{character.name}"
        assert Words(language).say(name) == Words("en").say(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_of_the_dice_game_has_its_words(language: str) -> None:
    words = Words(language)
    names = [f"{what}-{character.name}" for character in CHARACTERS for what in ("character", "ability")]
    names += [f"role-{role}" for role in (*ROLES.names, ROLES.nothing)] + [f"goal-{role}" for role in ROLES.names]
    names += [f"goal-three-{role}" for role in ROLES.names if role != "sheriff"]
    names += [f"side-{side}" for side in SIDES.names] + [f"face-{face}" for face in FACES.names]
    assert [name for name in ["game-dice", *names, *SPOKEN] if not words.has(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", list(SPOKEN))
def test_every_line_can_be_said_whatever_the_values(language: str, message: str) -> None:
    for text in said(Words(language).bundle, message, SPOKEN[message]):
        assert text and "{" not in text and "\n" not in text, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_only_values_that_the_game_gives(language: str) -> None:
    for name, message in messages(language, "dice.ftl").items():
        given = set(SPOKEN[name].fields) if name in SPOKEN else set()
        assert variables(message) <= given, name


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "A Beer for Black Jack: wasted, life is already full."),
        ("de", "Ein Bier für Black Jack: verschwendet, alle Lebenspunkte sind schon da."),
        ("es", "Una Cerveza para Black Jack: se desperdicia, la vida ya está completa."),
    ],
)
def test_a_beer_at_full_life_is_called_wasted(language: str, line: str) -> None:
    words = Words(language)
    assert words.say("event-dice-healed", seat="Black Jack", points=0, source="beer", by="Rose Doolan") == line


@pytest.mark.parametrize(
    ("nearest", "farthest", "reach"),
    [(1, 1, "the next living player"), (1, 2, "1 or 2 seats"), (2, 2, "exactly 2 seats"), (2, 3, "2 to 3 seats")],
)
def test_out_of_range_tells_what_the_die_reaches(nearest: int, farthest: int, reach: str) -> None:
    assert reach in Words("en").say("why-out-of-range", distance=4, nearest=nearest, farthest=farthest)
