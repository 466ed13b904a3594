"""How the table is laid (docs/rules/classic.md, chapter 3)."""

from collections import Counter

import pytest

from dedale.core.errors import BadOption
from dedale.core.game import Step
from dedale.core.rng import Philox
from dedale.games.classic import classic
from dedale.games.classic.actions import Exchange
from dedale.games.classic.content import MOVABLE_IDS, PRINTS, Treasure, face
from dedale.games.classic.events import MessageRead, TargetSeen
from dedale.games.classic.state import Options, Phase, State
from dedale.maze.board import reach
from dedale.maze.cell import FREE, Cell
from dedale.maze.tile import Shape
from dedale.maze.turn import Insert, Walk
from dedale.table import Table, answer, open_table
from tests.kit import Rigged, any_chance, rule
from tests.kit.games.classic import BLUE, GREEN, RED, YELLOW, board_a

IN_ORDER = tuple(MOVABLE_IDS)  # straights, plain corners, junctions, corners with a treasure
CARDS = tuple(Treasure)
FIXED = {
    (0, 0): ("L", 1, None),
    (0, 2): ("T", 1, "spellbook"),
    (0, 4): ("T", 1, "purse"),
    (0, 6): ("L", 2, None),
    (2, 0): ("T", 0, "map"),
    (2, 2): ("T", 0, "crown"),
    (2, 4): ("T", 1, "keys"),
    (2, 6): ("T", 2, "skull"),
    (4, 0): ("T", 0, "ring"),
    (4, 2): ("T", 3, "chest"),
    (4, 4): ("T", 2, "jewel"),
    (4, 6): ("T", 2, "sword"),
    (6, 0): ("L", 0, None),
    (6, 2): ("T", 3, "candelabra"),
    (6, 4): ("T", 3, "helmet"),
    (6, 6): ("L", 3, None),
}


def lay(seats: int = 2, tiles=IN_ORDER, turns=(0,) * 33, cards=CARDS, **options) -> Step[State]:
    """A table for which chance brings these tiles, rotations and cards, and nothing more."""
    chance = Rigged(tiles, *turns, cards)
    step = classic.setup(Options(**options), seats, chance)
    assert chance.results == [], "the rules ask chance for each of these once"
    return step


def lie(state: State, cell: tuple[int, int]):
    """A tile as the page tells of it."""
    front = face(state.maze[Cell(*cell)])
    return front.shape, front.rotation, front.on


def refused_field(seats: int, **options) -> str:
    """Which option is at fault."""
    with pytest.raises(BadOption) as refusal:
        classic.setup(Options(**options), seats, any_chance())
    return refusal.value.facts["field"]


def random_evening(seed: str) -> Table:
    """A game with messages and two random players, far into the evening."""
    table = open_table("classic", 2, {"events": True}, seed)
    for _ in range(60):
        seat = table.state.active
        table.submit(seat, answer(table, seat, "random"))
    return table


