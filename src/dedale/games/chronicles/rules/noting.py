"""What happened is remembered, and Quests, Objectives and Rituals are checked (content, 1.3)."""

from collections.abc import Mapping
from functools import lru_cache

from msgspec.structs import replace

from dedale.games.chronicles import events as e
from dedale.games.chronicles.cards import CheckTime
from dedale.games.chronicles.conditions import AnyCondition, EnteredTiles
from dedale.games.chronicles.content import Box
from dedale.games.chronicles.rules import objectives
from dedale.games.chronicles.rules.judging import Facts, lasts, measure, met, wakers
from dedale.games.chronicles.rules.now import Mat, Now
from dedale.games.chronicles.state import Logged, WishProgress
from dedale.games.chronicles.tasks import Walking
from dedale.games.chronicles.words import COLOURS, RITUALS, PortalColour, Remembered
from dedale.maze.cell import Cell

Waiting = Mapping[tuple[CheckTime, Remembered | None], frozenset[str]]


def note(now: Now, entry: Logged) -> None:
    """What happened is remembered, and the `now` checks are made (CH-QST-3, CH-OBJ-1)."""
    if entry.what is Remembered.KO and entry.colour is None and entry.cell is not None:
        entry = replace(entry, colour=portal_at(now, entry.cell))
    now.log.append(entry)
    if entry.what is Remembered.LOOT:
        leave_wisp(now, entry)
    check_wishes(now, CheckTime.NOW, Facts(last=entry, mover=entry.hero))
    if entry.what is Remembered.COLLECT:
        objectives.appear(now)


def at(now: Now, moment: CheckTime, hero: int | None = None) -> None:
    """A moment has come at which things are checked (CH-QST-3, CH-OBJ-1, CH-FIN-3)."""
    check_wishes(now, moment, Facts(mover=hero))


def entered(now: Now, hero: int, cell: Cell) -> None:
    """CH-MOVE-6: a step has reached a tile; blooms are taken there."""
    if cell in now.blooms:
        now.blooms = tuple(bloom for bloom in now.blooms if bloom != cell)
        take(now, hero, "bloom", cell, 1)
    check_wishes(now, CheckTime.ENTER, Facts(mover=hero))


def ended_move(now: Now, walk: Walking) -> None:
    """CH-MOVE-8: the tokens at the end of a Move are taken, and the checks are made."""
    cell = now.pieces[walk.hero].cell
    count = now.wisps.count(cell)
    if count:
        now.wisps = tuple(wisp for wisp in now.wisps if wisp != cell)
        take(now, walk.hero, "wisp", cell, count)
    note(now, Logged(Remembered.MOVE_END, now.turn, walk.hero, cell=cell))
    check_wishes(now, CheckTime.MOVE_END, Facts(mover=walk.hero, entered=walk.entered))


def take(now: Now, hero: int, token: str, cell: Cell, count: int) -> None:
    """A Character takes tokens out of the game, and each counts (CH-MOVE-6, CH-MOVE-8)."""
    now.tell(e.TokenTaken(token, now.pieces[hero].hero, cell, count))
    for _ in range(count):
        note(now, Logged(Remembered.TAKE, now.turn, hero, token, cell=cell))


def leave_wisp(now: Now, loot: Logged) -> None:
    """A looting leaves a wisp on the tile, while one is left (CH-OBJ-1)."""
    if now.beside.wisps and loot.cell is not None:
        now.beside = replace(now.beside, wisps=now.beside.wisps - 1)
        now.wisps = tuple(sorted((*now.wisps, loot.cell)))
        now.tell(e.TokenPut("wisp", loot.cell))


def portal_at(now: Now, cell: Cell) -> PortalColour | None:
    """The colour of the Portal on a tile (CH-OBJ-2, CH-ENM-4)."""
    lies = (c for c, p in zip(COLOURS, now.portals, strict=True) if p and p.cell == cell)
    return next(lies, None)


@lru_cache(maxsize=16)
def waiting(box: Box) -> Waiting:
    """What is to be checked at which moment, and after which event (CH-QST-3, CH-OBJ-1)."""
    found: dict[tuple[CheckTime, Remembered | None], set[str]] = {}
    cards: list[tuple[str, CheckTime, tuple[AnyCondition, ...]]]
    cards = [(card.id, card.moment, (card.when,)) for card in box.quests.values()]
    cards += [(card.id, card.moment, card.when) for card in box.objectives.values()]
    cards += [(r.id, r.moment, (r.when,)) for r in box.rituals.values() if r.when is not None]
    for id, moment, conditions in cards:
        causes: list[Remembered | None] = [None]
        if moment is CheckTime.NOW:
            causes = [what for condition in conditions for what in wakers(condition)]
        for what in causes:
            found.setdefault((moment, what), set()).add(id)
    return {key: frozenset(ids) for key, ids in found.items()}


