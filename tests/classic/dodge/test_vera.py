"""Vera Custer with the abilities of others: chosen before she draws, hers until her next turn."""

import pytest

import sixgun
from tests.classic.dodge.kit import SPARE, crowd, dodge, seat
from tests.classic.kit import Table

VERA = "vera-custer"


def copying(who: str, hand: str = SPARE, life: int = 2, **more: object) -> Table:
    """Vera, an Outlaw, has copied the one to her left."""
    vera = seat(VERA, role="outlaw", life=life, hand=hand, in_play=str(more.pop("in_play", "")))
    t = dodge(vera, seat(who, role="renegade"), seat("slab", role="sheriff"), *crowd(1), phase="draw", **more)
    return t.do("copy 1")


@pytest.mark.rule("dodge.vera-custer")
def test_vera_chooses_another_living_character_before_she_draws() -> None:
    t = dodge(seat(VERA, hand=SPARE), seat("willy"), seat(life=0), *crowd(2), phase="draw")
    assert t.asked == (0, "vera") and t.options == ["copy 1", "copy 3", "copy 4"] and t.hand(0) == [SPARE]
    assert t.refused("copy 0") == "self" and t.refused("copy 2") == "dead" and t.refused("copy 7") == "no-target"


@pytest.mark.rule("dodge.vera-custer")
def test_positions_and_views_tell_whose_ability_she_has() -> None:
    t = copying("willy")
    assert t.player(0)["ability"] == t.player(0, viewer=2)["ability"] == "willy"
    assert sixgun.load(t.game.position()).state == t.game.state
    assert t.happened("copied") == [{"seat": 0, "target": 1}]


@pytest.mark.rule("dodge.vera-custer", "classic.willy")
def test_vera_as_willy() -> None:
    t = copying("willy", hand=f"bang-8S bang-KC {SPARE}").play("bang-8S", at=1)
    assert t.play("bang-KC", at=1).life(1) == 2


@pytest.mark.rule("dodge.vera-custer", "classic.black-jack")
def test_vera_as_black_jack() -> None:
    assert len(copying("black-jack", top="bang-8S bang-8D").hand(0)) == 4


@pytest.mark.rule("dodge.vera-custer", "classic.kit-carlson")
def test_vera_as_kit_carlson() -> None:
    t = copying("kit-carlson", top="bang-8S bang-8D beer-6S")
    assert t.asked == (0, "kit") and t.do("put-back bang-8D").hand(0) == [SPARE, "bang-8S", "beer-6S"]


@pytest.mark.rule("dodge.vera-custer", "classic.jesse-jones")
def test_vera_as_jesse_jones() -> None:
    vera = seat(VERA, hand=SPARE)
    t = dodge(vera, seat("jesse-jones", hand="bang-8S"), *crowd(2), phase="draw", top="beer-6S").do(
        "copy 1", "draw-from 1"
    )
    assert t.hand(0) == [SPARE, "bang-8S", "beer-6S"]


@pytest.mark.rule("dodge.vera-custer", "classic.pedro-ramirez")
def test_vera_as_pedro_ramirez() -> None:
    t = copying("pedro-ramirez", discard="beer-6S", top="bang-8S").do("draw-discard")
    assert t.hand(0) == [SPARE, "beer-6S", "bang-8S"]


@pytest.mark.rule("dodge.vera-custer", "classic.sid-ketchum")
def test_vera_as_sid_ketchum() -> None:
    t = copying("sid-ketchum", top="bang-8S bang-8D").do("heal bang-8S bang-8D")
    assert t.life(0) == 3


@pytest.mark.rule("dodge.vera-custer", "classic.sid-ketchum")
def test_vera_as_sid_ketchum_heals_out_of_turn() -> None:
    t = copying("sid-ketchum", hand=SPARE, life=1, top="beer-6S missed-TC").end()
    assert t.asked == (0, "discard")
    t = dodge(
        seat("slab", hand="punch-TS beer-9H"), seat(VERA, role="outlaw", life=1, hand="bang-8S bang-8D"), *crowd(2)
    )
    scene = t.game.position()
    scene["players"][1]["ability"] = "sid-ketchum"  # type: ignore[index]
    t = Table(sixgun.load(scene)).play("punch-TS", at=1).do("heal bang-8S bang-8D")
    assert t.life(1) == 1 and t.asked == (0, "play")


@pytest.mark.rule("dodge.vera-custer", "classic.suzy")
def test_vera_as_suzy_with_no_card_draws_before_phase_1() -> None:
    suzy = seat("suzy-lafayette", hand="missed-TC")
    t = dodge(seat(VERA), suzy, *crowd(2), phase="draw", top="bang-8S bang-8D beer-6S").do("copy 1")
    assert t.hand(0) == ["bang-8S", "bang-8D", "beer-6S"]


