"""A match: pairs differ in nothing but the bot, and its result in nothing but the match."""

from __future__ import annotations

import fcntl
import json
import os
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

from sixgun.arena.contest import Contest, Kept, play_contest
from sixgun.arena.pairs import AMONG_CANDIDATES, AMONG_INCUMBENTS, AMONG_THEIR_OWN, Match, Pair, play_deal, set_up
from sixgun.arena.parallel import Workers
from sixgun.arena.verdict import verdict
from sixgun.bots.bot import Bot
from sixgun.engine.action import Action
from sixgun.engine.errors import SixgunError
from sixgun.engine.view import View
from tests.processes import untraced

MATCH = Match("dice", 4, "gunhand", "greenhorn", 3)
DEALS = 10
ENDLESS = 1_000_000  # deals of a match that will be killed: it must not come to its end before
heard: list[tuple[int, int]] = []


class Listener(Bot):
    """A bot that tells whom it was: which seat, and the next number of its luck."""

    def choose(self, view: View) -> Action:
        heard.append((int(view.seat), int(self.rng.below(1000))))
        return view.legal_actions[0]


def silent(_: Contest) -> None:
    """No progress."""


def played(match: Match, deals: int, workers: Workers, kept: Kept | None = None, gain: float = 0.0) -> Contest:
    """A contest that was played to its end."""
    contest = Contest(match, deals, gain)
    assert play_contest(contest, workers, kept, silent)
    return contest


def test_a_bot_against_itself_wins_the_same_games() -> None:
    pairs = [pair for number in range(4) for pair in play_deal(Match("classic", 4, "gunhand", "gunhand", 1), number)]
    assert len(pairs) == 4 * 2 * 4 and all(pair.candidate == pair.incumbent for pair in pairs)


def test_both_games_of_a_pair_have_the_same_deal() -> None:
    assert set_up(MATCH, 5) == set_up(MATCH, 5) and set_up(MATCH, 5) != set_up(MATCH, 6)


def test_only_the_seat_of_the_pair_differs() -> None:
    for among, rest in ((AMONG_INCUMBENTS, "greenhorn"), (AMONG_CANDIDATES, "gunhand")):
        for seat in range(4):
            candidate, incumbent = MATCH.line_ups(among, seat)
            assert (candidate[seat], incumbent[seat]) == ("gunhand", "greenhorn")
            others = [(candidate[at], incumbent[at]) for at in range(4) if at != seat]
            assert others == [(rest, rest)] * 3


def test_in_a_field_of_its_own_each_plays_all_seats() -> None:
    assert MATCH.line_ups(AMONG_THEIR_OWN, 2) == (("gunhand",) * 4, ("greenhorn",) * 4)


def test_a_seat_has_the_same_luck_whichever_bot_plays_it() -> None:
    first: dict[str, dict[int, int]] = {}
    for rest in ("greenhorn", "gunhand"):
        heard.clear()
        match = Match("dice", 4, f"{__name__}:Listener", rest, 3, {}, (AMONG_INCUMBENTS,))
        play_deal(match, 0)
        first[rest] = dict(reversed(heard))
    assert first["greenhorn"] == first["gunhand"] and len(first["gunhand"]) == 4


def test_every_seat_and_role_is_played_in_both_fields() -> None:
    pairs = play_deal(MATCH, 0)
    for among in (AMONG_INCUMBENTS, AMONG_CANDIDATES):
        roles = sorted(pair.role for pair in pairs if pair.among == among)
        assert roles == ["outlaw", "outlaw", "renegade", "sheriff"]
    assert [pair.seat for pair in pairs] == [0, 1, 2, 3] * 2


def test_the_roles_of_the_duel_are_its_sides() -> None:
    pairs = play_deal(Match("duel", 2, "greenhorn", "greenhorn", 1), 0)
    assert [pair.role for pair in pairs] == ["law", "outlaws"] * 2


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    one = played(MATCH, 40, Workers(), gain=0.4)
    two = played(MATCH, 40, Workers(jobs=2), gain=0.4)
    assert len(one.counted) < 40, "the test must have stopped it"
    assert verdict(one) == verdict(two)


def test_deals_count_in_their_order_whichever_is_ready_first() -> None:
    contest = Contest(MATCH, 3, 0.0)
    deals = [[Pair(AMONG_INCUMBENTS, 0, "outlaw", number == 2, False)] for number in range(3)]
    contest.add(2, deals[2])
    contest.add(1, deals[1])
    assert contest.counted == [] and contest.missing() == [0]
    contest.add(0, deals[0])
    assert contest.counted == deals and contest.over


def test_what_is_kept_is_not_played_again(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "match", MATCH)
    half = played(MATCH, DEALS // 2, Workers(), kept)
    kept.close()
    again = Kept(tmp_path / "match", MATCH)
    assert [number for number, _ in again.deals] == list(range(DEALS // 2))
    whole = played(MATCH, DEALS, Workers(), again)
    again.close()
    assert whole.counted[: DEALS // 2] == half.counted
    assert verdict(whole) == verdict(played(MATCH, DEALS, Workers()))


def test_a_file_of_another_match_is_refused(tmp_path: Path) -> None:
    Kept(tmp_path / "match", MATCH).close()
    with pytest.raises(SixgunError, match="another match"):
        Kept(tmp_path / "match", Match("dice", 4, "gunhand", "greenhorn", 4))


def arena(path: Path, deals: int, *more: str) -> list[str]:
    """A command that plays MATCH."""
    match = ["arena", "dice", "gunhand", "greenhorn", "--players", "4", "--seed", "3", "--gain", "0"]
    return [sys.executable, "-m", "sixgun", *match, "--deals", str(deals), "--json", "--keep", str(path), *more]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_match_that_was_killed_goes_on_to_the_same_result(tmp_path: Path, jobs: str) -> None:
    path = tmp_path / "match"
    victim = subprocess.Popen(arena(path, ENDLESS, "--jobs", jobs), env=untraced(), stdout=subprocess.DEVNULL)
    while victim.poll() is None and (not path.exists() or path.read_bytes().count(b"\n") < 3):
        sleep(0.01)
    victim.kill()
    victim.wait()
    with path.open("ab") as file:
        fcntl.flock(file, fcntl.LOCK_EX)  # its workers go when they see that it is no more
        file.write(b"[7, [[")  # what was being written
    kept = path.read_bytes().count(b"\n") - 1
    done = subprocess.run(arena(path, DEALS, "--jobs", jobs), capture_output=True, text=True, check=True)
    assert f"{kept:,} deal" in done.stderr
    assert json.loads(done.stdout) == json.loads(json.dumps(verdict(played(MATCH, DEALS, Workers()))))


def test_the_same_command_goes_on_without_a_file_being_named(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    endless, command = (
        [word for word in arena(Path("nowhere"), deals) if word not in ("--keep", "nowhere", "--seed", "3")]
        for deals in (ENDLESS, DEALS)
    )
    first = subprocess.Popen(endless, env=untraced(XDG_DATA_HOME=str(tmp_path)), stdout=subprocess.DEVNULL)
    files: list[Path] = []
    while first.poll() is None and not (files and files[0].read_bytes().count(b"\n") >= 2):
        files = list(tmp_path.rglob("*.arena"))
        sleep(0.01)
    first.kill()
    first.wait()
    second = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert "Going on" in second.stderr and json.loads(second.stdout)["deals"] == DEALS
    assert not list(tmp_path.rglob("*.arena")), "a match that came to its end is not kept"
