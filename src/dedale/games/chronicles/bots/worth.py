"""What a table is worth where a turn ends. One Item more or less that is looted is 1."""

from functools import lru_cache
from math import exp
from typing import NamedTuple

from dedale.core.content import PackText
from dedale.games.chronicles.bots.danger import Risks, risks_of
from dedale.games.chronicles.bots.habits import DANGER, NEXT_TURNS
from dedale.games.chronicles.bots.sight import Goal, best_gain, comes, gained, reach_of, ways_of
from dedale.games.chronicles.bots.wishes import (
    AT_HAND,
    RITUAL,
    needed,
    objectives_worth,
    quests_worth,
    rituals_left,
    rituals_worth,
    set_worths,
    soothing_worth,
)
from dedale.games.chronicles.content import BOX, box_of
from dedale.games.chronicles.effects import GrantMove
from dedale.games.chronicles.rules.in_play import requirement
from dedale.games.chronicles.sheet import Scenario
from dedale.games.chronicles.state import Stage, State

ITEM = 0.6  # one that is collected: the game is shorter by it
LOOTED = 1.0
CRYSTAL = 1.0
CHAPTER = 6.0
SURE, SPREAD = 0.3, 0.5  # Crystals by which a game differs from what is expected
CHECKS, SPARE_CHECKS = 1.3, 2  # that Rituals get for each Item that leaves the maze, less these
TAKEN = (0.92, 0.76)  # of the Items that are left, what is collected, by dice
PAYS = 1.1  # Crystals that an open Objective brings
SOON_OVER = 12  # Items that must be left for it to bring so much
SOON = (0.8, 0.35, 0.2, 0.12)  # of what a Character could collect, by turns until it acts
READY = 0.15  # extra, where no Shift is needed
LINGER = 0.75  # further rolls of the dice while a danger lasts, where nobody can come at once
OPENING = 0.33  # what a Portal that opens somewhere promises
SAVED = 0.4  # of a roll of the dice, where somebody can come before it
LATER = 0.3  # of a danger, what it is worth to end it in a turn to come
WAKE = 0.22  # of the loss, where a Looter comes
GLASS = {"haste": 0.2, "crank": 0.12, "rally": 0.12, "cold-grip": 0.11}
OTHER_GLASS = 0.06
KEPT = {"scroll-shift": 0.5, "scroll-fate": 0.5, "scroll-time": 0.35, "scroll-turn": 0.35}
FOLK, SNARE, PENNY = 0.6, 0.3, 0.35
LAID = 0.35  # a snare on a tile where a Portal is; on an Echo or a post it is worth less
POST = 0.12
WISP = 0.35
WARDENS = (0.0, 0.1, 0.25, 0.5, 0.9)  # what they cost by their number
FIFTH = 0.9  # of what is left, when a fifth one ends the game
LONG = 6  # Items that must be left for cards to be worth keeping
SPARE_ITEM = 0.1  # in the final scenario, an Item that no Ritual needs


class Frame(NamedTuple):
    """What is known of the table at which a turn is planned, and is left out in its plans."""

    hidden: int = 0  # Items in the deck that nobody knows
    portals: int = 0  # that were open
    without: frozenset[str] = frozenset()  # habits that the player does without


def frame_of(state: State) -> Frame:
    """What is left out in the plans for a turn."""
    hidden = len(state.items) - state.known_items
    return Frame(hidden, sum(portal is not None for portal in state.portals))


PLAIN = Frame()
"""Nothing is left out."""


def worth(state: State, frame: Frame = PLAIN) -> float:
    """What a table is worth between two turns."""
    final = state.options.scenario is Scenario.FINAL
    opening, left = left_of(state, frame)
    total = quests_worth(state) + kept_worth(state, min(1.0, left / LONG))
    total += final_worth(state) if final else standard_worth(state, left)
    if not left or (state.cause is not None and not frame.hidden):
        return total
    return total + outlook(state, opening, left, frame.without) + opening * OPENING * ITEM


