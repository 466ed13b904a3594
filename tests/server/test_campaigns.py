"""Campaigns over HTTP: they begin, go on, branch and travel, and survive the program."""

import asyncio
import json
import urllib.request
from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec import to_builtins

from dedale.core.log import ME, Place
from dedale.core.records import Seat
from dedale.core.replay import new_log
from dedale.games.chronicles import chronicles
from dedale.games.chronicles.actions import Done, End, Pass, Save, Stop
from dedale.games.chronicles.state import Options
from dedale.server.limits import Limits
from dedale.store.chain import FORMAT, CampaignRecord
from dedale.store.database import WAIT
from dedale.table import Table, answer
from dedale.text import LANGUAGES, Voice
from tests.games.chronicles.playing import SIX
from tests.kit import rule
from tests.kit.games.chronicles import a_sheet
from tests.kit.hosting import CALM, Hosting
from tests.kit.parley_campaigns import parley_played, played_out
from tests.kit.serving import Refusal, guest_at

HERE = [{"kind": "here", "name": "Anna"}, {"kind": "invited", "name": "Bruno"}]
COMPUTERS = [{"kind": "computer", "player": "random"}] * 2


@pytest.fixture(autouse=True, scope="module")
def _parley():
    with parley_played():
        yield


def begin(host, games=2, seats=HERE, **more):
    """A new campaign: where it leads."""
    options = {"games": games, "rounds": 1}
    body = {"game": "parley", "seats": seats, "options": options, "title": "Village", **more}
    status, led = host.post("/api/campaigns", body)
    assert status == 201, led
    return led


def play_out(host, table, steps=None):
    host.call(played_out(host.hall.keeper, table, steps))


def begun(host, **more):
    """A campaign whose first game is over."""
    led = begin(host, **more)
    play_out(host, led["table"])
    return led


def go_on(host, led, seen=1, **more):
    """The next table of a campaign, laid by whoever has seat 0."""
    body = {"seen": seen, "keys": {"0": led["keys"][0]}, **more}
    return host.post(f"/api/campaigns/{led['campaign']}/next", body)


def told(host, led):
    status, whole = host.get(f"/api/campaigns/{led['campaign']}")
    assert status == 200, whole
    return whole


def tables(host, led):
    return [leg["table"]["id"] for leg in told(host, led)["legs"]]


def count(host):
    return host.call(host.hall.store.count())


def test_a_campaign_begins_with_a_table_that_people_sit_down_at(host):
    async def evening(led):
        async with guest_at(host.address, led["table"], {0: led["keys"][0]}) as guest:
            return guest.told[0]

    led = begin(host)
    welcome = asyncio.run(evening(led))
    whole = told(host, led)

    assert welcome["campaign"] == {"campaign": led["campaign"], "number": 1}
    assert whole["campaign"]["title"] == "Village"
    assert (whole["campaign"]["games"], whole["campaign"]["result"]) == (1, None)
    assert whole["legs"][0]["table"]["campaign"] == {"campaign": led["campaign"], "number": 1}
    assert [chair["name"] for chair in whole["legs"][0]["table"]["chairs"]] == ["Anna", "Bruno"]


def test_a_whole_campaign_is_played_branched_and_taken_elsewhere(host, tmp_path):
    led = begun(host)
    _, second = go_on(host, led)
    play_out(host, second["table"])
    _, third = go_on(host, led, seen=2)
    play_out(host, third["table"])
    _, branched = host.post(f"/api/campaigns/{led['campaign']}/branch", {"leg": 2, "seq": 1})
    play_out(host, branched["table"])
    _, written = host.get(f"/api/campaigns/{branched['campaign']}/record")
    with Hosting(f"sqlite:///{tmp_path / 'elsewhere.db'}") as elsewhere:
        status, brought = elsewhere.post("/api/campaigns/records", written)
        onward = go_on(elsewhere, brought, seen=2)[1]
        play_out(elsewhere, onward["table"])
        ended = told(elsewhere, brought)["campaign"]

    assert told(host, led)["campaign"]["result"]["reason"] == "rounds"
    assert tables(host, branched)[0] == tables(host, led)[0]
    assert status == 201
    assert [key is not None for key in brought["keys"]] == [True, True]
    assert (ended["games"], ended["title"], ended["result"]["reason"]) == (3, "Village", "rounds")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_campaign_goes_on_after_the_server_was_started_again(kind, tmp_path, request):
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    if kind == "postgresql":
        address = request.getfixturevalue("postgres").new_database()
    with Hosting(address) as before:
        led = begun(before)
    with Hosting(address) as after:
        status, onward = go_on(after, led)
        play_out(after, onward["table"])
    with Hosting(address) as later:
        whole = told(later, led)

    assert status == 201
    assert [leg["table"]["outcome"] is not None for leg in whole["legs"]] == [True, True]


