"""`dedale replay`: a saved game, step by step."""

import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

from dedale.cli.boards import board_for
from dedale.cli.speech import plain_words, table_voice
from dedale.core.errors import BadOption
from dedale.core.records import Seat
from dedale.core.replay import replay
from dedale.store import load
from dedale.table import Table
from dedale.terminal import TerminalScene


def replay_in_terminal(file: Path, seat: int | None, lang: str) -> None:
    """Read a record and show it."""
    with plain_words(lang):
        ReplayScreen(file.expanduser(), seat, lang).run()


class ReplayScreen:
    """A record on the screen, at one of its moments."""

    def __init__(self, file: Path, seat: int | None, lang: str) -> None:
        self.game, log = load(file)
        if seat is not None and seat not in range(len(log.seats)):
            raise BadOption("no-such-seat", field="seat", value=seat, most=len(log.seats) - 1)
        self.seat = None if seat is None else Seat(seat)
        self.console = Console(highlight=False, markup=False, soft_wrap=True)
        self.moments = list(replay(self.game, log))
        self.board = board_for(self.game)
        self.voice = table_voice(lang, Table(self.game, log))

    def run(self) -> None:
        """Go from moment to moment as is typed; without a terminal, show them all."""
        if not sys.stdin.isatty():
            for number in range(len(self.moments)):
                self.show(number)
            return
        at: int | None = 0
        while at is not None:
            self.show(at)
            at = self.next(at)

    def next(self, at: int) -> int | None:
        """The moment that is asked for next; None to leave."""
        last = len(self.moments) - 1
        while True:
            try:
                prompt = self.voice.say("type-step", most=last) + " › "
                typed = self.console.input(Text(prompt)).strip().lower()
            except (KeyboardInterrupt, EOFError):
                typed = "q"
            if typed == "q" or (not typed and at == last):
                return None
            if not typed or typed == "b":
                return max(0, at - 1) if typed else at + 1
            if typed.isdecimal() and int(typed) <= last:
                return int(typed)

    def show(self, at: int) -> None:
        """Draw one moment, and tell what happened there."""
        moment = self.moments[at]
        view = self.game.view(moment.state, self.seat)
        self.console.print(self.board.draw(TerminalScene(view, (), self.voice)))
        told = [self.voice.tell(e) for e in moment.events if e.seen_by(self.seat)]
        laid = [] if moment.seq else [self.voice.say("laid")]
        where = f"{at}/{len(self.moments) - 1} "
        self.console.print(Text.assemble((where, "bold"), " ".join([*laid, *told])))
