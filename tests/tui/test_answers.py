"""Answers by key: a card, then its target; dice; what can't be says why."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from textual.widgets import OptionList, Static

from sixgun.locale import Words
from sixgun.matches.saved import open_match
from sixgun.tui.app import TableApp
from sixgun.tui.speed import FAST
from tests.classic import kit as classic
from tests.classic.kit import CARD_NAMES
from tests.dice.kit import seat
from tests.duel import kit as duel
from tests.tui.kit import answers, at, done, four, hand, hint, keys, page, press, said, start, tap, until


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
        app.asking.guard = 0
        await press(pilot, "enter", lambda: done(app) == ["stop"] and answers.highlighted == 0)
        await press(pilot, "down", lambda: answers.highlighted == 1)
        await press(pilot, "enter", lambda: done(app) == ["stop", "beer 1"])


async def test_slabs_double_shot_has_its_own_key(tmp_path: Path) -> None:
    app = TableApp(at(four(seat("slab"), rolls="1BDGG"), tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(120, 36)) as pilot:
        await press(pilot, "s", lambda: done(app) == ["stop"])
        await press(pilot, "b", lambda: done(app) == ["stop", "shoot-twice 1"])


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
            await tap(pilot, key)
            assert app.is_running


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


async def test_a_card_is_chosen_then_its_target_and_cards_keep_their_keys(tmp_path: Path) -> None:
    here = classic.position(classic.seat(hand="beer-6H schofield-KS bang-AS", life=3), *classic.crowd(3))
    app = TableApp(at(here, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(100, 30)) as pilot:
        assert hand(app).split("  ")[:3] == ["a Beer 6♥", "b Schofield K♠", "c BANG! A♠"]
        await press(pilot, "b", lambda: done(app) == ["play schofield-KS"])
        assert hand(app).split("  ")[:2] == ["a Beer 6♥", "c BANG! A♠"]
        await press(pilot, "c", lambda: app.asking.path == "c" and "whom, or what" in said(app))
        await until(lambda: "BANG!: " in str(app.query_one("#effect", Static).render()))
        assert "3  " in answers(app)[1][:3] and "4/4  distance 2" in answers(app)[1]
        await press(pilot, "escape", lambda: app.asking.path == "" and "Which card" in said(app))
        await press(pilot, "c", lambda: app.asking.path == "c")
        await press(pilot, "3", lambda: done(app)[1:2] == ["play-at bang-AS 2"])


async def test_a_target_that_cannot_be_says_why(tmp_path: Path) -> None:
    here = classic.position(classic.seat(hand="bang-AS"), *classic.crowd(4))
    app = TableApp(at(here, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(100, 30)) as pilot:
        await press(pilot, "a", lambda: app.asking.path == "a")
        assert any(line.startswith("3  ") and "distance 2" in line for line in answers(app))
        await press(pilot, "3", lambda: "distance 2" in hint(app))
        assert done(app) == [] and app.asking.path == "a"


async def test_enter_never_ends_a_turn_or_aims_at_somebody_nobody_pointed_at(tmp_path: Path) -> None:
    here = classic.position(classic.seat(hand="bang-AS"), *classic.crowd(3))
    app = TableApp(at(here, tmp_path), Words("en"), pace=600, guard=0)
    async with app.run_test(size=(100, 30)) as pilot:
        pointed = app.query_one("#actions", OptionList)
        assert pointed.highlighted == 0 and app.asking.options[0][0].key == "a" and app.asking.options[-1][0].key == "e"
        await press(pilot, "enter", lambda: app.asking.path == "a")
        await until(lambda: pointed.highlighted is None)
        await tap(pilot, "enter")
        assert done(app) == []
        await press(pilot, "escape", lambda: app.asking.path == "")
        await press(pilot, "e", lambda: done(app)[:1] == ["end"])


async def test_a_key_pressed_twice_does_not_answer_the_next_question(tmp_path: Path) -> None:
    here = classic.position(
        classic.seat(hand="bang-AS bang-2C missed-TC beer-6H mustang-8H", life=2), *classic.crowd(3)
    )
    app = TableApp(at(here, tmp_path), Words("en"), pace=600, guard=600)
    async with app.run_test(size=(100, 30)) as pilot:
        await press(pilot, "e", lambda: done(app) == ["end"] and "too many" in said(app))
        await press(pilot, "a", lambda: done(app) == ["end", "discard bang-AS"])
        await tap(pilot, "a")
        assert len(done(app)) == 2
        await press(pilot, "c", lambda: done(app)[2:] == ["discard missed-TC"])


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


async def test_another_card_is_taken_by_its_own_key_without_going_back(tmp_path: Path) -> None:
    here = classic.position(classic.seat(hand="bang-AS cat-balou-KH"), classic.seat(hand="beer-6H"), *classic.crowd(2))
    app = TableApp(at(here, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(100, 30)) as pilot:
        await press(pilot, "a", lambda: app.asking.path == "a" and "BANG!" in said(app))
        await press(pilot, "b", lambda: app.asking.path == "b" and "Cat Balou" in said(app))


async def test_a_key_that_means_nothing_says_so_and_what_does(tmp_path: Path) -> None:
    here = classic.position(classic.seat(hand="bang-AS"), *classic.crowd(3))
    app = TableApp(at(here, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(100, 30)) as pilot:
        await press(pilot, "z", lambda: hint(app).endswith("Press one of these: a, e"))
        await press(pilot, "a", lambda: app.asking.path == "a" and hint(app) == "")


async def test_keys_that_were_meant_for_the_last_turn_do_not_end_this_one(tmp_path: Path) -> None:
    here = classic.position(classic.seat(hand="bang-AS missed-TC"), *classic.crowd(3))
    app = TableApp(at(here, tmp_path), Words("en"), pace=FAST, guard=600)
    async with app.run_test(size=(100, 30)) as pilot:
        await press(pilot, "e", lambda: done(app)[:1] == ["end"])
        await until(lambda: app.asking.options and app.match.number > 1)
        before = done(app)
        for key in (app.asking.options[-1][0].key, "e", "0", "a"):
            await tap(pilot, key)
        assert done(app) == before and app.asking.path == ""
        app.asking.guard = 0
        await press(pilot, app.asking.options[-1][0].key, lambda: len(done(app)) > len(before))


async def test_the_only_target_is_pointed_at_and_enter_takes_it(tmp_path: Path) -> None:
    here = duel.position(duel.law("jango", "pat-garret", hand="colt-l1"), duel.outlaws("sid-curry", "slim-poet"))
    app = TableApp(at(here, tmp_path), Words("en"), pace=600, guard=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await press(pilot, "a", lambda: app.asking.path == "a" and len(app.asking.options) == 1)
        await press(pilot, "enter", lambda: done(app) == ["play-at colt-l1 sid-curry"])


async def test_everything_harmless_is_taken_back_one_after_another(tmp_path: Path) -> None:
    cards = "schofield-KS barrel-QS bang-AS bang-2C bang-3C missed-TC"
    here = classic.position(classic.seat(hand=cards, life=2), *classic.crowd(3))
    app = TableApp(at(here, tmp_path), Words("en"), pace=600, guard=0)
    async with app.run_test(size=(100, 30)) as pilot:
        assert "undo" not in keys(app)
        for key, number in (("a", 1), ("b", 2), ("e", 3), ("c", 4)):
            await press(pilot, key, partial(has_done, app, number))
        assert "undo" in keys(app)
        for number in (3, 2, 1, 0):
            await press(pilot, "u", partial(has_done, app, number))
        assert "undo" not in keys(app) and "Schofield" in hand(app)


async def test_what_luck_has_decided_is_not_taken_back(tmp_path: Path) -> None:
    here = classic.position(
        classic.seat(hand="cat-balou-KH", life=2), classic.seat(hand="bang-2C bang-3C"), *classic.crowd(2)
    )
    app = TableApp(at(here, tmp_path), Words("en"), pace=600, guard=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await press(pilot, "a", lambda: app.asking.path == "a")
        await press(pilot, "2", partial(has_done, app, 1))
        assert "undo" not in keys(app)
        await press(pilot, "u", lambda: "luck decided" in hint(app))
        assert has_done(app, 1)


@pytest.mark.parametrize(("life", "marked"), [(5, True), (4, False)])
async def test_a_beer_that_does_nothing_says_so(life: int, marked: bool, tmp_path: Path) -> None:
    here = classic.position(classic.seat(hand="beer-6H saloon-5H", life=life), *classic.crowd(3))
    app = TableApp(at(here, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(100, 30)):
        assert [line.endswith("(does nothing now)") for line in answers(app)[:2]] == [marked, marked]


async def test_five_answers_stand_beside_what_a_card_does_in_a_small_window(tmp_path: Path) -> None:
    cards = "beer-6H bang-AS mustang-8H barrel-QS gatling-TH schofield-KS"
    app = TableApp(at(classic.position(classic.seat(hand=cards), *classic.crowd(3)), tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(80, 24)):
        lines = [f" {key}  " for key in "abcdg"]
        await until(lambda: all(any(row.startswith(line) for row in page(app).splitlines()) for line in lines))
        await until(lambda: "are left." in page(app))


def has_done(app: TableApp, number: int) -> bool:
    """Whether so many things were done."""
    return len(done(app)) == number


async def test_no_card_has_a_key_that_always_means_something_else(tmp_path: Path) -> None:
    cards = CARD_NAMES[:40]
    here = classic.position(classic.seat(hand=" ".join(cards)), *classic.crowd(3))
    app = TableApp(at(here, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(200, 60)):
        letters = list(app.table.letters[0].of.values())
        assert len(set(letters)) == 40 and not set(letters) & set("efhquEFHQU? ")


async def test_what_is_plain_is_told_only_when_it_is_tried(tmp_path: Path) -> None:
    app = TableApp(at(four(rolls="1DBGG"), tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(120, 36)) as pilot:
        await press(pilot, "s", lambda: "aim" in said(app))
        assert not [line for line in answers(app) if "yourself" in line]
        await press(pilot, "1", lambda: "yourself" in hint(app))


async def test_what_a_character_can_do_is_told_before_one_is_chosen(tmp_path: Path) -> None:
    match = start("duel", 2, "gunhand", 5, tmp_path)
    app = TableApp(match, Words("en"), pace=600)
    async with app.run_test(size=(80, 24)) as pilot:
        effect = app.query_one("#effect", Static)
        names = [str(step.value) for step, _ in app.asking.options]
        for key, name in zip(("home", "down"), names, strict=True):
            ability = Words("en").say(f"ability-duel-{name}")
            await press(pilot, key, partial(tells, effect, ability))


def tells(place: Static, text: str) -> bool:
    """Whether a text stands somewhere."""
    return text in str(place.render())


async def test_cards_that_lie_on_the_table_have_numbers(tmp_path: Path) -> None:
    law = duel.law("jango", "pat-garret", hand="wagon-l1 colt-l1")
    here = duel.position(law, duel.outlaws("sid-curry", "slim-poet"))
    app = TableApp(at(here, tmp_path), Words("en"), pace=600, guard=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await press(pilot, "a", lambda: done(app) == ["play wagon-l1"] and "keep" in said(app))
        assert [step.key for step, _ in app.asking.options] == ["1", "2", "3"]


async def test_in_the_duel_a_character_that_a_card_is_not_for_says_why(tmp_path: Path) -> None:
    here = duel.position(duel.law("jango", "pat-garret", hand="barrel-l1"), duel.outlaws("sid-curry", "slim-poet"))
    app = TableApp(at(here, tmp_path), Words("en"), pace=600, guard=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await press(pilot, "a", lambda: app.asking.path == "a")
        await press(pilot, "1", lambda: "doesn't go on your own AC" in hint(app))
        await press(pilot, "4", lambda: "rearguard" in hint(app))
        await press(pilot, "2", lambda: done(app) == ["play-at barrel-l1 pat-garret"])


async def test_a_card_that_reaches_nobody_says_whom_it_does_not_reach(tmp_path: Path) -> None:
    far = [classic.seat(in_play=card) for card in ("mustang-8H", "mustang-9H")]
    here = classic.position(classic.seat(hand="bang-AS beer-6H", life=3), far[0], classic.seat(), far[1])
    app = TableApp(at(here, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(124, 40)):
        lines = answers(app)
        name = app.narrator.names[1]
        assert [line for line in lines if line.startswith(f"a  BANG! A♠ → {name}: That player is at distance 2")]


async def test_when_a_player_is_chosen_it_is_asked_what_of_his(tmp_path: Path) -> None:
    robbed = classic.seat(hand="beer-6H", in_play="barrel-QS")
    here = classic.position(classic.seat(hand="cat-balou-KH"), robbed, *classic.crowd(2))
    app = TableApp(at(here, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(100, 30)) as pilot:
        assert answers(app)[0] == "a  Cat Balou K♥ …"
        await press(pilot, "a", lambda: "whom, or what" in said(app))
        await press(pilot, "2", lambda: f"Cat Balou K♥ → {app.narrator.names[1]}: which card" in said(app))
        await press(pilot, "1", lambda: done(app) == ["play-card cat-balou-KH 1 barrel-QS"])


async def test_cards_in_play_say_whose_they_are(tmp_path: Path) -> None:
    law = duel.law("jango", "pat-garret", hand="schoolmarm-l1", rear_gear="barrel-l1")
    here = duel.position(law, duel.outlaws("sid-curry", "slim-poet", gear="scope-o1 hat-o1"))
    app = TableApp(at(here, tmp_path), Words("en"), pace=600, guard=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "a", lambda: app.asking.path == "a")
        told = " ".join(answers(app))
        assert "(3 Sid Curry)" in told and "(2 Pat Garret, you)" in told and "Slim" not in told


async def test_in_the_smallest_window_a_swap_is_not_below_the_edge(tmp_path: Path) -> None:
    cards = "colt-l1 carbine-l1 derringer-l1 missed-l1 missed-l2 wagon-l1"
    here = duel.position(duel.law("jango", "pat-garret", hand=cards), duel.outlaws("cattle-katie", "babe-leroy"))
    app = TableApp(at(here, tmp_path), Words("en"), pace=600, guard=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(lambda: "1  Swap your AC and RC" in page(app))
        chosen = app.query_one("#actions", OptionList).highlighted
        assert chosen is not None and app.asking.options[chosen][0].kind == "card"
        await press(pilot, "b", lambda: app.asking.path == "b")
        await press(pilot, "3", lambda: done(app) == ["play-at carbine-l1 cattle-katie"])
        await until(lambda: "1  Swap your AC and RC" in page(app))
        await press(pilot, "1", lambda: done(app)[1:] == ["move"])


async def test_in_the_smallest_window_what_is_known_of_the_other_hand_is_seen(tmp_path: Path) -> None:
    here = duel.position(duel.law("jango", "pat-garret"), duel.outlaws("sid-curry", "slim-poet", hand="colt-o1 hat-o1"))
    app = TableApp(at(here, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(80, 24)):
        view = app.view
        view["players"][1]["hand"] = ["colt-o1", "hidden-outlaws", "return-fire-l1"]
        app.table.show_view(view, ["", ""])
        await until(lambda: "▯ Colt" in page(app) and "Return fire" in page(app))
        assert "▯3 · Deck" in page(app)


async def test_cards_keep_their_keys_when_a_game_goes_on_and_after_an_undo(tmp_path: Path) -> None:
    cards = "schofield-KS barrel-QS bang-AS bang-2C"
    here = classic.position(classic.seat(hand=cards), *classic.crowd(3))
    app = TableApp(at(here, tmp_path), Words("en"), pace=600, guard=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await press(pilot, "a", lambda: len(done(app)) == 1)
        kept = hand(app)
        await press(pilot, "b", lambda: len(done(app)) == 2)
        await press(pilot, "u", lambda: len(done(app)) == 1)
        assert hand(app) == kept and kept.startswith("b Barrel")
    app.match.close()
    with open_match(app.match.file) as again:
        later = TableApp(again, Words("en"), pace=600)
        async with later.run_test(size=(100, 30)):
            await until(lambda: hand(later) == kept)


@pytest.mark.parametrize(
    ("character", "way", "kept"),
    [("doc-holyday", "shoot", "fire 1"), ("jose-delgado", "blue card", "trade barrel-AC")],
)
async def test_what_dodge_citys_characters_do_with_cards_is_said_so(
    character: str, way: str, kept: str, tmp_path: Path
) -> None:
    me = classic.seat(character, hand="barrel-AC beer-9H jail-JS")
    here = classic.position(me, *classic.crowd(3), sets="base dodge-city")
    app = TableApp(at(here, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(120, 36)) as pilot:
        assert [each for each in answers(app) if "life point" in each] == []
        assert [each for each in answers(app) if way in each] == [each for each in answers(app) if "+" in each]
        await press(pilot, "+", lambda: app.asking.path == "+")
        key = app.asking.options[0][0].key
        await press(pilot, key, lambda: done(app) == [kept])


async def test_a_price_is_asked_for_as_such(tmp_path: Path) -> None:
    me = classic.seat("willy", life=2, hand="whisky-QH barrel-AC beer-9H")
    here = classic.position(me, *classic.crowd(3), sets="base dodge-city")
    app = TableApp(at(here, tmp_path), Words("en"), pace=600)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, "a", lambda: "which card pays for it?" in said(app))
        await press(pilot, "b", lambda: done(app) == ["play whisky-QH barrel-AC"])
