"""Memory: what a seat knows from having seen it, where its game hides again what was seen."""

from collections.abc import Sequence
from typing import Any

from dedale.bots.knowledge import known
from dedale.core.records import Event


def remember(game: str, memory: Any, events: Sequence[Event], view: Any) -> Any:
    """What `bots/<game>` remembers after a step; None where a view and what was told suffice."""
    folded = known(game, "remember")
    return None if folded is None else folded(memory, events, view)
