"""Drawings as SVG, made for a page: light, and in its colours."""

import re
from typing import Any

import altair as alt
import vl_convert

INK, SOFT, LINE, GRID = "var(--ink)", "var(--ink-2)", "var(--line-strong)", "var(--line)"
DATA, OTHER, PAPER = "var(--sky)", "var(--thread-text)", "var(--surface)"
GROWN = 1.25  # how much larger than drawn a page may show it
LOCALES: dict[str, Any] = {"en": "en-US", "fr": "fr-FR", "de": "de-DE"}
VERSION: Any = alt.SCHEMA_VERSION.removeprefix("v").rpartition(".")[0]

STYLE: dict[str, Any] = {
    "background": "transparent",
    "font": "sans-serif",
    "view": {"stroke": None},
    "axis": {
        "labelColor": INK,
        "titleColor": SOFT,
        "titleFontWeight": "normal",
        "labelFontSize": 13,
        "titleFontSize": 13,
        "gridColor": GRID,
        "domainColor": LINE,
        "tickColor": LINE,
        "labelLimit": 0,
        "titleLimit": 0,
    },
    "axisY": {"labelPadding": 6},
    "legend": {
        "orient": "top",
        "direction": "vertical",
        "title": None,
        "labelColor": INK,
        "labelFontSize": 13,
        "labelLimit": 0,
        "symbolStrokeWidth": 3,
    },
}


def svg(drawn: Any, language: str) -> str:
    """A drawing as SVG, with numbers as a language writes them."""
    spec = drawn.configure(**STYLE).to_json(indent=None)
    locale = LOCALES[language]
    return slim(vl_convert.vegalite_to_svg(spec, vl_version=VERSION, format_locale=locale))


def slim(svg: str) -> str:
    """A drawing without what browsers do not need; what its marks say becomes `data-tip`."""
    svg = re.sub(r' (role|aria-roledescription|aria-hidden|class|pointer-events)="[^"]*"', "", svg)
    svg = re.sub(r' (font-family|fill-opacity|stroke-miterlimit)="(sans-serif|1|10)"', "", svg)
    svg = re.sub(r'<g[^>]*aria-label="[^"]*(axis|legend)[^"]*"', "<g", svg)
    svg = re.sub(r' xmlns(:\w+)?="[^"]*"| version="1.1"', "", svg)
    svg = re.sub(r"(\d\.\d\d)\d+", r"\1", svg).replace("aria-label=", "data-tip=")
    before = None
    while svg != before:
        before, svg = svg, re.sub(r"<g[^>]*></g>|<path[^>]* d=\"\"[^>]*/>", "", svg)
    box = re.search(r'width="([\d.]+)" height="([\d.]+)"', svg)
    assert box is not None
    return svg.replace("<svg", f'<svg style="max-width:{float(box[1]) * GROWN:.0f}px"', 1)
