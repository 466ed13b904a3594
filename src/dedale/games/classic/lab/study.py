"""What a table of the classic game can do without."""

from collections.abc import Iterator

from msgspec.structs import replace

from dedale.core.study import GamePart, Study
from dedale.games.classic.state import Options, State


def parts(options: Options, _seats: int) -> Iterator[GamePart[Options]]:
    """The rules that can be switched off: the messages, and the way home."""
    if options.events:
        yield GamePart("rule", "messages", replace(options, events=False))
    if not options.young:
        yield GamePart("rule", "way-home", replace(options, young=True))


STUDY: Study[Options, State] = Study(parts=parts)
