"""The HTTP side as its own description says, whatever is sent."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from sixgun.server.app import make_app
from sixgun.server.settings import Settings

from .houses import QUICK

pytestmark = pytest.mark.timeout(150)
EXAMPLES = 12


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
def test_every_answer_is_as_the_description_says(tmp_path: Path) -> None:
    app = make_app(Settings(**{**QUICK, "database": str(tmp_path / "house.db"), "tables_per_guest": 10_000}))
    with TestClient(app, base_url="http://localhost") as client:
        token = client.post("/api/guests", json={"name": "Ann"}).json()["token"]
        code = client.post("/api/tables", json={"game": "dice"}, headers={"Authorization": f"Bearer {token}"}).json()[
            "code"
        ]
        schema = schemathesis.openapi.from_dict(app.openapi())
        tried = 0
        operations: Any = schema.get_all_operations()
        for operation in [found.ok() for found in operations]:
            check_one(client, operation, token, code)
            tried += 1
        assert tried > 10


def check_one(client: TestClient, operation: Any, token: str, code: str) -> None:
    """Some requests to one operation, good ones and bad ones."""

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(data=st.data())
    def try_it(data: st.DataObject) -> None:
        case = data.draw(operation.as_strategy())
        if case.path_parameters and "code" in case.path_parameters and data.draw(st.booleans()):
            case.path_parameters["code"] = code
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {token}"}
        answer = case.call(session=client)
        assert answer.status_code < 500
        case.validate_response(answer)

    try_it()
