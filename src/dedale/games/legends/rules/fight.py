"""Fighting: who can be attacked, what it takes, and what comes back (LG-FIGHT)."""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec.structs import replace

from dedale.core.records import Event, with_item
from dedale.games.legends.actions import Attack, Commit, Weapon
from dedale.games.legends.content import Body, Food, Monster
from dedale.games.legends.effects import AnyEffect, Device, Hit, Icon, Range, Token
from dedale.games.legends.events import Attacked, Defeated, DeviceFired, DustFreed
from dedale.games.legends.rules.heroes import lose, use, use_ranged
from dedale.games.legends.rules.now import Look, Now
from dedale.games.legends.rules.passage import CELLS, eats, health_of, monster_at
from dedale.games.legends.state import Coil, DarkScene, FireScene
from dedale.games.legends.tasks import Attacking, Defeating, Resolving


class Blow(NamedTuple):
    """An attack that happens."""

    hero: int
    cell: int
    way: Weapon | Device
    damage: int
    back: int  # resistance that it costs the hero
    told: Event  # as soon as the damage is placed


class Foe(NamedTuple):
    """What can be attacked on a cell, with the values that count there."""

    card: str
    left: int  # damage that it still takes; of a quick body, the icons that one attack needs
    armour: int = 0
    claws: int = 0
    dread: int = 0
    ravager: bool = False
    body: bool = False
    quick: bool = False  # it is defeated by one attack, or not at all (LG-CH5-16)


def ravagers_on(mat: Look, cell: int) -> tuple[int, ...]:
    """LG-CH1-16, LG-CH1-19, LG-CH1-20: the Ravagers on a cell, with or without a monster."""
    card = mat.passage[cell - 1]
    if card is not None:
        return card.ravagers
    return mat.scene.waiting[cell - 1] if isinstance(mat.scene, FireScene) else ()


def coil_on(mat: Look, cell: int) -> Coil | None:
    """LG-CH5-3: the body on a cell of the row."""
    if not isinstance(mat.scene, DarkScene):
        return None
    index = cell - mat.scene.entry
    return mat.scene.row[index] if 0 <= index < len(mat.scene.row) else None


def foe_on(mat: Look, cell: int, way: Weapon | Device) -> Foe | None:
    """What an attack on a cell meets, if it can hurt it (LG-FIGHT-2, LG-FIGHT-5, LG-FAIRY-13)."""
    ravagers = ravagers_on(mat, cell)
    if ravagers:
        return ravager_foe(mat, ravagers[0])  # LG-CH1-18
    card, found = mat.passage[cell - 1], monster_at(mat, cell)
    if card is not None:
        if found is None:
            return None
        threat = mat.threats[cell - 1]
        left = health_of(mat, card) - card.damage
        if found.eats is Food.DUST:
            left = mat.board.eaten  # LG-CH2-25, LG-CH2-27
        if left <= 0:
            return None
        return Foe(
            card.card,
            left,
            max(0, found.armour + (threat is Token.CARAPACE) - card.tamed),
            max(0, found.claws + (threat is Token.FURY) - card.tamed),
            found.dread + (threat is Token.DREAD),
        )
    coil = coil_on(mat, cell)
    return body_foe(mat.box.bodies[coil.body], coil, way) if coil else None


def ravager_foe(mat: Look, damage: int) -> Foe:
    """LG-CH1-17, LG-CH1-20: a Ravager has its own values, and no threat adds to them."""
    ravager = mat.box.chapters[mat.chapter].ravager
    assert ravager is not None
    left = ravager.health - damage
    return Foe(ravager.id, left, ravager.armour, ravager.claws, ravager.dread, ravager=True)


def body_foe(body: Body, coil: Coil, way: Weapon | Device) -> Foe | None:
    """LG-CH5-13 to LG-CH5-16: what of a body an attack of this kind can hurt."""
    if body.sword or body.ranged:
        quick: dict[Weapon | Device, int] = {Weapon.SWORD: body.sword, Weapon.RANGED: body.ranged}
        need = quick.get(way, 0)
        return Foe(body.id, need, claws=body.claws, body=True, quick=True) if need else None
    if body.health:
        return Foe(body.id, body.health - coil.damage, claws=body.claws, body=True)
    parts: dict[Weapon | Device, int] = {Device.CRYSTAL_TRAP: body.crystal - coil.crystal}
    parts[Device.MAGIC_SHOCK] = body.storm - coil.storm
    left = parts.get(way)
    return Foe(body.id, left, body=True) if left is not None and left > 0 else None


