"""Why not: every reason has a position where it is given, and an illegal action changes nothing."""

from collections.abc import Callable

import pytest

import sixgun
from sixgun.engine.messages import messages_of
from sixgun.games.dice import reasons, verbs
from tests.dice.kit import Table, crowd, seat, table

SCENES: dict[str, Callable[[], tuple[Table, sixgun.Action | str]]] = {
    "no-die": lambda: (table(*crowd(4), rolls="1BBBB"), sixgun.Action(verbs.ROLL, verbs.ALL[verbs.ROLL])),
    "locked": lambda: (table(*crowd(4), rolls="1DBBB"), "roll 1,2"),
    "no-target": lambda: (table(*crowd(4), rolls="1BBBB").stop(), "shoot 5"),
    "dead": lambda: (table(seat(), seat(life=0), *crowd(3), rolls="1BBBB").stop(), "shoot 1"),
    "self": lambda: (table(*crowd(4), rolls="1BBBB").stop(), "shoot 0"),
    "out-of-range": lambda: (table(*crowd(5), rolls="1BBBB").stop(), "shoot 2"),
    "no-beer": lambda: (table(seat("slab"), *crowd(4), rolls="1GGDA").stop(), "shoot-twice 1"),
    "beer-used": lambda: (table(seat("slab"), *crowd(4), rolls="11BBB").stop().shoot(1, twice=True), "shoot-twice 1"),
    "only-slab": lambda: (table(*crowd(5), rolls="1BBBB").stop(), "shoot-twice 1"),
    "no-arrow": lambda: (table(seat("kit-carlson"), seat(arrows=1), *crowd(2), rolls="GDDAA").stop(), "clear-arrow 2"),
    "not-now": lambda: (table(*crowd(4), rolls="1BBBB"), "beer 0"),
    "over": lambda: (table(seat(), *[seat(life=1) for _ in range(3)], rolls="GGGDD").stop(), "stop"),
}


@pytest.mark.parametrize("reason", SCENES)
def test_an_illegal_action_is_refused_with_its_reason(reason: str) -> None:
    t, action = SCENES[reason]()
    assert t.refused(action) == reason


def test_every_reason_of_the_vocabulary_has_a_scene() -> None:
    assert {term.name for term in messages_of(reasons)} | {"not-now", "over"} == set(SCENES)


@pytest.mark.rule("dice.turn.rolls")
def test_to_roll_no_die_is_to_stop_and_not_a_roll() -> None:
    t = table(*crowd(4), rolls="1BBBB")
    assert t.refused(sixgun.Action(verbs.ROLL, verbs.ALL[verbs.ROLL])) == "no-die" and "stop" in t.options


@pytest.mark.parametrize("text", ["beer 5", "gift 5", "clear-arrow 5"])
def test_a_seat_that_nobody_has_is_no_target(text: str) -> None:
    beer = table(*crowd(4), rolls="BGGDD").stop()
    gift = table(seat("sid-ketchum"), *crowd(3))
    clear = table(seat("kit-carlson"), seat(arrows=1), *crowd(2), rolls="GDDAA").stop()
    assert {"beer 5": beer, "gift 5": gift, "clear-arrow 5": clear}[text].refused(text) == "no-target"


@pytest.mark.parametrize("text", ["beer 1", "gift 1", "clear-arrow 1"])
def test_an_eliminated_player_is_no_target(text: str) -> None:
    beer = table(seat(), seat(life=0), *crowd(3), rolls="BGGDD").stop()
    gift = table(seat("sid-ketchum"), seat(life=0), *crowd(3))
    clear = table(seat("kit-carlson"), seat(life=0), *crowd(3), rolls="GDDAA").stop()
    assert {"beer 1": beer, "gift 1": gift, "clear-arrow 1": clear}[text].refused(text) == "dead"


@pytest.mark.rule("dice.bullseye1", "dice.bullseye2", "dice.rose-doolan", "dice.calamity-janet")
@pytest.mark.parametrize(
    ("character", "face", "reach"),
    [("slab", "1", (1, 1)), ("slab", "2", (2, 2)), ("rose-doolan", "2", (2, 3)), ("calamity-janet", "1", (1, 2))],
)
def test_out_of_range_tells_how_far_the_die_reaches(character: str, face: str, reach: tuple[int, int]) -> None:
    reason = table(seat(character), *crowd(7), rolls=f"{face}BBBB").stop().game.why_not("shoot 4")
    assert reason is not None
    assert reason.arguments() == {"distance": 4, "nearest": reach[0], "farthest": reach[1]}
