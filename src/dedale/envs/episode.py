"""One game in numbers, from the first action to the last: what the environments share."""

from collections.abc import Mapping
from typing import Any

from dedale.core.errors import Illegal
from dedale.core.numbers import Mask, Numbers, Plane
from dedale.core.records import Seat
from dedale.envs.errors import NotOffered
from dedale.games import CATALOGUE, game_by_id
from dedale.table import Table, answer, open_table

MAX_TURNS = 500  # of all seats together; the rules know no end (CL-END-5)


def numbered() -> list[str]:
    """The ids of the games that have environments."""
    return [id for id, game in CATALOGUE.items() if game.numbers is not None]


def numbers_of(game: str) -> Numbers:
    """A game in numbers."""
    numbers = CATALOGUE[game].numbers if game in CATALOGUE else None
    if numbers is None:
        known = ", ".join(numbered())
        raise ValueError(f"there is no environment for {game}; there is one for {known}")
    return numbers()


def require_turns(max_turns: int, seats: int) -> None:
    """A game is long enough for every seat to act."""
    if max_turns < seats:
        raise ValueError(f"max_turns is {max_turns}, but each of {seats} seats needs a turn")


def require_known(game: str, options: Mapping[str, Any]) -> None:
    """Observations and codes are those of the game's own box."""
    for name in numbers_of(game).refused:
        if options.get(name):
            raise ValueError(f"the environment of {game} has no numbers for the option {name}")


class Episode:
    """A table whose seats observe planes and answer with codes."""

    def __init__(self, game: str, seats: int, max_turns: int, options: Mapping[str, Any]) -> None:
        """What is played; `begin` lays the table. A wrong option is refused at once."""
        require_turns(max_turns, seats)
        self.numbers = numbers_of(game)
        require_known(game, options)
        self.together = game_by_id(game).together
        self.seats = seats
        self.turns = 0  # that are over
        self._before = 0  # points, at the latest action
        self._game, self._max_turns = game, max_turns
        self._excerpt = self.numbers.excerpt
        self._options = self._excerpt.options(options) if self._excerpt else dict(options)
        self.table: Table = self._laid("")

    def _laid(self, seed: str) -> Table:
        return open_table(self._game, self.seats, self._options, seed)

    def begin(self, seed: str) -> None:
        """Lay a new table."""
        self.table, self.turns = self._laid(seed), 0
        self._before = self._points()

    @property
    def first(self) -> int:
        """The code of an action that is offered now; as a game begins, of one that always is."""
        assert self.active is not None
        return self.numbers.code(self.table.offers(self.active)[0])

    @property
    def active(self) -> Seat | None:
        """The seat that is asked; None when the game has ended."""
        asked = self.table.decision
        return None if asked is None or self.terminated or self.truncated else asked.seats[0]

    @property
    def terminated(self) -> bool:
        """Whether the rules have ended the game."""
        if self._excerpt and self._excerpt.over(self.table.view(None)):
            return True
        return self.table.decision is None

    @property
    def truncated(self) -> bool:
        """Whether the game was broken off."""
        return not self.terminated and self.turns >= self._max_turns

    def observe(self, seat: Seat) -> Plane:
        """What a seat sees."""
        return self.numbers.observe(self.table.view(seat))

    def mask(self, seat: Seat) -> Mask:
        """What a seat may do; nothing, where it is not asked."""
        return self.numbers.mask(self.table.offers(seat) if seat == self.active else ())

    def reward(self, seat: Seat) -> float:
        """What the latest action, and the answers to it, have brought to a seat.

        The winner gets 1, and the others lose as much between them. In a game that is played
        together nobody loses anything: all get 1 for winning, and for progress on the way the
        share of it that was made.
        """
        outcome = self.table.outcome
        won = 1.0 if outcome is not None and seat in outcome.winners else 0.0
        if self.together:
            return won + (self._points() - self._before) / self.numbers.goal
        return 0.0 if outcome is None else won or -1.0 / (self.seats - 1)

    def _points(self) -> int:
        return self.numbers.points(self.table.view(None)) if self.together else 0

    def act(self, code: Any) -> None:
        """The active seat answers with a code."""
        seat = self.active
        if seat is None:
            raise NotOffered("the game is over: reset the environment before the next step")
        if code not in range(self.numbers.codes):
            most = self.numbers.codes - 1
            raise NotOffered(f"there is no action {code}: actions are numbered from 0 to {most}")
        action, before = self.numbers.chosen(int(code), self.table.offers(seat)), self._points()
        try:
            self._submit(seat, action)
        except Illegal as refusal:
            raise NotOffered(
                f"action {code} is not offered to seat {seat} now: {refusal} refuses {action}; "
                "the action mask has a 1 for each action that is"
            ) from refusal
        self._before = before

    def answer(self, player: str) -> None:
        """A computer player answers for the active seat."""
        assert self.active is not None
        self._submit(self.active, answer(self.table, self.active, player))

    def _submit(self, seat: Seat, action: Any) -> None:
        before = self._turn(seat)
        self.table.submit(seat, action)
        asked = self.table.decision
        self.turns += asked is not None and self._turn(asked.seats[0]) != before

    def _turn(self, seat: Seat) -> int:
        """What changes when a turn is over: its number, or else the seat that is asked."""
        number = self.numbers.turn
        return seat if number is None else number(self.table.view(None))
