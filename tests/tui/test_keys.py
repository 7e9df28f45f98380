"""The keys of the terminal: every action on offer has a way of its own."""

from __future__ import annotations

import pytest

import sixgun
from sixgun.locale import Words
from sixgun.narration import Narrator
from sixgun.tui.ring import table_of

OPTIONS = [{}, {"sets": ["base", "dodge-city"], "two_characters": True}]


@pytest.mark.parametrize("options", OPTIONS, ids=["base", "dodge-city"])
def test_every_action_of_a_game_has_keys_of_its_own(options: dict[str, object]) -> None:
    for seed in range(3):
        game, rng = sixgun.new_game("classic", players=5, seed=seed, **options), sixgun.rng(seed)
        table = table_of(Words("en"), Narrator(Words("en"), game.position()))
        while game.decision:
            view = dict(game.view(int(game.decision.seat)).to_dict())
            table.narrator.meet(view)
            table.letters[view["seat"]].deal(table.keyed(view))
            ways = table.ways(view, view["decision"])
            paths = ["".join([step.key for step in way.steps]) for way in ways]
            assert len(set(paths)) == len(paths) == len(game.legal_actions)
            assert not any(one != other and other.startswith(one) for one in paths for other in paths), paths
            assert table.topics(view)
            game.apply(game.legal_actions[rng.below(len(game.legal_actions))])
