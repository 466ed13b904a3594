"""What lies on the mat, in numbers."""

from dedale.core.facts import padded
from dedale.games.legends.content import BOX, Monster, Moon
from dedale.games.legends.envs.order import BODIES, FAIRIES, PASSAGE_CARDS
from dedale.games.legends.envs.order import PLACES as NAMES
from dedale.games.legends.state import (
    CrystalScene,
    DarkScene,
    FireScene,
    Lava,
    MagmaScene,
    MoonScene,
    Prowler,
    Spot,
)
from dedale.games.legends.view import View

CELLS = 6
CARD = 10  # numbers of a card of the passage
PASSAGE = CELLS * CARD
MOONS = tuple(id for id, card in BOX.game_cards.items() if isinstance(card, Moon))
LAVA = tuple(Lava)


def passage(view: View) -> list[int]:
    """The cards of the passage, by cell, with the values that are printed on them."""
    return [value for cell in range(CELLS) for value in card(view, cell)]


def card(view: View, cell: int) -> list[int]:
    """A cell: card, health, armour, claws, dread, damage, fire, crystals, Ravagers, the first."""
    lying = view.passage[cell]
    waiting = view.scene.waiting[cell] if isinstance(view.scene, FireScene) else ()
    ravagers = (lying.ravagers if lying else ()) or waiting
    first = ravagers[0] if ravagers else 0
    return [*(prowler(lying) if lying else [0] * (CARD - 2)), len(ravagers), first]


def prowler(lying: Prowler) -> list[int]:
    """A card with what lies on it; claws and armour as they count in this turn."""
    kind = BOX.game_cards[lying.card]
    values = [0, 0, 0, 0]
    if isinstance(kind, Monster):
        armour, claws = (max(0, value - lying.tamed) for value in (kind.armour, kind.claws))
        values = [kind.health + lying.crystals, armour, claws, kind.dread]
    return [PASSAGE_CARDS.number(lying.card), *values, lying.damage, lying.fire, lying.crystals]


SPOT = 9 + len(FAIRIES)
PLACES = CELLS * SPOT


def places(view: View) -> list[int]:
    """The places, by their number."""
    told = [value for spot in view.spots for value in place(view, spot)]
    return padded(told, PLACES)


def place(view: View, spot: Spot) -> list[int]:
    """A place, with what lies on it, and whether it was used in this turn."""
    return [
        NAMES.number(spot.place),
        spot.fires,
        spot.crystals,
        spot.guild,
        spot.storm is not None,
        spot.dark,
        spot.sabotaged,
        spot.dark_above,
        spot.place in view.visited,
        *FAIRIES.counts(spot.fairies),
    ]


COIL = 4
SCENE = 16 + len(MOONS) + CELLS + COIL * (CELLS + 1)


def scene(view: View) -> list[int]:
    """What only one chapter has: its numbers stand in its own places, the others are 0."""
    told = [0] * SCENE
    first = 16
    match view.scene:
        case FireScene(mud=mud):
            told[0] = mud or 0
        case MoonScene() as moons:
            told[1:4] = moons.portals, len(moons.storms), len(moons.brewing)
            told[first : first + len(MOONS)] = [moon in moons.observed for moon in MOONS]
        case CrystalScene() as cart:
            told[4:7] = cart.cart, cart.load, cart.delivered
            told[7:10] = cart.gate or 0, cart.bats or 0, cart.secret or 0
            told[10] = holder(view, cart.key)
        case MagmaScene() as magma:
            told[10], told[11] = holder(view, magma.magma), magma.dial
            at = first + len(MOONS)
            told[at : at + CELLS] = [LAVA.index(t) + 1 if t else 0 for t in magma.lava]
        case DarkScene() as dark:
            told[0] = dark.mud or 0
            told[12:16] = dark.left, dark.right, dark.defeated, dark.head
            at = first + len(MOONS) + CELLS
            told[at:] = row(dark)
    return told


def holder(view: View, hero: int | None) -> int:
    """Who has the key or the magma, counted from the hero who acts; 0 is nobody."""
    return 0 if hero is None else (hero - view.acting) % len(view.boards) + 1


def row(dark: DarkScene) -> list[int]:
    """The Incarnation by cell: a body, counted from 2, with its damages; 1 is the Tail."""
    told = [0] * (COIL * (CELLS + 1))
    for index, coil in enumerate(dark.row):
        at = COIL * (dark.entry + index - 1)
        if coil is None:
            told[at] = 1
        else:
            told[at] = BODIES.number(coil.body) + 1
            told[at + 1 : at + COIL] = coil.damage, coil.crystal, coil.storm
    return told
