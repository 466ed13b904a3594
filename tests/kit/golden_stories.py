"""Stories: short pieces of games, told so that a diff can be read.

The first line of a file says what it shows. A few lines name the table, and the kinds of actions or
events that the story is about. Steps before it are numbers after `~`; then `>` is an action, `·` an
event, and the table is drawn after a turn that changed it. A new story is a file with nothing but
its first lines: `make bless` plays until it finds the rest.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from dedale.core.errors import Illegal
from dedale.core.game import AnyGame
from dedale.core.records import Record, Seat, tag, to_json
from dedale.games import CATALOGUE
from tests.kit.games import kit_of
from tests.kit.golden import FOLDER, Lost, Setting, played, taken, turn_is_over

SEEDS = 12  # games that are searched for a story
STEPS = 40  # that a story may have


class Story(NamedTuple):
    """The first lines of a file."""

    path: Path
    shows: str  # in a sentence
    setting: Setting
    about: tuple[str, ...]  # kinds of actions and events

    @property
    def game(self) -> AnyGame:
        return self.setting.game


class Found(NamedTuple):
    """A piece of a game: its steps, and how many of them are not told."""

    seed: str
    steps: tuple[str, ...]
    quiet: int


def stories() -> list[Story]:
    """All stories."""
    return [story_in(path) for path in sorted(FOLDER.glob("*/*.txt"))]


def story_in(path: Path) -> Story:
    """The story of a file, by its first lines."""
    shows, *lines = path.read_text(encoding="utf-8").partition("\n\n")[0].splitlines()
    said = dict(line.split(": ", 1) for line in lines)
    setting = Setting(
        CATALOGUE[path.parent.name],
        int(said["seats"]),
        said.get("variant", "base"),
        said.get("options", "{}"),
        said.get("seed", ""),
    )
    return Story(path, shows, setting, tuple(said["about"].split()))


def recorded(story: Story) -> Iterator[str | tuple[Seat, Any]]:
    """What is done in a file: quiet steps, then seats and actions."""
    for line in story.path.read_text(encoding="utf-8").splitlines():
        if line.startswith("~ "):
            yield from line[2:].split()
        elif line.startswith("> "):
            seat, kind, *fields = line[2:].split(" ")
            values = {name: msgspec.Raw(value.encode()) for name, value in map(halves, fields)}
            action = msgspec.json.encode({"do": kind, **values})
            yield Seat(int(seat)), msgspec.json.decode(action, type=story.game.actions)


def halves(field: str) -> tuple[str, str]:
    """The name and the value of a field."""
    name, _, value = field.partition("=")
    return name, value


def retold(story: Story) -> str:
    """The file as its recorded actions lead to it."""
    done = list(recorded(story))
    quiet = [step for step in done if isinstance(step, str)]
    deeds = [deed for deed in done if not isinstance(deed, str)]
    return "\n".join([*head(story), *told(story.setting, quiet, deeds), ""])


def head(story: Story) -> Iterator[str]:
    """The first lines."""
    setting = story.setting
    yield story.shows
    yield f"seats: {setting.seats}"
    if setting.variant != "base":
        yield f"variant: {setting.variant}"
    if setting.options != "{}":
        yield f"options: {setting.options}"
    yield f"about: {' '.join(story.about)}"
    yield f"seed: {setting.seed}"
    yield ""


def told(setting: Setting, quiet: list[str], deeds: list[tuple[Seat, Any]]) -> Iterator[str]:
    """The steps before, the table, and then what everybody does and what happens."""
    table, draw = setting.table(), kit_of(setting.game.id).drawn
    if quiet:
        yield from (f"~ {' '.join(quiet[at : at + 30])}" for at in range(0, len(quiet), 30))
        list(taken(table, quiet))
    else:
        yield from (f"· {worded(event)}" for event in table.steps[0])
    drawn = draw(table.state)
    yield drawn
    for seat, action in deeds:
        yield f"> {seat} {worded(action)}"
        yield from (f"· {worded(event)}" for event in table.submit(seat, action))
        if turn_is_over(table, seat) and draw(table.state) != drawn:
            drawn = draw(table.state)
            yield drawn
    if draw(table.state) != drawn:
        yield draw(table.state)
    if table.outcome:
        yield f"= {fields_of(table.outcome)}"


def worded(record: Record) -> str:
    """An action or event in a line: its word, and the fields that say something."""
    return f"{tag(record)} {fields_of(record)}".rstrip()


def fields_of(record: Record) -> str:
    """The fields of a record in a line, without its word and without what is not there."""
    said = msgspec.json.decode(to_json(record))
    names = [name for name in record.__struct_fields__ if said.get(name) is not None]
    return " ".join(f"{name}={plain(said[name])}" for name in names)


def plain(value: Any) -> str:
    """A value without spaces."""
    return to_json(value).decode()


def bless(story: Story) -> None:
    """Tell a story anew; where the rules do not let it happen, find another game that shows it."""
    try:
        if not story.setting.seed:
            raise Lost("it is not told yet")
        text = retold(story)
    except (Lost, Illegal, msgspec.ValidationError):
        text = found_anew(story)
    story.path.write_text(text, encoding="utf-8")


def found_anew(story: Story) -> str:
    """The story in the game that tells it with the fewest steps."""
    games = (piece(story, f"golden {number}") for number in range(SEEDS))
    pieces = [found for found in games if found]
    if not pieces:
        raise LookupError(f"{story.path.name}: {SEEDS} games do not show {story.about}")
    best = min(pieces, key=lambda one: (len(one.steps) - one.quiet, len(one.steps)))
    setting = story.setting._replace(seed=best.seed)
    table, quiet = setting.table(), list(best.steps[: best.quiet])
    list(taken(table, quiet))
    deeds = [(seat, action) for seat, action, _ in taken(table, best.steps[best.quiet :])]
    lines = told(setting, quiet, deeds)
    return "\n".join([*head(story._replace(setting=setting)), *lines, ""])


def piece(story: Story, seed: str) -> Found | None:
    """The shortest piece of a game, in whole turns, that shows what the story is about."""
    setting = story.setting._replace(seed=seed)
    steps = played(setting)
    table, kinds, turns = setting.table(), [], [0]
    for seat, action, events in taken(table, steps):
        kinds.append({tag(action), *map(tag, events)})
        if setting.seats == 1 or turn_is_over(table, seat):  # alone, all is one turn
            turns.append(len(kinds))
    if "outcome" in story.about:
        kinds[-1].add("outcome")
    return best_of(story, Found(seed, steps, 0), kinds, turns)


def best_of(story: Story, whole: Found, kinds: list[set[str]], turns: list[int]) -> Found | None:
    """The fewest consecutive turns that show it all; of several, the earliest."""
    wanted = {*story.about} - {"beginning"}
    starts = [0] if "beginning" in story.about else turns
    spans = [
        (end - start, start, end)
        for start in starts
        for end in turns
        if start < end <= start + STEPS and wanted <= set().union(*kinds[start:end])
    ]
    if not spans:
        return None
    _, start, end = min(spans)
    return Found(whole.seed, whole.steps[:end], start)
