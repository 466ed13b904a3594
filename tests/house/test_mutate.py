"""Mutants: what they change, and that a trial tells those that tests notice from the others."""

import ast
import subprocess
import sys

from dedale.games import CATALOGUE
from dedale.games.chronicles.conditions import Tally
from dedale.games.chronicles.rules.judging import TESTS, checks_for
from dedale.games.chronicles.words import Remembered
from tools import ROOT
from tools.motion import MOTIONS
from tools.mutants import edits, held, mutants_of, rule_ids
from tools.mutate import equivalent, sampled
from tools.trial import find_caches, forget

RULE = '''
def may(state: State, cell: int) -> bool:
    """CL-MOVE-2: whether somebody may go there."""
    assert state.phase == 1
    state.note(cell)
    if state.open and near(state, cell) < 2:
        return cell != state.forbidden
    return False
'''
TRIAL = """
from tools.mutants import mutants_of
from tools.mutate import report
from tools.trial import run_trials

name = "classic.rules.insert.may_insert returned 1"
[mutant] = [mutant for mutant in mutants_of("classic") if mutant.name == name]
for ids in (mutant.ids, ("CL-NONE-1",)):
    verdicts = run_trials([mutant._replace(ids=ids)], ["tests/games/classic/test_shift.py"])
    print(*report("classic", verdicts), sep="\\n")
"""
FORKS = """
import itertools, os
from tools.trial import in_forks

jobs = [lambda: "done", lambda: sum(itertools.repeat(0)), lambda: os._exit(1)]
print(sorted(in_forks(jobs, patience=1)))
"""


def ran(code):
    """What a program without threads prints; without threads it can fork."""
    command = [sys.executable, "-W", "error", "-c", code]
    return subprocess.check_output(command, cwd=ROOT, text=True).splitlines()


def test_each_operator_makes_its_mutants():
    [function] = ast.parse(RULE).body
    made = [
        f"{name}: {ast.unparse(held(slot)).splitlines()[0]} → {ast.unparse(new).splitlines()[0]}"
        for name, slot, new in edits(function)
    ]

    assert made == [
        "dropped: state.note(cell) → pass",
        "condition: if state.open and near(state, cell) < 2: "
        "→ if not (state.open and near(state, cell) < 2):",
        "condition: state.open and near(state, cell) < 2 → state.open or near(state, cell) < 2",
        "comparison: near(state, cell) < 2 → near(state, cell) <= 2",
        "swapped: near(state, cell) → near(cell, state)",
        "boundary: 2 → 3",
        "boundary: 2 → 1",
        "returned: return cell != state.forbidden → return True",
        "returned: return cell != state.forbidden → return False",
        "comparison: cell != state.forbidden → cell == state.forbidden",
        "returned: return False → return True",
    ]


def test_a_text_names_rules_ranges_and_chapters():
    assert rule_ids("CL-DP-1 to CL-DP-3, CL-EVT-E9") == (
        "CL-DP-1",
        "CL-DP-3",
        "CL-EVT-E9",
        "CL-DP-2",
    )
    assert rule_ids("CL-SHIFT: a tile goes in") == ("CL-SHIFT",)
    assert rule_ids("nothing") == ()


def test_modules_that_are_written_from_others_have_no_mutants():
    touched = {str(one.path.relative_to(ROOT)) for game in CATALOGUE for one in mutants_of(game)}

    assert MOTIONS
    assert touched.isdisjoint(MOTIONS)


def test_every_rule_function_names_a_rule():
    nameless = [one.name for game in CATALOGUE for one in mutants_of(game) if not one.ids]

    assert nameless == []


def test_a_mutant_is_killed_by_a_test_that_carries_its_rule_and_lives_where_none_does():
    killed, survived, where = ran(TRIAL)

    assert killed.startswith("classic: 1 mutants, 1 killed")
    assert survived.endswith("1 survived")
    assert "rules/insert.py:26 [classic.rules.insert.may_insert returned 1]" in where
    assert "no test reaches it" in where


def test_a_trial_forgets_what_the_rules_remember_of_counts():
    wish = Tally(Remembered.COLLECT, own=True)
    assert checks_for(wish) == (TESTS["own"],)

    assert checks_for in find_caches()
    assert 0 < checks_for.cache_info().currsize <= checks_for.cache_info().maxsize
    forget([checks_for])
    assert checks_for.cache_info().currsize == 0


def test_a_mutant_that_hangs_or_crashes_has_no_answer():
    assert ran(FORKS) == ["[(0, 'done'), (1, None), (2, None)]"]


def test_a_seed_always_draws_the_same_sample():
    mutants = mutants_of("classic")
    names = [mutant.name for mutant in sampled(mutants, 20, "dedale")]

    assert len(set(names)) == 20
    assert names == [mutant.name for mutant in sampled(mutants[::-1], 20, "dedale")[::-1]]
    assert names != [mutant.name for mutant in sampled(mutants, 20, "another")]


def test_equivalent_mutants_exist_and_are_few():
    names = [mutant.name for game in CATALOGUE for mutant in mutants_of(game)]

    assert len(names) == len(set(names))
    assert set(equivalent()) <= set(names)
    assert 0 < len(equivalent()) <= 40
    assert all(len(why.split()) > 5 for why in equivalent().values()), "each says why"
