"""How far each chapter has come, and what dust is worth in it."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from dedale.games.legends.bots.clock import Clock, too_late
from dedale.games.legends.content import Body, ChapterId, ExtraCart, Moon, box_of
from dedale.games.legends.rules.chapters.magma import HOT
from dedale.games.legends.state import (
    Coil,
    CrystalScene,
    DarkScene,
    FireScene,
    MagmaScene,
    MoonScene,
    State,
)

if TYPE_CHECKING:
    from dedale.games.legends.view import View

Marks = tuple[tuple[int, int], ...]
"""The passage cells that each position of the dial marks."""
Dust = tuple[float, ...]
"""What usable dust is worth, by its count on a board."""


def number_of(state: State, place: str) -> int:
    """Where a place lies."""
    for number, spot in enumerate(state.spots, 1):
        if spot.place == place:
            return number
    return 1


FIRE_DUST = (0.0, 3.0, 6.5, 11.0, 13.5, 16.0, 18.0)


def fire(state: State, clock: Clock) -> tuple[float, Dust]:
    """Chapter I: fires that burn, water on its way."""
    assert isinstance(state.scene, FireScene)
    burning = [number for number, spot in enumerate(state.spots, 1) if spot.fires]
    total = 500.0 - 42.0 * sum(spot.fires for spot in state.spots)
    fountain = number_of(state, "ancient-fountain")
    lake = number_of(state, "underground-lake")
    for board in state.boards:
        cell = board.cell
        if board.bucket:
            total += 19.0 - 1.7 * min((abs(cell - number) for number in burning), default=0)
        else:
            ways = abs(cell - fountain) + 0.8 * max(0, 3 - board.usable)
            total -= 0.9 * min(ways, abs(cell - lake) + 2.0)
    total -= 12.0 * sum(card is not None and card.fire for card in state.passage)
    total -= 14.0 * sum(len(ravagers) for ravagers in state.scene.waiting)
    return total, FIRE_DUST


MOON_DUST = (0.0, 2.0, 4.0, 6.0, 9.0, 10.5, 11.0)
SCARCE_DUST = (0.0, 2.5, 5.0, 8.0, 14.0, 16.0, 17.5)  # where one or two heroes have it all
MOON_LATE = 200.0
READY, CHART, STEP = 80.0, 45.0, 6.0


def moons(state: State, clock: Clock) -> tuple[float, Dust]:
    """Chapter II: moons observed, moons where they can be observed."""
    scene = state.scene
    assert isinstance(scene, MoonScene)
    total = 115.0 * len(scene.observed) - moons_too_late(clock)
    observatory, chart = number_of(state, "observatory"), number_of(state, "sky-chart")
    ready, displaced = 0, 0
    box = state.box
    hurry = min(3.0, 0.8 + 3.0 * (box.moons - len(scene.observed)) / (clock.left + 2))
    away = [abs(board.cell - observatory) for board in state.boards]
    for cell, card in enumerate(state.passage, 1):
        moon = box.game_cards[card.card] if card else None
        if not isinstance(moon, Moon):
            continue
        there = cell == moon.cell
        ready += there
        displaced += not there
        total += READY - out_of_place(moon.cell - cell, state, clock, hurry)
        if moon.gathering:
            pull = hurry * (1.0 if there else 0.15 * (len(away) - 1))
            total -= pull * (6.0 * sum([way > 0 for way in away]) + 1.5 * sum(away))
    total -= sum(away) * (0.9 if ready else 0.3) + (2.5 * min(away) if ready else 0.0)
    for board in state.boards:
        if displaced and board.usable >= 3:
            total -= 0.7 * hurry * abs(board.cell - chart)
        total -= 4.0 * board.eaten
    spot = state.spots[observatory - 1]
    if spot.sabotaged:
        total -= 45.0 - 5.0 * min(5, max(board.usable for board in state.boards))
    return total - 25.0 * spot.dark, MOON_DUST if len(away) > 2 else SCARCE_DUST


def out_of_place(steps: int, state: State, clock: Clock, hurry: float) -> float:
    """What it costs that a moon must still go so many cells, or that it is past its own."""
    behind = state.passage[0] is not None
    if not steps:
        return 0.7 * CHART * clock.next * behind
    if steps < 0:
        return CHART
    way = hurry * (8.0 + STEP * (steps - behind))
    return CHART - arrives(steps, state, clock) * max(0.0, CHART - way)


def moons_too_late(clock: Clock) -> float:
    """What it costs that moons may come when too little time is left."""
    return MOON_LATE * too_late(clock, clock.wanted) if clock.wanted else 0.0


CRYSTAL_DUST = (0.0, 5.0, 11.0, 17.0, 20.0, 24.0, 27.0)
DELIVERED, LOADED, LYING, EATEN = 38.0, 31.0, 17.0, 8.0
HOLDS = 6  # crystals, that the cart takes at most
WAY = 1.5  # what it costs that the cart must still go a cell
SAVED = 1.5  # cells that a crystal at the end of a way is worth
PUSH = 1.2  # what it costs that the nearest hero is a cell away from the cart


def crystals(state: State, clock: Clock) -> tuple[float, Dust]:
    """Chapter III: crystals delivered, on the cart, and waiting for it."""
    scene = state.scene
    assert isinstance(scene, CrystalScene)
    needed = state.box.chapters[ChapterId.CRYSTALS].target - scene.delivered
    loaded = min(scene.load, needed)
    total = DELIVERED * scene.delivered + loaded * (LOADED - 0.8 * (7 - scene.cart))
    wanted = needed - loaded
    total += waiting_crystals(state, scene, wanted) + cart_worth(state, scene, wanted)
    if scene.gate is not None:
        total -= 18.0
        if scene.key is not None:
            total += 9.0 - 1.5 * abs(state.boards[scene.key].cell - scene.gate)
    return total - (3.0 if scene.bats else 0.0), CRYSTAL_DUST


def waiting_crystals(state: State, scene: CrystalScene, wanted: int) -> float:
    """The worth of crystals at places and on cards, as far as they are wanted."""
    lying, count = 0.0, 0
    for number, spot in enumerate(state.spots, 1):
        if spot.crystals:
            count += spot.crystals
            lying += spot.crystals * (LYING - 0.4 * abs(number - scene.cart))
        lying += 9.0 * spot.guild
    for cell, card in enumerate(state.passage, 1):
        if card is None:
            continue
        found = state.box.game_cards[card.card]
        if isinstance(found, ExtraCart):
            lying += 24.0 + 3.0 * cell
            count += found.crystals
        else:
            lying += EATEN * card.crystals
            count += card.crystals
    return lying * wanted / count if count > wanted else lying


def cart_worth(state: State, scene: CrystalScene, wanted: int) -> float:
    """Where cart and heroes stand: the way that the cart has to go, and who can push it."""
    mine = number_of(state, "dwarf-mine")
    found = {number: spot.crystals for number, spot in enumerate(state.spots, 1) if spot.crystals}
    goals = found | {mine: max(2, found.get(mine, 0))}
    total = -WAY * way_of(scene.cart, scene.load, goals if wanted else {})
    total -= PUSH * min([abs(board.cell - scene.cart) for board in state.boards])
    if found.get(mine, 0) < 3:
        miners = [abs(board.cell - mine) for board in state.boards if board.usable >= 3]
        total -= 1.2 * min(miners, default=0)
    total -= 0.3 * sum([abs(board.cell - scene.cart) for board in state.boards])
    return total


def way_of(cart: int, load: int, goals: dict[int, int]) -> float:
    """The way of the cart to crystals and home: at once, or when it has unloaded."""
    if not goals:
        return float(7 - cart)
    room = HOLDS - load
    there = [abs(cart - n) + 7 - n - SAVED * min(room, k) for n, k in goals.items()]
    again = [2 * (7 - n) - SAVED * min(HOLDS, k) for n, k in goals.items()]
    return min(*there, 7 - cart + min(again)) if load else min(there)


MAGMA_DUST = (0.0, 2.0, 4.5, 7.0, 9.0, 11.0, 12.5)
SPARE = (-120.0, -45.0, 0.0, 8.0)
"""What it is worth to have so many more slugs than hot lava."""
MAGMA_LATE = 200.0
ALIGNED, TURNABLE, UNDERWAY = 62.0, 50.0, 44.0
"""What a slug is worth at hot lava that is marked, that is not, and on its way to it."""
COOLED = (95.0, 100.0, 110.0, 125.0, 145.0, 155.0)
"""What it is worth to cool lava, by cell: slugs come to the last ones late."""
TRAPPED = 22.0  # what it costs that a slug will walk into a trap


def magma(state: State, clock: Clock) -> tuple[float, Dust]:
    """Chapter IV: lava that is cooled, slugs where they can cool it."""
    scene = state.scene
    assert isinstance(scene, MagmaScene)
    lava = scene.lava
    burning = [token in HOT for token in lava]
    hot = sum(burning)
    total = 600.0 - sum([COOLED[index] for index in range(6) if burning[index]])
    box = state.box
    all_marks = box.chapters[ChapterId.MAGMA].marks
    marks = all_marks[scene.dial - 1]
    cells = [board.cell for board in state.boards]
    machines = number_of(state, "ancient-machines")
    slugs: list[int] = []
    turning = 0.0
    for index, card in enumerate(state.passage):
        if card is None or card.card not in box.slugs:
            continue
        slugs.append(index)
        total += 3.0 * card.damage
        total -= TRAPPED * ((index < 2 and state.traps[0] > 0) + (index < 4 and state.traps[1] > 0))
        if burning[index] and index + 1 in marks:
            total += ALIGNED - 1.5 * min([abs(cell - index - 1) for cell in cells])
        elif burning[index]:
            turning = 1.0
            total += TURNABLE - 5.0 * notches(all_marks, scene.dial, index + 1)
    for slug, goal in ways(burning, slugs):
        chance = arrives(goal - slug, state, clock)
        total += (UNDERWAY - 3.0 * notches(all_marks, scene.dial, goal + 1)) * chance
    total += SPARE[max(0, min(3, len(slugs) + clock.wanted - hot))] if hot else 0.0
    total -= MAGMA_LATE * too_late(clock, hot - len(slugs))
    for board in state.boards:
        if board.cell <= 6 and burning[board.cell - 1]:
            total -= 5.0 if board.resistance > 1 else 32.0
    total -= turning * min([abs(cell - machines) for cell in cells])
    total += 0.0 if scene.magma is None else 8.0
    return total, MAGMA_DUST


def ways(burning: list[bool], slugs: list[int]) -> Iterator[tuple[int, int]]:
    """Which slugs are on their way to lava that burns, each to its own: the last one first."""
    left = [slug for slug in slugs if not burning[slug]]
    for goal in range(5, 0, -1):
        if not burning[goal] or goal in slugs:
            continue
        while left and left[-1] > goal:
            left.pop()
        if left:
            yield left.pop(), goal


def arrives(steps: int, state: State, clock: Clock) -> float:
    """How likely a card still goes so many steps: each takes a card that comes behind others."""
    steps += state.passage[0] is None
    coming = clock.passage * clock.left
    return (1.0 - 0.06 * steps) * min(1.0, max(0.0, (coming - steps + 1.0) / 3.0))


@cache
def notches(marks: Marks, dial: int, cell: int) -> int:
    """How far the dial must turn to mark a cell."""
    return min(
        min((position - dial) % 6, (dial - position) % 6)
        for position in range(1, 7)
        if cell in marks[position - 1]
    )


DARK_DUST = (0.0, 3.0, 6.5, 10.0, 15.0, 19.0, 21.5)
DARK_LATE = 200.0
HEAD = (0.0, 0.0, 4.0, 12.0, 26.0, 52.0, 80.0, 400.0)
"""What it costs to have the Head on a cell."""


def darkness(state: State, clock: Clock) -> tuple[float, Dust]:
    """Chapter V: bodies defeated, and how near the Head has come."""
    scene = state.scene
    assert isinstance(scene, DarkScene)
    total = 58.0 * scene.defeated
    spare = clock.wanted + scene.head - 6  # icons beyond those that bring the Head into the castle
    total -= HEAD[scene.head] * min(1.0, max(0.0, spare / 3.0))
    coming = bool(scene.asleep) or scene.tail
    if scene.head == 6 and coming:
        total -= 420.0 * clock.dark
    cells = [board.cell for board in state.boards]
    for index, coil in enumerate(scene.row):
        if coil is None:
            continue
        cell = scene.entry + index
        total += hurt(coil, state.box.bodies[coil.body])
        if state.passage[cell - 1] is not None:
            total -= 5.0
        total -= 0.5 * min(abs(hero - cell) for hero in cells)
    total += 11.0 * scene.left + 15.0 * scene.right
    total -= DARK_LATE * too_late(clock, len(scene.asleep))
    needed = len(state.box.bodies) - scene.defeated
    total -= 3.0 * max(0.0, needed * 2.2 - clock.left)
    return total, DARK_DUST


def hurt(coil: Coil, body: Body) -> float:
    """What the damage on a body is worth; a body that only one device hurts waits for it."""
    whole = body.health + body.crystal + body.storm
    done = coil.damage + coil.crystal + coil.storm
    return 26.0 * min(done, whole) / whole if whole else 0.0


GOALS: dict[ChapterId, Callable[[State, Clock], tuple[float, Dust]]] = {
    ChapterId.FIRE: fire,
    ChapterId.MOONS: moons,
    ChapterId.CRYSTALS: crystals,
    ChapterId.MAGMA: magma,
    ChapterId.DARKNESS: darkness,
}


def left_to_do(view: "View") -> float:
    """What is left to reach in a chapter: fires, moons, crystals, lava, bodies."""
    box = box_of(view.options.pack)
    match view.scene:
        case FireScene():
            return float(sum(spot.fires for spot in view.spots))
        case MoonScene(observed=observed):
            return float(box.moons - len(observed))
        case CrystalScene(delivered=delivered):
            return float(max(0, box.chapters[ChapterId.CRYSTALS].target - delivered))
        case MagmaScene(lava=lava):
            return float(sum(token in HOT for token in lava))
        case DarkScene(defeated=defeated):
            return float(len(box.bodies) - defeated)
