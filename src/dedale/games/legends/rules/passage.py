"""The monster passage: entering, moving, traps, arriving (LG-PASS, LG-TRAP)."""

from msgspec.structs import replace

from dedale.core.records import with_item
from dedale.games.legends.content import ExtraCart, Food, Monster, Moon
from dedale.games.legends.effects import MoveCards
from dedale.games.legends.events import (
    Advanced,
    CastleEntered,
    Defeated,
    Entered,
    Relocated,
    ThreatRemoved,
    TrapSprung,
)
from dedale.games.legends.rules.now import Look, Mat, Now
from dedale.games.legends.state import CrystalScene, Prowler

CELLS = 6
SLOTS = {2: 0, 4: 1}
"""LG-MAT-8: the trap slot that a step to the right from a cell crosses."""


def plain(card: str) -> str:
    """The id of a game card, without its Darkness icon."""
    return card.removesuffix("+dark")


def monster_of(mat: Mat, card: str) -> Monster | None:
    """The values of a monster; None for moons and carts."""
    found = mat.box.game_cards[card]
    return found if isinstance(found, Monster) else None


def monster_at(mat: Look, cell: int) -> Monster | None:
    """The monster on a cell of the passage."""
    card = mat.passage[cell - 1]
    return monster_of(mat, card.card) if card else None


def monsters(mat: Look) -> list[int]:
    """The cells with monsters."""
    return [cell for cell in range(1, CELLS + 1) if monster_at(mat, cell)]


def health_of(mat: Mat, card: Prowler) -> int:
    """LG-FIGHT-17, LG-CH3-19: how much damage a monster needs in all."""
    found = monster_of(mat, card.card)
    assert found is not None
    return found.health + card.crystals


def entry_of(mat: Mat) -> int:
    """LG-PASS-1: where passage cards enter."""
    secret = mat.scene.secret if isinstance(mat.scene, CrystalScene) else None
    return 2 if secret == 1 else 1


def enter(now: Now, card: str) -> None:
    """LG-PASS-1 to LG-PASS-4: a passage card comes in; if there is no room, all cards move on."""
    entry = entry_of(now)
    if now.passage[entry - 1] is not None:
        for cell in range(CELLS, 0, -1):
            if now.passage[cell - 1] is not None:
                advance(now, cell)
    found = now.box.game_cards[card]
    fire = isinstance(found, Monster) and found.fire is not None
    crystals = found.crystals if isinstance(found, ExtraCart) else 0
    now.passage[entry - 1] = Prowler(card, fire=fire, crystals=crystals)
    now.tell(Entered(card=card, cell=entry))
    hooks = now.hooks
    hooks.entered(now, entry)
    hooks.arrived(now, entry)


def advance(now: Now, cell: int) -> None:
    """LG-PASS-6: a card moves one cell right: it leaves, springs a trap, and arrives."""
    card = now.card_on(cell)
    now.passage[cell - 1] = None
    secret = now.scene.secret if isinstance(now.scene, CrystalScene) else None
    target = cell
    while True:
        if target == CELLS:
            castle(now, card)
            return
        alive = spring(now, card, target)
        if alive is None:
            return
        card, target = alive, target + 1
        if target != secret:  # LG-CH3-25
            break
    now.passage[target - 1] = card
    now.tell(Advanced(card=card.card, cell=target))
    now.hooks.arrived(now, target)


def castle(now: Now, card: Prowler) -> None:
    """LG-PASS-5, LG-END-2: a card in the castle loses the chapter, unless it is a cart."""
    now.tell(CastleEntered(card=card.card))
    if not now.hooks.welcomed(now, card):
        moon = isinstance(now.box.game_cards[card.card], Moon)
        now.end("moon" if moon else "castle")


def spring(now: Now, card: Prowler, cell: int) -> Prowler | None:
    """LG-TRAP-3 to LG-TRAP-7, LG-CH1-21: a trap under a step to the right; None where it kills."""
    slot = SLOTS.get(cell)
    found = monster_of(now, card.card)
    if slot is None or not now.traps[slot] or found is None or not found.traps:
        return card
    number = now.traps[slot]
    now.set_trap(slot, 0)
    hurt = replace(card, damage=card.damage + number)
    before, now.passage[cell] = now.passage[cell], hurt  # it is seen to be hurt there
    now.tell(TrapSprung(card=card.card, cell=cell + 1, damage=number))
    now.passage[cell] = before
    if hurt.damage < health_of(now, hurt):
        return hurt
    now.gone = (*now.gone, card.card)
    now.tell(Defeated(card=card.card, cell=cell + 1))
    now.hooks.trapped(now, hurt, cell + 1)
    return None


def push(now: Now, cell: int) -> None:
    """LG-PASS-7: a card moves one cell right; whatever lies there is pushed first."""
    target = cell + 1
    if target <= CELLS and now.passage[target - 1] is not None:
        push(now, target)
    advance(now, cell)


def swap(now: Now, first: int, second: int) -> None:
    """LG-PASS-8, LG-TRAP-8: two cells exchange what lies on them; cards arrive, traps rest."""
    one, other = now.passage[first - 1], now.passage[second - 1]
    now.passage[first - 1], now.passage[second - 1] = other, one
    for cell in (first, second):
        card = now.passage[cell - 1]
        if card is not None:
            now.tell(Relocated(card=card.card, cell=cell))
            now.hooks.arrived(now, cell)


def movable(mat: Look, effect: MoveCards) -> list[int]:
    """LG-CH2-16, LG-CH5-20: the cards that can be moved somewhere."""
    cells = [cell for cell, card in enumerate(mat.passage, 1) if card is not None]
    if effect.monsters:
        cells = monsters(mat)
    return [cell for cell in cells if targets(mat, effect, cell)]


def targets(mat: Look, effect: MoveCards, cell: int) -> list[int]:
    """Where a card can be moved: an empty cell, or one whose card it is swapped with."""
    return [
        other
        for other, card in enumerate(mat.passage, 1)
        if other != cell and (card is None or effect.swap)
    ]


def eats(mat: Look, card: Prowler, food: Food) -> bool:
    """Whether a monster feeds on this."""
    found = monster_of(mat, card.card)
    return found is not None and found.eats is food


def remove_threat(now: Now, cell: int) -> None:
    """LG-EVENT-8: a threat leaves the passage."""
    token = now.threats[cell - 1]
    assert token is not None
    now.threats = with_item(now.threats, cell - 1, None)
    now.tell(ThreatRemoved(token=token, cell=cell))
