"""What is offered, and the numbers of actions (docs/rules/team.md, chapter 15)."""

from itertools import groupby

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dedale.core.errors import Illegal
from dedale.games.team import team
from dedale.games.team.actions import (
    CODES,
    EndTurn,
    FlipUp,
    PickSpell,
    Rotate,
    Switch,
    WalkWith,
    code,
    coded,
)
from dedale.games.team.content import Spell, Treasure
from dedale.games.team.events import CardDrawn, PageRead
from dedale.games.team.state import Deal, Mode, Options, Phase
from dedale.maze.cell import CELLS, Cell, Side
from dedale.maze.tile import Shape
from dedale.maze.turn import Insert, Walk, Walked
from tests.kit import any_chance, refused_by, rule
from tests.kit.games.team import RED, Play, board_a, goal_of, tile
from tests.kit.playthroughs import playthroughs

BOUNDS = {
    Spell.ROTATE: 173,
    Spell.SWITCH: 134,
    Spell.TRAVERSE: 98,
    Spell.TELEPORT: 98,
    Spell.ESCAPE: 98,
}
ON_HAT = Cell(3, 2)
CHOOSING = Options(mode=Mode.STANDARD, deal=Deal.CHOOSE)


def standard(spell: Spell, **changes) -> Play:
    return board_a(mode=Mode.STANDARD, spells={RED: spell}, **changes)


@rule("TM-ACT-1")
@settings(max_examples=40)
@given(data=st.data())
def test_no_more_is_offered_than_the_page_says(data):
    for stage in data.draw(playthroughs(team)):
        state = stage.state
        offers = team.legal(state, state.active)
        if state.phase is Phase.ACT:
            assert len(offers) <= BOUNDS[state.spells[state.active][1]]
            assert offers[-1] == EndTurn()
        elif state.phase is Phase.FLIP:
            assert len(offers) <= 4


@rule("TM-ACT-1")
def test_the_numbers_of_each_kind():
    everywhere = board_a()
    straight = board_a(spare=tile(31))
    switch = standard(Spell.SWITCH)

    assert len(everywhere.offers(Insert)) == 48
    assert len(straight.offers(Insert)) == 24
    assert len(everywhere.offers(Rotate)) == 12 + 3 * 21
    assert len(switch.offers(Switch)) == 36
    assert len(switch.offers(Rotate)) == 0
    assert everywhere.offers()[-1] == EndTurn()


@rule("TM-ACT-1")
def test_with_a_straight_outside_there_are_two_more_turns():
    game = board_a().play(Insert(5, 0))

    assert game.state.spare.shape is Shape.STRAIGHT
    assert len(game.offers(Rotate)) == 77


@rule("TM-ACT-2")
def test_pairs_are_named_by_the_cell_in_an_odd_row_and_an_odd_column():
    game = standard(Spell.SWITCH)

    assert {offer.cell for offer in game.offers(Switch)} == {
        (r, c) for r in (1, 3, 5) for c in (1, 3, 5)
    }
    for cell in CELLS:
        if cell.row % 2 == 0 or cell.col % 2 == 0:
            with refused_by("TM-ACT-2"):
                game.play(Switch(cell, Side.EAST))
    with refused_by("TM-CMP-1"):
        game.play(Switch(Cell(7, 7), Side.EAST))


@rule("TM-ACT-3")
@given(data=st.data())
def test_a_move_names_its_destination_once(data):
    *_, (state, _, _) = data.draw(playthroughs(team))
    moves = [a for a in team.legal(state, state.active) if isinstance(a, Walk | WalkWith)]
    cells = [goal_of(move) for move in moves]

    assert len(set(cells)) == len(cells) <= 49


@rule("TM-ACT-4")
def test_reading_and_drawing_are_not_actions():
    game = board_a(deck=(Treasure.DOLL, Treasure.SHELL)).play(EndTurn())

    assert [type(event) for event in game.events][1:4] == [CardDrawn, CardDrawn, PageRead]
    assert team.decision(game.state).ask == "act"


@rule("TM-ACT-5")
@settings(max_examples=40)
@given(data=st.data())
def test_a_turn_has_7_actions_at_most(data):
    stages = data.draw(playthroughs(team, most=120))
    turns = [len(s.state.turned) for s in stages if s.state.turned]

    assert all(len(list(group)) <= 7 for _, group in groupby(turns))
    assert len(stages) <= 1 + 168 + 4


@rule("TM-ACT-5")
def test_a_turn_can_have_7_actions():
    holds = {RED: [Treasure.MAGIC_HAT, Treasure.DOLL]}
    game = board_a(holds=holds, down=[ON_HAT, (3, 3)])
    game.play(Insert(2, 0), Rotate(Cell(5, 1), 0), Walk(ON_HAT), FlipUp(1))
    game.play(Walk(Cell(3, 3)), FlipUp(0))

    assert game.offers() == [EndTurn()]


