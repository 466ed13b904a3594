"""Practice: a moment of a game that is over, laid as a table of its own."""

import asyncio
import json
import urllib.request

import pytest

from dedale.core.log import Undo
from tests.kit.serving import guest_at

HERE = [{"kind": "here", "name": "Anna"}, {"kind": "here", "name": "Bruno"}]


def played(host, *players, **more):
    """A game that is over."""
    id = host.seeded(*players, young=True, **more)
    host.play_out(id)
    return id


@pytest.fixture(scope="module")
def over(host):
    """A game that is over, for all tests: no copy changes it."""
    return played(host, "me", "greedy")


def practise(host, id, seq=4, seats=HERE):
    """The copy of a moment: its id, and the keys of its seats."""
    status, laid = host.post(f"/api/tables/{id}/practice", {"seq": seq, "seats": seats})
    assert status == 201, laid
    return laid["id"], laid["keys"]


def file_of(host, id):
    """The record of a table as it is sent, and the name of its file."""
    with urllib.request.urlopen(f"{host.address}/api/tables/{id}/record") as answer:
        return answer.read(), answer.headers["content-disposition"]


def kept(host, id):
    """Everything that the store keeps of a table."""
    store = host.hall.store
    return [host.call(ask(id)) for ask in (store.header, store.lines, store.notes)]


@pytest.mark.parametrize("seq", [0, 1, 4, 15])
def test_a_copy_is_the_game_as_it_was_after_a_step(host, seq, over):
    copy, _ = practise(host, over, seq)
    origin, table = host.table(over), host.table(copy)

    assert table.seq == seq
    assert [table.view(eyes) for eyes in (0, 1, None)] == [
        origin.view_at(seq, eyes) for eyes in (0, 1, None)
    ]
    assert table.log.actions == origin.log.actions[:seq]
    assert (table.seed, table.options) == (origin.seed, origin.options)


def test_whoever_plays_a_copy_on_as_before_meets_the_same_chance(host):
    id = played(host, "me", "greedy", events=True)
    copy, _ = practise(host, id, 6)
    host.play_out(copy)

    assert host.table(copy).log.actions == host.table(id).log.actions


def test_what_is_done_at_a_copy_leaves_the_game_and_its_record_untouched(host, over):
    async def evening(copy, keys):
        async with guest_at(host.address, copy, dict(enumerate(keys))) as screen:
            await screen.ask("sit", seat=0, name="Ariane")
            await screen.ask("say", seat=0, text="what if")
            await screen.act(screen.now["offers"][0])
            await screen.act(screen.now["offers"][0])

    before, record = kept(host, over), file_of(host, over)
    copy, keys = practise(host, over)
    asyncio.run(evening(copy, keys))
    host.play_out(copy)

    assert kept(host, over) == before
    assert file_of(host, over) == record


def test_a_copy_says_where_it_comes_from(host, over):
    async def evening(copy):
        async with guest_at(host.address, copy) as watcher:
            return watcher.told[0]

    copy, _ = practise(host, over, 3)
    welcome = asyncio.run(evening(copy))

    assert welcome["practice"] == {"table": over, "seq": 3}
    assert host.get(f"/api/tables/{copy}")[1]["practice"] == {"table": over, "seq": 3}
    assert host.get(f"/api/tables/{over}")[1]["practice"] is None


def test_a_copy_of_a_copy_comes_from_that_copy(host, over):
    copy, _ = practise(host, over, 3)
    host.play_out(copy)
    second, _ = practise(host, copy, 5)

    assert host.get(f"/api/tables/{second}")[1]["practice"] == {"table": copy, "seq": 5}


def test_the_seats_of_a_copy_are_as_those_of_a_new_table(host):
    async def evening(copy, key):
        async with guest_at(host.address, copy, {0: key}) as guest:
            return (await guest.asked(0))["seq"]

    id = played(host, "me", "greedy", "me", "greedy")
    seats = [
        {"kind": "here", "name": "Anna"},
        {"kind": "computer", "player": "random"},
        {"kind": "invited", "name": "Clio"},
        {"kind": "open"},
    ]
    copy, keys = practise(host, id, 0, seats)
    chairs = host.get(f"/api/tables/{copy}")[1]["chairs"]

    assert [key is not None for key in keys] == [True, False, True, False]
    assert [chair["player"] for chair in chairs] == ["me", "random", "me", "me"]
    assert [chair["taken"] for chair in chairs] == [True, True, False, False]
    assert [chair["open"] for chair in chairs] == [False, False, False, True]
    assert asyncio.run(evening(copy, keys[0])) == 0


