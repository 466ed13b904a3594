"""Items and fairies: rewards, purchases and the two markets (LG-REW, LG-FAIRY, LG-LOC-11)."""

from dedale.games.legends.actions import Decline, LegendsAction, TakeFairy, TakeItem
from dedale.games.legends.effects import Gain, Source, What
from dedale.games.legends.events import Declined, FairyTaken, FairyUsed, ItemTaken
from dedale.games.legends.rules.heroes import put_on_deck
from dedale.games.legends.rules.now import Look, Now
from dedale.games.legends.rules.passage import CELLS
from dedale.games.legends.tasks import Rewarding

ITEMS = 3
FAIRIES = 3


def room(mat: Look, hero: int) -> bool:
    """LG-REW-5: whether a hero has a free fairy slot."""
    board = mat.boards[hero]
    return len(board.fairies) < mat.box.heroes[board.hero].slots


def sanctuary(mat: Look, hero: int) -> tuple[str, ...]:
    """LG-LOC-11: the fairies of the place beside a hero."""
    cell = mat.boards[hero].cell
    return mat.spots[cell - 1].fairies if cell <= CELLS else ()


def reward_offers(mat: Look, effect: object, task: Rewarding) -> tuple[LegendsAction, ...]:
    """LG-REW-3 to LG-REW-7: what may be taken, or left; of several rewards, in any order."""
    found: list[LegendsAction] = []
    kinds = {gain.what for gain in task.gains}
    if kinds & {What.ITEM, What.EITHER}:
        found += [TakeItem(card) for card in dict.fromkeys(mat.market)]
    fairies = {gain.source for gain in task.gains if gain.what is not What.ITEM}
    if fairies and room(mat, task.hero):
        here = sanctuary(mat, task.hero) if Source.SANCTUARY in fairies else mat.fair
        found += [TakeFairy(card) for card in dict.fromkeys(here)]
    if found and Source.SANCTUARY not in fairies:
        found.append(Decline())
    return tuple(found)


def reward(now: Now, effect: object, task: Rewarding, action: LegendsAction) -> None:
    """LG-REW-8: one of the rewards is taken or left; the others are asked for again."""
    match action:
        case TakeItem(card):
            taken = first_of(task, What.ITEM)
            take_item(now, task.hero, card)
        case TakeFairy(card):
            taken = first_of(task, What.FAIRY)
            take_fairy(now, task.hero, card, taken.source)
        case _:
            taken = task.gains[0]
            now.tell(Declined(hero=now.name(task.hero)))
    left = list(task.gains)
    left.remove(taken)
    if left:
        now.do(Rewarding(task.hero, tuple(left)))


def first_of(task: Rewarding, what: What) -> Gain:
    """The reward that is taken."""
    return next(gain for gain in task.gains if gain.what in (what, What.EITHER))


def take_item(now: Now, hero: int, card: str) -> None:
    """LG-REW-3, LG-REW-9, LG-REW-10: a market item goes on top of the deck, and another comes."""
    put_on_deck(now, now.seat_of(hero), card)
    sell_item(now, card)
    now.tell(ItemTaken(hero=now.name(hero), card=card))


def sell_item(now: Now, card: str) -> None:
    """An item leaves the market, which is refilled while the item deck lasts."""
    at = now.market.index(card)
    fresh = now.items[:1]
    now.items = now.items[1:]
    now.market = (*now.market[:at], *fresh, *now.market[at + 1 :])
    now.reveals = now.reveals or bool(fresh)


def take_fairy(now: Now, hero: int, card: str, source: Source) -> None:
    """LG-REW-4, LG-LOC-11: a fairy comes to the board, and another one to where it was."""
    if source is Source.SANCTUARY:
        number = now.boards[hero].cell
        here = now.spots[number - 1].fairies
        now.fit(number, fairies=refilled(now, here, card))
    else:
        now.fair = refilled(now, now.fair, card)
    now.change(hero, fairies=(*now.boards[hero].fairies, card))
    now.tell(FairyTaken(hero=now.name(hero), card=card))


def refilled(now: Now, fairies: tuple[str, ...], taken: str) -> tuple[str, ...]:
    """The same fairies with another one in place of the one that was taken."""
    at = fairies.index(taken)
    return (*fairies[:at], *next_fairy(now), *fairies[at + 1 :])


def next_fairy(now: Now) -> tuple[str, ...]:
    """LG-FAIRY-5, LG-FAIRY-6: the next fairy of the reserve, if there is any."""
    if not now.reserve and now.spent:
        now.reserve, now.spent = now.rng.shuffle(sorted(now.spent)), ()
    fresh, now.reserve = now.reserve[:1], now.reserve[1:]
    now.reveals = now.reveals or bool(fresh)
    return fresh


def let_fly(now: Now, hero: int, card: str) -> None:
    """LG-FAIRY-4: a fairy was used."""
    leave(now, hero, card)
    now.tell(FairyUsed(hero=now.name(hero), card=card))


def leave(now: Now, hero: int, card: str) -> None:
    """A fairy goes to the used pile."""
    fairies = list(now.boards[hero].fairies)
    fairies.remove(card)
    now.change(hero, fairies=tuple(fairies))
    now.spent = (*now.spent, card)
