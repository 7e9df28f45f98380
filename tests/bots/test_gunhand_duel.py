"""Gunhand at The Duel: whom it shoots, what it plays, who stands in front, and how it answers."""

from __future__ import annotations

import pytest

import sixgun
from sixgun.arena.bench import compiled
from sixgun.arena.loop import play_game
from tests.duel.kit import Table, law, outlaws, table

GAMES = 300 if compiled() else 40


def says(t: Table) -> str:
    """What a gunhand does here."""
    decision = t.game.decision
    assert decision is not None
    bot = sixgun.make_bot("gunhand", "duel", sixgun.rng(1))
    return bot.choose(t.game.view(int(decision.seat))).text


def wins(bots: tuple[str, str], seat: int, games: int) -> int:
    """In how many games a seat wins, the Law's bot named first."""
    won = 0
    for seed in range(games):
        state = sixgun.new_game("duel", players=2, seed=seed).state
        play_game(state, [sixgun.make_bot(name, "duel", sixgun.rng(2 * seed + at)) for at, name in enumerate(bots)])
        assert state.outcome is not None
        won += state.outcome.winners == (seat,)
    return won


# -- strength and honesty ------------------------------------------------------------------------------------------


@pytest.mark.many
def test_he_beats_a_greenhorn_on_either_side_by_a_wide_margin() -> None:
    assert wins(("gunhand", "greenhorn"), 0, GAMES) > 0.95 * GAMES
    assert wins(("greenhorn", "gunhand"), 1, GAMES) > 0.95 * GAMES


@pytest.mark.parametrize("characters", [2, 4, 12])
def test_he_plays_by_the_rules_to_the_end(characters: int) -> None:
    for seed in range(6):
        game = sixgun.new_game("duel", players=2, seed=seed, characters=characters, always_ask=seed % 2 == 0)
        play_game(game.state, [sixgun.make_bot("gunhand", "duel", sixgun.rng(at)) for at in range(2)])
        assert game.state.outcome is not None


def test_it_decides_the_same_whatever_it_cannot_know() -> None:
    for seed in range(4):
        game = sixgun.new_game("duel", players=2, seed=seed, characters=4 + 2 * (seed % 2))
        rng = sixgun.rng(seed)
        bot = sixgun.make_bot("gunhand", "duel", sixgun.rng(1))
        while game.decision:
            mine = int(game.decision.seat)
            other = game.view(mine).sample(rng)
            assert other.decision is not None
            chosen = bot.choose(game.view(mine))
            assert chosen == bot.choose(other.view(mine))
            game.apply(chosen)


# -- whom it shoots ------------------------------------------------------------------------------------------------


def test_he_shoots_the_enemy_in_front() -> None:
    t = table(law("the-stranger", "bart-masterson", hand="colt-l1"), outlaws("west-harding", "bull-anderson"))
    assert says(t) == "play-at colt-l1 west-harding"


def test_he_aims_past_a_hat_and_a_barrel() -> None:
    covered = outlaws("west-harding", "bull-anderson", gear="hat-o1 barrel-o1", hand="colt-o1")
    t = table(law("the-stranger", "bart-masterson", hand="winchester-l1"), covered)
    assert says(t) == "play-at winchester-l1 bull-anderson"


def test_he_shoots_the_last_man() -> None:
    gang = outlaws("jack-ransome", "sid-curry", hand="knife-o1 missed-o1")
    assert says(table(law("alan-pinkertoon", life=1), gang, active=1)) == "play-at knife-o1 alan-pinkertoon"


def test_fanning_waits_for_equipment() -> None:
    gang = outlaws("west-harding", "bull-anderson")
    assert says(table(law("the-stranger", "bart-masterson", hand="fanning-l1"), gang)) == "end"
    rich = outlaws("west-harding", "bull-anderson", gear="scope-o1 clock-o1")
    assert (
        says(table(law("the-stranger", "bart-masterson", hand="fanning-l1 colt-l1"), rich))
        == "play-at fanning-l1 west-harding"
    )


def test_toco_shoots_with_what_he_needs_least() -> None:
    toco = outlaws("toco-ramirez", "sid-curry", hand="missed-o1 general-store-o1 missed-o2")
    t = table(law("jango", "tex-killer"), toco, active=1)
    assert says(t) == "as-colt general-store-o1 jango"


