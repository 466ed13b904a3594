"""Windows of chronicles: who is asked at which moment, and who is not (CH-DP-30 to CH-DP-37)."""

from dedale.games.chronicles.actions import (
    ChooseCard,
    ChooseTurn,
    End,
    Halt,
    Heed,
    Hush,
    Pass,
    Pause,
    Reroll,
    Stop,
    Use,
)
from dedale.games.chronicles.rules import windows
from dedale.games.chronicles.rules.play import decision, look
from dedale.games.chronicles.rules.silence import unanswered
from dedale.games.chronicles.tasks import Heading, Looting, SteppingIn, Walking
from dedale.games.chronicles.words import Halting
from dedale.maze.cell import Cell
from dedale.maze.turn import Walk
from tests.kit import refused_by, rule
from tests.kit.games.chronicles import a_game

PORTALS = {"red": ((1, 1), "honeycomb"), "blue": ((5, 5), "stone-toad")}
FATE = Reroll("scroll-fate", (0,))


def rolled(*faces, **table):
    """A table on which the dice of a turn were rolled."""
    return a_game(labyrinth=True, **table).roll(*faces)


def looting(**table):
    """A table on which a Looter is about to take what is at the red Portal."""
    game = a_game(portals=PORTALS, looters=[(1, 1)], **table)
    return game.happen(lambda now: now.do(Looting("red")))


@rule("CH-DP-30", "CH-DP-36")
def test_nobody_is_asked_where_nobody_could_use_anything():
    assert rolled("red", scrolls=("scroll-turn",)).asked == ("action-main", 0)
    assert looting(skills=[("cold-grip", None, 2)]).state.looted == ("honeycomb",)


@rule("CH-DP-7", "CH-DP-31", "CH-DP-37")
def test_after_a_roll_all_holders_are_asked_until_they_pass():
    game = rolled("red", heroes=("roger", "ollie"), scrolls=("scroll-fate",))

    assert decision(game.state).seats == (0, 1)

    game.play(Pass(), seat=1)

    assert decision(game.state).seats == (0,)
    assert game.play(Pass()).asked == ("action-main", 0)


@rule("CH-DP-37")
def test_after_a_use_everybody_is_asked_again_as_long_as_cards_last():
    scrolls = ("scroll-fate", "scroll-fate")
    game = rolled("red", heroes=("roger", "ollie"), scrolls=scrolls)
    game.play(Pass(), seat=1)
    game.play(FATE, chance=["blue"])

    assert decision(game.state).seats == (0, 1)

    game.play(FATE, chance=["yellow"])

    assert game.asked == ("action-main", 0)
    with refused_by("CH-DP-9"):
        game.play(FATE)


@rule("CH-DP-8", "CH-DP-32")
def test_before_a_looting_holders_of_a_cold_grip_are_asked():
    game = looting(heroes=("roger", "ollie"), skills=["cold-grip"])

    assert game.asked == ("window-loot", 0)
    assert game.offers(Use) == [Use("cold-grip")]

    game.play(Pass()).play(Pass())

    assert game.state.looted == ("honeycomb",)


@rule("CH-TIME-E1")
def test_no_window_of_a_labyrinth_phase_offers_what_belongs_to_an_action_phase():
    held = {"heroes": ("roger",), "scrolls": ("scroll-fate", "scroll-shift"), "folk": ("folk-pim",)}
    roll, loot = rolled("red", **held), looting(skills=["cold-grip", "forewarned"], **held)

    assert {offer.card for offer in roll.offers(Reroll)} == {"scroll-fate"}
    assert loot.offers(Use) == [Use("cold-grip")]
    with refused_by("CH-TIME-2"):
        loot.play(Use("scroll-shift"))


@rule("CH-DP-32")
def test_a_scroll_of_time_is_asked_for_where_it_makes_cold_grip_usable():
    table = {"heroes": ("roger",), "scrolls": ("scroll-time",)}
    useless = looting(skills=[("cold-grip", None, 2), ("haste", "roger", 1)], **table)
    game = looting(skills=[("cold-grip", None, 1)], **table)

    assert useless.state.looted == ("honeycomb",)
    assert game.offers(Use) == [Use("scroll-time")]

    game.play(Use("scroll-time"), ChooseCard("cold-grip"), Use("cold-grip"))

    assert game.state.looted == ()


@rule("CH-DP-37")
def test_whoever_has_passed_is_asked_again_after_a_use_before_a_looting():
    skills = [("cold-grip", None, 1)]
    game = looting(heroes=("roger", "ollie"), skills=skills, scrolls=("scroll-time",))
    game.play(Pass(), seat=1).play(Use("scroll-time"), ChooseCard("cold-grip"), seat=0)

    assert decision(game.state).seats == (0, 1)
    assert game.offers(Use, seat=1) == [Use("cold-grip")]


