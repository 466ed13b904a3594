"""Traverse, Teleport and Escape (docs/rules/team.md, chapter 12)."""

import pytest
from dedale.games.team.rules.move import paths_of
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from dedale.core.rng import Philox
from dedale.games.team import team
from dedale.games.team.actions import EndTurn, FlipUp, WalkWith
from dedale.games.team.content import FIXED_TILES, WALKING, Spell, Treasure
from dedale.games.team.events import WalkedWith
from dedale.games.team.rules.walk import all_ways
from dedale.games.team.state import Deal, Mode, Options, Phase
from dedale.maze import kernels
from dedale.maze.board import Maze
from dedale.maze.cell import CELLS, FREE, Cell, Side, cells_in, next_to
from dedale.maze.ground import START
from dedale.maze.tile import EAST, NORTH, SOUTH, WEST
from dedale.maze.turn import Walk, Walked
from tests.kit import refused_by, rule
from tests.kit.games.team import BLUE, GREEN, RED, YELLOW, Play, board_a, tile
from tests.kit.plain_walk import neighbours

TRAVERSE, TELEPORT, ESCAPE = WALKING
BITS = dict(zip(Side, (NORTH, EAST, SOUTH, WEST), strict=True))
FAN, HAT = Treasure.FAN, Treasure.MAGIC_HAT


def with_spell(spell: Spell, *seats, **changes):
    """The first seat has the spell, in the standard mode."""
    first = seats[0] if seats else RED
    return board_a(*seats, mode=Mode.STANDARD, spells={first: spell}, **changes)


def opens(game, here: Cell, there: Cell) -> bool:
    """Whether an up tile is open towards a neighbour."""
    side = next(side for side in Side if next_to(here, side) == there)
    return here not in game.state.down and bool(game.state.maze[here].openings & BITS[side])


def plain_reach(game, starts: set[Cell]) -> set[Cell]:
    """Where a pawn can walk without a spell, worked out in the plainest way."""
    seen, left = set(starts), [cell for cell in starts if cell not in game.state.down]
    while left:
        here = left.pop()
        for near in neighbours(here):
            free = near in game.state.down or opens(game, near, here)
            if near not in seen and opens(game, here, near) and free:
                seen.add(near)
                if near not in game.state.down:
                    left.append(near)
    return seen


def gates(game) -> set[Cell]:
    """Up tiles that are open off the board."""
    return {
        cell
        for cell in CELLS
        if cell not in game.state.down
        for side in Side
        if next_to(cell, side) not in CELLS and game.state.maze[cell].openings & BITS[side]
    }


def leaps(game, spell: Spell | None, reached: set[Cell]) -> set[Cell]:
    """Where one cast of a spell leads, worked out in the plainest way."""
    down = set(game.state.down)
    if spell is TRAVERSE:
        heaps = reached & down
        return {c for heap in heaps for c in neighbours(heap) if opens(game, c, heap)}
    if spell is TELEPORT and reached & set(START.values()):
        return set(START.values())
    if spell is ESCAPE and reached & gates(game):
        return gates(game) | {cell for cell in down if len(neighbours(cell)) < 4}
    return set()


@st.composite
def anywhere(draw, spell: Spell):
    """Any maze with any rubble, and a pawn anywhere that is not under it."""
    deal = {"mode": Mode.STANDARD, "deal": Deal.ASSIGNED, "spells": (spell, Spell.ROTATE)}
    seed = draw(st.text("abc", min_size=1, max_size=4))
    laid = team.setup(Options(**deal), 2, Philox(seed, 0)).state
    down = draw(st.sets(st.sampled_from(FREE), max_size=16))
    start = draw(st.sampled_from([cell for cell in CELLS if cell not in down]))
    return Play(
        replace(
            laid,
            down=tuple(sorted(down)),
            maze=Maze(
                tuple(
                    lying.turned(0) if cell in down else lying
                    for cell, lying in zip(CELLS, laid.maze.tiles, strict=True)
                )
            ),
            pawns=(start, Cell(6, 6)),
        )
    )


