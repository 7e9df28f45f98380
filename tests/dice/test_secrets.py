"""What a player may not know is in nobody's view."""

from __future__ import annotations

import json

import pytest

import sixgun
from tests.dice.kit import crowd, seat, table


def roles(view: sixgun.View) -> list[str]:
    players = view.to_dict()["players"]
    assert isinstance(players, list)
    return [player["role"] for player in players]


@pytest.mark.rule("dice.setup.secrecy")
def test_a_view_has_no_seed_and_no_dice_to_come() -> None:
    view = table(*crowd(5), rolls="1BBGG AAAAA").game.view(0)
    assert "seed" not in view.to_dict() and view.redacted.to_dict()["next_dice"] == []
    assert "AAAAA" not in json.dumps(view.to_dict())


@pytest.mark.rule("dice.setup.secrecy")
def test_only_the_fallen_the_sheriff_and_the_players_own_seat_have_roles() -> None:
    t = table(seat(), seat(), seat(life=0), seat(), seat(), rolls="BBBBB")
    assert roles(t.game.view(1)) == ["sheriff", "outlaw", "renegade", "unknown", "unknown"]
    assert roles(t.game.view(None)) == ["sheriff", "unknown", "renegade", "unknown", "unknown"]


@pytest.mark.rule("dice.setup.secrecy")
def test_samples_deal_the_hidden_roles_in_every_possible_way() -> None:
    view = table(*crowd(5), rolls="BBBBB").game.view(4)
    rng = sixgun.rng(1)
    dealt = {tuple(roles(sixgun.View(view.sample(rng), -1))) for _ in range(60)}
    assert len(dealt) == 3 and all(sample[0] == "sheriff" and sample[4] == "deputy" for sample in dealt)


@pytest.mark.rule("dice.setup.secrecy")
def test_the_decision_of_another_shows_no_actions() -> None:
    t = table(*crowd(4), rolls="BBBBB")
    assert t.game.view(1).decision is None and t.game.view(1).redacted.deciding == 0
    assert len(t.game.view(1).redacted.legal) == 0
