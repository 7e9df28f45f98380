"""Three players in their circle, and eight with two Renegades, with Dodge City in the box."""

import pytest

import sixgun
from tests.classic.dodge_referee.kit import SETS, SPARE, offered, scene, vera
from tests.classic.kit import Table, crowd, seat

DEPUTY, OUTLAW, RENEGADE = 0, 1, 2
CIRCLE = [(DEPUTY, RENEGADE, "deputy"), (RENEGADE, OUTLAW, "renegade"), (OUTLAW, DEPUTY, "outlaw")]
WRONG = [(DEPUTY, OUTLAW), (RENEGADE, DEPUTY), (OUTLAW, RENEGADE)]


def three(by: int, at: int, hand: str = "", in_play: str = "", **more: object) -> Table:
    """Deputy, Outlaw, Renegade; one has the turn and these cards, another one life point."""
    mine: dict[str, str] = {"hand": f"{hand} {SPARE}", "in_play": in_play}
    seats = [seat(life=1 if who == at else None, **(mine if who == by else {})) for who in range(3)]
    return scene(*seats, active=by, **more)


@pytest.mark.rule("classic.three.goals", "dodge.players")
def test_three_play_with_open_roles_and_the_deputy_begins() -> None:
    view = sixgun.new_game("classic", players=3, seed=11, sets=SETS.split()).view(None).to_dict()
    roles = [player["role"] for player in view["players"]]
    assert sorted(roles) == ["deputy", "outlaw", "renegade"] and roles[view["active"]] == "deputy"


@pytest.mark.rule("classic.three.personal")
@pytest.mark.parametrize(("by", "at", "side"), CIRCLE)
def test_whoever_hits_his_target_last_with_a_knife_wins_at_once(by: int, at: int, side: str) -> None:
    assert three(by, at, in_play="knife-8H").play("knife-8H", at=at).winners == (side, (by,))


@pytest.mark.rule("classic.three.personal", "dodge.howitzer")
@pytest.mark.parametrize(("by", "at", "side"), CIRCLE)
def test_a_howitzer_wins_as_soon_as_the_target_falls(by: int, at: int, side: str) -> None:
    assert three(by, at, in_play="howitzer-9S").play("howitzer-9S").winners == (side, (by,))


@pytest.mark.rule("classic.three.personal", "classic.three.reward")
@pytest.mark.parametrize(("by", "at"), WRONG)
def test_whoever_shoots_the_other_one_draws_three_and_plays_on(by: int, at: int) -> None:
    t = three(by, at, in_play="buffalo-rifle-QC").play("buffalo-rifle-QC", at=at)
    assert t.winners is None and t.out(at) and len(t.hand(by)) == 4


@pytest.mark.rule("classic.three.personal", "dodge.doc-holyday")
def test_a_shot_of_doc_holyday_is_a_personal_one() -> None:
    t = scene(seat("doc-holyday", hand="bang-2C bang-3C"), seat(), seat(life=1)).do("fire 2", "discard bang-2C")
    assert t.winners == ("deputy", (0,))


@pytest.mark.rule("classic.three.personal")
def test_of_two_who_are_left_the_last_one_wins_whoever_he_hunted() -> None:
    t = scene(seat(hand=f"springfield-KS bang-AS {SPARE}"), seat(life=1), seat(life=0))
    assert t.do("play-at springfield-KS 1 bang-AS").winners == ("deputy", (0,))


@pytest.mark.rule("classic.three.personal", "classic.dynamite.no-causer", "dodge.dynamite")
def test_a_target_that_dynamite_kills_wins_nobody_the_game() -> None:
    t = scene(
        seat(hand=SPARE),
        seat(hand="beer-8H"),
        seat("willy", life=2, in_play="dynamite-TC"),
        active=2,
        phase="begin",
        top="missed-5S",
    )
    assert t.out(2) and t.winners is None and t.turn_of == 0


