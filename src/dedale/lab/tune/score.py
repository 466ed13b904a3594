"""How well values do: what every cell is like, target by target."""

from collections.abc import Collection
from statistics import fmean

from dedale.core.records import Record
from dedale.lab.tune.bench import CellGames
from dedale.lab.tune.gauge import Gauge, gauged, pieces_in
from dedale.lab.tune.wish import TuneTarget, TuneWhat, TuneWish

Known = dict[tuple[str, str], set[str]]
"""By cell and event, the pieces that have been seen."""


class Aimed(Record, frozen=True):
    """What a cell is like, beside what it should be like."""

    cell: str
    target: TuneTarget
    seen: Gauge
    games: int

    @property
    def met(self) -> bool:
        """Whether what was seen is near enough."""
        return self.seen.met(self.target)

    @property
    def possible(self) -> bool:
        """Whether the truth may be near enough: the interval reaches as far."""
        return self.seen.possible(self.target)

    @property
    def sure(self) -> bool:
        """Whether that is no accident: the whole interval is near enough."""
        return self.seen.sure(self.target)


class TuneScore(Record, frozen=True):
    """What all cells are like."""

    aims: tuple[Aimed, ...]

    @property
    def loss(self) -> float:
        """How far from the targets it is: the mean of the squares."""
        return fmean(aim.seen.units(aim.target) ** 2 for aim in self.aims)

    @property
    def least_loss(self) -> float:
        """How near it may be, if luck was against it everywhere."""
        return fmean(aim.seen.least_units(aim.target) ** 2 for aim in self.aims)

    @property
    def met(self) -> bool:
        """Whether all targets are met."""
        return all(aim.met for aim in self.aims)

    @property
    def open(self) -> bool:
        """Whether all targets may be met, and some may not."""
        return all(aim.possible for aim in self.aims) and not all(aim.sure for aim in self.aims)


def scored(wish: TuneWish, games: CellGames, known: Known) -> TuneScore:
    """What games say of the targets."""
    return TuneScore(
        tuple(
            Aimed(cell.name, target, gauged(games[cell.name], target, seen), len(games[cell.name]))
            for cell in wish.cells
            for target in wish.target
            if target.cell in ("", cell.name)
            for seen in [known_to(known, cell.name, target)]
        )
    )


def known_to(known: Known, cell: str, target: TuneTarget) -> Collection[str]:
    """The pieces that a target is about, even where none of these games had them."""
    own = {target.piece} if target.piece and target.what is TuneWhat.USED else set()
    return known.get((cell, target.event), set()) | own


def seen_in(wish: TuneWish, games: CellGames) -> Known:
    """The pieces that games had, for the targets that ask for them."""
    events = {target.event for target in wish.target if target.what is TuneWhat.USED}
    return {
        (cell, event): {piece for game in all_games for piece in pieces_in(game, event)}
        for cell, all_games in games.items()
        for event in events
    }