@rule("CH-DP-36")
def test_a_seat_may_stop_being_asked_for_a_card_until_it_wants_to_be():
    game = rolled("red", heroes=("roger", "ollie"), scrolls=("scroll-fate",))
    game.play(Hush("scroll-fate")).play(Pass())

    assert game.state.hushed == ((0, "scroll-fate"),)

    game.play(End(), chance=["blue"])

    assert decision(game.state).seats == (1,)

    game.play(Pass()).play(Heed("scroll-fate"), seat=0)

    assert game.state.hushed == ()
    assert decision(game.play(End(), chance=["blue"]).state).seats == (0, 1)


@rule("CH-DP-36")
def test_a_seat_may_keep_a_card_for_rolls_at_which_something_is_at_stake():
    kept = {"scrolls": ("scroll-fate",), "reserved": ((0, "scroll-fate"),), "heroes": ("roger",)}

    for face, looters, snares, is_asked in (
        ("red", (), (), False),
        ("event", (), (), True),
        ("red", [(1, 1)], (), True),
        ("purple", [(5, 5)], (), True),  # without a purple Portal, it is the blue one's turn
        ("red", [(1, 1)], [(1, 1)], False),  # the snare comes first
        ("red", [(5, 5)], (), False),
    ):
        game = rolled(face, portals=PORTALS, looters=looters, snares=snares, **kept)
        assert (Hush("scroll-fate") in game.offers()) is is_asked, (face, looters, snares)


@rule("CH-DP-7", "CH-DP-36")
def test_what_is_kept_for_later_can_be_given_up_or_taken_back():
    game = rolled("red", heroes=("roger",), scrolls=("scroll-fate",))
    game.play(Hush("scroll-fate", mostly=True))

    assert (game.state.hushed, game.state.reserved) == ((), ((0, "scroll-fate"),))

    game.play(End(), chance=["event"])

    assert game.offers(Hush) == [Hush("scroll-fate")]

    game.play(Hush("scroll-fate"))

    assert (game.state.hushed, game.state.reserved) == (((0, "scroll-fate"),), ())
    assert game.play(Heed("scroll-fate"), seat=0).state.hushed == ()


@rule("CH-DP-33", "CH-DP-36")
def test_in_a_paused_move_others_may_step_in_but_are_not_asked():
    game = a_game(at={"ollie": (1, 1)}, scrolls=("scroll-turn",)).play(Pause(Walk(Cell(0, 1))))

    assert decision(game.state).seats == (0,)
    assert decision(game.state).may == (2,)
    assert game.offers(seat=2) == [Use("scroll-turn")]


@rule("CH-DP-34", "CH-TIME-2")
def test_between_actions_others_may_use_what_they_can():
    game = a_game(skills=["scene-change", ("haste", "ollie")])

    assert decision(game.state).seats == (0,)
    assert decision(game.state).may == (1, 2, 3)
    assert game.offers(seat=2) == [Use("scene-change")]
    assert decision(a_game(skills=[("haste", "ollie")]).state).may == ()
    with refused_by("CH-TURN-1"):
        game.play(End(), seat=2)


@rule("CH-DP-35")
def test_nobody_is_stopped_before_an_event_without_asking_for_it():
    table = {"scrolls": ("scroll-turn",), "at": {"ollie": (1, 1)}}

    assert a_game(events=("great-slide",), **table).draw(chance=["N"]).asked == ("action-main", 0)
    assert a_game().offers(Halt) == []


@rule("CH-DP-35", "CH-TIME-4", "CH-TIME-7")
def test_a_seat_may_ask_to_be_stopped_before_events():
    table = {"scrolls": ("scroll-turn",), "at": {"ollie": (1, 1)}}
    game = a_game(events=("great-slide",), **table).play(Halt(Halting.EVENT), seat=2)
    game.draw()

    assert game.asked == ("window-halt", 2)
    assert game.offers() == [Pass(), Use("scroll-turn"), Halt(Halting.EVENT, on=False)]

    game.play(Use("scroll-turn"))
    game.play(ChooseTurn(1), chance=["N"])

    assert game.at("ollie") == (2, 1)
    assert game.asked == ("action-main", 0)


@rule("CH-DP-35")
def test_whoever_no_longer_wants_it_is_no_longer_stopped():
    table = {"scrolls": ("scroll-turn",), "at": {"ollie": (1, 1)}}
    game = a_game(events=("great-slide",), **table).play(Halt(Halting.EVENT), seat=2)
    game.draw().play(Halt(Halting.EVENT, on=False), chance=["N"])

    assert game.state.halts == ()
    assert game.asked == ("action-main", 0)


