"""How well the others play, as legend sees it: by what a gunhand of their role would have done."""

from __future__ import annotations

import pytest

import sixgun
from sixgun.bots.bot import catch_up
from sixgun.bots.opponent_model import COMPANY, LIMIT, OpponentModel, likely
from sixgun.bots.role_belief import RoleBelief
from sixgun.bots.scoring import Suspicious
from sixgun.bots.search import Effort
from sixgun.bots.searcher import Searcher
from sixgun.engine.num import vec
from sixgun.family.roles import RoleTable
from sixgun.make_bot import game_bots
from tests.bots.test_search import gunhands_at
from tests.dice.kit import crowd, seat, table


def legend_after(played: sixgun.Game, mine: int) -> list[float]:
    """How well a legend thinks that everybody plays who has seen all of a game."""
    legend = Searcher(sixgun.rng(1), game_bots(played.rules.name), Effort(1, 0, 1), "legend")
    catch_up(played, {mine: legend})
    assert legend.opponent_model is not None
    return list(legend.opponent_model.skill(mine))[: played.players]


@pytest.mark.parametrize("game", ["dice", "classic"])
def test_gunhands_are_soon_known_for_what_they_are(game: str) -> None:
    seen = [legend_after(gunhands_at(game, 5, seed, 80)[0], 0) for seed in range(6)]
    assert all(skill[0] == 1 for skill in seen)  # the bot's own
    assert sum(sum(skill[1:]) for skill in seen) / 24 < 0.25


@pytest.mark.parametrize("game", ["dice", "classic"])
def test_who_often_does_something_else_is_thought_to_know_why(game: str) -> None:
    told = []
    for seed in range(6):
        played, policy = gunhands_at(game, 5, seed, 0)
        rng = sixgun.rng(seed)
        while played.decision and len(played.history) < 60:
            usual = policy.decide(played.state)
            codes = list(played.decision.codes)
            at = int(rng.below(len(codes))) if rng.below(2) else codes.index(usual)
            for event in played.apply(played.decision.actions[at]):
                if event.audience < 0:
                    policy.on_event(event.type, event.a, event.b, event.c, event.d)
        told += legend_after(played, 0)[1:]
    assert sum(told) / len(told) > 0.6


def test_a_shot_that_the_role_does_not_explain_makes_one_wonder() -> None:
    odds = {}
    for shooter in ("deputy", "outlaw"):
        t = table(seat(role=shooter), seat(role="sheriff"), seat(role="outlaw"), *crowd(2), rolls="1DDGG").stop()
        masked = t.game.view(2).redacted
        assert isinstance(masked, RoleTable) and t.game.decision is not None
        belief = RoleBelief(masked.role)
        assert isinstance(t.game.state, RoleTable)
        belief.deals, belief.logs = [t.game.state.role], vec[float]([0.0])  # the role has come out
        policy, opponent_model = game_bots("dice").policy(), OpponentModel()
        for event in t.game.events:
            policy.on_event(event.type, event.a, event.b, event.c, event.d)
        opponent_model.see(masked, belief, policy, t.game.find("shoot 1").code)
        odds[shooter] = opponent_model.odds[0]
        assert masked.role[0] < 0  # nobody's role is told by the way
    assert odds["outlaw"] < 0 < odds["deputy"] < LIMIT


def test_company_tells_something_of_each_but_not_all() -> None:
    opponent_model = OpponentModel()
    opponent_model.odds = vec[float]([0.0, -5.0, -5.0, -5.0, 3.0, 0.0, 0.0, 0.0])
    skill = opponent_model.skill(0)
    assert skill[0] == 1.0
    assert skill[4] == pytest.approx(likely(3.0 - COMPANY)) and skill[5] == pytest.approx(likely(-COMPANY))
    assert skill[1] == pytest.approx(likely(-5.0 - COMPANY))


@pytest.mark.parametrize("game", ["dice", "classic"])
def test_good_players_win_more_in_legends_eyes_and_only_there(game: str) -> None:
    changes = []
    for seed in range(6):
        played, policy = gunhands_at(game, 5, seed, 6)
        assert isinstance(policy, Suspicious)
        values = [game_bots(game).value_of(), game_bots(game).value_of("legend")]
        for skilled in range(5):
            chances = []
            for skill in (0.0, 1.0):
                policy.skill = vec[float]([skill if at == skilled else 0.0 for at in range(8)])
                chances.append([value.score(played.state, policy, skilled) for value in values])
            assert chances[0][0] == chances[1][0]
            changes.append(chances[1][1] - chances[0][1])
    assert sum(changes) / len(changes) > 0.02


@pytest.mark.parametrize("game", ["dice", "classic"])
def test_what_a_gunhand_is_believed_to_be_is_surer_when_it_is_known_for_one(game: str) -> None:
    sure = {"sharpshooter": 0.0, "legend": 0.0}
    for seed in range(6):
        played, _ = gunhands_at(game, 5, seed, 40)
        assert isinstance(played.state, RoleTable)
        for level in sure:
            bot = Searcher(sixgun.rng(1), game_bots(game), Effort(1, 0, 1), level)
            catch_up(played, {0: bot})
            assert bot.belief is not None
            bot.belief.settle()
            sure[level] += sum(bot.belief.chance(at, role) for at, role in enumerate(played.state.role)) / 30
    assert sure["sharpshooter"] + 0.03 < sure["legend"]
