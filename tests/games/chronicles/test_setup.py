"""How a game is laid (docs/rules/chronicles.md, sections 1, 2 and 5)."""

from collections import Counter

import pytest

from dedale.games.chronicles.actions import ChooseCard, Corners, End, First, Pick
from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.events import (
    CornersPut,
    FirstNamed,
    FocusNamed,
    GameBegan,
    PortalOpened,
    ScrollAssigned,
    Slid,
    TurnBegan,
)
from dedale.games.chronicles.rules.ground import BARE, MOVABLE
from dedale.games.chronicles.sheet import Lying, Modification, Scenario
from dedale.games.chronicles.state import Beside, Stage
from dedale.games.chronicles.words import CORNERS, BoardSide
from dedale.maze.cell import FIXED, FREE
from dedale.maze.tile import Shape, Tile
from dedale.maze.turn import Insert, Walk
from tests.games.chronicles.playing import SIX, agreed, laid
from tests.kit import rule
from tests.kit.chronicles_sheets import SPACES
from tests.kit.games.chronicles import DEMETRIS, MIRANDA, OLLIE, ROGER, maze_of

SETTLED = {"first": False, "repaired": SIX, "chapters": 4}
DEFAULT = (ROGER, DEMETRIS, OLLIE, MIRANDA)
SWIRL = (OLLIE, ROGER, MIRANDA, DEMETRIS)
BEFORE = """
┌┐┬│┬─┐
┌│├│┘│┐
├│├┐┬│┤
┘└┴└│┐┬
├└┴│┤┌┤
┤│─└─┐┴
└┤┴─┴┐┘
"""


def skills(game):
    return [(skill.card, skill.hero, skill.glass) for skill in game.state.skills]


# Who plays


@rule("CH-GEN-5")
def test_a_seat_may_lead_several_characters():
    game = agreed("roger", "ollie", "miranda", seats=2)

    assert [piece.seat for piece in game.state.pieces] == [0, 1, 0]


@rule("CH-GEN-6", "CH-SKL-1")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_one_to_four_characters_play_and_the_cards_of_the_others_stay_away(count):
    game = agreed(*DEFAULT[:count], sheet={"first": False, "repaired": ["inn"]})

    assert [piece.hero for piece in game.state.pieces] == list(DEFAULT[:count])
    assert skills(game) == [("haste", number, 0) for number in range(count)]


@rule("CH-GEN-7")
def test_every_game_asks_again_who_plays():
    game = laid(corners=DEFAULT, sheet={"first": False, "repaired": ["inn"]})

    assert game.asked == ("setup-character", 0)
    assert len(game.offers(Pick)) == 4


@rule("CH-SETUP-15", "CH-DP-1")
def test_each_seat_picks_a_character_that_nobody_has_and_puts_it_on_its_corner():
    game = laid(2, corners=SWIRL, characters=3).play(Pick(OLLIE))

    assert game.asked == ("setup-character", 1)
    assert game.offers() == [Pick(ROGER), Pick(DEMETRIS), Pick(MIRANDA)]
    game.play(Pick(MIRANDA), Pick(ROGER))
    assert [(p.hero, p.seat, p.cell) for p in game.state.pieces] == [
        (OLLIE, 0, (0, 0)),
        (MIRANDA, 1, (6, 6)),
        (ROGER, 0, (0, 6)),
    ]


@rule("CH-SETUP-2", "CH-DP-2")
def test_the_group_puts_the_corner_tiles_as_it_likes():
    game = laid(2)

    assert game.asked == ("setup-corner", 0)
    assert len(game.offers(Corners)) == 24
    assert game.offers()[0] == Corners(DEFAULT)
    game.play(Corners(SWIRL))
    assert CornersPut(heroes=SWIRL) in game.events
    assert game.state.starts == ((0, 6), (6, 0), (0, 0), (6, 6))


