"""Chapter V, Heart of Darkness: the Incarnation and its row (LG-CH5)."""

from dedale.games.legends.actions import LegendsAction, Name, Pass, Shock
from dedale.games.legends.effects import (
    Advance,
    Charge,
    Collapse,
    DarknessHurts,
    Device,
    Discharge,
    Either,
    Hit,
    NamedIcon,
    Nugget,
    PeekAtDeck,
)
from dedale.games.legends.events import (
    Charged,
    Nothing,
    NuggetNamed,
    RowEntered,
    RowMoved,
    TrapRemoved,
)
from dedale.games.legends.rules import fight
from dedale.games.legends.rules.effects.heroes import can_draw
from dedale.games.legends.rules.heroes import in_turn, lose, refill_deck
from dedale.games.legends.rules.hooks import Hooks
from dedale.games.legends.rules.now import LegendsWorking, Look, Now
from dedale.games.legends.rules.passage import CELLS
from dedale.games.legends.rules.questions import Ask, asked_by
from dedale.games.legends.rules.settle import WON
from dedale.games.legends.state import Coil, DarkScene
from dedale.games.legends.tasks import ChoosingEffect, Context, Defeating, Naming, Shocking

LEFT, RIGHT = 2, 3
LOOK = Either((PeekAtDeck(2),), may=True)
TAIL = "incarnation-tail"


def scene_of(mat: Look) -> DarkScene:
    """What this chapter has on the mat."""
    assert isinstance(mat.scene, DarkScene)
    return mat.scene


def lay(now: Now) -> None:
    """LG-CH5-1: the Head above cell 1, the bodies shuffled, the Tail last."""
    now.scene = DarkScene(asleep=now.rng.shuffle(list(now.box.bodies)))


def darken(now: Now) -> None:
    """LG-CH5-4 to LG-CH5-6, LG-CH5-9: another part enters, and the Head moves on."""
    scene = scene_of(now)
    if not scene.asleep and not scene.tail:
        return
    if scene.head == CELLS:
        now.end("head")
    if scene.asleep:
        body, asleep = scene.asleep[0], scene.asleep[1:]
        now.stage_with(row=(Coil(body), *scene.row), asleep=asleep)
    else:
        body = TAIL
        now.stage_with(row=(None, *scene.row), tail=False)
    now.tell(RowEntered(card=body, cell=scene.head + 1))


def advance(now: Now, effect: Advance, context: Context) -> None:
    """LG-CH5-29: one cell on, and later parts enter one cell later."""
    scene = scene_of(now)
    if scene.head == CELLS:
        now.tell(Nothing(card="darkness-advances"))
        return
    now.stage_with(entry=scene.entry + 1)
    now.tell(RowMoved(cell=scene.head + 1))


def hurt(now: Now, effect: DarknessHurts, context: Context) -> None:
    """LG-CH5-28: heroes within one cell of the Head lose resistance."""
    head = scene_of(now).head
    for each in in_turn(now):
        if abs(now.boards[each].cell - head) <= 1:
            lose(now, each, effect.count)


def collapse(now: Now, effect: Collapse, context: Context) -> None:
    """LG-CH5-32: every trap goes back to the reserve."""
    for slot, number in enumerate(now.traps):
        if number:
            now.set_trap(slot, 0)
            now.tell(TrapRemoved(number=number, slot=slot))


def downed(now: Now, task: Defeating) -> None:
    """LG-CH5-2, LG-CH5-8: bodies to the right of a defeated one step back; all ten win."""
    if task.card in now.box.bodies:
        scene = scene_of(now)
        now.tell(RowMoved(cell=scene.head))
        if scene.defeated == len(now.box.bodies):
            now.end(WON)


def charge(now: Now, effect: Charge, context: Context) -> None:
    """LG-CH5-18: shock tokens are charged, on the left, on the right or on both sides."""
    sides = [side for side, on in (("left", effect.left), ("right", effect.right)) if on]
    for side in sides:
        now.stage_with(**{side: True})
        now.tell(Charged(hero=now.name(context.hero), side=side))


