"""Bots that search: they read what their seat may know, believe what fits, and try everything in the same worlds."""

from __future__ import annotations

import pytest

import sixgun
from sixgun.arena.loop import play_game
from sixgun.bots.bot import catch_up, sight
from sixgun.bots.role_belief import RoleBelief
from sixgun.bots.rollout import Policy, Rollout, playout
from sixgun.bots.search import Candidate, Effort, Search, distinct, in_the_race
from sixgun.bots.searcher import Searcher
from sixgun.engine.num import i64, vec
from sixgun.family.roles import DEPUTY, OUTLAW, RENEGADE, ROLES, RoleTable
from sixgun.make_bot import EVERY_BOT, game_bots
from sixgun.matches.match import BotSeat, Match
from sixgun.matches.thinking import answer
from tests.dice.kit import crowd, seat, table

TABLES = [("dice", 5), ("classic", 5), ("duel", 2)]
LITTLE = Effort(40, 0, 2)


def gunhands_at(game: str, players: int, seed: int, decisions: int) -> tuple[sixgun.Game, Policy]:
    """A game of gunhands some way in, and what they remember."""
    played = sixgun.new_game(game, players=players, seed=seed)
    policy = game_bots(game).policy()
    hear(policy, played.events)
    while played.decision and len(played.history) < decisions:
        code = policy.decide(played.state)
        hear(policy, played.apply(sixgun.Action(code, played.rules.verbs[code & 255])))
    return played, policy


def hear(policy: Policy, events: list[sixgun.Event]) -> None:
    """A policy hears what everybody hears."""
    for event in events:
        if event.audience < 0:
            policy.on_event(event.type, event.a, event.b, event.c, event.d)


def oracle(rng: sixgun.Rng, game: str, effort: Effort, level: str = "") -> Searcher:
    bot = Searcher(rng, game_bots(game), effort, level)
    bot.all_seeing = True
    return bot


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_policy_reads_nothing_that_its_seat_cannot_know(game: str, players: int) -> None:
    rng = sixgun.rng(3)
    for seed in range(8):
        played, policy = gunhands_at(game, players, seed, 0)
        while played.decision and len(played.history) < 60:
            view = played.view(int(played.decision.seat))
            chosen = policy.decide(played.state)
            assert chosen == policy.decide(view.redacted) == policy.decide(view.sample(rng))
            hear(policy, played.apply(sixgun.Action(chosen, played.rules.verbs[chosen & 255])))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_a_policy_does_is_worth_most(game: str, players: int) -> None:
    for seed in range(5):
        played, policy = gunhands_at(game, players, seed, 30)
        if played.decision:
            scores = list(policy.scores(played.state))
            assert played.state.legal[scores.index(max(scores))] == policy.decide(played.state)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_playout_remembers_as_a_bot_does_that_hears_every_event(game: str, players: int) -> None:
    for seed in range(3):
        played, policy = gunhands_at(game, players, seed, 10)
        silent = played.state.copy()
        playout(silent, policy.copy(), 0, None, 0)
        ended, _ = gunhands_at(game, players, seed, 10_000)
        assert silent.over and silent.key() == ended.state.key()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_action_meets_the_same_worlds_which_stay_as_they_are(game: str, players: int) -> None:
    played, policy = gunhands_at(game, players, 2, 12)
    mine = int(played.state.deciding)
    rng = sixgun.rng(1)
    worlds = [played.view(mine).sample(rng) for _ in range(3)]
    before = [world.key() for world in worlds]
    actions = vec[i64]([played.state.legal[0]] * 2)
    for value in (None, game_bots(game).value_of()):
        course = Rollout(mine, policy, 2, value)
        first, second = [[course.follow(world, action) for world in worlds] for action in actions]
        assert first == second and all(0 <= chance <= 1 for chance in first)
    assert [world.key() for world in worlds] == before
    assert len({world.random.seed for world in worlds} | {played.state.random.seed}) == 4


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_searcher_decides_the_same_whatever_it_cannot_know(game: str, players: int) -> None:
    for seed in range(3):
        played, _ = gunhands_at(game, players, seed, 14 + 3 * seed)
        assert played.decision is not None
        mine = int(played.decision.seat)
        told = []
        for state in (played.state, played.view(mine).sample(sixgun.rng(seed))):
            bot = Searcher(sixgun.rng(5), game_bots(game), LITTLE, "legend")
            catch_up(played, {mine: bot})
            assert state.decision is not None
            told.append((bot.choose(state.view(mine)), bot.explain()))
        assert told[0] == told[1]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_searcher_never_looks_at_the_luck_of_the_game(game: str, players: int) -> None:
    played, policy = gunhands_at(game, players, 4, 12)
    mine = int(played.state.deciding)
    view = sixgun.View(played.state.reveal_all(), mine)  # what an oracle gets: it sees all but the luck to come
    search = Search(view, None, policy, game_bots(game).value_of(), LITTLE, sixgun.rng(1))
    seeds = {search.world().random.seed for _ in range(5)}
    assert len(seeds) == 5 and played.state.random.seed not in seeds


