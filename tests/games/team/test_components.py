"""Who plays, and what is in the box (docs/rules/team.md, chapters 1 and 2)."""

from collections import Counter
from importlib.resources import files

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dedale.core.errors import BadOption
from dedale.core.log import ME, Place
from dedale.games.team import team
from dedale.games.team.actions import EndTurn, FlipUp, Rotate
from dedale.games.team.content import (
    BOX,
    FIXED_TILES,
    MOVABLE_IDS,
    PAGES,
    PRINTS,
    TILE_OF,
    FlipPage,
    Marking,
    PushPage,
    Spell,
    TeleportPage,
    Treasure,
    face,
    read_book,
    read_box,
)
from dedale.games.team.state import Deal, Mode, Options
from dedale.maze.arrow import ARROWS, line, opposite
from dedale.maze.cell import CELLS, FREE, Cell, Side, next_to
from dedale.maze.ground import START
from dedale.maze.tile import EAST, NORTH, SOUTH, WEST, Shape
from dedale.maze.turn import Insert, Walk, Walked
from dedale.table import open_table
from dedale.text import LANGUAGES, voice_for
from tests.kit import any_chance, refused_by, rule
from tests.kit.games.team import BLUE, GREEN, RED, YELLOW, board_a, tile
from tests.kit.playthroughs import playthroughs

BITS = dict(zip(Side, (NORTH, EAST, SOUTH, WEST), strict=True))


def file(name: str) -> str:
    return (files("dedale.games.team") / "content" / name).read_text(encoding="utf-8")


