"""Which words a table may read: unopened boxes stay shut (CH-VIS-2, CH-BLD-7)."""

import re
from importlib.resources import files

from msgspec.structs import replace

from dedale.games.chronicles import chronicles
from dedale.games.chronicles.opened import kept, opened
from dedale.games.chronicles.sheet import FRESH, JournalGame, Scenario
from dedale.games.chronicles.state import Options
from tests.kit import any_chance, rule
from tests.kit.chronicles_sheets import ONE, OTHER, SPACES, VARIANTS, a_sheet


def words_of(sheet=FRESH, **options):
    """The boxes of words that are open at a table with this sheet."""
    return set(opened(chronicles.setup(Options(sheet=sheet, **options), 2, any_chance()).state))


@rule("CH-VIS-2")
def test_at_the_first_game_every_box_is_shut():
    assert words_of() == set()


@rule("CH-BLD-6", "CH-BLD-8")
def test_the_words_of_a_box_are_read_when_it_is_open():
    sheet = a_sheet(0, ["inn"], completed={"inn": 2}, scripts=(1,))

    assert words_of(sheet) == {"script-1", "inn-1", "inn-2"}


@rule("CH-S-2", "CH-SCRIPT-1")
def test_a_goblin_event_has_words_once_it_was_added():
    sheet = a_sheet(0, ["inn"], goblins=("soaped-floor",), scripts=(1, 2), track=SPACES[0])

    assert words_of(sheet) == {"script-1", "script-2", "goblin-soaped-floor", "inn-1"}


@rule("CH-SCRIPT-E2")
def test_a_merchant_of_a_script_stays_unnamed_until_the_merchants_are_there():
    early = a_sheet(1, ["inn", "market"])
    late = a_sheet(1, ["inn", "market"], completed={"market": 2})

    assert words_of(late) - words_of(early) == {"market-2", "merchant-shaman"}


@rule("CH-S-9", "CH-FIN-E9")
def test_rituals_have_words_after_the_last_chapter_and_only_those_of_the_village():
    before = words_of(a_sheet(3, ONE[:3]))
    after = words_of(a_sheet(4, ONE[:3]))

    assert after - before == {"script-9", "ritual-inn", "ritual-library", "ritual-workshop"}


@rule("CH-FIN-2", "CH-FIN-15")
def test_dragon_events_have_words_in_the_final_scenario_and_ever_after():
    sheet = a_sheet(4, ONE, games=3)
    page = JournalGame(Scenario.FINAL, "looted", (), 9, 3, 4, 3)

    assert "final" not in words_of(sheet)
    assert "final" in words_of(sheet, scenario=Scenario.FINAL)
    assert "final" in words_of(replace(sheet, journal=(page,)))


def test_every_open_box_has_words_and_every_box_can_be_opened():
    folder = files(chronicles.home) / "text" / "boxes" / "en"
    there = {path.name.removesuffix(".ftl") for path in folder.iterdir()}
    every = [words_of(**variant) for variant in VARIANTS]
    scripts = tuple(range(1, 13))
    whole = words_of(
        a_sheet(4, OTHER, completed=dict.fromkeys(OTHER, 4), scripts=scripts),
    )

    assert set().union(*every, whole) == there


@rule("CH-VIS-2")
def test_every_card_that_a_box_names_is_kept_in_it():
    folder = files(chronicles.home) / "text" / "boxes" / "en"
    named = re.compile(r"^(?:card|quest|item|ritual|set)-([a-z0-9-]+) =", re.MULTILINE)
    boxes = {
        id: path.name.removesuffix(".ftl")
        for path in folder.iterdir()
        for id in named.findall(path.read_text(encoding="utf-8"))
    }

    assert kept(Options()) == boxes
