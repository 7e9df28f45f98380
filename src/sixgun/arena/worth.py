"""What a card or a character is worth: paired deals that differ in nothing but one card of a hand, or one character.

Each deal is played with every card, and with every character, in the same place of the same seat, with the same luck.
The mean difference is the causal worth against an average card, or an average character.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, field
from functools import partial
from math import ceil
from typing import Any, Final

from sixgun.arena.pairs import role_of
from sixgun.arena.parallel import Workers, hearing_ctrl_c, run_parallel
from sixgun.arena.statistics import clustered
from sixgun.bots.outcomes import winners
from sixgun.engine.fields import NOBODY
from sixgun.engine.reading import Fields
from sixgun.engine.rng import SeededRandom, child_seed, seed_bytes
from sixgun.family.sets import FamilyRules
from sixgun.make_bot import game_bots
from sixgun.registry import rules_of

WORLDS: Final = 8  # playouts of each deal with each card: the same luck for all
PIECE: Final = 5  # deals
OPENING: Final = 8  # cards of an own deck that may be drawn at once, in The Duel
CASTING: Final = "casting"  # in The Duel hands are dealt after the characters have their places
EVERYBODY: Final = "all"
Position = dict[str, Any]


@dataclass(frozen=True)
class WorthStudy:
    """What is played: so many deals of a game at a table of usual players (gunhands)."""

    game: str
    players: int
    deals: int
    seed: int
    sets: tuple[str, ...] = ("base",)

    @property
    def rules(self) -> FamilyRules:
        return rules_of(self.game, list(self.sets))


# -- deals and exchanges ---------------------------------------------------------------------------------------------


def opening(study: WorthStudy, number: int) -> Position:
    """The table of a deal before anybody has drawn or rolled."""
    random = SeededRandom(child_seed(seed_bytes(study.seed), number))
    dealt: Position = study.rules.set_up(study.players, random, False, {}).to_dict()
    if study.game == "duel":
        return dealt  # nothing is drawn before the first decision
    kept = ("sixgun", "version", "game", "sets", "seed", "players", "roller", "active", "deck", "discard")
    position = {name: dealt[name] for name in kept if name in dealt}
    if study.game == "dice":
        return {**position, "players": [{**player, "arrows": 0} for player in position["players"]]}
    first = position["players"][position["active"]]
    excess = len(first["hand"]) - printed_life(study.rules, first["character"])
    first["hand"], drawn = first["hand"][: len(first["hand"]) - excess], first["hand"][len(first["hand"]) - excess :]
    position["deck"] = [*drawn, *position["deck"], *dealt_aside(study.rules, position, drawn)]
    return {**position, "discard": [], "stack": [{"frame": "turn", "phase": "begin"}]}


def dealt_aside(rules: FamilyRules, position: Position, drawn: list[str]) -> list[str]:
    """Cards that lie neither in a hand nor in the deck: somebody looks at them, or they were played at once."""
    known = {*position["deck"], *drawn, *[card for player in position["players"] for card in player["hand"]]}
    return [card for card in rules.printed_cards() if card not in known]


def printed_life(rules: FamilyRules, character: str) -> int:
    return int(str(rules.printed_characters()[character]["life"]))


def with_card(rules: FamilyRules, position: Position, seat: int, kind: str) -> Position | None:
    """The first card of a seat is of this kind, exchanged for one of the deck; None if none is there."""
    made = deepcopy(position)
    player = made["players"][seat]
    own = "hand" not in player or not player["hand"]  # in The Duel hands are drawn later, from decks of their own
    hand, deck = (player.get("deck", []), player.get("deck", [])) if own else (player["hand"], made["deck"])
    if not hand:
        return None
    cards = rules.printed_cards()
    if cards[hand[0]]["kind"] == kind:
        return made
    for at in range(OPENING if own else 0, len(deck)):
        if cards[deck[at]]["kind"] == kind:
            hand[0], deck[at] = deck[at], hand[0]
            return made
    return None


def with_character(rules: FamilyRules, position: Position, seat: int, name: str) -> Position | None:
    """A seat has this character; who had it gets the seat's. None if it is printed for another side."""
    made = deepcopy(position)
    player = made["players"][seat]
    if rules.printed_characters()[name].get("side") != player.get("side"):
        return None
    if "side" in player:
        return in_front(rules, made, player, name)
    had = player["character"]
    for other in made["players"]:
        if other is not player and other["character"] == name:
            change(rules, made, other, had)
    change(rules, made, player, name)
    return made


def change(rules: FamilyRules, made: Position, player: Position, name: str) -> None:
    """A player gets a character with its life points, and so many cards; they come from below the deck."""
    more = printed_life(rules, name) - printed_life(rules, player["character"])
    player["character"], player["life"] = name, player["life"] + more
    if "hand" in player:
        for _ in range(more):
            player["hand"].append(made["deck"].pop())
        for _ in range(-more):
            made["deck"].append(player["hand"].pop())


