"""Findings in words and numbers of a language."""

from collections.abc import Mapping
from math import isfinite

from dedale.core.content import pack_of
from dedale.core.options import read_options
from dedale.games import game_by_id
from dedale.lab.findings.finding import Cell, Column, Estimate, Finding, Kind, Upshot, Word
from dedale.lab.pieces import PIECES
from dedale.lab.plan import RunPlan
from dedale.text import Voice, voice_for
from dedale.text.voice import DASHES

HOME = "dedale.lab"
NOTHING = "–"
SIGNED = (Kind.POINTS, Kind.CHANGE)
NARROW = 0.05  # shares that are surer than this are told with a decimal
MINUS = "\u2212"
SIGNS = {"en": (".", "%"), "fr": (",", "\u202f%"), "de": (",", "\u00a0%")}
"""What stands before decimals, and after percentages."""


def lab_voice(language: str, plan: RunPlan) -> Voice:
    """A voice that knows the words of the lab, of the game, and of the pack that is played."""
    game = game_by_id(plan.game)
    pack = pack_of(read_options(game.options, plan.arms[0].options))
    return voice_for(language, game, more=[HOME], pack=pack)


class Wording:
    """Says what findings hold."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.point, self.percent = SIGNS[voice.language]

    def title(self, finding: Finding) -> str:
        """What a finding is about."""
        return self.voice.say(f"lab-finding-{finding.key}", **self.facts(finding.facts, {}))

    def about(self, finding: Finding) -> str:
        """How a finding is to be read."""
        return self.voice.say(f"lab-finding-{finding.key}.about")

    def lead(self, lead: Upshot) -> str:
        """What a finding comes to."""
        return self.voice.say(f"lab-says-{lead.key}", **self.facts(lead.facts, lead.kinds))

    def facts(self, facts: Mapping[str, Cell], kinds: Mapping[str, Kind]) -> dict[str, object]:
        """Facts as sentences take them: numbers that are not counts are written out."""
        return {
            name: self.cell(kinds[name], fact) if name in kinds else self.fact(fact)
            for name, fact in facts.items()
        }

    def fact(self, fact: Cell) -> object:
        """A fact that is a name or a count."""
        return self.name(fact) if isinstance(fact, Word) else fact

    def heading(self, column: Column) -> str:
        """The title of a column."""
        kind, _, id = column.key.partition(":")
        return self.name(Word(kind, id)) if id else self.voice.say(f"lab-column-{column.key}")

    def labels(self, finding: Finding, key: str) -> list[str]:
        """The cells of a column of names; pieces of the same name are told apart by their ids."""
        words = finding.values(key)
        kind = finding.columns[finding.place(key)].kind
        named = [self.cell(kind, word) for word in words]
        ids: dict[str, set[Cell]] = {}
        for name, word in zip(named, words, strict=True):
            ids.setdefault(name, set()).add(word)
        return [
            f"{name} ({word.id})" if isinstance(word, Word) and len(ids[name]) > 1 else name
            for name, word in zip(named, words, strict=True)
        ]

    def written(self, finding: Finding, bare: bool = False) -> list[list[str]]:
        """All rows of a table; where there is no room, numbers do without their intervals."""
        columns = [
            self.labels(finding, column.key)
            if column.kind is Kind.NAME
            else [self.cell(column.kind, cell, bare) for cell in finding.values(column.key)]
            for column in finding.columns
        ]
        return [list(row) for row in zip(*columns, strict=True)]

    def cell(self, kind: Kind, cell: Cell, bare: bool = False) -> str:
        """A cell; a bare one does without its interval."""
        match cell:
            case None:
                return NOTHING
            case bool():
                return self.voice.say("lab-certain" if cell else "lab-uncertain")
            case Word():
                return self.name(cell)
            case Estimate():
                interval = "" if bare else self.interval(kind, cell)
                return self.number(kind, cell.value, cell) + interval
            case int() | float():
                return self.number(kind, cell)
            case str():
                return cell

    def number(self, kind: Kind, value: float, within: Estimate | None = None) -> str:
        """A number as its column writes it."""
        if kind is Kind.COUNT:
            return self.figure(value, 0)
        if kind is Kind.SHARE:
            return self.figure(100 * value, digits_of(within)) + self.percent
        if kind is Kind.POINTS:
            return self.signed(100 * value, digits_of(within))
        digits = 0 if value == int(value) and within is None else decimals(value)
        return self.signed(value, digits) if kind is Kind.CHANGE else self.figure(value, digits)

    def interval(self, kind: Kind, cell: Estimate) -> str:
        """Where the true value lies, in brackets; nothing where that cannot be said."""
        if not (isfinite(cell.low) and isfinite(cell.high)):
            return ""
        scale = 100 if kind in (Kind.SHARE, Kind.POINTS) else 1
        digits = digits_of(cell) if scale == 100 else decimals(cell.value)
        write = self.signed if kind in SIGNED else self.figure
        low, high = (write(scale * bound, digits) for bound in (cell.low, cell.high))
        if kind in SIGNED:
            return f" ({self.voice.say('lab-range', low=low, high=high)})"
        return f" ({low}–{high})"

    def figure(self, value: float, digits: int) -> str:
        """A number with so many decimals."""
        written = f"{value:.{digits}f}".replace(".", self.point)
        written = written.removeprefix("-") if not float(f"{value:.{digits}f}") else written
        return written.replace("-", MINUS)

    def signed(self, value: float, digits: int) -> str:
        """A difference: more has its sign, too."""
        written = self.figure(value, digits)
        return written if written.startswith(MINUS) or not round(value, digits) else f"+{written}"

    def name(self, word: Word) -> str:
        """What something is called; what nobody has named is called by its id."""
        match word.kind:
            case "arm":
                return self.arm(word.id)
            case "piece":
                return self.piece(word.id)
            case "event":
                return self.event(word.id)
            case "without":
                return self.without(word.id)
            case "reason":
                return self.reason(word.id)
            case "part" | "side" | "box" | "measure":
                return self.known(word)
            case "seat":
                return self.voice.say("lab-seat", number=int(word.id))
        return word.id

    def known(self, word: Word) -> str:
        """A word of the lab or of the game."""
        keys = (f"lab-{word.kind}-{word.id}", f"{word.kind}-{word.id}", word.id, f"lab-{word.kind}")
        return next((self.voice.say(key) for key in keys if self.voice.knows(key)), word.id)

    def arm(self, id: str) -> str:
        """An arm: everything, or as its plan calls it."""
        key = f"lab-arm-{id}"
        return self.voice.say(key) if self.voice.knows(key) else id

    def without(self, id: str) -> str:
        """An arm that does without a card, a place, a rule or a habit."""
        kind, _, name = id.rpartition(" ")
        own = f"lab-without-{kind}"
        key = own if self.voice.knows(own) else "lab-without"
        return self.voice.say(key, name=self.voice.word(f"{kind}-{name}") or self.piece(name))

    def event(self, id: str) -> str:
        """What happens in an event, whoever it happens to."""
        told = self.voice.outline(id) if self.voice.knows(id) else ""
        says = any(letter.isalpha() for letter in told)
        return self.voice.say("lab-event", event=told if says else id)

    def piece(self, id: str) -> str:
        """The name of a card, a place, a spell."""
        words = (self.voice.word(f"{kind}-{id}".translate(DASHES)) for kind in PIECES)
        return next(filter(None, words), id)

    def reason(self, id: str) -> str:
        """How a game ended, whoever won it."""
        if not self.voice.knows(f"outcome-{id}"):
            return id
        self.voice.names = [self.voice.say("lab-somebody")]
        return self.voice.say(f"outcome-{id}", seat=0)


def digits_of(cell: Estimate | None) -> int:
    """How many decimals of a percentage mean something."""
    return int(cell is not None and cell.high - cell.low < NARROW)


def decimals(value: float) -> int:
    """How many decimals of a number are worth reading."""
    return 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2
