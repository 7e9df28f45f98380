"""The Duel's table: a column of characters for each side, the piles and the viewer's hand between them."""

from __future__ import annotations

from rich.text import Text

from sixgun.narration import REVEALS, side_name
from sixgun.tui import colours
from sixgun.tui.ring import Data, RingTable, life_text, numbered
from sixgun.tui.ways import END, NO, Step

# Where things are drawn in the 3 × 3 grid: what a side has, its two characters, and what lies between the sides.
SIDES = (0, 2)
CHARACTERS = ((3, 6), (5, 8))
PILES = 4
HAND_VALUE = 7  # in a small window: what is known of the other hand
# Keys of what is done without a hand card, or with one that is chosen afterwards.
OWN_KEYS = {
    **{"end": END, "pass": NO, "move": "1", "draw-two": "2", "barrel": "1", "hat": "2", "sid": "3", "shield": "1"},
    "draw": "1",
}
WITH_CARD = {"trade": "3", "copy": "4", "exchange": "5"}
LISTED = ("back", "take", "pick", "choose", "swap")
# Different things to do with one card: plain play first.
OTHER_USES = {"as-colt": "c", "reload": "r", "cover": "c"}
TOPICS = {
    "front": ["duel.setup", "duel.active"],
    "play": ["duel.turn", "duel.active"],
    "copy": ["duel.pearl-hat"],
    "discard": ["duel.turn.hand-limit"],
    "hit": ["duel.hit", "duel.avoid"],
    "extra": ["duel.tex-killer"],
    "indians": ["duel.indians"],
    "duel": ["duel.duel"],
    "shield": ["duel.buffalo-bell"],
    "carbine": ["duel.carbine"],
    "peacemaker": ["duel.peacemaker"],
    "remington": ["duel.remington"],
    "shotgun": ["duel.shotgun"],
    "steal": ["duel.stealing", "duel.random"],
    "slim": ["duel.slim-poet", "duel.random"],
    "bull": ["duel.bull-anderson", "duel.random"],
    "store": ["duel.general-store"],
    "wagon": ["duel.wagon"],
    "soundance": ["duel.soundance-kid"],
    "bart": ["duel.bart-masterson", "duel.reveal"],
}


