"""Who knows what: hands, roles, the order of the pile, and every card that changes hands."""

from __future__ import annotations

import json

import pytest

import sixgun
from tests.classic.kit import CARD_NAMES, Table, crowd, position, seat, table

SPARE = "beer-9H"
EVERYBODY = (0, 1, 2, 3, None)


def seen(t: Table, viewer: int | None, name: str) -> list[dict[str, object]]:
    """The events of a name as a viewer is told of them."""
    return [event.arguments() for event in t.game.seen_by(viewer) if event.name == name]


def pile_told(t: Table, viewer: int | None, name: str = "deck") -> list[str]:
    """What a viewer knows of a pile, its top first."""
    cards = t.game.view(viewer).redacted.to_dict()[name]
    assert isinstance(cards, list)
    return cards


@pytest.mark.rule("classic.hidden")
def test_a_hand_is_known_to_its_owner_alone() -> None:
    t = table(seat(hand=f"bang-2C {SPARE}"), seat(hand="missed-TC"), *crowd(2))
    assert t.told(0, 0) == ["bang-2C", SPARE] and t.told(1, 0) == t.told(None, 0) == ["hidden", "hidden"]
    assert t.told(1, 1) == ["missed-TC"] and t.told(0, 1) == ["hidden"]


@pytest.mark.rule("classic.hidden")
def test_cards_in_play_and_discards_are_open_to_all() -> None:
    t = table(seat(hand=SPARE), seat(in_play="barrel-QS jail-TS"), *crowd(2), discard="duel-8C bang-2C")
    for viewer in EVERYBODY:
        assert t.told(viewer, 1, "in_play") == ["barrel-QS", "jail-TS"]
        assert pile_told(t, viewer, "discard") == ["duel-8C", "bang-2C"]


@pytest.mark.rule("classic.hidden")
def test_nobody_knows_the_order_of_the_pile() -> None:
    t = table(seat(hand=SPARE), *crowd(3), top="bang-2C bang-3C")
    for viewer in EVERYBODY:
        assert pile_told(t, viewer) == ["hidden"] * 79 and "bang-2C" not in json.dumps(t.game.view(viewer).to_dict())


@pytest.mark.rule("classic.hidden")
def test_a_view_has_no_seed() -> None:
    assert "seed" not in sixgun.new_game("classic", players=4, seed=77).view(0).to_dict()


@pytest.mark.rule("classic.setup.secrecy", "classic.hidden")
def test_events_tell_roles_to_their_owners_only() -> None:
    game = sixgun.new_game("classic", players=5, seed=4)
    players = game.position()["players"]
    assert isinstance(players, list)
    sheriff = [player["role"] for player in players].index("sheriff")
    for me in range(5):
        told = [event.arguments()["seat"] for event in game.seen_by(me) if event.name == "role-dealt"]
        assert set(told) == {me, sheriff}


@pytest.mark.rule("classic.hidden", "classic.turn.draw")
def test_a_card_drawn_is_told_to_its_owner_only() -> None:
    t = table(seat("willy"), *crowd(3), phase="draw", top="bang-2C bang-3C")
    assert [note["card"] for note in seen(t, 0, "got")] == ["bang-2C", "bang-3C"]
    for viewer in (1, 2, 3, None):
        assert seen(t, viewer, "got") == [] and seen(t, viewer, "drew") == [{"seat": 0, "cards": 2}]


@pytest.mark.rule("classic.hidden", "classic.panic")
def test_a_card_taken_by_panic_is_known_to_taker_and_owner() -> None:
    t = table(seat(hand=f"panic-JH {SPARE}"), seat(hand="bang-2C"), *crowd(2)).play("panic-JH", at=1, hand=True)
    assert t.told(0, 0) == [SPARE, "bang-2C"] and sorted(t.told(1, 0)) == ["bang-2C", "hidden"]
    assert t.told(2, 0) == t.told(None, 0) == ["hidden", "hidden"]
    assert seen(t, 0, "robbed-of") == seen(t, 1, "robbed-of") == [{"seat": 1, "by": 0, "card": "bang-2C"}]
    assert seen(t, 2, "robbed-of") == seen(t, None, "robbed-of") == []
    assert seen(t, 2, "robbed") == [{"seat": 1, "by": 0}]


@pytest.mark.rule("classic.hidden", "classic.panic")
def test_a_card_in_play_taken_by_panic_is_known_to_all() -> None:
    t = table(seat(hand=f"panic-JH {SPARE}"), seat(in_play="barrel-QS"), *crowd(2)).play(
        "panic-JH", at=1, taken="barrel-QS"
    )
    assert sorted(t.told(2, 0)) == sorted(t.told(None, 0)) == ["barrel-QS", "hidden"]


