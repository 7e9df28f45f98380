"""Web Push: word to a guest's devices that it is their turn, while no page is open (RFC 8030, 8291, 8292).

Off unless the house has a key (`sixgun admin push-key`). What is said is encrypted for the device; the push service of
its browser can't read it.
"""

from __future__ import annotations

import base64
import json
import logging
import os
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import httpx
from sqlalchemy import delete, select
from sqlalchemy.dialects import postgresql, sqlite

from sixgun.engine.errors import SixgunError
from sixgun.locale import Words
from sixgun.server.database import Database
from sixgun.server.hourglass import Hourglass
from sixgun.server.refusals import Refused
from sixgun.server.schema import PUSHES
from sixgun.server.settings import LOOPBACK, Settings

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

LOGGER = logging.getLogger("sixgun.house")
HALF_A_DAY = 43200
KEPT = 86400  # seconds for which a push service keeps what it can't deliver
GONE = (404, 410)  # the device has withdrawn its subscription
MOST = 10  # devices of a guest
RECORD = (4096).to_bytes(4, "big")


class Push:
    """The devices that want to be told, and the key of the house."""

    def __init__(self, database: Database, settings: Settings, glass: Hourglass) -> None:
        self.database = database
        self.settings = settings
        self.glass = glass
        self.key = read_key(settings.push_key) if settings.push_key else None

    @property
    def public_key(self) -> str | None:
        """What a browser needs to subscribe; None: this house tells nobody."""
        return encode(point(self.key)) if self.key else None

    async def subscribe(self, guest: str, endpoint: str, p256dh: str, auth: str, language: str) -> None:
        """A device wants to be told."""
        if not self.key or not self.is_push_service(endpoint) or len(decode(p256dh)) != 65 or len(decode(auth)) != 16:
            raise Refused("house-push")
        row = {"guest": guest, "p256dh": p256dh, "auth": auth, "language": language, "since": self.glass.now()}
        dialect: Any = postgresql if self.database.is_postgres else sqlite
        new = dialect.insert(PUSHES).values(endpoint=endpoint, **row)
        async with self.database.begin() as connection:
            await connection.execute(new.on_conflict_do_update(index_elements=[PUSHES.c.endpoint], set_=row))
            mine = select(PUSHES.c.endpoint).where(PUSHES.c.guest == guest).order_by(PUSHES.c.since.desc())
            for old in (await connection.execute(mine.offset(MOST))).all():
                await connection.execute(delete(PUSHES).where(PUSHES.c.endpoint == old.endpoint))

    async def unsubscribe(self, guest: str, endpoint: str) -> None:
        """A device doesn't want to be told any more."""
        async with self.database.begin() as connection:
            await connection.execute(delete(PUSHES).where(PUSHES.c.guest == guest, PUSHES.c.endpoint == endpoint))

    def is_push_service(self, endpoint: str) -> bool:
        """Whether an address is of a push service: the house calls no other for a stranger."""
        parts = urlsplit(endpoint)
        host = parts.hostname or ""
        ours = any(host == name or host.endswith(f".{name}") for name in self.settings.push_services.split(","))
        return ours and (parts.scheme == "https" or host in LOOPBACK)

    async def devices(self, guest: str) -> list[Any]:
        """The devices of a guest that want to be told."""
        async with self.database.engine.connect() as connection:
            return list((await connection.execute(select(PUSHES).where(PUSHES.c.guest == guest))).all())

    async def remind(self, guest: str, code: str, game: str) -> None:
        """Tell the devices of a guest that it is their turn at a table."""
        rows = await self.devices(guest)
        async with httpx.AsyncClient(timeout=10) as http:
            for row in rows if self.key else []:
                words = Words(row.language)
                note = {"title": words.say(f"game-{game}"), "text": words.say("push-your-turn"), "link": f"/t/{code}"}
                try:
                    answer = await http.post(
                        row.endpoint, content=encrypt(note, row), headers=self.headers(row.endpoint)
                    )
                except httpx.HTTPError as trouble:
                    LOGGER.warning("a push service does not answer", extra={"trouble": type(trouble).__name__})
                    continue
                if answer.status_code in GONE:
                    await self.unsubscribe(guest, row.endpoint)

    def headers(self, endpoint: str) -> dict[str, str]:
        """Who calls the push service (VAPID)."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(self.glass.now()) + HALF_A_DAY,
            "sub": self.settings.push_contact,
        }
        assert self.key is not None
        token = sign(self.key, claims)
        vapid = f"vapid t={token}, k={self.public_key}"
        return {"Authorization": vapid, "TTL": str(KEPT), "Content-Encoding": "aes128gcm", "Urgency": "normal"}


# -- keys --------------------------------------------------------------------------------------------------------------


def encode(data: bytes) -> str:
    """Bytes as text, as the Web does it."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The bytes of such a text; what is none are no bytes."""
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return b""


def new_key() -> str:
    """A private key for a house."""
    ec = elliptic_curves()
    return encode(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def read_key(text: str) -> EllipticCurvePrivateKey:
    """The private key of a house, from its settings."""
    ec = elliptic_curves()
    if len(decode(text)) != 32:
        raise SixgunError("push-key")
    key: EllipticCurvePrivateKey = ec.derive_private_key(int.from_bytes(decode(text), "big"), ec.SECP256R1())
    return key


def elliptic_curves() -> Any:
    """The library for it, which only a house with a key needs."""
    try:
        from cryptography.hazmat.primitives.asymmetric import ec
    except ImportError as trouble:
        raise SixgunError("push-library") from trouble
    return ec


def point(key: EllipticCurvePrivateKey) -> bytes:
    """The public key, 65 bytes."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def sign(key: EllipticCurvePrivateKey, claims: dict[str, Any]) -> str:
    """A token (JWT, ES256)."""
    from cryptography.hazmat.primitives.asymmetric.ec import ECDSA
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    parts = [encode(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    one, other = decode_dss_signature(key.sign(".".join(parts).encode(), ECDSA(SHA256())))
    return ".".join([*parts, encode(one.to_bytes(32, "big") + other.to_bytes(32, "big"))])


def encrypt(note: dict[str, str], device: Any) -> bytes:
    """A note that only a device can read, with a key and a salt of its own."""
    ec = elliptic_curves()
    sender = ec.generate_private_key(ec.SECP256R1())
    return sealed(json.dumps(note).encode(), decode(device.p256dh), decode(device.auth), sender, os.urandom(16))


def sealed(text: bytes, public: bytes, auth: bytes, sender: EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """RFC 8291 with one record of RFC 8188."""
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    def derive(secret: bytes, seed: bytes, purpose: bytes, length: int) -> bytes:
        return HKDF(algorithm=SHA256(), length=length, salt=seed, info=purpose).derive(secret)

    ec = elliptic_curves()
    receiver = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public)
    shared = derive(sender.exchange(ec.ECDH(), receiver), auth, b"WebPush: info\0" + public + point(sender), 32)
    key = derive(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(shared, salt, b"Content-Encoding: nonce\0", 12)
    return salt + RECORD + bytes([65]) + point(sender) + AESGCM(key).encrypt(nonce, text + b"\2", None)
