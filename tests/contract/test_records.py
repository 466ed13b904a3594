"""What every game promises about storing and replaying: the log is the truth."""

import hashlib
import os
import subprocess
import sys
from typing import ClassVar

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dedale.core.errors import BadRecord
from dedale.core.log import ME, Entry, Log, Place, Undo, Undone
from dedale.core.records import from_json, members, tag, to_json
from dedale.core.replay import new_log, replay
from dedale.core.rng import Philox
from tests.contract.games import GAMES, every_game
from tests.kit import any_chance
from tests.kit.playthroughs import able, playthroughs


@every_game
@given(data=st.data())
def test_whatever_is_stored_is_read_back_equal(game, data):
    *_, (state, events, seats) = data.draw(playthroughs(game))
    asked = game.decision(state)
    offers = [a for seat in (able(asked) if asked else ()) for a in game.legal(state, seat)]
    views = [game.view(state, seat) for seat in (None, *seats)]

    assert from_json(to_json(state), game.state) == state
    assert from_json(to_json(views), list[game.views]) == views
    assert from_json(to_json(events), tuple[game.events, ...]) == events
    assert from_json(to_json(offers), list[game.actions]) == offers


def played(game, seed, chance=Philox):
    """The log of a random game of a few dozen steps, with its events."""
    options, rng = game.options(), any_chance()
    state, events, *_ = game.setup(options, game.seats[-1], chance(seed, 0))
    actions, told = [], [events]
    while len(actions) < 40 and (asked := game.decision(state)):
        seat = rng.choice(able(asked))
        entry = Entry(len(actions) + 1, seat, rng.choice(game.legal(state, seat)))
        state, events, *_ = game.apply(state, seat, entry.action, chance(seed, entry.seq))
        actions.append(entry)
        told.append(events)
    log = new_log(game, options, (Place("", ME),) * game.seats[-1], seed)
    return msgspec.structs.replace(log, actions=tuple(actions), events=tuple(told))


def fingerprint(id, data):
    """A digest of all states and events of a log, as another process sees it."""
    game = next(game for game in GAMES if game.id == id)
    log = msgspec.json.decode(data, type=Log[game.options, game.actions, game.events])
    digest = hashlib.sha256()
    for moment in replay(game, log):
        digest.update(to_json((moment.state, moment.events)))
    return digest.hexdigest()


@every_game
@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_the_same_log_gives_the_same_game_in_another_process(game, hash_seed):
    data = to_json(played(game, "minos"))
    code = (
        "import sys; from tests.contract.test_records import fingerprint;"
        "print(fingerprint(sys.argv[1], sys.stdin.buffer.read()))"
    )
    other = subprocess.run(
        [sys.executable, "-c", code, game.id],
        input=data,
        capture_output=True,
        env=os.environ | {"PYTHONHASHSEED": hash_seed},
        check=True,
    )

    assert other.stdout.decode().strip() == fingerprint(game.id, data)


class Watched(Philox):
    """Chance that remembers whether it was asked."""

    asked = False

    def below(self, bound):
        Watched.asked = True
        return super().below(bound)


@every_game
def test_another_seed_gives_another_game_just_where_chance_is_asked(game, monkeypatch):
    monkeypatch.setattr(Watched, "asked", False)
    told = {to_json(played(game, seed, Watched).events) for seed in "abcdefgh"}

    assert (len(told) > 1) == Watched.asked


@every_game
def test_a_log_names_the_version_of_the_rules(game):
    assert played(game, "minos").rules == game.version >= 1


@every_game
def test_a_log_goes_back_to_an_earlier_step_and_on_from_there(game):
    log = played(game, "minos")
    states = [moment.state for moment in replay(game, log)]
    number = len(log.actions) + 1
    undo = Entry(number, log.actions[0].seat, Undo(2))
    again = msgspec.structs.replace(log.actions[2], seq=number + 1)
    longer = msgspec.structs.replace(log, actions=(*log.actions, undo, again), events=None)
    kind = Log[game.options, game.actions, game.events]
    after = list(replay(game, msgspec.json.decode(to_json(longer), type=kind)))[number:]

    assert after[0].state == states[2]
    assert after[0].events == (Undone(seat=undo.seat, step=2),)
    assert len(after) == 2


