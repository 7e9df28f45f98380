"""What a finished game explains: win chances, mistakes, luck, beliefs and key moments, as data without a screen."""

from __future__ import annotations

from sixgun.analysis.analyse import analyse, first_answer

__all__ = ["analyse", "first_answer"]
