"""Chapter II, Lunar Conjunction: moons, storms, the Magic Eater (LG-CH2)."""

from dedale.core.records import Seat
from dedale.games.legends.actions import (
    Aim,
    Choose,
    Help,
    LegendsAction,
    Pass,
    PutDust,
    RepairObservatory,
)
from dedale.games.legends.content import Food, Moon, MoonCost
from dedale.games.legends.effects import (
    FREE,
    Cost,
    Gain,
    Gifts,
    Observe,
    OpenPortals,
    Sabotage,
    Storm,
    SwapPlaces,
    Who,
)
from dedale.games.legends.events import (
    DustEaten,
    Observed,
    PlacesSwapped,
    PortalsOpened,
    Repaired,
    Sabotaged,
    StormBroke,
    StormGathered,
)
from dedale.games.legends.rules.heroes import (
    draw,
    heal,
    hero_of,
    in_turn,
    pay,
    payable,
    recover,
    spend,
)
from dedale.games.legends.rules.hooks import Hooks
from dedale.games.legends.rules.now import LegendsWorking, Look, Mat, Now
from dedale.games.legends.rules.passage import CELLS, eats
from dedale.games.legends.rules.questions import Ask, asked_by, leader, question
from dedale.games.legends.rules.settle import WON
from dedale.games.legends.state import MoonScene
from dedale.games.legends.tasks import (
    Context,
    Do,
    Feeding,
    Observing,
    Placing,
    Resolving,
    Rewarding,
    Routine,
    Sharing,
    TakingGifts,
)

REPAIR = 5
FOOD = 3
GIFTS = (0, 1, 2, 3)
"""LG-CH2-32: 1 resistance, 2 dust, 1 card, a teleport."""


def lay(now: Now) -> None:
    """LG-CH2-1: storm tokens lie face down beside the mat."""
    now.scene = MoonScene(storms=now.rng.shuffle(list(now.box.storms)))


def observatory(mat: Look) -> int:
    """The number of the place where moons are observed."""
    return next(
        number
        for number, spot in enumerate(mat.spots, 1)
        for option in mat.box.places[spot.place].options
        if any(isinstance(effect, Observe) for effect in option.effects)
    )


def moon_on(mat: Look, cell: int) -> Moon | None:
    """The moon on a cell of the passage."""
    card = mat.passage[cell - 1]
    found = mat.box.game_cards[card.card] if card else None
    return found if isinstance(found, Moon) else None


def as_cost(cost: MoonCost) -> Cost:
    """What an observation costs, like any other cost."""
    return Cost(cost.dust, cost.sword, cost.shield, cost.boots, cost.ranged)


def costs_of(moon: Moon) -> tuple[Cost, ...]:
    """LG-CH2-7 to LG-CH2-12: the ways to pay for a moon; where all gather, it is free."""
    return (FREE,) if moon.gathering else tuple(as_cost(cost) for cost in moon.costs)


def ways_to_pay(mat: Look, hero: int, moon: Moon) -> list[int]:
    """LG-CH2-7 to LG-CH2-12: those of them that a hero can pay now, by number."""
    board = mat.boards[hero]
    if moon.gathering and any(other.cell != board.cell for other in mat.boards):
        return []
    return [n for n, cost in enumerate(costs_of(moon)) if payable(mat, board, cost)]


def observable(mat: Look, hero: int) -> list[int]:
    """LG-CH2-5: the cells with moons that a hero can observe."""
    found = []
    for cell in range(1, CELLS + 1):
        moon = moon_on(mat, cell)
        if moon is not None and moon.cell == cell and ways_to_pay(mat, hero, moon):
            found.append(cell)
    return found


def observe_offers(mat: Look, effect: object, task: Observing) -> tuple[LegendsAction, ...]:
    """LG-CH2-6, LG-CH2-9: one moon, and one way to pay for it."""
    if task.cell is None:
        return tuple(Aim(cell) for cell in observable(mat, task.hero))
    moon = moon_on(mat, task.cell)
    assert moon is not None
    return tuple(Choose(number) for number in ways_to_pay(mat, task.hero, moon))