@pytest.mark.rule("classic.three.goals", "classic.jail")
@pytest.mark.parametrize(("by", "at"), [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)])
def test_jail_may_be_put_before_anyone(by: int, at: int) -> None:
    assert three(by, at, hand="jail-JS").play("jail-JS", at=at).in_play(at) == ["jail-JS"]


@pytest.mark.rule("classic.three.reward", "classic.beer.last-two", "dodge.no-beer")
def test_with_two_left_beer_is_void_and_canteen_is_not() -> None:
    t = scene(seat(life=1, hand=f"beer-6S {SPARE}", in_play="canteen-7H"), seat(), seat(life=0)).play("beer-6S")
    assert t.life(0) == 1 and t.play("canteen-7H").life(0) == 2


@pytest.mark.rule("classic.three.reward", "classic.beer.brink")
def test_with_two_left_beer_saves_nobody_at_the_brink() -> None:
    t = scene(seat(hand=f"bang-AS {SPARE}"), seat(life=1, hand="beer-6S"), seat(life=0)).play("bang-AS", at=1)
    assert t.winners == ("deputy", (0,))


@pytest.mark.rule("classic.three.reward", "dodge.herb-hunter")
def test_herb_hunter_draws_beside_the_reward_of_three() -> None:
    t = scene(seat("herb-hunter", hand=f"bang-AS {SPARE}"), seat(life=1), seat()).play("bang-AS", at=1)
    assert len(t.hand(0)) == 6


@pytest.mark.rule("classic.three.reward", "dodge.greg-digger")
def test_greg_digger_regains_two_among_three_and_may_so_survive_a_volley() -> None:
    t = scene(seat(hand=SPARE, in_play="howitzer-9S"), seat(life=1), seat("greg-digger", life=1)).play("howitzer-9S")
    assert t.out(1) and t.winners is None and t.life(2) == 2


@pytest.mark.rule("classic.three.goals", "dodge.vera-custer")
def test_the_last_two_can_only_copy_each_other() -> None:
    t = scene(seat("vera-custer", hand=SPARE), seat("pixie-pete"), seat(life=0), phase="draw")
    assert t.player(0)["ability"] == "pixie-pete" and len(t.hand(0)) == 4


# -- eight players ---------------------------------------------------------------------------------------------------

CAST = ["deputy", "deputy", "outlaw", "outlaw", "outlaw", "renegade", "renegade", "sheriff"]


def eight(*roles: str, life: dict[int, int] | None = None, **mine: str) -> Table:
    """Eight players in these roles; the first has the turn and these cards; who is named in `life` has so much."""
    lives = life or {}
    seats = [seat(role=role, life=lives.get(at), **(mine if at == 0 else {})) for at, role in enumerate(roles)]
    return scene(*seats)


@pytest.mark.rule("dodge.players")
def test_eight_play_a_sheriff_two_deputies_three_outlaws_and_two_renegades() -> None:
    for seed in range(5):
        game = sixgun.new_game("classic", players=8, seed=seed, sets=SETS.split())
        assert sorted([str(player["role"]) for player in game.position()["players"]]) == CAST  # type: ignore[attr-defined]


@pytest.mark.rule("dodge.players")
def test_eight_need_dodge_city_and_nine_are_too_many() -> None:
    with pytest.raises(sixgun.BadData):
        sixgun.new_game("classic", players=8)
    with pytest.raises(sixgun.BadData):
        sixgun.new_game("classic", players=9, sets=SETS.split())


@pytest.mark.rule("dodge.players", "classic.setup.secrecy")
def test_only_the_sheriff_is_known_among_eight() -> None:
    view = sixgun.new_game("classic", players=8, seed=2, sets=SETS.split()).view(None).to_dict()
    assert sorted([player["role"] for player in view["players"]]) == ["sheriff", *["unknown"] * 7]


DEAD_OUTLAWS = ("sheriff", "renegade", "renegade", "outlaw", "outlaw", "outlaw", "deputy", "deputy")


