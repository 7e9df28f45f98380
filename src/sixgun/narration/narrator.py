"""Acts, questions, actions and reasons in words: sentences, in parts that a client can colour, draw and link."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from fluent.runtime.types import FluentInt

from sixgun.engine.messages import MessageType
from sixgun.locale import Words
from sixgun.narration.acts import FIELDS, Data
from sixgun.registry import part, rules_of

MARK = re.compile("\ue000(\\d+)\ue001|\ue002(.*?)\ue003")


class Part:
    """A piece of a sentence: what it stands for (`text`, or as in a `FieldType`), its words, its value in JSON."""

    def __init__(self, stands_for: str, text: str, value: object = None) -> None:
        self.stands_for = stands_for
        self.text = text
        self.value = value

    def to_dict(self) -> dict[str, object]:
        return {"is": self.stands_for, "text": self.text, "value": self.value}

    def __repr__(self) -> str:
        return f"<{self.stands_for} {self.text!r}>"


class Sentence(list[Part]):
    """The parts of a sentence; `str()` is the whole."""

    def __str__(self) -> str:
        return "".join([part.text for part in self])


def cut(text: str, parts: list[Sentence], tone: str, viewer: object) -> Sentence:
    """A text with marks as its parts; a word in YOU(…) is the viewer."""
    sentence, end = Sentence(), 0
    for mark in MARK.finditer(text):
        number, you = mark.groups()
        sentence += plain(text[end : mark.start()], tone)
        sentence += parts[int(number)] if number else [Part("player", you, viewer)]
        end = mark.end()
    return Sentence(sentence + plain(text[end:], tone))


def plain(text: str, tone: str = "text") -> Sentence:
    """A text that stands for nothing but itself."""
    return Sentence([Part(tone, text)] if text else [])


SYMBOLS = {
    **{"arrow": "↗", "dynamite": "✸", "bullseye1": "①", "bullseye2": "②", "beer": "B", "gatling": "G"},
    "none": "·",
}
REVEALS = {"barrel": "◍", "snake": "∿", "dynamite": "✸", "horseshoe": "Ω"}
SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
AROUND = {"line": "line", "more": "line", "who": "someone"}


class Counted(FluentInt):
    """A number that Fluent selects a plural by and writes as a mark."""

    mark = ""

    def format(self, locale: object) -> str:
        return self.mark


class Narrator:
    """Tells of one game in one language, from the JSON of a view or position and of what is told.

    Players go by their characters' names, in The Duel by their sides'.

    >>> import sixgun
    >>> narrator = Narrator(Words("en"), sixgun.new_game("dice", players=5, seed=7).position())
    >>> act = {"act": "gatling", "who": 0, "results": [{"result": "lost", "who": 2, "named": True, "points": 1}]}
    >>> str(narrator.act(act, None)), str(narrator.act(act, 2))
    ('El Gringo fires the Gatling · Vulture Sam: −1 life', 'El Gringo fires the Gatling · You: −1 life')
    """

    def __init__(self, words: Words, position: Mapping[str, Any]) -> None:
        self.words = words
        self.game = str(position["game"])
        self.rules = rules_of(self.game, position.get("sets"))
        self.cards = self.rules.printed_cards()
        self.tones: dict[str, str] = part(self.game, "log").BUILDER.TONES
        self.sides = [player.get("side", "one") for player in position["players"]]
        self.names: list[str] = []
        self.meet(position)

    def meet(self, position: Mapping[str, Any]) -> None:
        """Who sits there now: a player may choose who to be."""
        self.names = [self.name_of(player) for player in position["players"]]

    # -- the log -----------------------------------------------------------------------------------------------------

    def act(self, act: Data, viewer: int | None) -> Sentence:
        """A line of the log as a seat reads it; None is nobody in particular."""
        line = self.phrase("", act["act"], act, viewer)
        groups: list[tuple[Data, Sentence]] = []  # results about the same player or character are told together
        for result in act.get("results", []):
            told = self.phrase("result-", result["result"], result, viewer)
            if groups and not result.get("named"):
                first, before = groups.pop()
                groups.append((first, self.around("line-also", viewer, line=before, more=told)))
            else:
                groups.append((result, told))
        for first, told in groups:
            named = self.around("line-of", viewer, line=told, who=first["who"]) if first.get("named") else told
            line = self.around("line-more", viewer, line=line, more=named)
        return line

    def phrase(self, kind: str, name: str, data: Data, viewer: int | None) -> Sentence:
        """An act or a `result-`. An act that has no text is told like a result, and a result by its name."""
        for message in (f"log-{kind}{self.game}-{name}", f"log-{kind}{name}"):
            if self.words.has(message):
                return self.told(message, FIELDS, data, viewer, self.tones.get(name, "text"))
        if kind:
            return Sentence([Part("text", titled(name))])
        told = self.phrase("result-", name, data, viewer)
        return self.around("line-of", viewer, line=told, who=data["who"]) if "who" in data else told

    def around(self, message: str, viewer: int | None, **data: object) -> Sentence:
        return self.told(message, AROUND, data, viewer, "quiet")

    def question(self, question: Mapping[str, object]) -> Sentence:
        name = str(question["name"])
        return self.told(f"ask-{self.game}-{name}", fields_of(self.rules.questions, name), question)

    def action(self, action: Mapping[str, object], dice: list[str]) -> Sentence:
        """The label of an action; `dice` are the faces that lie on the table."""
        verb = str(action["verb"])
        return self.told(f"act-{self.game}-{verb}", fields_of(self.rules.verbs, verb), action, dice=dice)

    def reason(self, reason: Mapping[str, object]) -> Sentence:
        name = str(reason["name"])
        return self.told(f"why-{name}", fields_of(self.rules.reasons, name), reason)

    def told(
        self,
        message: str,
        fields: Data,
        data: Mapping[str, object],
        viewer: int | None = None,
        tone: str = "text",
        dice: Any = None,
    ) -> Sentence:
        """A message with its values, cut into its parts; its text and numbers have the tone.

        Fluent writes `$who`, a mark in place of a part, and selects by `$who-is`: `you`, a side, `one`, or `none`. What
        no text knows is told by its name and its parts.
        """
        parts: list[Sentence] = []
        values: Data = {}
        for field, stands_for in fields.items():
            value: Any = data.get(field)
            missing = value is None or value == "none"
            if stands_for in ("player", "someone", "role"):
                values[f"{field}-is"] = "none" if missing else self.person(value, viewer)
            if missing or stands_for == "key":
                values[field] = "none" if missing else value
            else:
                mark = f"\ue000{len(parts)}\ue001"
                values[field] = counted(value, mark) if stands_for == "number" else mark
                parts.append(self.part(stands_for, value, tone, dice))
        marks = [f"\ue000{at}\ue001" for at in range(len(parts))]
        name = str(data.get("verb", data.get("name", message)))
        text = self.words.say(message, **values) if self.words.has(message) else " ".join([titled(name), *marks])
        return cut(text, parts, tone, viewer)

    def person(self, who: object, viewer: int | None) -> object:
        """What a message selects by: the grammatical person of a player, or a role."""
        if not isinstance(who, int):
            return who
        return "you" if who == viewer else self.sides[who] if who < len(self.sides) else "one"

    def part(self, stands_for: str, value: Any, tone: str, dice: Any) -> Sentence:
        if stands_for == "line":
            return Sentence(value)
        if stands_for == "cards":
            cards = [[Part("card", self.card(card), card), Part("text", ", ")] for card in value]
            return Sentence([part for card in cards for part in card][:-1])
        if stands_for == "someone":
            stands_for = "player" if isinstance(value, int) else "character"
        is_text = stands_for == "message" or (stands_for == "number" and tone != "text")
        return Sentence([Part(tone if is_text else stands_for, self.label(stands_for, value, dice), value)])

    def label(self, stands_for: str, value: Any, dice: Any) -> str:
        kinds = {"character": "character", "role": "role", "cause": "card"}
        if stands_for in kinds:
            return self.named(kinds[stands_for], value)
        if stands_for in ("player", "card"):
            return self.player(value) if stands_for == "player" else self.card(value)
        if stands_for in ("dice", "places"):
            return " ".join([SYMBOLS[face] for face in value]) if stands_for == "dice" else placed(value, dice)
        return self.words.number(value) if isinstance(value, int) else self.words.goal(self.game, value)

    def name_of(self, player: Data) -> str:
        side = player.get("side")
        return side_name(self.words, self.game, side) if side else self.named("character", player["character"])

    def named(self, kind: str, name: object) -> str:
        """The name of a card, character or role, the game's own if it has one; what no text knows goes by its own."""
        known = [each for each in (f"{kind}-{self.game}-{name}", f"{kind}-{name}") if self.words.has(each)]
        return self.words.say(known[0]) if known else titled(name)

    def player(self, seat: int) -> str:
        """The name of a player; a seat that isn't there is told by its number."""
        return self.names[seat] if seat < len(self.names) else str(seat + 1)

    def kind(self, card: str) -> str:
        return str(self.cards[card]["kind"]) if card in self.cards else ""

    def card(self, name: str) -> str:
        """A card as people write it: with value and suit or its symbol; one that can't be seen is just a card."""
        if name.startswith("hidden"):
            return self.words.say("card-hidden" if name == "hidden" else f"back-{name.removeprefix('hidden-')}")
        if name not in self.cards:
            return titled(name)
        printed = {field: str(value) for field, value in self.cards[name].items()}
        kind = self.named("card", printed["kind"])
        if "symbol" in printed:
            return f"{kind} {REVEALS[printed['symbol']]}"
        return f"{kind} {printed['value'].replace('T', '10')}{SUITS[printed['suit']]}"


def counted(value: int, mark: str) -> Counted:
    number = Counted(value)
    number.mark = mark
    return number


def titled(name: object) -> str:
    """The name of something that no text knows: `henry-rifle` is Henry Rifle."""
    return " ".join([word[:1].upper() + word[1:] for word in str(name).split("-")])


def fields_of(types: Iterable[MessageType], name: str) -> dict[str, str]:
    """What the fields of a question, action or reason stand for; one of no game (it is not your turn …) has none."""
    return {field: each.stands_for for type in types if type.name == name for field, each in type.fields.items()}


def side_name(words: Words, game: str, side: str) -> str:
    """The name of a side: a game may have its own for it."""
    return words.say(words.first(f"side-{game}-{side}", f"side-{side}"))


def placed(places: list[int], dice: list[str] | None) -> str:
    """Chosen dice by their numbers, with the faces that they show where these are known."""
    if dice is None:
        return " ".join([str(die) for die in places])
    return ", ".join([f"{die} [{SYMBOLS[dice[die - 1]]}]" for die in places])