def test_indians_and_gatling_wait_while_they_hurt_its_own_side_more() -> None:
    lonely = outlaws("west-harding", hand="colt-o1 colt-o2 colt-o3 colt-o4")
    weak = law("tex-killer", "jango", hand="indians-l1", rear_life=1)
    assert says(table(weak, lonely)) != "play indians-l1"
    gang = outlaws("west-harding", "sid-curry")
    assert says(table(law("tex-killer", "jango", hand="gatling-l1"), gang)) == "play gatling-l1"
    assert says(table(law("tex-killer", "jango", hand="indians-l1"), gang)) == "play indians-l1"


def test_it_duels_only_with_hit_cards_in_hand() -> None:
    full = outlaws("west-harding", "sid-curry", hand="colt-o1 colt-o2 colt-o3 colt-o4 knife-o1")
    assert says(table(law("jango", "tex-killer", hand="duel-l1", life=2), full)) != "play-at duel-l1 west-harding"
    empty = outlaws("west-harding", "sid-curry")
    assert says(table(law("jango", "tex-killer", hand="duel-l1"), empty)) == "play-at duel-l1 west-harding"


# -- equipment, healing, robbery -----------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["bank-l1", "barrel-l1", "hat-l1"])
def test_good_equipment_goes_to_its_own_rearguard(card: str) -> None:
    t = table(law("jango", "tex-killer", hand=f"{card} colt-l1"), outlaws("west-harding", "sid-curry"))
    assert says(t) == f"play-at {card} tex-killer"


def test_bad_equipment_goes_to_the_enemy() -> None:
    t = table(law("jango", "tex-killer"), outlaws("slim-poet", "sid-curry", hand="rattlesnake-o1"), active=1)
    assert says(t) == "play-at rattlesnake-o1 jango"


def test_stampede_serves_tom_thorn() -> None:
    t = table(law("jango", "tex-killer"), outlaws("sid-curry", "tom-thorn", hand="stampede-l1"), active=1)
    assert says(t) == "play-at stampede-l1 tom-thorn"


def test_dynamite_is_not_lit_under_the_last_man() -> None:
    t = table(law("jango", "tex-killer"), outlaws("slim-poet", hand="dynamite-o1", life=2), active=1)
    assert says(t) == "end"


def test_jack_puts_dynamite_under_the_enemy() -> None:
    t = table(law("wild-bill", "tex-killer"), outlaws("jack-ransome", "slim-poet", hand="dynamite-o1"), active=1)
    assert says(t) in {"play-at dynamite-o1 wild-bill", "play-at dynamite-o1 tex-killer"}


def test_he_drinks_only_when_life_is_missing() -> None:
    def with_life(life: int) -> str:
        mine = outlaws("slim-poet", "sid-curry", hand="beer-o1", life=life, rear_life=life)
        return says(table(law("jango", "tex-killer"), mine, active=1))

    assert with_life(2) == "play beer-o1"
    assert with_life(4) != "play beer-o1"


def test_strong_ale_brings_the_strong_down_and_the_weak_up() -> None:
    strong = outlaws("bull-anderson", "sid-curry")
    assert (
        says(table(law("jango", "tex-killer", hand="strong-ale-l1"), strong)) == "play-at strong-ale-l1 bull-anderson"
    )
    weak = law("tex-killer", "jango", hand="strong-ale-l1", life=1)
    assert says(table(weak, outlaws("sid-curry", "slim-poet"))) == "play-at strong-ale-l1 tex-killer"
    fit = law("jango", "bart-masterson", hand="strong-ale-l1")
    assert says(table(fit, outlaws("pearl-hat", "sid-curry"))) == "end"


def test_schoolmarm_takes_a_snake_from_its_own_man() -> None:
    bitten = law("jango", "tex-killer", hand="schoolmarm-l1", gear="rattlesnake-o1")
    t = table(bitten, outlaws("sid-curry", "slim-poet", gear="clock-o1"))
    assert says(t) == "play-card schoolmarm-l1 rattlesnake-o1"


def test_he_steals_from_a_full_hand_but_not_from_wild_bill() -> None:
    thief = outlaws("slim-poet", "sid-curry", hand="stealing-o1", life=1)
    assert says(table(law("jango", "wild-bill", hand="missed-l1 colt-l1"), thief, active=1)) == "play-hand stealing-o1"
    assert says(table(law("wild-bill", "jango", hand="missed-l1 colt-l1"), thief, active=1)) != "play-hand stealing-o1"


