"""Effects on the passage, its traps and the game deck."""

from msgspec.structs import replace

from dedale.core.records import with_item
from dedale.games.legends.actions import Aim, DeckEnd, LegendsAction, PickSlot, Put
from dedale.games.legends.content import Food, Monster
from dedale.games.legends.effects import (
    THREATS,
    AnyEffect,
    Hit,
    MoveCards,
    Order,
    PeekAtDeck,
    PlaceToken,
    PlaceTrap,
    RemoveThreat,
    Reveal,
    RevealNow,
    SwapMonsters,
    Token,
    Weaken,
)
from dedale.games.legends.events import (
    Nothing,
    PeekedAtDeck,
    PutBack,
    TokenPlaced,
    TrapPlaced,
    Weakened,
)
from dedale.games.legends.rules import fight
from dedale.games.legends.rules.now import LegendsWorking, Look, Now
from dedale.games.legends.rules.passage import (
    CELLS,
    monsters,
    movable,
    plain,
    remove_threat,
    swap,
    targets,
)
from dedale.games.legends.rules.questions import Ask, asked_alike, asked_by
from dedale.games.legends.rules.resolve import rolling
from dedale.games.legends.rules.reveal import reveal_card
from dedale.games.legends.tasks import Aiming, ChoosingSlot, Context, Peeking, Rolling

FIRES = 15
"""LG-CH1-1: how many fire tokens exist."""


def aiming(now: Now, effect: AnyEffect, context: Context) -> None:
    """LG-FIGHT-1, LG-FAIRY-13, LG-FAIRY-15, LG-EVENT-8, LG-CH2-16, LG-CH5-20: a cell is chosen."""
    now.do(Aiming(effect, context.hero))


def can_hit(mat: Look, effect: Hit, context: Context) -> bool:
    """LG-LOC-6: the device can hurt something."""
    return bool(fight.devices(mat, effect))


def hit_offers(mat: Look, effect: Hit, task: Aiming) -> tuple[LegendsAction, ...]:
    """LG-FIGHT-21: the cells that a device can hit."""
    return tuple(Aim(cell) for cell in fight.devices(mat, effect))


def hit(now: Now, effect: Hit, task: Aiming, action: Aim) -> None:
    """LG-FIGHT-13, LG-CH1-9: the device hits; of some, the die says how hard."""
    if effect.dice:
        now.do(Rolling(effect, task.hero, action.cell))
    else:
        fight.device(now, task.hero, action.cell, effect, effect.count)


def landed_hit(now: Now, effect: Hit, context: Context, face: int) -> None:
    """LG-CH1-9: the die says how hard the device hits."""
    assert context.cell is not None
    fight.device(now, context.hero, context.cell, effect, effect.dice[face - 1])


HIT = LegendsWorking(
    effect=Hit, happen=aiming, possible=can_hit, offers=hit_offers, answer=hit, lands=landed_hit
)


def any_monster(mat: Look, effect: Weaken, context: Context) -> bool:
    """LG-FAIRY-13, LG-CH5-12: there is a monster in the passage."""
    return bool(monsters(mat))


def weaken_offers(mat: Look, effect: Weaken, task: Aiming) -> tuple[LegendsAction, ...]:
    """LG-FAIRY-13: every monster of the passage."""
    return tuple(Aim(cell) for cell in monsters(mat))


def weaken(now: Now, effect: Weaken, task: Aiming, action: Aim) -> None:
    """LG-FAIRY-13: its claws and its armour are 1 lower until the turn ends."""
    card = now.card_on(action.cell)
    now.mark(action.cell, tamed=card.tamed + 1)
    now.tell(Weakened(card=card.card, cell=action.cell))


WEAKEN = LegendsWorking(
    effect=Weaken, happen=aiming, possible=any_monster, offers=weaken_offers, answer=weaken
)


def two_monsters(mat: Look, effect: SwapMonsters, context: Context) -> bool:
    """LG-FAIRY-E5: one monster has nobody to change with."""
    return len(monsters(mat)) > 1


def monster_offers(mat: Look, effect: SwapMonsters, task: Aiming) -> tuple[LegendsAction, ...]:
    """LG-FAIRY-15: one monster, then another one."""
    return tuple(Aim(cell) for cell in monsters(mat) if cell != task.cell)


def exchange(now: Now, effect: SwapMonsters | MoveCards, task: Aiming, action: Aim) -> None:
    """LG-FAIRY-15, LG-CH2-16: first one cell is chosen, then the one that it changes with."""
    if task.cell is None:
        now.do(replace(task, cell=action.cell))
    else:
        swap(now, task.cell, action.cell)


SWAP_MONSTERS = LegendsWorking(
    effect=SwapMonsters,
    happen=aiming,
    possible=two_monsters,
    offers=monster_offers,
    answer=exchange,
)


def can_move(mat: Look, effect: MoveCards, context: Context) -> bool:
    """LG-CH2-16, LG-CH5-20: some card can go somewhere else."""
    return bool(movable(mat, effect))


def move_offers(mat: Look, effect: MoveCards, task: Aiming) -> tuple[LegendsAction, ...]:
    """LG-CH2-16, LG-CH5-20: a card, then where it goes."""
    cells = movable(mat, effect) if task.cell is None else targets(mat, effect, task.cell)
    return tuple(Aim(cell) for cell in cells)


MOVE_CARDS = LegendsWorking(
    effect=MoveCards, happen=aiming, possible=can_move, offers=move_offers, answer=exchange
)


def any_threat(mat: Look, effect: RemoveThreat, context: Context) -> bool:
    """LG-EVENT-8: a threat lies in the passage."""
    return any(threat in THREATS for threat in mat.threats)


