"""Draw!, Jail and Dynamite."""

import pytest

from tests.classic.kit import Table, crowd, seat, table

SPARE = "beer-9H"
MISSES = "missed-JC missed-QC missed-KC"


def prisoner(top: str, hand: str = SPARE, life: int = 4) -> Table:
    """Seat 0 sits in Jail and begins."""
    player = seat("bart-cassidy", role="outlaw", life=life, hand=hand, in_play="jail-TS")
    return table(player, seat("willy"), *crowd(2), phase="begin", top=top)


def fuse(top: str, character: str = "bart-cassidy", life: int = 4, hand: str = SPARE) -> Table:
    """Seat 0 has the Dynamite and begins."""
    player = seat(character, role="outlaw", life=life, hand=hand, in_play="dynamite-2H")
    return table(player, seat("willy"), *crowd(2), phase="begin", top=top)


@pytest.mark.rule("classic.jail")
def test_jail_is_put_before_any_other_player_at_any_distance() -> None:
    t = table(seat(hand=f"jail-4H {SPARE}"), *crowd(2), seat(in_play="mustang-8H"), *crowd(3)).play("jail-4H", at=3)
    assert t.in_play(3) == ["mustang-8H", "jail-4H"] and t.hand(0) == [SPARE]


@pytest.mark.rule("classic.jail")
def test_the_sheriff_cannot_be_jailed() -> None:
    t = table(seat(role="outlaw", hand=f"jail-4H {SPARE}"), seat(role="sheriff"), *crowd(2))
    assert t.refused("play-at jail-4H 1") == "sheriff-jail"
    assert [text for text in t.options if "jail" in text] == ["play-at jail-4H 2", "play-at jail-4H 3"]


@pytest.mark.rule("classic.jail")
def test_nobody_jails_themselves() -> None:
    assert table(seat(role="outlaw", hand=f"jail-4H {SPARE}"), *crowd(3)).refused("play-at jail-4H 0") == "self"


@pytest.mark.rule("classic.jail", "classic.turn.no-copies")
def test_a_prisoner_gets_no_second_jail() -> None:
    t = table(seat(hand=f"jail-4H {SPARE}"), seat(in_play="jail-TS"), *crowd(2))
    assert t.refused("play-at jail-4H 1") == "jailed-already"


@pytest.mark.rule("classic.jail", "classic.draw-check")
def test_with_hearts_the_prisoner_plays_his_turn() -> None:
    t = prisoner("saloon-5H bang-2C bang-3C")
    assert t.asked == (0, "play") and t.hand(0) == [SPARE, "bang-2C", "bang-3C"]
    assert t.in_play(0) == [] and t.pile("discard") == ["jail-TS", "saloon-5H"]


@pytest.mark.rule("classic.jail", "classic.draw-check")
@pytest.mark.parametrize("card", ["missed-2S", "bang-2D", "missed-TC"])
def test_without_hearts_the_turn_is_skipped(card: str) -> None:
    t = prisoner(f"{card} bang-2C bang-3C")
    assert t.turn_of == 1 and t.hand(0) == [SPARE] and t.hand(1) == ["bang-2C", "bang-3C"]
    assert t.in_play(0) == [] and t.pile("discard") == ["jail-TS", card] and t.happened("jailed") == [{"seat": 0}]


@pytest.mark.rule("classic.jail", "classic.turn.hand-limit")
def test_a_prisoner_who_loses_their_turn_discards_nothing() -> None:
    t = prisoner("missed-2S", hand="beer-6H beer-7H beer-8H", life=1)
    assert t.turn_of == 1 and len(t.hand(0)) == 3


@pytest.mark.rule("classic.jail")
def test_a_prisoner_may_be_shot_and_may_answer() -> None:
    t = table(seat(hand=f"bang-AS {SPARE}"), seat(hand="missed-TC", in_play="jail-TS"), *crowd(2)).play("bang-AS", at=1)
    assert t.answer("missed-TC").life(1) == 4 and t.in_play(1) == ["jail-TS"]


@pytest.mark.rule("classic.dynamite")
def test_dynamite_is_put_before_oneself_and_not_checked_in_that_turn() -> None:
    t = table(seat(hand=f"dynamite-2H {SPARE}"), *crowd(3), top="missed-2S").play("dynamite-2H")
    assert t.in_play(0) == ["dynamite-2H"] and t.happened("checked") == []


@pytest.mark.rule("classic.dynamite")
def test_dynamite_stays_before_its_owner_until_their_next_turn() -> None:
    t = (
        table(seat(hand=f"dynamite-2H {SPARE}"), seat("willy"), *crowd(2), top="bang-2C bang-3C")
        .play("dynamite-2H")
        .end()
    )
    assert t.turn_of == 1 and t.in_play(0) == ["dynamite-2H"] and t.happened("checked") == []


