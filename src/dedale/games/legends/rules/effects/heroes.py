"""Effects on heroes: icons, dust, resistance, cards, and where they stand."""

from msgspec.structs import replace

from dedale.games.legends.actions import Help, LegendsAction, PickCard, Stand
from dedale.games.legends.effects import (
    AddIcon,
    Draw,
    Dust,
    Fetch,
    Heal,
    HeroTo,
    Lose,
    SwapHeroes,
    Where,
    Who,
)
from dedale.games.legends.events import Fetched
from dedale.games.legends.rules.heroes import (
    draw,
    full,
    gain,
    heal,
    hero_of,
    lacking,
    lose,
    recover,
    seats_in_turn,
)
from dedale.games.legends.rules.now import LegendsWorking, Look, Now
from dedale.games.legends.rules.path import CASTLE, flee, teleport
from dedale.games.legends.rules.questions import Ask, asked_alike, asked_by, leader
from dedale.games.legends.rules.resolve import heroes_for
from dedale.games.legends.tasks import Context, Fetching, Placing, Rolling, Splitting


def add_icon(now: Now, effect: AddIcon, context: Context) -> None:
    """LG-POOL-2: icons come into the pool of the hero who acts."""
    gain(now, context.hero, effect.icon, effect.count, effect.reach)


ADD_ICON = LegendsWorking(effect=AddIcon, happen=add_icon)


def dust(now: Now, effect: Dust, context: Context) -> None:
    """LG-DUST-4, LG-FAIRY-16: dust is recovered, by one hero or by several."""
    for hero in receivers(now, effect, context):
        recover(now, hero, now.boards[hero].inactive if effect.count is None else effect.count)


def dust_helps(mat: Look, effect: Dust, context: Context) -> bool:
    """LG-ACT-9: somebody whom it is for has dust to recover."""
    if effect.who is Who.SELF:
        board = mat.boards[context.hero]
        return board.inactive > 0 or bool(board.pool.altered)
    return any(board.inactive for board in mat.boards)


def dust_offers(mat: Look, effect: Dust, task: Splitting) -> tuple[LegendsAction, ...]:
    """LG-FAIRY-16: every hero with dust to recover, and no consent."""
    return tuple(Help(board.hero) for board in mat.boards if board.inactive)


def dust_given(now: Now, effect: Dust, task: Splitting, action: Help) -> None:
    """LG-FAIRY-16: one for this hero, and on."""
    recover(now, hero_of(now, action.hero), 1)
    split_on(now, task)


def receivers(now: Now, effect: Dust | Heal, context: Context) -> list[int]:
    """LG-FAIRY-16: those whom it is for; none yet where it is given one by one to the chosen."""
    if effect.who is not Who.SPLIT:
        return heroes_for(now, effect.who, context)
    assert effect.count is not None, "checks.py refuses it"
    now.do(Splitting(effect, effect.count))
    return []


def split_on(now: Now, task: Splitting) -> None:
    """LG-FAIRY-16: what is left is given, too."""
    if task.left > 1:
        now.do(replace(task, left=task.left - 1))


DUST = LegendsWorking(
    effect=Dust, happen=dust, possible=dust_helps, offers=dust_offers, answer=dust_given
)


def healing(now: Now, effect: Heal, context: Context) -> None:
    """LG-HERO-6, LG-FAIRY-16: resistance comes back, to one hero or to several."""
    for hero in receivers(now, effect, context):
        heal(now, hero, lacking(now, hero) if effect.count is None else effect.count)


def heal_helps(mat: Look, effect: Heal, context: Context) -> bool:
    """LG-ACT-9: somebody whom it is for lacks resistance."""
    heroes = [context.hero] if effect.who is Who.SELF else range(len(mat.boards))
    return any(mat.boards[each].resistance < full(mat, each) for each in heroes)


def heal_offers(mat: Look, effect: Heal, task: Splitting) -> tuple[LegendsAction, ...]:
    """LG-FAIRY-16: every hero who lacks resistance, and no consent."""
    return tuple(
        Help(board.hero)
        for hero, board in enumerate(mat.boards)
        if board.resistance < full(mat, hero)
    )


def healed(now: Now, effect: Heal, task: Splitting, action: Help) -> None:
    """LG-FAIRY-16: one for this hero, and on."""
    heal(now, hero_of(now, action.hero), 1)
    split_on(now, task)


HEAL = LegendsWorking(
    effect=Heal, happen=healing, possible=heal_helps, offers=heal_offers, answer=healed
)


def drawing(now: Now, effect: Draw, context: Context) -> None:
    """LG-CARD-4, LG-SOLO-10: cards are drawn; where each player draws, each deck gives once."""
    seats = seats_in_turn(now) if effect.who is Who.EACH else [now.seat_of(context.hero)]
    for seat in seats:
        draw(now, seat, effect.count)


