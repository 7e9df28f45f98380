"""Every text in every language: none is missing, none is left in English, and all can be said."""

from collections.abc import Iterator
from itertools import product

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast, serialize
from fluent.syntax.visitor import Visitor

from sixgun.engine.state import NOT_NOW, OVER
from sixgun.engine.terms import Domain, Names, Seat, Term
from sixgun.games.classic import characters as classic_characters
from sixgun.games.classic import names as classic
from sixgun.games.classic.deck import KIND_NAMES, CardNames
from sixgun.games.dice import characters as dice_characters
from sixgun.games.dice import names as dice
from sixgun.games.duel import characters as duel_characters
from sixgun.games.duel import deck as duel_deck
from sixgun.games.duel import names as duel
from sixgun.games.roles import ROLES
from sixgun.locale import HERE, LANGUAGES, Words

pytestmark = pytest.mark.once
FILES = sorted(file.name for file in (HERE / "en").glob("*.ftl"))
OTHERS = [language for language in LANGUAGES if language != "en"]
SAME_EVERYWHERE = {
    "tui-hint-action",  # an action and its chance
    *("role-sheriff", "face-gatling", "simulate-by-bot", "simulate-p5", "simulate-p95", "game-classic"),
    *("card-saloon", "card-wells-fargo", "card-mustang", "card-volcanic", "card-schofield", "card-remington"),
    *("bench-kilobytes", "card-winchester", "card-colt", "card-peacemaker", "card-derringer"),
    *("web-motion-full", "web-chat", "web-clock-seconds", "web-minutes", "web-bot"),
}
SAME_IN = {
    "de": {
        *("card-bang", "card-cat-balou", "card-gatling", "card-fanning", "card-shotgun", "card-bank", "rank-front"),
        "tui-reserve",
    }
}
CHARACTERS = sorted(
    {
        *dice_characters.CHARACTER_NAMES.names,
        *classic_characters.CHARACTER_NAMES.names,
        *duel_characters.CHARACTER_NAMES,
    }
)
REASONS = [term for term in (*classic.REASONS, *duel.REASONS) if term.name != "fine"]


def spoken() -> dict[str, list[Term]]:
    """The messages that tell of an event, a question, an action or a reason, and all that they are said of."""
    found: dict[str, list[Term]] = {}
    told = [
        *[("event-dice", dice.EVENTS), ("ask-dice", dice.QUESTIONS), ("act-dice", dice.VERBS), ("why", dice.REASONS)],
        *[("event-classic", classic.EVENTS), ("ask-classic", classic.QUESTIONS), ("act-classic", classic.VERBS)],
        *[("event-duel", duel.EVENTS), ("ask-duel", duel.QUESTIONS), ("act-duel", duel.VERBS)],
        *[("why", REASONS), ("why", (NOT_NOW, OVER))],
    ]
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
    return {name for name in visitor.names if not name.endswith("-side")}


def pattern(message: ast.Message) -> str:
    """A message as source text, without its comment."""
    return serialize(ast.Resource([ast.Message(message.id, message.value)]))


def samples(field: str, domain: Domain) -> list[object]:
    """Values as a client gives them for a field."""
    if isinstance(domain, CardNames | duel_deck.CardNames):
        return ["BANG! A♠", "a card"]
    if domain is duel_characters.CHARACTER or domain is duel_characters.CHARACTER_OR_NONE:
        return ["Jango", *(["none"] if domain.low < 0 else [])]
    if isinstance(domain, Names):
        return [*domain.names, *([domain.nothing] if domain.nothing else [])]
    if isinstance(domain, Seat):
        nobody = "none" if field == "target" else ""
        return ["Willy the Kid", *([nobody] if domain.low < 0 else [])]
    if domain is dice.SHOWN or domain is dice.CHOSEN:
        return ["1 [B], 3 [A]"]
    return [number for number in (0, 1, 2, 3, 8) if domain.low <= number <= domain.high]


def said(bundle: FluentBundle, message: str, term: Term) -> Iterator[str]:
    """A message said with all combinations of sample values; a Fluent error fails."""
    value = bundle.get_message(message).value
    assert value is not None, message
    for values in product(*[samples(*field) for field in term.fields.items()]):
        given = dict(zip(term.fields, values, strict=True))
        given |= {f"{field}-side": "law" for field, domain in term.fields.items() if isinstance(domain, Seat)}
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
def test_every_message_has_the_attributes_of_the_english_one(language: str, file: str) -> None:
    english = messages("en", file)
    for name, message in messages(language, file).items():
        names = [part.id.name for part in message.attributes]
        assert names == [part.id.name for part in english[name].attributes], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_attribute_tells_an_event_to_the_player_in_that_field(language: str) -> None:
    for file in ("classic.ftl", "dice.ftl", "duel.ftl"):
        for name, message in messages(language, file).items():
            for part in message.attributes:
                assert isinstance(SPOKEN[name][0].fields[part.id.name], Seat), (name, part.id.name)
                assert part.id.name not in variables(ast.Message(part.id, part.value)), name


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_no_message_is_left_in_english(language: str, file: str) -> None:
    english = messages("en", file)
    for name, message in messages(language, file).items():
        same = name in SAME_EVERYWHERE or name in SAME_IN.get(language, set())
        if not same and not name.startswith("character-"):
            assert pattern(message) != pattern(english[name]), name


