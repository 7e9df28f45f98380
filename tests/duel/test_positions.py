"""Positions of The Duel that can't be are refused, with the field that is wrong."""

from __future__ import annotations

from typing import Any

import pytest

import sixgun
from tests.contract.plug import is_refused_or_plays_to_an_end
from tests.duel.kit import Table, law, outlaws, table
from tests.engine.test_data import put


def playing() -> Table:
    """Phase 2 of the Law."""
    return table(law("tex-killer", "jango", hand="colt-l1"), outlaws("sid-curry", "slim-poet", reserve="babe-leroy"))


def hit() -> Table:
    """Tex Killer's Colt at Sid Curry, who has a Barrel."""
    sid = outlaws("sid-curry", "slim-poet", hand="missed-o1 beer-o1", gear="barrel-o1")
    return table(law("tex-killer", "jango", hand="colt-l1"), sid).play("colt-l1", at="sid-curry")


def reveal() -> Table:
    """Bart Masterson's player chooses between two cards revealed for a Barrel."""
    bart = law("tex-killer", "bart-masterson", hand="colt-l1")
    sid = outlaws("slim-poet", "sid-curry", hand="missed-o1 beer-o1", gear="barrel-o1", top="colt-o1 missed-o2")
    return table(bart, sid).play("colt-l1", at="slim-poet").do("barrel")


def showdown() -> Table:
    """A Duel."""
    sides = law("tex-killer", "jango", hand="duel-l1 colt-l1"), outlaws("sid-curry", "slim-poet", hand="colt-o1")
    return table(*sides).play("duel-l1", at="sid-curry")


def shielding() -> Table:
    """Buffalo Bell may lose life for his companion."""
    sides = law("jango", "buffalo-bell"), outlaws("sid-curry", "slim-poet", hand="colt-o1")
    return table(*sides, active=1, always_ask=True).play("colt-o1", at="jango").let()


def stealing() -> Table:
    """A random card of the Law's hand."""
    sides = law("jango", "buffalo-bell", hand="colt-l1 beer-o1"), outlaws("sid-curry", "slim-poet", hand="stealing-o1")
    return table(*sides, active=1).play("stealing-o1", hand=True)


def casting() -> sixgun.Game:
    """Both choose who stands in front."""
    return sixgun.new_game("duel", players=2, seed=1)


ODD = [
    (playing, "players.0.characters.0.life", 0),
    (playing, "players.1.characters.1", None),
    (playing, "aimed", "jango"),
    (playing, "used", ["sid-curry"]),
    (playing, "known", {"colt-l1": [1]}),
    (playing, "known", {"beer-o1": [1]}),
    (playing, "stack.0.phase", "end"),
    (playing, "stack.1", {"frame": "copying", "card": "wagon-l1"}),
    (playing, "deciding", 1),
    (hit, "stack.2.by", 1),
    (hit, "stack.2.shooter", "jango"),
    (hit, "stack.2.shooter", "wild-bill"),
    (hit, "stack.2.cause", "beer"),
    (hit, "stack.2.phase", "waiting"),
    (hit, "stack.2.aims", ["outlaws-2", "law-1"]),
    (hit, "stack.2.avoided", 2),
    (hit, "stack.2.waiting", ["hit-front law tom-thorn"]),
    (hit, "stack.2.waiting", ["rob law slim-poet"]),
    (hit, "stack.2.waiting", ["draw law 9 jango"]),
    (hit, "stack.3.target", "outlaws-2"),
    (hit, "stack.3.extra", 2),
    (hit, "stack.3.barrel", 2),
    (hit, "stack.3.fires_back", 1),
    (hit, "stack.3", {"frame": "raid", "by": 0, "target": "outlaws-1"}),
    (hit, "stack.3", {"frame": "snatching", "by": 0, "discards": 0}),
    (hit, "stack.3", {"frame": "aftermath", "cause": "shotgun", "by": 0}),
    (hit, "aimed", None),
    (reveal, "players.0.characters.1.character", "pat-garret"),
    (reveal, "stack.4.deck", 0),
    (reveal, "stack.4.cause", "dynamite"),
    (reveal, "stack.3.barrel", 0),
    (showdown, "stack.3.other", "law-2"),
    (showdown, "stack.3.target", "law-2"),
    (showdown, "stack.2.cause", "water"),
    (shielding, "players.0.characters.1.character", "wild-bill"),
    (shielding, "stack.3.points", 2),
    (shielding, "stack.3.by", 0),
    (stealing, "players.0.hand", []),
    (stealing, "stack.3.discards", 1),
    (stealing, "stack.3", {"frame": "keeping", "looked": [], "keep": 2}),
]


@pytest.mark.parametrize(("scene", "path", "value"), ODD)
def test_a_position_that_play_could_not_have_led_to_is_refused_or_can_be_played(
    scene: Any, path: str, value: object
) -> None:
    data = scene().game.position()
    assert sixgun.load(data).state == scene().game.state
    is_refused_or_plays_to_an_end(put(put(data, "deciding", ...), path, value))


BEGINNING = [
    ("players.0.characters.0.life", 1, "players[0].characters[0]"),
    ("players.0.hand", ["colt-l1"], "players[0].hand"),
    ("fallen", ["jango"], "fallen"),
    ("discard", ["colt-l1"], "discard"),
]


