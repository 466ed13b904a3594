"""The questions that every chapter has."""

from msgspec.structs import replace

from dedale.games.legends.actions import (
    Aim,
    Alter,
    Choose,
    Consent,
    Discard,
    Help,
    LegendsAction,
    Pass,
    PickCard,
    PickSlot,
    Put,
    Side,
    Stand,
    UseFairy,
)
from dedale.games.legends.content import Food, Monster
from dedale.games.legends.effects import (
    Basic,
    Dust,
    Either,
    Hit,
    MoveCards,
    Order,
    PlaceTrap,
    RemoveThreat,
    SwapHeroes,
    SwapMonsters,
    Weaken,
)
from dedale.games.legends.events import (
    ConsentGiven,
    ConsentRefused,
    Fetched,
    PutBack,
    TrapPlaced,
    TrapRemoved,
    Weakened,
)
from dedale.games.legends.rules import deeds, fight
from dedale.games.legends.rules.effects import repeatable
from dedale.games.legends.rules.heroes import (
    costs_in,
    discard,
    full,
    heal,
    hero_of,
    recover,
    transmute,
)
from dedale.games.legends.rules.now import Mat, Now
from dedale.games.legends.rules.passage import (
    CELLS,
    monsters,
    movable,
    plain,
    remove_threat,
    swap,
    targets,
)
from dedale.games.legends.rules.path import CASTLE, teleport
from dedale.games.legends.rules.questions import QUESTIONS, Ask, leader, question
from dedale.games.legends.rules.rewards import reward, reward_offers
from dedale.games.legends.tasks import (
    Aiming,
    Altering,
    Asking,
    Attacking,
    Choosing,
    Fetching,
    Helping,
    Paying,
    Peeking,
    Repeating,
    Resolve,
    Reward,
    Rolling,
    Slotting,
    Splitting,
    Standing,
)


def put_offers(mat: Mat, task: Peeking) -> tuple[LegendsAction, ...]:
    """LG-CH2-17, LG-CH2-18: each card on the top or under the deck; the Eater on the top alone."""
    found = []
    for card in dict.fromkeys(task.cards):
        found.append(Put(card, Side.TOP))
        kind = mat.box.game_cards[plain(card)]
        greedy = isinstance(kind, Monster) and kind.eats is Food.DUST
        if task.order is Order.TOP_BOTTOM and not greedy:
            found.append(Put(card, Side.BOTTOM))
    return tuple(found)


def put(now: Now, task: Peeking, action: Put) -> None:
    """A card that was looked at goes back, and everybody knows where it lies."""
    if action.side is Side.TOP:
        now.deck, now.known = (action.card, *now.deck), now.known + 1
    else:
        now.deck, now.sunk = (*now.deck, action.card), now.sunk + 1
    now.known = min(now.known, len(now.deck))
    now.tell(PutBack(card=plain(action.card), side=action.side))
    left = list(task.cards)
    left.remove(action.card)
    if left:
        now.do(Peeking(tuple(left), task.order))


def pay_offers(mat: Mat, task: Paying) -> tuple[LegendsAction, ...]:
    """LG-CARD-13: any card but madness, or items alone."""
    hand = costs_in(mat, mat.piles[mat.active].hand)
    found = [card for card in dict.fromkeys(hand) if not task.items or card in mat.box.items]
    return tuple(Discard(card) for card in found)


def pay_card(now: Now, task: Paying, action: Discard) -> None:
    """LG-CARD-12: a card is paid; after the last one the action happens."""
    discard(now, now.active, action.card)
    if task.count > 1:
        now.do(replace(task, count=task.count - 1))
    else:
        deeds.perform(now, task.action, -1)


def help_offers(mat: Mat, task: Helping) -> tuple[LegendsAction, ...]:
    """LG-POOL-13: any hero, but not one whose player wants to be asked nothing more."""
    swapping = isinstance(task.action, UseFairy) and isinstance(
        mat.box.fairies[task.action.card].effects[0], SwapHeroes
    )
    here = mat.board.cell
    return tuple(
        Help(board.hero)
        for hero, board in enumerate(mat.boards)
        if board.seat not in mat.refusing
        if not swapping or (hero != mat.acting and board.cell != here)
    )