@lru_cache(maxsize=16)
def walks(box: Box) -> frozenset[str]:
    """The Quests that count the tiles that a Move enters (CH-DP-21)."""
    return frozenset(q.id for q in box.quests.values() if isinstance(q.when, EnteredTiles))


def counts_steps(mat: Mat) -> bool:
    """CH-DP-21: whether a Quest in progress counts entered tiles."""
    counting = walks(mat.box)
    return any(card.id in counting and not card.done for card in mat.quests)


def check_wishes(now: Now, moment: CheckTime, facts: Facts) -> None:
    """Objectives, then Quests, then Rituals that wait for this moment are checked (CH-END-0)."""
    ids = waiting(now.box).get((moment, facts.last.what if facts.last else None))
    if not ids:
        return
    for place, card in [*enumerate(now.objectives)]:
        if card.id in ids and not card.done:
            check_objective(now, place, facts)
    for place, card in enumerate(now.quests):
        if card.id in ids and not card.done:
            check_quest(now, place, facts)
    for place, card in enumerate(now.rituals):
        if card.id in ids and not card.done:
            check_ritual(now, place, facts)


def check_quest(now: Now, place: int, facts: Facts) -> None:
    """CH-QST-3: a Quest is completed when its condition becomes true."""
    card = now.quests[place]
    quest = now.box.quests[card.id]
    if now.focus is not None and quest.building != now.focus:  # CH-CHAL-4
        return
    have, need = measure(now, quest.when, facts._replace(since=card.since))
    if have >= need:
        now.quests[place] = replace(card, checks=need, done=True)
        now.tell(e.QuestCompleted(card.id))
    elif quest.moment is CheckTime.NOW and have != card.checks and lasts(quest.when):
        now.quests[place] = replace(card, checks=int(have))
        now.tell(e.QuestChecked(card.id, int(have)))


def check_objective(now: Now, place: int, facts: Facts) -> None:
    """CH-OBJ-1, CH-OBJ-3, CH-OBJ-4: an Objective pays each reward once, when it is met."""
    while not (card := now.objectives[place]).done:
        objective = now.box.objectives[card.id]
        own = facts._replace(owner=card.hero, since=card.since, item=card.item)
        have, need = measure(now, objective.when[card.paid], own)
        if have < need:
            now.objectives[place] = replace(card, checks=int(have))
            break
        pay(now, place, replace(card, checks=need), objective.rewards[card.paid])


def pay(now: Now, place: int, card: WishProgress, count: int) -> None:
    """The Crystals of a reward are gained at once (CH-OBJ-3)."""
    objective = now.box.objectives[card.id]
    done = card.paid + 1 == len(objective.rewards)
    now.objectives[place] = replace(card, paid=card.paid + 1, done=done)
    now.crystals += count
    now.tell(e.ObjectivePaid(card.id, count, now.name(card.hero)))
    note(now, Logged(Remembered.OBJECTIVE, now.turn, card.hero, card.id))
    if done and now.box.deals[objective.kind].next:
        objectives.reveal_next(now, objective.kind)


def check_ritual(now: Now, place: int, facts: Facts) -> None:
    """A Ritual gets a Checkmark, at the end of Moves and turns one a turn (CH-FIN-3, CH-FIN-8)."""
    card = now.rituals[place]
    ritual = now.box.rituals[card.id]
    if ritual.moment in (CheckTime.MOVE_END, CheckTime.TURN_END) and card.turn == now.turn:
        return
    if ritual.when is not None and met(now, ritual.when, facts):
        mark(now, card.id)


def place_of(now: Now, ritual: str) -> int:
    """The place of a Ritual among those on the table (CH-FIN-3)."""
    return next(place for place, card in enumerate(now.rituals) if card.id == ritual)


def mark(now: Now, ritual: str, given: str = "") -> None:
    """CH-FIN-3, CH-FIN-5: a Checkmark; the last one of the last Ritual wins the campaign."""
    place = place_of(now, ritual)
    card = now.rituals[place]
    checks = card.checks + 1
    done = checks >= now.box.rituals[ritual].checks
    sets = (*card.given, given) if given else card.given
    now.rituals[place] = replace(card, checks=checks, done=done, turn=now.turn, given=sets)
    now.tell(e.RitualChecked(ritual, checks))
    if done:
        now.tell(e.RitualCompleted(ritual))
        if now.cause is None and all(card.done for card in now.rituals):
            now.end(RITUALS)
