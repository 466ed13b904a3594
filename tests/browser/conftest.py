from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.kit.browsing import FLAGS, Evening, chromium
from tests.kit.serving import Serving


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A browser for all evenings."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield started
        started.close()


@pytest.fixture
def evening(browser, tmp_path) -> Iterator[Evening]:
    """A server with an empty shelf, to which people come; what troubled one of them is told."""
    with Serving("--data", str(tmp_path)) as house:
        evening = Evening(house, tmp_path, browser)
        yield evening
        evening.end()
