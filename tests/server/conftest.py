"""The servers that these tests come to."""

import pytest

from tests.kit.hosting import Hosting
from tests.kit.serving import Serving


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """`dedale serve` in a process of its own; no test of a module that shares it may end it."""
    with Serving("--data", str(tmp_path_factory.mktemp("data"))) as serving:
        yield serving


@pytest.fixture(scope="module")
def host(tmp_path_factory):
    """The server in this program, without limits that a test could meet."""
    with Hosting(f"sqlite:///{tmp_path_factory.mktemp('host') / 'tables.db'}") as hosting:
        yield hosting
