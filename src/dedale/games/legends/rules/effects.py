"""What effects do: one function each. Those of a chapter stand with the chapter."""

from collections.abc import Callable
from typing import Any

from dedale.core.records import with_item
from dedale.games.legends.effects import (
    THREATS,
    AddIcon,
    AnyEffect,
    DieAfter,
    DieBefore,
    Draw,
    Dust,
    Either,
    Fetch,
    Gain,
    Heal,
    HeroTo,
    Hit,
    Lose,
    MoveCards,
    Peek,
    PlaceToken,
    PlaceTrap,
    RemoveThreat,
    Repeat,
    Reveal,
    RevealNow,
    Roll,
    Source,
    SwapHeroes,
    SwapMonsters,
    Token,
    Weaken,
    What,
    Where,
    Who,
)
from dedale.games.legends.events import Nothing, Peeked, TokenPlaced
from dedale.games.legends.rules import fight
from dedale.games.legends.rules.heroes import (
    draw,
    full,
    gain,
    heal,
    in_turn,
    lose,
    recover,
    seats_in_turn,
)
from dedale.games.legends.rules.now import Mat, Now
from dedale.games.legends.rules.passage import monsters, movable
from dedale.games.legends.rules.path import CASTLE, flee, teleport
from dedale.games.legends.rules.reveal import reveal_card
from dedale.games.legends.rules.rewards import room, sanctuary
from dedale.games.legends.tasks import (
    Aiming,
    Choosing,
    Fetching,
    Peeking,
    Repeating,
    Resolve,
    Reward,
    Rolling,
    Slotting,
    Splitting,
    Standing,
)

FIRES = 15
"""LG-CH1-1: the fire tokens that there are."""

Happens = Callable[[Now, Any, int, int], None]
"""An effect happens, for a hero; the last number is the hero that was chosen for it, or -1."""

EFFECTS: dict[type[AnyEffect], Happens] = {}
LANDS: dict[type[AnyEffect], Callable[[Now, Any, int, int, int], None]] = {}
"""What a roll for an effect leads to: the table, the effect, the hero, the face, the target."""
POSSIBLE: dict[type[AnyEffect], Callable[[Mat, Any, int], bool]] = {}
"""LG-LOC-6, LG-ACT-9: whether an effect would do anything at all for a hero."""


def resolve(now: Now, effects: tuple[AnyEffect, ...], hero: int, helped: int = -1) -> None:
    """LG-POOL-6, LG-REW-8: effects happen as they are written; rewards are chosen in any order."""
    gains = []
    for index, effect in enumerate(effects):
        if isinstance(effect, Gain) and effect.who is not Who.EACH:
            gains.append(effect)
            continue
        before = len(now.todo)
        EFFECTS[type(effect)](now, effect, hero, helped)
        if len(now.todo) > before:  # it waits for something: the others come after it
            rest = (*gains, *effects[index + 1 :])
            if rest:
                now.todo.insert(before, Resolve(rest, hero, helped))
            return
    if gains:
        now.do(Reward(hero, tuple(gains)))


def possible(mat: Mat, effects: tuple[AnyEffect, ...], hero: int) -> bool:
    """LG-ACT-9: whether any of these effects would do something."""
    for effect in effects:
        ask = POSSIBLE.get(type(effect))
        if ask is None or ask(mat, effect, hero):
            return True
    return False


def heroes_for(now: Now, who: Who, hero: int, helped: int) -> list[int]:
    """Whom an effect is for."""
    if who is Who.EACH:
        return in_turn(now)
    return [helped if who is Who.ANY and helped >= 0 else hero]


def add_icon(now: Now, effect: AddIcon, hero: int, helped: int) -> None:
    """LG-POOL-2."""
    gain(now, hero, effect.icon, effect.count, effect.reach)


def dust(now: Now, effect: Dust, hero: int, helped: int) -> None:
    """LG-DUST-4, LG-FAIRY-16."""
    if effect.who is Who.SPLIT:
        now.do(Splitting(effect, effect.count))
        return
    for each in heroes_for(now, effect.who, hero, helped):
        recover(now, each, effect.count)


def healing(now: Now, effect: Heal, hero: int, helped: int) -> None:
    """LG-HERO-6, LG-FAIRY-16."""
    if effect.who is Who.SPLIT:
        now.do(Splitting(effect, effect.count))
        return
    for each in heroes_for(now, effect.who, hero, helped):
        heal(now, each, effect.count)


def drawing(now: Now, effect: Draw, hero: int, helped: int) -> None:
    """LG-CARD-4, LG-SOLO-10: each deck once."""
    seats = seats_in_turn(now) if effect.who is Who.EACH else [now.seat_of(hero)]
    for seat in seats:
        draw(now, seat, effect.count)


def losing(now: Now, effect: Lose, hero: int, helped: int) -> None:
    """LG-HERO-8, LG-EVENT-2."""
    for each in heroes_for(now, effect.who, hero, helped):
        lose(now, each, effect.count)


