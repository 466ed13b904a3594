"""What is in the opened boxes, for screens: the numbers on cards that lie on the table."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from dedale.core.records import Record
from dedale.games.chronicles.cards import TOKENS, GoblinTrack, Usable
from dedale.games.chronicles.conditions import (
    MANY,
    AnyCondition,
    EnteredTiles,
    PathSize,
    Quiet,
    Sequence,
    Streak,
    Tally,
)
from dedale.games.chronicles.content import Box
from dedale.games.chronicles.opened import box_of_card
from dedale.games.chronicles.rules.in_play import requirements, rituals_of, scroll_price
from dedale.games.chronicles.sheet import Scenario
from dedale.games.chronicles.state import Options, State


class VillageTold(Record, frozen=True):
    """What is printed on the campaign sheet, for everybody to read (CH-BLD-7)."""

    hammer: int  # what one costs
    scroll: int  # what one costs at this table
    nails: tuple[int, ...]  # by slot
    locked: tuple[int, ...]  # slots that open with Chapter 2
    buildings: tuple[tuple[str, ...], ...]  # by slot, that the regular sheet lists there
    villagers: dict[str, str]  # by building
    scrolls: dict[str, int]  # how many there are of each kind
    chapters: tuple[int, ...]  # the Crystals that each one needs at this table
    track: GoblinTrack
    wanted: tuple[int, int]  # Quests of a building that open its second and its third box


class BoxTold(Record, frozen=True):
    """The numbers of the cards that the group knows; of unopened boxes it tells nothing."""

    costs: dict[str, int]  # Hourglasses of a Skill
    needs: dict[str, tuple[int, ...]]  # how far a Quest, Ritual or reward must come; 1: all at once
    rewards: dict[str, tuple[int, ...]]  # Crystals of an Objective, one after the other
    tokens: dict[str, str]  # by where they lie beside the board
    village: VillageTold


def told(options: Options) -> BoxTold:
    """What screens draw cards from (CH-VIS-2)."""
    box, opened = options.box, {*options.sheet.boxes}
    quests = [q for q in box.quests.values() if f"{q.building}-{q.box}" in opened]
    chapters = options.sheet.chapters
    wishes = [
        wish
        for wish in box.objectives.values()
        if f"{wish.building}-2" in opened and wish.chapter <= chapters  # CH-SCRIPT-E2
    ]
    final = options.scenario is Scenario.FINAL
    rituals = rituals_of(options.sheet, box) if final else ()  # CH-FIN-3
    return BoxTold(
        costs={card.id: card.cost for card in box.cards.values() if lies_open(card, opened)},
        needs={
            **{quest.id: (need(quest.when),) for quest in quests},
            **{wish.id: tuple(map(need, wish.when)) for wish in wishes},
            **{ritual: (box.rituals[ritual].checks,) for ritual in rituals},
        },
        rewards={wish.id: wish.rewards for wish in wishes},
        tokens={
            place: token
            for token, place in TOKENS.items()
            if box_of_card(box.cards[token]) in opened
        },
        village=village_told(options, box),
    )


def unpacked(options: Options, state: State) -> Options:
    """CH-BLD-6, CH-FIRST-10: what was opened at this table counts as well."""
    return replace(options, sheet=state.sheet)


def village_told(options: Options, box: Box) -> VillageTold:
    """The numbers of the campaign sheet."""
    numbers, chosen = box.numbers, options.modifications
    slots = range(1, len(numbers.nails) + 1)
    return VillageTold(
        hammer=numbers.hammer,
        scroll=scroll_price(chosen, box),
        nails=numbers.nails,
        locked=numbers.locked,
        buildings=tuple(
            tuple(b.id for b in box.buildings.values() if b.slot == slot) for slot in slots
        ),
        villagers={building.id: building.villager for building in box.buildings.values()},
        scrolls={scroll: box.cards[scroll].copies for scroll in box.scrolls},
        chapters=requirements(chosen, box),
        track=numbers.track,
        wanted=(numbers.quests_for_objectives, numbers.quests_for_folk),
    )


def lies_open(card: Usable, opened: set[str]) -> bool:
    """Whether the box of a Skill is opened; Scrolls and tokens cost nothing."""
    return card.cost > 0 and box_of_card(card) in opened


def need(condition: AnyCondition) -> int:
    """How far a condition must come, where that is one number."""
    if isinstance(condition, Tally) and (condition.most < MANY or condition.each):
        return 1
    return COUNTS.get(type(condition), lambda _condition: 1)(condition)


COUNTS: dict[type, Callable[[Any], int]] = {
    Tally: lambda wish: wish.least,
    Streak: lambda wish: wish.least,
    Sequence: lambda wish: len(wish.sets),
    Quiet: lambda wish: wish.turns,
    EnteredTiles: lambda wish: wish.least,
    PathSize: lambda wish: wish.least,
}
"""The numbers of the conditions that come along one by one."""