def play_at_random(host, table):
    """Let everybody at a table do anything, to the end."""

    async def evening():
        known = await host.hall.keeper.table(table)
        while known.decision:
            seat = known.decision.seats[0]
            action = answer(known, seat, "random")
            await host.hall.keeper.submit(table, seat, action, known.seq)
        return known

    return host.call(evening())


def test_a_village_goes_on_from_game_to_game_and_another_way_from_its_last_question(host):
    led = begin(host, game="chronicles", options={})
    first = play_at_random(host, led["table"])
    both = ["discount-spree", "greedy-merchants"]
    _, refused = go_on(host, led, options={"modifications": both})
    _, onward = go_on(host, led, options={"characters": 3})
    second = play_at_random(host, onward["table"])
    _, other = branch(host, led, leg=2, seq=first_of_village(second))
    copy = host.table(other["table"])
    _, written = host.get(f"/api/campaigns/{led['campaign']}/record")

    assert "not Discount Spree together" in refused["sentence"]
    assert second.options.sheet == first.state.sheet
    assert (second.options.sheet.games, second.options.characters) == (1, 3)
    assert tables(host, other) == [led["table"], other["table"]]
    assert copy.decision is not None
    assert copy.state.sheet.games == 2
    assert host.post("/api/campaigns/records", written)[0] == 201


def first_of_village(table):
    """The first step after which the village is asked."""
    games = table.options.sheet.games
    return next(
        entry.seq for entry in table.entries if table.moment(entry.seq).state.sheet.games > games
    )


# Beginning


def ways(host, *campaigns, game="parley"):
    after = "".join(f"&after={id}" for id in campaigns)
    return host.get(f"/api/campaigns/beginnings?game={game}{after}")


def test_the_ways_to_begin_are_told_to_whoever_knows_campaigns_that_have_ended(host):
    open_, ended = begun(host), begun(host, games=0)

    assert ways(host) == (200, ["poor"])
    assert ways(host, open_["campaign"], "nowhere") == (200, ["poor"])
    assert ways(host, open_["campaign"], ended["campaign"]) == (200, ["poor", "rich"])
    assert ways(host, game="chronicles") == (200, ["regular"])
    assert ways(host, ended["campaign"], game="chronicles") == (200, ["regular"])
    assert ways(host, game="classic") == (200, [])


def test_a_campaign_begins_in_a_way_that_another_one_has_opened(host):
    ended = begun(host, games=0)["campaign"]
    rich = begin(host, beginning="rich", after=[ended])
    usual = begin(host, after=[ended])

    assert host.table(rich["table"]).options.purse == 9
    assert host.table(usual["table"]).options.purse == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("more", "key"),
    [
        ({"beginning": "rich"}, "no-such-beginning"),
        ({"options": {"purse": 9}}, "settled-by-beginning"),
        ({"after": ["x"] * 61}, "bad-message"),
    ],
)
def test_a_campaign_that_cannot_begin_like_this_is_refused(host, more, key, language):
    body = {"game": "parley", "seats": HERE, **more}
    status, problem = host.post("/api/campaigns", body, accept_language=language)

    assert (status, problem["key"]) == (400, key)
    assert problem["sentence"]


# Going on


def test_everybody_at_the_last_table_is_told_where_it_goes_on_and_comes_with_the_same_key(host):
    async def evening(led):
        key = await asyncio.to_thread(host.claim, led["table"], 1, led["keys"][1])
        async with guest_at(host.address, led["table"], {1: key}) as bruno:
            _, onward = await asyncio.to_thread(go_on, host, led)
            table = await bruno.until(lambda g: g.around["next"])
        async with guest_at(host.address, table, {1: key}) as bruno:
            return onward, table, bruno.told[0]["seats"]

    onward, table, seats = asyncio.run(evening(begun(host)))
    assert onward["table"] == table
    assert onward["keys"] == [None, None]
    assert seats == [1]


