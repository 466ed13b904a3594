"""Effects on figures: Goblins are knocked out, figures are put elsewhere, or change places."""

from collections.abc import Iterable

from msgspec.structs import replace

from dedale.games.chronicles.actions import (
    ChooseCard,
    ChooseCell,
    ChooseHero,
    ChroniclesAction,
    Pass,
)
from dedale.games.chronicles.cards import CardKind
from dedale.games.chronicles.effects import (
    Bar,
    Figure,
    KnockOut,
    KnockOutRange,
    PutFigure,
    Where,
    WhichGoblins,
)
from dedale.games.chronicles.events import FigurePut
from dedale.games.chronicles.rules import foes
from dedale.games.chronicles.rules.effects import Offers, ask, by_event, choose, person
from dedale.games.chronicles.rules.now import ChroniclesWorking, Mat, Now, home_of, index_of
from dedale.games.chronicles.tasks import Choosing, Context
from dedale.games.chronicles.words import Via, line
from dedale.maze.cell import AROUND, CELLS, Cell

Goblin = tuple[Via, Cell]


def goblins(mat: Mat, foe: WhichGoblins = WhichGoblins.GOBLIN) -> list[Goblin]:
    """The Goblins in the maze; CH-ENM-1: a full name means that kind alone."""
    found = [(Via.LOOTER, cell) for cell in mat.looters]
    return (
        found
        if foe is WhichGoblins.LOOTER
        else found + [(Via.WARDEN, cell) for cell in mat.wardens]
    )


def spot(picked: str) -> Cell:
    """A cell that was picked (CH-DP-11)."""
    return CELLS[int(picked)]


def word(cell: Cell) -> str:
    """A cell, as it is kept among what was picked (CH-DP-11)."""
    return str(cell.number)


def goblin_offers(found: Iterable[Goblin], picked: tuple[str, ...]) -> Offers:
    """A Goblin is named by its tile, then by its kind where both stand there (CH-DP-11)."""
    if not picked:
        return tuple(ChooseCell(cell) for cell in sorted({cell for _, cell in found}))
    [here] = map(spot, picked)
    return tuple(ChooseCard(kind.value) for kind, cell in found if cell == here)


def named(found: Iterable[Goblin], picked: tuple[str, ...]) -> Goblin | None:
    """The Goblin that was picked; None while its kind is open (CH-DP-11)."""
    kinds = {kind for kind, cell in found if cell == spot(picked[0])}
    if len(picked) < 2 and len(kinds) > 1:
        return None
    return (Via(picked[1]) if len(picked) > 1 else kinds.pop(), spot(picked[0]))


def said(action: ChroniclesAction) -> str:
    """An answer, as it is kept among what was picked (CH-DP-11)."""
    match action:
        case ChooseCell(cell):
            return word(cell)
        case ChooseHero(hero):
            return str(hero)
        case ChooseCard(card):
            return card
    raise ValueError(action)


def in_range(mat: Mat, effect: KnockOut, context: Context) -> list[Goblin]:
    """The Goblins that an effect can knock out, walls ignored (CH-ENM-3)."""
    found = goblins(mat, effect.foe)
    if effect.where is KnockOutRange.MAZE:
        return found
    here = mat.pieces[person(mat, context)].cell
    cells = line(here) if effect.where is KnockOutRange.LINE else (here, *AROUND[here])
    return [goblin for goblin in found if goblin[1] in cells]


def nameless(mat: Mat, context: Context) -> bool:
    """Whether the user of a Fairy Folk card still has to say who knocks out (CH-ENM-4)."""
    card = mat.box.cards.get(context.card)
    folk = card is not None and card.kind is CardKind.FOLK
    return folk and context.subject is None and len(mat.pieces) > 1


def knock_out(now: Now, effect: KnockOut, context: Context) -> None:
    """Goblins are knocked out: all of them, or those that the user picks (CH-ENM-3)."""
    if nameless(now, context):
        ask(now, Choosing(effect, context))
    elif effect.count is not None:
        ask(now, Choosing(effect, context, left=effect.count))
    else:
        for goblin in in_range(now, effect, context):
            strike(now, goblin, context)


def strike(now: Now, goblin: Goblin, context: Context) -> None:
    """CH-ENM-4: knock-outs by an Event are nobody's."""
    kind, cell = goblin
    if by_event(now, context):
        foes.knock_out(now, kind, cell, counted=False)
    else:
        foes.knock_out(now, kind, cell, hero=person(now, context))


def knock_out_offers(mat: Mat, effect: KnockOut, task: Choosing) -> Offers:
    """For whom, where that is open (CH-ENM-4); then which Goblin (CH-DP-11)."""
    if nameless(mat, task.context):
        return tuple(ChooseHero(piece.hero) for piece in mat.pieces)
    offers = goblin_offers(in_range(mat, effect, task.context), task.picked)
    return (*offers, Pass()) if effect.fewer and not task.picked else offers


