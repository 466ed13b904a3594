"""Windows: moments at which seats are asked whether to use something (CH-DP-30 to CH-DP-37)."""

from itertools import combinations

from msgspec.structs import replace

from dedale.core.agenda import Question
from dedale.core.records import Seat
from dedale.games.chronicles.actions import ChroniclesAction, Halt, Heed, Hush, Pass, Reroll, Use
from dedale.games.chronicles.cards import Trigger
from dedale.games.chronicles.effects import Glass, RerollDice
from dedale.games.chronicles.events import DiceRolled
from dedale.games.chronicles.rules import collect, looters, usable, walk
from dedale.games.chronicles.rules.now import Look, Mat, Now, drop
from dedale.games.chronicles.rules.questions import Ask
from dedale.games.chronicles.tasks import Ending, Heading, Looting, Rerolling, SteppingIn
from dedale.games.chronicles.words import EVENT, FACES, Halting, PortalColour

Window = Rerolling | Looting | SteppingIn
Offers = tuple[ChroniclesAction, ...]
LATER = (Trigger.MOVE, Trigger.IDLE)
"""The tags of cards that are asked for only on request (CH-DP-36)."""


def asked(mat: Look, task: Window) -> tuple[Seat, ...]:
    """CH-DP-30, CH-DP-36, CH-DP-37: those who could use something, and have not passed."""
    seats = [seat for seat in walk.seats_of(mat) if seat not in task.passed]
    offers = mat.catalogue.questions[type(task)].offers
    return tuple(seat for seat in seats if offers(mat, task, seat))


def heard(mat: Mat, seat: Seat, cards: tuple[Use, ...], *, calm: bool) -> tuple[Use, ...]:
    """CH-DP-36: those of these cards for which a seat wants to be asked."""
    silent = (*mat.hushed, *mat.reserved) if calm else mat.hushed
    return tuple(use for use in cards if (seat, use.card) not in silent)


def hushes(cards: tuple[Use, ...]) -> Offers:
    """Each card may be left out of the questions from now on."""
    return tuple(Hush(card) for card in dict.fromkeys(use.card for use in cards))


def reserves(mat: Mat, seat: Seat, cards: tuple[Use, ...]) -> Offers:
    """CH-DP-36: each card may be kept for when something is at stake, if it is not yet."""
    names = dict.fromkeys(use.card for use in cards)
    return tuple(Hush(card, mostly=True) for card in names if (seat, card) not in mat.reserved)


def roll_offers(mat: Look, task: Rerolling, seat: Seat) -> Offers:
    """CH-DP-7: which dice are rolled again, and by which card."""
    able = usable.usable(mat, seat, Trigger.ROLL)
    cards = heard(mat, seat, able, calm=not at_stake(mat, task)) if able else ()
    again = tuple(
        Reroll(use.card, dice) for use in cards for dice in subsets(mat, task, most(mat, use.card))
    )
    return (Pass(), *again, *hushes(cards), *reserves(mat, seat, cards)) if cards else ()


def at_stake(mat: Mat, task: Rerolling) -> bool:
    """CH-DP-36: the Dragon flies, an Event would be drawn, or an Item looted."""
    return task.flight or any(
        face == EVENT or looters.would_loot(mat, PortalColour(face)) for face in mat.dice
    )


def most(mat: Mat, card: str) -> int | None:
    """How many dice a card rolls again; None for any number."""
    effects = mat.box.cards[card].effects
    return next(effect.most for effect in effects if isinstance(effect, RerollDice))


def subsets(mat: Mat, task: Rerolling, most: int | None) -> list[tuple[int, ...]]:
    """The dice that may be rolled again together; equal faces are offered once (CH-DP-22)."""
    last = len(mat.dice) - 1
    dice = range(last, last + 1) if task.flight else range(last + 1)
    found = [s for k in range(1, (most or len(dice)) + 1) for s in combinations(dice, k)]
    faces = {tuple(mat.dice[die] for die in some): some for some in reversed(found)}
    return sorted(faces.values())


def roll_answer(now: Now, task: Rerolling, seat: Seat, action: ChroniclesAction) -> None:
    """CH-SCR-6: dice are rolled again, and everybody may think again."""
    if not isinstance(action, Reroll):
        pass_by(now, task, seat, action)
        return
    now.do(replace(task, passed=()))
    usable.use(now, seat, Use(action.card))
    faces = list(now.dice)
    for die in action.dice:
        faces[die] = FACES[now.roll(len(FACES))]
    now.dice = tuple(faces)
    now.tell(DiceRolled(now.dice, action.card))


def loot_offers(mat: Look, task: Looting, seat: Seat) -> Offers:
    """CH-DP-8, CH-DP-32: what prevents the looting, or makes it possible to prevent it."""
    cards = heard(mat, seat, usable.usable(mat, seat, Trigger.LOOT), calm=False)
    cards = tuple(use for use in cards if not winds(mat, use.card) or frees(mat))
    return (Pass(), *cards, *hushes(cards)) if cards else ()