@rule("CL-SET-1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_only_two_to_four_can_play(seats):
    with pytest.raises(BadOption) as refusal:
        open_table("classic", seats)

    assert refusal.value.facts == {"field": "seats", "seats": seats, "least": 2, "most": 4}


@rule("CL-SET-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_can_play(seats):
    assert len(lay(seats).state.pawns) == seats


@rule("CL-SET-2")
def test_the_fixed_tiles_lie_as_printed_on_the_board():
    state = lay(tiles=IN_ORDER[::-1]).state

    assert {cell: lie(state, cell) for cell in FIXED} == FIXED


@rule("CL-SET-3")
def test_the_movable_tiles_are_shuffled_and_the_last_one_is_the_spare():
    order = IN_ORDER[::-1]
    state = lay(tiles=order).state

    assert tuple(state.maze[cell].id for cell in FREE) == order[:33]
    assert state.spare.id == order[33]


@rule("CL-SET-4")
def test_each_placed_tile_is_turned_as_chance_has_it():
    state = lay(turns=(3,) * 32 + (2,)).state

    assert {state.maze[cell].rotation for cell in FREE[:12]} == {1}
    assert {state.maze[cell].rotation for cell in FREE[12:32]} == {3}
    assert state.maze[FREE[32]].rotation == 2
    assert state.spare.rotation == 0


@rule("CL-SET-4")
def test_all_four_rotations_are_equally_likely():
    tables = [classic.setup(Options(), 2, Philox("turns", step)).state for step in range(100)]
    tiles = [state.maze[cell] for state in tables for cell in FREE]
    turns = Counter(tile.rotation for tile in tiles if tile.shape is not Shape.STRAIGHT)

    assert set(turns) == {0, 1, 2, 3}
    assert min(turns.values()) > 0.23 * turns.total()
    assert max(turns.values()) < 0.27 * turns.total()


@rule("CL-SET-5")
@pytest.mark.parametrize(("seats", "each"), [(2, 12), (3, 8), (4, 6)])
def test_all_cards_are_dealt_evenly(seats, each):
    stacks = lay(seats).state.stacks

    assert [len(stack) for stack in stacks] == [each] * seats
    assert sorted(card for stack in stacks for card in stack) == sorted(Treasure)


@rule("CL-SET-5")
def test_the_cards_are_shuffled_before_they_are_dealt():
    state = lay(cards=CARDS[::-1]).state

    assert state.stacks[0][0] == Treasure.SPIDER
    assert state.stacks[1][-1] == Treasure.SPELLBOOK


@rule("CL-SET-6")
def test_everybody_is_told_their_own_top_card_and_no_other():
    state, events, *_ = lay(3)

    assert events == (
        TargetSeen(treasure=state.stacks[0][0], to=(0,)),
        TargetSeen(treasure=state.stacks[1][0], to=(1,)),
        TargetSeen(treasure=state.stacks[2][0], to=(2,)),
    )
    assert classic.view(state, 1).targets == state.stacks[1][:1]
    assert classic.view(state, 1).cards_left == (8, 8, 8)


@rule("CL-SET-7")
def test_every_pawn_starts_on_the_corner_of_its_colour():
    state = lay(3, colours=(GREEN, RED, BLUE)).state

    assert state.pawns == ((6, 0), (0, 0), (6, 6))


@rule("CL-SET-7")
@pytest.mark.parametrize("colours", [(RED, RED), (RED, BLUE, RED)])
def test_no_colour_is_taken_twice(colours):
    assert refused_field(2, colours=colours) == "colours"


@rule("CL-SET-7")
@pytest.mark.parametrize("colours", [(RED, BLUE), (RED, YELLOW, BLUE, GREEN)])
def test_there_is_a_colour_for_every_seat_and_none_to_spare(colours):
    assert refused_field(3, colours=colours) == "colours"


@rule("CL-SET-8")
@pytest.mark.parametrize(
    ("seats", "colours"),
    [(2, (RED, BLUE)), (3, (RED, YELLOW, BLUE)), (4, (RED, YELLOW, BLUE, GREEN))],
)
def test_there_are_usual_colours(seats, colours):
    assert lay(seats).state.colours == colours


@rule("CL-SET-8")
def test_colours_may_be_chosen():
    assert lay(2, colours=(YELLOW, GREEN)).state.colours == (YELLOW, GREEN)


@rule("CL-SET-9")
def test_seat_0_begins_unless_another_is_named():
    assert lay(3).state.active == 0
    assert lay(3, first_seat=2).state.active == 2


@rule("CL-SET-9")
@pytest.mark.parametrize("first_seat", [-1, 3])
def test_only_somebody_at_the_table_can_begin(first_seat):
    assert refused_field(3, first_seat=first_seat) == "first_seat"


@rule("CL-SET-10")
def test_the_same_seed_lays_the_same_table():
    assert classic.setup(Options(), 4, Philox("a", 0)) == classic.setup(
        Options(), 4, Philox("a", 0)
    )
    assert classic.setup(Options(), 4, Philox("a", 0)) != classic.setup(
        Options(), 4, Philox("b", 0)
    )


@rule("CL-SET-10")
def test_the_same_seed_and_actions_give_the_same_game():
    table = random_evening("rain")
    again = Table(classic, table.log)

    assert any(isinstance(entry.action, Exchange) for entry in table.log.actions)
    assert again.state == table.state
    assert again.steps == table.steps


@rule("CL-SET-10")
def test_the_same_chance_shuffles_the_same_way_in_an_exchange():
    stack = [Treasure.CROWN, Treasure.MAP, Treasure.KEYS, Treasure.OWL, Treasure.RAT]
    game = board_a(events=True, holds={RED: stack}).play(Insert(0, 2))
    orders = [
        classic.apply(game.state, 0, Exchange(Treasure.OWL), Philox("a", 7)).state.stacks[0],
        classic.apply(game.state, 0, Exchange(Treasure.OWL), Philox("a", 7)).state.stacks[0],
    ]

    assert orders[0] == orders[1]


@rule("CL-SET-E1")
def test_three_players_leave_no_card_out():
    stacks = lay(3).state.stacks

    assert [len(stack) for stack in stacks] == [8, 8, 8]
    assert {card for stack in stacks for card in stack} == set(Treasure)


@rule("CL-SET-E2")
def test_a_start_corner_that_nobody_uses_is_a_place_like_any_other():
    game = board_a(RED, BLUE, at={RED: (1, 6)}, holds={RED: []})
    game.play(Insert(3, 3), Walk(Cell(0, 6)))

    assert game.at(RED) == (0, 6)
    assert game.state.phase is Phase.SHIFT
    assert game.state.winner is None


@rule("CL-SET-E3")
def test_the_spare_may_carry_a_treasure_and_its_card_is_dealt():
    state = lay().state

    assert face(state.spare).on == Treasure.SPIDER
    assert Treasure.SPIDER in state.stacks[1]


@rule("CL-SET-E4")
def test_a_pawn_may_be_walled_in_from_the_start():
    state = lay(turns=(0, 0, 0, 1) + (0,) * 29).state

    assert reach(state.maze.links(), state.pawns[0]) == ((0, 0),)


@rule("CL-SET-E4")
def test_a_target_may_be_in_reach_from_the_start():
    state = lay(cards=(Treasure.MAP, *(card for card in CARDS if card != Treasure.MAP))).state

    assert state.stacks[0][0] == Treasure.MAP
    assert (2, 0) in reach(state.maze.links(), state.pawns[0])


@rule("CL-EVT-11")
def test_nobody_looks_at_the_back_of_the_first_spare():
    step = lay(tiles=IN_ORDER[1:] + IN_ORDER[:1], events=True)
    after = classic.apply(step.state, 0, Insert(1, 0), any_chance())

    assert PRINTS[step.state.spare.id].message is not None
    assert step.state.message is None
    assert not any(isinstance(event, MessageRead) for event in (*step.events, *after.events))
    assert after.state.message is None
