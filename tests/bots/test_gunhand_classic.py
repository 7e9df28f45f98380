"""Gunhand at the classic game: what it does with its cards, against whom, and how it answers."""

from __future__ import annotations

import pytest

import sixgun
from sixgun.arena.bench import compiled
from sixgun.arena.loop import play_game
from sixgun.arena.strength import wins_as
from sixgun.family.roles import ROLE_DEALT
from sixgun.games.classic import events
from tests.classic.kit import Table, crowd, seat, table

GAMES = 60 if compiled() else 40
BANGS = "bang-4D bang-5D bang-6D bang-7D bang-8D"
ROLES = ("sheriff", "deputy", "outlaw", "renegade")


def says(t: Table, *events: sixgun.Event) -> str:
    """What a gunhand who has seen some events does."""
    decision = t.game.decision
    assert decision is not None
    bot = sixgun.make_bot("gunhand", "classic", sixgun.rng(1))
    for event in events:
        bot.on_event(event)
    return bot.choose(t.game.view(int(decision.seat))).text


def shots_at_sheriff(by: int, sheriff: int) -> list[sixgun.Event]:
    """Everybody knows the Sheriff, and saw somebody shoot them."""
    seats = [seat() for _ in range(5)]
    seats[by] = seat(role="outlaw", hand="bang-AS", in_play="winchester-8S")
    seats[sheriff] = seat(role="sheriff")
    t = table(*seats, active=by).play("bang-AS", at=sheriff)
    return [sixgun.Event(ROLE_DEALT, -1, sheriff, 0), *t.game.events]


# -- strength and honesty ------------------------------------------------------------------------------------------


@pytest.mark.many
@pytest.mark.parametrize("role", ROLES)
def test_he_beats_greenhorns_in_every_role_by_a_wide_margin(role: str) -> None:
    bots = ("gunhand", "greenhorn")
    among_greenhorns = [wins_as(role, bot, "greenhorn", "classic", 5, GAMES) for bot in bots]
    among_gunhands = [wins_as(role, bot, "gunhand", "classic", 5, 2 * GAMES) for bot in bots]
    assert among_greenhorns[0] > among_greenhorns[1] + GAMES // 8
    assert 2 * among_gunhands[0] > 3 * among_gunhands[1] + 4


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_he_plays_by_the_rules_to_the_end(players: int) -> None:
    for seed in range(8):
        state = sixgun.new_game("classic", players=players, seed=seed, always_ask=seed % 2 == 0).state
        play_game(state, [sixgun.make_bot("gunhand", "classic", sixgun.rng(at)) for at in range(players)])
        assert state.outcome is not None


def test_it_decides_the_same_whatever_it_cannot_know() -> None:
    for seed in range(3):
        game = sixgun.new_game("classic", players=5, seed=seed)
        rng = sixgun.rng(seed)
        while game.decision:
            mine = int(game.decision.seat)
            bot = sixgun.make_bot("gunhand", "classic", sixgun.rng(1))
            for event in game.seen_by(mine):
                bot.on_event(event)
            other = game.view(mine).sample(rng)
            assert other.decision is not None
            chosen = bot.choose(game.view(mine))
            assert chosen == bot.choose(other.view(mine))
            game.apply(chosen)


# -- whom it attacks -----------------------------------------------------------------------------------------------


def test_an_outlaw_shoots_the_sheriff_in_range() -> None:
    t = table(seat(role="outlaw", hand="bang-AS"), seat(role="sheriff"), *crowd(2))
    assert says(t) == "play-at bang-AS 1"


def test_a_deputy_shoots_anybody_but_the_sheriff() -> None:
    deputy, sheriff = seat(role="deputy", hand="bang-AS"), seat(role="sheriff")
    assert says(table(deputy, sheriff, *crowd(3))) == "play-at bang-AS 4"
    assert says(table(deputy, sheriff, *crowd(2), seat(in_play="mustang-8H"))) == "end"


