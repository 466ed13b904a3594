"""Campaign sheets to learn from: a village as it usually is once so many Chapters are done."""

from collections.abc import Mapping
from typing import Any

import msgspec

from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.rules.in_play import goblins_left, script_spaces
from dedale.games.chronicles.sheet import FRESH, Scenario, Sheet

VILLAGES = (
    ("inn",),
    ("inn", "library", "workshop"),
    ("inn", "library", "workshop", "smithy"),
    ("inn", "library", "workshop", "smithy", "crypt", "playhouse"),
)
"""The buildings that stand after the first game and the Chapters 1 to 3."""

TRACKS = (1, 4, 8, 14, 20)  # marks of the Goblins then, and after the last Chapter
DONE = (0, 1, 2, 3)  # Quests of each building that are completed by then


def sheet_after(chapters: int) -> Sheet:
    """A village after the first game (0) or so many Chapters; the last one is like the third."""
    stage = min(chapters, len(VILLAGES) - 1)
    standing = {BOX.buildings[id].slot: id for id in VILLAGES[stage]}
    boxes = (1, 2) if DONE[stage] >= BOX.numbers.quests_for_objectives else (1,)
    return Sheet(
        games=2 * chapters + 1,
        chapters=chapters,
        slots=tuple(standing.get(slot) for slot in range(1, 7)),
        nails=tuple(n if k in standing else 0 for k, n in enumerate(BOX.numbers.nails, 1)),
        boxes=tuple(f"{id}-{number}" for id in VILLAGES[stage] for number in boxes),
        quests=tuple(f"q-{id}-{n}" for id in VILLAGES[stage] for n in range(1, DONE[stage] + 1)),
        track=TRACKS[chapters],
        goblins=goblins(TRACKS[chapters]),
        scrolls=BOX.scrolls[: 2 * bool(chapters)],
    )


def goblins(track: int) -> tuple[str, ...]:
    """The Goblin Events that the Scripts of the track have added."""
    return goblins_left(FRESH, BOX)[: script_spaces(Sheet(track=track), BOX)]


PRESETS: dict[str, tuple[Sheet, Scenario]] = {
    "first": (FRESH, Scenario.STANDARD),
    **{f"chapter-{n + 1}": (sheet_after(n), Scenario.STANDARD) for n in range(4)},
    "final": (sheet_after(4), Scenario.FINAL),
}
"""The first game, a game in which each of the Chapters is at stake, and the final scenario."""


def expedition(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table, from those of an environment: `expedition` names a preset."""
    chosen = dict(options)
    name = chosen.pop("expedition", None)
    if name is not None:
        if name not in PRESETS:
            raise ValueError(f"there is no expedition {name!r}; there are {', '.join(PRESETS)}")
        chosen["sheet"], chosen["scenario"] = PRESETS[name]
    return {key: msgspec.to_builtins(value) for key, value in chosen.items()}
