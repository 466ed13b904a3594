"""Campaigns on a store: each table begins where the one before it ended, whoever lays it."""

import asyncio
import json

import pytest
from msgspec.structs import replace

from dedale.core.errors import BadOption, BadRecord, Illegal
from dedale.core.records import to_json
from dedale.games.classic import classic
from dedale.store import campaigns as keeping
from dedale.store.campaigns import Fork, Onward
from dedale.store.chain import read_campaign
from dedale.store.errors import NoSuchCampaign, NotNow
from dedale.store.keeper import Setting
from dedale.store.memory import MemoryStore
from dedale.store.sql import open_store
from dedale.table.room import Chair, HintsLimited, Leg
from tests.kit.parley_campaigns import ANNA, BRUNO, CHAIRS, House, parley_played, setting


@pytest.fixture(autouse=True)
def _parley():
    with parley_played():
        yield


async def begun(games=2, over=True):
    """A campaign whose first game is over."""
    house = House(MemoryStore())
    way = await house.campaigns.begin(setting(games))
    if over:
        await house.play_out(way.table)
    return house, way


async def told(games=2):
    """A campaign that was played to its end."""
    house, way = await begun(games)
    for seen in range(1, games + 1):
        table = (await house.campaigns.go_on(way.campaign, Onward(seen))).table
        await house.play_out(table)
    return house, way.campaign


def test_whoever_has_ended_a_campaign_may_begin_another_way():
    async def evening():
        house, ended = await told(games=1)
        way = await house.campaigns.begin(setting(), "rich", [ended, "nowhere"])
        return (await house.keeper.table(way.table)).options

    options = asyncio.run(evening())
    assert (options.purse, options.games) == (9, 2)


def test_whoever_has_ended_none_may_begin_only_as_everybody_does():
    async def evening(beginning="rich", **options):
        house, way = await begun(games=1)
        asked = setting()
        asked = replace(asked, options={**asked.options, **options})
        await house.campaigns.begin(asked, beginning, [way.campaign])

    assert refusal(BadOption, evening()).facts == {"field": "beginning", "known": "poor"}
    assert refusal(BadOption, evening("poor", purse=9)).key == "settled-by-beginning"
    assert refusal(BadOption, evening("", purse=9)).facts == {"field": "purse"}


def refusal(kind, evening):
    """Why something cannot be done."""
    with pytest.raises(kind) as error:
        asyncio.run(evening)
    return error.value


def test_a_campaign_begins_with_an_ordinary_table():
    async def evening():
        house, way = await begun(over=False)
        return house, way, await house.campaigns.story(way.campaign)

    house, way, story = asyncio.run(evening())
    room, table = asyncio.run(house.rooms.room(way.table)).room, way.table

    assert (story.campaign.title, story.campaign.made) == ("Village", 1_700_000_000)
    assert (story.tables, story.result) == ((table,), None)
    assert (room.chairs, room.leg) == (CHAIRS, Leg(way.campaign, 1))


def test_the_next_table_begins_where_the_last_one_ended():
    async def evening():
        house, way = await begun()
        onward = await house.campaigns.go_on(way.campaign, Onward(1))
        first, second = [await house.keeper.table(id) for id in (way.table, onward.table)]
        return first, second, (await house.rooms.room(onward.table)).room, onward.campaign

    first, second, room, campaign = asyncio.run(evening())
    assert second.options == first.game.sequel(first.state)
    assert second.options.purse == sum(first.state.points) > 0
    assert second.seed != first.seed
    assert (room.chairs, room.leg) == (CHAIRS, Leg(campaign, 2))


def test_those_at_the_last_table_are_told_where_the_group_goes_on():
    async def evening():
        house, way = await begun()
        onward = await house.campaigns.go_on(way.campaign, Onward(1))
        return (await house.rooms.room(way.table)).room.next, onward.table

    told, table = asyncio.run(evening())
    assert told == table


