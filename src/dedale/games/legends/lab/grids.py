"""Many campaigns of legends, as the lab has played them: tables of 80 columns."""

from rich.table import Table as Grid

from dedale.games.legends.content import ChapterId
from dedale.games.legends.lab.report import CampaignReport
from dedale.terminal.grids import listed, share_of
from dedale.text import Voice


def grids(report: CampaignReport, voice: Voice) -> list[Grid]:
    """How long campaigns are, and how each chapter goes."""
    count = len(report.played)
    mean = sum(len(played.journal.pages) for played in report.played) / count
    seconds = sum(played.seconds for played in report.played) / count
    brief = Grid(voice.say("lab-games"), voice.say("lab-seconds"))
    brief.add_row(f"{mean:.2f}", f"{seconds:.1f}")
    lengths = listed(sorted(report.lengths.items()), voice.say("lab-games"), count)
    return [brief, lengths, chapter_grid(report, voice)]


def chapter_grid(report: CampaignReport, voice: Voice) -> Grid:
    """Of each chapter: how many campaigns reached it, attempts for each, wins, and turns."""
    words = ("chapter", "reached", "attempts", "wins")
    grid = Grid(*(voice.say(f"lab-{word}") for word in words), "%", "95 %", voice.say("lab-turns"))
    for chapter in ChapterId:
        score, reached = report.score(chapter), report.reached(chapter)
        each = f"{score.games / reached:.2f}" if reached else "–"
        shares = share_of(score) if score.games else ("–", "–")
        turns = f"{report.turns(chapter):.1f}" if score.games else "–"
        name = voice.say(f"chapter-{chapter}")
        grid.add_row(name, str(reached), each, str(score.wins), *shares, turns)
    return grid
