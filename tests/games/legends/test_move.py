"""Movement (docs/rules/legends.md, chapter 6)."""

import pytest

from dedale.games.legends.actions import Consent, Help, Move, Stand, Teleport, UseFairy
from dedale.games.legends.content import ChapterId
from dedale.games.legends.effects import HeroTo, Where, Who
from dedale.games.legends.events import DustRecovered, HeroTeleported, HeroWalked, Hurt, Returned
from dedale.games.legends.state import Lava
from tests.kit import refused_by, rule
from tests.kit.games.legends import a_table

COOL = (Lava.ROUGH, Lava.SMOOTH, Lava.HOT, Lava.HOT_ROUGH, Lava.ROUGH, None)


def gate(between, **changes):
    """A table of chapter III with the gate between a cell and the next one."""
    return a_table(ChapterId.CRYSTALS, scene={"gate": between}, **changes)


def bats(between, **changes):
    """A table of chapter III with bats between a cell and the next one."""
    return a_table(ChapterId.CRYSTALS, scene={"bats": between}, **changes)


def elven(**changes):
    """A table of chapter II with open elven paths."""
    return a_table(ChapterId.MOONS, scene={"portals": True}, **changes)


@rule("LG-MOVE-1")
@pytest.mark.parametrize("cell", [3, 5])
def test_boots_lead_to_a_neighbouring_cell(cell):
    game = a_table(at={"knight": 4}, pool={"boots": 2})
    assert game.offers(Move) == [Move(3), Move(5)]

    game.play(Move(cell))
    assert (game.state.board.cell, game.pool.boots) == (cell, 1)
    assert game.events == (HeroWalked(hero="knight", cell=cell),)


@rule("LG-MOVE-1")
def test_without_boots_nobody_walks():
    game = a_table(at={"knight": 4})

    assert game.offers(Move) == []
    with refused_by("LG-MOVE-1"):
        game.play(Move(5))


@rule("LG-MOVE-1")
def test_a_step_leads_no_farther_than_the_next_cell():
    with refused_by("LG-MOVE-E2"):
        a_table(at={"knight": 4}, pool={"boots": 5}).play(Move(6))


@rule("LG-MOVE-2")
@pytest.mark.parametrize("chapter", [ChapterId.FIRE, ChapterId.DARKNESS])
def test_mud_and_crevasse_cost_boots_when_they_are_entered(chapter):
    game = a_table(chapter, at={"knight": 4}, pool={"boots": 4}, scene={"mud": 3})
    game.play(Move(3))
    assert game.pool.boots == 2

    game.play(Move(2))
    assert game.pool.boots == 1


@rule("LG-MOVE-2")
@pytest.mark.parametrize(("start", "cell", "cost"), [(2, 1, 2), (1, 2, 1), (2, 3, 1), (5, 4, 1)])
def test_only_rough_lava_that_has_cooled_costs_more(start, cell, cost):
    game = a_table(ChapterId.MAGMA, at={"knight": start}, pool={"boots": 3}, scene={"lava": COOL})
    game.play(Move(cell))

    assert game.pool.boots == 3 - cost


@rule("LG-MOVE-3")
def test_a_teleport_leads_to_any_cell():
    game = a_table(at={"knight": 4}, pool={"teleport": 2})
    assert [port.cell for port in game.offers(Teleport)] == [1, 2, 3, 5, 6, 7]

    game.play(Teleport(1))
    assert (game.state.board.cell, game.pool.teleport) == (1, 1)
    assert game.events == (HeroTeleported(hero="knight", cell=1),)


@rule("LG-MOVE-3")
def test_without_an_icon_nobody_teleports():
    with refused_by("LG-MOVE-3"):
        a_table(at={"knight": 4}).play(Teleport(1))


