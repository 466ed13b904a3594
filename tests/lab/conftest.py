"""What all tests of the laboratory share."""

import pytest

from tests.kit.parley_campaigns import parley_played


@pytest.fixture(autouse=True)
def _parley():
    """The tiny game can be played."""
    with parley_played():
        yield
