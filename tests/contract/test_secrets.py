"""What a seat can't know changes nothing of what it sees and is told."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

import sixgun
from sixgun.engine.num import i64, vec
from sixgun.engine.state import State
from sixgun.family.knowledge import EVERYBODY, SPECTATOR, bit_of
from sixgun.family.roles import RoleTable
from sixgun.games.classic.table import ClassicTable as Classic
from sixgun.games.duel.catalogue import back_of
from sixgun.games.duel.table import DuelTable as Duel
from tests.contract.plug import seeds

TABLES = [("dice", 5), ("dice", 8), ("classic", 4), ("classic", 7), ("duel", 2)]
tables = pytest.mark.parametrize(("name", "players"), TABLES)
Place = tuple["vec[i64]", int]


def states(name: str, players: int, seed: int, always_ask: bool) -> Iterator[tuple[State, sixgun.Rng]]:
    """The states of a game of random choices, and the luck to change them with."""
    options = {"always_ask": True} if always_ask and "always_ask" in sixgun.GAMES[name].options else {}
    state = sixgun.new_game(name, players=players, seed=seed, **options).state
    rng = sixgun.rng(seed)
    while not state.over:
        yield state, rng
        state.play(state.legal[rng.below(len(state.legal))])
        assert state.turn < 10_000


def hidden_places(state: State, seat: int) -> list[Place]:
    """Where the cards lie that a seat doesn't know."""
    assert isinstance(state, Classic | Duel)
    zones = list(state.hands)
    zones += list(state.decks) if isinstance(state, Duel) else [state.deck]
    zones += [frame.cards() for frame in state.stack]
    bit = bit_of(seat)
    return [(zone, at) for zone in zones for at in range(len(zone)) if state.known[zone[at]] & bit == 0]


def own_zones(state: State) -> None:
    """Hands that may be changed in place."""
    assert isinstance(state, Classic | Duel)
    for seat in range(len(state.hands)):
        state.hands[seat] = state.hands[seat][:]


def exchange(state: State, one: Place, other: Place) -> None:
    """Two cards change places; whoever knew one of them knows the other."""
    assert isinstance(state, Classic | Duel)
    a, b = one[0][one[1]], other[0][other[1]]
    one[0][one[1]], other[0][other[1]] = b, a
    state.known[a], state.known[b] = state.known[b], state.known[a]


def exchange_cards(state: State, seat: int, rng: sixgun.Rng) -> None:
    """Cards that a seat doesn't know change places; in The Duel with others of the same back."""
    own_zones(state)
    places = hidden_places(state, seat)
    for one in places:
        other = places[rng.below(len(places))]
        if isinstance(state, Classic) or back_of(one[0][one[1]]) == back_of(other[0][other[1]]):
            exchange(state, one, other)


def exchange_roles(state: RoleTable, seat: int, rng: sixgun.Rng) -> None:
    """Players whose roles a seat doesn't know change them."""
    state.role = state.role[:]
    hidden = [other for other in range(state.players) if other != seat and not state.role_is_public(other)]
    for one in hidden:
        other = hidden[rng.below(len(hidden))]
        state.role[one], state.role[other] = state.role[other], state.role[one]


def shown(state: State, seat: int) -> list[object]:
    """Every byte of what a seat sees."""
    view = state.view(None if seat < 0 else seat)
    masked = view.redacted
    zones = [] if not isinstance(masked, Classic | Duel) else [list(hand) for hand in masked.hands]
    known = [] if not isinstance(masked, Classic | Duel) else list(masked.known)
    return [json.dumps(view.to_dict()), repr(view), hash(view), str(view.decision), zones, known, list(masked.legal)]


@tables
@pytest.mark.parametrize("always_ask", [False, True])
def test_a_view_is_the_same_in_every_world_that_it_cannot_tell_apart(name: str, players: int, always_ask: bool) -> None:
    for seed in seeds(0, 20):
        for state, rng in states(name, players, seed, always_ask):
            seat = rng.below(players + 1) - 1
            twin = state.copy()
            if isinstance(twin, RoleTable):
                exchange_roles(twin, seat, rng)
            if isinstance(twin, Classic | Duel):
                exchange_cards(twin, seat, rng)
            assert shown(twin, seat) == shown(state, seat)


def told(state: State, seat: int) -> list[object]:
    """What a seat is told of what has just happened."""
    return [event.to_dict() for event in state.drain_events() if event.audience in (-1, seat)]


def lasting_places(before: State, after: State, seat: int) -> list[Place]:
    """Where the cards lie whom a seat knows neither before an action nor after it."""
    assert isinstance(after, Classic | Duel)
    secret = {zone[at] for zone, at in hidden_places(after, seat)}
    return [(zone, at) for zone, at in hidden_places(before, seat) if zone[at] in secret]


@pytest.mark.parametrize(("name", "players"), TABLES[2:])
def test_what_stays_hidden_changes_nothing_that_happens_meanwhile(name: str, players: int) -> None:
    compared = 0
    for seed in seeds(20, 40):
        for state, rng in states(name, players, seed, always_ask=True):
            seat = rng.below(players + 1) - 1
            first, second = state.copy(), state.copy()
            own_zones(second)
            action = state.legal[rng.below(len(state.legal))]
            first.log, second.log = [], []
            first.play(action)
            places = [place for place in lasting_places(second, first, seat) if not is_asked(second, first, place)]
            reshuffled = any(event.name == "reshuffled" for event in first.log or [])  # what was seen is hidden again
            if len(places) < 2 or first.over or reshuffled:
                continue
            for _ in range(4):
                one, other = places[rng.below(len(places))], places[rng.below(len(places))]
                if isinstance(state, Classic) or back_of(one[0][one[1]]) == back_of(other[0][other[1]]):
                    exchange(second, one, other)
            second.play(action)
            assert told(second, seat) == told(first, seat)
            assert shown(second, seat) == shown(first, seat)
            compared += 1
    assert compared > 100


def is_asked(state: State, after: State, place: Place) -> bool:
    """Whether somebody decides with a card: it is in their hand, or they look at it."""
    assert isinstance(state, Classic | Duel) and isinstance(after, Classic | Duel)
    card = place[0][place[1]]
    if any(card in frame.cards() for frame in state.stack):
        return True
    return any(card in hands[seat] for hands in (state.hands, after.hands) for seat in (state.deciding, state.active))


def test_a_spectator_shares_a_bit_with_no_seat() -> None:
    bits = [bit_of(seat) for seat in range(-1, 8)]
    assert len(set(bits)) == 9 and sum(bits) == EVERYBODY and bits[0] == SPECTATOR


def test_a_card_that_the_last_of_eight_knows_is_hidden_from_a_spectator() -> None:
    state = sixgun.new_game("classic", players=7, seed=1).state
    assert isinstance(state, Classic)
    state.known[state.deck[-1]] = bit_of(7)
    assert state.view(None).redacted.to_dict()["deck"] == ["hidden"] * len(state.deck)


@pytest.mark.parametrize(("name", "players"), TABLES[2:])
def test_a_blank_tells_nothing_about_who_knows_the_card(name: str, players: int) -> None:
    for seed in seeds(40, 50):
        for state, _ in states(name, players, seed, always_ask=False):
            for seat in range(-1, players):
                masked = state.redacted(seat)
                assert isinstance(masked, Classic | Duel)
                assert {card for hand in masked.hands for card in hand if card < 0} <= {-1, -2, -3}
                assert all(knowers == 0 or knowers & bit_of(seat) for knowers in masked.known)
