"""How the greedy player plays the team game."""

from dedale.bots import PLAYERS, Situation
from dedale.games.team import team
from dedale.games.team.actions import EndTurn, PickSpell, Rotate
from dedale.games.team.content import Spell, Treasure
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk
from dedale.table import answer, open_table
from tests.kit import any_chance
from tests.kit.games.team import BLUE, RED, board_a

MUSHROOM, ELEPHANT, SCROLL, SHELL = (
    Treasure.MUSHROOM,
    Treasure.ELEPHANT,
    Treasure.SCROLL,
    Treasure.SHELL,
)


def greedy(state):
    """What the greedy player does at the active seat."""
    seat = state.active
    situation = Situation("team", seat, team.view(state, seat), team.legal(state, seat))
    return PLAYERS["greedy"].choose(situation, any_chance())


def played(players, **options):
    """A whole game between computer players, by its last state."""
    table = open_table("team", len(players), options, "knossos")
    while table.decision is not None:
        seat = table.decision.seats[0]
        table.submit(seat, answer(table, seat, players[seat]))
    return table.state


def test_it_walks_to_a_target_in_reach():
    assert greedy(board_a(holds={RED: [SCROLL, SHELL]}).state) == Walk(Cell(2, 2))


def test_it_casts_what_brings_a_target_into_reach_and_takes_it():
    game = board_a(holds={RED: [MUSHROOM, ELEPHANT]})
    cast = greedy(game.state)
    assert isinstance(cast, Rotate | Insert)
    game.play(cast)

    assert greedy(game.state) in (Walk(Cell(2, 5)), Walk(Cell(3, 6)))


def test_it_uses_its_bonus_move_for_the_second_target():
    game = board_a(holds={RED: [SCROLL, Treasure.SKULL]})
    game.play(greedy(game.state))
    game.play(greedy(game.state))

    assert set(game.state.collected) == {SCROLL, Treasure.SKULL}


def test_it_ends_its_turn_when_nothing_is_left_to_gain():
    game = board_a(holds={RED: [SCROLL, Treasure.SKULL]})
    for _ in range(2):
        game.play(greedy(game.state))
    while not isinstance(action := greedy(game.state), EndTurn):
        game.play(action)

    assert game.state.active == 0


def test_it_helps_another_seat_once_it_has_no_cards():
    game = board_a(holds={BLUE: [SCROLL, SHELL]})

    assert greedy(game.state) == Walk(Cell(2, 2))


def test_it_picks_the_spell_that_helps_most():
    table = open_table("team", 2, {"mode": "standard", "deal": "choose"}, "a")

    assert answer(table, 0, "greedy") == PickSpell(Spell.ROTATE)


def test_two_greedy_partners_collect_far_more_than_chance_does():
    chance, thought = played(["random"] * 2), played(["greedy"] * 2)

    assert len(thought.collected) >= len(chance.collected) + 6
