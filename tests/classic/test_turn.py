"""A turn: phases, the draw pile, what may be played and how often, the hand limit."""

import pytest

from tests.classic.kit import crowd, seat, table

SPARE = "beer-9H"


@pytest.mark.rule("classic.turn.draw", "classic.turn.phases")
def test_a_player_takes_the_top_two_cards() -> None:
    t = table(seat("willy"), *crowd(3), phase="draw", top="bang-2C stagecoach-9S")
    assert t.hand(0) == ["bang-2C", "stagecoach-9S"] and len(t.pile("deck")) == 78
    assert t.asked == (0, "play")


@pytest.mark.rule("classic.turn.phases")
def test_checks_come_before_drawing_and_discarding_after_playing() -> None:
    prisoner = seat("willy", role="outlaw", life=1, hand=SPARE, in_play="dynamite-2H jail-4H")
    t = table(prisoner, *crowd(3), phase="begin", top="bang-2C saloon-5H bang-3C bang-4C")
    assert t.story("checked", "drew", "discarded")[:2] == ["checked", "checked"] and t.asked == (0, "play")
    assert t.hand(0) == [SPARE, "bang-3C", "bang-4C"]
    assert t.end().asked == (0, "discard")


@pytest.mark.rule("classic.turn.phases")
def test_the_next_living_player_to_the_left_follows() -> None:
    t = table(seat(hand=SPARE), seat(life=0), seat("willy"), *crowd(2), top="bang-2C bang-3C").end()
    assert t.turn_of == 2 and t.asked == (2, "play")


@pytest.mark.rule("classic.turn.phases")
def test_after_the_last_seat_comes_the_first() -> None:
    t = table(seat("willy"), *crowd(2), seat(hand=SPARE), active=3, top="bang-2C bang-3C").end()
    assert t.turn_of == 0 and t.hand(0) == ["bang-2C", "bang-3C"]


@pytest.mark.rule("classic.turn.optional")
def test_nobody_has_to_play_a_card() -> None:
    t = table(seat(hand="bang-2C stagecoach-9S"), *crowd(3))
    assert "end" in t.options
    t.end()
    assert t.turn_of == 1 and t.hand(0) == ["bang-2C", "stagecoach-9S"]


@pytest.mark.rule("classic.turn.reshuffle")
def test_the_discards_are_a_new_pile_the_moment_the_last_card_leaves() -> None:
    t = table(seat("willy"), *crowd(3), phase="draw", top="bang-2C bang-3C", deck="", discard="duel-8C gatling-TH")
    assert sorted(t.pile("deck")) == ["duel-8C", "gatling-TH"] and t.pile("discard") == []
    assert t.hand(0) == ["bang-2C", "bang-3C"] and t.happened("reshuffled") == [{"cards": 2}]


@pytest.mark.rule("classic.turn.reshuffle")
def test_drawing_goes_on_from_the_new_pile() -> None:
    t = table(seat("willy"), *crowd(3), phase="draw", top="bang-2C", deck="", discard="bang-3C bang-4C bang-5C")
    assert t.hand(0)[0] == "bang-2C" and t.hand(0)[1] in ("bang-3C", "bang-4C", "bang-5C")
    assert len(t.pile("deck")) == 2


@pytest.mark.rule("classic.turn.reshuffle")
def test_a_card_turned_up_for_a_draw_is_in_the_new_pile() -> None:
    t = table(seat(hand=f"bang-AS {SPARE}"), seat(in_play="barrel-QS"), *crowd(2), top="saloon-5H", deck="")
    t.play("bang-AS", at=1).barrel()
    assert sorted(t.pile("deck")) == ["bang-AS", "saloon-5H"] and t.pile("discard") == []


@pytest.mark.rule("classic.turn.reshuffle")
def test_without_any_cards_one_draws_as_many_as_there_are() -> None:
    t = table(seat("willy"), *crowd(3), phase="draw", top="bang-2C", deck="")
    assert t.hand(0) == ["bang-2C"] and t.pile("deck") == [] and t.asked == (0, "play")


@pytest.mark.rule("classic.turn.reshuffle")
def test_the_new_pile_waits_for_the_first_discard() -> None:
    t = table(seat(hand=f"bang-2C {SPARE}"), *crowd(3), deck="").play("bang-2C", at=1)
    assert t.pile("deck") == ["bang-2C"] and t.pile("discard") == []


