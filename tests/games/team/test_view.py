"""What everybody sees, and what nobody does (docs/rules/team.md, chapter 15)."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dedale.bots import Situation
from dedale.core.records import to_json
from dedale.core.rng import Philox
from dedale.games.team import team
from dedale.games.team.actions import EndTurn, FlipUp
from dedale.games.team.content import PAGES, PRINTS, FlipPage, PushPage, Spell, Treasure, face
from dedale.games.team.events import BookPushed, Buried, PageRead, SentHome
from dedale.games.team.outlook import imagined
from dedale.games.team.state import Mode, Options, Phase
from dedale.maze.cell import CELLS, Cell
from dedale.maze.turn import Insert, Walk
from dedale.table import open_table, question
from dedale.text import voice_for
from tests.kit import rule
from tests.kit.games.team import BLUE, RED, YELLOW, board_a, shuffle_hidden, tile
from tests.kit.playthroughs import playthroughs

ON_HAT = Cell(3, 2)


@rule("TM-HID-1")
def test_everything_that_lies_open_is_seen():
    game = board_a(
        RED,
        BLUE,
        holds={RED: [Treasure.SKULL, Treasure.DOLL], BLUE: [Treasure.FAN]},
        deck=(Treasure.SHELL,),
        down=[(2, 5), (3, 3)],
        mode=Mode.STANDARD,
        spells={RED: Spell.TRAVERSE, BLUE: Spell.ROTATE},
        collected=5,
        pages=3,
    ).play(Insert(2, 0), Walk(Cell(0, 2)))
    view, state = game.view, game.state

    assert view.maze[Cell(0, 3).number] == face(tile(4, 0))
    assert [cell for cell, front in zip(CELLS, view.maze, strict=True) if front is None] == [
        *view.down
    ]
    assert view.down == state.down
    assert view.spare == face(state.spare)
    assert view.pawns == state.pawns
    assert view.boards == ((None, Treasure.DOLL), (Treasure.FAN, None))
    assert view.spells == ((Spell.PUSH, Spell.TRAVERSE), (Spell.PUSH, Spell.ROTATE))
    assert view.spent == (Spell.PUSH,)
    assert view.collected == state.collected
    assert view.pages == state.turned
    assert view.page == PAGES[state.turned[-1]]
    assert (view.pages_left, view.deck_left, view.moves, view.gains) == (21, 1, 1, 1)


@rule("TM-HID-1")
@given(data=st.data())
def test_all_seats_and_watchers_see_the_same(data):
    *_, (state, _, seats) = data.draw(playthroughs(team))

    assert team.open(team.options())
    assert {team.view(state, seat) for seat in (None, *seats)} == {team.view(state, None)}


@rule("TM-HID-2")
def test_nobody_sees_what_lies_under_rubble_nor_deck_nor_book():
    game = board_a(down=[(2, 5), ON_HAT], deck=(Treasure.SHELL, Treasure.DOLL))
    told = json.loads(to_json(game.view))

    assert "mushroom" not in json.dumps(told["maze"])
    assert "magic-hat" not in json.dumps(told["maze"])
    assert (told["deck"], told["book"], told["revealed"]) == ([], [], None)
    assert "seed" not in told


@rule("TM-HID-2")
def test_what_is_turned_up_is_seen_by_all_before_its_rotation_is_chosen():
    game = board_a(down=[ON_HAT, (2, 5)]).play(Walk(ON_HAT))

    assert game.view.revealed == face(tile(8))
    assert game.view.maze[ON_HAT.number] is None
    assert game.view.maze[Cell(2, 5).number] is None
    assert game.play(FlipUp(3)).view.revealed is None


@rule("TM-HID-2")
def test_pages_that_were_turned_stay_readable():
    game = board_a(next_pages=[12, 3]).play(EndTurn(), EndTurn())

    assert game.view.pages[-2:] == (12, 3)
    assert game.view.page == PushPage(3)


@rule("TM-HID-3")
@settings(max_examples=40)
@given(data=st.data())
def test_offers_and_views_do_not_change_when_hidden_things_do(data):
    *_, (state, _, _) = data.draw(playthroughs(team, most=120))
    other = shuffle_hidden(state, None, Philox(data.draw(st.text("abc", max_size=3)), 0))

    assert team.legal(other, other.active) == team.legal(state, state.active)
    assert team.view(other, None) == team.view(state, None)


@rule("TM-HID-3")
@given(data=st.data())
def test_offers_follow_from_the_view_alone(data):
    *_, (state, _, _) = data.draw(playthroughs(team))
    again = imagined(team.view(state, None))

    assert team.legal(again, again.active) == team.legal(state, state.active)
    assert team.view(again, None) == team.view(state, None)


@rule("TM-HID-4")
@pytest.mark.parametrize("number", [n for n, p in enumerate(PAGES) if isinstance(p, FlipPage)])
def test_the_log_of_a_flip_page_names_the_page_and_no_cells(number):
    game = board_a(pages=0, next_pages=[number], at={RED: (2, 5)}).read()

    assert game.events[0] == PageRead(seat=0, page=number, left=23)
    assert isinstance(game.events[1], Buried)
    assert all(isinstance(event, SentHome) for event in game.events[2:])
    assert {e.cell for e in game.events[2:]} <= {Cell(0, 0)}  # a home, which is on no loose tile


@rule("TM-HID-4")
def test_the_log_of_a_push_page_does_not_name_the_tile_that_went_in():
    game = board_a(pages=0, next_pages=[3], spare=tile(0)).read()
    voice = voice_for("en", team, ["Red", "Yellow", "Blue", "Green"])

    assert game.events[1] == BookPushed(arrow=3, expelled=face(tile(6)), carried=())
    assert all("mushroom" not in to_json(event).decode() for event in game.events)
    assert all("mushroom" not in voice.tell(event) for event in game.events)


@rule("TM-HID-4")
@given(data=st.data())
def test_no_event_names_a_tile_that_is_hidden_after_it(data):
    stages = data.draw(playthroughs(team))

    for stage in stages:
        named = [
            front.on.id
            for event in stage.events
            for field in ("tile", "expelled")
            if (front := getattr(event, field, None)) is not None
        ]
        hidden = {stage.state.maze[cell].id for cell in stage.state.down}
        if stage.state.phase is Phase.FLIP:
            hidden -= {stage.state.maze[stage.state.pawns[stage.state.active]].id}
        assert not hidden & set(named)


@rule("TM-HID-4")
def test_after_the_result_everything_is_shown():
    game = board_a(down=[(2, 5)], pages=24, deck=(Treasure.SHELL,), boards=((None,) * 2,) * 4)
    game.play(EndTurn())
    won = board_a(holds={RED: [Treasure.SKULL]}, collected=23, down=[(2, 5)], pages=20)
    won.play(Walk(Cell(0, 2)))

    assert game.view.maze[Cell(2, 5).number] == face(tile(0))
    assert won.view.down == ((2, 5),)
    assert won.view.maze[Cell(2, 5).number] == face(tile(0))
    assert won.view.book == won.state.book
    assert len(won.view.book) == 4


@rule("TM-HID-4")
def test_the_rest_of_the_deck_is_shown_after_the_result_and_not_before():
    deck = (Treasure.SHELL, Treasure.DOLL, Treasure.FAN)
    game = board_a(holds={RED: [Treasure.SKULL]}, deck=deck, pages=24)
    assert game.view.deck == ()

    game.play(EndTurn())
    assert game.view.deck == (Treasure.DOLL, Treasure.FAN)


@rule("TM-HID-5")
def test_a_program_gets_what_a_person_gets_and_all_that_was_told():
    table = open_table("team", 2, {"mode": "standard"}, "minos")
    table.submit(0, EndTurn())
    situation = question(table, 1, "random").args[0]

    assert isinstance(situation, Situation)
    assert situation.view == table.view(0) == table.view(None)
    assert situation.told == table.told(0) == table.told(None)
    assert situation.offers == table.offers(1)


def test_a_view_is_of_a_modest_size():
    state = team.setup(Options(mode=Mode.STANDARD), 4, Philox("size", 0)).state

    assert len(to_json(team.view(state, 0))) < 3000
    assert len(PRINTS) == 50


def test_homes_are_told_by_seat():
    assert board_a(YELLOW, RED).view.homes == ((0, 6), (0, 0))
