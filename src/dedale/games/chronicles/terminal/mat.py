"""The maze: Portals, Echoes, figures and tokens, each with a sign that needs no colour."""

from collections.abc import Collection
from textwrap import wrap

from rich.text import Text

from dedale.games.chronicles.outlook import Outlook
from dedale.games.chronicles.view import View
from dedale.games.chronicles.words import COLOURS, Hero
from dedale.maze.cell import CELLS, Cell
from dedale.terminal.board import TerminalScene, name_of
from dedale.terminal.maze import EMBLEMS, Square, draw_maze, turns

WIDTH = 78
MOST = 5  # figures and tokens that are drawn on one tile
PORTAL, ECHO, HOME = "◎", "○", "⌂"
LOOTER, WARDEN, DRAGON = ("▾", "#ff8a7d"), ("■", "#c9b8e8"), ("Ω", "#ffd24a")
TOKENS = {"snare": ("¤", "#e0e0e0"), "bloom": ("✿", "#f2a0c8"), "wisp": ("*", "#9fe8ff")}
HEROES = dict(zip(Hero, EMBLEMS.values(), strict=True))
"""How Characters are drawn: a sign and a colour."""


def lines(*told: str, indent: str = "    ") -> Text:
    """Sentences, each from the start of a line; what is too long goes on further right."""
    parts = [part for line in told for part in wrap(line, WIDTH, subsequent_indent=indent)]
    return Text("\n".join(parts))


def maze(scene: TerminalScene, shown: Outlook, lit: Collection[Cell]) -> Text:
    """The tiles with what lies and stands on them; places that can be chosen are lit."""
    marks, figures = labels(scene, shown), standing(scene.view, shown)
    wanted = {portal.cell for portal in shown.portals if portal}
    squares = []
    for cell, tile in zip(CELLS, shown.maze.tiles, strict=True):
        here = [sign for at, sign in figures if at == cell][:MOST]
        label = marks.get(cell, "")
        squares.append(Square(cell, tile.openings, label, here, cell in lit, cell in wanted))
    return draw_maze(squares, ())


def labels(scene: TerminalScene, shown: Outlook) -> dict[Cell, str]:
    """What is written on tiles: start corners, Echoes and Portals with the names of their Items."""
    view, voice = scene.view, scene.voice
    starts = dict(zip(Hero, view.starts, strict=True))
    found = {starts[piece.hero]: HOME + HEROES[piece.hero][0] for piece in view.pieces}
    for echo in shown.echoes:
        found[echo.cell] = ECHO + name_of(voice, "item", echo.item)
    for colour, portal in zip(COLOURS, shown.portals, strict=True):
        if portal:
            mark = voice.say(f"saga-mark-{colour}")
            found[portal.cell] = f"{PORTAL}{mark}{name_of(voice, 'item', portal.item)}"
    return found


def standing(view: View, shown: Outlook) -> list[tuple[Cell, tuple[str, str]]]:
    """Who stands where: Characters first, then the Dragon, Goblins and tokens."""
    heroes = zip(shown.pieces, view.pieces, strict=True)
    found = [(cell, HEROES[piece.hero]) for cell, piece in heroes]
    found += [(shown.dragon, DRAGON)] if shown.dragon else []
    found += [(cell, WARDEN) for cell in shown.wardens]
    found += [(cell, LOOTER) for cell in shown.looters]
    return found + [(cell, TOKENS[kind]) for kind, cell in shown.tokens]


def portals(scene: TerminalScene) -> Text:
    """The Portals with their Items, the sets of these, and Looters who are there."""
    view, voice = scene.view, scene.voice
    told = []
    for colour, portal in zip(COLOURS, view.portals, strict=True):
        if portal:
            group = name_of(voice, "set", view.options.box.set_of.get(portal.item, ""))
            name = name_of(voice, "item", portal.item)
            looted = LOOTER[0] * view.looters.count(portal.cell)
            mark = voice.say(f"saga-mark-{colour}")
            told.append(f"{PORTAL}{mark} {name} ({group}) {portal.cell.label}{looted}")
    pairs = [told[first : first + 2] for first in range(0, len(told), 2)]
    return lines(*("   ".join(pair) for pair in pairs))


def spare(scene: TerminalScene) -> Text:
    """The extra tile as it can lie, each rotation with its letter."""
    return Text(scene.voice.say("spare", turns=turns(scene.view.spare.shape)))
