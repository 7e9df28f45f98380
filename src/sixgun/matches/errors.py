"""Why an action or a file is turned away at a table."""

from __future__ import annotations

from sixgun.engine.errors import SixgunError


class StaleAction(SixgunError):
    """An action that was meant for a decision that has passed."""


class NotYourDecision(SixgunError):
    """An action by somebody who isn't asked now."""


class InUse(SixgunError):
    """A game that is open somewhere else."""
