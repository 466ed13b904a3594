"""Evenings with chronicles at the terminal."""

import io
import json

import pytest
from rich.console import Console

from dedale.cli.boards import board_for
from dedale.cli.play import file_after
from dedale.cli.speech import table_voice, terminal_voice
from dedale.core.log import ME, Place
from dedale.core.replay import new_log
from dedale.games.chronicles import chronicles
from dedale.games.chronicles.actions import (
    Buy,
    ChooseHero,
    Done,
    End,
    Halt,
    Hammer,
    Heed,
    Hush,
    Open,
    Pause,
    Repair,
    Stop,
    Use,
)
from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.state import Options
from dedale.games.chronicles.terminal.board import words
from dedale.games.chronicles.words import Halting, Hero
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk
from dedale.store import save
from dedale.table import Table, answer
from dedale.terminal import TerminalScene
from dedale.terminal.errors import Unclear
from dedale.text import LANGUAGES
from tests.cli.test_play import Terminal
from tests.kit import rule
from tests.kit.chronicles_sheets import VARIANTS, a_sheet
from tests.kit.games.chronicles import a_game
from tests.kit.variants import name_of

BOARD = board_for(chronicles)
TYPED = "Arrow and rotation, as in 9b"
ALONE = ("--heroes", "roger", "--corners", "roger,demetris,ollie,miranda")
LAID = ("--heroes", "roger,demetris", "--corners", "roger,demetris,ollie,miranda")


def play(*words):
    return Terminal("play", "chronicles", "--seed", "knossos", "--lang", "en", *words)


def test_friends_at_one_screen_push_walk_and_end_their_turns(tmp_path):
    file = tmp_path / "evening.json"
    terminal = play("--seats", "me:Anna,me:Ben", "--save", str(file), *LAID)
    drawn = terminal.sees(TYPED)
    terminal.types("9b")
    terminal.sees("Press Enter to do it,")
    terminal.types("")
    terminal.sees(TYPED)
    terminal.types("u")
    terminal.sees("Anna takes back a step.")
    terminal.types("9b a1")
    terminal.sees(TYPED)
    terminal.types("e")
    terminal.sees("Ben: walk, shift and use cards")
    terminal.types("q")
    terminal.closes()

    assert "Game 1 of the campaign · turn 1 · Action phase" in drawn
    assert "▸ ● Roger (Anna), A1: –" in drawn
    done = [entry["action"]["do"] for entry in json.loads(file.read_text())["actions"]]
    assert done == ["insert", "undo", "insert", "walk", "end"]


@rule("CH-GEN-5")
def test_the_number_of_characters_is_typed():
    terminal = play("--seats", "me:Anna", "--characters", "2", *LAID)
    drawn = terminal.sees(TYPED)
    terminal.types("q")

    assert "▸ ● Roger (Anna), A1: –" in drawn
    assert "▲ Demetris (Anna), G1: –" in drawn


def test_what_is_not_offered_is_refused_by_its_rule_and_nonsense_is_unclear():
    terminal = play("--seats", "me,me", *LAID)
    terminal.sees(TYPED)
    terminal.types("use haste")
    terminal.sees("(CH-SKL-1;")
    terminal.types("hammer 3")
    terminal.sees("(CH-DP-9;")
    terminal.types("nonsense")
    terminal.sees("I do not understand “nonsense”.")
    terminal.types("?")
    terminal.sees("push the extra tile in at arrow 9")
    terminal.types("quests")
    terminal.types("q")


def test_a_friend_who_is_not_asked_may_step_in(tmp_path):
    file = tmp_path / "evening.json"
    table = to_the_end(Place("Anna", ME), Place("Ben", ME), options=VARIANTS[1], steps=0)
    while (asked := table.decision) and not asked.may:
        table.submit(asked.seats[0], table.offers(asked.seats[0])[0])
    save(table.log, file)
    terminal = play("--save", str(file))
    terminal.sees(TYPED)
    terminal.types(f"{asked.may[0] + 1}: use forewarned")
    terminal.sees("Put the cards back: on top ")
    terminal.types("q")
    terminal.closes()

    last = json.loads(file.read_text())["actions"][-1]
    assert (last["seat"], last["action"]["card"]) == (asked.may[0], "forewarned")


