"""The village after a game: boxes, the shop, buildings, Rituals, and how to go on (CH-VIL)."""

from itertools import combinations

from msgspec.structs import replace

from dedale.core.agenda import Question
from dedale.core.records import Seat, with_item
from dedale.games.chronicles.actions import (
    Buy,
    ChroniclesAction,
    Done,
    Hammer,
    Keep,
    Open,
    Repair,
    Save,
    SetOut,
)
from dedale.games.chronicles.cards import CardKind
from dedale.games.chronicles.events import (
    BoxOpened,
    BuildingRepaired,
    CampaignSaved,
    CardsAdded,
    NailFilled,
    PartySetOut,
    RitualsKept,
    ScrollBought,
)
from dedale.games.chronicles.rules.in_play import (
    final_ready,
    in_shop,
    is_locked,
    open_slots,
    ruins,
    script_spaces,
    scroll_price,
)
from dedale.games.chronicles.rules.journal import finish
from dedale.games.chronicles.rules.now import Mat, Now, group
from dedale.games.chronicles.rules.questions import Ask
from dedale.games.chronicles.sheet import Lying, Scenario
from dedale.games.chronicles.tasks import KeepingRituals, Leaving, Opening, Repairing, Shopping
from dedale.games.chronicles.words import CORNERS, Hero


def camp(now: Now) -> None:
    """CH-CAMP-2, CH-CAMP-3: the first Hammer fills the Nail of slot 1, and nothing else is sold."""
    fill_nail(now, 1)


def open_offers(mat: Mat, task: Opening, seat: Seat) -> tuple[ChroniclesAction, ...]:
    """CH-DP-13: the boxes whose Village card is fulfilled, in any order."""
    named = (name.rpartition("-") for name in task.boxes)
    return tuple(Open(building, int(number)) for building, _, number in named)


def open_box(now: Now, task: Opening, seat: Seat, action: Open) -> None:
    """CH-END-3: a box is opened, and then the others."""
    left = tuple(name for name in task.boxes if name != f"{action.building}-{action.box}")
    unpack(now, action.building, action.box)
    if left:
        now.do(Opening(left))


def unpack(now: Now, building: str, number: int) -> None:
    """CH-BLD-6, CH-BLD-8: what is in a box is used from the next game on."""
    now.write(boxes=(*now.sheet.boxes, f"{building}-{number}"))
    now.tell(BoxOpened(building=building, box=number))
    now.tell(CardsAdded(cards=inside(now, building, number)))


def inside(mat: Mat, building: str, number: int) -> tuple[str, ...]:
    """CH-BLD-6, CH-BLD-8: the cards and tokens in a box, first what is used and then its Quests."""
    box = mat.box
    quests = [q.id for q in box.quests.values() if (q.building, q.box) == (building, number)]
    if number == 1:
        used = [*box.cards_of(building, CardKind.SKILL), *box.cards_of(building, CardKind.TOKEN)]
    elif number == 2:
        waiting = mat.sheet.chapters
        objectives = box.objectives.values()
        used = [o.id for o in objectives if o.building == building and o.chapter <= waiting]
    else:
        used = box.cards_of(building, CardKind.FOLK)
    return (*used, *quests)


def shop_offers(mat: Mat, task: Shopping, seat: Seat) -> tuple[ChroniclesAction, ...]:
    """CH-SHOP-2 to CH-SHOP-4: what is for sale and can be paid."""
    sheet, box, stash = mat.sheet, mat.box, mat.sheet.stash
    hammers = open_slots(sheet, box) if stash >= box.numbers.hammer else ()
    scrolls = in_shop(sheet.scrolls, box) if stash >= price(mat) else ()
    return (*map(Hammer, hammers), *map(Buy, scrolls), Done())


def shop_reason(mat: Mat, action: ChroniclesAction) -> str:
    """The rule by which the shop refuses a purchase."""
    match action:
        case Hammer(slot) if is_locked(mat.sheet, slot, mat.box):
            return "CH-BLD-3"
        case Hammer(slot) if slot not in open_slots(mat.sheet, mat.box):
            return "CH-SHOP-4"
        case Buy(card) if card not in in_shop(mat.sheet.scrolls, mat.box):
            return "CH-SCR-1"
    return "CH-SHOP-3"


def price(mat: Mat) -> int:
    """What a Scroll costs in this game."""
    return scroll_price(mat.options.modifications, mat.box)


