"""Chronicles: what holds after every step of every game (CH-INV)."""

from collections import Counter
from collections.abc import Iterable

from dedale.games.chronicles.actions import (
    ChroniclesAction,
)
from dedale.games.chronicles.rules import play
from dedale.games.chronicles.rules.in_play import event_deck, items_in_play
from dedale.games.chronicles.state import Stage, State
from dedale.games.chronicles.tasks import PuttingAway
from dedale.maze.cell import CELLS, FIXED, Cell
from dedale.maze.tile import Shape

MOST = 172  # offers of `action.main` (CH-DP-9)
SHAPES = {Shape.STRAIGHT: 13, Shape.CORNER: 15 + 4, Shape.JUNCTION: 6 + 12}
GROUND = {0: "┌┬┬┐", 2: "├├┬┤", 4: "├┴┤┤", 6: "└┴┴┘"}  # CH-BRD-5


def check_invariants(before: State, action: ChroniclesAction | None, after: State) -> None:
    """CH-INV-1 to CH-INV-6: nothing is lost and nothing lies twice, once the table is laid."""
    check_sheet(after)
    if after.stage is Stage.SETUP:
        return
    check_items(after)
    check_tiles(after)
    check_figures(after)
    check_cards(after)
    asked = play.decision(after)
    for seat in (*asked.seats, *asked.may) if asked else ():
        offers = play.legal(after, seat)
        assert 0 < len(offers) <= MOST + len(after.scrolls)
        assert len(set(offers)) == len(offers), "an action is offered twice"


def check_items(state: State) -> None:
    """CH-INV-1 to CH-INV-3, CH-INV-6: every Item is in one place, and every Echo has its Item."""
    portals = [portal for portal in state.portals if portal]
    held = [item for piece in state.pieces for item in piece.items]
    places = (*state.items, *(p.item for p in portals), *held, *state.looted, *state.offered)
    assert sorted(places) == sorted(items_in_play(state.options.sheet, state.box))
    assert sorted(echo.item for echo in state.echoes) == sorted(state.items)
    marks = [mark.cell for mark in (*portals, *state.echoes)]
    assert len(set(marks)) == len(marks), "a tile holds two marks"
    assert list(state.echoes) == sorted(state.echoes, key=lambda echo: echo.cell)


def check_tiles(state: State) -> None:
    """CH-INV-5, CH-BRD-5: all tiles are there, the fixed ones where they belong."""
    assert Counter(t.shape for t in (*state.maze.tiles, state.spare)) == SHAPES
    assert state.spare.rotation == 0  # CH-SHIFT-6
    rows = str(state.maze).split()
    assert {row: "".join(rows[row][::2]) for row in GROUND} == GROUND


def check_figures(state: State) -> None:
    """CH-INV-4: no figure is lost, and all of them stand on the board."""
    assert len(state.looters) <= 4
    assert len(state.wardens) <= 4
    assert all(cell in CELLS for cell in standing(state))
    for cells in (state.looters, state.wardens, state.snares, state.blooms, state.wisps):
        assert list(cells) == sorted(cells)
    assert len(state.snares) + state.beside.snares <= 3
    assert len(state.blooms) <= 4
    assert set(state.blooms) <= set(FIXED)
    assert state.sheet.chapters >= 2 or not state.wardens  # CH-WRD-1


def standing(state: State) -> Iterable[Cell]:
    """Where figures and tokens are."""
    yield from (piece.cell for piece in state.pieces)
    yield from (*state.looters, *state.wardens, *state.snares, *state.blooms, *state.wisps)
    if state.dragon:
        yield state.dragon


def check_cards(state: State) -> None:
    """CH-DIS-1: every Event and Fairy Folk card is in the deck, open, discarded or resolved now."""
    resolved = [task.card for task in state.todo if isinstance(task, PuttingAway)]
    cards = Counter((*state.events, *state.discarded, *state.folk, *resolved))
    laid = Counter(event_deck(state.options.sheet, state.options.scenario, state.box))
    if state.stage in (Stage.LABYRINTH, Stage.ACTION):
        assert cards == laid
    else:  # CH-EVT-E2: the Event that ended the game was not put away
        assert not cards - laid
    assert all(skill.glass >= 0 for skill in state.skills)
    assert state.crystals >= 0
    assert all(count <= 2 for count in Counter(state.scrolls).values())  # CH-SCR-1


def check_sheet(state: State) -> None:
    """CH-SHOP-3, CH-TRK-1, CH-SCR-1: the numbers of the campaign stay within their bounds."""
    sheet, numbers = state.sheet, state.box.numbers
    assert sheet.stash >= 0
    assert sheet.track <= numbers.track.length
    assert all(0 <= n <= most for n, most in zip(sheet.nails, numbers.nails, strict=True))
    assert len(set(sheet.repaired)) == len(sheet.repaired)
    assert all(f"{building}-1" in sheet.boxes for building in sheet.repaired)
    assert all(count <= 2 for count in Counter(sheet.scrolls).values())
    assert len(set(sheet.quests)) == len(sheet.quests)
