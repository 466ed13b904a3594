"""How the players that look ahead play the classic game."""

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from dedale.bots import PLAYERS, Situation
from dedale.bots.classic.position import position
from dedale.bots.classic.search import LEVELS, Thought, nearness
from dedale.games.classic import classic
from dedale.games.classic.actions import Insert
from dedale.games.classic.content import Treasure
from dedale.lab.match import Match, play_game
from dedale.maze import kernels
from tests.kit import any_chance
from tests.kit.games.classic import RED, board_a
from tests.kit.playthroughs import playthroughs

CHEST, MAP = Treasure.CHEST, Treasure.MAP


def seen(state):
    """A position as its active seat sees it."""
    view = classic.view(state, state.active)
    return view, position(view, view.targets)


def test_a_master_finds_the_one_insertion_that_brings_its_target_within_reach():
    state = board_a(holds={RED: [CHEST, MAP]}).state
    view, offers = classic.view(state, 0), classic.legal(state, 0)
    situation = Situation("classic", 0, view, offers)

    assert PLAYERS["master"].choose(situation, any_chance()) == Insert(10, 1)


@settings(max_examples=15)
@given(data=st.data())
def test_winning_cells_are_those_from_which_some_insertion_leads_to_the_target(data):
    *_, (state, _, _) = data.draw(playthroughs(classic))
    _, here = seen(state)
    one_by_one = 0
    for push in here.pushes():
        after = here.pushed(*push)
        there = kernels.flood(after.goals, *kernels.links(after.sides))
        one_by_one |= kernels.carry(there, kernels.OPPOSITE[push[0]])

    assert here.winning() == one_by_one


@settings(max_examples=15)
@given(data=st.data())
def test_a_position_follows_the_rules(data):
    *_, (state, _, _) = data.draw(playthroughs(classic))
    view, here = seen(state)
    for offer in classic.legal(state, state.active):
        if isinstance(offer, Insert):
            ahead = classic.outlook(view, offer)
            after = here.pushed(offer.arrow, offer.rotation)

            assert after.pawns == tuple(1 << cell.number for cell in ahead.pawns)
            assert after.reach(state.active) == sum(1 << w[-1].number for w in ahead.ways)


def test_a_master_shuns_a_position_from_which_another_comes_home():
    state = board_a(holds={RED: [CHEST, MAP]}).state
    view, here = seen(state)
    left = tuple(0 if seat else cards for seat, cards in enumerate(view.cards_left))
    late = Thought(here, replace(view, cards_left=left), LEVELS["master"], any_chance(), 1.0)
    early = Thought(here, view, LEVELS["master"], any_chance(), 1.0)

    assert late.threat(here) > early.threat(here)


def test_nearer_is_better():
    assert nearness(1 << 0, 1) > nearness(1 << 0, 8) > nearness(1 << 0, 48) >= 0
    assert nearness(0, 5) == 0


def test_a_master_beats_an_easy_player():
    match = Match("classic", ("master", "easy"), 6, {})

    assert sum(play_game(match, number) == ("master",) for number in range(6)) >= 5
