"""Sampled worlds: they look as the real one does, they ask whom it asked, and they are as likely as what they show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import sixgun
from sixgun.engine.state import State
from sixgun.family.roles import OUTLAW, UNKNOWN, RoleTable
from sixgun.games.classic import kinds
from sixgun.games.classic.catalogue import KIND
from sixgun.games.classic.table import ClassicTable as Classic
from sixgun.games.duel.catalogue import back_of
from sixgun.games.duel.table import DuelTable as Duel
from tests.contract.plug import seeds
from tests.contract.test_secrets import TABLES, states

tables = pytest.mark.parametrize(("name", "players"), TABLES)


@tables
@pytest.mark.parametrize("always_ask", [False, True])
def test_a_sample_looks_as_the_game_does_and_asks_whom_it_asked(name: str, players: int, always_ask: bool) -> None:
    for seed in seeds(0, 20):
        for state, rng in states(name, players, seed, always_ask):
            seat = rng.below(players + 1) - 1
            view = state.view(None if seat < 0 else seat)
            sample = view.sample(rng)
            assert sample.view(None if seat < 0 else seat) == view
            check_it_asks(sample, int(state.deciding))


def check_it_asks(sample: State, deciding: int) -> None:
    """Let a sampled world run on: it stops where it is, at the same player, who has a choice."""
    before = sample.to_dict()
    again = sample.copy()
    again.deciding = -1
    again.run()
    assert not again.over and int(again.deciding) == deciding
    assert again.to_dict() == before and list(again.legal) == list(sample.legal)


# -- how likely ------------------------------------------------------------------------------------------------------


def pairs(name: str, players: int, spectator: bool = False) -> Iterator[tuple[State, State, sixgun.View]]:
    """Real worlds of many random games with the world that somebody believes in, and their view."""
    for seed in range(100, 400):
        for number, (state, rng) in enumerate(states(name, players, seed, always_ask=False)):
            if number % 9 == seed % 9:
                view = state.view(None if spectator else rng.below(players))
                yield state, view.sample(rng), view


def agree(real: list[bool], believed: list[bool]) -> None:
    """Two counts of the same fact differ by no more than chance explains: four deviations."""
    cases = len(real)
    share = (sum(real) + sum(believed)) / (2 * cases)
    deviation = (2 * share * (1 - share) / cases) ** 0.5
    assert cases > 60 and abs(sum(real) - sum(believed)) / cases <= 4 * deviation, (sum(real), sum(believed), cases)


def hidden_backs(state: State, view: sixgun.View) -> dict[tuple[int, bool], list[bool]]:
    """Whether hidden hand cards have their owner's back beside a common deck, by owner and whether their own lasts."""
    assert isinstance(state, Duel) and isinstance(view.redacted, Duel)
    backs: dict[tuple[int, bool], list[bool]] = {}
    for side in range(2):
        if side != view.seat and len(state.decks[2]) > 0:
            seen = set(view.redacted.hands[side])
            own = [back_of(card) == side for card in state.hands[side] if card not in seen]
            backs[side, len(state.decks[side]) > 0] = own
    return backs


@pytest.mark.many
@pytest.mark.parametrize("spectator", [False, True])
def test_cards_of_the_duel_are_sampled_by_their_backs_as_likely_as_they_are(spectator: bool) -> None:
    real: dict[tuple[int, bool], list[bool]] = {}
    believed: dict[tuple[int, bool], list[bool]] = {}
    for state, sample, view in pairs("duel", 2, spectator):
        for world, counts in ((state, real), (sample, believed)):
            for key, own in hidden_backs(world, view).items():
                counts.setdefault(key, []).extend(own)
    assert len(real) == 4
    for key in real:
        agree(real[key], believed[key])


@pytest.mark.many
def test_roles_and_answers_of_the_classic_game_are_sampled_as_likely_as_they_are() -> None:
    outlaws: tuple[list[bool], list[bool]] = ([], [])
    answers: tuple[list[bool], list[bool]] = ([], [])
    tops: tuple[list[bool], list[bool]] = ([], [])
    for state, sample, view in pairs("classic", 5):
        for at, world in enumerate((state, sample)):
            assert isinstance(world, Classic) and isinstance(view.redacted, RoleTable)
            unknown = [seat for seat in range(5) if view.redacted.role[seat] == UNKNOWN]
            outlaws[at].extend([world.role[seat] == OUTLAW for seat in unknown[:1]])
            if len(world.deck) > 0:  # Kit Carlson may be looking at the last cards
                tops[at].append(KIND[world.deck[-1]] == kinds.BANG)
            if world.stack[-1].NAME == "shot" and world.deciding != view.seat:
                answers[at].append(any(KIND[card] == kinds.MISSED for card in world.hands[world.deciding]))
    for real, believed in (outlaws, answers, tops):
        agree(real, believed)


@pytest.mark.many
def test_every_role_that_is_possible_is_sampled_equally_often() -> None:
    view = sixgun.new_game("dice", players=5, seed=3).view(None)
    rng = sixgun.rng(1)
    roles = Counter(tuple(players_of(view.sample(rng))) for _ in range(1200))
    assert len(roles) == 12 and min(roles.values()) > 60


def players_of(state: State) -> list[int]:
    """The roles of a table."""
    assert isinstance(state, RoleTable)
    return [int(role) for role in state.role]