@pytest.mark.rule("dodge.vera-custer", "classic.suzy")
def test_vera_as_suzy_never_has_an_empty_hand() -> None:
    t = copying("suzy-lafayette", top="missed-TC missed-JC bang-8S").play(SPARE).end()
    while t.turn_of == 0:
        t.do(t.options[0])
    assert len(t.hand(0)) > 0


@pytest.mark.rule("dodge.vera-custer", "classic.slab")
def test_vera_as_slab() -> None:
    t = dodge(seat(VERA, hand=f"bang-8S {SPARE}"), seat("slab", hand="missed-TC"), *crowd(2), phase="draw").do("copy 1")
    assert t.play("bang-8S", at=1).question["needed"] == 2


@pytest.mark.rule("dodge.vera-custer", "classic.rose-doolan", "classic.paul-regret", "classic.jourdonnais")
def test_vera_as_those_who_see_are_seen_and_hide() -> None:
    t = copying("rose-doolan", hand=f"bang-8S {SPARE}")
    assert "play-at bang-8S 2" in t.options
    t = copying("paul-regret")
    assert t.game.view(1).to_dict()["players"][0]["distance"] == 2
    scene = dodge(seat("slab", hand=f"bang-8S {SPARE}"), seat(VERA), *crowd(2)).game.position()
    scene["players"][1]["ability"] = "jourdonnais"  # type: ignore[index]
    assert Table(sixgun.load(scene)).play("bang-8S", at=1).options == ["pass", "barrel"]


@pytest.mark.rule("dodge.vera-custer", "classic.calamity-janet")
def test_vera_as_calamity_janet() -> None:
    assert "play-at missed-TC 1" in copying("calamity-janet", hand=f"missed-TC {SPARE}").options


@pytest.mark.rule("dodge.vera-custer", "classic.bart-cassidy")
def test_vera_as_bart_cassidy_in_a_duel() -> None:
    t = dodge(
        seat(VERA, role="outlaw", hand=f"duel-8C {SPARE}"),
        seat("bart-cassidy", hand="bang-KC"),
        *crowd(2),
        phase="draw",
    )
    t.do("copy 1").play("duel-8C", at=1).answer("bang-KC")
    while t.asked[1] == "duel":
        t.let()
    assert t.life(0) == 2 and len(t.hand(0)) == 4


@pytest.mark.rule("dodge.vera-custer", "dodge.bill-noface", "dodge.pixie-pete")
@pytest.mark.parametrize(("who", "cards"), [("bill-noface", 3), ("pixie-pete", 4)])
def test_vera_draws_like_the_one_she_copies(who: str, cards: int) -> None:
    assert len(copying(who).hand(0)) == cards


@pytest.mark.rule("dodge.vera-custer", "dodge.pat-brennan")
def test_vera_as_pat_brennan() -> None:
    t = copying("pat-brennan", in_play="knife-8H")
    assert t.asked == (0, "pat") and "draw-card knife-8H 0" in t.options


@pytest.mark.rule("dodge.vera-custer", "dodge.chuck-wengam", "dodge.jose-delgado", "dodge.doc-holyday")
@pytest.mark.parametrize(
    ("who", "action"), [("chuck-wengam", "bleed"), ("jose-delgado", "trade barrel-AC"), ("doc-holyday", "fire 1")]
)
def test_vera_acts_like_the_one_she_copies(who: str, action: str) -> None:
    assert action in copying(who, hand=f"barrel-AC {SPARE}").options


@pytest.mark.rule("dodge.vera-custer", "dodge.belle-star")
def test_vera_as_belle_star() -> None:
    target = seat("belle-star", in_play="mustang-5H barrel-AC")
    t = dodge(seat(VERA, hand=f"bang-8S {SPARE}"), target, *crowd(2), phase="draw").do("copy 1")
    assert t.play("bang-8S", at=1).life(1) == 3


@pytest.mark.rule("dodge.vera-custer")
def test_the_copy_lasts_until_her_next_turn() -> None:
    t = copying("willy").end()
    while t.asked[1] != "vera":
        assert t.player(0)["ability"] == "willy"
        t.do(t.options[0])
    assert t.asked == (0, "vera") and "ability" not in t.player(0)


@pytest.mark.rule("dodge.vera-custer", "classic.jail")
def test_jail_leaves_vera_without_an_ability() -> None:
    scene = dodge(
        *[seat("slab", hand=SPARE), seat(VERA, role="outlaw", in_play="jail-JS"), *crowd(2)],
        top="missed-TC missed-JC missed-QC",
    ).game.position()
    scene["players"][1]["ability"] = "willy"  # type: ignore[index]
    t = Table(sixgun.load(scene)).end()
    while t.turn_of == 1:
        t.do(t.options[0])
    assert t.happened("jailed") == [{"seat": 1}] and "ability" not in t.player(1)