def observe(now: Now, effect: object, task: Observing, action: Aim | Choose) -> None:
    """LG-CH2-5, LG-CH2-12: the moon leaves the passage as observed."""
    if isinstance(action, Aim):
        now.do(Observing(task.hero, action.cell))
        return
    assert task.cell is not None
    moon = moon_on(now, task.cell)
    assert moon is not None
    assert isinstance(now.scene, MoonScene)
    pay(now, task.hero, costs_of(moon)[action.option])
    now.passage[task.cell - 1] = None
    observed = (*now.scene.observed, moon.id)
    now.stage_with(observed=observed)
    now.tell(Observed(hero=now.name(task.hero), card=moon.id, count=len(observed)))
    if len(observed) == now.box.moons:
        now.end(WON)  # LG-CH2-2
    for given in moon.reward:
        if isinstance(given, Gain) and given.who is Who.EACH:
            now.do(Sharing(tuple(in_turn(now)), Gain(given.what, given.source)))
        else:
            now.do(Resolving((given,), task.hero))


def share_offers(mat: Look, task: Sharing) -> tuple[LegendsAction, ...]:
    """LG-CH2-12: who takes next."""
    return tuple(Help(mat.boards[hero].hero) for hero in task.heroes)


def share(now: Now, task: Sharing, action: Help) -> None:
    """LG-CH2-12: a hero takes, then the next one is chosen."""
    hero = hero_of(now, action.hero)
    left = tuple(other for other in task.heroes if other != hero)
    if left:
        now.do(Sharing(left, task.gain))
    now.do(Rewarding(hero, (task.gain,)))


def offers(mat: Look) -> list[LegendsAction]:
    """LG-CH2-19, LG-CH2-20: repair the Observatory, if sabotage lies on top."""
    board = mat.board
    if board.cell > CELLS or board.usable < REPAIR:
        return []
    spot = mat.spots[board.cell - 1]
    on_top = spot.sabotaged and not (spot.dark and spot.dark_above)
    return [RepairObservatory()] if on_top else []


def repair(now: Now, action: RepairObservatory) -> None:
    """LG-CH2-19: dust sets the Observatory right again."""
    spend(now, now.acting, REPAIR)
    now.fit(now.board.cell, sabotaged=False)
    now.tell(Repaired(hero=now.board.hero))


def sabotage(now: Now, effect: Sabotage, context: Context) -> None:
    """LG-CH2-19, LG-CH2-20: it lies above the darkness, if that was there first."""
    number = observatory(now)
    now.fit(number, sabotaged=True, dark_above=False)
    now.tell(Sabotaged(place=now.spots[number - 1].place))


def portals(now: Now, effect: OpenPortals, context: Context) -> None:
    """LG-CH2-21: the elven paths lead on from now on."""
    now.stage_with(portals=True)
    now.tell(PortalsOpened())


def gather(now: Now, effect: Storm, context: Context) -> None:
    """LG-CH2-28: a token on each place, face down."""
    assert isinstance(now.scene, MoonScene)
    for number, storm in enumerate(now.scene.storms[:CELLS], 1):
        now.fit(number, storm=storm)
    now.stage_with(storms=())
    now.tell(StormGathered())


def visited(now: Now, number: int) -> None:
    """LG-CH2-29: the token of a used place lies on the game deck."""
    storm = now.spots[number - 1].storm
    if storm is not None:
        assert isinstance(now.scene, MoonScene)
        now.stage_with(brewing=(*now.scene.brewing, storm))
        now.fit(number, storm=None)


def break_out(now: Now) -> None:
    """LG-CH2-30, LG-CH2-32, LG-RET-3: the tokens on the deck, one by one; the fallen return."""
    assert isinstance(now.scene, MoonScene)
    if now.scene.brewing:
        storm, *others = now.scene.brewing
        now.stage_with(brewing=tuple(others))
        now.reveals = True
        now.tell(StormBroke(card=storm))
        effects = now.box.storms[storm].effects
        now.do(Resolving(effects, now.acting), Do(Routine.FALLS), Do(Routine.STORM))


def swap_places(now: Now, effect: SwapPlaces, context: Context) -> None:
    """LG-CH2-31, LG-LOC-10: two places change numbers, with everything on them."""
    one, two = effect.first - 1, effect.second - 1
    now.spots[one], now.spots[two] = now.spots[two], now.spots[one]
    now.tell(PlacesSwapped(first=effect.first, second=effect.second))


