"""axe-core looks at a page as assistive technologies do."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
    const told = await axe.run(document, { preload: false, resultTypes: ["violations"] });
    return told.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}"""


def complaints(page: Page) -> list[str]:
    """What nobody should have to put up with on a page."""
    if not page.evaluate("'axe' in window"):
        assert AXE.exists(), "axe-core is missing: run npm ci in web/"
        page.evaluate(AXE.read_text())
    return page.evaluate(RUN)
