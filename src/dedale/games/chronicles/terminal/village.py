"""The village after a game: slots and Nails, the stash, the Chapters and the Goblin track."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from dedale.games.chronicles.rules.in_play import is_locked, requirement, ruins
from dedale.games.chronicles.terminal.mat import lines
from dedale.games.chronicles.terminal.party import names_of
from dedale.games.chronicles.told import VillageTold, village_told
from dedale.games.chronicles.view import View
from dedale.terminal.board import TerminalScene, name_of
from dedale.text import Voice

FILLED, EMPTY = "▪", "▫"


def printed(view: View) -> VillageTold:
    """The numbers of the campaign sheet."""
    return village_told(view.options, view.options.box)


def village(scene: TerminalScene) -> Text:
    """The campaign sheet as it stands."""
    view, say = scene.view, scene.voice.say
    sheet, numbers = view.sheet, printed(view)
    head = say("saga-village", games=sheet.games, stash=sheet.stash)
    need = requirement(sheet, view.options.modifications, view.options.box)
    facts = {"count": sheet.chapters, "all": len(numbers.chapters), "need": need or 0}
    slots = range(1, len(numbers.nails) + 1)
    told = [slot_told(scene, numbers, slot) for slot in slots]
    told.append(say("saga-chapters" if need else "saga-chapters-all", **facts))
    told.append(track(scene, numbers))
    if sheet.scrolls:
        told.append(say("saga-scrolls", cards=names_of(scene.voice, "card", sheet.scrolls)))
    if pages := sum(1 for _ in stories(scene)):
        told.append(say("saga-pages", count=pages))
    return Text(f"{head}\n", "bold").append_text(lines(*told))


def slot_told(scene: TerminalScene, numbers: VillageTold, slot: int) -> str:
    """A slot: its Nails, and the building that stands there or could."""
    view, voice = scene.view, scene.voice
    sheet = view.sheet
    filled, nails = sheet.nails[slot - 1], numbers.nails[slot - 1]
    if building := sheet.slots[slot - 1]:
        who = name_of(voice, "villager", numbers.villagers[building])
        rest = f"{name_of(voice, 'building', building)} ({who})"
    elif is_locked(sheet, slot, view.options.box):
        rest = voice.say("saga-shut")
    else:
        rest = names_of(voice, "building", ruins(sheet, slot, view.options.box))
    return f"{slot} {FILLED * filled}{EMPTY * (nails - filled)} {rest}"


def track(scene: TerminalScene, numbers: VillageTold) -> str:
    """How far the Goblins are, and what comes next on their track."""
    space, told = scene.view.sheet.track, numbers.track
    spaces = {"script": [int(at) for at in told.scripts], "loss": told.losses}
    ahead = {kind: min((at for at in ats if at > space), default=0) for kind, ats in spaces.items()}
    line = [scene.voice.say("saga-track", space=space, length=told.length)]
    for kind, at in ahead.items():
        line += [scene.voice.say(f"saga-track-{kind}", space=at, count=told.loss)] if at else []
    return " ".join(line)


def stories(scene: TerminalScene) -> Iterator[tuple[str, str]]:
    """The pages of the story that the group has read, each with its title."""
    voice, sheet = scene.voice, scene.view.sheet
    for script in sheet.scripts:
        if voice.knows(f"script-{script}"):
            yield voice.say(f"script-{script}"), voice.say(f"script-{script}.story")
    for name in sheet.boxes:
        building, _, number = name.rpartition("-")
        pages = (1, 2) if number == "1" else (int(number) + 1,)
        for page in pages:
            if voice.knows(f"story-{building}-{page}"):
                title = name_of(voice, "building", building)
                yield title, voice.say(f"story-{building}-{page}")


def told_stories(scene: TerminalScene) -> RenderableType:
    """All pages, to be read."""
    parts: list[Text] = []
    for title, story in stories(scene):
        parts += [Text(title, "bold"), lines(story, indent="")]
    return Group(*parts)


def text_of(voice: Voice, key: str, form: str = "text") -> str:
    """What a card does, in words, where there are some."""
    try:
        return voice.say(f"{key}.{form}") if voice.knows(key) else ""
    except KeyError:  # it has a name only
        return ""
