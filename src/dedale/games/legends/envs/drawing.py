"""Draws a view of legends for people who watch an agent: as text, and as a picture."""

from dedale.core.extras import extra
from dedale.core.numbers import Plane
from dedale.games.legends.content import BOX, Monster
from dedale.games.legends.envs.reached import GOAL, points
from dedale.games.legends.state import DarkScene, Prowler, Spot, Stage
from dedale.games.legends.view import View
from dedale.maze.picture import TILE, Ink, figure, frame

with extra("rl"):
    import numpy as np

ROWS, COLUMNS = 4, 7  # the Incarnation, the passage, the hero path, the places
STONE, PATH, PLACE, BEAST, MOON, BODY, FIRE, DARK, HEAD = (
    (105, 130, 142),
    (242, 226, 188),
    (58, 125, 98),
    (150, 60, 52),
    (196, 200, 226),
    (90, 70, 130),
    (226, 120, 30),
    (40, 40, 46),
    (20, 10, 40),
)
INKS: dict[str, Ink] = {
    "knight": (214, 60, 48),
    "smith": (244, 184, 36),
    "scout": (30, 140, 80),
    "enchantress": (40, 96, 190),
}


def text(view: View) -> str:
    """The passage, the places, the heroes, and how far the chapter is."""
    lines = [f"{view.chapter}, turn {view.turn}, {view.size} game cards left, {view.stage}"]
    if isinstance(view.scene, DarkScene):
        lines.append(incarnation(view.scene))
    cells = enumerate(zip(view.passage, view.threats, strict=True), 1)
    lines += [f"passage {n}: {lying(card)}{f', {t}' if t else ''}" for n, (card, t) in cells]
    lines += [f"place {n}: {spot_line(spot)}" for n, spot in enumerate(view.spots, 1)]
    lines += [hero_line(view, hero) for hero in range(len(view.boards))]
    ended = "" if view.stage is not Stage.OVER else f", {view.reason}"
    lines.append(f"{100 * points(view) // GOAL}% done{ended}")
    return "\n".join(lines) + "\n"


def lying(card: Prowler | None) -> str:
    """What lies on a cell of the passage."""
    if card is None:
        return "–"
    kind = BOX.game_cards[card.card]
    if not isinstance(kind, Monster):
        return card.card
    told = f"{card.card} {kind.health + card.crystals - card.damage}♥"
    return told + f" with {len(card.ravagers)} ravagers" * bool(card.ravagers)


def spot_line(spot: Spot) -> str:
    """A place, and what lies on it."""
    found = [f"{spot.fires} fires"] * bool(spot.fires) + [f"{spot.crystals} crystals"] * bool(
        spot.crystals
    )
    found += ["dark"] * spot.dark + ["sabotaged"] * spot.sabotaged
    return ", ".join([spot.place, *found])


def hero_line(view: View, hero: int) -> str:
    """A hero: where, how well, with what."""
    board = view.boards[hero]
    hand = view.cards[board.seat].hand
    cards = f"{view.cards[board.seat].count} cards" if hand is None else ", ".join(hand) or "–"
    acts = ", to act" if hero == view.acting else ""
    values = f"{board.resistance}♥ {board.usable}/{board.usable + board.inactive}✦"
    return f"{board.hero} on {board.cell}, {values}, hand: {cards}{acts}"


def incarnation(dark: DarkScene) -> str:
    """The row of the Incarnation."""
    bodies = [coil.body if coil else "tail" for coil in dark.row]
    return f"incarnation from {dark.entry}: {', '.join([*bodies, 'head'])}"


def picture(view: View) -> Plane:
    """The mat from above: four rows of tiles, heroes as squares on their path."""
    image = np.full((ROWS * TILE, COLUMNS * TILE, 3), 255, np.uint8)
    if isinstance(view.scene, DarkScene):
        for index in range(len(view.scene.row)):
            tile(image, 0, view.scene.entry + index)[:] = BODY
        tile(image, 0, min(view.scene.head, COLUMNS))[:] = HEAD
    for cell, card in enumerate(view.passage, 1):
        beast = card is not None and isinstance(BOX.game_cards[card.card], Monster)
        tile(image, 1, cell)[:] = STONE if card is None else BEAST if beast else MOON
    for cell in range(1, COLUMNS + 1):
        tile(image, 2, cell)[:] = PATH
    for number, spot in enumerate(view.spots, 1):
        here = tile(image, 3, number)
        here[:] = FIRE if spot.fires else PLACE
        if spot.dark or spot.sabotaged:
            frame(here, DARK)
    for hero, board in enumerate(view.boards):
        figure(tile(image, 2, board.cell), hero, INKS[board.hero])
    return image


def tile(image: Plane, row: int, cell: int) -> Plane:
    """The pixels of a cell, counted from 1."""
    return image[TILE * row :, TILE * (cell - 1) :][:TILE, :TILE]
