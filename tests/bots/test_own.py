"""Bots of one's own: wherever a bot is named, and what is said when one is wrong."""

from __future__ import annotations

import pickle
from pathlib import Path

import gymnasium
import pytest

import sixgun
import sixgun.research
from sixgun.arena.pairs import Match, play_table
from sixgun.arena.simulation import Study, play_chunk
from sixgun.engine.action import Action
from sixgun.locale import LANGUAGES, Words
from sixgun.matches.folder import new_match
from sixgun.matches.match import seat_people
from sixgun.matches.saved import load_match, open_match

GAME = ("dice", ["gunhand"] * 3)


class First(sixgun.Bot):
    """Does the first thing there is, by its text."""

    def choose(self, view: sixgun.View) -> Action:
        return view.legal_actions[0].text  # type: ignore[return-value]


class Nothing(sixgun.Bot):
    def choose(self, view: sixgun.View) -> Action:
        return None  # type: ignore[return-value]


class Illegal(sixgun.Bot):
    def choose(self, view: sixgun.View) -> Action:
        return "beer 2"  # type: ignore[return-value]


class Foreign(sixgun.Bot):
    """Answers with what belongs to another game."""

    def choose(self, view: sixgun.View) -> Action:
        return sixgun.new_game("classic", seed=1).legal_actions[0]


class Broken(sixgun.Bot):
    def choose(self, view: sixgun.View) -> Action:
        raise KeyError("seat")


class Deaf(First):
    def on_event(self, event: sixgun.Event) -> None:
        raise ZeroDivisionError("by zero")


class Blind(First):
    """Can't look on while others act."""

    def __init__(self, seed: sixgun.Rng | None = None) -> None:
        super().__init__(seed)
        self.observes = True

    def observe(self, view: sixgun.View, action: Action) -> None:
        raise ZeroDivisionError("by zero")


class Speechless(sixgun.Bot):
    """Has no choose."""


SPEC = f"{__name__}:First"


@pytest.mark.parametrize("bot", [First, First(), SPEC])
def test_a_game_takes_a_bot_a_class_or_a_place(bot: sixgun.Bot | type[sixgun.Bot] | str) -> None:
    assert sixgun.play("dice", [bot, "gunhand", "gunhand"], seed=1).is_over


@pytest.mark.parametrize("bot", [First, SPEC])
def test_an_agent_plays_among_them(bot: object) -> None:
    env = gymnasium.make("sixgun/Dice-v0", players=3, bots=bot)
    env.reset(seed=1)
    assert {type(each).__name__ for each in env.unwrapped.bots.values()} == {"First"}  # type: ignore[attr-defined]


def test_a_match_in_a_file_remembers_one(tmp_path: Path) -> None:
    with new_match(sixgun.new_game("dice", players=3, seed=1), seat_people(3, [], [SPEC]), tmp_path) as match:
        match.bot_acts()
    assert load_match(match.file).hired == {SPEC}
    with open_match(match.file) as again:
        again.bot_acts()
        assert again.number == 2


@pytest.mark.parametrize(
    ("bot", "word"),
    [
        ("nowhere:Bot", "no bot nowhere:Bot"),
        (f"{__name__}:Nobody", "Nobody"),
        (f"{__name__}:GAME", "made from sixgun.Bot"),
        (Speechless, "has no choose"),
        (int, "made from sixgun.Bot"),
        (3, "made from sixgun.Bot"),
        (Nothing(), "Give Nothing without brackets"),
        ("legend@many", "budget"),
        ("nobody", "no bot called"),
    ],
)
def test_what_is_no_bot_is_a_sentence(bot: str, word: str) -> None:
    with pytest.raises(sixgun.SixgunError, match=word):
        sixgun.make_bot(bot, "dice")


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (Nothing, "was asked reroll and answered None."),
        (Illegal, "was asked reroll and answered 'beer 2'."),
        (Foreign, "was asked reroll and answered put-back bang-AH."),
        (Broken, "was asked reroll and failed: KeyError: 'seat'"),
        (Blind, "was told stop and failed: ZeroDivisionError: by zero"),
        (Deaf, "was told began and failed: ZeroDivisionError: by zero"),
    ],
)
def test_a_wrong_bot_is_named_with_seat_seed_question_and_answer(kind: type[sixgun.Bot], said: str) -> None:
    with pytest.raises(sixgun.BotError) as caught:
        sixgun.play("dice", [kind] * 3, seed=41)
    told = str(caught.value)
    assert told.startswith(f"{__name__}:{kind.__name__} in seat ") and "seed 41" in told and said in told
    assert caught.value.__cause__ is not None
    assert all(caught.value.sentence(Words(language)) for language in LANGUAGES)
    assert str(pickle.loads(pickle.dumps(caught.value))) == told


def test_a_study_names_the_deal_and_its_seed_deals_it_again() -> None:
    spec = f"{__name__}:Broken"
    with pytest.raises(sixgun.BotError, match=r"deal 3 \(seed \d+\), was asked") as caught:
        play_chunk(Study("dice", 4, 5, (spec,), 1), 3, 5)
    game = sixgun.new_game("dice", players=4, seed=int(str(caught.value.details["seed"])))
    assert game.current_seat == caught.value.details["seat"]
    with pytest.raises(sixgun.BotError, match="deal 7 "):
        play_table(Match("dice", 3, spec, "gunhand", 1), 7, (spec,) * 3)


def test_an_environment_names_it_too() -> None:
    env = gymnasium.make("sixgun/Dice-v0", players=3, bots=Broken)
    with pytest.raises(sixgun.BotError, match="Broken in seat"):
        env.reset(seed=41)


@pytest.mark.parametrize("level", ["gunhand", "sharpshooter@20", "legend@20"])
@pytest.mark.parametrize(("game", "other"), [("classic", "dice"), ("dice", "duel"), ("duel", "classic")])
def test_a_bot_that_is_asked_about_another_game_says_so(level: str, game: str, other: str) -> None:
    bot = sixgun.make_bot(level, game, seed=1)
    with pytest.raises(sixgun.BadData, match=f"is of {other}, and this bot plays {game}"):
        bot.choose(sixgun.new_game(other, seed=1).view(0))