def winds(mat: Mat, card: str) -> bool:
    """Whether a card takes Hourglasses away."""
    return any(isinstance(effect, Glass) for effect in mat.box.cards[card].effects)


def frees(mat: Mat) -> bool:
    """CH-DP-32: whether one Hourglass fewer would make a Skill against looting usable."""
    cards = mat.box.cards
    return any(s.glass == 1 and Trigger.LOOT in cards[s.card].triggers for s in mat.skills)


def halt_offers(mat: Look, task: SteppingIn, seat: Seat) -> Offers:
    """CH-DP-35: whatever can be used at any time."""
    if (seat, task.before) not in mat.halts:
        return ()
    cards = usable.usable(mat, seat, *LATER)
    return (Pass(), *cards, Halt(task.before, on=False)) if cards else ()


def use_answer(now: Now, task: Window, seat: Seat, action: ChroniclesAction) -> None:
    """CH-DP-37, CH-DP-25: a card is used, and the question is asked again; or somebody passes."""
    if isinstance(action, Use):
        forget_pauses(now)
        now.do(replace(task, passed=()))
        usable.use(now, seat, action)
    else:
        pass_by(now, task, seat, action)


def forget_pauses(now: Now) -> None:
    """CH-DP-25: after a use a Move that goes on step by step may pause anywhere again."""
    going = now.todo[-1] if now.todo else None
    if isinstance(going, Heading):
        now.todo[-1] = replace(going, walk=replace(going.walk, paused=()))


def pass_by(now: Now, task: Window, seat: Seat, action: ChroniclesAction) -> None:
    """Somebody uses nothing, perhaps never again."""
    now.do(replace(task, passed=(*task.passed, seat)))
    wish(now, seat, action)


def wish(now: Now, seat: Seat, action: ChroniclesAction) -> None:
    """CH-DP-35, CH-DP-36: what a seat wants to be asked, or not."""
    match action:
        case Hush(card, mostly):
            forget(now, (seat, card))
            if mostly:
                now.reserved = (*now.reserved, (seat, card))
            else:
                now.hushed = (*now.hushed, (seat, card))
        case Heed(card):
            forget(now, (seat, card))
        case Halt(before, True):
            now.halts = (*now.halts, (seat, before))
        case Halt(before, False):
            now.halts = drop(now.halts, (seat, before))


def forget(now: Now, wished: tuple[Seat, str]) -> None:
    """A seat is asked for a card as usual."""
    now.hushed = tuple(one for one in now.hushed if one != wished)
    now.reserved = tuple(one for one in now.reserved if one != wished)


def wishes(mat: Mat, seat: Seat) -> Offers:
    """CH-DP-35, CH-DP-36: a seat is stopped where it wishes, if it could use something."""
    heeds = tuple(Heed(card) for owner, card in (*mat.hushed, *mat.reserved) if owner == seat)
    return (*heeds, *(Halt(kind, (seat, kind) not in mat.halts) for kind in stops(mat, seat)))


def stops(mat: Mat, seat: Seat) -> tuple[Halting, ...]:
    """Before what a seat may ask to be stopped: all, where it has a card for any time."""
    cards = [(card, owner) for card, owner in usable.held(mat) if {*LATER} & {*card.triggers}]
    has_one = any(usable.allowed(mat, seat, card, owner) for card, owner in cards)
    return tuple(Halting) if has_one else ()


def head(now: Now, task: Heading) -> None:
    """CH-DP-35: one more step; where the way is gone, the mover is asked (CH-MOVE-9)."""
    going, goal = task.walk, task.cell
    here = now.pieces[going.hero].cell
    if goal not in walk.reach(now, going):
        now.do(replace(going, paused=(here,)))
        return
    way = walk.route(walk.floor_of(now, going), here, goal)
    near = way[min(1, len(way) - 1)]
    gone = walk.walk_to(now, going, near, ends=task.ends and near == goal)
    if near != goal:
        gone = replace(gone, paused=gone.paused[:-1])  # it only goes through
        now.do(SteppingIn(Halting.STEP), replace(task, walk=gone))
    else:
        now.do(Ending(gone) if task.ends else gone)


HAPPENS = {Heading: head}
QUESTIONS = {
    Rerolling: Question(Ask.ROLL, "CH-DP-7", asked, roll_offers, roll_answer, forced=False),
    Looting: Question(
        Ask.LOOT,
        "CH-DP-8",
        asked,
        loot_offers,
        use_answer,
        otherwise=lambda now, task: collect.loot(now, task.colour),
        forced=False,
    ),
    SteppingIn: Question(Ask.HALT, "CH-DP-35", asked, halt_offers, use_answer, forced=False),
}
