"""What the card that is played does at once, told anew from the facts."""

from __future__ import annotations

from typing import Any

from tests.classic.dodge_referee.ledger import Event, suit
from tests.classic.dodge_referee.model import BLUE, GREEN, PRICED, kind

HEALING = {"whisky": 2, "canteen": 1, "tequila": 1}
TAKING = {"panic", "rag-time", "conestoga"}
DISCARDING = {"cat-balou", "can-can"}
DRAWING = {"pony-express": 3, "derringer": 1, "stagecoach": 2, "wells-fargo": 3}
SINGLE_SHOTS = {"bang", "punch", "springfield", "knife", "derringer", "buffalo-rifle", "pepperbox"}


class Deed:
    """One action of phase 2, the position before it and the events that came of it."""

    def __init__(self, before: dict[str, Any], most: list[int], action: dict[str, Any], events: list[Event]) -> None:
        self.players: list[dict[str, Any]] = before["players"]
        self.most, self.action, self.events = most, action, events
        self.me = int(before["active"])
        self.names = [name for name, _ in events]
        self.supply = len(before["deck"]) + len(before["discard"])
        self.asked_anyway = bool(before["always_ask"])
        self.wrong: list[str] = []

    def ability(self, at: int) -> str:
        """Whose ability a player has."""
        return str(self.players[at].get("ability") or self.players[at]["character"])

    def must(self, right: bool, fact: str) -> None:
        """A fact that must hold."""
        if not right:
            self.wrong.append(f"{fact}: {self.action} {self.events}")

    def total(self, name: str, field: str, seat: int, **like: object) -> int:
        """The sum over the events of a name about a player."""
        found = [told for event, told in self.events if event == name and told["seat"] == seat]
        return sum(told[field] for told in found if all(told[key] == value for key, value in like.items()))

    def check(self) -> list[str]:
        """Everything that is wrong with it."""
        verb, card = self.action["verb"], str(self.action.get("card", ""))
        if verb.startswith("play"):
            self.played(card, kind(card))
        elif verb == "trade":
            self.must(kind(card) in BLUE and self.names[0] == "discarded", "José Delgado discards a blue card")
            self.must(self.supply < 2 or ("drew", {"seat": self.me, "cards": 2}) in self.events, "and draws two")
        elif verb == "bleed":
            self.must(self.names[0] == "bled", "Chuck Wengam loses a point")
        return self.wrong

    def played(self, card: str, name: str) -> None:
        """A card is played, or a green one is used."""
        waits = name in GREEN and card in self.players[self.me]["hand"]
        if name in PRICED:
            self.must(self.events[0] == ("discarded", {"seat": self.me, "card": self.action["price"]}), "price first")
        else:
            self.must("price" not in self.action, "no price")
        if waits:
            self.must(("equipped", {"seat": self.me, "card": card}) in self.events, "a green card comes into play")
            return
        self.must("played" in self.names[:2], "it is played")
        if name in HEALING:
            at = int(self.action.get("target", self.me))
            wanted = min(HEALING[name], self.most[at] - self.players[at]["life"])
            self.must(self.total("healed", "points", at, source="card") == wanted, f"{name} heals {wanted}")
        if name in DRAWING and self.supply >= DRAWING[name] and self.ability(self.me) != "suzy-lafayette":
            first = next((told for event, told in self.events if event == "drew"), {})
            self.must(first == {"seat": self.me, "cards": DRAWING[name]}, f"{name} draws {DRAWING[name]}")
        if "target" in self.action and name != "tequila":
            self.aimed(card, name, int(self.action["target"]))

    def aimed(self, card: str, name: str, at: int) -> None:
        """At another player; Diamonds do nothing to Apache Kid, but in a Duel."""
        if self.ability(at) == "apache-kid" and suit(card) == "D" and name != "duel":
            self.must(("untouched", {"seat": at, "card": card}) in self.events, "a Diamond leaves Apache Kid alone")
            return
        self.must("untouched" not in self.names, "it does something")
        taken = self.action.get("taken")
        if name in TAKING and taken:
            self.must(("took", {"seat": at, "by": self.me, "card": taken}) in self.events, "the card is taken")
        if name in DISCARDING and taken:
            self.must(("discarded", {"seat": at, "card": taken}) in self.events, "the card is discarded")
        if name in TAKING | DISCARDING and not taken and self.ability(at) != "sid-ketchum":
            self.must("robbed" in self.names or "discarded" in self.names, "a hand card goes")
        if name in SINGLE_SHOTS and self.silent(at) and not self.asked_anyway:
            self.must(self.total("lost", "points", at, by=self.me, cause=name) == 1, "an unanswered shot hits")

    def silent(self, at: int) -> bool:
        """Whether a player has nothing at all to answer a shot with."""
        player = self.players[at]
        ability = self.ability(at)
        return not player["hand"] and not player["in_play"] and ability not in ("jourdonnais", "suzy-lafayette")


def wrong_with(before: dict[str, Any], most: list[int], action: dict[str, Any], events: list[Event]) -> list[str]:
    """What is wrong with an action of phase 2; nothing if it is another one."""
    if before["stack"][-1]["frame"] != "playing":
        return []
    return Deed(before, most, action, events).check()
