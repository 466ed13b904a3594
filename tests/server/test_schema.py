"""The HTTP interface keeps what its OpenAPI description promises, whatever is sent to it."""

import jsonschema
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import (
    allow_header_conformance,
    positive_data_acceptance,
)

from dedale.server.app import make_app
from dedale.server.hall import Address, Hall
from dedale.store.memory import MemoryStore

UNFIT = [
    allow_header_conformance,  # Litestar answers OPTIONS for only one of two handlers
    positive_data_acceptance,  # the description knows no ids of games, languages or tables
]


def described():
    """What the server says of itself."""
    return make_app(Hall(MemoryStore(), Address("", only_here=True))).openapi_schema.to_schema()


api = schemathesis.openapi.from_dict(described())
api.config.phases.coverage.enabled = False  # each worker would draw its cases as it collects tests


@api.parametrize()
@settings(max_examples=25, suppress_health_check=list(HealthCheck), deadline=None)
def test_every_answer_is_one_that_the_description_knows(case, host):
    case.call_and_validate(base_url=host.address, excluded_checks=UNFIT)


SEATS = [{"kind": "here", "name": "Anna"}, {"kind": "computer", "player": "greedy"}]


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("NewTable", {"game": "classic", "seats": SEATS}),
        ("NewCampaign", {"game": "chronicles", "seats": SEATS, "after": ["one", "two"]}),
        ("NewPractice", {"seq": 4, "seats": SEATS}),
        ("NewLeg", {"seen": 1, "seats": [SEATS[0], None]}),
        ("NewLeg", {"seen": 1, "seats": None}),
        ("NewBranch", {"leg": 1, "seq": 4, "seats": [None, SEATS[1]]}),
    ],
)
def test_the_description_allows_what_the_server_takes(kind, body):
    schema = {"$ref": f"#/components/schemas/{kind}", **described()}

    jsonschema.validate(body, schema)


@pytest.mark.parametrize("seats", [["throne"], [{"kind": "throne"}], SEATS * 7])
def test_the_description_refuses_what_the_server_refuses(seats):
    schema = {"$ref": "#/components/schemas/NewTable", **described()}

    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"game": "classic", "seats": seats}, schema)


def test_every_operation_is_described_in_a_sentence():
    operations = {
        f"{method} {path}": operation.get("description", "")
        for path, methods in described()["paths"].items()
        for method, operation in methods.items()
    }

    assert len(operations) > 20
    assert [name for name, told in operations.items() if not told.endswith(".")] == []
