"""The die, and the fairies that help with it (LG-FAIRY-10 to LG-FAIRY-12)."""

from dedale.games.legends.actions import KeepDie, LegendsAction, Reroll, RollDie, SetDie
from dedale.games.legends.effects import DieAfter, DieBefore
from dedale.games.legends.events import DieRolled, DieSet
from dedale.games.legends.rules.heroes import recover
from dedale.games.legends.rules.now import Look, Now
from dedale.games.legends.rules.questions import Ask, question
from dedale.games.legends.rules.resolve import land
from dedale.games.legends.rules.rewards import let_fly
from dedale.games.legends.tasks import Context, Rerolling, Rolling


def die_fairy(mat: Look, kind: type[DieBefore] | type[DieAfter]) -> tuple[int, str] | None:
    """LG-FAIRY-12: a hero of the active player with a fairy that helps with the die."""
    for hero, board in enumerate(mat.boards):
        if board.seat == mat.active:
            for card in board.fairies:
                if any(isinstance(effect, kind) for effect in mat.box.fairies[card].effects):
                    return hero, card
    return None


def die_before_offers(mat: Look, task: Rolling) -> tuple[LegendsAction, ...]:
    """LG-FAIRY-10: a result, or a roll."""
    if die_fairy(mat, DieBefore) is None:
        return ()
    return (RollDie(), *(SetDie(face) for face in range(1, 7)))


def die_before(now: Now, task: Rolling, action: RollDie | SetDie) -> None:
    """LG-FAIRY-10: the fairy names the result."""
    found = die_fairy(now, DieBefore)
    if isinstance(action, RollDie) or found is None:
        roll(now, task)
        return
    let_fly(now, *found)
    now.tell(DieSet(face=action.face))
    land(now, task.effect, context_of(task), action.face)


def roll(now: Now, task: Rolling) -> None:
    """The die falls, for all to see (LG-SEE-7)."""
    face = now.roll()
    now.tell(DieRolled(face=face))
    now.do(Rerolling(task.effect, task.hero, face, task.cell))


def die_after_offers(mat: Look, task: Rerolling) -> tuple[LegendsAction, ...]:
    """LG-FAIRY-11: keep the result, or roll again."""
    return () if die_fairy(mat, DieAfter) is None else (KeepDie(), Reroll())


def die_after(now: Now, task: Rerolling, action: KeepDie | Reroll) -> None:
    """LG-FAIRY-11: the new result counts; then dust is recovered."""
    found = die_fairy(now, DieAfter)
    face = task.face
    if isinstance(action, Reroll) and found is not None:
        hero, card = found
        [effect] = [e for e in now.box.fairies[card].effects if isinstance(e, DieAfter)]
        let_fly(now, hero, card)
        face = now.roll()
        now.tell(DieRolled(face=face))
        recover(now, hero, effect.dust)
    land(now, task.effect, context_of(task), face)


def landed(now: Now, task: Rerolling) -> None:
    """The result counts."""
    land(now, task.effect, context_of(task), task.face)


def context_of(task: Rolling | Rerolling) -> Context:
    """For whom the die is rolled, and at what."""
    return Context(task.hero, cell=task.cell)


QUESTIONS = {
    Rolling: question(Ask.DIE_BEFORE, "LG-FAIRY-10", die_before_offers, die_before, otherwise=roll),
    Rerolling: question(
        Ask.DIE_AFTER, "LG-FAIRY-11", die_after_offers, die_after, otherwise=landed
    ),
}