@rule("TM-MOVE-2", "TM-TRV-1", "TM-TRV-3", "TM-TPT-1", "TM-ESC-1", "TM-ESC-2", "TM-SPELL-E1")
@pytest.mark.parametrize("spell", WALKING)
@given(data=st.data())
def test_moves_are_offered_just_where_plain_walking_and_one_cast_lead(spell, data):
    game = data.draw(anywhere(spell))
    start = game.at(RED)
    plain = plain_reach(game, {start})
    further = plain_reach(game, leaps(game, spell, plain)) - plain

    assert {offer.cell for offer in game.offers(Walk)} | {start} == plain
    assert {offer.walk.cell for offer in game.offers(WalkWith)} == further
    assert {offer.spell for offer in game.offers(WalkWith)} <= {spell}


@rule("TM-TRV-1")
def test_a_pawn_passes_through_one_tile_of_rubble():
    game = with_spell(TRAVERSE, down=[(1, 2)]).play(WalkWith(TRAVERSE, Walk(Cell(2, 2))))

    assert game.at(RED) == (2, 2)
    assert game.events == (
        WalkedWith(
            spell=TRAVERSE,
            leap=3,
            walked=Walked(piece=0, path=((0, 0), (0, 1), (0, 2), (1, 2), (2, 2))),
        ),
    )


@rule("TM-TRV-1")
def test_it_leaves_only_to_a_tile_that_is_open_towards_the_rubble():
    game = with_spell(TRAVERSE, down=[(1, 2)])

    assert (1, 3) in game.spell_reach(RED)  # open to the west
    assert (1, 1) not in game.spell_reach(RED)  # closed to the east
    with refused_by("TM-TRV-1", cell=Cell(1, 1)):
        game.play(WalkWith(TRAVERSE, Walk(Cell(1, 1))))


@rule("TM-TRV-1")
def test_it_passes_through_one_only():
    game = with_spell(TRAVERSE, down=[(1, 2), (3, 2)])

    assert (3, 2) in game.spell_reach(RED)
    assert (3, 3) not in game.spell_reach(RED)


@rule("TM-TRV-2")
def test_the_rubble_stays_and_shows_nothing():
    game = with_spell(TRAVERSE, down=[(1, 2)]).play(WalkWith(TRAVERSE, Walk(Cell(2, 2))))

    assert game.state.down == ((1, 2),)
    assert not game.reveals
    assert game.view.maze[Cell(1, 2).number] is None


@rule("TM-TRV-3")
def test_it_does_not_lead_from_rubble_to_rubble():
    game = with_spell(TRAVERSE, down=[(1, 2), (1, 3)])

    assert (1, 3) not in game.spell_reach(RED)


@rule("TM-TRV-4")
def test_the_move_may_end_on_other_rubble():
    game = with_spell(TRAVERSE, down=[(1, 2), (3, 2)]).play(WalkWith(TRAVERSE, Walk(Cell(3, 2))))

    assert game.state.phase is Phase.FLIP
    assert game.view.spent == (TRAVERSE,)
    assert game.play(FlipUp(0)).state.down == ((1, 2),)


@rule("TM-TPT-1")
def test_a_pawn_jumps_from_one_corner_to_another_and_goes_on():
    game = with_spell(TELEPORT).play(WalkWith(TELEPORT, Walk(Cell(6, 5))))

    assert game.events[0].walked.path == ((0, 0), (6, 6), (6, 5))
    assert game.events[0].leap == 0


@rule("TM-TPT-1")
def test_a_jump_leads_nowhere_but_to_what_a_corner_reaches():
    with refused_by("TM-TPT-1", cell=Cell(3, 5)):
        with_spell(TELEPORT).play(WalkWith(TELEPORT, Walk(Cell(3, 5))))


