"""A bot of your own at a house, by its protocol alone: nothing of Sixgun is imported, so any language can do this.

    pip install httpx websockets
    python examples/my_first_bot.py http://127.0.0.1:8000 dice      # a game, or the code of somebody's table

A Python bot of docs/tutorials/own-bot.md needs one line: sixgun join http://127.0.0.1:8000 CODE --bot mybots:Grudge
"""

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
    opened = own and httpx.post(f"{house}/api/tables", json={"game": where}, headers=headers).raise_for_status().json()
    link = f"{house.replace('http', 'ws', 1)}/ws/{opened['code'] if own else where}"
    async with connect(link, additional_headers=headers, max_size=None) as table:
        await table.send(json.dumps({"type": "hello", "version": 2}))
        for command in ("fill", "start") if own else ("sit",):
            await table.send(json.dumps({"type": command}))
        view = None
        async for text in table:
            message = json.loads(text)
            view = message.get("view", view)
            if message["type"] in ("error", "bye"):
                if message["code"] not in ("house-too-fast", "house-busy"):
                    return print("The house says no:", message["code"])
                await asyncio.sleep(1)  # then the same answer again
            if message["type"] in ("update", "error") and view and view["decision"]:
                await table.send(json.dumps({"type": "act", "number": view["number"], "id": choose(view)}))
            elif view and view["outcome"]:
                return print("It is over:", view["outcome"])


asyncio.run(play(*sys.argv[1:]))
