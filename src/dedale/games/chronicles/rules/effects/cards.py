"""Effects on cards: Hourglasses, decks, dice, Scrolls, Crystals, looted Items and Rituals."""

from itertools import permutations

from msgspec.structs import replace

from dedale.core.records import Seat
from dedale.games.chronicles.actions import ChooseCard, ChooseHero, ChooseOrder, ChroniclesAction
from dedale.games.chronicles.effects import (
    Borrow,
    Crystals,
    Deck,
    DeckDeed,
    GiveBack,
    Glass,
    GlassDeed,
    PreventLooting,
    Recover,
    RerollDice,
    Uncheck,
)
from dedale.games.chronicles.events import (
    CardsOrdered,
    CardsSeen,
    CrystalsGained,
    ItemRecovered,
    LootPrevented,
    ScrollBorrowed,
)
from dedale.games.chronicles.rules import dragon, foes
from dedale.games.chronicles.rules.effects import Offers, ask, choose, decider, person
from dedale.games.chronicles.rules.effects.figures import said
from dedale.games.chronicles.rules.in_play import in_shop
from dedale.games.chronicles.rules.now import (
    ChroniclesWorking,
    Mat,
    Now,
    drop,
    has,
    index_of,
    portal_in,
    speaker,
)
from dedale.games.chronicles.rules.usable import set_glass
from dedale.games.chronicles.sheet import Modification
from dedale.games.chronicles.tasks import Choosing, Context, Drawing, Looting
from dedale.games.chronicles.words import Via


def glass_targets(mat: Mat, effect: Glass, context: Context) -> list[int]:
    """The Skills that an effect can change, by their number (CH-SKL-5, CH-SKL-E3)."""
    skills = enumerate(mat.skills)
    match effect.deed:
        case GlassDeed.TAKE_ONE | GlassDeed.TAKE_EACH:
            return [number for number, skill in skills if skill.glass]
        case GlassDeed.TAKE_ALL:
            return [number for number, skill in skills if skill.glass and skill.hero is not None]
        case GlassDeed.ADD_EMPTY:
            own = person(mat, context)
            return [n for n, skill in skills if skill.hero == own and not skill.glass]
        case GlassDeed.ADD:
            return [n for n, skill in skills if skill.hero == person(mat, context)]


def glass(now: Now, effect: Glass, context: Context) -> None:
    """Hourglasses leave every Skill, or somebody picks one (CH-SKL-5, CH-SKL-E3)."""
    if effect.deed is not GlassDeed.TAKE_EACH:
        choose(now, effect, context)
        return
    for number in glass_targets(now, effect, context):
        set_glass(now, number, now.skills[number].glass - 1)


def glass_offers(mat: Mat, effect: Glass, task: Choosing) -> Offers:
    """The Skills, by card and owner (CH-DP-11)."""
    numbers = glass_targets(mat, effect, task.context)
    return tuple(skill_choice(mat, number) for number in numbers)


def skill_choice(mat: Mat, number: int) -> ChooseCard:
    """A Skill as an answer (CH-DP-11)."""
    skill = mat.skills[number]
    return ChooseCard(skill.card, None if skill.hero is None else mat.pieces[skill.hero].hero)


def glass_answer(now: Now, effect: Glass, task: Choosing, action: ChroniclesAction) -> None:
    """Hourglasses come to the chosen Skill, or leave it (CH-SKL-5, CH-SKL-E3)."""
    numbers = glass_targets(now, effect, task.context)
    number = next(n for n in numbers if skill_choice(now, n) == action)
    held = now.skills[number].glass
    match effect.deed:
        case GlassDeed.TAKE_ALL:
            set_glass(now, number, 0)
            own = next(n for n, s in enumerate(now.skills) if s.card == task.context.card)
            set_glass(now, own, held + 1)
        case GlassDeed.TAKE_ONE:
            set_glass(now, number, held - 1)
        case _:
            set_glass(now, number, held + 1)


def cards_of(mat: Mat, effect: Deck) -> tuple[str, ...]:
    """The cards that are looked at (CH-VIS-3)."""
    deck = mat.items if effect.items else mat.events
    return deck if effect.deed is DeckDeed.SEARCH else deck[: effect.count]