def test_it_reloads_what_it_does_not_need() -> None:
    t = table(law("jango", hand="water-l1"), outlaws("sid-curry", "slim-poet"), rest="discard", common="colt-l1")
    assert says(t) == "reload water-l1"


# -- who stands in front -------------------------------------------------------------------------------------------


def test_he_chooses_the_better_man_for_the_front() -> None:
    game = sixgun.new_game("duel", players=2, seed=3)
    places = game.position()["players"][0]["characters"]  # type: ignore[index]
    assert [place["character"] for place in places] == ["bill-tightman", "annie-oakey"]
    assert says(Table(game)) == "front annie-oakey"


def test_a_healthy_man_takes_the_place_of_a_weak_one_at_the_end_of_the_turn() -> None:
    tired = law("wyatt-earp", "tex-killer", life=1, hand="missed-l1 missed-l2 missed-l3")
    assert says(table(tired, outlaws("sid-curry", "slim-poet"))) == "move"
    fit = law("wyatt-earp", "tex-killer", rear_life=1, hand="missed-l1 missed-l2 missed-l3")
    assert says(table(fit, outlaws("sid-curry", "slim-poet"))) == "end"


def test_tom_thorn_comes_to_the_front_to_shoot() -> None:
    t = table(law("jango", "tex-killer"), outlaws("west-harding", "tom-thorn"), active=1)
    assert says(t) == "move"


def test_who_fires_many_bangs_comes_to_the_front_before_they_are_fired() -> None:
    mine = outlaws("jack-ransome", "west-harding", hand="colt-o1 colt-o2 colt-o3")
    t = table(law("tex-killer", "jango"), mine, active=1)
    assert says(t) == "move"


def test_water_brings_an_uncovered_enemy_within_reach() -> None:
    hidden = outlaws("slim-poet", "jack-ransome", gear="hat-o1", rear_life=2)
    mine = law("the-stranger", "bart-masterson", hand="water-l1 colt-l1 derringer-l1 derringer-l2")
    assert says(table(mine, hidden)) == "play-at water-l1 slim-poet"
    open_ground = outlaws("slim-poet", "jack-ransome", rear_gear="hat-o1")
    assert says(table(mine, open_ground)) == "play-at colt-l1 slim-poet"


# -- abilities -----------------------------------------------------------------------------------------------------


def test_babe_draws_when_her_hand_is_empty() -> None:
    assert says(table(law("jango", "tex-killer"), outlaws("babe-leroy", "sid-curry"), active=1)) == "draw-two"


def test_babe_leaves_a_remington_undrawn_for_two_cards() -> None:
    babe = outlaws("babe-leroy", "sid-curry", hand="remington-o1")
    t = table(law("jango", "tex-killer", hand="missed-l1"), babe, active=1)
    t.play("remington-o1", at="jango").avoid("missed-l1")
    assert says(t) == "pass"


def test_katie_trades_what_she_wears() -> None:
    katie = outlaws("cattle-katie", "sid-curry", gear="scope-o1")
    assert says(table(law("jango", "tex-killer"), katie, active=1)) == "trade scope-o1"


def test_pearl_steals_again_for_her_worst_card() -> None:
    pearl = outlaws("pearl-hat", "sid-curry", hand="general-store-o1 missed-o1")
    robbed = law("tex-killer", "jango", hand="missed-l1 colt-l1", gear="stampede-l1")
    t = table(robbed, pearl, active=1, discard="stealing-o1")
    assert says(t) == "copy general-store-o1"
    assert says(t.do("copy general-store-o1")) == "play-hand stealing-o1"


def test_soundance_exchanges_his_worst_card() -> None:
    kid = outlaws("sid-curry", "soundance-kid", hand="general-store-o1 missed-o1")
    t = table(law("jango", "tex-killer"), kid, active=1)
    assert says(t) == "exchange general-store-o1"


# -- how it answers ------------------------------------------------------------------------------------------------


def test_barrel_comes_first_then_hat_then_missed() -> None:
    covered = outlaws("west-harding", "slim-poet", gear="barrel-o1 hat-o1", hand="missed-o1", top="colt-o1")
    t = table(law("jango", "tex-killer", hand="colt-l1"), covered).play("colt-l1", at="west-harding")
    assert says(t) == "barrel"
    assert says(t.do("barrel")) == "hat"
    t = table(
        law("jango", "tex-killer", hand="colt-l1"), outlaws("west-harding", "sid-curry", hand="missed-o1 colt-o1")
    )
    assert says(t.play("colt-l1", at="west-harding")) == "avoid missed-o1"


