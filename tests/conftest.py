"""Settings that all tests share."""

import os

import pytest
from hypothesis import HealthCheck, settings

from tests.kit.postgres import Postgres

settings.register_profile(
    "house",
    deadline=None,  # a busy machine is not a bug
    derandomize="CI" in os.environ,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("house")


@pytest.fixture(scope="session")
def postgres(tmp_path_factory):
    """A real PostgreSQL server."""
    server = Postgres(tmp_path_factory.mktemp("postgres") / "data")
    yield server
    server.stop()
