"""The application: everything above, put together for uvicorn."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

import sixgun
from sixgun.engine.errors import SixgunError
from sixgun.server import analysis_api, http_api, pages, puzzle_api
from sixgun.server.hourglass import Hourglass
from sixgun.server.house import House
from sixgun.server.metrics import Metrics
from sixgun.server.security import Guard
from sixgun.server.settings import Settings


def make_app(settings: Settings) -> FastAPI:
    """The house as an application."""

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = app.state.house = House(settings, app.state.glass, app.state.metrics)
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = FastAPI(title="Sixgun", version=sixgun.__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.settings = settings
    app.state.glass = Hourglass()
    app.state.metrics = Metrics()
    app.add_middleware(Guard, settings=settings)
    app.add_exception_handler(SixgunError, http_api.refused)
    app.add_exception_handler(RequestValidationError, http_api.validation_error)
    app.add_exception_handler(HTTPException, http_api.not_found)
    for trouble in (SQLAlchemyError, OSError):
        app.add_exception_handler(trouble, http_api.database_error)
    for router in (http_api.ROUTER, analysis_api.ROUTER, puzzle_api.ROUTER, pages.ROUTER):
        app.include_router(router)
    return app