@pytest.mark.parametrize("language", OTHERS)
def test_characters_keep_their_names(language: str) -> None:
    for character in CHARACTERS:
        name = f"character-{character}"
        assert Words(language).say(name) == Words("en").say(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_of_both_games_has_its_words(language: str) -> None:
    words = Words(language)
    names = [f"character-{character}" for character in CHARACTERS]
    names += [f"role-{role}" for role in (*ROLES.names, "unknown")]
    names += [f"goal-{role}" for role in ROLES.names]
    names += [f"side-{side}" for side in (*dice.SIDES.names, *classic.SIDES.names)]
    assert [name for name in [*names, *SPOKEN] if not words.has(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_of_the_dice_game_has_its_words(language: str) -> None:
    words = Words(language)
    names = [f"ability-{character.name}" for character in dice_characters.CHARACTERS]
    names += [f"goal-three-{role}" for role in ROLES.names if role != "sheriff"]
    names += [f"face-{face}" for face in dice.FACES.names]
    assert [name for name in ["game-dice", *names] if not words.has(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_of_the_classic_game_has_its_words(language: str) -> None:
    words = Words(language)
    names = [f"ability-classic-{character.name}" for character in classic_characters.CHARACTERS]
    names += [f"{what}-{term}" for term in KIND_NAMES for what in ("card", "cardtext")]
    assert [name for name in ["game-classic", *names] if not words.has(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_of_the_duel_has_its_words(language: str) -> None:
    words = Words(language)
    names = [f"ability-duel-{character}" for character in duel_characters.CHARACTER_NAMES]
    names += [f"{what}-{term}" for term in duel_deck.KIND_NAMES for what in ("card", "cardtext-duel")]
    names += [f"{what}-duel-{side}" for side in duel.SIDES.names for what in ("side", "goal")]
    names += [f"symbol-{symbol}" for symbol in duel_deck.SYMBOL_NAMES]
    assert [name for name in ["game-duel", *names] if not words.has(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", list(SPOKEN))
def test_every_line_can_be_said_whatever_the_values(language: str, message: str) -> None:
    for term in SPOKEN[message]:
        for text in said(Words(language).bundle, message, term):
            assert text and "{" not in text and "\n" not in text, text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", ["dice.ftl", "classic.ftl", "duel.ftl", "cards.ftl"])
def test_messages_use_only_values_that_every_game_gives(language: str, file: str) -> None:
    for name, message in messages(language, file).items():
        for term in SPOKEN.get(name, [Term(name)]):
            assert variables(message) <= set(term.fields), name


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


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "A Beer for Black Jack: wasted, no life point regained."),
        ("de", "Ein Bier für Black Jack: verschwendet, kein Lebenspunkt zurückgewonnen."),
        ("es", "Una Cerveza para Black Jack: se desperdicia, ningún punto de vida recuperado."),
    ],
)
def test_a_classic_beer_can_be_wasted_below_full_life_too(language: str, line: str) -> None:
    assert Words(language).say("event-classic-healed", seat="Black Jack", points=0, source="beer") == line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_without_a_target_is_played_against_nobody(language: str) -> None:
    words = Words(language)
    alone = words.say("event-classic-played", seat="Black Jack", card="Saloon 5♥", target="none")
    aimed = words.say("event-classic-played", seat="Black Jack", card="BANG! A♠", target="Slab")
    assert alone.endswith(" Saloon 5♥.") and "none" not in alone and "Slab" in aimed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cause", ["dynamite", "duel"])
def test_a_loss_that_nobody_caused_names_nobody(language: str, cause: str) -> None:
    values: dict[str, object] = {"seat": "Black Jack", "points": 1, "cause": cause}
    caused = Words(language).say("event-classic-lost", by="Slab", **values)
    assert caused == Words(language).say("event-classic-lost", by="", **values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missed_used_as_bang_is_a_shot(language: str) -> None:
    values: dict[str, object] = {"seat": "Black Jack", "points": 1, "by": "Calamity Janet"}
    shot = Words(language).say("event-classic-lost", cause="bang", **values)
    assert shot == Words(language).say("event-classic-lost", cause="missed", **values)