def gaining(now: Now, effect: Gain, hero: int, helped: int) -> None:
    """LG-REW-2: every player may take one, in turn order."""
    now.do(*(Reward(each, (effect,)) for each in in_turn(now)))


def hitting(now: Now, effect: Hit, hero: int, helped: int) -> None:
    """LG-FIGHT-1: a device looks for its target."""
    now.do(Aiming(effect, hero))


def rolling(now: Now, effect: AnyEffect, hero: int, helped: int) -> None:
    """LG-EVENT-1, LG-CH2-15, LG-CH3-24, LG-CH3-28: the die decides."""
    now.do(Rolling(effect, hero))


def landed_table(now: Now, effect: Roll, hero: int, face: int, cell: int) -> None:
    """LG-CH2-15, LG-CH4-13, LG-CH5-26: the entry of the table happens."""
    for entry in effect.table:
        if face in entry.faces and entry.effects:
            now.do(Resolve(entry.effects, hero))


def landed_hit(now: Now, effect: Hit, hero: int, face: int, cell: int) -> None:
    """LG-CH1-9: the die says how hard the device hits."""
    fight.device(now, hero, cell, effect, effect.dice[face - 1])


def landed_token(now: Now, effect: PlaceToken, hero: int, face: int, cell: int) -> None:
    """LG-EVENT-1, LG-EVENT-4, LG-EVENT-5: a token lies where the die says."""
    match effect.token:
        case Token.CAVE_IN:
            now.cave_in = face
        case Token.DARKNESS:
            now.fit(face, dark=True, dark_above=True)
        case Token.MUD:
            now.stage_with(mud=face)  # LG-CH1-22, LG-CH5-27
        case Token.FIRE:
            if fires_on(now) >= FIRES:
                now.tell(Nothing(card="fire"))
                return
            now.fit(face, fires=now.spots[face - 1].fires + 1)  # LG-CH1-14
        case _:
            if now.threats[face - 1] is not None:
                now.tell(Nothing(card=f"threat-{effect.token}"))
                return
            now.threats = with_item(now.threats, face - 1, effect.token)
    now.tell(TokenPlaced(token=effect.token, cell=face))


def fires_on(mat: Mat) -> int:
    """LG-CH1-14: the fires on the mat; the others are in the reserve."""
    return sum(spot.fires for spot in mat.spots) + sum(
        c is not None and c.fire for c in mat.passage
    )


def peeking(now: Now, effect: Peek, hero: int, helped: int) -> None:
    """LG-END-4, LG-SEE-6: all look at the top cards of the game deck."""
    cards = now.deck[: effect.count]
    if not cards:
        return
    now.deck = now.deck[len(cards) :]
    now.known = max(0, now.known - len(cards))
    now.sunk = min(now.sunk, len(now.deck))
    now.reveals = True
    now.tell(Peeked(cards=cards, count=len(cards)))
    now.do(Peeking(cards, effect.order))


def reveals(now: Now, effect: Reveal, hero: int, helped: int) -> None:
    """LG-TURN-9, LG-FAIRY-9: more or fewer cards at the end of this turn."""
    if effect.count < 0:
        now.skipped = True
    else:
        now.extra += effect.count


def reveal_now(now: Now, effect: RevealNow, hero: int, helped: int) -> None:
    """LG-TURN-11: a card at once, beside the ordinary ones."""
    reveal_card(now)


def fetching(now: Now, effect: Fetch, hero: int, helped: int) -> None:
    """LG-FAIRY-17."""
    now.do(Fetching(hero))


def repeating(now: Now, effect: Repeat, hero: int, helped: int) -> None:
    """LG-FAIRY-8."""
    now.do(Repeating(hero))


def aiming(now: Now, effect: AnyEffect, hero: int, helped: int) -> None:
    """LG-FAIRY-13, LG-FAIRY-15, LG-EVENT-8, LG-CH2-16, LG-CH5-20: a cell is chosen."""
    now.do(Aiming(effect, hero))


def swap_heroes(now: Now, effect: SwapHeroes, hero: int, helped: int) -> None:
    """LG-FAIRY-14, LG-MOVE-7: two heroes exchange cells."""
    own, other = now.boards[hero].cell, now.boards[helped].cell
    teleport(now, hero, other)
    teleport(now, helped, own)


def trapping(now: Now, effect: PlaceTrap, hero: int, helped: int) -> None:
    """LG-TRAP-2: a slot is chosen."""
    now.do(Slotting(effect))


def hero_to(now: Now, effect: HeroTo, hero: int, helped: int) -> None:
    """LG-EVENT-3, LG-CH2-34, LG-CH4-18, LG-CH4-19: heroes are put somewhere."""
    if effect.where is Where.DIE:
        now.do(Rolling(effect, hero))
        return
    heroes = heroes_for(now, effect.who, hero, helped)
    if effect.where is Where.CHOICE:
        now.do(*(Standing(each) for each in heroes))
        return
    for each in heroes:
        if effect.where is Where.LEFT:
            flee(now, each)
        else:
            teleport(now, each, CASTLE)


