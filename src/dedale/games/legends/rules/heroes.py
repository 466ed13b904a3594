"""Heroes, dust, decks and pools (LG-HERO, LG-DUST, LG-CARD, LG-POOL)."""

from collections.abc import Iterable

from msgspec.structs import replace

from dedale.core.records import Event, Seat
from dedale.games.legends.effects import FREE, Basic, Cost, Icon
from dedale.games.legends.events import (
    Altered,
    CardsDrawn,
    Discarded,
    Drawn,
    DustRecovered,
    DustSpent,
    Gained,
    Healed,
    Hurt,
    Reshuffled,
)
from dedale.games.legends.rules.now import Look, Now
from dedale.games.legends.state import Board, Hands, Pool

BASIC_ICONS = {Icon.SWORD: Basic.SWORD, Icon.SHIELD: Basic.SHIELD, Icon.BOOTS: Basic.BOOTS}


def in_turn(mat: Look) -> list[int]:
    """LG-EVENT-9: the heroes in turn order, from the active player."""
    seats = len(mat.piles)
    order = range(len(mat.boards))
    return sorted(order, key=lambda hero: ((mat.boards[hero].seat - mat.active) % seats, hero))


def seats_in_turn(mat: Look) -> list[Seat]:
    """LG-ACT-23: the seats in turn order, from the active player."""
    seats = len(mat.piles)
    return [Seat((mat.active + number) % seats) for number in range(seats)]


def hero_of(mat: Look, name: str) -> int:
    """The number of a hero, by its id."""
    return next(hero for hero, board in enumerate(mat.boards) if board.hero == name)


def full(mat: Look, hero: int) -> int:
    """LG-HERO-1: the resistance that a hero starts with."""
    return mat.box.heroes[mat.boards[hero].hero].resistance


def lacking(mat: Look, hero: int) -> int:
    """LG-HERO-6: the resistance that a hero has lost."""
    return full(mat, hero) - mat.boards[hero].resistance


def heal(now: Now, hero: int, count: int) -> None:
    """LG-HERO-6, LG-HERO-7: resistance comes back, up to the starting value."""
    board = now.boards[hero]
    gained = min(count, lacking(now, hero))
    if gained > 0:
        now.change(hero, resistance=board.resistance + gained)
        now.tell(Healed(hero=board.hero, count=gained))


def lose(now: Now, hero: int, count: int) -> None:
    """LG-HERO-8, LG-RET-1: resistance goes, down to 0, where the hero falls."""
    board = now.boards[hero]
    lost = min(count, board.resistance)
    if lost <= 0:
        return
    left = board.resistance - lost
    now.change(hero, resistance=left, down=board.down or left == 0)
    now.tell(Hurt(hero=board.hero, count=lost, left=left))


def recover(now: Now, hero: int, count: int) -> None:
    """LG-DUST-4, LG-POOL-10, LG-POOL-11: dust is recovered, or counts as something else."""
    kind = altered(now.boards[hero].pool, Basic.DUST)
    if kind is Basic.DUST:
        give_dust(now, hero, count)
    else:
        add(now, hero, Icon(kind.value), count)


def spend(now: Now, hero: int, count: int) -> None:
    """LG-DUST-3: dust is paid."""
    if count:
        board = now.boards[hero]
        now.change(hero, usable=board.usable - count, inactive=board.inactive + count)
        now.tell(DustSpent(hero=board.hero, count=count))


def altered(pool: Pool, kind: Basic) -> Basic:
    """LG-POOL-10, LG-POOL-12: what an icon counts as, after everything that was transmuted."""
    for source, target in pool.altered:
        if kind is source:
            kind = target
    return kind


def gain(now: Now, hero: int, icon: Icon, count: int, reach: int = 0) -> None:
    """LG-POOL-2: icons come into the pool, as what they count now."""
    basic = BASIC_ICONS.get(icon)
    if basic is None or not now.boards[hero].pool.altered:
        add(now, hero, icon, count, reach)
        return
    kind = altered(now.boards[hero].pool, basic)
    if kind is Basic.DUST:
        give_dust(now, hero, count)
    else:
        add(now, hero, Icon(kind.value), count)


def give_dust(now: Now, hero: int, count: int) -> None:
    """LG-DUST-4, LG-POOL-9: dust becomes usable at once, as far as there is any."""
    board = now.boards[hero]
    gained = min(count, board.inactive)
    if gained > 0:
        now.change(hero, usable=board.usable + gained, inactive=board.inactive - gained)
        now.tell(DustRecovered(hero=board.hero, count=gained))


def add(now: Now, hero: int, icon: Icon, count: int, reach: int = 0) -> None:
    """Icons lie in the pool."""
    pool = now.boards[hero].pool
    if icon is Icon.RANGED:
        one, two, three = pool.ranged
        by_reach = (
            one + count * (reach == 1),
            two + count * (reach == 2),
            three + count * (reach == 3),
        )
        now.change(hero, pool=replace(pool, ranged=by_reach))
    else:
        now.change(hero, pool=replace(pool, **{icon.value: getattr(pool, icon.value) + count}))
    now.tell(Gained(hero=now.name(hero), icon=icon, count=count, reach=reach))


def use(now: Now, hero: int, icon: Icon | Basic, count: int) -> None:
    """Icons leave the pool."""
    if count:
        pool = now.boards[hero].pool
        now.change(hero, pool=replace(pool, **{icon.value: getattr(pool, icon.value) - count}))


