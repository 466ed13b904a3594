"""How much a client may ask for, with a clock that a test can turn."""

import asyncio
import time

import pytest

from dedale.server import limits
from dedale.server.errors import TooMuch
from dedale.server.limits import Bucket, Limits, Metronome, RateGate


class Clock:
    """Time stands still until a test lets it pass."""

    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


def taken(bucket):
    """How many can be taken at once."""
    count = 0
    while count < 100:
        try:
            bucket.take()
        except TooMuch:
            break
        count += 1
    return count


def test_a_burst_is_let_through_and_no_more():
    assert taken(Bucket(2.0, 5, Clock())) == 5


def test_a_bucket_fills_again_with_time():
    clock = Clock()
    bucket = Bucket(2.0, 5, clock)
    emptied = taken(bucket)
    clock.now += 1.5

    assert emptied == 5
    assert taken(bucket) == 3


def test_a_bucket_does_not_fill_beyond_its_brim():
    clock = Clock()
    bucket = Bucket(2.0, 5, clock)
    clock.now += 1000

    assert taken(bucket) == 5


def test_a_bucket_is_full_when_nobody_has_taken_any_for_a_while():
    clock = Clock()
    bucket = Bucket(1.0, 2, clock)
    before = bucket.full
    bucket.take()
    after = bucket.full
    clock.now += 1

    assert (before, after, bucket.full) == (True, False, True)


def test_each_address_has_its_own_sockets():
    gate = RateGate(Limits(sockets=1))
    with gate.socket("a"), gate.socket("b"):
        with pytest.raises(TooMuch) as refusal, gate.socket("a"):
            pass
        assert refusal.value.facts == {"most": 1}
    with gate.socket("a"):
        pass


def test_a_gate_forgets_addresses_that_have_no_socket():
    gate = RateGate(Limits())
    with gate.socket("a"):
        counted = dict(gate._sockets)

    assert counted == {"a": 1}
    assert dict(gate._sockets) == {}


def test_each_address_has_its_own_requests():
    gate = RateGate(Limits(requests=0, request_burst=1))
    gate.request("a")
    gate.request("b")

    with pytest.raises(TooMuch, match="too-fast"):
        gate.request("a")


def test_a_gate_forgets_addresses_that_have_been_calm(monkeypatch):
    clock = Clock()
    monkeypatch.setattr(limits.Bucket.__init__, "__defaults__", (clock,))
    gate = RateGate(Limits(requests=1, request_burst=1))
    for number in range(1500):
        gate.request(f"a{number}")
    busy = len(gate._requests)
    clock.now += 10
    gate.request("b")

    assert busy == 1500
    assert len(gate._requests) == 1


def test_computer_players_of_all_tables_share_a_beat():
    async def fifty():
        metronome = Metronome(1000)
        begin = time.monotonic()
        await asyncio.gather(*(metronome.beat() for _ in range(50)))
        return time.monotonic() - begin

    assert asyncio.run(fifty()) >= 0.049
