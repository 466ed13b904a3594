"""Skill tracks (docs/rules/legends.md, chapter 11; legends-content.md, section 5)."""

import pytest

from dedale.core.rng import Philox
from dedale.games.legends import legends
from dedale.games.legends.actions import EndTurn, PickTrack, Play, UseSkill
from dedale.games.legends.content import BOX, ChapterId
from dedale.games.legends.events import SkillUsed, TrackPicked
from dedale.games.legends.state import Options, Pool, Stage
from tests.kit import any_chance, refused_by, rule
from tests.kit.games.legends import a_table, gained

TRACKS = {  # what each use gives, in order
    "skill-blade": [{"sword": 2}, {"sword": 2}, {"sword": 2}],
    "skill-archer": [{"ranged": (0, 0, 1)}, {"ranged": (0, 2, 0)}, {"ranged": (0, 2, 0)}],
    "skill-guard": [{"shield": 2}, {"shield": 2}, {"heal": 5}],
    "skill-path": [{"boots": 2}, {"teleport": 1}, {"teleport": 1}],
    "skill-alchemist": [{"dust": 2}, {"dust": 2}, {"dust": 3}],
    "skill-lore": [{"draw": 1}, {"draw": 2}, {"draw": 2}],
    "skill-tactics": [{"reuse": 1}, {"reuse": 1, "dust": 1}, {"reuse": 1, "dust": 1}],
}
JACK = [{"sword": 1}, {"shield": 2}, {"dust": 1}, {"boots": 2}]
USES = [
    pytest.param(track, used, gives, id=f"{track}-{used + 1}")
    for track, uses in TRACKS.items()
    for used, gives in enumerate(uses)
]


def skilled(track, used=0, **changes):
    """A hurt knight with this track, some of it used, and 6 dust tokens."""
    values = {"track": track, "used": used, "resistance": 1, "usable": 1, "inactive": 5}
    return a_table(boards={"knight": values}, **changes)


def choosing_tracks(seats=2, **options):
    """A table where tracks are about to be chosen."""
    heroes = ("knight", "smith", "scout")[:seats]
    options = {"heroes": heroes, "first_seat": 0} | options
    return legends.setup(Options(**options), seats, Philox("tracks", 0)).state


@rule("LG-SKILL-1", "LG-SKILL-2")
def test_one_of_eight_tracks_is_chosen():
    state = choosing_tracks()
    step = legends.apply(state, 0, PickTrack("skill-jack"), any_chance())

    assert legends.decision(state).ask == "choose-track"
    assert {track.card for track in legends.legal(state, 0)} == {*TRACKS, "skill-jack"}
    assert len(BOX.tracks) == 8
    assert step.events == (TrackPicked(hero="knight", card="skill-jack"),)
    assert (step.state.boards[0].track, step.state.boards[0].used) == ("skill-jack", 0)


@rule("LG-SKILL-1", "LG-SKILL-E2")
def test_nobody_takes_a_track_that_is_taken():
    state = choosing_tracks()
    state = legends.apply(state, 0, PickTrack("skill-lore"), any_chance()).state

    assert PickTrack("skill-lore") not in legends.legal(state, 1)
    assert len(legends.legal(state, 1)) == 7
    with refused_by("LG-SKILL-2"):
        legends.apply(state, 1, PickTrack("skill-lore"), any_chance())


@rule("LG-SKILL-2")
@pytest.mark.parametrize("chapter", ChapterId)
def test_every_player_chooses_a_track_in_every_chapter(chapter):
    state, asked = choosing_tracks(3, chapter=chapter), []
    while state.stage is Stage.SETUP:
        decision = legends.decision(state)
        [seat] = decision.seats
        asked.append((decision.ask, seat))
        state = legends.apply(state, seat, legends.legal(state, seat)[0], any_chance()).state

    assert asked[-3:] == [("choose-track", seat) for seat in range(3)]
    assert len({board.track for board in state.boards}) == 3


@rule("LG-SKILL-3", "LG-SKILL-4")
@pytest.mark.parametrize(("track", "used", "gives"), USES)
def test_a_step_of_a_track_gives_what_it_shows(track, used, gives):
    game = skilled(track, used)
    before = game.state
    assert game.offers(UseSkill) == [UseSkill()]
    game.play(UseSkill())

    assert gained(before, game.state) == gives
    assert game.state.board.used == used + 1
    assert game.events[0] == SkillUsed(hero="knight", card=track, left=2 - used)


@rule("LG-SKILL-3")
@pytest.mark.parametrize("track", [*TRACKS, "skill-jack"])
def test_a_track_has_three_uses(track):
    game = skilled(track, 3)

    assert game.offers(UseSkill) == []
    with refused_by("LG-SKILL-3"):
        game.play(UseSkill())


@rule("LG-SKILL-4")
def test_no_step_is_passed_over():
    game = skilled("skill-path").play(UseSkill(), UseSkill())

    assert game.pool == Pool(boots=2, teleport=1)
    with refused_by("LG-SKILL-4"):
        game.play(UseSkill(2))


@rule("LG-SKILL-5")
@pytest.mark.parametrize("used", range(3))
@pytest.mark.parametrize("option", range(4))
def test_jack_does_any_of_four_things_each_time(used, option):
    game = skilled("skill-jack", used)
    before = game.state
    assert game.offers(UseSkill) == [UseSkill(number) for number in range(4)]
    game.play(UseSkill(option))

    assert gained(before, game.state) == JACK[option]
    assert game.state.board.used == used + 1


@rule("LG-SKILL-5")
def test_jack_may_do_the_same_three_times():
    game = skilled("skill-jack").play(UseSkill(1), UseSkill(1), UseSkill(1))

    assert game.pool == Pool(shield=6)
    assert game.offers(UseSkill) == []


@rule("LG-SKILL-6")
def test_skills_are_used_between_cards():
    game = skilled("skill-blade", hand=["knight-march", "knight-strike"])
    game.play(UseSkill(), Play("knight-march"), UseSkill(), Play("knight-strike"))

    assert game.pool == Pool(sword=5, boots=3)


@rule("LG-SKILL-7")
def test_uses_do_not_come_back():
    game = skilled("skill-blade", game_deck=["ghost"] * 4)
    game.play(UseSkill(), UseSkill(), EndTurn(), EndTurn())

    assert game.state.active == 0
    assert game.state.board.used == 2
    assert game.play(UseSkill()).offers(UseSkill) == []


@rule("LG-SKILL-E1")
def test_all_three_uses_in_the_first_turn():
    game = skilled("skill-archer").play(UseSkill(), UseSkill(), UseSkill())

    assert game.state.turn == 1
    assert game.pool == Pool(ranged=(0, 4, 1))


def test_a_use_that_would_do_nothing_is_not_offered():
    whole = a_table(boards={"knight": {"track": "skill-guard", "used": 2}})
    rich = a_table(boards={"knight": {"track": "skill-alchemist", "usable": 4}})

    assert whole.offers(UseSkill) == []
    assert rich.offers(UseSkill) == []
