"""Push, Rotate and Switch (docs/rules/team.md, chapters 6, 7 and 12)."""

import pytest

from dedale.games.team.actions import EndTurn, FlipUp, Rotate, Switch
from dedale.games.team.content import FIXED_TILES, Spell, Treasure, face
from dedale.games.team.events import Rotated, Switched
from dedale.games.team.state import Mode
from dedale.maze.arrow import ARROWS, line
from dedale.maze.cell import CELLS, FREE, Cell, Side, next_to
from dedale.maze.tile import rotations
from dedale.maze.turn import Carried, Insert, Inserted, Walk
from tests.kit import refused_by, rule
from tests.kit.games.team import BLUE, GREEN, RED, YELLOW, board_a, tile

SWITCHER = {"mode": Mode.STANDARD, "spells": {RED: Spell.SWITCH}}
EXITS = [line(arrow)[-1] for arrow in ARROWS]


@rule("TM-PUSH-1")
@pytest.mark.parametrize("rotation", range(4))
@pytest.mark.parametrize("arrow", ARROWS)
def test_the_spare_goes_in_up_with_any_rotation(arrow, rotation):
    game = board_a().play(Insert(arrow, rotation))

    assert game.lies(line(arrow)[0]) == f"12 r{rotation}"
    assert game.state.down == ()
    assert game.events[0] == Inserted(
        piece=0,
        arrow=arrow,
        tile=face(tile(12, rotation)),
        expelled=face(board_a().state.maze[line(arrow)[-1]]),
        carried=(),
    )


@rule("TM-PUSH-1")
def test_the_line_moves_by_one():
    before, game = board_a().state, board_a().play(Insert(9, 0))

    assert [game.state.maze[Cell(1, col)] for col in range(1, 7)] == [
        before.maze[Cell(1, col)] for col in range(6)
    ]


@rule("TM-PUSH-2")
@pytest.mark.parametrize("arrow", ARROWS)
def test_rubble_cannot_be_pushed_out(arrow):
    game = board_a(down=[line(arrow)[-1]])

    assert {offer.arrow for offer in game.offers(Insert)} == set(ARROWS) - {arrow}
    with refused_by("TM-PUSH-2", arrow=arrow):
        game.play(Insert(arrow, 0))


@rule("TM-PUSH-3")
def test_the_pushed_out_tile_is_the_spare():
    game = board_a().play(Insert(3, 0))

    assert game.view.spare == face(tile(6))


@rule("TM-PUSH-4")
def test_pawns_on_the_pushed_out_tile_are_put_on_the_inserted_one_and_others_come_along():
    game = board_a(at={RED: (1, 0), YELLOW: (1, 0), BLUE: (1, 3)}).play(Insert(3, 0))

    assert (game.at(RED), game.at(YELLOW), game.at(BLUE)) == ((1, 6), (1, 6), (1, 2))
    assert game.at(GREEN) == (6, 0)
    assert game.events[0].carried == (
        Carried(piece=0, cell=Cell(1, 6)),
        Carried(piece=1, cell=Cell(1, 6)),
        Carried(piece=2, cell=Cell(1, 2)),
    )


@rule("TM-PUSH-5")
def test_being_carried_is_not_a_move_and_collects_nothing():
    game = board_a(at={RED: (1, 3)}, holds={RED: [Treasure.FAN]}).play(Insert(9, 0))

    assert game.at(RED) == (1, 4)
    assert game.collected == ()
    assert game.view.moves == 1


@rule("TM-PUSH-6")
def test_an_earlier_push_may_be_reversed():
    game = board_a(next_pages=[20]).play(Insert(9, 2), EndTurn(), Insert(3, 3))

    assert [game.lies((1, col)) for col in range(7)] == [
        board_a().lies((1, col)) for col in range(7)
    ]
    assert game.state.spare.id == 12


@rule("TM-PUSH-E1")
def test_the_push_of_the_page_cannot_be_reversed_while_its_tile_is_rubble():
    game = board_a(pages=0, next_pages=[0]).read()

    assert 6 not in {offer.arrow for offer in game.offers(Insert)}
    with refused_by("TM-PUSH-2"):
        game.play(Insert(6, 0))


@rule("TM-PUSH-E1")
def test_the_push_of_the_page_can_be_reversed_once_that_tile_is_turned_up():
    game = board_a(pages=0, next_pages=[0], at={RED: (0, 2)}).read()
    game.play(Walk(Cell(0, 1)), FlipUp(0), Insert(6, 0))

    assert game.state.spare.id == 12


@rule("TM-PUSH-E2")
def test_with_rubble_at_all_exits_nothing_can_be_pushed():
    game = board_a(down=EXITS)

    assert game.offers(Insert) == []
    for arrow in ARROWS:
        with refused_by("TM-PUSH-2"):
            game.play(Insert(arrow, 0))


@rule("TM-PUSH-E3")
def test_rubble_on_the_line_moves_along_and_stays_rubble():
    game = board_a(down=[(1, 0), (1, 3), (3, 3)]).play(Insert(9, 0))

    assert game.state.down == ((1, 1), (1, 4), (3, 3))
    assert game.lies((1, 4)) == "3 down"


@rule("TM-PUSH-E4")
def test_the_tile_that_the_page_pushed_out_may_be_inserted_in_the_same_turn():
    game = board_a(pages=0, next_pages=[3]).read().play(Insert(0, 1))

    assert game.lies((0, 1)) == "6 r1"