def test_whoever_plays_again_at_the_table_of_a_campaign_goes_on_with_it(host):
    async def evening(led):
        async with guest_at(host.address, led["table"], {0: led["keys"][0]}) as anna:
            await anna.ask("play-again")
            await anna.ask("play-again")
            return await anna.until(lambda g: g.around["next"])

    led = begun(host)
    table = asyncio.run(evening(led))

    assert tables(host, led) == [led["table"], table]


def test_nobody_plays_again_where_the_story_is_told(host):
    async def evening(led):
        async with guest_at(host.address, led["table"], {0: led["keys"][0]}) as anna:
            with pytest.raises(Refusal) as refusal:
                await anna.ask("play-again")
            return refusal.value.key

    assert asyncio.run(evening(begun(host, games=0))) == "story-over"


def test_the_group_changes_and_whoever_stays_keeps_the_seat(host):
    led = begun(host)
    seats = [None, {"kind": "computer", "player": "random"}, {"kind": "here", "name": "Clio"}]
    status, onward = go_on(host, led, seats=seats, options={"rounds": 3})
    chairs = told(host, led)["legs"][1]["table"]["chairs"]

    async def evening():
        keys = {0: led["keys"][0], 2: onward["keys"][2]}
        async with guest_at(host.address, onward["table"], keys) as screen:
            return screen.told[0]["seats"]

    assert status == 201
    assert [key is not None for key in onward["keys"]] == [False, False, True]
    assert [(chair["name"], chair["player"]) for chair in chairs] == [
        ("Anna", "me"),
        ("", "random"),
        ("Clio", "me"),
    ]
    assert asyncio.run(evening()) == [0, 2]


def test_what_the_next_game_lets_people_choose_is_told_with_what_it_is(host):
    led = begin(host)
    before = told(host, led)["anew"]
    play_out(host, led["table"])
    rounds = {"name": "rounds", "default": 1, "choices": None}

    assert before == []
    assert told(host, led)["anew"] == [rounds]


def saved_before_the_dragon(host):
    """A campaign that was put away when the Dragon could be faced."""
    options, places = Options(sheet=a_sheet(4, SIX)), [Place("Anna", ME)]
    table = Table(chronicles, new_log(chronicles, options, places, "knossos"))
    while table.decision:
        offers = table.offers(Seat(0))
        quiet = [offer for offer in offers if isinstance(offer, Save | End | Stop | Pass | Done)]
        table.submit(Seat(0), (*quiet, *offers)[0])
    written = CampaignRecord(FORMAT, "chronicles", "Village", (table.log,))
    return host.post("/api/campaigns/records", to_builtins(written))[1]


def test_after_a_pause_the_group_may_choose_the_final_scenario(host):
    led = saved_before_the_dragon(host)
    offered = {option["name"]: option for option in told(host, led)["anew"]}
    status, onward = go_on(host, led, options={"scenario": "final"})

    scenario = {"name": "scenario", "default": "standard", "choices": ["standard", "final"]}
    assert offered["scenario"] == scenario
    assert status == 201
    assert host.table(onward["table"]).options.scenario == "final"


def test_of_many_who_go_on_at_once_one_lays_the_table_and_all_find_it(tmp_path):
    with Hosting(f"sqlite:///{tmp_path / 'tables.db'}", wait=WAIT) as host:  # as people have it
        led = begun(host)
        before = count(host)
        with ThreadPoolExecutor(8) as people:
            answers = list(people.map(lambda _: go_on(host, led, seats=HERE), range(8)))
        laid = count(host) - before

    assert {status for status, _ in answers} == {201}
    assert len({onward["table"] for _, onward in answers}) == 1
    assert sum(onward["keys"] != [None, None] for _, onward in answers) == 1
    assert laid == 1


def test_only_a_player_of_the_last_table_may_go_on(host):
    led = begun(host)
    path, before = f"/api/campaigns/{led['campaign']}/next", count(host)
    watching = host.post(path, {"seen": 1, "seats": HERE})
    guessing = host.post(path, {"seen": 1, "keys": {"0": "guess"}})

    assert (watching[0], watching[1]["key"]) == (403, "watching-only")
    assert (guessing[0], guessing[1]["key"]) == (403, "wrong-key")
    assert count(host) == before