def test_against_tex_killer_an_avoid_without_another_card_is_kept() -> None:
    tex = law("tex-killer", "jango", hand="colt-l1")
    t = table(tex, outlaws("west-harding", "sid-curry", hand="missed-o1"))
    assert says(t.play("colt-l1", at="west-harding")) == "pass"
    t = table(tex, outlaws("west-harding", "sid-curry", hand="missed-o1 general-store-o1 missed-o2", life=1))
    t.play("colt-l1", at="west-harding")
    assert says(t).startswith("avoid missed")
    assert says(t.do(says(t))) == "pay general-store-o1"


def test_the_worst_card_covers_against_a_derringer() -> None:
    gang = outlaws("west-harding", "slim-poet", hand="clock-o1 missed-o1")
    t = table(law("jango", "tex-killer", hand="derringer-l1"), gang).play("derringer-l1", at="west-harding")
    assert says(t) == "cover clock-o1"


def test_he_gives_a_hit_card_to_indians_and_the_last_one_in_a_duel() -> None:
    raid = table(
        law("jango", "tex-killer", hand="indians-l1"), outlaws("west-harding", "slim-poet", hand="knife-o1 colt-o1")
    )
    assert says(raid.play("indians-l1")) == "answer colt-o1"
    duel = table(
        law("jango", "tex-killer", hand="duel-l1"), outlaws("west-harding", "slim-poet", hand="colt-o1", life=1)
    )
    assert says(duel.play("duel-l1", at="west-harding")) == "answer colt-o1"


def test_buffalo_bell_takes_the_last_point_of_his_companion() -> None:
    pair = law("jango", "buffalo-bell", life=1)
    t = table(pair, outlaws("sid-curry", "slim-poet", hand="knife-o1"), active=1)
    t.play("knife-o1", at="jango")
    assert says(t) == "shield"


def test_bart_turns_away_the_snake_and_the_enemys_barrel() -> None:
    bitten = law("jango", "bart-masterson", gear="rattlesnake-o1", top="missed-l1 colt-l1")
    assert says(table(bitten, outlaws("sid-curry", "slim-poet"), phase="dynamite")) == "choose colt-l1"
    armed = law("jango", "bart-masterson", hand="colt-l1")
    t = table(armed, outlaws("west-harding", "slim-poet", gear="barrel-o1", top="beer-o1 colt-o1"))
    t.play("colt-l1", at="west-harding").do("barrel")
    assert says(t) == "choose colt-o1"


def test_a_carbine_takes_the_best_equipment_of_the_enemy() -> None:
    mine = law("jango", "tex-killer", hand="carbine-l1", gear="scope-l1")
    t = table(mine, outlaws("west-harding", "slim-poet", gear="clock-o1 hat-o1", hand="missed-o1"))
    assert says(t.play("carbine-l1", at="west-harding").avoid("missed-o1")) == "take hat-o1"


def test_slim_makes_the_enemy_discard() -> None:
    t = table(law("jango", "tex-killer", hand="colt-l1 missed-l1"), outlaws("slim-poet", "sid-curry"))
    assert says(t.play("colt-l1", at="slim-poet")) == "back law"


# -- what it keeps -------------------------------------------------------------------------------------------------


def test_he_keeps_missed_and_return_fire_in_hand() -> None:
    t = table(
        law("jango", "tex-killer", life=1, hand="colt-l1 missed-l1 water-l1 return-fire-l1"),
        outlaws("sid-curry", "slim-poet"),
        phase="discard",
    )
    t.do(says(t))
    t.do(says(t))
    assert sorted(t.hand(0)) == ["missed-l1", "return-fire-l1"]


def test_he_picks_the_best_of_the_store() -> None:
    mine = law("jango", "tex-killer", hand="general-store-l1", top="water-l1 wagon-l1")
    t = table(mine, outlaws("sid-curry", "slim-poet", top="clock-o1 scope-o1")).play("general-store-l1")
    assert says(t) == "pick wagon-l1"


def test_he_throws_the_worst_card_off_the_wagon() -> None:
    mine = law("jango", "tex-killer", hand="wagon-l1", top="missed-l1 water-l1 return-fire-l1")
    t = table(mine, outlaws("sid-curry", "slim-poet")).play("wagon-l1")
    assert says(t) == "discard water-l1"
