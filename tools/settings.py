"""Write the list of settings into docs/reference/settings.md, from the model: `python -m tools.settings`."""

from __future__ import annotations

import json
from pathlib import Path

from sixgun.cli.serve import FLAGS
from sixgun.server.settings import Settings

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "reference" / "settings.md"
BEGIN = "<!-- settings: written by tools/settings.py from src/sixgun/server/settings.py -->"
END = "<!-- end of settings -->"


def table() -> str:
    """Every setting: in the environment, as a flag if it has one, without it, and what it does."""
    lines = ["| in the environment | flag | without it | what it does |", "|---|---|---|---|"]
    for name, field in Settings.model_fields.items():
        flag = f"`--{name.replace('_', '-')}`" if name in FLAGS else "`--no-browser`" if name == "open_browser" else ""
        default = "" if field.default == "" else f"`{json.dumps(field.default).strip(chr(34))}`"
        lines.append(f"| `SIXGUN_{name.upper()}` | {flag} | {default} | {field.description} |")
    return "\n".join(lines)


def page(text: str) -> str:
    """The page with the list as it is now."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{table()}\n{END}{after}"


def main() -> None:
    """Write it."""
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    print(PAGE.relative_to(ROOT))


if __name__ == "__main__":
    main()