def test_people_may_change_from_game_to_game():
    async def evening():
        house, way = await begun()
        group = (BRUNO, Chair("Clio", "random", taken=True), ANNA)
        onward = await house.campaigns.go_on(way.campaign, Onward(1, group))
        return (await house.keeper.table(onward.table)).seats

    assert [place.name for place in asyncio.run(evening())] == ["Bruno", "Clio", "Anna"]


def test_what_was_agreed_on_holds_for_the_next_table():
    async def evening():
        house = House(MemoryStore())
        way = await house.campaigns.begin(setting(listed=True, notes=(HintsLimited(3),)))
        await house.play_out(way.table)
        onward = await house.campaigns.go_on(way.campaign, Onward(1))
        header = await house.store.header(onward.table)
        return (await house.rooms.room(onward.table)).room.hints, header.title, header.listed

    assert asyncio.run(evening()) == (3, "Village", True)


def test_some_options_are_chosen_anew():
    async def evening():
        house, way = await begun()
        onward = await house.campaigns.go_on(way.campaign, Onward(1, options={"rounds": 4}))
        return (await house.keeper.table(onward.table)).options

    options = asyncio.run(evening())
    assert (options.rounds, options.games) == (4, 1)


def test_all_other_options_belong_to_the_story():
    async def evening():
        house, way = await begun()
        await house.campaigns.go_on(way.campaign, Onward(1, options={"purse": 1000}))

    refused = refusal(BadOption, evening())
    assert (refused.key, refused.facts) == (
        "not-chosen-anew",
        {"field": "purse", "known": "rounds"},
    )


def test_a_campaign_waits_until_its_game_is_over():
    async def evening():
        house, way = await begun(over=False)
        await house.campaigns.go_on(way.campaign, Onward(1))

    assert refusal(NotNow, evening()).key == "not-over"


def test_a_story_that_is_told_does_not_go_on():
    async def evening():
        house, campaign = await told(games=1)
        result = (await house.campaigns.story(campaign)).result
        with pytest.raises(NotNow, match="story-over"):
            await house.campaigns.go_on(campaign, Onward(2))
        return result, await house.store.count()

    result, tables = asyncio.run(evening())
    assert (result.reason, tables) == ("rounds", 2)


def test_a_campaign_has_a_limited_number_of_games(monkeypatch):
    monkeypatch.setattr(keeping, "GAMES", 2)

    assert refusal(NotNow, told(games=3)).key == "too-many-games"


def test_a_game_without_campaigns_cannot_begin_one():
    house = House(MemoryStore())

    assert (
        refusal(BadOption, house.campaigns.begin(Setting("classic", CHAIRS))).key == "no-campaigns"
    )


@pytest.mark.parametrize("seen", [0, 2, 7])
def test_nobody_can_have_seen_a_game_that_was_not_played(seen):
    async def evening():
        house, way = await begun()
        await house.campaigns.go_on(way.campaign, Onward(seen))

    assert refusal(BadOption, evening()).facts == {"field": "leg", "number": seen, "most": 1}


def test_an_unknown_campaign_is_named():
    house = House(MemoryStore())

    assert refusal(NoSuchCampaign, house.campaigns.story("x")).facts == {"campaign": "x"}


def test_whoever_goes_on_late_finds_the_table_that_is_there():
    async def evening():
        house, way = await begun()
        first = await house.campaigns.go_on(way.campaign, Onward(1))
        second = await house.campaigns.go_on(way.campaign, Onward(1, (BRUNO, ANNA)))
        return first, second, (await house.keeper.table(second.table)).seats[0].name

    first, second, name = asyncio.run(evening())
    assert (first.new, second.new) == (True, False)
    assert first.table == second.table
    assert name == "Anna"


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request, tmp_path):
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return request.getfixturevalue("postgres").new_database()


