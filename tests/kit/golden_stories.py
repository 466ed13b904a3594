"""Stories: short pieces of games, told so that a diff can be read.

The first line of a file says what it shows. `about` names the kinds of actions and events that must
be read in it. Then a table is laid: by `given` lines, in the words of the scenarios of the game's
page, or from the box, with `seats`, `options` and a `seed`. After an empty line `>` is an action,
`·` an event (told to the seats in `to`, or to all), `?` what a seat sees, and the table is drawn
after a turn that changed it. A new story is its first lines, `>` and `?`: `make bless` tells it.
"""

from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from dedale.core.errors import Illegal
from dedale.core.game import AnyGame
from dedale.core.records import Event, Record, Seat, tag, to_json
from dedale.core.rng import Philox, Rng
from dedale.games import CATALOGUE
from dedale.table import Table, open_table
from tests.kit.games import kit_of
from tests.kit.golden import FOLDER, Lost

SEED = "golden"  # of chance at tables that are laid
MAZE = 7  # lines of a drawn maze


class Story(NamedTuple):
    """A file: what it shows, how its table is laid, and what is done."""

    path: Path
    head: tuple[str, ...]
    deeds: tuple[str, ...]  # lines with `>` and `?`

    @property
    def shows(self) -> str:
        """What it shows, in a sentence."""
        return self.head[0]

    @property
    def game(self) -> AnyGame:
        return CATALOGUE[self.path.parent.name]

    @property
    def about(self) -> tuple[str, ...]:
        """The kinds of actions and events that must be read in it."""
        return tuple(self.said["about"].split())

    @property
    def said(self) -> dict[str, str]:
        """What the first lines say, by their word."""
        lines = [line for line in self.head[1:] if not line.startswith("given ")]
        return dict(line.split(": ", 1) for line in lines)


class Scene:
    """A table of a story, and the chance of each step."""

    def __init__(self, game: AnyGame, state: Any, seed: str = SEED, rng: Rng | None = None) -> None:
        self.game, self.state, self.seed, self.rng = game, state, seed, rng
        self.steps = 0

    def do(self, seat: Seat, action: Any) -> tuple[Event, ...]:
        """Take an action: what happened."""
        self.steps += 1
        chance = self.rng or Philox(self.seed, self.steps)
        self.state, events, *_ = self.game.apply(self.state, seat, action, chance)
        return events

    def drawn(self) -> str:
        return kit_of(self.game.id).drawn(self.state)

    def waits_for(self, seat: Seat) -> bool:
        asked = self.game.decision(self.state)
        return asked is not None and seat in asked.seats


def stories() -> list[Story]:
    """All stories."""
    return [story_in(path) for path in sorted(FOLDER.glob("*/*.txt"))]


def story_in(path: Path) -> Story:
    """The story of a file."""
    head, _, body = path.read_text(encoding="utf-8").partition("\n\n")
    deeds = [line for line in body.splitlines() if line[:2] in ("> ", "? ")]
    return Story(path, tuple(head.splitlines()), tuple(deeds))


def retold(story: Story) -> str:
    """The file as its actions lead to it."""
    events, scene = beginning(story)
    lines = [*story.head, "", *map(worded_event, events), scene.drawn()]
    return "\n".join([*lines, *told(scene, story.deeds), ""])


def beginning(story: Story) -> tuple[tuple[Event, ...], Scene]:
    """The table as it is laid, and what happened meanwhile."""
    given = [line for line in story.head if line.startswith("given ")]
    if not given:
        table = table_of(story)
        return tuple(table.steps[0]), Scene(story.game, table.state, story.said["seed"])
    laid = import_module(f"tests.kit.scenarios.{story.game.id}").lay([*given, "do"])
    return (), Scene(story.game, laid.state, rng=getattr(laid, "rng", None))


def table_of(story: Story) -> Table:
    """A table that is laid from the box."""
    options = msgspec.json.decode(story.said.get("options", "{}"))
    return open_table(story.game.id, int(story.said["seats"]), options, story.said["seed"])


def told(scene: Scene, deeds: Iterable[str]) -> Iterator[str]:
    """What everybody does and sees, and what happens."""
    drawn = scene.drawn()
    for deed in deeds:
        seat = Seat(int(deed.split(" ", 2)[1]))
        if deed.startswith("?"):
            yield seen(scene, seat, deed)
            continue
        yield deed
        yield from map(worded_event, scene.do(seat, action_of(scene.game, deed)))
        if not scene.waits_for(seat) and scene.drawn() != drawn:
            yield changed(drawn, scene.drawn())
            drawn = scene.drawn()
    if scene.drawn() != drawn:
        yield changed(drawn, scene.drawn())
    if outcome := scene.game.outcome(scene.state):
        yield f"= {fields_of(outcome)}"


def changed(before: str, after: str) -> str:
    """The table as it is drawn now; a maze in which nothing moved is not drawn again."""
    lines = after.splitlines()
    same = lines[:MAZE] == before.splitlines()[:MAZE]
    return "\n".join(lines[MAZE:] if same else lines)


def action_of(game: AnyGame, deed: str) -> Any:
    """The action of a line."""
    _, _, kind, *fields = deed.split(" ")
    values = {name: msgspec.Raw(value.encode()) for name, _, value in map(halved, fields)}
    return msgspec.json.decode(msgspec.json.encode({"do": kind, **values}), type=game.actions)


def halved(field: str) -> tuple[str, str, str]:
    """The name and the value of a field."""
    return field.partition("=")


def seen(scene: Scene, seat: Seat, line: str) -> str:
    """What a seat sees of the table: a field of its view, or of everything in a field."""
    asked = line.partition(" = ")[0]
    value: Any = scene.game.view(scene.state, seat)
    for name in asked.split(" ")[2].split("."):
        each = isinstance(value, tuple | list)
        value = [getattr(one, name) for one in value] if each else getattr(value, name)
    return f"{asked} = {plain(value)}"


def worded_event(event: Event) -> str:
    return f"· {worded(event)}"


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
    """Tell a story anew; where the rules no longer let it happen, somebody must write it anew."""
    try:
        text = retold(story)
    except (Illegal, msgspec.ValidationError) as error:
        name = story.path.relative_to(FOLDER)
        raise Lost(f"{name}: what is done in it is refused: {error}") from error
    story.path.write_text(text, encoding="utf-8")