def test_where_only_computers_play_anybody_may_go_on(host):
    led = begun(host, seats=COMPUTERS)

    assert host.post(f"/api/campaigns/{led['campaign']}/next", {"seen": 1})[0] == 201


def test_a_game_that_is_not_over_is_not_followed(host):
    status, problem = go_on(host, begin(host))

    assert (status, problem["key"]) == (409, "not-over")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("more", "status", "key"),
    [
        ({"seen": 2}, 400, "no-such-leg"),
        ({"seen": -1}, 400, "bad-message"),
        ({"seats": [None] * 3}, 400, "no-such-place"),
        ({"seats": [None]}, 400, "wrong-seats"),
        ({"seats": [None, {"kind": "throne"}]}, 400, "bad-message"),
        ({"options": {"purse": 99}}, 400, "not-chosen-anew"),
        ({"options": {"rounds": 99}}, 400, "py-set-1"),
    ],
)
def test_an_impossible_next_game_is_refused_with_a_reason(host, more, status, key, language):
    led = begun(host)
    before = count(host)
    body = {"seen": 1, "keys": {"0": led["keys"][0]}, **more}
    path = f"/api/campaigns/{led['campaign']}/next"
    answer, problem = host.post(path, body, accept_language=language)

    assert (answer, problem["key"]) == (status, key)
    assert problem["sentence"]
    assert count(host) == before


