"""A bot of your own at a house: python my_first_bot.py [http://127.0.0.1:8000] [a game, or the code of a table]"""

import asyncio
import json
import random
import sys

import httpx
from websockets.asyncio.client import connect


def choose(view):
    """Your ideas go here: the id of one of view["decision"]["actions"]. What is in a view: docs/views.md."""
    return random.choice(view["decision"]["actions"])["id"]


async def play(house="http://127.0.0.1:8000", where="dice"):
    """Play one game, at a table of our own against gunhands if `where` is a game, and tell how it ended."""
    token = httpx.post(f"{house}/api/guests", json={"name": "My First Bot"}).raise_for_status().json()["token"]
    headers, own = {"Authorization": f"Bearer {token}"}, where in ("dice", "classic", "duel")
    tables = f"{house}/api/tables"
    code = httpx.post(tables, json={"game": where}, headers=headers).raise_for_status().json()["code"] if own else where
    link = f"{house.replace('http', 'ws', 1)}/ws/{code}"
    async with connect(link, additional_headers=headers, max_size=None) as table:
        await table.send(json.dumps({"type": "hello", "version": 2}))
        for command in ("fill", "start") if own else ("sit",):
            await table.send(json.dumps({"type": command}))
        async for text in table:
            message = json.loads(text)
            view = message.get("view")
            if message["type"] in ("error", "bye"):
                return print("The house says no:", message["code"])
            if view and view["decision"]:
                await table.send(json.dumps({"type": "act", "number": view["number"], "id": choose(view)}))
            elif view and view["outcome"]:
                return print("It is over:", view["outcome"])


asyncio.run(play(*sys.argv[1:]))
