"""The mat: the monster passage, the hero path, and the places beside them.

Six columns of ten letters stand for the cells 1 to 6, and a seventh for the castle, so that
neighbours stand below one another. Everything can be read without colour.
"""

from collections.abc import Sequence
from textwrap import wrap

from rich.text import Text

from dedale.core.records import tag
from dedale.games.legends.content import Body, Box, ExtraCart, Food, Monster, Moon, box_of
from dedale.games.legends.state import (
    Coil,
    CrystalScene,
    DarkScene,
    FireScene,
    Lava,
    MagmaScene,
    MoonScene,
    Prowler,
    Spot,
    Stage,
)
from dedale.games.legends.terminal.brief import HEART, costs, gives, icon_word, options_told, times
from dedale.games.legends.view import View
from dedale.terminal.board import TerminalScene, name_of
from dedale.text import Voice

WIDE, CELLS = 10, 6
WIDTH = (WIDE + 1) * (CELLS + 1)
SLOTS = {2: 0, 4: 1}  # the trap slot on the right of a cell


def box(view: View) -> Box:
    """What the table is played with."""
    return box_of(view.options.pack)


def laid(view: View) -> bool:
    """Whether the mat of the chapter lies open; before, it may still be that of another one."""
    return view.stage is not Stage.SETUP and tag(view.scene) == view.chapter


def fitted(text: str, lines: int) -> list[str]:
    """A text in lines that fit a cell; what does not fit is cut off."""
    return wrap(text, WIDE, max_lines=lines, placeholder="…")


def row(cells: Sequence[Sequence[str]]) -> str:
    """Cells of several lines, side by side."""
    height = max((len(cell) for cell in cells), default=0)
    lines = []
    for number in range(height):
        parts = [cell[number] if number < len(cell) else "" for cell in cells]
        lines.append("│".join(f"{part:<{WIDE}.{WIDE}}" for part in parts).rstrip())
    return "\n".join(lines)


def rim(view: View, castle: str) -> str:
    """The numbers of the cells, with the traps on the right of cells 2 and 4."""
    parts = []
    for cell in range(1, CELLS + 1):
        part = f"── {cell} ".ljust(WIDE, "─")
        if cell in SLOTS:
            part = f"{part[:-3]}[{view.traps[SLOTS[cell]] or ' '}]"
        parts.append(part)
    return "┬".join([*parts, f"─ {castle} ".ljust(WIDE, "─")])


def passage(scene: TerminalScene) -> Text:
    """The monster passage towards the castle, and in chapter V the row above it."""
    view: View = scene.view
    castle = scene.voice.say("mat-castle")
    told = []
    if isinstance(view.scene, DarkScene):
        told += [scene.voice.say("mat-incarnation"), row(incarnation(scene, view.scene))]
    told += [rim(view, castle), row([cell_told(scene, cell) for cell in range(1, CELLS + 1)])]
    return Text("\n".join(told), no_wrap=True)


def cell_told(scene: TerminalScene, cell: int) -> list[str]:
    """A cell of the passage: its card, what it takes, and what lies there."""
    view, say = scene.view, scene.voice.say
    card: Prowler | None = view.passage[cell - 1]
    lines = card_lines(scene, card) if card else ["·"]
    if isinstance(view.scene, FireScene) and view.scene.waiting[cell - 1]:
        lines += ravagers(scene, view.scene.waiting[cell - 1])
    if threat := view.threats[cell - 1]:
        lines += fitted("+" + name_of(scene.voice, "token", threat), 1)
    if isinstance(view.scene, CrystalScene) and view.scene.secret == cell:
        lines += fitted(say("mat-secret"), 1)
    if isinstance(view.scene, MagmaScene) and cell in marked(view, view.scene):
        lines += fitted(say("mat-marked"), 1)
    return lines


def marked(view: View, scene: MagmaScene) -> tuple[int, ...]:
    """LG-CH4-4: the cells that the dial marks."""
    return box(view).chapters[view.chapter].marks[scene.dial - 1]


