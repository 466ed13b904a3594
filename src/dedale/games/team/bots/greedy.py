"""Takes a treasure where one can be had, casts what brings one into reach, and helps the others.

It thinks on an imagined table that looks like the view: what lies under rubble is not in it.
"""

from typing import NamedTuple

from dedale.core.records import Seat
from dedale.core.rng import Philox, Rng
from dedale.core.situation import Situation, best_of
from dedale.games.team.actions import EndTurn, PickSpell, Rotate, Switch, TeamAction
from dedale.games.team.bots.habits import HELP, PICKS, SECOND_SPELL
from dedale.games.team.content import TILE_OF, Spell
from dedale.games.team.outlook import imagined
from dedale.games.team.rules import apply, legal
from dedale.games.team.rules.reach import reach, spell_reach, walking_spell
from dedale.games.team.rules.walk import collectable, paths_of
from dedale.games.team.state import Phase, State
from dedale.games.team.view import View
from dedale.maze.cell import CELLS, mask_of
from dedale.maze.turn import Insert

FOUND = 10.0  # a treasure that is collected
IN_REACH = 4.0  # one that can be collected with a move that is left
RUBBLE = 1.0  # a way to rubble that may hide one
HELPED = 0.5  # another seat that has a target in reach
ROOM = 0.01  # each cell that can be walked to
SPENT = 0.2  # a spell that may be needed yet
SPELLS = (Insert, Rotate, Switch)  # those that are cast between moves
PROMISING = 6  # first spells after which a second one is tried

FAVOURITES = (Spell.ROTATE, Spell.SWITCH, Spell.TRAVERSE, Spell.ESCAPE, Spell.TELEPORT)


class Sight(NamedTuple):
    """What a seat can reach, and what it looks for."""

    cells: int
    goals: int  # tiles that are up
    hidden: bool  # a target lies under rubble


def greedy(situation: Situation[TeamAction, View], rng: Rng) -> TeamAction:
    """The action that leads to the most; where several do, any of them."""
    offers: tuple[TeamAction, ...] = situation.offers
    if isinstance(offers[0], PickSpell):
        return picked(situation, rng)
    here, helped = imagined(situation.view), 0.0 if HELP in situation.without else HELPED
    worths = {offer: worth(here, offer, helped) for offer in offers}
    further = here.phase is Phase.ACT and here.moves and SECOND_SPELL not in situation.without
    if further and max(worths.values()) < IN_REACH:
        look_further(here, worths, helped)
    return best_of(worths, rng)


def picked(situation: Situation[TeamAction, View], rng: Rng) -> TeamAction:
    """The spell that helps most; any, for a player without taste."""
    picks = [offer for offer in situation.offers if isinstance(offer, PickSpell)]
    return rng.choice(picks) if PICKS in situation.without else min(picks, key=favourite)


def favourite(pick: PickSpell) -> int:
    """The place of a spell among those that help most."""
    return FAVOURITES.index(pick.spell)


def look_further(here: State, worths: dict[TeamAction, float], helped: float) -> None:
    """Give the first of two spells what both together are worth."""
    spells = [offer for offer in worths if isinstance(offer, SPELLS)]
    for first in sorted(spells, key=worths.__getitem__)[-PROMISING:]:
        there = after(here, first)
        seconds = [offer for offer in legal(there, there.active) if isinstance(offer, SPELLS)]
        worths[first] = max([worths[first], *(value(after(there, o), helped) for o in seconds)])


def worth(here: State, offer: TeamAction, helped: float = HELPED) -> float:
    """What an action is worth: what it brings now, and what it opens."""
    if isinstance(offer, EndTurn):
        return resting(here, helped) - SPENT * len(here.spent)
    there = after(here, offer)
    return FOUND * (len(there.collected) - len(here.collected)) + value(there, helped)


def after(here: State, action: TeamAction) -> State:
    """The imagined table after an action that ends no turn."""
    return apply(here, here.active, action, Philox("", 0)).state


def resting(here: State, helped: float) -> float:
    """What a table is worth to the others, when the turn ends."""
    return sum(helped for seat in here.seats if seat != here.active and in_reach(here, seat))


def value(here: State, helped: float) -> float:
    """What a table is worth while the turn goes on."""
    if here.phase is Phase.OVER:
        return FOUND
    spent = SPENT * len(here.spent)
    if not here.moves:
        return resting(here, helped) - spent
    own = sight(here, here.active)
    reached = IN_REACH if own.cells & own.goals else 0.0
    maybe = RUBBLE if own.hidden and own.cells & mask_of(here.down) else 0.0
    return reached + maybe + ROOM * own.cells.bit_count() + resting(here, helped) - spent


def in_reach(here: State, seat: Seat) -> bool:
    """Whether a seat could walk to one of its targets."""
    own = sight(here, seat)
    return own.cells & own.goals != 0


def sight(here: State, seat: Seat) -> Sight:
    """What a seat can reach, and what it looks for; without cards it helps the others."""
    paths, pawn = paths_of(here), here.pawns[seat]
    cells = reach(paths, pawn) | spell_reach(paths, pawn, walking_spell(here.ready(seat)))
    ids = {TILE_OF[card] for card in collectable(here, seat)}
    lying = dict(zip((tile.id for tile in here.maze.tiles), CELLS, strict=True))
    places = {lying[id] for id in ids if id in lying}
    goals = mask_of(cell for cell in places if cell not in here.down)
    return Sight(cells, goals, any(cell in here.down for cell in places))
