"""Why not: every reason has a position where it is given, and an illegal action changes nothing."""

from collections.abc import Callable

import pytest

import sixgun
from sixgun.engine.messages import messages_of
from sixgun.games.classic import reasons
from tests.classic.kit import Table, crowd, seat, table

SPARE = "beer-9H"


def holding(cards: str, *others: dict[str, object], character: str | None = None, in_play: str = "") -> Table:
    """Seat 0 holds cards and a Beer; four play."""
    return table(seat(character, hand=f"{cards} {SPARE}", in_play=in_play), *others, *crowd(3 - len(others)))


def shot(hand: str) -> Table:
    """A BANG! at seat 1, who holds cards."""
    return holding("bang-AS", seat(hand=hand)).play("bang-AS", at=1)


def lost() -> Table:
    """Two players are left, one of them at the brink of death with a Beer."""
    dying = seat(role="renegade", life=1, hand="beer-6H")
    t = table(seat(hand=f"bang-AS {SPARE}"), dying, seat(life=0), seat(life=0), always_ask=True)
    return t.play("bang-AS", at=1).let()


def spent(card: str) -> Table:
    """A card that draws itself again, because there is hardly another."""
    return table(seat(hand=f"{card} {SPARE}"), *crowd(3), deck="").play(card).play(card).play(card)


OF_OTHER_SETS = {"no-price", "not-ready"}  # tests/sets
SCENES: dict[str, Callable[[], tuple[Table, str]]] = {
    "two-cards": lambda: (
        table(seat("sid-ketchum", life=2, hand=f"missed-TC bang-2C {SPARE}"), *crowd(3)),
        "heal bang-2C missed-TC",
    ),
    "spent": lambda: (spent("stagecoach-9S"), "play stagecoach-9S"),
    "not-yours": lambda: (holding("bang-2C"), "play-at bang-3C 1"),
    "no-target": lambda: (holding("bang-2C"), "play-at bang-2C 5"),
    "dead": lambda: (table(seat(hand=f"bang-2C {SPARE}"), seat(life=0), *crowd(3)), "play-at bang-2C 1"),
    "self": lambda: (holding("bang-2C"), "play-at bang-2C 0"),
    "too-far": lambda: (holding("bang-2C"), "play-at bang-2C 2"),
    "one-bang": lambda: (holding("bang-2C bang-3C").play("bang-2C", at=1), "play-at bang-3C 1"),
    "copy": lambda: (holding("mustang-8H", in_play="mustang-9H"), "play mustang-8H"),
    "sheriff-jail": lambda: (
        table(seat(role="outlaw", hand=f"jail-4H {SPARE}"), seat(role="sheriff"), *crowd(2)),
        "play-at jail-4H 1",
    ),
    "no-cards": lambda: (holding("cat-balou-KH"), "play-hand cat-balou-KH 1"),
    "no-hand": lambda: (holding("cat-balou-KH", seat(in_play="barrel-QS")), "play-hand cat-balou-KH 1"),
    "not-in-play": lambda: (holding("cat-balou-KH", seat(in_play="barrel-QS")), "play-card cat-balou-KH 1 barrel-KS"),
    "needs-shot": lambda: (holding("missed-TC"), "play missed-TC"),
    "needs-target": lambda: (holding("bang-2C"), "play bang-2C"),
    "no-target-wanted": lambda: (holding("stagecoach-9S"), "play-at stagecoach-9S 1"),
    "full-life": lambda: (holding("bang-2C bang-3C", character="sid-ketchum"), "heal bang-2C bang-3C"),
    "no-ability": lambda: (
        table(seat("willy", life=2, hand=f"bang-2C bang-3C {SPARE}"), *crowd(3)),
        "heal bang-2C bang-3C",
    ),
    "wrong-card": lambda: (shot("missed-TC beer-6H"), "answer beer-6H"),
    "no-barrel": lambda: (shot("missed-TC"), "barrel"),
    "last-two": lambda: (lost(), "drink beer-6H"),
    "jailed-already": lambda: (holding("jail-4H", seat(in_play="jail-TS")), "play-at jail-4H 1"),
    "not-now": lambda: (holding("missed-TC"), "answer missed-TC"),
    "over": lambda: (lost().let(), "end"),
    "no-price-wanted": lambda: (holding("bang-2C"), f"play {SPARE} bang-2C"),
    "not-dealt": lambda: (Table(sixgun.new_game("classic", players=4, seed=1, two_characters=True)), "become slab"),
}


