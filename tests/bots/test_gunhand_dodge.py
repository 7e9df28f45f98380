"""Gunhand with Dodge City in the box, among three and among eight."""

from __future__ import annotations

import pytest

import sixgun
from sixgun.arena.bench import compiled
from sixgun.family.roles import ROLE_DEALT, SHERIFF
from tests.classic.dodge.kit import SETS, SPARE, crowd, dodge, seat
from tests.classic.kit import Table, table


def choice(t: Table, sheriff: int | None = None) -> str:
    """What a gunhand does who is asked now; if it heard who the Sheriff is, it judges what was done to them."""
    bot = sixgun.make_bot("gunhand", "classic", sixgun.rng(1))
    if sheriff is not None:
        bot.on_event(sixgun.Event(ROLE_DEALT, -1, sheriff, SHERIFF))
    for event in t.game.events:
        bot.on_event(event)
    return bot.choose(t.game.view(t.asked[0])).text


def test_green_cards_are_put_down_early() -> None:
    assert choice(dodge(seat("slab", hand="sombrero-7C bang-8S"), *crowd(3))) == "play sombrero-7C"


def test_a_green_missed_goes_before_one_of_the_hand() -> None:
    t = dodge(seat("slab", hand=f"punch-TS {SPARE}"), seat(hand="missed-TC", in_play="sombrero-7C", life=1), *crowd(2))
    assert choice(t.play("punch-TS", at=1)) == "answer sombrero-7C"


def test_a_price_is_the_card_that_can_be_spared_best() -> None:
    t = dodge(seat("slab", life=2, hand="whisky-QH missed-TC dynamite-TC"), *crowd(3))
    assert choice(t) == "play whisky-QH dynamite-TC"


def test_a_good_card_is_no_price() -> None:
    assert choice(dodge(seat("slab", life=4, hand="whisky-QH missed-TC"), *crowd(3))) == "end"


def test_tequila_is_for_oneself_first() -> None:
    t = dodge(seat("slab", life=2, hand="tequila-9C dynamite-TC"), *crowd(3))
    assert choice(t) == "play-at tequila-9C 0 dynamite-TC"


def test_of_three_it_hunts_its_own_target() -> None:
    t = table(seat("slab", hand="bang-AS saloon-5H"), *crowd(2))
    assert choice(t) == "play-at bang-AS 2"


def test_a_ready_shot_is_fired_at_an_enemy() -> None:
    t = dodge(seat("slab", role="outlaw", hand=SPARE, in_play="buffalo-rifle-QC"), seat(role="sheriff"), *crowd(2))
    assert choice(t) == "play-at buffalo-rifle-QC 1"


@pytest.mark.parametrize("players", range(3, 9))
def test_gunhands_play_to_the_end(players: int) -> None:
    for seed in range(40 if compiled() else 2):
        assert sixgun.play("classic", ["gunhand"] * players, seed=seed, sets=SETS.split()).is_over


@pytest.mark.parametrize("bot", ["sharpshooter@4", "legend@4"])
@pytest.mark.parametrize("players", [3, 5, 8])
def test_searchers_play_to_the_end(bot: str, players: int) -> None:
    for seed in range(4 if compiled() else 1):
        bots = [bot, *["gunhand"] * (players - 1)]
        assert sixgun.play("classic", bots, seed=seed, sets=SETS.split(), two_characters=True).is_over


def test_pat_brennan_does_not_take_what_vera_custer_takes_back() -> None:
    game = sixgun.new_game("classic", players=4, seed=651, sets=["base", "dodge-city"])
    ended = sixgun.play(game, ["gunhand"] * 4, seed=651).outcome
    assert ended is not None and ended.side != "nobody"  # they took one Barrel from each other until turn 1,000


def test_pat_brennan_does_not_take_what_he_can_not_lay_down() -> None:
    mine = seat("pat-brennan", role="sheriff", in_play="mustang-5H")
    theirs = seat(role="renegade", in_play="mustang-9H")
    gone = (seat(role="outlaw", life=0), seat(role="outlaw", life=0))
    assert choice(dodge(mine, theirs, *gone, phase="draw")) == "draw"
    mine["in_play"] = []
    assert choice(dodge(mine, theirs, *gone, phase="draw")) == "draw-card mustang-9H 1"


def test_two_renegades_and_the_sheriff_do_not_wait_for_each_other() -> None:
    fallen = [seat(role=role, life=0) for role in ("outlaw", "outlaw", "outlaw", "deputy", "deputy")]
    shots = ("bang-2C", "bang-3C", "bang-4C")
    me, other = seat("slab", role="renegade", hand="bang-8S"), seat("willy", role="renegade", hand=" ".join(shots))
    sheriff = seat("pixie-pete", role="sheriff")
    t = dodge(me, other, sheriff, *fallen, active=1, top="missed-TC missed-JC missed-QC missed-KC missed-AC")
    for shot in shots:  # a foe of the Sheriff, but no friend
        t.play(shot, at=2)
    while t.asked != (0, "play"):
        t.do("end" if "end" in t.options else t.options[-1])
    assert choice(t, sheriff=2) == "play-at bang-8S 1"
