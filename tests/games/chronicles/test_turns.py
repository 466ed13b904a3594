"""Turns of chronicles: dice, Events, and how turns pass (CH-TURN, CH-LAB, CH-EVT)."""

import pytest

from dedale.games.chronicles.actions import End, Next, Pass, Resolve
from dedale.games.chronicles.cards import After
from dedale.games.chronicles.effects import Flag, Until
from dedale.games.chronicles.events import (
    DiceRolled,
    DieResolved,
    EventDrawn,
    EventPutAway,
    FolkCame,
    GlassSet,
    TurnBegan,
    TurnEnded,
)
from dedale.games.chronicles.state import RuleInForce, Stage
from dedale.games.chronicles.tasks import PuttingAway
from dedale.maze.arrow import Arrow
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk
from tests.kit import refused_by, rule
from tests.kit.games.chronicles import DEMETRIS, MIRANDA, OLLIE, ROGER, a_game

FOUR = {
    "red": ((1, 1), "honeycomb"),
    "purple": ((5, 1), "stone-toad"),
    "blue": ((5, 5), "reed-flute"),
    "yellow": ((1, 5), "first-coin"),
}
ONE = {"yellow": ((5, 5), "opal-goblet")}


def told(game, kind):
    """What was told of one kind by the latest action."""
    return [event for event in game.events if isinstance(event, kind)]


@rule("CH-TURN-1", "CH-TURN-2")
def test_turns_pass_clockwise_each_with_its_labyrinth_phase_first():
    game = a_game(["roger", "ollie"], portals=FOUR).play(End(), chance=["red"])

    assert told(game, TurnBegan) == [TurnBegan(hero=OLLIE, turn=2)]
    assert told(game, DiceRolled) == [DiceRolled(faces=("red",))]
    assert (game.state.stage, game.asked) == (Stage.ACTION, ("action-main", 1))
    assert game.play(End(), chance=["blue"]).state.active == 0


@rule("CH-TURN-1")
def test_turns_pass_in_the_order_of_the_seats_and_come_round_again():
    game = a_game(["roger", "ollie", "miranda"], portals=FOUR)
    heroes = [game.play(End(), chance=[face]).state.piece.hero for face in ("red", "blue", "red")]

    assert heroes == [OLLIE, MIRANDA, ROGER]


@rule("CH-TURN-2", "CH-ACT-E2")
def test_each_turn_has_a_move_and_a_shift_of_its_own():
    game = a_game(portals=FOUR).play(Walk(Cell(0, 1)), Insert(Arrow(3), 0))
    game.play(End(), chance=["red"])

    assert (game.state.moved, game.state.shifted) == (False, False)


@rule("CH-TURN-3", "CH-SKL-5")
def test_hourglasses_leave_the_skills_of_whose_turn_ends_and_the_global_ones():
    skills = [("haste", "roger", 2), ("haste", "ollie", 2), ("forewarned", None, 1)]
    game = a_game(portals=FOUR, skills=skills).play(End(), chance=["red"])

    assert [skill.glass for skill in game.state.skills] == [1, 2, 0]
    assert told(game, GlassSet) == [
        GlassSet(card="haste", glass=1, hero=ROGER),
        GlassSet(card="forewarned", glass=0),
    ]
    assert told(game, TurnEnded) == [TurnEnded(hero=ROGER)]


@rule("CH-TURN-E1")
def test_with_one_character_hourglasses_leave_all_skills_every_turn():
    skills = [("haste", "roger", 2), ("forewarned", None, 2)]
    game = a_game(["roger"], portals=FOUR, skills=skills)
    game.play(End(), chance=["red"]).play(End(), chance=["blue"])

    assert [skill.glass for skill in game.state.skills] == [0, 0]


@rule("CH-TURN-4", "CH-TURN-E2", "CH-EVT-E2")
def test_with_the_last_item_nothing_else_happens_in_that_turn():
    skills = [("forewarned", None, 2)]
    game = a_game(portals=ONE, looters=[(5, 5)], skills=skills, events=("light-fingers",))
    game.draw(chance=["yellow"])

    assert game.state.cause == "looted"
    assert told(game, EventPutAway) == []
    assert [skill.glass for skill in game.state.skills] == [2]
    with refused_by("CH-TIME-9"):
        game.play(End())


@rule("CH-LAB-1")
def test_one_die_is_rolled_and_two_from_chapter_2_on():
    one = a_game(portals=FOUR, chapters=1, labyrinth=True).roll("red")
    two = a_game(portals=FOUR, chapters=2, labyrinth=True).roll("red", "red")

    assert told(one, DiceRolled) == [DiceRolled(faces=("red",))]
    assert told(two, DiceRolled) == [DiceRolled(faces=("red", "red"))]
    assert one.reveals


