"""Events, questions, actions and reasons in words: what the engine says as kinds and numbers, told to a person."""

from __future__ import annotations

import re

from sixgun.engine.action import Action
from sixgun.engine.terms import Note, Seat, Term
from sixgun.games.classic.deck import CardNames
from sixgun.games.duel.characters import CHARACTER, CHARACTER_OR_NONE
from sixgun.games.duel.deck import CARD_NAMES, KIND, KIND_NAMES, SYMBOL, SYMBOL_NAMES
from sixgun.games.duel.deck import CardNames as DuelCardNames
from sixgun.locale import Words

SYMBOLS = {
    **{"arrow": "↗", "dynamite": "✸", "bullseye1": "①", "bullseye2": "②", "beer": "B", "gatling": "G"},
    "none": "·",
}


REVEALS = {"barrel": "◍", "snake": "∿", "dynamite": "✸", "horseshoe": "Ω"}
SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
CARD_NAME = re.compile(r"(.+?)-([2-9TJQKA])([SHDC])(?:-2)?")


class Narrator:
    """Tells of one game in one language. Players go by their characters' names, in The Duel by their sides'."""

    def __init__(self, words: Words, position: dict[str, object]) -> None:
        self.words = words
        self.game = str(position["game"])
        players = position["players"]
        assert isinstance(players, list)
        self.names = [words.say(name_of(player)) for player in players]

    def event(self, event: Note) -> str:
        """A line of the log."""
        return self.words.say(f"event-{self.game}-{event.name}", **self.values(event.term, event.data()))

    def open_event(self, event: Note) -> str:
        """A line of an open log, in which it must be said whom a secret is told to."""
        line = self.event(event)
        if event.audience < 0:
            return line
        return self.words.say("replay-whisper", name=self.names[event.audience], line=line)

    def question(self, question: Note) -> str:
        """What a player is asked."""
        return self.words.say(f"ask-{self.game}-{question.name}", **self.values(question.term, question.data()))

    def action(self, action: Action, dice: list[str]) -> str:
        """The label of an action; `dice` are the faces that lie on the table."""
        values = self.values(action.term, action.data())
        if "dice" in values:
            chosen = action.data()["dice"]
            assert isinstance(chosen, list)
            values["dice"] = ", ".join([f"{die} {draw(dice[die - 1])}" for die in chosen])
        return self.words.say(f"act-{self.game}-{action.verb}", **values)

    def reason(self, reason: Note) -> str:
        """Why not."""
        return self.words.say(f"why-{reason.name}", **self.values(reason.term, reason.data()))

    def player(self, seat: object) -> str:
        """The name of a player; nobody has none, and a seat that isn't there is told by its number."""
        if not isinstance(seat, int):
            return ""
        return self.names[seat] if seat < len(self.names) else str(seat + 1)

    def values(self, term: Term, data: dict[str, object]) -> dict[str, object]:
        """The arguments of a message: seats as names, dice as drawings, the rest as it is."""
        told = dict(data)
        for name, domain in term.fields.items():
            value = data.get(name)
            if isinstance(domain, Seat):
                told[name] = self.player(value) or ("none" if name == "target" else "")
            elif isinstance(domain, CardNames | DuelCardNames):
                told[name] = card_label(self.words, str(value))
            elif domain is CHARACTER or domain is CHARACTER_OR_NONE:
                told[name] = "none" if value == "none" else self.words.say(f"character-{value}")
            elif isinstance(value, list):
                told[name] = " ".join([draw(item) if isinstance(item, str) else str(item) for item in value])
        return told


def side_id(game: str, side: str) -> str:
    """The message with the name of a side."""
    return f"side-duel-{side}" if game == "duel" else f"side-{side}"


def name_of(player: dict[str, object]) -> str:
    """The message with the name of a player."""
    return side_id("duel", str(player["side"])) if "side" in player else f"character-{player['character']}"


def card_label(words: Words, card: str) -> str:
    """A card as people write it: its name with value and suit or its symbol; one that can't be seen is just a card."""
    if card in CARD_NAMES:
        symbol = SYMBOL_NAMES[SYMBOL[CARD_NAMES.index(card)]]
        return f"{words.say(f'card-{kind_of(card)}')} {REVEALS[symbol]}"
    if card.startswith("hidden-"):
        return words.say(f"back-{card.removeprefix('hidden-')}")
    found = CARD_NAME.fullmatch(card)
    if found is None:
        return words.say("card-hidden")
    kind, value, suit = found.group(1, 2, 3)
    return f"{words.say(f'card-{kind}')} {value.replace('T', '10')}{SUITS[suit]}"


def kind_of(card: str) -> str:
    """The kind of a card by its name."""
    if card in CARD_NAMES:
        return KIND_NAMES[KIND[CARD_NAMES.index(card)]]
    found = CARD_NAME.fullmatch(card)
    return found.group(1) if found else ""


def draw(face: str) -> str:
    """A die in a line of text."""
    return f"[{SYMBOLS[face]}]"
