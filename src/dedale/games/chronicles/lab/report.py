"""What happens in campaigns of chronicles: how many are won, how their games go, what is used."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from time import process_time
from typing import NamedTuple

from dedale.core.campaign import EndedTable
from dedale.core.score import Score
from dedale.games.chronicles.content import BOX, Box
from dedale.games.chronicles.events import BuildingRepaired, CardUsed, EventDrawn
from dedale.games.chronicles.sheet import FRESH, JournalGame, Result, Scenario, Sheet
from dedale.games.chronicles.state import Options
from dedale.games.chronicles.words import FIFTH_WARDEN, RITUALS

FIRST, AFTER, FINAL = "first", "later", "final"


class PlayedCampaign(NamedTuple):
    """How a campaign went."""

    sheet: Sheet
    buildings: tuple[str, ...]  # in the order in which they were repaired
    uses: Counter[str]  # cards that were used
    events: Counter[str]  # Events that were drawn
    seconds: float  # of one core


class CampaignPart(NamedTuple):
    """The games of one part of a campaign, on average."""

    name: str  # first, chapter-1 to chapter-4, later, final
    games: int
    held: float
    looted: float
    crystals: float
    turns: float
    quests: float
    done: float  # the share that completed a Chapter, or all Rituals
    wardens: float  # the share that a fifth Warden ended


class CampaignReport(NamedTuple):
    """How all campaigns went."""

    played: list[PlayedCampaign]
    phases: list[CampaignPart]
    box: Box = BOX

    @property
    def lengths(self) -> Counter[int]:
        """Games a campaign."""
        return Counter(played.sheet.games for played in self.played)

    @property
    def buildings(self) -> dict[str, Score]:
        """How often each building was chosen, and how many of these campaigns were won."""
        chosen = Counter(name for played in self.played for name in played.buildings)
        won = Counter(name for p in self.played if is_won(p) for name in p.buildings)
        names = sorted(self.box.buildings, key=lambda name: -chosen[name])
        return {name: Score(name, won[name], chosen[name]) for name in names}

    @property
    def uses(self) -> Counter[str]:
        """How often each card was used, in all campaigns."""
        return totals(self.box.cards, (played.uses for played in self.played))

    @property
    def events(self) -> Counter[str]:
        """How often each Event was drawn, in all campaigns."""
        return totals(self.box.events, (played.events for played in self.played))


def totals(names: Iterable[str], counts: Iterable[Counter[str]]) -> Counter[str]:
    """How often each of these names was counted, including those that never were."""
    found = Counter(dict.fromkeys(names, 0))
    for count in counts:
        found.update(count)
    return found


def is_won(played: PlayedCampaign) -> bool:
    """Whether the Dragon was freed."""
    return played.sheet.result is Result.WON


def report_on(played: Sequence[PlayedCampaign], options: Options) -> CampaignReport:
    """Sum up what happened in campaigns."""
    return CampaignReport(
        list(played), phases_of([campaign.sheet for campaign in played]), options.box
    )


def kept(tables: Iterable[EndedTable]) -> PlayedCampaign:
    """What is kept of one campaign."""
    begin, sheet = process_time(), FRESH
    buildings: list[str] = []
    uses: Counter[str] = Counter()
    drawn: Counter[str] = Counter()
    for state, told in tables:
        sheet = state.sheet
        buildings += [event.building for event in told if isinstance(event, BuildingRepaired)]
        uses.update(event.card for event in told if isinstance(event, CardUsed))
        drawn.update(event.card for event in told if isinstance(event, EventDrawn))
    return PlayedCampaign(sheet, tuple(buildings), uses, drawn, process_time() - begin)


def phases_of(sheets: list[Sheet]) -> list[CampaignPart]:
    """What the games of each part of a campaign were like."""
    found: dict[str, list[JournalGame]] = {}
    for sheet in sheets:
        chapters = 0
        for number, page in enumerate(sheet.journal):
            name = phase_of(page, chapters, first=number == 0 and not sheet.skipped)
            found.setdefault(name, []).append(page)
            chapters = page.chapter or chapters
    return [phase(name, found[name]) for name in sorted(found, key=order)]


def phase_of(page: JournalGame, chapters: int, *, first: bool) -> str:
    """To which part of a campaign a game belongs."""
    if page.scenario is Scenario.FINAL:
        return FINAL
    if chapters == len(BOX.numbers.chapters):
        return AFTER
    return FIRST if first else f"chapter-{chapters + 1}"


def order(name: str) -> tuple[bool, bool, str]:
    """The first game, the Chapters, the final scenario."""
    return name == FINAL, name != FIRST, name


def phase(name: str, pages: list[JournalGame]) -> CampaignPart:
    """Some games, on average."""

    def mean(of: Callable[[JournalGame], float]) -> float:
        return sum(map(of, pages)) / len(pages)

    return CampaignPart(
        name=name,
        games=len(pages),
        held=mean(lambda page: page.held),
        looted=mean(lambda page: page.looted),
        crystals=mean(lambda page: page.crystals),
        turns=mean(lambda page: page.turns),
        quests=mean(lambda page: len(page.quests)),
        done=mean(lambda page: page.chapter is not None or page.cause == RITUALS),
        wardens=mean(lambda page: page.cause == FIFTH_WARDEN),
    )
