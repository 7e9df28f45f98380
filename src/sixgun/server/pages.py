"""The pages that the house itself serves."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from sixgun.locale import LANGUAGES, Words

ROUTER = APIRouter()
PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>Sixgun</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>Sixgun</h1><p>{hello}</p><p><a href="/openapi.json">/openapi.json</a></p></main></body></html>
"""


@ROUTER.get("/", response_class=HTMLResponse, include_in_schema=False)
async def home(request: Request) -> str:
    """Says that the house is open, in the language of the browser."""
    wishes = [part.strip()[:2] for part in request.headers.get("accept-language", "").split(",")]
    language = next((wish for wish in wishes if wish in LANGUAGES), "en")
    return PAGE.format(language=language, hello=Words(language).say("house-open-page"))
