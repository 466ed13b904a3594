"""Every Event of chronicles does what it says (docs/rules/chronicles-content.md, section 7)."""

from pathlib import Path

import pytest

from dedale.games.chronicles.actions import ChooseCard, ChooseCell, End
from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.effects import Flag, Until
from dedale.games.chronicles.events import PortalMoved, Slid
from dedale.games.chronicles.state import RuleInForce
from dedale.games.chronicles.words import BoardSide
from dedale.maze.cell import Cell
from dedale.maze.turn import Walk
from tests.kit import refused_by, rule
from tests.kit.games.chronicles import a_game

FOUR = {
    "red": ((1, 1), "honeycomb"),
    "purple": ((1, 3), "reed-flute"),
    "blue": ((5, 5), "stone-toad"),
    "yellow": ((5, 1), "first-coin"),
}
TWO = {colour: FOUR[colour] for colour in ("red", "purple")}


def drawn(card, chance=(), **table):
    """A table on which an Event was drawn and resolved, as far as nobody is asked."""
    after = [[card]] if BOX.events[card].after == "shuffle" else []
    return a_game(events=(card,), **table).draw(chance=[*chance, *after])


def column(game, number):
    """The tiles of a column, from the top down."""
    return "".join(row[number] for row in str(game.state.maze).split())


@rule("CH-EVT-1", "CH-EVT-3")
def test_restless_walls_push_the_extra_tile_in_somewhere():
    game = drawn("restless-walls", ["N1", 2])

    assert column(game, 1) == "┐┐││└└│"
    assert game.state.events == ("restless-walls",)


@rule("CH-EVT-2", "CH-EVT-1")
def test_light_fingers_activate_a_looter_of_a_present_colour():
    game = drawn("light-fingers", ["purple"], portals=TWO)

    assert game.state.looters == (Cell(1, 3),)


@rule("CH-EVT-7", "CH-EVT-1")
def test_light_fingers_do_nothing_without_a_portal():
    assert drawn("light-fingers").state.looters == ()


@rule("CH-EVT-6", "CH-DP-6", "CH-ENM-4", "CH-EVT-1")
def test_smoky_campfire_sends_home_a_looter_that_the_active_player_chooses():
    game = drawn("smoky-campfire", looters=[(1, 1), (3, 3)], wardens=[(0, 2)])

    assert game.asked == ("effect-param", 0)
    assert game.offers() == [ChooseCell(Cell(1, 1)), ChooseCell(Cell(3, 3))]

    game.play(ChooseCell(Cell(3, 3)))

    assert game.state.looters == (Cell(1, 1),)
    assert game.knockouts("roger") == 0


@rule("CH-DP-6", "CH-DP-22", "CH-EVT-1")
def test_nobody_is_asked_by_an_event_with_only_one_answer():
    assert drawn("smoky-campfire", looters=[(1, 1), (1, 1)]).state.looters == (Cell(1, 1),)


@rule("CH-CAP-3", "CH-COL-E3", "CH-EVT-1")
def test_wandering_portal_and_an_echo_change_tiles_and_whoever_stands_there_collects():
    game = drawn(
        "wandering-portal",
        ["purple", "silver-comb"],
        portals=TWO,
        echoes={"silver-comb": (3, 3), "milk-fang": (5, 1)},
        items=("milk-fang", "silver-comb"),
        looters=[(1, 3)],
        at={"miranda": (3, 3)},
    )

    assert PortalMoved("purple", Cell(3, 3), "silver-comb") in game.told
    assert game.collected("miranda") == ["reed-flute"]
    assert [echo.cell for echo in game.state.echoes] == [Cell(1, 3)]
    assert game.state.looters == ()
    assert game.portals["purple"] == (5, 1)


@rule("CH-EVT-1", "CH-EVT-7")
def test_wandering_portal_stays_where_no_echo_is_left():
    assert drawn("wandering-portal", portals=TWO).portals == {"red": (1, 1), "purple": (1, 3)}


@rule("CH-EVT-1")
def test_the_great_slide_turns_the_lines_of_a_side_round():
    game = drawn("great-slide", ["N"], looters=[(6, 1)])

    assert column(game, 1) == "┤┐││└└│"
    assert game.state.looters == (Cell(0, 1),)
    assert game.state.spare == a_game().state.spare


@rule("CH-EVT-1")
def test_double_trouble_activates_a_colour_and_then_the_next():
    game = drawn("double-trouble", ["purple"], portals=FOUR, chapters=1)

    assert game.state.looters == (Cell(1, 3), Cell(5, 5))


@rule("CH-EVT-1")
def test_double_trouble_finds_the_next_colour_after_the_first_looting():
    game = drawn(
        "double-trouble",
        ["blue"],
        portals={c: FOUR[c] for c in ("red", "blue", "yellow")},
        looters=[(5, 5), (5, 1)],
    )

    assert game.state.looted == ("stone-toad", "first-coin")


