"""Proposals: what somebody would do for the seat to move, as long as it can be foreseen."""

from unittest.mock import ANY

import pytest
from msgspec.structs import replace

from dedale.core.errors import Illegal
from dedale.core.log import ME, Undo
from dedale.games.team import team
from dedale.games.team.actions import EndTurn, Switch
from dedale.maze.board import Maze
from dedale.maze.cell import Side
from dedale.maze.turn import Insert, Walk
from dedale.table import open_table
from dedale.table.proposals import ProposedTurn, current, has_a_plan, imagine, plain, shown_to
from dedale.table.room import Chair, Proposed, ThinkForYourself, Withdrew, room_of

CHAIRS = tuple(Chair(name, ME, taken=True) for name in ("Anna", "Bruno", "Clio"))
PUSH, BACK = Insert(0, 2), Insert(8, 0)


def laid(**changes):
    """A team table of three; seat 0 can push and is to move."""
    table = open_table("team", 3, seed="knossos")
    return with_state(table, replace(table.state, **changes)) if changes else table


def with_state(table, state):
    """The same table, laid in another way."""
    table._fold.now = table._fold.moments[0] = table._fold.now._replace(state=state)
    return table


def proposed(seat, seq, *actions):
    return Proposed(seat, seq, tuple(map(plain, actions)))


def room(*notes):
    return room_of(CHAIRS, notes)


def plan(seat, *actions):
    return ProposedTurn(seat, tuple(map(plain, actions)))


def first_move(table, *before):
    """A plain walk that is offered after some actions, onto no rubble."""
    prospect = imagine(table, before)
    return next(
        a for a in prospect.offers if isinstance(a, Walk) and a.cell not in prospect.view.down
    )


def test_an_imagined_turn_is_the_turn_as_it_will_be():
    table = laid()
    walk = first_move(table, PUSH)
    prospect = imagine(table, [PUSH, walk])
    foreseen = [team.screen.outlook(table.view(0), PUSH)]
    table.submit(0, PUSH)
    foreseen.append(team.screen.outlook(table.view(0), walk))
    table.submit(0, walk)

    assert prospect.view == table.view(0)
    assert (prospect.decision, prospect.offers) == (table.decision, table.offers(0))
    assert prospect.outlook == team.screen.outlook(table.view(0), None)
    assert prospect.outlooks == tuple(foreseen)


def test_an_earlier_moment_can_be_imagined_otherwise():
    table = laid()
    walk = first_move(table, PUSH)
    then = imagine(table, [PUSH, walk])
    table.submit(0, EndTurn())

    assert imagine(table, [PUSH, walk], seq=0) == then
    with pytest.raises(Illegal, match="no-such-step"):
        imagine(table, [], seq=9)


def test_nothing_imagined_is_the_table_as_it_is():
    table = laid()

    assert imagine(table, []) == (table.view(0), table.decision, table.offers(0), ANY, ())


def test_nothing_is_done_by_imagining():
    table = laid()
    before = table.state
    imagine(table, [PUSH])

    assert (table.state, table.seq, table.entries) == (before, 0, [])


def test_what_is_refused_is_refused_by_its_rule_and_with_its_place():
    with pytest.raises(Illegal) as refusal:
        imagine(laid(), [PUSH, BACK])

    assert (refusal.value.rule, refusal.value.facts["place"]) == ("TM-TURN-6", 2)


@pytest.mark.parametrize("action", [Undo(0), Switch((1, 1), Side.NORTH), Insert(99, 0)])
def test_whatever_could_not_be_done_cannot_be_proposed(action):
    with pytest.raises(Illegal) as refusal:
        imagine(laid(), [action])

    assert refusal.value.facts["place"] == 1


def rubble_ahead(table):
    """The table with rubble where its first walk leads, and that walk."""
    walk = first_move(table)
    return laid(down=(walk.cell,)), walk


def test_a_proposal_ends_where_something_hidden_comes_to_light():
    table, walk = rubble_ahead(laid())
    prospect = imagine(table, [walk])

    assert prospect == (None, None, (), None, (team.screen.outlook(table.view(0), walk),))
    assert prospect.outlooks[0].pawns[0] == walk.cell
    with pytest.raises(Illegal, match="proposal-hidden"):
        imagine(table, [walk, EndTurn()])


def test_a_proposal_ends_with_the_turn():
    with pytest.raises(Illegal, match="proposal-hidden"):
        imagine(laid(), [EndTurn(), EndTurn()])


def test_what_is_imagined_does_not_change_with_what_is_hidden():
    table, walk = rubble_ahead(laid())
    before = [imagine(table, actions) for actions in ([], [walk], [PUSH], [EndTurn()])]
    state = table.state
    tiles, here = list(state.maze.tiles), walk.cell.number
    tiles[here] = replace(tiles[here], rotation=tiles[here].rotation ^ 1)
    maze, deck, book = Maze(tuple(tiles)), state.deck[::-1], state.book[::-1]
    with_state(table, replace(state, maze=maze, deck=deck, book=book))

    assert table.view(0) == team.view(state, 0)
    assert [imagine(table, actions) for actions in ([], [walk], [PUSH], [EndTurn()])] == before


def test_whoever_plays_for_themselves_proposes_nothing():
    with pytest.raises(Illegal, match="not-together"):
        imagine(open_table("classic", 2, seed="knossos"), [])


