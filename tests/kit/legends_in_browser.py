"""People who play legends in a real browser."""

import math
import re
from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

import dedale
from dedale.core.log import ME, Log, Place
from dedale.core.records import Event
from dedale.games import game_by_id
from dedale.games.legends.actions import Choose, Commit, LegendsAction
from dedale.games.legends.state import Journal
from dedale.table import Table
from dedale.text import voice_for
from tests.kit.browsing import Evening, Person

LEGENDS = voice_for("en", game_by_id("legends"))
PAIR = (Place("Anna", ME), Place("Wren", "random"))
ALONE = (Place("Anna", ME),)
SEEDS = range(32, 72)  # the first one is won soon
MOST = 150  # steps that a table is played before another one is tried
BEFORE = {"choose-hero": "pick", "build-deck": "pick", "start-item": "item", "choose-track": "pick"}
AT_ONCE = ("path", "passage")  # what is used with one press
CELLS = {"Move", "Teleport", "PushCart", "Stand"}
FOES = {"Attack", "Guard"}
HERE = {"UsePlace", "ClearDarkness", "RepairObservatory", "PutOutFire", "LoadCart"}


def tables(
    until: Callable[[Table], bool], seats: tuple[Place, ...], **options: Any
) -> Iterator[Table]:
    """Tables that were played at random until a condition holds."""
    for seed in range(400):
        table = dedale.open_table("legends", seats, options, seed=f"keep {seed}")
        while table.decision and table.seq < MOST and not until(table):
            seat = table.decision.seats[0]
            table.submit(seat, dedale.answer(table, seat, "random"))
        if table.decision and until(table):
            yield table


def brought(
    evening: Evening,
    until: Callable[[Table], bool] = lambda _: True,
    seats: tuple[Place, ...] = PAIR,
    **options: Any,
) -> tuple[str, list[str]]:
    """A table of legends already played this far: its id, and the links of its seats."""
    return carried(evening, next(tables(until, seats, **options)).log)


def nearly_won(seats: tuple[Place, ...], **options: Any) -> tuple[Log[Any, Any, Any], Any]:
    """A chapter of a campaign up to the action that wins it, and that action."""
    for seed in range(40):
        chosen = {"journal": Journal(), **options}
        table = dedale.open_table("legends", seats, chosen, seed=f"hearth {seed}")
        while not table.view(0).journal.pages:
            seat = seat_of(table)
            table.submit(seat, dedale.answer(table, seat, "sharp", seconds=math.inf))
        if table.view(0).journal.pages[0].won:
            *played, last = table.log.actions
            return replace(table.log, actions=tuple(played)), last.action
    raise AssertionError("nobody wins this chapter")


def won(seats: tuple[Place, ...], **options: Any) -> Log[Any, Any, Any]:
    """A chapter that is won, by careful players."""
    for seed in SEEDS:
        table = dedale.open_table("legends", seats, options, seed=f"hearth {seed}")
        while table.decision:
            seat = seat_of(table)
            player = table.seats[seat].player
            level = "steady" if player == ME else player
            table.submit(seat, dedale.answer(table, seat, level, seconds=math.inf))
        if table.outcome.winners:
            return table.log
    raise AssertionError("nobody wins this chapter")


def carried(evening: Evening, log: Log[Any, Any, Any]) -> tuple[str, list[str]]:
    """A record is imported: the id of its table, and the links of its seats."""
    path = evening.data / "record.json"
    dedale.save(log, path)
    status, laid = evening.house.post("/api/records", path.read_bytes())
    assert status == 201, laid
    home = f"{evening.house.address}/#/table/{laid['id']}"
    return laid["id"], [f"{home}?seat={seat}&key={key}" for seat, key in enumerate(laid["keys"])]


def anna_is_asked(
    ask: str, also: Callable[[Any], bool] = lambda _: True
) -> Callable[[Table], bool]:
    """Anna, at seat 0, is asked this, and the table looks like this."""

    def asked(table: Table) -> bool:
        decision = table.decision
        return (
            decision is not None
            and (decision.ask, decision.seats[0]) == (ask, 0)
            and also(table.view(0))
        )

    return asked


def events_after(table: Table, action: LegendsAction) -> tuple[Event, ...]:
    """What would happen if the seat that is asked did this; the table stays as it is."""
    return Table(table.game, table.log).submit(seat_of(table), action)


def kinds_after(table: Table, action: LegendsAction) -> set[type[Event]]:
    """The kinds of what would happen."""
    return {type(event) for event in events_after(table, action)}


def thing(person: Person, place: str) -> Any:
    """Something on the table, by its name in the client."""
    return person.page.locator(f'[data-thing="{place}"]').first


def seat_of(table: Table) -> int:
    """Who is asked."""
    assert table.decision
    return table.decision.seats[0]


def lies_at(table: Table, action: LegendsAction) -> str | None:
    """Where an action of a turn is taken; None where it stands in the list."""
    view = table.view(seat_of(table))
    kind = type(action).__name__
    if kind == "Play":
        return f"card:{action.card}"
    if kind in CELLS:
        return f"path:{action.cell}"
    if kind in FOES:
        return f"passage:{action.cell}"
    if kind in HERE:
        return f"place:{view.boards[view.acting].cell}"
    if kind == "UseFairy":
        return f"fairy:{action.card}"
    return {"UseSkill": "skill", "Transmute": "pool"}.get(kind)


def legends_do(person: Person, table: Table, action: LegendsAction) -> None:
    """Take an action of legends on the screen, where it lies."""
    words = re.compile(f"^{re.escape(LEGENDS.tell(action))}")
    if isinstance(action, Commit):
        commit(person, action)
    elif table.decision.ask in BEFORE:
        chosen = getattr(action, "hero", None) or action.card
        person.touch(thing(person, f"{BEFORE[table.decision.ask]}:{chosen}"))
    elif isinstance(action, Choose):
        choose(person, table.offers(seat_of(table)).index(action))
    elif table.decision.ask != "act":
        answer(person, words)
    else:
        take(person, table, action, words)


def commit(person: Person, action: Commit) -> None:
    """Put an attack together, and make it."""
    put_together(person, action)
    person.button(LEGENDS.tell(action)).click()


def put_together(person: Person, action: Commit) -> None:
    """Put an attack together, and look at it."""
    person.page.locator(".commit").wait_for()
    for count, group in ((action.icons, 0), (action.shields, 1)):
        steps = person.page.locator(".commit").get_by_role("group").nth(group)
        if steps.count():
            settle(steps, count)


def settle(steps: Any, count: int) -> None:
    """Step a number up or down."""
    while (shown := int(steps.locator("output").inner_text())) != count:
        steps.get_by_role("button").nth(0 if shown > count else 1).click()


def choose(person: Person, number: int) -> None:
    """Choose one of the things that a question names: its button says what it brings."""
    person.page.locator(".question .answers").get_by_role("button").nth(number).click()


def answer(person: Person, words: re.Pattern[str]) -> None:
    """Answer a question."""
    asked = person.page.locator(".question, .campaign")
    if asked.count():
        asked.get_by_role("button", name=words).first.click()
    else:
        person.press(words)


def take(person: Person, table: Table, action: LegendsAction, words: re.Pattern[str]) -> None:
    """Take an action of a turn."""
    place = lies_at(table, action)
    offers = [offer for offer in table.offers(seat_of(table)) if lies_at(table, offer) == place]
    if type(action).__name__ == "DiscardThree":
        person.press("Trade three cards")
    elif place is not None:
        person.touch(thing(person, place))
        if len(offers) == 1 and place.startswith(AT_ONCE) and not person.touches:
            return
    person.press(words)
