"""Chapter III, the Crystal Thieves: cart, crystals, gate, bats (LG-CH3)."""

from dedale.games.legends.actions import LegendsAction, LoadCart, OpenGate, PushCart
from dedale.games.legends.content import ChapterId, ExtraCart, Food, Monster
from dedale.games.legends.effects import (
    Bats,
    BrakeFailure,
    Gain,
    Gate,
    Icon,
    Mine,
    MoveCart,
    SecretPassage,
    SharpBend,
    What,
)
from dedale.games.legends.events import (
    BatsCame,
    CartLoaded,
    CartMoved,
    CartUnloaded,
    CrystalsEaten,
    CrystalsLost,
    CrystalsPlaced,
    Delivered,
    GateClosed,
    GateOpened,
    HuntersMet,
    KeyTaken,
    PassageFound,
)
from dedale.games.legends.rules.heroes import use
from dedale.games.legends.rules.hooks import Hooks
from dedale.games.legends.rules.now import LegendsWorking, Look, Now
from dedale.games.legends.rules.passage import CELLS, eats, push
from dedale.games.legends.rules.path import CASTLE, gated
from dedale.games.legends.rules.questions import Ask, asked_by
from dedale.games.legends.rules.resolve import rolling
from dedale.games.legends.rules.settle import WON
from dedale.games.legends.state import CrystalScene, Prowler
from dedale.games.legends.tasks import Context, Defeating, MovingCart, Rewarding, Rolling

CRYSTALS = 25
CAPACITY = 6
GUILD = 2
RICH = 3


def scene_of(mat: Look) -> CrystalScene:
    """What this chapter has on the mat."""
    assert isinstance(mat.scene, CrystalScene)
    return mat.scene


def lay(now: Now) -> None:
    """LG-CH3-1: an empty cart at the castle."""
    now.scene = CrystalScene()


def reserve(mat: Look) -> int:
    """LG-CH3-8: the crystals that are nowhere on the mat."""
    scene = scene_of(mat)
    lying = sum(spot.crystals for spot in mat.spots)
    carried = sum(card.crystals for card in mat.passage if card is not None)
    return CRYSTALS - scene.load - scene.delivered - lying - carried


def spaces(mat: Look, number: int) -> int:
    """LG-CH3-7: the empty crystal spaces of a place."""
    spot = mat.spots[number - 1]
    return mat.box.places[spot.place].crystals - spot.crystals


def place(now: Now, number: int, count: int) -> int:
    """LG-CH3-8: crystals of the reserve are put on a place, as many as there are and fit."""
    put = min(count, spaces(now, number), reserve(now))
    if put > 0:
        spot = now.spots[number - 1]
        now.fit(number, crystals=spot.crystals + put)
        now.tell(CrystalsPlaced(place=spot.place, count=put))
    return put


def unload(now: Now, number: int, count: int) -> None:
    """LG-CH3-8: crystals come off a card or the cart; what finds no space goes to the reserve."""
    lost = count - place(now, number, count)
    if lost:
        now.tell(CrystalsLost(count=lost))


def beside_cart(mat: Look) -> list[int]:
    """LG-CH3-9, LG-CH3-22: the cells to which the cart can roll."""
    cart = scene_of(mat).cart
    return [
        cell for cell in (cart - 1, cart + 1) if 1 <= cell <= CASTLE and not gated(mat, cart, cell)
    ]


def offers(mat: Look) -> list[LegendsAction]:
    """LG-CH3-3, LG-CH3-6, LG-CH3-23: push the cart, load it, or open the gate."""
    scene, board = scene_of(mat), mat.board
    found: list[LegendsAction] = []
    if board.cell == scene.cart:
        if board.pool.boots:
            found += [PushCart(cell) for cell in beside_cart(mat)]
        if board.cell <= CELLS:
            most = min(mat.spots[board.cell - 1].crystals, CAPACITY - scene.load)
            found += [LoadCart(count) for count in range(1, most + 1)]
    if may_open(scene, mat.acting, board.cell):
        found.append(OpenGate())
    return found


def may_open(scene: CrystalScene, hero: int, cell: int) -> bool:
    """LG-CH3-23: the hero with the key stands at the gate."""
    at_gate = scene.gate is not None and cell in (scene.gate, scene.gate + 1)
    return at_gate and scene.key == hero


def push_cart(now: Now, action: PushCart) -> None:
    """LG-CH3-3: the cart rolls, the hero stays."""
    use(now, now.acting, Icon.BOOTS, 1)
    roll_to(now, action.cell)


