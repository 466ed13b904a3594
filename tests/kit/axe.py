"""axe-core: what is wrong with a page for people who use assistive technology."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.kit.browsing import Person
from tests.kit.sampling import WHOLE

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (options) => {
    const quick = { preload: false, resultTypes: ["violations"] };
    const told = await axe.run(document, { ...quick, ...options });
    return told.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}"""
COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}


def complaints(page: Page, **options: Any) -> list[str]:
    """What nobody should have to put up with on a page."""
    if not page.evaluate("'axe' in window"):
        assert AXE.exists(), "axe-core is missing: run npm ci in web/"
        page.evaluate(AXE.read_text())
    return page.evaluate(RUN, options)


def by_day_and_night(person: Person) -> list[str]:
    """The same in both themes; from one to the other only colours change."""
    person.dress("dark")
    night = complaints(person.page, **COLOURS)
    person.dress("light")
    return [f"dark: {wrong}" for wrong in night] + complaints(person.page)


class Look:
    """Collects what is wrong with the screens that are looked at."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self._looks = 0

    def at(self, name: str, person: Person) -> None:
        """Look at a screen with axe, every second one by night, too; `make soak` does so with all.

        It must have at most one primary action.
        """
        themes = WHOLE or self._looks % 2 == 0
        wrong = by_day_and_night(person) if themes else complaints(person.page)
        self._looks += 1
        self.found += [f"{name}: {what}" for what in wrong]
        layer = person.page.locator("dialog[open], .curtain")
        place = layer.last if layer.count() else person.page
        primary = place.locator(".btn.primary").filter(visible=True).count()
        if primary > 1:
            self.found.append(f"{name}: {primary} primary actions")
