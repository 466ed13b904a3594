"""Chapter IV, the Magma Cave: lava, dial, magma, madness (LG-CH4)."""

from dedale.core.records import with_item
from dedale.games.legends.actions import (
    Attack,
    Defend,
    GiveMagma,
    Help,
    LegendsAction,
    PickFairy,
    PickSlot,
    RotateDial,
    Weapon,
)
from dedale.games.legends.content import ChapterId, copies_of
from dedale.games.legends.effects import LoseFairy, LoseTrap, Strike, TakeMagma, TurnDial, Whispers
from dedale.games.legends.events import (
    DialTurned,
    FairyLost,
    LavaCooled,
    MadnessCame,
    MagmaGiven,
    MagmaTaken,
    Parried,
    Struck,
    TrapRemoved,
)
from dedale.games.legends.rules import fight
from dedale.games.legends.rules.heroes import discard, hero_of, lose, put_on_deck, seats_in_turn
from dedale.games.legends.rules.hooks import Hooks
from dedale.games.legends.rules.now import LegendsWorking, Look, Now
from dedale.games.legends.rules.passage import CELLS, plain
from dedale.games.legends.rules.path import teleport
from dedale.games.legends.rules.questions import Ask, asked_by, leader, question
from dedale.games.legends.rules.rewards import leave
from dedale.games.legends.rules.settle import WON
from dedale.games.legends.state import Hands, Lava, MagmaScene
from dedale.games.legends.tasks import (
    ChoosingSlot,
    Context,
    Defeating,
    Defending,
    LosingFairy,
    Paying,
    Striking,
    Turning,
)

HOT = (Lava.HOT, Lava.HOT_ROUGH)
COOLED = {Lava.HOT: Lava.SMOOTH, Lava.HOT_ROUGH: Lava.ROUGH}


def scene_of(mat: Look) -> MagmaScene:
    """What this chapter has on the mat."""
    assert isinstance(mat.scene, MagmaScene)
    return mat.scene


def lay(now: Now) -> None:
    """LG-CH4-1: hot lava everywhere but at the Ancient Machines."""
    rough = now.rng.shuffle(now.box.chapters[ChapterId.MAGMA].rough)
    tokens = iter([Lava.HOT_ROUGH if hinders else Lava.HOT for hinders in rough])
    machines = [has_dial(now, number) for number in range(1, CELLS + 1)]
    lava = tuple(None if dial else next(tokens) for dial in machines)
    now.scene = MagmaScene(lava=lava, madness=copies_of(now.box.madness.values()))


def has_dial(mat: Look, number: int) -> bool:
    """Whether a place has the dial."""
    options = mat.box.places[mat.spots[number - 1].place].options
    return any(isinstance(effect, TurnDial) for option in options for effect in option.effects)


def hot(mat: Look, cell: int) -> bool:
    """Whether a hero cell is hot."""
    return cell <= CELLS and scene_of(mat).lava[cell - 1] in HOT


def start(now: Now) -> None:
    """LG-CH4-3, LG-SOLO-11: the active player's heroes on hot lava lose 1."""
    for hero, board in enumerate(now.boards):
        if board.seat == now.active and hot(now, board.cell):
            lose(now, hero, 1)


def offers(mat: Look) -> list[LegendsAction]:
    """LG-CH4-11, LG-CH4-12: throw the magma, or hand it on."""
    board, scene = mat.board, scene_of(mat)
    if scene.magma != mat.acting:
        return []
    found: list[LegendsAction] = []
    if board.cell <= CELLS and not fight.blocked(mat, board.cell):
        foe = fight.foe_on(mat, board.cell, Weapon.MAGMA)
        if foe and foe.armour < fight.MAGMA:
            found.append(Attack(Weapon.MAGMA, board.cell))
    found += [
        GiveMagma(other.hero)
        for hero, other in enumerate(mat.boards)
        if hero != mat.acting and other.cell == board.cell and other.seat not in mat.refusing
    ]
    return found


def throw(now: Now, action: Attack) -> None:
    """LG-CH4-11: the token returns to its place."""
    now.stage_with(magma=None)
    fight.magma(now, now.acting, action.cell)


def give(now: Now, action: GiveMagma) -> None:
    """LG-CH4-12: the receiver is burnt."""
    hero = hero_of(now, action.hero)
    now.stage_with(magma=hero)
    now.tell(MagmaGiven(hero=action.hero))
    lose(now, hero, 1)


def take(now: Now, effect: TakeMagma, context: Context) -> None:
    """LG-CH4-10: the hero holds the magma, and is burnt."""
    now.stage_with(magma=context.hero)
    now.tell(MagmaTaken(hero=now.name(context.hero)))
    lose(now, context.hero, 1)


