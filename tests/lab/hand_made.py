"""Rows of games that nobody has played, for findings with known answers."""

import json

from dedale.lab.findings import found
from dedale.lab.findings.sample import Sample
from dedale.lab.frame import framed
from dedale.lab.plan import Arm, RunPlan
from dedale.lab.row import Chosen, Measured, Row, Standings, Used
from dedale.lab.run import Run

PLAYERS = ("greedy", "random")


def a_row(number, *winners, arm="a", players=PLAYERS, **more):
    """A game of two, of 20 turns."""
    usual = {
        "kind": "match", "arm": arm, "value": None, "number": number, "leg": 0,
        "game": "classic", "version": "1", "code": "c", "rules": 1, "content": "",
        "options": "{}", "players": players, "seconds": 60.0, "seed": f"s/{number}",
        "won": bool(winners), "winners": winners, "reason": "home", "turns": 20, "steps": 40,
        "cpu": 0.1, "part": "", "last": True, "measures": (), "used": (), "choices": (),
        "course": (), "thoughts": (), "log": None,
    }  # fmt: skip
    return Row(**{**usual, **more})


def a_plan(*arms, kind="match", game="classic", **more):
    """A plan with arms by name; one of two players where none is named."""
    chosen = arms or (Arm("a", PLAYERS),)
    plan = {"games": 10, "code": "c", "seed": "c", **more}
    return RunPlan(kind, game, tuple(chosen), **plan)


def a_run(rows, plan=None):
    """A run that is nowhere but in memory."""
    run = Run(None, plan or a_plan())
    table = framed(rows)
    run.rows = lambda: table
    return run


def findings_in(rows, plan=None):
    """What some rows show, by id."""
    return {finding.id: finding for finding in found(Sample(plan or a_plan(), framed(rows)))}


def column(finding, key):
    """A column: the values of estimates, the ids of words."""
    cells = finding.values(key)
    return [getattr(cell, "value", getattr(cell, "id", cell)) for cell in cells]


def used(event, *pieces):
    """Each piece, told once."""
    return tuple(Used(event, piece, 1) for piece in pieces)


def chosen(action="play", **counts):
    """How often pieces were offered and chosen."""
    return tuple(Chosen(action, piece, *count) for piece, count in counts.items())


def measured(**values):
    """What a game measured."""
    return tuple(Measured(name, value) for name, value in values.items())


def course(*left):
    """What was left to do at each turn."""
    return tuple(Standings(turn, one) for turn, one in enumerate(left, start=1))


def record(game="classic"):
    """A record that a page can hold."""
    return json.dumps({"game": game, "seats": [], "actions": []}, indent=1).encode()
