"""How long a person waits for the first screen that can be played."""

import tempfile
import time

from playwright.sync_api import expect, sync_playwright

from tests.kit.browsing import FLAGS, Person, chromium
from tests.kit.serving import Serving

TIMES = 5


def screen_time() -> float:
    """Seconds from a link to a board with its offers, in a browser that was never here; median."""
    with (
        tempfile.TemporaryDirectory() as data,
        Serving("--data", data) as house,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        times = []
        for _ in range(TIMES):
            id, keys = house.lay("here", "greedy")
            person = Person(browser)
            start = time.perf_counter()
            person.open(f"{house.address}/#/table/{id}?seat=0&key={keys[0]}")
            expect(person.button("Slide column B from the top.")).to_be_enabled()
            times.append(time.perf_counter() - start)
            person.context.close()
        browser.close()
    return sorted(times)[TIMES // 2]
