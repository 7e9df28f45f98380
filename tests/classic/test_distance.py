"""How far apart players are, and what reaches how far."""

import pytest

from tests.classic.kit import Table, crowd, seat, table

BANG = "bang-2C"
PANIC = "panic-JH"
SPARE = "beer-9H"


def shots(t: Table) -> list[int]:
    """Whom a BANG! can reach."""
    return [at for at in range(t.game.players) if f"play-at {BANG} {at}" in t.options]


def grabs(t: Table) -> list[int]:
    """Whom a Panic! can reach."""
    return [at for at in range(t.game.players) if f"play-hand {PANIC} {at}" in t.options]


@pytest.mark.rule("classic.distance.seats", "classic.bang.target")
def test_neighbours_are_at_distance_one() -> None:
    assert shots(table(seat(hand=f"{BANG} {SPARE}"), *crowd(5))) == [1, 5]


@pytest.mark.rule("classic.distance.seats")
def test_the_shorter_way_round_counts() -> None:
    t = table(seat(hand=f"{BANG} {SPARE}"), *crowd(6))
    gaps = {at: t.game.why_not(f"play-at {BANG} {at}") for at in (2, 3, 4, 5)}
    assert [reason.arguments()["distance"] for reason in gaps.values() if reason] == [2, 3, 3, 2]


@pytest.mark.rule("classic.distance.seats")
def test_the_eliminated_do_not_count() -> None:
    t = table(seat(hand=f"{BANG} {SPARE}"), seat(life=0), seat(), seat(), seat(life=0))
    assert shots(t) == [2, 3]


@pytest.mark.rule("classic.distance.mustang", "classic.mustang")
def test_others_see_the_owner_of_a_mustang_farther_away() -> None:
    assert shots(table(seat(hand=f"{BANG} {SPARE}"), seat(in_play="mustang-8H"), *crowd(3))) == [4]


@pytest.mark.rule("classic.distance.mustang", "classic.mustang")
def test_the_owner_of_a_mustang_sees_others_as_before() -> None:
    assert shots(table(seat(hand=f"{BANG} {SPARE}", in_play="mustang-8H"), *crowd(4))) == [1, 4]


@pytest.mark.rule("classic.distance.scope", "classic.scope")
def test_the_owner_of_a_scope_sees_all_others_nearer() -> None:
    assert shots(table(seat(hand=f"{BANG} {SPARE}", in_play="scope-AS"), *crowd(5))) == [1, 2, 4, 5]


@pytest.mark.rule("classic.distance.scope", "classic.scope")
def test_others_see_the_owner_of_a_scope_as_before() -> None:
    assert shots(table(seat(hand=f"{BANG} {SPARE}"), seat(), seat(in_play="scope-AS"), *crowd(2))) == [1, 4]


@pytest.mark.rule("classic.distance.stack")
def test_scope_against_mustang_at_seat_distance_one_makes_one() -> None:
    t = table(seat(hand=f"{BANG} {SPARE}", in_play="scope-AS"), seat(in_play="mustang-8H"), *crowd(4))
    assert 1 in shots(t)


@pytest.mark.rule("classic.distance.stack")
def test_scope_and_mustang_cancel_at_seat_distance_two() -> None:
    t = table(seat(hand=f"{BANG} {SPARE}", in_play="scope-AS"), seat(), seat(in_play="mustang-8H"), *crowd(3))
    reason = t.game.why_not(f"play-at {BANG} 2")
    assert reason is not None and reason.arguments() == {"distance": 2, "reach": 1}


@pytest.mark.rule("classic.distance.stack", "classic.rose-doolan", "classic.paul-regret", "classic.mustang")
def test_the_sum_is_made_before_anything_below_one_counts_as_one() -> None:
    rose = seat("rose-doolan", hand=f"{BANG} {SPARE}", in_play="scope-AS")
    t = table(rose, seat("paul-regret", in_play="mustang-8H"), *crowd(4))
    assert 1 in shots(t)  # 1 + 2 - 2


@pytest.mark.rule("classic.paul-regret", "classic.distance.mustang")
def test_paul_regret_is_farther_away() -> None:
    assert shots(table(seat(hand=f"{BANG} {SPARE}"), seat("paul-regret"), *crowd(3))) == [4]


@pytest.mark.rule("classic.paul-regret", "classic.distance.stack")
@pytest.mark.parametrize(("weapon", "reached"), [("schofield-JC", False), ("remington-KC", True)])
def test_paul_regret_on_a_mustang_is_two_farther_away(weapon: str, reached: bool) -> None:
    shooter = seat(hand=f"{BANG} {SPARE}", in_play=weapon)
    assert (1 in shots(table(shooter, seat("paul-regret", in_play="mustang-8H"), *crowd(3)))) is reached


