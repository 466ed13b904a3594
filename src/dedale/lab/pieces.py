"""The pieces that actions and events are about: cards, places, spells."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from dedale.core.records import Action, Event, Record, tag
from dedale.lab.row import Chosen, Used

PIECES = (
    "building",
    "card",
    "fairy",
    "hero",
    "item",
    "message",
    "place",
    "spell",
    "track",
    "treasure",
)
"""The facts of records that name pieces of a game."""
HERO = "hero"  # who does something with a piece, or the piece itself


def pieces_of(record: Record) -> Iterator[str]:
    """The pieces that a record names; a hero only where it names nothing else."""
    named = {name: getattr(record, name, None) for name in PIECES}
    found = {name: str(one) for name, one in named.items() if isinstance(one, str) and one}
    if len(found) > 1:
        found.pop(HERO, None)
    yield from found.values()


def used_in(events: Iterable[Event]) -> tuple[Used, ...]:
    """How often each kind of event told of each piece."""
    told = Counter((tag(event), piece) for event in events for piece in pieces_of(event))
    return tuple(Used(event, piece, times) for (event, piece), times in sorted(told.items()))


Choice = tuple[str, str]
"""An action, and a piece that it names."""


def choices_in(action: Action) -> set[Choice]:
    """What is done with each piece: to discard a card is not to play it."""
    return {(tag(action), piece) for piece in pieces_of(action)}


class ChoiceCount:
    """Counts what was chosen among what was offered: which action, with which piece."""

    def __init__(self) -> None:
        self._offered: Counter[Choice] = Counter()
        self._chosen: Counter[Choice] = Counter()

    def add(self, offers: Sequence[Action], action: Action) -> None:
        """One decision, in which each choice counts once; what all offers share is none."""
        named = [choices_in(offer) for offer in offers]
        open_to_choice = set[Choice]().union(*named).difference(set[Choice].intersection(*named))
        self._offered.update(open_to_choice)
        self._chosen.update(open_to_choice & choices_in(action))

    def counted(self) -> tuple[Chosen, ...]:
        """All that was ever offered, by name."""
        return tuple(
            Chosen(*choice, offered, self._chosen[choice])
            for choice, offered in sorted(self._offered.items())
        )
