"""A table: what is done there counts, and what is refused does not."""

import pytest

from dedale.bots import PLAYERS, Player
from dedale.core.errors import BadOption, BadRecord, Illegal
from dedale.core.log import Entry, Place, Undo, Undone
from dedale.games import CATALOGUE
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk
from dedale.table import Table, answer, open_table


def table(**options):
    return open_table("classic", 2, options, "knossos")


def test_a_new_table_waits_for_its_first_seat():
    new = table(first_seat=1)

    assert new.decision.seats == (1,)
    assert new.outcome is None
    assert len(new.offers(1)) == 48
    assert new.offers(0) == ()


def test_an_action_that_is_taken_is_in_the_log():
    played = table()
    events = played.submit(0, Insert(9, 1))

    assert [(entry.seq, entry.seat, entry.action) for entry in played.log.actions] == [
        (1, 0, Insert(9, 1))
    ]
    assert played.steps[-1] == events


def test_an_action_that_is_refused_changes_nothing():
    played = table()
    before = played.state, played.log

    with pytest.raises(Illegal):
        played.submit(0, Walk(played.state.pawns[0]))
    assert (played.state, played.log) == before


def test_a_table_is_the_fold_of_its_log():
    played = table(events=True)
    for _ in range(30):
        seat = played.decision.seats[0]
        played.submit(seat, answer(played, seat, "random"))
    again = Table(played.game, played.log)

    assert again.state == played.state
    assert again.steps == played.steps


def test_everybody_is_told_only_what_is_theirs_to_know():
    played = table()

    assert len(played.told(0)) == 1
    assert played.told(0) != played.told(1)
    assert played.told(None) == ()


def test_a_computer_player_goes_on_alike_when_a_game_is_resumed():
    played = table()
    played.submit(0, answer(played, 0, "greedy"))
    resumed = Table(played.game, played.log)

    assert answer(resumed, 0, "random") == answer(played, 0, "random")


def spied(monkeypatch):
    """The situations that a computer player is put in, and the chance that it gets."""
    seen = []

    def choose(situation, rng):
        seen.append((situation, rng.below(2**32)))
        return situation.offers[0] if situation.offers else None

    monkeypatch.setitem(PLAYERS, "spy", Player("spy", choose))
    return seen


def test_a_computer_player_is_told_what_its_seat_is_told(monkeypatch):
    played, seen = table(), spied(monkeypatch)
    answer(played, 0, "spy", seconds=0.25)
    [(situation, _)] = seen

    assert situation.told == played.told(0)
    assert situation.told != ()
    assert situation.seconds == 0.25
    assert situation.view.seat == 0


def test_the_chance_of_a_computer_player_changes_with_seat_and_step(monkeypatch):
    played, seen = table(), spied(monkeypatch)
    answer(played, 0, "spy")
    answer(played, 1, "spy")
    played.submit(0, answer(played, 0, "spy"))
    answer(played, 0, "spy")
    first, other_seat, again, next_step = (chance for _, chance in seen)

    assert first == again
    assert len({first, other_seat, next_step}) == 3


def test_a_seat_that_is_not_at_the_table_sees_nothing():
    for seat in (-1, 2):
        with pytest.raises(ValueError, match="no seat"):
            table().view(seat)


def test_nobody_can_guess_the_seed_of_a_table_that_was_given_none():
    seeds = {open_table("classic").log.seed for _ in range(20)}

    assert len(seeds) == 20
    assert all(len(seed) == 32 for seed in seeds)


def test_a_seat_can_have_a_name():
    named = open_table("classic", [Place("Anna", "me"), Place("", "greedy")], seed="a")

    assert [place.name for place in named.log.seats] == ["Anna", ""]


def test_an_unknown_game_is_refused_with_those_that_exist():
    with pytest.raises(BadOption) as error:
        open_table("chess")

    assert error.value.key == "no-such-game"
    assert error.value.facts["known"] == ", ".join(CATALOGUE)


def test_a_table_with_too_many_seats_is_refused():
    with pytest.raises(BadOption) as error:
        open_table("classic", 5)

    assert error.value.facts["field"] == "seats"


def test_a_step_that_showed_nothing_new_can_be_taken_back():
    played = table()
    before = played.state
    played.submit(0, Insert(9, 1))
    offer = played.undo_offer(0)
    events = played.submit(0, offer)

    assert offer == Undo(0)
    assert played.state == before
    assert events == (Undone(seat=0, step=0),)
    assert [entry.seq for entry in played.log.actions] == [1, 2]


def test_steps_are_taken_back_one_by_one_and_play_goes_on_from_there():
    played = table()
    states = [played.state]
    for action in (Insert(9, 1), Walk(Cell(0, 0))):
        played.submit(0, action)
        states.append(played.state)
    played.submit(0, played.undo_offer(0))
    once = played.state
    played.submit(0, played.undo_offer(0))
    twice = played.state

    assert (once, twice) == (states[1], states[0])
    assert played.undo_offer(0) is None
    assert played.submit(0, Insert(0, 0))
    assert Table(played.game, played.log).state == played.state


def test_nobody_takes_back_the_step_of_another():
    played = table()
    played.submit(0, Insert(9, 1))

    assert played.undo_offer(1) is None
    with pytest.raises(Illegal, match="no-undo"):
        played.submit(1, Undo(0))


def test_a_step_is_not_taken_back_once_somebody_else_has_played():
    played = table()
    played.submit(0, Insert(9, 1))
    played.submit(0, Walk(Cell(0, 0)))
    played.submit(1, played.offers(1)[0])

    assert played.undo_offer(0) is None


def test_what_was_seen_is_not_unseen():
    played = table(events=True)
    played.submit(0, Insert(9, 1))

    assert played.undo_offer(0) is None
    with pytest.raises(Illegal, match="no-undo"):
        played.submit(0, Undo(0))


def test_an_undo_goes_only_where_it_is_offered():
    played = table()
    played.submit(0, Insert(9, 1))
    played.submit(0, Walk(Cell(0, 0)))
    before = played.log

    with pytest.raises(Illegal, match="no-undo"):
        played.submit(0, Undo(0))
    assert played.log == before


def test_a_game_that_is_over_stays_over():
    played = open_table("classic", 2, {"young": True}, "knossos")
    while asked := played.decision:
        played.submit(asked.seats[0], answer(played, asked.seats[0], "greedy"))

    assert [played.undo_offer(seat) for seat in (0, 1)] == [None, None]


def test_nobody_chooses_again_after_seeing_what_another_took_back():
    played = table()
    played.submit(0, Insert(9, 1))
    played.submit(0, Walk(Cell(0, 0)))
    played.submit(1, played.offers(1)[0])
    played.submit(1, played.undo_offer(1))

    assert [played.undo_offer(seat) for seat in (0, 1)] == [None, None]
    assert played.decision.seats == (1,)


def test_a_step_of_the_log_that_the_rules_refuse_is_a_fault_of_the_log():
    with pytest.raises(BadRecord) as error:
        table().follow(Entry(1, 0, Walk(Cell(0, 0))))

    assert error.value.facts == {"seq": 1, "rule": "CL-TURN-5"}


def test_a_table_prints_what_it_waits_for_and_how_it_ended_but_not_its_seed():
    played = table()
    new = repr(played)
    while played.decision:
        seat = played.decision.seats[0]
        played.submit(seat, answer(played, seat, "greedy"))

    assert new == "<Table classic, 2 seats, step 0, waits for [0] to answer 'shift'>"
    assert repr(played).endswith(f"step {played.seq}, over: home, winners [0]>")
