"""What lies ahead: ways now, after a Shift, and at the end of a Move."""

from dedale.games.chronicles.actions import End
from dedale.games.chronicles.events import ObjectiveRevealed
from dedale.games.chronicles.outlook import outlook
from dedale.games.chronicles.state import Logged, Stage
from dedale.games.chronicles.view import view
from dedale.games.chronicles.words import Remembered, Via
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk
from tests.kit import rule
from tests.kit.games.chronicles import a_game

PORTALS = {"red": ((2, 2), "honeycomb"), "blue": ((6, 6), "first-coin")}
ECHOES = {"ginger-root": (5, 5), "opal-goblet": (1, 1)}


def ahead(game, action=None):
    return outlook(view(game.state, None), action)


def test_every_character_has_its_ways_and_finds():
    game = a_game(portals=PORTALS)
    found = ahead(game)

    assert [way[-1] for way in found.ways[0]] == game.reach()
    assert found.finds[0] == ("honeycomb",)
    assert found.finds[2] == ("first-coin",)
    assert (found.maze, found.pieces) == (game.state.maze, ((0, 0), (0, 6), (6, 6), (6, 0)))


@rule("CH-SHIFT-2", "CH-SHIFT-3")
def test_a_shift_is_foreseen_as_it_will_be():
    table = {"at": {"roger": (6, 1)}, "echoes": ECHOES, "looters": [(1, 1)], "snares": [(2, 1)]}
    shift = Insert(0, 2)
    found = ahead(a_game(**table), shift)
    after = a_game(**table).play(shift).state

    assert (found.maze, found.spare, found.echoes) == (after.maze, after.spare, after.echoes)
    assert (found.pieces[0], found.looters) == ((0, 1), ((2, 1),))
    assert found.tokens == (("snare", (3, 1)),)
    assert found.ways[0] == (((0, 1), (0, 0)), ((0, 1),))
    assert found.sure


@rule("CH-COL-1")
def test_a_move_is_foreseen_up_to_what_chance_brings():
    found = ahead(a_game(portals=PORTALS, echoes=ECHOES), Walk(Cell(2, 2)))

    assert (found.path[0], found.path[-1]) == ((0, 0), (2, 2))
    assert found.collected == ("honeycomb",)
    assert not found.sure
    assert found.echoes == a_game(echoes=ECHOES).state.echoes


def test_a_move_that_finds_nothing_is_sure():
    found = ahead(a_game(echoes=ECHOES), Walk(Cell(0, 1)))

    assert (found.pieces[0], found.collected, found.sure) == ((0, 1), (), True)


@rule("CH-VIS-2")
def test_the_next_roll_is_not_foreseen():
    found = ahead(a_game(portals=PORTALS, events=("great-slide",)), End())

    assert not found.sure
    assert found.maze == a_game().state.maze


@rule("CH-VIS-2", "CH-OBJ-2")
def test_no_objective_is_foreseen_that_still_lies_face_down():
    before = [
        Logged(Remembered.COLLECT, 1, 0, item, Via.MOVE) for item in ("reed-flute", "stone-toad")
    ]
    log = [*before, Logged(Remembered.COLLECT, 1, 0, "silver-comb", Via.MOVE)]
    game = a_game(portals=PORTALS, echoes=ECHOES, pile=("bounty-gang", "bounty-red"), log=log)
    found = ahead(game, Walk(Cell(2, 2)))

    assert found.collected == ("honeycomb",)
    assert [event for event in found.events if isinstance(event, ObjectiveRevealed)] == []


def test_there_is_nothing_to_see_before_and_after_a_game():
    assert ahead(a_game(stage=Stage.END)) is None