@rule("TM-GEN-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play_with_a_pawn_each(seats):
    state = team.setup(Options(), seats, any_chance()).state

    assert len(state.pawns) == len(set(state.colours)) == seats


@rule("TM-GEN-1", "TM-GEN-2")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_of_seats_is_offered(seats):
    with pytest.raises(BadOption) as refusal:
        open_table("team", seats)

    assert refusal.value.facts == {"field": "seats", "seats": seats, "least": 2, "most": 4}


@rule("TM-GEN-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_person_may_lead_every_seat_under_the_same_rules(seats):
    alone = open_table("team", [Place("Ariadne", ME)] * seats, seed="alone")
    together = open_table("team", seats, seed="alone")
    for seat in range(seats):
        alone.submit(seat, EndTurn())
        together.submit(seat, EndTurn())

    assert alone.state == together.state
    assert alone.state.active == 0


@rule("TM-GEN-3")
@pytest.mark.parametrize("mode", ["intro", "standard", "expert"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_mode_works_with_every_number_of_seats(mode, seats):
    table = open_table("team", seats, {"mode": mode})

    assert table.state.options.mode == mode
    assert table.offers(0)


@rule("TM-GEN-3")
def test_there_is_no_other_mode():
    assert list(Mode) == ["intro", "standard", "expert"]
    with pytest.raises(BadOption):
        open_table("team", 2, {"mode": "master"})


@rule("TM-CMP-1")
def test_the_maze_has_49_cells_and_north_is_towards_row_0():
    assert len(CELLS) == 49
    assert CELLS[0] == (0, 0)
    assert next_to(Cell(3, 3), Side.NORTH) == (2, 3)
    assert next_to(Cell(3, 3), Side.WEST) == (3, 2)


@rule("TM-CMP-1")
@pytest.mark.parametrize("cell", [Cell(7, 0), Cell(0, 7), Cell(-1, 6)])
def test_nothing_is_done_on_a_cell_that_is_not_on_the_board(cell):
    for action in (Walk(cell), Rotate(cell, 0)):
        with refused_by("TM-CMP-1"):
            board_a().play(action)


@rule("TM-CMP-2")
def test_shapes_open_as_they_are_drawn():
    straight, corner, junction = tile(22), tile(12), tile(0)

    assert [straight.turned(r).openings for r in range(2)] == [NORTH | SOUTH, EAST | WEST]
    assert [corner.turned(r).openings for r in range(4)] == [
        NORTH | EAST,
        EAST | SOUTH,
        SOUTH | WEST,
        WEST | NORTH,
    ]
    assert [junction.turned(r).openings for r in range(4)] == [
        NORTH | EAST | SOUTH,
        EAST | SOUTH | WEST,
        SOUTH | WEST | NORTH,
        WEST | NORTH | EAST,
    ]


@rule("TM-CMP-2")
@pytest.mark.parametrize("rotation", [-1, 4])
def test_there_are_four_rotations(rotation):
    for action in (Insert(0, rotation), Rotate(Cell(1, 1), rotation)):
        with refused_by("TM-CMP-2"):
            board_a().play(action)
    with refused_by("TM-CMP-2"):
        board_a(down=[(1, 2)]).play(Walk(Cell(1, 2)), FlipUp(rotation))


@rule("TM-CMP-3", "TM-DOWN-2")
@pytest.mark.parametrize("rotation", [2, 3])
def test_a_straight_has_no_third_and_fourth_rotation(rotation):
    with refused_by("TM-CMP-3"):
        board_a(spare=tile(22)).play(Insert(0, rotation))
    with refused_by("TM-CMP-3"):
        board_a().play(Rotate(Cell(1, 2), rotation))
    with refused_by("TM-CMP-3"):
        board_a(down=[(1, 2)]).play(Walk(Cell(1, 2)), FlipUp(rotation))


@rule("TM-CMP-4")
def test_cells_are_fixed_where_row_and_column_are_even():
    assert set(FIXED_TILES) == {(r, c) for r in (0, 2, 4, 6) for c in (0, 2, 4, 6)}
    assert len(FREE) == 33


@rule("TM-CMP-5")
def test_arrows_are_numbered_around_the_board():
    assert [line(arrow)[:2] for arrow in ARROWS] == [
        ((0, 1), (1, 1)),
        ((0, 3), (1, 3)),
        ((0, 5), (1, 5)),
        ((1, 6), (1, 5)),
        ((3, 6), (3, 5)),
        ((5, 6), (5, 5)),
        ((6, 1), (5, 1)),
        ((6, 3), (5, 3)),
        ((6, 5), (5, 5)),
        ((1, 0), (1, 1)),
        ((3, 0), (3, 1)),
        ((5, 0), (5, 1)),
    ]
    assert [opposite(arrow) for arrow in ARROWS] == [6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5]


@rule("TM-CMP-5")
@pytest.mark.parametrize("arrow", [-1, 12])
def test_there_are_twelve_arrows(arrow):
    with refused_by("TM-CMP-5"):
        board_a().play(Insert(arrow, 0))


@rule("TM-CMP-6")
@pytest.mark.parametrize("arrow", ARROWS)
def test_a_tile_goes_in_at_the_entry_and_another_comes_out_at_the_exit(arrow):
    game = board_a()
    entry, *_, exit = line(arrow)
    leaving = game.state.maze[exit].id
    game.play(Insert(arrow, 0))

    assert game.lies(entry) == "12 r0"
    assert game.state.spare.id == leaving


@rule("TM-CMP-7")
def test_the_box_is_complete():
    assert len(FIXED_TILES) == 16
    assert len(MOVABLE_IDS) == 34
    assert len(Treasure) == 24
    assert len(PAGES) == 24
    assert len(START) == 4
    assert Counter(PRINTS[id].shape for id in MOVABLE_IDS) == {"I": 12, "L": 16, "T": 6}


@rule("TM-CMP-7")
def test_there_are_twelve_spell_tiles():
    intro = team.setup(Options(), 4, any_chance()).state
    standard = team.setup(Options(mode=Mode.STANDARD, deal=Deal.CHOOSE), 4, any_chance()).state

    assert Counter(s for spells in intro.spells for s in spells) == {"push": 4, "rotate": 4}
    assert team.view(standard, None).spells_left == (
        Spell.ROTATE,
        Spell.SWITCH,
        Spell.TRAVERSE,
        Spell.TELEPORT,
        Spell.ESCAPE,
    )


@rule("TM-CMP-8")
def test_the_homes_are_red_yellow_blue_and_green_clockwise():
    assert START == {RED: (0, 0), YELLOW: (0, 6), BLUE: (6, 6), GREEN: (6, 0)}
    assert [board_a().at(colour) for colour in START] == list(START.values())


@rule("TM-CMP-9")
@settings(max_examples=40)
@given(data=st.data())
def test_fixed_tiles_never_change(data):
    for stage in data.draw(playthroughs(team)):
        assert {cell: stage.state.maze[cell] for cell in FIXED_TILES} == FIXED_TILES
        assert not set(stage.state.down) & set(FIXED_TILES)


@rule("TM-CMP-10")
def test_no_fixed_tile_opens_off_the_board():
    for cell, fixed in FIXED_TILES.items():
        outer = [BITS[side] for side in Side if next_to(cell, side) not in CELLS]
        assert not any(fixed.openings & bit for bit in outer)


@rule("TM-CMP-11")
def test_a_marking_names_a_tile_without_a_treasure():
    marked = {PRINTS[TILE_OF[marking]] for marking in Marking}

    assert {front.treasure for front in marked} == {None}
    assert {front.marking for front in marked} == set(Marking)
    assert len({page.marking for page in PAGES if isinstance(page, FlipPage)}) == 6


@rule("TM-CMP-11")
def test_a_marking_has_no_other_effect():
    game = board_a(holds={RED: [Treasure.FAN]}, at={RED: (6, 0)}).play(Walk(Cell(6, 1)))

    assert face(game.state.maze[Cell(6, 1)]).on.marking == Marking.FLAME
    assert [type(event) for event in game.events] == [Walked]
    assert game.collected == ()


@rule("TM-CMP-12")
def test_all_rubble_looks_the_same_and_lies_the_same():
    game = board_a(next_pages=[12]).play(EndTurn())

    assert game.lies((2, 5)) == "0 down"
    assert game.state.maze[Cell(2, 5)].rotation == 0
    assert game.view.maze[Cell(2, 5).number] is None


@rule("TM-CMP-13")
def test_each_treasure_is_on_one_tile_and_on_one_card():
    printed = [front.treasure for front in PRINTS if front.treasure is not None]
    state = team.setup(Options(), 4, any_chance()).state
    cards = [card for board in state.boards for card in board]

    assert sorted(printed) == sorted(Treasure)
    assert sorted((*cards, *state.deck)) == sorted(Treasure)


@rule("TM-CMP-13")
def test_the_treasures_are_numbered():
    names = (
        "mushroom elephant sickle fan candle key urn amulet magic-hat dragon-tooth cauldron "
        "dagger skull lantern magic-broom scroll winged-shoes runestone potion magic-wand doll "
        "mandrake magic-crystal shell"
    )

    assert list(Treasure) == names.split()
    assert [PRINTS[id].treasure for id in range(12)] == list(Treasure)[:12]
    assert [face(t).on.treasure for t in FIXED_TILES.values() if t.shape is Shape.JUNCTION] == list(
        Treasure
    )[12:]


@rule("TM-CMP-14")
def test_the_book_has_each_of_its_pages_once():
    flips = [("mushroom", "sun"), ("elephant", "wave"), ("sickle", "moon")]
    flips += [("fan", "flame"), ("candle", "star"), ("key", "leaf")]
    teleports = [
        ((RED, YELLOW), BLUE),
        ((YELLOW, BLUE), GREEN),
        ((BLUE, GREEN), RED),
        ((GREEN, RED), YELLOW),
        ((RED, BLUE), GREEN),
        ((YELLOW, GREEN), RED),
    ]

    assert PAGES[:12] == tuple(PushPage(arrow) for arrow in ARROWS)
    assert PAGES[12:18] == tuple(FlipPage(Treasure(t), Marking(m)) for t, m in flips)
    assert PAGES[18:] == tuple(TeleportPage(pawns, to) for pawns, to in teleports)


@rule("TM-CMP-14")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_page_say_what_it_does(language):
    voice = voice_for(language, team)
    for number, page in enumerate(PAGES):
        match page:
            case PushPage(arrow):
                told = [voice.say(f"arrow-{arrow}.the")]
            case FlipPage(treasure, marking):
                told = [voice.say(f"treasure-{treasure}.the"), voice.say(f"marking-{marking}.the")]
            case TeleportPage(pawns, to):
                told = [voice.say(f"colour-{colour}") for colour in (*pawns, to)]
        said = voice.say(f"page-{number}")
        places = [said.lower().index(word.lower()) for word in told]
        assert places == sorted(places)


@pytest.mark.parametrize(
    ("good", "bad", "place"),
    [
        ('"skull"', '"skul"', r"skul.*fixed\[0\]"),
        ('"mushroom"', '"elephant"', r'"mushroom" is on 0 tiles'),
        ('"sun"', '"moon"', r'"sun" is on 0 tiles'),
        ("plain = 9", "plane = 9", r"plane.*movable\[3\]"),
    ],
)
def test_a_mistake_in_the_box_is_named_with_its_place(good, bad, place):
    with pytest.raises(ValueError, match=r"^games/team/content/box.toml: .*" + place):
        read_box(file("box.toml").replace(good, bad, 1))


@pytest.mark.parametrize(
    ("good", "bad", "place"),
    [
        ('effect = "flip"', 'effect = "flop"', r"flop.*page\[12\]"),
        ('treasure = "key"', 'treasure = "keys"', r"keys.*page\[17\]\.treasure"),
        ('treasure = "key"', 'treasure = "shell"', r"page\[17\]: shell is on a fixed tile"),
    ],
)
def test_a_mistake_in_the_book_is_named_with_its_place(good, bad, place):
    with pytest.raises(ValueError, match=r"^games/team/content/pages.toml: .*" + place):
        read_book(file("pages.toml").replace(good, bad, 1), BOX)