@rule("TM-TPT-1")
def test_it_jumps_once():
    game = with_spell(TELEPORT)

    assert {(0, 6), (6, 6), (6, 0)} <= set(game.spell_reach(RED))
    way = all_ways(paths_of(game.state), game.at(RED), TELEPORT)
    assert all(path.count(corner) <= 1 for path, _ in way.values() for corner in START.values())


@rule("TM-TPT-2")
def test_whoever_stands_on_a_corner_has_reached_it():
    game = with_spell(TELEPORT).play(WalkWith(TELEPORT, Walk(Cell(6, 6))))

    assert game.at(RED) == (6, 6)


@rule("TM-TPT-3")
def test_corners_of_colours_that_are_not_in_play_count():
    game = with_spell(TELEPORT, RED, BLUE).play(WalkWith(TELEPORT, Walk(Cell(6, 0))))

    assert GREEN not in game.state.colours
    assert game.at(RED) == (6, 0)


@rule("TM-TPT-4")
def test_without_a_corner_in_reach_there_is_no_jump():
    game = with_spell(TELEPORT, at={RED: (4, 5)})

    assert game.spell_reach(RED) == ()
    with refused_by("TM-TPT-1", cell=Cell(0, 0)):
        game.play(WalkWith(TELEPORT, Walk(Cell(0, 0))))


@rule("TM-ESC-1")
def test_a_pawn_leaves_through_the_edge_and_comes_in_elsewhere():
    game = with_spell(ESCAPE, at={RED: (3, 6)}).play(WalkWith(ESCAPE, Walk(Cell(5, 0))))

    path, leap = game.events[0].walked.path, game.events[0].leap
    assert (path[0], path[-1]) == ((3, 6), (5, 0))
    assert {path[leap], path[leap + 1]} <= gates(game)
    assert game.view.spent == (ESCAPE,)


@rule("TM-ESC-1")
def test_whoever_reaches_no_opening_in_the_edge_cannot_leave():
    game = with_spell(ESCAPE)

    assert not set(game.reach(RED)) & gates(game)
    with refused_by("TM-ESC-1", cell=Cell(5, 0)):
        game.play(WalkWith(ESCAPE, Walk(Cell(5, 0))))


@rule("TM-ESC-2")
def test_a_pawn_may_come_in_onto_rubble_and_must_clear_it():
    game = with_spell(ESCAPE, at={RED: (3, 6)}, down=[(0, 5)]).play(
        WalkWith(ESCAPE, Walk(Cell(0, 5)))
    )

    assert game.state.phase is Phase.FLIP
    assert game.at(RED) == (0, 5)
    assert game.reveals


@rule("TM-ESC-2")
def test_rubble_at_the_edge_is_reached_from_outside_where_no_way_leads_inside():
    game = with_spell(ESCAPE, at={RED: (3, 6)}, down=[(0, 1)])

    assert not {(0, 0), (0, 2), (1, 1)} & set(game.spell_reach(RED))
    assert (0, 1) in game.spell_reach(RED)


@rule("TM-ESC-2")
def test_rubble_inside_the_maze_is_not_a_way_in():
    game = with_spell(ESCAPE, at={RED: (3, 6)}, down=[(1, 2)])

    assert (1, 2) not in game.spell_reach(RED)


@rule("TM-ESC-3")
def test_every_move_ends_on_the_board():
    game = with_spell(ESCAPE, at={RED: (3, 6)})

    assert {move.cell for move in game.offers(Walk)} <= set(CELLS)


@rule("TM-ESC-4")
def test_rubble_is_not_a_way_out():
    game = with_spell(ESCAPE, at={RED: (0, 2)}, down=[(0, 1), (0, 3), (1, 2)])

    assert set(game.reach(RED)) == {(0, 1), (0, 2), (0, 3), (1, 2)}
    assert game.spell_reach(RED) == ()


