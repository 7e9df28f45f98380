"""One mutated file: is it refused as it should be, or a game that can be played, seen and saved?"""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import sixgun
from sixgun.games.classic.rules import ClassicRules

DECISIONS = 20_000
REFUSED, PLAYED, FOREIGN, INCONSISTENT, ENDLESS = "refused", "played", "foreign exceptions", "inconsistent", "endless"


class Inconsistent(Exception):
    """Something of a loaded game doesn't hold."""


def tried(data: dict[str, Any], dice: Random) -> tuple[str, str]:
    """What becomes of a file, and what was found."""
    try:
        return attempt(data, dice)
    except Inconsistent as trouble:
        return INCONSISTENT, str(trouble)
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException as trouble:
        return FOREIGN, f"{type(trouble).__name__}: {trouble}"[:300]


def attempt(data: dict[str, Any], dice: Random) -> tuple[str, str]:
    """Load it, look at it, play it to its end."""
    try:
        game = sixgun.load(data)
    except sixgun.SixgunError as error:
        demand("{???}" not in str(error), "an error without words")
        return REFUSED, error.code
    moments = {0, *[int(2 ** dice.uniform(0, 8)) for _ in range(2)]}
    rng = sixgun.rng(dice.getrandbits(32))
    for at in range(DECISIONS):
        if at in moments:
            check(game, rng)
        if game.decision is None:
            check(game, rng)
            demand(sixgun.load(again(game.record())) == game, "the record gives another game")
            return PLAYED, ""
        game.apply(game.decision.actions[rng.below(len(game.decision.actions))])
    return ENDLESS, f"not over after {DECISIONS} decisions"


def demand(holds: bool, what: str) -> None:
    """Something must hold."""
    if not holds:
        raise Inconsistent(what)


def again(data: dict[str, Any]) -> dict[str, Any]:
    """The data as a file would give them back."""
    read: dict[str, Any] = json.loads(json.dumps(data))
    return read


def check(game: sixgun.Game, rng: sixgun.Rng) -> None:
    """Every card is there once, the position loads as the same, and every view has worlds that look like it."""
    position = game.position()
    check_cards(game, position)
    demand(sixgun.load(again(position)).state == game.state, "its position gives another state")
    demand((game.decision is None) == (game.outcome is not None), "neither over nor asking anybody")
    if game.decision is not None:
        demand(0 <= game.decision.seat < game.players, "nobody is asked")
        demand(len(game.decision.actions) > 0, "nothing can be done")
        game.decision.to_dict()
    for seat in [None, *range(game.players)]:
        view = game.state.view(seat)
        demand(view.sample(rng).view(seat) == view, f"a sample from seat {seat} looks different to it")


def check_cards(game: sixgun.Game, position: dict[str, Any]) -> None:
    """All cards, or those of the beginners' box, each in one place; no more than nine arrows."""
    players = position["players"]
    demand(sum(player.get("arrows", 0) for player in players) < 9, "nine arrows are held")
    if not sixgun.GAMES[position["game"]].printed_cards():
        return
    zones = [position[zone] for zone in ("deck", "common", "discard") if zone in position]
    zones += [player[zone] for player in players for zone in ("hand", "in_play", "deck") if zone in player]
    places = [place for player in players for place in player.get("characters", []) if place]
    zones += [place["equipment"] for place in places]
    cards = Counter([card for zone in zones for card in zone])
    held = sum([len(frame.cards()) for frame in game.state.stack])
    rules = game.rules
    box = len(rules.box(bool(position.get("beginner")))) if isinstance(rules, ClassicRules) else 80
    demand(max(cards.values()) == 1 and len(cards) + held == box, f"{len(cards)} + {held} cards")
