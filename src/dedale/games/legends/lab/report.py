"""What happens in campaigns of legends: how long they are, and how each chapter goes."""

from collections import Counter
from collections.abc import Iterable, Sequence
from time import process_time
from typing import NamedTuple

from dedale.core.campaign import EndedTable
from dedale.core.score import Score
from dedale.games.legends.content import ChapterId
from dedale.games.legends.rules.journal import LAST
from dedale.games.legends.state import Attempt, Journal


class PlayedCampaign(NamedTuple):
    """How a campaign went."""

    journal: Journal
    seconds: float  # of one core


class CampaignReport(NamedTuple):
    """How all campaigns went."""

    played: Sequence[PlayedCampaign]

    @property
    def lengths(self) -> Counter[int]:
        """Tables a campaign."""
        return Counter(len(played.journal.pages) for played in self.played)

    def attempts(self, chapter: ChapterId) -> list[Attempt]:
        """Everything that was written about a chapter, in all campaigns."""
        return [page for p in self.played for page in p.journal.pages if page.chapter is chapter]

    def score(self, chapter: ChapterId) -> Score:
        """How many attempts at a chapter were won."""
        pages = self.attempts(chapter)
        return Score(chapter, sum(page.won for page in pages), len(pages))

    def reached(self, chapter: ChapterId) -> int:
        """How many campaigns came to a chapter."""
        return sum(any(page.chapter is chapter for page in p.journal.pages) for p in self.played)

    def turns(self, chapter: ChapterId) -> float:
        """How long an attempt at a chapter took, on average."""
        pages = self.attempts(chapter)
        return sum(page.turns for page in pages) / max(len(pages), 1)


def kept(tables: Iterable[EndedTable]) -> PlayedCampaign:
    """What is kept of one campaign."""
    begin, journal = process_time(), Journal()
    for state, _ in tables:
        journal = state.journal
    return PlayedCampaign(journal, process_time() - begin)


def is_won(played: PlayedCampaign) -> bool:
    """LG-CAMP-12: whether the last chapter was won."""
    return any(page.chapter is LAST and page.won for page in played.journal.pages)
