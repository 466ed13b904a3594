"""How long a person waits for the first screen that can be played."""

import time

from playwright.sync_api import expect

from tests.kit.browsing import Person, an_evening

TIMES = 5


def screen_time() -> float:
    """Seconds from a link to a board with its offers, in a browser that was never here; median."""
    times = []
    with an_evening() as evening:
        for _ in range(TIMES):
            id, keys = evening.house.lay("here", "greedy")
            person = Person(evening.browser)
            start = time.perf_counter()
            person.open(f"{evening.house.address}/#/table/{id}?seat=0&key={keys[0]}")
            expect(person.button("Push column B from the top.")).to_be_enabled()
            times.append(time.perf_counter() - start)
            person.context.close()
    return sorted(times)[TIMES // 2]
