from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.kit.browsing import FLAGS, Evening, chromium
from tests.kit.hosting import Hosting
from tests.kit.serving import Serving


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A browser for all evenings."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory) -> Iterator[tuple[Serving, Path]]:
    """One server for all evenings, and the folder that it keeps its tables in."""
    data = tmp_path_factory.mktemp("house")
    with Serving("--data", str(data)) as serving:
        yield serving, data


@pytest.fixture
def evening(browser, house) -> Iterator[Evening]:
    """People come to the house, to tables of their own; errors that any of them met are raised."""
    evening = Evening(*house, browser)
    yield evening
    evening.end()


@pytest.fixture
def own_evening(browser, tmp_path) -> Iterator[Evening]:
    """The same, at a server without any tables, which may be stopped in between."""
    with Serving("--data", str(tmp_path)) as house:
        evening = Evening(house, tmp_path, browser)
        yield evening
        evening.end()


@pytest.fixture
def rigged_evening(browser, tmp_path) -> Iterator[Evening]:
    """The same, at a server whose dealer can be told how its tables are laid."""
    with Hosting(f"sqlite:///{tmp_path / 'tables.db'}") as house:
        evening = Evening(house, tmp_path, browser)
        yield evening
        evening.end()
