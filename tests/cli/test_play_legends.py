"""Evenings with legends at the terminal."""

import io
import json

import pytest
from dedale.games.legends.terminal.typed import words
from rich.console import Console

from dedale.cli.boards import board_for
from dedale.cli.play import TableWish, following, laid
from dedale.cli.speech import table_voice, terminal_voice
from dedale.games.legends import legends
from dedale.games.legends.actions import (
    Attack,
    DeckEnd,
    DiscardThree,
    EndTurn,
    Help,
    Move,
    Play,
    Put,
    Teleport,
    UseFairy,
    UsePlace,
    UseSkill,
    Weapon,
)
from dedale.games.legends.content import BOX, ChapterId
from dedale.games.legends.effects import Basic, Order
from dedale.games.legends.state import Coil, Journal, Prowler
from dedale.games.legends.tasks import Peeking
from dedale.table import answer, open_table
from dedale.terminal import TerminalScene
from dedale.terminal.errors import Unclear
from dedale.text import LANGUAGES
from tests.cli.test_play import Terminal
from tests.kit import rule
from tests.kit.games.legends import a_table

BOARD = board_for(legends)
TYPED = "A word, as in p1"
LISTED = "A number from 1 to"


def play(*words):
    heroes = ("--heroes", "knight,smith", "--first-seat", "0")
    return Terminal("play", "legends", "--seed", "knossos", "--lang", "en", *heroes, *words)


def test_friends_at_one_screen_choose_their_tracks_and_play_a_turn(tmp_path):
    file = tmp_path / "evening.json"
    terminal = play("--seats", "me:Anna,me:Ben", "--save", str(file))
    for _ in range(2):
        terminal.sees(LISTED)
        terminal.types("1")
    drawn = terminal.sees(TYPED)
    terminal.types("p1")
    terminal.sees("Played:")
    terminal.types("u")
    terminal.sees("Anna takes back a step.")
    terminal.types("p 1")
    terminal.sees(TYPED)
    terminal.types("e")
    terminal.sees("29 game cards left")
    terminal.sees(TYPED)
    terminal.types("q")
    terminal.closes()

    assert "Put out all fires: 7 burning." in drawn
    assert "(Anna)" in drawn
    assert "Items to win:" in drawn
    done = [entry["action"]["do"] for entry in json.loads(file.read_text())["actions"]]
    assert done == ["pick-track", "pick-track", "play", "undo", "play", "end-turn"]


def test_what_is_not_offered_is_refused_by_its_rule_and_nonsense_is_unclear():
    terminal = play("--seats", "me,me")
    for _ in range(2):
        terminal.sees(LISTED)
        terminal.types("1")
    terminal.sees(TYPED)
    terminal.types("m1")
    terminal.sees("(LG-MOVE-")
    terminal.types("nonsense")
    terminal.sees("I do not understand “nonsense”.")
    terminal.types("?")
    terminal.sees("play card 3 of the hand; p3b: its second option")
    terminal.types("q")


def test_computer_players_play_a_chapter_to_its_end():
    watched = play("--seats", "random,random", "--chapter", "magma")
    watched.sees("The game was not saved.")
    watched.closes()


def scene(**changes):
    game = a_table(**changes)
    voice = terminal_voice("en", legends)
    voice.names = ["Anna", "Ben"]
    return TerminalScene(legends.view(game.state, 0), tuple(game.offers()), voice)


def told(scene):
    """What the terminal shows, in 80 columns and without colour."""
    paper = io.StringIO()
    Console(file=paper, width=80, highlight=False, markup=False, soft_wrap=True).print(
        BOARD.draw(scene)
    )
    return paper.getvalue()


HAND = ("knight-strike", "knight-guard", "item-winged-boots", "scout-arrow")
SPREAD = {
    "hand": HAND,
    "at": {"knight": 4},
    "pool": {"sword": 3, "boots": 1, "teleport": 1, "ranged": (0, 1, 0)},
    "boards": {
        "knight": {"usable": 4, "track": "skill-jack", "fairies": ("fairy-dust", "fairy-skip")}
    },
    "passage": {4: "ghost", 5: "rat-swarm"},
    "places": (
        "blaze",
        "ballista",
        "ancient-fountain",
        "trap-master",
        "fairy-sanctuary-1",
        "underground-lake",
    ),
}


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("p1", Play("knight-strike")),
        ("p 2", Play("knight-guard")),
        ("p2b", Play("knight-guard", 1)),
        ("p 3 b", Play("item-winged-boots", 1)),
        ("m5", Move(5)),
        ("t 1", Teleport(1)),
        ("a4", Attack(Weapon.SWORD, 4)),
        ("a5", Attack(Weapon.RANGED, 5)),
        ("v", UsePlace(0)),
        ("va", UsePlace(0)),
        ("vc", UsePlace(2)),
        ("kd", UseSkill(3)),
        ("f2", UseFairy("fairy-skip")),
        ("d4", DiscardThree(Basic.BOOTS)),
        ("e", EndTurn()),
        ("1", Play("knight-strike")),
    ],
)
def test_what_is_typed_is_understood(typed, action):
    assert BOARD.read(scene(**SPREAD), typed).actions == (action,)


