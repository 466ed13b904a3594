"""The lobby and the library over HTTP."""

import json
import urllib.request
from http.client import HTTPConnection

import pytest

from dedale.bots import PLAYERS
from dedale.core.pages import all_rules
from dedale.games import CATALOGUE
from dedale.text import LANGUAGES
from tests.kit.serving import PATIENCE

TWO = [{"kind": "here", "name": "Anna"}, {"kind": "computer", "player": "greedy"}]


def lay(house, **fields):
    return house.post("/api/tables", {"game": "classic", "seats": TWO, **fields})


def test_the_games_are_told_with_their_options_and_players(house):
    status, [game, *others] = house.get("/api/games")

    assert status == 200
    assert (game["id"], game["least"], game["most"]) == ("classic", 2, 4)
    assert game["players"] == list(PLAYERS)
    assert game["options"][0] == {"name": "events", "default": False, "choices": [False, True]}
    assert {option["name"] for option in game["options"]} == {
        "events",
        "young",
        "first_seat",
        "colours",
    }
    assert [other["id"] for other in others] == list(CATALOGUE)[1:]


def test_a_number_with_bounds_is_told_with_its_choices(house):
    games = {game["id"]: game for game in house.get("/api/games")[1]}
    options = {option["name"]: option for option in games["chronicles"]["options"]}

    assert options["characters"]["choices"] == [0, 1, 2, 3, 4]
    assert options["speaker"]["choices"] is None


def test_games_say_whether_their_words_are_told_at_tables_alone(house):
    games = {game["id"]: game for game in house.get("/api/games")[1]}

    assert games["chronicles"]["boxed"]
    assert not games["classic"]["boxed"]


def test_the_lobby_lists_the_tables_that_want_to_be_listed(house):
    lay(house, title="secret")
    lay(house, title="older", listed=True)
    lay(house, title="newer", listed=True)
    _, tables = house.get("/api/tables")

    assert [table["title"] for table in tables] == ["newer", "older"]
    assert tables[0].keys() >= {"id", "game", "title", "chairs", "steps", "outcome"}


def test_a_game_that_is_over_leaves_the_lobby(host):
    _, laid = lay(host, listed=True, options={"young": True})
    before = [table["id"] for table in host.get("/api/tables")[1]]
    host.play_out(laid["id"])
    after = [table["id"] for table in host.get("/api/tables")[1]]

    assert laid["id"] in before
    assert laid["id"] not in after
    assert host.get(f"/api/tables/{laid['id']}")[1]["outcome"]["winners"]


