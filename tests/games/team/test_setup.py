"""How the table is laid (docs/rules/team.md, chapter 3)."""

from collections import Counter

import pytest

from dedale.core.errors import BadOption
from dedale.core.game import Step
from dedale.core.rng import Philox
from dedale.games.team import team
from dedale.games.team.content import MOVABLE_IDS, Spell, Treasure
from dedale.games.team.events import CardDrawn, PageRead
from dedale.games.team.state import Deal, Mode, Options, State
from dedale.maze.cell import FREE
from dedale.maze.tile import Shape
from dedale.table import Table, answer, open_table
from dedale.text import LANGUAGES, voice_for
from tests.kit import Rigged, any_chance, rule
from tests.kit.games.team import BLUE, GREEN, RED, YELLOW, Play

IN_ORDER = tuple(MOVABLE_IDS)  # junctions, corners, straights
CARDS = tuple(Treasure)
NOTHING = 23  # a page that changes nothing while yellow and green are not in play
BOOK = (NOTHING, *(number for number in range(24) if number != NOTHING))


def lay(
    seats: int = 2, tiles=IN_ORDER, turns=(0,) * 33, cards=CARDS, book=BOOK, more=(), **options
) -> Step[State]:
    """A table for which chance brings these things, in this order, and nothing more."""
    chance = Rigged(tiles, *turns, cards, book, *more)
    step = team.setup(Options(**options), seats, chance)
    assert chance.results == [], "the rules ask chance for each of these once"
    return step


def refused(seats: int, **options) -> BadOption:
    """Why a table cannot be laid."""
    with pytest.raises(BadOption) as refusal:
        team.setup(Options(**options), seats, any_chance())
    return refusal.value


@rule("TM-SET-1")
def test_the_table_has_a_mode_colours_a_first_seat_a_deal_and_a_seed():
    options = {"mode": "expert", "deal": "choose", "first_seat": 1, "colours": ["green", "red"]}
    table = open_table("team", 2, options, "minos")

    assert table.state.options.mode == "expert"
    assert table.state.colours == (GREEN, RED)
    assert table.decision.seats == (1,)
    assert table.decision.ask == "pick"
    assert table.seed == "minos"


@rule("TM-SET-1")
def test_the_introductory_game_is_the_usual_one():
    assert lay().state.options.mode is Mode.INTRO


@rule("TM-SET-1")
@pytest.mark.parametrize("colours", [(RED, RED, BLUE), (RED, BLUE), (RED, YELLOW, BLUE, GREEN)])
def test_every_seat_has_a_colour_of_its_own(colours):
    assert refused(3, colours=colours).facts == {"field": "colours", "seats": 3}


@rule("TM-SET-2")
@pytest.mark.parametrize(
    ("seats", "colours"),
    [(2, (RED, BLUE)), (3, (RED, YELLOW, BLUE)), (4, (RED, YELLOW, BLUE, GREEN))],
)
def test_there_are_usual_colours(seats, colours):
    assert lay(seats).state.colours == colours


@rule("TM-SET-2")
def test_seats_take_turns_in_their_order_and_begin_again():
    table = open_table("team", 3, {"first_seat": 1})
    order = []
    for _ in range(4):
        order.append(table.state.active)
        table.submit(table.state.active, team.legal(table.state, table.state.active)[-1])

    assert order == [1, 2, 0, 1]


@rule("TM-SET-3")
def test_33_tiles_fill_the_maze_as_chance_has_it_and_the_last_one_is_the_spare():
    order = IN_ORDER[::-1]
    state = lay(tiles=order, book=BOOK).state

    assert tuple(state.maze[cell].id for cell in FREE) == order[:33]
    assert state.spare.id == order[33]
    assert state.down == ()


@rule("TM-SET-3")
def test_each_tile_is_turned_as_chance_has_it():
    turns = (3,) * 22 + (1,) * 11
    state = lay(turns=turns).state

    assert tuple(state.maze[cell].rotation for cell in FREE) == turns
    with pytest.raises(AssertionError):  # a straight has two rotations, and chance knows
        lay(turns=(0,) * 22 + (2,) * 11)


@rule("TM-SET-3")
def test_all_rotations_of_a_shape_are_equally_likely():
    tables = [team.setup(Options(), 2, Philox("turns", step)).state for step in range(300)]
    tiles = [state.maze[cell] for state in tables for cell in FREE if cell not in state.down]
    for shape, number in ((Shape.STRAIGHT, 2), (Shape.CORNER, 4), (Shape.JUNCTION, 4)):
        turns = Counter(t.rotation for t in tiles if t.shape is shape)

        assert len(turns) == number
        assert min(turns.values()) > 0.85 * turns.total() / number