@pytest.mark.rule("classic.paul-regret")
def test_paul_regret_sees_others_as_before() -> None:
    assert shots(table(seat("paul-regret", hand=f"{BANG} {SPARE}"), *crowd(4))) == [1, 4]


@pytest.mark.rule("classic.rose-doolan", "classic.distance.scope")
def test_rose_doolan_sees_others_nearer() -> None:
    assert shots(table(seat("rose-doolan", hand=f"{BANG} {SPARE}"), *crowd(5))) == [1, 2, 4, 5]


@pytest.mark.rule("classic.rose-doolan", "classic.distance.stack")
def test_rose_doolan_with_a_scope_sees_others_two_nearer() -> None:
    rose = seat("rose-doolan", hand=f"{BANG} {SPARE}", in_play="scope-AS")
    assert shots(table(rose, *crowd(6))) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("classic.rose-doolan", "classic.paul-regret")
def test_rose_doolan_sees_paul_regret_next_to_her() -> None:
    assert shots(table(seat("rose-doolan", hand=f"{BANG} {SPARE}"), seat("paul-regret"), *crowd(2))) == [1, 2, 3]


@pytest.mark.rule("classic.rose-doolan")
def test_others_see_rose_doolan_as_before() -> None:
    assert shots(table(seat(hand=f"{BANG} {SPARE}"), seat(), seat("rose-doolan"), *crowd(2))) == [1, 4]


@pytest.mark.rule("classic.distance.weapon")
@pytest.mark.parametrize(
    ("weapon", "reach"),
    [("", 1), ("volcanic-TS", 1), ("schofield-JC", 2), ("remington-KC", 3), ("carabine-AC", 4), ("winchester-8S", 5)],
)
def test_every_weapon_has_its_reach(weapon: str, reach: int) -> None:
    """Seat 3 is at distance 3, with a Mustang at 4, and as Paul Regret on a Mustang at 5."""
    for distance, target in (
        (3, seat()),
        (4, seat(in_play="mustang-8H")),
        (5, seat("paul-regret", in_play="mustang-8H")),
    ):
        t = table(seat(hand=f"{BANG} {SPARE}", in_play=weapon), *crowd(2), target, *crowd(3))
        assert (3 in shots(t)) is (distance <= reach)
        assert (2 in shots(t)) is (reach >= 2)


@pytest.mark.rule("classic.distance.weapon", "classic.cat-balou")
def test_without_its_weapon_a_player_still_has_the_colt() -> None:
    robber = seat("willy", hand="cat-balou-KH beer-6H")
    t = table(robber, seat("slab", hand=BANG, in_play="winchester-8S"), *crowd(4), top="missed-TC missed-JC")
    t.play("cat-balou-KH", at=1, taken="winchester-8S").end()
    assert t.turn_of == 1 and shots(t) == [0, 2]


@pytest.mark.rule("classic.distance.weapon", "classic.distance.panic")
def test_a_weapon_changes_no_distance_for_panic() -> None:
    t = table(
        seat(hand=f"{PANIC} {SPARE}", in_play="winchester-8S"),
        *[seat(hand=card) for card in ["beer-6H", "beer-7H", "bang-3C", "bang-4C"]],
    )
    assert grabs(t) == [1, 4]


@pytest.mark.rule("classic.distance.panic", "classic.scope")
def test_a_scope_counts_for_panic() -> None:
    t = table(seat(hand=f"{PANIC} {SPARE}", in_play="scope-AS"), seat(), seat(hand="beer-6H"), *crowd(3))
    assert grabs(t) == [2]


@pytest.mark.rule("classic.distance.panic", "classic.mustang", "classic.paul-regret")
def test_mustang_and_paul_regret_count_for_panic() -> None:
    t = table(
        seat(hand=f"{PANIC} {SPARE}"),
        seat(hand="beer-6H", in_play="mustang-8H"),
        seat(),
        seat("paul-regret", hand="beer-7H"),
    )
    assert grabs(t) == []


@pytest.mark.rule("classic.volcanic", "classic.distance.weapon")
def test_volcanic_reaches_neighbours_only() -> None:
    t = table(seat(hand=f"{BANG} {SPARE}", in_play="volcanic-TS"), *crowd(4))
    assert shots(t) == [1, 4] and t.refused(f"play-at {BANG} 2") == "too-far"


@pytest.mark.rule("classic.volcanic", "classic.scope")
def test_a_scope_brings_the_second_seat_within_reach_of_a_volcanic() -> None:
    assert 2 in shots(table(seat(hand=f"{BANG} {SPARE}", in_play="volcanic-TS scope-AS"), *crowd(4)))
