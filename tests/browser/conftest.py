from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.kit.browsing import FLAGS, Person, chromium
from tests.kit.serving import Serving


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A browser for all evenings."""
    with sync_playwright() as playwright:
        with playwright.chromium.launch(executable_path=chromium(), args=FLAGS) as started:
            yield started


@pytest.fixture
def house(tmp_path):
    """A server with an empty shelf of tables."""
    with Serving("--data", str(tmp_path)) as serving:
        serving.data = tmp_path
        yield serving


@pytest.fixture
def people(browser, house):
    """Lets people come; whatever troubled one of them is told at the end."""
    came = []

    def come(*args, pace="instant", **context) -> Person:
        person = Person(browser, *args, pace=pace, **context)
        person.open(house.address)
        came.append(person)
        return person

    yield come
    troubles = [trouble for person in came for trouble in person.troubles]
    for person in came:
        person.context.close()
    assert troubles == []
