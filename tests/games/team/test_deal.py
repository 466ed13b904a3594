"""Dealing spells (docs/rules/team.md, chapter 14)."""

import pytest

from dedale.core.errors import BadOption
from dedale.core.rng import Philox
from dedale.games.team import team
from dedale.games.team.actions import EndTurn, PickSpell, Rotate
from dedale.games.team.content import DEALT, Spell
from dedale.games.team.events import CardDrawn, PageRead, SpellDealt, SpellPicked
from dedale.games.team.state import Deal, Mode, Options, Phase
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk
from tests.kit import any_chance, refused_by, rule
from tests.kit.games.team import Play

PUSH, ROTATE, SWITCH, TRAVERSE, TELEPORT, ESCAPE = Spell
STANDARD = (Mode.STANDARD, Mode.EXPERT)


def laid(seats: int = 3, seed: str = "any", **options):
    return team.setup(Options(**options), seats, Philox(seed, 0))


def choosing(seats: int = 3, **options) -> Play:
    """A table at which spells are about to be picked."""
    return Play(laid(seats, mode=Mode.STANDARD, deal=Deal.CHOOSE, **options).state)


def refused(seats: int, **options) -> str:
    with pytest.raises(BadOption) as refusal:
        team.setup(Options(**options), seats, any_chance())
    assert refusal.value.facts["field"] == "spells"
    return refusal.value.key


@rule("TM-DEAL-1")
@pytest.mark.parametrize("deal", [Deal.RANDOM, Deal.CHOOSE])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_introductory_game_everybody_has_push_and_rotate(seats, deal):
    assert laid(seats, deal=deal).state.spells == ((PUSH, ROTATE),) * seats


@rule("TM-DEAL-2")
@pytest.mark.parametrize("mode", STANDARD)
@pytest.mark.parametrize("seed", "abcdef")
def test_everybody_has_push_and_one_of_five(mode, seed):
    spells = laid(4, seed, mode=mode).state.spells
    seconds = [second for _, second in spells]

    assert all(first == PUSH for first, _ in spells)
    assert len(set(seconds)) == 4
    assert set(seconds) <= {ROTATE, SWITCH, TRAVERSE, TELEPORT, ESCAPE}


@rule("TM-DEAL-3")
def test_chance_deals_in_turn_order_from_the_first_seat():
    order = {}
    for first in range(3):
        step = laid(3, mode=Mode.STANDARD, first_seat=first)
        dealt = [event for event in step.events if isinstance(event, SpellDealt)]
        order[first] = [event.spell for event in dealt]
        assert [event.seat for event in dealt] == [(first + n) % 3 for n in range(3)]
        assert [step.state.spells[event.seat][1] for event in dealt] == order[first]

    assert order[0] == order[1] == order[2]
    others = [laid(3, seed, mode=Mode.STANDARD).state.spells for seed in "abcdefgh"]
    assert len(set(others)) > 1


@rule("TM-DEAL-4")
def test_seats_choose_in_turn_order_from_what_is_left():
    game = choosing(3, first_seat=1)
    asked = []
    for spell in (ESCAPE, ROTATE, TRAVERSE):
        asked.append((game.state.active, len(game.offers())))
        game.play(PickSpell(spell))

    assert asked == [(1, 5), (2, 4), (0, 3)]
    assert game.state.spells == ((PUSH, TRAVERSE), (PUSH, ESCAPE), (PUSH, ROTATE))
    assert SpellPicked(seat=1, spell=ESCAPE) in game.told


@rule("TM-DEAL-4")
def test_the_maze_lies_and_no_card_is_dealt_while_spells_are_chosen():
    game = choosing(2)
    assert game.state.boards == ((None, None),) * 2
    assert len(game.view.maze) == 49
    assert game.view.pages == ()

    game.play(PickSpell(ROTATE))
    assert not any(isinstance(event, CardDrawn | PageRead) for event in game.told)
    assert not game.reveals
    game.play(PickSpell(SWITCH))
    assert sum(isinstance(event, CardDrawn) for event in game.events) == 4
    assert isinstance(game.events[5], PageRead)
    assert game.reveals
    assert game.state.phase is Phase.ACT
    assert game.state.active == 0