def items_in_hand(mat: Look) -> int:
    """LG-CH4-14: the items that can turn the dial."""
    return sum(card in mat.box.items for card in mat.piles[mat.active].hand)


def dial_offers(mat: Look, effect: object, task: Turning) -> tuple[LegendsAction, ...]:
    """LG-CH4-14: as many notches as there are items, one way or the other."""
    most = items_in_hand(mat)
    return tuple(RotateDial(way * count) for count in range(1, most + 1) for way in (1, -1))


def choose_turn(now: Now, effect: object, task: Turning, action: RotateDial) -> None:
    """LG-CH4-14, LG-CH4-16: an item for each notch."""
    now.do(Paying(action, abs(action.notches), items=True))


def turn(now: Now, action: RotateDial) -> None:
    """LG-CH4-14, LG-CH4-15: the dial turns, and the hero goes where it points."""
    number = (scene_of(now).dial - 1 + action.notches) % CELLS + 1
    now.stage_with(dial=number)
    now.tell(DialTurned(hero=now.board.hero, number=number))
    teleport(now, now.acting, number)


def downed(now: Now, task: Defeating) -> None:
    """LG-CH4-2, LG-CH4-5, LG-CH4-6, LG-CH4-24: a Slug on a marked cell cools the lava beside it."""
    scene = scene_of(now)
    marked = now.box.chapters[ChapterId.MAGMA].marks[scene.dial - 1]
    if task.card in now.box.slugs and task.cell in marked and hot(now, task.cell):
        token = scene.lava[task.cell - 1]
        assert token is not None
        now.stage_with(lava=with_item(scene.lava, task.cell - 1, COOLED[token]))
        now.reveals = True  # what the token shows now was hidden (LG-CH4-7)
        left = sum(lava in HOT for lava in scene_of(now).lava)
        now.tell(LavaCooled(cell=task.cell, left=left))
        if not left:
            now.end(WON)
    count_slugs(now)


def entered(now: Now, cell: int) -> None:
    """LG-CH4-6, LG-CH4-24: a trapped Slug cools nothing; the card that drove it on counts too."""
    count_slugs(now)


def count_slugs(now: Now) -> None:
    """LG-CH4-24: too few Slugs for the lava that is left."""
    cards = [plain(card) for card in now.deck]
    cards += [card.card for card in now.passage if card is not None]
    slugs = sum(card in now.box.slugs for card in cards)
    if slugs < sum(lava in HOT for lava in scene_of(now).lava):
        now.end("slugs")


def whispers(now: Now, effect: Whispers, context: Context) -> None:
    """LG-CH4-20, LG-SOLO-10: madness lies on top of each deck."""
    for seat in seats_in_turn(now):
        left = list(scene_of(now).madness)
        if left:
            card = now.rng.choice(left)
            left.remove(card)
            now.stage_with(madness=tuple(left))
            put_on_deck(now, seat, card)
            now.tell(MadnessCame(seat=seat, card=card))


def neighbours(mat: Look, hero: int) -> list[int]:
    """LG-CH4-23: other heroes on the same cell."""
    cell = mat.boards[hero].cell
    return [other for other, board in enumerate(mat.boards) if other != hero and board.cell == cell]


def strike_offers(mat: Look, effect: object, task: Striking) -> tuple[LegendsAction, ...]:
    """LG-CH4-23: one of the heroes on the cell."""
    return tuple(Help(mat.boards[other].hero) for other in neighbours(mat, task.hero))


def struck(now: Now, effect: object, task: Striking, action: Help) -> None:
    """LG-CH4-23: the struck player may defend; whoever strikes sees whether there is a shield."""
    struck_one = hero_of(now, action.hero)
    seat = now.seat_of(struck_one)
    secret = now.options.hands is Hands.HIDDEN and seat != now.seat_of(task.hero)
    now.reveals = now.reveals or (secret and seat not in now.refusing)  # LG-ACT-22
    now.tell(Struck(hero=action.hero))
    now.do(Defending(struck_one))


def defend_offers(mat: Look, task: Defending) -> tuple[LegendsAction, ...]:
    """LG-ACT-22: a hand card with a shield, or the damage."""
    seat = mat.boards[task.hero].seat
    hand = dict.fromkeys(mat.piles[seat].hand) if seat not in mat.refusing else ()
    cards = [card for card in hand if card in mat.box.shields]
    if not cards:
        return (Defend(),)
    quiet = () if mat.solo else (Defend(None, True),)  # LG-SOLO-12: nobody else asks
    return (*(Defend(card) for card in cards), Defend(), *quiet)


