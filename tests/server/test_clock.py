"""Tables with a clock: a seat that does not answer in time is answered for, as the rules say."""

import asyncio

import pytest

from dedale.core.game import Decision
from dedale.core.log import ME
from dedale.games.chronicles.rules.silence import unanswered
from dedale.server.clock import clock_of
from dedale.server.keys import digest
from dedale.store.keeper import Setting
from dedale.table import answer
from dedale.table.room import Chair, TimeLimited
from dedale.text import LANGUAGES
from tests.kit import rule
from tests.kit.serving import guest_at

SEATS = [{"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Ben"}]


def laid(host, *notes, game="chronicles"):
    """A table of two people."""
    chairs = tuple(
        Chair(name, ME, taken=True, key=digest(f"k{n}")) for n, name in enumerate(["Anna", "Ben"])
    )
    return host.call(host.hall.keeper.lay(Setting(game, chairs, {}, "knossos", notes=notes)))


async def silent(host, id, steps):
    """Somebody looks on and says nothing until the table has gone so many steps."""
    async with guest_at(host.address, id, {0: "k0"}) as guest:
        await guest.until(lambda g: g.now["seq"] >= steps)
        return guest.around["limit"]


@rule("CH-DP-24")
def test_the_clock_does_for_silent_seats_what_the_rules_say(host):
    id = laid(host, TimeLimited(0.01))
    limit = asyncio.run(silent(host, id, 8))
    table = host.table(id)

    assert limit == 0.01
    for entry in table.entries[:8]:
        before = table.moment(entry.seq - 1).state
        assert entry.action == unanswered(before, entry.seat)


@rule("CH-DP-24")
def test_in_the_village_the_clock_stands_still(host):
    async def evening(id, limit):
        async with guest_at(host.address, id, {0: "k0"}) as guest:
            return guest.now["decision"]["ask"], guest.now["limit"], guest.around["limit"] == limit

    playing, village = (laid(host, TimeLimited(600)) for _ in range(2))
    host.call(until(host.hall.keeper, village, "camp-next"))

    assert asyncio.run(evening(playing, 600)) == ("setup-corner", 600, True)
    assert asyncio.run(evening(village, 600)) == ("camp-next", None, True)


async def until(keeper, id, ask):
    """Play on until something is asked."""
    table = await keeper.table(id)
    while table.decision.ask != ask:
        seat = table.decision.seats[0]
        await keeper.submit(id, seat, answer(table, seat, "random"), table.seq)


class Asked:
    """A gathering whose only seat is asked, and where a computer player may sit."""

    id = "asked"

    def __init__(self):
        self.people, self.limit, self.seq, self.state = (), 0.0, 3, None
        self.known = self.room = self.table = self.game = self.hall = self.keeper = self
        self.decision, self.answered = Decision(ask="act", seats=(0,)), asyncio.Event()

    def unanswered(self, _state, _seat):
        return "skip"

    async def submit(self, *_):
        self.seq += 1
        self.answered.set()


def test_the_clock_is_wound_again_for_a_person_who_comes_back_at_the_same_step():
    async def evening():
        asked = Asked()
        async with clock_of(asked) as wind:
            wind()
            for _ in range(3):
                await asyncio.sleep(0)  # it runs down while a computer player thinks
            asked.people = (0,)
            wind()
            async with asyncio.timeout(5):
                await asked.answered.wait()
        return asked.seq

    assert asyncio.run(evening()) == 4


def test_without_a_clock_everybody_is_waited_for(host):
    id = laid(host)
    limit = asyncio.run(silent(host, id, 0))

    assert (limit, host.table(id).seq) == (None, 0)


def test_a_game_without_such_rules_waits_even_with_a_clock(host):
    async def evening(id):
        async with guest_at(host.address, id, {0: "k0"}) as guest:
            await guest.act(guest.now["offers"][0])
            return guest.now["seq"]

    id = laid(host, TimeLimited(0.0), game="classic")

    assert asyncio.run(evening(id)) == 1


def test_the_clock_is_chosen_with_the_table_and_holds_for_the_next_game(host):
    body = {"seats": SEATS, "limit": 60}
    _, table = host.post("/api/tables", {"game": "team", **body})
    _, led = host.post("/api/campaigns", {"game": "chronicles", **body})

    for id in (table["id"], led["table"]):
        assert host.call(host.hall.rooms.room(id)).room.limit == 60


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "limit", "key"),
    [
        ("classic", 5, "bad-message"),
        ("chronicles", 5, "bad-message"),
        ("chronicles", "x", "bad-message"),
    ],
)
def test_an_impossible_clock_is_refused(host, game, limit, key, language):
    body = {"game": game, "seats": SEATS, "limit": limit}
    status, problem = host.post("/api/tables", body, accept_language=language)

    assert (status, problem["key"]) == (400, key)
    assert problem["sentence"]
