"""The actions of a turn: what is offered, and what they do (LG-ACT, LG-TURN-3)."""

from collections.abc import Callable
from typing import Any

from dedale.games.legends.actions import (
    Attack,
    ClearCaveIn,
    ClearDarkness,
    DiscardThree,
    EndTurn,
    GiveMagma,
    Guard,
    LegendsAction,
    Move,
    PickCard,
    Play,
    SwapBuckets,
    TakeUp,
    Teleport,
    Transmute,
    UseFairy,
    UsePlace,
    UseSkill,
    Weapon,
    plays_of,
)
from dedale.games.legends.content import PlaceCard
from dedale.games.legends.effects import Basic, Icon, Option, SwapHeroes, Who
from dedale.games.legends.events import (
    CardPlayed,
    CardRepeated,
    CaveInCleared,
    DarknessCleared,
    PlaceUsed,
    SkillUsed,
    TakenUp,
    ThreeDiscarded,
)
from dedale.games.legends.rules import path
from dedale.games.legends.rules.fight import attacks
from dedale.games.legends.rules.heroes import (
    gain,
    hero_of,
    pay,
    payable,
    recover,
    spend,
    take_from_hand,
    use,
)
from dedale.games.legends.rules.now import Look, Now
from dedale.games.legends.rules.passage import CELLS, remove_threat
from dedale.games.legends.rules.path import CASTLE, steps, teleport
from dedale.games.legends.rules.resolve import possible, resolve
from dedale.games.legends.rules.rewards import let_fly
from dedale.games.legends.rules.settle import end_turn
from dedale.games.legends.state import PlayedCard, Spot
from dedale.games.legends.tasks import Altering, Asking, Attacking, Context, Helping, Paying

MOST_DEEDS = 150
DARKNESS = 3
CAVE_IN = 3
THREE = 3
GUARD = "castle"
"""LG-LOC-7: cell 7 is used like a place."""

TELEPORTS = tuple(Teleport(cell) for cell in range(1, CASTLE + 1))
THREES = tuple(DiscardThree(icon) for icon in Basic)
END, TRANSMUTE = EndTurn(), Transmute()


def offers(mat: Look) -> list[LegendsAction]:
    """LG-ACT-2: everything that the acting hero can do now."""
    hand = mat.piles[mat.active].hand
    mad = [card for card in hand if card in mat.box.madness] if mat.box.madness else []
    found = plays(mat, hand)
    if mat.deeds >= MOST_DEEDS:  # LG-ACT-32
        found = [play for play in found if isinstance(play, Play) and play.card in mad]
    else:
        found += skills(mat)
        fairies = dict.fromkeys(mat.board.fairies)
        found += [UseFairy(card) for card in fairies if may_use(mat, card)]
        found += steps(mat)
        found += pool_offers(mat)
        found += attacks(mat)
        found += places(mat)
        found += mat.hooks.offers(mat)
        if len(hand) - len(mad) >= THREE:
            found += THREES
        if mat.solo and not mat.switched:
            found.append(TakeUp(mat.boards[1 - mat.acting].hero))
    if not mad:
        found.append(END)  # LG-CH4-25
    return found


def plays(mat: Look, hand: tuple[str, ...]) -> list[LegendsAction]:
    """LG-CARD-9, LG-ITEM-E1: each card of the hand, for each option that can be paid."""
    found: list[LegendsAction] = []
    box, usable = mat.box, mat.board.usable
    for card in dict.fromkeys(hand):
        options = box.cards[card].options
        ways = plays_of(card, len(options))
        if card in box.madness:
            mad = [w for w in ways if possible(mat, options[w.option].effects, mat.acting)]
            found += mad or ways[:1]  # LG-CH4-26
        else:
            found += [way for way in ways if options[way.option].cost.dust <= usable]
    return found


def skills(mat: Look) -> list[LegendsAction]:
    """LG-SKILL-3 to LG-SKILL-6: the next step of the track, or any of several."""
    board = mat.board
    if board.track is None or board.used >= 3:
        return []
    track = mat.box.tracks[board.track]
    numbers = range(len(track.uses)) if track.free else (board.used,)
    return [
        UseSkill(number if track.free else 0)
        for number in numbers
        if possible(mat, track.uses[number].effects, mat.acting)
    ]


def may_use(mat: Look, card: str) -> bool:
    """LG-FAIRY-3, LG-ACT-9: whether a fairy would do something now."""
    return possible(mat, mat.box.fairies[card].effects, mat.acting)


