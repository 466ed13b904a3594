"""The words of the scenarios of legends (docs/rules/legends.md, section 29)."""

from collections.abc import Callable, Sequence
from typing import Any, get_args

import msgspec
from msgspec.structs import fields

from dedale.core.records import to_json
from dedale.games.legends import legends
from dedale.games.legends.actions import LegendsAction
from dedale.games.legends.content import BOX, ChapterId
from dedale.games.legends.rules.passage import health_of
from dedale.games.legends.state import Coil, Hands, Journal, Lava, Pool, Prowler
from tests.kit.games.legends import HEROES, Play, a_table
from tests.kit.scenarios.words import listed

ACTIONS = {kind.__name__: kind for kind in get_args(LegendsAction)}
SLOTS = ("2-3", "4-5")
ICONS = ("sword", "shield", "boots", "ranged", "teleport", "reuse", "transmute")


# given


def lay(lines: Sequence[str]) -> Play:
    """A table with nothing on it but what the `given` lines say; the first hero is active."""
    laid: dict[str, Any] = {
        "chapter": ChapterId.FIRE,
        "heroes": HEROES,
        "at": {},
        "boards": {},
        "hands": {},
        "passage": {},
        "spots": {},
        "scene": {},
        "traps": [0, 0],
        "options": {},
    }
    for line in lines:
        if line.startswith("given "):
            given(laid, line.removeprefix("given ").split())
    for hero, board in laid["boards"].items():
        kind = BOX.heroes[hero]
        board.setdefault("usable", 0 if "eaten" in board else kind.usable)
        board["inactive"] = kind.dust - board["usable"] - board.get("eaten", 0)
    if 0 in laid["hands"]:
        laid["hand"] = laid["hands"].pop(0)
    laid["traps"] = tuple(laid["traps"])
    return a_table(**laid)


def given(laid: dict[str, Any], words: list[str]) -> None:
    """Note what one line says: of a hero, of a place, or of the mat."""
    subject, *rest = words
    if subject in HEROES:
        given_to(laid, subject, rest)
    elif subject in BOX.places:
        laid["spots"].setdefault(subject, {})[rest[0]] = int(rest[1])
    else:
        GIVEN[subject](laid, rest)


def given_to(laid: dict[str, Any], hero: str, words: list[str]) -> None:
    """Note where a hero stands and what it has."""
    subject, rest = words[0], " ".join(words[1:])
    match subject:
        case "at":
            laid["at"][hero] = int(rest)
        case "hand":
            laid["hands"][laid["heroes"].index(hero)] = listed(rest)
        case "deck":
            laid["deck"] = listed(rest)
        case _:
            name, read = BOARD[subject]
            laid["boards"].setdefault(hero, {})[name] = read(rest)


def given_passage(laid: dict[str, Any], words: list[str]) -> None:
    laid["passage"][int(words[0])] = read_prowler(words[1:])


def given_trap(laid: dict[str, Any], words: list[str]) -> None:
    laid["traps"][SLOTS.index(words[2])] = int(words[0])


def given_place(laid: dict[str, Any], words: list[str]) -> None:
    """A place lies on a number; what lay there takes its number."""
    places = laid.setdefault("places", list(BOX.chapters[laid["chapter"]].places))
    here, there = int(words[0]) - 1, places.index(words[1])
    places[here], places[there] = places[there], places[here]


def given_cart(laid: dict[str, Any], words: list[str]) -> None:
    laid["scene"] |= {"cart": int(words[1]), "load": int(words[3]) if len(words) > 2 else 0}


def given_row(laid: dict[str, Any], words: list[str]) -> None:
    laid["scene"]["row"] = tuple(Coil(body) for body in listed(" ".join(words)))


def given_shock(laid: dict[str, Any], words: list[str]) -> None:
    laid["scene"] |= dict.fromkeys(listed(" ".join(words)), True)


def given_one(key: str, read: Callable[[str], Any]) -> Callable[[dict[str, Any], list[str]], None]:
    """Something of the table that one word says."""

    def note(laid: dict[str, Any], words: list[str]) -> None:
        laid[key] = read(" ".join(words))

    return note