def can_draw(mat: Look, effect: object, context: Context) -> bool:
    """LG-CARD-6, LG-CH5-21: there is something to draw."""
    piles = mat.piles[mat.boards[context.hero].seat]
    return bool(piles.deck or piles.discard)


DRAW = LegendsWorking(effect=Draw, happen=drawing, possible=can_draw)


def losing(now: Now, effect: Lose, context: Context) -> None:
    """LG-HERO-8, LG-EVENT-2: resistance is lost, whatever shields there are."""
    for each in heroes_for(now, effect.who, context):
        lose(now, each, effect.count)


LOSE = LegendsWorking(effect=Lose, happen=losing)


def fetching(now: Now, effect: Fetch, context: Context) -> None:
    """LG-FAIRY-17: a card of the hero's own cards is looked for."""
    now.do(Fetching(context.hero))


def fetch_offers(mat: Look, effect: object, task: Fetching) -> tuple[LegendsAction, ...]:
    """LG-FAIRY-17: any card of one's own deck or discard pile."""
    piles = mat.piles[mat.boards[task.hero].seat]
    deck = [PickCard(card) for card in sorted(set(piles.deck))]
    return (*deck, *(PickCard(card, discarded=True) for card in sorted(set(piles.discard))))


def fetch(now: Now, effect: object, task: Fetching, action: PickCard) -> None:
    """LG-FAIRY-17: the card comes to the hand, and that pile is shuffled."""
    seat = now.seat_of(task.hero)
    piles = now.piles[seat]
    pile = list(piles.discard if action.discarded else piles.deck)
    pile.remove(action.card)
    now.lay(seat, hand=(*piles.hand, action.card))
    if action.discarded:
        now.lay(seat, discard=tuple(pile))
    else:
        now.lay(seat, deck=now.rng.shuffle(sorted(pile)), known=0)
    now.tell(Fetched(seat=seat, card=action.card))


FETCH = LegendsWorking(
    effect=Fetch, happen=fetching, possible=can_draw, offers=fetch_offers, answer=fetch
)


def swap_heroes(now: Now, effect: SwapHeroes, context: Context) -> None:
    """LG-FAIRY-14, LG-MOVE-7: two heroes exchange cells."""
    hero, helped, _ = context
    assert helped is not None  # who it is was asked before (LG-POOL-13)
    own, other = now.boards[hero].cell, now.boards[helped].cell
    teleport(now, hero, other)
    teleport(now, helped, own)


def can_swap_heroes(mat: Look, effect: SwapHeroes, context: Context) -> bool:
    """LG-FAIRY-14: another hero stands on another cell, and can be asked."""
    return any(
        board.cell != mat.boards[context.hero].cell and board.seat not in mat.refusing
        for board in mat.boards
    )


SWAP_HEROES = LegendsWorking(effect=SwapHeroes, happen=swap_heroes, possible=can_swap_heroes)


def hero_to(now: Now, effect: HeroTo, context: Context) -> None:
    """LG-EVENT-3, LG-CH2-34, LG-CH4-18, LG-CH4-19: heroes are put somewhere."""
    if effect.where is Where.DIE:
        now.do(Rolling(effect, context.hero))
        return
    heroes = heroes_for(now, effect.who, context)
    if effect.where is Where.CHOICE:
        now.do(*(Placing(each) for each in heroes))
        return
    for each in heroes:
        if effect.where is Where.LEFT:
            flee(now, each)
        else:
            teleport(now, each, CASTLE)


def landed_heroes(now: Now, effect: HeroTo, context: Context, face: int) -> None:
    """LG-CH4-18: all heroes go where the die says."""
    for each in heroes_for(now, effect.who, context):
        teleport(now, each, face)


def stand_offers(mat: Look, effect: object, task: Placing) -> tuple[LegendsAction, ...]:
    """LG-CH4-19: any cell, or where the hero stands."""
    return tuple(Stand(cell) for cell in range(1, CASTLE + 1))


def stand(now: Now, effect: object, task: Placing, action: Stand) -> None:
    """LG-MOVE-7: the hero is put there."""
    teleport(now, task.hero, action.cell)


HERO_TO = LegendsWorking(
    effect=HeroTo, happen=hero_to, offers=stand_offers, answer=stand, lands=landed_heroes
)

WORKINGS = (ADD_ICON, DUST, HEAL, DRAW, LOSE, FETCH, SWAP_HEROES, HERO_TO)
QUESTIONS = {
    Splitting: asked_alike(Ask.SPLIT, "LG-FAIRY-16"),
    Fetching: asked_by(FETCH, Ask.FETCH, "LG-FAIRY-17"),
    Placing: asked_by(HERO_TO, Ask.POSITION, "LG-CH4-19", leader),
}