def left_of(state: State, frame: Frame) -> tuple[int, int]:
    """Portals that open before the next turn, nobody knows where; and all Items that are left."""
    here = sum(portal is not None for portal in state.portals)
    opening = min(frame.hidden, max(0, frame.portals - here))
    return opening, here + len(state.items) + frame.hidden


def standard_worth(state: State, left: int) -> float:
    """Items, Crystals, and how likely the next Chapter is."""
    total = ITEM * held(state) + CRYSTAL * state.crystals - LOOTED * len(state.looted)
    total += CHAPTER * (chapter_hope(state, left) or 0.0)
    return total + objectives_worth(state) + WISP * len(state.wisps)


def held(state: State) -> int:
    """How many Items the Characters have."""
    return sum([len(piece.items) for piece in state.pieces])


def chapter_hope(state: State, left: int) -> float | None:
    """How likely this game completes the next Chapter; None where there is none."""
    need = requirement(state.options.sheet, state.options.modifications, state.box)
    if need is None or state.options.sheet.first:
        return None
    missing = need - 0.5 - held(state) - state.crystals - TAKEN[state.sheet.dice - 1] * left
    missing -= PAYS * open_objectives(state) * min(1.0, left / SOON_OVER)
    return 1 / (1 + exp(missing / (SURE + SPREAD * left**0.5)))


def open_objectives(state: State) -> int:
    """How many Objectives can still pay."""
    return sum([not card.done for card in state.objectives])


def final_hope(state: State, left: int) -> float:
    """How likely all Rituals are completed before the last Item is gone."""
    missing = rituals_left(state) + SPARE_CHECKS - CHECKS * left
    return 1 / (1 + exp(missing / (1 + left**0.5)))


def final_worth(state: State) -> float:
    """Rituals; Items only as far as they are offered, and as the game lasts."""
    return rituals_worth(state) + SPARE_ITEM * held(state) - LOOTED * len(state.looted)


def kept_worth(state: State, pace: float) -> float:
    """Cards and tokens that can still be used, less the Hourglasses on Skills."""
    total = 0.0
    for skill in state.skills:
        if skill.glass:
            total -= pace * skill.glass * GLASS.get(skill.card, OTHER_GLASS)
    for card in state.scrolls:
        lasting = 1.0 if card not in state.borrowed else pace
        total += lasting * KEPT.get(card, 0.35)
    beside = state.beside
    total += pace * (FOLK * len(state.folk) + SNARE * beside.snares + PENNY * beside.pennies)
    if state.snares:
        doors = {portal.cell for portal in state.portals if portal}
        total += pace * sum([LAID if cell in doors else POST for cell in state.snares])
    return total


def goals_of(state: State, risks: Risks, *, later: bool) -> list[Goal]:
    """The cells that are worth coming to, the best first: now, or later if they are still there."""
    final = state.options.scenario is Scenario.FINAL
    kinds = wanted(state)
    found = []
    for portal, risk in zip(state.portals, risks.loot, strict=True):
        if portal is not None:
            own = (SPARE_ITEM if final else ITEM) + kinds.get(state.box.set_of[portal.item], 0.0)
            relief = risk * loss_of(state, portal.item)
            worth = (1 - risk) * own + LATER * relief if later else own + relief
            found.append(Goal(portal.cell.number, worth))
    found += [Goal(cell.number, 1.0 - WISP) for cell in dict.fromkeys(state.wisps)]
    if state.dragon is not None:
        found.append(Goal(state.dragon.number, soothing_worth(state)))
    return sorted(found, key=lambda goal: -goal.worth)


def wanted(state: State) -> dict[str, float]:
    """What Items of each set are worth beside themselves; worked out once for a table."""
    memo = state.memo()
    if "wanted" not in memo:
        memo["wanted"] = wishes_of(state)
    found: dict[str, float] = memo["wanted"]
    return found


