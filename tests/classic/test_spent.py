"""A card that comes back in the turn in which it was played is played three times at most, so that every turn ends."""

from __future__ import annotations

import pytest

import sixgun
from sixgun.games.classic import reasons
from tests.classic.kit import crowd, position, seat, table

SPARE = "beer-9H"
SPENT = reasons.SPENT


@pytest.mark.rule("classic.turn.spent", "classic.stagecoach", "classic.wells-fargo")
@pytest.mark.parametrize("card", ["stagecoach-9S", "wells-fargo-3H"])
def test_a_card_that_draws_itself_again_is_played_three_times_a_turn(card: str) -> None:
    t = table(seat(hand=f"{card} {SPARE}"), *crowd(3), deck="").play(card).play(card).play(card)
    assert card in t.hand(0) and t.refused(f"play {card}") == "spent"


@pytest.mark.rule("classic.turn.spent")
def test_it_may_be_played_in_the_next_turn() -> None:
    quiet = [seat("willy"), seat("jourdonnais"), seat("slab")]
    t = table(seat("bart-cassidy", hand=f"stagecoach-9S {SPARE}"), *quiet, deck="")
    t.play("stagecoach-9S").play("stagecoach-9S").play("stagecoach-9S").end()
    while t.turn_of != 0:
        t.do(next(text for text in t.options if text.split()[0] in ("end", "discard")))
    assert t.game.position()["played"] == [] and "play stagecoach-9S" in t.options


@pytest.mark.rule("classic.turn.spent", "classic.general-store")
def test_a_general_store_that_was_taken_from_itself_may_be_played_again() -> None:
    t = table(seat(hand=f"general-store-9C {SPARE}"), *crowd(3), deck="").play("general-store-9C")
    assert "play general-store-9C" in t.options


@pytest.mark.rule("classic.turn.spent", "classic.suzy")
@pytest.mark.parametrize("hand", ["beer-6H", "panic-JH"])
def test_suzys_last_card_is_not_played_for_ever(hand: str) -> None:
    suzy = seat("suzy-lafayette", hand=f"{hand} saloon-5H", in_play="volcanic-TS")
    t = table(suzy, seat("willy", hand="bang-2C"), *crowd(2), deck="").play("saloon-5H")
    played = 0
    while t.game.position()["turn"] == 0 and played < 100:
        t.do(t.options[-1])
        played += 1
    assert played < 100


@pytest.mark.rule("classic.turn.spent", "classic.turn.one-weapon", "classic.suzy")
def test_suzy_does_not_change_two_weapons_for_ever() -> None:
    t = table(seat("suzy-lafayette", hand="schofield-JC", in_play="volcanic-TS"), *crowd(3), deck="")
    for _ in range(3):
        t.play("schofield-JC").play("volcanic-TS")
    assert t.game.position()["turn"] != 0


@pytest.mark.rule("classic.turn.spent", "classic.panic", "classic.jail")
def test_a_jail_that_panic_takes_back_may_be_played_again_at_once() -> None:
    t = table(seat(hand=f"jail-4H panic-JH {SPARE}"), seat(), *crowd(3), top="bang-2C")
    t.play("jail-4H", at=1).play("panic-JH", at=1, taken="jail-4H").play("jail-4H", at=1)
    assert t.in_play(1) == ["jail-4H"]


@pytest.mark.rule("classic.turn.spent", "classic.duel")
def test_a_bang_that_came_back_may_answer_in_a_duel() -> None:
    hand = f"bang-2C stagecoach-9S duel-8C {SPARE}"
    t = table(seat(hand=hand), seat(hand="bang-3C"), *crowd(2), top="bang-4C", deck="")
    game = sixgun.load({**t.game.position(), "played": ["bang-2C"] * 3})
    assert game.why_not("play-at bang-2C 1") == sixgun.Reason(SPENT)
    game.apply("play-at duel-8C 1")
    game.apply("answer bang-3C")
    assert "answer bang-2C" in game.legal_actions.texts()


@pytest.mark.rule("classic.turn.spent")
def test_what_was_played_is_part_of_a_position() -> None:
    game = table(seat(hand=f"stagecoach-9S {SPARE}"), *crowd(3)).play("stagecoach-9S").game
    assert game.position()["played"] == ["stagecoach-9S"]
    assert sixgun.load(game.position()).position() == game.position()


@pytest.mark.rule("classic.turn.spent")
def test_a_position_of_older_rules_says_what_is_spent() -> None:
    position = table(seat(hand=f"stagecoach-9S {SPARE}"), *crowd(3)).game.position()
    old = {**{name: value for name, value in position.items() if name != "played"}, "spent": ["stagecoach-9S"]}
    assert sixgun.load(old).why_not("play stagecoach-9S") == sixgun.Reason(SPENT)


@pytest.mark.rule("classic.turn.spent")
@pytest.mark.parametrize("seed", range(6))
def test_a_turn_with_hardly_a_card_to_draw_ends_whatever_is_played(seed: int) -> None:
    cards = "stagecoach-9S wells-fargo-3H general-store-9C beer-6H volcanic-TS bang-2C bang-3C schofield-JC"
    scene = position(
        seat("suzy-lafayette", hand=cards), seat("el-gringo"), seat("bart-cassidy"), seat("sid-ketchum"), deck=""
    )
    game = sixgun.load({**scene, "seed": str(seed)})
    rng = sixgun.rng(seed)
    for _ in range(1000):
        decision = game.decision
        if decision is None or game.position()["turn"] != 0:
            return
        playing = [action for action in decision.actions if action.verb != "end"]
        game.apply(playing[rng.below(len(playing))] if playing else decision.actions[0])
    raise AssertionError("the turn has no end")
