"""Games, states, views and errors go through pickle and deepcopy, and carry nothing that they shouldn't."""

from __future__ import annotations

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

import sixgun
from sixgun.bots.bot import catch_up, show, tell
from sixgun.pickling import reduce_state
from tests.contract.plug import PLUGS, Plug, finished_game, random_game, seeds

plugs = pytest.mark.parametrize("plug", PLUGS, ids=[plug.name for plug in PLUGS])


@plugs
def test_games_states_and_views_come_out_as_they_went_in(plug: Plug) -> None:
    for seed in seeds(0, 20):
        players = plug.sizes[seed % len(plug.sizes)]
        for game, decision in random_game(plug, players, seed):
            if len(game.history) % 7:
                continue
            for again in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
                assert again == game and again.events == game.events and again.history == game.history
            for state in (pickle.loads(pickle.dumps(game.state)), copy.deepcopy(game.state)):
                assert state == game.state and state.to_dict() == game.position()
                assert state.decision is not None and state.decision.to_dict() == decision.to_dict()
                state.play(state.legal[-1])
                assert state == played(game.state)
            view = game.view(int(decision.seat))
            assert pickle.loads(pickle.dumps(view)).to_dict() == view.to_dict() == copy.deepcopy(view).to_dict()


def played(state: sixgun.State) -> sixgun.State:
    """The state after its last action."""
    twin = state.copy()
    twin.play(twin.legal[-1])
    return twin


@plugs
def test_a_finished_state_can_be_pickled(plug: Plug) -> None:
    state = finished_game(plug, plug.sizes[-1], 4).state
    assert pickle.loads(pickle.dumps(state)) == state and pickle.loads(pickle.dumps(state)).outcome == state.outcome


def told(view: sixgun.View) -> dict[str, object]:
    """All that a view carries."""
    return {**reduce_state(view.redacted)[1][1], "random": view.redacted.random.seed}


@plugs
def test_a_pickled_view_can_be_sampled_and_tells_no_secret(plug: Plug) -> None:
    rng = sixgun.rng(1)
    for seed in seeds(0, 20):
        for game, _ in random_game(plug, plug.sizes[-1], seed):
            if len(game.history) % 5:
                continue
            for seat in (0, None):
                view = pickle.loads(pickle.dumps(game.view(seat)))
                other = view.sample(rng).view(seat)
                assert told(other) == told(view)
                assert view.redacted.random.seed == bytes(32) and view.redacted.log is None


def test_what_is_said_of_a_game_stays_the_same() -> None:
    game = sixgun.new_game("classic", seed=1)
    assert game.decision is not None
    action, rng = game.decision.actions[0], sixgun.rng(3)
    rng.below(6)
    for there in (pickle.loads(pickle.dumps(action)), copy.deepcopy(action)):
        assert there == action and game.why_not(there) is None
    assert [pickle.loads(pickle.dumps(event)) for event in game.events] == game.events
    assert pickle.loads(pickle.dumps(sixgun.Outcome("law", (0, 2)))) == sixgun.Outcome("law", (0, 2))
    assert pickle.loads(pickle.dumps(rng)).below(1000) == rng.below(1000)
    with pytest.raises(pickle.PicklingError, match="belongs to no game"):
        pickle.dumps(sixgun.EventType("dance"))


ERRORS = [
    sixgun.SixgunError("unknown-game", name="poker", known="dice"),
    sixgun.BadData("players[2].life", "range", low=0, high=9, value=12),
    sixgun.Endless("endless", steps=10_000),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_errors_survive_pickling(error: sixgun.SixgunError) -> None:
    for again in (pickle.loads(pickle.dumps(error)), copy.deepcopy(error)):
        assert type(again) is type(error) and str(again) == str(error)
        assert (again.code, again.details) == (error.code, error.details)
        assert getattr(again, "field", None) == getattr(error, "field", None)


def act(text: str) -> None:
    """What a worker does wrong."""
    sixgun.new_game("dice", seed=7).apply(text)


def test_a_worker_that_refuses_an_action_does_not_break_its_pool() -> None:
    with ProcessPoolExecutor(1, mp_context=get_context("fork")) as workers:
        for text, reason in (("beer 2", "not-now"), ("dance", "no-action")):
            with pytest.raises(sixgun.IllegalAction, match=text) as refused:
                workers.submit(act, text).result()
            assert refused.value.reason.name == reason


@plugs
@pytest.mark.parametrize("name", ["greenhorn", "gunhand", "sharpshooter@20", "legend@20"])
def test_a_bot_goes_on_from_where_it_was_pickled(plug: Plug, name: str) -> None:
    game = plug.deal(seed=3)
    bots = {seat: sixgun.make_bot(name, plug.game, seed=seat) for seat in range(game.players)}
    catch_up(game, bots)
    for number in range(25):
        seat = game.current_seat
        assert seat is not None
        copies = (pickle.loads(pickle.dumps(bots[seat])), copy.deepcopy(bots[seat])) if number % 4 == 0 else ()
        action = bots[seat].choose(game.view(seat))
        assert all(each.choose(game.view(seat)) == action for each in copies)
        show(game.state, action, bots)
        tell(game.apply(action), bots)