def card_lines(scene: TerminalScene, card: Prowler) -> list[str]:
    """A card of the passage."""
    voice, kind = scene.voice, box(scene.view).game_cards[card.card]
    lines = fitted(name_of(voice, "card", card.card), 2)
    match kind:
        case Monster():
            lines += values(scene, kind, card)
        case Moon():
            lines += [voice.say("mat-moon-cell", cell=kind.cell)]
            lines += [line for cost in kind.costs for line in fitted(costs(voice, cost), 1)]
    if card.fire:
        lines.append(name_of(voice, "token", "fire"))
    if card.crystals or isinstance(kind, ExtraCart):
        lines.append(voice.say("mat-crystals", count=card.crystals))
    return lines + ravagers(scene, card.ravagers)


def values(scene: TerminalScene, monster: Monster, card: Prowler) -> list[str]:
    """LG-FIGHT: health left and in all, armour, claws and dread."""
    health = monster.health + card.crystals
    if monster.eats is Food.DUST:
        left = f"✦{sum(board.eaten for board in scene.view.boards)}"
    else:
        left = f"{HEART}{health - card.damage}/{health}"
    armour, claws = (max(0, n - card.tamed) for n in (monster.armour, monster.claws))
    return [left, *marks(scene.voice, armour, claws, monster.dread)]


def marks(voice: Voice, armour: int, claws: int, dread: int) -> list[str]:
    """Armour, claws and dread by their letters; those that are there."""
    found = (("armour", armour), ("claws", claws), ("dread", dread))
    told = " ".join(voice.say(f"mark-{name}") + str(n) for name, n in found if n)
    return [told] if told else []


def ravagers(scene: TerminalScene, damages: tuple[int, ...]) -> list[str]:
    """LG-CH1-17: the Ravagers on a cell, with the health that each has left."""
    kind = box(scene.view).chapters[scene.view.chapter].ravager
    if not damages or kind is None:
        return []
    left = " ".join(f"{HEART}{kind.health - damage}" for damage in damages)
    name = fitted(name_of(scene.voice, "card", kind.id), 1)
    return [*name, left, *marks(scene.voice, kind.armour, kind.claws, kind.dread)]


def incarnation(scene: TerminalScene, dark: DarkScene) -> list[list[str]]:
    """LG-CH5-3: the row of bodies, the Head nearest to the castle."""
    cells: list[list[str]] = [[] for _ in range(CELLS + 1)]
    for index, coil in enumerate(dark.row):
        cells[dark.entry + index - 1] = (
            coil_lines(scene, coil) if coil else [scene.voice.say("mat-tail")]
        )
    cells[min(dark.head, CELLS + 1) - 1] = [scene.voice.say("mat-head")]
    return cells


def coil_lines(scene: TerminalScene, coil: Coil) -> list[str]:
    """A body: how it can be defeated, and by what."""
    voice, body = scene.voice, box(scene.view).bodies[coil.body]
    return [*fitted(name_of(voice, "card", body.id), 2), *body_values(voice, body, coil)]


def body_values(voice: Voice, body: Body, coil: Coil) -> list[str]:
    """LG-CH5-13 to LG-CH5-16: what takes it down."""
    lines = []
    if body.health:
        lines.append(f"{HEART}{body.health - coil.damage}/{body.health}")
    for key, whole, taken in (
        ("mat-crystal", body.crystal, coil.crystal),
        ("mat-shock", body.storm, coil.storm),
    ):
        lines += [f"{voice.say(key)} {whole - taken}/{whole}"] if whole else []
    quick = ((icon_word(voice, "ranged"), body.ranged), (icon_word(voice, "sword"), body.sword))
    once = [times(word, need) for word, need in quick if need]
    lines += [voice.say("mat-once"), *once] if once else []
    return lines + marks(voice, 0, body.claws, 0)