def deck(now: Now, effect: Deck, context: Context) -> None:
    """CH-VIS-3: cards are looked at by everybody; or an Event is drawn."""
    if effect.deed is DeckDeed.EVENT:
        now.do(Drawing(effect.count))
        return
    seen = cards_of(now, effect)
    now.reveals = True
    if effect.deed is DeckDeed.SEARCH:
        now.tell(CardsSeen(tuple(sorted(seen)), effect.items))  # their order is not shown
    else:
        know(now, effect.items, len(seen))
        now.tell(CardsSeen(seen, effect.items))
    task = Choosing(effect, context)
    offers = deck_offers(now, effect, task)
    if len(offers) == 1:
        deck_answer(now, effect, task, *offers)
    else:
        ask(now, task)


def know(now: Now, items: bool, count: int) -> None:
    """Everybody knows so many cards on top of a deck (CH-VIS-3)."""
    if items:
        now.known_items = max(now.known_items, count)
    else:
        now.known_events = max(now.known_events, count)


def deck_offers(mat: Mat, effect: Deck, task: Choosing) -> Offers:
    """The ways in which the cards may go back (CH-DP-11), equal ones once (CH-DP-22)."""
    seen = cards_of(mat, effect)
    if effect.deed is DeckDeed.SEARCH:
        return tuple(map(ChooseCard, sorted(set(seen))))
    orders = permutations(seen)
    if effect.deed is DeckDeed.ORDER:
        return tuple(dict.fromkeys(map(ChooseOrder, orders)))
    cuts = range(len(seen), -1, -1)
    ways = (ChooseOrder(order[:cut], order[cut:]) for order in orders for cut in cuts)
    return tuple(dict.fromkeys(ways))


def deck_answer(now: Now, effect: Deck, task: Choosing, action: ChroniclesAction) -> None:
    """The cards that were looked at go back (CH-VIS-3)."""
    if isinstance(action, ChooseCard):
        search(now, action.card, effect.items)
    elif isinstance(action, ChooseOrder):
        give_order(now, action, effect.items)


def search(now: Now, card: str, items: bool) -> None:
    """One card comes on top, the rest is shuffled below and forgotten (CH-VIS-3)."""
    rest = list(now.items if items else now.events)
    rest.remove(card)
    cards = (card, *now.rng.shuffle(rest))
    if items:
        now.items, now.known_items = cards, 1
    else:
        now.events, now.known_events, now.sunk_events = cards, 1, 0
    now.tell(CardsOrdered((card,), (), items))


def give_order(now: Now, action: ChooseOrder, items: bool) -> None:
    """The cards that were looked at lie on top of the deck, or under it (CH-VIS-3)."""
    top, bottom = action.top, action.bottom
    seen = len(top) + len(bottom)
    if items:
        now.items = (*top, *now.items[seen:], *bottom)
        now.known_items -= len(bottom)
    else:
        whole = len(now.events) == now.known_events
        now.events = (*top, *now.events[seen:], *bottom)
        now.known_events -= len(bottom)
        now.sunk_events = min(now.sunk_events + len(bottom), len(now.events))
        if whole:
            now.known_events = len(now.events)
    now.tell(CardsOrdered(top, bottom, items))


def borrow_answer(now: Now, effect: Borrow, task: Choosing, action: ChroniclesAction) -> None:
    """A Scroll is the group's for this game; CH-CHAL-E5: perhaps that of one Character."""
    assert isinstance(action, ChooseCard)
    now.scrolls = now.box.in_order((*now.scrolls, action.card))
    now.borrowed = (*now.borrowed, action.card)
    if has(now, Modification.LIMITED_SCROLLS):
        now.assigned = (*now.assigned, (action.card, person(now, task.context)))
    now.tell(ScrollBorrowed(action.card))


def give_back_answer(now: Now, effect: GiveBack, task: Choosing, action: ChroniclesAction) -> None:
    """The group returns a Scroll of its choice (CH-EVT-1, CH-DP-23)."""
    assert isinstance(action, ChooseCard)
    dragon.give_scroll(now, action.card)


def recover_offers(mat: Mat, effect: Recover, task: Choosing) -> Offers:
    """Which looted Item, then who gets it (CH-DP-11)."""
    if task.picked:
        return tuple(ChooseHero(piece.hero) for piece in mat.pieces)
    return tuple(map(ChooseCard, mat.looted))