def shop(now: Now, task: Shopping, seat: Seat, action: Hammer | Buy | Done) -> None:
    """CH-SHOP-3: one purchase after the other (CH-BLD-E2), until the group is done."""
    if isinstance(action, Done):
        return
    now.do(task)
    if isinstance(action, Hammer):
        fill_nail(now, action.slot)
        return
    now.scrolls = now.box.in_order((*now.sheet.scrolls, action.card))
    now.write(stash=now.sheet.stash - price(now), scrolls=now.scrolls)
    now.tell(ScrollBought(card=action.card, stash=now.sheet.stash))


def fill_nail(now: Now, slot: int) -> None:
    """CH-BLD-2, CH-BLD-4: a Hammer fills a Nail; with the last one a building is chosen."""
    sheet, numbers = now.sheet, now.box.numbers
    filled = sheet.nails[slot - 1] + 1
    now.write(stash=sheet.stash - numbers.hammer, nails=with_item(sheet.nails, slot - 1, filled))
    now.tell(NailFilled(slot=slot, stash=now.sheet.stash))
    if filled == numbers.nails[slot - 1]:
        now.do(Repairing(slot))


def repair_offers(mat: Mat, task: Repairing, seat: Seat) -> tuple[ChroniclesAction, ...]:
    """CH-DP-15: the buildings that can be repaired in the slot."""
    return tuple(Repair(building) for building in ruins(mat.sheet, task.slot, mat.box))


def repair(now: Now, task: Repairing, seat: Seat, action: Repair) -> None:
    """CH-BLD-4, CH-BLD-6, CH-NGP-2: the building stands again, and its first box is opened."""
    now.write(slots=with_item(now.sheet.slots, task.slot - 1, action.building))
    now.tell(BuildingRepaired(building=action.building, slot=task.slot))
    unpack(now, action.building, 1)
    if now.sheet.chapters == len(now.box.numbers.chapters):  # CH-FIN-E9
        rituals = now.box.rituals.values()
        now.tell(CardsAdded(cards=tuple(r.id for r in rituals if r.building == action.building)))


def keep_offers(mat: Mat, task: KeepingRituals, seat: Seat) -> tuple[ChroniclesAction, ...]:
    """CH-FIN-13: as many completed Rituals as Script spaces are marked, or fewer."""
    done = [ritual.id for ritual in mat.rituals if ritual.done]
    most = min(script_spaces(mat.sheet, mat.box), len(done))
    return tuple(Keep(some) for count in range(most, -1, -1) for some in combinations(done, count))


def keep(now: Now, task: KeepingRituals, seat: Seat, action: Keep) -> None:
    """CH-FIN-13, CH-FIN-14: these stay completed, all others are turned back."""
    kept = action.rituals
    now.rituals = [replace(r, done=r.id in kept, checks=0) for r in now.rituals]
    now.write(rituals=kept)
    now.tell(RitualsKept(rituals=kept))


def leave_offers(mat: Mat, task: Leaving, seat: Seat) -> tuple[ChroniclesAction, ...]:
    """CH-DP-17, CH-FIN-1: a standard game, the final scenario, or none now."""
    final = [Scenario.FINAL] if final_ready(mat.sheet, mat.box) else []
    chosen = mat.options.modifications
    return (*(SetOut(scenario, chosen) for scenario in (Scenario.STANDARD, *final)), Save())


def leave(now: Now, task: Leaving, seat: Seat, action: SetOut | Save) -> None:
    """CH-END-10, CH-SAVE-1: the maze stays as it lies, or has been put away (CH-SETUP-E1)."""
    if isinstance(action, SetOut):
        at = dict(zip(now.starts, Hero, strict=True))
        now.write(lying=Lying(now.maze, now.spare, tuple(at[corner] for corner in CORNERS)))
        now.ahead = action.scenario
        now.tell(PartySetOut(scenario=action.scenario, modifications=action.modifications))
    else:
        now.tell(CampaignSaved())
    finish(now)


QUESTIONS = {
    Opening: Question(Ask.VILLAGE, "CH-END-3", group, open_offers, open_box),
    Shopping: Question(Ask.SHOP, "CH-SHOP-3", group, shop_offers, shop, forced=False),
    Repairing: Question(Ask.BUILDING, "CH-BLD-4", group, repair_offers, repair),
    KeepingRituals: Question(Ask.RITUALS, "CH-FIN-13", group, keep_offers, keep),
    Leaving: Question(Ask.CAMPAIGN, "CH-END-10", group, leave_offers, leave),
}