def wishes_of(state: State) -> dict[str, float]:
    """What Items of each set are worth beside themselves."""
    if state.options.scenario is not Scenario.FINAL:
        return set_worths(state.box, state.quests, state.objectives)
    held = [state.box.set_of[item] for piece in state.pieces for item in piece.items]
    found: dict[str, float] = {}
    for group in needed(state.box, state.rituals):
        match = next((kind for kind in group if kind in held), None)
        if match is not None:
            held.remove(match)
            continue
        for kind in group:
            found[kind] = AT_HAND * RITUAL / 2
    return found


def moves_of(state: State, hero: int) -> int:
    """How many Moves a Character will have in its next turn."""
    granting = moving_skills(state.options.pack)
    return 1 + sum([s.hero == hero and not s.glass and s.card in granting for s in state.skills])


@lru_cache(maxsize=8)
def moving_skills(pack: PackText) -> frozenset[str]:
    """The Skills that grant another Move."""
    box = box_of(pack) if pack else BOX
    return frozenset(
        card.id
        for card in box.cards.values()
        if any(isinstance(effect, GrantMove) and not effect.inside for effect in card.effects)
    )


def outlook(state: State, opening: int, left: int, without: frozenset[str]) -> float:
    """What the next turns promise, less what may be lost before them."""
    risks, careful = risks_of(state, opening), DANGER not in without
    goals = goals_of(state, risks, later=True) if NEXT_TURNS not in without else []
    total = -WARDENS[len(state.wardens)] - fifth(state, risks.warden, left) if careful else 0.0
    count = len(state.pieces)
    for turn in range(count):
        hero = (state.active + turn) % count
        total += SOON[turn] * promise_of(state, hero, goals, shifts=turn < 2)
    for colour, portal in enumerate(state.portals):
        if portal is not None and careful:
            turns = waits(state, portal.cell.number)
            chance = 1 - (1 - risks.loot[colour]) ** turns + WAKE * risks.wake[colour]
            total -= loss_of(state, portal.item) * chance
    return total + echo_odds(state, count)


def waits(state: State, place: int) -> float:
    """How many times the dice are rolled before somebody can come to a place."""
    hero, count = state.active, len(state.pieces)
    if is_fresh(state) and comes(state, hero, place):
        return SAVED
    if comes(state, hero, place):
        return 1.0
    return 1.0 + LINGER if comes(state, (hero + 1) % count, place) else 1.0 + 2 * LINGER


def is_fresh(state: State) -> bool:
    """Whether the turn has only begun: whoever acts can still do something before the next dice."""
    return state.stage is Stage.ACTION and not state.moved and not state.todo


def promise_of(state: State, hero: int, goals: list[Goal], *, shifts: bool) -> float:
    """What a Character could collect in a turn, with a Shift before its Moves or without."""
    moves = moves_of(state, hero)
    now = best = gained(reach_of(state, hero), goals, moves)
    if shifts:
        best = max(now, best_gain(ways_of(state, hero), goals, moves))
    return best + READY * now


def loss_of(state: State, item: str) -> float:
    """What it costs when an Item is looted."""
    return LOOTED + 0.5 * wanted(state).get(state.box.set_of[item], 0.0)


def fifth(state: State, chance: float, left: int) -> float:
    """CH-WRD-6: what a fifth Warden would cost, by how likely it is."""
    free = 4 - len(state.wardens)
    return FIFTH * left * chance * (1.0, 0.12, 0.0, 0.0, 0.0)[free] if free >= 0 else 0.0


def echo_odds(state: State, turns: int) -> float:
    """CH-COL-9: how likely a Portal opens where somebody stands, before they go on."""
    if not state.echoes:
        return 0.0
    standing = {piece.cell for piece in state.pieces}
    on_echo = sum([echo.cell in standing for echo in state.echoes])
    return 0.7 * min(2, turns) * on_echo / len(state.echoes)