def in_front(rules: FamilyRules, made: Position, player: Position, name: str) -> Position:
    """The first character of a side in The Duel."""
    first, second = player["characters"]
    had = first["character"]
    if second["character"] == name:
        second["character"], second["life"] = had, printed_life(rules, had)
    player["reserve"] = [had if one == name else one for one in player["reserve"]]
    first["character"], first["life"] = name, printed_life(rules, name)
    return made


# -- playing ---------------------------------------------------------------------------------------------------------


def chance(rules: FamilyRules, position: Position, seat: int, seed: bytes) -> float:
    """How often a seat wins from a position; with the same seed, with the same luck."""
    state = rules.read(Fields(position))
    memory = game_bots(rules.name).policy()
    for event in state.drain_events():
        if event.audience == NOBODY:
            memory.on_event(event.type, event.a, event.b, event.c, event.d)
    state.log = None
    state.listener = memory
    while state.stack[-1].NAME == CASTING:
        state.play(memory.decide(state))
    return sum(seats >> seat & 1 for seats in winners(state, memory, seed, 0, WORLDS)) / WORLDS


@dataclass
class Worth:
    """Differences of deals: how much more often the seat wins, by (`card` or `character`, name, role)."""

    deals: int = 0
    gains: dict[tuple[str, str, str], list[float]] = field(default_factory=dict)

    def add(self, other: Worth) -> None:
        """Add other deals."""
        self.deals += other.deals
        for key, gains in other.gains.items():
            self.gains.setdefault(key, []).extend(gains)


def play_deal(study: WorthStudy, number: int, worth: Worth) -> None:
    """One deal with every card and every character in one seat, another in each deal; each is compared with the mean of
    all, in which a kind counts as often as it is printed; in The Duel, for that side."""
    rules, seat = study.rules, number % study.players
    seed = child_seed(seed_bytes(study.seed), number)
    position = opening(study, number)
    role = role_of(rules.read(Fields(deepcopy(position))), seat)
    printed = rules.printed_cards()
    copies = Counter(str(printed[card]["kind"]) for card in position["players"][seat].get("deck", printed))
    cards = {kind: with_card(rules, position, seat, kind) for kind in copies}
    people = {name: with_character(rules, position, seat, name) for name in rules.printed_characters()}
    for what, exchanged, weights in (("card", cards, copies), ("character", people, Counter(list(people)))):
        found = {name: chance(rules, made, seat, seed) for name, made in exchanged.items() if made is not None}
        average = sum(weights[name] * won for name, won in found.items()) / max(1, sum(weights[name] for name in found))
        for name, won in found.items():
            for group in (EVERYBODY, role):
                worth.gains.setdefault((what, name, group), []).append(won - average)
    worth.deals += 1


def play_piece(studies: list[WorthStudy], piece: int) -> tuple[int, Worth]:
    """A piece of the studies: which of them it belongs to, and what came of it."""
    each = ceil(studies[0].deals / PIECE)
    study, first = studies[piece // each], piece % each * PIECE
    worth = Worth()
    for number in range(first, min(first + PIECE, study.deals)):
        play_deal(study, number, worth)
    return piece // each, worth


def play_worths(
    studies: list[WorthStudy], workers: Workers, progress: Callable[[int], None]
) -> tuple[list[Worth], bool]:
    """Play studies with the same number of deals; what came of each, and whether all was played."""
    found: list[dict[int, Worth]] = [{} for _ in studies]
    each = ceil(studies[0].deals / PIECE)
    played = run_parallel(partial(play_piece, studies), range(len(studies) * each), workers)
    with hearing_ctrl_c() as stopped:
        try:
            for piece, (at, worth) in played:
                found[at][piece] = worth
                progress(sum(one.deals for pieces in found for one in pieces.values()))
                if stopped:
                    break
        except KeyboardInterrupt:
            pass
        finally:
            played.close()
    worths = [Worth() for _ in studies]
    for total, pieces in zip(worths, found, strict=True):
        for piece in sorted(pieces):
            total.add(pieces[piece])
    return worths, sum(one.deals for one in worths) == sum(study.deals for study in studies)


def worth_data(study: WorthStudy, worth: Worth) -> dict[str, Any]:
    """The result as JSON: for cards and characters, by name and role, the mean gain with its 95 % interval."""
    told: dict[str, Any] = {"card": {}, "character": {}}
    for (what, name, role), gains in sorted(worth.gains.items()):
        mean = clustered([(gain, 1) for gain in gains])
        figures = {"mean": mean.value, "low": mean.low, "high": mean.high}
        rounded = {edge: round(value, 4) for edge, value in figures.items()}
        told[what].setdefault(name, {})[role] = {**rounded, "deals": mean.deals}
    head = {"game": study.game, "players": study.players, "deals": worth.deals, "seed": str(study.seed)}
    return {**head, "worlds": WORLDS, **told}
