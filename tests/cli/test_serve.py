"""`dedale serve`, `export` and `import`, as a person starts them."""

import asyncio
import json
import os
import socket
import sqlite3
import subprocess
import sys
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from tests.cli.test_commands import dedale
from tests.kit.serving import Serving, guest_at

YOUNG = {"young": True}


@pytest.fixture
def data(tmp_path):
    return tmp_path / "data"


def refused(*words):
    """What a command that cannot be done says; it says it in one sentence."""
    said = dedale(*words, "--lang", "en", code=2)
    assert "Traceback" not in said
    return said


def test_a_server_that_is_told_to_stop_stops_cleanly_and_says_so(data):
    async def evening(house):
        table, (key, _) = house.lay("here", "invited")
        async with guest_at(house.address, table, {0: key}) as guest:
            await guest.act(guest.now["offers"][0])
            ending = asyncio.create_task(asyncio.to_thread(house.stop))
            await guest.socket.wait_closed()
            return table, guest.socket.close_code, await ending

    with Serving("--data", str(data)) as house:
        table, close_code, (code, complaints) = asyncio.run(evening(house))
        house.restart()
        kept = house.get(f"/api/tables/{table}")[1]["steps"]

    assert close_code == 1012
    assert (code, complaints) == (0, "")
    assert kept == 1


def test_moves_that_are_acknowledged_while_the_server_ends_are_kept(data):
    async def evening(house):
        table, (key, _) = house.lay("here", "invited")
        async with guest_at(house.address, table, {0: key}) as guest:
            push, acknowledged = guest.now["offers"][0], 0
            ending = asyncio.create_task(asyncio.to_thread(house.stop))
            while await acknowledges(guest, acknowledged, push):
                acknowledged += 1
            return table, acknowledged, (await ending)[0]

    with Serving("--data", str(data)) as house:
        table, acknowledged, code = asyncio.run(evening(house))
        house.restart()
        kept = house.get(f"/api/tables/{table}")[1]["steps"]

    assert code == 0
    assert kept in (acknowledged, acknowledged + 1)  # the last answer may be lost on its way


async def acknowledges(guest, seen, push):
    """Push, or take it back again; whether the server still says that it is done."""
    action = {"do": "undo", "to": seen - 1} if seen % 2 else push
    ref = seen + 100
    act = {"ask": "act", "ref": ref, "seat": 0, "seen": seen, "action": action}
    with suppress(ConnectionClosed):
        await guest.socket.send(json.dumps(act))
    await guest.until(lambda g: g.reply_to(ref) or g.socket.close_code is not None)
    return (guest.reply_to(ref) or {"tell": "nothing"})["tell"] == "done"


def test_a_port_that_is_taken_is_reported():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])

        assert port in refused("serve", "--port", port, "--no-browser")


def test_an_address_that_is_not_ours_is_reported():
    assert "192.0.2.1" in refused("serve", "--host", "192.0.2.1", "--port", "0", "--no-browser")


def test_a_server_for_the_network_shows_its_address_and_a_code(data):
    with Serving("--data", str(data), "--host", "0.0.0.0") as house:
        _, told = house.get("/api/house")
        with house.process as process:
            process.terminate()
            printed = process.stdout.read()

    assert told["only_here"] is False
    assert told["address"] == house.address
    assert "0.0.0.0" not in house.address
    assert "█" in printed


def test_an_address_for_links_can_be_named(data):
    with Serving("--data", str(data), "--address", "http://maze.example.org:99/") as house:
        assert house.address == "http://maze.example.org:99"


def test_tables_go_out_as_records_and_come_in_again(data, tmp_path):
    with Serving("--data", str(data)) as house:
        table, _ = house.lay("here", "greedy", options=YOUNG)
        house.stop()
    file, other = tmp_path / "game.json", tmp_path / "other"
    exported = dedale("export", table, str(file), "--data", str(data), "--lang", "en")
    imported = dedale("import", str(file), "--data", str(other), "--lang", "en")
    record = json.loads(file.read_text())

    assert str(file) in exported
    assert (record["game"], record["options"]["young"]) == ("classic", True)
    assert imported.count("/#/table/") == 1
    assert "&key=" in imported
    assert "already exists" in refused("export", table, str(file), "--data", str(data))


def test_what_cannot_go_out_or_come_in_is_reported(data, tmp_path):
    assert "There is no table" in refused("export", "nowhere", "--data", str(data))
    assert "cannot be read" in refused("import", str(tmp_path / "no.json"), "--data", str(data))


def test_tables_are_kept_in_one_place(data):
    said = refused("serve", "--data", str(data), "--database", "postgresql://x", "--no-browser")

    assert said == "Name a database or a data folder, not both.\n"


@pytest.mark.parametrize(
    "database", ["mysql://x", "x", "postgresql://localhost:1/nowhere", "sqlite:////no/where.db"]
)
def test_a_database_that_cannot_be_used_is_reported(database):
    assert refused("serve", "--database", database, "--port", "0", "--no-browser")


def test_a_missing_database_is_reported(postgres):
    address = postgres.new_database().replace("dedale_", "nowhere_")

    assert "nowhere_" in refused("serve", "--database", address, "--port", "0", "--no-browser")


def test_a_folder_that_cannot_be_made_is_reported(tmp_path):
    (tmp_path / "file").write_text("")

    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        assert str(folder) in refused("serve", "--data", str(folder), "--port", "0", "--no-browser")


def test_a_file_that_is_not_a_database_is_reported(data):
    data.mkdir()
    (data / "tables.db").write_bytes(b"not a database at all, but long enough" * 100)

    assert "not a database" in refused("serve", "--data", str(data), "--port", "0", "--no-browser")


def test_a_database_of_a_newer_program_is_reported(data):
    dedale("export", "nowhere", "--data", str(data), "--lang", "en", code=2)
    with sqlite3.connect(data / "tables.db") as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    newer.close()

    assert "newer" in refused("serve", "--data", str(data), "--port", "0", "--no-browser")


def test_tables_are_kept_where_the_system_keeps_data(tmp_path):
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LANG": "en_GB.UTF-8"}
    command = [sys.executable, "-m", "dedale", "export", "nowhere"]
    ran = subprocess.run(command, env=env, capture_output=True, text=True, check=False)

    assert ran.returncode == 2
    assert (tmp_path / "dedale" / "tables.db").is_file()
