"""Setting up."""

import pytest

import sixgun
from tests.duel.kit import Table

LIFE_3 = {"jango", "dalton-bros", "pearl-hat"}
LIFE_5 = {"bill-tightman", "dalon-ranger", "pat-garret", "wild-bill", "bull-anderson"}


def dealt(seed: int, **options: object) -> Table:
    """A game in which nobody has chosen an AC yet."""
    return Table(sixgun.new_game("duel", players=2, seed=seed, **options))


def cast(t: Table, seat: int) -> list[str]:
    """The characters in play."""
    places = t.side(seat)["characters"]
    assert isinstance(places, list)
    return [place["character"] for place in places if place]


def reserve(t: Table, seat: int) -> list[str]:
    cards = t.side(seat)["reserve"]
    assert isinstance(cards, list)
    return cards


# -- setup -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.setup.sides")
def test_each_side_has_its_own_forty_cards() -> None:
    t = dealt(5)
    assert [t.side(seat)["side"] for seat in range(2)] == ["law", "outlaws"]
    for seat, letter in enumerate("lo"):
        assert len(set(t.deck(seat))) == 40 and all(card.rsplit("-", 1)[1][0] == letter for card in t.deck(seat))


@pytest.mark.rule("duel.setup.sides", "duel.setup.characters")
def test_with_all_twelve_characters_no_one_stays_in_the_box() -> None:
    t = dealt(5, characters=12)
    drafted = {
        seat: {event["character"] for event in t.happened("drafted") if event["seat"] == seat} for seat in range(2)
    }
    assert len(drafted[0]) == len(drafted[1]) == 12 and not drafted[0] & drafted[1]
    assert {"annie-oakey", "wyatt-earp"} <= drafted[0] and {"sid-curry", "west-harding"} <= drafted[1]


@pytest.mark.rule("duel.setup.characters")
def test_two_of_four_characters_are_in_play_and_two_in_reserve() -> None:
    t = dealt(3)
    for seat in range(2):
        assert len(cast(t, seat)) == len(reserve(t, seat)) == 2
        assert len({*cast(t, seat), *reserve(t, seat)}) == 4


@pytest.mark.rule("duel.setup.characters")
@pytest.mark.parametrize("number", [2, 3, 7])
def test_more_or_fewer_characters_may_be_agreed_on(number: int) -> None:
    t = dealt(3, characters=number)
    assert [len(reserve(t, seat)) for seat in range(2)] == [number - 2, number - 2]


@pytest.mark.rule("duel.setup.characters")
@pytest.mark.parametrize("number", [1, 13])
def test_one_character_is_too_few_and_thirteen_are_too_many(number: int) -> None:
    with pytest.raises(sixgun.SixgunError):
        dealt(3, characters=number)


@pytest.mark.rule("duel.setup.characters")
def test_different_games_have_different_characters() -> None:
    assert len({frozenset({*cast(dealt(seed), 0), *reserve(dealt(seed), 0)}) for seed in range(12)}) > 6


@pytest.mark.rule("duel.setup.characters")
@pytest.mark.parametrize(("mine", "yours"), [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_either_of_the_first_two_may_become_the_ac(mine: int, yours: int) -> None:
    t = dealt(8)
    ours, theirs = cast(t, 0), cast(t, 1)
    assert t.asked == (0, "front") and sorted(t.options) == sorted(f"front {name}" for name in ours)
    t.do(f"front {ours[mine]}")
    assert t.asked == (1, "front") and t.happened("entered") == []
    t.do(f"front {theirs[yours]}")
    assert (t.front(0), t.front(1)) == (ours[mine], theirs[yours])
    assert {*cast(t, 0)} == {*ours} and {*cast(t, 1)} == {*theirs}


@pytest.mark.rule("duel.setup.characters")
def test_both_acs_are_revealed_before_the_rcs() -> None:
    t = dealt(8)
    ours, theirs = cast(t, 0), cast(t, 1)
    t.do(f"front {ours[1]}", f"front {theirs[0]}")
    told = [(event["seat"], event["character"], event["rank"]) for event in t.happened("entered")]
    assert {*told[:2]} == {(0, ours[1], "front"), (1, theirs[0], "front")}
    assert {*told[2:]} == {(0, ours[0], "rear"), (1, theirs[1], "rear")}


@pytest.mark.rule("duel.setup.characters")
def test_a_character_of_the_reserve_cannot_be_the_ac() -> None:
    t = dealt(8)
    assert t.game.why_not(f"front {reserve(t, 0)[0]}") is not None
    assert t.game.why_not(f"front {cast(t, 1)[0]}") is not None


@pytest.mark.rule("duel.setup.characters", "duel.setup.printed")
@pytest.mark.parametrize("seed", range(6))
def test_every_character_begins_with_the_bullets_on_the_card(seed: int) -> None:
    t = dealt(seed)
    t.do(t.options[0]).do(t.options[0])
    for name in [*cast(t, 0), *cast(t, 1)]:
        assert t.life(name) == (3 if name in LIFE_3 else 5 if name in LIFE_5 else 4)


@pytest.mark.rule("duel.setup.hand")
def test_the_law_has_four_cards_and_the_outlaws_five_and_the_law_begins() -> None:
    t = dealt(8)
    t.do(t.options[0]).do(t.options[0])
    assert t.happened("drew")[:2] == [{"seat": 0, "cards": 4}, {"seat": 1, "cards": 5}]
    assert t.turn_of == 0 and t.asked == (0, "play") and len(t.hand(1)) == 5 and len(t.deck(1)) == 35
    assert [event["seat"] for event in t.happened("turn")] == [0]