def blocked(mat: Look, cell: int) -> bool:
    """LG-FIGHT-20: whether the cave-in lies between the acting hero and a cell beside it."""
    return mat.cave_in == cell == mat.board.cell


def reaching(mat: Look, distance: int) -> int:
    """LG-FIGHT-9, LG-POOL-7: the ranged icons that reach so far."""
    return sum(mat.board.pool.ranged[distance - 1 :])


def attacks(mat: Look) -> list[Attack]:
    """LG-FIGHT-3, LG-FIGHT-6, LG-FIGHT-9, LG-FIGHT-10: the attacks that would do damage."""
    here, pool = mat.board.cell, mat.board.pool
    found = []
    if pool.sword and here <= CELLS and not blocked(mat, here):
        foe = foe_on(mat, here, Weapon.SWORD)
        if foe and pool.sword > foe.armour and (not foe.quick or pool.sword >= foe.left):
            found.append(Attack(Weapon.SWORD, here))  # LG-CH5-16
    if any(pool.ranged):
        for cell in range(1, CELLS + 1):
            count = reaching(mat, abs(here - cell)) if cell != here else 0
            if count:
                foe = foe_on(mat, cell, Weapon.RANGED)
                if foe and (not foe.quick or count >= foe.left):
                    found.append(Attack(Weapon.RANGED, cell))
    return found


def commits(mat: Look, task: Attacking) -> tuple[Commit, ...]:
    """LG-ACT-7: every number of icons that makes a difference, and of shields."""
    foe = foe_on(mat, task.cell, task.way)
    assert foe is not None
    pool, here = mat.board.pool, mat.board.cell
    if task.way is Weapon.RANGED:
        least = foe.left if foe.quick else 1
        most = min(reaching(mat, abs(here - task.cell)), foe.left)
        return tuple(Commit(icons) for icons in range(least, most + 1))
    least = foe.left if foe.quick else foe.armour + 1
    most = min(pool.sword, foe.left + foe.armour)
    shields = range(min(pool.shield, foe.claws) + 1)
    return tuple(Commit(i, s) for i in range(least, most + 1) for s in shields)


def commit(now: Now, task: Attacking, action: Commit) -> None:
    """LG-FIGHT-4 to LG-FIGHT-9, LG-FIGHT-19: the attack happens."""
    foe, hero = foe_on(now, task.cell, task.way), now.acting
    assert foe is not None
    back = foe.dread
    if task.way is Weapon.RANGED:
        use_ranged(now, hero, action.icons, abs(now.board.cell - task.cell))
        damage = action.icons
    else:
        use(now, hero, Icon.SWORD, action.icons)
        use(now, hero, Icon.SHIELD, action.shields)
        damage = action.icons - foe.armour
        back += foe.claws - action.shields
    told = Attacked(hero=now.name(hero), card=foe.card, cell=task.cell, damage=damage, way=task.way)
    strike(now, foe, Blow(hero, task.cell, task.way, damage, back, told))


def devices(mat: Look, effect: Hit) -> list[int]:
    """LG-FIGHT-21, LG-CH1-9, LG-CH5-17, LG-FIGHT-20: the cells that a device can hit."""
    here = mat.board.cell
    match effect.range:
        case Range.ADJOINING:
            cells = [here] if here <= CELLS and not blocked(mat, here) else []
        case Range.ELSEWHERE:
            cells = [cell for cell in range(1, CELLS + 1) if cell != here]
        case Range.ANYWHERE:
            cells = [cell for cell in range(1, CELLS + 1) if not blocked(mat, cell)]
    return [cell for cell in cells if hurts(mat, cell, effect)]


def hurts(mat: Look, cell: int, effect: Hit) -> bool:
    """LG-LOC-6, LG-FIGHT-13: whether a device can do damage on a cell."""
    foe = foe_on(mat, cell, effect.device)
    if foe is None or foe.quick:
        return False
    return not effect.armour or effect.count > foe.armour


def device(now: Now, hero: int, cell: int, effect: Hit, count: int) -> None:
    """LG-FIGHT-12 to LG-FIGHT-14: a device hits; claws do not answer it, dread does."""
    foe = foe_on(now, cell, effect.device)
    if foe is None:
        return
    damage = max(0, count - foe.armour) if effect.armour else count
    told = DeviceFired(
        hero=now.name(hero), card=foe.card, cell=cell, damage=damage, device=effect.device
    )
    strike(now, foe, Blow(hero, cell, effect.device, damage, foe.dread, told))