@rule("CH-SETUP-17", "CH-DP-3", "CH-DP-23", "CH-FIRST-3")
def test_the_speaker_says_for_the_group_who_begins_and_seat_0_is_named_first():
    game = laid(2, corners=DEFAULT, speaker=1).play(Pick(OLLIE), Pick(ROGER))

    assert game.asked == ("setup-first", 1)
    assert game.offers() == [First(OLLIE), First(ROGER)]
    game.play(First(ROGER))
    assert game.state.active == 1
    assert FirstNamed(hero=ROGER) in game.events
    assert TurnBegan(hero=ROGER, turn=1) in game.events


@rule("CH-SETUP-17", "CH-FIRST-3")
def test_what_was_agreed_beforehand_is_not_asked():
    game = agreed("ollie", "roger", seats=2)

    assert FirstNamed(hero=OLLIE) in game.events
    assert game.state.turn == 1


# The maze


@rule("CH-SETUP-1")
def test_the_board_is_empty_before_the_corners_are_put():
    state = laid().state

    assert (state.stage, state.maze, state.pieces) == (Stage.SETUP, BARE, ())
    assert state.spare == Tile(Shape.CORNER, 0, 0)
    assert (state.echoes, state.looters, state.wardens, state.dragon) == ((), (), (), None)
    assert set(state.portals) == {None}


@rule("CH-SETUP-4", "CH-VIS-2")
def test_what_chance_lays_cannot_be_taken_back():
    assert laid().play(Corners(DEFAULT)).reveals


@rule("CH-BRD-2", "CH-BRD-5", "CH-SETUP-3", "CH-BRD-4")
def test_sixteen_tiles_never_move():
    maze = agreed().state.maze
    rows = str(maze).split()

    assert ["".join(rows[row][::2]) for row in (0, 2, 4, 6)] == ["┌┬┬┐", "├├┬┤", "├┴┤┤", "└┴┴┘"]
    shapes = Counter(maze[cell].shape for cell in FIXED)
    assert shapes == {Shape.CORNER: 4, Shape.JUNCTION: 12}


@rule("CH-BRD-3", "CH-SETUP-4")
def test_thirty_four_tiles_lie_as_chance_has_it_and_the_last_is_the_extra_tile():
    state = agreed().state
    free = [state.maze[cell] for cell in FREE]

    assert Counter(MOVABLE) == {Shape.CORNER: 15, Shape.STRAIGHT: 13, Shape.JUNCTION: 6}
    assert Counter(tile.shape for tile in (*free, state.spare)) == Counter(MOVABLE)
    assert state.spare.rotation == 0
    assert {tile.rotation for tile in free} == {0, 1, 2, 3}


@rule("CH-SETUP-5", "CH-BRD-7", "CH-SETUP-E1", "CH-SAVE-4")
def test_a_game_that_follows_at_once_keeps_the_maze_and_slides_yellow_then_blue():
    before = maze_of(BEFORE)
    lying = Lying(before, Tile(Shape.CORNER, 0, 0), SWIRL)
    game = laid(sheet={"first": False, "repaired": ["inn"], "lying": lying})

    assert game.asked == ("setup-character", 0)
    assert [event.side for event in game.events if isinstance(event, Slid)] == [
        BoardSide.NORTH,
        BoardSide.EAST,
    ]
    down = ["".join(row) for row in zip(*BEFORE.split(), strict=True)]
    down = [c[-1] + c[:-1] if n % 2 else c for n, c in enumerate(down)]
    rows = ["".join(row) for row in zip(*down, strict=True)]
    assert str(game.state.maze).split() == [
        r[1:] + r[0] if n % 2 else r for n, r in enumerate(rows)
    ]
    assert game.state.spare == lying.spare
    assert game.state.starts == ((0, 6), (6, 0), (0, 0), (6, 6))


# Items and decks


