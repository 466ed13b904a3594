"""`dedale review`: a saved game, judged turn by turn."""

from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from dedale.cli.speech import advice_told, plain_words, program, table_voice, tell_kernels
from dedale.store import load
from dedale.table import Table, prepare
from dedale.table.review import LITTLE, GameReview, answered, review_questions, whole_review
from dedale.text import Voice


def review_in_terminal(file: Path, lang: str) -> None:
    """Judge a saved game on all cores, with a bar that grows, and show what was costly."""
    with plain_words(lang):
        path = file.expanduser()
        table = Table(*load(path))
        voice = table_voice(lang, table)
        if told := tell_kernels(voice, table.game.id, ["sharp"]):
            Console(highlight=False, soft_wrap=True, markup=False).print(told)
        prepare(table.game.id, ["sharp"])
        questions = review_questions(table)
        with Progress(transient=True) as progress, ProcessPoolExecutor() as pool:
            bar = progress.add_task(voice.say("review-thinking"), total=len(questions))
            turns = []
            for turn in pool.map(answered, questions, chunksize=4):
                turns.append(turn)
                progress.update(bar, completed=len(turns))
        console = Console(highlight=False, markup=False, soft_wrap=True)
        review = whole_review(table, turns)
        console.print((race if table.game.together else all_turns)(review, voice))
        costly(review, voice, console)
        if review.lost is not None:
            lost = review.turns[review.lost]
            player = voice.names[lost.seat]
            console.print(voice.say("review-lost", player=player, step=lost.last))
        console.print(voice.say("review-again", command=program("replay", str(path))))


def all_turns(review: GameReview, voice: Voice) -> Grid:
    """Each turn in a line: whose, how near the target was before and after, and what it cost."""
    heads = ("review-step", "review-player", "review-before", "review-after", "review-cost")
    grid = Grid(*(voice.say(head) for head in heads), voice.say("review-left"))
    before = review.start
    for number, turn in enumerate(review.turns):
        left = " ".join(f"{standing.left:4.1f}" for standing in turn.standings)
        cost = f"{turn.cost:.1f}" if turn.cost > LITTLE else ""
        near = str(before[turn.seat].turns), str(turn.standings[turn.seat].turns)
        style = "bold" if number in review.costly else ""
        grid.add_row(str(turn.last), voice.names[turn.seat], *near, cost, left, style=style)
        before = turn.standings
    return grid


def race(review: GameReview, voice: Voice) -> Grid:
    """Each turn in a line: whose, what it cost, what is left to both sides, and how much hope."""
    heads = ("review-step", "review-player", "review-cost")
    sides = ("standing-team.left", "standing-against.left", "review-hope")
    grid = Grid(*(voice.say(head) for head in (*heads, *sides)))
    for number, turn in enumerate(review.turns):
        cost = f"{turn.cost:.1f}" if turn.cost > LITTLE else ""
        left = (f"{standing.left:.0f}" for standing in turn.standings)
        hope = "" if turn.hope is None else f"{turn.hope:.0%}"
        style = "bold" if number in (*review.costly, review.lost) else ""
        grid.add_row(str(turn.last), voice.names[turn.seat], cost, *left, hope, style=style)
    return grid


def costly(review: GameReview, voice: Voice, console: Console) -> None:
    """The turns that cost most, with what was better, and why."""
    for number in review.costly:
        turn = review.turns[number]
        better, why = advice_told(turn.best, voice)
        seat = voice.names[turn.seat]
        console.print(voice.say("review-costly", player=seat, step=turn.at, better=better))
        console.print(f"  {why}")
