"""How partners of the team game look through turns, remember, and say why."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from dedale.bots import PLAYERS, Situation, Weaker, advise, appraise, hope
from dedale.core.rng import Philox
from dedale.games.team import team
from dedale.games.team.actions import EndTurn, FlipUp, PickSpell, Rotate, WalkWith, coded
from dedale.games.team.bots.compiled import encode, turns, workspace
from dedale.games.team.bots.memory import TileMemory
from dedale.games.team.bots.search import EFFORTS, half_minded, thought_of
from dedale.games.team.compiled.row import GAINS
from dedale.games.team.content import Spell, Treasure
from dedale.games.team.rules import apply, legal
from dedale.games.team.state import Deal, Mode, Phase
from dedale.maze import engine
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk
from dedale.table import answer, memory_of, open_table
from tests.kit import any_chance
from tests.kit.games.team import BLUE, RED, board_a

MUSHROOM, ELEPHANT, SCROLL, SHELL, SKULL = (
    Treasure.MUSHROOM,
    Treasure.ELEPHANT,
    Treasure.SCROLL,
    Treasure.SHELL,
    Treasure.SKULL,
)
WALKING = ("traverse", "teleport", "escape")


@pytest.fixture(autouse=True, scope="module")
def _kernels():
    engine.compiled("dedale.games.team.bots.compiled", wait=True)


def situation_of(state, memory=None):
    seat = state.active
    view, offers = team.view(state, seat), team.legal(state, seat)
    return Situation("team", seat, view, offers, seconds=60, memory=memory)


def chosen(state, level="sharp"):
    return PLAYERS[level].choose(situation_of(state), any_chance())


def wandered(seed, steps, **options):
    """A table after some random steps, at the start of a turn."""
    table, rng = open_table("team", 2, options, seed), Philox(seed, 1)
    while table.seq < steps or table.state.spent or table.state.phase is not Phase.ACT:
        [seat] = table.decision.seats
        table.submit(seat, rng.choice(table.offers(seat)))
        if table.decision is None:
            return None
    return table


def played(players, seed="knossos", **options):
    """A whole game between computer players."""
    table = open_table("team", len(players), options, seed)
    while table.decision is not None:
        [seat] = table.decision.seats
        table.submit(seat, answer(table, seat, players[seat]))
    return table


# Whole turns


def outcomes(state):
    work = workspace(64)
    work.rows[0] = encode(state)
    turns(work)
    return work.kept


@settings(max_examples=25)
@given(st.text(max_size=4), st.integers(0, 50), st.sampled_from(("intro", "standard", "expert")))
def test_what_a_plan_leads_to_is_what_the_rules_say(seed, steps, mode):
    table = wandered(seed, steps, mode=mode)
    if table is None:
        return
    kept = outcomes(table.state)

    for slot in range(kept.tally[0]):
        state = table.state
        for code in kept.plans[slot, : kept.plans[slot, -1]]:
            state = apply(state, state.active, coded(int(code)), any_chance()).state
        assert encode(state).tolist() == kept.ends[slot].tolist()


def most_gained(state, best=0):
    """The most that a seat can collect in its turn, by trying everything that the rules offer."""
    best = max(best, state.gains)
    if best == 2 or state.phase is Phase.OVER:
        return best
    for action in legal(state, state.active):
        if not isinstance(action, EndTurn):
            after = apply(state, state.active, action, any_chance()).state
            if after.moves or after.gains > best or after.phase is Phase.FLIP:
                best = most_gained(after, best)
    return best


@settings(max_examples=12)
@given(st.text(max_size=4), st.integers(0, 60), st.sampled_from(WALKING))
def test_no_order_of_casts_and_moves_is_overlooked(seed, steps, spell):
    other = next(name for name in WALKING if name != spell)
    table = wandered(seed, steps, mode=Mode.STANDARD, deal=Deal.ASSIGNED, spells=(spell, other))
    if table is None:
        return
    kept = outcomes(table.state)

    gains = max(kept.ends[slot, GAINS] for slot in range(kept.tally[0]))
    assert gains == most_gained(table.state)


def test_each_outcome_is_kept_once():
    kept = outcomes(board_a(holds={RED: [MUSHROOM, ELEPHANT]}).state)
    ends = {tuple(kept.ends[slot].tolist()) for slot in range(kept.tally[0])}

    assert len(ends) == kept.tally[0] == 64
    assert kept.tally[1] > 5_000


def test_it_finds_the_turn_of_the_rulebook_that_collects_two():
    game = board_a(holds={RED: [MUSHROOM, ELEPHANT]})
    for _ in range(4):
        game.play(chosen(game.state))

    assert set(game.state.collected) == {MUSHROOM, ELEPHANT}


# Memory


@settings(max_examples=20)
@given(st.text(max_size=4), st.sampled_from(("intro", "standard", "expert")))
def test_whoever_watched_knows_what_lies_under_rubble(seed, mode):
    table, rng = open_table("team", 3, {"mode": mode}, seed), Philox(seed, 2)
    unknown = {table.state.maze[cell].id for cell in table.state.down}
    while table.decision is not None:
        [seat] = table.decision.seats
        table.submit(seat, rng.choice(table.offers(seat)))
        tiles = memory_of(table, 0).tiles
        for cell in table.state.down:
            id = table.state.maze[cell].id
            assert tiles[cell.number] == id or (tiles[cell.number] is None and id in unknown)


def test_what_was_taken_back_is_forgotten():
    table = open_table("team", 2, {}, "knossos")
    before = memory_of(table, 0)
    push = next(offer for offer in table.offers(0) if isinstance(offer, Insert))
    table.submit(0, push)
    assert memory_of(table, 0) != before
    table.submit(0, table.undo_offer(0))

    assert memory_of(table, 0) == before
    assert memory_of(table, 0, 1) != before


def test_it_goes_to_rubble_that_hides_what_it_looks_for():
    game = board_a(holds={RED: [Treasure.MAGIC_HAT, SHELL]}, down=[(3, 2), (5, 1)])
    memory = TileMemory(tuple(tile.id for tile in game.state.maze.tiles), game.state.spare.id)
    state = replace(game.state, spent=(Spell.PUSH, Spell.ROTATE))

    best = PLAYERS["sharp"].choose(situation_of(state, memory), any_chance())
    assert best == Walk(Cell(3, 2))


# Levels


def test_the_lowest_level_thinks_of_one_spell_in_a_turn():
    state = board_a().state
    first, later = half_minded(state), half_minded(replace(state, turned=tuple(range(4))))

    assert {first.spent, later.spent} == {(Spell.PUSH,), (Spell.ROTATE,)}


def test_two_sharp_partners_win_where_two_easy_ones_do_not():
    assert len(played(["sharp"] * 2).state.collected) == 24
    assert len(played(["easy"] * 2).state.collected) < 24


def test_a_master_prefers_what_helps_the_next_round_to_what_looks_best():
    table = open_table("team", 2, {"mode": "expert"}, "m4")
    thought = thought_of(situation_of(table.state), EFFORTS["master"], any_chance())
    plans, futures = thought.plans(6), thought.futures(3)
    best = thought.best(plans, futures, until=float("inf"))

    assert best.worth < plans[0].worth
    assert best.gains == plans[0].gains
    assert thought.best([plans[0]], futures, until=float("inf")) is plans[0]
    assert thought.best(plans, futures, until=0) is plans[0]
    assert thought.best(plans, [], until=float("inf")) is plans[0]


def test_without_it_plays_at_first_sight_and_says_so(monkeypatch):
    state = board_a(holds={RED: [SCROLL, SHELL]}).state
    monkeypatch.setattr(engine, "can_compile", lambda: False)

    with pytest.warns(Weaker, match="like greedy: pip install 'dedale\\[fast]'"):
        assert chosen(state, "master") == Walk(Cell(2, 2))
    with pytest.warns(Weaker):
        assert advise(situation_of(state)).actions == (Walk(Cell(2, 2)),)
    with pytest.warns(Weaker):
        assert appraise(situation_of(state), EndTurn()).cost > 0
    with pytest.warns(Weaker):
        assert appraise(situation_of(state), Walk(Cell(2, 2))).cost == 0
    with pytest.warns(Weaker):
        assert hope(situation_of(state)) is None


# Advice


def test_advice_is_a_whole_turn_up_to_what_it_uncovers():
    advice = advise(situation_of(board_a(holds={RED: [MUSHROOM, ELEPHANT]}).state))

    assert sum(isinstance(action, Walk | WalkWith) for action in advice.actions) == 2
    assert any(isinstance(action, Insert | Rotate) for action in advice.actions)
    assert advice.why.key == "why-two"

    hidden = board_a(holds={RED: [Treasure.MAGIC_HAT, SHELL]}, down=[(3, 2)]).state
    actions = advise(situation_of(hidden)).actions
    assert not any(isinstance(action, FlipUp) for action in actions)
    assert Walk(Cell(3, 2)) in actions


def test_the_last_treasure_is_reason_enough():
    state = board_a(holds={RED: [SCROLL]}, collected=23).state

    assert advise(situation_of(state)).why.key == "why-win"


def test_ending_a_turn_early_costs_what_could_have_been_collected():
    state = board_a(holds={RED: [SCROLL, SKULL]}).state

    assert appraise(situation_of(state), EndTurn()).cost > 1.5
    assert appraise(situation_of(state), advise(situation_of(state)).actions[0]).cost == 0


def test_a_spell_is_advised_before_the_game_begins():
    table = open_table("team", 2, {"mode": "standard", "deal": "choose"}, "a")

    assert advise(situation_of(table.state)).actions == (PickSpell(Spell.ROTATE),)
    assert appraise(situation_of(table.state), PickSpell(Spell.ESCAPE)).cost == 0
    assert hope(situation_of(table.state)) is None


def test_there_is_hope_at_the_start_and_none_on_the_last_page_with_much_to_do():
    holds = {RED: [SCROLL, SHELL], BLUE: [MUSHROOM, ELEPHANT]}
    start = board_a(holds=holds, collected=20).state
    late = replace(start, book=())

    assert hope(situation_of(start)) > 0.5
    assert hope(situation_of(late)) == 0