@rule("LG-MOVE-4")
def test_a_teleport_passes_gate_and_bats():
    through = gate(3, at={"knight": 3}, pool={"teleport": 1}).play(Teleport(4))
    past = bats(3, at={"knight": 3}, pool={"teleport": 1}).play(Teleport(4))

    assert through.state.board.cell == 4
    assert (past.state.board.cell, past.state.board.resistance) == (4, 6)


@rule("LG-MOVE-4")
def test_a_teleport_ignores_mud_and_portals():
    muddy = a_table(at={"knight": 3}, pool={"teleport": 1}, scene={"mud": 4}).play(Teleport(4))
    magic = elven(at={"knight": 3}, pool={"teleport": 1}).play(Teleport(4))

    assert muddy.state.board.cell == 4
    assert magic.state.board.cell == 4
    assert magic.state.board.usable == 1


@rule("LG-MOVE-5")
def test_a_forced_step_costs_nothing_not_even_through_mud():
    game = a_table(at={"knight": 4, "smith": 5}, scene={"mud": 3}, pool={"boots": 1})
    game.reveal("panic")

    assert [board.cell for board in game.state.boards] == [3, 4]
    assert game.pool.boots == 1


@rule("LG-MOVE-6")
def test_a_forced_step_goes_through_portals():
    game = elven(at={"knight": 4, "smith": 7}).reveal("panic")

    assert [board.cell for board in game.state.boards] == [1, 6]
    assert DustRecovered(hero="knight", count=1) in game.events


@rule("LG-MOVE-6")
def test_a_forced_step_is_stopped_by_the_gate_without_a_loss():
    game = gate(3, at={"knight": 4, "smith": 3}).reveal("panic")

    assert [board.cell for board in game.state.boards] == [4, 2]
    assert game.hero("knight").resistance == 6


@rule("LG-MOVE-6")
def test_bats_bite_whoever_is_driven_through_them_whatever_shields_there_are():
    game = bats(3, at={"knight": 4, "smith": 7}, pool={"shield": 2}).reveal("panic")

    assert (game.hero("knight").cell, game.hero("knight").resistance) == (3, 5)
    assert game.pool.shield == 2
    assert game.hero("smith").resistance == 5


@rule("LG-MOVE-7")
@pytest.mark.parametrize(
    ("effect", "chance"),
    [(HeroTo(Where.CASTLE, Who.EACH), []), (HeroTo(Where.DIE, Who.EACH), [0])],
)
def test_whoever_is_put_somewhere_is_teleported(effect, chance):
    game = a_table(
        ChapterId.CRYSTALS, at={"knight": 4, "smith": 3}, scene={"gate": 3, "bats": 3}
    ).happen(effect, chance=chance)

    assert {board.cell for board in game.state.boards} == {1 if chance else 7}
    assert all(isinstance(event, HeroTeleported) for event in game.events[-2:])
    assert game.hero("knight").resistance == 6


@rule("LG-MOVE-7")
def test_heroes_who_exchange_cells_pass_gate_and_bats():
    game = a_table(
        ChapterId.CRYSTALS,
        at={"knight": 4, "smith": 3},
        scene={"gate": 3, "bats": 3},
        boards={"knight": {"fairies": ("fairy-swap-heroes",)}},
    )
    game.play(UseFairy("fairy-swap-heroes"), Help("smith"), Consent(True))

    assert [(board.cell, board.resistance) for board in game.state.boards] == [(3, 6), (4, 5)]


@rule("LG-MOVE-7")
def test_heroes_who_choose_their_cells_are_teleported():
    chosen = a_table(ChapterId.MAGMA, at={"knight": 4, "smith": 3})
    chosen.happen(HeroTo(Where.CHOICE, Who.EACH)).play(Stand(1), Stand(3))

    assert [board.cell for board in chosen.state.boards] == [1, 3]
    assert chosen.told == (HeroTeleported(hero="knight", cell=1),)  # whoever stays does not go