@pytest.mark.rule("classic.dynamite", "classic.draw-check")
@pytest.mark.parametrize("card", ["missed-2S", "missed-5S", "winchester-8S", "stagecoach-9S"])
def test_spades_from_two_to_nine_make_it_explode(card: str) -> None:
    t = fuse(f"{card} bang-2C")
    assert t.life(0) == 1 and t.in_play(0) == [] == t.in_play(1) and t.pile("discard") == ["dynamite-2H", card]
    assert t.happened("exploded") == [{"seat": 0}]
    assert t.happened("lost") == [{"seat": 0, "points": 3, "cause": "dynamite", "by": None}]


@pytest.mark.rule("classic.dynamite", "classic.draw-check")
@pytest.mark.parametrize("card", ["volcanic-TS", "jail-JS", "bang-AS", "bang-5C", "bang-2D", "saloon-5H"])
def test_any_other_card_moves_it_to_the_left(card: str) -> None:
    t = fuse(f"{card} bang-2C bang-3C")
    assert t.life(0) == 4 and t.in_play(1) == ["dynamite-2H"] and t.pile("discard") == [card]
    assert t.asked == (0, "play") and t.happened("passed-on") == [{"seat": 0, "target": 1}]


@pytest.mark.rule("classic.dynamite")
def test_dynamite_moves_past_the_eliminated() -> None:
    player = seat("bart-cassidy", hand=SPARE, in_play="dynamite-2H")
    t = table(player, seat(life=0), *crowd(3), phase="begin", top="bang-2C")
    assert t.in_play(2) == ["dynamite-2H"]


@pytest.mark.rule("classic.dynamite")
def test_after_an_explosion_that_is_survived_the_turn_goes_on() -> None:
    t = fuse("missed-2S bang-2C bang-3C bang-4C", character="slab")
    assert t.life(0) == 1 and t.hand(0) == [SPARE, "bang-2C", "bang-3C"] and t.asked == (0, "play")


@pytest.mark.rule("classic.dynamite.no-causer", "classic.death.causer", "classic.death.reward")
def test_nobody_is_rewarded_for_an_outlaw_who_falls_to_dynamite() -> None:
    player = seat("slab", role="outlaw", life=3, hand="missed-JC", in_play="dynamite-2H")
    t = table(player, seat("willy"), *crowd(2), phase="begin", top="missed-2S")
    assert t.out(0) and t.happened("rewarded") == []


@pytest.mark.rule("classic.dynamite.no-causer", "classic.death.deputy")
def test_the_sheriff_who_laid_the_dynamite_is_not_punished_for_a_deputy() -> None:
    sheriff = seat("bart-cassidy", role="sheriff", hand=SPARE, in_play="barrel-QS dynamite-2H")
    t = table(
        sheriff, seat("slab", role="deputy", life=3), *crowd(3), phase="begin", top="bang-2C bang-3C bang-4C missed-2S"
    )
    t.end()
    assert t.out(1) and t.in_play(0) == ["barrel-QS"] and t.happened("punished") == []


@pytest.mark.rule("classic.dynamite.no-causer", "classic.el-gringo")
def test_el_gringo_takes_nothing_for_dynamite() -> None:
    player = seat("el-gringo", role="sheriff", hand=SPARE, in_play="dynamite-2H")
    t = table(player, *[seat(hand=card) for card in MISSES.split()], phase="begin", top="missed-2S bang-2C bang-3C")
    assert t.life(0) == 1 and t.hand(0) == [SPARE, "bang-2C", "bang-3C"]
    assert t.happened("robbed") == []


@pytest.mark.rule("classic.draw-check.order", "classic.dynamite", "classic.jail")
def test_dynamite_is_checked_before_jail() -> None:
    player = seat("slab", role="outlaw", hand=SPARE, in_play="jail-TS dynamite-2H")
    t = table(player, seat("willy"), *crowd(2), phase="begin", top="missed-2S saloon-5H bang-2C bang-3C")
    assert [note["purpose"] for note in t.happened("checked")] == ["dynamite", "jail"]
    assert t.life(0) == 1 and t.asked == (0, "play") and t.hand(0) == [SPARE, "bang-2C", "bang-3C"]