def pool_offers(mat: Look) -> list[LegendsAction]:
    """LG-MOVE-3, LG-POOL-8, LG-LOC-8, LG-LOC-9, LG-CH2-20: what icons and dust allow."""
    board = mat.board
    found: list[LegendsAction] = []
    if board.pool.teleport:
        found += [port for port in TELEPORTS if port.cell != board.cell]  # LG-MOVE-E3
    if board.pool.transmute:
        found.append(TRANSMUTE)
    if board.cell <= CELLS:
        spot = mat.spots[board.cell - 1]
        if spot.dark and board.usable >= DARKNESS and (spot.dark_above or not spot.sabotaged):
            found.append(ClearDarkness())
        if mat.cave_in == board.cell and board.pool.sword >= CAVE_IN:
            found.append(ClearCaveIn())
    return found


def fresh(mat: Look, place: str) -> bool:
    """LG-LOC-2, LG-LOC-3: not used in this turn, or to be used again."""
    return place not in mat.visited or mat.board.pool.reuse > 0


def usable(spot: Spot) -> bool:
    """LG-LOC-4, LG-CH2-19: neither dark nor sabotaged."""
    return not spot.dark and not spot.sabotaged


def places(mat: Look) -> list[LegendsAction]:
    """LG-LOC-1 to LG-LOC-7: what the place beside the hero offers."""
    board = mat.board
    if board.cell == CASTLE:
        if not any(mat.threats) or not fresh(mat, GUARD):
            return []
        return [Guard(cell) for cell in range(1, CELLS + 1) if mat.threats[cell - 1]]
    spot = mat.spots[board.cell - 1]
    place: PlaceCard = mat.box.places[spot.place]
    if not place.options or not usable(spot) or not fresh(mat, spot.place):
        return []
    return [
        UsePlace(number)
        for number, option in enumerate(place.options)
        if payable(mat, board, option.cost) and possible(mat, option.effects, mat.acting)
    ]


def begin(now: Now, action: LegendsAction) -> None:
    """An action of the turn: what it needs is asked first, then it happens."""
    now.deeds += 1
    now.switched = isinstance(action, TakeUp)
    cards = cards_for(now, action)
    if cards:
        now.do(Paying(action, cards))
    elif isinstance(action, SwapBuckets | GiveMagma):
        with_consent(now, action, hero_of(now, action.hero))
    else:
        prepare(now, action)


def prepare(now: Now, action: LegendsAction) -> None:
    """LG-POOL-13: which hero it is for, where that is to be chosen; then it happens."""
    if for_any(now, action):
        now.do(Helping(action))
    else:
        perform(now, action)


def cards_for(now: Now, action: LegendsAction) -> int:
    """The cards that an action costs."""
    match action:
        case DiscardThree():
            return THREE
        case UsePlace(option):
            return option_of(now, option).cost.cards
    return 0


def for_any(now: Now, action: LegendsAction) -> bool:
    """LG-POOL-13: whether an action has an effect for a chosen hero."""
    match action:
        case Play(card, option) | PickCard(card, option):
            effects = now.box.cards[card].options[option].effects
        case UseFairy(card):
            effects = now.box.fairies[card].effects
        case _:
            return False
    return any(
        isinstance(effect, SwapHeroes) or getattr(effect, "who", None) is Who.ANY
        for effect in effects
    )


def with_consent(now: Now, action: LegendsAction, hero: int) -> None:
    """LG-ACT-20, LG-ACT-21, LG-SOLO-12: another player is asked, unless that is settled."""
    seat = now.seat_of(hero)
    if seat == now.active or seat in now.agreeing:
        perform(now, action, hero)
    else:
        now.do(Asking(action, hero))


def perform(now: Now, action: LegendsAction, helped: int | None = None) -> None:
    """The action happens, perhaps with a hero that was chosen for it."""
    match action:
        case Play():
            play(now, action, helped)
        case UseFairy(card):
            effects = now.box.fairies[card].effects
            let_fly(now, now.acting, card)
            resolve(now, effects, Context(now.acting, helped))
        case PickCard():
            repeat(now, action, helped)
        case _:
            table = DEEDS if type(action) in DEEDS else now.hooks.perform
            table[type(action)](now, action)


def play(now: Now, action: Play, helped: int | None) -> None:
    """LG-CARD-3, LG-CARD-9, LG-ITEM-3: a card is played for the acting hero."""
    hero, seat = now.acting, now.active
    option = now.box.cards[action.card].options[action.option]
    take_from_hand(now, seat, action.card)
    played = PlayedCard(card=action.card, option=action.option, hero=hero)
    now.lay(seat, played=(*now.piles[seat].played, played))
    told = CardPlayed(hero=now.name(hero), card=action.card, option=action.option)
    pay(now, hero, option.cost, told)
    if action.card not in now.box.madness or possible(now, option.effects, hero):
        resolve(now, option.effects, Context(hero, helped))


