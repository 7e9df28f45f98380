"""Every text in every language: none is missing, none is left in English, and all can be said."""

from collections.abc import Iterator, Sequence
from itertools import product

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast, serialize
from fluent.syntax.visitor import Visitor

import sixgun
from sixgun.engine.fields import FieldType, NameField, SeatField
from sixgun.engine.frame import NOT_NOW
from sixgun.engine.messages import MessageType
from sixgun.engine.state import OVER
from sixgun.family.roles import ROLES, SIDES
from sixgun.games.dice.fields import FACES
from sixgun.games.duel.catalogue import SYMBOL_NAMES
from sixgun.games.duel.fields import SIDES as DUEL_SIDES
from sixgun.locale import HERE, LANGUAGES, Words, entries
from sixgun.narration.acts import FIELDS
from sixgun.registry import rules_of

pytestmark = pytest.mark.once
FILES = sorted(file.name for file in (HERE / "en").glob("*.ftl"))
OTHERS = [language for language in LANGUAGES if language != "en"]
SAME_EVERYWHERE = {
    "analysis-is-out",  # another message with a full stop
    "tui-hint-action",  # an action and its chance
    "party-clock-hours",  # the sign of a measure
    *("role-sheriff", "face-gatling", "simulate-by-bot", "simulate-p5", "simulate-p95", "game-classic"),
    *("card-saloon", "card-wells-fargo", "card-mustang", "card-volcanic", "card-schofield", "card-remington"),
    *("bench-kilobytes", "card-winchester", "card-colt", "card-peacemaker", "card-derringer"),
    *("web-chat", "web-clock-seconds", "web-minutes", "web-bot"),
    *("line-more", "line-also", "line-cards", "log-result-ability", "log-result-drew", "log-result-answered"),
    *("log-result-checked", "log-result-gone", "log-result-picked", "log-result-cost-card"),
    *("log-result-cost-jail", "web-moment-loss", "web-pace-normal", "set-dodge-city", "section-dodge-city"),
    *("card-whisky", "card-tequila", "card-rag-time", "card-springfield", "card-can-can", "card-conestoga"),
    *("card-pepperbox", "card-pony-express", "card-sombrero"),
}
SAME_IN = {
    "de": {
        *("card-bang", "card-cat-balou", "card-gatling", "card-fanning", "card-shotgun", "card-bank", "rank-front"),
        "tui-reserve",
    }
}
# Every game with all that belongs to it.
RULES = {**sixgun.GAMES, "classic": rules_of("classic", ["base", "dodge-city"])}
CHARACTERS = sorted({name for rules in RULES.values() for name in rules.printed_characters()})
TRANSLATED = {"es": {"slab": 'Slab "el Asesino"', "vulture-sam": '"Buitre" Sam', "willy": 'Willy "el Niño"'}}


def kinds(game: str) -> list[str]:
    return list(dict.fromkeys(str(printed["kind"]) for printed in RULES[game].printed_cards().values()))


def spoken() -> dict[str, list[MessageType]]:
    """The messages that tell of a question, an action or a reason, and all that they are said of."""
    found: dict[str, list[MessageType]] = {}
    told: list[tuple[str, Sequence[MessageType]]] = [("why", (NOT_NOW, OVER))]
    for name, rules in RULES.items():
        told += [(f"ask-{name}", rules.questions), (f"act-{name}", rules.verbs)]
        told += [("why", rules.reasons)]
    for prefix, kinds in told:
        for term in kinds:
            found.setdefault(f"{prefix}-{term.name}", []).append(term)
    return found


SPOKEN = spoken()


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
    """The names of the variables that a message uses; how a verb agrees with a player is each language's own affair."""
    visitor = Variables()
    visitor.visit(message)
    return {name for name in visitor.names if not name.endswith("-is")}


def pattern(message: ast.Message) -> str:
    """A message as source text, without its comment."""
    return serialize(ast.Resource([ast.Message(message.id, message.value)]))


def samples(field: str, domain: FieldType) -> list[object]:
    """Values as a client gives them for a field."""
    if domain.stands_for == "card":
        return ["BANG! A♠", "a card"]
    if domain.stands_for == "character":
        return ["Jango", *(["none"] if domain.low < 0 else [])]
    if isinstance(domain, NameField):
        return [*domain.names, *([domain.nothing] if domain.nothing else [])]
    if isinstance(domain, SeatField):
        nobody = "none" if field == "target" else ""
        return ["Willy the Kid", *([nobody] if domain.low < 0 else [])]
    if domain.stands_for in ("dice", "places"):
        return ["1 [B], 3 [A]"]
    return [number for number in (0, 1, 2, 3, 8) if domain.low <= number <= domain.high]