def test_a_renegade_spares_the_sheriff_while_others_live() -> None:
    renegade, sheriff = seat(role="renegade", hand="bang-AS"), seat(role="sheriff", life=1)
    assert says(table(renegade, sheriff, seat(), seat())) == "play-at bang-AS 3"
    assert says(table(renegade, sheriff, seat(), seat(in_play="mustang-8H"))) == "end"
    assert says(table(renegade, sheriff, seat(life=0), seat(life=0))) == "play-at bang-AS 1"


def test_the_sheriff_strikes_back_at_who_shot_him() -> None:
    t = table(seat(role="sheriff", hand="bang-2C"), *crowd(4))
    for enemy in (1, 4):
        assert says(t, *shots_at_sheriff(enemy, 0)) == f"play-at bang-2C {enemy}"


def test_the_sheriff_jails_and_robs_who_shot_him() -> None:
    enemy = seat(in_play="barrel-QS", hand="bang-7D beer-8H")
    t = table(seat(role="sheriff", hand="jail-JS"), seat(), enemy, *crowd(2))
    assert says(t, *shots_at_sheriff(2, 0)) == "play-at jail-JS 2"
    t = table(seat(role="sheriff", hand="cat-balou-KH"), seat(hand="bang-8D"), enemy, *crowd(2))
    assert says(t, *shots_at_sheriff(2, 0)) == "play-card cat-balou-KH 2 barrel-QS"


def test_an_outlaw_spares_another_who_shot_the_sheriff() -> None:
    me = seat(role="outlaw", hand="bang-2C duel-QD jail-JS panic-JH")
    t = table(me, seat(hand="beer-8H"), seat(role="sheriff", in_play="mustang-8H", hand=BANGS), *crowd(2))
    assert not says(t, *shots_at_sheriff(1, 2)).endswith(" 1")


def test_who_shoots_a_friend_of_the_sheriff_is_suspect_too() -> None:
    bot = sixgun.make_bot("gunhand", "classic", sixgun.rng(1))
    notes = shots_at_sheriff(1, 0)
    shot = next(note for note in notes if note.name == "played")
    for by, target in ((1, 0), (2, 1), (2, 1), (3, 2), (3, 2)):
        bot.on_event(sixgun.Event(ROLE_DEALT, -1, 0, 0))
        bot.on_event(sixgun.Event(events.PLAYED, -1, by, int(shot.b), target))
    t = table(seat(role="sheriff", hand="duel-QD bang-2C"), *crowd(3), seat())
    assert t.game.decision is not None
    assert bot.choose(t.game.view(0)).text in {"play-at duel-QD 1", "play-at duel-QD 3"}


def test_gatling_and_indians_wait_while_they_hurt_the_weak_sheriff() -> None:
    for hand in ("gatling-TH", "indians-KD"):
        deputy = seat(role="deputy", hand=hand)
        assert says(table(deputy, seat(role="sheriff", life=1), *crowd(3))) == "end"
        assert says(table(deputy, seat(role="sheriff"), seat("jourdonnais"), *crowd(2))) == f"play {hand}"


# -- what it plays for itself -------------------------------------------------------------------------------------


def test_he_puts_equipment_in_play_at_once() -> None:
    cards = "mustang-8H scope-AS barrel-QS schofield-JC volcanic-TS stagecoach-9S wells-fargo-3H"
    for card in cards.split():
        assert says(table(seat(role="sheriff", hand=f"{card} bang-2C"), *crowd(3))) == f"play {card}"


def test_he_changes_weapons_for_reach_or_for_many_shots() -> None:
    def with_weapon(old: str, hand: str) -> str:
        return says(table(seat("sid-ketchum", "sheriff", hand=hand, in_play=old), *crowd(3), bangs=1))

    assert with_weapon("schofield-JC", "winchester-8S") == "play winchester-8S"
    assert with_weapon("winchester-8S", "schofield-JC") == "end"
    assert with_weapon("winchester-8S", "volcanic-TS bang-2C") == "end"
    assert with_weapon("winchester-8S", "volcanic-TS bang-2C bang-3C") == "play volcanic-TS"
    assert with_weapon("volcanic-TS", "winchester-8S") == "play winchester-8S"
    far = [seat(in_play="mustang-8H"), seat(), seat(in_play="mustang-9H")]
    armed = seat("sid-ketchum", "sheriff", hand="volcanic-TS bang-2C bang-3C", in_play="winchester-8S")
    assert says(table(armed, *far, bangs=1)) == "end"


