"""Items change hands: Characters collect them, Looters take them (CH-COL)."""

from dedale.core.agenda import Ended
from dedale.games.chronicles.events import (
    ItemCollected,
    ItemLooted,
    PortalClosed,
    PortalMoved,
    PortalOpened,
)
from dedale.games.chronicles.rules import foes, noting
from dedale.games.chronicles.rules.now import Now, order_from, portal_in
from dedale.games.chronicles.state import Echo, Logged, Portal
from dedale.games.chronicles.words import COLLECTED, LOOTED, PortalColour, Remembered, Via
from dedale.maze.cell import Cell


def collect(now: Now, hero: int, colour: PortalColour, via: Via) -> None:
    """CH-COL-1, CH-COL-3: the Item goes to a Character, and all Goblins there are knocked out."""
    portal = portal_in(now, colour)
    now.change(hero, items=(*now.pieces[hero].items, portal.item))
    name = now.pieces[hero].hero
    now.tell(ItemCollected(hero=name, item=portal.item, colour=colour, via=via))
    taken = Logged(Remembered.COLLECT, now.turn, hero, portal.item, via, colour, portal.cell)
    try:
        noting.note(now, taken)
        foes.knock_out_all(now, portal.cell, hero)
    except Ended:  # CH-FIN-5, CH-FIN-E7: the campaign is won before the next Item
        now.open_portal(colour, None)
        raise
    refill(now, colour, COLLECTED)


def loot(now: Now, colour: PortalColour) -> None:
    """CH-COL-4: the Item joins the looted ones, and one Looter goes back to the campfire."""
    portal = portal_in(now, colour)
    foes.remove(now, Via.LOOTER, portal.cell)
    now.looted = (*now.looted, portal.item)
    now.tell(ItemLooted(item=portal.item, colour=colour, cell=portal.cell))
    taken = Logged(Remembered.LOOT, now.turn, id=portal.item, colour=colour, cell=portal.cell)
    noting.note(now, taken)
    refill(now, colour, LOOTED)


def refill(now: Now, colour: PortalColour, cause: str) -> None:
    """CH-COL-5: the next Item comes to the Portal space, or the Portal leaves the maze."""
    if now.items:
        reopen(now, colour)
        return
    now.open_portal(colour, None)
    now.tell(PortalClosed(colour=colour))
    if not any(now.portals):
        now.end(cause)  # CH-COL-6


def reopen(now: Now, colour: PortalColour) -> None:
    """CH-COL-7, CH-COL-8: the Portal goes to the tile of the matching Echo, which is put away."""
    item = draw(now)
    cell = take_echo(now, item)
    now.open_portal(colour, Portal(cell, item))
    now.tell(PortalOpened(colour=colour, cell=cell, item=item))
    appear(now, colour)


def draw(now: Now) -> str:
    """The top Item of the deck (CH-COL-5, CH-COL-7, CH-VIS-3)."""
    now.reveals = now.reveals or not now.known_items
    item, *rest = now.items
    now.items = tuple(rest)
    now.known_items = max(0, now.known_items - 1)
    return item


def take_echo(now: Now, item: str) -> Cell:
    """The Echo of an Item goes back into the bag; where it lay."""
    echo = next(echo for echo in now.echoes if echo.item == item)
    now.echoes = tuple(other for other in now.echoes if other is not echo)
    return echo.cell


def appear(now: Now, colour: PortalColour) -> None:
    """CH-COL-9, CH-COL-E1: whoever stands where a Portal appears collects, the active one first."""
    cell = portal_in(now, colour).cell
    for hero in order_from(now, now.active):
        if now.pieces[hero].cell == cell:
            collect(now, hero, colour, Via.APPEAR)
            return


def move_portal(now: Now, colour: PortalColour, echo_item: str) -> None:
    """CH-CAP-3: a Portal, with the Looters there, and an Echo change tiles at the same moment."""
    portal = portal_in(now, colour)
    cell = take_echo(now, echo_item)
    now.echoes = tuple(sorted((*now.echoes, Echo(echo_item, portal.cell)), key=lambda e: e.cell))
    now.open_portal(colour, Portal(cell, portal.item))
    now.looters = tuple(sorted(cell if at == portal.cell else at for at in now.looters))
    now.tell(PortalMoved(colour=colour, cell=cell, item=echo_item))
    appear(now, colour)  # CH-COL-E3