@rule("CH-SETUP-6", "CH-SETUP-E2")
@pytest.mark.parametrize(("chapters", "count"), [(0, 16), (1, 20), (2, 20), (3, 24), (4, 24)])
def test_each_item_in_play_has_an_echo_on_a_marked_cell(chapters, count):
    sheet = {"first": False, "repaired": ["inn"], "chapters": chapters}
    state = laid(corners=DEFAULT, sheet=sheet).state
    marks = [(echo.item, echo.cell) for echo in state.echoes]
    marks += [(portal.item, portal.cell) for portal in state.portals]

    layout = BOX.numbers.layouts[(16, 20, 24).index(count)]
    assert sorted(cell for _, cell in marks) == sorted(layout)
    assert len({item for item, _ in marks}) == count
    assert not {cell for _, cell in marks} & set(CORNERS)


@rule("CH-SETUP-7", "CH-BRD-10")
def test_the_first_four_items_open_the_portals_in_colour_order():
    game = laid(corners=DEFAULT)
    opened = [event for event in game.events if isinstance(event, PortalOpened)]

    assert [event.colour for event in opened] == ["red", "purple", "blue", "yellow"]
    assert [p.item for p in game.state.portals] == [event.item for event in opened]
    assert sorted(echo.item for echo in game.state.echoes) == sorted(game.state.items)
    assert len(game.state.items) == 12


@rule("CH-SETUP-8", "CH-BRD-11")
def test_all_goblins_wait_beside_the_maze():
    game = laid(corners=DEFAULT)

    assert (game.state.looters, game.state.wardens, game.state.looted) == ((), (), ())


@rule("CH-SETUP-9", "CH-SCRIPT-E3", "CH-FF-1", "CH-FF-4", "CH-DIS-1")
@pytest.mark.parametrize(
    ("chapters", "count", "card"),
    [
        (0, 5, "great-slide"),
        (1, 7, "double-trouble"),
        (2, 12, "warden-spotted"),
        (3, 15, "goblins-everywhere"),
    ],
)
def test_all_unlocked_events_are_shuffled_into_the_deck(chapters, count, card):
    sheet = {"first": False, "repaired": ["inn"], "chapters": chapters}
    more = sheet | {"goblins": ("twisted-signs",)}

    assert len(laid(corners=DEFAULT, sheet=sheet).state.events) == count
    assert card in laid(corners=DEFAULT, sheet=sheet).state.events
    assert len(laid(corners=DEFAULT, sheet=more).state.events) == count + 1


@rule("CH-S-6", "CH-SET-2")
def test_two_double_troubles_join_with_chapter_1():
    events = laid(corners=DEFAULT, sheet={"first": False, "repaired": ["inn"], "chapters": 1}).state

    assert events.events.count("double-trouble") == 2


@rule("CH-FIRST-1", "CH-FIRST-2", "CH-SETUP-12")
def test_the_first_game_has_16_items_5_events_one_die_and_nothing_else():
    state = laid(corners=DEFAULT).state

    assert len(state.items) + 4 == 16
    assert {BOX.events[card].bag for card in state.events} == {"start"}
    assert len(state.events) == 5
    assert state.sheet.dice == 1
    assert (state.skills, state.scrolls, state.quests, state.objectives) == ((), (), (), ())
    assert laid().events[0] == GameBegan(number=1, scenario=Scenario.STANDARD)


@rule("CH-FIRST-4", "CH-ACT-1")
def test_in_the_first_game_there_is_a_move_and_a_shift_and_nothing_else():
    game = agreed("roger", "ollie")

    assert game.asked == ("action-main", 0)
    assert {type(action) for action in game.offers()} == {Walk, Insert, End}
    game.play(game.offers(Walk)[0], game.offers(Insert)[0])
    assert game.offers() == [End()]


@rule("CH-SETUP-12", "CH-SETUP-10", "CH-S-7")
@pytest.mark.parametrize(("chapters", "dice"), [(0, 1), (1, 1), (2, 2), (4, 2)])
def test_two_dice_from_chapter_2_on(chapters, dice):
    game = laid(corners=DEFAULT, sheet={"first": False, "repaired": ["inn"], "chapters": chapters})

    assert game.state.sheet.dice == dice