def gifts(now: Now, effect: Gifts, context: Context) -> None:
    """LG-CH2-32: each player chooses, in turn order."""
    now.do(TakingGifts(tuple(in_turn(now)), GIFTS))


def gift_offers(mat: Look, effect: object, task: TakingGifts) -> tuple[LegendsAction, ...]:
    """LG-CH2-32: a gift that nobody has taken, or none."""
    return (*(Choose(number) for number in task.left), Pass())


def take_gift(now: Now, effect: object, task: TakingGifts, action: Choose | Pass) -> None:
    """LG-CH2-32, LG-CH2-36: 1 resistance, 2 dust, 1 card or a teleport."""
    hero, others = task.heroes[0], task.heroes[1:]
    taken = action.option if isinstance(action, Choose) else None
    if others:
        left = tuple(number for number in task.left if number != taken)
        now.do(TakingGifts(others, left))
    if taken == 0:
        heal(now, hero, 1)
    elif taken == 1:
        recover(now, hero, 2)
    elif taken == 2:
        draw(now, now.seat_of(hero), 1)
    elif taken == 3:
        now.do(Placing(hero))


def gifted(mat: Mat, task: TakingGifts) -> Seat:
    """Whose turn it is to choose."""
    return mat.boards[task.heroes[0]].seat


def entered(now: Now, cell: int) -> None:
    """LG-CH2-24: the Magic Eater wants dust of every hero."""
    card = now.card_on(cell)
    if eats(now, card, Food.DUST):
        now.do(*(Feeding(hero) for hero in in_turn(now)))


def feed_offers(mat: Look, task: Feeding) -> tuple[LegendsAction, ...]:
    """LG-CH2-24: how many of the tokens are usable ones."""
    board = mat.boards[task.hero]
    least, most = max(0, FOOD - board.inactive), min(FOOD, board.usable)
    return tuple(PutDust(usable) for usable in range(least, most + 1))


def feed(now: Now, task: Feeding, action: PutDust) -> None:
    """LG-CH2-24, LG-DUST-7: three tokens lie on the card."""
    board = now.boards[task.hero]
    rest = FOOD - action.usable
    now.change(
        task.hero,
        usable=board.usable - action.usable,
        inactive=board.inactive - rest,
        eaten=board.eaten + FOOD,
    )
    now.tell(DustEaten(hero=board.hero, count=FOOD))


def look_up(now: Now, effect: Observe, context: Context) -> None:
    """LG-CH2-5: which moon is observed."""
    now.do(Observing(context.hero))


def can_observe(mat: Look, effect: Observe, context: Context) -> bool:
    """LG-CH2-5: a moon on its cell can be paid for."""
    return bool(observable(mat, context.hero))


OBSERVE = LegendsWorking(
    effect=Observe, happen=look_up, possible=can_observe, offers=observe_offers, answer=observe
)
SABOTAGE = LegendsWorking(effect=Sabotage, happen=sabotage)
OPEN_PORTALS = LegendsWorking(effect=OpenPortals, happen=portals)
STORM = LegendsWorking(effect=Storm, happen=gather)
SWAP_PLACES = LegendsWorking(effect=SwapPlaces, happen=swap_places)
TAKE_GIFTS = LegendsWorking(effect=Gifts, happen=gifts, offers=gift_offers, answer=take_gift)

WORKINGS = (OBSERVE, SABOTAGE, OPEN_PORTALS, STORM, SWAP_PLACES, TAKE_GIFTS)
QUESTIONS = {
    Observing: asked_by(OBSERVE, Ask.OBSERVE, "LG-CH2-5"),
    Sharing: question(Ask.ORDER, "LG-CH2-12", share_offers, share),
    Feeding: question(Ask.EATER_DUST, "LG-CH2-24", feed_offers, feed, leader),
    TakingGifts: asked_by(TAKE_GIFTS, Ask.STORM_GIFT, "LG-CH2-32", gifted, forced=False),
}

HOOKS = Hooks(
    lay=lay,
    offers=offers,
    perform={RepairObservatory: repair},
    storm=break_out,
    visited=visited,
    entered=entered,
)
