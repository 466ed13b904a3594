"""How the players that look ahead play the classic game."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from dedale.bots import PLAYERS, Situation
from dedale.games.classic import classic
from dedale.games.classic.actions import Exchange, Peek, Skip, Swap
from dedale.games.classic.bots.position import position
from dedale.games.classic.bots.search import EFFORTS
from dedale.games.classic.bots.thought import MOST, Thought, all_futures, nearness
from dedale.games.classic.content import Treasure
from dedale.lab.origin import CodeOrigin
from dedale.lab.plan import PlannedGame
from dedale.lab.playing import play
from dedale.maze import engine, kernels
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk
from tests.kit import any_chance
from tests.kit.games.classic import BLUE, RED, board_a
from tests.kit.laboratory import a_plan
from tests.kit.playthroughs import playthroughs

CHEST, CROWN, KEYS, MAP, OWL = (
    Treasure.CHEST,
    Treasure.CROWN,
    Treasure.KEYS,
    Treasure.MAP,
    Treasure.OWL,
)


def master(game):
    """What a master does at the active seat."""
    state = game.state
    view, offers = classic.view(state, state.active), classic.legal(state, state.active)
    situation = Situation("classic", state.active, view, offers, seconds=60)
    return PLAYERS["master"].choose(situation, any_chance())


def thought(view, level="master"):
    return Thought(view, EFFORTS[level], any_chance(), seconds=60)


def test_a_master_finds_the_one_insertion_that_brings_its_target_within_reach():
    assert master(board_a(holds={RED: [CHEST, MAP]})) == Insert(10, 1)


def test_it_walks_onto_its_target():
    game = board_a(holds={RED: [MAP, CHEST]}).play(Insert(7, 0))

    assert master(game) == Walk(Cell(2, 0))


def test_it_walks_onto_the_second_of_two_open_targets():
    game = board_a(holds={RED: [Treasure.SWORD, MAP, CHEST]}, pairs=(True, False))

    assert master(game.play(Insert(7, 0))) == Walk(Cell(2, 0))


def test_it_finds_the_way_home():
    game = board_a(at={RED: (4, 0)}, holds={RED: []})

    assert master(game) == Insert(10, 1)


@pytest.mark.parametrize(
    ("push", "cards", "use"),
    [
        (Insert(3, 3), [CHEST, MAP], Insert(10, 0)),
        (Insert(5, 0), [MAP, CHEST], Skip()),
        (Insert(1, 0), [CROWN, MAP], Peek()),
        (Insert(0, 2), [CROWN, KEYS, MAP], Exchange(MAP)),
    ],
)
def test_it_uses_messages_where_they_help(push, cards, use):
    assert master(board_a(events=True, holds={RED: cards}).play(push)) == use


def test_it_swaps_with_a_pawn_that_is_nearer_to_its_target():
    game = board_a(events=True, at={BLUE: (2, 4)}, holds={RED: [KEYS, MAP]}).play(Insert(5, 0))

    assert master(game) == Swap(1)


def test_it_takes_an_extra_turn_that_brings_its_target():
    game = board_a(events=True, holds={RED: [CHEST, MAP]})

    assert master(game.play(Insert(2, 0), Walk(Cell(0, 0)))) == Insert(10, 0)


def test_it_blocks_the_way_of_somebody_who_could_get_home():
    game = board_a(at={BLUE: (2, 4)}, holds={RED: [CROWN, MAP], BLUE: []})
    home = classic.view(game.state, 0).homes[1].number
    choice = master(game)
    view = classic.view(game.state, 0)
    here = position(view, view.targets)
    ways = [push for push in classic.legal(game.state, 0) if isinstance(push, Insert)]
    open_to = {w: here.pushed(w.arrow, w.rotation).within_a_turn(1) >> home & 1 for w in ways}

    assert 0 < sum(open_to.values()) < len(ways)
    assert not open_to[choice]


@settings(max_examples=15)
@given(data=st.data())
def test_a_position_follows_the_rules(data):
    *_, (state, _, _) = data.draw(playthroughs(classic))
    view = classic.view(state, state.active)
    here = position(view, view.targets)
    for offer in classic.legal(state, state.active):
        if isinstance(offer, Insert):
            ahead = classic.screen.outlook(view, offer)
            after = here.pushed(offer.arrow, offer.rotation)

            assert after.pawns == tuple(1 << cell.number for cell in ahead.pawns)
            assert after.reach(state.active) == sum(1 << w[-1].number for w in ahead.ways)


def test_a_master_avoids_a_position_from_which_another_gets_home():
    view = classic.view(board_a(holds={RED: [CHEST, MAP]}).state, 0)
    left = tuple(0 if seat else cards for seat, cards in enumerate(view.cards_left))
    late, early = thought(replace(view, cards_left=left)), thought(view)

    assert late.threat(late.here) > early.threat(early.here)


@pytest.mark.parametrize(("others", "many"), [(1, 44), (2, MOST), (3, MOST)])
def test_futures_hold_a_push_by_each_of_the_others_and_none_takes_the_last_one_back(others, many):
    futures = all_futures(others, forbidden=6)

    assert len(set(futures)) == len(futures) == many
    for future in futures:
        arrows = [6, *(code // 4 for code in future)]
        assert len(future) == others
        assert arrows[1] != 6
        assert all(b != kernels.OPPOSITE[a] for a, b in pairwise(arrows[1:]))


def test_it_thinks_the_same_without_compiled_kernels(monkeypatch):
    game = board_a(holds={RED: [OWL, MAP]})
    view, offers = classic.view(game.state, 0), classic.legal(game.state, 0)[:6]
    quick = thought(view).worths(offers)
    monkeypatch.setattr(engine, "compiled", lambda *_args, **_named: None)

    assert thought(view).worths(offers) == quick


def test_without_time_it_answers_with_what_it_has_seen():
    game = board_a(holds={RED: [CHEST, MAP]})
    hurried = Thought(classic.view(game.state, 0), EFFORTS["master"], any_chance(), seconds=-1)

    assert len(hurried.worths(classic.legal(game.state, 0))) == 1


def test_the_lower_levels_overlook_some_insertions():
    game = board_a(holds={RED: [CHEST, MAP]})
    view, offers = classic.view(game.state, 0), classic.legal(game.state, 0)

    assert len(thought(view, "easy").worths(offers)) < len(thought(view, "steady").worths(offers))
    assert len(thought(view, "sharp").worths(offers)) == len(offers)


def test_nearer_is_better():
    assert nearness(1 << 0, 1) > nearness(1 << 0, 8) > nearness(1 << 0, 48) >= 0
    assert nearness(0, 5) == 0


def test_a_master_beats_an_easy_player():
    plan = a_plan("master", "easy", game="classic", games=6, logs=0)
    rows = [
        row for number in range(6) for row in play(plan, PlannedGame(0, number), CodeOrigin("1.0"))
    ]

    assert sum(row.players[row.winners[0]] == "master" for row in rows) >= 5