def test_searchers_play_to_the_end_and_tell_what_they_thought() -> None:
    for game, players in TABLES:
        state = sixgun.new_game(game, players=players, seed=3).state
        bots: list[sixgun.Bot] = [sixgun.make_bot("gunhand", game, sixgun.rng(at)) for at in range(players)]
        bots[0] = hero = Searcher(sixgun.rng(9), game_bots(game), Effort(12, 0, 1, 5))
        bots[1] = oracle(sixgun.rng(8), game, Effort(12, 0, 1))
        play_game(state, bots)
        assert state.over
        told = hero.explain()
        assert told and {"action", "chance", "error", "playouts"} == set(told[0])
        chances = [float(str(one["chance"])) for one in told]
        assert all(0 <= chance <= 1 for chance in chances) and chances == sorted(chances, reverse=True)
        assert told[0]["action"] == hero.named(hero.ranking[0]).to_dict()


def test_the_oracle_is_for_studies_only() -> None:
    assert "oracle" not in sixgun.BOTS and (*sixgun.BOTS, "oracle") == EVERY_BOT
    assert sixgun.make_bot("oracle", "duel", sixgun.rng(1)).all_seeing


@pytest.mark.parametrize(("game", "players"), [("classic", 5), ("duel", 2)])
def test_the_oracle_sees_every_card_but_not_which_comes_next(game: str, players: int) -> None:
    for seed in range(3):
        played, _ = gunhands_at(game, players, seed, 20)
        assert played.decision is not None
        mine = int(played.decision.seat)
        other = sixgun.View(played.state.reveal_all(), mine).sample(sixgun.rng(seed))
        assert other.key() != played.state.key()
        told = []
        for state in (played.state, other):
            bot = oracle(sixgun.rng(5), game, LITTLE, "legend")
            catch_up(played, {mine: bot})
            assert state.decision is not None
            told.append((bot.choose(sight(bot, state, mine)), bot.explain()))
        assert told[0] == told[1]


def test_a_bot_that_searches_is_hired_with_its_playouts() -> None:
    bot = sixgun.make_bot("legend@30", "dice", sixgun.rng(1))
    assert isinstance(bot, Searcher) and bot.effort.playouts == 30 and bot.effort.milliseconds == 0
    timed = sixgun.make_bot("sharpshooter", "dice", sixgun.rng(1), timed=True)
    assert isinstance(timed, Searcher) and 0 < timed.effort.milliseconds < 50
    for name, sentence in (("legend@many", "legend@many"), ("gunhand@30", "no budget")):
        with pytest.raises(sixgun.SixgunError, match=sentence):
            sixgun.make_bot(name, "dice", sixgun.rng(1))


def test_a_sharpshooter_sits_at_the_table_and_may_take_back() -> None:
    match = Match(sixgun.new_game("duel", seed=1), [BotSeat("sharpshooter@12"), BotSeat("gunhand")])
    for _ in range(3):
        match.bot_acts()
    match.undo()
    assert match.number == 2


def test_a_sharpshooter_thinks_for_the_house() -> None:
    played, _ = gunhands_at("classic", 4, 2, 20)
    assert played.decision is not None
    assert answer(played, int(played.decision.seat), "sharpshooter") in played.decision.actions.texts()


def test_dice_that_show_the_same_are_one_candidate() -> None:
    t = table(seat(role="sheriff"), *crowd(3), rolls="BBBBG")
    found = distinct(t.game.view(0), game_bots("dice").policy())
    texts = [sixgun.Action(one.action, t.game.rules.verbs[one.action & 255]).text for one in found]
    assert texts[:4] == ["stop", "roll 1", "roll 1,2", "roll 1,2,3"] and "roll 2" not in texts
    assert len(texts) == 10


def test_who_is_plainly_behind_in_the_same_worlds_is_given_up() -> None:
    best, close, behind = Candidate(0), Candidate(1), Candidate(2)
    for number in range(32):
        world = 0.2 * (number % 4)  # worlds differ more than actions do
        best.add(world + 0.3)
        close.add(world + (0.4 if number % 2 else 0.18))
        behind.add(world + 0.2 + 0.01 * (number % 3))
    assert in_the_race([behind, close, best]) == [close, best]
    assert best.error > 0.03 and best.tries == 32


# -- nets ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("level", ["", "legend"])
def test_a_net_fits_what_it_sees_and_its_chances_make_one(game: str, players: int, level: str) -> None:
    played, policy = gunhands_at(game, players, 1, 20)
    value = game_bots(game).value_of(level)
    net = value.net
    assert net is not None
    signs = value.signs(played.state, policy)
    assert list(signs) == list(game_bots(game).value(None).signs(played.state, policy))[: net.inputs]
    assert len(signs) == net.inputs and sum(net.chances(signs)) == pytest.approx(1)
    sides = {int(value.outcome_of(played.state, at)): value.score(played.state, policy, at) for at in range(players)}
    assert sum(sides.values()) == pytest.approx(1)


