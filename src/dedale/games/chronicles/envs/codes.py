"""Every action of an expedition has a code: its place in one long list.

Cards are counted by their place in the box; `GROUPS` says which codes a kind of action has. How
cards are put back is counted by the order that these cards have in the box, so a code names it only
together with what is offered.
"""

from collections.abc import Iterator
from itertools import combinations, permutations, product

from dedale.core.facts import groups
from dedale.games.chronicles import actions as a
from dedale.games.chronicles.actions import ChroniclesAction
from dedale.games.chronicles.cards import Trigger
from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.envs.order import (
    BUILDINGS,
    CARDS,
    DICE,
    EVENTS,
    ITEMS,
    OBJECTIVES,
    RITUALS,
    SCROLLS,
    SKILLS,
)
from dedale.games.chronicles.words import Halting, Hero, PortalColour, Via
from dedale.maze.arrow import ARROWS
from dedale.maze.cell import CELLS
from dedale.maze.turn import Insert, Walk

ROTATIONS = range(4)
ROLLED = range(3)  # dice that lie there at once: those of a turn, and that of the Dragon
OPTIONS = 2  # of a card that offers a choice
LOOKED_AT = 3  # cards of a deck at once
UNUSED = 48  # codes after those of ChooseCell: codes keep their numbers, whatever is added or goes
DEALT = tuple(dict.fromkeys((*EVENTS.names, *ITEMS.names)))  # cards that can lie in a deck
GIFTS = (*ITEMS.names, *SCROLLS.names)


def of_setup() -> Iterator[ChroniclesAction]:
    """Before the first turn, and between turns."""
    yield from (a.Pick(hero) for hero in Hero)
    yield from (a.Corners(heroes) for heroes in permutations(Hero))
    yield from (a.First(hero) for hero in Hero)
    yield from (a.Next(hero) for hero in Hero)


def of_dice() -> Iterator[ChroniclesAction]:
    """At the dice, and at other moments at which somebody may step in."""
    yield from (a.Resolve(face) for face in DICE.names)
    rerolling = [card.id for card in BOX.cards.values() if Trigger.ROLL in card.triggers]
    dice = [some for count in (1, 2, 3) for some in combinations(ROLLED, count)]
    yield from (a.Reroll(card, some) for card, some in product(rerolling, dice))
    yield a.Pass()
    yield from (a.Hush(card) for card in CARDS.names)
    yield from (a.Hush(card, mostly=True) for card in rerolling)
    yield from (a.Heed(card) for card in CARDS.names)
    yield from (a.Halt(before, on) for before, on in product(Halting, (True, False)))


def of_turns() -> Iterator[ChroniclesAction]:
    """In the action phase."""
    yield from (Walk(cell) for cell in CELLS)
    yield from (a.Pause(Walk(cell)) for cell in CELLS)
    yield a.Stop()
    yield from (Insert(arrow, rotation) for arrow, rotation in product(ARROWS, ROTATIONS))
    yield from (a.Use(card) for card in CARDS.names)
    yield from (a.Use(card, hero) for card, hero in product(SKILLS.names, Hero))
    yield a.End()


def of_choices() -> Iterator[ChroniclesAction | None]:
    """For effects and setup texts, and at the Dragon; some codes have no action any more."""
    yield from (a.ChooseCell(cell) for cell in CELLS)
    yield from (None,) * UNUSED
    yield from (a.ChooseTurn(rotation) for rotation in ROTATIONS)
    yield from (a.ChooseColour(colour) for colour in PortalColour)
    yield from (a.ChooseHero(hero) for hero in Hero)
    yield from (a.ChooseCard(card) for card in chosen())
    owned = (*SKILLS.names, *SCROLLS.names)
    yield from (a.ChooseCard(card, hero) for card, hero in product(owned, Hero))
    orders, unders = permutations(range(LOOKED_AT)), range(LOOKED_AT + 1)
    yield from (ordered(order, under) for order, under in product(orders, unders))
    yield from (a.ChooseOption(number) for number in range(OPTIONS))
    yield from (a.Offer(ritual, card) for ritual, card in product(RITUALS.names, GIFTS))
    yield a.Done()


def chosen() -> tuple[str, ...]:
    """Everything that is chosen as a card."""
    goblins = (Via.LOOTER.value, Via.WARDEN.value)
    wishes = (*OBJECTIVES.names, *RITUALS.names, *BUILDINGS.names)
    return tuple(dict.fromkeys((*CARDS.names, *DEALT, *wishes, *goblins)))


def ordered(order: tuple[int, ...], under: int) -> a.ChooseOrder:
    """A way to put cards back, by their places in the box, so many of them under the deck."""
    cut = len(order) - under
    return a.ChooseOrder(tuple(map(str, order[:cut])), tuple(map(str, order[cut:])))


ACTIONS: tuple[ChroniclesAction | None, ...] = (
    *of_setup(),
    *of_dice(),
    *of_turns(),
    *of_choices(),
)
_CODE_OF = {action: number for number, action in enumerate(ACTIONS) if action is not None}
CODES = len(ACTIONS)

GROUPS = groups(ACTIONS)
"""The codes of each kind of action."""


def code(action: ChroniclesAction) -> int:
    """The code of an action."""
    if isinstance(action, a.ChooseOrder) and action not in _CODE_OF:
        action = by_place(action)
    return _CODE_OF[action]


def by_place(action: a.ChooseOrder) -> a.ChooseOrder:
    """The same with the places of the cards among each other; absent ones lie on top, last."""
    cards = (*action.top, *action.bottom)
    left = sorted(range(len(cards)), key=lambda index: DEALT.index(cards[index]))
    places = [left.index(index) for index in range(len(cards))]
    absent = range(len(cards), LOOKED_AT)
    cut = len(action.top)
    return ordered((*places[:cut], *absent, *places[cut:]), len(action.bottom))


def coded(number: int) -> ChroniclesAction | None:
    """The action with a code; of cards that are put back, only how; None where there is none."""
    return ACTIONS[number]
