"""The words of the scenarios of chronicles (docs/rules/chronicles.md, section 14)."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from dedale.core.records import to_json
from dedale.core.rng import Philox
from dedale.games.chronicles import actions as act
from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.events import ScriptRead
from dedale.games.chronicles.rules.play import in_motion
from dedale.games.chronicles.rules.questions import Ask
from dedale.games.chronicles.state import Stage
from dedale.games.chronicles.tasks import Drawing
from dedale.games.chronicles.words import POSTS, Hero
from dedale.maze.arrow import Arrow
from dedale.maze.cell import Cell
from dedale.maze.drawing import glyph
from dedale.maze.turn import Insert, Walk
from tests.kit.games.chronicles import ARROW_NAMES, Fixed, Play, a_game
from tests.kit.scenarios.words import cells, listed

LISTS = ("looters", "wardens", "snares", "events", "items", "looted", "offered", "discarded")
PHASES = {
    "move": Ask.MOVE,
    "shop": Ask.SHOP,
    "building": Ask.BUILDING,
    "rituals": Ask.RITUALS,
    "next": Ask.CAMPAIGN,
}


class Foretold(Fixed, Philox):
    """Chance that brings what a scenario says, and after that anything."""

    def __init__(self, *results: Any) -> None:
        Fixed.__init__(self, *results)
        Philox.__init__(self, "scenario", 1)

    def below(self, bound: int) -> int:
        return Fixed.below(self, bound) if self.results else Philox.below(self, bound)

    def choice(self, items: Sequence[Any]) -> Any:
        return Fixed.choice(self, items) if self.results else items[Philox.below(self, len(items))]

    def shuffle(self, items: Sequence[Any]) -> tuple[Any, ...]:
        results, self.results = self.results, []
        shuffled = Philox.shuffle(self, items)
        self.results = results
        return shuffled


class Table(Play):
    """A game of a scenario, and the chance that it foretells."""

    rng: Foretold


# given


def lay(lines: Sequence[str]) -> Table:
    """Board A, changed by the `given` lines."""
    laid: dict[str, Any] = {
        "at": {}, "portals": {}, "echoes": {}, "items": (), "holds": {}, "checks": {},
        "looters": [], "wardens": [], "snares": [], "modifications": [], "sheet": {},
        "skills": {}, "chance": [], "quests": [],
    }  # fmt: skip
    for line in lines:
        if line.startswith("given "):
            subject, _, words = line.removeprefix("given ").partition(" ")
            if subject in tuple(Hero):
                laid["at"][subject] = cells(words)[0]
            else:
                GIVEN[subject](laid, words)
    laid["skills"] = [(*whose, glass) for whose, glass in laid["skills"].items()]
    chance = laid.pop("chance")
    table = Table(a_game(**laid).state)
    table.rng = Foretold(*chance)
    return table


def given_portal(laid: dict[str, Any], words: str) -> None:
    colour, _, item = words.split()
    laid["portals"][colour] = (cells(words)[0], item)


def given_echo(laid: dict[str, Any], words: str) -> None:
    laid["echoes"][words.split(maxsplit=1)[0]] = cells(words)[0]


def given_glass(laid: dict[str, Any], words: str) -> None:
    card, hero, count = words.split()
    laid["skills"][card, hero] = int(count)


def given_holds(laid: dict[str, Any], words: str) -> None:
    hero, _, items = words.partition(" ")
    laid["holds"][hero] = listed(items)


def given_checks(laid: dict[str, Any], words: str) -> None:
    ritual, count = words.split()
    laid["checks"][ritual] = int(count)


def given_phase(laid: dict[str, Any], words: str) -> None:
    assert words == "labyrinth"
    laid["labyrinth"] = True


def place(words: str) -> Cell:
    """A cell, or a post."""
    return POSTS[int(words[1:])] if words.startswith("P") else cells(words)[0]


def a_list(name: str) -> Callable[[dict[str, Any], str], None]:
    """The line gives a whole list."""
    return lambda laid, words: laid.__setitem__(name, listed(words))


def one_more(name: str) -> Callable[[dict[str, Any], str], None]:
    """The line gives one figure or token."""
    return lambda laid, words: laid[name].append(place(words))


def on_sheet(name: str) -> Callable[[dict[str, Any], str], None]:
    """The line gives a number of the campaign sheet."""
    return lambda laid, words: laid["sheet"].__setitem__(name, int(words))


GIVEN: dict[str, Callable[[dict[str, Any], str], Any]] = {
    "characters": a_list("heroes"),
    "portal": given_portal,
    "echo": given_echo,
    "items": a_list("items"),
    "events": lambda laid, words: laid.__setitem__("events", tuple(listed(words))),
    "looter": one_more("looters"),
    "warden": one_more("wardens"),
    "snare": one_more("snares"),
    "dragon": lambda laid, words: laid.__setitem__("dragon", place(words)),
    "skill": lambda laid, words: laid["skills"].__setitem__(tuple(words.split()), 0),
    "glass": given_glass,
    "scrolls": a_list("scrolls"),
    "quest": lambda laid, words: laid["quests"].append(words),
    "holds": given_holds,
    "chapters": lambda laid, words: laid.__setitem__("chapters", int(words)),
    "modification": lambda laid, words: laid["modifications"].append(words),
    "phase": given_phase,
    "chance": a_list("chance"),
    "stash": on_sheet("stash"),
    "track": on_sheet("track"),
    "repaired": a_list("repaired"),
    "final": lambda laid, _: laid.__setitem__("final", True),
    "rituals": a_list("rituals"),
    "checks": given_checks,
}


# do


def do(table: Table, words: str) -> None:
    """An action, or something that happens by itself."""
    verb, _, rest = words.partition(" ")
    match verb:
        case "roll":
            table.rng.results = [*rest.split(), *table.rng.results]
            table.go(in_motion(table.state, table.rng), lambda _: None, stops=False)
        case "draw":
            table.go(in_motion(table.state, table.rng), lambda now: now.do(Drawing()), stops=True)
        case "game":
            end_game(table, {name: int(count) for name, count in map(str.split, listed(rest))})
        case _:
            table.play_to_roll(read_action(table, verb, rest), table.rng)


def end_game(table: Table, result: dict[str, int]) -> None:
    """A game with this result has just ended."""
    names = iter([item for group in BOX.sets.values() for item in group.items])
    held, looted, offered = (
        tuple(next(names) for _ in range(result.get(kind, 0)))
        for kind in ("held", "looted", "offered")
    )
    first, *others = table.state.pieces
    table.state = replace(
        table.state,
        pieces=(replace(first, items=held), *others),
        looted=looted,
        offered=offered,
        crystals=result.get("gains", 0),
    )
    table.go(in_motion(table.state, table.rng), lambda now: now.end("looted"), stops=False)


def snapshot(table: Table) -> bytes:
    """Everything that an illegal action must leave as it was."""
    return to_json(table.state)


def read_action(table: Table, verb: str, words: str) -> act.ChroniclesAction:
    """An action of section 13.1."""
    if verb in ("USE", "KEEP"):
        return as_offered(table, verb, words)
    if verb == "CHOOSE":
        return read_choice(words)
    return ACTIONS[verb](words)


def as_offered(table: Table, verb: str, words: str) -> act.ChroniclesAction:
    """The use of a card by whoever is offered it; Rituals in the order of the offer."""
    if verb == "USE":
        found: list[act.ChroniclesAction] = [u for u in table.offers(act.Use) if u.card == words]
        return found[0] if found else act.Use(words)
    wanted = sorted(listed(words))
    kept = [keep for keep in table.offers(act.Keep) if sorted(keep.rituals) == wanted]
    return kept[0] if kept else act.Keep(tuple(listed(words)))


def read_choice(words: str) -> act.ChroniclesAction:
    """A value for an effect: a cell, or a card and whose it is."""
    if words.startswith("("):
        return act.ChooseCell(cells(words)[0])
    first, *rest = words.split()
    return act.ChooseCard(first, Hero(rest[0]) if rest else None)


def arrow(words: str) -> Iterator[Any]:
    """An arrow and a rotation, as in `N1 r2`."""
    name, turn = words.split()
    return iter((Arrow(ARROW_NAMES.index(name)), int(turn.removeprefix("r"))))


ACTIONS: dict[str, Callable[[str], act.ChroniclesAction]] = {
    "RESOLVE": act.Resolve,
    "WALK": lambda words: Walk(cells(words)[0]),
    "PAUSE": lambda words: act.Pause(Walk(cells(words)[0])),
    "STOP": lambda _: act.Stop(),
    "PASS": lambda _: act.Pass(),
    "INSERT": lambda words: Insert(*arrow(words)),
    "END": lambda _: act.End(),
    "OFFER": lambda words: act.Offer(*words.split()),
    "DONE": lambda _: act.Done(),
    "HAMMER": lambda words: act.Hammer(int(words)),
    "SCROLL": act.Buy,
    "REPAIR": act.Repair,
}


# expect


def expect(table: Table, words: str) -> None:
    """What must hold now."""
    subject, _, rest = words.partition(" ")
    if subject in tuple(Hero):
        assert table.at(subject) == cells(rest)[0]
    elif subject in LISTS and "(" in rest:
        assert list(getattr(table.state, subject)) == cells(rest)
    elif subject in LISTS:
        assert list(getattr(table.state, subject)) == listed(rest)
    elif subject in NUMBERS:
        assert NUMBERS[subject](table) == int(rest)
    else:
        EXPECTATIONS[subject](table, rest)


def expect_portals(table: Table, words: str) -> None:
    colours = re.findall(r"([a-z]+) \(", words)
    assert table.portals == dict(zip(colours, cells(words), strict=True))


def expect_echo(table: Table, words: str) -> None:
    name = words.split(maxsplit=1)[0]
    assert [e.cell for e in table.state.echoes if e.item == name] == cells(words)


def expect_collected(table: Table, words: str) -> None:
    if words == "none":
        assert not table.collected()
    else:
        hero, _, items = words.partition(" ")
        assert table.collected(hero) == listed(items)


def expect_reach(table: Table, words: str) -> None:
    hero, _, places = words.partition(" = ")
    assert sorted({*table.reach(), table.at(hero)}) == cells(places)


def expect_dragon(table: Table, words: str) -> None:
    assert [table.state.dragon] == cells(words)


def expect_column(table: Table, words: str) -> None:
    number, _, drawn = words.partition(" = ")
    tiles = [table.state.maze[Cell(row, int(number))] for row in range(7)]
    assert "".join(glyph(tile.shape, tile.rotation) for tile in tiles) == drawn


def expect_phase(table: Table, words: str) -> None:
    if words in PHASES:
        assert table.asked is not None
        assert table.asked[0] == PHASES[words]
    elif words == "over":
        assert table.state.stage in (Stage.END, Stage.OVER)
    else:
        assert table.state.stage == words
        assert words != "action" or (table.asked is not None and table.asked[0] == Ask.ACT)


def expect_glass(table: Table, words: str) -> None:
    card, hero, count = words.split()
    assert table.glass(card, hero) == int(count)


def expect_knockouts(table: Table, words: str) -> None:
    hero, count = words.split()
    assert table.knockouts(hero) == int(count)


def expect_checks(table: Table, words: str) -> None:
    wanted = dict(entry.split() for entry in listed(words))
    found = {card.id: str(card.checks) for card in table.state.rituals if not card.done}
    assert {id: count for id, count in found.items() if count != "0"} == wanted


def expect_scripts(table: Table, words: str) -> None:
    read = [event.script for event in table.told if isinstance(event, ScriptRead)]
    assert read == [int(word) for word in listed(words)]


def expect_nails(table: Table, words: str) -> None:
    slot, count = map(int, words.split())
    assert table.state.sheet.nails[slot - 1] == count


def same(found: Callable[[Table], Sequence[str]]) -> Callable[[Table, str], None]:
    """The line gives the whole list, in order."""

    def look(table: Table, words: str) -> None:
        assert list(found(table)) == listed(words)

    return look


NUMBERS: dict[str, Callable[[Table], int]] = {
    "campfire": lambda table: 4 - len(table.state.looters),
    "chapters": lambda table: table.state.sheet.chapters,
    "track": lambda table: table.state.sheet.track,
    "stash": lambda table: table.state.sheet.stash,
}
EXPECTATIONS: dict[str, Callable[[Table, str], Any]] = {
    "portals": expect_portals,
    "echo": expect_echo,
    "collected": expect_collected,
    "reach": expect_reach,
    "column": expect_column,
    "extra": same(lambda table: [table.state.spare.shape]),
    "phase": expect_phase,
    "glass": expect_glass,
    "scrolls": same(lambda table: table.state.scrolls),
    "folk": same(lambda table: table.state.folk),
    "dragon": expect_dragon,
    "knockouts": expect_knockouts,
    "checks": expect_checks,
    "rituals": same(lambda table: [card.id for card in table.state.rituals if card.done]),
    "scripts": expect_scripts,
    "result": same(lambda table: [table.state.sheet.result] if table.state.sheet.result else []),
    "boxes": same(lambda table: table.state.sheet.boxes),
    "nails": expect_nails,
}
