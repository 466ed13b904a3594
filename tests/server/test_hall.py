"""The hall: all who visit a table meet at one gathering, however they come and go."""

import asyncio

from dedale.core.log import ME
from dedale.server.hall import Address, Hall
from dedale.store.keeper import Setting
from dedale.store.memory import MemoryStore
from dedale.table.room import Chair

CHAIRS = (Chair("Anna", ME, taken=True), Chair("Bruno", ME, taken=True))


class SlowStore(MemoryStore):
    """A store that lets others run while it looks for the header of a table."""

    async def header(self, table):
        for _ in range(10):
            await asyncio.sleep(0)
        return await super().header(table)

    async def lines(self, table, after=0):
        return self._lines[table][after:]

    async def notes(self, table, after=0):
        return self._notes[table][after:]


async def opened():
    hall = Hall(SlowStore(), Address("", only_here=True))
    return hall, await hall.keeper.lay(Setting("classic", CHAIRS))


def test_all_who_come_at_once_are_at_one_gathering():
    async def come(hall, id, together):
        async with hall.visit(id) as gathering:
            await together.wait()
            return gathering

    async def evening():
        hall, id = await opened()
        together = asyncio.Barrier(3)
        return await asyncio.gather(*(come(hall, id, together) for _ in range(3)))

    first, second, third = asyncio.run(evening())
    assert first is second
    assert second is third


def test_a_gathering_does_not_end_while_somebody_is_coming_in():
    async def evening():
        hall, id = await opened()
        async with hall.visit(id) as leaving:
            entering = hall.visit(id)
            entered = await entering.__aenter__()
        async with hall.visit(id) as later:
            met = entered is later
        await entering.__aexit__(None, None, None)
        return leaving is entered, met

    assert asyncio.run(evening()) == (True, True)


def test_a_gathering_ends_when_the_last_visitor_has_left():
    async def evening():
        hall, id = await opened()
        async with hall.visit(id) as first:
            pass
        async with hall.visit(id) as second:
            return first is second, hall.here(id)

    assert asyncio.run(evening()) == (False, set())