def test_the_sheriff_at_deaths_door_is_likely_to_lose() -> None:
    policy, value = game_bots("dice").policy(), game_bots("dice").value_of()
    chances = []
    for life in (1, 9):
        t = table(seat(role="sheriff", life=life), seat(role="outlaw"), seat(role="outlaw"), seat(role="renegade"))
        chances.append(value.score(t.game.state, policy, 0))
    assert chances[0] * 5 < chances[1]


# -- beliefs -------------------------------------------------------------------------------------------------------


def believe(game: sixgun.Game, viewer: int) -> RoleBelief:
    """What a seat believes before anything has happened."""
    masked = game.view(viewer).redacted
    assert isinstance(masked, RoleTable)
    return RoleBelief(masked.role)


@pytest.mark.parametrize(("players", "deals"), [(3, 1), (4, 3), (5, 12), (6, 20), (7, 60), (8, 210)])
def test_a_belief_holds_every_deal_as_the_sheriff_sees_it(players: int, deals: int) -> None:
    game = sixgun.new_game("dice", players=players, seed=1)
    assert isinstance(game.state, RoleTable)
    belief = believe(game, list(game.state.role).index(0) if players > 3 else 0)
    assert len(belief.deals) == deals and sum(belief.share) == pytest.approx(1)


def test_who_shoots_the_sheriff_is_likely_an_outlaw() -> None:
    t = table(seat(role="outlaw"), seat(role="sheriff"), seat(role="deputy"), *crowd(2), rolls="1DDGG").stop()
    bot = Searcher(sixgun.rng(1), game_bots("dice"), LITTLE)
    prior = believe(t.game, 1)
    t.shoot(1)
    catch_up(t.game, {1: bot})
    belief = bot.belief
    assert belief is not None
    masked = t.game.view(1).redacted
    assert isinstance(masked, RoleTable)
    belief.learn(masked)
    assert belief.chance(0, OUTLAW) > 0.75 > prior.chance(0, OUTLAW)
    assert belief.chance(0, DEPUTY) + belief.chance(0, OUTLAW) + belief.chance(0, RENEGADE) == pytest.approx(1)


def test_a_role_that_lies_open_leaves_only_deals_with_it() -> None:
    game = sixgun.new_game("dice", players=6, seed=4)
    assert isinstance(game.state, RoleTable)
    belief = believe(game, list(game.state.role).index(0))
    shown = game.state.redacted(-1)
    assert isinstance(shown, RoleTable)
    shown.role[(list(game.state.role).index(0) + 1) % 6] = DEPUTY
    belief.learn(shown)
    assert len(belief.deals) == 4  # three Outlaws and a Renegade among four


def test_a_sample_has_the_roles_that_are_asked_for() -> None:
    game = sixgun.new_game("classic", players=4, seed=6)
    assert isinstance(game.state, RoleTable)
    sheriff = list(game.state.role).index(0)
    roles = ["outlaw", "renegade", "outlaw"]
    roles.insert(sheriff, "sheriff")
    world = game.view(sheriff).sample(sixgun.rng(1), roles=roles)
    assert [group["role"] for group in (world.groups(at) for at in range(4))] == [[role] for role in roles]
    with pytest.raises(sixgun.BadData, match="needs the roles"):
        game.view(sheriff).sample(sixgun.rng(1), roles=["sheriff"] * 4)
    with pytest.raises(sixgun.BadData, match=r"roles\[\d\]"):
        game.view(sheriff).sample(sixgun.rng(1), roles=roles[1:] + roles[:1])
    with pytest.raises(sixgun.BadData, match="nobody has a role"):
        sixgun.new_game("duel", seed=1).view(0).sample(sixgun.rng(1), roles=["sheriff", "outlaw"])


@pytest.mark.parametrize("game", ["dice", "classic"])
def test_events_alone_tell_much_of_what_a_witness_sees(game: str) -> None:
    for seed in range(6):
        played, _ = gunhands_at(game, 5, seed, 60)
        assert isinstance(played.state, RoleTable)
        sheriff = list(played.state.role).index(0)
        told = sixgun.belief(played.view(sheriff), played.seen_by(sheriff))
        assert all(sum(chances.values()) == pytest.approx(1, abs=0.001) for chances in told)
        assert told[sheriff]["sheriff"] == 1
        true = [told[at][ROLES.names[role]] for at, role in enumerate(played.state.role)]
        assert sum(true) > 2.5  # 1 for the seat itself; of a fresh deal the other four would make 1.5
    with pytest.raises(sixgun.BadData, match="nobody has a role"):
        sixgun.belief(sixgun.new_game("duel", seed=1).view(0), [])
