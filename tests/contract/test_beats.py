"""What every game promises of its steps: the rules tell them event by event, and so do screens."""

from itertools import pairwise, product
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dedale.core.game import Step
from dedale.core.records import Seat
from dedale.core.rng import Philox
from dedale.games import CATALOGUE
from dedale.table.beats import beats, sent_to
from tests.contract.games import every_game
from tests.kit.games import kit_of
from tests.kit.patching import as_json, patched
from tests.kit.playthroughs import able, playthroughs
from tests.kit.variants import variants

STORIES = 12  # for each way to lay a table
STEPS = 500  # of each, at most
MOVING = [game for game in CATALOGUE.values() if hasattr(kit_of(game.id), "pieces")]


class Deed(NamedTuple):
    """Something that a seat does at a table, and the step that it leads to."""

    before: Any
    seats: tuple[Seat, ...]
    seat: Seat
    action: Any
    step: Step[Any]


@st.composite
def deeds(draw, game):
    """Something that can be done on the way through a game; None where it is over."""
    *_, (state, _, seats) = draw(playthroughs(game))
    asked = game.decision(state)
    if asked is None:
        return None
    seat = draw(st.sampled_from(able(asked)))
    action = draw(st.sampled_from(game.legal(state, seat)))
    apply = game.followed or game.apply
    return Deed(state, seats, seat, action, apply(state, seat, action, Philox("beats", 1)))


@every_game
@given(data=st.data())
def test_a_step_that_is_followed_is_the_same_step(game, data):
    deed = data.draw(deeds(game))
    if deed is None:
        return
    plain = game.apply(deed.before, deed.seat, deed.action, Philox("beats", 1))

    assert deed.step[:3] == plain[:3]


@every_game
@given(data=st.data())
def test_a_course_has_a_table_for_each_event_and_ends_where_the_step_does(game, data):
    deed = data.draw(deeds(game))
    if deed is None:
        return
    course = deed.step.whole_course

    assert len(course) == len(deed.step.events)
    assert course[-1:] in ((), (deed.step.state,))


@every_game
@given(data=st.data())
def test_the_beats_of_a_step_turn_the_view_before_it_into_the_view_after_it(game, data):
    deed = data.draw(deeds(game))
    if deed is None:
        return

    for eyes in (None, *deed.seats):
        told = beats(game, deed.before, deed.step, eyes)
        view = as_json(sent_to(game, deed.before, eyes))
        for patch in as_json(told):
            view = patched(view, patch)
        seen = any(event.seen_by(eyes) for event in deed.step.events)
        after = deed.step.state if seen else deed.before
        assert view == as_json(sent_to(game, after, eyes))


@every_game
@given(data=st.data())
def test_there_is_a_beat_for_each_event_that_eyes_are_told_of(game, data):
    deed = data.draw(deeds(game))
    if deed is None:
        return

    for eyes in (None, *deed.seats):
        seen = [event for event in deed.step.events if event.seen_by(eyes)]
        assert len(beats(game, deed.before, deed.step, eyes)) == len(seen)


@pytest.mark.parametrize("game", MOVING, ids=lambda game: game.id)
def test_no_piece_jumps_it_moves_with_the_event_that_says_so(game):
    kit = kit_of(game.id)
    for variant, seed in product(variants(game), map(str, range(STORIES))):
        for before, step in followed_steps(game, variant, seed):
            tables = (before, *step.whole_course)
            for event, (old, new) in zip(step.events, pairwise(tables), strict=True):
                at, there = kit.pieces(old), kit.pieces(new)
                if at and there:
                    put = {**at, **kit.put(event, at, old, new)}
                    assert there == put, (variant, seed, event, step.events)


def followed_steps(game, variant, seed):
    """A game at random, event by event: each table, and the step from there."""
    lean = getattr(kit_of(game.id), "lean", lambda offers, _: offers)
    seats = game.seats[int(seed) % len(game.seats)]
    state = game.setup(game.options(**variant), seats, Philox(seed, 0)).state
    for number in range(1, STEPS + 1):
        if (asked := game.decision(state)) is None:
            return
        whims = Philox(f"{seed}, whims", number)
        seat = whims.choice(able(asked))
        action = whims.choice(lean(game.legal(state, seat), whims))
        step = (game.followed or game.apply)(state, seat, action, Philox(seed, number))
        yield state, step
        state = step.state