@pytest.mark.rule("classic.turn.reshuffle")
def test_dynamite_passes_on_when_there_is_no_card_to_turn_up() -> None:
    t = table(seat("willy", hand=SPARE, in_play="dynamite-2H"), *crowd(3), phase="begin", deck="")
    assert t.in_play(1) == ["dynamite-2H"] and t.life(0) == 5 and t.asked == (0, "play")


@pytest.mark.rule("classic.turn.reshuffle")
def test_jail_is_discarded_and_the_turn_lost_when_there_is_no_card_to_turn_up() -> None:
    t = table(seat("willy", role="outlaw", hand=SPARE, in_play="jail-4H"), *crowd(3), phase="begin", deck="")
    assert t.in_play(0) == [] and t.turn_of == 1
    assert t.hand(0) == [SPARE] and t.hand(1) == ["jail-4H"]


@pytest.mark.rule("classic.turn.one-bang")
def test_one_bang_a_turn() -> None:
    t = table(seat(hand=f"bang-2C bang-3C {SPARE}"), *crowd(3)).play("bang-2C", at=1)
    assert t.options == ["end", f"play {SPARE}"] and t.refused("play-at bang-3C 1") == "one-bang"


@pytest.mark.rule("classic.turn.one-bang", "classic.gatling")
def test_gatling_is_no_bang_card() -> None:
    t = table(seat(hand=f"bang-2C gatling-TH bang-3C {SPARE}"), *crowd(3))
    t.play("gatling-TH").play("bang-2C", at=1)
    assert t.lives == [5, 2, 3, 3] and t.refused("play-at bang-3C 1") == "one-bang"


@pytest.mark.rule("classic.turn.one-bang", "classic.duel")
def test_bangs_of_a_duel_do_not_count() -> None:
    t = table(seat(hand=f"duel-8C bang-2C bang-3C {SPARE}"), seat(hand="bang-4C"), *crowd(2)).play("duel-8C", at=1)
    t.answer("bang-4C").answer("bang-2C")
    assert t.life(1) == 3 and "play-at bang-3C 1" in t.options


@pytest.mark.rule("classic.turn.one-bang")
def test_the_limit_is_for_each_turn() -> None:
    t = table(seat(hand=f"bang-2C {SPARE}"), seat("bart-cassidy", hand="bang-3C"), *crowd(2), top="missed-TC")
    t.play("bang-2C", at=1).end()
    assert t.turn_of == 1 and "play-at bang-3C 0" in t.options


@pytest.mark.rule("classic.turn.no-copies")
def test_nobody_has_two_cards_of_a_name_in_play() -> None:
    t = table(seat(hand=f"barrel-KS {SPARE}", in_play="barrel-QS"), *crowd(3))
    assert t.refused("play barrel-KS") == "copy" and "play barrel-KS" not in t.options


@pytest.mark.rule("classic.turn.no-copies")
def test_different_blue_cards_lie_side_by_side() -> None:
    t = table(seat(hand=f"mustang-8H scope-AS {SPARE}", in_play="barrel-QS"), *crowd(3)).do("play mustang-8H")
    assert t.do("play scope-AS").in_play(0) == ["barrel-QS", "mustang-8H", "scope-AS"]


@pytest.mark.rule("classic.turn.one-weapon")
def test_a_new_weapon_discards_the_old() -> None:
    t = table(seat(hand=f"remington-KC {SPARE}", in_play="schofield-JC barrel-QS"), *crowd(3)).play("remington-KC")
    assert sorted(t.in_play(0)) == ["barrel-QS", "remington-KC"] and t.pile("discard") == ["schofield-JC"]


@pytest.mark.rule("classic.turn.one-weapon", "classic.turn.no-copies")
def test_the_same_weapon_may_be_played_again() -> None:
    t = table(seat(hand=f"schofield-KS {SPARE}", in_play="schofield-JC"), *crowd(3)).play("schofield-KS")
    assert t.in_play(0) == ["schofield-KS"] and t.pile("discard") == ["schofield-JC"]


@pytest.mark.rule("classic.turn.bang-limit-when")
def test_shots_of_a_volcanic_that_is_gone_still_count() -> None:
    t = table(seat(hand=f"bang-2C schofield-JC bang-3C {SPARE}", in_play="volcanic-TS"), *crowd(3))
    t.play("bang-2C", at=1).play("schofield-JC")
    assert t.refused("play-at bang-3C 1") == "one-bang"