def test_computer_players_play_a_game_to_its_end():
    watched = play("--seats", "random,random")
    watched.sees("The game was not saved.")
    watched.closes()


def test_a_campaign_goes_on_with_the_next_game_and_each_is_kept_in_its_own_file(tmp_path):
    file = tmp_path / "evening.json"
    save(to_the_end(Place("Anna", ME)).log, file)
    words = ("--seats", "me", "--save", str(file))
    terminal = play(*words)
    terminal.sees("The village after game 1")
    terminal.sees("The campaign goes on.")
    terminal.types("")
    terminal.sees("Anna: whose corner is where?")
    terminal.types("1")
    terminal.sees("Game 2 of the campaign")
    terminal.types("q")
    terminal.closes()
    again = play(*words)
    again.sees(f"Resuming the game in {tmp_path / 'evening.2.json'}")
    again.types("q")
    again.closes()

    assert file_after(tmp_path / "evening.2.json") == tmp_path / "evening.3.json"


def test_the_end_of_a_campaign_opens_other_ways_to_begin_one(tmp_path):
    file = tmp_path / "last.json"
    lost = to_the_end(
        Place("Anna", ME),
        options={"sheet": a_sheet(0, ["inn"], track=BOX.numbers.track.length - 1)},
    )
    save(lost.log, file)
    over = play("--save", str(file))
    over.sees("There are now more ways to begin another one (regular, regular-skipped)")
    over.closes()
    again = play("--seats", "me", "--after", str(file), "--beginning", "regular-skipped", *ALONE)
    again.sees("Haste")
    again.types("q")
    refused = play("--seats", "me", "--after", str(file), "--beginning", "plus")
    refused.sees("Ways to begin one now: regular, regular-skipped.")

    assert lost.state.sheet.result == "lost"


def test_what_makes_games_harder_is_chosen_anew_for_the_next_game(tmp_path):
    file = tmp_path / "evening.json"
    save(to_the_end(Place("Anna", ME)).log, file)
    terminal = play("--save", str(file), "--modifications", "tough-goblins")
    terminal.sees("The campaign goes on.")
    terminal.types("")
    terminal.sees("Anna: whose corner is where?")
    terminal.types("q")
    terminal.closes()
    again = play("--save", str(file))
    again.sees("Anna: whose corner is where?")
    again.types("q")
    again.closes()

    options = json.loads((tmp_path / "evening.2.json").read_text())["options"]
    assert options["modifications"] == ["tough-goblins"]


def to_the_end(*places, options=None, steps=None):
    """A table that a computer player leads, to the end or for some steps."""
    log = new_log(chronicles, Options(**options or {}), places, "knossos")
    table = Table(chronicles, log)
    while (asked := table.decision) and (steps is None or len(table.log.actions) < steps):
        table.submit(asked.seats[0], answer(table, asked.seats[0], "random"))
    return table


def scene_of(table, voice):
    asked = table.decision
    seat = asked.seats[0] if asked else None
    return TerminalScene(table.view(seat), table.offers(seat) if asked else (), voice)


def told(shown):
    """What the terminal shows, in 80 columns and without colour."""
    paper = io.StringIO()
    Console(file=paper, width=80, highlight=False, markup=False, soft_wrap=True).print(shown)
    return paper.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", VARIANTS, ids=name_of)
def test_every_moment_fits_a_narrow_screen_in_every_language(options, language):
    table = to_the_end(Place("Anna", ME), Place("Ben", ME), options=options, steps=0)
    voice = table_voice(language, table)
    for step in range(240):
        if (asked := table.decision) is None:
            break
        if step % 12 == 0:
            scene = scene_of(table, voice)
            looks = [BOARD.read(scene, word).what for word in ("quests", "cards", "story")]
            lines = "".join(map(told, (BOARD.draw(scene), *looks))).splitlines()
            assert max(map(len, lines)) <= 80
        table.submit(asked.seats[0], answer(table, asked.seats[0], "random"))


