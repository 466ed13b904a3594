"""The HTTP interface keeps what its OpenAPI description promises, whatever is sent to it."""

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
    allow_header_conformance,  # Litestar answers OPTIONS for one of two handlers alone
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