@rule("CH-CHAL-E1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_of_the_game_is_said_in_its_words(host, language):
    prices = {"modifications": ["discount-spree", "greedy-merchants"]}
    words = {"modifications": ["tuff-goblins"]}
    body = {"game": "chronicles", "seats": COMPUTERS}
    voice = Voice(language, ["dedale.games.chronicles"])
    said = {}
    for options in (prices, words):
        asked = {**body, "options": options}
        _, told = host.post("/api/campaigns", asked, accept_language=language)
        said[told["key"]] = told["sentence"]

    assert said["ch-chal-e1"] == voice.say("ch-chal-e1")
    assert voice.say("option-modifications") in said["bad-choice"]


def test_a_game_without_campaigns_is_refused(host):
    status, problem = host.post("/api/campaigns", {"game": "classic", "seats": HERE})

    assert (status, problem["key"]) == (400, "no-campaigns")
    assert [game["campaigns"] for game in host.get("/api/games")[1] if game["id"] == "parley"] == [
        True
    ]


# Lists


def test_listed_campaigns_are_shown_the_newest_first_and_others_are_not(host):
    first, hidden = begin(host, listed=True), begin(host)
    second = begun(host, listed=True, games=0)
    _, listed = host.get("/api/campaigns")

    assert [told["id"] for told in listed[:2]] == [second["campaign"], first["campaign"]]
    assert hidden["campaign"] not in [told["id"] for told in listed]
    assert [told["result"] is not None for told in listed[:2]] == [True, False]


def test_nothing_that_is_told_of_a_campaign_is_secret(host):
    led = begin(host, listed=True)
    play_out(host, led["table"], steps=1)
    table = host.table(led["table"])
    said = json.dumps([host.get("/api/campaigns")[1], told(host, led)])

    assert table.seed not in said
    assert not any(key in said for key in led["keys"])
    assert "bids" not in said


@pytest.mark.parametrize(
    ("other", "key"), [({"rules": 0}, "record-rules"), ({"content": "other"}, "record-content")]
)
def test_a_campaign_says_of_a_game_why_it_cannot_be_opened(host, other, key):
    async def aged(id, **other):
        store, tables = host.hall.store, (await host.hall.store.legs(id))[:1]
        header = await store.header(tables[0])
        fields = {name: getattr(header, name) for name in header.__struct_fields__}
        await store.create(type(header)(**{**fields, "id": f"old-{id}", **other}))
        campaign = await store.campaign(id)
        fields = {name: getattr(campaign, name) for name in campaign.__struct_fields__}
        fields |= {"id": f"old-{id}", "listed": True}
        await store.found(type(campaign)(**fields), [f"old-{id}", tables[0]])
        await store.found(type(campaign)(**{**fields, "id": f"dead-{id}"}), [f"old-{id}"])

    led = begun(host)
    host.call(aged(led["campaign"], **other))
    listed = [told["id"] for told in host.get("/api/campaigns")[1]]
    whole = told(host, {"campaign": f"old-{led['campaign']}"})

    [shut, leg] = whole["legs"]
    assert (shut["table"], shut["why"]["key"]) == (None, key)
    assert shut["why"]["facts"]["file"] == f"old-{led['campaign']}"
    assert (leg["table"]["id"], leg["why"]) == (led["table"], None)
    assert f"dead-{led['campaign']}" not in listed


@pytest.mark.parametrize("id", ["nowhere", "%00"])
def test_an_unknown_campaign_is_unknown(host, id):
    path = f"/api/campaigns/{id}"
    answers = [
        host.get(path),
        host.get(f"{path}/record"),
        host.post(f"{path}/next", {"seen": 1}),
        host.post(f"{path}/branch", {"leg": 1, "seq": 0}),
    ]

    assert {(status, problem["key"]) for status, problem in answers} == {(404, "no-such-campaign")}


# Branches


def branch(host, led, **more):
    return host.post(f"/api/campaigns/{led['campaign']}/branch", {"leg": 1, "seq": 1, **more})


def test_a_branch_leaves_the_old_story_as_it_is(host):
    led = begun(host)
    before = told(host, led)
    status, other = branch(host, led, title="What if")

    assert status == 201
    assert told(host, led) == before
    assert told(host, other)["campaign"]["title"] == "What if"
    assert told(host, other)["legs"][0]["table"]["steps"] == 1
    assert told(host, other)["legs"][0]["table"]["practice"] is None


def test_the_same_people_play_a_branch_unless_others_are_named(host):
    async def sat(table, key):
        async with guest_at(host.address, table, {0: key}) as guest:
            return guest.told[0]["seats"]

    led = begun(host)
    _, same = branch(host, led)
    _, others = branch(host, led, seats=[HERE[0], None])

    assert same["keys"] == [None, None]
    assert [key is not None for key in others["keys"]] == [True, False]
    assert asyncio.run(sat(same["table"], led["keys"][0])) == [0]
    assert asyncio.run(sat(others["table"], others["keys"][0])) == [0]


def test_whoever_branches_at_the_end_of_a_game_goes_on_at_the_copy_of_it(host):
    async def again(other):
        async with guest_at(host.address, other["table"], {0: other["keys"][0]}) as guest:
            await guest.ask("play-again")
            return await guest.until(lambda g: g.around["next"])

    led = begun(host)
    _, other = branch(host, led, seq=host.table(led["table"]).seq, seats=HERE)
    onward = asyncio.run(again(other))

    assert [key is not None for key in other["keys"]] == [True, True]
    assert tables(host, other) == [other["table"], onward]
    assert tables(host, led) == [led["table"]]


@pytest.mark.parametrize(
    ("more", "status", "key"),
    [
        ({"leg": 0}, 400, "no-such-leg"),
        ({"leg": 2}, 400, "no-such-leg"),
        ({"seq": 99}, 400, "no-such-step"),
        ({"seq": -1}, 400, "bad-message"),
        ({"seats": HERE[:1]}, 400, "branch-seats"),
        ({"seats": [*HERE, None]}, 400, "no-such-place"),
        ({"title": "a\0b"}, 400, "bad-message"),
    ],
)
def test_an_impossible_branch_is_refused_with_a_reason(host, more, status, key):
    led = begun(host)
    before = count(host)
    answer, problem = branch(host, led, **more)

    assert (answer, problem["key"]) == (status, key)
    assert count(host) == before


def test_a_game_that_goes_on_cannot_be_branched(host):
    status, problem = branch(host, begin(host))

    assert (status, problem["key"]) == (409, "not-over")


# Records


def test_the_record_of_a_campaign_has_a_name_and_no_game_that_goes_on(host):
    led = begun(host)
    _, onward = go_on(host, led)
    with urllib.request.urlopen(f"{host.address}/api/campaigns/{led['campaign']}/record") as answer:
        written, named = answer.read().decode(), answer.headers["content-disposition"]

    assert named == f'attachment; filename="parley-campaign-{led["campaign"]}.json"'
    assert len(json.loads(written)["legs"]) == 1
    assert host.table(onward["table"]).seed not in written


def test_a_campaign_without_a_game_that_is_over_has_no_record(host):
    led = begin(host)
    status, problem = host.get(f"/api/campaigns/{led['campaign']}/record")

    assert (status, problem["key"]) == (409, "not-over")


def written_by(host, games=1):
    """The record of a campaign that was played to its end."""
    led = begun(host, games=games)
    for seen in range(1, games + 1):
        play_out(host, go_on(host, led, seen)[1]["table"])
    return host.get(f"/api/campaigns/{led['campaign']}/record")[1]


def bad_player(legs):
    legs[1]["seats"][0]["player"] = "zeus"


def endless_name(legs):
    legs[0]["seats"][0]["name"] = "x" * 1000


def other_purse(legs):
    legs[1]["options"]["purse"] += 1


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (bad_player, "no-such-player"),
        (endless_name, "long-name"),
        (other_purse, "campaign-broken"),
    ],
)
def test_a_campaign_that_cannot_be_kept_is_refused(host, change, key):
    written = written_by(host)
    change(written["legs"])
    before = count(host)
    status, problem = host.post("/api/campaigns/records", written)

    assert (status, problem["key"]) == (400, key)
    assert problem["sentence"]
    assert count(host) == before


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'{"legs": []}', b'{"format": 1}'])
def test_what_is_not_a_record_of_a_campaign_is_refused(host, body):
    status, problem = host.post("/api/campaigns/records", body)

    assert status == 400
    assert problem["key"] in ("record-damaged", "record-field")


