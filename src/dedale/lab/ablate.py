"""What is missing when it is gone: the same games without a card, a place, a rule or a habit."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from difflib import get_close_matches

import msgspec
from msgspec.structs import replace

from dedale.bots import habits_of
from dedale.core.errors import BadOption
from dedale.core.options import read_options
from dedale.games import game_by_id
from dedale.lab.plan import WITHOUT, Arm, RunPlan
from dedale.lab.studies import study_of

ALL = "all"
HABIT = "habit"
Lack = tuple[str, str, Arm]
"""What is missing, by kind and name, and the table without it."""


def ablate(base: RunPlan, only: Sequence[str] = ()) -> RunPlan:
    """A plan with the table of another plan, and tables that do without something each.

    The other plan has one arm, and says who plays, how many games, and with which seed; all arms
    play the same games. `only` names what is left out: kinds, single parts, or both.
    """
    (table,) = base.arms
    lacks = list(lacking(base, table))
    require_known(only, lacks)
    arms = [arm for kind, name, arm in lacks if not only or kind in only or name in only]
    return replace(base, kind="ablate", arms=(replace(table, name=ALL), *arms))


def lacking(base: RunPlan, table: Arm) -> Iterator[Lack]:
    """Every table that does without one thing: first a part of the game, then a habit."""
    game = game_by_id(base.game)
    options = read_options(game.options, table.options)
    for part in study_of(game).parts(options, len(table.players)):
        if base.chained or not part.later:
            name, own = f"{part.kind} {part.name}", msgspec.to_builtins(part.options)
            yield part.kind, part.name, replace(table, name=name, options=own)
    for habit in habits_of(base.game):
        players = tuple(without(player, habit) for player in table.players)
        yield (
            HABIT,
            habit,
            replace(table, name=f"{HABIT} {habit}", players=players, like=table.names),
        )


def without(player: str, habit: str) -> str:
    """A player that also does without a habit."""
    return player if habit in player.split(WITHOUT) else f"{player}{WITHOUT}{habit}"


def require_known(only: Iterable[str], lacks: Collection[Lack]) -> None:
    """Everything that is named can be left out."""
    kinds = list(dict.fromkeys(kind for kind, _, _ in lacks))
    known = [*kinds, *(name for _, name, _ in lacks)]
    for word in only:
        if word not in known:
            near = get_close_matches(word, known, 1)
            facts = {"near": near[0]} if near else {"known": ", ".join(kinds) or "–"}
            key = "no-such-part" if near else "no-such-part-far"
            raise BadOption(key, field="only", value=word, **facts)