@rule("TM-DEAL-4")
def test_what_somebody_has_nobody_else_can_choose():
    game = choosing().play(PickSpell(ROTATE))

    with refused_by("TM-DEAL-4", spell=ROTATE):
        game.play(PickSpell(ROTATE))
    with refused_by("TM-DEAL-4", spell=PUSH):
        game.play(PickSpell(PUSH))


@rule("TM-SET-6")
@pytest.mark.parametrize(
    "action", [EndTurn(), Insert(0, 0), Rotate(Cell(1, 1), 0), Walk(Cell(0, 1))]
)
def test_nothing_else_can_be_done_before_all_have_chosen(action):
    with refused_by("TM-SET-6"):
        choosing().play(action)


@rule("TM-DEAL-5")
def test_spells_may_be_assigned_to_the_seats():
    step = laid(2, mode=Mode.EXPERT, deal=Deal.ASSIGNED, spells=(ESCAPE, ROTATE), first_seat=1)

    assert step.state.spells == ((PUSH, ESCAPE), (PUSH, ROTATE))
    assert step.events[:2] == (
        SpellDealt(seat=1, spell=ROTATE),
        SpellDealt(seat=0, spell=ESCAPE),
    )


@rule("TM-DEAL-5")
@pytest.mark.parametrize(
    "spells", [(), (ROTATE,), (ROTATE, ROTATE), (PUSH, ROTATE), (ROTATE, SWITCH, ESCAPE)]
)
def test_everybody_is_assigned_a_spell_of_their_own(spells):
    key = refused(2, mode=Mode.STANDARD, deal=Deal.ASSIGNED, spells=spells)

    assert key == "tm-deal-5"


@rule("TM-DEAL-6")
@pytest.mark.parametrize(("seats", "left"), [(2, 3), (3, 2), (4, 1)])
@pytest.mark.parametrize("deal", [Deal.RANDOM, Deal.CHOOSE])
def test_what_is_not_dealt_leaves_the_game(seats, left, deal):
    game = Play(laid(seats, mode=Mode.STANDARD, deal=deal).state)
    while game.state.phase is Phase.PICK:
        game.play(game.offers()[0])
    dealt = {spell for spells in game.state.spells for spell in spells}

    assert len(set(DEALT) - dealt) == left
    assert game.view.spells_left == ()


@rule("TM-DEAL-6")
def test_chance_deals_unless_another_way_is_named():
    assert Options().deal is Deal.RANDOM
    assert laid(2, mode=Mode.STANDARD) == laid(2, mode=Mode.STANDARD, deal=Deal.RANDOM)


@rule("TM-DEAL-7")
def test_in_the_introductory_game_the_deal_has_no_effect():
    for deal in Deal:
        state = laid(2, deal=deal).state
        assert state.spells == ((PUSH, ROTATE),) * 2
        assert state.phase is Phase.ACT


@rule("TM-DEAL-7")
@pytest.mark.parametrize(
    ("mode", "deal"),
    [(Mode.INTRO, Deal.ASSIGNED), (Mode.STANDARD, Deal.RANDOM), (Mode.EXPERT, Deal.CHOOSE)],
)
def test_spells_that_would_not_be_assigned_cannot_be_named(mode, deal):
    assert refused(2, mode=mode, deal=deal, spells=(ROTATE, SWITCH)) == "tm-deal-7"


@rule("TM-DEAL-E1")
def test_where_rotate_is_not_dealt_nobody_can_turn_a_tile():
    options = {"mode": Mode.STANDARD, "deal": Deal.ASSIGNED, "spells": (SWITCH, ESCAPE)}
    game = Play(laid(2, **options).state)

    for _ in range(2):
        assert game.offers(Rotate) == []
        with refused_by("TM-TURN-3", spell=ROTATE):
            game.play(Rotate(Cell(1, 1), 0))
        game.play(EndTurn())


@rule("TM-DEAL-E2")
@pytest.mark.parametrize("seed", "abcd")
def test_nobody_has_two_of_the_five(seed):
    for spells in laid(4, seed, mode=Mode.EXPERT).state.spells:
        assert len(set(spells) & set(DEALT)) == 1


@rule("TM-DEAL-E2")
def test_nobody_chooses_a_second_spell():
    game = choosing(2).play(PickSpell(ROTATE), PickSpell(SWITCH))

    for play in (game, Play(laid(2).state)):
        with refused_by("TM-DEAL-E2"):
            play.play(PickSpell(ESCAPE))