@rule("CH-LAB-2", "CH-EVT-1")
def test_an_event_face_draws_and_resolves_the_top_event():
    events = ("light-fingers", "great-slide")
    game = a_game(portals=FOUR, events=events, labyrinth=True)
    game.roll("event", chance=["blue"])

    assert told(game, EventDrawn) == [EventDrawn(card="light-fingers")]
    assert game.state.looters == ((5, 5),)
    assert game.state.events == ("great-slide", "light-fingers")


@rule("CH-LAB-3")
def test_a_colour_face_activates_a_looter_of_that_colour():
    game = a_game(portals=FOUR, labyrinth=True).roll("yellow")

    assert told(game, DieResolved) == [DieResolved(face="yellow")]
    assert game.state.looters == ((1, 5),)


@rule("CH-LAB-4", "CH-DP-5")
def test_the_active_player_orders_two_dice_that_differ():
    game = a_game(portals=FOUR, chapters=2, labyrinth=True).roll("red", "blue")
    assert game.asked == ("lab-order", 0)
    assert game.offers() == [Resolve("red"), Resolve("blue")]

    game.play(Resolve("blue"))
    assert [event.face for event in told(game, DieResolved)] == ["blue", "red"]
    assert game.state.stage is Stage.ACTION


@rule("CH-LAB-5", "CH-DP-5")
def test_two_equal_colours_activate_twice_and_nobody_is_asked():
    game = a_game(portals=FOUR, chapters=2, labyrinth=True).roll("red", "red")

    assert game.state.looted == ("honeycomb",)
    assert game.state.looters == ()


@rule("CH-LAB-6")
def test_before_the_first_die_and_between_the_two_dice_may_be_rolled_again():
    table = a_game(portals=FOUR, chapters=2, scrolls=["scroll-fate"], labyrinth=True)
    assert table.roll("red", "red").asked == ("window-roll", 0)

    table.play(Pass(), Pass(), Pass(), Pass())
    assert table.state.looters == ((1, 1),)
    assert table.asked == ("window-roll", 0)
    assert table.state.dice == ("red",)


@rule("CH-LAB-E1")
def test_when_the_first_die_ends_the_game_the_second_is_not_resolved():
    events = ("smoky-campfire",)
    game = a_game(portals=ONE, looters=[(5, 5)], events=events, chapters=2, labyrinth=True)
    game.roll("red", "event").play(Resolve("red"))

    assert [event.face for event in told(game, DieResolved)] == ["red"]
    assert told(game, EventDrawn) == []


@rule("CH-LAB-E2")
def test_the_second_event_is_drawn_after_the_first_was_put_away():
    game = a_game(portals=FOUR, events=("wandering-portal",), chapters=2, labyrinth=True)
    order = [["wandering-portal"], ["wandering-portal"]]
    game.roll("event", "event", chance=[order[0], order[1]])

    assert [event.card for event in told(game, EventDrawn)] == ["wandering-portal"] * 2


@rule("CH-LAB-E3")
def test_the_colour_of_the_second_die_is_found_after_the_first_is_resolved():
    portals = {"red": ((1, 1), "honeycomb"), "blue": ((5, 5), "reed-flute")}
    game = a_game(portals=portals, looters=[(1, 1)], chapters=2, labyrinth=True)
    game.roll("red", "red")

    assert game.state.looted == ("honeycomb",)
    assert game.state.looters == ((5, 5),)


@rule("CH-EVT-2")
def test_a_bottom_event_goes_under_the_deck():
    game = a_game(portals=FOUR, events=("great-slide", "light-fingers"))
    game.draw(chance=["N"])

    assert game.state.events == ("light-fingers", "great-slide")
    assert game.state.sunk_events == 1


@rule("CH-EVT-3")
def test_a_shuffle_event_goes_back_into_the_deck_which_is_shuffled():
    events = ("restless-walls", "light-fingers", "great-slide")
    order = ("light-fingers", "restless-walls", "great-slide")
    game = a_game(events=events, known_events=2, sunk_events=1)
    game.draw(chance=["N1", 0, order])

    assert game.state.events == order
    assert (game.state.known_events, game.state.sunk_events) == (0, 0)


@rule("CH-EVT-4", "CH-DIS-1")
def test_a_discarded_event_is_out_of_this_game():
    game = a_game(at={"roger": (3, 3)}, events=("tin-pan-parade", "great-slide")).draw()

    assert game.at("roger") == (0, 0)
    assert game.state.discarded == ("tin-pan-parade",)
    assert game.state.events == ("great-slide",)
    assert told(game, EventPutAway) == [EventPutAway(card="tin-pan-parade", after=After.DISCARD)]


@rule("CH-EVT-5")
def test_an_event_that_is_resolved_is_not_part_of_the_deck():
    table = a_game(looters=[(1, 1), (3, 3)], events=("smoky-campfire", "great-slide")).draw()

    assert table.asked == ("effect-param", 0)
    assert table.state.events == ("great-slide",)
    assert table.state.todo[0] == PuttingAway("smoky-campfire")


