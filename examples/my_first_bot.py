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


def sit_down(house, where):
    """Become a guest and sit down; at a table of our own, gunhands take the other chairs and the game begins."""
    token = httpx.post(f"{house}/api/guests", json={"name": "My First Bot"}).raise_for_status().json()["token"]
    headers, own = {"Authorization": f"Bearer {token}"}, where in ("dice", "classic", "duel")
    tables = f"{house}/api/tables"
    code = httpx.post(tables, json={"game": where}, headers=headers).raise_for_status().json()["code"] if own else where
    for verb in ("fill", "start") if own else ("sit",):
        httpx.post(f"{tables}/{code}", json={"verb": verb}, headers=headers).raise_for_status()
    return {"uri": f"{house.replace('http', 'ws', 1)}/ws/{code}", "additional_headers": headers}


async def play(house="http://127.0.0.1:8000", where="dice"):
    """Play one game and tell how it ended."""
    async with connect(**sit_down(house, where), max_size=None) as table:
        await table.send(json.dumps({"type": "hello", "version": 1}))
        async for text in table:
            view = json.loads(text).get("view")
            if view and view["decision"]:
                await table.send(json.dumps({"type": "act", "number": view["number"], "id": choose(view)}))
            elif view and view["outcome"]:
                return print("It is over:", view["outcome"])


asyncio.run(play(*sys.argv[1:]))
