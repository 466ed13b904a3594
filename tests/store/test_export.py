"""Records: a game in a file comes back whole, or with a clear error."""

import json

import pytest
from msgspec.structs import replace

from dedale.core.errors import BadRecord
from dedale.core.records import to_json
from dedale.games.classic import classic
from dedale.games.classic.content import content
from dedale.store import load, save
from dedale.table import Table, answer, open_table
from dedale.text import LANGUAGES, Voice

LAID = ["options", "seats", "seed", "actions"]


@pytest.fixture
def table():
    played = open_table("classic", 3, {"events": True}, "knossos")
    for _ in range(25):
        seat = played.decision.seats[0]
        played.submit(seat, answer(played, seat, "random"))
    return played


@pytest.fixture
def file(table, tmp_path):
    path = tmp_path / "game.json"
    save(table.log, path)
    return path


def spoilt(file, **changes):
    """The record with some of its fields changed."""
    record = json.loads(file.read_text())
    file.write_text(json.dumps(record | changes))
    return file


def test_a_saved_game_comes_back_whole(table, file):
    game, log = load(file)

    assert log == table.log
    assert Table(game, log).state == table.state


def test_saving_again_leaves_nothing_else_behind(table, file):
    save(table.log, file)

    assert list(file.parent.iterdir()) == [file]


def test_a_record_says_what_it_is(file):
    record = json.loads(file.read_text())

    assert list(record) == ["format", "game", "rules", "content", *LAID]
    assert record["actions"][0].keys() == {"seq", "seat", "action"}


def test_a_record_may_keep_its_events_and_they_are_checked(table, file):
    kept = json.loads(to_json(table.steps))
    assert load(spoilt(file, events=kept))[1].events == tuple(table.steps)

    with pytest.raises(BadRecord, match="record-differs"):
        load(spoilt(file, events=[[] for _ in kept]))


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"format": 2}, "record-format"),
        ({"format": 0}, "record-format"),
        ({"game": "chess"}, "record-game"),
        ({"rules": 99}, "record-rules"),
        ({"rules": 0}, "record-rules"),
        ({"content": "0123456789abcdef"}, "record-content"),
        ({"content": ""}, "record-unmarked"),
        ({"content": None}, "record-field"),
        ({"actions": [{"seq": 2**60, "seat": 0, "action": {"do": "skip"}}]}, "record-field"),
        ({"seed": 7}, "record-field"),
        ({"options": {"event": True}}, "record-field"),
        ({"actions": [{"seq": 1, "seat": 0, "action": {"do": "fly"}}]}, "record-field"),
        ({"surprise": 1}, "record-field"),
        ({"options": {"first_seat": 7}}, "record-option"),
        ({"seats": []}, "record-option"),
    ],
)
def test_a_record_that_cannot_be_understood_is_refused(file, changes, key):
    with pytest.raises(BadRecord) as error:
        load(spoilt(file, **changes))

    assert error.value.key == key
    assert error.value.facts["file"] == str(file)


@pytest.mark.parametrize(
    "data",
    [b'{"format": 1, "game": "\xff"}', b'{"format": 1, "x": ' + b"[" * 5000 + b"]" * 5000 + b"}"],
)
def test_a_record_that_no_program_wrote_is_refused(file, data):
    file.write_bytes(data)

    with pytest.raises(BadRecord) as error:
        load(file)
    assert error.value.key == "record-damaged"


def test_a_crash_while_saving_leaves_the_old_record(table, file, monkeypatch):
    before = file.read_bytes()

    def crash(descriptor):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", crash)
    table.submit(table.decision.seats[0], table.offers(table.decision.seats[0])[0])
    with pytest.raises(BadRecord) as error:
        save(table.log, file)
    assert error.value.facts["why"] == "No space left on device"
    assert file.read_bytes() == before


def test_a_game_that_keeps_its_events_can_be_played_on(table, file):
    kept = replace(table.log, events=tuple(table.steps))
    resumed = Table(table.game, kept)
    resumed.submit(resumed.decision.seats[0], resumed.offers(resumed.decision.seats[0])[0])
    save(resumed.log, file)

    assert load(file)[1].events == tuple(resumed.steps)


@pytest.mark.parametrize("length", [0, 1, 100, -2])
def test_a_record_that_is_cut_off_is_refused(file, length):
    file.write_bytes(file.read_bytes()[:length])

    with pytest.raises(BadRecord) as error:
        load(file)
    assert error.value.key == "record-damaged"


def test_a_record_whose_action_is_illegal_names_it(file):
    record = json.loads(file.read_text())
    record["actions"][0]["action"] = {"do": "skip"}

    with pytest.raises(BadRecord) as error:
        load(spoilt(file, **record))
    assert error.value.facts == {"file": str(file), "seq": 1, "rule": "CL-TURN-3"}


def test_a_file_that_is_not_there_is_named(tmp_path):
    with pytest.raises(BadRecord) as error:
        load(tmp_path / "nothing.json")

    assert error.value.key == "record-unreadable"


def test_a_record_of_the_first_days_says_nothing_of_its_content_and_is_refused(file):
    record = json.loads(file.read_text())
    del record["content"]
    file.write_text(json.dumps(record))

    with pytest.raises(BadRecord, match="record-unmarked"):
        load(file)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"rules": 99}, (" 99", f" {classic.version}. ")),
        ({"content": "0123456789abcdef"}, ("0123456789abcdef", content())),
        ({"content": ""}, ()),
    ],
)
def test_every_trouble_with_a_record_is_explained(file, language, changes, told):
    voice = Voice(language, ["dedale"])
    with pytest.raises(BadRecord) as error:
        load(spoilt(file, **changes))

    sentence = voice.explain(error.value)
    assert all(fact in sentence for fact in (str(file), *told))
    assert error.value.key not in sentence