def given_scene(
    key: str, read: Callable[[str], Any]
) -> Callable[[dict[str, Any], list[str]], None]:
    """Something of the chapter that one word says."""

    def note(laid: dict[str, Any], words: list[str]) -> None:
        laid["scene"][key] = read(" ".join(words))

    return note


def given_campaign(laid: dict[str, Any], words: list[str]) -> None:
    """The chapter belongs to a campaign, which begins with it."""
    laid["journal"] = Journal()


GIVEN: dict[str, Callable[[dict[str, Any], list[str]], None]] = {
    "campaign": given_campaign,
    "hands": lambda laid, words: laid["options"].update(hands=Hands(words[0])),
    "chapter": given_one("chapter", ChapterId),
    "heroes": given_one("heroes", lambda words: tuple(listed(words))),
    "deck": given_one("game_deck", listed),
    "passage": given_passage,
    "trap": given_trap,
    "place": given_place,
    "cart": given_cart,
    "row": given_row,
    "shock": given_shock,
    "portals": given_scene("portals", lambda words: words == "open"),
    "gate": given_scene("gate", lambda words: int(words[0])),
    "dial": given_scene("dial", int),
    "magma": lambda laid, words: laid["scene"].update(magma=laid["heroes"].index(words[0])),
}


def read_prowler(words: list[str]) -> Prowler:
    """A card of the passage, as in `dark-knight damage 2` or `extra-cart crystals 2`."""
    card, *rest = words
    marks: dict[str, Any] = {"fire": True} if "fire" in rest else {}
    marks |= {name: int(rest[rest.index(name) + 1]) for name in MARKS if name in rest}
    return Prowler(card, **marks)


MARKS = ("damage", "crystals")


def read_pool(words: str) -> Pool:
    """Icons, as in `sword 3, ranged 2/1`: two ranged icons of reach 1."""
    pool: dict[str, Any] = {}
    ranged = [0, 0, 0]
    for icon, count in (item.split() for item in listed(words)):
        if icon == "ranged":
            number, reach = count.split("/")
            ranged[int(reach) - 1] += int(number)
        else:
            pool[icon] = int(count)
    return Pool(ranged=(ranged[0], ranged[1], ranged[2]), **pool)


BOARD: dict[str, tuple[str, Callable[[str], Any]]] = {
    "dust": ("usable", int),
    "eaten": ("eaten", int),
    "resistance": ("resistance", int),
    "bucket": ("bucket", lambda words: words == "full"),
    "skill": ("track", str),
    "fairies": ("fairies", lambda words: tuple(listed(words))),
    "pool": ("pool", read_pool),
}


# do and reveal


def do(table: Play, words: str) -> None:
    """An action of the seat that is asked; `die 4` at its end says what is rolled."""
    told, chance = read_chance(words)
    table.play(read_action(told), chance=chance)


def reveal(table: Play, words: str) -> None:
    """The active player turns up a game card."""
    told, chance = read_chance(words)
    table.reveal(told, chance=chance)


VERBS: dict[str, Callable[[Play, str], None]] = {"reveal": reveal}


def read_chance(words: str) -> tuple[str, list[int] | None]:
    told, _, face = words.partition(" die ")
    return told, [int(face) - 1] if face else None


def read_action(words: str) -> LegendsAction:
    """An action by its name; values in order, or after the name of what they say."""
    name, *rest = words.split()
    kinds = {field.name: field.type for field in fields(ACTIONS[name])}
    values: dict[str, Any] = {}
    while rest:
        word = rest.pop(0)
        if kinds.get(word) is bool:
            values[word] = True
        elif word in kinds:
            values[word] = msgspec.convert(rest.pop(0), kinds[word], strict=False)
        else:
            key = next(key for key in kinds if key not in values)
            values[key] = msgspec.convert(word, kinds[key], strict=False)
    action: LegendsAction = ACTIONS[name](**values)
    return action


def snapshot(table: Play) -> bytes:
    """Everything that an illegal action must leave as it was."""
    return to_json(table.state)


