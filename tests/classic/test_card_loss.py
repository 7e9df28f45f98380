"""Panic! and Cat Balou."""

import pytest

import sixgun
from tests.classic.kit import Table, crowd, position, seat, table

PANIC, CAT, SPARE = "panic-JH", "cat-balou-KH", "beer-9H"


@pytest.mark.rule("classic.panic")
def test_panic_takes_a_card_from_a_hand() -> None:
    t = table(seat(hand=f"{PANIC} {SPARE}"), seat(hand="bang-2C bang-3C"), *crowd(2)).play(PANIC, at=1, hand=True)
    assert len(t.hand(1)) == 1 and sorted([*t.hand(0), *t.hand(1)]) == ["bang-2C", "bang-3C", SPARE]
    assert t.pile("discard") == [PANIC]


@pytest.mark.rule("classic.panic", "classic.cat-balou")
def test_which_card_of_a_hand_is_hit_is_chance() -> None:
    hit = set()
    for seed in range(30):
        scene = position(seat(hand=f"{CAT} {SPARE}"), seat(hand="bang-2C bang-3C bang-4C"), *crowd(2))
        t = Table(sixgun.load({**scene, "seed": str(seed)})).play(CAT, at=1, hand=True)
        hit.add(t.pile("discard")[0])
    assert hit == {"bang-2C", "bang-3C", "bang-4C"}


@pytest.mark.rule("classic.panic")
@pytest.mark.parametrize("card", ["winchester-8S", "barrel-QS", "mustang-8H", "jail-4H", "dynamite-2H", "volcanic-TS"])
def test_panic_takes_a_card_in_play_into_the_hand(card: str) -> None:
    robber = seat("rose-doolan", hand=f"{PANIC} {SPARE}")
    t = table(robber, seat(in_play=f"scope-AS {card}"), *crowd(2)).play(PANIC, at=1, taken=card)
    assert t.hand(0) == [SPARE, card] and t.in_play(1) == ["scope-AS"]
    assert t.happened("took") == [{"seat": 1, "by": 0, "card": card}]


@pytest.mark.rule("classic.panic", "classic.jail")
def test_a_stolen_jail_frees_the_prisoner_and_may_be_played_again() -> None:
    t = table(seat(hand=f"{PANIC} {SPARE}"), seat(in_play="jail-4H"), *crowd(2)).play(PANIC, at=1, taken="jail-4H")
    t.play("jail-4H", at=2)
    assert t.in_play(1) == [] and t.in_play(2) == ["jail-4H"]


@pytest.mark.rule("classic.panic", "classic.dynamite")
def test_a_stolen_dynamite_does_not_go_off() -> None:
    thief = seat("willy", hand=f"{PANIC} {SPARE}")
    t = table(thief, seat("bart-cassidy", in_play="dynamite-2H"), *crowd(2), top="missed-2S bang-2C")
    t.play(PANIC, at=1, taken="dynamite-2H").end()
    assert t.turn_of == 1 and t.happened("checked") == [] and t.hand(1) == ["missed-2S", "bang-2C"]


@pytest.mark.rule("classic.panic")
def test_panic_takes_no_card_of_ones_own() -> None:
    t = table(seat(hand=f"{PANIC} {SPARE}", in_play="jail-4H", role="outlaw"), *crowd(3))
    assert t.refused(f"play-card {PANIC} 0 jail-4H") == t.refused(f"play-hand {PANIC} 0") == "self"


@pytest.mark.rule("classic.panic", "classic.distance.panic")
def test_panic_reaches_neighbours_only() -> None:
    hands = [seat(hand=card) for card in ("bang-2C", "bang-3C", "bang-4C", "bang-5C")]
    t = table(seat(hand=f"{PANIC} {SPARE}"), *hands)
    assert [text for text in t.options if PANIC in text] == [f"play-hand {PANIC} 1", f"play-hand {PANIC} 4"]
    assert t.refused(f"play-hand {PANIC} 2") == "too-far"


@pytest.mark.rule("classic.cat-balou")
def test_cat_balou_discards_a_card_of_a_hand_at_any_distance() -> None:
    t = table(seat(hand=f"{CAT} {SPARE}"), *crowd(2), seat(hand="bang-2C"), *crowd(3)).play(CAT, at=3, hand=True)
    assert t.hand(3) == [] and t.pile("discard") == ["bang-2C", CAT]
    assert t.happened("discarded") == [{"seat": 3, "card": "bang-2C"}]


@pytest.mark.rule("classic.cat-balou")
@pytest.mark.parametrize("card", ["winchester-8S", "barrel-QS", "mustang-8H", "jail-4H", "dynamite-2H", "scope-AS"])
def test_cat_balou_discards_the_card_in_play_that_the_attacker_chooses(card: str) -> None:
    t = table(
        seat(hand=f"{CAT} {SPARE}"),
        *crowd(2),
        seat(hand="bang-2C", in_play=f"volcanic-TS {card}" if card != "winchester-8S" else card),
        *crowd(3),
    )
    t.play(CAT, at=3, taken=card)
    assert card not in t.in_play(3) and t.hand(3) == ["bang-2C"] and t.pile("discard") == [card, CAT]