@pytest.mark.rule("dodge.players", "classic.end.law")
def test_one_renegade_alive_keeps_the_game_open_for_the_law() -> None:
    t = eight(*DEAD_OUTLAWS, life={1: 1, 3: 0, 4: 0, 5: 0}, hand=f"bang-AS {SPARE}").play("bang-AS", at=1)
    assert t.out(1) and t.winners is None


@pytest.mark.rule("dodge.players", "classic.end.law")
def test_the_law_wins_when_all_outlaws_and_both_renegades_are_out() -> None:
    t = eight(*DEAD_OUTLAWS, life={1: 1, 2: 0, 3: 0, 4: 0, 5: 0, 7: 0}, hand=f"bang-AS {SPARE}").play("bang-AS", at=1)
    assert t.winners == ("law", (0, 6, 7))


RENEGADE_FIRST = ("renegade", "sheriff", "renegade", "outlaw", "outlaw", "outlaw", "deputy", "deputy")


@pytest.mark.rule("dodge.players", "classic.end.sheriff-dead")
def test_a_renegade_wins_only_as_the_last_alive() -> None:
    gone = {3: 0, 4: 0, 5: 0, 6: 0, 7: 0}
    t = eight(*RENEGADE_FIRST, life={**gone, 1: 1, 2: 0}, hand=f"bang-AS {SPARE}").play("bang-AS", at=1)
    assert t.winners == ("renegade", (0,))


@pytest.mark.rule("dodge.players", "classic.end.sheriff-dead")
def test_with_both_renegades_alive_the_sheriffs_death_wins_the_game_for_the_outlaws() -> None:
    gone = {3: 0, 4: 0, 5: 0, 6: 0, 7: 0}
    t = eight(*RENEGADE_FIRST, life={**gone, 1: 1}, hand=f"bang-AS {SPARE}").play("bang-AS", at=1)
    assert t.winners == ("outlaws", (3, 4, 5))


@pytest.mark.rule("dodge.players", "classic.death.reward")
def test_a_dead_renegade_brings_no_reward() -> None:
    t = eight(*RENEGADE_FIRST, life={7: 1}, hand=f"bang-AS {SPARE}")
    assert t.play("bang-AS", at=7).hand(0) == [SPARE]
    t = eight("renegade", "renegade", *RENEGADE_FIRST[3:], "sheriff", life={1: 1}, hand=f"bang-AS {SPARE}")
    assert t.play("bang-AS", at=1).hand(0) == [SPARE]


@pytest.mark.rule("dodge.players", "classic.distance.seats")
def test_among_eight_the_one_across_is_four_seats_away() -> None:
    t = scene(seat(hand=f"bang-AS {SPARE}", in_play="carabine-5S"), *crowd(7))
    assert offered(t, "bang-AS") == [f"play-at bang-AS {at}" for at in range(1, 8)]
    t = scene(seat(hand=f"bang-AS {SPARE}", in_play="remington-6D"), *crowd(7))
    assert t.refused("play-at bang-AS 4") == "too-far"


@pytest.mark.rule("dodge.players", "classic.general-store")
def test_a_general_store_for_eight_has_eight_cards() -> None:
    t = scene(seat(hand=f"general-store-AS {SPARE}"), *crowd(7)).play("general-store-AS")
    for picker in range(7):
        assert t.asked == (picker, "store") and len(t.options) == 8 - picker
        t.do(t.options[0])
    assert len(t.hand(7)) == 1 and t.asked == (0, "play")


@pytest.mark.rule("dodge.players", "dodge.howitzer")
def test_a_howitzer_among_eight_hits_seven() -> None:
    t = scene(seat(hand=SPARE, in_play="howitzer-9S"), *crowd(7)).play("howitzer-9S")
    assert [event["seat"] for event in t.happened("lost")] == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.rule("dodge.players", "dodge.vera-custer")
def test_among_eight_vera_may_copy_seven() -> None:
    t = scene(vera("willy", hand=SPARE), *crowd(7), phase="draw")
    assert sorted(t.options) == [f"copy {at}" for at in range(1, 8)]
