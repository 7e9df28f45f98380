"""Provably fair luck: the house promises its secret, players seal their words, then all is shown.

Whoever seals knows nothing of the secret and the other words. Whoever shows a word can't choose it any more. So neither
the house nor the last player, nor both together, can choose the luck; a word that isn't shown voids the deal.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets

from sixgun.engine.errors import SixgunError
from sixgun.engine.reading import Fields


def new_secret() -> dict[str, object]:
    """What the house keeps to itself until the game is over."""
    return {"secret": secrets.token_hex(32), "salt": secrets.token_hex(16), "words": {}}


def known_secret(seed: str) -> dict[str, object]:
    """For tests of clients: the same for every game, in whatever order they begin; players' words make the luck."""
    told = hashlib.sha512(seed.encode()).hexdigest()
    return {"secret": told[:64], "salt": told[64:96], "words": {}}


def promise(fairness: dict[str, object]) -> str:
    """What the house tells before the deal: the hash of its secret with the salt."""
    return hashlib.sha256(f"{fairness['salt']}:{fairness['secret']}".encode()).hexdigest()


def seal_of(word: str) -> str:
    """What a player tells before the deal: the hash of their word."""
    return hashlib.sha256(word.encode("utf-8", "surrogatepass")).hexdigest()


def seed_of(fairness: dict[str, object]) -> int:
    """The seed of the game: made from the secret and every player's word."""
    words = fairness["words"]
    assert isinstance(words, dict)
    told = json.dumps([fairness["secret"], sorted(words.items())], ensure_ascii=True)
    return int.from_bytes(hashlib.sha256(told.encode()).digest(), "big")


def verify(record: dict[str, object]) -> str:
    """Check a record of a house: the promise was kept, and the seed follows from it; the promise.

    A game that went on under newer rules begins with a position, which has the seed of all luck that was to come.
    """
    fields = Fields(record)
    table = Fields(fields.get("table"), "table")
    fairness = Fields(table.get("fairness"), "table.fairness")
    fairness.only("promise", "secret", "salt", "words", "seals", "voided")
    words = fairness.object("words")
    told: dict[str, object] = {"words": words, **{name: fairness.text(name) for name in ("secret", "salt")}}
    if not hmac.compare_digest(promise(told), fairness.text("promise")):
        raise SixgunError("unfair-promise")
    if fairness.has("seals") and fairness.object("seals") != {at: seal_of(str(word)) for at, word in words.items()}:
        raise SixgunError("unfair-seal")
    start = Fields(fields.get("position"), "position") if fields.has("position") else fields
    if str(seed_of(told)) != start.get("seed"):
        raise SixgunError("unfair-seed")
    return fairness.text("promise")
