"""Messages: who reads them, when, and for how long (docs/rules/classic.md, chapter 9)."""

from collections import Counter

import pytest
from msgspec.structs import replace

from dedale.games.classic import classic
from dedale.games.classic.actions import Exchange, Peek, Skip, Swap
from dedale.games.classic.content import PRINTS, Message, Treasure
from dedale.games.classic.events import MessageRead, Skipped
from dedale.games.classic.state import Phase
from dedale.maze.cell import Cell
from dedale.maze.tile import Shape
from dedale.maze.turn import Insert, Inserted, Walk
from tests.kit import refused_by, rule
from tests.kit.games.classic import BLUE, RED, board_a

CROWN, MAP, KEYS = Treasure.CROWN, Treasure.MAP, Treasure.KEYS
RED_STAYS = Walk(Cell(0, 0))
BLUE_STAYS = Walk(Cell(6, 6))


@rule("CL-EVT-1")
def test_where_nothing_is_read_the_base_rules_hold():
    actions = [Insert(9, 2), RED_STAYS, Insert(7, 0), BLUE_STAYS, Insert(4, 1)]
    with_messages, base = board_a(events=True).play(*actions), board_a().play(*actions)

    assert with_messages.told == base.told
    assert with_messages.state == replace(base.state, options=with_messages.state.options)


@rule("CL-EVT-1")
def test_a_message_changes_nothing_about_the_shift():
    with_messages, base = board_a(events=True).play(Insert(3, 3)), board_a().play(Insert(3, 3))

    assert with_messages.state.maze == base.state.maze
    assert with_messages.state.pawns == base.state.pawns
    assert with_messages.state.forbidden == base.state.forbidden == 9


@rule("CL-EVT-3", "CL-SHIFT-12")
@pytest.mark.parametrize("arrow", [9, 3])
def test_a_back_that_was_looked_at_cannot_be_unseen_even_if_it_is_blank(arrow):
    assert board_a(events=True).play(Insert(arrow, 0)).reveals
    assert not board_a().play(Insert(arrow, 0)).reveals  # CL-EVT-E9


@rule("CL-EVT-13", "CL-EVT-11")
def test_a_back_that_nobody_looks_at_reveals_nothing():
    assert not board_a(events=True).play(Insert(3, 0), Insert(7, 1)).reveals


@rule("CL-EVT-2")
def test_each_message_is_on_one_straight_and_one_corner_without_treasure():
    backs = Counter((p.message, p.shape, p.treasure) for p in PRINTS if p.message is not None)

    assert backs == Counter(
        (message, shape, None) for message in Message for shape in (Shape.STRAIGHT, Shape.CORNER)
    )
    assert backs.total() == 12


@rule("CL-EVT-3")
@pytest.mark.parametrize(
    ("arrow", "message"),
    [
        (3, Message.DOUBLE_SHIFT),
        (2, Message.EXTRA_TURN),
        (5, Message.SWAP),
        (1, Message.PEEK),
        (0, Message.EXCHANGE),
        (8, Message.WALL_PASS),
    ],
)
def test_the_message_on_the_expelled_tile_is_read_by_the_active_player(arrow, message):
    game = board_a(events=True, holds={RED: [CROWN, MAP]}).play(Insert(arrow, 0))

    assert game.events[-1] == MessageRead(seat=0, message=message)
    assert game.state.message is message
    assert game.state.active == 0


@rule("CL-EVT-4")
def test_a_message_is_read_when_the_shift_is_complete():
    game = board_a(events=True, at={RED: (5, 0)}).play(Insert(5, 0))

    assert [type(event) for event in game.events] == [Inserted, MessageRead]
    assert game.state.phase is Phase.EVENT
    assert game.at(RED) == (5, 6)


@rule("CL-EVT-4")
def test_nobody_moves_before_the_message_is_answered():
    game = board_a(events=True).play(Insert(5, 0))

    with refused_by("CL-EVT-4"):
        game.play(RED_STAYS)


@rule("CL-EVT-4")
def test_nobody_inserts_while_another_message_is_answered():
    game = board_a(events=True).play(Insert(5, 0))

    with refused_by("CL-EVT-4"):
        game.play(Insert(0, 0))


@rule("CL-EVT-5")
@pytest.mark.parametrize("before", [[Insert(3, 3)], [Insert(2, 0), RED_STAYS]])
def test_the_second_insertion_of_a_turn_reads_nothing(before):
    game = board_a(events=True, holds={RED: [CROWN, MAP]}).play(*before)
    read = game.state.message
    game.play(Insert(0, 0))

    assert [type(event) for event in game.events] == [Inserted]
    assert game.state.message is read
    assert game.state.phase is Phase.MOVE


@rule("CL-EVT-6")
@pytest.mark.parametrize("arrow", [0, 1, 3, 5])
def test_a_message_that_asks_something_may_be_left_unused(arrow):
    game = board_a(events=True, holds={RED: [CROWN, MAP]}).play(Insert(arrow, 0))
    before = game.state
    game.play(Skip())

    assert game.events == (Skipped(seat=0, message=before.message),)
    assert game.state == replace(before, phase=Phase.MOVE)


@rule("CL-EVT-6")
def test_an_extra_turn_may_be_left_unused():
    game = board_a(events=True).play(Insert(2, 0), RED_STAYS, Skip())

    assert game.events == (Skipped(seat=0, message=Message.EXTRA_TURN),)
    assert (game.state.active, game.state.phase) == (1, Phase.SHIFT)