@rule("CH-EVT-1", "CH-EVT-7")
def test_double_trouble_comes_once_if_there_is_no_other_portal():
    game = drawn("double-trouble", ["red"], portals={"red": FOUR["red"]})

    assert game.state.looters == (Cell(1, 1),)


@rule("CH-EVT-1")
def test_a_warden_is_spotted_on_the_post_nearest_to_the_active_character():
    assert drawn("warden-spotted", chapters=2).state.wardens == (Cell(0, 2),)


@pytest.mark.parametrize(
    ("card", "post"),
    [
        ("wardens-patrol-1", (0, 2)),
        ("wardens-patrol-2", (4, 6)),
        ("wardens-patrol-3", (6, 4)),
        ("wardens-patrol-4", (4, 0)),
    ],
)
@rule("CH-EVT-1")
def test_wardens_patrol_and_one_more_comes_to_the_anchor_of_the_card(card, post):
    game = drawn(card, chapters=2, wardens=[(2, 4)])

    assert game.state.wardens == tuple(sorted((Cell(*post), Cell(2, 6))))


@rule("CH-EVT-1")
def test_on_stinky_goblin_day_looters_stop_whoever_comes_by():
    game = drawn("stinky-goblin-day", chapters=3, looters=[(0, 1)])

    assert game.state.standing == (RuleInForce(Flag.GOBLINS_STOP, Until.NEXT, 0),)
    assert game.reach() == [(0, 0), (0, 1)]


@rule("CH-EVT-4", "CH-EVT-1")
def test_snatching_madness_loots_wherever_a_looter_stands():
    game = drawn("snatching-madness", portals=FOUR, looters=[(1, 3), (5, 5), (3, 3)])

    assert game.state.looted == ("reed-flute", "stone-toad")
    assert game.state.looters == (Cell(3, 3),)
    assert game.state.discarded == ("snatching-madness",)


@rule("CH-EVT-1")
def test_snatching_madness_is_about_the_looters_that_were_there_when_it_came():
    game = drawn(
        "snatching-madness",
        portals=TWO,
        looters=[(1, 1), (3, 3)],
        echoes={"silver-comb": (3, 3)},
    )

    assert game.state.looted == ("honeycomb",)


@rule("CH-EVT-1")
def test_goblins_come_to_every_portal_without_one_while_any_are_left():
    game = drawn("goblins-everywhere", portals=FOUR, looters=[(1, 3), (3, 3)])

    assert game.state.looters == (Cell(1, 1), Cell(1, 3), Cell(3, 3), Cell(5, 5))


@rule("CH-SKL-E3", "CH-EVT-6", "CH-EVT-1")
def test_a_pebble_volley_puts_an_hourglass_on_an_empty_skill_of_each_character():
    game = drawn(
        "pebble-volley",
        skills=[
            ("haste", "roger"),
            ("crank", "roger", 1),
            ("haste", "demetris"),
            ("crank", "demetris"),
            ("haste", "ollie", 2),
            "catalogue",
        ],
    )

    assert game.asked == ("effect-param", 1)

    game.play(ChooseCard("crank", "demetris"))

    assert [skill.glass for skill in game.state.skills] == [1, 1, 0, 1, 2, 0]


@rule("CH-EVT-1")
def test_on_a_soaped_floor_nobody_walks_further_than_three_steps_in_this_turn():
    game = drawn("soaped-floor")

    assert game.state.standing == (RuleInForce(Flag.STEP_CAP, Until.TURN, 0, 3),)
    assert (3, 3) not in game.reach()
    with refused_by("CH-GEN-1"):
        game.play(Walk(Cell(3, 3)))
    assert game.play(End(), chance=["red"]).state.standing == ()


@rule("CH-DP-23", "CH-EVT-1")
def test_a_borrowed_satchel_costs_a_scroll_that_the_group_chooses():
    game = drawn("borrowed-satchel", scrolls=("scroll-fate", "scroll-time"), active=1)

    assert game.asked == ("effect-param", 0)

    game.play(ChooseCard("scroll-time"))

    assert game.state.scrolls == ("scroll-fate",)
    assert game.state.looters == ()


@rule("CH-EVT-1")
def test_a_borrowed_satchel_brings_a_looter_where_no_scroll_is_owned():
    assert drawn("borrowed-satchel", ["red"], portals=TWO).state.looters == (Cell(1, 1),)


@rule("CH-EVT-1")
def test_a_tin_pan_parade_brings_the_active_character_back_to_its_start():
    game = drawn("tin-pan-parade", at={"roger": (3, 3), "ollie": (3, 3)})

    assert (game.at("roger"), game.at("ollie")) == ((0, 0), (3, 3))


@rule("CH-EVT-1")
def test_twisted_signs_shift_the_maze_three_times():
    game = drawn("twisted-signs", ["N1", 2, "W1", 0, "N1", 3])

    assert column(game, 1) == "┘┐┌││└└"


