"""`sixgun`, and `python -m sixgun`: the commands, or a sentence that says what they need."""

from __future__ import annotations

import sys

from sixgun.locale import LANGUAGES, Words, wished_language

TERMINAL = ("click", "platformdirs", "rich", "textual")


def main() -> None:
    """Run the command line; its libraries are an extra of the package."""
    try:
        from sixgun.cli import main as run

        run()
    except ModuleNotFoundError as trouble:
        if str(trouble.name).partition(".")[0] not in TERMINAL:
            raise
        wish = wished_language(sys.argv[1:])
        words = Words(wish if wish in LANGUAGES else "en")
        print(f"sixgun: {words.say('error-no-commands', missing=str(trouble.name))}", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
