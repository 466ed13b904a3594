"""Items of chronicles: how they are collected and looted, and what follows (CH-COL, CH-CAP)."""

import pytest

from dedale.games.chronicles.events import (
    ItemCollected,
    ItemLooted,
    PortalClosed,
    PortalMoved,
    PortalOpened,
)
from dedale.games.chronicles.rules import collect, looters, maze
from dedale.games.chronicles.state import Echo, Portal, Stage
from dedale.games.chronicles.words import Remembered, Via
from dedale.maze.arrow import Arrow
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk
from tests.kit import rule
from tests.kit.games.chronicles import BLUE, MIRANDA, PURPLE, RED, ROGER, a_game

TWO = {"red": ((1, 1), "honeycomb"), "blue": ((5, 5), "reed-flute")}
ONE = {"red": ((1, 1), "honeycomb")}


def taking(colour, hero=0, via=Via.EFFECT):
    """An effect lets a Character collect."""
    return lambda now: collect.collect(now, hero, colour, via)


def looting(colour):
    """A Looter loots, and nobody prevents it."""
    return lambda now: collect.loot(now, colour)


@rule("CH-COL-1", "CH-COL-9")
def test_a_character_collects_by_a_move_where_a_portal_appears_or_by_an_effect():
    echoes = {"stone-toad": (6, 0)}
    moved = a_game(portals=TWO, echoes=echoes).play(Walk(Cell(1, 1)))
    assert [(e.hero, e.via) for e in moved.events if isinstance(e, ItemCollected)] == [
        (ROGER, Via.MOVE),
        (MIRANDA, Via.APPEAR),
    ]

    effect = a_game(portals=TWO).happen(taking(BLUE, hero=1))
    assert effect.collected("demetris") == ["reed-flute"]


@rule("CH-COL-2", "CH-COL-4", "CH-LOOT-E4")
def test_a_looter_takes_the_item_and_goes_back_to_the_campfire_alone():
    game = a_game(portals=TWO, looters=[(1, 1), (1, 1), (5, 5)]).happen(looting(RED))

    assert game.state.looted == ("honeycomb",)
    assert game.state.looters == ((1, 1), (5, 5))
    assert game.events[0] == ItemLooted(item="honeycomb", colour=RED, cell=Cell(1, 1))
    assert [entry.id for entry in game.logged(Remembered.LOOT)] == ["honeycomb"]


@rule("CH-COL-3", "CH-ENM-3")
def test_whoever_collects_knocks_out_all_goblins_on_the_tile_of_the_portal():
    foes = {"looters": [(1, 1), (1, 1), (5, 5)], "wardens": [(1, 1)]}
    game = a_game(portals=TWO, **foes).happen(taking(RED, hero=2))

    assert game.hero("ollie").items == ("honeycomb",)
    assert game.state.looters == ((5, 5),)
    assert game.state.wardens == ()
    assert game.knockouts("ollie") == 3


@rule("CH-COL-5")
def test_without_another_item_the_portal_leaves_the_maze():
    game = a_game(portals=TWO).happen(taking(RED))

    assert game.portals == {"blue": (5, 5)}
    assert game.events[-1] == PortalClosed(colour=RED)
    assert game.state.stage is Stage.ACTION


@rule("CH-COL-6", "CH-COL-E4", "CH-TURN-4")
def test_the_game_ends_at_once_with_the_last_item():
    collected = a_game(portals=ONE).happen(taking(RED))
    looted = a_game(portals=ONE, looters=[(1, 1)]).happen(looting(RED))

    assert (collected.state.stage, collected.state.cause) == (Stage.END, "collected")
    assert (looted.state.stage, looted.state.cause) == (Stage.END, "looted")


@rule("CH-COL-6")
def test_the_game_goes_on_while_another_portal_is_in_the_maze():
    game = a_game(portals=TWO, looters=[(1, 1)]).happen(looting(RED))

    assert game.state.stage is Stage.ACTION


@rule("CH-COL-7", "CH-COL-8", "CH-INV-2")
def test_the_portal_goes_to_the_echo_of_the_next_item_which_is_put_away():
    echoes = {"frost-bell": (3, 5), "stone-toad": (5, 1)}
    game = a_game(portals=TWO, echoes=echoes, items=["stone-toad", "frost-bell"])
    game.happen(taking(RED))

    assert game.state.portals[0] == Portal(Cell(5, 1), "stone-toad")
    assert game.state.echoes == (Echo("frost-bell", Cell(3, 5)),)
    assert game.state.items == ("frost-bell",)
    assert game.events[-1] == PortalOpened(colour=RED, cell=Cell(5, 1), item="stone-toad")
    assert game.reveals


@rule("CH-VIS-3")
def test_an_item_that_everybody_had_seen_reveals_nothing_when_it_comes():
    game = a_game(portals=TWO, echoes={"frost-bell": (3, 5)}, known_items=1)
    game.happen(taking(RED))

    assert not game.reveals
    assert game.state.known_items == 0