def threat_offers(mat: Look, effect: RemoveThreat, task: Aiming) -> tuple[LegendsAction, ...]:
    """LG-EVENT-8: the cells with threats."""
    return tuple(Aim(cell) for cell in range(1, CELLS + 1) if mat.threats[cell - 1])


def threat_gone(now: Now, effect: RemoveThreat, task: Aiming, action: Aim) -> None:
    """LG-EVENT-8: the threat leaves the passage."""
    remove_threat(now, action.cell)


REMOVE_THREAT = LegendsWorking(
    effect=RemoveThreat,
    happen=aiming,
    possible=any_threat,
    offers=threat_offers,
    answer=threat_gone,
)


def landed_token(now: Now, effect: PlaceToken, context: Context, face: int) -> None:
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


def fires_on(mat: Look) -> int:
    """LG-CH1-14: the fires on the mat; the others are in the reserve."""
    return sum(spot.fires for spot in mat.spots) + sum(
        c is not None and c.fire for c in mat.passage
    )


PLACE_TOKEN = LegendsWorking(effect=PlaceToken, happen=rolling, lands=landed_token)


def trapping(now: Now, effect: PlaceTrap, context: Context) -> None:
    """LG-TRAP-2: a slot is chosen."""
    now.do(ChoosingSlot(effect))


def can_trap(mat: Look, effect: PlaceTrap, context: Context) -> bool:
    """LG-TRAP-E1, LG-TRAP-E2: the token is free, and so is a slot."""
    return 0 in mat.traps and effect.number not in mat.traps


def slot_offers(mat: Look, effect: PlaceTrap, task: ChoosingSlot) -> tuple[LegendsAction, ...]:
    """LG-TRAP-2: the empty slots."""
    return tuple(PickSlot(slot) for slot in (0, 1) if not mat.traps[slot])


def slotted(now: Now, effect: PlaceTrap, task: ChoosingSlot, action: PickSlot) -> None:
    """LG-TRAP-2: the trap lies there and waits."""
    now.set_trap(action.slot, effect.number)
    now.tell(TrapPlaced(hero=now.board.hero, number=effect.number, slot=action.slot))


PLACE_TRAP = LegendsWorking(
    effect=PlaceTrap, happen=trapping, possible=can_trap, offers=slot_offers, answer=slotted
)


def peeking(now: Now, effect: PeekAtDeck, context: Context) -> None:
    """LG-END-4, LG-SEE-6: all look at the top cards of the game deck."""
    cards = now.deck[: effect.count]
    if not cards:
        return
    now.deck = now.deck[len(cards) :]
    now.known = max(0, now.known - len(cards))
    now.sunk = min(now.sunk, len(now.deck))
    now.reveals = True
    now.tell(PeekedAtDeck(cards=cards, count=len(cards)))
    now.do(Peeking(cards, effect.order))


def deck_left(mat: Look, effect: PeekAtDeck | RevealNow, context: Context) -> bool:
    """LG-ACT-9, LG-END-4: the game deck has cards."""
    return bool(mat.deck)


def put_offers(mat: Look, effect: object, task: Peeking) -> tuple[LegendsAction, ...]:
    """LG-CH2-17, LG-CH2-18: each card on the top or under the deck; the Eater on the top alone."""
    found = []
    for card in dict.fromkeys(task.cards):
        found.append(Put(card, DeckEnd.TOP))
        kind = mat.box.game_cards[plain(card)]
        greedy = isinstance(kind, Monster) and kind.eats is Food.DUST
        if task.order is Order.TOP_BOTTOM and not greedy:
            found.append(Put(card, DeckEnd.BOTTOM))
    return tuple(found)


def put(now: Now, effect: object, task: Peeking, action: Put) -> None:
    """LG-CH2-17, LG-SEE-6: a card goes back, and everybody knows where it lies."""
    if action.side is DeckEnd.TOP:
        now.deck, now.known = (action.card, *now.deck), now.known + 1
    else:
        now.deck, now.sunk = (*now.deck, action.card), now.sunk + 1
    now.tell(PutBack(card=plain(action.card), side=action.side))
    left = list(task.cards)
    left.remove(action.card)
    if left:
        now.do(Peeking(tuple(left), task.order))


PEEK = LegendsWorking(
    effect=PeekAtDeck, happen=peeking, possible=deck_left, offers=put_offers, answer=put
)


def reveals(now: Now, effect: Reveal, context: Context) -> None:
    """LG-TURN-9, LG-FAIRY-9: more or fewer cards at the end of this turn."""
    if effect.count < 0:
        now.skipped = True
    else:
        now.extra += effect.count


REVEAL = LegendsWorking(effect=Reveal, happen=reveals)


def reveal_now(now: Now, effect: RevealNow, context: Context) -> None:
    """LG-TURN-11: a card at once, beside the ordinary ones."""
    reveal_card(now)


REVEAL_NOW = LegendsWorking(effect=RevealNow, happen=reveal_now, possible=deck_left)

WORKINGS = (
    HIT,
    WEAKEN,
    SWAP_MONSTERS,
    MOVE_CARDS,
    REMOVE_THREAT,
    PLACE_TOKEN,
    PLACE_TRAP,
    PEEK,
    REVEAL,
    REVEAL_NOW,
)
QUESTIONS = {
    Aiming: asked_alike(Ask.AIM, "LG-LOC-6"),
    ChoosingSlot: asked_alike(Ask.SLOT, "LG-TRAP-2"),
    Peeking: asked_by(PEEK, Ask.PEEK, "LG-CH2-17"),
}
