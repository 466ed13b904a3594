"""What Quests, Objectives and Rituals wait for: conditions (content, section 1.3)."""

from dedale.core.records import Record
from dedale.games.chronicles.words import Count


class Condition(Record, frozen=True, tag_field="when"):
    """Something that can be true of a game."""


class Always(Condition, frozen=True, tag="always"):
    """It is always true."""


class PathSize(Condition, frozen=True, tag="path-size"):
    """A path has so many tiles."""

    least: Count


AnyCondition = Always | PathSize