class TerminalDuel(RingTable):
    """Draws a view of The Duel and knows the keys of its actions."""

    DEFAULT_CLASSES = "duel"

    def turn_of(self, view: Data) -> object:
        return view["active"]

    def hands_to_read(self, view: Data) -> list[int]:
        """With everything open those of both sides."""
        return [0, 1] if view["seat"] is None else super().hands_to_read(view)

    def show_view(self, view: Data, who: list[str]) -> None:
        self.letters[view["seat"]].deal(self.hand(view))
        for place in self.places:
            place.put(Text())
            place.border_title = place.border_subtitle = ""
            place.set_classes("place empty")
        for seat, player in enumerate(view["players"]):
            self.show_side(seat, player, who[seat], seat == view["seat"])
            if view["active"] == seat and not view["outcome"]:
                self.places[SIDES[seat]].add_class("rolling")
            for at, stands in enumerate(player["characters"]):
                self.show_character(seat, at, stands, player["front"] == at + 1)
        self.places[PILES].set_classes("place middle")
        self.places[PILES].put(self.middle_text(view))
        self.show_held(view)

    def show_side(self, seat: int, player: Data, who: str, own: bool) -> None:
        """A side: its name, who plays it, what it has left, and the cards of another hand that the viewer knows."""
        known = [self.words.say(f"character-{name}") for name in player["reserve"] if name != "unknown"]
        cards = [] if own else [self.narrator.card(card) for card in player["hand"] if card != "hidden"]
        place = self.places[SIDES[seat]]
        place.set_classes("place seat")
        name = side_name(self.words, "duel", player["side"])
        place.border_title = Text(name, style=f"bold {colours.of_seat(seat)}")
        place.border_subtitle = who
        place.put(self.tight(player, known) if self.is_tight else self.roomy(player, known, cards))

    def tight(self, player: Data, known: list[str]) -> Text:
        """How many cards and characters are left in one line, and a line for the characters whom the viewer knows."""
        left = self.words.say("tui-left", deck=player["deck"], reserve=len(player["reserve"]))
        return Text(f"▯{len(player['hand'])} · {left}\n").append(", ".join(known), colours.QUIET)

    def roomy(self, player: Data, known: list[str], cards: list[str]) -> Text:
        """The same in words, and the cards that the viewer knows."""
        hand, deck = len(player["hand"]), self.words.say("tui-deck", cards=player["deck"])
        held = f"▯{hand}" if self.screen.has_class("narrow") else self.words.say("tui-hand", cards=hand)
        text = Text(f"{held} · {deck}\n")
        text.append(self.words.say("tui-reserve", characters=", ".join(known) or len(player["reserve"])))
        return text.append("\n" + ", ".join(cards) if cards else "")

    def show_held(self, view: Data) -> None:
        """In a small window, between the sides: what the viewer knows of the other hand."""
        if self.is_tight and view["seat"] is not None:
            hand = view["players"][1 - view["seat"]]["hand"]
            cards = [self.narrator.card(card) for card in hand if card in self.narrator.cards]
            self.places[HAND_VALUE].set_classes("place middle")
            self.places[HAND_VALUE].put(Text("▯ " + ", ".join(cards) if cards else ""))

    def show_character(self, seat: int, at: int, stands: Data | None, front: bool) -> None:
        """A character: its number, rank, life, equipment and what it can do."""
        if stands is None:
            return
        name, place = stands["character"], self.places[CHARACTERS[seat][at]]
        if name == "unknown":
            place.set_classes("place seat")
            place.border_title = Text("?", style=f"bold {colours.of_seat(seat)}")
            place.put(Text(self.words.say("tui-face-down"), style=colours.QUIET))
            return
        classes = ["place", "seat", *(["front"] if front else []), *self.mark_classes(name, False, True)]
        place.set_classes(" ".join(classes))
        rank = self.words.say("rank-front" if front else "rank-rear")
        place_name = f"{seat * 2 + at + 1} {'★ ' if front else ''}{rank}"
        title = f"{self.mark(name)}{place_name} {self.words.say(f'character-{name}')}"
        place.border_title = Text(title, style=f"bold {colours.of_seat(seat)}")
        text = self.life(name, stands)
        cards = [self.in_play(card) for card in stands["equipment"]]
        text.append("".join([f" · {card}" for card in cards]), style=colours.IN_PLAY)
        text.append("\n" + self.words.say(f"ability-duel-{name}"), style=colours.QUIET)
        place.put(text)

    def in_play(self, card: str) -> str:
        """A card in play; in a small window without its symbol, which doesn't matter there."""
        return self.words.card("duel", self.narrator.kind(card)) if self.is_tight else self.narrator.card(card)

    def middle_text(self, view: Data) -> Text:
        text = Text()
        if view["common"]:
            text.append(self.words.say("tui-common", cards=view["common"]) + "\n")
        return self.with_discards(text, view)

    def hint(self, view: Data) -> str:
        """What the card, or the ability, does that is about to hit somebody, or that a card is revealed for."""
        question = view["decision"]["question"]
        cause = question.get("cause", "")
        return (
            self.effect_of(cause)
            if self.words.has(f"cardtext-duel-{cause}")
            else self.effect(question.get("by", cause))
        )

    def effect_of(self, kind: str) -> str:
        return f"{self.words.card('duel', kind)}: {self.words.say(f'cardtext-duel-{kind}')}"

    def effect(self, card: str) -> str:
        kind = self.narrator.kind(card)
        if kind:
            return self.effect_of(kind)
        ability = f"ability-duel-{card}"
        known = self.words.has(ability)
        return f"{self.words.say(f'character-{card}')}: {self.words.say(ability)}" if known else ""

    def target_text(self, view: Data, step: Step) -> Text:
        """A character: name, rank and life."""
        seat, stands = next((seat, found) for seat, _, found in places(view) if found["character"] == step.value)
        text = Text(self.words.say(f"character-{step.value}"), style=f"bold {colours.of_seat(seat)}")
        text.append("  ")
        text.append_text(life_text(stands["life"], stands["max_life"]))
        cards = [self.narrator.card(card) for card in stands["equipment"]]
        text.append("  " + " · ".join(cards), style=colours.IN_PLAY)
        return text

    def owner_text(self, view: Data, card: object) -> Text:
        for seat, number, stands in places(view):
            if card in stands["equipment"]:
                name = self.words.say(f"character-{stands['character']}")
                text = Text(f"  ({number} {name}", f"bold {colours.of_seat(seat)}")
                return text.append(f", {self.words.say('tui-you')})" if seat == view["seat"] else ")")
        return Text()

    # -- keys ----------------------------------------------------------------------------------------------------

    def steps(self, view: Data, decision: Data, action: Data) -> tuple[Step, ...]:
        """A card, then a character by the number of its place, or what is done with the card."""
        verb = action["verb"]
        if verb in OWN_KEYS:
            return (Step(OWN_KEYS[verb], "action"),)
        if verb in LISTED:
            same = [other for other in decision["actions"] if other["verb"] == verb]
            return (Step(numbered(same.index(action)), "action", action.get("card")),)
        if verb == "front":
            return (place_step(view, action["character"]),)
        letters = self.letters[view["seat"]].of
        if verb == "trade":
            same = [other for other in decision["actions"] if other["verb"] == verb]
            return (Step(WITH_CARD[verb], verb), Step(numbered(same.index(action)), "card", action["card"]))
        if action["card"] not in letters:  # it lies open on the table
            lying = [other["card"] for other in decision["actions"] if other.get("card", "") not in {"", *letters}]
            return (Step(numbered(lying.index(action["card"])), "action", action["card"]),)
        card = Step(letters[action["card"]], "card", action["card"])
        if verb in WITH_CARD:
            return (Step(WITH_CARD[verb], verb), card)
        return (card, *self.use(view, decision, action))

    def use(self, view: Data, decision: Data, action: Data) -> tuple[Step, ...]:
        """What is done with a card, if there is a choice, and at whom or what."""
        verb = action["verb"]
        same = [other for other in decision["actions"] if other.get("card") == action["card"]]
        several = len({OTHER_USES.get(other["verb"], "") for other in same if other["verb"] not in WITH_CARD}) > 1
        if verb in ("reload", "cover"):
            return (Step(OTHER_USES[verb], "action"),) if several else ()
        way = (Step(OTHER_USES[verb], verb),) if several and verb in OTHER_USES else ()
        if "target" in action:
            return (*way, place_step(view, action["target"]))
        if verb == "play-card":
            cards = [other["taken"] for other in same if other["verb"] == verb]
            return (*way, Step(numbered(cards.index(action["taken"])), "card", action["taken"]))
        if verb == "play-hand":
            return (*way, Step(NO, "hand"))
        return (*way, Step("1", "action")) if several else way

    def refusals(self, decision: Data, card: object) -> list[tuple[str, Data]]:
        """The cards that can't be used now, or with a card in hand nothing: the characters it is for are few."""
        if card is not None:
            return []
        return self.refused_cards(decision, {action.get("card") for action in decision["actions"]})

    def attempt(self, view: Data, decision: Data, path: str, key: str) -> Data | None:
        """A card that can't be played, or a character it can't be aimed at."""
        if not path:
            return next((tried for refused, tried in self.refusals(decision, None) if refused == key), None)
        cards = {letter: card for card, letter in self.letters[view["seat"]].of.items()}
        numbers = {str(number): stands["character"] for _, number, stands in places(view)}
        for tried in decision["refused"]:
            if tried.get("card") == cards.get(path[0]) and tried.get("target", "") == numbers.get(key):
                return dict(tried)
        return None

    # -- rules ---------------------------------------------------------------------------------------------------

    def topics(self, view: Data) -> list[str]:
        decision = view["decision"]
        asked = TOPICS[decision["question"]["name"]] if decision else ["duel.turn", "duel.end"]
        names = [stands["character"] for stands in standing(view) if stands["character"] != "unknown"]
        return [*asked, *[f"duel.{name}" for name in names]]

    def goal(self, view: Data) -> str:
        if view["seat"] is None:
            return ""
        return self.words.say("goal-duel-law" if view["seat"] == 0 else "goal-duel-outlaws")

    def legend(self) -> str:
        symbols = [f"{mark} {self.words.say(f'symbol-{name}')}" for name, mark in REVEALS.items()]
        return self.words.say("tui-duel-legend", symbols=", ".join(symbols))

    def notes(self, view: Data) -> str:
        """The goal, the symbols, and what the cards in sight do."""
        in_sight = [card for stands in standing(view) for card in stands["equipment"]] + self.hand(view)
        kinds = sorted({self.narrator.kind(card) for card in in_sight})
        cards = [f"- **{self.words.card('duel', kind)}** {self.words.say(f'cardtext-duel-{kind}')}" for kind in kinds]
        return "\n\n".join([super().notes(view), "\n".join(cards)])


def places(view: Data) -> list[tuple[int, int, Data]]:
    """Every character in play with its side and the number of its place."""
    return [
        (seat, seat * 2 + at + 1, stands)
        for seat, player in enumerate(view["players"])
        for at, stands in enumerate(player["characters"])
        if stands
    ]


def place_step(view: Data, character: object) -> Step:
    """A character by the number of its place; one that isn't in play yet has none."""
    number = next((number for _, number, stands in places(view) if stands["character"] == character), 0)
    return Step(str(number), "character", character)


def standing(view: Data) -> list[Data]:
    return [stands for _, _, stands in places(view)]


TABLE = TerminalDuel