@pytest.mark.rule("classic.turn.bang-limit-when")
def test_a_volcanic_played_after_the_first_bang_allows_more() -> None:
    t = table(seat(hand=f"bang-2C volcanic-TS bang-3C {SPARE}"), *crowd(3)).play("bang-2C", at=1)
    t.play("volcanic-TS").play("bang-3C", at=1)
    assert t.life(1) == 2


@pytest.mark.rule("classic.turn.bang-limit-when", "classic.distance.weapon")
def test_range_is_that_of_the_weapon_in_play_now() -> None:
    t = table(seat("willy", hand=f"bang-2C bang-3C volcanic-TS {SPARE}", in_play="schofield-JC"), *crowd(4))
    t.play("bang-2C", at=2).play("volcanic-TS")
    assert t.refused("play-at bang-3C 2") == "too-far" and "play-at bang-3C 1" in t.options


@pytest.mark.rule("classic.turn.dead-player")
def test_a_player_who_dies_of_dynamite_has_no_turn_left() -> None:
    dying = seat("bart-cassidy", role="outlaw", life=3, hand="stagecoach-9S", in_play="dynamite-2H")
    t = table(dying, seat("willy"), *crowd(3), phase="begin", top="missed-2S bang-2C bang-3C")
    assert t.out(0) and t.turn_of == 1 and t.hand(1) == ["bang-2C", "bang-3C"]


@pytest.mark.rule("classic.turn.dead-player", "classic.duel")
def test_a_player_who_dies_in_their_own_duel_discards_nothing_more_and_the_next_begins() -> None:
    dying = seat(role="outlaw", life=1, hand="duel-8C missed-TC missed-JC")
    t = table(dying, seat(life=0, role="renegade"), seat("willy", hand="bang-4C"), *crowd(3), top="bang-2C bang-3C")
    t.play("duel-8C", at=2).answer("bang-4C")
    assert t.out(0) and t.turn_of == 2 and t.hand(2) == ["bang-2C", "bang-3C"]


@pytest.mark.rule("classic.turn.hand-limit")
def test_the_hand_limit_is_the_life_left_and_the_player_chooses() -> None:
    t = table(seat(life=2, hand="missed-TC missed-JC missed-QC missed-KC"), *crowd(3))
    assert t.asked == (0, "discard") and t.question == {"excess": 2}
    t.do("discard missed-JC", "discard missed-TC")
    assert t.hand(0) == ["missed-QC", "missed-KC"] and t.turn_of == 1


@pytest.mark.rule("classic.turn.hand-limit")
def test_a_hand_within_the_limit_stays() -> None:
    t = table(seat(life=2, hand="missed-TC missed-JC"), *crowd(3))
    assert t.turn_of == 1 and t.hand(0) == ["missed-TC", "missed-JC"]


@pytest.mark.rule("classic.turn.out-of-turn")
def test_out_of_turn_there_are_answers_only() -> None:
    t = table(seat(hand="bang-2C"), seat(hand="missed-TC beer-6H stagecoach-9S bang-3C"), *crowd(2))
    t.play("bang-2C", at=1)
    assert t.asked == (1, "shot") and sorted(t.options) == ["answer missed-TC", "pass"]


@pytest.mark.rule("classic.turn.brown-blue")
def test_a_brown_card_is_discarded_before_it_takes_effect() -> None:
    t = table(seat(hand="gatling-TH"), seat(hand="missed-TC"), *crowd(2)).play("gatling-TH")
    assert t.asked == (1, "shot") and t.pile("discard") == ["gatling-TH"]


@pytest.mark.rule("classic.turn.brown-blue")
def test_a_blue_card_stays_before_its_player_and_a_jail_before_its_target() -> None:
    t = table(seat(hand=f"mustang-8H jail-4H {SPARE}"), *crowd(3)).play("mustang-8H").play("jail-4H", at=2)
    assert t.in_play(0) == ["mustang-8H"] and t.in_play(2) == ["jail-4H"] and t.pile("discard") == []


@pytest.mark.rule("classic.forced")
def test_what_has_no_alternative_happens_without_asking() -> None:
    t = table(seat(hand="gatling-TH"), seat("willy"), *crowd(2), top="bang-2C bang-3C").play("gatling-TH")
    assert t.lives == [5, 3, 3, 3] and t.asked == (1, "play")
