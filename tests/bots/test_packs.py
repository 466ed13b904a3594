"""Computer partners at tables with cards that nobody told them about."""

import pytest

from dedale.bots import standings
from dedale.core.content import pack_from
from dedale.games.legends.content import ChapterId
from dedale.table import answer, hint, open_table
from tests.kit.packs import forest_in, meadow_in

QUICK = 0.3  # seconds a turn
CHAPTERS = [("legends", forest_in, {"chapter": chapter.value}) for chapter in ChapterId]
every_table = pytest.mark.parametrize(
    ("game", "write", "options"), [*CHAPTERS, ("chronicles", meadow_in, {})]
)


def a_table(game, folder, options):
    return open_table(game, 2, options | {"pack": pack_from(folder)}, "knossos")


@every_table
@pytest.mark.parametrize(("player", "steps"), [("greedy", 5000), ("steady", 30), ("sharp", 30)])
def test_partners_play_with_a_pack(tmp_path, game, write, options, player, steps):
    table = a_table(game, write(tmp_path), options)
    while table.decision is not None and table.next_seq < steps:
        seat = table.decision.seats[0]
        table.submit(seat, answer(table, seat, player, QUICK))

    assert table.next_seq == steps or table.outcome is not None
    assert standings(game, [table.view(seat) for seat in range(2)])


@every_table
def test_hints_are_given_with_a_pack(tmp_path, game, write, options):
    table = a_table(game, write(tmp_path), options)
    for _ in range(30):
        seat = table.decision.seats[0]
        table.submit(seat, answer(table, seat, "greedy", QUICK))
    seat = table.decision.seats[0]

    assert hint(table, seat)().actions[0] in table.offers(seat)