def test_of_two_programs_that_go_on_at_once_one_lays_the_table_for_both(address):
    async def evening():
        stores = [await open_store(address) for _ in range(2)]
        here, there = (House(store) for store in stores)
        way = await here.campaigns.begin(setting())
        await here.play_out(way.table)
        tries = (house.campaigns.go_on(way.campaign, Onward(1)) for house in (here, there) * 4)
        ways = await asyncio.gather(*tries)
        count, again = await here.store.count(), (await there.rooms.room(way.table)).room.next
        for store in stores:
            await store.close()
        return ways, count, again

    ways, count, again = asyncio.run(evening())
    assert {way.table for way in ways} == {again}
    assert sum(way.new for way in ways) == 1
    assert count == 2


def test_a_campaign_is_there_when_the_program_starts_again(address):
    async def evening():
        store = await open_store(address)
        house = House(store)
        way = await house.campaigns.begin(setting())
        await house.play_out(way.table)
        await store.close()
        store = await open_store(address)
        house = House(store)
        onward = await house.campaigns.go_on(way.campaign, Onward(1))
        await house.play_out(onward.table)
        branch = await house.campaigns.branch(way.campaign, Fork(2, 1))
        story = await house.campaigns.story(branch.campaign)
        record = await house.campaigns.export(way.campaign)
        await store.close()
        return way.table, story, record

    table, story, record = asyncio.run(evening())
    assert (story.tables[0], len(story.tables), story.result) == (table, 2, None)
    assert len(record.legs) == 2


# Branches


def test_a_branch_shares_the_games_before_and_copies_one_up_to_a_moment():
    async def evening():
        house, campaign = await told()
        before = await house.campaigns.story(campaign)
        way = await house.campaigns.branch(campaign, Fork(2, 1, "What if"))
        story, after = [await house.campaigns.story(id) for id in (way.campaign, campaign)]
        tables = [await house.keeper.table(id) for id in (before.tables[1], way.table)]
        return before, after, story, tables, (await house.rooms.room(way.table)).room

    before, after, story, (origin, copy), room = asyncio.run(evening())
    assert after == before
    assert story.tables[0] == before.tables[0]
    assert story.tables[1] not in before.tables
    assert (story.campaign.title, len(story.tables)) == ("What if", 2)
    assert (copy.log.actions, copy.seed) == (origin.log.actions[:1], origin.seed)
    assert (room.leg, room.origin, room.chairs) == (Leg(story.campaign.id, 2), None, CHAIRS)


def test_a_branch_says_whether_somebody_may_know_what_chance_will_bring():
    async def evening():
        house, campaign = await told()
        end = (await house.keeper.table(await house.campaigns.table(campaign, 2))).seq
        earlier, ended = [await house.campaigns.branch(campaign, Fork(2, at)) for at in (1, end)]
        brought = await house.campaigns.take_in(
            await house.campaigns.export(campaign), CHAIRS, "c.json"
        )
        copied = await house.campaigns.branch(brought.campaign, Fork(2, end))
        tables = [way.table for way in (earlier, ended, copied)]
        return [(await house.rooms.room(table)).room.imported for table in tables]

    assert asyncio.run(evening()) == [True, False, True]


def test_a_branch_is_a_campaign_that_goes_on():
    async def evening():
        house, campaign = await told()
        way = await house.campaigns.branch(campaign, Fork(1, 1))
        await house.play_out(way.table)
        onward = await house.campaigns.go_on(way.campaign, Onward(1))
        return onward.new, await house.campaigns.story(way.campaign), campaign

    new, story, _ = asyncio.run(evening())
    assert new
    assert (len(story.tables), story.campaign.title) == (2, "Village")


async def branched_at_the_end(house, campaign):
    """Another story from the end of the first game of a campaign."""
    table = await house.keeper.table(await house.campaigns.table(campaign, 1))
    return await house.campaigns.branch(campaign, Fork(1, table.seq))


