"""The table in the terminal, driven by keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import OptionList, RichLog, Static

import sixgun
from sixgun.locale import Words
from sixgun.narration import side_id
from sixgun.tui.app import FAST, TableApp
from sixgun.tui.replay import ReplayApp
from sixgun.tui.screens import HandOver, RulesScreen
from sixgun.tui.session import Session, resume, start
from tests.classic import kit as classic
from tests.dice.kit import position, seat


def said(app: TableApp | ReplayApp) -> str:
    """The line above the answers."""
    return str(app.query_one("#question", Static).render())


def hint(app: TableApp) -> str:
    """The line below the question."""
    return str(app.query_one("#message", Static).render())


def told(app: TableApp | ReplayApp) -> str:
    """The log."""
    return "\n".join(line.text for line in app.query_one("#log", RichLog).lines)


def at(place: dict[str, object], tmp_path: Path, humans: tuple[int, ...] = (0,)) -> Session:
    """A session in a set-up position."""
    return Session(sixgun.load(place), list(humans), ["greenhorn"], tmp_path)


def four(*first: dict[str, object], rolls: str) -> dict[str, object]:
    return position(*first, *[seat() for _ in range(4 - len(first))], rolls=rolls)


async def test_dice_are_chosen_with_keys_and_rolled(tmp_path: Path) -> None:
    app = TableApp(at(four(rolls="1BDGA GG"), tmp_path), Words("en"), pace=60)
    async with app.run_test(size=(120, 36)) as pilot:
        await pilot.press("1", "2", "1", "5")
        assert app.table.chosen == {1, 4}
        await pilot.press("r")
        assert app.session.game.history[0].text == "roll 2,5" and app.table.chosen == set()
        await pilot.press("a")
        assert app.table.chosen == {0, 1, 3, 4}


async def test_a_locked_die_is_refused_with_the_reason(tmp_path: Path) -> None:
    app = TableApp(at(four(rolls="1BDGA"), tmp_path), Words("en"), pace=60)
    async with app.run_test(size=(120, 36)) as pilot:
        await pilot.press("3")
        assert "Dynamite" in hint(app) and app.table.chosen == set()


async def test_a_target_out_of_range_is_refused_with_the_reason(tmp_path: Path) -> None:
    app = TableApp(at(four(rolls="1DBGG"), tmp_path), Words("en"), pace=60)
    async with app.run_test(size=(120, 36)) as pilot:
        await pilot.press("s")
        await pilot.press("3")
        assert (
            "2" in hint(app) and "aim" in said(app) and [action.text for action in app.session.game.history] == ["stop"]
        )
        await pilot.press("2")
        assert app.session.game.history[-1].text == "shoot 1"


async def test_answers_can_be_chosen_with_the_arrow_keys(tmp_path: Path) -> None:
    app = TableApp(at(four(rolls="BDDGG"), tmp_path), Words("en"), pace=60)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        assert app.session.game.history == []
        await pilot.press("down", "enter")
        assert app.session.game.history[0].text == "stop"
        await pilot.press("down", "enter")
        assert app.session.game.history[1].text == "beer 1"


async def test_slabs_double_shot_has_its_own_key(tmp_path: Path) -> None:
    app = TableApp(at(four(seat("slab"), rolls="1BDGG"), tmp_path), Words("en"), pace=60)
    async with app.run_test(size=(120, 36)) as pilot:
        await pilot.press("s", "b")
        assert app.session.game.history[-1].text == "shoot-twice 1"


async def test_a_key_shows_the_rules_of_what_is_on_screen(tmp_path: Path) -> None:
    app = TableApp(at(four(rolls="1BDGA"), tmp_path), Words("en"), pace=60)
    async with app.run_test(size=(120, 36)) as pilot:
        await pilot.press("question_mark")
        assert isinstance(app.screen, RulesScreen)
        assert {"dice.turn.rolls", "dice.dynamite.three", "dice.lucky-duke"} <= set(app.screen.clauses)
        await pilot.press("1", "escape")
        assert not isinstance(app.screen, RulesScreen) and app.table.chosen == set()


async def test_bots_wait_while_the_rules_are_read(tmp_path: Path) -> None:
    app = TableApp(at(position(seat(), seat(), seat(), seat(), roller=1, rolls="BBBBB"), tmp_path), Words("en"), 0.05)
    async with app.run_test(size=(120, 36)) as pilot:
        await pilot.press("question_mark")
        before = len(app.session.game.history)
        await pilot.pause(0.4)
        assert len(app.session.game.history) == before


async def test_a_role_that_is_secret_is_not_on_the_screen(tmp_path: Path) -> None:
    app = TableApp(at(position(*[seat() for _ in range(5)], rolls="1BDGA"), tmp_path, (1,)), Words("en"), pace=60)
    async with app.run_test(size=(140, 40)):
        shown = [str(place.render()) for place in app.table.places]
        assert sum("Unknown" in text for text in shown) == 3
        assert sum("Outlaw" in text for text in shown) == 1 and "Deputy" not in "".join(shown)


async def test_people_who_share_the_keyboard_see_only_their_own_secrets(tmp_path: Path) -> None:
    app = TableApp(at(four(rolls="BDDGG"), tmp_path, (0, 1)), Words("en"), pace=60)
    async with app.run_test(size=(120, 36)) as pilot:
        assert isinstance(app.screen, HandOver)
        await pilot.press("s")
        assert app.session.game.history == []
        await pilot.press("enter")
        await pilot.press("s", "1")
        assert isinstance(app.screen, HandOver)
        await pilot.press("enter")
        assert app.viewer == 1 and "Outlaw" in str(app.table.places[7].render())


async def test_nobodys_secrets_are_shown_while_bots_play_for_several_people(tmp_path: Path) -> None:
    here = position(*[seat() for _ in range(5)], roller=2, rolls="BBBBB")
    app = TableApp(at(here, tmp_path, (0, 1)), Words("en"), pace=60)
    async with app.run_test(size=(120, 36)):
        shown = "".join(str(place.render()) for place in app.table.places)
        assert shown.count("Unknown") == 4 and "Sheriff" in shown


async def test_one_can_leave_while_the_keyboard_goes_round(tmp_path: Path) -> None:
    for key in ("q", "ctrl+c"):
        app = TableApp(at(four(rolls="BDDGG"), tmp_path, (0, 1)), Words("en"), pace=60)
        async with app.run_test() as pilot:
            await pilot.press(key)
        assert app.return_value and "--resume" in app.return_value


QUESTIONS = [
    four(rolls="1BDGA"),
    four(seat("sid-ketchum"), rolls="1BDGA"),
    four(seat("slab"), rolls="1BDGG"),
    four(rolls="BBDGG"),
    four(seat("kit-carlson", arrows=2), rolls="GGDDB"),
]


@pytest.mark.parametrize("here", QUESTIONS)
async def test_no_key_breaks_anything(here: dict[str, object], tmp_path: Path) -> None:
    app = TableApp(at(here, tmp_path), Words("en"), pace=60)
    async with app.run_test(size=(100, 30)) as pilot:
        for key in [*"9870xyzwvut654321", "escape", "tab", "left", "home", "s", *"98765", "0", "r", "pageup", "f", "p"]:
            await pilot.press(key)
            assert app.is_running


async def test_the_layout_follows_the_window(tmp_path: Path) -> None:
    app = TableApp(at(four(rolls="1BDGA"), tmp_path), Words("en"), pace=60)
    async with app.run_test(size=(120, 40)) as pilot:
        sizes: list[tuple[int, int, set[str]]] = [(80, 24, {"narrow"}), (130, 40, set()), (50, 15, {"narrow", "tiny"})]
        for width, height, classes in sizes:
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            assert {"narrow", "tiny"} & set(app.screen.classes) == classes


def test_a_new_game_puts_the_one_that_was_left_aside(tmp_path: Path) -> None:
    first = start("dice", 4, [0], ["greenhorn"], 1, tmp_path)
    start("dice", 5, [0], ["greenhorn"], 2, tmp_path)
    (left,) = tmp_path.glob("dice-left-*.json")
    assert resume("dice", tmp_path).game.players == 5
    assert resume("dice", tmp_path, str(left)).game == first.game


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
    session = start(game, players, [0], ["gunhand"], 5, tmp_path)
    app = TableApp(session, Words(language), pace=FAST)
    async with app.run_test(size=(100, 30)) as pilot:
        for _ in range(3000):
            if session.game.outcome:
                break
            if session.human_decides:
                await pilot.press("s" if app.options and app.options[-1][0] == "s" else "enter")
            else:
                await pilot.pause(0.001)
        assert session.game.outcome and Words(language).say(side_id(game, session.game.outcome.side)) in said(app)
        assert f"{game}-" not in told(app)
        await pilot.press("q")
    assert app.return_value and str(session.record_file) in app.return_value
    assert sixgun.load(session.record_file).outcome == session.game.outcome and not session.file.exists()


async def test_quitting_keeps_the_game_and_resuming_goes_on_alike(tmp_path: Path) -> None:
    session = start("dice", 4, [0], ["greenhorn"], 9, tmp_path)
    app = TableApp(session, Words("en"), pace=FAST)
    async with app.run_test() as pilot:
        while not session.human_decides:
            await pilot.pause(0.01)
        await pilot.press("s")
        await pilot.press("q")
    assert app.return_value and "--resume" in app.return_value
    again = resume("dice", tmp_path)
    assert again.game == session.game and again.humans == [0] and again.bots == ["greenhorn"]
    for here in (session, again):
        while here.deciding is not None and not here.human_decides and len(here.game.history) < 40:
            here.bot_acts()
    assert again.game == session.game


def test_resuming_nothing_or_a_broken_file_is_a_clear_error(tmp_path: Path) -> None:
    with pytest.raises(sixgun.SixgunError, match="no game to go on with"):
        resume("dice", tmp_path)
    (tmp_path / "dice.json").write_text('{"sixgun": "session", "version": 1, "record": 5, "humans": [0], "bots": []}')
    with pytest.raises(sixgun.BadData):
        resume("dice", tmp_path)
    (tmp_path / "dice.json").write_text('{"sixgun": "session", "version": 9}')
    with pytest.raises(sixgun.BadData):
        resume("dice", tmp_path)


async def test_a_replay_steps_jumps_and_changes_seats() -> None:
    game = sixgun.new_game("dice", players=5, seed=7)
    while game.decision:
        game.apply(game.decision.actions[0])
    app = ReplayApp(game, Words("en"), None)
    async with app.run_test(size=(120, 36)) as pilot:
        await pilot.press("right", "right", "left")
        assert app.at == 1 and "open" in said(app)
        await pilot.press("pagedown")
        assert app.states[app.at].turn == app.states[1].turn + 1
        await pilot.press("pageup", "end")
        assert app.at == len(game.history)
        await pilot.press("g", "7", "enter")
        assert app.at == 7
        await pilot.press("g", "escape", "home")
        assert app.at == 0
        assert "Unknown" not in str([place.render() for place in app.table.places])
        await pilot.press("2")
        assert app.viewer == 1 and str([place.render() for place in app.table.places]).count("Unknown") == 3
        await pilot.press("o", "question_mark")
        assert app.viewer is None and isinstance(app.screen, RulesScreen)
        await pilot.press("escape")


async def test_space_and_f_hurry_the_bots(tmp_path: Path) -> None:
    session = start("dice", 4, [0], ["greenhorn"], 1, tmp_path)
    app = TableApp(session, Words("en"), pace=60)
    async with app.run_test() as pilot:
        before = len(session.game.history)
        if not session.human_decides:
            await pilot.press("space")
            assert len(session.game.history) == before + 1
        await pilot.press("f")
        assert app.pace == FAST and app.query_one("#actions", OptionList)


async def test_cards_that_cannot_be_played_are_shown_with_the_reason(tmp_path: Path) -> None:
    here = classic.position(
        classic.seat("slab", hand="bang-AS bang-2C missed-TC beer-6H mustang-8H", in_play="mustang-9H"),
        *classic.crowd(3),
        bangs=1,
    )
    app = TableApp(at(here, tmp_path), Words("en"), pace=60)
    async with app.run_test(size=(124, 40)):
        refused = app.table.refusals(app.view, app.session.game, app.narrator)
        assert len(refused) == 4 and "BANG! A♠" in refused[0] and "Mustang 8♥" in refused[3]


async def test_hands_of_others_are_hidden_and_cards_in_play_are_not(tmp_path: Path) -> None:
    here = classic.position(
        classic.seat(hand="beer-6H"), classic.seat(hand="missed-TC", in_play="barrel-QS"), *classic.crowd(2)
    )
    app = TableApp(at(here, tmp_path), Words("en"), pace=60)
    async with app.run_test(size=(124, 40)):
        shown = "".join(str(place.render()) for place in app.table.places)
        assert "Beer 6♥" in shown and "Barrel Q♠" in shown and "Missed! 10♣" not in shown


async def test_classic_answers_have_keys_and_rules(tmp_path: Path) -> None:
    here = classic.position(classic.seat("slab", hand="bang-AS beer-6H"), *classic.crowd(3))
    app = TableApp(at(here, tmp_path), Words("en"), pace=60)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.press("question_mark")
        assert isinstance(app.screen, RulesScreen) and "classic.slab" in app.screen.clauses
        await pilot.press("escape", "2")
        assert app.session.game.history[0].text.startswith("play-at bang-AS")
