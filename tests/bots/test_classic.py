"""How the greedy player plays the classic game."""

import pytest

from dedale.bots import PLAYERS, Situation
from dedale.games.classic import classic
from dedale.games.classic.actions import ClassicAction, Exchange, Peek, Skip, Swap
from dedale.games.classic.bots.greedy import at_rest, worth
from dedale.games.classic.bots.position import position
from dedale.games.classic.content import Treasure
from dedale.games.classic.state import Phase
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk
from dedale.table import answer, open_table
from tests.kit import any_chance
from tests.kit.games.classic import BLUE, RED, Play, board_a

CHEST, CROWN, KEYS, MAP = Treasure.CHEST, Treasure.CROWN, Treasure.KEYS, Treasure.MAP
OWL, RING, SWORD = Treasure.OWL, Treasure.RING, Treasure.SWORD
RED_STAYS = Walk(Cell(0, 0))


def greedy(game: Play) -> ClassicAction:
    """What the greedy player does at the active seat."""
    seat = game.state.active
    view, offers = classic.view(game.state, seat), classic.legal(game.state, seat)
    return PLAYERS["greedy"].choose(Situation("classic", seat, view, offers), any_chance())


def winner(players: list[str], seed: str, **options: bool) -> str:
    """The winners of a whole game."""
    table = open_table("classic", len(players), options, seed)
    while table.decision is not None:
        seat = table.decision.seats[0]
        table.submit(seat, answer(table, seat, players[seat]))
    return players[table.outcome.winners[0]]


def test_it_finds_the_one_insertion_that_brings_its_target_within_reach():
    game = board_a(holds={RED: [CHEST, MAP]})

    assert greedy(game) == Insert(10, 1)
    assert (4, 2) in game.play(Insert(10, 1)).reach(RED)


def test_it_inserts_a_target_on_the_spare_where_it_can_walk_to_it():
    game = board_a(holds={RED: [OWL, MAP]})
    game.play(greedy(game))
    game.play(greedy(game))

    assert game.found(RED) == (OWL,)


@pytest.mark.parametrize(
    ("pawn", "target", "actions"),
    [
        ((1, 6), MAP, [Insert(9, 1), Insert(9, 2)]),
        ((5, 6), CHEST, [Insert(11, 0), Insert(11, 3)]),
    ],
)
def test_it_lets_itself_be_put_across_to_reach_its_target(pawn, target, actions):
    game = board_a(at={RED: pawn}, holds={RED: [target, OWL]})

    assert greedy(game) in actions


def test_it_walks_onto_a_target_in_reach():
    game = board_a(holds={RED: [MAP, CHEST]}).play(Insert(7, 0))

    assert greedy(game) == Walk(Cell(2, 0))


def test_it_walks_onto_either_of_two_open_targets():
    game = board_a(holds={RED: [SWORD, MAP, CHEST]}, pairs=(True, False)).play(Insert(7, 0))

    assert greedy(game) == Walk(Cell(2, 0))


def test_it_walks_through_a_wall_onto_its_target():
    game = board_a(events=True, holds={RED: [RING, MAP]}).play(Insert(8, 2))

    assert greedy(game) == Walk(Cell(4, 0))


def test_it_does_not_walk_onto_a_target_that_is_not_open_yet():
    game = board_a(holds={RED: [SWORD, MAP]}).play(Insert(7, 0))

    assert greedy(game) != Walk(Cell(2, 0))


def test_it_goes_to_the_only_cell_from_which_an_insertion_leads_to_its_target():
    game = board_a(holds={RED: [SWORD, MAP]}).play(Insert(7, 0))

    assert greedy(game) == Walk(Cell(3, 0))


@pytest.mark.parametrize(
    ("target", "cell"), [(CHEST, (2, 1)), (Treasure.GHOST, (1, 1)), (Treasure.SPIDER, (3, 0))]
)
def test_it_goes_where_most_insertions_lead_to_its_target(target, cell):
    game = board_a(holds={RED: [target, MAP]}).play(Insert(7, 0))

    assert greedy(game) == Walk(Cell(*cell))


def test_it_goes_where_it_can_insert_its_target_and_walk_to_it():
    game = board_a(holds={RED: [Treasure.TROLL, MAP]}).play(Insert(7, 0))

    assert greedy(game) in [Walk(Cell(0, 1)), Walk(Cell(1, 0)), Walk(Cell(3, 0))]