def test_everything_in_the_maze_has_a_sign_of_its_own():
    drawn = told(BOARD.draw(scene()))

    assert "◎rGin●▾" in drawn
    assert "○Reed" in drawn
    assert "■" in drawn
    assert "¤" in drawn
    assert "◎r Ginger Root (Ingredients) A3▾" in drawn
    assert "▸ ● Roger (Anna), A3: Honeycomb" in drawn.replace("Wild ", "")
    assert "⧗2" in drawn
    assert "Scrolls: Scroll of Time ×2" in drawn


@rule("CH-VIS-1", "CH-VIS-3")
def test_what_everybody_knows_is_told():
    known = {
        "events": ("restless-walls", "light-fingers"),
        "sunk_events": 1,
        "borrowed": ("scroll-time",),
        "assigned": (("scroll-time", 1),),
        "focus": "inn",
    }
    drawn = told(BOARD.draw(scene(**known)))

    assert "Bottom of the Event deck: Light Fingers" in drawn
    assert "Scroll of Time is only for Ollie." in drawn
    assert "Scroll of Time is borrowed for this game." in drawn
    assert "Only the Quests of the Inn count in this game." in drawn


def scene(**changes):
    laid = {
        "heroes": ("roger", "ollie"),
        "at": {"roger": (2, 0)},
        "portals": {"red": ((2, 0), "ginger-root")},
        "echoes": {"reed-flute": (0, 2)},
        "holds": {"roger": ["honeycomb"]},
        "skills": [("haste", "roger"), ("haste", "ollie", 2)],
        "scrolls": ["scroll-time", "scroll-time"],
        "looters": [(2, 0)],
        "wardens": [(4, 4)],
        "snares": [(6, 2)],
        "chapters": 2,
    }
    game = a_game(**laid | changes)
    voice = terminal_voice("en", chronicles)
    voice.names = ["Anna", "Ben"]
    return TerminalScene(chronicles.view(game.state, 0), tuple(game.offers()), voice)


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("9b", Insert(9, 1)),
        ("use haste", Use("haste", Hero.ROGER)),
        ("use time", Use("scroll-time")),
        ("use  scroll-time", Use("scroll-time")),
        (".", Walk(Cell(2, 0))),
        ("g7", Walk(Cell(6, 6))),
        ("e", End()),
        ("hammer 3", Hammer(3)),
        ("buy scroll-fate", Buy("scroll-fate")),
    ],
)
def test_short_words_stand_for_what_is_done(typed, action):
    assert BOARD.read(scene(), typed).actions == (action,)


def test_a_push_is_foreseen_with_what_comes_within_reach():
    laid = scene(looters=[], at={"roger": (0, 0)})
    push, *_ = (offer for offer in laid.offers if isinstance(offer, Insert))
    drawn = told(BOARD.foresee(laid, push))

    assert "Push " in drawn
    assert "A       B 0▼" in drawn


@pytest.mark.parametrize(
    ("offer", "word"),
    [
        (Pause(Walk(Cell(2, 3))), "via d3"),
        (Stop(), "stop"),
        (Done(), "-"),
        (Open("inn", 2), "open inn 2"),
        (Repair("town-hall"), "repair town-hall"),
        (ChooseHero(Hero.OLLIE), "ollie"),
        (Hush("scroll-fate"), "hush scroll-fate"),
        (Hush("scroll-fate", mostly=True), "reserve scroll-fate"),
        (Heed("scroll-fate"), "heed scroll-fate"),
        (Halt(Halting.STEP), "halt step"),
    ],
)
def test_every_question_is_answered_in_a_word(offer, word):
    asked = scene()._replace(offers=(offer,))

    assert words(asked) == {word: offer}
    assert BOARD.read(asked, word).actions == (offer,)


def test_nonsense_is_unclear():
    with pytest.raises(Unclear):
        BOARD.read(scene(), "use nothing")
