"""Effects as content may put them together, whatever they are printed on (content, section 1)."""

import pytest

from dedale.games.chronicles.actions import (
    ChooseCard,
    ChooseCell,
    ChooseHero,
    ChooseOption,
    ChooseOrder,
    ChooseTurn,
    Pass,
    Use,
)
from dedale.games.chronicles.effects import (
    Crystals,
    Deck,
    DeckDeed,
    Figure,
    Flag,
    GrantMove,
    Instead,
    Looter,
    LooterDeed,
    Maybe,
    PutFigure,
    Recover,
    RotateTiles,
    Until,
    Where,
    WhichPortal,
)
from dedale.games.chronicles.rules import walk
from dedale.games.chronicles.rules.effects.figures import said
from dedale.games.chronicles.state import RuleInForce
from dedale.games.chronicles.tasks import Walking
from dedale.maze.cell import Cell
from dedale.maze.turn import Walk
from tests.kit import rule
from tests.kit.games.chronicles import OLLIE, RED, ROGER, a_game

DECK = ("great-slide", "light-fingers", "twisted-signs", "restless-walls")
ITEMS = ("honeycomb", "reed-flute", "stone-toad")
CHARGE, VINE = Use("shield-charge", "roger"), Use("vine-step", "roger")
HERE = Cell(0, 0)


def paused(skill, **going):
    """Roger has paused a Move on his corner, and has a Skill for it; a Looter is in the maze."""
    move = Walking(0, paused=(HERE,), **going)
    return a_game(skills=[(skill, "roger")], looters=[(3, 3)], todo=(move,))


# decks


@rule("CH-EVT-1", "CH-VIS-3")
def test_an_effect_may_draw_several_events():
    folk = ("folk-pim", "folk-mort", "folk-odimus", "folk-brindle")
    table = {"events": folk, "modifications": ["hard-working-villagers"]}
    game = a_game(**table).resolve(Deck(DeckDeed.EVENT, count=3))

    assert game.state.folk == folk[:3]
    assert game.state.events == folk[3:]


@rule("CH-VIS-3")
def test_of_a_search_through_the_events_only_the_card_on_top_stays_known():
    game = a_game(events=DECK, known_events=2, sunk_events=1)
    game.resolve(Deck(DeckDeed.SEARCH), card="folk-odimus", hero="roger")
    game.play(ChooseCard("twisted-signs"), chance=[["restless-walls", *DECK[:2]]])

    assert game.state.events == ("twisted-signs", "restless-walls", *DECK[:2])
    assert (game.state.known_events, game.state.sunk_events) == (1, 0)


@rule("CH-VIS-3")
def test_items_that_go_under_the_deck_are_known_on_top_no_more():
    game = a_game(items=ITEMS).resolve(
        Deck(DeckDeed.SORT, items=True, count=2), card="catalogue", hero="roger"
    )
    assert game.reveals
    assert game.state.known_items == 2

    game.play(ChooseOrder(("reed-flute",), ("honeycomb",)))
    assert game.state.items == ("reed-flute", "stone-toad", "honeycomb")
    assert game.state.known_items == 1


@rule("CH-VIS-3")
def test_a_deck_of_which_everything_is_known_stays_known_when_cards_go_under_it():
    game = a_game(events=DECK[:2], skills=["forewarned"]).play(Use("forewarned"))
    game.play(ChooseOrder(("light-fingers",), ("great-slide",)))

    assert game.state.known_events == 2


# looted Items


@rule("CH-FF-3", "CH-DP-11")
def test_several_looted_items_are_recovered_one_after_the_other():
    game = a_game(("roger", "ollie"), looted=(*ITEMS, "opal-goblet"))
    game.resolve(Recover(3), card="folk-mort", hero="roger")
    game.play(ChooseCard("reed-flute"), ChooseHero(OLLIE), ChooseCard("honeycomb"))
    game.play(ChooseHero(ROGER), ChooseCard("opal-goblet"), ChooseHero(OLLIE))

    assert game.hero("ollie").items == ("reed-flute", "opal-goblet")
    assert game.hero("roger").items == ("honeycomb",)
    assert game.state.looted == ("stone-toad",)
    assert game.asked == ("action-main", 0)


@rule("CH-FF-3", "CH-DP-11")
def test_whoever_plays_alone_is_not_asked_who_recovers():
    game = a_game(("roger",), looted=ITEMS).resolve(Recover(), card="folk-mort", hero="roger")
    game.play(ChooseCard("reed-flute"))

    assert game.hero("roger").items == ("reed-flute",)
    assert game.asked == ("action-main", 0)


