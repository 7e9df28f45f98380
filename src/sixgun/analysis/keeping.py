"""An analysis in a file: kept while it goes on, so that it can be stopped and go on later, and when it is whole."""

from __future__ import annotations

import binascii
from pathlib import Path
from time import monotonic
from typing import Any, Final, cast

from sixgun.analysis.analyse import Analysis, first_answer
from sixgun.analysis.result import VERSION
from sixgun.analysis.types import AnalysisData
from sixgun.engine.errors import SixgunError
from sixgun.files import read_json, write_json

ENDING: Final = ".analysis.json"
OFTEN: Final = 3.0  # seconds between two writes


class KeptAnalysis:
    """An analysis and its file, which must be its own: nothing else is overwritten."""

    def __init__(self, record: dict[str, object], path: Path, budget: int | None = None) -> None:
        self.analysis = Analysis(record, budget)
        self.path = path
        self.told: AnalysisData | None = None
        self.written = float("-inf")
        if path.exists():
            self.take_over(read_json(path))

    def take_over(self, data: object) -> None:
        """What the file knows, if it is of the same record; with another budget or by another version we begin anew."""
        analysis = self.analysis
        if not isinstance(data, dict) or data.get("record") != analysis.course.seed.hex():
            raise SixgunError("analysis-other", path=str(self.path))
        if (data.get("version"), data.get("budget")) != (VERSION, analysis.budget):
            return
        work: Any = data.pop("work", None)
        if work is None:
            self.told = cast(AnalysisData, data)
            return
        try:
            analysis.kept = dict(work)
            analysis.result("part")
        except (TypeError, ValueError, KeyError, IndexError, AttributeError, binascii.Error) as trouble:
            raise SixgunError("analysis-other", path=str(self.path)) from trouble

    @property
    def is_whole(self) -> bool:
        return self.told is not None

    def begin(self) -> None:
        """Put a first answer into the file at once, for those who look."""
        if self.told is None and not self.analysis.kept:
            self.write(first_answer(self.analysis))

    def keep(self) -> None:
        """Write what is done, but not too often."""
        if monotonic() - self.written > OFTEN:
            self.save()

    def save(self) -> None:
        """Write what is done."""
        self.write(self.analysis.result("part"))

    def finish(self) -> AnalysisData:
        """All is done: write the whole, without the pieces that it was made from."""
        if self.told is None:
            self.told = self.analysis.result("whole")
            write_json(cast(dict[str, object], self.told), self.path)
        return self.told

    def write(self, told: AnalysisData) -> None:
        write_json({**told, "work": self.analysis.kept}, self.path)
        self.written = monotonic()