POSITIONS = {
    "act": board_a,
    "act with switch": lambda: standard(Spell.SWITCH, down=[(1, 2), (6, 1)]),
    "act with traverse": lambda: standard(Spell.TRAVERSE, down=[(1, 2)]),
    "act with teleport": lambda: standard(Spell.TELEPORT),
    "act with escape": lambda: standard(Spell.ESCAPE, at={RED: (3, 6)}, down=[(0, 5)]),
    "act on a treasure": lambda: board_a(at={RED: ON_HAT}, holds={RED: [Treasure.MAGIC_HAT]}),
    "straight spare": lambda: board_a(spare=tile(31)),
    "spent": lambda: board_a().play(Insert(2, 0), Rotate(Cell(5, 1), 0)),
    "moved": lambda: board_a().play(Walk(ON_HAT)),
    "flip": lambda: board_a(down=[ON_HAT]).play(Walk(ON_HAT)),
    "flip a straight": lambda: board_a(down=[(1, 2)]).play(Walk(Cell(1, 2))),
    "pick": lambda: Play(team.setup(CHOOSING, 2, any_chance()).state),
    "over": lambda: board_a(pages=24).play(EndTurn()),
}


def accepted(game: Play, seat: int) -> list[int]:
    """The codes of all actions that the rules take from a seat."""
    return [number for number in range(CODES) if accepts(game, seat, number)]


def accepts(game: Play, seat: int, number: int) -> bool:
    try:
        team.apply(game.state, seat, coded(number), any_chance())
    except Illegal:
        return False
    return True


@rule("TM-ACT-6")
@pytest.mark.parametrize("position", POSITIONS)
def test_what_is_offered_is_accepted_and_nothing_else(position):
    game = POSITIONS[position]()

    assert accepted(game, 0) == sorted(map(code, team.legal(game.state, 0)))
    assert accepted(game, 1) == []


@rule("TM-ACT-6")
@pytest.mark.parametrize(
    ("action", "number"),
    [
        (Insert(0, 0), 0),
        (Insert(11, 3), 47),
        (Rotate(Cell(0, 1), 0), 48),
        (Rotate(Cell(1, 0), 2), 48 + 4 * 3 + 2),
        (Rotate(Cell(6, 5), 3), 179),
        (Switch(Cell(1, 1), Side.NORTH), 180),
        (Switch(Cell(5, 5), Side.WEST), 215),
        (Walk(Cell(0, 0)), 216),
        (Walk(Cell(6, 6)), 264),
        (WalkWith(Spell.TRAVERSE, Walk(Cell(0, 0))), 265),
        (WalkWith(Spell.TELEPORT, Walk(Cell(2, 3))), 314 + 17),
        (WalkWith(Spell.ESCAPE, Walk(Cell(6, 6))), 411),
        (FlipUp(0), 412),
        (FlipUp(3), 415),
        (PickSpell(Spell.ROTATE), 416),
        (PickSpell(Spell.ESCAPE), 420),
        (EndTurn(), 421),
    ],
)
def test_actions_are_numbered(action, number):
    assert code(action) == number
    assert coded(number) == action


@rule("TM-ACT-6")
def test_every_number_is_the_code_of_one_action():
    actions = [coded(number) for number in range(CODES)]

    assert CODES == 422
    assert [code(action) for action in actions] == list(range(422))
    assert len(set(actions)) == 422


@rule("TM-ACT-6")
@pytest.mark.parametrize("number", [-1, 422])
def test_there_are_no_other_numbers(number):
    with pytest.raises(ValueError, match="numbered from 0 to 421"):
        coded(number)


@pytest.mark.parametrize(
    ("position", "ask"),
    [("pick", "pick"), ("act", "act"), ("moved", "finish"), ("flip", "flip")],
)
def test_the_question_says_what_is_left_to_do(position, ask):
    assert team.decision(POSITIONS[position]().state).ask == ask


def test_a_walk_is_told_with_its_way():
    game = board_a().play(Walk(ON_HAT))

    assert isinstance(game.events[0], Walked)
    assert game.events[0].path[-1] == ON_HAT


@rule("TM-ACT-7")
def test_for_a_silent_seat_its_turn_ends_or_the_first_spell_is_picked():
    choosing = team.setup(CHOOSING, 2, any_chance()).state
    acting = board_a().state
    picking = team.decision(choosing).seats[0]

    assert team.unanswered(choosing, picking) == team.legal(choosing, picking)[0]
    assert team.unanswered(acting, acting.active) == EndTurn()
    assert team.unanswered(acting, 1 - acting.active) is None
