"""What must come of what is done, told anew from the facts: a ledger that reads all events of a game as they come.

It keeps life, abilities, Dynamites and whose turn it is, and owes a player what a fact promises; a debt must be paid
before the next decision that is not at the brink of death. What is wrong is collected as sentences.
"""

from __future__ import annotations

from typing import Any

from tests.classic.dodge_referee.model import REACH, kind

Event = tuple[str, dict[str, Any]]
PHASE_ONE = {"pixie-pete": 3}
CHOOSY = {
    *("kit-carlson", "jesse-jones", "pedro-ramirez", "black-jack", "pat-brennan"),
    *("vera-custer", "suzy-lafayette", "bart-cassidy"),
}


def suit(card: str) -> str:
    """The suit of a card: the second of two equal ones ends in -2."""
    return card.removesuffix("-2")[-1]


class Ledger:
    """One game as its events tell it."""

    def __init__(self, position: dict[str, Any], most: list[int]) -> None:
        players: list[dict[str, Any]] = position["players"]
        self.character = [str(player["character"]) for player in players]
        self.ability = [str(player.get("ability") or player["character"]) for player in players]
        self.life = [int(player["life"]) for player in players]
        self.most = most
        self.alive = [not player["eliminated"] for player in players]
        self.active = int(position["active"])
        self.shot_with = ""
        self.duelling = False
        self.drawn = True  # phase 1 of this turn is over
        self.duel_bangs = [0] * len(players)
        self.heals = [0] * len(players)  # life points that are owed
        self.draws = [0] * len(players)  # cards that are owed
        self.dynamites: dict[str, int] = {}  # who has one before him
        self.below = 0  # life points below nothing, of the one who is at the brink of death
        self.wrong: list[str] = []

    def hear(self, before: dict[str, Any], events: list[Event], settled: bool) -> None:
        """All events of one action, with the position before it; `settled` if debts must be paid by then."""
        self.dynamites = {
            card: seat
            for seat, player in enumerate(before["players"])
            for card in player["in_play"]
            if kind(card) == "dynamite"
        }
        frame = before["stack"][-1]
        self.below = frame["needed"] - 1 if frame["frame"] == "losing" else 0
        in_play = {card for player in before["players"] for card in player["in_play"]}
        for name, told in events:
            handler = getattr(self, "on_" + name.replace("-", "_"), None)
            if handler is not None:
                handler(told, in_play)
        for debts, what in ((self.heals, "life points"), (self.draws, "cards")):
            for seat, number in enumerate(debts):
                if settled and number and self.alive[seat]:
                    self.wrong.append(f"{self.ability[seat]} in seat {seat} was not given {number} {what}")
                if settled:
                    debts[seat] = 0

    # -- events ------------------------------------------------------------------------------------------------------

    def on_turn(self, told: dict[str, Any], in_play: set[str]) -> None:
        """A turn begins; Vera Custer keeps what she copied until she chooses again."""
        self.active, self.drawn, self.duelling = told["seat"], False, False

    def on_jailed(self, told: dict[str, Any], in_play: set[str]) -> None:
        """Jail holds: Vera Custer is without ability."""
        if self.character[told["seat"]] == "vera-custer":
            self.ability[told["seat"]] = "vera-custer"

    def on_copied(self, told: dict[str, Any], in_play: set[str]) -> None:
        """Vera Custer chooses."""
        self.ability[told["seat"]] = self.character[told["target"]]

    def on_played(self, told: dict[str, Any], in_play: set[str]) -> None:
        """The card that shoots from now on."""
        self.shot_with, self.duelling = told["card"], kind(told["card"]) == "duel"

    def on_fired(self, told: dict[str, Any], in_play: set[str]) -> None:
        """Doc Holyday's shot is none of a card."""
        self.shot_with, self.duelling = "", False

    def on_answered(self, told: dict[str, Any], in_play: set[str]) -> None:
        """Dodge and Bible draw, and so does Molly Stark out of turn; in a Duel when it is over."""
        seat, card = told["seat"], told["card"]
        if not self.duelling and (kind(card) == "dodge" or (kind(card) == "bible" and card in in_play)):
            self.draws[seat] += 1
        if self.ability[seat] == "molly-stark" and seat != self.active and card not in in_play:
            if self.duelling:
                self.duel_bangs[seat] += 1
            else:
                self.draws[seat] += 1

    def on_lost(self, told: dict[str, Any], in_play: set[str]) -> None:
        """Life is lost; never to a Diamond by Apache Kid, but in a Duel."""
        seat = told["seat"]
        self.life[seat] = max(0, self.life[seat] - told["points"])
        if self.heals[seat]:
            self.wrong.append(f"seat {seat} lost life before it regained {self.heals[seat]}")
        diamond = self.shot_with and suit(self.shot_with) == "D" and told["cause"] == kind(self.shot_with)
        if self.ability[seat] == "apache-kid" and diamond and told["cause"] != "duel":
            self.wrong.append(f"{self.shot_with} hit Apache Kid")
        if told["cause"] == "duel":
            self.draws = [owed + bangs for owed, bangs in zip(self.draws, self.duel_bangs, strict=True)]
            self.duel_bangs = [0] * len(self.duel_bangs)
        if told["cause"] == "dynamite" and (told["points"], told["by"]) != (3, None):
            self.wrong.append("a Dynamite costs 3 points, and nobody causes them")

    def on_bled(self, told: dict[str, Any], in_play: set[str]) -> None:
        """Chuck Wengam: a life point for two cards."""
        self.life[told["seat"]] -= 1
        self.draws[told["seat"]] += 2

    def on_healed(self, told: dict[str, Any], in_play: set[str]) -> None:
        """Life is regained; Beer gives Tequila Joe two."""
        seat, points = told["seat"], told["points"]
        if told["source"] == "beer":
            gain = 2 if self.ability[seat] == "tequila-joe" else 1
            most = min(gain - self.below, self.most[seat] - self.life[seat])
            if points != (most if sum(self.alive) > 2 else 0):
                self.wrong.append(f"a Beer gave seat {seat} {points} life points")
        if told["source"] == "ability":
            self.heals[seat] -= min(points, self.heals[seat])
        self.life[seat] += points

    def on_drew(self, told: dict[str, Any], in_play: set[str]) -> None:
        """Cards are drawn: what is owed, or those of phase 1."""
        seat, ability = told["seat"], self.ability[told["seat"]]
        self.draws[seat] -= min(told["cards"], self.draws[seat])
        if seat == self.active and not self.drawn:
            self.drawn = True
            wanted = 1 + self.most[seat] - self.life[seat] if ability == "bill-noface" else PHASE_ONE.get(ability, 2)
            if ability not in CHOOSY and self.character[seat] != "vera-custer" and told["cards"] != wanted:
                self.wrong.append(f"{ability} drew {told['cards']} cards in phase 1, not {wanted}")

    def on_died(self, told: dict[str, Any], in_play: set[str]) -> None:
        """Greg Digger regains two, Herb Hunter draws two."""
        self.alive[told["seat"]] = False
        for seat, ability in enumerate(self.ability):
            if self.alive[seat] and ability == "greg-digger":
                self.heals[seat] = min(2, self.most[seat] - self.life[seat])
            if self.alive[seat] and ability == "herb-hunter":
                self.draws[seat] += 2

    def on_passed_on(self, told: dict[str, Any], in_play: set[str]) -> None:
        """Dynamite goes to the first to the left who has none."""
        seat, around = told["seat"], len(self.alive)
        nexts = [(seat + step) % around for step in range(1, around)]
        free = [at for at in nexts if self.alive[at] and at not in self.dynamites.values()]
        if told["target"] != free[0]:
            self.wrong.append(f"a Dynamite of seat {seat} went to {told['target']}, not {free[0]}")
        self.dynamites = {card: told["target"] if at == seat else at for card, at in self.dynamites.items()}

    def on_discarded(self, told: dict[str, Any], in_play: set[str]) -> None:
        """A Dynamite may go."""
        self.dynamites.pop(told["card"], None)

    def on_took(self, told: dict[str, Any], in_play: set[str]) -> None:
        """A Dynamite may be taken."""
        self.dynamites.pop(told["card"], None)

    def on_equipped(self, told: dict[str, Any], in_play: set[str]) -> None:
        """A Dynamite may come."""
        if kind(told["card"]) == "dynamite":
            self.dynamites[told["card"]] = told["seat"]

    def on_exploded(self, told: dict[str, Any], in_play: set[str]) -> None:
        """A Dynamite is gone."""
        self.dynamites = {card: at for card, at in self.dynamites.items() if at != told["seat"]}


def faults(position: dict[str, Any], most: list[int]) -> list[str]:
    """What can't be on any table: a card twice or nowhere, two of a name before one player, more life than the most."""
    found = []
    cards = [*position["deck"], *position["discard"]]
    for seat, player in enumerate(position["players"]):
        cards += [*player["hand"], *player["in_play"]]
        kinds = [kind(card) for card in player["in_play"]]
        if len(set(kinds)) < len(kinds) or sum(name in REACH for name in kinds) > 1:
            found.append(f"two of a kind before seat {seat}: {kinds}")
        if player["life"] > most[seat]:
            found.append(f"seat {seat} has more life than it may have")
        if player["eliminated"] and (player["hand"] or player["in_play"]):
            found.append(f"seat {seat} is out and has cards")
    for frame in position["stack"]:
        cards += [*frame.get("shelf", []), *frame.get("looked", []), *frame.get("turned", [])]
    if len(set(cards)) != len(cards) or len(set(cards)) != 120:
        found.append(f"{len(set(cards))} different cards of {len(cards)}")
    return found
