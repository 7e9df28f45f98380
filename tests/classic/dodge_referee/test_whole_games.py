"""Whole games, followed decision by decision with a model and a ledger that know only the facts."""

from __future__ import annotations

import json
from typing import Any

import pytest

import sixgun
from sixgun.arena.bench import compiled
from tests.classic.dodge_referee.effects import wrong_with
from tests.classic.dodge_referee.kit import SETS
from tests.classic.dodge_referee.ledger import Ledger, faults
from tests.classic.dodge_referee.model import Table, told
from tests.classic.dodge_referee.verdict import Verdict, Volleys

GAMES = 40 if compiled() else 2  # for each number of players


def games(players: int) -> list[sixgun.Game]:
    """Games of so many; in every second one everybody is always asked."""
    sets = SETS.split()
    return [sixgun.new_game("classic", players=players, seed=s, sets=sets, always_ask=s % 2 == 1) for s in range(GAMES)]


def any_action(game: sixgun.Game, rng: sixgun.Rng) -> sixgun.Action:
    """Any action, but rather one that does something."""
    actions = game.legal_actions
    first = actions[rng.below(len(actions))]
    return actions[rng.below(len(actions))] if first.verb in ("end", "pass") and rng.below(3) else first


def abilities(position: dict[str, Any], ledger: Ledger) -> list[str]:
    """Living players whose ability is not the one that they must have."""
    players = [(str(player.get("ability") or player["character"]), player) for player in position["players"]]
    wanted = zip(players, ledger.ability, strict=True)
    return [has for (has, player), ability in wanted if has != ability and not player["eliminated"]]


@pytest.mark.rule("dodge.green", "dodge.price", "dodge.bang-symbol", "dodge.binocular", "dodge.hideout")
@pytest.mark.parametrize("players", range(3, 9))
def test_exactly_what_the_facts_allow_is_offered(players: int) -> None:
    for seed, game in enumerate(games(players)):
        rng, open_shot = sixgun.rng(seed), -1  # the seat whose shot is not new any more
        while not game.is_over:
            view: dict[str, Any] = json.loads(json.dumps(game.view(game.current_seat).to_dict()))
            table = Table(view)
            assert told(view) == table.acts()
            assert all(view["players"][at]["distance"] == table.distance(at) for at in table.others)
            assert len(view["decision"]["actions"]) > 1 or view["always_ask"]
            asked, frame = view["decision"]["question"], view["stack"][-1]
            if asked["name"] == "shot" and open_shot != table.me:
                assert (frame["barrels"], frame["needed"]) == (table.barrels(), table.needed())
            if asked["name"] == "discard":
                assert asked["excess"] == len(table.hand) - table.limit()
            open_shot = table.me if asked["name"] == "shot" or asked.get("purpose") == "barrel" else -1
            game.apply(any_action(game, rng))


@pytest.mark.rule("dodge.greg-digger", "dodge.herb-hunter", "dodge.molly-stark", "dodge.dynamite", "dodge.apache-kid")
@pytest.mark.parametrize("players", range(3, 9))
def test_what_the_facts_promise_comes_true(players: int) -> None:
    for seed, game in enumerate(games(players)):
        rng, before = sixgun.rng(seed), game.position()
        most = [player["max_life"] for player in game.view(None).to_dict()["players"]]
        ledger = Ledger(before, most)
        while not game.is_over:
            heard, action = len(game.events), any_action(game, rng)
            game.apply(action)
            events = [(event.name, event.arguments()) for event in game.events[heard:]]
            question = game.decision.question.name if game.decision else "brink"
            ledger.hear(before, events, question != "brink")
            assert game.is_over or wrong_with(before, most, action.to_dict(), events) == []
            before = game.position()
            assert ledger.wrong == [] and (game.is_over or faults(before, most) == [])
            assert game.is_over or question == "vera" or abilities(before, ledger) == []
            assert game.is_over or [int(player["life"]) for player in before["players"]] == ledger.life  # type: ignore[attr-defined]


@pytest.mark.rule("dodge.players", "dodge.howitzer", "classic.three.personal", "classic.three.reward")
@pytest.mark.parametrize("players", range(3, 9))
def test_the_right_side_wins_and_the_right_players_are_rewarded(players: int) -> None:
    for seed, game in enumerate(games(players)):
        rng, verdict, volleys = sixgun.rng(seed), Verdict(game.position()), Volleys(game.position())
        while not game.is_over:
            heard = len(game.events)
            game.apply(any_action(game, rng))
            events = [(event.name, event.arguments()) for event in game.events[heard:]]
            verdict.hear(events)
            volleys.hear(events)
            assert verdict.wrong == [] and volleys.wrong == []