def helped(now: Now, task: Helping, action: Help) -> None:
    """LG-ACT-20: the player of the other hero is asked, unless that has been settled."""
    hero = hero_of(now, action.hero)
    deeds.with_consent(now, task.action, hero)


def consent_offers(mat: Mat, task: Asking) -> tuple[LegendsAction, ...]:
    """LG-ACT-20, LG-ACT-21: yes or no, now or for the rest of this turn."""
    return (Consent(True), Consent(False), Consent(True, True), Consent(False, True))


def consent(now: Now, task: Asking, action: Consent) -> None:
    """LG-ACT-20: a refusal cancels the action before anything is paid."""
    seat = now.seat_of(task.hero)
    if action.always and action.yes:
        now.agreeing = (*now.agreeing, seat)
    elif action.always:
        now.refusing = (*now.refusing, seat)
    if action.yes:
        now.tell(ConsentGiven(seat=seat))
        deeds.perform(now, task.action, task.hero)
    else:
        now.tell(ConsentRefused(seat=seat))
        if isinstance(task.action, PickCard):  # the fairy is gone already: it helps otherwise
            now.do(Repeating(now.acting))


def split_offers(mat: Mat, task: Splitting) -> tuple[LegendsAction, ...]:
    """LG-FAIRY-16: every hero who still needs some, and no consent."""
    dusty = isinstance(task.effect, Dust)
    found: list[LegendsAction] = [
        Help(board.hero)
        for hero, board in enumerate(mat.boards)
        if (board.inactive if dusty else board.resistance < full(mat, hero))
    ]
    return tuple(found)


def split(now: Now, task: Splitting, action: Help) -> None:
    """LG-FAIRY-16: one for this hero, and on."""
    hero = hero_of(now, action.hero)
    (recover if isinstance(task.effect, Dust) else heal)(now, hero, 1)
    if task.left > 1:
        now.do(replace(task, left=task.left - 1))


def aim_offers(mat: Mat, task: Aiming) -> tuple[LegendsAction, ...]:
    """The cells that an effect can choose."""
    match task.effect:
        case Hit() as hit:
            cells = fight.devices(mat, hit)
        case RemoveThreat():
            cells = [cell for cell in range(1, CELLS + 1) if mat.threats[cell - 1]]
        case SwapMonsters():
            cells = [cell for cell in monsters(mat) if cell != task.cell]
        case MoveCards() as moving:
            cells = targets(mat, moving, task.cell) if task.cell else movable(mat, moving)
        case _:
            cells = monsters(mat)
    return tuple(Aim(cell) for cell in cells)


def aimed(now: Now, task: Aiming, action: Aim) -> None:
    """The effect happens there."""
    match task.effect:
        case Hit(dice=dice) as hit:
            if dice:
                now.do(Rolling(hit, task.hero, action.cell))
            else:
                fight.device(now, task.hero, action.cell, hit, hit.count)
        case RemoveThreat():
            remove_threat(now, action.cell)
        case SwapMonsters() | MoveCards():
            if task.cell:
                swap(now, task.cell, action.cell)
            else:
                now.do(replace(task, cell=action.cell))
        case Weaken():
            card = now.passage[action.cell - 1]
            assert card is not None
            now.mark(action.cell, tamed=card.tamed + 1)  # LG-FAIRY-13
            now.tell(Weakened(card=card.card, cell=action.cell))


def slot_offers(mat: Mat, task: Slotting) -> tuple[LegendsAction, ...]:
    """LG-TRAP-2, LG-CH4-23: empty slots for a trap, or placed traps to remove."""
    placing = isinstance(task.effect, PlaceTrap)
    return tuple(PickSlot(slot) for slot in (0, 1) if (mat.traps[slot] == 0) == placing)


