"""Chapter V: events (docs/rules/legends.md, LG-CH5-27 to LG-CH5-33)."""

import pytest

from dedale.games.legends.actions import Attack, Choose, Move, UsePlace
from dedale.games.legends.events import Nothing, RowMoved, TrapRemoved
from dedale.games.legends.state import Coil, Prowler
from tests.games.legends.playing import end
from tests.kit import refused_by, rule
from tests.kit.games.legends import HEROES, ChapterId, a_table

PLAIN = "body-plain-2"


def a_heart(at=1, row=(), scene=None, **laid):
    """Chapter V, the Smith first, with six dust, at the Crystal Trap unless said otherwise."""
    scene = {"row": tuple(Coil(body) for body in row)} | (scene or {})
    laid = {"boards": {"smith": {"usable": 6}}, "at": {"smith": at}, "scene": scene} | laid
    return a_table(ChapterId.DARKNESS, ("smith", "knight"), **laid)


@rule("LG-CH5-27")
def test_a_crevasse_lies_where_the_die_says_and_costs_one_more_to_enter():
    assert a_heart().reveal("crevasse", chance=[4]).state.scene.mud == 5

    game = a_heart(4, pool={"boots": 2}, scene={"mud": 5}).play(Move(5))
    assert game.hero("smith").pool.boots == 0
    with refused_by("LG-MOVE-2"):
        a_heart(4, pool={"boots": 1}, scene={"mud": 5}).play(Move(5))


@rule("LG-CH5-28")
@pytest.mark.parametrize("head", [1, 4, 6])
@pytest.mark.parametrize("cell", range(1, 8))
def test_darkness_attacks_heroes_within_a_cell_of_the_head(head, cell):
    game = a_heart(cell, row=[PLAIN] * (head - 1)).reveal("darkness-attacks")

    assert game.hero("smith").resistance == 5 - (abs(cell - head) <= 1)


@rule("LG-CH5-29")
def test_darkness_advances_and_enters_on_2_from_now_on():
    game = a_heart(row=[PLAIN, "body-storm"], scene={"asleep": ("body-crystal",)})
    game.reveal("darkness-advances")
    assert (game.state.scene.entry, game.state.scene.head) == (2, 4)
    assert game.events[-1] == RowMoved(cell=4)

    game.reveal("tremor+dark")
    assert [coil.body for coil in game.state.scene.row] == ["body-crystal", PLAIN, "body-storm"]
    assert (game.state.scene.entry, game.state.scene.head) == (2, 5)


@rule("LG-CH5-29")
def test_a_head_on_6_does_not_advance():
    game = a_heart(row=[PLAIN] * 5).reveal("darkness-advances")

    assert (game.state.scene.entry, game.state.scene.head) == (1, 6)
    assert game.state.reason is None
    assert game.events[-1] == Nothing(card="darkness-advances")


@rule("LG-CH5-3", "LG-CH5-29", "LG-CH5-11")
def test_bodies_that_advanced_are_attacked_where_they_lie():
    game = a_heart(2, row=[PLAIN], scene={"entry": 2}, pool={"sword": 2})

    assert [attack.cell for attack in game.offers(Attack)] == [2]
    assert a_heart(1, row=[PLAIN], scene={"entry": 2}, pool={"sword": 2}).offers(Attack) == []


@rule("LG-CH5-30")
def test_reinforcements_heal_or_bring_dust_as_each_player_likes():
    game = a_table(
        ChapterId.DARKNESS,
        HEROES,
        boards={name: {"resistance": 1, "usable": 0} for name in HEROES},
    ).reveal("castle-reinforcements")
    for seat, option in enumerate((0, 1, 1, 0)):
        assert game.asked == ("choice", seat)
        assert game.offers() == [Choose(0), Choose(1)]
        game.play(Choose(option))

    assert [(board.resistance, board.usable) for board in game.state.boards] == [
        (3, 0),
        (1, 3),
        (1, 3),
        (3, 0),
    ]


@rule("LG-CH5-31")
def test_tremors_cost_each_hero_a_resistance():
    game = a_heart(game_deck=["violent-tremors-choice", "crevasse", "ghost"])
    end(game)
    assert game.asked == ("choice", 0)
    assert game.offers() == [Choose(0), Choose(1)]
    game.play(Choose(0))

    assert [board.resistance for board in game.state.boards] == [4, 5]
    assert game.state.deck == ("crevasse", "ghost")


@rule("LG-CH5-31", "LG-CH5-33")
def test_tremors_may_bring_one_more_card_at_once_with_its_darkness_icon():
    game = a_heart(
        game_deck=["violent-tremors-choice", "ghost+dark", "tremor"],
        scene={"asleep": ("body-crystal",)},
    )
    end(game).play(Choose(1))

    assert [board.resistance for board in game.state.boards] == [5, 6]
    assert game.at(1) == Prowler("ghost")
    assert game.state.scene.head == 2
    assert game.state.deck == ("tremor",)


@rule("LG-CH5-32")
def test_a_collapse_takes_all_traps_away_for_later():
    game = a_heart(traps=(2, 5)).reveal("violent-tremors-collapse")

    assert game.state.traps == (0, 0)
    assert game.events[-2:] == (TrapRemoved(number=2, slot=0), TrapRemoved(number=5, slot=1))
    assert game.offers(UsePlace)[-1] == UsePlace(5), "they may be placed again"


@rule("LG-CH5-32")
def test_traps_collapse_one_after_the_other():
    game = a_heart(traps=(2, 5)).reveal("violent-tremors-collapse")

    assert [table.traps for table in game.course[-2:]] == [(0, 5), (0, 0)]


@rule("LG-CH5-32")
def test_without_traps_nothing_collapses():
    game = a_heart().reveal("violent-tremors-collapse")

    assert not any(isinstance(event, TrapRemoved) for event in game.events)