def test_it_drinks_when_it_is_hurt_and_that_helps() -> None:
    assert says(table(seat(hand="beer-6H", life=2), *crowd(3))) == "play beer-6H"
    assert says(table(seat(hand="beer-6H"), *crowd(3))) == "end"
    last = (seat(life=0), seat(life=0))
    assert says(table(seat(role="renegade", hand="beer-6H", life=2), seat(role="sheriff"), *last)) == "end"


def test_it_opens_the_saloon_for_itself_but_not_for_enemies() -> None:
    assert says(table(seat(hand="saloon-5H", life=1), *crowd(3))) == "play saloon-5H"
    hurt = [seat(life=1) for _ in range(3)]
    assert says(table(seat(role="sheriff", hand="saloon-5H"), *hurt)) == "end"


def test_it_duels_only_when_it_holds_enough() -> None:
    full = seat(role="sheriff", hand=BANGS)
    others = [seat(role="outlaw"), seat(role="renegade")]
    assert says(table(seat(role="outlaw", hand="duel-QD"), full, *others)) == "end"
    assert says(table(seat(role="outlaw", hand="duel-QD bang-2C bang-3C"), full, *others)) == "play-at duel-QD 1"
    assert says(table(seat(role="outlaw", hand="duel-QD"), seat(role="sheriff"), *others)) == "play-at duel-QD 1"


def test_he_lights_dynamite_when_others_have_more_to_lose() -> None:
    assert says(table(seat(role="outlaw", hand="dynamite-2H"), seat(role="sheriff"), *crowd(2))) == "end"
    assert says(table(seat("lucky-duke", "sheriff", hand="dynamite-2H"), *crowd(3))) == "play dynamite-2H"


def test_he_opens_a_general_store_and_takes_the_best() -> None:
    t = table(seat(hand="general-store-9C"), *crowd(3), top="dynamite-2H barrel-QS bang-2C scope-AS")
    assert says(t) == "play general-store-9C"
    assert says(t.play("general-store-9C")) == "pick barrel-QS"


def test_janet_fires_a_missed_only_when_another_is_left() -> None:
    sheriff, others = seat(role="sheriff"), crowd(2)
    assert says(table(seat("calamity-janet", "outlaw", hand="missed-TC"), sheriff, *others)) == "end"
    both = seat("calamity-janet", "outlaw", hand="missed-TC missed-JC")
    assert says(table(both, sheriff, *others)) == "play-at missed-TC 1"


# -- what it throws away -------------------------------------------------------------------------------------------


def test_he_keeps_missed_and_beer() -> None:
    hurt = seat(life=2, hand="missed-TC bang-2C beer-6H bang-3C")
    t = table(hurt, *crowd(3), phase="discard")
    t.do(says(t))
    t.do(says(t))
    assert sorted(t.hand(0)) == ["beer-6H", "missed-TC"]


def test_it_throws_away_what_it_cannot_use_first() -> None:
    copy = seat(life=1, hand="bang-2C barrel-KS", in_play="barrel-QS")
    assert says(table(copy, *crowd(3), phase="discard")) == "discard barrel-KS"
    short = seat(life=1, hand="bang-2C schofield-JC", in_play="winchester-8S")
    assert says(table(short, *crowd(3), phase="discard")) == "discard schofield-JC"


# -- how it answers ------------------------------------------------------------------------------------------------


def test_barrel_comes_before_missed() -> None:
    t = table(seat(hand="bang-AS"), seat(hand="missed-TC", in_play="barrel-QS"), *crowd(2), top="bang-2C")
    t.play("bang-AS", at=1)
    assert says(t) == "barrel"
    assert says(t.barrel()) == "answer missed-TC"


