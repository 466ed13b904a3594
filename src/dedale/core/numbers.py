"""What an environment has to know of a game: its numbers, and how to draw it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from dedale.core.extras import extra

with extra("rl"):
    import numpy as np
    from numpy.typing import NDArray

Plane = NDArray[np.uint8]  # what a seat observes, and pictures
Mask = NDArray[np.int8]  # by code: 1 where an action is offered


@dataclass(frozen=True, kw_only=True)
class Excerpt:
    """The part of a table that an environment plays, where that is not the whole of it."""

    options: Callable[[Mapping[str, Any]], dict[str, Any]]  # of a table, from those asked for
    over: Callable[[Any], bool]  # whether a view shows what follows, and is no part of it


@dataclass(frozen=True, kw_only=True)
class Numbers:
    """One game in numbers; everything that a seat observes comes from its view."""

    shape: tuple[int, ...]  # of an observation
    most: int  # the greatest number in it
    codes: int  # how many actions there are
    planes: Callable[[Any], bytearray]  # the observation of a view
    code: Callable[[Any], int]  # the number of an action
    coded: Callable[[int], Any]  # the action with a number
    points: Callable[[Any], int] = lambda _view: 0  # what a team has reached, from a view
    goal: int = 1  # all that it can reach
    turn: Callable[[Any], int] | None = None  # the number of the turn; else seats that change tell
    twin: Callable[[], Any] | None = None  # without branches, for an accelerator
    compiled: bool = True  # whether there are kernels, for many games at once
    refused: tuple[str, ...] = ()  # options that these numbers know nothing of
    excerpt: Excerpt | None = None  # where a table is not played to its end
    text: Callable[[Any], str]  # a view for a terminal
    picture: Callable[[Any], Plane]  # a view in colour: rows, columns, red, green, blue

    def observe(self, view: Any) -> Plane:
        """What a seat observes."""
        return np.frombuffer(self.planes(view), np.uint8).reshape(self.shape)

    def drawn(self, view: Any, mode: str | None) -> str | Plane | None:
        """A view as environments draw it: as text, as a picture, or not at all."""
        match mode:
            case "ansi":
                return self.text(view)
            case "rgb_array":
                return self.picture(view)
        return None

    def chosen(self, number: int, offers: tuple[Any, ...]) -> Any:
        """The action with a number: one that is offered, or else what would be refused."""
        found = (action for action in offers if self.code(action) == number)
        return next(found, None) or self.coded(number)

    def mask(self, offers: tuple[Any, ...]) -> Mask:
        """The numbers of the actions that are offered."""
        mask = np.zeros(self.codes, np.int8)
        mask[[self.code(action) for action in offers]] = 1
        return mask
