"""Effects that lead to others: choices, the die, rewards, a card that happens again."""

from dedale.games.legends.actions import Choose, LegendsAction, Pass, PickCard
from dedale.games.legends.effects import (
    DieAfter,
    DieBefore,
    Either,
    Gain,
    Repeat,
    Roll,
    Source,
    What,
    Who,
)
from dedale.games.legends.rules import deeds
from dedale.games.legends.rules.heroes import in_turn
from dedale.games.legends.rules.now import LegendsWorking, Look, Now
from dedale.games.legends.rules.questions import Ask, asked_alike, asked_by, leader
from dedale.games.legends.rules.resolve import rolling
from dedale.games.legends.rules.rewards import reward, reward_offers, room, sanctuary
from dedale.games.legends.tasks import ChoosingEffect, Context, Repeating, Resolving, Rewarding


def choosing(now: Now, effect: Either, context: Context) -> None:
    """LG-CH2-33, LG-CH5-30, LG-CH5-31: the active player chooses, or each player does."""
    heroes = in_turn(now) if effect.who is Who.EACH else [context.hero]
    now.do(*(ChoosingEffect(effect, each) for each in heroes))


def choice_offers(mat: Look, effect: Either, task: ChoosingEffect) -> tuple[LegendsAction, ...]:
    """LG-CH2-33, LG-CH5-22: one of the effects, or none where that is allowed."""
    found: list[LegendsAction] = [Choose(number) for number in range(len(effect.choices))]
    return (*found, Pass()) if effect.may else tuple(found)


def chosen(now: Now, effect: Either, task: ChoosingEffect, action: Choose | Pass) -> None:
    """LG-CH2-33: the chosen effect happens."""
    if isinstance(action, Choose):
        now.do(Resolving((effect.choices[action.option],), task.hero))


EITHER = LegendsWorking(effect=Either, happen=choosing, offers=choice_offers, answer=chosen)


def landed_table(now: Now, effect: Roll, context: Context, face: int) -> None:
    """LG-CH2-15, LG-CH4-13, LG-CH5-26: the entry of the table happens."""
    for entry in effect.table:
        if face in entry.faces and entry.effects:
            now.do(Resolving(entry.effects, context.hero))


ROLL = LegendsWorking(effect=Roll, happen=rolling, lands=landed_table)


def with_the_die(now: Now, effect: DieBefore | DieAfter, context: Context) -> None:
    """LG-FAIRY-12: it helps when the die is rolled, and at no other time (rules/dice.py)."""


def never(mat: Look, effect: DieBefore | DieAfter, context: Context) -> bool:
    """LG-FAIRY-10, LG-FAIRY-11: it is not used like other fairies."""
    return False


DIE_BEFORE = LegendsWorking(effect=DieBefore, happen=with_the_die, possible=never)
DIE_AFTER = LegendsWorking(effect=DieAfter, happen=with_the_die, possible=never)


def gaining(now: Now, effect: Gain, context: Context) -> None:
    """LG-REW-2: every player may take one, in turn order."""
    now.do(*(Rewarding(each, (effect,)) for each in in_turn(now)))


def can_gain(mat: Look, effect: Gain, context: Context) -> bool:
    """LG-LOC-12, LG-REW-5, LG-CARD-12: there is something to take, and room for it."""
    hero = context.hero
    if effect.what is What.FAIRY:
        here = sanctuary(mat, hero) if effect.source is Source.SANCTUARY else mat.fair
        return room(mat, hero) and bool(here)
    return bool(mat.market)


GAIN = LegendsWorking(
    effect=Gain, happen=gaining, possible=can_gain, offers=reward_offers, answer=reward
)


def repeating(now: Now, effect: Repeat, context: Context) -> None:
    """LG-FAIRY-8: a card of the played zone is chosen."""
    now.do(Repeating(context.hero))


def can_repeat(mat: Look, effect: Repeat, context: Context) -> bool:
    """LG-FAIRY-8, LG-FAIRY-E2: a card was played that can be paid again."""
    return bool(repeatable(mat, context.hero))


def repeatable(mat: Look, hero: int) -> list[tuple[str, int]]:
    """LG-FAIRY-8, LG-CH4-27: the cards of the played zone, as they were played."""
    board, box = mat.boards[hero], mat.box
    played = dict.fromkeys((p.card, p.option) for p in mat.piles[board.seat].played)
    return [
        (card, option)
        for card, option in played
        if card not in box.madness and box.cards[card].options[option].cost.dust <= board.usable
    ]


def repeat_offers(mat: Look, effect: object, task: Repeating) -> tuple[LegendsAction, ...]:
    """LG-FAIRY-8: the cards that were played and can be paid again."""
    return tuple(PickCard(card, option) for card, option in repeatable(mat, task.hero))


def repeat(now: Now, effect: object, task: Repeating, action: PickCard) -> None:
    """LG-FAIRY-8, LG-FAIRY-E1: the same option once more, perhaps for another hero."""
    deeds.prepare(now, action)


REPEAT = LegendsWorking(
    effect=Repeat, happen=repeating, possible=can_repeat, offers=repeat_offers, answer=repeat
)

WORKINGS = (EITHER, ROLL, DIE_BEFORE, DIE_AFTER, GAIN, REPEAT)
QUESTIONS = {
    ChoosingEffect: asked_alike(Ask.CHOICE, "LG-ACT-3", leader),
    Rewarding: asked_by(GAIN, Ask.REWARD, "LG-REW-3", leader),
    Repeating: asked_by(REPEAT, Ask.REPEAT, "LG-FAIRY-8"),
}
