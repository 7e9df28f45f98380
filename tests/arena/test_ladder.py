"""Ratings: all sit together, everybody in every seat, and whoever wins goes up."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from openskill.models import PlackettLuce

from sixgun.arena.contest import Contest, play_contest
from sixgun.arena.markdown import put_between
from sixgun.arena.parallel import Workers
from sixgun.arena.ratings import Ladder, climb, ladder_table, play_round, rate, rate_game
from sixgun.arena.secrets import secrets_match, secrets_table, value_of_secrets

LADDER = Ladder("dice", 4, ("greenhorn", "gunhand"), 1)


def silent(_: object) -> None:
    """No progress."""


def test_every_bot_of_a_deal_has_every_seat() -> None:
    games = play_round(Ladder("dice", 3, ("greenhorn", "gunhand", "sixgun.bots.greenhorn:Greenhorn"), 1), 0)
    assert len(games) == 3
    for seat in range(3):
        assert len({line_up[seat] for line_up, _ in games}) == 3


def test_bots_sit_down_as_often_as_each_other() -> None:
    counts = Counter(bot for number in range(20) for bot in LADDER.seating(number))
    assert counts == {"greenhorn": 40, "gunhand": 40}
    assert len({LADDER.seating(number) for number in range(20)}) > 2


def test_of_many_bots_each_deal_takes_some() -> None:
    ladder = Ladder("dice", 3, tuple("abcde"), 1)
    assert all(len(set(ladder.seating(number))) == 3 for number in range(20))
    assert set().union(*[ladder.seating(number) for number in range(20)]) == set("abcde")


def test_winners_go_up_and_losers_go_down() -> None:
    model = PlackettLuce()
    ratings = {bot: model.rating() for bot in "abc"}
    rate_game(model, ratings, ("a", "b", "c", "c"), frozenset({0, 1}))
    assert ratings["a"].mu == ratings["b"].mu > 25 > ratings["c"].mu
    assert all(rating.sigma < 25 / 3 for rating in ratings.values())


def test_the_better_bot_is_on_top_however_many_processes_play() -> None:
    one, two = (climb(LADDER, 6, Workers(jobs), silent) for jobs in (1, 2))
    assert one == two and one[1]
    result = rate(LADDER, one[0])
    bots = result["bots"]
    assert isinstance(bots, dict) and list(bots) == ["gunhand", "greenhorn"]
    assert result["games"] == 24 and bots["gunhand"]["wins"]["played"] == 48
    assert "| `gunhand` |" in ladder_table(result)


def test_ctrl_c_rates_what_there_is() -> None:
    def stop(_: int) -> None:
        raise KeyboardInterrupt

    deals, finished = climb(LADDER, 6, Workers(), stop)
    assert len(deals) == 1 and not finished


def test_a_table_is_written_between_its_marks_and_nowhere_else(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text("# Bots\n\n<!-- ladder:dice -->\nold\n<!-- /ladder:dice -->\n\nThe end.\n")
    put_between(str(page), "ladder:dice", "new")
    put_between(str(page), "ladder:duel", "more")
    assert page.read_text() == (
        "# Bots\n\n<!-- ladder:dice -->\nnew\n<!-- /ladder:dice -->\n\nThe end.\n\n"
        "<!-- ladder:duel -->\nmore\n<!-- /ladder:duel -->\n"
    )


def test_the_price_of_what_is_hidden_is_told_by_players_and_role() -> None:
    contests = [Contest(secrets_match("dice", players, ("gunhand", "greenhorn"), 1), 3, 0.0) for players in (3, 4)]
    assert all(play_contest(contest, Workers(), None, silent) for contest in contests)
    result = value_of_secrets(contests)
    players = result["players"]
    assert isinstance(players, dict) and list(players) == ["3", "4"]
    assert set(players["4"]["role"]) == {"sheriff", "outlaw", "renegade"}
    for row in players["4"]["role"].values():
        assert row["gain"]["mean"] == pytest.approx(row["candidate"]["rate"] - row["incumbent"]["rate"], abs=2e-4)
    assert secrets_table(result).count("\n| ") == 1 + 3 + 3
