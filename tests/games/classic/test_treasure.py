"""Finding treasures (docs/rules/classic.md, chapter 7)."""

import pytest

from dedale.games.classic.actions import Exchange, Swap
from dedale.games.classic.content import Treasure, face
from dedale.games.classic.events import Found, TargetSeen
from dedale.games.classic.rules import apply
from dedale.games.classic.state import Phase
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk, Walked
from tests.kit import refused_by, rule
from tests.kit.chance import any_chance
from tests.kit.games.classic import BLUE, RED, board_a

MAP, BAT, CROWN, KEYS = Treasure.MAP, Treasure.BAT, Treasure.CROWN, Treasure.KEYS
GENIE, OWL, RAT = Treasure.GENIE, Treasure.OWL, Treasure.RAT
ON_MAP = Cell(2, 0)
ON_BAT = Cell(0, 1)
RED_STAYS = Walk(Cell(0, 0))
BLUE_STAYS = Walk(Cell(6, 6))


@rule("CL-TRE-1")
def test_the_target_is_the_top_card():
    game = board_a(holds={RED: [MAP, BAT]})

    assert game.view(RED).targets == (MAP,)
    assert game.play(Insert(7, 0), Walk(ON_MAP)).found(RED) == (MAP,)


@rule("CL-TRE-1")
def test_the_second_card_is_not_a_target():
    game = board_a(holds={RED: [MAP, BAT]}).play(Insert(7, 0), Walk(ON_BAT))

    assert game.found(RED) == ()
    assert game.holds(RED) == (MAP, BAT)


@rule("CL-TRE-2")
def test_a_target_under_the_pawn_is_turned_up_for_all():
    game = board_a(holds={RED: [MAP, BAT]}).play(Insert(7, 0), Walk(ON_MAP))

    assert game.holds(RED) == (BAT,)
    assert game.view(None).found == ((MAP,), ())
    assert Found(seat=0, treasure=MAP) in game.events


@rule("CL-TRE-2", "CL-TRE-3")
@pytest.mark.parametrize("stack", [[MAP, BAT], [MAP]])
def test_a_find_cannot_be_undone_and_a_walk_that_finds_nothing_can(stack):
    assert board_a(holds={RED: stack}).play(Insert(7, 0), Walk(ON_MAP)).reveals
    assert not board_a(holds={RED: stack}).play(Insert(7, 0), Walk(ON_BAT)).reveals


@rule("CL-TRE-2", "CL-TRE-3")
def test_a_find_is_seen_before_the_next_card_is():
    game = board_a(holds={RED: [MAP, BAT]}).play(Insert(7, 0))
    walked, found, seen = apply(game.state, 0, Walk(ON_MAP), any_chance()).course

    assert [state.found[0] for state in (walked, found, seen)] == [(), (MAP,), (MAP,)]
    assert [state.targets(0) for state in (walked, found, seen)] == [(MAP,), (MAP,), (BAT,)]


@rule("CL-TRE-3")
def test_the_owner_then_knows_the_next_card_and_nobody_else_does():
    game = board_a(holds={RED: [MAP, BAT]}).play(Insert(7, 0), Walk(ON_MAP))

    assert game.events[-1] == TargetSeen(treasure=BAT, to=(0,))
    assert game.view(RED).targets == (BAT,)
    assert BAT not in game.view(BLUE).targets


@rule("CL-TRE-4")
def test_only_one_card_is_found_in_a_move():
    game = board_a(holds={RED: [MAP, BAT]}).play(Insert(7, 0), Walk(ON_MAP))

    assert ON_BAT in game.reach(RED)
    assert game.found(RED) == (MAP,)
    assert game.state.active == 1
    with refused_by("CL-TURN-1"):
        game.play(Walk(ON_BAT), seat=0)


@rule("CL-TRE-5")
def test_walking_through_does_not_find():
    game = board_a(holds={RED: [MAP, BAT]}).play(Insert(7, 0), Walk(Cell(2, 1)))

    assert ON_MAP in game.events[0].path
    assert game.found(RED) == ()


@rule("CL-TRE-6")
def test_finding_is_automatic():
    game = board_a(holds={RED: [MAP, BAT]}).play(Insert(7, 0), Walk(ON_MAP))

    assert [type(event) for event in game.events] == [Walked, Found, TargetSeen]
    assert game.found(RED) == (MAP,)


@rule("CL-TRE-7")
def test_a_shift_alone_finds_nothing():
    game = board_a(at={RED: (1, 6)}, holds={RED: [OWL, BAT]}).play(Insert(9, 0))

    assert face(game.state.maze[game.at(RED)]).on == OWL
    assert game.found(RED) == ()