def test_one_missed_is_not_wasted_on_slab() -> None:
    slab = seat("slab", hand="bang-AS")
    assert says(table(slab, seat(hand="missed-TC"), *crowd(2)).play("bang-AS", at=1)) == "pass"
    assert says(table(slab, seat(hand="missed-TC missed-JC"), *crowd(2)).play("bang-AS", at=1)) == "answer missed-TC"


def test_he_gives_a_bang_to_the_indians() -> None:
    t = table(seat(hand="indians-KD"), seat(hand="bang-AS"), *crowd(2)).play("indians-KD")
    assert says(t) == "answer bang-AS"


def test_in_a_duel_it_answers_enemies_and_yields_to_friends() -> None:
    t = table(seat(role="outlaw", hand="duel-QD"), seat(role="sheriff", hand="bang-AS"), *crowd(2))
    assert says(t.play("duel-QD", at=1)) == "answer bang-AS"
    t = table(seat(role="sheriff", hand="duel-QD"), seat(role="deputy", hand="bang-AS"), *crowd(3))
    assert says(t.play("duel-QD", at=1)) == "pass"


def test_he_drinks_at_the_brink() -> None:
    t = table(seat(hand="bang-AS"), seat(life=1, hand="beer-6H"), *crowd(2)).play("bang-AS", at=1)
    assert t.asked == (1, "brink")
    assert says(t) == "drink beer-6H"


# -- characters ----------------------------------------------------------------------------------------------------


def test_lucky_duke_chooses_the_card_that_helps() -> None:
    t = table(seat("lucky-duke", "outlaw", in_play="jail-TS"), *crowd(3), phase="begin", top="bang-AS bang-QH")
    assert says(t) == "choose bang-QH"
    t = table(seat("lucky-duke", in_play="dynamite-2H"), *crowd(3), phase="begin", top="missed-5S bang-2C")
    assert says(t) == "choose bang-2C"


def test_kit_carlson_puts_back_the_least_useful() -> None:
    t = table(seat("kit-carlson"), *crowd(3), phase="draw", top="missed-TC dynamite-2H barrel-QS")
    assert says(t) == "put-back dynamite-2H"


def test_jesse_jones_takes_from_enemies() -> None:
    t = table(seat("jesse-jones", "deputy"), seat(role="sheriff", hand="bang-AS"), *crowd(3), phase="draw")
    assert says(t) == "draw"
    enemy = seat(hand="bang-2C")
    t = table(seat("jesse-jones", "deputy"), seat(role="sheriff", hand="bang-AS"), enemy, *crowd(2), phase="draw")
    assert says(t) == "draw-from 2"


def test_pedro_takes_what_is_valuable_from_the_discard_pile() -> None:
    t = table(seat("pedro-ramirez"), *crowd(3), phase="draw", discard="barrel-QS")
    assert says(t) == "draw-discard"
    t = table(seat("pedro-ramirez"), *crowd(3), phase="draw", discard="dynamite-2H")
    assert says(t) == "draw"


def test_sid_heals_with_his_worst_two_when_he_is_low() -> None:
    sid = seat("sid-ketchum", life=1, hand="missed-TC dynamite-2H bang-2C", in_play="volcanic-TS")
    assert says(table(sid, *crowd(3), bangs=1)).startswith("heal dynamite-2H bang-2C")
    shot = table(seat(hand="bang-AS"), seat("sid-ketchum", life=1, hand="bang-2C bang-3C"), *crowd(2))
    assert says(shot.play("bang-AS", at=1)) == "heal bang-2C bang-3C"
    sid = seat("sid-ketchum", life=3, hand="missed-TC bang-2C missed-JC bang-3C")
    assert says(table(sid, *crowd(3), bangs=1)) == "end"
    assert says(table(sid, *crowd(3), phase="discard")) == "heal bang-2C bang-3C"
