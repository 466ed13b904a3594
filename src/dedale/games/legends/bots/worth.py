"""What a table is worth to its players: 0 is lost, about 1000 is won."""

from functools import lru_cache

from dedale.games.legends.bots.clock import Clock, clock_of
from dedale.games.legends.bots.goals import GOALS
from dedale.games.legends.bots.tables import FAIRIES, ITEMS, worths_of_cards
from dedale.games.legends.content import ChapterId, Monster, Moon, box_of
from dedale.games.legends.effects import Token
from dedale.games.legends.rules.chapters.magma import HOT
from dedale.games.legends.rules.passage import entry_of
from dedale.games.legends.state import Board, MagmaScene, Piles, Prowler, Stage, State

WON, LOST = 1000.0, -1000.0
DANGER = (0.0, 90.0, 52.0, 32.0, 21.0, 14.0, 10.0, 7.5)
"""What a card in the passage costs, by the passage cards that must come before it is through."""
CALM = (0.0, 70.0, 38.0, 22.0, 13.0, 8.0, 5.0, 3.5)
"""The same in chapter IV, where time runs out first and the castle is seldom entered."""
HORIZON = 5.0  # with this many passage cards to spare, a card is as dangerous as it can be
GATE = 450.0  # what it costs if the next passage card loses everything
FAR = 0.07  # of the danger, for each cell between it and the nearest hero
WEAK = (60.0, 20.0, 12.0, 8.5, 6.5, 5.2, 4.5)  # what it costs to have so little resistance left
SKILL = 9.0  # a use of a skill that is left
RAVAGER = 5.5  # the effort that one costs
MOON = 4.0  # the effort that a moon costs
EATER = 2.5  # the effort that each dust on the Magic Eater costs
TOKENS = {Token.FURY: 3.0, Token.CARAPACE: 4.0, Token.DREAD: 4.0}
CAVE_IN, DARK = 4.0, 5.0
TURN = 20.0  # what it costs that one more card is revealed: the game has so many turns


def worth(state: State, fearless: bool = False) -> float:
    """What a table is worth where a turn could end, and to whoever fears nothing."""
    if state.reason is not None and state.stage in (Stage.OVER, Stage.BETWEEN):
        return WON if state.reason == "won" else LOST
    clock = clock_of(state.options.pack, state.chapter, state.deck, state.known, state.sunk)
    goal, dust = GOALS[state.chapter](state, clock)
    total = goal + (0.0 if fearless else passage_worth(state, clock)) + tokens_worth(state)
    pace = min(1.0, clock.left / (6.0 * len(state.piles)))
    time = min(1.0, (clock.left + 2) / 10.0)
    for board in state.boards:
        total += board_worth(board, pace) + time * dust[min(board.usable, 6)]
    for piles in state.piles:
        total += pace * stock_of(state.options.pack, piles)
    return total - TURN * max(0, state.extra + state.fell - state.skipped)


@lru_cache(maxsize=8192)
def stock_of(pack: str, piles: Piles) -> float:
    """What is worth more in a deck than base cards: items, less madness."""
    extras = extras_of(pack)
    cards = (*piles.deck, *piles.discard, *piles.hand, *[p.card for p in piles.played])
    return sum([extras[card] for card in cards if card in extras])


@lru_cache(maxsize=16)
def extras_of(pack: str) -> dict[str, float]:
    """What each item is worth, and what madness costs; items of a pack as they look."""
    box = box_of(pack)
    worths = worths_of_cards(box)
    return {card: worths[card] for card in (*box.items, *box.madness)} | ITEMS


def board_worth(board: Board, pace: float) -> float:
    """A hero: resistance, and what it keeps for later."""
    fairies = sum([FAIRIES.get(card, 5.0) for card in board.fairies])
    skills = SKILL * (3 - board.used) if board.track else 0.0
    return pace * (fairies + skills) - WEAK[min(board.resistance, 6)]


def passage_worth(state: State, clock: Clock) -> float:
    """The danger in the passage: how soon something comes through, and how hard it is to stop."""
    entry = entry_of(state)
    room = int(state.passage[entry - 1] is None)
    coming = clock.passage * clock.left
    total = 0.0
    danger = CALM if state.chapter is ChapterId.MAGMA else DANGER
    cells = [board.cell for board in state.boards]
    for index, card in enumerate(state.passage):
        if card is None:
            continue
        cell = index + 1
        effort = effort_of(state, card, cell)
        if effort < 0:  # it may well come on, or even through
            continue
        steps = 7 - cell + room
        near = min([abs(hero - cell) for hero in cells])
        soon = min(1.0, max(0.0, (coming - steps + 1.5) / HORIZON))
        total -= soon * danger[steps] * (0.45 + effort / 8 + FAR * near) * (0.4 + clock.passage)
        if steps == 1:
            total -= GATE * clock.next
        elif steps == 2 and room:
            total -= 0.15 * GATE * clock.next
    return total


def effort_of(state: State, card: Prowler, cell: int) -> float:
    """The icons that it takes to get rid of a card; below zero for what may stay."""
    found = state.box.game_cards[card.card]
    if isinstance(found, Monster):
        if found.slug and goes_on(state, cell):
            return -1.0
        if found.eats == "dust":
            return EATER * sum(board.eaten for board in state.boards)
        left: float = found.health + card.crystals - card.damage
        if found.traps and not found.slug:
            for slot, crossing in ((0, 2), (1, 4)):
                if state.traps[slot] and cell <= crossing:
                    left -= 0.8 * state.traps[slot]
        effort = max(0.5, left) + found.armour + 0.6 * found.claws + found.dread
        return effort + RAVAGER * len(card.ravagers) - 0.8 * sum(card.ravagers)
    return MOON if isinstance(found, Moon) else -1.0


def goes_on(state: State, cell: int) -> bool:
    """Whether a slug is wanted at hot lava that lies further on."""
    scene = state.scene
    return isinstance(scene, MagmaScene) and any(token in HOT for token in scene.lava[cell:])


def tokens_worth(state: State) -> float:
    """What lies about and hinders, and what lies in wait."""
    total = 0.0
    for token in state.threats:
        if token is not None:
            total -= TOKENS[token]
    if state.cave_in is not None:
        total -= CAVE_IN
    for spot in state.spots:
        if spot.dark:
            total -= DARK
    passing = [card is not None for card in state.passage]
    for slot, crossing in ((0, 2), (1, 4)):
        if state.traps[slot] and not any(passing[:crossing]):
            total += 2.0 * state.traps[slot]
    return total


def promise(state: State) -> float:
    """What icons in the pools and cards in the hand may still bring in this turn."""
    total = 0.0
    for board in state.boards:
        pool = board.pool
        one, two, three = pool.ranged
        total += 3.0 * pool.sword + 2.0 * pool.boots + 1.5 * pool.shield
        total += 3.5 * one + 3.9 * two + 4.3 * three
        total += 6.0 * pool.teleport + 3.0 * pool.reuse + 1.5 * pool.transmute
    cards = worths_of_cards(state.box)
    hand = state.piles[state.active].hand
    return total + 0.93 * sum([cards[card] for card in hand])
