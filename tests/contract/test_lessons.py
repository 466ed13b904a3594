"""Lessons: what a beginner is told to do can be done, and is said in every language."""

import asyncio

import msgspec
import pytest

from dedale.core.lesson import read_lesson
from dedale.core.records import Seat, to_json
from dedale.games import CATALOGUE
from dedale.games.chronicles.events import EventDrawn, ItemCollected, KnockedOut, LooterCame
from dedale.games.classic.events import Found
from dedale.games.legends.events import Defeated, Entered, FireOut, Gained
from dedale.games.team.content import Treasure
from dedale.games.team.events import Collected, TurnedUp
from dedale.store.keeper import read_action
from dedale.table import answer, open_table
from dedale.text import LANGUAGES, voice_for
from tests.kit.hosting import Hosting
from tests.kit.serving import guest_at

BEGINNER = Seat(0)
TAUGHT = [game for game in CATALOGUE.values() if game.screen.lesson]

every_lesson = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)


def taught(game):
    """The table after the lesson, played with its computer players as the script says."""
    lesson = game.screen.lesson
    table = open_table(game.id, lesson.seats, lesson.options, lesson.seed)
    for cue in lesson.script:
        while BEGINNER not in table.decision.seats:
            seat = table.decision.seats[0]
            table.submit(seat, answer(table, seat, lesson.seats[seat].player))
        if cue.action is not None:
            table.submit(BEGINNER, read_action(table, to_json(cue.action)))
    return table


@every_lesson
def test_the_script_of_a_lesson_can_be_played(game):
    done = [cue for cue in game.screen.lesson.script if cue.action]

    assert len([e for e in taught(game).log.actions if e.seat == BEGINNER]) == len(done)


async def unoffered(address, laid):
    """What a lesson that was laid asks for before the server offers it, played to its end."""
    missing = []
    async with guest_at(address, laid["id"], {BEGINNER: laid["keys"][BEGINNER]}) as beginner:
        for action in filter(None, (cue["action"] for cue in laid["script"])):
            offers = (await beginner.asked(BEGINNER))["offers"]
            missing += [] if action in offers else [action]
            await beginner.act(action, BEGINNER)
    return missing


@every_lesson
def test_what_a_lesson_asks_for_is_sent_exactly_as_it_is_offered(game, tmp_path):
    with Hosting(f"sqlite:///{tmp_path / 'tables.db'}") as host:
        status, laid = host.post("/api/lessons", {"game": game.id})

        assert status == 201, laid
        assert asyncio.run(unoffered(host.address, laid)) == []


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_speaks_every_language(game, language):
    voice = voice_for(language, game)

    assert all(voice.knows(cue.say) for cue in game.screen.lesson.script)


def test_the_classic_lesson_finds_three_treasures_and_crosses_the_edge():
    table = taught(CATALOGUE["classic"])
    found = [event for event in table.told(None) if isinstance(event, Found)]

    assert [event.seat for event in found].count(BEGINNER) == 3
    assert table.view_at(9, BEGINNER).pawns[0].row == 0


def test_the_team_lesson_collects_three_treasures_and_clears_rubble():
    told = taught(CATALOGUE["team"]).told(None)
    got = [event.treasure for event in told if isinstance(event, Collected)]

    assert got == [Treasure.KEY, Treasure.POTION, Treasure.FAN]
    assert [event.cell for event in told if isinstance(event, TurnedUp)] == [(0, 3)]


def test_the_lesson_of_legends_defeats_a_monster_puts_out_a_fire_and_sees_a_reveal():
    table = taught(CATALOGUE["legends"])
    own = [e for e, entry in zip(table.steps[1:], table.log.actions, strict=True) if not entry.seat]
    told = [event for step in own for event in step]

    assert [e.card for e in told if isinstance(e, Defeated)] == ["start-goblin-lookout"]
    assert [e.place for e in told if isinstance(e, FireOut)] == ["blaze"]
    assert [e.card for e in told if isinstance(e, Entered)] == ["tunnel-goblin"]
    assert table.state.boards[0].fairies == ("fairy-skip",)


COUNTED = {  # one, two and three, as the lesson counts
    "en": ("one sword", "two swords", "three swords"),
    "fr": ("une épée", "deux épées", "trois épées"),
    "de": ("ein Schwert", "zwei Schwerter", "drei Schwerter"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_of_legends_tells_how_many_swords_its_first_card_gives(language):
    table = taught(CATALOGUE["legends"])
    swords = next(e.count for step in table.steps for e in step if isinstance(e, Gained))
    told = voice_for(language, table.game).say("lesson-card")

    assert [words in told for words in COUNTED[language]].index(True) == swords - 1


def test_the_lesson_of_chronicles_is_quicker_than_two_looters_by_a_shift_and_by_a_walk():
    told = taught(CATALOGUE["chronicles"]).told(None)

    assert [e.item for e in told if isinstance(e, ItemCollected)] == ["frost-bell", "ginger-root"]
    assert [e.colour for e in told if isinstance(e, LooterCame)] == ["yellow", "purple"]
    assert [e.card for e in told if isinstance(e, EventDrawn)] == ["light-fingers"]
    assert len([e for e in told if isinstance(e, KnockedOut)]) == 2


def test_a_mistake_in_a_lesson_is_named_with_its_place():
    with pytest.raises(ValueError, match=r"lesson\.toml: .*script\[0\]\.say"):
        read_lesson('seed = "s"\nseats = []\n[[script]]\nsay = 3', "lesson.toml")


def test_a_lesson_is_a_value():
    lesson = CATALOGUE["classic"].screen.lesson

    assert msgspec.convert(msgspec.to_builtins(lesson), type(lesson)) == lesson
