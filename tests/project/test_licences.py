"""Nothing that a house is made of binds whoever builds on it: the licences of its packages, one by one."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

FREE = re.compile(r"MIT|BSD|Apache|PSF-2\.0|Python Software Foundation|ISC|Unlicense|Zero|0BSD", re.IGNORECASE)
BINDING = re.compile(r"GPL|GNU|Mozilla|MPL|EUPL|CDDL|Eclipse|SSPL|Business Source", re.IGNORECASE)
KNOWN = {"certifi"}  # a list of certificates under the MPL: docs/host.md
NAMES = {"MIT": "MIT", "BSD": "BSD", "Apache 2.0": "Apache"}


def server_extra(root: Path) -> list[Requirement]:
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extra = project["optional-dependencies"]["server"]
    return [Requirement(text) for text in extra if not text.startswith("sixgun[")]


def licence(package: str) -> str:
    """What a package says of itself."""
    about = distribution(package).metadata
    marks = [mark for mark in about.get_all("Classifier") or [] if mark.startswith("License")]
    return " ".join([*(about.get_all("License-Expression") or []), *marks] or about.get_all("License") or [])


def brought(requirements: list[Requirement]) -> set[str]:
    """Every package that is installed with these."""
    found: set[str] = set()
    waiting = [(need.name, extra) for need in requirements for extra in ("", *need.extras)]
    while waiting:
        name, extra = waiting.pop()
        try:
            needs = distribution(name).requires or []
        except PackageNotFoundError:
            continue  # for another system or Python
        found.add(name.lower())
        for need in map(Requirement, needs):
            wanted = need.marker is None or need.marker.evaluate({"extra": extra})
            if wanted and need.name.lower() not in found:
                waiting += [(need.name, more) for more in ("", *need.extras)]
    return found


@pytest.mark.once
def test_no_package_of_the_house_binds_us(root: Path) -> None:
    packages = brought(server_extra(root))
    assert {"fastapi", "starlette", "pydantic", "asyncpg", "certifi"} <= packages
    told = {name: licence(name) for name in packages - KNOWN}
    assert {name: text for name, text in told.items() if not FREE.search(text) or BINDING.search(text)} == {}


@pytest.mark.once
def test_the_page_names_the_licence_of_every_package_of_the_extra(root: Path) -> None:
    page = (root / "docs" / "host.md").read_text(encoding="utf-8").partition("## Licences")[2]
    named: dict[str, str] = {}
    for row, sign in NAMES.items():
        cells = re.search(rf"^\| {re.escape(row)} \| (.*) \|$", page, re.MULTILINE)
        assert cells
        named |= dict.fromkeys([cell.split()[0] for cell in cells[1].split(", ")], sign)
    assert sorted(named) == sorted(need.name for need in server_extra(root))
    assert all(sign in licence(name) for name, sign in named.items())
