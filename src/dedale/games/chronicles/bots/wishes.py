"""What Quests, Objectives and Rituals are worth, and how far they have come."""

from collections.abc import Iterable
from functools import lru_cache

from dedale.games.chronicles.cards import CheckTime
from dedale.games.chronicles.conditions import AnyCondition, Sequence, Some, Tally
from dedale.games.chronicles.content import Box
from dedale.games.chronicles.state import State, WishProgress
from dedale.games.chronicles.words import Remembered

OBJECTIVES = (2.6, 2.6, 2.4, 2.0, 0.3)
"""The worth of a Quest that helps to open a box of Objectives, by completed Chapters."""
FOLK = (1.0, 1.0, 0.9, 0.8, 0.6)
"""What a Quest is worth after that."""
HALF_DONE = 0.5  # of its worth, when a Quest or Objective is nearly done
RITUAL = 5.0
AT_HAND = 0.4  # of a Checkmark, when what must be offered for it is held
VICTORY = 120.0


@lru_cache(maxsize=1024)
def need_of(condition: AnyCondition) -> int:
    """How far a condition must come."""
    if isinstance(condition, Sequence):
        return len(condition.sets)
    if isinstance(condition, Some):
        return need_of(condition.of[0])
    return int(getattr(condition, "least", 1)) or 1


@lru_cache(maxsize=256)
def quest_worths(box: Box, completed: tuple[str, ...], chapters: int) -> dict[str, float]:
    """What one more Quest of each building is worth, when it is completed."""
    found = {}
    for building in box.buildings:
        have = sum(box.quests[quest].building == building for quest in completed)
        first = have < box.numbers.quests_for_objectives
        found[building] = (OBJECTIVES if first else FOLK)[chapters]
    return found


def quests_worth(state: State) -> float:
    """What all Quests are worth as they are."""
    total, quests, sheet = 0.0, state.box.quests, state.options.sheet
    worths = quest_worths(state.box, sheet.quests, sheet.chapters)
    for card in state.quests:
        if card.done or card.checks:
            quest = quests[card.id]
            part = 1.0 if card.done else halfway(card.checks, need_of(quest.when))
            total += part * worths[quest.building]
    return total


def halfway(have: int, need: int) -> float:
    """What it is worth to have come so far."""
    return HALF_DONE * min(1.0, have / need) ** 2


def objectives_worth(state: State) -> float:
    """What Objectives promise beside the Crystals that they have paid."""
    total, objectives = 0.0, state.box.objectives
    for card in state.objectives:
        if not card.done and card.checks:
            objective = objectives[card.id]
            need = need_of(objective.when[card.paid])
            total += objective.rewards[card.paid] * halfway(card.checks, need)
    return total


def rituals_worth(state: State) -> float:
    """What the Rituals are worth as they are, and what is held for them."""
    total, rituals = 0.0, state.box.rituals
    for card in state.rituals:
        need = rituals[card.id].checks
        total += RITUAL * (1.0 if card.done else 0.9 * card.checks / need)
    if all(card.done for card in state.rituals):
        return total + VICTORY
    held = [state.box.set_of[item] for piece in state.pieces for item in piece.items]
    for group in needed(state.box, state.rituals):
        match = next((kind for kind in group if kind in held), None)
        if match is not None:
            held.remove(match)
            total += AT_HAND * RITUAL / 2
    return total


def needed(box: Box, rituals: Iterable[WishProgress]) -> list[tuple[str, ...]]:
    """The sets of the Items that are still to be offered, one entry for each Checkmark."""
    found: list[tuple[str, ...]] = []
    for card in rituals:
        ritual = box.rituals[card.id]
        if card.done or not ritual.offers:
            continue
        if ritual.distinct:
            found += [(kind,) for kind in ritual.offers if kind not in card.given]
        else:
            found += [ritual.offers] * (ritual.checks - card.checks)
    return sorted(found, key=len)


@lru_cache(maxsize=4096)
def set_worths(
    box: Box, quests: tuple[WishProgress, ...], objectives: tuple[WishProgress, ...]
) -> dict[str, float]:
    """What Items of a set are worth beside themselves, for the cards that count them."""
    found = dict.fromkeys(box.sets, 0.0)
    wishes = [(box.quests[card.id].when, 1.2, card) for card in quests if not card.done]
    for card in objectives:
        if not card.done:
            objective = box.objectives[card.id]
            wishes.append((objective.when[card.paid], objective.rewards[card.paid], card))
    for condition, worth, card in wishes:
        if isinstance(condition, Tally) and condition.what is Remembered.COLLECT and condition.set:
            found[condition.set] += HALF_DONE * worth * (1 + card.checks) / condition.least
        elif isinstance(condition, Sequence) and card.checks < len(condition.sets):
            found[condition.sets[card.checks]] += HALF_DONE * worth / len(condition.sets)
    return found


def soothing_worth(state: State) -> float:
    """What it would bring to soothe the Dragon now, as far as it is a matter of Items."""
    box, total = state.box, 0.0
    held = [box.set_of[item] for piece in state.pieces for item in piece.items]
    for card in state.rituals:
        ritual = box.rituals[card.id]
        if card.done or ritual.moment is not CheckTime.SOOTHE:
            continue
        if not ritual.offers:
            total += 0.9 * RITUAL / ritual.checks if ritual.checks > 1 else 0.2 * RITUAL
            continue
        kinds = set(ritual.offers) - (set(card.given) if ritual.distinct else set())
        match = next((kind for kind in held if kind in kinds), None)
        if match is not None:
            held.remove(match)
            total += RITUAL / ritual.checks
    return total


def rituals_left(state: State) -> int:
    """Checkmarks that the Rituals still need."""
    rituals = state.box.rituals
    return sum(rituals[card.id].checks - card.checks for card in state.rituals if not card.done)