@rule("CL-EVT-6", "CL-EVT-7", "CL-EVT-20", "CL-EVT-28")
@pytest.mark.parametrize(
    ("arrow", "use"), [(5, Swap(1)), (1, Peek()), (0, Exchange(MAP)), (5, Skip()), (1, Skip())]
)
def test_a_message_is_used_once(arrow, use):
    game = board_a(events=True, holds={RED: [CROWN, MAP, KEYS]}).play(Insert(arrow, 0), use)

    assert game.offers() == game.offers(Walk)
    with refused_by("CL-MOVE-3"):
        game.play(Skip())
    with refused_by("CL-EVT-7"):
        game.play(Swap(1))
    with refused_by("CL-EVT-7"):
        game.play(Peek())
    with refused_by("CL-EVT-7"):
        game.play(Exchange(KEYS))


@rule("CL-EVT-7")
def test_a_double_shift_is_not_a_triple_shift():
    game = board_a(events=True).play(Insert(3, 0), Insert(4, 0))

    with refused_by("CL-TURN-2"):
        game.play(Insert(4, 0))


@rule("CL-EVT-7")
def test_an_extra_turn_is_taken_once():
    game = board_a(events=True)
    game.play(Insert(2, 0), RED_STAYS, Insert(4, 0), RED_STAYS)

    assert (game.state.active, game.state.phase) == (1, Phase.SHIFT)


@rule("CL-EVT-7")
@pytest.mark.parametrize(("late", "refusal"), [(Swap(1), "CL-EVT-7"), (Skip(), "CL-MOVE-3")])
def test_a_message_is_not_kept_for_a_later_turn(late, refusal):
    game = board_a(events=True)
    game.play(Insert(5, 0), Skip(), RED_STAYS, Insert(7, 0), BLUE_STAYS, Insert(7, 0))

    assert game.state.active == 0
    assert late not in game.offers()
    with refused_by(refusal):
        game.play(late)


@rule("CL-EVT-8")
@pytest.mark.parametrize("action", [Swap(0), Skip()])
def test_nobody_uses_the_message_of_another(action):
    game = board_a(events=True).play(Insert(5, 0))

    assert classic.legal(game.state, 1) == ()
    with refused_by("CL-TURN-1"):
        game.play(action, seat=1)


@rule("CL-EVT-9")
def test_a_tile_keeps_its_message():
    pushes = [Insert(3, 0), BLUE_STAYS, Insert(3, 0), RED_STAYS]
    game = board_a(events=True).play(Insert(3, 0), Skip(), RED_STAYS)
    bearer = game.state.spare
    game.play(*pushes, *pushes, *pushes, Insert(3, 0), BLUE_STAYS, Insert(3, 0))

    assert game.state.spare == bearer
    assert game.events[-1] == MessageRead(seat=0, message=Message.DOUBLE_SHIFT)
    assert len(game.offers(Insert)) == 22


@rule("CL-EVT-10")
def test_everybody_knows_the_message_until_the_end_of_the_turn():
    game = board_a(events=True).play(Insert(5, 0), Skip())

    assert MessageRead(seat=0, message=Message.SWAP) in game.told
    assert game.view(BLUE).message is Message.SWAP
    assert game.view(None).message is Message.SWAP


@rule("CL-EVT-10")
@pytest.mark.parametrize(
    "turn", [[Insert(5, 0), Skip(), RED_STAYS], [Insert(2, 0), RED_STAYS, Skip()]]
)
def test_a_message_is_hidden_again_after_the_turn(turn):
    game = board_a(events=True).play(*turn)

    assert game.state.active == 1
    assert game.view(None).message is None
    assert game.view(RED).message is None


@rule("CL-EVT-11")
def test_nobody_looks_at_the_back_of_the_tile_that_goes_in():
    game = board_a(events=True).play(Insert(3, 0), Skip(), RED_STAYS, Insert(7, 0))

    assert PRINTS[game.state.maze[Cell(6, 3)].id].message is Message.DOUBLE_SHIFT
    assert game.state.message is None
    assert [type(event) for event in game.events] == [Inserted]


@rule("CL-EVT-E4")
def test_a_message_that_was_expelled_second_stays_unread_for_the_next_player_too():
    game = board_a(events=True).play(Insert(3, 0), Insert(5, 0), RED_STAYS)
    bearer = game.state.spare
    game.play(Insert(7, 0))

    assert PRINTS[bearer.id].message is Message.SWAP
    assert game.state.maze[Cell(6, 3)] == bearer
    assert game.state.message is None
    assert [type(event) for event in game.events] == [Inserted]
    assert game.offers() == game.offers(Walk)


@rule("CL-EVT-E5")
def test_a_message_is_used_from_where_the_pawn_was_put():
    game = board_a(events=True, at={RED: (5, 0)}).play(Insert(5, 0), Swap(1))

    assert game.at(RED) == (6, 6)
    assert game.at(BLUE) == (5, 6)


@rule("CL-EVT-E9")
@pytest.mark.parametrize("arrow", [0, 1, 2, 3, 5, 8, 10, 11])
def test_nobody_reads_messages_in_the_base_game(arrow):
    game = board_a(holds={RED: [CROWN, MAP]}).play(Insert(arrow, 0))

    assert PRINTS[game.state.spare.id].message is not None
    assert [type(event) for event in game.events] == [Inserted]
    assert game.state.message is None
    assert game.state.phase is Phase.MOVE