def can_charge(mat: Look, effect: Charge, context: Context) -> bool:
    """LG-CH5-18: the tokens are not charged yet."""
    scene = scene_of(mat)
    return not (effect.left and scene.left) and not (effect.right and scene.right)


def aim(count: int) -> Hit:
    """The attack of a shock token."""
    return Hit(Device.MAGIC_SHOCK, count)


def shock_offers(mat: Look, effect: object, task: Shocking) -> tuple[LegendsAction, ...]:
    """LG-CH5-19: one charged token at a target, or both at once."""
    scene = scene_of(mat)
    ways = [(True, False)] * scene.left + [(False, True)] * scene.right
    if scene.left and scene.right:
        ways.append((True, True))
    found: list[LegendsAction] = [
        Shock(cell, left, right) for cell in fight.devices(mat, aim(LEFT)) for left, right in ways
    ]
    return (*found, Pass()) if found and task.fired else tuple(found)


def shock(now: Now, effect: object, task: Shocking, action: Shock | Pass) -> None:
    """LG-CH5-19: what was fired is uncharged."""
    if isinstance(action, Pass):
        return
    count = LEFT * action.left + RIGHT * action.right
    scene = scene_of(now)
    now.stage_with(left=scene.left and not action.left, right=scene.right and not action.right)
    if scene_of(now).left or scene_of(now).right:
        now.do(Shocking(task.hero, fired=True))
    fight.device(now, task.hero, action.cell, aim(count), count)


def can_shock(mat: Look, effect: Discharge, context: Context) -> bool:
    """LG-CH5-19: a token is charged, and there is something to hit."""
    return bool(shock_offers(mat, effect, Shocking(context.hero)))


def name_offers(mat: Look, effect: object, task: Naming) -> tuple[LegendsAction, ...]:
    """LG-CH5-24: the icons that can be named."""
    return tuple(Name(icon) for icon in NamedIcon)


def name(now: Now, effect: object, task: Naming, action: Name) -> None:
    """LG-CH5-21 to LG-CH5-23, LG-CH5-24: the top card comes to the hand if it shows the icon."""
    seat = now.seat_of(task.hero)
    refill_deck(now, seat)
    piles = now.piles[seat]
    card = piles.deck[0]
    found = card not in now.box.madness and now.box.shows(card, action.icon)
    now.reveals = True
    if found:
        known = max(0, piles.known - 1)
        now.lay(seat, deck=piles.deck[1:], hand=(*piles.hand, card), known=known)
    else:
        now.lay(seat, known=max(1, piles.known))
    now.tell(NuggetNamed(hero=now.name(task.hero), icon=action.icon, card=card, found=found))
    if found and now.deck:
        now.do(ChoosingEffect(LOOK, task.hero))


def discharge(now: Now, effect: Discharge, context: Context) -> None:
    """LG-CH5-19: whom the charged tokens hit."""
    now.do(Shocking(context.hero))


def dig(now: Now, effect: Nugget, context: Context) -> None:
    """LG-CH5-21: an icon is named."""
    now.do(Naming(context.hero))


ADVANCE = LegendsWorking(effect=Advance, happen=advance)
DARKNESS_HURTS = LegendsWorking(effect=DarknessHurts, happen=hurt)
COLLAPSE = LegendsWorking(effect=Collapse, happen=collapse)
CHARGE = LegendsWorking(effect=Charge, happen=charge, possible=can_charge)
DISCHARGE = LegendsWorking(
    effect=Discharge, happen=discharge, possible=can_shock, offers=shock_offers, answer=shock
)
NUGGET = LegendsWorking(
    effect=Nugget, happen=dig, possible=can_draw, offers=name_offers, answer=name
)

WORKINGS = (ADVANCE, DARKNESS_HURTS, COLLAPSE, CHARGE, DISCHARGE, NUGGET)
QUESTIONS = {
    Shocking: asked_by(DISCHARGE, Ask.SHOCK, "LG-CH5-19"),
    Naming: asked_by(NUGGET, Ask.NAME, "LG-CH5-24"),
}

HOOKS = Hooks(lay=lay, darken=darken, downed=downed)
