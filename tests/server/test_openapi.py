"""The HTTP side as its own description says, whatever is sent."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from .houses import PATIENCE, open_house

EXAMPLES = 12


def test_every_answer_is_as_the_description_says(tmp_path: Path) -> None:
    with open_house(str(tmp_path / "house.db"), tmp_path, tables_per_guest=10_000) as house:
        with httpx.Client(base_url=house.link, verify=False, timeout=PATIENCE) as client:
            token = client.post("/api/guests", json={"name": "Ann"}).json()["token"]
            mine = {"Authorization": f"Bearer {token}"}
            code = client.post("/api/tables", json={"game": "dice"}, headers=mine).json()["code"]
            described = client.get("/openapi.json").json()
        schema = schemathesis.openapi.from_dict(described)
        operations: Any = schema.get_all_operations()
        every = [found.ok() for found in operations]
        assert len(every) > 10
        for operation in every:
            check_one(house.link, operation, mine, code)
    assert "Traceback" not in house.told.read_text()


def check_one(link: str, operation: Any, headers: dict[str, str], code: str) -> None:
    """Some requests to one operation, good ones and bad ones."""
    requests = operation.as_strategy()
    quiet: dict[str, Any] = {"deadline": None, "database": None, "suppress_health_check": list(HealthCheck)}

    @settings(max_examples=EXAMPLES, phases=[Phase.generate], **quiet)
    @given(data=st.data())
    def try_it(data: st.DataObject) -> None:
        case = data.draw(requests)
        if case.path_parameters and "code" in case.path_parameters and data.draw(st.booleans()):
            case.path_parameters["code"] = code
        answer = case.call(base_url=link, headers=headers)
        assert answer.status_code < 500
        case.validate_response(answer)

    try_it()