def repeat(now: Now, action: PickCard, helped: int | None) -> None:
    """LG-FAIRY-8: a played card happens again; a bottom cost is paid again."""
    hero = now.acting
    option = now.box.cards[action.card].options[action.option]
    told = CardRepeated(hero=now.name(hero), card=action.card, option=action.option)
    pay(now, hero, option.cost, told)
    resolve(now, option.effects, Context(hero, helped))


def discard_three(now: Now, action: DiscardThree) -> None:
    """LG-CARD-10: three cards are paid, and one icon is gained."""
    now.tell(ThreeDiscarded(hero=now.board.hero, icon=action.icon))
    if action.icon is Basic.DUST:
        recover(now, now.acting, 1)
    else:
        gain(now, now.acting, Icon(action.icon.value), 1)


def use_skill(now: Now, action: UseSkill) -> None:
    """LG-SKILL-3 to LG-SKILL-5: the marker moves on."""
    board = now.board
    assert board.track is not None
    track = now.box.tracks[board.track]
    effects = track.uses[action.option if track.free else board.used].effects
    now.change(now.acting, used=board.used + 1)
    now.tell(SkillUsed(hero=board.hero, card=track.id, left=2 - board.used))
    resolve(now, effects, Context(now.acting))


def ask_alter(now: Now, action: Transmute) -> None:
    """LG-POOL-8: what turns into what."""
    now.do(Altering())


def move(now: Now, action: Move) -> None:
    """LG-MOVE-1: the hero walks a step."""
    path.walk(now, action)


def jump(now: Now, action: Teleport) -> None:
    """LG-MOVE-3: the hero goes to any cell."""
    use(now, now.acting, Icon.TELEPORT, 1)
    teleport(now, now.acting, action.cell)


def attack(now: Now, action: Attack) -> None:
    """LG-ACT-6: the attack is put together; magma is thrown at once (LG-CH4-11)."""
    if action.way is Weapon.MAGMA:
        now.hooks.perform[Attack](now, action)
    else:
        now.do(Attacking(action.way, action.cell))


def option_of(now: Now, number: int) -> Option:
    """An option of the place beside the acting hero."""
    return now.box.places[now.spots[now.board.cell - 1].place].options[number]


def visit(now: Now, place: str) -> None:
    """LG-LOC-2, LG-LOC-3: a place is used; once more costs a reuse icon."""
    if place in now.visited:
        use(now, now.acting, Icon.REUSE, 1)
    else:
        now.visited = (*now.visited, place)


def use_place(now: Now, action: UsePlace) -> None:
    """LG-LOC-5: one of its actions, paid in full; cards are paid already."""
    option, number = option_of(now, action.option), now.board.cell
    place = now.spots[number - 1].place
    visit(now, place)
    now.hooks.visited(now, number)
    told = PlaceUsed(hero=now.board.hero, place=place, option=action.option)
    pay(now, now.acting, option.cost, told)
    resolve(now, option.effects, Context(now.acting))


def guard(now: Now, action: Guard) -> None:
    """LG-LOC-7: a threat is removed from the castle."""
    visit(now, GUARD)
    remove_threat(now, action.cell)


def clear_darkness(now: Now, action: ClearDarkness) -> None:
    """LG-LOC-8: light costs dust, and does not use the place."""
    number = now.board.cell
    spend(now, now.acting, DARKNESS)
    now.fit(number, dark=False)
    now.tell(DarknessCleared(hero=now.board.hero, place=now.spots[number - 1].place))


def clear_cave_in(now: Now, action: ClearCaveIn) -> None:
    """LG-LOC-9: swords dig the cell free."""
    use(now, now.acting, Icon.SWORD, CAVE_IN)
    now.cave_in = None
    now.tell(CaveInCleared(hero=now.board.hero, cell=now.board.cell))


def take_up(now: Now, action: TakeUp) -> None:
    """LG-SOLO-5: the other hero acts."""
    now.acting = 1 - now.acting
    now.tell(TakenUp(hero=action.hero))


def end(now: Now, action: EndTurn) -> None:
    """LG-TURN-4: the player has done enough."""
    end_turn(now)


DEEDS: dict[type[LegendsAction], Callable[[Now, Any], None]] = {
    DiscardThree: discard_three,
    UseSkill: use_skill,
    Transmute: ask_alter,
    Move: move,
    Teleport: jump,
    Attack: attack,
    UsePlace: use_place,
    Guard: guard,
    ClearDarkness: clear_darkness,
    ClearCaveIn: clear_cave_in,
    TakeUp: take_up,
    EndTurn: end,
}
