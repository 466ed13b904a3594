"""Many campaigns between computer partners: how many are won, and what happens in their games."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from os import cpu_count
from time import process_time
from typing import Any, NamedTuple

from msgspec.structs import replace

from dedale.bots import PLAYERS, Situation
from dedale.core.records import Event, Record, Seat
from dedale.core.rng import Philox
from dedale.games.chronicles import chronicles
from dedale.games.chronicles.content import BOX, Box, box_of
from dedale.games.chronicles.events import BuildingRepaired, CardUsed, EventDrawn
from dedale.games.chronicles.sheet import FRESH, Page, Result, Scenario, Sheet
from dedale.games.chronicles.state import Options, State
from dedale.lab.match import Score
from dedale.table import require_computer

MOST = 60  # games of a campaign; whoever wins nothing at all is lost long before
FIRST, AFTER, FINAL = "first", "later", "final"


class Campaigns(Record, frozen=True):
    """What is played."""

    player: str  # at every seat
    games: int  # campaigns, as they are the games of this lab
    characters: int = 2
    seats: int = 1
    options: Options = Options()
    seconds: float = 60.0  # to think, for each action: more than anybody needs
    seed: str = "lab"

    @property
    def box(self) -> Box:
        """What is played with."""
        return box_of(self.options.pack) if self.options.pack else BOX


class Played(NamedTuple):
    """How a campaign went."""

    sheet: Sheet
    buildings: tuple[str, ...]  # in the order in which they were repaired
    uses: Counter[str]  # cards that were used
    events: Counter[str]  # Events that were drawn
    seconds: float  # of one core


class Phase(NamedTuple):
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


class Report(NamedTuple):
    """How all campaigns went."""

    score: Score
    played: list[Played]
    phases: list[Phase]
    box: Box = BOX

    @property
    def lengths(self) -> Counter[int]:
        """Games a campaign."""
        return Counter(played.sheet.games for played in self.played)

    @property
    def buildings(self) -> dict[str, Score]:
        """How often each building was chosen, and how many of these campaigns were won."""
        chosen = Counter(name for played in self.played for name in played.buildings)
        won = Counter(name for p in self.played if is_won(p.sheet) for name in p.buildings)
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
    """How often each of some names was counted; also those that never were."""
    found = Counter(dict.fromkeys(names, 0))
    for count in counts:
        found.update(count)
    return found


def is_won(sheet: Sheet) -> bool:
    """Whether the Dragon was freed."""
    return sheet.result is Result.WON


def tables(what: Campaigns, number: int) -> Iterator[tuple[State, list[Event]]]:
    """The tables of a campaign one after the other, each as it ended, and all that was told."""
    options: Any = replace(what.options, characters=what.characters)
    for game in range(MOST):
        yield (table := played_out(what, options, f"{what.seed}/{number}/{game}"))
        options = chronicles.sequel(table[0])
        if options is None:
            return


def played_out(what: Campaigns, options: Options, seed: str) -> tuple[State, list[Event]]:
    """One table, played to its end."""
    state, events, _ = chronicles.setup(options, what.seats, Philox(seed, 0))
    told, step = list(events), 0
    while (asked := chronicles.decision(state)) is not None:
        step += 1
        seat = asked.seats[0]
        action = chosen(what, state, seat, Philox(f"{seed}/player", step))
        state, events, _ = chronicles.apply(state, seat, action, Philox(seed, step))
        told += events
    return state, told


def chosen(what: Campaigns, state: State, seat: Seat, rng: Philox) -> Any:
    """What the player does at a seat, by what can be seen from there."""
    situation = Situation(
        chronicles.id,
        seat,
        chronicles.view(state, seat),
        chronicles.legal(state, seat),
        seconds=what.seconds,
    )
    return PLAYERS[what.player].choose(situation, rng)


def play_campaign(what: Campaigns, number: int) -> Played:
    """Play one campaign to its end."""
    begin, sheet = process_time(), FRESH
    buildings: list[str] = []
    uses: Counter[str] = Counter()
    drawn: Counter[str] = Counter()
    for state, told in tables(what, number):
        sheet = state.sheet
        buildings += [event.building for event in told if isinstance(event, BuildingRepaired)]
        uses.update(event.card for event in told if isinstance(event, CardUsed))
        drawn.update(event.card for event in told if isinstance(event, EventDrawn))
    return Played(sheet, tuple(buildings), uses, drawn, process_time() - begin)


def phases_of(sheets: list[Sheet]) -> list[Phase]:
    """What the games of each part of a campaign were like."""
    found: dict[str, list[Page]] = {}
    for sheet in sheets:
        chapters = 0
        for number, page in enumerate(sheet.journal):
            name = phase_of(page, chapters, first=number == 0 and not sheet.skipped)
            found.setdefault(name, []).append(page)
            chapters = page.chapter or chapters
    return [phase(name, found[name]) for name in sorted(found, key=order)]


def phase_of(page: Page, chapters: int, *, first: bool) -> str:
    """To which part of a campaign a game belongs."""
    if page.scenario is Scenario.FINAL:
        return FINAL
    if chapters == len(BOX.numbers.chapters):
        return AFTER
    return FIRST if first else f"chapter-{chapters + 1}"


def order(name: str) -> tuple[bool, bool, str]:
    """The first game, the Chapters, the final scenario."""
    return name == FINAL, name != FIRST, name


def phase(name: str, pages: list[Page]) -> Phase:
    """Some games, on average."""

    def mean(of: Callable[[Page], float]) -> float:
        return sum(map(of, pages)) / len(pages)

    return Phase(
        name=name,
        games=len(pages),
        held=mean(lambda page: page.held),
        looted=mean(lambda page: page.looted),
        crystals=mean(lambda page: page.crystals),
        turns=mean(lambda page: page.turns),
        quests=mean(lambda page: len(page.quests)),
        done=mean(lambda page: page.chapter is not None or page.cause == "rituals"),
        wardens=mean(lambda page: page.cause == "fifth-warden"),
    )


def play_campaigns(
    what: Campaigns, told: Callable[[int], None] = lambda _: None, workers: int | None = None
) -> Report:
    """Play all campaigns on all cores."""
    require_computer(what.player)
    chronicles.setup(replace(what.options, characters=what.characters), what.seats, Philox("", 0))
    played: list[Played] = []
    with ProcessPoolExecutor(workers or cpu_count()) as pool:
        for campaign in pool.map(partial(play_campaign, what), range(what.games), chunksize=1):
            played.append(campaign)
            told(len(played))
    sheets = [campaign.sheet for campaign in played]
    score = Score(what.player, sum(map(is_won, sheets)), len(sheets))
    return Report(score, played, phases_of(sheets), what.box)