@pytest.mark.rule("classic.hidden", "classic.jesse-jones")
def test_a_card_taken_by_jesse_is_known_to_taker_and_owner() -> None:
    t = table(seat("jesse-jones"), seat(hand="bang-2C"), *crowd(2), phase="draw", top="bang-4C").do("draw-from 1")
    assert "bang-2C" in t.told(0, 0) and sorted(t.told(1, 0)) == ["bang-2C", "hidden"]
    assert t.told(2, 0) == t.told(None, 0) == ["hidden", "hidden"]


@pytest.mark.rule("classic.hidden", "classic.jesse-jones")
def test_jesse_is_shown_no_card_before_he_names_a_player() -> None:
    t = table(seat("jesse-jones"), seat(hand="bang-2C bang-3C"), *crowd(2), phase="draw")
    assert t.told(0, 1) == ["hidden", "hidden"] and all("bang" not in text for text in t.options)


@pytest.mark.rule("classic.hidden", "classic.el-gringo")
def test_a_card_taken_by_el_gringo_is_known_to_taker_and_owner() -> None:
    t = table(seat(hand=f"bang-AS {SPARE} beer-6H"), seat("el-gringo"), *crowd(2)).play("bang-AS", at=1)
    assert t.told(1, 1) == t.told(0, 1) == t.hand(1) and len(t.hand(1)) == 1
    assert t.told(2, 1) == t.told(3, 1) == t.told(None, 1) == ["hidden"]


@pytest.mark.rule("classic.hidden", "classic.cat-balou")
def test_a_card_that_cat_balou_discards_is_open_to_all() -> None:
    t = table(seat(hand=f"cat-balou-KH {SPARE}"), seat(hand="bang-2C"), *crowd(2)).play("cat-balou-KH", at=1, hand=True)
    for viewer in EVERYBODY:
        assert pile_told(t, viewer, "discard")[0] == "bang-2C"
        assert seen(t, viewer, "discarded") == [{"seat": 1, "card": "bang-2C"}]


@pytest.mark.rule("classic.hidden", "classic.kit-carlson")
def test_kit_looks_at_three_cards_that_nobody_else_sees() -> None:
    t = table(seat("kit-carlson"), *crowd(3), phase="draw", top="bang-2C bang-3C bang-4C")
    assert [note["card"] for note in seen(t, 0, "looked")] == ["bang-2C", "bang-3C", "bang-4C"]
    for viewer in (1, 2, 3, None):
        assert seen(t, viewer, "looked") == [] and "bang-3C" not in json.dumps(t.game.view(viewer).to_dict())


@pytest.mark.rule("classic.hidden", "classic.kit-carlson")
def test_only_kit_knows_the_card_that_he_put_back() -> None:
    t = table(seat("kit-carlson"), *crowd(3), phase="draw", top="bang-2C bang-3C bang-4C").do("put-back bang-3C")
    assert pile_told(t, 0)[:2] == ["bang-3C", "hidden"]
    for viewer in (1, 2, 3, None):
        assert pile_told(t, viewer)[0] == "hidden" and t.told(viewer, 0) == ["hidden", "hidden"]


@pytest.mark.rule("classic.hidden", "classic.kit-carlson")
def test_kit_knows_who_drew_the_card_that_he_put_back() -> None:
    t = table(seat("kit-carlson"), seat("willy"), *crowd(2), phase="draw", top="beer-6H bang-3C bang-4C bang-5C")
    t.do("put-back bang-3C").end()
    assert sorted(t.told(0, 1)) == ["bang-3C", "hidden"] and t.told(2, 1) == ["hidden", "hidden"]


@pytest.mark.rule("classic.hidden", "classic.black-jack")
@pytest.mark.parametrize(("second", "hand"), [("beer-6H", 3), ("missed-2S", 2)])
def test_black_jacks_second_card_is_open_to_all(second: str, hand: int) -> None:
    t = table(seat("black-jack"), *crowd(3), phase="draw", top=f"bang-2C {second} bang-3C")
    for viewer in (1, 2, 3, None):
        assert sorted(t.told(viewer, 0)) == sorted([second, *["hidden"] * (hand - 1)])
        assert seen(t, viewer, "showed") == [{"seat": 0, "card": second}]


