"""How a run can be played again, and whether anybody has chosen its seed."""

import shlex
from collections.abc import Iterator, Mapping
from typing import Any

from dedale.lab.origin import DRAFT, INSTALLED, TUNING
from dedale.lab.plan import Arm, RunPlan

USUAL_SECONDS = 60.0
FROM_A_FILE = ("tune", "tuned")
"""Kinds of runs that are wished for in a file."""


def verdict(plan: RunPlan) -> str:
    """Whether it is a report: nobody has chosen its seed, and its code is a commit."""
    if plan.seed.startswith(TUNING):
        return "tuning"
    if plan.seed != plan.code:
        return "chosen"
    if DRAFT in plan.code:
        return "draft"
    return "installed" if INSTALLED in plan.code else "report"


def command(plan: RunPlan) -> str:
    """What was typed, or could be, to play the same; a search is told of in a file."""
    if plan.command or plan.kind in FROM_A_FILE:
        return plan.command
    words = ["dedale", "lab", plan.kind, plan.game, "--players", ",".join(players(plan))]
    words += [*particulars(plan), "--games", str(plan.games)]
    words += [] if plan.seconds == USUAL_SECONDS else ["--seconds", f"{plan.seconds:g}"]
    words += [] if plan.seed == plan.code else ["--seed", plan.seed]
    common = plan.arms[:1] if plan.kind == "ablate" else plan.arms
    return shlex.join([*words, *flags(shared(common))])


def players(plan: RunPlan) -> tuple[str, ...]:
    """Who is named: each player once where arms differ by them."""
    if plan.kind in ("matrix", "speed"):
        return tuple(dict.fromkeys(player for arm in plan.arms for player in arm.players))
    return plan.arms[0].players


def particulars(plan: RunPlan) -> Iterator[str]:
    """What only one kind of run takes."""
    if plan.kind == "speed":
        yield from ("--seats", str(len(plan.arms[0].players)))
    if plan.kind == "sweep":
        name, _, first = plan.arms[0].name.rpartition(" ")
        values = [first, *(arm.name.rpartition(" ")[2] for arm in plan.arms[1:])]
        yield from ("--vary", f"{name}={','.join(values)}")
    if plan.kind == "ablate":
        kinds = dict.fromkeys(arm.name.partition(" ")[0] for arm in plan.arms[1:])
        yield from ("--only", ",".join(kinds))


def shared(arms: tuple[Arm, ...]) -> dict[str, Any]:
    """The options that all arms have."""
    first, *others = (arm.options for arm in arms)
    return {
        name: value
        for name, value in first.items()
        if all(name in other and other[name] == value for other in others)
    }


def flags(options: Mapping[str, Any]) -> Iterator[str]:
    """Options as they are typed; what is long is in files that only the player knows."""
    for name, value in options.items():
        flag = f"--{name.replace('_', '-')}"
        match value:
            case bool():
                yield flag if value else f"{flag}=off"
            case list() | tuple() if value and all(isinstance(one, str) for one in value):
                yield from (flag, ",".join(value))
            case int() | float():
                yield from (flag, str(value))
            case str() if value and "\n" not in value:
                yield from (flag, value)
