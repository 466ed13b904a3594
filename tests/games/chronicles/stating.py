"""What the text of a card must state, worked out from what the card does.

A fact is a number, or the name of words that each language has; a number in a set may be stated,
but need not be.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from dedale.games.chronicles import conditions as c
from dedale.games.chronicles import effects as e
from dedale.games.chronicles.cards import (
    CardKind,
    CheckTime,
    EventCard,
    Objective,
    Quest,
    Ritual,
    Usable,
)
from dedale.games.chronicles.words import CENTRE, CORNERS, POSTS, Remembered
from dedale.maze.cell import CELLS, SIZE, Cell

Fact = int | str | frozenset[int]

EDGES = [
    {cell for cell in CELLS if at(cell) == end}
    for at in (lambda cell: cell.row, lambda cell: cell.col)
    for end in (0, SIZE - 1)
]


def of_card(card: EventCard | Usable | Quest | Objective | Ritual) -> Iterator[Fact]:
    """Everything that the text of a card must state."""
    match card:
        case EventCard():
            yield from of_effects(card.effects)
            if any(isinstance(effect, e.KnockOut) for effect in card.effects):
                yield "nobody"  # CH-ENM-4
        case Usable():
            yield from of_effects(card.effects)
            if card.kind is CardKind.TOKEN:
                yield "out of this game"
        case Quest():
            yield from of_condition(card.when)
            if not isinstance(card.when, c.Quiet):  # it counts whole turns
                yield from of_moment(card.moment)
        case Objective():
            yield from (*of_moment(card.moment), *of_conditions(card.when))
            yield from [card.hero] if card.hero else []
        case Ritual():
            yield from (*of_moment(card.moment), *of_condition(card.when), *card.offers)
            yield from ["Scroll", "shop"] if card.scrolls else []


def of_effects(effects: Iterable[e.AnyEffect]) -> Iterator[Fact]:
    """What is to be said of some effects."""
    for effect in effects:
        yield from EFFECTS[type(effect)](effect)


def count(number: int, unless: int = 1) -> list[Fact]:
    """A number that is to be said, unless it is the usual one."""
    return [] if number == unless else [number]


def of_move(effect: e.GrantMove) -> Iterator[Fact]:
    yield "Move"
    if effect.most and not (effect.inside and effect.most == 1):
        yield from (effect.most, "steps")
    yield from {
        e.Who.SELF: [],
        e.Who.ACTIVE: ["active", "Character"],
        e.Who.ANY: ["choose", "Character"],
        e.Who.EACH: ["each", "Character", "may"],
    }[effect.who]
    yield from ["wall"] if effect.nowalls else []
    yield from ["Goblin", "knock out"] if effect.charge else []
    yield from ["this Move"] if effect.inside else []


def of_shift(effect: e.Shift) -> Iterator[Fact]:
    yield from {
        e.ShiftMode.CHOICE: ["Shift"],
        e.ShiftMode.RANDOM: ["random", "arrow", "rotation"],
        e.ShiftMode.SLIDE: ["random", "side", 3],  # so many lines can be pushed from a side
    }[effect.mode]
    yield from count(effect.count)
    yield from ["active", "Character"] if effect.who is e.Who.ACTIVE else []


def of_put(effect: e.PutFigure) -> Iterator[Fact]:
    yield {e.Figure.SELF: "your", e.Figure.EACH: "Character", e.Figure.GOBLIN: "Goblin"}[effect.who]
    yield from {
        e.Where.LINE: ["row", "column"],
        e.Where.START: ["start"],
        e.Where.ANYWHERE: ["another tile"],
    }[effect.where]
    names = {"portal": "Portal", "character": "Character", "warden": "Warden", "dragon": "Dragon"}
    yield from [f"no {names[bar]}" for bar in effect.without]


def of_looter(effect: e.Looter) -> Iterator[Fact]:
    yield {
        e.LooterDeed.ACTIVATE: "activate",
        e.LooterDeed.PLACE: "campfire",
        e.LooterDeed.LOOT: "loot",
    }[effect.deed]
    yield "Portal"
    yield from {
        e.WhichPortal.RANDOM: ["random"],
        e.WhichPortal.NEXT: ["next", "colour order"],
        e.WhichPortal.EACH: ["each", "colour order"],
        e.WhichPortal.DRAGON: ["nearest", "Dragon"],
    }[effect.colour]


def of_warden(effect: e.Warden) -> Iterator[Fact]:
    yield "Warden"
    match effect.deed:
        case e.WardenDeed.PATROL:
            yield from ("all", "post", *count(effect.number))
        case e.WardenDeed.ANCHOR:
            yield POSTS[effect.number].label
        case e.WardenDeed.NEAR_ACTIVE:
            yield from ("nearest", "active", "Character")
        case e.WardenDeed.NEAR_DRAGON:
            yield from ("nearest", "Dragon")


def of_knock_out(effect: e.KnockOut) -> Iterator[Fact]:
    yield {e.WhichGoblins.LOOTER: "Looter", e.WhichGoblins.GOBLIN: "Goblin"}[effect.foe]
    yield from {
        e.KnockOutRange.MAZE: [],
        e.KnockOutRange.LINE: ["row", "column"],
        e.KnockOutRange.AROUND: ["beside"],
    }[effect.where]
    yield from count(effect.count) if effect.count else ["all"]
    yield from ["up to"] if effect.fewer else []


def of_glass(effect: e.Glass) -> Iterator[Fact]:
    yield "Hourglass"
    yield from {
        e.GlassDeed.TAKE_ONE: ["any card"],
        e.GlassDeed.TAKE_EACH: ["each", "Skill"],
        e.GlassDeed.TAKE_ALL: ["all", "Skill", "one more"],
        e.GlassDeed.ADD_EMPTY: ["own Skill", "none"],
        e.GlassDeed.ADD: ["own Skill"],
    }[effect.deed]


def of_deck(effect: e.Deck) -> Iterator[Fact]:
    yield "Item" if effect.items else "Event"
    ordered = ["any order"] if effect.count > 1 else []
    yield from {
        e.DeckDeed.ORDER: ordered,
        e.DeckDeed.SORT: [*ordered, "under"],
        e.DeckDeed.SEARCH: ["shuffle"],
        e.DeckDeed.EVENT: ["draw"],
    }[effect.deed]
    yield from count(effect.count)


def of_rule(effect: e.TemporaryRule) -> Iterator[Fact]:
    yield from {
        e.Flag.STEP_CAP: ["Move", "steps", effect.number],
        e.Flag.GOBLINS_STOP: ["Move", "Goblin"],
        e.Flag.DRAGON_CALM: ["Move", "Dragon", "fly"],
    }[effect.flag]
    yield from {e.Until.TURN: ["this turn"], e.Until.NEXT: ["next turn", "active"]}[effect.until]


def of_each(effect: e.Each) -> Iterator[Fact]:
    yield "each"
    yield from {
        e.Those.HEROES: ["Character"],
        e.Those.IN_DRAGON_LINE: ["Character", "Dragon", "row", "column"],
        e.Those.LOOTED: ["Portal", "Looter"],
        e.Those.FREE: ["Portal", "no Looter"],
    }[effect.of]
    yield from of_effects(effect.effects)


def of_either(effect: e.Either) -> Iterator[Fact]:
    orders = {frozenset(option) for option in effect.options}
    yield "any order" if len(orders) == 1 else "or"
    for option in effect.options:
        yield from of_effects(option)


EFFECTS: dict[type, Callable[[Any], Iterable[Fact]]] = {
    e.GrantMove: of_move,
    e.Shift: of_shift,
    e.RotateTiles: lambda effect: [
        "turn",
        "loose",
        *([effect.count, "up to"] if effect.count > 1 else []),
        *([] if effect.anywhere else ["your"]),
    ],
    e.SwapTwo: lambda effect: {
        e.SwapKind.TILES: [2, "loose", "side by side", "change places"],
        e.SwapKind.FIGURES: [2, "Character", "Goblin", "change places"],
        e.SwapKind.PORTAL: ["random", "Portal", "Echo", "change places"],
    }[effect.what],
    e.PutFigure: of_put,
    e.Looter: of_looter,
    e.Warden: of_warden,
    e.KnockOut: of_knock_out,
    e.Collect: lambda _: ["choose", "Character", "collect", "Portal", "row", "column"],
    e.Crystals: lambda effect: [
        abs(effect.count),
        "Crystals",
        "gain" if effect.count > 0 else "lose",
    ],
    e.Glass: of_glass,
    e.RerollDice: lambda effect: [
        "again",
        *(count(effect.most) if effect.most else ["any number"]),
    ],
    e.Deck: of_deck,
    e.PlaceSnare: lambda _: ["snare", "your"],
    e.PreventLooting: lambda _: ["loot", "campfire"],
    e.TemporaryRule: of_rule,
    e.Borrow: lambda _: ["Scroll", "shop", "borrow"],
    e.GiveBack: lambda _: ["Scroll", "shop"],
    e.Recover: lambda effect: ["loot", "Item", "choose", "Character", *count(effect.count)],
    e.Uncheck: lambda _: ["Ritual", "Checkmark"],
    e.Fly: lambda _: ["Dragon", "fly"],
    e.Each: of_each,
    e.Either: of_either,
    e.Maybe: lambda effect: ["may", *of_effects(effect.effects)],
    e.Instead: lambda effect: ["if none", *of_effects((*effect.effects, *effect.otherwise))],
}


def of_moment(moment: CheckTime) -> list[Fact]:
    """When it is checked, where that is not at once."""
    return {
        CheckTime.NOW: [],
        CheckTime.ENTER: ["enter"],
        CheckTime.MOVE_END: ["Move"],
        CheckTime.SOOTHE: ["Soothe"],
        CheckTime.TURN_END: ["end of turn"],
        CheckTime.GAME_END: ["game"],
    }[moment]


def of_conditions(wishes: tuple[c.AnyCondition, ...]) -> Iterator[Fact]:
    """What is to be said of rewards one after the other; where each one counts, no number is."""
    steps = [wish.least for wish in wishes if isinstance(wish, c.Tally)]
    if len(steps) > 1 and steps == list(range(1, len(steps) + 1)):
        yield "each"
        return
    for wish in wishes:
        yield from of_condition(wish)


def of_condition(wish: c.AnyCondition | None) -> Iterator[Fact]:
    """What is to be said of a condition."""
    if wish is not None:
        yield from CONDITIONS[type(wish)](wish)


def of_tally(wish: c.Tally) -> Iterator[Fact]:
    yield from {
        Remembered.COLLECT: ["collect"],
        Remembered.KO: ["knock out"],
        Remembered.LOOT: ["loot"],
        Remembered.SCROLL: ["Scroll"],
        Remembered.SNARE: ["snare"],
        Remembered.OBJECTIVE: [],
        Remembered.MOVE_END: ["Move"],
        Remembered.USE: ["use"],
        Remembered.TAKE: [f"take {wish.id}"],
    }[wish.what]
    yield from shares(wish.least) if wish.each else count(wish.least) if wish.least else []
    yield from ["none"] if not wish.most and wish.what is not Remembered.LOOT else []
    yield from ["one turn"] if wish.scope is c.Scope.TURN else []
    yield from ["one Character"] if c.Trait.HERO in wish.same else []
    yield from ["one set"] if c.Trait.SET in wish.same else []
    named = (wish.set, wish.kind, wish.building, wish.via, wish.colour)
    yield from [str(name) for name in named if name]
    yield from [f"card-{wish.id}"] if wish.what is Remembered.USE and wish.id else []
    yield from of_cells(wish.cells)


def shares(whole: int) -> Iterator[Fact]:
    """An equal share, said for each number of Characters."""
    yield from ("each", whole)
    for heroes in range(2, 5):
        yield from (heroes, whole // heroes)


def of_cells(cells: tuple[Cell, ...]) -> Iterator[Fact]:
    """Which tiles are meant: by their names, or by what they are."""
    if {*cells} == {*CORNERS}:
        yield "corner"
    elif {*cells} in EDGES:
        yield "edge"
    elif cells == (CENTRE,):
        yield from ("centre", CENTRE.label)
    else:
        yield from (cell.label for cell in cells)


def of_linked(wish: c.Linked) -> Iterator[Fact]:
    """Where all of the tiles are to be joined, their number need not be said."""
    yield "path"
    yield wish.least if wish.least < len(wish.cells) else frozenset({wish.least})
    yield from ["Dragon"] if wish.dragon else []
    if {*wish.cells} <= {*CORNERS}:
        yield "corner"
    elif {*wish.cells} <= {*POSTS} and wish.least == len(wish.cells):
        yield from ("post", "edge")
    else:
        yield from of_cells(wish.cells)


def of_present(wish: c.Present) -> Iterator[Fact]:
    what = {"character": "Character", "looter": "Looter", "warden": "Warden", "goblin": "Goblin"}
    name = {**what, "portal": "Portal", "looted": "loot"}[wish.what]
    yield name if wish.most else f"no {name}" if not wish.cells else "none"
    yield from count(wish.least) if wish.least else []
    yield from [wish.most, "at most"] if 0 < wish.most < c.MANY else []
    yield from ["Dragon", "row", "column"] if wish.dragon else []
    yield from of_cells(wish.cells)


def of_turn(wish: c.DuringTurns) -> Iterator[Fact]:
    yield from [wish.least, "later"] if wish.least > 1 else []
    yield from [wish.most, "until"] if wish.most < c.MANY else []
    yield from ["your"] if wish.own else []


CAUSES: dict[str, list[Fact]] = {"collected": ["last Item"], "fifth-warden": [5, "Warden"]}


def parts(wish: c.All | c.Some) -> Iterator[Fact]:
    """What is to be said of all parts; how many there are may be said."""
    yield frozenset({len(wish.of)})
    for part in wish.of:
        yield from of_condition(part)


CONDITIONS: dict[type, Callable[[Any], Iterable[Fact]]] = {
    c.Always: lambda _: ["each"],
    c.Tally: of_tally,
    c.Streak: lambda wish: [wish.least, f"different {wish.distinct}s"],
    c.Sequence: lambda wish: ["this order", *wish.sets],
    c.SetsCollected: lambda wish: [wish.items, wish.sets, "collect"],
    c.Even: lambda wish: ["no Character", "collect", *count(wish.most)],
    c.Quiet: lambda wish: ["loot", wish.turns, wish.start],
    c.EnteredTiles: lambda wish: [wish.least, "enter", *of_cells(wish.cells)],
    c.PathSize: lambda wish: [wish.least, "path"],
    c.Linked: of_linked,
    c.Holds: lambda wish: [
        "hold",
        *count(wish.least),
        *(["one set"] if wish.same else ["different sets"] if wish.distinct else []),
        *([wish.set] if wish.set else []),
    ],
    c.At: lambda wish: (
        *of_cells(wish.cells),
        *(["Dragon", "row", "column"] if wish.dragon else []),
    ),
    c.Present: of_present,
    c.InLine: lambda _: ["row", "column", "all"],
    c.DuringTurns: of_turn,
    c.Cause: lambda wish: [fact for cause in wish.causes for fact in CAUSES[cause]],
    c.Party: lambda wish: ["alone"] if wish.most == 1 else [],
    c.All: parts,
    c.Some: parts,
    c.Not: lambda wish: ["not", *of_condition(wish.of)],
}
