"""A view as a row of bytes: named facts, one after the other, always in the same places.

Everything is from the view, so it holds nothing that a person in that seat could not see. Heroes
and seats are counted from the hero who acts. What has a name in the box is counted from 1 by its
place there, so that 0 is none; where many lie together, each kind has its own count.
"""

from collections.abc import Callable
from typing import Any

from dedale.core.facts import MOST, padded, placed, row_of
from dedale.games.legends.content import ChapterId
from dedale.games.legends.effects import THREATS, Basic
from dedale.games.legends.envs import mat, question
from dedale.games.legends.envs.order import CARDS, FAIRIES, GAME_CARDS, HEROES, ITEMS, TRACKS
from dedale.games.legends.rules.heroes import altered
from dedale.games.legends.state import Board, Stage
from dedale.games.legends.view import Cards, View

SEATS = 4
BASIC = tuple(Basic)
KNOWN = 4  # cards of a known end of a deck that are told by their order


def chapter(view: View) -> list[int]:
    """Which chapter, which stage, and what of a campaign is won."""
    pages = view.journal.pages if view.journal is not None else ()
    won = {page.chapter for page in pages if page.won}
    return [
        *(view.chapter is each for each in ChapterId),
        *(view.stage is each for each in Stage),
        view.journal is not None,
        *(each in won for each in ChapterId),
    ]


def turn(view: View) -> list[int]:
    """The turn, and what has happened in it; extra reveals are counted from −1."""
    return [
        min(view.turn, MOST),
        view.deeds,
        view.swaps,
        view.fell,
        view.extra + 1 - view.skipped,
        view.revealed,
        view.switched,
    ]


def heroes(view: View) -> list[int]:
    """The boards, from the hero who acts."""
    told = [value for board in around(view) for value in hero(view, board)]
    return padded(told, SEATS * HERO)


def hero(view: View, board: Board) -> list[int]:
    """A board, its pool, and what its player has settled for this turn."""
    pool = board.pool
    return [
        HEROES.number(board.hero),
        (board.seat - view.active) % len(view.cards) + 1,
        board.cell,
        board.resistance,
        board.usable,
        board.inactive,
        board.eaten,
        board.bucket,
        board.down,
        TRACKS.number(board.track),
        board.used,
        *(pool.sword, pool.shield, pool.boots, *pool.ranged),
        *(pool.teleport, pool.reuse, pool.transmute),
        *(BASIC.index(altered(pool, icon)) for icon in BASIC),
        board.seat in view.agreeing,
        board.seat in view.refusing,
        *FAIRIES.counts(board.fairies),
    ]


HERO = 26 + len(FAIRIES)


def around(view: View) -> tuple[Board, ...]:
    """The boards, counted from the hero who acts."""
    return (*view.boards[view.acting :], *view.boards[: view.acting])


def hands(view: View) -> list[int]:
    """The cards of all seats, from the active one."""
    seats = (*view.cards[view.active :], *view.cards[: view.active])
    return padded([value for cards in seats for value in piles(cards)], SEATS * PILES)


def piles(cards: Cards) -> list[int]:
    """How many cards, which ones, and which lie on top of the deck."""
    return [
        cards.count,
        cards.size,
        *CARDS.counts(cards.hand or ()),
        *CARDS.counts(played.card for played in cards.played),
        *CARDS.counts(cards.discard),
        *CARDS.counts(cards.unseen),
        *CARDS.first_of(cards.top, KNOWN),
    ]


PILES = 2 + 4 * len(CARDS) + KNOWN


def game_deck(view: View) -> list[int]:
    """What is left of the game deck, and what is known of its ends."""
    return [
        view.size,
        *GAME_CARDS.first_of(view.top, KNOWN),
        *GAME_CARDS.first_of(view.bottom[::-1], KNOWN),
        *GAME_CARDS.counts(view.unseen),
    ]


def markets(view: View) -> list[int]:
    """Items and fairies: on the markets, in their decks, and fairies that were used."""
    return [
        *ITEMS.counts(view.market),
        *ITEMS.counts(view.items),
        *FAIRIES.counts(view.fair),
        *FAIRIES.counts(view.reserve),
        *FAIRIES.counts(view.spent),
    ]


def threats(view: View) -> list[int]:
    """The threat on each cell of the passage."""
    return [0 if token is None else THREATS.index(token) + 1 for token in view.threats]


_TOLD: tuple[tuple[str, int, Callable[[View], Any]], ...] = (
    ("CHAPTER", 2 * len(ChapterId) + len(Stage) + 1, chapter),
    ("TURN", 7, turn),
    ("ASKED", question.SIZE, question.told),
    ("PASSAGE", mat.PASSAGE, mat.passage),
    ("THREATS", mat.CELLS, threats),
    ("TRAPS", 2, lambda view: view.traps),
    ("CAVE_IN", 1, lambda view: [view.cave_in or 0]),
    ("PLACES", mat.PLACES, mat.places),
    ("SCENE", mat.SCENE, mat.scene),
    ("HEROES", SEATS * HERO, heroes),
    ("CARDS", SEATS * PILES, hands),
    ("GAME_DECK", 1 + 2 * KNOWN + len(GAME_CARDS), game_deck),
    ("MARKETS", 2 * len(ITEMS) + 3 * len(FAIRIES), markets),
)


FACTS = placed(_TOLD)
SIZE = FACTS[-1].first + FACTS[-1].size


def numbers(view: View) -> bytearray:
    """The row of a view."""
    return row_of(FACTS, view)
