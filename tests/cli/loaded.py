"""Loads Sixgun and its texts in all languages, in the process from which those of `nursery.py` are forked."""

import click

import tests.cli.nursery  # noqa: F401
from sixgun.cli import commands
from sixgun.locale import LANGUAGES, Words

for language in LANGUAGES:
    commands(Words(language)).get_help(click.Context(commands(Words(language))))