@rule("CL-TRE-7")
def test_nothing_is_found_in_the_move_of_another():
    game = board_a(BLUE, RED, at={RED: ON_MAP}, holds={RED: [MAP, BAT]})
    game.play(Insert(7, 0), BLUE_STAYS)

    assert game.found(RED) == ()
    assert game.holds(RED) == (MAP, BAT)


@rule("CL-TRE-8")
def test_a_treasure_stays_on_its_tile():
    game = board_a(holds={RED: [MAP, BAT]}).play(Insert(7, 0), Walk(ON_MAP))

    assert game.view(None).maze[ON_MAP.number].on == MAP


@rule("CL-TRE-8")
def test_a_found_card_never_returns_to_its_stack():
    game = board_a(events=True, holds={RED: [MAP, CROWN, KEYS]})
    game.play(Insert(7, 0), Walk(ON_MAP), Insert(7, 0), BLUE_STAYS, Insert(0, 2))

    assert game.offers(Exchange) == [Exchange(KEYS)]
    assert game.play(Exchange(KEYS)).holds(RED) == (KEYS, CROWN)
    assert game.found(RED) == (MAP,)


@rule("CL-TRE-E1")
def test_nobody_finds_the_spare():
    game = board_a(at={RED: (1, 5)}, holds={RED: [GENIE, BAT]}).play(Insert(9, 0))
    game.play(Walk(Cell(1, 6)))

    assert face(game.state.spare).on == GENIE
    assert game.found(RED) == ()


@rule("CL-TRE-E1")
def test_a_target_on_the_spare_can_be_inserted_and_found_in_one_turn():
    game = board_a(holds={RED: [OWL, RAT]}).play(Insert(0, 2), Walk(Cell(0, 1)))

    assert game.found(RED) == (OWL,)


@rule("CL-TRE-E2")
def test_whoever_expels_their_own_target_cannot_find_it():
    game = board_a(at={RED: (1, 6)}, holds={RED: [GENIE, BAT]}).play(Insert(9, 0))

    assert GENIE not in [face(tile).on for tile in game.state.maze.tiles]
    assert game.play(Walk(Cell(1, 0))).found(RED) == ()


@rule("CL-TRE-E3")
def test_whoever_stands_on_the_target_shifts_stays_and_finds_it():
    game = board_a(at={RED: (1, 6)}, holds={RED: [GENIE, BAT]})
    game.play(Insert(3, 0), Walk(Cell(1, 5)))

    assert game.events[:2] == (
        Walked(piece=0, path=(Cell(1, 5),)),
        Found(seat=0, treasure=GENIE),
    )


@rule("CL-TRE-E4")
def test_whoever_is_put_on_the_target_by_their_own_shift_stays_and_finds_it():
    game = board_a(at={RED: (1, 6)}, holds={RED: [OWL, BAT]})
    game.play(Insert(9, 0), Walk(Cell(1, 0)))

    assert game.found(RED) == (OWL,)


@rule("CL-TRE-E5")
def test_whoever_is_put_on_the_target_by_another_shift_finds_it_in_their_own_turn():
    game = board_a(BLUE, RED, at={RED: (1, 6)}, holds={RED: [OWL, BAT]})
    game.play(Insert(9, 0), BLUE_STAYS)

    assert game.found(RED) == ()
    assert game.play(Insert(7, 0), Walk(Cell(1, 0))).found(RED) == (OWL,)


@rule("CL-TRE-E5")
def test_whoever_is_swapped_onto_the_target_finds_it_in_their_own_turn():
    game = board_a(BLUE, RED, events=True, at={BLUE: ON_MAP}, holds={RED: [MAP, BAT]})
    game.play(Insert(5, 0), Swap(1), RED_STAYS)

    assert game.at(RED) == ON_MAP
    assert game.found(RED) == ()
    assert game.play(Insert(7, 0), Walk(ON_MAP)).found(RED) == (MAP,)


@rule("CL-TRE-E6")
def test_a_new_top_card_is_not_found_at_once_where_the_pawn_already_stands_on_it():
    game = board_a(events=True, at={RED: ON_MAP}, holds={RED: [CROWN, MAP, KEYS]})
    game.play(Insert(0, 2), Exchange(MAP))

    assert game.view(RED).targets == (MAP,)
    assert game.state.phase is Phase.MOVE
    assert game.found(RED) == ()
    assert game.play(Walk(ON_MAP)).found(RED) == (MAP,)


@rule("CL-TRE-E7")
def test_standing_on_the_target_of_another_does_nothing_and_reveals_nothing():
    game = board_a(holds={RED: [BAT, CROWN], BLUE: [MAP, KEYS]})
    game.play(Insert(7, 0), Walk(ON_MAP))

    assert [type(event) for event in game.events] == [Walked]
    assert game.view(None).found == ((), ())
    assert game.holds(RED) == (BAT, CROWN)
    assert game.holds(BLUE) == (MAP, KEYS)