def path(scene: TerminalScene) -> Text:
    """The hero path, 1 to 7: who stands where, and what lies there."""
    view: View = scene.view
    cells = [
        [line for note in cell_notes(scene, cell) for line in fitted(note, 1)]
        for cell in range(1, CELLS + 2)
    ]
    numbers = "┴".join(f"── {cell} ".ljust(WIDE, "─") for cell in range(1, CELLS + 2))
    between = gaps(scene)
    told = [numbers[: WIDTH - 1], row(cells)]
    if view.boards and between:
        told.append(between)
    return Text("\n".join(told), no_wrap=True)


def cell_notes(scene: TerminalScene, cell: int) -> list[str]:
    """What is to be told of a cell of the hero path."""
    view, say = scene.view, scene.voice.say
    heroes = "".join(short(scene.voice, board.hero) for board in view.boards if board.cell == cell)
    notes = [heroes or "·"]
    notes += [say("mat-cave-in")] if view.cave_in == cell else []
    match view.scene:
        case FireScene(mud=mud) | DarkScene(mud=mud) if mud == cell:
            notes.append(say("mat-mud"))
        case CrystalScene(cart=cart, load=load) if cart == cell:
            notes.append(say("mat-cart", count=load))
        case MagmaScene(lava=lava) if cell <= CELLS and lava[cell - 1]:
            hot = lava[cell - 1] in (Lava.HOT, Lava.HOT_ROUGH)
            notes.append(say("mat-lava-hot" if hot else f"mat-lava-{lava[cell - 1]}"))
    return notes


def gaps(scene: TerminalScene) -> str:
    """What lies between two cells of the hero path."""
    say, told = scene.voice.say, []
    match scene.view.scene:
        case CrystalScene(gate=gate, bats=bats):
            told += [say("mat-gate", left=gate, right=gate + 1)] if gate else []
            told += [say("mat-bats", left=bats, right=bats + 1)] if bats else []
        case MoonScene(portals=True):
            told.append(say("mat-portals"))
    return " ".join(told)


def short(voice: Voice, hero: str) -> str:
    """Two letters for a hero."""
    return name_of(voice, "hero", hero)[:2].capitalize()


def places(scene: TerminalScene) -> Text:
    """The places by their number: what lies on them, and what they cost and give."""
    view: View = scene.view
    lines = []
    for number, spot in enumerate(view.spots, start=1):
        kind = box(view).places[spot.place]
        name = name_of(scene.voice, "place", spot.place)
        notes = spot_notes(scene, spot)
        options = options_told(scene.voice, kind.options) if kind.options else ""
        told = f"{number} {name}{f' [{notes}]' if notes else ''}{': ' if options else ''}{options}"
        lines += wrap(told, WIDTH, subsequent_indent="    ")
    return Text("\n".join(lines))


def spot_notes(scene: TerminalScene, spot: Spot) -> str:
    """The tokens and fairies on a place, and whether it was used in this turn."""
    view, say, voice = scene.view, scene.voice.say, scene.voice
    kind = box(view).places[spot.place]
    told = [times(name_of(voice, "token", "fire"), spot.fires)] if spot.fires else []
    if isinstance(view.scene, CrystalScene) and kind.crystals:
        told.append(say("mat-spaces", count=spot.crystals, all=kind.crystals))
    told += [say("mat-guild", count=spot.guild)] if spot.guild else []
    told += [say("mat-storm")] if spot.storm else []
    told += [name_of(voice, "token", "darkness")] if spot.dark else []
    told += [say("mat-sabotaged")] if spot.sabotaged else []
    told += [name_of(voice, "card", card) for card in spot.fairies]
    told += [say("mat-used")] if spot.place in view.visited else []
    return ", ".join(told)


def rewards(scene: TerminalScene) -> Text:
    """LG-REW: what the cards of the passage bring to whoever defeats them."""
    told = []
    for cell, card in enumerate(scene.view.passage, start=1):
        kind = box(scene.view).game_cards[card.card] if card else None
        if isinstance(kind, Monster | Moon) and kind.reward:
            told.append(f"{cell}: {gives(scene.voice, kind.reward)}")
    line = scene.voice.say("mat-rewards", rewards="  ".join(told)) if told else ""
    return Text("\n".join(wrap(line, WIDTH, subsequent_indent="    ")))