@pytest.mark.rule("classic.cat-balou", "classic.jail")
def test_cat_balou_on_a_jail_frees_the_prisoner() -> None:
    t = table(seat(hand=f"{CAT} {SPARE}"), seat("willy", in_play="jail-4H"), *crowd(2), top="bang-2C bang-3C")
    t.play(CAT, at=1, taken="jail-4H").end()
    assert t.turn_of == 1 and t.hand(1) == ["bang-2C", "bang-3C"]


@pytest.mark.rule("classic.cat-balou")
def test_cat_balou_is_never_for_oneself() -> None:
    t = table(seat(hand=f"{CAT} {SPARE}", in_play="dynamite-2H"), seat(hand="bang-2C"), *crowd(2))
    assert t.refused(f"play-card {CAT} 0 dynamite-2H") == t.refused(f"play-hand {CAT} 0") == "self"


@pytest.mark.rule("classic.no-cards-no-target")
def test_a_player_without_cards_is_no_target() -> None:
    t = table(seat(hand=f"{PANIC} {CAT} {SPARE}"), *crowd(3))
    assert t.options == ["end", f"play {SPARE}"]
    assert t.refused(f"play-hand {PANIC} 1") == t.refused(f"play-hand {CAT} 2") == "no-cards"


@pytest.mark.rule("classic.no-cards-no-target")
def test_a_player_with_cards_in_hand_only_is_robbed_of_those() -> None:
    t = table(seat(hand=f"{CAT} {SPARE}"), seat(hand="bang-2C"), *crowd(2))
    assert [text for text in t.options if CAT in text] == [f"play-hand {CAT} 1"]


@pytest.mark.rule("classic.no-cards-no-target")
def test_a_player_with_cards_in_play_only_is_robbed_of_those() -> None:
    t = table(seat(hand=f"{PANIC} {SPARE}"), seat(in_play="barrel-QS"), *crowd(2))
    assert [text for text in t.options if PANIC in text] == [f"play-card {PANIC} 1 barrel-QS"]
    assert t.refused(f"play-hand {PANIC} 1") == "no-hand"


@pytest.mark.rule("classic.no-cards-no-target", "classic.panic")
def test_the_robber_chooses_between_hand_and_every_card_in_play() -> None:
    t = table(seat(hand=f"{CAT} {SPARE}"), seat(hand="bang-2C bang-3C", in_play="barrel-QS jail-4H"), *crowd(2))
    assert sorted(text for text in t.options if CAT in text) == [
        f"play-card {CAT} 1 barrel-QS",
        f"play-card {CAT} 1 jail-4H",
        f"play-hand {CAT} 1",
    ]


@pytest.mark.rule("classic.cat-balou", "classic.barrel", "classic.turn.bang-limit-when")
def test_a_barrel_that_is_gone_helps_no_more() -> None:
    t = table(seat(hand=f"{CAT} bang-AS {SPARE}"), seat(in_play="barrel-QS"), *crowd(2), top="saloon-5H")
    t.play(CAT, at=1, taken="barrel-QS").play("bang-AS", at=1)
    assert t.life(1) == 3 and t.happened("checked") == []


@pytest.mark.rule("classic.panic", "classic.mustang")
def test_a_mustang_that_is_gone_brings_its_owner_nearer() -> None:
    t = table(seat(hand=f"{CAT} bang-AS {SPARE}"), seat(in_play="mustang-8H"), *crowd(3))
    assert "play-at bang-AS 1" not in t.options
    assert "play-at bang-AS 1" in t.play(CAT, at=1, taken="mustang-8H").options


@pytest.mark.rule("classic.panic", "classic.turn.no-copies")
def test_a_stolen_card_may_be_held_next_to_its_copy_in_play() -> None:
    t = table(seat(hand=f"{PANIC} {SPARE}", in_play="barrel-QS"), seat(in_play="barrel-KS"), *crowd(2))
    t.play(PANIC, at=1, taken="barrel-KS")
    assert t.hand(0) == [SPARE, "barrel-KS"] and t.refused("play barrel-KS") == "copy"


@pytest.mark.rule("classic.panic", "classic.turn.optional")
def test_any_number_of_panics_and_cat_balous_may_be_played() -> None:
    hand = f"panic-JH panic-QH cat-balou-KH cat-balou-9D {SPARE}"
    t = table(seat(hand=hand), seat(hand="bang-2C bang-3C bang-4C", in_play="barrel-QS"), *crowd(2))
    t.play("panic-JH", at=1, hand=True).play("panic-QH", at=1, taken="barrel-QS")
    t.play("cat-balou-KH", at=1, hand=True).play("cat-balou-9D", at=1, hand=True)
    assert t.hand(1) == [] == t.in_play(1) and len(t.hand(0)) == 3
