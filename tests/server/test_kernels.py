"""Players that need kernels: the server compiles them in the background, and tells people."""

import asyncio

import pytest

from tests.kit.installations import nearly_compiled, without, without_cache
from tests.kit.serving import Refusal, Serving, guest_at


def told(serving):
    """What the lobby says of the kernels of each game."""
    return {game["id"]: game["kernels"] for game in serving.get("/api/games")[1]}


def computer_plays(serving, player="easy"):
    """Let a computer player have its turn at a table of the team game."""
    table, keys = serving.lay(player, "here", game="team")

    async def evening():
        async with guest_at(serving.address, table, {1: keys[1]}) as guest:
            await guest.asked(1)

    asyncio.run(evening())


def test_kernels_are_compiled_in_the_background_when_somebody_needs_them(tmp_path, monkeypatch):
    for name, value in nearly_compiled(tmp_path / "cache").items():
        monkeypatch.setenv(name, value)
    with Serving("--data", str(tmp_path)) as serving:
        before = told(serving)
        computer_plays(serving)
        after = told(serving)
        _, complaints = serving.stop()

    assert (before["team"], after["team"]) == ("missing", "ready")
    assert before["classic"] == "ready"
    assert complaints.count("compiling the kernels that computer players need") == 1
    assert "the kernels are compiled" in complaints


def test_a_hint_is_refused_at_once_until_players_are_prepared(tmp_path, monkeypatch):
    for name, value in nearly_compiled(tmp_path / "cache").items():
        monkeypatch.setenv(name, value)

    async def evening(address, table, key):
        async with guest_at(address, table, {0: key}) as guest:
            with pytest.raises(Refusal) as refusal:
                await guest.ask("hint", seat=0)
            await asyncio.to_thread(computer_plays, serving)  # it waits until all are prepared
            return refusal.value.key, await guest.ask("hint", seat=0)

    with Serving("--data", str(tmp_path)) as serving:
        table, [key, _] = serving.lay("here", "here", game="team")
        refused, hint = asyncio.run(evening(serving.address, table, key))

    assert refused == "kernels-compiling"
    assert hint["tell"] == "advised"


def test_a_server_that_can_keep_nothing_says_so_once_and_plays_on(tmp_path, monkeypatch):
    for name, value in without_cache(tmp_path).items():
        monkeypatch.setenv(name, value)
    with Serving("--data", str(tmp_path)) as serving:
        before = told(serving)
        computer_plays(serving)
        after = told(serving)
        computer_plays(serving)
        _, complaints = serving.stop()

    assert (before["team"], after["team"]) == ("missing", "ready")
    assert complaints.count("cannot be written, so kernels are compiled anew") == 1
    assert "a computer at" not in complaints


def test_a_server_without_says_that_players_are_weaker(tmp_path, monkeypatch):
    for name, value in without("numba", tmp_path).items():
        monkeypatch.setenv(name, value)
    with Serving("--data", str(tmp_path)) as serving:
        games = told(serving)
        computer_plays(serving)
        _, complaints = serving.stop()

    assert games["team"] == "absent"
    assert complaints.count("without Numba, every level plays team like greedy") == 1
    assert "Warning" not in complaints