def roll_to(now: Now, cell: int) -> None:
    """LG-CH3-5: in the castle everything on the cart is delivered."""
    now.stage_with(cart=cell)
    now.tell(CartMoved(cell=cell))
    load = scene_of(now).load
    if cell == CASTLE and load:
        now.stage_with(load=0)
        deliver(now, load)


def deliver(now: Now, count: int) -> None:
    """LG-CH3-2: so many crystals win."""
    total = scene_of(now).delivered + count
    now.stage_with(delivered=total)
    now.tell(Delivered(count=count, total=total))
    if total >= now.box.chapters[ChapterId.CRYSTALS].target:
        now.end(WON)


def load_cart(now: Now, action: LoadCart) -> None:
    """LG-CH3-6: loading is free, and does not use the place."""
    number = now.board.cell
    now.fit(number, crystals=now.spots[number - 1].crystals - action.count)
    now.stage_with(load=scene_of(now).load + action.count)
    now.tell(CartLoaded(hero=now.board.hero, count=action.count))


def open_gate(now: Now, action: OpenGate) -> None:
    """LG-CH3-23: gate and key are gone."""
    now.stage_with(gate=None, key=None)
    now.tell(GateOpened(hero=now.board.hero))


def cart_offers(mat: Look, effect: object, task: MovingCart) -> tuple[LegendsAction, ...]:
    """LG-CH3-11: one cell to the left or to the right."""
    return tuple(PushCart(cell) for cell in beside_cart(mat))


def carted(now: Now, effect: object, task: MovingCart, action: PushCart) -> None:
    """LG-CH3-11: the engine moves the cart, wherever it is."""
    roll_to(now, action.cell)


def mine(now: Now, effect: Mine, context: Context) -> None:
    """LG-CH3-15, LG-CH3-16: crystals come up; a rich mine brings a fairy."""
    number = now.boards[context.hero].cell
    before = now.spots[number - 1].crystals
    place(now, number, min(effect.count, spaces(now, number)))
    if before < RICH <= now.spots[number - 1].crystals:
        now.do(Rewarding(context.hero, (Gain(What.FAIRY),)))


def can_mine(mat: Look, effect: Mine, context: Context) -> bool:
    """LG-CH3-15, LG-CH3-8: at least one space is empty."""
    return spaces(mat, mat.boards[context.hero].cell) > 0 and reserve(mat) > 0


def sharp_bend(now: Now, effect: SharpBend, context: Context) -> None:
    """LG-CH3-26: a crystal falls off, and the cart rolls on."""
    scene = scene_of(now)
    if scene.cart == CASTLE:
        return
    if scene.load:
        now.stage_with(load=scene.load - 1)
        unload(now, scene.cart, 1)
    ahead = scene.cart + 1
    if not gated(now, scene.cart, ahead):
        roll_to(now, ahead)


def brake_failure(now: Now, effect: BrakeFailure, context: Context) -> None:
    """LG-CH3-27: two cells back, or against something, which costs a crystal."""
    moved = 0
    while moved < 2:
        cart = scene_of(now).cart
        if cart == 1 or gated(now, cart - 1, cart):
            break
        roll_to(now, cart - 1)
        moved += 1
    load = scene_of(now).load
    if moved < 2 and load:
        now.stage_with(load=load - 1)
        now.tell(CrystalsLost(count=1))


def landed_gate(now: Now, effect: Gate, context: Context, face: int) -> None:
    """LG-CH3-21: the gate falls where the die says."""
    table = now.box.chapters[ChapterId.CRYSTALS].gate
    assert table is not None
    now.stage_with(gate=table.left[face - 1])
    now.tell(GateClosed(cell=table.left[face - 1]))


def landed_bats(now: Now, effect: Bats, context: Context, face: int) -> None:
    """LG-CH3-28: the bats flutter where the die says."""
    table = now.box.chapters[ChapterId.CRYSTALS].bats
    assert table is not None
    now.stage_with(bats=table.left[face - 1])
    now.tell(BatsCame(cell=table.left[face - 1]))


def landed_passage(now: Now, effect: SecretPassage, context: Context, face: int) -> None:
    """LG-CH3-24: whatever lies there is pushed on, and the cell is skipped from now on."""
    if now.passage[face - 1] is not None:
        push(now, face)
    now.stage_with(secret=face)
    now.tell(PassageFound(cell=face))