@rule("CH-SETUP-11", "CH-SETUP-13", "CH-SETUP-14", "CH-SETUP-E3")
def test_scrolls_and_quests_lie_open_and_nothing_is_counted_yet():
    scrolls = ("scroll-fate", "scroll-time", "scroll-fate")
    sheet = {"first": False, "repaired": ["inn"], "scrolls": scrolls, "quests": ("q-inn-2",)}
    state = agreed(sheet=sheet).state

    assert state.scrolls == ("scroll-time", "scroll-fate", "scroll-fate")
    assert [(q.id, q.checks) for q in state.quests] == [("q-inn-1", 0), ("q-inn-3", 0)]
    assert state.crystals == 0
    assert all(skill.glass == 0 for skill in state.skills)


@rule("CH-SETUP-16", "CH-SKL-2")
def test_the_buildings_bring_their_skills_and_tokens_in_slot_order():
    sheet = {"first": False, "repaired": ["market", "watchtower", "inn"]}
    game = agreed("roger", "ollie", sheet=sheet)

    assert skills(game) == [("haste", 0, 0), ("haste", 1, 0), ("scribe", None, 0)]
    assert game.state.beside == Beside(snares=3, pennies=2)


@rule("CH-SKL-1")
def test_a_skill_that_names_a_character_goes_only_to_that_one():
    sheet = {"first": False, "repaired": ["inn", "smithy"], "chapters": 2}
    game = agreed("ollie", "roger", sheet=sheet)

    assert skills(game)[2:] == [("shield-charge", 1, 0), ("war-drum", 0, 0)]


# Modifications


@rule("CH-CHAL-4", "CH-DP-4")
def test_with_a_focused_mind_the_group_names_one_repaired_building():
    sheet = {"first": False, "repaired": ["inn", "library"]}
    game = agreed(sheet=sheet, modifications=(Modification.FOCUSED_MIND,))

    assert game.asked == ("setup-option", 0)
    assert game.offers() == [ChooseCard("inn"), ChooseCard("library")]
    game.play(ChooseCard("library"))
    assert game.state.focus == "library"
    assert FocusNamed(building="library") in game.events


@rule("CH-CHAL-6", "CH-DP-4")
def test_limited_scrolls_are_assigned_one_by_one():
    scrolls = ("scroll-time", "scroll-fate")
    sheet = {"first": False, "repaired": ["inn"], "scrolls": scrolls}
    game = agreed("roger", "ollie", sheet=sheet, modifications=(Modification.LIMITED_SCROLLS,))

    assert game.offers() == [ChooseCard("scroll-time", ROGER), ChooseCard("scroll-time", OLLIE)]
    game.play(ChooseCard("scroll-time", OLLIE), ChooseCard("scroll-fate", ROGER))
    assert game.state.assigned == (("scroll-time", 1), ("scroll-fate", 0))
    assert ScrollAssigned(card="scroll-fate", hero=ROGER) in game.events


# The final scenario


@rule("CH-FIN-2", "CH-FIN-3", "CH-FIN-E3", "CH-SETUP-16")
def test_the_final_scenario_has_the_dragon_its_events_and_eight_rituals_but_no_objectives():
    kept = {"rituals": ("ritual-1",), "track": SPACES[0]}
    state = agreed(sheet=SETTLED | kept, scenario=Scenario.FINAL).state
    dragon = [card for card in state.events if BOX.events[card].bag == "dragon"]

    assert (state.dragon, len(dragon)) == ((3, 3), 9)
    assert [ritual.id for ritual in state.rituals] == [
        "ritual-1",
        "ritual-2",
        *(f"ritual-{building}" for building in SIX),
    ]
    assert [ritual.id for ritual in state.rituals if ritual.done] == ["ritual-1"]
    assert (state.objectives, state.pile) == ((), ())
    assert state.skills


@rule("CH-FIN-15")
def test_in_standard_games_the_dragon_and_its_events_are_out():
    state = agreed(sheet=SETTLED).state

    assert (state.dragon, state.rituals) == (None, ())
    assert not [card for card in state.events if BOX.events[card].bag == "dragon"]
