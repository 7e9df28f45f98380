"""What a game plugs into the contract tests: its name, and what must always be true on its table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import sixgun
from sixgun.arena.bench import compiled
from sixgun.family.sets import FamilyRules
from sixgun.registry import rules_of


@dataclass(frozen=True)
class Plug:
    """One game for the contract tests."""

    game: str
    check: Callable[[dict[str, object]], None]
    sets: tuple[str, ...] = ("base",)

    @property
    def name(self) -> str:
        """The game, or the last set that is in its box."""
        return self.game if len(self.sets) == 1 else self.sets[-1]

    @property
    def rules(self) -> FamilyRules:
        return rules_of(self.game, list(self.sets))

    @property
    def sizes(self) -> range:
        """How many can play it."""
        return self.rules.players

    def deal(self, **more: Any) -> sixgun.Game:
        """A new game."""
        return sixgun.new_game(self.game, sets=list(self.sets), **more)


def check_dice(position: dict[str, object]) -> None:
    """Nine arrows, nobody above their maximum, the dead hold nothing, and a living player has the dice."""
    players = position["players"]
    assert isinstance(players, list)
    held = sum(player["arrows"] for player in players)
    assert 0 <= held <= 8
    assert all(0 <= player["life"] <= 11 for player in players)
    assert all(player["life"] > 0 or player["arrows"] == 0 for player in players)
    assert position["outcome"] or players[int(str(position["roller"]))]["life"] > 0


def check_classic(position: dict[str, object]) -> None:
    """All cards, each in one place; nobody above their maximum; the dead hold nothing."""
    players, stack = position["players"], position["stack"]
    assert isinstance(players, list) and isinstance(stack, list)
    zones = [position["deck"], position["discard"]]
    zones += [player[zone] for player in players for zone in ("hand", "in_play")]
    zones += [frame[zone] for frame in stack for zone in ("turned", "shelf", "looked") if zone in frame]
    cards = sorted(card for zone in zones if isinstance(zone, list) for card in zone)
    assert cards == sorted(rules_of("classic", position["sets"]).printed_cards())
    assert all(0 <= player["life"] <= 5 for player in players)
    fallen = [player for player in players if player["eliminated"]]
    assert position["outcome"] or not any(player["life"] or player["hand"] or player["in_play"] for player in fallen)


def check_duel(position: dict[str, object]) -> None:
    """Eighty cards, each in one place; nobody above their bullets; two characters a side while there is a reserve."""
    players, stack = position["players"], position["stack"]
    assert isinstance(players, list) and isinstance(stack, list)
    zones = [position["common"], position["discard"]]
    zones += [player[zone] for player in players for zone in ("hand", "deck")]
    places = [[place for place in player["characters"] if place] for player in players]
    zones += [place["equipment"] for side in places for place in side]
    zones += [frame[zone] for frame in stack for zone in ("shelf", "looked") if zone in frame]
    cards = sorted(card for zone in zones if isinstance(zone, list) for card in zone)
    assert cards == sorted(sixgun.GAMES["duel"].printed_cards())
    assert all(0 <= place["life"] <= 5 for side in places for place in side)
    assert position["outcome"] or all(places)
    assert all(len(side) == 2 or not player["reserve"] for side, player in zip(places, players, strict=True))


PLUGS = (
    *(Plug("dice", check_dice), Plug("classic", check_classic), Plug("duel", check_duel)),
    Plug("classic", check_classic, ("base", "dodge-city")),
)


def seeds(first: int, last: int) -> range:
    """The seeds of a test: all of them on the compiled package, every tenth where plain Python takes its time."""
    return range(first, last, 1 if compiled() else 10)


def random_game(plug: Plug, players: int, seed: int, **options: Any) -> Iterator[tuple[sixgun.Game, sixgun.Decision]]:
    """A game of random choices, at each of its decisions."""
    rng = sixgun.rng(seed)
    game = plug.deal(players=players, seed=seed, **options)
    decision = game.decision
    while decision is not None:
        yield game, decision
        game.apply(decision.actions[rng.below(len(decision.actions))])
        decision = game.decision
        assert len(game.history) < 10_000, "the game does not end"
    assert game.outcome is not None
    assert game.outcome.winners


def finished_game(plug: Plug, players: int, seed: int) -> sixgun.Game:
    """A game of random choices, after its last."""
    *_, (game, _) = random_game(plug, players, seed)
    return game


def is_refused_or_plays_to_an_end(data: dict[str, object]) -> None:
    """A position is refused with its field, or can be played on at random with all that must always be true."""
    with suppress(sixgun.BadData):
        plays_to_an_end(sixgun.load(data))


def plays_to_an_end(game: sixgun.Game) -> None:
    """Play on at random; everything that must always be true stays so."""
    plug = next(plug for plug in PLUGS if plug.game == game.rules.name)  # of whatever sets
    for seed in range(3):
        played, rng = game.copy(), sixgun.rng(seed)
        while not played.is_over:
            played.apply(played.legal_actions[rng.below(len(played.legal_actions))])
            assert len(played.history) < 10_000, "the game does not end"
        plug.check(played.position())
