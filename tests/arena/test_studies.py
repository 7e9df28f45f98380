"""The arena from Python: what the commands do, with results as data."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import sixgun
from sixgun import arena

MADE: Any = sixgun.make_bot("greenhorn", "dice")


class Last(sixgun.Bot):
    """Does what stands last."""

    def choose(self, view: sixgun.View) -> sixgun.Action:
        return view.legal_actions[len(view.legal_actions) - 1]


def test_a_simulation_has_a_row_for_each_share() -> None:
    result = arena.simulate("classic", ["gunhand", Last], games=10, players=4, seed=1, beginner=True)
    rows = result.to_dicts()
    assert {row["group"] for row in rows} == {"side", "role", "character", "seat", "bot"}
    assert {row["name"] for row in rows if row["group"] == "bot"} == {f"{__name__}:Last", "gunhand"}
    assert result.data["options"] == {"beginner": True} and set(rows[0]) == {
        *("group", "name", "won", "played", "rate", "low", "high")
    }


def test_a_match_has_a_row_for_each_role_of_each_field_and_goes_on_from_its_file(tmp_path: Path) -> None:
    same: dict[str, Any] = {"players": 4, "seed": 1, "gain": 0.0, "keep": tmp_path / "match"}
    half = arena.match("dice", Last, "greenhorn", deals=2, **same)
    whole = arena.match("dice", Last, "greenhorn", deals=4, **same)
    assert half.data["deals"] == 2 and whole.data["deals"] == 4
    assert [row["field"] for row in whole.rows].count("candidate") == len(whole.rows) / 2
    assert whole.rows[-1]["role"] == "all" and whole.rows[-1]["pairs"] == 16
    alone = arena.match("dice", Last, "greenhorn", deals=4, players=4, seed=1, gain=0, field="incumbent")
    assert alone.rows == tuple(row for row in whole.rows if row["field"] == "incumbent")


def test_a_ladder_has_a_row_for_each_bot() -> None:
    rows = arena.ladder("duel", ["gunhand", "greenhorn"], deals=3, seed=1).to_dicts()
    assert [row["bot"] for row in rows] == ["gunhand", "greenhorn"] and rows[0]["played"] == 6


@pytest.mark.parametrize("library", ["pandas", "polars"])
def test_rows_become_the_data_frame_of_the_library_that_is_there(library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Frames(ModuleType):
        """A library of data frames."""

        DataFrame = staticmethod(lambda rows: (library, rows))

    for name in ("pandas", "polars"):
        monkeypatch.setitem(sys.modules, name, Frames(name) if name == library else None)
    result = arena.Result({}, ({"bot": "a"},))
    assert result.to_frame() == result.to_frame(library) == (library, [{"bot": "a"}])
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(sixgun.SixgunError, match="to_dicts"):
        result.to_frame()


def test_the_data_frames_of_pandas_and_polars_where_they_are_installed_have_all_rows_and_types() -> None:
    """Both were when this was written: pandas 3.1 and polars 2.1."""
    studies = [
        arena.simulate("dice", ["gunhand", "greenhorn"], games=4, players=4, seed=1),
        arena.match("dice", "gunhand", "greenhorn", deals=2, players=4, seed=1, gain=0),
        arena.ladder("duel", ["gunhand", "greenhorn"], deals=2, seed=1),
    ]
    for library in [name for name in ("pandas", "polars") if find_spec(name)]:
        for study in studies:
            frame = study.to_frame(library)
            assert type(frame).__module__.startswith(library)
            assert frame.shape == (len(study.rows), len(study.rows[0]))
            for name in study.rows[0]:
                assert list(frame[name]) == [row[name] for row in study.rows], name


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (lambda: arena.simulate("dice", "slinger"), "unknown-bot"),
        (lambda: arena.simulate("dice", MADE), "bot-made"),
        (lambda: arena.ladder("dice", ["gunhand", MADE]), "bot-made"),
        (lambda: arena.simulate("dice", players=9), "data-players"),
        (lambda: arena.simulate("dice", beginner=True), "data-no-option"),
        (lambda: arena.simulate("dice", games=0), "data-range"),
        (lambda: arena.match("dice", "gunhand", "greenhorn", field="both"), "data-name"),
        (lambda: arena.match("dice", "gunhand", "greenhorn", jobs=0), "data-range"),
        (lambda: arena.ladder("dice", []), "data-list"),
    ],
)
def test_what_can_not_be_played_is_refused_in_a_sentence(call: Any, code: str) -> None:
    with pytest.raises(sixgun.SixgunError) as refused:
        call()
    assert refused.value.code == code