@rule("TM-SET-4")
def test_deck_and_book_are_shuffled_and_hidden():
    deck, book = CARDS[::-1], BOOK[:1] + BOOK[:0:-1]
    state = lay(cards=deck, book=book).state
    view = team.view(state, 0)

    assert state.deck == deck[4:]
    assert state.book == book[1:]
    assert (view.deck, view.book) == ((), ())
    assert (view.deck_left, view.pages_left) == (20, 23)


@rule("TM-SET-5")
def test_every_pawn_starts_at_home_and_no_other_is_there():
    state = lay(2, colours=(GREEN, BLUE), book=(18, *(n for n in range(24) if n != 18))).state

    assert state.pawns == ((6, 0), (6, 6))
    assert len(state.boards) == len(state.spells) == 2


@rule("TM-SET-5")
def test_all_four_corners_stay_homes():
    state = lay(2, tiles=IN_ORDER, book=(18, *(n for n in range(24) if n != 18))).state

    assert state.pawns[0] == (6, 6)  # the first page sends red to the corner of blue
    assert Play(state).reach(RED)[-1] == (6, 6)


@rule("TM-SET-6")
@pytest.mark.parametrize("mode", Mode)
def test_each_seat_has_its_spells_and_all_are_ready(mode):
    more = () if mode is Mode.INTRO else (tuple(reversed([s for s in Spell if s != Spell.PUSH])),)
    state = lay(3, mode=mode, more=more).state

    assert all(state.ready(seat) == state.spells[seat] for seat in state.seats)
    assert all(len(spells) == 2 for spells in state.spells)


@rule("TM-SET-7")
def test_everybody_draws_a_left_and_a_right_card_in_turn_order_from_the_first_seat():
    step = lay(3, first_seat=1)
    drawn = [event for event in step.events if isinstance(event, CardDrawn)]

    assert [(event.seat, event.treasure) for event in drawn] == [
        (1, CARDS[0]),
        (1, CARDS[1]),
        (2, CARDS[2]),
        (2, CARDS[3]),
        (0, CARDS[4]),
        (0, CARDS[5]),
    ]
    assert step.state.boards == (
        (CARDS[4], CARDS[5]),
        (CARDS[0], CARDS[1]),
        (CARDS[2], CARDS[3]),
    )
    assert all(event.to is None for event in step.events)


@rule("TM-SET-8")
def test_seat_0_begins_unless_another_is_named():
    assert lay(3).state.active == 0
    assert lay(3, first_seat=2).state.active == 2
    assert [e.seat for e in lay(3, first_seat=2).events if isinstance(e, PageRead)] == [2]


@rule("TM-SET-8")
@pytest.mark.parametrize("first_seat", [-1, 3])
def test_only_somebody_at_the_table_can_begin(first_seat):
    refusal = refused(3, first_seat=first_seat)

    assert refusal.facts == {"field": "first_seat", "value": first_seat, "most": 2}


@rule("TM-SET-9")
def test_the_same_seed_gives_the_same_game():
    def evening(seed: str) -> Table:
        table = open_table("team", 3, {"mode": "standard"}, seed)
        while table.decision is not None:
            seat = table.decision.seats[0]
            table.submit(seat, answer(table, seat, "random"))
        return table

    assert evening("rain").steps == evening("rain").steps
    assert evening("rain").steps != evening("snow").steps


@rule("TM-SET-9")
def test_chance_is_asked_for_tiles_rotations_deck_book_and_spells_in_this_order():
    order = (Spell.ESCAPE, Spell.ROTATE, Spell.SWITCH, Spell.TELEPORT, Spell.TRAVERSE)
    state = lay(2, mode=Mode.STANDARD, more=(order,)).state

    assert state.maze[FREE[0]].id == IN_ORDER[0]
    assert state.boards[0] == CARDS[:2]
    assert state.turned == BOOK[:1]
    assert [spells[1] for spells in state.spells] == list(order[:2])


@rule("TM-SET-E1")
def test_a_pawn_may_be_walled_in_at_the_start():
    # two straights beside the corner of red, turned so that both are closed towards it
    order = (33, *IN_ORDER[:2], 32, *IN_ORDER[2:32])
    turns = (0, 0, 0, 1, *(0,) * 29)
    game = Play(lay(tiles=order, turns=turns).state)

    assert game.reach(RED) == ((0, 0),)
    assert len(game.offers()) > 1


@rule("TM-SET-E2")
def test_the_spare_has_no_rotation():
    for arrow in range(12):
        game = Play(lay(tiles=IN_ORDER[::-1]).state)
        game.play(game.offers()[4 * arrow + 3])

        assert game.state.spare.rotation == 0


def test_bad_options_are_explained_in_every_language():
    wrong = [
        refused(2, first_seat=7),
        refused(2, colours=(RED, RED)),
        refused(2, spells=(Spell.ROTATE, Spell.SWITCH)),
        refused(2, mode=Mode.STANDARD, deal=Deal.ASSIGNED),
    ]
    for language in LANGUAGES:
        told = [voice_for(language, team).explain(refusal) for refusal in wrong]
        assert len(set(told)) == 4