@pytest.mark.parametrize(
    ("typed", "action"),
    [("m2", Move(2)), ("t4", Teleport(4)), ("a2", Attack(Weapon.RANGED, 2)), ("p2a", None)],
)
def test_what_is_not_offered_is_left_to_the_rules_to_refuse(typed, action):
    poor = scene(**SPREAD | {"hand": ("knight-strike", "item-winged-boots")})
    wish = action or Play("item-winged-boots")

    assert BOARD.read(poor, typed).actions == (wish,)


@pytest.mark.parametrize("typed", ["nonsense", "p9", "p1b", "m8", "zz", "99"])
def test_what_cannot_be_understood_is_said_to_be_unclear(typed):
    with pytest.raises(Unclear):
        BOARD.read(scene(**SPREAD), typed)


def test_a_question_is_answered_from_a_list():
    asked = scene(
        todo=(Peeking(("ghost+dark", "tremor"), Order.TOP_BOTTOM),), chapter=ChapterId.DARKNESS
    )

    assert BOARD.read(asked, "2").actions == (Put("ghost+dark", DeckEnd.BOTTOM),)
    assert BOARD.prompt(asked).startswith("A number from 1 to 4")
    assert "+dark" not in told(asked)
    with pytest.raises(Unclear):
        BOARD.read(asked, "p1x")


def test_a_hand_says_what_each_card_costs_and_gives():
    shown = told(scene(**SPREAD))

    assert ": sword\n" in shown
    assert ": a) sword  b) shield\n" in shown
    assert ": a) boots×2  b) ✦1 → teleport, shot≤1\n" in shown
    assert "ready: sword×3, boots, shot≤2, teleport" in shown


def test_the_passage_says_how_strong_monsters_are():
    strong = Prowler("rubble-golem", damage=1, ravagers=(0, 2))
    shown = told(scene(passage={3: strong}, traps=(5, 0)))

    assert "── 2 ──[5]┬── 3" in shown
    assert "♥3/4" in shown
    assert "A1 C1" in shown
    assert "♥13 ♥11" in shown


def test_the_darkness_has_a_row_of_its_own():
    row = (Coil("body-plain-1", damage=1), None)
    shown = told(scene(chapter=ChapterId.DARKNESS, scene={"row": row, "entry": 1, "left": True}))

    assert "♥13/14" in shown
    assert "tail" in shown
    assert "HEAD" in shown
    assert "Magic Shock: left ●, right ○." in shown
    assert f"Defeat all {len(BOX.bodies)} bodies: 0 defeated." in shown


@pytest.mark.parametrize("chapter", ChapterId)
def test_every_table_fits_80_columns_and_everything_offered_can_be_typed(chapter):
    for seats in (1, 2, 4):
        table = open_table("legends", seats, {"chapter": chapter}, "any")
        voices = [table_voice(language, table) for language in LANGUAGES]
        while table.decision and len(table.log.actions) < 60:
            seat = table.decision.seats[0]
            here = TerminalScene(
                table.view(seat), table.offers(seat), voices[len(table.log.actions) % 3]
            )
            assert max(map(len, told(here).splitlines())) <= 80
            known = words(here)
            assert len(known) == len(here.offers)
            word = list(known)[len(table.log.actions) % len(known)]
            assert BOARD.read(here, word).actions == (known[word],)
            table.submit(seat, answer(table, seat, "random"))


def test_what_an_action_leads_to_is_foreseen():
    here = scene(**SPREAD)

    assert len(BOARD.foresee(here, Play("knight-strike")).plain.split(". ")) > 1
    assert BOARD.foresee(here, Help("smith")).plain


def test_seats_are_called_by_their_heroes():
    table = open_table("legends", 1, {"heroes": ["knight", "scout"]}, "any")
    [name] = BOARD.names(table.view(None), 1, terminal_voice("en", legends))

    assert " & " in name


@rule("LG-CAMP-2", "LG-CAMP-10")
def test_a_campaign_begins_where_it_is_told_to_and_a_chapter_on_its_own_is_not_one():
    moons = TableWish("legends", "random,random", ("--chapter", "moons"), "", None)
    alone, told = laid(moons), laid(moons._replace(beginning="campaign"))

    assert (alone.options.journal, told.options.journal) == (None, Journal())
    assert alone.options.chapter == told.options.chapter == "moons"


@rule("LG-CAMP-11")
def test_the_next_table_has_the_next_chapter_or_the_one_that_is_asked_for():
    table = laid(TableWish("legends", "random,random", (), "", None, beginning="campaign"))
    while table.decision:
        seat = table.decision.seats[0]
        table.submit(seat, answer(table, seat, "random"))
    plain = TableWish("legends", "random,random", (), "", None)
    again, other = (following(table, plain._replace(options=words)) for words in CHOICES)

    assert (again.options.chapter, other.options.chapter) == ("fire", "magma")
    assert len(again.options.journal.pages) == len(other.options.journal.pages) == 1


CHOICES = ((), ("--chapter", "magma"))
