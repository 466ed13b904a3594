"""Effects that make Characters walk or collect, and those that Goblins and the Dragon bring."""

from msgspec.structs import replace

from dedale.games.chronicles.actions import ChooseCell, ChooseColour, ChooseHero, ChroniclesAction
from dedale.games.chronicles.effects import (
    Collect,
    Fly,
    GrantMove,
    Looter,
    LooterDeed,
    Maybe,
    PlaceSnare,
    TemporaryRule,
    Warden,
    WardenDeed,
    WhichPortal,
    Who,
)
from dedale.games.chronicles.events import RuleSet, SnareLaid
from dedale.games.chronicles.rules import collect, dragon, looters, walk, wardens
from dedale.games.chronicles.rules.effects import Offers, ask, carry_out, choose, person
from dedale.games.chronicles.rules.effects.figures import said
from dedale.games.chronicles.rules.now import (
    ChroniclesWorking,
    Mat,
    Now,
    index_of,
    order_from,
    portal_in,
    portal_of,
    under_way,
)
from dedale.games.chronicles.state import RuleInForce
from dedale.games.chronicles.tasks import Choosing, Context, Resolving
from dedale.games.chronicles.words import COLOURS, Hero, PortalColour, Via, distance, line


def move_possible(mat: Mat, effect: GrantMove, context: Context) -> bool:
    """A Move can always be made; one that is under way can be changed once, or on a wall."""
    going = under_way(mat)
    if effect.charge and not (mat.looters or mat.wardens):
        return False  # CH-SKL-6
    if not effect.inside or going is None:
        return True
    if effect.charge:
        return not going.charge and walk.steps_left(mat, going) != 0
    return bool(walk.over_walls(mat))


def move(now: Now, effect: GrantMove, context: Context) -> None:
    """CH-ACT-4, CH-TIME-3, CH-SKL-3: a Move is granted, or the one under way changes."""
    if effect.inside and effect.charge:
        walk.charge(now)
    elif effect.inside or effect.who is Who.ANY:
        choose(now, effect, context)
    elif effect.who is Who.EACH:
        alone = replace(effect, who=Who.SELF)
        for hero in reversed(order_from(now, now.active)):
            carry_out(now, (Maybe((alone,)),), replace(context, subject=hero))
    else:
        grant(now, effect, context)


def grant(now: Now, effect: GrantMove, context: Context, declinable: bool = False) -> None:
    """CH-DP-26: a Character gets a Move, which it may be free to decline."""
    hero = now.active if effect.who is Who.ACTIVE else person(now, context)
    walk.start_walk(now, hero, effect, context, declinable)


def move_offers(mat: Mat, effect: GrantMove, task: Choosing) -> Offers:
    """Where the next step goes, or who walks (CH-DP-11)."""
    if effect.inside:
        return tuple(ChooseCell(cell) for cell in walk.over_walls(mat))
    return tuple(ChooseHero(piece.hero) for piece in mat.pieces)


def move_answer(now: Now, effect: GrantMove, task: Choosing, action: ChroniclesAction) -> None:
    """The step is made, or the Move granted (CH-DP-11)."""
    if isinstance(action, ChooseCell):
        walk.step_over(now, action.cell)
    elif isinstance(action, ChooseHero):
        hero = index_of(now, action.hero)
        grant(now, effect, replace(task.context, subject=hero))


def colours_in_line(mat: Mat, hero: int) -> list[PortalColour]:
    """The Portals in the row or column of a Character (CH-COL-1)."""
    cells = line(mat.pieces[hero].cell)
    found = zip(COLOURS, mat.portals, strict=True)
    return [colour for colour, portal in found if portal and portal.cell in cells]


def collect_offers(mat: Mat, effect: Collect, task: Choosing) -> Offers:
    """Who collects, then from which Portal (CH-COL-1, CH-DP-11)."""
    if task.picked:
        [hero] = [index_of(mat, Hero(name)) for name in task.picked]
        return tuple(ChooseColour(colour) for colour in colours_in_line(mat, hero))
    heroes = enumerate(mat.pieces)
    return tuple(ChooseHero(piece.hero) for n, piece in heroes if colours_in_line(mat, n))


def collect_answer(now: Now, effect: Collect, task: Choosing, action: ChroniclesAction) -> None:
    """CH-COL-1: a Character collects because an effect says so."""
    if isinstance(action, ChooseColour):
        [hero] = [index_of(now, Hero(name)) for name in task.picked]
        collect.collect(now, hero, action.colour, Via.EFFECT)
    else:
        ask(now, replace(task, picked=(said(action),)))