def test_the_record_of_a_campaign_may_be_larger_than_other_requests(host):
    padded = json.dumps(written_by(host)).encode() + b" " * 2 * CALM.body

    assert host.post("/api/campaigns/records", padded)[0] == 201


def test_a_server_that_is_full_takes_in_no_part_of_a_campaign(host, tmp_path):
    written = written_by(host, games=2)
    limits = Limits(tables=2)
    with Hosting(f"sqlite:///{tmp_path / 'small.db'}", limits) as small:
        status, problem = small.post("/api/campaigns/records", written)
        kept = count(small)

    assert (status, problem["key"], kept) == (429, "too-many-tables", 0)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("", {"game": "parley", "seats": HERE}),
        ("/records", {}),
        ("/x/next", {"seen": 1}),
        ("/x/branch", {"leg": 1, "seq": 0}),
    ],
)
def test_other_sites_lead_no_campaigns(host, path, body):
    status, problem = host.post(f"/api/campaigns{path}", body, origin="http://elsewhere.example")

    assert (status, problem["key"]) == (403, "other-origin")


def test_an_imported_campaign_says_so_at_its_next_table_as_well(host):
    led = begun(host)
    _, written = host.get(f"/api/campaigns/{led['campaign']}/record")
    _, brought = host.post("/api/campaigns/records", written)
    keys = {str(seat): key for seat, key in enumerate(brought["keys"]) if key}
    path = f"/api/campaigns/{brought['campaign']}/next"
    _, onward = host.post(path, {"seen": 1, "keys": keys})

    told = [host.get(f"/api/tables/{one['table']}")[1] for one in (led, brought, onward)]
    assert [table["imported"] for table in told] == [False, True, True]


@rule("LG-CAMP-11")
def test_a_campaign_of_legends_goes_on_with_another_chapter_and_more_people(host):
    body = {"game": "legends", "seats": HERE, "options": {"chapter": "moons"}}
    _, led = host.post("/api/campaigns", body)
    play_at_random(host, led["table"])
    anew = {option["name"]: option["default"] for option in told(host, led)["anew"]}
    more = [None, None, {"kind": "here", "name": "Cleo"}]
    status, onward = go_on(host, led, seats=more, options={"chapter": "magma"})
    following = host.call(host.hall.keeper.table(onward["table"]))

    assert status == 201
    assert anew["chapter"] == "moons"
    assert following.options.chapter == "magma"
    assert [page.chapter for page in following.options.journal.pages] == ["moons"]
    assert len(following.seats) == 3


@rule("LG-CAMP-10")
def test_the_journal_of_a_campaign_of_legends_is_nobody_s_choice(host):
    body = {"game": "legends", "seats": HERE, "options": {"journal": {}}}
    begun_with = host.post("/api/campaigns", body)
    _, led = host.post("/api/campaigns", {"game": "legends", "seats": HERE})
    play_at_random(host, led["table"])
    gone_on_with = go_on(host, led, options={"journal": None})

    assert (begun_with[0], begun_with[1]["key"]) == (400, "settled-by-beginning")
    assert (gone_on_with[0], gone_on_with[1]["key"]) == (400, "not-chosen-anew")
