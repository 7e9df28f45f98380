"""Reveals, reloading, random draws."""

from functools import partial

import pytest

from sixgun.games.duel.sets.base.cards import CARDS
from tests.duel.kit import law, outlaws, table

us = partial(law, "the-stranger", "jango")
them = partial(outlaws, "cattle-katie", "babe-leroy")

# -- reveals ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.reveal", "duel.setup.printed")
def test_there_are_ten_barrels_ten_snakes_five_dynamites_and_fifteen_horseshoes_in_each_deck() -> None:
    for symbols in ("".join([card.law for card in CARDS]), "".join([card.outlaws for card in CARDS])):
        assert len(symbols) == 40
        assert [symbols.count(letter) for letter in "BSDH"] == [10, 10, 5, 15]


@pytest.mark.rule("duel.reveal")
@pytest.mark.parametrize(
    ("name", "mine", "yours"),
    [
        ("colt", 1, 5),
        ("carbine", 2, 1),
        ("fanning", 2, 0),
        ("peacemaker", 2, 0),
        ("remington", 0, 2),
        ("schofield", 0, 2),
        ("shotgun", 2, 2),
        ("winchester", 2, 0),
        ("beer", 0, 1),
        ("derringer", 4, 0),
        ("duel", 1, 1),
        ("gatling", 1, 0),
        ("general-store", 1, 1),
        ("indians", 1, 1),
        ("knife", 0, 3),
        ("missed", 5, 7),
        ("return-fire", 1, 0),
        ("schoolmarm", 2, 0),
        ("stealing", 0, 4),
        ("strong-ale", 1, 0),
        ("wagon", 2, 1),
        ("water", 4, 1),
        ("bank", 1, 0),
        ("barrel", 1, 1),
        ("clock", 0, 2),
        ("dynamite", 0, 1),
        ("gun-belt", 1, 1),
        ("hat", 1, 1),
        ("rattlesnake", 0, 1),
        ("scope", 1, 1),
        ("stampede", 1, 0),
    ],
)
def test_each_deck_has_its_numbers_of_cards(name: str, mine: int, yours: int) -> None:
    assert [(len(card.law), len(card.outlaws)) for card in CARDS if card.name == name] == [(mine, yours)]


@pytest.mark.rule("duel.reveal", "duel.barrel")
def test_a_barrel_reveals_from_the_deck_of_its_characters_owner() -> None:
    t = table(us(hand="colt-l1", top="wagon-l1"), them(gear="barrel-l1", top="colt-o1")).play(
        "colt-l1", at="cattle-katie"
    )
    t.do("barrel")
    assert t.happened("revealed") == [{"seat": 1, "card": "colt-o1", "cause": "barrel"}]
    assert t.pile("discard") == ["colt-o1", "colt-l1"] and t.life("cattle-katie") == 3 and t.deck(0)[0] == "wagon-l1"


@pytest.mark.rule("duel.reveal")
def test_sid_curry_reveals_from_the_opponents_deck() -> None:
    t = table(us(hand="colt-l1", top="wagon-l1"), outlaws("sid-curry", "babe-leroy", top="colt-o1"))
    t.play("colt-l1", at="sid-curry").do("sid")
    assert t.life("sid-curry") == 4 and t.pile("discard")[0] == "wagon-l1" and t.deck(1)[0] == "colt-o1"


@pytest.mark.rule("duel.reveal", "duel.dynamite")
def test_dynamite_reveals_from_the_deck_of_its_characters_owner() -> None:
    t = table(us(gear="dynamite-o1", top="wagon-l1"), them(top="colt-o1"), phase="dynamite")
    assert t.happened("revealed") == [{"seat": 0, "card": "wagon-l1", "cause": "dynamite"}]
    assert t.pile("discard") == ["wagon-l1"] and t.life("the-stranger") == 4