# expect


def expect(table: Play, words: str) -> None:
    """What must hold now."""
    subject, _, rest = words.partition(" ")
    if subject in HEROES:
        assert told_of_hero(table, subject, rest.partition(" ")[0]) == rest.partition(" ")[2]
    elif subject in BOX.places:
        token, _, count = rest.partition(" ")
        assert getattr(table.place(subject), token) == int(count)
    else:
        key, _, value = rest.rpartition(" = ")
        assert EXPECT[subject](table, key) == (value or rest)


def told_of_hero(table: Play, hero: str, subject: str) -> str:
    """What a board shows, in the words of a scenario."""
    board = table.hero(hero)
    match subject:
        case "at":
            return str(board.cell)
        case "dust":
            return str(board.usable)
        case "hand":
            return names(table.hand(board.seat))
        case "fairies":
            return names(board.fairies)
        case "pool":
            return names(told_pool(board.pool))
    return str(getattr(board, subject))


def names(words: Sequence[str]) -> str:
    return ", ".join(words) or "none"


def told_pool(pool: Pool) -> list[str]:
    ranged = [f"ranged {n}/{reach}" for reach, n in enumerate(pool.ranged, 1) if n]
    counts = {icon: getattr(pool, icon) for icon in ICONS if icon != "ranged"}
    return [f"{icon} {count}" for icon, count in counts.items() if count] + ranged


def told_passage(table: Play, cell: str) -> str:
    card = table.at(int(cell))
    if card is None:
        return "empty"
    marks = [f"{mark} {getattr(card, mark)}" for mark in MARKS if getattr(card, mark)]
    return " ".join([card.card, *marks, *["fire"] * card.fire])


def told_health(table: Play, cell: str) -> str:
    card = table.at(int(cell))
    assert card is not None
    return str(health_of(table.state, card))


def told_asked(table: Play, _: str) -> str:
    assert table.asked is not None
    ask, seat = table.asked
    hero = next(board.hero for board in table.state.boards if board.seat == seat)
    return f"{ask} {hero}"


def told_result(table: Play, _: str) -> str:
    outcome = legends.outcome(table.state)
    if outcome is None:
        return "none"
    return "won" if outcome.winners else f"lost {outcome.reason}"


def told_row(table: Play, _: str) -> str:
    row = table.state.scene.row
    hurt = [f" damage {coil.damage}" if coil and coil.damage else "" for coil in row]
    told = [coil.body if coil else "tail" for coil in row]
    return names([body + damage for body, damage in zip(told, hurt, strict=True)])


def told_lava(table: Play, cell: str) -> str:
    hot = table.state.scene.lava[int(cell) - 1] in (Lava.HOT, Lava.HOT_ROUGH)
    return "hot" if hot else "cooled"


def told_magma(table: Play, _: str) -> str:
    holder = table.state.scene.magma
    return "none" if holder is None else table.state.boards[holder].hero


def told_gate(table: Play, _: str) -> str:
    gate = table.state.scene.gate
    return "none" if gate is None else f"{gate}-{gate + 1}"


def told_shock(table: Play, _: str) -> str:
    return names([side for side in ("left", "right") if getattr(table.state.scene, side)])


def told_scene(key: str) -> Callable[[Play, str], str]:
    return lambda table, _: str(getattr(table.state.scene, key))


EXPECT: dict[str, Callable[[Play, str], str]] = {
    "passage": told_passage,
    "health": told_health,
    "trap": lambda table, slot: str(table.state.traps[SLOTS.index(slot)] or "none"),
    "asked": told_asked,
    "result": told_result,
    "used": lambda table, _: names(table.state.visited),
    "deck": lambda table, _: names(table.state.deck),
    "observed": lambda table, _: str(len(table.state.scene.observed)),
    "row": told_row,
    "lava": told_lava,
    "magma": told_magma,
    "gate": told_gate,
    "shock": told_shock,
} | {key: told_scene(key) for key in ("cart", "load", "delivered", "secret", "head", "entry")}