@rule("CH-DP-35", "CH-MOVE-9")
def test_a_seat_may_ask_to_be_stopped_before_each_step():
    table = {"scrolls": ("scroll-turn",), "at": {"ollie": (2, 1)}}
    game = a_game(**table).play(Halt(Halting.STEP), seat=2).play(Walk(Cell(3, 1)))

    assert game.asked == ("window-halt", 2)
    assert game.at("roger") == (0, 0)

    game.play(Pass())

    assert game.at("roger") == (0, 1)

    game.play(Use("scroll-turn"), ChooseTurn(1))

    assert game.asked == ("action-move", 0)
    assert Walk(Cell(3, 1)) not in game.offers()
    assert game.play(Stop()).asked == ("action-main", 0)


@rule("CH-DP-35", "CH-MOVE-8")
def test_a_move_that_nobody_interrupts_ends_where_it_was_meant_to():
    table = {"scrolls": ("scroll-turn",), "at": {"ollie": (2, 1)}, "portals": PORTALS}
    game = a_game(**table).play(Halt(Halting.STEP), seat=2).play(Walk(Cell(1, 1)))
    game.play(Pass()).play(Pass())

    assert game.at("roger") == (1, 1)
    assert game.collected("roger") == ["honeycomb"]


@rule("CH-DP-24")
def test_silence_passes_a_window_and_ends_a_phase_or_a_move():
    window = rolled("red", scrolls=("scroll-fate",))
    phase = a_game(skills=[("haste", "roger"), ("rally", "roger")])

    assert unanswered(window.state, 1) == Pass()
    assert unanswered(phase.state, 0) == End()
    assert unanswered(phase.state, 1) is None
    assert unanswered(phase.play(Use("haste", "roger")).state, 0) == Stop()


@rule("CH-DP-24")
def test_silence_takes_the_first_value_of_a_choice():
    game = a_game(skills=["scene-change"]).play(Use("scene-change"))

    assert unanswered(game.state, 0) == game.offers()[0]


@rule("CH-DP-25", "CH-DP-35")
def test_a_stop_before_each_step_does_not_rule_out_pauses_from_before_a_token():
    halts = ((0, Halting.STEP),)
    game = a_game(scrolls=("scroll-time",), blooms=[(1, 1), (3, 3)], halts=halts)
    game.play(Pause(Walk(Cell(0, 1))), Pause(Walk(Cell(2, 1))))

    assert game.at("roger") == (2, 1)
    assert Pause(Walk(Cell(0, 1))) in game.offers(Pause)


@rule("CH-DP-25", "CH-DP-35")
def test_a_stop_before_each_step_does_not_rule_out_pauses_from_before_a_use():
    halts = ((0, Halting.STEP),)
    skills = [("vine-step", "roger"), ("haste", "roger", 1)]
    game = a_game(scrolls=("scroll-time",), skills=skills, halts=halts)
    game.play(Pause(Walk(Cell(0, 1))), Pass()).play(Pause(Walk(Cell(2, 1))), Pass())
    game.play(Use("scroll-time"), ChooseCard("haste", "roger"))

    assert game.at("roger") == (2, 1)
    assert Pause(Walk(Cell(0, 1))) in game.offers(Pause)


@rule("CH-DP-25", "CH-DP-35")
def test_a_stop_before_each_step_is_no_pause_on_the_tiles_between():
    game = a_game(scrolls=("scroll-time",), blooms=[(3, 3)], halts=((0, Halting.STEP),))
    game.play(Pause(Walk(Cell(0, 1))), Pause(Walk(Cell(2, 1))))

    [going] = game.state.todo
    assert going.paused == ((0, 1), (2, 1))
    assert Pause(Walk(Cell(1, 1))) in game.offers(Pause)
    assert Pause(Walk(Cell(0, 1))) not in game.offers(Pause)


@rule("CH-DP-35", "CH-MOVE-2")
def test_a_move_on_the_spot_has_no_step_to_stop_before():
    game = a_game(scrolls=("scroll-time",), halts=((0, Halting.STEP),)).play(Walk(Cell(0, 0)))

    assert game.at("roger") == (0, 0)
    assert game.state.moved


@rule("CH-DP-25")
def test_a_use_lets_only_the_move_that_goes_on_pause_anywhere_again():
    waiting = Walking(1, paused=(Cell(0, 6),))
    going = Walking(0, paused=(Cell(0, 1),))
    todo = (waiting, Heading(going, Cell(2, 1), ends=False), SteppingIn(Halting.STEP))
    skills = [("haste", "roger", 1)]
    game = a_game(todo=todo, halts=((0, Halting.STEP),), scrolls=("scroll-time",), skills=skills)
    game.play(Use("scroll-time"), ChooseCard("haste", "roger"))

    assert game.state.todo[0] == waiting
    assert game.state.todo[-1].paused[0] != (0, 1)


@rule("CH-DP-35")
def test_whoever_has_not_asked_for_it_is_offered_nothing_at_a_stop():
    game = a_game(scrolls=("scroll-time",), skills=[("haste", "roger", 1)])

    assert windows.halt_offers(look(game.state), SteppingIn(Halting.EVENT), 0) == ()