def test_a_copy_is_in_no_lobby_and_has_the_name_but_no_limit_of_the_game(host):
    table, _ = host.lay(
        "here", "here", title="Final", listed=True, hints=0, options={"young": True}
    )
    host.play_out(table)
    copy, keys = practise(host, table)

    async def evening():
        async with guest_at(host.address, copy, {0: keys[0]}) as guest:
            return guest.around["hints"]

    assert copy not in [told["id"] for told in host.get("/api/tables")[1]]
    assert host.get(f"/api/tables/{copy}")[1]["title"] == "Final"
    assert asyncio.run(evening()) is None


def test_steps_that_were_taken_back_are_part_of_a_copy(host):
    id = host.seeded("me", "me", young=True)
    host.play_out(id, steps=1)
    host.call(host.hall.keeper.submit(id, 0, Undo(0), 1))
    host.play_out(id)
    before, after = (host.table(practise(host, id, seq)[0]) for seq in (1, 2))

    assert (before.seq, before.decision.ask) == (1, "move")
    assert (after.seq, after.decision.ask) == (2, "shift")
    assert after.redo_offer(0) == Undo(1)


def test_the_record_of_a_copy_cannot_be_mistaken_for_the_game(host, over):
    copy, _ = practise(host, over)
    host.play_out(copy)

    assert file_of(host, over)[1] == f'attachment; filename="classic-{over}.json"'
    assert file_of(host, copy)[1] == f'attachment; filename="classic-practice-{copy}.json"'


def test_whoever_plays_again_after_practice_plays_a_new_game(host, over):
    async def evening(copy, keys):
        async with guest_at(host.address, copy, dict(enumerate(keys))) as screen:
            await screen.ask("play-again")
            return await screen.until(lambda g: g.around["next"])

    copy, keys = practise(host, over)
    host.play_out(copy)
    after = asyncio.run(evening(copy, keys))

    assert host.get(f"/api/tables/{after}")[1]["practice"] is None
    assert host.table(after).seed != host.table(over).seed


def test_a_game_that_goes_on_cannot_be_copied(host):
    id = host.seeded("me", "me", seed="a-very-secret-seed")
    host.play_out(id, steps=6)
    before = host.call(host.hall.store.count())
    status, told = host.post(f"/api/tables/{id}/practice", {"seq": 2, "seats": HERE})

    assert (status, told["key"]) == (409, "not-over")
    assert "a-very-secret-seed" not in json.dumps(told)
    assert host.call(host.hall.store.count()) == before


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"seq": 100_000, "seats": HERE}, "no-such-step"),
        ({"seq": -1, "seats": HERE}, "bad-message"),
        ({"seq": 2**31, "seats": HERE}, "bad-message"),
        ({"seq": None, "seats": HERE}, "bad-message"),
        ({"seats": HERE}, "bad-message"),
        ({"seq": 2}, "bad-message"),
        ({"seq": 2, "seats": HERE, "seed": "mine"}, "bad-message"),
        ({"seq": 2, "seats": []}, "practice-seats"),
        ({"seq": 2, "seats": HERE[:1]}, "practice-seats"),
        ({"seq": 2, "seats": HERE + HERE}, "practice-seats"),
        ({"seq": 2, "seats": HERE * 7}, "bad-message"),
        (
            {"seq": 2, "seats": [HERE[0], {"kind": "computer", "player": "zeus"}]},
            "no-such-player",
        ),
        ({"seq": 2, "seats": [HERE[0], {"kind": "throne"}]}, "bad-message"),
        (b"{", "bad-message"),
    ],
)
def test_a_copy_that_cannot_be_laid_is_refused_with_a_reason(host, body, key, over):
    before = host.call(host.hall.store.count())
    status, told = host.post(f"/api/tables/{over}/practice", body)

    assert (status, told["key"]) == (400, key)
    assert told["sentence"]
    assert host.call(host.hall.store.count()) == before


def test_there_is_nothing_to_practise_where_the_game_is_over(host, over):
    last = host.table(over).seq
    before = host.call(host.hall.store.count())
    status, told = host.post(f"/api/tables/{over}/practice", {"seq": last, "seats": HERE})

    assert (status, told["key"], told["facts"]) == (409, "practice-over", {"step": last})
    assert host.call(host.hall.store.count()) == before


def test_there_is_no_copy_of_a_table_that_is_not_there(host):
    status, told = host.post("/api/tables/nowhere/practice", {"seq": 0, "seats": HERE})

    assert (status, told["key"]) == (404, "no-such-table")


def test_other_sites_lay_no_copies(host, over):
    body = {"seq": 0, "seats": HERE}
    path = f"/api/tables/{over}/practice"
    status, told = host.post(path, body, origin="http://elsewhere.example")

    assert (status, told["key"]) == (403, "other-origin")
