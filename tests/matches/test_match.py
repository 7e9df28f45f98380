"""Who may decide what at a table, and what each hears of it."""

from __future__ import annotations

import pytest

import sixgun
from sixgun.matches.errors import NotYourDecision, StaleAction
from sixgun.matches.match import Hired, Match, Person, seat_people
from tests.dice.kit import position, seat


def four(*people: int) -> Match:
    """A match of four in which the first seat rolls."""
    game = sixgun.load(position(*[seat() for _ in range(4)], rolls="BDDGG"))
    return Match(game, seat_people(4, list(people), ["greenhorn"]))


def test_bots_are_given_to_the_free_seats_in_turn() -> None:
    seats = seat_people(4, [1], ["greenhorn", "gunhand"])
    assert seats == [Hired("greenhorn"), Person(), Hired("gunhand"), Hired("greenhorn")]


def test_every_seat_must_be_somebodys() -> None:
    with pytest.raises(sixgun.BadData, match="seats"):
        Match(sixgun.new_game("dice", players=4, seed=1), [Person()])


def test_a_person_decides_for_his_seat_and_a_bot_for_its_own() -> None:
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
    seats = [Hired("gunhand")] * sixgun.new_game(game, players=2 if game == "duel" else 4, seed=5).players
    match = Match(sixgun.new_game(game, players=len(seats), seed=5), seats)
    for _ in range(20):
        match.bot_acts()
    again = Match(sixgun.load(match.game.record()), seats)
    for _ in range(20):
        match.bot_acts()
        again.bot_acts()
    assert again.game == match.game and again.ends == match.ends


@pytest.mark.parametrize("game", list(sixgun.GAMES))
def test_events_from_any_number_on_are_all_that_a_seat_may_know(game: str) -> None:
    seats = [Hired("greenhorn")] * (2 if game == "duel" else 4)
    match = Match(sixgun.new_game(game, players=len(seats), seed=5), seats)
    heard: list[list[object]] = [[note for _, note in match.events_since(0, at)] for at in range(len(seats))]
    while match.bot_decides and match.number < 80:
        match.bot_acts()
        for at, notes in enumerate(heard):
            fresh = match.events_since(match.number, at)
            assert all(number == match.number for number, _ in fresh)
            notes.extend([note for _, note in fresh])
    for at, notes in enumerate(heard):
        assert notes == match.game.seen_by(at) == [note for _, note in match.events_since(0, at)]
    assert [note for _, note in match.events_since(0, None)] == match.game.seen_by(None)


def test_a_match_does_not_change_the_game_it_was_made_from() -> None:
    game = sixgun.new_game("dice", players=4, seed=1)
    match = Match(game, [Hired("greenhorn")] * 4)
    match.bot_acts()
    assert game.history == []