# parts that may be declined, and alternatives


@rule("CH-DP-11")
def test_what_may_be_declined_is_asked_for_and_then_happens_or_does_not():
    game = a_game().resolve(Maybe((Crystals(2),)), card="folk-pim", hero="ollie", seat=2)

    assert game.asked == ("effect-param", 2)
    assert game.offers() == [ChooseOption(0), Pass()]
    assert game.play(ChooseOption(0)).state.crystals == 2
    assert a_game().resolve(Maybe((Crystals(2),))).play(Pass()).state.crystals == 0


@rule("CH-SKL-6", "CH-EVT-7")
@pytest.mark.parametrize(("cell", "crystals"), [((0, 0), 1), ((3, 3), 0)])
def test_nobody_is_put_where_they_stand_so_something_else_happens(cell, crystals):
    home = PutFigure(Figure.SELF, Where.START)
    game = a_game(at={"roger": cell}).resolve(Instead((home,), (Crystals(1),)), hero="roger")

    assert game.at("roger") == (0, 0)
    assert game.state.crystals == crystals


@rule("CH-SKL-3")
def test_nobody_is_asked_about_a_start_corner():
    home = PutFigure(Figure.SELF, Where.START)
    game = a_game(at={"roger": (3, 3)}).resolve(home, card="blink", hero="roger")

    assert game.at("roger") == (0, 0)
    assert game.asked == ("action-main", 0)


@rule("CH-EVT-7")
def test_a_looter_for_a_portal_that_is_gone_does_not_come_to_another():
    blue = {"blue": ((5, 5), "stone-toad")}
    each = Looter(LooterDeed.ACTIVATE, WhichPortal.EACH)
    game = a_game(portals=blue)

    assert game.resolve(each, colour=RED).state.looters == ()
    assert game.resolve(each).state.looters == ()


@rule("CH-EVT-7")
@pytest.mark.parametrize("before", [RED, None])
def test_without_another_portal_there_is_no_next_one(before):
    red = {"red": ((1, 1), "honeycomb")}
    after = Looter(LooterDeed.ACTIVATE, WhichPortal.NEXT)
    game = a_game(portals=red).resolve(Instead((after,), (Crystals(1),)), colour=before)

    assert game.state.looters == ()
    assert game.state.crystals == 1


# tiles


@rule("CH-DP-11")
def test_whoever_may_turn_two_tiles_may_stop_after_one():
    game = a_game().resolve(RotateTiles(2, anywhere=True), card="folk-brindle", hero="roger")
    assert Pass() in game.offers()

    game.play(ChooseCell(Cell(1, 1)), ChooseTurn(1))
    assert Pass() in game.offers()

    assert game.play(ChooseCell(Cell(1, 3)), ChooseTurn(1)).asked == ("action-main", 0)


# a Move under way


@rule("CH-SKL-6")
def test_a_move_charges_once_and_only_if_it_can_go_on():
    assert CHARGE in paused("shield-charge").offers()
    assert CHARGE in paused("shield-charge", most=1).offers()
    assert CHARGE not in paused("shield-charge", charge=True).offers()
    assert CHARGE not in paused("shield-charge", most=0).offers()


@rule("CH-SKL-6", "CH-MOVE-7")
def test_a_move_goes_over_a_wall_while_it_has_a_step_left():
    assert VINE in paused("vine-step").offers()
    assert VINE in paused("vine-step", charge=True).offers()
    assert VINE in paused("vine-step", most=1).offers()
    assert VINE not in paused("vine-step", most=0).offers()


@rule("CH-MOVE-4", "CH-TIME-3")
def test_a_charge_changes_the_move_and_nothing_that_waits_above_it():
    game = paused("shield-charge").resolve(GrantMove(charge=True, inside=True), Crystals(2))

    assert game.state.crystals == 2
    assert game.state.todo == (Walking(0, paused=(HERE,), charge=True),)
    assert walk.stoppers(game.state, game.state.todo[0]) == 0


@rule("CH-MOVE-9")
def test_a_move_that_is_longer_than_a_new_limit_goes_no_further():
    cap = RuleInForce(Flag.STEP_CAP, Until.TURN, 0, 1)
    way = (Cell(0, 1), Cell(0, 2))
    going = Walking(0, entered=way, paused=(Cell(0, 2),))
    game = a_game(at={"roger": (0, 2)}, standing=(cap,), todo=(going,))

    assert game.offers(Walk) == []


@rule("CH-DP-11")
def test_what_names_nothing_is_no_value():
    with pytest.raises(ValueError, match="Pass"):
        said(Pass())
