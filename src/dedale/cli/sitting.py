"""People who sit at a table in the terminal."""

from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.rule import Rule
from rich.text import Text

from dedale.cli.boards import board_for
from dedale.cli.rules import find_rules
from dedale.cli.speech import advice_told, program, table_voice, tell_kernels
from dedale.core.errors import BadRecord, Illegal, Trouble
from dedale.core.log import ME, Undo
from dedale.core.records import Action, Seat
from dedale.store import save
from dedale.store.campaigns import is_told
from dedale.table import Table, answer, hint
from dedale.terminal import Reading, TerminalScene
from dedale.terminal.errors import Left

TALL = 28  # lines that show a board with the news below it
ERASE = "\x1b[2J\x1b[3J\x1b[H"  # the screen, and what has scrolled away


class Sitting:
    """Carries what is typed to the table, and tells what happens there."""

    def __init__(self, table: Table, lang: str, path: Path | None) -> None:
        self.table = table
        self.path = path
        self.console = Console(highlight=False, markup=False, soft_wrap=True)
        self.board = board_for(table.game)
        self.voice = table_voice(lang, table)
        self.people = [Seat(n) for n, place in enumerate(table.log.seats) if place.player == ME]
        self.heard = dict.fromkeys([None, *self.people], len(table.steps))  # steps told, by seat
        self.at_keyboard: Seat | None = self.people[0] if len(self.people) == 1 else None

    def play(self) -> bool:
        """Play until the game is over, or somebody leaves. Whether another game follows."""
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
        except (Left, KeyboardInterrupt, EOFError):
            self.leave()
            return False
        self.close()
        return self.goes_on()

    def open(self) -> None:
        """Keep the table from the start, or say that it goes on."""
        self.tell_kernels(place.player for place in self.table.log.seats)
        if self.path is None:
            return
        save(self.table.log, self.path)
        if steps := len(self.table.log.actions):
            self.say("resumed", file=str(self.path), steps=steps)

    def tell_kernels(self, players: Iterable[str]) -> None:
        """Say so if players have to wait, or are weaker here."""
        if told := tell_kernels(self.voice, self.table.game.id, players):
            self.console.print(Text(told, "yellow"))

    def ask(self, seat: Seat) -> None:
        """Show the table to a seat, and listen until something is done."""
        self.draw_curtain(seat)
        scene = self.scene(seat)
        if self.console.height < TALL:
            self.tell_news()  # above, so that the board stays in sight
        self.console.print(self.board.draw(scene))
        self.tell_news()
        decision = self.table.decision
        assert decision is not None
        self.say(f"ask-{decision.ask}", "bold", seat=seat)
        while not self.carried_out(*self.listen(seat, scene)):
            pass

    def scene(self, seat: Seat) -> TerminalScene:
        """What a seat can see and do."""
        return TerminalScene(self.table.view(seat), self.table.offers(seat), self.voice)

    def listen(self, asked: Seat, scene: TerminalScene) -> tuple[Seat, tuple[Action, ...]]:
        """Read lines until one says who does what; what is looked at first is done by Enter."""
        looked_at: tuple[Action, ...] = ()
        seat = asked
        while True:
            line = self.hear(self.board.prompt(scene) + " › ").lower()
            if not line:
                if looked_at:
                    return seat, looked_at
                continue
            looked_at = ()
            seat, line = self.said_by(asked, line)
            own = scene if seat == asked else self.scene(seat)
            try:
                reading = self.understood(own, line)
            except Trouble as unclear:
                self.console.print(Text(self.voice.explain(unclear), "yellow"))
                continue
            if not reading.look_first and reading.actions:
                return seat, reading.actions
            if reading.actions:
                looked_at = reading.actions
                self.console.print(self.board.foresee(own, looked_at[0]))
                self.say("press-enter")

    def said_by(self, asked: Seat, line: str) -> tuple[Seat, str]:
        """Who says a line: the seat that is asked, or one that may step in: `2: use rally`."""
        number, colon, rest = line.partition(":")
        decision = self.table.decision
        if decision and colon and self.table.open and number.strip().isdecimal():
            other = Seat(int(number) - 1)
            if other in decision.may and other in self.people:
                return other, rest.strip()
        return asked, line

    def understood(self, scene: TerminalScene, line: str) -> Reading:
        """What a line means: a word for the table, or something for the board to read."""
        word, _, rest = line.partition(" ")
        match word:
            case "?":
                self.say(self.board.help)
                self.say("help-table")
            case "u":
                return Reading((self.undo(),))
            case "h":
                return Reading(self.hint(), look_first=True)
            case "log":
                self.tell(0)
            case "rule":
                self.tell_rules(rest)
            case _:
                read = self.board.read(scene, line)
                if isinstance(read, Reading):
                    return read
                self.console.print(read.what)
        return Reading(())

    def tell_rules(self, id: str) -> None:
        """Print a rule or a chapter, with what the boxes of this table say."""
        sealed = self.table.game.sealed
        boxes = sealed.opened(self.table.state) if sealed else ()
        for name, text in find_rules(id, boxes).items():
            self.console.print(Markdown(f"**{name}** {text}"))

    def undo(self) -> Undo:
        """How the person at the keyboard can take the last step back."""
        offer = None if self.at_keyboard is None else self.table.undo_offer(self.at_keyboard)
        if offer is None:
            raise Illegal("no-undo")
        return offer

    def hint(self) -> tuple[Action, ...]:
        """What a good player would do at the keyboard, which Enter then does."""
        assert self.at_keyboard is not None
        self.tell_kernels(["sharp"])
        advice = hint(self.table, self.at_keyboard)()
        told, why = advice_told(advice, self.voice)
        self.console.print(Text(f"{told}. {why}", "yellow"))
        return advice.actions

    def hear(self, prompt: str) -> str:
        """A line that is typed."""
        line = self.console.input(Text(prompt)).strip()
        if line.lower() == "q":
            raise Left
        return line

    def say(self, key: str, style: str = "", **facts: object) -> None:
        """Print a sentence."""
        self.console.print(Text(self.voice.say(key, **facts), style))

    def carried_out(self, seat: Seat, actions: tuple[Action, ...]) -> bool:
        """Take actions in turn; a refusal is explained. Whether anything was done."""
        for done, action in enumerate(actions):
            try:
                self.submit(seat, action)
            except Illegal as refusal:
                self.say("refused", "yellow", why=self.voice.explain(refusal), id=refusal.rule)
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
        if self.table.open:
            self.at_keyboard = seat
            return
        if self.console.is_dumb_terminal or not self.console.is_terminal:
            self.console.print("\n" * self.console.height)
        else:
            self.console.file.write(ERASE)
        self.console.print(Rule(self.voice.say("curtain", seat=seat)))
        self.hear(self.voice.say("curtain-open", seat=seat))
        self.at_keyboard = seat

    def tell_news(self) -> None:
        """Tell what happened since this person last looked."""
        listener = None if self.table.open else self.at_keyboard
        self.tell(self.heard[listener])
        self.heard[listener] = len(self.table.steps)

    def tell(self, since: int) -> None:
        """Tell the steps from a number on, as far as the person at the keyboard may know.

        Steps that a seat took one after the other stand on one line.
        """
        seats = [None, *(entry.seat for entry in self.table.log.actions)]
        steps = list(zip(seats, self.table.steps, strict=True))[since:]
        for _, turn in groupby(steps, key=lambda step: step[0]):
            events = [
                event for _, step in turn for event in step if event.seen_by(self.at_keyboard)
            ]
            if events:
                told = " ".join(self.voice.tell(event) for event in events)
                self.console.print(Text(f"· {told}", "dim"))

    def close(self) -> None:
        """Show the end of the game."""
        outcome = self.table.outcome
        assert outcome is not None
        self.console.print(self.board.draw(TerminalScene(self.table.view(None), (), self.voice)))
        self.tell_news()
        seat = outcome.winners[0] if outcome.winners else None
        self.console.print(Rule(self.voice.say(f"outcome-{outcome.reason}", seat=seat)))
        self.say_where()

    def goes_on(self) -> bool:
        """Ask whether to play the next game of a campaign, where there is one."""
        if not self.people or self.table.game.sequel(self.table.state) is None:
            return False
        try:
            self.hear(self.voice.say("next-game"))
        except (Left, KeyboardInterrupt, EOFError):
            self.console.print()
            return False
        return True

    def leave(self) -> None:
        """Leave a game that is not over; it can be kept."""
        self.console.print()
        try:
            while self.path is None and self.people:
                typed = self.console.input(Text(self.voice.say("keep-game"))).strip()
                if not typed:
                    break
                self.keep(Path(typed).expanduser())
        except (KeyboardInterrupt, EOFError):
            self.console.print()
        self.say_where()

    def keep(self, path: Path) -> None:
        """Save to a new file; what is there already is not touched."""
        try:
            if path.exists():
                raise BadRecord("record-exists", file=str(path))
            save(self.table.log, path)
        except BadRecord as trouble:
            self.console.print(Text(self.voice.explain(trouble), "yellow"))
        else:
            self.path = path

    def say_where(self) -> None:
        """Say where the game is kept, and how to come back to it."""
        if self.path is None:
            self.say("not-kept")
        elif self.table.decision:
            again = program("play", self.table.game.id, "--save", str(self.path))
            self.say("kept", file=str(self.path), command=again)
        else:
            self.say("kept-over", file=str(self.path), command=program("replay", str(self.path)))
            self.say_anew(self.path)

    def say_anew(self, path: Path) -> None:
        """Say how another campaign may begin, where the end of this one allows more."""
        game = self.table.game
        ways = [*game.beginnings([self.table.state])] if is_told(self.table) else []
        if len(ways) > 1:
            again = program("play", game.id, "--after", str(path), "--beginning", ways[-1])
            self.say("next-campaign", known=", ".join(ways), command=again)
