"""Positions of The Duel that can't be are refused, with the field that is wrong."""

from __future__ import annotations

from typing import Any

import pytest

import sixgun
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


BAD = [
    (playing, "players.0.characters.0.life", 0, "players[0].characters[0].life"),
    (playing, "players.1.characters.1", None, "players[1].characters[1]"),
    (playing, "aimed", "jango", "aimed"),
    (playing, "used", ["sid-curry"], "used"),
    (playing, "known", {"colt-l1": [1]}, "known.colt-l1"),
    (playing, "known", {"beer-o1": [1]}, "known.beer-o1"),
    (playing, "stack.0.phase", "end", "stack[1].frame"),
    (playing, "stack.1", {"frame": "copying", "card": "wagon-l1"}, "stack[1].frame"),
    (playing, "deciding", 1, "deciding"),
    (hit, "stack.2.by", 1, "stack[2].by"),
    (hit, "stack.2.shooter", "jango", "stack[3].shooter"),
    (hit, "stack.2.shooter", "wild-bill", "stack[2].shooter"),
    (hit, "stack.2.cause", "beer", "stack[2].cause"),
    (hit, "stack.2.phase", "waiting", "stack[3].frame"),
    (hit, "stack.2.aims", ["outlaws-2", "law-1"], "stack[2].aims"),
    (hit, "stack.2.avoided", 2, "stack[2].avoided"),
    (hit, "stack.2.waiting", ["hit-front law tom-thorn"], "stack[2].waiting"),
    (hit, "stack.2.waiting", ["rob law slim-poet"], "stack[2].waiting"),
    (hit, "stack.2.waiting", ["draw law 9 jango"], "stack[2].waiting"),
    (hit, "stack.3.target", "outlaws-2", "stack[3].target"),
    (hit, "stack.3.extra", 2, "stack[3].extra"),
    (hit, "stack.3.barrel", 2, "stack[3].barrel"),
    (hit, "stack.3.fires_back", 1, "stack[3].fires_back"),
    (hit, "stack.3", {"frame": "raid", "by": 0, "target": "outlaws-1"}, "stack[3].frame"),
    (hit, "stack.3", {"frame": "snatching", "by": 0, "discards": 0}, "stack[3].discards"),
    (hit, "stack.3", {"frame": "aftermath", "cause": "shotgun", "by": 0}, "stack[3].frame"),
    (hit, "aimed", None, "stack[3].target"),
    (reveal, "players.0.characters.1.character", "pat-garret", "stack[4].turned"),
    (reveal, "stack.4.deck", 0, "stack[4].deck"),
    (reveal, "stack.4.cause", "dynamite", "stack[4].cause"),
    (reveal, "stack.3.barrel", 0, "stack[4].cause"),
    (showdown, "stack.3.other", "law-2", "stack[3].other"),
    (showdown, "stack.3.target", "law-2", "stack[3].target"),
    (showdown, "stack.2.cause", "water", "stack[3].frame"),
    (shielding, "players.0.characters.1.character", "wild-bill", "stack[3].target"),
    (shielding, "stack.3.points", 2, "stack[3].points"),
    (shielding, "stack.3.by", 0, "stack[3].by"),
    (stealing, "players.0.hand", [], "stack[3].by"),
    (stealing, "stack.3.discards", 1, "stack[3].discards"),
    (stealing, "stack.3", {"frame": "keeping", "looked": [], "keep": 2}, "stack[3].frame"),
]


@pytest.mark.parametrize(("scene", "path", "value", "field"), BAD)
def test_positions_that_cannot_be_are_refused(scene: Any, path: str, value: object, field: str) -> None:
    data = scene().game.position()
    assert sixgun.load(data).state == scene().game.state
    with pytest.raises(sixgun.BadData) as error:
        sixgun.load(put(put(data, "deciding", ...), path, value))
    assert error.value.field.startswith(field) and field in str(error.value)


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