def knock_out_answer(now: Now, effect: KnockOut, task: Choosing, action: ChroniclesAction) -> None:
    """One Goblin is knocked out after the other (CH-ENM-3, CH-DP-11)."""
    context = task.context
    if isinstance(action, Pass):
        return
    if isinstance(action, ChooseHero):
        knock_out(now, effect, replace(context, subject=index_of(now, action.hero)))
        return
    picked = (*task.picked, said(action))
    goblin = named(in_range(now, effect, context), picked)
    if goblin is None:
        ask(now, replace(task, picked=picked))
        return
    strike(now, goblin, context)
    if task.left > 1:
        again = replace(task, picked=(), left=task.left - 1)
        if in_range(now, effect, context):
            ask(now, again)


def barred(mat: Mat, without: tuple[Bar, ...]) -> set[Cell]:
    """The tiles on which something stands that must not be there (CH-SKL-3)."""
    cells = {
        Bar.PORTAL: [portal.cell for portal in mat.portals if portal],
        Bar.HERO: [piece.cell for piece in mat.pieces],
        Bar.WARDEN: list(mat.wardens),
        Bar.DRAGON: [mat.dragon] if mat.dragon else [],
    }
    return {cell for bar in without for cell in cells[bar]}


def targets(mat: Mat, effect: PutFigure, hero: int | None, here: Cell) -> list[Cell]:
    """The tiles on which a figure may be put; staying would be nothing (CH-SKL-3, CH-SKL-6)."""
    cells = {Where.LINE: line(here), Where.ANYWHERE: CELLS, Where.START: ()}[effect.where]
    if effect.where is Where.START and hero is not None:
        cells = (home_of(mat, mat.pieces[hero].hero),)
    bars = barred(mat, effect.without)
    return [cell for cell in cells if cell != here and cell not in bars]


def put_possible(mat: Mat, effect: PutFigure, context: Context) -> bool:
    """Whether there is somebody to put, and somewhere (CH-SKL-6, CH-EVT-7)."""
    if effect.who is Figure.GOBLIN:
        return bool(goblins(mat))
    hero = person(mat, context)
    return bool(targets(mat, effect, hero, mat.pieces[hero].cell))


def put(now: Now, effect: PutFigure, context: Context) -> None:
    """A figure is put on a tile; nobody is asked about a start corner (CH-SKL-3, CH-EVT-1)."""
    hero = person(now, context)
    if effect.where is Where.START and effect.who is not Figure.GOBLIN:
        place_hero(now, hero, home_of(now, now.pieces[hero].hero))
    else:
        choose(now, effect, context)


def chosen_goblin(mat: Mat, task: Choosing) -> Goblin | None:
    """The Goblin that is to be put somewhere, once it is known (CH-DP-11)."""
    return named(goblins(mat), task.picked) if task.picked else None


def put_offers(mat: Mat, effect: PutFigure, task: Choosing) -> Offers:
    """Which Goblin, and where; for a Character only where (CH-DP-11)."""
    if effect.who is not Figure.GOBLIN:
        hero = person(mat, task.context)
        here = mat.pieces[hero].cell
        return tuple(ChooseCell(cell) for cell in targets(mat, effect, hero, here))
    goblin = chosen_goblin(mat, task)
    if goblin is None:
        return goblin_offers(goblins(mat), task.picked)
    return tuple(ChooseCell(cell) for cell in targets(mat, effect, None, goblin[1]))


def put_answer(now: Now, effect: PutFigure, task: Choosing, action: ChroniclesAction) -> None:
    """Where it goes, once it is known who (CH-DP-11)."""
    if effect.who is not Figure.GOBLIN:
        assert isinstance(action, ChooseCell)
        place_hero(now, person(now, task.context), action.cell)
        return
    goblin = chosen_goblin(now, task)
    if goblin is None:
        ask(now, replace(task, picked=(*task.picked, said(action))))
        return
    assert isinstance(action, ChooseCell)
    place_goblin(now, goblin, action.cell)


def place_hero(now: Now, hero: int, cell: Cell) -> None:
    """No Move, no entering, no collecting, no knock-out (CH-COL-E3, CH-SKL-3, CH-EVT-1)."""
    piece = now.pieces[hero]
    if piece.cell != cell:
        now.change(hero, cell=cell)
        now.tell(FigurePut(piece.hero.value, cell, piece.cell))


def place_goblin(now: Now, goblin: Goblin, cell: Cell) -> None:
    """A Goblin is put elsewhere, where a snare may wait for it (CH-SKL-3)."""
    kind, start = goblin
    foes.remove(now, kind, start)
    foes.come(now, kind, cell, FigurePut(kind.value, cell, start))


KNOCK_OUT = ChroniclesWorking(
    effect=KnockOut,
    happen=knock_out,
    possible=lambda mat, effect, context: bool(in_range(mat, effect, context)),
    offers=knock_out_offers,
    answer=knock_out_answer,
)
PUT = ChroniclesWorking(
    effect=PutFigure, happen=put, possible=put_possible, offers=put_offers, answer=put_answer
)
WORKINGS = (KNOCK_OUT, PUT)