@pytest.mark.rule("dodge.vera-custer", "classic.jail", "classic.lucky-duke")
def test_what_she_copied_before_still_works_for_jail() -> None:
    scene = dodge(
        *[seat("slab", hand=SPARE), seat(VERA, role="outlaw", in_play="jail-JS"), *crowd(2)],
        top="missed-TC beer-6H",
    ).game.position()
    scene["players"][1]["ability"] = "lucky-duke"  # type: ignore[index]
    t = Table(sixgun.load(scene)).end()
    assert t.asked == (1, "duke") and t.do("choose beer-6H").asked == (1, "vera")


@pytest.mark.rule("dodge.vera-custer")
def test_who_is_copied_may_die() -> None:
    t = copying("greg-digger", hand=f"punch-TS {SPARE}", life=1)
    scene = t.game.position()
    scene["players"][1]["life"] = 1  # type: ignore[index]
    t = Table(sixgun.load(scene)).play("punch-TS", at=1)
    assert t.out(1) and t.life(0) == 3 and t.player(0)["ability"] == "greg-digger"


@pytest.mark.rule("dodge.vera-custer", "classic.forced")
def test_with_two_left_vera_has_no_choice() -> None:
    t = dodge(seat(VERA, hand=SPARE), seat("willy", role="renegade"), seat(life=0), seat(life=0), phase="draw")
    assert t.asked == (0, "play") and t.player(0)["ability"] == "willy"


# -- Vulture Sam twice -----------------------------------------------------------------------------------------------


def two_looters(vera_at: int, hand: str = "", in_play: str = "") -> Table:
    """Seat 0 brings down seat 2; Sam and Vera, who has his ability, sit at 1 and 3, or the other way round."""
    people = ["slab", "vulture-sam", "willy", "vulture-sam"]
    people[vera_at] = VERA
    seats = [seat(name, hand=f"springfield-KS beer-9H {SPARE}" if at == 0 else "") for at, name in enumerate(people)]
    seats[2] = seat("willy", role="renegade", life=1, hand=hand, in_play=in_play)
    scene = dodge(*seats, *crowd(1)).game.position()
    scene["players"][vera_at]["ability"] = "vulture-sam"  # type: ignore[index]
    return Table(sixgun.load(scene)).do("play-at springfield-KS 2 beer-9H")


@pytest.mark.rule("dodge.vera-custer.loot", "classic.vulture-sam")
@pytest.mark.parametrize("vera_at", [1, 3])
def test_the_nearer_to_the_left_of_the_dead_begins(vera_at: int) -> None:
    t = two_looters(vera_at, in_play="mustang-5H knife-8H scope-AS")
    assert t.hand(3) == ["mustang-5H", "scope-AS"] and t.hand(1) == ["knife-8H"]


@pytest.mark.rule("dodge.vera-custer.loot")
def test_hand_cards_come_first_and_then_those_in_play() -> None:
    t = two_looters(1, hand="bang-8S bang-8D bang-KC", in_play="mustang-5H")
    assert len(t.hand(3)) == 2 and len(t.hand(1)) == 2 and "mustang-5H" in t.hand(1)
    assert {*t.hand(1), *t.hand(3)} == {"bang-8S", "bang-8D", "bang-KC", "mustang-5H"}
    assert t.happened("looted") == [{"seat": 2, "cards": 2, "by": 3}, {"seat": 2, "cards": 2, "by": 1}]


@pytest.mark.rule("dodge.vera-custer.loot", "classic.hidden")
def test_only_who_gets_and_who_had_a_hand_card_knows_it() -> None:
    t = two_looters(1, hand="bang-8S bang-8D")
    assert t.told(0, 3) == ["hidden"] and t.told(1, 3) == ["hidden"] and t.told(2, 3) == t.hand(3) == t.told(3, 3)


@pytest.mark.rule("dodge.vera-custer.loot")
def test_vera_alone_takes_all() -> None:
    sam = seat("vulture-sam", role="renegade", life=1, hand="bang-8S")
    scene = dodge(
        seat("slab", hand=f"springfield-KS beer-9H {SPARE}"), seat(VERA, role="outlaw"), sam, *crowd(2)
    ).game.position()
    scene["players"][1]["ability"] = "vulture-sam"  # type: ignore[index]
    assert Table(sixgun.load(scene)).do("play-at springfield-KS 2 beer-9H").hand(1) == ["bang-8S"]
