"""Web Push: encrypted as the RFC has it, sent to push services alone, in slow games, once a decision."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from sixgun.client import HouseError, Visitor
from sixgun.server import turns
from sixgun.server.push import decode, encode, encrypt, new_key, point, read_key, sealed

from .houses import at_table, command, house_here, people, seat

AUTH = b"0123456789abcdef"


def opened(sent: bytes, key: ec.EllipticCurvePrivateKey) -> Any:
    """What a device reads, by RFC 8291."""

    def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
        return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)

    salt, sender, text = sent[:16], sent[21:86], sent[86:]
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
    shared = derive(shared, AUTH, b"WebPush: info\0" + point(key) + sender, 32)
    cipher = AESGCM(derive(shared, salt, b"Content-Encoding: aes128gcm\0", 16))
    plain = cipher.decrypt(derive(shared, salt, b"Content-Encoding: nonce\0", 12), text, None)
    assert plain[-1:] == b"\2"
    return json.loads(plain[:-1])


def test_the_example_of_rfc_8291() -> None:
    sender = read_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    public = decode("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
    text, auth, salt = b"When I grow up, I want to be a watermelon", "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
    assert encode(sealed(text, public, decode(auth), sender, decode(salt))) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_every_note_has_a_key_of_its_own() -> None:
    key = read_key(new_key())
    device = SimpleNamespace(p256dh=encode(point(key)), auth=encode(AUTH))
    notes = [encrypt({"text": "hello"}, device) for _ in range(2)]
    assert notes[0] != notes[1] and [opened(note, key) for note in notes] == [{"text": "hello"}] * 2


async def push_service(answers: list[tuple[dict[str, str], bytes]], status: int) -> asyncio.Server:
    """A push service that notes what it gets."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")[1:-2]
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head)}
        answers.append((headers, await reader.readexactly(int(headers["content-length"]))))
        writer.write(f"HTTP/1.1 {status} x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    return await asyncio.start_server(serve, "127.0.0.1", 0)


@pytest.mark.parametrize("status", [201, 410])
async def test_who_is_gone_hears_once_that_it_is_their_turn(
    database: str, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "MOMENT", 0.0)
    key, heard = read_key(new_key()), list[tuple[dict[str, str], bytes]]()
    service = await push_service(heard, status)
    link = f"http://127.0.0.1:{service.sockets[0].getsockname()[1]}/one"
    async with house_here(database, push_key=new_key(), push_services="127.0.0.1") as house:
        (visitor,) = await people(house.link, 1)
        device = {"endpoint": link, "p256dh": encode(point(key)), "auth": encode(AUTH), "language": "de"}
        await visitor.post("/api/me/push", **device)
        code = await seat([visitor], "duel", 2, clock={"move": 86400.0, "bank": 0.0})
        table = await at_table(visitor, code)
        await table.do("start")
        while not table.view or not table.view["decision"]:
            await table.receive()
        await table.close()
        while not heard:
            await asyncio.sleep(0.01)
        other = await at_table(visitor, code)
        await other.close()
        rows = await house.house.push.devices(visitor.guest) if status == 410 else []
        while rows:
            rows = await house.house.push.devices(visitor.guest)
    headers, sent = heard[0]
    assert opened(sent, key) == {"title": "Das Duell", "text": "Du bist am Zug.", "link": f"/t/{code}"}
    assert headers["authorization"].startswith("vapid t=") and len(heard) == 1
    service.close()


async def test_word_goes_to_push_services_alone_and_only_where_the_house_has_a_key(database: str) -> None:
    device = {"endpoint": "https://fcm.googleapis.com/x", "p256dh": encode(b"\4" * 65), "auth": encode(AUTH)}
    async with house_here(database, push_key=new_key()) as house:
        (visitor,) = await people(house.link, 1)
        assert len(decode((await visitor.get("/api/push"))["key"])) == 65
        await visitor.post("/api/me/push", **device)
        for wrong in ("http://fcm.googleapis.com/x", "https://127.0.0.1/x", "https://fcm.googleapis.com.evil.org/"):
            with pytest.raises(HouseError, match="house-push"):
                await visitor.post("/api/me/push", **{**device, "endpoint": wrong})
    async with house_here(database) as house:
        assert await Visitor(house.link).get("/api/push") == {"key": None}


def test_a_key_that_is_none_is_a_sentence(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    assert command("admin", "push-key") == (0, "")
    made = capsys.readouterr().out.strip().partition("=")
    assert made[0] == "SIXGUN_PUSH_KEY" and read_key(made[2])
    monkeypatch.setenv("SIXGUN_PUSH_KEY", "AA")
    code, told = command("serve", "--no-browser", "--port", "0")
    assert code == 2 and "push-key" in told
