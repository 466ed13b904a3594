"""What events are to people who look back: they say it themselves, and screens know no names."""

import pytest

from dedale.core.records import Mark, members
from dedale.games import CATALOGUE
from dedale.server.telling import Gaze, steps_told
from dedale.table import answer, open_table
from dedale.table.room import Room

every_game = pytest.mark.parametrize("game", CATALOGUE.values(), ids=lambda game: game.id)


@pytest.mark.parametrize("game", [g for g in CATALOGUE.values() if g.screen.lesson])
def test_a_game_says_which_of_its_events_are_finds_and_milestones(game):
    marks = {event.mark for event in members(game.events)}

    assert {Mark.FOUND, Mark.MILESTONE} <= marks


@every_game
def test_steps_are_told_with_the_marks_of_their_events(game):
    table = open_table(game.id, game.seats[-1], seed="knossos")
    while table.decision and table.seq < 400:
        seat = table.decision.seats[0]
        table.submit(seat, answer(table, seat, "random"))

    for step in steps_told(table, Room(chairs=()), Gaze(None), -1):
        marks = tuple(event.mark for event in step.events)
        assert step.marks == (marks if any(marks) else ())
