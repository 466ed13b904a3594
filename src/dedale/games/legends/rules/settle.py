"""The steps of a turn around its actions (LG-TURN, LG-RET)."""

from dedale.core.records import Seat
from dedale.games.legends.events import Returned, TurnBegan
from dedale.games.legends.rules.heroes import draw, full
from dedale.games.legends.rules.now import Now
from dedale.games.legends.rules.path import CASTLE
from dedale.games.legends.rules.reveal import reveal_card
from dedale.games.legends.state import EMPTY, Stage
from dedale.games.legends.tasks import Do, Routine

HAND = 5
MOST_TURNS = 200
WON = "won"


def start_turn(now: Now) -> None:
    """LG-TURN-2: what the chapter does first; then the hero acts."""
    renew(now)
    now.turn += 1
    if now.turn >= MOST_TURNS:
        now.end("turns")  # LG-ACT-33
    now.stage = Stage.ACTION
    now.acting = next(hero for hero, board in enumerate(now.boards) if board.seat == now.active)
    now.tell(TurnBegan(seat=now.active, turn=now.turn))
    now.hooks.start(now)


def renew(now: Now) -> None:
    """What holds for one turn alone is over: uses, limits, falls, and who wants to be asked."""
    now.visited = ()
    now.deeds = now.swaps = now.extra = now.revealed = 0
    now.fell = now.switched = now.skipped = False
    now.agreeing = now.refusing = ()


def settle(now: Now) -> None:
    """LG-RET-2, LG-CH3-32: after an action, before the next one."""
    now.hooks.after(now)
    if falls(now):
        end_turn(now)


def falls(now: Now) -> bool:
    """LG-RET-3, LG-RET-7: fallen heroes return to the castle; whether there were any."""
    fallen = [hero for hero, board in enumerate(now.boards) if board.down]
    if not fallen:
        return False
    for hero in fallen:
        now.change(hero, down=False, resistance=full(now, hero), cell=CASTLE)
        now.tell(Returned(hero=now.name(hero)))
    now.fell = True
    return True


def end_turn(now: Now) -> None:
    """LG-TURN-5 to LG-TURN-13: the action phase is over."""
    now.stage = Stage.END
    now.todo.clear()
    steps = (
        Routine.CLEAR,
        Routine.BURN,
        Routine.FALLS,
        Routine.STORM,
        Routine.REVEAL,
        Routine.DRAW,
        Routine.PASS,
    )
    now.do(*(Do(step) for step in steps))


def clear(now: Now) -> None:
    """LG-TURN-5, LG-POOL-5: all cards are discarded, all icons are lost."""
    piles = now.piles[now.active]
    played = tuple(card.card for card in piles.played)
    discard = (*piles.discard, *played, *piles.hand)
    now.lay(now.active, hand=(), played=(), discard=discard)
    now.laid_down = now.active, len(discard) - len(piles.hand), len(discard)  # LG-SEE-2
    for hero, board in enumerate(now.boards):
        if board.pool != EMPTY:
            now.change(hero, pool=EMPTY)
    for cell, card in enumerate(now.passage, 1):
        if card is not None and card.tamed:
            now.mark(cell, tamed=0)


def reveals(now: Now) -> None:
    """LG-TURN-8 to LG-TURN-11, LG-TURN-14: as many cards as this turn asks for."""
    if now.revealed < 1 + now.fell + now.extra - now.skipped:
        now.revealed += 1
        now.do(Do(Routine.FALLS), Do(Routine.REVEAL))
        reveal_card(now)


def pass_turn(now: Now) -> None:
    """LG-TURN-13: the next player begins."""
    now.active = Seat((now.active + 1) % len(now.piles))
    now.do(Do(Routine.START))


def draw_hand(now: Now) -> None:
    """LG-TURN-12: the player who has acted draws a new hand."""
    now.laid_down = None
    draw(now, now.active, HAND)
