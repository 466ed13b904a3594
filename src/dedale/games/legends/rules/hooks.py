"""What a chapter adds to the rules: a function for each moment that it cares about."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from dedale.games.legends.actions import LegendsAction
from dedale.games.legends.state import Prowler
from dedale.games.legends.tasks import Defeating

if TYPE_CHECKING:
    from dedale.games.legends.rules.now import Look, Now


def nothing(*_: Any) -> None:
    """A moment that a chapter does not care about."""


@dataclass(frozen=True)
class Hooks:
    """The moments of a chapter."""

    lay: "Callable[[Now], None]"  # its own setup (LG-SETUP-13)
    offers: "Callable[[Look], list[LegendsAction]]" = lambda _: []  # its own actions
    perform: "Mapping[type[LegendsAction], Callable[[Now, Any], None]]" = field(
        default_factory=dict
    )
    start: "Callable[[Now], None]" = nothing  # LG-TURN-2
    burn: "Callable[[Now], None]" = nothing  # LG-TURN-6
    storm: "Callable[[Now], None]" = nothing  # LG-TURN-7
    after: "Callable[[Now], None]" = nothing  # each action
    darken: "Callable[[Now], None]" = nothing  # a Darkness icon was revealed
    visited: "Callable[[Now, int], None]" = nothing  # a place was used
    entered: "Callable[[Now, int], None]" = nothing  # a card came into the passage
    arrived: "Callable[[Now, int], None]" = nothing  # a card lies on a cell of the passage
    trapped: "Callable[[Now, Prowler, int], None]" = nothing  # a trap killed a monster
    downed: "Callable[[Now, Defeating], None]" = nothing  # a hero killed a monster
    welcomed: "Callable[[Now, Prowler], bool]" = lambda _now, _card: False  # in the castle
