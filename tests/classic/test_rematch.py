"""Further games at the same table."""

from __future__ import annotations

import pytest

import sixgun


def finished(seed: int) -> sixgun.Game:
    game = sixgun.new_game("classic", players=5, seed=seed)
    rng = sixgun.rng(seed)
    while game.decision:
        game.apply(game.decision.actions[rng.below(len(game.decision.actions))])
    return game


def told(game: sixgun.Game, what: str) -> list[object]:
    players = game.position()["players"]
    assert isinstance(players, list)
    return [player[what] for player in players]


@pytest.mark.rule("classic.rematch")
def test_survivors_keep_their_characters_and_nothing_else() -> None:
    first = finished(3)
    second = sixgun.rematch(first, seed=4)
    living = [seat for seat, gone in enumerate(told(first, "eliminated")) if not gone]
    assert living and all(told(first, "character")[seat] == told(second, "character")[seat] for seat in living)
    assert len(set(told(second, "character"))) == 5 and told(second, "in_play") == [[]] * 5


@pytest.mark.rule("classic.rematch")
def test_the_dead_draw_new_characters() -> None:
    first = finished(3)
    dealt = {tuple(told(sixgun.rematch(first, seed=seed), "character")) for seed in range(20)}
    assert len(dealt) > 10


@pytest.mark.rule("classic.rematch")
def test_each_survivor_decides_for_himself_whether_he_keeps_his_character() -> None:
    first = next(game for game in map(finished, range(50)) if told(game, "eliminated").count(False) > 1)
    living = [seat for seat, gone in enumerate(told(first, "eliminated")) if not gone]
    assert len(living) > 1
    games = [sixgun.rematch(first, seed=seed, keep_characters=living[:1]) for seed in range(20)]
    assert {told(game, "character")[living[0]] for game in games} == {told(first, "character")[living[0]]}
    assert len({told(game, "character")[living[1]] for game in games}) > 5
    free = [sixgun.rematch(first, seed=seed, keep_characters=()) for seed in range(20)]
    assert all(len({told(game, "character")[seat] for game in free}) > 5 for seat in living)


@pytest.mark.rule("classic.rematch")
def test_the_dead_never_get_their_old_characters_again() -> None:
    first = finished(3)
    gone = [seat for seat, out in enumerate(told(first, "eliminated")) if out]
    old = told(first, "character")
    passed_on = False
    for seed in range(200):
        new = told(sixgun.rematch(first, seed=seed), "character")
        assert all(new[seat] != old[seat] for seat in gone) and len(set(new)) == 5
        passed_on = passed_on or any(old[seat] in new for seat in gone)
    assert passed_on or len(gone) == 1


def test_the_dead_can_keep_nothing_and_strangers_neither() -> None:
    first = finished(3)
    out = told(first, "eliminated").index(True)
    for seat, reason in ((out, "eliminated"), (9, "from 0 to 4"), ("0", "whole number")):
        with pytest.raises(sixgun.BadData, match=reason) as error:
            sixgun.rematch(first, keep_characters=[seat])  # type: ignore[list-item]
        assert error.value.field == "keep_characters[0]"


@pytest.mark.rule("classic.rematch")
def test_the_sheriff_may_go_round_and_the_other_roles_are_dealt_anew() -> None:
    first = finished(3)
    was = told(first, "role").index("sheriff")
    games = [sixgun.rematch(first, seed=seed, rotate_sheriff=True) for seed in range(10)]
    assert {told(game, "role").index("sheriff") for game in games} == {(was + 1) % 5}
    assert len({tuple(told(game, "role")) for game in games}) > 3


@pytest.mark.rule("classic.rematch")
def test_a_rematch_is_recorded_with_what_it_took_over() -> None:
    second = sixgun.rematch(finished(5), seed=6, rotate_sheriff=True)
    assert sixgun.load(second.record()) == second
    with pytest.raises(sixgun.SixgunError, match="not over"):
        sixgun.rematch(second)


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"sheriff": 9}, "sheriff"),
        ({"characters": ["slab"]}, "characters"),
        ({"characters": ["slab", "slab", None, None, None]}, "characters[0]"),
        ({"retired": ["slab"]}, "retired"),
        ({"retired": ["zorro", None, None, None, None]}, "retired[0]"),
        ({"characters": ["zorro", None, None, None, None]}, "characters[0]"),
        ({"moon": True}, "moon"),
        ({"beginner": 1}, "beginner"),
    ],
)
def test_bad_options_are_named(options: dict[str, object], field: str) -> None:
    with pytest.raises(sixgun.BadData) as error:
        sixgun.load({**sixgun.new_game("classic", players=5, seed=1).record(), "options": options})
    assert error.value.field == field


def test_a_character_of_a_set_that_is_not_in_the_box_is_refused() -> None:
    with pytest.raises(sixgun.BadData, match=r"characters\[0\] must be one of .*, not apache-kid"):
        sixgun.new_game("classic", players=4, characters=["apache-kid", None, None, None])
