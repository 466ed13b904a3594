"""Everything on a screen tells the same moment: nothing is told before it is shown."""

import re
from typing import Any

from dedale.core.log import ME, Place
from dedale.games.legends.actions import EndTurn
from dedale.games.legends.events import CastleEntered, ChapterLost, Entered, Revealed
from dedale.table import Table
from tests.kit.browsing import Evening, Person
from tests.kit.legends_in_browser import (
    LEGENDS,
    anna_is_asked,
    carried,
    events_after,
    kinds_after,
    tables,
)

LIVELY = {"pace": "brisk", "reduced_motion": "no-preference"}
PARTNERS = ("Wren", "Robin", "Finch")
FRIENDS = (Place("Anna", ME), *(Place(name, "random") for name in PARTNERS))
PARTY = {"heroes": ("knight", "enchantress", "scout", "smith")}

WATCH = """
() => {
  window.seen = [];
  const words = (query) => document.querySelector(query)?.textContent.trim() ?? "";
  const look = () => {
    const knots = [...document.querySelectorAll(".log li button")];
    const number = (knot) => Number(knot.querySelector(".t").textContent);
    const all = (query) =>
      [...document.querySelectorAll(query)].map((one) => one.textContent).join(" ");
    const newest = Math.max(0, ...knots.map(number));
    const step = knots.find((knot) => number(knot) === newest);
    const now = {
      newest,
      line: [...(step?.querySelectorAll(".line") ?? [])].at(-1)?.textContent.trim() ?? "",
      banner: words(".banner h1"),
      playing: document.querySelector("[data-step]") === null,
      held: words(".held-up b"),
      passage: all(".passage .cell > .hidden"),
      log: words(".log"),
      dialog: words("dialog[open]"),
      spoken: all("[aria-live].hidden"),
    };
    if (JSON.stringify(now) !== JSON.stringify(window.seen.at(-1))) window.seen.push(now);
  };
  look();
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
}
"""
"""Write down what the screen says, whenever it says something else."""

Sight = dict[str, Any]


def watch(person: Person) -> None:
    """From now on, everything that this screen says is written down."""
    person.page.evaluate(WATCH)


def seen(person: Person) -> list[Sight]:
    """What the screen has said, in order."""
    return person.page.evaluate("window.seen")


def open_table(evening: Evening, table: Table) -> tuple[str, Person]:
    """Anna sits down at a table that is played already, in front of a lively screen."""
    id, links = carried(evening, table.log)
    anna = evening.come(address=links[0], **LIVELY)
    anna.see_heading("Your turn, Anna")
    anna.see_step(table.seq)
    return id, anna


def first_told(sights: list[Sight]) -> dict[int, Sight]:
    """What the screen said when the log began to tell a step, by number; without skipped ones."""
    told = {sight["newest"]: sight for sight in reversed(sights)}
    return {seq: sight for seq, sight in told.items() if seq - 1 in told}


def look_on_until_it_is_annas_turn(anna: Person) -> None:
    """Anna ends her turn, and looks on; the chapter may be lost before it is her turn again."""
    anna.press("End your turn")
    anna.see_heading(re.compile("is thinking"))
    anna.page.wait_for_function("() => /Your turn|is lost/.test(window.seen.at(-1).banner)")


def expect_true_banners(evening: Evening, id: str, person: Person) -> None:
    """Nobody's turn is named before the turn before it was shown."""
    names = [seat.name for seat in evening.table(id).seats]
    sights = seen(person)
    told = first_told(sights)
    steps = [step for step in evening.table(id).log.actions if step.seq in told]
    early = [
        (step.seq, names[step.seat], told[step.seq]["banner"])
        for step in steps
        if names[step.seat] not in told[step.seq]["banner"]
    ]

    assert len({step.seat for step in steps}) > 1
    assert early == []


def test_the_banner_of_classic_never_names_a_turn_before_the_last_one_was_shown(evening):
    anna = evening.come(**LIVELY)
    id = anna.set_the_table(("Here", "Anna"), *(("Computer", name) for name in PARTNERS))
    anna.see_heading("Your turn, Anna")
    watch(anna)
    evening.play(id, {0: anna}, most=2)
    anna.see_step(8)

    expect_true_banners(evening, id, anna)
    assert {step.seat for step in evening.table(id).log.actions} == {0, 1, 2, 3}