@rule("TM-PUSH-E5")
def test_whoever_is_carried_onto_their_own_treasure_collects_it_by_a_move_on_the_spot():
    game = board_a(at={RED: (3, 6)}, holds={RED: [Treasure.CANDLE]}, spare=tile(4))
    game.play(Insert(10, 0))
    assert game.at(RED) == (3, 0)
    assert game.collected == ()

    assert game.play(Walk(Cell(3, 0))).collected == (Treasure.CANDLE,)


@rule("TM-PUSH-E6")
def test_a_treasure_on_the_spare_is_out_of_reach_until_it_is_inserted():
    game = board_a(holds={RED: [Treasure.URN]}, pages=0, next_pages=[3]).read()
    assert game.view.spare.on.treasure == Treasure.URN
    assert not any(face and face.on.treasure == Treasure.URN for face in game.view.maze)

    game.play(Insert(0, 3), Walk(Cell(0, 1)))
    assert game.collected == (Treasure.URN,)


@rule("TM-ROT-1")
def test_a_tile_is_turned_where_it_lies_with_whoever_stands_on_it():
    game = board_a(at={YELLOW: (2, 5)}).play(Rotate(Cell(2, 5), 0))

    assert game.lies((2, 5)) == "0 r0"
    assert game.at(YELLOW) == (2, 5)
    assert game.events == (Rotated(seat=0, cell=Cell(2, 5), tile=face(tile(0, 0))),)


@rule("TM-ROT-2")
@pytest.mark.parametrize("cell", FREE)
def test_a_tile_can_be_turned_to_every_rotation_but_its_own(cell):
    game = board_a()
    lying = game.state.maze[cell]
    others = [turn for turn in rotations(lying.shape) if turn != lying.rotation]

    assert [o.rotation for o in game.offers(Rotate) if o.cell == cell] == others
    with refused_by("TM-ROT-2", cell=cell):
        game.play(Rotate(cell, lying.rotation))


@rule("TM-ROT-3")
@pytest.mark.parametrize("cell", FIXED_TILES)
def test_fixed_tiles_cannot_be_turned(cell):
    with refused_by("TM-ROT-3", cell=cell):
        board_a().play(Rotate(cell, 0))


@rule("TM-ROT-3")
def test_the_spare_cannot_be_turned_for_it_lies_on_no_cell():
    assert {offer.cell for offer in board_a().offers(Rotate)} == set(FREE)


@rule("TM-ROT-4")
def test_rubble_cannot_be_turned():
    game = board_a(down=[(1, 1)])

    assert Cell(1, 1) not in {offer.cell for offer in game.offers(Rotate)}
    with refused_by("TM-ROT-4", cell=Cell(1, 1)):
        game.play(Rotate(Cell(1, 1), 1))


@rule("TM-ROT-E1")
@pytest.mark.parametrize("colour", [RED, BLUE])
def test_the_tile_under_any_pawn_may_be_turned(colour):
    game = board_a(at={colour: (3, 3)}).play(Rotate(Cell(3, 3), 0))

    assert game.at(colour) == (3, 3)


@rule("TM-ROT-E2")
def test_turning_collects_nothing():
    game = board_a(at={RED: (2, 5)}, holds={RED: [Treasure.MUSHROOM]})
    game.play(Rotate(Cell(2, 5), 0))

    assert game.collected == ()
    assert game.view.moves == 1


@rule("TM-SW-1")
@pytest.mark.parametrize("side", Side)
def test_two_neighbouring_tiles_change_places(side):
    beside = next_to(Cell(3, 3), side)
    game = board_a(**SWITCHER).play(Switch(Cell(3, 3), side))

    assert game.lies((3, 3)) == board_a().lies(beside)
    assert game.lies(beside) == board_a().lies((3, 3))
    assert game.events == (Switched(seat=0, cell=Cell(3, 3), beside=beside, carried=()),)
    changed = [c for c in CELLS if game.state.maze[c] != board_a().state.maze[c]]
    assert set(changed) == {(3, 3), beside}


@rule("TM-SW-2")
@pytest.mark.parametrize(
    ("down", "after"), [([(3, 3)], ((3, 4),)), ([(3, 4)], ((3, 3),)), ([], ())]
)
def test_rubble_stays_rubble_and_up_stays_up(down, after):
    game = board_a(**SWITCHER, down=down).play(Switch(Cell(3, 3), Side.EAST))

    assert game.state.down == after


@rule("TM-SW-3")
def test_pawns_come_along_with_their_tiles_and_collect_nothing():
    game = board_a(
        **SWITCHER, at={RED: (2, 5), BLUE: (1, 5)}, holds={RED: [Treasure.MUSHROOM]}
    ).play(Switch(Cell(1, 5), Side.SOUTH))

    assert (game.at(RED), game.at(BLUE)) == ((1, 5), (2, 5))
    assert game.collected == ()
    assert game.view.moves == 1
    assert game.events[0].carried == (
        Carried(piece=0, cell=Cell(1, 5)),
        Carried(piece=2, cell=Cell(2, 5)),
    )


@rule("TM-SW-4")
def test_fixed_tiles_and_the_spare_cannot_be_switched():
    pairs = [
        {offer.cell, next_to(offer.cell, offer.side)}
        for offer in board_a(**SWITCHER).offers(Switch)
    ]

    assert all(pair <= set(FREE) for pair in pairs)


@rule("TM-SPELL-E5")
def test_two_tiles_of_rubble_may_be_switched():
    game = board_a(**SWITCHER, down=[(3, 3), (3, 4)]).play(Switch(Cell(3, 3), Side.EAST))

    assert game.lies((3, 3)) == "33 down"
    assert game.lies((3, 4)) == "30 down"
