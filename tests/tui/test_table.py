"""The table in the terminal, driven by keys."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from rich.segment import Segment
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

import sixgun
from sixgun.locale import LANGUAGES, Words
from sixgun.matches.match import Hired, Match, Person, Seat, seat_people
from sixgun.matches.saved import SavedMatch, open_match
from sixgun.narration import Narrator, side_id
from sixgun.tui.app import FAST, TableApp
from sixgun.tui.log import Log
from sixgun.tui.menu import MenuApp
from sixgun.tui.replay import ReplayApp
from sixgun.tui.screens import EndScreen, HandOver, OutScreen, RulesScreen
from sixgun.tui.story import Story
from sixgun.vocabulary import game_words
from tests.classic import kit as classic
from tests.dice.kit import position, seat
from tests.matches.kit import close_all, keep


@pytest.fixture(autouse=True)
def closing() -> Iterator[None]:
    """No match of a test stays open."""
    yield
    close_all()


def said(app: TableApp | ReplayApp) -> str:
    """The line above the answers."""
    return str(app.screen_stack[0].query_one("#question", Static).render())


def seen(app: TableApp | ReplayApp) -> list[str]:
    """What stands in the places of the table and on their frames."""
    return [f"{place.border_title} {place.render()} {place.border_subtitle}" for place in app.table.places]


def hand(app: TableApp) -> str:
    """The viewer's cards with their keys."""
    return str(app.query_one("#hand", Static).render()).replace("\u00a0", " ")


def answers(app: TableApp) -> list[str]:
    """The lines of the list of answers."""
    return [str(option.prompt).strip() for option in app.query_one("#actions", OptionList).options]


def hint(app: TableApp) -> str:
    """The line below the question."""
    return str(app.query_one("#message", Static).render())


def told(app: TableApp | ReplayApp) -> str:
    """The log."""
    return "\n".join(line.text for line in app.screen_stack[0].query_one(Log).lines)


def at(place: dict[str, object], tmp_path: Path, people: tuple[int, ...] = (0,)) -> SavedMatch:
    """A match in a set-up position."""
    game = sixgun.load(place)
    return keep(game, seat_people(game.players, list(people), ["greenhorn"]), tmp_path)


def start(game: str, players: int, bot: str, seed: int, tmp_path: Path) -> SavedMatch:
    """A new match with a person in the first seat."""
    seats = seat_people(players, [0], [bot])
    return keep(sixgun.new_game(game, players=players, seed=seed), seats, tmp_path)


async def until(seen: Callable[[], object], what: object = "") -> None:
    """Wait until something is seen, however busy the machine is."""
    end = time.monotonic() + 100
    while not seen():
        assert time.monotonic() < end, f"never seen {what}"
        await asyncio.sleep(0.002)


async def press(pilot: Pilot[Any], key: str, seen: Callable[[], object]) -> None:
    """Press a key and wait for what it does."""
    await pilot.press(key)
    await until(seen, f"after {key}")


def done(app: TableApp) -> list[str]:
    """What was done in the game."""
    return [action.text for action in app.match.game.history]


def four(*first: dict[str, object], rolls: str) -> dict[str, object]:
    return position(*first, *[seat() for _ in range(4 - len(first))], rolls=rolls)