def test_the_banner_of_legends_never_names_a_turn_before_the_last_one_was_shown(evening):
    table = next(tables(anna_is_asked("act"), FRIENDS, **PARTY))
    id, anna = open_table(evening, table)
    watch(anna)
    look_on_until_it_is_annas_turn(anna)

    expect_true_banners(evening, id, anna)


def a_monster_comes(table: Table) -> bool:
    """Anna ends her turn, and a monster is turned up and enters; more happens in the same step."""
    if not anna_is_asked("act")(table):
        return False
    kinds = [type(event) for event in events_after(table, EndTurn())]
    return kinds.count(Revealed) == 1 and Entered in kinds[kinds.index(Revealed) + 1 :]


def test_the_log_tells_what_happens_when_it_is_shown(evening):
    table = next(tables(a_monster_comes, FRIENDS, **PARTY))
    revealed = next(
        event for event in events_after(table, EndTurn()) if isinstance(event, Revealed)
    )
    _, anna = open_table(evening, table)
    watch(anna)
    anna.press("End your turn")
    anna.page.wait_for_function("() => window.seen.some(({ held }) => held)")
    anna.page.wait_for_function("() => window.seen.at(-1).held === ''")

    name = LEGENDS.say(f"card-{revealed.card}")
    entered = next(event for event in events_after(table, EndTurn()) if isinstance(event, Entered))
    held = [sight for sight in seen(anna) if sight["held"] == name]
    assert held
    assert held[0]["line"] == LEGENDS.tell(revealed)
    assert LEGENDS.tell(entered) not in held[0]["log"]


def nearly_lost(table: Table) -> bool:
    """Anna ends her turn, and a monster enters the castle."""
    return anna_is_asked("act")(table) and {CastleEntered, ChapterLost} <= kinds_after(
        table, EndTurn()
    )


def test_a_chapter_is_lost_in_words_only_after_the_loss_was_shown(evening):
    table = next(tables(nearly_lost, FRIENDS, **PARTY))
    _, anna = open_table(evening, table)
    watch(anna)
    anna.press("End your turn")
    anna.page.get_by_role("dialog").get_by_text(LEGENDS.say("outcome-castle")).wait_for()
    anna.page.wait_for_function("() => window.seen.at(-1).spoken.includes('lost')")

    sights = seen(anna)
    assert sights[0]["passage"] != sights[-1]["passage"]
    for told in ("banner", "log", "dialog", "spoken"):
        first = next(sight for sight in sights if re.search(r"\blost\b", sight[told]))
        assert first["passage"] == sights[-1]["passage"], told
        assert first["playing"] == (told == "log")  # it is a line of the step; the rest follows


JUMPS = """
() => {
  window.jumps = [];
  let before = new Map(), played = false;
  const look = () => {
    const now = new Map();
    for (const piece of document.querySelectorAll("[data-piece]")) {
      const { x, y, width } = piece.getBoundingClientRect();
      const name = piece.dataset.piece;
      if (now.has(name)) now.set(name, null); // of two alike, nobody knows which is which
      else if (width > 0 && getComputedStyle(piece).opacity > 0.9) now.set(name, { x, y });
    }
    const playing = document.querySelector("[data-step]") === null;
    for (const [name, at] of played && playing ? now : []) {
      const old = before.get(name);
      if (!at || !old || Math.hypot(at.x - old.x, at.y - old.y) < 12) continue;
      window.jumps.push({ name, from: old, to: at });
    }
    [before, played] = [now, playing];
    requestAnimationFrame(look);
  };
  look();
}
"""
"""Look at every frame: no piece that is seen lies far from where it lay in the frame before."""


def test_no_piece_of_legends_jumps_while_steps_are_played(evening):
    table = next(tables(a_monster_comes, FRIENDS, **PARTY))
    _, anna = open_table(evening, table)
    anna.page.evaluate(JUMPS)
    watch(anna)
    look_on_until_it_is_annas_turn(anna)

    assert any(sight["held"] for sight in seen(anna))
    assert anna.page.evaluate("window.jumps") == []
