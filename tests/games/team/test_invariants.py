"""What never changes, whatever is played."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from dedale.games.team import team
from dedale.games.team.content import DEALT, Spell
from dedale.games.team.events import BookPushed, Collected, Helped
from dedale.games.team.state import Mode, Phase
from dedale.maze.arrow import ARROWS, line, opposite
from dedale.maze.turn import Insert
from tests.kit import rule
from tests.kit.games.team import board_a, check_invariants
from tests.kit.playthroughs import playthroughs


@rule("TM-CMP-7", "TM-CMP-13", "TM-CMP-14")
@settings(max_examples=40)
@given(data=st.data())
def test_no_tile_no_card_and_no_page_is_ever_lost(data):
    stages = data.draw(playthroughs(team, most=120))

    for stage in stages:
        check_invariants(stage.state, None, stage.state)


@rule("TM-PAGE-E2")
@given(data=st.data())
def test_a_push_page_never_leaves_less_rubble(data):
    stages = data.draw(playthroughs(team))

    for before, after in pairwise(stages):
        if any(isinstance(event, BookPushed) for event in after.events):
            assert len(after.state.down) - len(before.state.down) in (0, 1)


@rule("TM-TRE-3")
@settings(max_examples=40)
@given(data=st.data())
def test_no_turn_has_more_than_two_treasures_and_two_moves(data):
    stages = data.draw(playthroughs(team, most=120))

    for stage in stages:
        assert stage.state.gains <= 2
        assert stage.state.moves <= 1
        got = [e for e in stage.events if isinstance(e, Collected | Helped)]
        assert len(got) <= 1


@rule("TM-DEAL-2", "TM-DEAL-E2")
@given(data=st.data())
def test_spells_stay_with_their_seats(data):
    stages = data.draw(playthroughs(team))
    played = [stage.state for stage in stages if stage.state.phase is not Phase.PICK]

    for state in played:
        assert state.spells == played[0].spells
        assert all(Spell.PUSH in spells for spells in state.spells)
        seconds = [spell for spells in state.spells for spell in spells if spell in DEALT]
        assert state.options.mode is Mode.INTRO or len(set(seconds)) == len(seconds)
        assert set(state.spent) <= set(state.spells[state.active])


@given(arrow=st.sampled_from(ARROWS), rotation=st.integers(0, 3))
def test_the_opposite_push_restores_the_maze(arrow, rotation):
    before = board_a()
    left = before.state.maze[line(arrow)[-1]].rotation
    game = board_a().play(Insert(arrow, rotation))
    game.state = board_a(maze=game.state.maze, spare=game.state.spare).state
    game.play(Insert(opposite(arrow), left))

    assert game.state.maze == before.state.maze
    assert game.state.spare == before.state.spare