def defend(now: Now, task: Defending, action: Defend) -> None:
    """LG-ACT-22: a shield cancels the damage."""
    seat = now.seat_of(task.hero)
    if action.always:
        now.refusing = (*now.refusing, seat)
    if action.card is None:
        lose(now, task.hero, 1)
    else:
        discard(now, seat, action.card)
        now.tell(Parried(hero=now.name(task.hero), card=action.card))


def fairy_offers(mat: Look, effect: object, task: LosingFairy) -> tuple[LegendsAction, ...]:
    """LG-CH4-23: any fairy of the hero's own."""
    return tuple(PickFairy(card) for card in dict.fromkeys(mat.boards[task.hero].fairies))


def lose_fairy(now: Now, effect: object, task: LosingFairy, action: PickFairy) -> None:
    """LG-CH4-23: the fairy goes to the used pile."""
    leave(now, task.hero, action.card)
    now.tell(FairyLost(hero=now.name(task.hero), card=action.card))


def turn_dial(now: Now, effect: TurnDial, context: Context) -> None:
    """LG-CH4-14: which way, and how far."""
    now.do(Turning())


def strike(now: Now, effect: Strike, context: Context) -> None:
    """LG-CH4-23: whom the hero strikes."""
    now.do(Striking(context.hero))


def losing_fairy(now: Now, effect: LoseFairy, context: Context) -> None:
    """LG-CH4-23: which fairy flies away."""
    now.do(LosingFairy(context.hero))


def losing_trap(now: Now, effect: LoseTrap, context: Context) -> None:
    """LG-CH4-23: which trap is taken away."""
    now.do(ChoosingSlot(effect))


def trap_offers(mat: Look, effect: LoseTrap, task: ChoosingSlot) -> tuple[LegendsAction, ...]:
    """LG-CH4-23: the traps that lie."""
    return tuple(PickSlot(slot) for slot in (0, 1) if mat.traps[slot])


def lose_trap(now: Now, effect: LoseTrap, task: ChoosingSlot, action: PickSlot) -> None:
    """LG-CH4-23: the trap goes back to the reserve."""
    removed = TrapRemoved(number=now.traps[action.slot], slot=action.slot)
    now.set_trap(action.slot, 0)
    now.tell(removed)


def magma_free(mat: Look, effect: TakeMagma, context: Context) -> bool:
    """LG-CH4-10: nobody holds the magma."""
    return scene_of(mat).magma is None


def can_turn(mat: Look, effect: TurnDial, context: Context) -> bool:
    """LG-CH4-14: an item can be discarded."""
    return items_in_hand(mat) > 0


def can_strike(mat: Look, effect: Strike, context: Context) -> bool:
    """LG-CH4-23: another hero stands on the cell."""
    return bool(neighbours(mat, context.hero))


def has_fairy(mat: Look, effect: LoseFairy, context: Context) -> bool:
    """LG-CH4-23: the hero has a fairy."""
    return bool(mat.boards[context.hero].fairies)


def trap_lies(mat: Look, effect: LoseTrap, context: Context) -> bool:
    """LG-CH4-23, LG-CH4-26: a trap lies somewhere."""
    return any(mat.traps)


TAKE_MAGMA = LegendsWorking(effect=TakeMagma, happen=take, possible=magma_free)
TURN_DIAL = LegendsWorking(
    effect=TurnDial, happen=turn_dial, possible=can_turn, offers=dial_offers, answer=choose_turn
)
WHISPERS = LegendsWorking(effect=Whispers, happen=whispers)
STRIKE = LegendsWorking(
    effect=Strike, happen=strike, possible=can_strike, offers=strike_offers, answer=struck
)
LOSE_FAIRY = LegendsWorking(
    effect=LoseFairy,
    happen=losing_fairy,
    possible=has_fairy,
    offers=fairy_offers,
    answer=lose_fairy,
)
LOSE_TRAP = LegendsWorking(
    effect=LoseTrap, happen=losing_trap, possible=trap_lies, offers=trap_offers, answer=lose_trap
)

WORKINGS = (TAKE_MAGMA, TURN_DIAL, WHISPERS, STRIKE, LOSE_FAIRY, LOSE_TRAP)
QUESTIONS = {
    Turning: asked_by(TURN_DIAL, Ask.DIAL, "LG-CH4-14"),
    Striking: asked_by(STRIKE, Ask.STRIKE, "LG-CH4-23"),
    Defending: question(Ask.DEFEND, "LG-ACT-22", defend_offers, defend, leader),
    LosingFairy: asked_by(LOSE_FAIRY, Ask.LOSE_FAIRY, "LG-CH4-23", leader),
}

HOOKS = Hooks(
    lay=lay,
    offers=offers,
    perform={Attack: throw, GiveMagma: give, RotateDial: turn},
    start=start,
    downed=downed,
    entered=entered,
)