@rule("CH-EVT-1")
def test_by_take_wing_the_dragon_flies():
    game = drawn("take-wing", ["blue"], final=True)

    assert game.state.dragon == (5, 5)


@rule("CH-EVT-1", "CH-SKL-E3", "CH-EVT-6")
def test_a_tongue_of_flame_reaches_whoever_is_in_the_row_or_column_of_the_dragon():
    game = drawn(
        "tongue-of-flame",
        final=True,
        at={"roger": (3, 0), "ollie": (6, 3), "miranda": (3, 5)},
        skills=[("haste", "roger", 1), ("haste", "demetris"), ("haste", "ollie")],
    )

    assert [skill.glass for skill in game.state.skills] == [2, 0, 1]


@rule("CH-EVT-1")
def test_a_tail_sweep_turns_the_lines_of_a_side_round():
    game = drawn("tail-sweep", ["W"], final=True)

    assert Slid(BoardSide.WEST) in game.told
    assert str(game.state.maze).split()[1] == "┐┌│├│┘│"


@rule("CH-EVT-1", "CH-EVT-6")
def test_a_mighty_roar_brings_everybody_in_its_line_back_to_the_start():
    game = drawn(
        "mighty-roar", final=True, at={"roger": (3, 0), "ollie": (6, 3), "miranda": (2, 2)}
    )

    assert (game.at("roger"), game.at("ollie"), game.at("miranda")) == ((0, 0), (6, 6), (2, 2))


@rule("CH-EVT-1")
def test_hoard_hunger_activates_the_portal_nearest_to_the_dragon():
    game = drawn("hoard-hunger", final=True, portals=FOUR, dragon=(4, 6))

    assert game.state.looters == (Cell(5, 5),)


@rule("CH-EVT-1")
def test_at_the_same_distance_the_first_colour_is_nearest_to_the_dragon():
    game = drawn("hoard-hunger", final=True, portals=FOUR | {"purple": ((1, 5), "reed-flute")})

    assert game.state.looters == (Cell(1, 1),)


@rule("CH-EVT-1")
def test_a_bad_dream_takes_a_checkmark_of_the_ritual_with_the_most():
    game = drawn(
        "bad-dream", final=True, repaired=("inn",), checks={"ritual-1": 2, "ritual-inn": 1}
    )

    assert game.progress("ritual-1").checks == 1


@rule("CH-DP-23", "CH-EVT-1")
def test_between_equal_rituals_the_group_chooses_which_is_dreamt_of():
    game = drawn(
        "bad-dream", final=True, repaired=("inn",), checks={"ritual-1": 1, "ritual-inn": 1}
    )
    game.play(ChooseCard("ritual-inn"))

    assert (game.progress("ritual-1").checks, game.progress("ritual-inn").checks) == (1, 0)


@rule("CH-EVT-1", "CH-EVT-7")
def test_a_bad_dream_does_nothing_without_checkmarks():
    game = drawn("bad-dream", final=True)

    assert game.asked == ("action-main", 0)


@rule("CH-EVT-1")
def test_in_a_smoke_veil_moves_are_short_until_the_next_turn_of_the_character():
    game = drawn("smoke-veil", final=True, dragon=(6, 3), heroes=("roger", "ollie"))

    assert game.state.standing == (RuleInForce(Flag.STEP_CAP, Until.NEXT, 0, 4),)
    assert (3, 3) not in game.reach()

    game.play(End(), chance=["red"])

    assert game.state.standing == (RuleInForce(Flag.STEP_CAP, Until.NEXT, 0, 4),)
    assert game.play(End(), chance=["red"]).state.standing == ()


@rule("CH-EVT-1")
def test_a_horn_call_makes_wardens_patrol_and_another_come_near_the_dragon():
    game = drawn("horn-call", final=True, dragon=(5, 5), wardens=[(0, 2)])

    assert game.state.wardens == (Cell(0, 4), Cell(4, 6))


@rule("CH-EVT-1")
def test_with_drowsy_eyes_the_dragon_neither_stops_anybody_nor_flies():
    game = drawn("drowsy-eyes", final=True, dragon=(0, 1))

    assert len(game.reach()) > 2
    assert game.play(Walk(Cell(0, 1))).state.dragon == (0, 1)


@rule("CH-EVT-1", "CH-VIS-2", "CH-CAP-3")
@pytest.mark.parametrize("card", ["light-fingers", "great-slide", "wandering-portal"])
def test_what_chance_has_decided_cannot_be_taken_back(card):
    table = {"portals": {"red": ((1, 1), "honeycomb")}, "echoes": {"frost-bell": (3, 5)}}

    assert a_game(events=(card,), known_events=1, **table).draw().reveals


def test_every_event_has_a_test_here():
    source = Path(__file__).read_text(encoding="utf-8")

    assert [card for card in BOX.events if f'"{card}"' not in source] == []