def slotted(now: Now, task: Slotting, action: PickSlot) -> None:
    """LG-TRAP-2: the trap waits; LG-CH4-23: or it is gone."""
    traps = list(now.traps)
    if isinstance(task.effect, PlaceTrap):
        number = task.effect.number
        traps[action.slot] = number
        now.tell(TrapPlaced(hero=now.board.hero, number=number, slot=action.slot))
    else:
        now.tell(TrapRemoved(number=traps[action.slot], slot=action.slot))
        traps[action.slot] = 0
    now.traps = (traps[0], traps[1])


def choice_offers(mat: Mat, task: Choosing) -> tuple[LegendsAction, ...]:
    """One of the effects, or none where that is allowed."""
    assert isinstance(task.effect, Either)
    found: list[LegendsAction] = [Choose(number) for number in range(len(task.effect.choices))]
    return (*found, Pass()) if task.effect.may else tuple(found)


def chosen(now: Now, task: Choosing, action: Choose | Pass) -> None:
    """The chosen effect happens."""
    assert isinstance(task.effect, Either)
    if isinstance(action, Choose):
        now.do(Resolve((task.effect.choices[action.option],), task.hero))


def fetch_offers(mat: Mat, task: Fetching) -> tuple[LegendsAction, ...]:
    """LG-FAIRY-17: any card of the own deck or discard pile."""
    piles = mat.piles[mat.boards[task.hero].seat]
    deck = [PickCard(card) for card in sorted(set(piles.deck))]
    return (*deck, *(PickCard(card, discarded=True) for card in sorted(set(piles.discard))))


def fetch(now: Now, task: Fetching, action: PickCard) -> None:
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


def repeat_offers(mat: Mat, task: Repeating) -> tuple[LegendsAction, ...]:
    """LG-FAIRY-8."""
    return tuple(PickCard(card, option) for card, option in repeatable(mat, task.hero))


def repeat(now: Now, task: Repeating, action: PickCard) -> None:
    """LG-FAIRY-8, LG-FAIRY-E1: the same option once more, perhaps for another hero."""
    deeds.prepare(now, action)


def alter_offers(mat: Mat, task: Altering) -> tuple[LegendsAction, ...]:
    """LG-POOL-8: a source and a different target."""
    return tuple(Alter(x, y) for x in Basic for y in Basic if x is not y)


def alter(now: Now, task: Altering, action: Alter) -> None:
    """LG-POOL-9."""
    transmute(now, now.acting, action.source, action.target)


def stand_offers(mat: Mat, task: Standing) -> tuple[LegendsAction, ...]:
    """LG-CH4-19: any cell, or where the hero stands."""
    return tuple(Stand(cell) for cell in range(1, CASTLE + 1))


def stand(now: Now, task: Standing, action: Stand) -> None:
    """LG-MOVE-7: the hero is put there."""
    teleport(now, task.hero, action.cell)


QUESTIONS |= {
    Peeking: question(Ask.PEEK, "LG-CH2-17", put_offers, put),
    Paying: question(Ask.PAY, "LG-CARD-13", pay_offers, pay_card),
    Helping: question(Ask.HELP, "LG-POOL-13", help_offers, helped, forced=False),
    Asking: question(Ask.CONSENT, "LG-ACT-20", consent_offers, consent, leader),
    Attacking: question(Ask.ATTACK, "LG-ACT-7", fight.commits, fight.commit),
    Splitting: question(Ask.SPLIT, "LG-FAIRY-16", split_offers, split),
    Aiming: question(Ask.AIM, "LG-LOC-6", aim_offers, aimed),
    Slotting: question(Ask.SLOT, "LG-TRAP-2", slot_offers, slotted),
    Choosing: question(Ask.CHOICE, "LG-ACT-3", choice_offers, chosen, leader),
    Fetching: question(Ask.FETCH, "LG-FAIRY-17", fetch_offers, fetch),
    Repeating: question(Ask.REPEAT, "LG-FAIRY-8", repeat_offers, repeat),
    Altering: question(Ask.ALTER, "LG-POOL-8", alter_offers, alter),
    Standing: question(Ask.POSITION, "LG-CH4-19", stand_offers, stand, leader),
    Reward: question(Ask.REWARD, "LG-REW-3", reward_offers, reward, leader),
}
