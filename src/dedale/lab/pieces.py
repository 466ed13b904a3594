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


class ChoiceCount:
    """Counts what was chosen among what was offered."""

    def __init__(self) -> None:
        self._offered: Counter[str] = Counter()
        self._chosen: Counter[str] = Counter()

    def add(self, offers: Sequence[Action], action: Action) -> None:
        """One decision; what all offers have in common is none."""
        named = [set(pieces_of(offer)) for offer in offers]
        open_to_choice = set[str]().union(*named).difference(set[str].intersection(*named))
        self._offered.update(open_to_choice)
        self._chosen.update(open_to_choice & set(pieces_of(action)))

    def counted(self) -> tuple[Chosen, ...]:
        """All that was ever offered, by name."""
        return tuple(
            Chosen(piece, offered, self._chosen[piece])
            for piece, offered in sorted(self._offered.items())
        )
