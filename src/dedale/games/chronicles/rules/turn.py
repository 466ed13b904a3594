"""A turn: the labyrinth phase with its dice and Events, and how a turn ends (CH-TURN, CH-LAB)."""

from collections.abc import Callable, Mapping
from typing import Any

from dedale.core.agenda import Question
from dedale.core.records import Record, Seat
from dedale.games.chronicles.actions import Next, Resolve
from dedale.games.chronicles.cards import After, CheckTime
from dedale.games.chronicles.effects import Until
from dedale.games.chronicles.events import (
    DiceRolled,
    DieResolved,
    EventDrawn,
    EventPutAway,
    FolkCame,
    NextNamed,
    TurnBegan,
    TurnEnded,
)
from dedale.games.chronicles.rules import looters, noting, usable
from dedale.games.chronicles.rules.now import Mat, Now, group, has, index_of
from dedale.games.chronicles.rules.questions import Ask
from dedale.games.chronicles.sheet import Modification
from dedale.games.chronicles.state import Stage
from dedale.games.chronicles.tasks import (
    Context,
    Do,
    Drawing,
    NamingNext,
    Ordering,
    PuttingAway,
    Rerolling,
    Resolving,
    Routine,
    SteppingIn,
)
from dedale.games.chronicles.words import EVENT, FACES, Halting, PortalColour


def begin(now: Now) -> None:
    """CH-TURN-2: a turn starts; rules that held until then end (CH-CHAL-E4)."""
    now.turn += 1
    now.stage = Stage.LABYRINTH
    now.moved = now.shifted = False
    now.standing = tuple(
        rule for rule in now.standing if rule.until is not Until.NEXT or rule.hero != now.active
    )
    now.tell(TurnBegan(hero=now.piece.hero, turn=now.turn))
    now.do(Do(Routine.ROLL))


def roll(now: Now) -> None:
    """CH-LAB-1: one Labyrinth die, or two from Chapter 2 on, are rolled together."""
    now.dice = tuple(FACES[now.roll(len(FACES))] for _ in range(now.sheet.dice))
    now.tell(DiceRolled(faces=now.dice))
    now.do(Rerolling(), Do(Routine.DICE))


def next_die(now: Now) -> None:
    """CH-LAB-4: one die after the other; the active player says which, where they differ."""
    if not now.dice:
        now.do(Do(Routine.ACT))
    elif len(set(now.dice)) > 1:
        now.do(Ordering())
    else:
        resolve(now, now.dice[0])


def resolve(now: Now, face: str) -> None:
    """CH-LAB-2, CH-LAB-3: an Event is drawn, or a Looter activated; then comes what is left."""
    left = list(now.dice)
    left.remove(face)
    now.dice = tuple(left)
    now.tell(DieResolved(face=face))
    now.do(*([Rerolling()] if left else ()), Do(Routine.DICE))  # CH-LAB-6
    if face == EVENT:
        now.do(Drawing(2) if has(now, Modification.SO_FAST) else Drawing())  # CH-CHAL-5
    else:
        looters.activate(now, PortalColour(face))


def order_offers(mat: Mat, _task: Ordering, _seat: Seat) -> tuple[Resolve, ...]:
    """CH-DP-5: the faces that differ."""
    return tuple(Resolve(face) for face in dict.fromkeys(mat.dice))


def draw(now: Now, task: Drawing) -> None:
    """CH-EVT-1: the top Event is resolved, then put away; CH-EVT-E1: unless there is none."""
    if not now.events:
        return
    card = draw_card(now)
    if task.count > 1:
        now.do(Drawing(task.count - 1))
    if card in now.box.events:
        now.tell(EventDrawn(card=card))
        effects = now.box.events[card].effects
        wanted = [SteppingIn(Halting.EVENT)] if now.halts else []  # CH-DP-35
        now.do(*wanted, Resolving(effects, Context(card=card)), PuttingAway(card))
    else:
        lay_open(now, card)


def draw_card(now: Now) -> str:
    """The top card leaves the Event deck (CH-EVT-5, CH-VIS-3)."""
    known = now.known_events or now.sunk_events == len(now.events)
    now.reveals = now.reveals or not known
    card, *rest = now.events
    now.events = tuple(rest)
    now.known_events = max(0, now.known_events - 1)
    now.sunk_events = min(now.sunk_events, len(rest))
    return card


def lay_open(now: Now, card: str) -> None:
    """CH-FF-2: a Fairy Folk card is laid open, and the next Event drawn; CH-EASY-4: or not."""
    now.folk = (*now.folk, card)
    now.tell(FolkCame(card=card))
    if not has(now, Modification.HARD_WORKING):
        now.do(Drawing())


def put_away(now: Now, task: PuttingAway) -> None:
    """CH-EVT-2 to CH-EVT-4: an Event that was resolved goes where it says."""
    after = now.box.events[task.card].after
    if after is After.DISCARD:
        now.discarded = (*now.discarded, task.card)
    else:
        now.events = (*now.events, task.card)
        now.sunk_events += 1
    if after is After.SHUFFLE:
        now.events = now.rng.shuffle(now.events)
        now.known_events = now.sunk_events = 0
    now.tell(EventPutAway(card=task.card, after=after))


def action(now: Now) -> None:
    """CH-ACT-1: the action phase starts."""
    now.stage = Stage.ACTION


def end(now: Now) -> None:
    """CH-TURN-3: after the checks Hourglasses leave, and the turn is over."""
    noting.at(now, CheckTime.TURN_END, now.active)
    for number, skill in enumerate(now.skills):
        if skill.glass and skill.hero in (now.active, None):
            usable.set_glass(now, number, skill.glass - 1)
    now.standing = tuple(rule for rule in now.standing if rule.until is not Until.TURN)
    now.tell(TurnEnded(hero=now.piece.hero))
    if has(now, Modification.TIME_MANIPULATION):
        now.do(NamingNext())  # CH-EASY-2
    else:
        now.active = (now.active + 1) % len(now.pieces)  # CH-TURN-1
        now.do(Do(Routine.BEGIN))


def next_offers(mat: Mat, _task: NamingNext, _seat: Seat) -> tuple[Next, ...]:
    """CH-DP-12: any Character, even the one whose turn it was."""
    return tuple(Next(piece.hero) for piece in mat.pieces)


def name_next(now: Now, _task: NamingNext, _seat: Seat, action: Next) -> None:
    """CH-EASY-2: the group has chosen who takes the next turn."""
    now.active = index_of(now, action.hero)
    now.tell(NextNamed(hero=action.hero))
    now.do(Do(Routine.BEGIN))


STEPS = {
    Routine.BEGIN: begin,
    Routine.ROLL: roll,
    Routine.DICE: next_die,
    Routine.ACT: action,
    Routine.TURN_END: end,
}
HAPPENS: Mapping[type[Record], Callable[[Any, Any], None]] = {Drawing: draw, PuttingAway: put_away}
QUESTIONS = {
    Ordering: Question(
        ask=Ask.ORDER,
        rule="CH-DP-5",
        seats=lambda mat, _task: (mat.piece.seat,),
        offers=order_offers,
        answer=lambda now, _task, _seat, action: resolve(now, action.face),
    ),
    NamingNext: Question(Ask.NEXT, "CH-DP-12", group, next_offers, name_next),
}