@pytest.mark.parametrize(
    ("target", "action"),
    [
        (Treasure.SPELLBOOK, Insert(9, 0)),
        (Treasure.CANDELABRA, Insert(10, 1)),
        (Treasure.SORCERESS, Insert(1, 2)),
    ],
)
def test_it_inserts_with_the_next_turn_in_mind_where_no_insertion_helps_now(target, action):
    game = board_a(holds={RED: [target, MAP]})

    assert greedy(game) == action


def test_it_expels_a_target_that_is_easier_to_insert_than_to_reach():
    game = board_a(holds={RED: [Treasure.TROLL, MAP]})

    assert greedy(game).arrow == 7


def test_it_finds_the_one_insertion_that_opens_the_way_home():
    game = board_a(at={RED: (4, 0)}, holds={RED: []})

    assert greedy(game) == Insert(10, 1)
    assert (0, 0) in game.play(Insert(10, 1)).reach(RED)


def test_it_goes_home_when_everything_is_found():
    game = board_a(at={RED: (2, 0)}, holds={RED: []}).play(Insert(7, 0))

    assert greedy(game) == RED_STAYS


def test_it_shifts_twice_where_that_brings_its_target():
    game = board_a(events=True, holds={RED: [CHEST, MAP]}).play(Insert(3, 3))

    assert greedy(game) == Insert(10, 0)


def test_it_shifts_once_where_its_target_is_in_reach():
    game = board_a(events=True, holds={RED: [MAP, CHEST]}).play(Insert(3, 3))

    assert greedy(game) == Skip()


def test_it_takes_an_extra_turn_that_brings_its_target():
    game = board_a(events=True, holds={RED: [CHEST, MAP]}).play(Insert(2, 0), RED_STAYS)

    assert greedy(game) == Insert(10, 0)


def test_it_swaps_with_a_pawn_that_is_nearer_to_its_target():
    game = board_a(events=True, at={BLUE: (2, 4)}, holds={RED: [KEYS, MAP]}).play(Insert(5, 0))

    assert greedy(game) == Swap(1)


@pytest.mark.parametrize(("target", "blue"), [(MAP, (2, 4)), (KEYS, (0, 0)), (MAP, (2, 0))])
def test_it_does_not_swap_where_that_brings_nothing(target, blue):
    game = board_a(events=True, at={BLUE: blue}, holds={RED: [target, CHEST]}).play(Insert(5, 0))

    assert greedy(game) == Skip()


def test_it_peeks_where_its_target_is_out_of_reach():
    game = board_a(events=True, holds={RED: [CROWN, MAP]}).play(Insert(1, 0))

    assert greedy(game) == Peek()


def test_it_peeks_as_well_where_its_target_is_in_reach():
    game = board_a(events=True, holds={RED: [MAP, CROWN]}).play(Insert(1, 0))

    assert greedy(game) == Peek()


def test_it_exchanges_its_target_for_one_in_reach():
    game = board_a(events=True, holds={RED: [CROWN, KEYS, MAP]}).play(Insert(0, 2))

    assert greedy(game) == Exchange(MAP)


def test_it_does_not_exchange_a_target_in_reach():
    game = board_a(events=True, holds={RED: [MAP, OWL, KEYS]}).play(Insert(0, 2))

    assert greedy(game) == Skip()


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_it_wins_against_a_random_player(seed):
    assert winner(["greedy", "random"], seed) == "greedy"
    assert winner(["random", "greedy"], seed) == "greedy"


@pytest.mark.parametrize("young", [False, True])
def test_it_wins_with_messages_too(young):
    assert winner(["random", "greedy", "random"], "d", events=True, young=young) == "greedy"


def test_leaving_an_extra_turn_is_worth_what_standing_still_is_worth():
    game = board_a(events=True, at={RED: (3, 1)}, holds={RED: [CROWN, MAP]})
    game.play(Insert(2, 0), Walk(Cell(3, 1)))
    view = game.view(RED)
    here = position(view, view.targets)

    assert view.phase is Phase.EXTRA
    assert worth(view, here, Skip()) == at_rest(here, here.pawns[view.seat])