def said(bundle: FluentBundle, message: str, term: MessageType) -> Iterator[str]:
    """A message said with all combinations of sample values; a Fluent error fails."""
    value = bundle.get_message(message).value
    assert value is not None, message
    for values in product(*[samples(*field) for field in term.fields.items()]):
        given = dict(zip(term.fields, values, strict=True))
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_parsed_alone_is_what_stands_in_its_file(language: str) -> None:
    texts = [(HERE / language / file).read_text(encoding="utf-8") for file in FILES]
    alone = [(name, FluentParser().parse(source).body) for text in texts for name, source in entries(text).items()]
    assert len({name for name, _ in alone}) == len(alone), "an id stands in two files"
    together = [entry for text in texts for entry in FluentParser().parse(text).body]
    whole = [entry for entry in together if isinstance(entry, (ast.Message, ast.Term))]
    for (name, body), entry in zip(alone, whole, strict=True):
        assert len(body) == 1 and body[0].equals(entry, ignored_fields=["span", "comment"]), name


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
        same = name in SAME_EVERYWHERE or name in SAME_IN.get(language, set())
        if not same and not name.startswith("character-"):
            assert pattern(message) != pattern(english[name]), name


@pytest.mark.parametrize("language", OTHERS)
def test_characters_keep_their_names_but_for_those_that_a_rulebook_translates(language: str) -> None:
    translated = TRANSLATED.get(language, {})
    for character in CHARACTERS:
        name = f"character-{character}"
        assert Words(language).say(name) == translated.get(character, Words("en").say(name))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_of_both_games_has_its_words(language: str) -> None:
    words = Words(language)
    names = [f"character-{character}" for character in CHARACTERS]
    names += [f"role-{role}" for role in (*ROLES.names, "unknown")]
    names += [f"goal-{role}" for role in ROLES.names]
    names += [f"side-{side}" for side in SIDES.names]
    assert [name for name in [*names, *SPOKEN] if not words.has(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_of_the_dice_game_has_its_words(language: str) -> None:
    words = Words(language)
    names = [f"ability-{character}" for character in sixgun.GAMES["dice"].printed_characters()]
    names += [f"goal-three-{role}" for role in ROLES.names if role != "sheriff"]
    names += [f"face-{face}" for face in FACES.names]
    assert [name for name in ["game-dice", *names] if not words.has(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_of_the_classic_game_has_its_words(language: str) -> None:
    words = Words(language)
    names = [f"ability-classic-{character}" for character in RULES["classic"].printed_characters()]
    names += [f"{what}-{term}" for term in kinds("classic") for what in ("card", "cardtext")]
    assert [name for name in ["game-classic", *names] if not words.has(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_of_the_duel_has_its_words(language: str) -> None:
    words = Words(language)
    names = [f"ability-duel-{character}" for character in sixgun.GAMES["duel"].printed_characters()]
    names += [f"{what}-{term}" for term in kinds("duel") for what in ("card", "cardtext-duel")]
    names += [f"{what}-duel-{side}" for side in DUEL_SIDES.names for what in ("side", "goal")]
    names += [f"symbol-{symbol}" for symbol in SYMBOL_NAMES]
    assert [name for name in ["game-duel", *names] if not words.has(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", list(SPOKEN))
def test_every_line_can_be_said_whatever_the_values(language: str, message: str) -> None:
    for term in SPOKEN[message]:
        for text in said(Words(language).bundle, message, term):
            assert text and "{" not in text and "\n" not in text, text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", ["dice.ftl", "classic.ftl", "duel.ftl", "cards.ftl", "log.ftl"])
def test_messages_use_only_values_that_every_game_gives(language: str, file: str) -> None:
    lines = {"line-more": {"line", "more"}, "line-also": {"line", "more"}, "line-of": {"line", "who"}}
    for name, message in messages(language, file).items():
        if name.startswith(("log-", "line-")):
            assert variables(message) <= lines.get(name, set(FIELDS)), name
        else:
            assert all(variables(message) <= set(term.fields) for term in SPOKEN.get(name, [MessageType(name)])), name


@pytest.mark.parametrize(
    ("nearest", "farthest", "reach"),
    [(1, 1, "the next living player"), (1, 2, "1 or 2 seats"), (2, 2, "exactly 2 seats"), (2, 3, "2 to 3 seats")],
)
def test_out_of_range_tells_what_the_die_reaches(nearest: int, farthest: int, reach: str) -> None:
    assert reach in Words("en").say("why-out-of-range", distance=4, nearest=nearest, farthest=farthest)


def test_the_german_card_game_never_says_the_word_by_which_its_box_means_the_outlaws() -> None:
    """There "Gesetzlose" are the Outlaws; in the box of the dice game a "Gesetzloser" is the Renegade."""
    lines = [line for file in (HERE / "de").glob("*.ftl") for line in file.read_text(encoding="utf-8").splitlines()]
    lines = [line for line in lines if line.startswith(("classic_", "web-learn-classic", "log-classic"))]
    assert lines and [line for line in lines if "gesetzlose" in line.casefold()] == []
    assert "Gesetzlose" not in "".join(Words("de").say(f"goal-{role}") for role in ROLES.names)
    assert Words("de").role("classic", "renegade") == Words("de").say("side-classic-renegade") == "Abtrünniger"
