"""What a seat sees (docs/rules/classic.md, 11.3)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from dedale.core.records import Seat, to_json
from dedale.core.rng import Philox
from dedale.games.classic import classic
from dedale.games.classic.actions import Exchange, Peek, Skip, Swap
from dedale.games.classic.content import Face, Message, Treasure
from dedale.games.classic.events import Exchanged, MessageRead, Peeked, Skipped, Swapped
from dedale.games.classic.state import Options, Phase
from dedale.games.classic.view import View
from dedale.maze.cell import Cell
from dedale.maze.tile import Shape
from dedale.maze.turn import Insert, Inserted, Walk, Walked
from dedale.table import open_table
from tests.kit import rule
from tests.kit.games.classic import BLUE, RED, YELLOW, Play, board_a, shuffle_hidden
from tests.kit.playthroughs import playthroughs

BAT, CROWN, KEYS, MAP = Treasure.BAT, Treasure.CROWN, Treasure.KEYS, Treasure.MAP
OWL, SKULL = Treasure.OWL, Treasure.SKULL
RED_STAYS = Walk(Cell(0, 0))


def public(game: Play) -> View:
    """What everybody sees, as a spectator is shown it."""
    return game.view(None)


def told(game: Play, seat: int | None) -> list[type]:
    """What a seat, or a spectator, is told of all actions."""
    return [type(event) for event in game.told if event.seen_by(seat)]


@rule("CL-VIEW-1")
def test_everybody_sees_the_faces_of_all_tiles():
    game = board_a().play(Insert(9, 2))

    assert len(public(game).maze) == 49
    assert public(game).maze[7] == Face(Shape.CORNER, 2, OWL)
    assert public(game).maze[8] == Face(Shape.STRAIGHT, 0, None)
    assert public(game).spare == Face(Shape.JUNCTION, 0, Treasure.GENIE)


@rule("CL-VIEW-1")
def test_everybody_sees_the_options_the_colours_and_the_pawns():
    game = board_a(BLUE, RED, events=True, at={RED: (2, 4)})

    assert public(game).options == Options(events=True, colours=(BLUE, RED))
    assert public(game).colours == (BLUE, RED)
    assert public(game).pawns == ((6, 6), (2, 4))


@rule("CL-VIEW-1")
def test_everybody_sees_how_far_the_turn_has_got():
    game = board_a(events=True).play(Insert(7, 0), RED_STAYS, Insert(5, 0))

    assert public(game).active == 1
    assert public(game).phase is Phase.EVENT
    assert public(game).forbidden == 11
    assert public(game).message is Message.SWAP
    assert public(game).winner is None


@rule("CL-VIEW-1")
def test_everybody_sees_how_many_cards_are_left_open_and_found():
    game = board_a(
        RED,
        YELLOW,
        BLUE,
        holds={RED: [MAP, BAT, KEYS], YELLOW: [CROWN, SKULL], BLUE: []},
        pairs=(False, True, False),
    )
    game.play(Insert(7, 0), Walk(Cell(2, 0)))

    assert public(game).cards_left == (2, 2, 0)
    assert public(game).open_targets == (1, 2, 0)
    assert public(game).found == ((MAP,), (), ())


@rule("CL-VIEW-1")
def test_everybody_sees_the_winner():
    game = board_a(holds={RED: []}).play(Insert(7, 0), RED_STAYS)

    assert game.view(BLUE).winner == public(game).winner == 0


@rule("CL-VIEW-1")
def test_everybody_is_told_every_action():
    game = board_a(events=True, holds={RED: [BAT, MAP, KEYS], BLUE: [CROWN, SKULL]})
    game.play(Insert(5, 0), Swap(1), Walk(Cell(6, 6)))
    game.play(Insert(1, 0), Skip(), Walk(Cell(2, 0)))

    red, blue = [Inserted, MessageRead, Swapped, Walked], [Inserted, MessageRead, Skipped, Walked]
    assert told(game, None) == told(game, 0) == told(game, 1) == red + blue


@rule("CL-VIEW-1")
def test_a_table_remembers_what_everybody_was_told():
    table = open_table("classic", 3, seed="memory")
    events = table.submit(0, table.offers(0)[0]) + table.submit(0, table.offers(0)[-1])

    assert [type(event) for event in events] == [Inserted, Walked]
    assert table.told(None) == events


@rule("CL-VIEW-2")
def test_only_the_owner_sees_an_open_target():
    game = board_a(holds={RED: [MAP, BAT], BLUE: [KEYS, SKULL]})

    assert game.view(RED).targets == (MAP,)
    assert game.view(BLUE).targets == (KEYS,)


@rule("CL-VIEW-2")
def test_only_the_owner_sees_an_open_pair():
    game = board_a(holds={RED: [MAP, BAT, CROWN], BLUE: [KEYS, SKULL]}, pairs=(True, False))

    assert game.view(RED).targets == (MAP, BAT)
    assert game.view(BLUE).targets == (KEYS,)


@rule("CL-VIEW-2")
def test_home_is_the_target_of_a_seat_that_has_found_everything():
    game = board_a(holds={RED: [], BLUE: [KEYS]})

    assert game.view(RED).goes_home
    assert game.view(RED).targets == ()
    assert not game.view(BLUE).goes_home


@rule("CL-VIEW-2")
def test_home_is_not_a_target_for_young_players():
    game = board_a(young=True, holds={RED: [], BLUE: [KEYS]})

    assert not game.view(RED).goes_home


@rule("CL-VIEW-3")
def test_whoever_may_exchange_sees_all_their_cards_in_the_order_of_their_ids():
    game = board_a(events=True, holds={RED: [KEYS, OWL, CROWN, MAP]}).play(Insert(0, 2))

    assert game.view(RED).unfound == (MAP, CROWN, KEYS, OWL)
    assert game.view(BLUE).unfound == ()
    assert public(game).unfound == ()


@rule("CL-VIEW-3")
@pytest.mark.parametrize("actions", [[], [Insert(1, 0)], [Insert(7, 0)], [Insert(0, 2), Skip()]])
def test_nobody_sees_all_their_cards_at_any_other_time(actions):
    game = board_a(events=True, holds={RED: [KEYS, OWL, CROWN, MAP]}).play(*actions)

    assert game.view(RED).unfound == ()


@rule("CL-VIEW-4")
def test_others_learn_of_an_exchange_but_not_of_its_treasure():
    game = board_a(events=True, holds={RED: [KEYS, OWL, MAP]}).play(Insert(0, 2), Exchange(OWL))

    assert [event for event in game.events if event.seen_by(1)] == [Exchanged(seat=0)]
    assert [event for event in game.events if event.seen_by(None)] == [Exchanged(seat=0)]
    assert "treasure" not in Exchanged.__struct_fields__


@rule("CL-VIEW-4")
def test_others_learn_of_a_peek_but_not_of_its_card():
    game = board_a(events=True, holds={RED: [KEYS, OWL, MAP]}).play(Insert(1, 0), Peek())

    assert [event for event in game.events if event.seen_by(1)] == [Peeked(seat=0)]
    assert [event for event in game.events if event.seen_by(None)] == [Peeked(seat=0)]


@rule("CL-VIEW-5")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_nobody_sees_the_cards_below(seat):
    one = board_a(holds={RED: [MAP, BAT, CROWN], BLUE: [KEYS, OWL, SKULL]})
    other = board_a(holds={RED: [MAP, OWL, SKULL], BLUE: [KEYS, CROWN, BAT]})

    assert classic.view(one.state, seat) == classic.view(other.state, seat)


@rule("CL-VIEW-5")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_nobody_sees_the_backs_of_tiles_or_what_would_betray_them(seat):
    game = board_a(events=True)
    tiles = list(game.state.maze.tiles)
    tiles[7], tiles[8] = replace(tiles[7], id=tiles[8].id), replace(tiles[8], id=tiles[7].id)
    other = replace(game.state, maze=replace(game.state.maze, tiles=tuple(tiles)))

    assert other != game.state
    assert classic.view(other, seat) == classic.view(game.state, seat)


@rule("CL-VIEW-5")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_nobody_sees_the_seed(seat):
    table = open_table("classic", 2, {"events": True}, seed="open sesame")
    table.submit(0, table.offers(0)[0])

    assert b"open sesame" not in to_json(table.view(seat))
    assert b"open sesame" not in to_json(table.told(seat))


@rule("CL-VIEW-6")
def test_a_spectator_sees_what_everybody_sees_and_no_more():
    game = board_a(events=True, holds={RED: [KEYS, OWL, MAP], BLUE: []}).play(Insert(0, 2))
    private = {"seat": None, "targets": (), "goes_home": False, "unfound": ()}

    assert public(game) == replace(game.view(RED), **private)
    assert public(game) == replace(game.view(BLUE), **private)


@rule("CL-VIEW-6")
def test_a_spectator_is_told_of_no_card_that_is_not_turned_up():
    table = open_table("classic", 2, seed="spectator")

    assert table.told(None) == ()
    assert table.told(0) == table.steps[0][:1]


@rule("CL-VIEW-7")
@given(data=st.data())
def test_a_view_does_not_change_when_only_hidden_facts_do(data):
    stage = data.draw(playthroughs(classic))[-1]
    seat = data.draw(st.sampled_from([None, *stage.seats]))
    seed = data.draw(st.text("abc", max_size=3))
    dealt_anew = shuffle_hidden(stage.state, seat, Philox(seed, 0))

    assert classic.view(dealt_anew, seat) == classic.view(stage.state, seat)


@rule("CL-VIEW-7")
def test_hidden_facts_do_differ_where_a_view_does_not():
    state = classic.setup(Options(events=True), 2, Philox("a", 0)).state
    dealt_anew = shuffle_hidden(state, Seat(0), Philox("b", 0))

    assert dealt_anew.stacks[0][0] == state.stacks[0][0]
    assert dealt_anew.stacks != state.stacks
    assert dealt_anew.maze != state.maze
