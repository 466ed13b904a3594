"""Chronicles: what is never lost, and a player who finds the way to Portals."""

from collections import Counter
from collections.abc import Iterable, Sequence

from dedale.core.records import Seat
from dedale.core.rng import Rng
from dedale.games.chronicles.actions import (
    Buy,
    ChroniclesAction,
    Done,
    End,
    Hammer,
    Heed,
    Hush,
    Offer,
    Pass,
    Pause,
    Save,
    SetOut,
    Stop,
    Use,
)
from dedale.games.chronicles.rules import play
from dedale.games.chronicles.rules.campaign import event_deck, items_in_play
from dedale.games.chronicles.sheet import Scenario
from dedale.games.chronicles.state import Stage, State
from dedale.games.chronicles.tasks import PuttingAway
from dedale.games.chronicles.words import POSTS
from dedale.maze.cell import CELLS, FIXED, Cell
from dedale.maze.tile import Shape
from dedale.maze.turn import Insert, Walk
from tests.kit.chance import any_chance

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


def sensible(state: State) -> ChroniclesAction:
    """What somebody would do who wants Items and Rituals, and tries one Shift before a Move."""
    asked = play.decision(state)
    assert asked is not None
    seat = asked.seats[0]
    offers = play.legal(state, seat)
    good = [offer for offer in offers if isinstance(offer, Offer | Hammer) or is_good(state, offer)]
    if good:
        return good[-1]
    if not state.todo and not state.moved:
        for shift in offers:
            if isinstance(shift, Insert) and opens(state, seat, shift):
                return shift
    quiet = [offer for offer in offers if isinstance(offer, End | Stop | Pass | Done)]
    return quiet[0] if quiet else offers[0]


def is_good(state: State, offer: ChroniclesAction) -> bool:
    """Whether somebody would take it at once; whoever plays alone saves after each game."""
    match offer:
        case Walk(cell):
            return worth(state, cell)
        case Buy(card):
            return card not in state.sheet.scrolls
        case Use("snare"):
            return state.piece.cell in POSTS and state.piece.cell not in state.snares
        case Use(card):
            return card.startswith("folk-") or (card in ("haste", "scroll-turn") and state.moved)
        case Save():
            return len(state.pieces) == 1
        case SetOut(scenario):
            return scenario is Scenario.FINAL
    return False


def opens(state: State, seat: Seat, shift: Insert) -> bool:
    """Whether a Shift leads to a Move that is worth it."""
    after = play.apply(state, seat, shift, any_chance()).state
    return any(
        isinstance(offer, Walk) and worth(after, offer.cell) for offer in after_offers(after)
    )


def after_offers(state: State) -> tuple[ChroniclesAction, ...]:
    """What the active seat may do."""
    return play.legal(state, state.piece.seat)


def worth(state: State, cell: Cell) -> bool:
    """Whether somebody would end a Move here: a Portal, or the Dragon that is to be soothed."""
    return cell == state.dragon or any(portal and portal.cell == cell for portal in state.portals)


def lean(offers: Sequence[ChroniclesAction], rng: Rng) -> Sequence[ChroniclesAction]:
    """What brings a game on: cards before turns end, Moves that do not end nowhere."""
    nuisance = End | Hush | Heed | Pause
    kinds: dict[type, list[ChroniclesAction]] = {}
    for offer in offers:
        kinds.setdefault(type(offer), []).append(offer)
    bold = [kind for kind in kinds if not issubclass(kind, nuisance)]
    if not bold or not rng.below(6):
        return offers
    return kinds[rng.choice(bold)]