@pytest.mark.rule("classic.draw-check.order")
def test_dynamite_may_pass_on_and_jail_still_hold() -> None:
    player = seat("slab", role="outlaw", hand=SPARE, in_play="jail-TS dynamite-2H")
    t = table(player, seat(), seat("willy", life=0), *crowd(2), phase="begin", top="bang-2C bang-3C")
    assert t.happened("jailed") == [{"seat": 0}] and t.happened("passed-on")[0] == {"seat": 0, "target": 1}


@pytest.mark.rule("classic.draw-check.order", "classic.turn.dead-player")
def test_one_whom_dynamite_kills_draws_for_no_jail() -> None:
    player = seat("slab", role="outlaw", life=2, in_play="jail-TS dynamite-2H")
    t = table(player, seat("willy"), *crowd(2), phase="begin", top="missed-2S bang-2C bang-3C")
    assert t.out(0) and t.turn_of == 1 and t.hand(1) == ["bang-2C", "bang-3C"]
    assert t.pile("discard") == ["jail-TS", "dynamite-2H", "missed-2S"]


@pytest.mark.rule("classic.draw-check")
def test_ranges_include_both_ends_and_an_ace_is_high() -> None:
    assert fuse("missed-2S").life(0) == 1 and fuse("stagecoach-9S").life(0) == 1
    assert fuse("scope-AS").life(0) == 4 and fuse("volcanic-TS").life(0) == 4


@pytest.mark.rule("classic.lucky-duke", "classic.jail")
def test_lucky_duke_chooses_between_two_cards_for_jail() -> None:
    player = seat("lucky-duke", role="outlaw", hand=SPARE, in_play="jail-TS")
    t = table(player, *crowd(3), phase="begin", top="missed-2S saloon-5H bang-2C bang-3C")
    assert t.asked == (0, "duke") and sorted(t.options) == ["choose missed-2S", "choose saloon-5H"]
    t.do("choose saloon-5H")
    assert t.hand(0) == [SPARE, "bang-2C", "bang-3C"]
    assert sorted(t.pile("discard")) == ["jail-TS", "missed-2S", "saloon-5H"]


@pytest.mark.rule("classic.lucky-duke", "classic.dynamite")
def test_lucky_duke_may_choose_the_worse_card() -> None:
    player = seat("lucky-duke", hand=SPARE, in_play="dynamite-2H")
    t = table(player, *crowd(3), phase="begin", top="missed-2S saloon-5H")
    assert t.question == {"purpose": "dynamite"}
    assert t.do("choose missed-2S").life(0) == 2


@pytest.mark.rule("classic.lucky-duke", "classic.dynamite")
def test_lucky_duke_passes_dynamite_on_with_one_good_card() -> None:
    player = seat("lucky-duke", hand=SPARE, in_play="dynamite-2H")
    t = table(player, *crowd(3), phase="begin", top="missed-2S saloon-5H").do("choose saloon-5H")
    assert t.life(0) == 5 and t.in_play(1) == ["dynamite-2H"]


@pytest.mark.rule("classic.lucky-duke", "classic.barrel")
def test_lucky_duke_turns_two_cards_up_for_a_barrel() -> None:
    t = table(
        seat(hand=f"bang-AS {SPARE}"), seat("lucky-duke", in_play="barrel-QS"), *crowd(2), top="saloon-5H missed-2S"
    )
    t.play("bang-AS", at=1).barrel()
    assert t.asked == (1, "duke") and t.question == {"purpose": "barrel"}
    t.do("choose saloon-5H")
    assert t.life(1) == 4 and sorted(t.pile("discard")) == ["bang-AS", "missed-2S", "saloon-5H"]


@pytest.mark.rule("classic.lucky-duke", "classic.turn.reshuffle")
def test_lucky_duke_with_one_card_left_has_no_choice() -> None:
    player = seat("lucky-duke", role="outlaw", hand=SPARE, in_play="jail-TS")
    t = table(player, *crowd(3), phase="begin", top="saloon-5H", deck="")
    assert t.happened("escaped") == [{"seat": 0}] and t.asked == (0, "play")
    assert sorted(t.hand(0)) == [SPARE, "jail-TS", "saloon-5H"]


@pytest.mark.rule("classic.jail", "classic.dynamite", "classic.lucky-duke")
def test_lucky_duke_draws_for_dynamite_and_then_for_jail() -> None:
    player = seat("lucky-duke", role="outlaw", hand=SPARE, in_play="jail-TS dynamite-2H")
    t = table(player, *crowd(3), phase="begin", top="missed-2S bang-2D missed-3S saloon-5H bang-2C bang-3C")
    t.do("choose bang-2D", "choose saloon-5H")
    assert t.life(0) == 4 and t.hand(0) == [SPARE, "bang-2C", "bang-3C"] and t.in_play(0) == []
