"""What the page takes from Python is what Python says now."""

import pytest
from tools import web_exports

from sixgun.registry import GAMES


@pytest.mark.once
@pytest.mark.parametrize(
    "name", ["vocabulary.json", "protocol.ts", "views.gen.ts", *[f"{game}.json" for game in GAMES]]
)
def test_the_committed_files_are_not_old(name: str) -> None:
    path, text = next((path, text) for path, text in web_exports.exports().items() if path.name == name)
    assert path.read_text(encoding="utf-8") == text, "write it anew: python -m tools.web_exports"


def test_every_message_is_compared() -> None:
    told = {(entry["game"], entry["what"], str(entry["data"])) for entry in web_exports.sentences()}
    assert {game for game, _, _ in told} == set(GAMES)
    assert len(told) > 500