@rule("TM-SPELL-E1")
@pytest.mark.parametrize("spell", WALKING)
def test_a_spell_is_not_spent_where_none_is_needed(spell):
    game = with_spell(spell, down=[(1, 2)])

    assert WalkWith(spell, Walk(Cell(0, 2))) not in game.offers()
    with refused_by("TM-SPELL-E1", cell=Cell(0, 2), spell=spell):
        game.play(WalkWith(spell, Walk(Cell(0, 2))))


@rule("TM-SPELL-E2")
def test_a_spell_serves_one_move_of_the_turn():
    early = with_spell(TRAVERSE, down=[(1, 2), (3, 2)], holds={RED: [FAN, HAT]})
    early.play(WalkWith(TRAVERSE, Walk(Cell(1, 3))))
    late = with_spell(TRAVERSE, down=[(1, 2)], holds={RED: [Treasure.SKULL, HAT]})
    late.play(Walk(Cell(0, 2)), WalkWith(TRAVERSE, Walk(Cell(3, 2))))

    assert early.view.moves == 1
    assert early.spell_reach(RED) == ()
    with refused_by("TM-TURN-6", spell=TRAVERSE):
        early.play(WalkWith(TRAVERSE, Walk(Cell(3, 2))))
    assert late.collected == (Treasure.SKULL, HAT)


@rule("TM-SPELL-E3")
def test_leaving_and_coming_in_at_the_same_opening_leads_nowhere_new():
    game = with_spell(ESCAPE, at={RED: (0, 4)}, down=[c for c in CELLS if edge(c) and c != (0, 3)])

    assert gates(game) == {(0, 3)}
    assert (0, 3) in game.reach(RED)
    assert all(cell in game.state.down for cell in game.spell_reach(RED))


def edge(cell: Cell) -> bool:
    """Whether a movable tile lies here at the edge."""
    return len(neighbours(cell)) < 4 and cell not in FIXED_TILES


@rule("TM-SPELL-E4")
def test_only_movable_tiles_at_the_edge_open_outwards_each_on_one_side():
    everywhere = cells_in(kernels.outward((kernels.FULL,) * 4))
    movable = [cell for cell in everywhere if cell not in FIXED_TILES]

    assert len(movable) == 12
    for cell in movable:
        assert sum(next_to(cell, side) not in CELLS for side in Side) == 1
    for cell, fixed in FIXED_TILES.items():
        outer = [BITS[side] for side in Side if next_to(cell, side) not in CELLS]
        assert not any(fixed.openings & bit for bit in outer)


@rule("TM-SPELL-E6")
@pytest.mark.parametrize("spell", WALKING)
def test_nobody_stays_put_with_a_spell(spell):
    game = with_spell(spell, at={RED: (0, 2)}, holds={RED: [Treasure.SKULL]})

    assert Walk(Cell(0, 2)) in game.offers()
    assert WalkWith(spell, Walk(Cell(0, 2))) not in game.offers()
    with refused_by("TM-SPELL-E6", spell=spell):
        game.play(WalkWith(spell, Walk(Cell(0, 2))))


def test_a_spell_of_another_seat_helps_nobody():
    game = board_a(mode=Mode.STANDARD, spells={YELLOW: TELEPORT})

    assert not game.offers(WalkWith)
    with refused_by("TM-TURN-3"):
        game.play(WalkWith(TELEPORT, Walk(Cell(6, 6))))
    assert game.play(EndTurn()).spell_reach(YELLOW)


def test_a_spell_is_ready_again_in_the_next_turn():
    game = with_spell(TELEPORT, RED, BLUE, next_pages=[23, 19])
    game.play(WalkWith(TELEPORT, Walk(Cell(6, 6))), EndTurn(), EndTurn())

    assert game.active == RED
    assert game.spell_reach(RED)
    assert game.state.spare == tile(12)
