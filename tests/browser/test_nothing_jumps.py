"""In the maze, whatever stands elsewhere after an event has travelled there."""

import pytest

import dedale
from dedale.core.log import ME, Place
from dedale.table import Table
from tests.kit.chronicles_in_browser import LAID
from tests.kit.legends_in_browser import carried
from tests.kit.sampling import sampled

WATCH = """
() => {
  window.jumps = [], window.travels = 0;
  const begun = new Map(), animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    begun.set(this, performance.now());
    return animate.apply(this, how);
  };
  let before = new Map();
  const look = () => {
    const now = new Map(), time = performance.now();
    const cell = document.querySelector(".maze svg").getBoundingClientRect().width / 8.3;
    for (const pawn of document.querySelectorAll(".maze svg [data-pawn]")) {
      const { x, y } = pawn.getBoundingClientRect();
      const moving = pawn.getAnimations().some(({ playState }) => playState === "running");
      const since = time - (begun.get(pawn) ?? -Infinity);
      const old = before.get(pawn.dataset.pawn);
      now.set(pawn.dataset.pawn, { x, y, moving, time });
      if (!old) continue;
      const far = Math.hypot(x - old.x, y - old.y) / cell;
      const travelled = moving || old.moving || since < time - old.time;
      const early = !old.moving && since < 50 && far > 1;  // it does not set out from where it was
      if (far > 0.3) window.travels += 1;
      if (far > 0.3 && (!travelled || early)) window.jumps.push({ pawn: pawn.dataset.pawn, far });
    }
    before = now;
    requestAnimationFrame(look);
  };
  look();
}
"""
"""Look at every frame: a pawn that is far from where it was a frame ago is on its way."""

WAYS = {
    "team": {"mode": "standard"},
    "classic": {"events": True},
    "chronicles": LAID,
}


def wandered(game: str, steps: int) -> Table:
    """A game of two people that was played for a while, at random."""
    seats = (Place("Anna", ME), Place("Theo", ME))
    table = dedale.open_table(game, seats, WAYS[game], seed="knossos")
    while table.decision and table.seq < steps:
        seat = table.decision.seats[0]
        table.submit(seat, dedale.answer(table, seat, "random"))
    return table


@pytest.mark.parametrize("game", sampled(WAYS))
def test_no_pawn_jumps_while_a_game_is_looked_at_again(evening, game):
    table = wandered(game, 60)
    id, links = carried(evening, table.log)
    anna = evening.come(address=links[0], pace="brisk", reduced_motion="no-preference")
    anna.page.wait_for_selector("[data-step]")
    anna.page.goto(f"{evening.house.address}/#/table/{id}/30")
    anna.page.wait_for_selector(".maze svg [data-pawn]")
    anna.page.evaluate(WATCH)
    anna.page.get_by_role("button", name="Play", exact=True).click()
    anna.page.wait_for_function("() => window.travels > 12")

    assert anna.page.evaluate("window.jumps") == []