def magma(now: Now, hero: int, cell: int) -> None:
    """LG-CH4-11: 4 damage less armour; claws do not answer."""
    foe = foe_on(now, cell, Weapon.MAGMA)
    assert foe is not None
    damage = MAGMA - foe.armour
    told = Attacked(hero=now.name(hero), card=foe.card, cell=cell, damage=damage, way=Weapon.MAGMA)
    strike(now, foe, Blow(hero, cell, Weapon.MAGMA, damage, foe.dread, told))


MAGMA = 4


def strike(now: Now, foe: Foe, blow: Blow) -> None:
    """LG-FIGHT-2, LG-FIGHT-16 to LG-FIGHT-19: damage is placed; the defeated leave; then losses."""
    crystals = 0
    reward: tuple[AnyEffect, ...] = ()
    if foe.ravager:
        hurt_ravager(now, foe, blow)
        fallen = False
    elif foe.body:
        fallen, reward = hurt_body(now, foe, blow), now.box.bodies[foe.card].reward
    else:
        found, crystals = now.box.game_cards[foe.card], now.card_on(blow.cell).crystals
        assert isinstance(found, Monster)
        fallen, reward = hurt_monster(now, foe, blow), found.reward
    lose(now, blow.hero, blow.back)
    if fallen:  # LG-REW-1: first the rewards, then what the chapter makes of it
        downed = Defeating(foe.card, blow.cell, blow.hero, crystals)
        now.do(Resolving(reward, blow.hero), downed)


def hurt_ravager(now: Now, foe: Foe, blow: Blow) -> None:
    """LG-CH1-18, LG-CH1-20: surplus damage goes nowhere, and there is no reward."""
    cell, damage = blow.cell, blow.damage
    first, *others = ravagers_on(now, cell)
    leave_ravagers(now, cell, (first + damage, *others))
    now.tell(blow.told)
    if damage >= foe.left:
        leave_ravagers(now, cell, tuple(others))
        now.tell(Defeated(card=foe.card, cell=cell))


def leave_ravagers(now: Now, cell: int, left: tuple[int, ...]) -> None:
    """LG-CH1-16, LG-CH1-20: these Ravagers are on a cell, with the damage that each has taken."""
    if now.passage[cell - 1] is not None:
        now.mark(cell, ravagers=left)
    else:
        assert isinstance(now.scene, FireScene)
        now.stage_with(waiting=with_item(now.scene.waiting, cell - 1, left))


def hurt_body(now: Now, foe: Foe, blow: Blow) -> bool:
    """LG-CH5-14 to LG-CH5-16: whether a body is defeated."""
    cell, way = blow.cell, blow.way
    scene, coil = now.scene, coil_on(now, cell)
    assert isinstance(scene, DarkScene)
    assert coil is not None
    body = now.box.bodies[coil.body]
    if not foe.quick:
        part = "damage" if body.health else PARTS[way]
        coil = replace(coil, **{part: getattr(coil, part) + blow.damage})
    whole = coil.damage >= body.health and coil.crystal >= body.crystal and coil.storm >= body.storm
    index = cell - scene.entry
    now.stage_with(row=with_item(scene.row, index, coil))
    now.tell(blow.told)
    if not whole:
        return False
    row = (*scene.row[:index], *scene.row[index + 1 :])  # LG-CH5-8
    now.stage_with(row=row, defeated=scene.defeated + 1)
    now.tell(Defeated(card=foe.card, cell=cell))
    return True


PARTS: Mapping[Weapon | Device, str] = {Device.CRYSTAL_TRAP: "crystal", Device.MAGIC_SHOCK: "storm"}


def hurt_monster(now: Now, foe: Foe, blow: Blow) -> bool:
    """LG-FIGHT-16 to LG-FIGHT-18: damage stays on the card; a defeated one leaves at once."""
    card = now.card_on(blow.cell)
    if eats(now, card, Food.DUST):
        now.tell(blow.told)
        fallen = free_dust(now, blow)
    else:
        now.mark(blow.cell, damage=card.damage + blow.damage)
        now.tell(blow.told)
        fallen = blow.damage >= foe.left
    if fallen:
        now.passage[blow.cell - 1] = None
        now.gone = (*now.gone, card.card)
        now.tell(Defeated(card=card.card, cell=blow.cell))
    return fallen


def free_dust(now: Now, blow: Blow) -> bool:
    """LG-CH2-25, LG-CH2-26: the hero's own dust comes back; without dust the Eater is defeated."""
    board = now.boards[blow.hero]
    freed = min(blow.damage, board.eaten)
    now.change(blow.hero, eaten=board.eaten - freed, inactive=board.inactive + freed)
    now.tell(DustFreed(hero=board.hero, count=freed))
    return not any(other.eaten for other in now.boards)
