"""The questions that actions ask: costs, who is helped and agrees, what is altered."""

from msgspec.structs import replace

from dedale.games.legends.actions import (
    Alter,
    Consent,
    Discard,
    Help,
    LegendsAction,
    PickCard,
    UseFairy,
)
from dedale.games.legends.effects import Basic, SwapHeroes
from dedale.games.legends.events import ConsentGiven, ConsentRefused
from dedale.games.legends.rules import deeds, fight
from dedale.games.legends.rules.heroes import costs_in, discard, hero_of, transmute
from dedale.games.legends.rules.now import Look, Now
from dedale.games.legends.rules.questions import Ask, leader, question
from dedale.games.legends.tasks import Altering, Asking, Attacking, Helping, Paying, Repeating


def pay_offers(mat: Look, task: Paying) -> tuple[LegendsAction, ...]:
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
        deeds.perform(now, task.action)


def help_offers(mat: Look, task: Helping) -> tuple[LegendsAction, ...]:
    """LG-POOL-13, LG-FAIRY-14: any hero, unless its player wants to be asked nothing more."""
    swapping = False
    if isinstance(task.action, UseFairy):
        first, *_ = mat.box.fairies[task.action.card].effects
        swapping = isinstance(first, SwapHeroes)
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


def consent_offers(mat: Look, task: Asking) -> tuple[LegendsAction, ...]:
    """LG-ACT-20, LG-ACT-21: yes or no, now or for the rest of this turn."""
    return (Consent(True), Consent(False), Consent(True, True), Consent(False, True))


def consent(now: Now, task: Asking, action: Consent) -> None:
    """LG-ACT-20, LG-ACT-21, LG-POOL-13: a refusal cancels the action before anything is paid."""
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
        if isinstance(task.action, PickCard):  # the fairy is gone already: it helps in another way
            now.do(Repeating(now.acting))


def alter_offers(mat: Look, task: Altering) -> tuple[LegendsAction, ...]:
    """LG-POOL-8: a source and a different target."""
    return tuple(Alter(x, y) for x in Basic for y in Basic if x is not y)


def alter(now: Now, task: Altering, action: Alter) -> None:
    """LG-POOL-9: one icon counts as another from now on."""
    transmute(now, now.acting, action.source, action.target)


QUESTIONS = {
    Paying: question(Ask.PAY, "LG-CARD-13", pay_offers, pay_card),
    Helping: question(Ask.HELP, "LG-POOL-13", help_offers, helped, forced=False),
    Asking: question(Ask.CONSENT, "LG-ACT-20", consent_offers, consent, leader),
    Attacking: question(Ask.ATTACK, "LG-ACT-7", fight.commits, fight.commit),
    Altering: question(Ask.ALTER, "LG-POOL-8", alter_offers, alter),
}