def test_a_proposal_is_good_as_long_as_it_is_followed_and_what_is_left_of_it_stays():
    table = laid()
    walk = first_move(table, PUSH)
    around = room(proposed(1, 0, PUSH, walk, EndTurn()))
    left = []
    for action in (PUSH, walk, EndTurn()):
        left.append(current(table, around))
        table.submit(0, action)

    assert left == [
        (plan(1, PUSH, walk, EndTurn()),),
        (plan(1, walk, EndTurn()),),
        (plan(1, EndTurn()),),
    ]
    assert current(table, around) == ()


def test_a_proposal_is_gone_when_something_else_is_done():
    table, around = laid(), room(proposed(1, 0, PUSH, EndTurn()))
    table.submit(0, BACK)

    assert current(table, around) == ()


def test_what_is_taken_back_can_be_done_again():
    table, around = laid(), room(proposed(1, 0, PUSH, EndTurn()))
    table.submit(0, BACK)
    table.submit(0, Undo(0))
    assert current(table, around) == (plan(1, PUSH, EndTurn()),)

    table.submit(0, PUSH)
    assert current(table, around) == (plan(1, EndTurn()),)

    table.submit(0, table.undo_offer(0))
    assert current(table, around) == (plan(1, PUSH, EndTurn()),)


def test_each_seat_has_its_own_proposal_until_it_withdraws_it():
    table, (one, two) = laid(), (proposed(1, 0, PUSH), proposed(2, 0, EndTurn()))

    assert current(table, room(one, two)) == (plan(1, PUSH), plan(2, EndTurn()))
    assert current(table, room(one, two, Withdrew(1))) == (plan(2, EndTurn()),)


def test_a_proposal_from_a_step_that_is_not_read_yet_waits():
    table, around = laid(), room(proposed(1, 1, EndTurn()))
    assert current(table, around) == ()

    table.submit(0, PUSH)
    assert current(table, around) == (plan(1, EndTurn()),)


def test_when_the_game_is_over_nothing_is_proposed():
    table = laid(book=())
    table.submit(0, EndTurn())

    assert table.outcome
    assert current(table, room(proposed(1, 1, EndTurn()))) == ()
    with pytest.raises(Illegal, match="not-offered"):
        imagine(table, [])


def test_unless_the_table_says_otherwise_everybody_sees_every_proposal():
    table, around = laid(), room(proposed(1, 0, PUSH))
    seen = [shown_to(eyes, table, around) for eyes in (0, 1, 2, None)]

    assert seen == [((plan(1, PUSH),), 0, False)] * 4


THINK = ThinkForYourself()


def test_whoever_has_an_idea_keeps_it_until_the_seat_to_move_has_one():
    table, around = laid(), room(THINK, proposed(1, 0, PUSH), proposed(2, 0, EndTurn()))

    assert [shown_to(eyes, table, around) for eyes in (0, 1, 2, None)] == [
        ((), 2, False),
        ((plan(1, PUSH),), 1, True),
        ((plan(2, EndTurn()),), 1, True),
        ((), 2, False),
    ]


def test_a_plan_of_the_seat_to_move_opens_all_proposals_and_withdrawing_it_closes_them():
    notes = (THINK, proposed(1, 0, PUSH), proposed(0, 0, EndTurn()))
    table, both = laid(), (plan(1, PUSH), plan(0, EndTurn()))
    seen = [shown_to(eyes, table, room(*notes)) for eyes in (0, 1, 2, None)]

    assert seen == [(both, 0, False)] * 4
    assert shown_to(0, table, room(*notes, Withdrew(0))) == ((), 1, False)


def test_whoever_has_begun_to_act_has_thought_even_if_it_was_taken_back():
    table, around = laid(), room(THINK, proposed(1, 0, PUSH, EndTurn()))
    assert not has_a_plan(table, current(table, around))

    table.submit(0, PUSH)
    assert shown_to(0, table, around) == ((plan(1, EndTurn()),), 0, False)

    table.submit(0, Undo(0))
    assert shown_to(0, table, around) == ((plan(1, PUSH, EndTurn()),), 0, False)


def test_in_the_next_turn_everybody_thinks_anew():
    table = laid()
    table.submit(0, PUSH)
    table.submit(0, EndTurn())

    assert shown_to(1, table, room(THINK, proposed(0, 2, EndTurn()))) == ((), 1, False)


def hidden_hands(seed="knossos"):
    """A table of legends whose hands are secret, in the first turn; seat 0 is to move."""
    options = {"hands": "hidden", "heroes": ["knight", "smith"], "first_seat": 0}
    table = open_table("legends", 2, options, seed)
    while table.decision.ask != "act":
        seat = table.decision.seats[0]
        table.submit(seat, table.offers(seat)[0])
    return table


def test_where_hands_are_secret_nobody_learns_them_from_what_is_imagined():
    table = hidden_hands()
    other = hidden_hands("elsewhere")
    state = replace(table.state, piles=(anew(table.state.piles[0]), table.state.piles[1]))
    other._fold.accept(table._fold.now._replace(state=state))
    looks = [imagine(either, [], eyes) for either in (table, other) for eyes in (1, None)]

    assert table.state.piles[0].hand != state.piles[0].hand
    assert looks[0] == looks[2]
    assert looks[1] == looks[3]
    assert all(look.view.cards[0].hand is None for look in looks)


def anew(piles):
    """The same cards, dealt in another way."""
    count, cards = len(piles.hand), (*piles.hand, *piles.deck)[::-1]
    return replace(piles, hand=cards[:count], deck=cards[count:])


def test_whoever_is_to_move_imagines_with_its_own_hand():
    table = hidden_hands()
    look = imagine(table, [], 0)

    assert look.view == table.view(0)
    assert look.offers == table.offers(0)