async def test_dice_are_chosen_with_keys_and_rolled(tmp_path: Path) -> None:
    app = TableApp(at(four(rolls="1BDGA GG"), tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(120, 36)) as pilot:
        await press(pilot, "1", lambda: app.table.chosen == {0})
        await press(pilot, "2", lambda: app.table.chosen == {0, 1})
        await press(pilot, "1", lambda: app.table.chosen == {1})
        await press(pilot, "5", lambda: app.table.chosen == {1, 4})
        await press(pilot, "r", lambda: done(app) == ["roll 2,5"] and app.table.chosen == set())
        await press(pilot, "a", lambda: app.table.chosen == {0, 1, 3, 4})


async def test_a_locked_die_is_refused_with_the_reason(tmp_path: Path) -> None:
    app = TableApp(at(four(rolls="1BDGA"), tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(120, 36)) as pilot:
        await press(pilot, "3", lambda: "Dynamite" in hint(app))
        assert app.table.chosen == set()


async def test_a_target_out_of_range_is_refused_with_the_reason(tmp_path: Path) -> None:
    app = TableApp(at(four(rolls="1DBGG"), tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(120, 36)) as pilot:
        await press(pilot, "s", lambda: "aim" in said(app))
        await press(pilot, "3", lambda: "2" in hint(app))
        assert "aim" in said(app) and done(app) == ["stop"]
        await press(pilot, "2", lambda: done(app) == ["stop", "shoot 1"])


async def test_answers_can_be_chosen_with_the_arrow_keys(tmp_path: Path) -> None:
    app = TableApp(at(four(rolls="BDDGG"), tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(80, 24)) as pilot:
        answers = app.query_one("#actions", OptionList)
        await press(pilot, "enter", lambda: "Choose the dice" in hint(app))
        assert done(app) == []
        await press(pilot, "down", lambda: answers.highlighted == 1)
        app.guard = 0
        await press(pilot, "enter", lambda: done(app) == ["stop"] and answers.highlighted == 0)
        await press(pilot, "down", lambda: answers.highlighted == 1)
        await press(pilot, "enter", lambda: done(app) == ["stop", "beer 1"])


async def test_slabs_double_shot_has_its_own_key(tmp_path: Path) -> None:
    app = TableApp(at(four(seat("slab"), rolls="1BDGG"), tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(120, 36)) as pilot:
        await press(pilot, "s", lambda: done(app) == ["stop"])
        await press(pilot, "b", lambda: done(app) == ["stop", "shoot-twice 1"])


async def test_a_key_shows_the_rules_of_what_is_on_screen(tmp_path: Path) -> None:
    app = TableApp(at(four(rolls="1BDGA"), tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(120, 36)) as pilot:
        await press(pilot, "question_mark", lambda: isinstance(app.screen, RulesScreen))
        assert isinstance(app.screen, RulesScreen)
        assert {"dice.turn.rolls", "dice.dynamite.three", "dice.lucky-duke"} <= set(app.screen.clauses)
        rules = app.screen.query_one("#rules")
        await press(pilot, "pagedown", lambda: rules.scroll_offset.y > 0)
        await pilot.press("1")
        await press(pilot, "escape", lambda: not isinstance(app.screen, RulesScreen))
        assert app.table.chosen == set()


async def test_bots_wait_while_the_rules_are_read(tmp_path: Path) -> None:
    app = TableApp(at(position(seat(), seat(), seat(), seat(), roller=1, rolls="BBBBB"), tmp_path), Words("en"), FAST)
    async with app.run_test(size=(120, 36)) as pilot:
        await press(pilot, "question_mark", lambda: isinstance(app.screen, RulesScreen))
        before = done(app)
        await until(lambda: app.waiting is None, "the bot's time has come")
        assert app.match.bot_decides and done(app) == before
        await press(pilot, "escape", lambda: len(done(app)) > len(before))


async def test_a_role_that_is_secret_is_not_on_the_screen(tmp_path: Path) -> None:
    app = TableApp(at(position(*[seat() for _ in range(5)], rolls="1BDGA"), tmp_path, (1,)), Words("en"), pace=600)
    async with app.run_test(size=(140, 40)):
        shown = seen(app)
        assert sum("Unknown" in text for text in shown) == 3
        assert sum("Outlaw" in text for text in shown) == 1 and "Deputy" not in "".join(shown)


async def test_people_who_share_the_keyboard_see_only_their_own_secrets(tmp_path: Path) -> None:
    app = TableApp(at(four(rolls="BDDGG"), tmp_path, (0, 1)), Words("en"), pace=600)
    async with app.run_test(size=(120, 36)) as pilot:
        assert isinstance(app.screen, HandOver)
        await pilot.press("s")
        await press(pilot, "enter", lambda: app.viewer == 0 and not isinstance(app.screen, HandOver))
        assert done(app) == []
        await press(pilot, "s", lambda: done(app) == ["stop"])
        await press(pilot, "1", lambda: isinstance(app.screen, HandOver))
        await press(pilot, "enter", lambda: app.viewer == 1 and not isinstance(app.screen, HandOver))
        assert "Outlaw" in seen(app)[7]


async def test_nobodys_secrets_are_shown_while_bots_play_for_several_people(tmp_path: Path) -> None:
    here = position(*[seat() for _ in range(5)], roller=2, rolls="BBBBB")
    app = TableApp(at(here, tmp_path, (0, 1)), Words("en"), pace=600)
    async with app.run_test(size=(120, 36)):
        shown = "".join(seen(app))
        assert shown.count("Unknown") == 4 and "Sheriff" in shown


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
async def test_one_can_leave_while_the_keyboard_goes_round(key: str, tmp_path: Path) -> None:
    app = TableApp(at(four(rolls="BDDGG"), tmp_path, (0, 1)), Words("en"), pace=600)
    async with app.run_test() as pilot:
        await press(pilot, key, lambda: app.return_code == 0)
    app.match.close()
    open_match(app.match.file).close()


QUESTIONS = [
    four(rolls="1BDGA"),
    four(seat("sid-ketchum"), rolls="1BDGA"),
    four(seat("slab"), rolls="1BDGG"),
    four(rolls="BBDGG"),
    four(seat("kit-carlson", arrows=2), rolls="GGDDB"),
]


@pytest.mark.parametrize("here", QUESTIONS)
async def test_no_key_breaks_anything(here: dict[str, object], tmp_path: Path) -> None:
    app = TableApp(at(here, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(100, 30)) as pilot:
        for key in [*"9870xyzwvut654321", "escape", "tab", "left", "home", "s", *"98765", "0", "r", "pageup", "f", "p"]:
            await pilot.press(key)
            assert app.is_running


async def test_the_layout_follows_the_window(tmp_path: Path) -> None:
    app = TableApp(at(four(rolls="1BDGA"), tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(120, 40)) as pilot:
        sizes: list[tuple[int, int, set[str]]] = [(80, 24, {"narrow"}), (130, 40, set()), (50, 15, {"narrow", "tiny"})]
        for width, height, classes in sizes:
            await pilot.resize_terminal(width, height)
            await until(partial(shows, app, classes), classes)


def shows(app: TableApp, classes: set[str]) -> bool:
    """Whether the table has a layout."""
    return {"narrow", "tiny"} & set(app.screen.classes) == classes


@pytest.mark.parametrize(
    ("game", "players", "language"),
    [
        ("dice", 3, "en"),
        ("dice", 8, "es"),
        ("classic", 4, "de"),
        ("classic", 7, "en"),
        ("duel", 2, "de"),
    ],
)
async def test_a_whole_game_is_played_to_its_end(language: str, game: str, players: int, tmp_path: Path) -> None:
    match = start(game, players, "gunhand", 5, tmp_path)
    app = TableApp(match, Words(language), pace=FAST, guard=0)
    async with app.run_test(size=(100, 30)) as pilot:
        while not match.game.outcome:
            await until(lambda: (match.person_decides and app.options) or match.game.outcome)
            if isinstance(app.screen, OutScreen):
                await press(pilot, "f", lambda: not isinstance(app.screen, OutScreen))
            before = (match.number, app.path)
            if not match.game.outcome:
                await press(pilot, some_key(app), partial(has_gone_on, app, before))
        side = Words(language).say(side_id(game, match.game.outcome.side))
        await until(lambda: isinstance(app.screen, EndScreen) and side in said(app))
        assert f"{game}-" not in told(app)
        await press(pilot, "q", lambda: app.return_code == 0)
    assert sixgun.load(match.record_file).outcome == match.game.outcome
    assert match.kept_as == match.record_file and not match.file.exists()


def some_key(app: TableApp) -> str:
    """A key that answers whatever is asked, or goes one step further."""
    keys = [step.key for step, _ in app.options]
    return "s" if keys[-1] == "s" else keys[0]


def has_gone_on(app: TableApp, before: tuple[int, str]) -> bool:
    """Whether something was done since a decision, or chosen in it."""
    return (app.match.number, app.path) != before


async def test_quitting_keeps_the_game_and_resuming_goes_on_alike(tmp_path: Path) -> None:
    match = start("dice", 4, "greenhorn", 9, tmp_path)
    app = TableApp(match, Words("en"), pace=FAST, guard=0)
    async with app.run_test() as pilot:
        await until(lambda: match.person_decides and app.options)
        await press(pilot, some_key(app), partial(has_gone_on, app, (match.number, app.path)))
        await press(pilot, "q", lambda: app.return_code == 0)
    match.close()
    with open_match(match.file) as again:
        assert again.game == match.game and again.seats == [Person(), *[Hired("greenhorn")] * 3]


async def test_names_from_a_file_do_not_steer_the_terminal(tmp_path: Path) -> None:
    seats: list[Seat] = [Person("Jo\x1b[2Jhn\n"), *[Hired("greenhorn")] * 3]
    match = keep(sixgun.load(four(rolls="1BDGA")), seats, tmp_path)
    app = TableApp(match, Words("en"), pace=600)
    async with app.run_test(size=(120, 36)):
        shown = "".join(seen(app))
        assert "Jo�[2Jhn" in shown and "\x1b" not in shown


async def test_a_replay_steps_jumps_and_changes_seats() -> None:
    game = sixgun.new_game("dice", players=5, seed=7)
    while game.decision:
        game.apply(game.decision.actions[0])
    app = ReplayApp(game, Words("en"), None)
    async with app.run_test(size=(120, 36)) as pilot:
        await press(pilot, "right", lambda: app.at == 1)
        await press(pilot, "right", lambda: app.at == 2)
        await press(pilot, "left", lambda: app.at == 1 and "open" in said(app))
        turn = app.states[1].turn
        await press(pilot, "pagedown", lambda: app.states[app.at].turn == turn + 1)
        await press(pilot, "pageup", lambda: app.states[app.at].turn == turn)
        await press(pilot, "end", lambda: app.at == len(game.history))
        await press(pilot, "g", lambda: bool(app.screen.query("#number")))
        await press(pilot, "7", lambda: app.screen.query_one("#number", Input).value == "7")
        await press(pilot, "enter", lambda: app.at == 7 and len(app.screen_stack) == 1)
        await press(pilot, "g", lambda: bool(app.screen.query("#number")))
        await press(pilot, "escape", lambda: len(app.screen_stack) == 1)
        await press(pilot, "home", lambda: app.at == 0)
        assert "Unknown" not in str(seen(app))
        await press(pilot, "2", lambda: app.viewer == 1)
        await until(lambda: str(seen(app)).count("Unknown") == 3)
        await press(pilot, "o", lambda: app.viewer is None)
        await press(pilot, "question_mark", lambda: isinstance(app.screen, RulesScreen))
        await press(pilot, "escape", lambda: len(app.screen_stack) == 1)


async def test_space_and_f_hurry_the_bots(tmp_path: Path) -> None:
    here = position(seat(), seat(), seat(), seat(), roller=1, rolls="BBBBB")
    app = TableApp(at(here, tmp_path), Words("en"), pace=600)
    async with app.run_test() as pilot:
        await until(lambda: app.waiting)
        await press(pilot, "space", lambda: len(done(app)) == 1)
        await press(pilot, "f", lambda: app.pace == FAST)
        await press(pilot, "space", lambda: len(done(app)) > 3)


async def test_cards_that_cannot_be_played_are_shown_with_the_reason(tmp_path: Path) -> None:
    here = classic.position(
        classic.seat("slab", hand="bang-AS bang-2C missed-TC beer-6H mustang-8H", in_play="mustang-9H"),
        *classic.crowd(3),
        bangs=1,
    )
    app = TableApp(at(here, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(124, 40)):
        lines = answers(app)
        assert [line for line in lines if line.startswith("a  BANG! A♠: You have already played a BANG!")]
        assert [line for line in lines if line.startswith("g  Mustang 8♥: You already have a card of that name")]


async def test_hands_of_others_are_hidden_and_cards_in_play_are_not(tmp_path: Path) -> None:
    here = classic.position(
        classic.seat(hand="beer-6H"), classic.seat(hand="missed-TC", in_play="barrel-QS"), *classic.crowd(2)
    )
    app = TableApp(at(here, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(124, 40)):
        shown = "".join(seen(app))
        assert "Beer 6♥" in hand(app) and "Barrel Q♠" in shown and "Missed! 10♣" not in shown


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
@pytest.mark.parametrize("players", [4, 7])
async def test_ones_own_hand_is_seen_whole_above_the_question(
    size: tuple[int, int], players: int, tmp_path: Path
) -> None:
    cards = "bang-AS bang-2C missed-TC beer-6H mustang-8H"
    here = classic.position(classic.seat("slab", hand=cards), *classic.crowd(players - 1))
    app = TableApp(at(here, tmp_path), Words("de"), pace=600)
    async with app.run_test(size=size):
        shown, question = app.query_one("#hand", Static), app.query_one("#question", Static)
        await until(lambda: shown.region.height and shown.region.width == size[0])
        assert shown.region.bottom == question.region.y and question.region.bottom < size[1]
        assert [name in hand(app) for name in ("BANG! A♠", "BANG! 2♣", "Fehlschuss! 10♣", "Bier 6♥", "Mustang 8♥")]


async def test_a_card_is_chosen_then_its_target_and_cards_keep_their_keys(tmp_path: Path) -> None:
    here = classic.position(classic.seat(hand="beer-6H schofield-KS bang-AS", life=3), *classic.crowd(3))
    app = TableApp(at(here, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(100, 30)) as pilot:
        assert hand(app).split("  ")[:3] == ["a Beer 6♥", "b Schofield K♠", "c BANG! A♠"]
        await press(pilot, "b", lambda: done(app) == ["play schofield-KS"])
        assert hand(app).split("  ")[:2] == ["a Beer 6♥", "c BANG! A♠"]
        await press(pilot, "c", lambda: app.path == "c" and "at whom" in said(app))
        await until(lambda: "BANG!: " in str(app.query_one("#effect", Static).render()))
        assert "3  " in answers(app)[1][:3] and "4/4  distance 2" in answers(app)[1]
        await press(pilot, "escape", lambda: app.path == "" and "Which card" in said(app))
        await press(pilot, "c", lambda: app.path == "c")
        await press(pilot, "3", lambda: done(app)[1:2] == ["play-at bang-AS 2"])


async def test_a_target_that_cannot_be_says_why(tmp_path: Path) -> None:
    here = classic.position(classic.seat(hand="bang-AS"), *classic.crowd(4))
    app = TableApp(at(here, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(100, 30)) as pilot:
        await press(pilot, "a", lambda: app.path == "a")
        assert any(line.startswith("3  ") and "distance 2" in line for line in answers(app))
        await press(pilot, "3", lambda: "distance 2" in hint(app))
        assert done(app) == [] and app.path == "a"


async def test_enter_never_ends_a_turn_or_aims_at_somebody_nobody_pointed_at(tmp_path: Path) -> None:
    here = classic.position(classic.seat(hand="bang-AS"), *classic.crowd(3))
    app = TableApp(at(here, tmp_path), Words("en"), pace=600, guard=0)
    async with app.run_test(size=(100, 30)) as pilot:
        pointed = app.query_one("#actions", OptionList)
        assert pointed.highlighted == 0 and app.options[0][0].key == "a" and app.options[-1][0].key == "e"
        await press(pilot, "enter", lambda: app.path == "a")
        await until(lambda: pointed.highlighted is None)
        await pilot.press("enter")
        assert done(app) == []
        await press(pilot, "escape", lambda: app.path == "")
        await press(pilot, "e", lambda: done(app)[:1] == ["end"])


async def test_a_key_pressed_twice_does_not_answer_the_next_question(tmp_path: Path) -> None:
    here = classic.position(
        classic.seat(hand="bang-AS bang-2C missed-TC beer-6H mustang-8H", life=2), *classic.crowd(3)
    )
    app = TableApp(at(here, tmp_path), Words("en"), pace=600, guard=600)
    async with app.run_test(size=(100, 30)) as pilot:
        await press(pilot, "e", lambda: done(app) == ["end"] and "too many" in said(app))
        await press(pilot, "a", lambda: done(app) == ["end", "discard bang-AS"])
        await pilot.press("a")
        assert len(done(app)) == 2
        await press(pilot, "c", lambda: done(app)[2:] == ["discard missed-TC"])


async def test_below_the_smallest_size_keys_only_leave(tmp_path: Path) -> None:
    here = classic.position(classic.seat(hand="beer-6H", life=3), *classic.crowd(3))
    app = TableApp(at(here, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(60, 20)) as pilot:
        await until(lambda: app.tiny)
        for key in ("a", "enter", "e", "question_mark", "f", "space"):
            await pilot.press(key)
        assert done(app) == [] and len(app.screen_stack) == 1 and app.pace == 600
        await press(pilot, "q", lambda: app.return_code == 0)


async def test_what_a_shot_costs_is_seen_at_the_table_and_told_in_one_line(tmp_path: Path) -> None:
    here = classic.position(classic.seat("willy", hand="bang-AS beer-6H"), *classic.crowd(3))
    app = TableApp(at(here, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(124, 40)) as pilot:
        await press(pilot, "a", lambda: app.path == "a")
        await press(pilot, "2", lambda: "−1" in "".join(seen(app)))
        assert [place for place in app.table.places if place.has_class("target")]
        name = app.narrator.names[1]
        assert told(app).splitlines()[-1].strip() == f"You → {name}: BANG! A♠ −1"


async def test_somebody_at_the_brink_is_not_drawn_as_dead(tmp_path: Path) -> None:
    here = classic.position(classic.seat(hand="bang-AS"), classic.seat(hand="beer-6H", life=1), *classic.crowd(2))
    app = TableApp(at(here, tmp_path, (1,)), Words("en"), pace=600)
    async with app.run_test(size=(124, 40)) as pilot:
        app.match.act(0, "play-at bang-AS 1", 0)
        app.write()
        app.go_on()
        await until(lambda: "brink" in said(app))
        own = app.table.places[7]
        assert "at the brink!" in str(own.render()) and not own.has_class("dead")
        await press(pilot, "a", lambda: len(done(app)) == 2)


@pytest.mark.parametrize("game", ["dice", "classic", "duel"])
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_every_letter_stands_out_from_its_ground(game: str, size: tuple[int, int], tmp_path: Path) -> None:
    match = start(game, 2 if game == "duel" else 6, "gunhand", 4, tmp_path)
    while match.number < 60 and not match.game.outcome:
        match.carry_out(match.game.decision.actions[-1])  # type: ignore[union-attr]
    app = TableApp(match, Words("en"), pace=600)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        weak = [segment.text for segment in segments(app) if contrast(segment) < 4.5]
        assert weak == []


def segments(app: TableApp) -> list[Segment]:
    """All text on the screen."""
    strips = app.screen._compositor.render_strips()
    return [segment for strip in strips for segment in strip if any(letter.isalnum() for letter in segment.text)]


def contrast(segment: Segment) -> float:
    """How much brighter one of the two colours of a text is than the other."""
    style = segment.style
    assert style and style.color and style.bgcolor
    colours = [style.color.get_truecolor(), style.bgcolor.get_truecolor()]
    dark, bright = sorted(luminance(*colour) for colour in colours)
    return (bright + 0.05) / (dark + 0.05)


def luminance(*colour: int) -> float:
    """How bright a colour is, as WCAG has it."""
    linear = [part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


async def test_classic_answers_have_rules(tmp_path: Path) -> None:
    here = classic.position(classic.seat("slab", hand="bang-AS beer-6H"), *classic.crowd(3))
    app = TableApp(at(here, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(100, 30)) as pilot:
        await press(pilot, "question_mark", lambda: isinstance(app.screen, RulesScreen))
        assert isinstance(app.screen, RulesScreen) and "classic.slab" in app.screen.clauses
        await press(pilot, "escape", lambda: len(app.screen_stack) == 1)


async def test_what_revealed_nothing_is_taken_back(tmp_path: Path) -> None:
    here = classic.position(classic.seat(hand="schofield-KS stagecoach-9S bang-AS"), *classic.crowd(3))
    app = TableApp(at(here, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(100, 30)) as pilot:
        await press(pilot, "a", lambda: done(app) == ["play schofield-KS"])
        await press(pilot, "u", lambda: done(app) == [] and "Schofield" in hand(app))
        assert len(app.match.file.read_text().splitlines()) == 1
        await press(pilot, "b", lambda: done(app) == ["play stagecoach-9S"])
        await press(pilot, "u", lambda: "can't be taken back" in hint(app))
        assert done(app) == ["play stagecoach-9S"]
    app.match.close()
    with open_match(app.match.file) as again:
        assert done(app) == [action.text for action in again.game.history]


async def test_a_replay_runs_by_itself_to_its_end() -> None:
    game = sixgun.new_game("dice", players=3, seed=7)
    for _ in range(3):
        assert game.decision
        game.apply(game.decision.actions[0])
    app = ReplayApp(game, Words("en"), None)
    async with app.run_test(size=(120, 36)) as pilot:
        await press(pilot, "f", lambda: app.pace == FAST)
        await press(pilot, "space", lambda: app.at == 3 and app.playing is None)
        assert "Seed: 7" in said(app)


async def test_the_menu_leaves_with_what_was_chosen() -> None:
    games = {name: game_words(name) for name in ("dice", "classic", "duel")}
    app = MenuApp(Words("en"), games, ["greenhorn", "gunhand"], lambda _: {"/left.match": "Go on"})
    async with app.run_test(size=(80, 24)) as pilot:
        rows = app.query_one("#actions", OptionList)
        for at in (1, 2):
            await press(pilot, "down", partial(points_at, rows, at))
        await press(pilot, "right", lambda: app.chosen["game"] == "classic")
        await press(pilot, "down", partial(points_at, rows, 3))
        await press(pilot, "left", lambda: app.chosen["players"] == 4)
        await pilot.press("s")
    assert app.return_value and app.return_value["game"] == "classic" and app.return_value["players"] == 4
    assert app.return_value["option-beginner"] is False and app.return_value["bots"] == "gunhand"


def points_at(rows: OptionList, at: int) -> bool:
    """Whether a line of a list is the one pointed at."""
    return rows.highlighted == at


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), [("dice", 5), ("classic", 6), ("duel", 2)])
def test_a_whole_game_is_told_act_by_act_without_a_gap(game: str, players: int, language: str) -> None:
    match = Match(sixgun.new_game(game, players=players, seed=3), seat_people(players, [], ["gunhand"]))
    story = Story(Narrator(Words(language), match.game.position()), 0)
    while match.bot_decides:
        match.bot_acts()
    heard = match.game.events_since(0, 0)
    for told in heard:
        story.hear(told["event"])  # type: ignore[arg-type]
    lines = [act.text.plain for act in story.acts]
    assert len(lines) < len(heard) and all(lines)
    assert not [line for line in lines if "log-" in line or "card-" in line or "  " in line or line[0] in " :·"]


def test_an_attack_on_several_is_one_line_with_all_that_it_cost() -> None:
    story = Story(Narrator(Words("en"), sixgun.new_game("classic", players=4, seed=1).position()), 2)
    names = story.narrator.names
    for event in (
        {"name": "played", "seat": 0, "card": "gatling-TH", "target": None},
        {"name": "answered", "seat": 1, "card": "missed-TC"},
        {"name": "saved", "seat": 1},
        {"name": "lost", "seat": 2, "points": 1, "cause": "gatling", "by": 0},
    ):
        story.hear(event)
    (act,) = story.acts
    assert act.text.plain == f"{names[0]}: Gatling 10♥ · {names[1]} Missed! 10♣ · {names[1]} ✓ · You −1"
    assert story.hits == {(0, 2): 1}


def test_a_beer_names_its_giver_and_shots_at_one_player_are_counted_together() -> None:
    story = Story(Narrator(Words("en"), sixgun.new_game("dice", players=4, seed=1).position()), None)
    names = story.narrator.names
    dice = ["bullseye1", "beer", "bullseye1", "beer", "arrow"]
    for event in (
        {"name": "rolled", "seat": 0, "dice": dice, "rolled": [1, 2, 3, 4, 5], "roll": 1},
        {"name": "aimed", "seat": 0, "target": 1, "die": 1, "points": 1},
        {"name": "aimed", "seat": 0, "target": 1, "die": 3, "points": 1},
        {"name": "lost", "seat": 1, "points": 2, "cause": "bullseye", "by": 0},
        {"name": "healed", "seat": 3, "points": 1, "source": "beer", "by": 0},
        {"name": "healed", "seat": 3, "points": 1, "source": "beer", "by": 0},
    ):
        story.hear(event)
    lines = [act.text.plain for act in story.acts]
    assert lines[1:] == [f"{names[0]} → {names[1]}: ①① −2", f"{names[0]} → {names[3]}: Beer +2"]
