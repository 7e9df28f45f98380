"""Events, questions, actions and reasons in words, a sentence for each."""

from __future__ import annotations

import re

from fluent.runtime.types import FluentInt

from sixgun.engine.terms import Domain, Term
from sixgun.games.registry import rules_of
from sixgun.locale import Words
from sixgun.narration.parts import Part, Sentence, cut

SYMBOLS = {
    **{"arrow": "↗", "dynamite": "✸", "bullseye1": "①", "bullseye2": "②", "beer": "B", "gatling": "G"},
    "none": "·",
}
REVEALS = {"barrel": "◍", "snake": "∿", "dynamite": "✸", "horseshoe": "Ω"}
SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


class Counted(FluentInt):
    """A number that Fluent selects a plural by and writes as a mark."""

    mark = ""

    def format(self, locale: object) -> str:
        return self.mark


class Narrator:
    """Tells of one game in one language, from the JSON of a view or position and of what is told.

    Players go by their characters' names, in The Duel by their sides'.

    >>> import sixgun
    >>> game = sixgun.new_game("dice", players=5, seed=7)
    >>> narrator = Narrator(Words("en"), game.position())
    >>> narrator.event({"name": "stopped", "seat": 0})
    [<player 'El Gringo'>, <text ' lets the dice lie.'>]
    """

    def __init__(self, words: Words, position: dict[str, object]) -> None:
        self.words = words
        self.game = str(position["game"])
        self.rules = rules_of(self.game)
        self.cards = self.rules.deck()
        players = position["players"]
        assert isinstance(players, list)
        self.names = [words.say(name_of(player)) for player in players]
        self.sides: dict[object, str] = {seat: str(player.get("side", "one")) for seat, player in enumerate(players)}

    def event(self, event: dict[str, object]) -> Sentence:
        """A line of the log."""
        name = str(event["name"])
        return self.told(f"event-{self.game}-{name}", find(self.rules.events, name), event)

    def open_event(self, event: dict[str, object]) -> Sentence:
        """A line of an open log, in which it must be said whom a secret is told to."""
        line = self.event(event)
        audience = event.get("audience")
        if audience is None:
            return line
        told = self.words.say("replay-whisper", name="\ue000", line="\ue001")
        before, between, after = re.split("[\ue000\ue001]", told)
        player = Part("player", self.player(audience), audience)
        return Sentence([Part("text", before), player, Part("text", between), *line, Part("text", after)])

    def question(self, question: dict[str, object]) -> Sentence:
        """What a player is asked."""
        name = str(question["name"])
        return self.told(f"ask-{self.game}-{name}", find(self.rules.questions, name), question)

    def action(self, action: dict[str, object], dice: list[str]) -> Sentence:
        """The label of an action; `dice` are the faces that lie on the table."""
        verb = str(action["verb"])
        return self.told(f"act-{self.game}-{verb}", find(self.rules.verbs, verb), action, dice)

    def reason(self, reason: dict[str, object]) -> Sentence:
        """Why not."""
        name = str(reason["name"])
        return self.told(f"why-{name}", find(self.rules.reasons, name), reason)

    # -- parts ---------------------------------------------------------------------------------------------------

    def told(self, message: str, term: Term, data: dict[str, object], dice: list[str] | None = None) -> Sentence:
        """A message with its values, cut into its parts; `$seat-side` is there for the verb to agree with `$seat`."""
        parts: list[Part] = []
        values: dict[str, object] = {}
        for field, domain in term.fields.items():
            value = data.get(field)
            values[field] = self.marked(domain, value, parts, dice)
            if domain.stands_for == "player":
                values[f"{field}-side"] = self.sides.get(value, "one")
        return cut(self.words.say(message, **values), parts)

    def marked(self, domain: Domain, value: object, parts: list[Part], dice: list[str] | None) -> object:
        """A value as Fluent gets it: keys and nobody as they are, the rest as a mark that is replaced by its part."""
        if value is None or value == "none" or domain.stands_for == "key":
            return "none" if value is None else value
        mark = f"\ue000{len(parts)}\ue001"
        parts.append(Part(domain.stands_for, self.label(domain.stands_for, value, dice), value))
        if domain.stands_for != "number" or not isinstance(value, int):
            return mark
        number = Counted(value)
        number.mark = mark
        return number

    def label(self, stands_for: str, value: object, dice: list[str] | None) -> str:
        """How a value reads."""
        if stands_for == "player":
            return self.player(value)
        if stands_for == "card":
            return self.card(str(value))
        if stands_for == "character":
            return self.words.say(f"character-{value}")
        if isinstance(value, list):
            return " ".join(draw(item) for item in value) if stands_for == "dice" else placed(value, dice)
        return self.words.number(value) if isinstance(value, int) else str(value)

    def player(self, seat: object) -> str:
        """The name of a player; a seat that isn't there is told by its number."""
        assert isinstance(seat, int)
        return self.names[seat] if seat < len(self.names) else str(seat + 1)

    def card(self, name: str) -> str:
        """A card as people write it: with value and suit or its symbol; one that can't be seen is just a card."""
        if name not in self.cards:
            back = name.removeprefix("hidden-")
            return self.words.say("card-hidden" if back == "hidden" else f"back-{back}")
        printed = self.cards[name]
        kind = self.words.say(f"card-{printed['kind']}")
        if "symbol" in printed:
            return f"{kind} {REVEALS[str(printed['symbol'])]}"
        return f"{kind} {str(printed['value']).replace('T', '10')}{SUITS[str(printed['suit'])]}"

    def kind(self, card: str) -> str:
        """The kind of a card by its name."""
        return str(self.cards[card]["kind"]) if card in self.cards else ""


def find(terms: tuple[Term, ...], name: str) -> Term:
    """The term of a name; one that belongs to no game (it is not your turn …) has no arguments."""
    return next((term for term in terms if term.name == name), Term(name))


def side_id(game: str, side: str) -> str:
    """The message with the name of a side."""
    return f"side-duel-{side}" if game == "duel" else f"side-{side}"


def name_of(player: dict[str, object]) -> str:
    """The message with the name of a player."""
    return side_id("duel", str(player["side"])) if "side" in player else f"character-{player['character']}"


def placed(places: list[object], dice: list[str] | None) -> str:
    """Chosen dice by their numbers, with the faces that they show where these are known."""
    if dice is None:
        return " ".join([str(die) for die in places])
    return ", ".join([f"{die} {draw(dice[int(str(die)) - 1])}" for die in places])


def draw(face: object) -> str:
    """A die in a line of text."""
    return f"[{SYMBOLS[str(face)]}]"
