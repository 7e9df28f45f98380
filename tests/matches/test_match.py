"""Who may decide what at a table, and what each hears of it."""

from __future__ import annotations

import pytest

import sixgun
from sixgun.matches.errors import NotYourDecision, StaleAction
from sixgun.matches.match import BotSeat, Match, Person, seat_people
from tests.classic import kit as classic
from tests.dice.kit import position, seat


def four(*people: int) -> Match:
    """A match of four in which the first seat rolls."""
    game = sixgun.load(position(*[seat() for _ in range(4)], rolls="BDDGG"))
    return Match(game, seat_people(4, list(people), ["greenhorn"]))


def test_bots_are_given_to_the_free_seats_in_turn() -> None:
    seats = seat_people(4, [1], ["greenhorn", "gunhand"])
    assert seats == [BotSeat("greenhorn"), Person(), BotSeat("gunhand"), BotSeat("greenhorn")]


def test_every_seat_must_be_somebodys() -> None:
    with pytest.raises(sixgun.BadData, match="seats"):
        Match(sixgun.new_game("dice", players=4, seed=1), [Person()])


def test_a_person_decides_for_their_seat_and_a_bot_for_its_own() -> None:
    match = four(0)
    assert match.deciding == 0 and match.person_decides and not match.bot_decides
    match.act(0, "stop", 0)
    match.act(1, "beer 0", 0)
    assert match.deciding == 1 and match.bot_decides and not match.person_decides
    assert match.bot_acts() and match.number == 3


def test_an_action_for_a_decision_that_has_passed_is_turned_away() -> None:
    match = four(0)
    match.act(0, "stop", 0)
    with pytest.raises(StaleAction, match="gone on"):
        match.act(0, "beer 0", 0)
    assert match.number == 1


def test_an_action_of_another_seat_is_turned_away_before_it_is_looked_at() -> None:
    match = four(0, 1)
    for action in ("stop", "nonsense"):
        with pytest.raises(NotYourDecision, match="Seat 2"):
            match.check(0, action, 1)


def test_an_illegal_action_is_turned_away_with_the_reason() -> None:
    match = four(0)
    with pytest.raises(sixgun.IllegalAction) as refused:
        match.act(0, "beer 0", 0)
    assert refused.value.reason.name == "not-now" and match.number == 0


def test_nobody_decides_when_the_game_is_over() -> None:
    match = four()
    while match.bot_decides:
        match.bot_acts()
    assert match.game.outcome and match.deciding is None and not match.person_decides
    with pytest.raises(NotYourDecision):
        match.act(match.number, "stop", 0)


@pytest.mark.parametrize("game", list(sixgun.GAMES))
def test_the_bots_of_a_match_that_was_left_go_on_alike(game: str) -> None:
    seats = [BotSeat("gunhand")] * sixgun.GAMES[game].usual_players
    match = Match(sixgun.new_game(game, seed=5), seats)
    for _ in range(20):
        match.bot_acts()
    again = Match(sixgun.load(match.game.record()), seats)
    for _ in range(20):
        match.bot_acts()
        again.bot_acts()
    assert again.game == match.game


def test_an_action_is_found_by_its_id() -> None:
    match = Match(sixgun.new_game("dice", players=4, seed=1), seat_people(4, [2], ["gunhand"]))
    assert match.legal(0, 0, 2).text == "stop" and match.legal(0, 31, 2).text == "roll 1,2,3,4,5"
    with pytest.raises(StaleAction):
        match.legal(1, 0, 2)
    with pytest.raises(NotYourDecision):
        match.legal(0, 0, 1)
    for wrong in (-1, 32):
        with pytest.raises(sixgun.BadData, match="id must be from 0 to 31"):
            match.legal(0, wrong, 2)


def test_a_match_does_not_change_the_game_it_was_made_from() -> None:
    game = sixgun.new_game("dice", players=4, seed=1)
    match = Match(game, [BotSeat("greenhorn")] * 4)
    match.bot_acts()
    assert game.history == []


def test_a_hint_weighs_every_action_without_doing_any() -> None:
    match = Match(sixgun.new_game("dice", players=4, seed=1), seat_people(4, [2], ["gunhand"]))
    advice = match.hint()
    assert match.number == 0 and len(advice) > 1
    assert set(advice[0]) == {"action", "chance", "error", "playouts"}
    assert match.game.decision is not None
    assert advice[0]["action"] in [action.to_dict() for action in match.game.decision.actions]


LUCKY = {"cat-balou-KH 1": False, "cat-balou-KH 2": True, "panic-JH 1": False}


@pytest.mark.parametrize("aim", list(LUCKY))
def test_an_action_is_foretold_unless_a_card_was_drawn_by_lot(aim: str) -> None:
    hands = ("missed-TC bang-2C", "")  # the first is hidden; of the second player only a Barrel can go
    others = [classic.seat(hand=hand, in_play="barrel-QS" if not hand else "") for hand in hands]
    here = classic.position(classic.seat(hand="cat-balou-KH panic-JH"), *others, classic.seat())
    match = Match(sixgun.load(here), seat_people(4, [0], ["greenhorn"]))
    taken = " barrel-QS" if LUCKY[aim] else ""
    match.act(0, f"{'play-card' if taken else 'play-hand'} {aim}{taken}", 0)
    assert match.foretold == LUCKY[aim]


def test_a_card_by_lot_is_not_foretold_though_the_player_knew_every_card() -> None:
    """Redone, the same card would go: whoever takes it back knows how luck falls."""
    here = classic.position(
        classic.seat(hand="cat-balou-KH"), classic.seat(hand="missed-TC bang-2C"), *classic.crowd(2)
    )
    here["known"] = {"missed-TC": [0, 1], "bang-2C": [0, 1]}
    match = Match(sixgun.load(here), seat_people(4, [0], ["greenhorn"]))
    match.act(0, "play-hand cat-balou-KH 1", 0)
    assert not match.foretold


def test_what_is_foretold_is_asked_anew_after_an_undo() -> None:
    cards = classic.seat(hand="cat-balou-KH schofield-KS", life=2)
    match = Match(
        sixgun.load(classic.position(cards, classic.seat(hand="missed-TC bang-2C"), *classic.crowd(2))),
        seat_people(4, [0], ["greenhorn"]),
    )
    match.act(0, "play-hand cat-balou-KH 1", 0)
    assert not match.foretold
    match.undo()
    match.act(0, "play schofield-KS", 0)
    assert match.foretold