# -- reloading -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.reload")
@pytest.mark.parametrize("card", ["clock-o1", "scope-l1", "stampede-l1", "water-l1"])
def test_four_kinds_of_cards_are_reloaded_from_the_hand(card: str) -> None:
    t = table(us(hand=card, top="colt-l1"), outlaws("cattle-katie")).do(f"reload {card}")
    assert t.hand(0) == ["colt-l1"] and t.pile("discard") == [card]


@pytest.mark.rule("duel.reload")
def test_a_player_with_one_character_may_reload_too() -> None:
    t = table(law("the-stranger", hand="water-l1", top="colt-l1"), them()).do("reload water-l1")
    assert t.hand(0) == ["colt-l1"]


@pytest.mark.rule("duel.reload")
def test_nobody_reloads_before_a_side_is_down_to_one_character() -> None:
    t = table(us(hand="water-l1", gear="scope-l1"), them())
    assert t.refused("reload water-l1") == t.refused("reload scope-l1") == "no-reload-yet"


@pytest.mark.rule("duel.reload")
def test_reloading_begins_when_the_reserve_is_empty_and_a_character_falls() -> None:
    t = table(us(hand="water-l1 colt-l1"), them(life=1)).play("colt-l1", at="cattle-katie")
    assert "reload water-l1" in t.options


@pytest.mark.rule("duel.reload")
@pytest.mark.parametrize("card", ["wagon-l1", "hat-l1", "missed-l1", "colt-l1"])
def test_other_cards_are_not_reloaded(card: str) -> None:
    assert table(us(hand=card), outlaws("cattle-katie")).refused(f"reload {card}") == "no-reload"


@pytest.mark.rule("duel.reload")
def test_equipment_of_the_own_ac_is_reloaded() -> None:
    t = table(us(hand="missed-l1", gear="clock-o1", top="colt-l1"), outlaws("cattle-katie")).do("reload clock-o1")
    assert t.hand(0) == ["missed-l1", "colt-l1"] and t.gear("the-stranger") == [] and t.pile("discard") == ["clock-o1"]


@pytest.mark.rule("duel.reload")
def test_equipment_of_the_own_rc_is_not_reloaded_until_he_is_the_ac() -> None:
    t = table(us(hand="missed-l1", rear_gear="clock-o1", top="colt-l1"), outlaws("cattle-katie"))
    assert t.game.why_not("reload clock-o1") is not None and "reload clock-o1" not in t.options
    assert t.move().do("reload clock-o1").hand(0) == ["missed-l1", "colt-l1"]


@pytest.mark.rule("duel.reload")
def test_the_opponents_equipment_is_not_reloaded() -> None:
    t = table(us(hand="missed-l1"), outlaws("cattle-katie", gear="clock-o1"))
    assert t.game.why_not("reload clock-o1") is not None


@pytest.mark.rule("duel.reload")
def test_several_cards_are_reloaded_in_one_turn() -> None:
    t = table(us(hand="water-l1 water-l2", top="colt-l1 hat-l1"), outlaws("cattle-katie"))
    assert t.do("reload water-l1", "reload water-l2").hand(0) == ["colt-l1", "hat-l1"] and t.front(0) == "the-stranger"


# -- random draws ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel.random", "duel.stealing")
def test_who_steals_chooses_a_back() -> None:
    t = table(us(hand="colt-l1 beer-o1 hat-l1"), them(hand="stealing-o1"), active=1).play("stealing-o1", hand=True)
    assert t.asked == (1, "steal") and t.question == {"law": 2, "outlaws": 1}
    assert sorted(t.options) == ["back law", "back outlaws"]
    assert t.do("back outlaws").hand(1) == ["beer-o1"]


@pytest.mark.rule("duel.random", "duel.stealing")
def test_the_card_is_random_among_those_with_that_back() -> None:
    stolen = set()
    for seed in range(20):
        t = table(us(hand="colt-l1 beer-o1 hat-l1"), them(hand="stealing-o1"), active=1, seed=str(seed))
        stolen.add(t.play("stealing-o1", hand=True).do("back law").hand(1)[0])
    assert stolen == {"colt-l1", "hat-l1"}