def landed_heroes(now: Now, effect: HeroTo, hero: int, face: int, cell: int) -> None:
    """LG-CH4-18: all heroes go where the die says."""
    for each in heroes_for(now, effect.who, hero, -1):
        teleport(now, each, face)


def choosing(now: Now, effect: Either, hero: int, helped: int) -> None:
    """LG-CH2-33, LG-CH5-30, LG-CH5-31: the active player chooses, or each player does."""
    heroes = in_turn(now) if effect.who is Who.EACH else [hero]
    now.do(*(Choosing(effect, each) for each in heroes))


def never(mat: Mat, effect: DieBefore | DieAfter, hero: int) -> bool:
    """LG-FAIRY-10, LG-FAIRY-11: these fairies help only when the die is rolled."""
    return False


def dust_helps(mat: Mat, effect: Dust, hero: int) -> bool:
    """LG-ACT-9."""
    if effect.who is Who.SELF:
        return mat.boards[hero].inactive > 0 or bool(mat.boards[hero].pool.altered)
    return any(board.inactive for board in mat.boards)


def heal_helps(mat: Mat, effect: Heal, hero: int) -> bool:
    """LG-ACT-9."""
    heroes = [hero] if effect.who is Who.SELF else range(len(mat.boards))
    return any(mat.boards[each].resistance < full(mat, each) for each in heroes)


def can_draw(mat: Mat, effect: Draw | Fetch, hero: int) -> bool:
    """LG-CARD-6: there is something to draw."""
    piles = mat.piles[mat.boards[hero].seat]
    return bool(piles.deck or piles.discard)


def can_gain(mat: Mat, effect: Gain, hero: int) -> bool:
    """LG-LOC-12, LG-REW-5: there is something to take, and room for it."""
    if effect.what is What.FAIRY:
        here = sanctuary(mat, hero) if effect.source is Source.SANCTUARY else mat.fair
        return room(mat, hero) and bool(here)
    return bool(mat.market)


def can_swap_heroes(mat: Mat, effect: SwapHeroes, hero: int) -> bool:
    """LG-FAIRY-14: another hero stands on another cell, and can be asked."""
    return any(
        board.cell != mat.boards[hero].cell and board.seat not in mat.refusing
        for board in mat.boards
    )


def can_repeat(mat: Mat, effect: Repeat, hero: int) -> bool:
    """LG-FAIRY-8, LG-FAIRY-E2: a card was played that can be paid again."""
    return bool(repeatable(mat, hero))


def repeatable(mat: Mat, hero: int) -> list[tuple[str, int]]:
    """LG-FAIRY-8, LG-CH4-27: the cards of the played zone, as they were played."""
    board, box = mat.boards[hero], mat.box
    played = dict.fromkeys((p.card, p.option) for p in mat.piles[board.seat].played)
    return [
        (card, option)
        for card, option in played
        if card not in box.madness and box.cards[card].options[option].cost.dust <= board.usable
    ]


def can_trap(mat: Mat, effect: PlaceTrap, hero: int) -> bool:
    """LG-TRAP-E1, LG-TRAP-E2: the token is free, and so is a slot."""
    return 0 in mat.traps and effect.number not in mat.traps


EFFECTS |= {
    AddIcon: add_icon,
    Dust: dust,
    Heal: healing,
    Draw: drawing,
    Lose: losing,
    Gain: gaining,
    Hit: hitting,
    Roll: rolling,
    PlaceToken: rolling,
    Peek: peeking,
    Reveal: reveals,
    RevealNow: reveal_now,
    Fetch: fetching,
    Repeat: repeating,
    Weaken: aiming,
    SwapMonsters: aiming,
    RemoveThreat: aiming,
    MoveCards: aiming,
    SwapHeroes: swap_heroes,
    PlaceTrap: trapping,
    HeroTo: hero_to,
    Either: choosing,
}
LANDS |= {Roll: landed_table, Hit: landed_hit, PlaceToken: landed_token, HeroTo: landed_heroes}
POSSIBLE |= {
    DieBefore: never,
    DieAfter: never,
    Dust: dust_helps,
    Heal: heal_helps,
    Draw: can_draw,
    Gain: can_gain,
    Hit: lambda mat, effect, hero: bool(fight.devices(mat, effect)),
    Peek: lambda mat, effect, hero: bool(mat.deck),
    RevealNow: lambda mat, effect, hero: bool(mat.deck),
    Fetch: can_draw,
    Repeat: can_repeat,
    Weaken: lambda mat, effect, hero: bool(monsters(mat)),
    SwapMonsters: lambda mat, effect, hero: len(monsters(mat)) > 1,  # LG-FAIRY-E5
    RemoveThreat: lambda mat, effect, hero: any(threat in THREATS for threat in mat.threats),
    SwapHeroes: can_swap_heroes,
    MoveCards: lambda mat, effect, hero: bool(movable(mat, effect)),
    PlaceTrap: can_trap,
}