def use_ranged(now: Now, hero: int, count: int, distance: int) -> None:
    """LG-ACT-8: of the ranged icons that reach far enough, those of the smallest reach go first."""
    ranged = list(now.boards[hero].pool.ranged)
    for reach in range(distance, 4):
        spent = min(count, ranged[reach - 1])
        ranged[reach - 1] -= spent
        count -= spent
    now.change(hero, pool=replace(now.boards[hero].pool, ranged=(ranged[0], ranged[1], ranged[2])))


def transmute(now: Now, hero: int, source: Basic, target: Basic) -> None:
    """One icon counts as another, now and later (LG-POOL-8, LG-POOL-9, LG-POOL-11)."""
    pool = now.boards[hero].pool
    count = 0 if source is Basic.DUST else getattr(pool, source.value)
    changes = {} if source is Basic.DUST else {source.value: 0}
    pool = replace(pool, transmute=pool.transmute - 1, **changes)
    now.change(hero, pool=replace(pool, altered=(*pool.altered, (source, target))))
    now.tell(Altered(hero=now.name(hero), icon=source, into=target))
    if count and target is Basic.DUST:
        give_dust(now, hero, count)
    elif count:
        add(now, hero, Icon(target.value), count)


def payable(mat: Look, board: Board, cost: Cost) -> bool:
    """LG-DUST-5, LG-DUST-6: whether a hero can pay a cost in full, of its own."""
    pool = board.pool
    if cost.dust > board.usable or cost.sword > pool.sword or cost.shield > pool.shield:
        return False
    if cost.boots > pool.boots or cost.ranged > sum(pool.ranged):
        return False
    if cost.bucket and not board.bucket:
        return False
    return not cost.cards or cost.cards <= len(costs_in(mat, mat.piles[board.seat].hand))


def costs_in(mat: Look, hand: Iterable[str]) -> list[str]:
    """LG-CARD-13, LG-CH4-27: the cards of a hand that may be discarded as a cost."""
    return [card for card in hand if card not in mat.box.madness]


def pay(now: Now, hero: int, cost: Cost, told: Event | None = None) -> None:
    """LG-DUST-5, LG-CH2-9, LG-CH4-10: everything but cards, which are asked for one by one.

    What is paid for is told before the dust, which is told by itself.
    """
    if cost is not FREE:
        use_up(now, hero, cost)
    if told is not None:
        now.tell(told)
    spend(now, hero, cost.dust)


def use_up(now: Now, hero: int, cost: Cost) -> None:
    """LG-CH1-6, LG-CH1-11, LG-CH2-7 to LG-CH2-10, LG-CH4-10: icons and water go without a word."""
    use(now, hero, Icon.SWORD, cost.sword)
    use(now, hero, Icon.SHIELD, cost.shield)
    use(now, hero, Icon.BOOTS, cost.boots)
    if cost.ranged:
        use_ranged(now, hero, cost.ranged, 1)
    if cost.bucket:
        now.change(hero, bucket=False)


def draw(now: Now, seat: Seat, count: int) -> None:
    """LG-CARD-4 to LG-CARD-6, LG-SEE-5: cards come to the hand; an empty deck is reshuffled."""
    piles = now.piles[seat]
    deck, hand, discard, known = piles.deck, list(piles.hand), piles.discard, piles.known
    drawn: list[str] = []
    while len(drawn) < count and (deck or discard):
        if not deck:
            deck, discard = now.rng.shuffle(sorted(discard)), ()
            now.lay(seat, deck=(*drawn, *deck), discard=())  # what was drawn is told later
            if now.laid_down is not None and now.laid_down[0] == seat:  # LG-SEE-2
                now.laid_down = None
            now.tell(Reshuffled(seat=seat))
        drawn.append(deck[0])
        deck, known = deck[1:], max(0, known - 1)
    if not drawn:
        return
    now.reveals = True
    now.lay(seat, deck=deck, hand=(*hand, *drawn), discard=discard, known=known)
    now.tell(Drawn(seat=seat, count=len(drawn)))
    to = None if now.options.hands is Hands.OPEN else (seat,)
    now.tell(CardsDrawn(seat=seat, cards=tuple(drawn), to=to))


def refill_deck(now: Now, seat: Seat) -> None:
    """LG-CH5-24: an empty deck is reshuffled before its top card is shown."""
    piles = now.piles[seat]
    if not piles.deck and piles.discard:
        now.lay(seat, deck=now.rng.shuffle(sorted(piles.discard)), discard=())
        now.tell(Reshuffled(seat=seat))


def put_on_deck(now: Now, seat: Seat, card: str) -> None:
    """LG-REW-3, LG-SEE-5: a card lies on top of a deck, and everybody knows."""
    piles = now.piles[seat]
    now.lay(seat, deck=(card, *piles.deck), known=piles.known + 1)


def take_from_hand(now: Now, seat: Seat, card: str) -> None:
    """A card leaves a hand."""
    hand = list(now.piles[seat].hand)
    hand.remove(card)
    now.lay(seat, hand=tuple(hand))


def discard(now: Now, seat: Seat, card: str) -> None:
    """LG-CARD-12: a card goes from the hand to the discard pile at once."""
    take_from_hand(now, seat, card)
    now.lay(seat, discard=(*now.piles[seat].discard, card))
    now.tell(Discarded(seat=seat, card=card))
