"""What the text of a card must state: every number, cost and target of what the card does."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from dedale.core.records import Record
from dedale.games.legends import effects as fx
from dedale.games.legends.content import (
    BOX,
    Body,
    ExtraCart,
    Food,
    HeroKind,
    Monster,
    Moon,
    PlaceCard,
    SkillTrack,
)
from dedale.games.legends.rules.chapters import crystals, darkness, moons
from dedale.games.legends.rules.deeds import CAVE_IN, DARKNESS
from dedale.games.legends.rules.fight import MAGMA
from dedale.games.legends.rules.passage import CELLS
from dedale.games.legends.rules.path import CASTLE, PORTALS

FACES = range(1, 7)


class Fact(NamedTuple):
    """So many of something; a number alone, or a word alone, where the other is None."""

    count: int | None
    noun: str | None = None
    needed: bool = True  # whether the text must state it, or only may


Facts = Iterable[Fact]


def facts_of(card: Any) -> Iterator[Fact]:
    """Everything that the text of a card must or may state."""
    for option in getattr(card, "options", None) or getattr(card, "uses", ()):
        yield from costs(option.cost)
        yield from given(option.effects)
    yield from given(getattr(card, "effects", ()))
    if beside := BESIDE.get(type(card)):
        yield from beside(card)


def costs(cost: Record) -> Facts:
    """What must be paid."""
    counts = {name: int(getattr(cost, name)) for name in cost.__struct_fields__}
    return [Fact(count, name) for name, count in counts.items() if count]


def given(effects: Iterable[fx.AnyEffect]) -> Iterator[Fact]:
    """What effects do, and for whom."""
    for effect in effects:
        yield from STATED[type(effect)](effect)
        who = getattr(effect, "who", fx.Who.SELF)
        if who in OTHERS.get(type(effect), ()):
            yield Fact(None, str(who))


ANY, EACH = fx.Who.ANY, fx.Who.EACH
OTHERS: dict[type, tuple[fx.Who, ...]] = {
    fx.Dust: (ANY, EACH, fx.Who.SPLIT),
    fx.Heal: (ANY, EACH, fx.Who.SPLIT),
    fx.Lose: (ANY, EACH),
    fx.HeroTo: (ANY, EACH),
    fx.Draw: (EACH,),
    fx.Gain: (EACH,),
    fx.Either: (EACH,),
}
"""For whom an effect can happen besides the acting hero; other words make no difference."""


def of_place(place: PlaceCard) -> Iterator[Fact]:
    """LG-LOC-11, LG-CH3-12: fairies that lie there, hunters who meet there."""
    if place.fairies:
        yield Fact(place.fairies, "fairy")
    if place.guild:
        yield from (Fact(crystals.GUILD, "monsters"), Fact(place.crystals, "crystals"))


def of_moon(moon: Moon) -> Iterator[Fact]:
    """LG-CH2-5, LG-CH2-12: its cell, what it costs, and what it gives."""
    yield Fact(moon.cell)
    for cost in moon.costs:
        yield from costs(cost)
    yield from given(moon.reward)
    if moon.gathering:
        yield Fact(None, "each")


def of_monster(card: Monster) -> Iterator[Fact]:
    """LG-CH2-24, LG-CH3-17, LG-CH3-18: what only some monsters do."""
    if card.eats is Food.DUST:
        yield from (Fact(moons.FOOD, "dust"), Fact(None, "each"))
    if card.eats is Food.CRYSTALS or card.leaves:
        yield Fact(max(1, card.leaves), "crystals")


BESIDE: dict[type, Callable[[Any], Facts]] = {
    HeroKind: lambda hero: (
        Fact(hero.resistance, "resistance"),
        Fact(hero.dust, "dust"),
        Fact(hero.slots, "fairy"),
    ),
    SkillTrack: lambda _: (Fact(3, needed=False),),  # uses (LG-SKILL-4)
    PlaceCard: of_place,
    Moon: of_moon,
    ExtraCart: lambda cart: (Fact(cart.crystals, "crystals"),),
    Monster: of_monster,
    Body: lambda body: (
        *(Fact(least) for least in (body.ranged, body.sword) if least),
        Fact(2, needed=False),  # parts
    ),
}
"""What cards state besides their effects."""


def dust(effect: fx.Dust) -> Facts:
    """LG-DUST-4: so much dust, or all of it."""
    if effect.count is None:
        return [Fact(None, "all"), Fact(None, "dust")]
    return [Fact(effect.count, "dust")]


def hit(effect: fx.Hit) -> Iterator[Fact]:
    """LG-FIGHT-13, LG-CH1-9, LG-CH5-14: so much damage, or by face of the die; where, with what."""
    yield from (Fact(count, "damage") for count in {*effect.dice} - {0} or {effect.count})
    yield from (Fact(face) for face in FACES if effect.dice)
    yield Fact(None, "less armour" if effect.armour else "whatever armour")
    yield from (Fact(None, str(effect.range)), Fact(None, f"device-{effect.device}"))


def roll(effect: fx.Roll) -> Iterator[Fact]:
    """LG-CH2-15: every face, and what it leads to."""
    yield from (Fact(face) for face in FACES)
    for row in effect.table:
        yield from given(row.effects)


def token(effect: fx.PlaceToken) -> Facts:
    """LG-LOC-8, LG-LOC-9, LG-MOVE-2: what gets rid of a token, or what it costs."""
    stated = {
        fx.Token.CAVE_IN: Fact(CAVE_IN, "sword"),
        fx.Token.DARKNESS: Fact(DARKNESS, "dust"),
        fx.Token.MUD: Fact(1, "boots"),
        fx.Token.FIRE: Fact(1, "fire"),
        fx.Token.DREAD: Fact(1, "resistance"),
        fx.Token.FURY: Fact(1, "monsters"),
        fx.Token.CARAPACE: Fact(1, "monsters"),
    }
    return [stated[effect.token]]


def gain(effect: fx.Gain) -> Facts:
    """LG-REW-3, LG-REW-4, LG-LOC-11: what may be taken; items are always on the market."""
    both = effect.what is fx.What.EITHER
    found = [Fact(1, noun) for noun in ("item", "fairy") if both or noun == effect.what]
    here = effect.source is fx.Source.SANCTUARY and effect.what is not fx.What.ITEM
    return [*found, Fact(None, "here")] if here else found


def icon(effect: fx.AddIcon) -> Facts:
    """LG-POOL-2: so many icons; of ranged ones how far they reach."""
    if effect.icon is fx.Icon.REUSE:
        return [Fact(effect.count), Fact(1, "reuse")] if effect.count > 1 else [Fact(1, "reuse")]
    found = [Fact(effect.count, effect.icon.value)]
    return [*found, Fact(effect.reach)] if effect.icon is fx.Icon.RANGED else found


def peek(effect: fx.PeekAtDeck) -> Facts:
    """LG-CH2-17: so many cards, and where they may go."""
    ordered = effect.order is fx.Order.ORDER
    where = Fact(None, "order" if ordered else "under", needed=not ordered or effect.count > 1)
    return [Fact(effect.count, "cards"), where]


def reveal(effect: fx.Reveal) -> Facts:
    """LG-TURN-9: so many cards more or fewer."""
    word = "more" if effect.count > 0 else "fewer"
    number = [Fact(effect.count)] if effect.count > 1 else []
    return [*number, Fact(1, "cards"), Fact(None, word)]


def move_cards(effect: fx.MoveCards) -> Facts:
    """LG-CH2-16, LG-CH5-20: what is moved, and whether it may change with another card."""
    moved = Fact(1, "monsters") if effect.monsters else Fact(1 + effect.swap, "cards")
    return [moved, Fact(None, "swap")] if effect.swap else [moved]


def charge(effect: fx.Charge) -> Facts:
    """LG-CH5-18: which shocks, by their damage."""
    found = [Fact(darkness.LEFT, "damage")] if effect.left else []
    found += [Fact(darkness.RIGHT, "damage")] if effect.right else []
    return found or [Fact(None, "nothing")]


def either(effect: fx.Either) -> Iterator[Fact]:
    """LG-CH2-33, LG-CH5-22: what can be chosen, and whether it can be left."""
    yield from given(effect.choices)
    if effect.may:
        yield Fact(None, "may")


def hero_to(effect: fx.HeroTo) -> Facts:
    """LG-EVENT-3, LG-CH2-34: where heroes are put."""
    match effect.where:
        case fx.Where.CASTLE:
            return [Fact(CASTLE, needed=False), Fact(None, "castle")]
        case fx.Where.LEFT:
            return [Fact(1, "cells"), Fact(None, "left"), Fact(1, "resistance")]
        case fx.Where.DIE:
            return [Fact(1, "cells"), Fact(1, "die")]
    return [Fact(None, "any cell")]


def portals(effect: fx.OpenPortals) -> Facts:
    """LG-CH2-21: where the paths begin and end, and what they give."""
    cells = {cell for step, end in PORTALS.items() for cell in (*step, end)}
    return [*(Fact(cell) for cell in sorted(cells)), Fact(1, "dust")]


def stated(*facts: Fact) -> Callable[[Any], Facts]:
    """The same facts for each effect of a kind."""
    return lambda _effect: facts


def of_count(noun: str) -> Callable[[Any], Facts]:
    """So many as the effect says."""
    return lambda effect: (Fact(effect.count, noun),)


ONE_CARD, TRAPS = stated(Fact(1, "cards")), stated(Fact(None, "trap"))
STATED: dict[type, Callable[[Any], Facts]] = {
    fx.AddIcon: icon,
    fx.Dust: dust,
    fx.Heal: lambda e: (Fact(e.count, "resistance") if e.count is not None else Fact(None, "all"),),
    fx.Draw: of_count("cards"),
    fx.Lose: of_count("resistance"),
    fx.Gain: gain,
    fx.Hit: hit,
    fx.Roll: roll,
    fx.PeekAtDeck: peek,
    fx.Reveal: reveal,
    fx.RevealNow: ONE_CARD,
    fx.Fetch: ONE_CARD,
    fx.Repeat: ONE_CARD,
    fx.Weaken: stated(Fact(1, "monsters")),
    fx.SwapHeroes: stated(Fact(1, "hero")),
    fx.SwapMonsters: stated(Fact(2, "monsters")),
    fx.RemoveThreat: stated(Fact(1, "threat")),
    fx.DieBefore: stated(Fact(1, "die")),
    fx.DieAfter: lambda e: (Fact(e.dust, "dust"), Fact(1, "die")),
    fx.PlaceToken: token,
    fx.PlaceTrap: lambda e: (Fact(e.number), Fact(None, "trap")),
    fx.HeroTo: hero_to,
    fx.Either: either,
    fx.FillBucket: stated(Fact(1, "bucket")),
    fx.PutOut: stated(Fact(1, "fire"), Fact(1, "item"), Fact(1, "fairy")),
    fx.RemoveFire: stated(Fact(1, "fire")),
    fx.AddRavager: stated(Fact(1, "monsters")),
    fx.Observe: stated(Fact(1, "moon")),
    fx.MoveCards: move_cards,
    fx.Sabotage: stated(Fact(moons.REPAIR, "dust")),
    fx.OpenPortals: portals,
    fx.Storm: stated(Fact(None, "each")),
    fx.SwapPlaces: lambda e: (Fact(e.first), Fact(e.second)),
    fx.Gifts: stated(
        Fact(1, "resistance"),
        Fact(2, "dust"),
        Fact(1, "cards"),
        Fact(1, "teleport"),
        Fact(None, "each"),
    ),
    fx.MoveCart: stated(Fact(1, "cart"), Fact(1, "cells")),
    fx.Mine: lambda e: (Fact(e.count, "crystals"), Fact(crystals.RICH), Fact(1, "fairy")),
    fx.SharpBend: stated(Fact(1, "crystals"), Fact(1, "cells"), Fact(None, "castle")),
    fx.BrakeFailure: stated(Fact(2, "cells"), Fact(1, "crystals")),
    fx.Bats: stated(Fact(2, "cells"), Fact(1, "damage"), Fact(1, "shield")),
    fx.Gate: stated(Fact(1, "gate")),
    fx.SecretPassage: stated(Fact(1, "cells")),
    fx.TakeMagma: stated(Fact(MAGMA, "damage"), Fact(1, "resistance")),
    fx.TurnDial: stated(Fact(1, "item"), Fact(1, "cells")),
    fx.Whispers: stated(Fact(1, "cards"), Fact(None, "each")),
    fx.Strike: stated(Fact(1, "damage"), Fact(1, "hero")),
    fx.LoseFairy: stated(Fact(1, "fairy")),
    fx.LoseTrap: TRAPS,
    fx.Collapse: stated(Fact(None, "trap"), Fact(None, "all")),
    fx.Charge: charge,
    fx.Discharge: stated(),
    fx.Nugget: lambda _: given([darkness.LOOK]),
    fx.Advance: stated(Fact(1, "cells"), Fact(CELLS)),
    fx.DarknessHurts: of_count("resistance"),
}
"""What each effect makes a text state, with the numbers that the rules fix."""

CARDS: dict[str, Any] = {
    **BOX.heroes,
    **BOX.madness,
    **BOX.fairies,
    **BOX.tracks,
    **BOX.places,
    **BOX.game_cards,
    **BOX.storms,
    **BOX.bodies,
}
"""Everything whose text is told in sentences, by its id."""