@pytest.mark.parametrize(("path", "value", "field"), BEGINNING)
def test_the_game_begins_with_all_cards_in_their_decks(path: str, value: object, field: str) -> None:
    data = casting().position()
    data["players"][0]["deck"].remove("colt-l1")  # type: ignore[index]
    with pytest.raises(sixgun.BadData) as error:
        sixgun.load(put(data, path, value))
    assert error.value.field == field


FALLING = [
    *[{"frame": "deed", "by": 0, "shooter": "none", "cause": "colt", "aims": [], "phase": "eliminations"}],
    {"frame": "falling", "places": ["outlaws-2"], "gains": 0},
]


@pytest.mark.parametrize("places", [["outlaws-1"], ["outlaws-2", "outlaws-2"]])
def test_only_characters_without_life_are_eliminated_and_once(places: list[str]) -> None:
    data: Any = playing().game.position()
    data["players"][1]["characters"][1]["life"] = 0
    data["stack"] = [*data["stack"], {**FALLING[0], "avoided": 0, "waiting": []}, FALLING[1]]
    sixgun.load(put(data, "deciding", ...))
    with pytest.raises(sixgun.BadData) as error:
        sixgun.load(put(data, "stack.3.places", places))
    assert error.value.field == "stack[3].places"


@pytest.mark.parametrize(
    "frame", [{"frame": "copying", "card": "hat-l1"}, {"frame": "keeping", "looked": ["beer-o1", "colt-o1"], "keep": 1}]
)
def test_only_an_action_card_is_copied_and_cards_come_from_their_own_deck(frame: dict[str, object]) -> None:
    data: Any = playing().game.position()
    data["stack"] = [*data["stack"], frame]
    data["players"][1]["deck"] = [card for card in data["players"][1]["deck"] if card not in ("beer-o1", "colt-o1")]
    with pytest.raises(sixgun.BadData) as error:
        sixgun.load(put(data, "deciding", ...))
    assert error.value.field.startswith("stack")


@pytest.mark.rule("duel.end")
def test_a_side_that_wins_with_its_rearguard_alone_has_it_in_front() -> None:
    sides = law("tex-killer", "jango", hand="colt-l1"), outlaws("sid-curry")
    data: Any = table(*sides).play("colt-l1", at="sid-curry").game.position()
    data["players"][0]["characters"][0]["life"] = 0
    data["players"][1]["characters"][0]["life"] = 1
    game = sixgun.load(put(data, "deciding", ...))
    while game.decision:
        game.apply(
            next((one for one in game.decision.actions if one.verb in ("play-at", "pass")), game.decision.actions[0])
        )
    assert game.outcome and sixgun.load(game.position()).state == game.state


def field_refused(scene: Table, path: str, value: object) -> str:
    """The field that is named when a position is changed so."""
    with pytest.raises(sixgun.BadData) as error:
        sixgun.load(put(put(scene.game.position(), "deciding", ...), path, value))
    assert error.value.field in str(error.value)
    return error.value.field


def test_only_while_something_is_carried_out_somebody_is_aimed_at_or_has_no_life_left() -> None:
    assert field_refused(playing(), "aimed", "jango") == "aimed"
    assert field_refused(playing(), "players.0.characters.1.life", 0) == "players[0].characters[1].life"
    sixgun.load(put(hit().game.position(), "players.0.characters.1.life", 0))
    assert field_refused(hit(), "stack.2.phase", "waiting") == "stack[3].frame"


@pytest.mark.parametrize(("field", "value"), [("by", 1), ("shooter", "jango")])
def test_a_hit_is_part_of_what_is_carried_out(field: str, value: object) -> None:
    assert field_refused(hit(), f"stack.3.{field}", value) == f"stack[3].{field}"
    turned = {"frame": "reveal", "cause": "rattlesnake", "deck": 0, "turned": []}
    assert field_refused(hit(), "stack.3", turned) == "stack[3].frame"


def test_nothing_hits_more_often_or_costs_more_life_than_the_strongest_card() -> None:
    assert field_refused(hit(), "stack.2.avoided", 99) == "stack[2].aims"
    assert field_refused(hit(), "stack.2.avoided", 9) == "stack[3].frame"
    assert field_refused(shielding(), "stack.3.lost", 99) == "stack[3].points"


def test_every_hit_has_a_shooter() -> None:
    deed = {**FALLING[0], "aims": ["outlaws-1"], "phase": "hits", "avoided": 0, "waiting": []}
    assert field_refused(hit(), "stack.2", deed) == "stack[2].shooter"


def test_while_characters_are_eliminated_somebody_is_left_on_both_sides() -> None:
    data: Any = table(law("jango"), outlaws("sid-curry")).game.position()
    data["players"][1]["characters"][0]["life"] = 0
    deed = {**FALLING[0], "avoided": 0, "waiting": []}
    data["stack"] = [*data["stack"], deed, {"frame": "falling", "places": ["outlaws-1"], "gains": 0}]
    with pytest.raises(sixgun.BadData, match=r"stack\[3\]\.places"):
        sixgun.load(put(data, "deciding", ...))


@pytest.mark.rule("duel.end")
def test_a_game_in_which_both_sides_have_nobody_left_loads_as_it_ended() -> None:
    sides = law("jango", hand="colt-l1"), outlaws("slim-poet", hand="missed-o1")
    data: Any = table(*sides).play("colt-l1", at="slim-poet").game.position()
    data["players"][0]["characters"][0]["life"] = 0
    data["players"][1]["characters"][0]["life"] = 1
    game = sixgun.load(put(data, "deciding", ...))
    while game.decision:
        game.apply("pass")
    assert game.outcome and sixgun.load(game.position()).state == game.state