def recover_answer(now: Now, effect: Recover, task: Choosing, action: ChroniclesAction) -> None:
    """A looted Item is held again, though nobody has collected it (CH-FF-3, CH-DP-11, CH-INV-1)."""
    if isinstance(action, ChooseCard):
        task = replace(task, picked=(said(action),))
        if len(now.pieces) > 1:
            ask(now, task)
            return
        action = ChooseHero(now.pieces[0].hero)
    assert isinstance(action, ChooseHero)
    hero = index_of(now, action.hero)
    [item] = task.picked
    now.looted = drop(now.looted, item)
    now.change(hero, items=(*now.pieces[hero].items, item))
    now.tell(ItemRecovered(item, action.hero))
    if task.left > 1 and now.looted:
        ask(now, replace(task, picked=(), left=task.left - 1))


def recover_asked(mat: Mat, effect: Recover, task: Choosing) -> Seat:
    """The group says which Item, the user who gets it (CH-DP-23)."""
    return decider(mat, task.context) if task.picked else speaker(mat)


def uncheck_answer(now: Now, effect: Uncheck, task: Choosing, action: ChroniclesAction) -> None:
    """An Event takes a Checkmark from a Ritual (CH-EVT-1)."""
    assert isinstance(action, ChooseCard)
    dragon.uncheck(now, action.card)


def crystals(now: Now, effect: Crystals, context: Context) -> None:
    """The Crystals of this game never go below 0 (CH-END-6)."""
    count = max(effect.count, -now.crystals)
    now.crystals += count
    now.tell(CrystalsGained(count, context.card))


def guard(now: Now, effect: PreventLooting, context: Context) -> None:
    """The looting does not happen, and its Looter goes, to nobody's credit (CH-DP-32)."""
    place = max(n for n, task in enumerate(now.todo) if isinstance(task, Looting))
    task = now.todo.pop(place)
    assert isinstance(task, Looting)
    foes.remove(now, Via.LOOTER, portal_in(now, task.colour).cell)
    now.tell(LootPrevented(task.colour, context.card))


def rolled_again(now: Now, effect: RerollDice, context: Context) -> None:
    """CH-SCR-6: whoever used the card has said which dice, and they have been rolled."""


GLASS = ChroniclesWorking(
    effect=Glass,
    happen=glass,
    possible=lambda mat, effect, context: bool(glass_targets(mat, effect, context)),
    offers=glass_offers,
    answer=glass_answer,
)
DECK = ChroniclesWorking(
    effect=Deck,
    happen=deck,
    possible=lambda mat, effect, _context: bool(mat.items if effect.items else mat.events),
    offers=deck_offers,
    answer=deck_answer,
)
REROLL = ChroniclesWorking(
    effect=RerollDice, happen=rolled_again, possible=lambda mat, _effect, _context: bool(mat.dice)
)
BORROW = ChroniclesWorking(
    effect=Borrow,
    happen=choose,
    possible=lambda mat, _effect, _context: bool(in_shop(mat.scrolls, mat.box)),
    offers=lambda mat, _effect, _task: tuple(map(ChooseCard, in_shop(mat.scrolls, mat.box))),
    answer=borrow_answer,
)
GIVE_BACK = ChroniclesWorking(
    effect=GiveBack,
    happen=choose,
    possible=lambda mat, _effect, _context: bool(mat.scrolls),
    offers=lambda mat, _effect, _task: tuple(map(ChooseCard, mat.scrolls)),
    answer=give_back_answer,
    asked=lambda mat, _effect, _task: speaker(mat),
)
RECOVER = ChroniclesWorking(
    effect=Recover,
    happen=lambda now, effect, context: ask(now, Choosing(effect, context, left=effect.count)),
    possible=lambda mat, _effect, _context: bool(mat.looted),
    offers=recover_offers,
    answer=recover_answer,
    asked=recover_asked,
)
UNCHECK = ChroniclesWorking(
    effect=Uncheck,
    happen=choose,
    possible=lambda mat, _effect, _context: bool(dragon.troubled(mat)),
    offers=lambda mat, _effect, _task: tuple(map(ChooseCard, dragon.troubled(mat))),
    answer=uncheck_answer,
    asked=lambda mat, _effect, _task: speaker(mat),
)
CRYSTALS = ChroniclesWorking(
    effect=Crystals,
    happen=crystals,
    possible=lambda mat, effect, _context: effect.count > 0 or mat.crystals > 0,
)
GUARD = ChroniclesWorking(
    effect=PreventLooting,
    happen=guard,
    possible=lambda mat, _effect, _context: any(isinstance(t, Looting) for t in mat.todo),
)
WORKINGS = (GLASS, DECK, REROLL, BORROW, GIVE_BACK, RECOVER, UNCHECK, CRYSTALS, GUARD)