@rule("CH-VIS-3")
@pytest.mark.parametrize(("known", "left"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_of_the_items_that_everybody_had_seen_one_is_fewer(known, left):
    echoes = {"frost-bell": (3, 5), "reed-flute": (5, 3), "hurdy-gurdy": (1, 3)}
    game = a_game(portals=TWO, echoes=echoes, known_items=known).happen(taking(RED))

    assert game.state.known_items == left


@rule("CH-COL-9", "CH-COL-E2")
def test_collections_chain_through_several_characters_on_anybodys_turn():
    echoes = {"frost-bell": (6, 6), "stone-toad": (6, 0)}
    game = a_game(portals=TWO, echoes=echoes, looters=[(1, 1)], labyrinth=True)
    game.happen(looting(RED), stops=True)

    assert game.collected("ollie") == ["frost-bell"]
    assert game.collected("miranda") == ["stone-toad"]
    assert game.portals == {"blue": (5, 5)}


@rule("CH-COL-E1")
def test_of_several_characters_on_the_tile_the_active_one_collects():
    table = {"portals": TWO, "echoes": {"frost-bell": (3, 3)}}
    everybody = {"roger": (3, 3), "demetris": (3, 3), "ollie": (3, 3)}
    others = {"roger": (3, 3), "demetris": (3, 3)}

    own = a_game(at=everybody, active=2, **table).happen(taking(RED, hero=3))
    assert own.collected("ollie") == ["frost-bell"]
    after = a_game(at=others, active=2, **table).happen(taking(RED, hero=3))
    assert after.collected("roger") == ["frost-bell"]


@rule("CH-COL-E3", "CH-CAP-3")
def test_a_portal_that_changes_places_with_an_echo_appears_to_whoever_stands_there():
    portals = {"red": ((1, 1), "honeycomb"), "blue": ((5, 5), "reed-flute")}
    game = a_game(portals=portals, echoes={"frost-bell": (6, 6)}, looters=[(1, 1), (5, 5)])
    game.happen(lambda now: collect.move_portal(now, RED, "frost-bell"))

    assert game.events[0] == PortalMoved(colour=RED, cell=Cell(6, 6), item="frost-bell")
    assert game.collected("ollie") == ["honeycomb"]
    assert game.state.looters == ((5, 5),)
    assert game.portals == {"red": (1, 1), "blue": (5, 5)}


@rule("CH-CAP-3", "CH-INV-6")
def test_looters_go_with_a_portal_that_changes_places_with_an_echo():
    game = a_game(portals=TWO, echoes={"frost-bell": (3, 5)}, looters=[(1, 1), (1, 1), (3, 5)])
    game.happen(lambda now: collect.move_portal(now, RED, "frost-bell"))

    assert game.portals["red"] == (3, 5)
    assert game.state.echoes == (Echo("frost-bell", Cell(1, 1)),)
    assert game.state.looters == ((3, 5), (3, 5), (3, 5))
    assert game.state.items == ("frost-bell",)


@rule("CH-COL-E3")
def test_a_character_that_is_put_on_a_portal_does_not_collect():
    game = a_game(at={"roger": (6, 1)}, portals={"red": ((0, 1), "honeycomb")})
    game.happen(lambda now: now.change(0, cell=Cell(0, 1)))

    assert game.collected() == []


@rule("CH-COL-E5")
def test_a_looter_where_a_portal_appears_under_a_character_is_knocked_out():
    game = a_game(portals=TWO, echoes={"frost-bell": (6, 6)}, looters=[(6, 6)])
    game.happen(taking(RED))

    assert game.state.looters == ()
    assert game.knockouts("ollie") == 1


@rule("CH-COL-11")
def test_an_item_is_worth_a_crystal_after_the_game():
    game = a_game(portals=ONE, holds={"ollie": ["stone-toad", "reed-flute"]})
    game.happen(taking(RED))

    assert game.state.sheet.stash == 3


@rule("CH-CAP-1")
def test_a_tile_holds_any_number_of_figures():
    crowd = {"roger": (1, 1), "ollie": (1, 1)}
    game = a_game(at=crowd, portals=TWO, looters=[(1, 1)] * 3, wardens=[(1, 1)] * 2)
    game.happen(lambda now: looters.place(now, RED))

    assert game.state.looters == ((1, 1),) * 4


@rule("CH-CAP-2")
def test_marks_only_ever_move_with_their_tile_to_an_emptied_echo_or_in_exchange():
    game = a_game(portals=TWO, echoes={"frost-bell": (1, 2), "stone-toad": (1, 3)})
    game.happen(lambda now: maze.insert(now, Insert(Arrow(9), 0)))
    game.happen(lambda now: collect.move_portal(now, RED, "stone-toad"))
    game.happen(taking(BLUE))

    marks = [*game.portals.values(), *(echo.cell for echo in game.state.echoes)]
    assert len(marks) == len(set(marks)) == 3


@rule("CH-COL-1")
def test_a_collection_is_logged_with_its_portal():
    portals = {**TWO, "purple": ((3, 3), "stone-toad")}
    game = a_game(portals=portals, turn=5).happen(taking(PURPLE, hero=2))

    [entry] = game.logged(Remembered.COLLECT)
    assert (entry.turn, entry.hero) == (5, 2)
    assert (entry.id, entry.colour, entry.via) == ("stone-toad", PURPLE, Via.EFFECT)