@pytest.mark.parametrize("reason", SCENES)
def test_an_illegal_action_is_refused_with_its_reason(reason: str) -> None:
    t, action = SCENES[reason]()
    assert t.refused(action) == reason


def test_every_reason_of_the_vocabulary_has_a_scene() -> None:
    assert {term.name for term in messages_of(reasons)} - {*OF_OTHER_SETS} | {"not-now", "over"} == set(SCENES)


@pytest.mark.rule("classic.distance.seats", "classic.distance.weapon")
@pytest.mark.parametrize(
    ("weapon", "target", "numbers"),
    [
        ("", 2, {"distance": 2, "reach": 1}),
        ("volcanic-TS", 3, {"distance": 3, "reach": 1}),
        ("schofield-JC", 4, {"distance": 3, "reach": 2}),
        ("scope-AS", 3, {"distance": 2, "reach": 1}),
    ],
)
def test_too_far_tells_distance_and_reach(weapon: str, target: int, numbers: dict[str, int]) -> None:
    reason = table(seat(hand=f"bang-2C {SPARE}", in_play=weapon), *crowd(6)).game.why_not(f"play-at bang-2C {target}")
    assert reason is not None and reason.arguments() == numbers


@pytest.mark.rule("classic.distance.panic")
def test_too_far_of_a_panic_has_reach_one_with_any_weapon() -> None:
    far = seat(hand="bang-3C", in_play="mustang-8H")
    t = table(seat(hand=f"panic-JH {SPARE}", in_play="winchester-8S"), seat(), far, *crowd(3))
    reason = t.game.why_not("play-hand panic-JH 2")
    assert reason is not None and reason.arguments() == {"distance": 3, "reach": 1}


@pytest.mark.rule("classic.turn.no-copies")
def test_copy_tells_the_name_of_the_card() -> None:
    reason = holding("barrel-QS", in_play="barrel-KS").game.why_not("play barrel-QS")
    assert reason is not None and reason.arguments() == {"kind": "barrel"}


@pytest.mark.rule("classic.jail", "classic.duel", "classic.panic", "classic.cat-balou", "classic.bang.target")
@pytest.mark.parametrize(
    "text", ["play-at jail-4H", "play-at duel-8C", "play-hand panic-JH", "play-hand cat-balou-KH", "play-at bang-2C"]
)
def test_neither_the_eliminated_nor_an_empty_seat_nor_oneself_is_a_target(text: str) -> None:
    hand = f"jail-4H duel-8C panic-JH cat-balou-KH bang-2C {SPARE}"
    t = table(seat(role="outlaw", hand=hand), seat(life=0, role="renegade"), *crowd(3))
    assert [t.refused(f"{text} {at}") for at in (0, 1, 6)] == ["self", "dead", "no-target"]


@pytest.mark.rule("classic.panic", "classic.cat-balou")
@pytest.mark.parametrize("card", ["panic-JH", "cat-balou-KH"])
def test_a_robbery_needs_a_target(card: str) -> None:
    assert holding(card, seat(hand="bang-2C")).refused(f"play {card}") == "needs-target"


@pytest.mark.rule("classic.indians", "classic.duel")
@pytest.mark.parametrize("text", ["play indians-KD", "play-at duel-8C 1"])
def test_missed_is_the_wrong_card_for_indians_and_duel(text: str) -> None:
    t = holding("indians-KD duel-8C", seat(hand="bang-2C missed-TC", in_play="barrel-QS")).do(text)
    assert t.refused("answer missed-TC") == "wrong-card" and t.refused("barrel") == "not-now"


@pytest.mark.rule("classic.barrel")
def test_a_barrel_that_has_been_used_is_no_barrel_for_this_shot() -> None:
    t = table(seat(hand=f"bang-AS {SPARE}"), seat(hand="missed-TC", in_play="barrel-QS"), *crowd(2), top="missed-2S")
    assert t.play("bang-AS", at=1).barrel().refused("barrel") == "no-barrel"


@pytest.mark.rule("classic.sid-ketchum")
def test_sid_is_never_told_that_his_own_cards_are_not_his() -> None:
    t = table(seat("sid-ketchum", life=2, hand=f"missed-TC bang-2C {SPARE}"), *crowd(3))
    for cards in ("missed-TC bang-2C", "bang-2C missed-TC", "bang-2C bang-2C"):
        reason = t.game.why_not(f"heal {cards}")
        assert reason is None or reason.name != "not-yours"