@pytest.mark.rule("classic.hidden", "classic.general-store")
def test_the_general_store_and_who_took_what_is_open_to_all() -> None:
    t = table(seat(hand=f"general-store-9C {SPARE}"), *crowd(3), top="bang-2C bang-3C bang-4C bang-5C")
    t.play("general-store-9C").do("pick bang-2C", "pick bang-4C", "pick bang-5C")
    for viewer in EVERYBODY:
        assert [note["card"] for note in seen(t, viewer, "store-opened")] == [
            "bang-2C",
            "bang-3C",
            "bang-4C",
            "bang-5C",
        ]
        assert t.told(viewer, 1) == ["bang-4C"] and t.told(viewer, 3) == ["bang-3C"] and "bang-2C" in t.told(viewer, 0)


@pytest.mark.rule("classic.hidden", "classic.pedro-ramirez")
def test_the_card_that_pedro_takes_from_the_discards_is_known_to_all() -> None:
    t = table(seat("pedro-ramirez"), *crowd(3), phase="draw", top="bang-2C", discard="duel-8C").do("draw-discard")
    assert sorted(t.told(1, 0)) == sorted(t.told(None, 0)) == ["duel-8C", "hidden"]


@pytest.mark.rule("classic.hidden", "classic.vulture-sam")
def test_cards_in_play_that_sam_takes_stay_known() -> None:
    fallen = seat(life=1, role="renegade", hand="bang-2C", in_play="scope-AS")
    t = table(seat(hand=f"bang-AS {SPARE}"), fallen, seat("vulture-sam"), *crowd(2)).play("bang-AS", at=1)
    assert sorted(t.told(3, 2)) == ["hidden", "scope-AS"] and sorted(t.told(2, 2)) == ["bang-2C", "scope-AS"]


@pytest.mark.rule("classic.hidden", "classic.turn.reshuffle")
def test_a_discard_is_unknown_again_after_the_shuffle() -> None:
    discards = "duel-8C bang-4C bang-5C bang-6C"
    t = table(seat("willy"), *crowd(3), phase="draw", top="bang-2C bang-3C", deck="", discard=discards)
    assert pile_told(t, 0) == ["hidden"] * 4 and pile_told(t, 0, "discard") == []


@pytest.mark.rule("classic.hidden", "classic.turn.reshuffle", "classic.panic")
def test_a_stolen_card_is_unknown_again_after_the_shuffle() -> None:
    robber, discards = seat(hand=f"panic-JH {SPARE}"), "bang-4C bang-5C bang-6C"
    t = table(robber, seat(hand="stagecoach-9S"), *crowd(2), top="bang-2C bang-3C", deck="", discard=discards)
    t.play("panic-JH", at=1, hand=True).play("stagecoach-9S")
    assert "stagecoach-9S" in t.pile("deck") and pile_told(t, 0) == pile_told(t, 1) == ["hidden"] * 5


@pytest.mark.rule("classic.hidden", "classic.missed.answer")
def test_the_decision_of_another_shows_no_actions() -> None:
    t = table(seat(hand=f"bang-AS {SPARE}"), seat(hand="missed-TC"), *crowd(2)).play("bang-AS", at=1)
    assert t.game.view(0).decision is None and t.game.view(1).decision is not None
    assert "missed-TC" not in json.dumps(t.game.view(0).to_dict())


@pytest.mark.rule("classic.hidden", "classic.kit-carlson")
def test_samples_keep_what_a_player_knows_and_deal_the_rest_by_chance() -> None:
    t = table(seat("kit-carlson"), *crowd(3), phase="draw", top="bang-2C bang-3C bang-4C").do("put-back bang-3C")
    rng = sixgun.rng(1)
    samples = [t.game.view(0).sample(rng).to_dict() for _ in range(20)]
    assert {sample["deck"][0] for sample in samples} == {"bang-3C"}  # type: ignore[index]
    assert len({sample["deck"][1] for sample in samples}) > 5  # type: ignore[index]


@pytest.mark.rule("classic.hidden", "classic.setup.secrecy")
def test_samples_deal_hidden_hands_and_roles_in_many_ways() -> None:
    t = table(seat(hand=SPARE), seat(hand="bang-2C"), *crowd(3))
    rng = sixgun.rng(1)
    players = [t.game.view(0).sample(rng).to_dict()["players"] for _ in range(40)]
    assert {sample[1]["role"] for sample in players} == {"outlaw", "renegade", "deputy"}  # type: ignore[index]
    assert len({sample[1]["hand"][0] for sample in players}) > 5  # type: ignore[index]
    assert all(sample[0]["hand"] == [SPARE] for sample in players)  # type: ignore[index]


