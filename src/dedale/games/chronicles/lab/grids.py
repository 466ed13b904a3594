"""Many campaigns of chronicles, as the lab has played them: tables of 80 columns."""

from rich.table import Table as Grid

from dedale.games.chronicles.lab.report import CampaignReport
from dedale.terminal.grids import counted, listed, share_of
from dedale.text import Voice

MEANS = ("held", "looted", "crystals", "turns", "quests")
SHARES = ("done", "wardens")


def grids(report: CampaignReport, voice: Voice) -> list[Grid]:
    """What happened in campaigns: their length, their parts, their buildings and cards."""
    count = len(report.played)
    seconds = sum(played.seconds for played in report.played) / count
    mean = sum(played.sheet.games for played in report.played) / count
    track = sum(played.sheet.track for played in report.played) / count
    brief = Grid(voice.say("lab-games"), voice.say("lab-track"), voice.say("lab-seconds"))
    brief.add_row(f"{mean:.2f}", f"{track:.1f}", f"{seconds:.1f}")
    return [
        brief,
        listed(sorted(report.lengths.items()), voice.say("lab-games"), count),
        phase_grid(report, voice),
        building_grid(report, voice),
        counted(report.uses, voice.say("lab-used"), count),
        counted(report.events, voice.say("lab-drawn"), count),
    ]


def building_grid(report: CampaignReport, voice: Voice) -> Grid:
    """How often each building was chosen, and how many of these campaigns were won."""
    grid = Grid(voice.say("lab-repaired"), "", voice.say("lab-wins"), "%", "95 %")
    for name, score in report.buildings.items():
        grid.add_row(name, str(score.games), str(score.wins), *share_of(score))
    return grid


def phase_grid(report: CampaignReport, voice: Voice) -> Grid:
    """What the games of each part of a campaign were like, on average; a part is a column."""
    phases = report.phases
    grid = Grid(voice.say("lab-phase"), *(voice.say(f"lab-{phase.name}") for phase in phases))
    grid.add_row(voice.say("lab-games"), *(str(phase.games) for phase in phases))
    for name in MEANS:
        grid.add_row(voice.say(f"lab-{name}"), *(f"{getattr(p, name):.1f}" for p in phases))
    for name in SHARES:
        grid.add_row(voice.say(f"lab-{name}"), *(f"{getattr(p, name):.0%}" for p in phases))
    return grid
