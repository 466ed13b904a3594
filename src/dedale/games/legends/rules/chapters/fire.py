"""Chapter I, the Fire: buckets, Ravagers, Serpents (LG-CH1)."""

from dedale.core.records import with_item
from dedale.games.legends.actions import LegendsAction, Pass, PickPlace, PutOutFire, SwapBuckets
from dedale.games.legends.content import ChapterId, Monster
from dedale.games.legends.effects import AddRavager, FillBucket, Gain, PutOut, RemoveFire, What
from dedale.games.legends.events import (
    BucketFilled,
    BucketsSwapped,
    FireOut,
    FireSpread,
    RavagerCame,
)
from dedale.games.legends.rules.heroes import hero_of, lose
from dedale.games.legends.rules.hooks import Hooks
from dedale.games.legends.rules.now import LegendsWorking, Look, Now
from dedale.games.legends.rules.passage import CELLS, monsters
from dedale.games.legends.rules.questions import Ask, asked_by, leader
from dedale.games.legends.rules.settle import WON
from dedale.games.legends.state import Difficulty, FireScene, Prowler
from dedale.games.legends.tasks import Context, RemovingFire, Rewarding

MOST_SWAPS = 4
EITHER = (Gain(What.EITHER),)
LEVELS = tuple(Difficulty)


def lay(now: Now) -> None:
    """LG-CH1-1, LG-CH1-2: fires burn at Blaze, and buckets are empty."""
    count = now.box.chapters[ChapterId.FIRE].fires[LEVELS.index(now.options.difficulty)]
    [number] = [n for n in range(1, CELLS + 1) if is_blaze(now, n)]
    now.fit(number, fires=count)


def is_blaze(mat: Look, number: int) -> bool:
    """LG-CH1-5: whether fire here is put out by using the place."""
    options = mat.box.places[mat.spots[number - 1].place].options
    return any(isinstance(effect, PutOut) for option in options for effect in option.effects)


def offers(mat: Look) -> list[LegendsAction]:
    """LG-CH1-6, LG-CH1-8: pour the bucket out, or swap it."""
    board = mat.board
    found: list[LegendsAction] = []
    here = board.cell
    if board.bucket and here <= CELLS and mat.spots[here - 1].fires and not is_blaze(mat, here):
        found.append(PutOutFire())
    if mat.swaps < MOST_SWAPS:  # LG-ACT-31
        found += [
            SwapBuckets(other.hero)
            for hero, other in enumerate(mat.boards)
            if hero != mat.acting and other.cell == here and other.bucket != board.bucket
            if other.seat not in mat.refusing
        ]
    return found


def put_out_fire(now: Now, action: PutOutFire) -> None:
    """LG-CH1-6: a fire elsewhere; this does not use the place."""
    now.change(now.acting, bucket=False)
    extinguish(now, now.board.cell)
    now.do(Rewarding(now.acting, EITHER))


def swap_buckets(now: Now, action: SwapBuckets) -> None:
    """LG-CH1-8: a full and an empty bucket change hands."""
    other = hero_of(now, action.hero)
    own, theirs = now.board.bucket, now.boards[other].bucket
    now.change(now.acting, bucket=theirs)
    now.change(other, bucket=own)
    now.swaps += 1
    now.tell(BucketsSwapped(hero=now.name(other if own else now.acting)))


def put_out(now: Now, effect: PutOut, context: Context) -> None:
    """LG-CH1-5, LG-CH1-7: a fire at Blaze, and its reward."""
    extinguish(now, now.boards[context.hero].cell)
    now.do(Rewarding(context.hero, EITHER))


def extinguish(now: Now, number: int) -> None:
    """LG-CH1-3: a fire is out; with the last one on any place the chapter is won."""
    spot = now.spots[number - 1]
    now.fit(number, fires=spot.fires - 1)
    left = sum(each.fires for each in now.spots)
    now.tell(FireOut(place=spot.place, left=left))
    if not left:
        now.end(WON)


def fill_bucket(now: Now, effect: FillBucket, context: Context) -> None:
    """LG-CH1-10, LG-CH1-11: the bucket is full."""
    now.change(context.hero, bucket=True)
    now.tell(BucketFilled(hero=now.name(context.hero)))