@pytest.mark.rule("classic.hidden", "classic.el-gringo", "classic.panic")
@pytest.mark.parametrize("seed", range(4))
def test_a_former_owner_does_not_learn_whether_their_card_was_taken_on(seed: int) -> None:
    scene = position(seat(hand=f"panic-JH bang-AS {SPARE}"), seat(hand="bang-2C"), seat(), seat("el-gringo"))
    t = Table(sixgun.load({**scene, "seed": str(seed)})).play("panic-JH", at=1, hand=True)
    assert sorted(t.told(1, 0)) == ["bang-2C", "hidden", "hidden"]
    t.play("bang-AS", at=3)
    assert t.told(1, 0) == t.told(1, 3) == ["hidden"]


@pytest.mark.rule("classic.hidden", "classic.general-store", "classic.panic")
@pytest.mark.parametrize("seed", range(4))
def test_bystanders_do_not_learn_whether_the_card_from_the_store_was_taken(seed: int) -> None:
    robber = seat(hand=f"general-store-9C panic-JH {SPARE}")
    scene = position(robber, seat(hand="bang-2C"), *crowd(2), top="bang-3C bang-4C bang-5C bang-6C")
    t = Table(sixgun.load({**scene, "seed": str(seed)})).play("general-store-9C")
    t.do("pick bang-3C", "pick bang-4C", "pick bang-5C").play("panic-JH", at=1, hand=True)
    assert sorted(t.told(2, 0)) == ["bang-3C", "hidden", "hidden"] and t.told(2, 1) == ["hidden"]


@pytest.mark.rule("classic.hidden", "classic.cat-balou", "classic.general-store")
@pytest.mark.parametrize("seed", range(4))
def test_cat_balou_leaves_what_is_known_of_the_other_cards(seed: int) -> None:
    robber = seat(hand=f"general-store-9C cat-balou-KH {SPARE}")
    scene = position(robber, seat(hand="bang-2C"), *crowd(2), top="bang-3C bang-4C bang-5C bang-6C")
    t = Table(sixgun.load({**scene, "seed": str(seed)})).play("general-store-9C")
    t.do("pick bang-3C", "pick bang-4C", "pick bang-5C").play("cat-balou-KH", at=1, hand=True)
    seen_of_it = ["bang-4C"] if t.hand(1) == ["bang-4C"] else ["hidden"]
    assert t.told(2, 1) == t.told(None, 1) == seen_of_it


def others_of(kind: str, card: str) -> str:
    """All cards of a kind but one."""
    return " ".join([name for name in CARD_NAMES if name.startswith(f"{kind}-") and name != card])


@pytest.mark.rule("classic.hidden", "classic.missed.answer")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_who_was_asked_for_a_missed_holds_the_only_one_that_is_left(viewer: int | None) -> None:
    t = table(
        seat(hand=f"bang-AS {SPARE}"), seat(hand="missed-TC"), *crowd(2), discard=others_of("missed", "missed-TC")
    ).play("bang-AS", at=1)
    rng = sixgun.rng(1)
    for _ in range(8):
        assert t.game.view(viewer).sample(rng).to_dict()["players"][1]["hand"] == ["missed-TC"]  # type: ignore[index]


@pytest.mark.rule("classic.hidden", "classic.beer.brink")
def test_who_was_asked_at_the_brink_holds_a_beer() -> None:
    t = table(seat(hand=f"bang-AS {SPARE}"), seat(life=1, hand="beer-6H bang-2C"), *crowd(2)).play("bang-AS", at=1)
    rng = sixgun.rng(1)
    for _ in range(20):
        hand = t.game.view(2).sample(rng).to_dict()["players"][1]["hand"]  # type: ignore[index]
        assert any(card.startswith("beer") for card in hand)


@pytest.mark.rule("classic.hidden", "classic.vulture-sam")
def test_sam_cannot_tell_which_card_of_a_fallen_player_another_knows() -> None:
    fallen = seat(life=1, role="renegade", hand="bang-2C bang-3C")
    scene = position(seat(hand=f"bang-AS {SPARE}"), fallen, seat("vulture-sam"), *crowd(2))
    t = Table(sixgun.load({**scene, "known": {"bang-2C": [1, 3]}})).play("bang-AS", at=1)
    assert t.game.view(2).redacted.to_dict()["known"] == {"bang-2C": [1, 2], "bang-3C": [1, 2]}
    assert t.game.view(3).redacted.to_dict()["known"] == {"bang-2C": [1, 2, 3]} and t.told(3, 2) == [
        "bang-2C",
        "hidden",
    ]
