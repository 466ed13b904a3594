"""What lies ahead: the maze after a choice, and the ways of every pawn."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dedale.games.team import team
from dedale.games.team.actions import EndTurn, FlipUp, PickSpell, Rotate, Switch, WalkWith
from dedale.games.team.content import Spell, Treasure, face
from dedale.games.team.state import Deal, Mode, Options, Phase
from dedale.maze.cell import Cell, Side
from dedale.maze.turn import Insert, Walk
from tests.kit import any_chance, rule
from tests.kit.games.team import BLUE, GREEN, RED, YELLOW, Play, board_a, tile
from tests.kit.playthroughs import playthroughs

ON_HAT = Cell(3, 2)


def outlook(game: Play, action=None):
    return team.screen.outlook(game.view, action)


def ends(found, seat: int, *, spell: bool = False):
    return [way.path[-1] for way in found.ways[seat] if (way.spell is not None) == spell]


def test_every_pawn_has_its_ways():
    game = board_a(at={YELLOW: (2, 5), GREEN: (2, 1)})
    found = outlook(game)

    for seat, colour in enumerate((RED, YELLOW, BLUE, GREEN)):
        assert ends(found, seat) == list(game.reach(colour))
        assert {way.path[0] for way in found.ways[seat]} == {game.at(colour)}
    assert [way.path for way in found.ways[3]] == [((2, 1),)]


@rule("TM-PUSH-1", "TM-PUSH-4")
@pytest.mark.parametrize(("arrow", "rotation"), [(0, 0), (3, 1), (6, 2), (9, 3), (11, 0)])
def test_a_push_is_foreseen_as_it_will_be(arrow, rotation):
    start = {"at": {RED: (1, 6), YELLOW: (1, 0)}, "down": [(3, 3), (1, 3)]}
    push = Insert(arrow, rotation)
    found = outlook(board_a(**start), push)
    after = board_a(**start).play(push)

    assert (found.maze, found.spare, found.pawns, found.down) == (
        after.view.maze,
        after.view.spare,
        after.view.pawns,
        after.view.down,
    )
    assert found.ways == outlook(after).ways
    assert found.way is None


@rule("TM-ROT-1", "TM-SW-3")
def test_turning_and_switching_are_foreseen():
    rotate = Rotate(Cell(2, 3), 1)
    switch = Switch(Cell(1, 1), Side.EAST)
    switcher = {"mode": Mode.STANDARD, "spells": {RED: Spell.SWITCH}, "at": {BLUE: (1, 2)}}

    assert Cell(2, 5) in ends(outlook(board_a(), rotate), 0)
    found = outlook(board_a(**switcher), switch)
    assert found.pawns[2] == (1, 1)
    assert found.maze == board_a(**switcher).play(switch).view.maze


def test_a_move_is_foreseen_with_its_way():
    found = outlook(board_a(), Walk(ON_HAT))

    assert found.way.path == ((0, 0), (0, 1), (0, 2), (1, 2), (2, 2), (3, 2))
    assert (found.way.spell, found.way.leap) == (None, None)
    assert found.pawns[0] == ON_HAT


@rule("TM-TRV-1", "TM-TPT-1")
def test_a_move_tells_where_its_spell_is_spent():
    through = board_a(mode=Mode.STANDARD, spells={RED: Spell.TRAVERSE}, down=[(1, 2)])
    jump = board_a(mode=Mode.STANDARD, spells={RED: Spell.TELEPORT})
    found = outlook(through, WalkWith(Spell.TRAVERSE, Walk(Cell(2, 2))))
    jumped = outlook(jump, WalkWith(Spell.TELEPORT, Walk(Cell(6, 5))))

    assert found.way.path[found.way.leap] == (1, 2)
    assert found.way.spell is Spell.TRAVERSE
    assert jumped.way.path[jumped.way.leap : jumped.way.leap + 2] == ((0, 0), (6, 6))
    assert ends(found, 0, spell=True) == []  # it is spent then


def test_ways_with_a_spell_are_told_as_such_for_every_seat():
    spells = {RED: Spell.TRAVERSE, BLUE: Spell.TELEPORT}
    game = board_a(mode=Mode.STANDARD, spells=spells, down=[(1, 2)])
    found = outlook(game)

    assert ends(found, 0, spell=True) == list(game.spell_reach(RED))
    assert ends(found, 2, spell=True) == list(game.spell_reach(BLUE))
    assert {way.spell for way in found.ways[2]} == {None, Spell.TELEPORT}
    assert ends(found, 1, spell=True) == []


@rule("TM-HID-2")
def test_what_a_seat_could_collect_is_told_by_its_rights():
    holds = {RED: [Treasure.SCROLL, Treasure.SKULL], BLUE: [Treasure.POTION]}
    usual, expert = outlook(board_a(holds=holds)), outlook(board_a(holds=holds, mode=Mode.EXPERT))
    helped = outlook(board_a(holds={BLUE: [Treasure.SCROLL]}))
    drawing = outlook(board_a(holds={BLUE: [Treasure.SCROLL]}, deck=(Treasure.FAN,)))
    hidden = outlook(board_a(holds={RED: [Treasure.MAGIC_HAT]}, down=[(3, 2)]))

    assert set(usual.finds[0]) == {Treasure.SCROLL, Treasure.SKULL}
    assert expert.finds[0] == (Treasure.SCROLL,)  # TM-EXP-2
    assert helped.finds[0] == (Treasure.SCROLL,)  # TM-TRE-7
    assert drawing.finds[0] == ()
    assert hidden.finds[0] == ()


def test_what_lies_under_rubble_is_not_foreseen():
    game = board_a(down=[ON_HAT, (2, 5)])
    found = outlook(game, Walk(ON_HAT))

    assert found.maze[ON_HAT.number] is None
    assert found.pawns[0] == ON_HAT
    assert [way.path for way in found.ways[0]] == [(ON_HAT,)]
    won = outlook(
        board_a(holds={RED: [Treasure.SKULL]}, collected=23, down=[(2, 5)]), Walk(Cell(0, 2))
    )
    assert won.maze[Cell(2, 5).number] is None


@rule("TM-DOWN-2")
@pytest.mark.parametrize("rotation", range(4))
def test_a_tile_that_is_turned_up_is_foreseen(rotation):
    game = board_a(down=[ON_HAT]).play(Walk(ON_HAT))
    found = outlook(game, FlipUp(rotation))

    assert found.maze[ON_HAT.number] == face(tile(8, rotation))
    assert found.ways == outlook(game.play(FlipUp(rotation))).ways


def test_what_chance_or_the_book_decides_is_not_foreseen():
    choosing = Options(mode=Mode.STANDARD, deal=Deal.CHOOSE)
    picking = Play(team.setup(choosing, 2, any_chance()).state)

    assert outlook(board_a(), EndTurn()) is None
    assert outlook(picking, PickSpell(Spell.ROTATE)) is None
    assert outlook(picking) is None
    assert outlook(board_a(down=[ON_HAT]).play(Walk(ON_HAT))) is None
    assert outlook(board_a(pages=24).play(EndTurn())) is None


@given(data=st.data())
def test_whatever_is_foreseen_comes_true(data):
    *_, (state, _, _) = data.draw(playthroughs(team))
    if state.phase is not Phase.ACT:
        return
    action = data.draw(st.sampled_from(team.legal(state, state.active)))
    found = team.screen.outlook(team.view(state, None), action)
    after = team.apply(state, state.active, action, any_chance()).state
    if found is None:
        assert action == EndTurn()
        return

    assert (found.pawns, found.down) == (after.pawns, after.down)
    assert after.phase is Phase.OVER or found.maze == team.view(after, None).maze
    for ways in found.ways:
        for way in ways:
            steps = list(pairwise(way.path))
            far = [
                n for n, (a, b) in enumerate(steps) if abs(a.row - b.row) + abs(a.col - b.col) > 1
            ]
            assert far in ([], [way.leap])
