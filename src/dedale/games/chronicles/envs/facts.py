"""A view as a row of bytes: named facts, one after the other, always in the same places.

Everything is from the view, which is the same for all seats. Characters and seats are counted from
the Character whose turn it is. What has a name in the box is counted from 1 by its place there, so
that 0 is none; where many lie together, each kind has its own count.
"""

from collections.abc import Callable
from typing import Any

from dedale.core.facts import MOST, BoxOrder, padded, placed, row_of
from dedale.core.records import Seat
from dedale.games.chronicles.effects import Flag
from dedale.games.chronicles.envs import maze, question
from dedale.games.chronicles.envs.maze import SEATS, around, behind
from dedale.games.chronicles.envs.order import (
    BUILDINGS,
    CARDS,
    DICE,
    EVENTS,
    FOLK,
    HEROES,
    ITEMS,
    KINDS,
    OBJECTIVES,
    QUESTS,
    RITUALS,
    SCROLLS,
    SKILLS,
)
from dedale.games.chronicles.envs.reached import wanted
from dedale.games.chronicles.rules.journal import crystals
from dedale.games.chronicles.sheet import Modification, Scenario
from dedale.games.chronicles.state import Piece, Stage, WishProgress
from dedale.games.chronicles.view import View
from dedale.games.chronicles.words import Halting

KNOWN = 3  # cards of a known end of a deck that are told by their order


def game(view: View) -> list[int]:
    """The stage, the scenario, what is at stake, and which modifications hold."""
    return [
        *(view.stage is stage for stage in Stage),
        view.options.scenario is Scenario.FINAL,
        view.sheet.first,
        view.sheet.chapters,
        min(crystals(view), MOST),
        wanted(view),
        *(each in view.options.modifications for each in Modification),
        BUILDINGS.number(view.focus),
    ]


def turn(view: View) -> list[int]:
    """The turn, what was done in it, the dice, and the rules that hold for a while."""
    flags = {rule.flag: rule.number + 1 for rule in view.standing}
    return [
        min(view.turn, MOST),
        view.moved,
        view.shifted,
        *DICE.counts(view.dice),
        *(flags.get(flag, 0) for flag in Flag),
    ]


def asked_for(view: View) -> list[int]:
    """Which cards the active seat is not, or seldom, asked for, and before what it is stopped."""
    seat = view.pieces[view.active].seat if view.pieces else None
    return [
        *(how_silent(view, seat, card) for card in CARDS.names),
        *((seat, before) in view.halts for before in Halting),
    ]


def how_silent(view: View, seat: Seat | None, card: str) -> int:
    """1 where a seat is not asked for a card, 2 where only something at stake makes it asked."""
    return 1 if (seat, card) in view.hushed else 2 * ((seat, card) in view.reserved)


def heroes(view: View) -> list[int]:
    """The Characters, from the active one."""
    told = [number for piece in around(view) for number in hero(view, piece)]
    return padded(told, SEATS * HERO)


def hero(view: View, piece: Piece) -> list[int]:
    """Who it is, who leads it, its Items, its Skills and the Scrolls that are its own."""
    index = view.pieces.index(piece)
    own = [scroll for scroll, keeper in view.assigned if keeper == index]
    first = view.pieces[view.active].seat
    return [
        HEROES.number(piece.hero),
        (piece.seat - first) % SEATS + 1,
        *ITEMS.counts(piece.items),
        *skills(view, index),
        *SCROLLS.counts(own),
    ]


def skills(view: View, index: int | None) -> list[int]:
    """By Skill: 0 where it is not there, else its Hourglasses and 1 more."""
    glasses = {skill.card: skill.glass + 1 for skill in view.skills if skill.hero == index}
    return [glasses.get(card, 0) for card in SKILLS.names]


HERO = 2 + len(ITEMS) + len(SKILLS) + len(SCROLLS)


def group(view: View) -> list[int]:
    """What belongs to all: Skills, Scrolls, helpers, tokens beside the board."""
    return [
        *skills(view, None),
        *SCROLLS.counts(view.scrolls),
        *SCROLLS.counts(view.borrowed),
        *FOLK.counts(view.folk),
        *(view.beside.snares, view.beside.pennies, view.beside.wisps),
    ]


def items(view: View) -> list[int]:
    """The Item deck, what was looted, and what was offered."""
    return [
        *ITEMS.counts(view.items.unseen),
        *ITEMS.first_of(view.items.top, KNOWN),
        *ITEMS.counts(view.looted),
        *ITEMS.counts(view.offered),
    ]


def events(view: View) -> list[int]:
    """The Event deck, and what is out of this game."""
    return [
        *EVENTS.counts(view.events.unseen),
        *EVENTS.first_of(view.events.top, KNOWN),
        *EVENTS.first_of(view.events.bottom[::-1], KNOWN),
        *EVENTS.counts(view.discarded),
    ]


def wishes(view: View) -> list[int]:
    """Quests, Objectives and Rituals; the backs of the Objectives that come later."""
    return [
        *progress(view, QUESTS, view.quests),
        *progress(view, OBJECTIVES, view.objectives),
        *progress(view, RITUALS, view.rituals),
        *KINDS.counts(view.pile),
    ]


def progress(view: View, order: BoxOrder, cards: tuple[WishProgress, ...]) -> list[int]:
    """Each card of the box: does it lie here, for whom, how far is it, what has it paid."""
    lying = {card.id: card for card in cards}
    told: list[int] = []
    for id in order.names:
        card = lying.get(id)
        told += [0] * WISH if card is None else wish(view, card)
    return told


def wish(view: View, card: WishProgress) -> list[int]:
    """Open or done, whose it is, its Checkmarks, rewards paid, and the Item it is attached to."""
    item = ITEMS.number(card.item) if card.item else 0
    return [1 + card.done, behind(view, card.hero), min(card.checks, MOST), card.paid, item]


WISH = 5
WISHES = WISH * (len(QUESTS) + len(OBJECTIVES) + len(RITUALS)) + len(KINDS)

_TOLD: tuple[tuple[str, int, Callable[[View], Any]], ...] = (
    ("GAME", len(Stage) + 6 + len(Modification), game),
    ("TURN", 3 + len(DICE) + len(Flag), turn),
    ("ASKED", question.SIZE, question.told),
    ("WINDOWS", len(CARDS) + len(Halting), asked_for),
    ("SPARE", 4, lambda view: maze.sides(view.spare.openings)),
    ("MAZE", maze.SIZE, maze.cells),
    ("HEROES", SEATS * HERO, heroes),
    ("GROUP", len(SKILLS) + 2 * len(SCROLLS) + len(FOLK) + 3, group),
    ("ITEMS", 3 * len(ITEMS) + KNOWN, items),
    ("EVENTS", 2 * len(EVENTS) + 2 * KNOWN, events),
    ("WISHES", WISHES, wishes),
)
FACTS = placed(_TOLD)
SIZE = FACTS[-1].first + FACTS[-1].size


def numbers(view: View) -> bytearray:
    """The row of a view."""
    return row_of(FACTS, view)