def test_options_and_titles_are_kept(house):
    _, laid = lay(house, title="Sunday", options={"first_seat": 1, "colours": ["blue", "green"]})
    _, told = house.get(f"/api/tables/{laid['id']}")

    assert told["title"] == "Sunday"
    assert [chair["name"] for chair in told["chairs"]] == ["Anna", ""]
    assert told["chairs"][1]["player"] == "greedy"


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"game": "chess", "seats": TWO}, "no-such-game"),
        ({"game": "classic", "seats": []}, "wrong-seats"),
        ({"game": "classic", "seats": TWO * 3}, "wrong-seats"),
        ({"game": "classic", "seats": TWO * 7}, "bad-message"),
        ({"game": "classic", "seats": [{"kind": "throne"}, *TWO]}, "bad-message"),
        ({"game": "classic", "seats": [{"kind": "computer"}, *TWO]}, "no-such-player"),
        ({"game": "classic", "seats": [{"kind": "here", "name": "x" * 25}]}, "bad-message"),
        ({"game": "classic", "seats": TWO, "options": {"event": True}}, "no-such-option"),
        ({"game": "classic", "seats": TWO, "options": {"events": 7}}, "bad-value"),
        ({"game": "classic", "seats": TWO, "options": {"first_seat": 10**30}}, "cl-set-9"),
        ({"game": "classic", "seats": TWO, "title": "x" * 41}, "bad-message"),
        ({"game": "classic", "seats": TWO, "title": 7}, "bad-message"),
        ({"game": "classic", "seats": TWO, "seed": "mine"}, "bad-message"),
        ({"game": "chronicles", "seats": TWO}, "only-campaigns"),
        ({"seats": TWO}, "bad-message"),
        ([], "bad-message"),
        (b"{", "bad-message"),
        (b"\xff", "bad-message"),
        (b"", "bad-message"),
        (b"[" * 100_000, "bad-message"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused_with_a_reason(host, body, key):
    before = host.call(host.hall.store.count())
    status, told = host.post("/api/tables", body)

    assert (status, told["key"].lower()) == (400, key)
    assert told["sentence"]
    assert host.call(host.hall.store.count()) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_address_that_sounds_like_a_message_is_told_as_it_was_typed(house, language):
    status, told = house.get("/api/tables/computer", accept_language=language)

    assert (status, told["key"]) == (404, "no-such-table")
    assert "computer" in told["sentence"]


def test_a_reason_is_told_in_the_language_of_the_reader(house):
    path, sentences = "/api/tables/nowhere", set()
    for language in ("en", "fr-CH, en;q=0.5", "xx, de"):
        status, told = house.get(path, accept_language=language)
        sentences.add(told["sentence"])

    assert (status, told["key"], told["facts"]) == (404, "no-such-table", {"table": "nowhere"})
    assert len(sentences) == 3


@pytest.mark.parametrize(
    ("path", "most"), [("/api/records", 1_000_000), ("/api/campaigns/records", 8_000_000)]
)
def test_a_body_that_is_too_large_is_refused(host, path, most):
    announced = HTTPConnection("127.0.0.1", host.port, timeout=PATIENCE)
    announced.putrequest("POST", path)
    announced.putheader("content-length", str(most + 1))
    announced.endheaders()
    answer = announced.getresponse()
    told = json.loads(answer.read())
    announced.close()

    assert (answer.status, told["key"], told["facts"]) == (413, "too-long", {"most": most})


@pytest.mark.parametrize(
    ("method", "path", "status", "key"),
    [
        ("GET", "/api/nothing", 404, "no-such-page"),
        ("GET", "/nothing.html", 404, "no-such-page"),
        ("DELETE", "/api/tables", 405, "wrong-method"),
        ("GET", "/api/tables/nowhere", 404, "no-such-table"),
        ("GET", "/api/tables/nowhere/record", 404, "no-such-table"),
        ("GET", "/api/texts/xx/classic", 400, "no-such-language"),
        ("GET", "/api/texts/en/chess", 400, "no-such-game"),
        ("GET", "/api/rules/chess", 400, "no-such-game"),
        ("GET", "/assets/../../../../etc/passwd", 404, "no-such-page"),
        ("GET", "/assets/%2e%2e/%2e%2e/%2e%2e/pyproject.toml", 404, "no-such-page"),
    ],
)
def test_what_is_missing_is_reported(house, method, path, status, key):
    found, told = house.send(method, path, None)

    assert (found, told["key"]) == (status, key)
    assert told["sentence"]


@pytest.mark.parametrize("seat", ["x", "-1", "9" * 5000])
def test_a_seat_is_a_number(house, seat):
    table, _ = house.lay("here", "open")
    status, told = house.post(f"/api/tables/{table}/seats/{seat}", {"name": "Clio"})

    assert status in (400, 404, 409)
    assert told["sentence"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_a_screen_needs_can_be_fetched(house, language):
    status, text = house.get(f"/api/texts/{language}/classic")

    assert status == 200
    assert "\nlobby-title = " in text
    assert "\nstore-unavailable = " in text
    assert "cl-shift-5 = " in text


def test_the_rules_can_be_read(house):
    status, rules = house.get("/api/rules/classic")

    assert status == 200
    assert len(rules) == len([id for id in all_rules() if id.startswith("CL-")])
    assert rules[0].keys() == {"id", "chapter", "text"}


def test_a_text_becomes_a_code_for_cameras(house):
    status, drawn = house.post("/api/qr", {"text": "http://localhost/#/é👋"})

    assert status == 200
    assert drawn.startswith("<?xml")
    assert "<svg" in drawn
    assert "localhost" not in drawn


@pytest.mark.parametrize("text", ["", "x" * 401, 7, None])
def test_not_everything_becomes_a_code(house, text):
    assert house.post("/api/qr", {"text": text})[0] == 400


def test_the_house_says_what_it_is_and_how_it_is(house):
    assert house.get("/api/house")[1] == {
        "version": "0.1.0",
        "address": house.address,
        "only_here": True,
    }
    assert house.get("/api/health")[1]["tables"] >= 0


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/api/texts/en/classic"])
def test_every_answer_tells_browsers_to_be_careful(house, path):
    headers = headers_of(house, path)

    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe-eval" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers


@pytest.mark.parametrize(
    "path", ["/", "/index.html", "/api/games", "/api/health", "/api/rules/classic", "/api/nothing"]
)
def test_head_is_answered_like_get_without_a_body(house, path):
    asked = HTTPConnection("127.0.0.1", house.port, timeout=PATIENCE)
    told = []
    for method in ("GET", "HEAD"):
        asked.request(method, path)
        answer = asked.getresponse()
        headers = {name.lower(): value for name, value in answer.getheaders()}
        told.append((answer.status, headers["content-type"], headers["content-length"]))
        body = answer.read()
    asked.close()

    assert told[0] == told[1]
    assert body == b""


def headers_of(house, path):
    """The headers of an answer, even where it is an error."""
    opener = urllib.request.build_opener(Anyway)
    with opener.open(house.address + path) as answer:
        return {name.lower(): value for name, value in answer.headers.items()}


class Anyway(urllib.request.HTTPErrorProcessor):
    """Takes every answer as it is."""

    def http_response(self, request, response):
        return response


@pytest.mark.parametrize(
    "other",
    [
        {"rules": 0},
        {"content": "c0ffee"},
        {"content": ""},
        {"options": '{"wings":true}'},
        {"game": "chess"},
    ],
)
def test_a_table_that_cannot_be_opened_any_more_does_not_close_the_lobby(host, other):
    id = f"old {other}"
    _, laid = lay(host, listed=True, title="good")
    header = host.call(host.hall.store.header(laid["id"]))
    fields = {name: getattr(header, name) for name in header.__struct_fields__}
    host.call(host.hall.store.create(type(header)(**{**fields, "id": id, **other})))
    status, tables = host.get("/api/tables")

    assert status == 200
    assert laid["id"] in [table["id"] for table in tables]
    assert id not in [table["id"] for table in tables]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("length", [1_001, 2_501, 10_000])
def test_a_problem_with_a_long_fact_is_still_told_in_one_sentence(house, length, language):
    wanted = "x" * length
    status, told = house.post(
        "/api/tables",
        {"game": "classic", "seats": TWO, "options": {"colours": [wanted]}},
        accept_language=language,
    )

    assert status == 400, told
    assert len(told["sentence"]) < 2_500
    assert told["key"] not in told["sentence"]


@pytest.mark.parametrize("path", ["/%00", "/assets/%00", "/a%00b.js", "/" + "a" * 5_000, "/%ff"])
def test_a_path_that_no_file_can_have_leads_nowhere(house, path):
    status, told = house.get(path)

    assert (status, told["key"]) == (404, "no-such-page")
