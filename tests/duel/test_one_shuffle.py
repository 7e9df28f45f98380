"""No turn goes on for ever: the discard pile becomes a deck once in a turn."""

import random

import pytest

import sixgun
from tests.duel.kit import everything_but, law, outlaws, position, table


@pytest.mark.rule("duel.turn.one-shuffle", "duel.wagon")
def test_a_wagon_draws_itself_once_but_not_twice() -> None:
    t = table(law("jango", "bart-masterson", hand="wagon-l1"), outlaws("cattle-katie", hand=everything_but("wagon-l1")))
    assert t.play("wagon-l1").hand(0) == ["wagon-l1"]
    assert t.play("wagon-l1").hand(0) == [] and t.pile("discard") == ["wagon-l1"]


@pytest.mark.rule("duel.turn.one-shuffle", "duel.turn.phases")
def test_the_discards_are_shuffled_when_the_next_turn_begins() -> None:
    katie = outlaws("cattle-katie", hand=everything_but("wagon-l1"))
    t = table(law("jango", "bart-masterson", hand="wagon-l1"), katie).play("wagon-l1").play("wagon-l1").end()
    assert t.story("turn", "reshuffled", "drew")[-3:] == ["turn", "reshuffled", "drew"] and "wagon-l1" in t.hand(1)


@pytest.mark.rule("duel.turn.one-shuffle")
def test_a_turn_loaded_after_its_shuffle_has_no_other() -> None:
    t = table(law("jango", "bart-masterson", hand="wagon-l1"), outlaws("cattle-katie", hand=everything_but("wagon-l1")))
    t.play("wagon-l1")
    again = sixgun.load(t.game.position())
    again.apply("play wagon-l1")
    assert again.position()["discard"] == ["wagon-l1"] and again.position()["shuffled"] is True


LOOPS = "wagon-l1 wagon-l2 wagon-o1 general-store-l1 general-store-o1 water-l1 water-l2 water-l3 clock-o1 scope-o1"


@pytest.mark.rule("duel.turn.one-shuffle", "duel.reload", "duel.soundance-kid")
@pytest.mark.parametrize("seed", range(3))
def test_a_turn_ends_even_if_its_player_never_ends_it_as_long_as_he_can_do_something(seed: int) -> None:
    kid = outlaws("babe-leroy", "soundance-kid", hand=LOOPS)
    state = sixgun.load(position(law("jango", hand=everything_but(LOOPS)), kid, active=1)).state
    rng, decisions = random.Random(seed), 0
    while not state.over and state.to_dict()["active"] == 1:
        state.play(rng.choice(list(state.legal[1:] if state.deciding == 1 and len(state.legal) > 1 else state.legal)))
        decisions += 1
    assert decisions < 200
