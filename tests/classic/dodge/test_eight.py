"""Eight players: two Renegades, each for themselves."""

import pytest

import sixgun
from tests.classic.dodge.kit import SETS, SPARE, crowd, dodge, seat
from tests.classic.kit import Table


@pytest.mark.rule("dodge.players")
def test_with_dodge_city_three_to_eight_can_play() -> None:
    assert [sixgun.new_game("classic", players=at, seed=1, sets=SETS.split()).players for at in range(3, 9)] == [
        *range(3, 9)
    ]
    with pytest.raises(sixgun.BadData, match="3 to 8"):
        sixgun.new_game("classic", players=9, sets=SETS.split())
    with pytest.raises(sixgun.BadData, match="3 to 7"):
        sixgun.new_game("classic", players=8)


@pytest.mark.rule("dodge.players")
def test_eight_have_two_renegades() -> None:
    t = Table(sixgun.new_game("classic", players=8, seed=1, sets=SETS.split()))
    roles = "deputy deputy outlaw outlaw outlaw renegade renegade sheriff"
    assert sorted(str(t.player(at)["role"]) for at in range(8)) == roles.split()


@pytest.mark.rule("dodge.players")
def test_a_renegade_wins_alone_as_the_last() -> None:
    dead = [seat(life=0) for _ in range(6)]
    t = dodge(seat("slab", role="renegade", hand=f"punch-TS {SPARE}"), seat(role="sheriff", life=1), *dead)
    assert t.play("punch-TS", at=1).winners == ("renegade", (0,))


@pytest.mark.rule("dodge.players")
def test_with_a_second_renegade_alive_the_outlaws_win() -> None:
    dead = [seat(life=0) for _ in range(5)]
    me = seat("slab", role="renegade", hand=f"punch-TS {SPARE}")
    t = dodge(me, seat(role="sheriff", life=1), seat(role="renegade"), *dead).play("punch-TS", at=1)
    assert t.winners is not None and t.winners[0] == "outlaws" and len(t.winners[1]) == 3


@pytest.mark.rule("dodge.players")
def test_the_law_must_bring_down_both_renegades() -> None:
    dead = [seat(life=0) for _ in range(3)]
    me = seat("slab", role="sheriff", hand=f"punch-TS {SPARE}")
    outlaws = [seat(role="outlaw", life=0) for _ in range(2)]
    t = dodge(me, seat(role="renegade", life=1), seat(role="renegade", life=1), *outlaws, *dead)
    assert t.play("punch-TS", at=1).winners is None


@pytest.mark.rule("dodge.players", "classic.setup.secrecy")
def test_the_renegades_do_not_know_each_other() -> None:
    t = dodge(*crowd(8))
    renegade = next(at for at in range(8) if t.player(at)["role"] == "renegade")
    assert sorted(str(t.player(at, renegade)["role"]) for at in range(8)) == ["renegade", "sheriff", *["unknown"] * 6]
