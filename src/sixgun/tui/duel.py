"""The Duel's table: a column of characters for each side, the piles and the viewer's hand between them."""

from __future__ import annotations

from rich.text import Text

from sixgun.engine.game import Game
from sixgun.engine.state import View
from sixgun.games.duel.characters import CAST, CHARACTER_NAMES
from sixgun.narration import REVEALS, Narrator, card_label, kind_of, side_id
from sixgun.tui.ring import RingTable

# Where things are drawn in the 3 × 3 grid: what a side has, its two characters, and what lies between the sides.
SIDES = (0, 2)
CHARACTERS = ((3, 6), (5, 8))
PILES, HAND = 4, 7
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


class DuelTable(RingTable):
    """Draws a view of The Duel and knows the keys of its actions."""

    def show_view(self, view: View, who: list[str]) -> None:
        data = view.to_data()
        players = data["players"]
        assert isinstance(players, list)
        for place in self.places:
            place.update("")
            place.border_title = ""
            place.set_classes("place empty")
        for seat, player in enumerate(players):
            self.show_side(seat, player, who[seat], seat == view.seat)
            if data["active"] == seat and not data["outcome"]:
                self.places[SIDES[seat]].add_class("rolling")
            for at, stands in enumerate(player["characters"]):
                self.show_character(CHARACTERS[seat][at], stands, player["front"] == at + 1)
        self.show_middle(data, view)

    def show_side(self, seat: int, player: dict[str, object], who: str, own: bool) -> None:
        """A side: its name, who plays it, what it has left, and the cards of another hand that the viewer knows."""
        hand, deck, reserve = player["hand"], player["deck"], player["reserve"]
        assert isinstance(hand, list) and isinstance(deck, list) and isinstance(reserve, list)
        text = Text(who + "\n", style="dim")
        text.append(f"{self.words.say('tui-hand', cards=len(hand))} · {self.words.say('tui-deck', cards=len(deck))}\n")
        text.append(self.words.say("tui-reserve", characters=len(reserve)))
        known = [self.words.say(f"character-{name}") for name in reserve if name != "unknown"]
        text.append(": " + ", ".join(known) if known else "", style="dim")
        cards = [] if own else [card_label(self.words, card) for card in hand if card != "hidden"]
        text.append("\n" + ", ".join(cards))
        place = self.places[SIDES[seat]]
        place.set_classes("place seat")
        place.border_title = self.words.say(side_id("duel", str(player["side"])))
        place.update(text)

    def show_character(self, at: int, stands: dict[str, object] | None, front: bool) -> None:
        """A character: his rank, life, equipment and what he can do."""
        if stands is None:
            return
        name, gear = str(stands["character"]), stands["equipment"]
        assert isinstance(gear, list)
        place = self.places[at]
        if name == "unknown":
            place.set_classes("place seat dead")
            place.border_title = "?"
            return
        place.set_classes("place seat front" if front else "place seat")
        rank = self.words.say("rank-front" if front else "rank-rear")
        place.border_title = f"{'★ ' if front else ''}{rank} {self.words.say(f'character-{name}')}"
        text = self.life_text(int(str(stands["life"])), int(CAST[CHARACTER_NAMES.index(name)].life))
        text.append("".join([f" · {card_label(self.words, card)}" for card in gear]) + "\n", style="cyan")
        text.append(self.words.say(f"ability-duel-{name}"), style="dim")
        place.update(text)

    def life_text(self, life: int, most: int) -> Text:
        """Bullets left and lost."""
        text = Text("●" * life, style="red")
        text.append("○" * (most - life), style="dim")
        text.append(f" {life}/{most}", style="not dim")
        return text

    def show_middle(self, data: dict[str, object], view: View) -> None:
        """The piles with what lies open, and below them the hand of the viewer."""
        self.places[PILES].set_classes("place middle")
        self.places[PILES].update(self.middle_text(data))
        if view.seat >= 0:
            hand = [card_label(self.words, card) for card in hand_of(data, view.seat)]
            self.places[HAND].set_classes("place middle")
            self.places[HAND].update(Text("\n".join(hand), style="bold", justify="center"))

    def middle_text(self, data: dict[str, object]) -> Text:
        common, discard, stack = data["common"], data["discard"], data["stack"]
        assert isinstance(common, list) and isinstance(discard, list) and isinstance(stack, list)
        text = Text(justify="center")
        if common:
            text.append(self.words.say("tui-common", cards=len(common)) + "\n")
        text.append(self.words.say("tui-discard", cards=len(discard)) + "\n")
        if discard:
            text.append(f"[ {card_label(self.words, str(discard[0]))} ]\n", style="bold")
        open_cards = [card for frame in stack for zone in ("shelf", "turned", "looked") for card in frame.get(zone, [])]
        shown = [card_label(self.words, card) for card in open_cards if not card.startswith("hidden")]
        text.append("\n".join(shown), style="green")
        return text

    def refusals(self, view: View, game: Game, narrator: Narrator) -> list[str]:
        """The cards in hand that can't be played, with the reasons."""
        decision = view.decision
        if decision is None or decision.question.name != "play":
            return []
        playable = {action.data().get("card") for action in decision.actions}
        hand = [card for card in hand_of(view.to_data(), view.seat) if card not in playable]
        return [f"{card_label(self.words, card)}: {why(card, game, narrator)}" for card in hand]

    def topics(self, view: View) -> list[str]:
        decision = view.decision
        asked = TOPICS[decision.question.name] if decision else ["duel.turn", "duel.end"]
        return [*asked, *[f"duel.{name}" for name in cast_of(view)]]

    def goal(self, view: View) -> str:
        return "" if view.seat < 0 else self.words.say("goal-duel-law" if view.seat == 0 else "goal-duel-outlaws")

    def legend(self) -> str:
        symbols = [f"{mark} {self.words.say(f'symbol-{name}')}" for name, mark in REVEALS.items()]
        return self.words.say("tui-duel-legend", symbols=", ".join(symbols))

    def notes(self, view: View) -> str:
        """The goal, the symbols, and what the cards in sight do."""
        kinds = sorted({kind_of(card) for card in cards_in_sight(view)})
        cards = [f"- **{self.words.say(f'card-{kind}')}** {self.words.say(f'cardtext-duel-{kind}')}" for kind in kinds]
        return "\n\n".join([super().notes(view), "\n".join(cards)])


def hand_of(data: dict[str, object], seat: int) -> list[str]:
    """The hand of a seat."""
    players = data["players"]
    assert isinstance(players, list)
    return [str(card) for card in players[seat]["hand"]]


def standing(view: View) -> list[dict[str, object]]:
    """Every character in play."""
    players = view.to_data()["players"]
    assert isinstance(players, list)
    return [stands for player in players for stands in player["characters"] if stands]


def cast_of(view: View) -> list[str]:
    """The names of the characters in play."""
    return [str(stands["character"]) for stands in standing(view) if stands["character"] != "unknown"]


def cards_in_sight(view: View) -> list[str]:
    """The viewer's hand and everything in play."""
    gear = [str(card) for stands in standing(view) for card in zone_of(stands)]
    return gear + (hand_of(view.to_data(), view.seat) if view.seat >= 0 else [])


def zone_of(stands: dict[str, object]) -> list[object]:
    """The equipment of a character."""
    gear = stands["equipment"]
    assert isinstance(gear, list)
    return gear


def why(card: str, game: Game, narrator: Narrator) -> str:
    """Why a card can't be played."""
    reason = game.why_not(f"play {card}")
    return narrator.reason(reason) if reason else ""