def nearest_portal(mat: Mat) -> PortalColour | None:
    """The Portal nearest to the Dragon; ties in colour order (CH-EVT-1)."""
    place = mat.dragon
    if place is None:
        return None
    colours = looters.present(mat)
    return min(colours, key=lambda c: distance(portal_in(mat, c).cell, place), default=None)


def looter_possible(mat: Mat, effect: Looter, context: Context) -> bool:
    """Without a Portal no Looter comes (CH-EVT-7)."""
    if effect.colour is WhichPortal.EACH:
        return context.colour is not None and portal_of(mat, context.colour) is not None
    if effect.colour is WhichPortal.NEXT:
        return context.colour is not None and looters.next_colour(mat, context.colour) is not None
    return bool(looters.present(mat))


def looter(now: Now, effect: Looter, context: Context) -> None:
    """CH-LOOT: a Looter comes to a Portal, or loots there."""
    colour = picked_colour(now, effect.colour, context)
    if colour is None:
        return
    deeds = {
        LooterDeed.ACTIVATE: looters.activate,
        LooterDeed.PLACE: looters.place,
        LooterDeed.LOOT: looters.try_loot,
    }
    remember(now, context, colour)
    deeds[effect.deed](now, colour)


def picked_colour(now: Now, pick: WhichPortal, context: Context) -> PortalColour | None:
    """Which Portal an Event means (CH-EVT-1)."""
    if pick is WhichPortal.RANDOM:
        now.reveals = True
        return now.rng.choice(looters.present(now))
    if pick is WhichPortal.DRAGON:
        return nearest_portal(now)
    if pick is WhichPortal.NEXT and context.colour is not None:
        return looters.next_colour(now, context.colour)
    return context.colour


def remember(now: Now, context: Context, colour: PortalColour) -> None:
    """The Event may go on with the Portal after this one (CH-EVT-1)."""
    rest = now.todo[-1] if now.todo else None
    if isinstance(rest, Resolving) and rest.context == context:
        now.todo[-1] = replace(rest, context=replace(context, colour=colour))


def warden(now: Now, effect: Warden, context: Context) -> None:
    """CH-WRD: Wardens patrol, or one is placed."""
    if effect.deed is WardenDeed.PATROL:
        wardens.patrol(now, effect.number)
    elif effect.deed is WardenDeed.ANCHOR:
        wardens.place_at(now, effect.number)
    elif effect.deed is WardenDeed.NEAR_ACTIVE:
        wardens.place_near(now, now.piece.cell)
    elif now.dragon is not None:
        wardens.place_near(now, now.dragon)


def set_rule(now: Now, effect: TemporaryRule, context: Context) -> None:
    """A rule holds for a while, counted from the active Character's turn (CH-EVT-1)."""
    rule = RuleInForce(effect.flag, effect.until, now.active, effect.number)
    now.standing = (*now.standing, rule)
    now.tell(RuleSet(effect.flag, effect.until, effect.number))


def place_snare(now: Now, effect: PlaceSnare, context: Context) -> None:
    """A snare lies on the tile of the user's Character; it is paid for already (CH-ACT-3)."""
    piece = now.pieces[person(now, context)]
    now.snares = tuple(sorted((*now.snares, piece.cell)))
    now.tell(SnareLaid(piece.hero, piece.cell))


def snare_possible(mat: Mat, effect: PlaceSnare, context: Context) -> bool:
    """At most one snare lies on a tile (CH-ACT-3)."""
    return mat.pieces[person(mat, context)].cell not in mat.snares


MOVE = ChroniclesWorking(
    effect=GrantMove, happen=move, possible=move_possible, offers=move_offers, answer=move_answer
)
COLLECT = ChroniclesWorking(
    effect=Collect,
    happen=choose,
    possible=lambda mat, _effect, _context: any(
        colours_in_line(mat, hero) for hero in range(len(mat.pieces))
    ),
    offers=collect_offers,
    answer=collect_answer,
)
LOOTER = ChroniclesWorking(effect=Looter, happen=looter, possible=looter_possible)
WARDEN = ChroniclesWorking(effect=Warden, happen=warden)
RULE = ChroniclesWorking(effect=TemporaryRule, happen=set_rule)
PLACE_SNARE = ChroniclesWorking(effect=PlaceSnare, happen=place_snare, possible=snare_possible)
FLY = ChroniclesWorking(
    effect=Fly,
    happen=lambda now, _effect, _context: dragon.fly(now),
    possible=lambda mat, _effect, _context: mat.dragon is not None,
)
WORKINGS = (MOVE, COLLECT, LOOTER, WARDEN, RULE, PLACE_SNARE, FLY)
