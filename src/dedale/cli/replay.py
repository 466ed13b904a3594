"""`dedale replay`: a saved game, step by step."""

import sys
from pathlib import Path

from rich.console import Console

from dedale.cli.boards import Scene, board_for
from dedale.cli.speech import language, plain_words
from dedale.core.errors import BadOption
from dedale.core.records import Seat
from dedale.core.replay import Moment, replay
from dedale.store import load
from dedale.text import voice_for


def replay_in_terminal(file: Path, seat: int | None, lang: str) -> None:
    """Read a record and show it."""
    with plain_words(lang):
        Showing(file, seat, language(lang)).run()


class Showing:
    """A record on the screen, at one of its moments."""

    def __init__(self, file: Path, seat: int | None, language: str) -> None:
        self.game, log = load(file)
        if seat is not None and seat not in range(len(log.seats)):
            raise BadOption("option-seat", field="seat", value=seat, most=len(log.seats) - 1)
        self.seat = None if seat is None else Seat(seat)
        self.console = Console(highlight=False)
        self.moments = list(replay(self.game, log))
        self.voice = voice_for(language, self.game, more=["dedale.cli"])
        self.board = board_for(self.game)
        usual = self.board.names(self.game.view(self.moments[0].state, None), self.voice)
        names = zip(log.seats, usual, strict=False)
        self.voice.names = [place.name or name for place, name in names]

    def run(self) -> None:
        """Go from moment to moment as is typed; without a terminal, show them all."""
        at, last = 0, len(self.moments) - 1
        while True:
            self.show(at)
            if not sys.stdin.isatty():
                if at == last:
                    return
                at += 1
                continue
            try:
                typed = self.console.input(self.voice.say("type-step", most=last) + " › ")
            except (KeyboardInterrupt, EOFError):
                return
            if typed.strip() == "q" or (not typed and at == last):
                return
            at = step_to(typed.strip(), at, last)

    def show(self, at: int) -> None:
        """Draw one moment, and tell what happened there."""
        moment: Moment = self.moments[at]
        view = self.game.view(moment.state, self.seat)
        self.console.print(self.board.draw(Scene(view, (), self.voice)))
        told = [self.voice.tell(e) for e in moment.events if e.seen_by(self.seat)]
        self.console.print(f"[bold]{at}/{len(self.moments) - 1}[/] " + " ".join(told))


def step_to(typed: str, at: int, last: int) -> int:
    """The moment that a line names: Enter goes on, `b` back, a number there."""
    if typed == "b":
        return max(0, at - 1)
    if typed.isdigit():
        return min(int(typed), last)
    return min(at + 1, last)
