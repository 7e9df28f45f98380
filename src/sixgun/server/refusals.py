"""Why the house says no: a code for programs, an HTTP status, and the sentence for people lies in `locale`."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from sixgun.engine.errors import SixgunError

STATUS = {
    "house-message": 400,
    "house-no-guest": 401,
    "house-not-host": 403,
    "house-not-seated": 403,
    "house-origin": 403,
    "house-alone": 403,
    "house-kicked": 403,
    "house-banned": 403,
    "house-no-device": 404,
    "house-no-table": 404,
    "house-no-game": 404,
    "house-no-page": 404,
    "house-no-scene": 404,
    "no-puzzle": 404,
    "house-too-many": 429,
    "house-too-fast": 429,
    "house-busy": 503,
    "house-closing": 503,
}


class Refusal(BaseModel):
    """What a program gets when the house says no: a code, and the numbers and names of its sentence."""

    code: str
    details: dict[str, Any]


class Refused(SixgunError):
    """Something that the house doesn't do, and changes nothing for."""

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS.get(self.code, 409)

    def to_dict(self) -> dict[str, object]:
        """The refusal as JSON."""
        return {"code": self.code, "details": {name: str(value) for name, value in self.details.items()}}
