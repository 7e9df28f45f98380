"""Guests: a name and a secret cookie, no e-mail. A recovery code moves a guest to another device."""

from __future__ import annotations

import hashlib
import secrets
import time
import unicodedata
from dataclasses import dataclass

from confusable_homoglyphs import confusables
from sqlalchemy import insert, select, update

from sixgun.server.database import Database
from sixgun.server.refusals import Refused
from sixgun.server.schema import GUESTS

LONGEST = 20
ALIKE = {"0": "o", "1": "l", "i": "l", "I": "l", "|": "l", "m": "rn", "w": "vv"}
INVISIBLE = {chr(at) for at in (0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, *range(0x180B, 0x1810))}
INVISIBLE |= {chr(at) for at in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))}  # signs of no width of their own
TOWER = "MMMM"  # so many marks on one letter reach into the lines of others
RECOVERY_SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
ADJECTIVES = ("Quick", "Silent", "Lucky", "Dusty", "Brave", "Calm", "Sly", "Merry", "Rusty", "Golden")
NOUNS = ("Coyote", "Mustang", "Cactus", "Rider", "Lasso", "Saddle", "Canyon", "Raven", "Bison", "Spur")


@dataclass(frozen=True)
class Guest:
    """Somebody who is here."""

    id: str
    name: str


def digest(secret: str) -> str:
    """What is kept of a secret. Secrets have 128 random bits, so a plain hash is enough and is looked up as a whole."""
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()


def offered_name() -> str:
    """A name to begin with."""
    return f"{secrets.choice(ADJECTIVES)} {secrets.choice(NOUNS)}"


def check_name(name: str) -> str:
    """A name as it is kept: 1 to 20 visible signs of any script, without signs that steer the text around them."""
    seen = [sign for sign in unicodedata.normalize("NFKC", name) if sign not in INVISIBLE]
    told = " ".join("".join(seen).split())
    kinds = "".join([unicodedata.category(sign)[0] for sign in told])
    if not 1 <= len(told) <= LONGEST or "C" in kinds or TOWER in kinds or not kinds.strip("MZ"):
        raise Refused("house-name", longest=LONGEST)
    return told


def skeleton(name: str) -> str:
    """What a name looks like: two names with the same can't be told apart."""
    plain = [sign for sign in unicodedata.normalize("NFKD", name) if unicodedata.category(sign)[0] not in "MZ"]
    small = "".join([latin(sign) for sign in plain]).casefold()  # a capital may look like another letter than its small
    return "".join([latin(sign) for sign in unicodedata.normalize("NFKD", small)])


def latin(sign: str) -> str:
    """The Latin letters that a sign looks like, or the sign itself."""
    small_capital = unicodedata.name(sign, "").removeprefix("LATIN LETTER SMALL CAPITAL ")
    sign = small_capital if len(small_capital) == 1 else sign
    if sign.isascii():
        return ALIKE.get(sign, sign)
    for found in confusables.is_confusable(sign, greedy=True) or []:
        for like in found["homoglyphs"]:
            if like["c"].isascii():
                return "".join([latin(letter) for letter in like["c"].casefold()])  # æ looks like two
    return sign


class People:
    """The guests in the database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def welcome(self, name: str | None = None) -> tuple[Guest, str]:
        """A new guest, and the secret for the cookie."""
        secret = secrets.token_hex(16)
        guest = Guest(secrets.token_hex(8), check_name(name) if name else offered_name())
        row = {"id": guest.id, "name": guest.name, "secret": digest(secret), "since": time.time()}
        async with self.database.engine.begin() as connection:
            await connection.execute(insert(GUESTS).values(row))
        return guest, secret

    async def find(self, secret: str | None) -> Guest | None:
        """The guest whose cookie this is."""
        if not secret or len(secret) > 64:
            return None
        wanted = select(GUESTS.c.id, GUESTS.c.name).where(GUESTS.c.secret == digest(secret))
        async with self.database.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return Guest(row.id, row.name) if row else None

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Another name from now on."""
        told = check_name(name)
        async with self.database.engine.begin() as connection:
            await connection.execute(update(GUESTS).where(GUESTS.c.id == guest.id).values(name=told))
        return Guest(guest.id, told)

    async def recovery_code(self, guest: Guest) -> str:
        """A new code that brings this guest to another device; an older one is void."""
        code = "-".join(["".join([secrets.choice(RECOVERY_SIGNS) for _ in range(5)]) for _ in range(6)])
        async with self.database.engine.begin() as connection:
            await connection.execute(update(GUESTS).where(GUESTS.c.id == guest.id).values(recovery=digest(code)))
        return code

    async def recover(self, code: str) -> tuple[Guest, str]:
        """The guest of a code, with a new secret: the old device is signed out, and the code is used up."""
        secret = secrets.token_hex(16)
        known = digest(code.strip().upper())
        async with self.database.engine.begin() as connection:
            row = (await connection.execute(select(GUESTS).where(GUESTS.c.recovery == known))).first()
            if row is None:
                raise Refused("house-recovery")
            change = update(GUESTS).where(GUESTS.c.id == row.id).values(secret=digest(secret), recovery=None)
            await connection.execute(change)
        return Guest(row.id, row.name), secret