def test_a_branch_at_the_end_of_the_last_game_goes_on_by_itself():
    async def evening():
        house, way = await begun()
        other = await branched_at_the_end(house, way.campaign)
        onward = await house.campaigns.go_on(other.campaign, Onward(1))
        before = (await house.rooms.room(way.table)).room
        later = await house.campaigns.go_on(way.campaign, Onward(1))
        rooms = [(await house.rooms.room(one.table)).room for one in (way, other)]
        return before, rooms, (later, onward), (way, other)

    before, (old, copy), (later, onward), (way, other) = asyncio.run(evening())
    assert before.next is None
    assert old.next == later.table != onward.table
    assert copy.next == onward.table
    assert (old.leg, copy.leg) == (Leg(way.campaign, 1), Leg(other.campaign, 1))


def test_the_end_of_a_game_is_copied_whole():
    async def evening():
        house, campaign = await told()
        way = await branched_at_the_end(house, campaign)
        origin = await house.campaigns.table(campaign, 1)
        return [await house.keeper.table(id) for id in (origin, way.table)], way

    (origin, copy), way = asyncio.run(evening())
    assert (copy.log, copy.outcome) == (origin.log, origin.outcome)
    assert way.new


def test_a_game_that_is_shared_leads_on_in_the_story_that_it_was_played_in():
    async def evening(written):
        house = House(MemoryStore())
        old = await house.campaigns.take_in(written, CHAIRS, "it.json")
        other = await house.campaigns.branch(old.campaign, Fork(2, 1))
        await house.campaigns.go_on(other.campaign, Onward(1))
        first = await house.campaigns.table(old.campaign, 1)
        return (await house.rooms.room(first)).room.next

    assert asyncio.run(evening(exported())) is None


@pytest.mark.parametrize(
    ("fork", "kind", "key"),
    [
        (Fork(0, 0), BadOption, "no-such-leg"),
        (Fork(3, 0), BadOption, "no-such-leg"),
        (Fork(1, 99), Illegal, "no-such-step"),
        (Fork(2, 0), NotNow, "not-over"),
        (Fork(1, 0, "", (ANNA,)), BadOption, "branch-seats"),
    ],
)
def test_an_impossible_branch_is_refused(fork, kind, key):
    async def evening():
        house, way = await begun()
        await house.campaigns.go_on(way.campaign, Onward(1))
        try:
            await house.campaigns.branch(way.campaign, fork)
        finally:
            assert (await house.store.count(), len(await house.store.campaigns())) == (2, 1)

    assert refusal(kind, evening()).key == key


# Records


def exported(games=2):
    async def evening():
        house, campaign = await told(games)
        return await house.campaigns.export(campaign)

    return asyncio.run(evening())


def taken_in(data):
    """The campaign of a record, in a store that knew nothing of it; and its record there."""

    async def evening():
        house = House(MemoryStore())
        try:
            written = read_campaign(data, "it.json")
            way = await house.campaigns.take_in(written, CHAIRS, "it.json")
        except BadRecord:
            assert (await house.store.count(), await house.store.campaigns()) == (0, [])
            raise
        return await house.campaigns.story(way.campaign), await house.campaigns.export(way.campaign)

    return asyncio.run(evening())


def brought(record):
    """The same record of a campaign that somebody has brought: its tables say so."""
    return replace(record, legs=tuple(replace(leg, imported=True) for leg in record.legs))


def test_a_campaign_goes_out_and_comes_in_as_the_same_story():
    written = exported()
    story, again = taken_in(to_json(written))

    assert again == brought(written)
    assert (story.campaign.title, len(story.tables), story.result.reason) == (
        "Village",
        3,
        "rounds",
    )


def test_a_campaign_from_elsewhere_goes_on():
    async def evening(written):
        house = House(MemoryStore())
        cut = replace(written, legs=written.legs[:1])
        way = await house.campaigns.take_in(cut, CHAIRS, "it.json")
        onward = await house.campaigns.go_on(way.campaign, Onward(1))
        return (await house.keeper.table(onward.table)).options

    written = exported()
    assert asyncio.run(evening(written)) == written.legs[1].options


def test_only_the_last_game_of_a_campaign_from_elsewhere_can_be_sat_down_at():
    async def evening(written):
        house = House(MemoryStore())
        way = await house.campaigns.take_in(written, CHAIRS, "it.json")
        tables = (await house.campaigns.story(way.campaign)).tables
        return [(await house.rooms.room(id)).room.chairs[0].key for id in tables]

    assert asyncio.run(evening(exported())) == [None, None, ANNA.key]


