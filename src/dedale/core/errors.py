"""What can go wrong in a way that a person can put right.

    Trouble
    ├── Illegal      the rules refuse an action; the key is the id of the rule
    ├── BadOption    a new table cannot be laid with this option
    ├── BadContent   cards cannot be read; its `parts` are the mistakes, each with a sentence
    ├── BadRecord    a saved game cannot be read
    ├── BadRun       a run of the laboratory cannot be read, or gone on with
    └── BadNotation  a maze position is written wrongly (maze/errors.py)

Each carries a key and facts. Texts say them in the reader's language; `str` is for programmers.
"""

from collections.abc import Sequence
from typing import Any


class Trouble(Exception):
    """Something that a person can put right: `key` finds the sentence, `facts` fill it."""

    parts: "tuple[Trouble, ...]" = ()  # what it consists of, each to be put right by itself

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.key} ({facts})" if facts else self.key

    def __reduce__(self) -> tuple[Any, ...]:
        """Trouble travels between processes as it is: nothing is worked out again."""
        return revived, (type(self), self.args), self.__dict__


def revived(kind: type[Trouble], args: tuple[Any, ...]) -> Trouble:
    """Trouble that another process had."""
    return kind.__new__(kind, *args)


class Illegal(Trouble):
    """The rules refuse an action, and nothing has changed."""

    @property
    def rule(self) -> str:
        """The id of the rule that refuses."""
        return self.key


class BadOption(Trouble):
    """A table cannot be laid like this; the fact `field` says which option is at fault."""


class BadContent(Trouble):
    """Cards that cannot be played with: nothing of them is loaded."""

    def __init__(self, mistakes: Sequence[Trouble]) -> None:
        super().__init__("bad-content", count=len(mistakes))
        self.parts = tuple(mistakes)

    def __str__(self) -> str:
        return "\n".join((super().__str__(), *map(str, self.parts)))


class BadRecord(Trouble):
    """A saved game is damaged, unknown or newer than this program."""


class BadRun(Trouble):
    """A run of the laboratory is missing, damaged, or another one."""


def require(condition: bool, rule: str, **facts: Any) -> None:
    """Refuse an action by the rule that it would break."""
    if not condition:
        raise Illegal(rule, **facts)
