"""Tables of chronicles that cannot be laid, and why."""

import pytest

from dedale.core.errors import BadOption
from dedale.core.records import with_item
from dedale.games.chronicles.rules.ground import BARE
from dedale.games.chronicles.sheet import Lying, Modification, Scenario, SheetKind
from dedale.maze.board import Maze
from dedale.maze.tile import Shape, Tile
from tests.games.chronicles.playing import SIX, laid
from tests.kit import rule
from tests.kit.chronicles_sheets import SPACES
from tests.kit.games.chronicles import BOARD_A, DEMETRIS, MIRANDA, OLLIE, ROGER, maze_of

SETTLED = {"first": False, "repaired": SIX, "chapters": 4}
LATE = {"chapters": 4, "track": SPACES[3]}
SPARE = Tile(Shape.CORNER, 0, 0)
SWIRL = (OLLIE, ROGER, MIRANDA, DEMETRIS)


def lying(maze, extra=SPARE):
    """A table on which the maze of the game before still lies."""
    lies = Lying(maze, extra, SWIRL)
    return laid(sheet={"first": False, "repaired": ["inn"], "lying": lies})


def refused(key, seats=1, **options):
    with pytest.raises(BadOption) as error:
        laid(seats, **options)
    return error.value.key == key


@rule("CH-GEN-5")
def test_a_seat_leads_at_least_one_of_at_most_four_characters():
    assert refused("ch-gen-5", seats=3, characters=2)
    assert refused("ch-gen-5", characters=5)


@rule("CH-CHAL-E1", "CH-CHAL-E6")
def test_any_modifications_may_be_combined_but_one_price_excludes_the_other():
    prices = (Modification.DISCOUNT_SPREE, Modification.GREEDY_MERCHANTS)
    others = tuple(change for change in Modification if change is not prices[1])

    assert laid(modifications=others).asked == ("setup-corner", 0)
    assert refused("ch-chal-e1", modifications=prices)
    assert refused("ch-chal-e1", modifications=prices[:1] * 2)


@rule("CH-FIN-1")
def test_the_final_scenario_needs_all_chapters_and_all_buildings():
    assert refused("ch-fin-1", sheet=SETTLED | {"chapters": 3}, scenario=Scenario.FINAL)
    assert refused("ch-fin-1", sheet=SETTLED | {"repaired": SIX[:5]}, scenario=Scenario.FINAL)
    assert laid(sheet=SETTLED, scenario=Scenario.FINAL).asked == ("setup-corner", 0)


@rule("CH-SAVE-2", "CH-RESET-1")
@pytest.mark.parametrize(
    ("key", "changes"),
    [
        ("ch-reset-1", {"result": "won"}),
        ("ch-shop-3", {"stash": -1}),
        ("ch-shop-3", {"games": -1}),
        ("ch-chap-1", {"chapters": 5}),
        ("ch-trk-1", {"track": SPACES[-1]}),
        ("ch-bld-1", {"nails": (0,)}),
        ("ch-bld-4", {"nails": (1, 1, 0, 0, 0, 0)}),
        ("ch-bld-4", {"nails": (1, 2, 0, 0, 0, 0)}),
        ("ch-bld-3", {"nails": (1, 0, 0, 1, 0, 0)}),
        ("ch-bld-1", {"slots": ("library", None, None, None, None, None)}),
        ("ch-bld-6", {"boxes": ()}),
        ("ch-bld-6", {"boxes": ("inn-1", "inn-2")}),
        ("ch-camp-2", {"repaired": ()}),
        ("ch-qst-1", {"quests": ("q-library-1",)}),
        ("ch-s-2", {"goblins": ("great-slide",)}),
        ("ch-scr-1", {"scrolls": ("scroll-fate",) * 3}),
        ("ch-fin-13", {"rituals": ("ritual-1",)}),
        ("ch-fin-13", LATE | {"rituals": ("ritual-1", "ritual-1")}),
        ("ch-fin-13", LATE | {"rituals": ("ritual-garden",)}),
        ("ch-fin-13", LATE | {"rituals": ("ritual-1",), "chapters": 3}),
        ("ch-setup-4", {"lying": Lying(BARE, Tile(Shape.CORNER, 0, 0), SWIRL)}),
    ],
)
def test_a_sheet_that_no_campaign_can_have_is_refused(key, changes):
    assert refused(key, sheet={"first": False, "repaired": ["inn"]} | changes)


@rule("CH-SAVE-2", "CH-FIN-13")
def test_all_rituals_that_there_are_may_be_kept():
    kept = LATE | {"rituals": ("ritual-1", "ritual-2", "ritual-inn")}

    assert laid(sheet={"first": False, "repaired": ["inn"]} | kept).asked == ("setup-corner", 0)


@rule("CH-BLD-4", "CH-SAVE-2")
def test_no_building_stands_in_two_slots():
    slots = ("inn", "inn", None, None, None, None)
    sheet = {"kind": SheetKind.PLUS, "slots": slots, "nails": (1, 1, 0, 0, 0, 0)}

    assert refused("ch-bld-4", sheet={"first": False, "boxes": ("inn-1",)} | sheet)


@rule("CH-BRD-2", "CH-BRD-3", "CH-SAVE-2")
def test_a_maze_that_lies_has_all_its_tiles_and_the_fixed_ones_where_they_belong():
    assert lying(maze_of(BOARD_A)).asked == ("setup-character", 0)


@rule("CH-BRD-2", "CH-BRD-3", "CH-SAVE-2")
@pytest.mark.parametrize(
    ("number", "tile"),
    [
        (0, Tile(Shape.CORNER, 0, 0)),  # a fixed tile that was turned
        (1, Tile(Shape.CORNER, 2, 7)),  # a tile that is told apart from others of its shape
        (1, Tile(Shape.JUNCTION, 0, 0)),  # a shape too many
    ],
)
def test_a_maze_with_a_tile_that_cannot_lie_there_is_refused(number, tile):
    tiles = with_item(maze_of(BOARD_A).tiles, number, tile)

    with pytest.raises(BadOption, match="ch-setup-4"):
        lying(Maze(tiles))


@rule("CH-SHIFT-6", "CH-SAVE-2")
def test_the_extra_tile_lies_beside_the_board_as_it_is_stored():
    with pytest.raises(BadOption, match="ch-setup-4"):
        lying(maze_of(BOARD_A), Tile(Shape.CORNER, 1, 0))


@rule("CH-SETUP-15")
def test_each_seat_has_a_character_of_its_own():
    assert refused("ch-setup-15", heroes=(ROGER, OLLIE))
    assert refused("ch-setup-15", seats=2, heroes=(ROGER, ROGER))


@rule("CH-SETUP-2")
def test_each_character_starts_in_a_corner_of_its_own():
    assert refused("ch-setup-2", corners=(ROGER,) * 4)


@rule("CH-DP-23")
@pytest.mark.parametrize("seats", [1, 2])
def test_the_speaker_sits_at_the_table(seats):
    with pytest.raises(BadOption, match="ch-dp-23") as error:
        laid(seats, speaker=seats)

    assert error.value.facts["most"] == seats - 1


@rule("CH-GEN-5")
def test_a_table_has_at_most_four_seats():
    assert refused("wrong-seats", seats=5)