def test_a_game_that_is_not_over_does_not_go_out():
    async def evening():
        house, way = await begun()
        onward = await house.campaigns.go_on(way.campaign, Onward(1))
        await house.play_out(onward.table, steps=1)
        seed = (await house.keeper.table(onward.table)).seed
        return await house.campaigns.export(way.campaign), seed

    written, seed = asyncio.run(evening())
    assert len(written.legs) == 1
    assert seed not in to_json(written).decode()


def test_there_is_no_record_before_a_game_is_over():
    async def evening():
        house, way = await begun(over=False)
        await house.campaigns.export(way.campaign)

    assert refusal(NotNow, evening()).key == "not-over"


def test_a_record_may_end_in_a_game_that_goes_on():
    written = json.loads(to_json(exported()))
    written["legs"][2]["actions"] = written["legs"][2]["actions"][:1]
    story, again = taken_in(json.dumps(written).encode())

    assert (len(story.tables), story.result, len(again.legs)) == (3, None, 2)


def spoilt(change):
    """A record of a campaign with something wrong in it."""
    written = json.loads(to_json(exported()))
    change(written, written["legs"])
    return json.dumps(written).encode()


def purse(_, legs):
    legs[1]["options"]["purse"] += 1


def unfinished(_, legs):
    del legs[0]["actions"][-1]


def missing(_, legs):
    del legs[1]


def illegal(_, legs):
    legs[2]["actions"][0]["seat"] = 9


def another_game(_, legs):
    legs[1] |= {"game": "classic", "rules": classic.version, "options": {}, "actions": []}


def alone(written, legs):
    written["game"] = "classic"
    for leg in legs:
        leg |= {"game": "classic", "rules": classic.version, "options": {}, "actions": []}


def newer(written, _):
    written["format"] = 2


def empty(written, _):
    written["legs"] = []


def long_title(written, _):
    written["title"] = "x" * 41


def unknown_field(_, legs):
    legs[1]["surprise"] = 1


@pytest.mark.parametrize(
    ("change", "key", "facts"),
    [
        (purse, "campaign-broken", {"file": "it.json", "leg": 2, "before": 1}),
        (unfinished, "campaign-broken", {"file": "it.json", "leg": 2, "before": 1}),
        (missing, "campaign-broken", {"file": "it.json", "leg": 2, "before": 1}),
        (illegal, "record-illegal", {"file": "it.json#3", "seq": 1, "rule": "PY-TURN-1"}),
        (another_game, "campaign-game", {"file": "it.json", "leg": 2, "game": "classic"}),
        (alone, "campaign-game", {"file": "it.json", "leg": 1, "game": "classic"}),
        (newer, "record-format", {"file": "it.json", "format": 2, "known": 1}),
    ],
)
def test_a_campaign_whose_games_do_not_follow_each_other_is_refused(change, key, facts):
    with pytest.raises(BadRecord) as error:
        taken_in(spoilt(change))

    assert (error.value.key, error.value.facts) == (key, facts)


@pytest.mark.parametrize(
    ("change", "file"), [(empty, "it.json"), (long_title, "it.json"), (unknown_field, "it.json#2")]
)
def test_a_campaign_that_cannot_be_understood_is_refused(change, file):
    with pytest.raises(BadRecord) as error:
        taken_in(spoilt(change))

    assert (error.value.key, error.value.facts["file"]) == ("record-field", file)


def test_what_may_be_chosen_anew_may_differ_in_a_record():
    async def evening():
        house, way = await begun()
        onward = await house.campaigns.go_on(way.campaign, Onward(1, options={"rounds": 3}))
        await house.play_out(onward.table)
        return await house.campaigns.export(way.campaign)

    written = asyncio.run(evening())
    assert taken_in(to_json(written))[1] == brought(written)
