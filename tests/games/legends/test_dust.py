"""Dust (docs/rules/legends.md, chapter 3)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dedale.games.legends import legends
from dedale.games.legends.actions import (
    Attack,
    ClearDarkness,
    Commit,
    Play,
    UsePlace,
    Weapon,
)
from dedale.games.legends.content import BOX, ChapterId
from dedale.games.legends.effects import Dust
from dedale.games.legends.events import DustRecovered, DustSpent
from dedale.games.legends.state import Stage
from tests.kit import refused_by, rule
from tests.kit.games.legends import a_table
from tests.kit.playthroughs import playthroughs

FOUNTAIN = {"knight": 3}  # ancient-fountain: 3 dust


@rule("LG-DUST-1")
def test_dust_is_usable_or_inactive():
    board = a_table().state.board

    assert (board.usable, board.inactive) == (1, 3)


@rule("LG-DUST-2", "LG-DUST-5")
def test_inactive_dust_pays_nothing():
    poor = a_table(at=FOUNTAIN, boards={"knight": {"usable": 2, "inactive": 2}})
    rich = a_table(at=FOUNTAIN, boards={"knight": {"usable": 3, "inactive": 1}})

    assert poor.offers(UsePlace) == []
    assert rich.offers(UsePlace) == [UsePlace(0)]
    with refused_by("LG-LOC-5"):
        poor.play(UsePlace(0))


@rule("LG-DUST-3")
def test_spent_dust_lies_in_the_inactive_zone():
    game = a_table(at=FOUNTAIN, boards={"knight": {"usable": 4}}).play(UsePlace(0))

    assert (game.state.board.usable, game.state.board.inactive) == (1, 3)
    assert DustSpent(hero="knight", count=3) in game.events


@rule("LG-DUST-4", "LG-DUST-E1")
@pytest.mark.parametrize(
    ("count", "inactive", "recovered"), [(1, 3, 1), (3, 3, 3), (4, 2, 2), (2, 0, 0), (None, 3, 3)]
)
def test_as_much_dust_is_recovered_as_lies_inactive(count, inactive, recovered):
    game = a_table(boards={"knight": {"usable": 4 - inactive}}).happen(Dust(count))

    assert game.state.board.usable == 4 - inactive + recovered
    assert game.state.board.inactive == inactive - recovered
    told = [DustRecovered(hero="knight", count=recovered)] if recovered else []
    assert list(game.events) == told


@rule("LG-DUST-5")
def test_a_cost_is_paid_in_full_or_not_at_all():
    game = a_table(boards={"knight": {"usable": 0}}, hand=["item-longbow"])

    assert game.offers(Play) == [Play("item-longbow", 0)]
    with refused_by("LG-ITEM-E1"):
        game.play(Play("item-longbow", 1))
    assert game.state.board.usable == 0


@rule("LG-DUST-6")
def test_heroes_do_not_pay_for_each_other():
    boards = {"knight": {"usable": 2}, "smith": {"usable": 6}}
    game = a_table(at={"knight": 3, "smith": 3}, boards=boards)
    dark = a_table(
        at={"knight": 1, "smith": 1},
        boards=boards,
        spots={"blaze": {"dark": True}},
    )
    alone = a_table(at={"knight": 3, "smith": 3}, boards=boards, solo=True)

    assert game.offers(UsePlace) == []
    assert dark.offers(ClearDarkness) == []
    assert alone.offers(UsePlace) == []


@rule("LG-DUST-6")
def test_only_the_acting_hero_pays():
    boards = {"knight": {"usable": 3}, "smith": {"usable": 6}}
    game = a_table(at={"knight": 3, "smith": 3}, boards=boards).play(UsePlace(0))

    assert [board.usable for board in game.state.boards] == [0, 6]


@rule("LG-DUST-7")
@settings(max_examples=40)
@given(data=st.data())
def test_no_dust_is_ever_lost(data):
    for stage in data.draw(playthroughs(legends, most=120)):
        if stage.state.stage in (Stage.ACTION, Stage.END):
            for board in stage.state.boards:
                total = board.usable + board.inactive + board.eaten
                assert total == BOX.heroes[board.hero].dust


@rule("LG-DUST-7", "LG-DUST-E2")
def test_dust_on_the_magic_eater_pays_nothing_until_it_is_won_back():
    game = a_table(
        ChapterId.MOONS,
        at={"knight": 1},
        boards={"knight": {"usable": 4}},
        passage={},
    ).reveal("magic-eater")
    board = game.hero("knight")

    assert (board.usable, board.inactive, board.eaten) == (1, 0, 3)


@rule("LG-DUST-E2")
def test_a_knight_that_the_eater_has_robbed_cannot_pay_two():
    game = a_table(
        ChapterId.MOONS,
        at={"knight": 1},
        boards={"knight": {"usable": 1, "inactive": 0, "eaten": 3}, "smith": {"eaten": 0}},
        passage={1: "magic-eater"},
        pool={"sword": 3},
    )
    assert game.offers(UsePlace) == []
    game.happen(Dust(4))
    assert game.state.board.usable == 1

    game.play(Attack(Weapon.SWORD, 1), Commit(2)).happen(Dust(4))
    assert (game.state.board.usable, game.state.board.eaten) == (3, 1)
    assert UsePlace(0) in game.offers()