@every_game
def test_no_game_has_an_undo_of_its_own(game):
    tags = [tag(kind) for kind in (*members(game.actions), *members(game.events))]

    assert not {tag(Undo), tag(Undone)} & set(tags)


@every_game
def test_a_log_that_goes_back_to_nowhere_is_damaged(game):
    log = played(game, "minos")
    lost = (log.actions[0], Entry(2, log.actions[0].seat, Undo(7)))

    with pytest.raises(BadRecord) as error:
        list(replay(game, msgspec.structs.replace(log, actions=lost, events=None)))
    assert error.value.facts == {"seq": 2, "rule": "no-such-step"}


@every_game
def test_a_log_that_the_rules_refuse_is_damaged(game):
    log = played(game, "minos")
    stray = msgspec.structs.replace(log.actions[0], seat=game.seats[-1])
    damaged = msgspec.structs.replace(log, actions=(stray, *log.actions[1:]), events=None)

    with pytest.raises(BadRecord) as error:
        list(replay(game, damaged))
    assert (error.value.key, error.value.facts["seq"]) == ("record-illegal", 1)


@every_game
def test_a_log_whose_events_do_not_happen_again_is_damaged(game):
    log = played(game, "minos")
    damaged = msgspec.structs.replace(log, events=(*log.events[:2], (), *log.events[3:]))

    with pytest.raises(BadRecord) as error:
        list(replay(game, damaged))
    assert (error.value.key, error.value.facts["seq"]) == ("record-differs", 2)


@every_game
@pytest.mark.parametrize("step", [0, 1, 2])
def test_events_are_held_against_what_happens_at_every_step(game, step):
    log = played(game, "minos")
    told = [list(events) for events in log.events]
    told[step].append(next(events[-1] for events in reversed(told) if events))
    altered = msgspec.structs.replace(log, events=tuple(map(tuple, told)))

    with pytest.raises(BadRecord, match="record-differs"):
        list(replay(game, altered))


@every_game
def test_events_are_compared_and_not_only_counted(game):
    log = played(game, "minos")
    first = log.events[1]
    others = [event for events in log.events for event in events if event != first[0]]
    altered = (log.events[0], (others[0], *first[1:]), *log.events[2:])

    with pytest.raises(BadRecord, match="record-differs"):
        list(replay(game, msgspec.structs.replace(log, events=altered)))


@every_game
def test_events_after_the_last_action_are_a_fault(game):
    log = played(game, "minos")

    with pytest.raises(BadRecord, match="record-differs"):
        list(replay(game, msgspec.structs.replace(log, events=(*log.events, ()))))


class Keyed(Philox):
    """Chance that remembers the steps that it was keyed by."""

    steps: ClassVar[list[int]] = []

    def __init__(self, seed, step):
        Keyed.steps.append(step)
        super().__init__(seed, step)


@every_game
def test_the_chance_of_an_action_is_keyed_by_its_number(game, monkeypatch):
    log = played(game, "minos")
    later = msgspec.structs.replace(log.actions[0], seq=17)
    monkeypatch.setattr(Keyed, "steps", [])
    monkeypatch.setattr("dedale.core.replay.Philox", Keyed)

    list(replay(game, msgspec.structs.replace(log, actions=(later,), events=None)))
    assert Keyed.steps == [0, 17]


@every_game
def test_a_log_whose_numbers_do_not_rise_is_damaged(game):
    log = played(game, "minos")
    twice = msgspec.structs.replace(log, actions=(log.actions[0], log.actions[0]), events=None)

    with pytest.raises(BadRecord) as error:
        list(replay(game, twice))
    assert error.value.key == "record-order"