@rule("CH-EVT-6")
def test_the_active_player_chooses_for_an_event():
    table = a_game(looters=[(1, 1), (3, 3)], events=("smoky-campfire",), active=2).draw()

    assert table.asked == ("effect-param", 2)


@rule("CH-EVT-7")
def test_what_cannot_be_carried_out_is_skipped():
    game = a_game(portals=ONE, events=("double-trouble",))
    game.draw(chance=["yellow", ["double-trouble"]])

    assert game.state.looters == ((5, 5),)
    assert game.state.looted == ()
    assert game.state.events == ("double-trouble",)


@rule("CH-EVT-E1")
def test_an_event_face_with_an_empty_deck_does_nothing():
    game = a_game(portals=FOUR, labyrinth=True).roll("event")

    assert game.state.stage is Stage.ACTION
    assert told(game, EventDrawn) == []


@rule("CH-FF-2", "CH-FF-E1", "CH-EASY-4")
def test_fairy_folk_are_laid_open_and_the_next_event_is_drawn():
    events = ("folk-raimund", "folk-pim", "great-slide")
    game = a_game(events=events).draw(chance=["N"])
    alone = a_game(events=events, modifications=["hard-working-villagers"]).draw()

    assert game.state.folk == ("folk-raimund", "folk-pim")
    assert told(game, FolkCame) == [FolkCame(card="folk-raimund"), FolkCame(card="folk-pim")]
    assert told(game, EventDrawn) == [EventDrawn(card="great-slide")]
    assert told(alone, EventDrawn) == []
    assert game.state.events == ("great-slide",)
    assert alone.state.events == ("folk-pim", "great-slide")


@rule("CH-FF-E2")
def test_fairy_folk_draw_nothing_from_an_empty_deck():
    game = a_game(events=("folk-raimund",)).draw()

    assert game.state.folk == ("folk-raimund",)
    assert game.state.events == ()


@rule("CH-CHAL-5", "CH-CHAL-E3")
def test_when_things_happen_so_fast_an_event_face_draws_two_and_fairy_folk_one_more():
    events = ("great-slide", "folk-pim", "tail-sweep", "light-fingers")
    game = a_game(events=events, modifications=["things-happen-so-fast"], labyrinth=True)
    game.roll("event", chance=["N", "S"])

    assert [event.card for event in told(game, EventDrawn)] == ["great-slide", "tail-sweep"]
    assert game.state.events == ("light-fingers", "great-slide", "tail-sweep")


@rule("CH-EASY-2", "CH-DP-12")
def test_with_time_manipulation_the_group_says_who_is_next_even_the_same_again():
    game = a_game(portals=FOUR, modifications=["time-manipulation"]).play(End())
    assert game.asked == ("turn-next", 0)
    assert game.offers(Next) == [Next(hero) for hero in ("roger", "demetris", "ollie", "miranda")]

    game.play(Next(OLLIE), chance=["red"])
    assert (game.state.active, game.state.turn) == (2, 2)
    game.play(End()).play(Next(OLLIE), seat=0, chance=["blue"])
    assert (game.state.active, game.state.turn) == (2, 3)


@rule("CH-CHAL-E4")
def test_a_rule_until_the_next_turn_ends_when_that_turn_starts():
    smoke = (
        RuleInForce(Flag.STEP_CAP, Until.NEXT, 0, 4),
        RuleInForce(Flag.STEP_CAP, Until.NEXT, 1, 4),
        RuleInForce(Flag.STEP_CAP, Until.TURN, 0, 3),
    )
    table = {"portals": FOUR, "standing": smoke, "modifications": ["time-manipulation"]}
    other = a_game(**table).play(End(), Next(OLLIE))
    same = a_game(**table).play(End(), Next(ROGER))
    next_one = a_game(**table).play(End(), Next(DEMETRIS))

    assert other.state.standing == smoke[:2]
    assert same.state.standing == smoke[1:2]
    assert next_one.state.standing == smoke[:1]


@rule("CH-VIS-3")
def test_a_card_whose_place_is_known_reveals_nothing_when_it_is_drawn():
    known = a_game(events=("stinky-goblin-day", "great-slide"), known_events=1).draw()
    sunk = a_game(events=("stinky-goblin-day",), sunk_events=1).draw()
    hidden = a_game(events=("stinky-goblin-day", "great-slide"), sunk_events=1).draw()

    assert (known.reveals, sunk.reveals, hidden.reveals) == (False, False, True)
    assert known.state.known_events == 0


@rule("CH-VIS-3")
@pytest.mark.parametrize(
    ("known", "sunk", "left"), [(0, 0, (0, 0)), (3, 0, (2, 0)), (1, 1, (0, 1)), (0, 3, (0, 2))]
)
def test_what_is_known_of_the_event_deck_is_less_by_the_card_that_is_drawn(known, sunk, left):
    deck = ("mighty-roar", "great-slide", "twisted-signs")
    game = a_game(events=deck, known_events=known, sunk_events=sunk, final=True).draw()

    assert (game.state.known_events, game.state.sunk_events) == left
