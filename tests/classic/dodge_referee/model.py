"""What may be done at any decision of the classic game with Dodge City, told anew from the facts and a seat's view.

It knows nothing of the engine: a view as JSON goes in, and out comes the set of actions that the rules allow. An action
is its verb with its arguments; the two cards that Sid Ketchum discards are a set.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import Any

Act = tuple[object, ...]

REACH = {"volcanic": 1, "schofield": 2, "remington": 3, "carabine": 4, "winchester": 5}
LONE_BLUE = {"mustang", "scope", "barrel", "dynamite", "binocular", "hideout"}
BLUE = {*LONE_BLUE, *REACH, "jail"}
GREEN_MISSED = {"bible", "iron-plate", "sombrero", "ten-gallon-hat"}
GREEN_PLAIN = {"canteen", "pony-express", "howitzer"}
GREEN_AIMED = {"buffalo-rifle", "derringer", "knife", "pepperbox"}
GREEN_ROBBING = {"can-can", "conestoga"}
GREEN = GREEN_MISSED | GREEN_PLAIN | GREEN_AIMED | GREEN_ROBBING
PLAIN = {"beer", "saloon", "stagecoach", "wells-fargo", "general-store", "gatling", "indians", "whisky", "brawl"}
ROBBING = {"panic", "cat-balou", "rag-time"} | GREEN_ROBBING
PRICED = {"whisky", "tequila", "brawl", "rag-time", "springfield"}
NEAR = {"panic", "punch", "knife", "derringer"}  # distance 1
ARMED = {"bang", "pepperbox"}  # as far as the weapon
TIMES = 3  # classic.turn.spent


def kind(card: str) -> str:
    """The kind of a card by its name: iron-plate-AD is an iron-plate."""
    return card.removesuffix("-2").rpartition("-")[0]


class Table:
    """A view, read with the rules in mind."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view
        self.me: int = view["seat"]
        self.players: list[dict[str, Any]] = view["players"]
        self.alive = [at for at, player in enumerate(self.players) if player["alive"]]
        self.others = [at for at in self.alive if at != self.me]
        self.hand: list[str] = self.players[self.me]["hand"]

    def ability(self, at: int) -> str:
        """Whose ability a player has."""
        return str(self.players[at].get("ability") or self.players[at]["character"])

    def kinds(self, at: int) -> list[str]:
        """The kinds in play before a player."""
        return [kind(card) for card in self.players[at]["in_play"]]

    def works(self, at: int) -> list[str]:
        """The kinds in play before a player that have an effect now: in Belle Star's turn only hers have."""
        active: int = self.view["active"]
        return [] if at != active and self.ability(active) == "belle-star" else self.kinds(at)

    def distance(self, at: int) -> int:
        """How far away I see a player."""
        steps = abs(self.alive.index(at) - self.alive.index(self.me))
        far = min(steps, len(self.alive) - steps)
        theirs, mine = self.works(at), self.works(self.me)
        far += theirs.count("mustang") + theirs.count("hideout") + (self.ability(at) == "paul-regret")
        far -= mine.count("scope") + mine.count("binocular") + (self.ability(self.me) == "rose-doolan")
        return max(1, far)

    @property
    def reach(self) -> int:
        """How far my weapon reaches."""
        return max([REACH[name] for name in self.kinds(self.me) if name in REACH], default=1)

    def within(self, far: int) -> list[int]:
        """Other players no farther away."""
        return [at for at in self.others if self.distance(at) <= far]

    # -- phase 2 ---------------------------------------------------------------------------------------------------

    def play(self) -> Iterator[Act]:
        """Everything that may be done in phase 2."""
        yield ("end",)
        for card in self.hand:
            if self.view["played"].count(card) < TIMES:
                prices = [(other,) for other in self.hand if other != card] if kind(card) in PRICED else [()]
                for act in self.from_hand(card):
                    yield from [(*act, *price) for price in prices]
        for card in self.players[self.me]["in_play"]:
            if kind(card) in GREEN and card not in self.view["played"]:
                yield from self.used(card)
        yield from self.deeds()

    def from_hand(self, card: str) -> Iterator[Act]:
        """What a hand card may do, its price aside."""
        name, before = kind(card), self.kinds(self.me)
        if name in PLAIN or name in REACH or (name in LONE_BLUE | GREEN and name not in before):
            yield "play", card
        elif name == "bang" or (name == "missed" and self.ability(self.me) == "calamity-janet"):
            if self.view["bangs"] == 0 or "volcanic" in before or self.ability(self.me) == "willy":
                yield from self.aimed(card, self.within(self.reach))
        elif name == "jail":
            free = [at for at in self.others if self.players[at]["role"] != "sheriff" and "jail" not in self.kinds(at)]
            yield from self.aimed(card, free)
        elif name in ("duel", "springfield"):
            yield from self.aimed(card, self.others)
        elif name == "tequila":
            yield from self.aimed(card, self.alive)
        elif name == "punch":
            yield from self.aimed(card, self.within(1))
        elif name in ROBBING - GREEN:
            yield from self.robbing(card)

    def used(self, card: str) -> Iterator[Act]:
        """What a green card that has waited may do."""
        name = kind(card)
        if name in GREEN_PLAIN:
            yield "play", card
        elif name in GREEN_ROBBING:
            yield from self.robbing(card)
        elif name in GREEN_AIMED:
            near = self.within(1) if name in NEAR else self.within(self.reach)
            yield from self.aimed(card, self.others if name == "buffalo-rifle" else near)

    def aimed(self, card: str, targets: Iterable[int]) -> Iterator[Act]:
        """A card at each of these players."""
        for at in targets:
            yield "play-at", card, at

    def robbing(self, card: str) -> Iterator[Act]:
        """A card that takes or discards one of another player."""
        for at in self.within(1) if kind(card) in NEAR else self.others:
            if self.players[at]["hand"]:
                yield "play-hand", card, at
            for taken in self.players[at]["in_play"]:
                yield "play-card", card, at, taken

    def deeds(self) -> Iterator[Act]:
        """What characters may do in phase 2."""
        used, mine = self.view.get("uses", 0), self.ability(self.me)
        if mine == "chuck-wengam" and self.players[self.me]["life"] > 1:
            yield ("bleed",)
        if mine == "doc-holyday" and used < 1 and len(self.hand) > 1:
            yield from [("fire", at) for at in self.within(self.reach)]
        if mine == "jose-delgado" and used < 2:
            yield from [("trade", card) for card in self.hand if kind(card) in BLUE]

    def heals(self) -> Iterator[Act]:
        """Sid Ketchum's two cards for a life point, at every decision that is his."""
        mine = self.players[self.me]
        if self.ability(self.me) == "sid-ketchum" and mine["life"] < mine["max_life"]:
            yield from [("heal", frozenset(pair)) for pair in combinations(self.hand, 2)]

    # -- answers ---------------------------------------------------------------------------------------------------

    def shot(self) -> Iterator[Act]:
        """Missed!, Dodge, green cards, Barrel; Calamity Janet's BANG!, any card of Elena Fuente."""
        mine = self.ability(self.me)
        good = {"missed", "dodge"} | ({"bang"} if mine == "calamity-janet" else set())
        yield ("pass",)
        yield from [("answer", card) for card in self.hand if kind(card) in good or mine == "elena-fuente"]
        working = self.works(self.me)
        if working:
            greens = [card for card in self.players[self.me]["in_play"] if kind(card) in GREEN_MISSED]
            yield from [("answer", card) for card in greens]
        if self.view["stack"][-1]["barrels"] > 0:
            yield ("barrel",)

    def barrels(self) -> int:
        """How often I may draw! against a shot."""
        return self.works(self.me).count("barrel") + (self.ability(self.me) == "jourdonnais")

    def needed(self) -> int:
        """The Missed! that stop a shot."""
        frame = self.view["stack"][-1]
        return 2 if frame["cause"] == "bang" and self.ability(frame["by"]) == "slab" else 1

    def bang(self) -> Iterator[Act]:
        """Indians! and Duel."""
        good = {"bang", "missed"} if self.ability(self.me) == "calamity-janet" else {"bang"}
        yield ("pass",)
        yield from [("answer", card) for card in self.hand if kind(card) in good]

    def brink(self) -> Iterator[Act]:
        """Only Beer saves, and not when two are left."""
        yield ("pass",)
        if len(self.alive) > 2:
            yield from [("drink", card) for card in self.hand if kind(card) == "beer"]

    def brawl(self) -> Iterator[Act]:
        """The one who plays Brawl chooses."""
        target = self.players[self.view["decision"]["question"]["target"]]
        if target["hand"]:
            yield ("strip-hand",)
        yield from [("strip-card", card) for card in target["in_play"]]

    def pat(self) -> Iterator[Act]:
        """A card in play before anybody."""
        yield ("draw",)
        yield from [("draw-card", card, at) for at in self.alive for card in self.players[at]["in_play"]]

    def acts(self) -> set[Act]:
        """All that may be done at the decision of this view."""
        opened: list[str] = self.view["open"]
        ways: dict[str, Callable[[], Iterable[Act]]] = {
            "play": self.play,
            "shot": self.shot,
            "indians": self.bang,
            "duel": self.bang,
            "brink": self.brink,
            "brawl": self.brawl,
            "pat": self.pat,
            "discard": lambda: [("discard", card) for card in self.hand],
            "doc": lambda: [("discard", card) for card in self.hand],
            "vera": lambda: [("copy", at) for at in self.others],
            "ready": lambda: [("go-on",)],
            "robbery": lambda: [("go-on",)],
            "jesse": lambda: [("draw",), *[("draw-from", at) for at in self.others if self.players[at]["hand"]]],
            "pedro": lambda: [("draw",), ("draw-discard",)],
            "kit": lambda: [("put-back", card) for card in opened],
            "duke": lambda: [("choose", card) for card in opened],
            "store": lambda: [("pick", card) for card in opened],
        }
        return {*ways[self.view["decision"]["question"]["name"]](), *self.heals()}

    def limit(self) -> int:
        """How many cards I may keep."""
        return 10 if self.ability(self.me) == "sean-mallory" else int(self.players[self.me]["life"])


def told(view: dict[str, Any]) -> set[Act]:
    """The actions that the engine offers, in the words of the model."""
    found: set[Act] = set()
    for action in view["decision"]["actions"]:
        if action["verb"] == "heal":
            found.add(("heal", frozenset((action["card"], action["other"]))))
        else:
            found.add(tuple([value for name, value in action.items() if name != "id"]))
    return found
