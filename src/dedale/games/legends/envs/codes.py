"""Every action that the box can ever offer has a code: its place in one long list.

Cards, fairies, tracks and heroes are counted by their place in the box. Numbers that grow during
play have a bound here that the rules cannot pass; `GROUPS` says which codes a kind of action has.
"""

from collections.abc import Iterator
from itertools import product

from dedale.core.facts import groups
from dedale.games.legends import actions as a
from dedale.games.legends.actions import LegendsAction
from dedale.games.legends.content import BOX, Monster
from dedale.games.legends.effects import Basic, NamedIcon
from dedale.games.legends.envs.order import GAME_CARDS

PATH = range(1, 8)  # cells of heroes
PASSAGE = range(1, 7)
DIE = range(1, 7)
CRYSTALS = 25  # that exist (LG-CH3-1): a monster that eats them grows by as many
CART = 6  # crystals that the cart holds (LG-CH3-4)
FOOD = 3  # dust tokens that the Magic Eater asks of a hero (LG-CH2-24)
GIFTS = 4  # of the storm (LG-CH2-32), which is the longest choice by number
ITEMS = sum(item.copies for item in BOX.items.values())
OPTIONS = max(len(place.options) for place in BOX.places.values())
USES = max(len(track.uses) for track in BOX.tracks.values())

_MONSTERS = [card for card in BOX.game_cards.values() if isinstance(card, Monster)]
_MONSTERS += [chapter.ravager for chapter in BOX.chapters.values() if chapter.ravager]
_BODIES = tuple(BOX.bodies.values())
MOST_ICONS = max(  # of one attack: health, armour, and the threat that adds to it
    *(m.health + m.armour + 1 + (CRYSTALS if m.eats else 0) for m in _MONSTERS),
    *(max(body.health, body.sword, body.ranged) for body in _BODIES),
)
MOST_SHIELDS = max(*(m.claws + 1 for m in _MONSTERS), *(body.claws for body in _BODIES))

HEROES, CARDS, FAIRIES = tuple(BOX.heroes), tuple(BOX.cards), tuple(BOX.fairies)
PLAYS = [play for id, card in BOX.cards.items() for play in a.plays_of(id, len(card.options))]
OWN = tuple(card for card in CARDS if card not in BOX.madness)
LIGHT = (False, True)
UNUSED = 4  # codes after those of KeepItem: codes keep their numbers, whatever is added or goes


def of_setup() -> Iterator[LegendsAction | None]:
    """Before a chapter, and after it; some codes have no action any more."""
    yield from (a.PickHero(hero) for hero in HEROES)
    yield from (a.Include(card.id) for hero in HEROES for card in BOX.base[hero])
    yield from (a.PickTrack(track) for track in BOX.tracks)
    yield from (a.KeepItem(card) for card in (None, *BOX.items))
    yield from (None,) * UNUSED


def of_cards() -> Iterator[LegendsAction]:
    """With the cards of the hand, the board and the pool."""
    yield from PLAYS
    yield from (a.DiscardThree(icon) for icon in Basic)
    yield from (a.Discard(card) for card in OWN)
    yield from (a.UseSkill(option) for option in range(USES))
    yield from (a.UseFairy(card) for card in FAIRIES)
    yield a.Transmute()
    yield from (a.Alter(x, y) for x, y in product(Basic, Basic) if x is not y)


def of_heroes() -> Iterator[LegendsAction]:
    """On the hero path, against the passage, at the places."""
    yield from (a.Move(cell, shields) for cell, shields in product(PATH, (0, 1)))
    yield from (a.Teleport(cell) for cell in PATH)
    yield from (a.Attack(way, cell) for way, cell in product(a.Weapon, PASSAGE))
    shields = range(MOST_SHIELDS + 1)
    yield from (a.Commit(i, s) for i, s in product(range(1, MOST_ICONS + 1), shields))
    yield from (a.UsePlace(option) for option in range(OPTIONS))
    yield from (a.Guard(cell) for cell in PASSAGE)
    yield from (a.ClearCaveIn(), a.ClearDarkness())
    yield from (a.TakeUp(hero) for hero in HEROES)
    yield a.EndTurn()


def of_chapters() -> Iterator[LegendsAction]:
    """What only one chapter offers."""
    yield a.PutOutFire()
    yield from (a.SwapBuckets(hero) for hero in HEROES)
    yield from (a.PickPlace(number) for number in PASSAGE)
    yield a.RepairObservatory()
    yield from (a.PutDust(usable) for usable in range(FOOD + 1))
    yield from (a.PushCart(cell) for cell in PATH)
    yield from (a.LoadCart(count) for count in range(1, CART + 1))
    yield a.OpenGate()
    yield from (a.GiveMagma(hero) for hero in HEROES)
    yield from (a.RotateDial(notches) for notches in range(-ITEMS, ITEMS + 1) if notches)
    yield from (a.Defend(card) for card in (None, *sorted(BOX.shields)))
    yield a.Defend(None, True)
    yield from (a.PickFairy(card) for card in FAIRIES)
    yield from (a.Name(icon) for icon in NamedIcon)
    yield from (
        a.Shock(cell, left, right)
        for cell, left, right in product(PASSAGE, LIGHT, LIGHT)
        if left or right
    )


def of_questions() -> Iterator[LegendsAction]:
    """Between actions."""
    yield from (a.TakeItem(card) for card in BOX.items)
    yield from (a.TakeFairy(card) for card in FAIRIES)
    yield a.Decline()
    yield from (a.Put(card, side) for card, side in product(GAME_CARDS.names, a.DeckEnd))
    yield a.RollDie()
    yield from (a.SetDie(face) for face in DIE)
    yield from (a.KeepDie(), a.Reroll())
    yield from (a.Consent(yes, always) for yes, always in product(LIGHT, LIGHT))
    yield from (a.Choose(option) for option in range(GIFTS))
    yield from (a.Aim(cell) for cell in PASSAGE)
    yield from (a.Stand(cell) for cell in PATH)
    yield from (a.Help(hero) for hero in HEROES)
    yield from (a.PickSlot(slot) for slot in (0, 1))
    yield from (a.PickCard(play.card, play.option) for play in PLAYS)
    yield from (a.PickCard(card, discarded=True) for card in CARDS)
    yield a.Pass()


ACTIONS: tuple[LegendsAction | None, ...] = (
    *of_setup(),
    *of_cards(),
    *of_heroes(),
    *of_chapters(),
    *of_questions(),
)
_CODE_OF = {action: number for number, action in enumerate(ACTIONS) if action is not None}
CODES = len(ACTIONS)

GROUPS = groups(ACTIONS)
"""The codes of each kind of action."""


def code(action: LegendsAction) -> int:
    """The code of an action."""
    return _CODE_OF[action]


def coded(number: int) -> LegendsAction | None:
    """The action with a code; None, which is always refused, where there is none any more."""
    return ACTIONS[number]
