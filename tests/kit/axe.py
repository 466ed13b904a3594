"""axe-core: what is wrong with a page for people who use assistive technology."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.kit.browsing import Person

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

    def at(self, name: str, person: Person) -> None:
        """Look at a screen with axe, by day and night; it must have at most one primary action."""
        self.found += [f"{name}: {wrong}" for wrong in by_day_and_night(person)]
        layer = person.page.locator("dialog[open], .curtain")
        place = layer.last if layer.count() else person.page
        primary = place.locator(".btn.primary").filter(visible=True).count()
        if primary > 1:
            self.found.append(f"{name}: {primary} primary actions")