@rule("LG-MOVE-8")
def test_bats_bite_during_the_step():
    game = bats(3, at={"knight": 3}, pool={"boots": 1, "shield": 1})
    assert game.offers(Move) == [Move(2), Move(4), Move(4, 1)]
    bitten = bats(3, at={"knight": 3}, pool={"boots": 1}).play(Move(4))
    game.play(Move(4, 1))

    assert bitten.events[:2] == (
        HeroWalked(hero="knight", cell=4),
        Hurt(hero="knight", count=1, left=5),
    )
    assert (game.state.board.resistance, game.pool.shield) == (6, 0)


@rule("LG-MOVE-8")
def test_a_shield_may_be_kept():
    game = bats(3, at={"knight": 4}, pool={"boots": 1, "shield": 1}).play(Move(3))

    assert (game.state.board.resistance, game.pool.shield) == (5, 1)


@rule("LG-MOVE-8")
@pytest.mark.parametrize(("start", "cell", "end"), [(3, 4, 7), (4, 3, 1), (4, 5, 5), (2, 3, 3)])
def test_portals_carry_on_whoever_steps_between_3_and_4(start, cell, end):
    game = elven(at={"knight": start}, pool={"boots": 1}).play(Move(cell))

    assert game.state.board.cell == end
    assert game.state.board.usable == (2 if end != cell else 1)


@rule("LG-MOVE-E1")
def test_one_pair_of_boots_does_not_lead_into_mud():
    game = a_table(at={"knight": 4}, pool={"boots": 1}, scene={"mud": 3})

    assert game.offers(Move) == [Move(5)]
    with refused_by("LG-MOVE-2"):
        game.play(Move(3))


@rule("LG-MOVE-E2")
@pytest.mark.parametrize(("start", "beyond", "offers"), [(1, 0, [Move(2)]), (7, 8, [Move(6)])])
def test_nobody_leaves_the_path(start, beyond, offers):
    game = a_table(at={"knight": start}, pool={"boots": 9})

    assert game.offers(Move) == offers
    with refused_by("LG-MOVE-E2"):
        game.play(Move(beyond))


@rule("LG-MOVE-E3")
def test_nobody_teleports_to_where_they_stand():
    with refused_by("LG-MOVE-E3"):
        a_table(at={"knight": 4}, pool={"teleport": 1}).play(Teleport(4))


@rule("LG-MOVE-E4")
def test_whoever_the_bats_fell_has_crossed_and_the_turn_ends():
    game = bats(
        3,
        at={"knight": 3},
        pool={"boots": 2},
        boards={"knight": {"resistance": 1}},
        game_deck=["ghost"] * 4,
    )
    game.play(Move(4))

    assert game.events[0] == HeroWalked(hero="knight", cell=4)
    assert game.events[2] == Returned(hero="knight")
    assert game.state.active == 1


def test_the_gate_stops_a_step():
    game = gate(3, at={"knight": 3}, pool={"boots": 2})

    assert game.offers(Move) == [Move(2)]
    with refused_by("LG-CH3-22"):
        game.play(Move(4))


@rule("LG-MOVE-1", "LG-MOVE-E2")
@pytest.mark.parametrize(("start", "cell"), [(2, 1), (6, 7), (4, 5)])
def test_without_boots_no_neighbouring_cell_is_entered(start, cell):
    with refused_by("LG-MOVE-1"):
        a_table(at={"knight": start}).play(Move(cell))


@rule("LG-MOVE-1", "LG-MOVE-E2")
@pytest.mark.parametrize(("start", "cell"), [(1, 0), (7, 8), (4, 6)])
def test_nobody_walks_off_the_path_or_over_a_cell(start, cell):
    with refused_by("LG-MOVE-E2"):
        a_table(at={"knight": start}, pool={"boots": 2}).play(Move(cell))


@rule("LG-MOVE-1", "LG-MOVE-2")
def test_boots_that_are_enough_are_not_what_a_step_lacks():
    with refused_by("LG-MOVE-1"):
        a_table(at={"knight": 4}, pool={"boots": 1}).play(Move(5, 1))
