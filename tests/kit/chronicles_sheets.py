"""Chronicles: campaign sheets that suites play from, and what is hidden on a table."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from dedale.core.records import Seat
from dedale.core.rng import Rng
from dedale.games.chronicles.cards import Bag
from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.sheet import Modification, Scenario, Sheet
from dedale.games.chronicles.state import Stage, State
from tests.kit.variants import Named

ONE = ("inn", "library", "workshop", "town-hall", "spire", "garden")
OTHER = ("inn", "watchtower", "market", "smithy", "crypt", "playhouse")
"""Between them, all buildings."""

SPACES = tuple(int(space) for space in BOX.numbers.track.scripts)
"""The Script spaces of the Goblin track; the last one ends the campaign."""


def a_sheet(
    chapters: int = 0,
    repaired: Sequence[str] = (),
    scrolls: Sequence[str] = (),
    *,
    first: bool = False,
    completed: Mapping[str, int] | None = None,  # Quests, by building
    **changes: Any,
) -> Sheet:
    """A campaign in which these buildings are repaired, their Nails filled and boxes open."""
    slots = {BOX.buildings[building].slot: building for building in repaired}
    done = completed or {}
    values = {
        "games": 0 if first else 1,
        "chapters": chapters,
        "scrolls": tuple(scrolls),
        "slots": tuple(slots.get(slot) for slot in range(1, 7)),
        "nails": tuple(
            nails if slot in slots else 0 for slot, nails in enumerate(BOX.numbers.nails, 1)
        ),
        "boxes": tuple(
            f"{building}-{box}"
            for building in repaired
            for box in range(1, 2 + (done.get(building, 0) >= 2) + (done.get(building, 0) == 4))
        ),
        "quests": tuple(f"q-{b}-{n}" for b, count in done.items() for n in range(1, count + 1)),
    }
    return Sheet(**values | changes)


VARIANTS = (
    {},
    Named(
        "village",
        sheet=a_sheet(
            1,
            ONE[:3],
            ("scroll-time", "scroll-fate"),
            completed={"inn": 3, "library": 2, "workshop": 2},
            stash=25,
        ),
    ),
    Named(
        "wardens",
        sheet=a_sheet(
            3,
            OTHER,
            ("scroll-shift", "scroll-turn"),
            completed=dict.fromkeys(OTHER, 2) | {"market": 4, "smithy": 3, "crypt": 4},
            goblins=("pebble-volley", "borrowed-satchel"),
            track=SPACES[1] + 1,
            stash=12,
        ),
    ),
    Named(
        "challenge",
        sheet=a_sheet(
            2,
            ONE,
            ("scroll-turn", "scroll-fate", "scroll-fate"),
            completed=dict.fromkeys(ONE, 2) | {"workshop": 4, "spire": 4},
            goblins=("soaped-floor", "twisted-signs", "tin-pan-parade"),
            track=SPACES[2],
        ),
        modifications=(
            Modification.TIME_MANIPULATION,
            Modification.FOCUSED_MIND,
            Modification.LIMITED_SCROLLS,
            Modification.SO_FAST,
            Modification.ONE_WAY,
            Modification.TOUGH_GOBLINS,
        ),
    ),
    Named(
        "cleansing",
        sheet=a_sheet(4, ONE, ("scroll-time",), completed=dict.fromkeys(ONE, 4), track=5),
        scenario=Scenario.FINAL,
    ),
    Named(
        "last-attempt",
        sheet=a_sheet(
            4,
            OTHER,
            ("scroll-fate", "scroll-shift"),
            completed=dict.fromkeys(OTHER, 4),
            goblins=tuple(card.id for card in BOX.events.values() if card.bag is Bag.GOBLINS),
            rituals=("ritual-2", "ritual-watchtower", "ritual-smithy", "ritual-crypt"),
            track=SPACES[3],
        ),
        scenario=Scenario.FINAL,
        modifications=(Modification.HARD_WORKING,),
    ),
)
"""The first game, games with cards of all buildings, and both ways of cleansing the Dragon."""


def shuffle_hidden(state: State, _seat: Seat | None, rng: Rng) -> State:
    """CH-VIS-2: what lies face down is dealt anew; everybody sees the same (CH-VIS-1)."""
    if state.stage in (Stage.END, Stage.OVER):
        return state
    last = max(len(state.events) - state.sunk_events, state.known_events)
    return replace(
        state,
        items=(*state.items[: state.known_items], *rng.shuffle(state.items[state.known_items :])),
        events=(
            *state.events[: state.known_events],
            *rng.shuffle(state.events[state.known_events : last]),
            *state.events[last:],
        ),
        pile=rng.shuffle(state.pile),
    )


def drawn(state: State) -> str:
    """The table in a few lines, for golden games."""
    heroes = [f"{p.hero} {p.cell.label} ×{len(p.items)}" for p in state.pieces]
    portals = [f"{p.item} {p.cell.label}" if p else "." for p in state.portals]
    foes = [f"looter {c.label}" for c in state.looters] + [
        f"warden {c.label}" for c in state.wardens
    ]
    sheet = state.sheet
    return "\n".join(
        [
            str(state.maze),
            " | ".join(heroes) or "no Characters yet",
            " | ".join(portals),
            " | ".join(foes) or "no Goblins",
            f"{state.stage}, turn {state.turn}, {len(state.items)} Items in the deck",
            f"Chapter {sheet.chapters}, stash {sheet.stash}, track {sheet.track}",
        ]
    )
