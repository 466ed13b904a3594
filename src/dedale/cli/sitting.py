"""People who sit at a table in the terminal."""

from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.rule import Rule

from dedale.cli.boards import Reading, Scene, board_for
from dedale.cli.rules import find_rules
from dedale.core.errors import Illegal, Trouble
from dedale.core.records import Action, Seat
from dedale.store import save
from dedale.table import Table, answer
from dedale.text import voice_for

ME = "me"


class Left(Exception):
    """Whoever sits at the keyboard wants to go."""


class Sitting:
    """Carries what is typed to the table, and tells what happens there."""

    def __init__(self, table: Table, language: str, path: Path | None) -> None:
        self.table = table
        self.path = path
        self.console = Console(highlight=False)
        self.board = board_for(table.game)
        self.voice = voice_for(language, table.game, more=["dedale.cli"])
        usual = self.board.names(table.view(None), self.voice)
        places = table.log.seats
        self.voice.names = [place.name or name for place, name in zip(places, usual, strict=False)]
        self.people = [Seat(n) for n, place in enumerate(places) if place.player == ME]
        self.heard = len(table.steps)  # how many steps were told at the keyboard
        self.at_keyboard: Seat | None = self.people[0] if len(self.people) == 1 else None

    def play(self) -> None:
        """Play until the game is over, or the person at the keyboard leaves."""
        self.open()
        try:
            while decision := self.table.decision:
                seat = decision.seats[0]
                if seat in self.people:
                    self.ask(seat)
                else:
                    player = self.table.log.seats[seat].player
                    self.submit(seat, answer(self.table, seat, player))
                    if not self.people:
                        self.tell_news()
            self.close()
        except (Left, KeyboardInterrupt, EOFError):
            self.leave()

    def open(self) -> None:
        """Keep the table from the start, or say that it goes on."""
        if self.path is None:
            return
        save(self.table.log, self.path)
        if steps := len(self.table.log.actions):
            self.console.print(self.voice.say("resumed", file=str(self.path), steps=steps))

    def ask(self, seat: Seat) -> None:
        """Show the table to a seat, and listen until something is done."""
        self.draw_curtain(seat)
        self.tell_news()
        scene = Scene(self.table.view(seat), self.table.offers(seat), self.voice)
        self.console.print(self.board.draw(scene))
        decision = self.table.decision
        assert decision is not None
        self.console.print(self.voice.say(f"ask-{decision.ask}", seat=seat), style="bold")
        while not self.carried_out(seat, self.listen(scene)):
            pass

    def listen(self, scene: Scene) -> tuple[Action, ...]:
        """Read lines until one says what to do; a first look is taken by typing Enter."""
        looked_at: tuple[Action, ...] = ()
        while True:
            line = self.console.input(self.board.prompt(scene) + " › ").strip().lower()
            if not line and looked_at:
                return looked_at
            try:
                reading = self.understood(scene, line)
            except Trouble as unclear:
                self.console.print(self.voice.explain(unclear), style="yellow")
                continue
            if reading.actions and not reading.look_first:
                return reading.actions
            if reading.actions:
                looked_at = reading.actions
                self.console.print(self.board.foresee(scene, looked_at[0]))
                self.console.print(self.voice.say("press-enter"))

    def understood(self, scene: Scene, line: str) -> Reading:
        """What a line means: a word for the table, or something for the board to read."""
        word, _, rest = line.partition(" ")
        match word:
            case "?" | "help":
                self.console.print(self.voice.say("help"))
            case "log":
                self.tell(0)
            case "rule" | "rules":
                for id, text in find_rules(rest).items():
                    self.console.print(Markdown(f"**{id}** {text}"))
            case "q" | "quit":
                raise Left
            case _:
                return self.board.read(scene, line)
        return Reading(())

    def carried_out(self, seat: Seat, actions: tuple[Action, ...]) -> bool:
        """Take actions in turn; a refusal is explained. Whether anything was done."""
        for done, action in enumerate(actions):
            try:
                self.submit(seat, action)
            except Illegal as refusal:
                told = self.voice.say("refused", why=self.voice.explain(refusal), id=refusal.rule)
                self.console.print(told, style="yellow")
                return done > 0
        return True

    def submit(self, seat: Seat, action: Action) -> None:
        """Take an action; it counts once it is saved."""
        self.table.submit(seat, action)
        if self.path is not None:
            save(self.table.log, self.path)

    def draw_curtain(self, seat: Seat) -> None:
        """Hide one person's cards before the next looks at the screen."""
        if len(self.people) == 1 or self.at_keyboard == seat:
            return
        self.console.clear()
        self.console.print(Rule(self.voice.say("curtain", seat=seat)))
        self.console.input(self.voice.say("curtain-open", seat=seat))
        self.at_keyboard = seat

    def tell_news(self) -> None:
        """Tell what happened since the last time."""
        self.tell(self.heard)
        self.heard = len(self.table.steps)

    def tell(self, since: int) -> None:
        """Tell the steps from a number on, as far as the person at the keyboard may know."""
        for step in self.table.steps[since:]:
            told = [self.voice.tell(event) for event in step if event.seen_by(self.at_keyboard)]
            if told:
                self.console.print("· " + " ".join(told), style="dim")

    def close(self) -> None:
        """Show the end of the game."""
        self.tell_news()
        outcome = self.table.outcome
        assert outcome is not None
        self.console.print(self.board.draw(Scene(self.table.view(None), (), self.voice)))
        seat = outcome.winners[0] if outcome.winners else None
        ending = self.voice.say(f"outcome-{outcome.reason}", seat=seat)
        self.console.print(Rule(ending, style="bold"))
        self.say_where()

    def leave(self) -> None:
        """Leave a game that is not over; it can be kept."""
        self.console.print()
        if self.path is None and self.people:
            try:
                typed = self.console.input(self.voice.say("keep-game")).strip()
            except (KeyboardInterrupt, EOFError):
                typed = ""
            if typed:
                self.path = Path(typed)
                save(self.table.log, self.path)
        self.say_where()

    def say_where(self) -> None:
        """Say where the game is kept, and how to come back to it."""
        key = "not-kept" if self.path is None else "kept" if self.table.decision else "kept-over"
        facts = {"file": str(self.path), "game": self.table.game.id}
        self.console.print(self.voice.say(key, **facts))