def add_ravager(now: Now, effect: AddRavager, context: Context) -> None:
    """LG-CH1-15, LG-CH1-16: it joins the monster nearest to the castle, or waits on cell 6."""
    cells = monsters(now)
    if cells:
        cell = max(cells)
        card = now.card_on(cell)
        now.mark(cell, ravagers=(*card.ravagers, 0))
    else:
        cell = CELLS
        wait(now, cell, (0,))
    now.tell(RavagerCame(cell=cell))


def wait(now: Now, cell: int, ravagers: tuple[int, ...]) -> None:
    """LG-CH1-16: Ravagers without a monster."""
    assert isinstance(now.scene, FireScene)
    waiting = now.scene.waiting
    here = (*waiting[cell - 1], *ravagers)
    now.stage_with(waiting=with_item(waiting, cell - 1, here))


def arrived(now: Now, cell: int) -> None:
    """LG-CH1-16, LG-CH1-24: Ravagers join; a Serpent leaves its fire where it wants to."""
    card = now.card_on(cell)
    assert isinstance(now.scene, FireScene)
    found = now.box.game_cards[card.card]
    if not isinstance(found, Monster):
        return
    waiting = now.scene.waiting
    if waiting[cell - 1]:
        now.mark(cell, ravagers=(*card.ravagers, *waiting[cell - 1]))
        now.stage_with(waiting=with_item(waiting, cell - 1, ()))
    spot = now.spots[cell - 1]
    if card.fire and found.fire == spot.place:
        now.mark(cell, fire=False)
        now.fit(cell, fires=spot.fires + 1)
        now.tell(FireSpread(card=card.card, place=spot.place))


def trapped(now: Now, card: Prowler, cell: int) -> None:
    """LG-CH1-21: the Ravagers of a trapped monster stay on the cell that it was entering."""
    if card.ravagers:
        wait(now, cell, card.ravagers)


def burn(now: Now) -> None:
    """LG-CH1-4, LG-SOLO-11: the active player's heroes beside a fire lose 1."""
    for hero, board in enumerate(now.boards):
        if board.seat == now.active and board.cell <= CELLS and now.spots[board.cell - 1].fires:
            lose(now, hero, 1)


def removing(now: Now, effect: RemoveFire, context: Context) -> None:
    """LG-CH1-26: a fire is looked for."""
    now.do(RemovingFire(context.hero))


def fire_offers(mat: Look, effect: object, task: RemovingFire) -> tuple[LegendsAction, ...]:
    """LG-CH1-26: any fire on a place, or none."""
    burning = [number for number, spot in enumerate(mat.spots, 1) if spot.fires]
    return (*(PickPlace(number) for number in burning), Pass()) if burning else ()


def remove_fire(now: Now, effect: object, task: RemovingFire, action: PickPlace | Pass) -> None:
    """LG-CH1-26: without a bucket, so without a reward."""
    if isinstance(action, PickPlace):
        extinguish(now, action.number)


def fire_here(mat: Look, effect: PutOut, context: Context) -> bool:
    """LG-CH1-5: a fire burns beside the hero."""
    return mat.spots[mat.boards[context.hero].cell - 1].fires > 0


def bucket_empty(mat: Look, effect: FillBucket, context: Context) -> bool:
    """LG-CH1-10: the hero's bucket is empty."""
    return not mat.boards[context.hero].bucket


PUT_OUT = LegendsWorking(effect=PutOut, happen=put_out, possible=fire_here)
FILL_BUCKET = LegendsWorking(effect=FillBucket, happen=fill_bucket, possible=bucket_empty)
ADD_RAVAGER = LegendsWorking(effect=AddRavager, happen=add_ravager)
REMOVE_FIRE = LegendsWorking(
    effect=RemoveFire, happen=removing, offers=fire_offers, answer=remove_fire
)

WORKINGS = (PUT_OUT, FILL_BUCKET, ADD_RAVAGER, REMOVE_FIRE)
QUESTIONS = {
    RemovingFire: asked_by(REMOVE_FIRE, Ask.REMOVE_FIRE, "LG-CH1-26", leader, forced=False)
}

HOOKS = Hooks(
    lay=lay,
    offers=offers,
    perform={PutOutFire: put_out_fire, SwapBuckets: swap_buckets},
    arrived=arrived,
    trapped=trapped,
    burn=burn,
)