def entered(now: Now, cell: int) -> None:
    """LG-CH3-8, LG-CH3-21: a cart holds what the reserve has; a Key Master closes the gate."""
    card = now.card_on(cell)
    found = now.box.game_cards[card.card]
    if isinstance(found, Monster) and found.key:
        now.do(Rolling(Gate(), now.acting))
    if card.crystals:
        now.mark(cell, crystals=card.crystals + min(0, reserve(now)))


def arrived(now: Now, cell: int) -> None:
    """LG-CH3-18: a Crystal Eater takes from the place and from the cart beside it."""
    card = now.card_on(cell)
    if not eats(now, card, Food.CRYSTALS):
        return
    taken = 0
    spot, scene = now.spots[cell - 1], scene_of(now)
    if spot.crystals:
        now.fit(cell, crystals=spot.crystals - 1)
        taken += 1
    if scene.cart == cell and scene.load:
        now.stage_with(load=scene.load - 1)
        taken += 1
    if taken:
        now.mark(cell, crystals=card.crystals + taken)
        now.tell(CrystalsEaten(card=card.card, count=taken))


def downed(now: Now, task: Defeating) -> None:
    """LG-CH3-12, LG-CH3-13, LG-CH3-17, LG-CH3-20, LG-CH3-23: what a defeat brings."""
    found = now.box.game_cards[task.card]
    assert isinstance(found, Monster)
    if found.leaves:
        place(now, task.cell, found.leaves)
    if task.crystals:
        unload(now, task.cell, task.crystals)
    if found.key:
        now.stage_with(key=task.hero)
        now.tell(KeyTaken(hero=now.name(task.hero)))
    spot = now.spots[task.cell - 1]
    if now.box.places[spot.place].guild:
        hunters = (spot.guild + 1) % GUILD
        now.fit(task.cell, guild=hunters)
        now.tell(HuntersMet(count=spot.guild + 1))
        if not hunters:
            place(now, task.cell, spaces(now, task.cell))


def after(now: Now) -> None:
    """LG-CH3-31, LG-CH3-32: an Extra Cart between two empty cells is unloaded."""
    for cell in range(2, CELLS):
        card = now.passage[cell - 1]
        if card is None or not isinstance(now.box.game_cards[card.card], ExtraCart):
            continue
        if now.passage[cell - 2] is None and now.passage[cell] is None:
            now.passage[cell - 1] = None
            now.gone = (*now.gone, card.card)
            now.tell(CartUnloaded(card=card.card, cell=cell))
            unload(now, cell, card.crystals)


def trapped(now: Now, card: Prowler, cell: int) -> None:
    """LG-CH3-20: what a trapped Crystal Eater has eaten goes to the reserve."""
    if card.crystals:
        now.tell(CrystalsLost(count=card.crystals))


def welcomed(now: Now, card: Prowler) -> bool:
    """LG-CH3-30: an Extra Cart in the castle is delivered."""
    if not isinstance(now.box.game_cards[card.card], ExtraCart):
        return False
    now.gone = (*now.gone, card.card)
    deliver(now, card.crystals)
    return True


def move_cart(now: Now, effect: MoveCart, context: Context) -> None:
    """LG-CH3-11: where the cart goes."""
    now.do(MovingCart())


def can_roll(mat: Look, effect: MoveCart, context: Context) -> bool:
    """LG-CH3-11: the cart can go somewhere."""
    return bool(beside_cart(mat))


MOVE_CART = LegendsWorking(
    effect=MoveCart, happen=move_cart, possible=can_roll, offers=cart_offers, answer=carted
)
MINE = LegendsWorking(effect=Mine, happen=mine, possible=can_mine)
SHARP_BEND = LegendsWorking(effect=SharpBend, happen=sharp_bend)
BRAKE_FAILURE = LegendsWorking(effect=BrakeFailure, happen=brake_failure)
GATE = LegendsWorking(effect=Gate, happen=rolling, lands=landed_gate)
BATS = LegendsWorking(effect=Bats, happen=rolling, lands=landed_bats)
SECRET_PASSAGE = LegendsWorking(effect=SecretPassage, happen=rolling, lands=landed_passage)

WORKINGS = (MOVE_CART, MINE, SHARP_BEND, BRAKE_FAILURE, GATE, BATS, SECRET_PASSAGE)
QUESTIONS = {MovingCart: asked_by(MOVE_CART, Ask.CART, "LG-CH3-11")}

HOOKS = Hooks(
    lay=lay,
    offers=offers,
    perform={PushCart: push_cart, LoadCart: load_cart, OpenGate: open_gate},
    entered=entered,
    arrived=arrived,
    downed=downed,
    trapped=trapped,
    after=after,
    welcomed=welcomed,
)
