"""Every Skill and token of chronicles does what it says (content, section 8)."""

from pathlib import Path

import pytest

from dedale.games.chronicles.actions import (
    ChooseCard,
    ChooseCell,
    ChooseHero,
    ChooseOrder,
    Pass,
    Pause,
    Reroll,
    Stop,
    Use,
)
from dedale.games.chronicles.cards import CardKind
from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.events import CardsSeen, LootPrevented
from dedale.games.chronicles.tasks import Looting
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk, Walked
from tests.kit import refused_by, rule
from tests.kit.games.chronicles import OLLIE, ROGER, a_game

HASTE = Use("haste", "roger")
PORTALS = {"red": ((1, 1), "honeycomb"), "blue": ((5, 5), "stone-toad")}


def cells(game):
    """The tiles that may be chosen."""
    return [tuple(offer.cell) for offer in game.offers(ChooseCell)]


@rule("CH-ACT-4", "CH-DP-26", "CH-SKL-3")
def test_haste_gives_one_more_move():
    game = a_game(skills=[("haste", "roger")]).play(HASTE)
    assert game.offers(Pass) == []

    game.play(Walk(Cell(3, 3)))
    assert game.at("roger") == (3, 3)
    assert not game.state.moved
    assert Walk(Cell(0, 0)) in game.offers()


@rule("CH-VIS-3", "CH-DP-11", "CH-SKL-3")
def test_forewarned_puts_each_of_two_events_on_top_or_under_the_deck():
    deck = ("great-slide", "light-fingers", "twisted-signs")
    game = a_game(skills=["forewarned"], events=deck).play(Use("forewarned"))

    assert CardsSeen(deck[:2], items=False) in game.events
    assert len(game.offers()) == 6
    assert game.state.known_events == 2

    game.play(ChooseOrder(("light-fingers",), ("great-slide",)))

    assert game.state.events == ("light-fingers", "twisted-signs", "great-slide")
    assert (game.state.known_events, game.state.sunk_events) == (1, 1)
    assert game.glass("forewarned") == 5


@rule("CH-VIS-3", "CH-DP-22", "CH-SKL-3")
def test_two_equal_events_are_ordered_in_one_way_only():
    deck = ("double-trouble", "double-trouble", "great-slide")
    game = a_game(skills=["forewarned"], events=deck).play(Use("forewarned"))

    assert len(game.offers()) == 3


@rule("CH-VIS-3", "CH-SKL-3", "CH-DP-11")
def test_the_catalogue_orders_the_next_three_items():
    echoes = {"honeycomb": (1, 1), "reed-flute": (1, 3), "stone-toad": (1, 5), "milk-fang": (3, 1)}
    game = a_game(skills=["catalogue"], echoes=echoes).play(Use("catalogue"))

    assert len(game.offers()) == 6

    game.play(ChooseOrder(("stone-toad", "honeycomb", "reed-flute")))

    assert game.state.items == ("stone-toad", "honeycomb", "reed-flute", "milk-fang")
    assert game.state.known_items == 3


@rule("CH-SKL-3")
def test_a_deck_of_one_card_is_looked_at_and_nothing_is_asked():
    game = a_game(skills=["catalogue"], echoes={"honeycomb": (1, 1)}).play(Use("catalogue"))

    assert game.asked == ("action-main", 0)
    assert game.state.known_items == 1


@rule("CH-ACT-4", "CH-SHIFT-1", "CH-SKL-3", "CH-DP-11")
def test_the_crank_gives_one_more_shift():
    game = a_game(skills=[("crank", "roger")]).play(Use("crank", "roger"))

    assert len(game.offers()) == 48

    game.play(Insert(0, 2))

    assert not game.state.shifted
    assert game.state.maze != a_game().state.maze
    assert game.glass("crank", "roger") == 3


@rule("CH-GEN-3", "CH-SKL-3", "CH-DP-11")
def test_scribe_borrows_a_scroll_of_which_the_shop_has_one():
    owned = ("scroll-time", "scroll-time", "scroll-fate")
    game = a_game(skills=["scribe"], scrolls=owned).play(Use("scribe"))

    assert [offer.card for offer in game.offers()] == ["scroll-turn", "scroll-fate", "scroll-shift"]

    game.play(ChooseCard("scroll-shift"))

    assert game.state.scrolls == (*owned, "scroll-shift")
    assert game.state.borrowed == ("scroll-shift",)


@rule("CH-CHAL-E5", "CH-SKL-3")
def test_a_borrowed_scroll_is_that_of_the_character_who_borrowed_it():
    game = a_game(skills=["scribe"], modifications=["limited-scrolls"])
    game.play(Use("scribe"), ChooseCard("scroll-shift"), seat=2)

    assert game.state.assigned == (("scroll-shift", 2),)
    assert game.offers(Use) == []
    assert game.offers(Use, 2) == [Use("scroll-shift")]


@rule("CH-SKL-3", "CH-DP-11")
def test_rally_gives_any_character_a_move_of_four_steps():
    game = a_game(skills=[("rally", "roger")], at={"ollie": (0, 1)}).play(Use("rally", "roger"))

    assert len(game.offers(ChooseHero)) == 4

    game.play(ChooseHero(OLLIE))

    assert game.asked == ("action-move", 2)
    assert (3, 3) not in game.reach()
    assert game.play(Walk(Cell(2, 1))).at("ollie") == (2, 1)


@rule("CH-TIME-3", "CH-DP-21", "CH-SKL-3")
def test_with_shield_charge_goblins_fall_on_the_way_and_stop_nobody():
    game = a_game(skills=[("shield-charge", "roger")], wardens=[(0, 1)], looters=[(1, 1)])
    with refused_by("CH-TIME-3"):
        game.play(Use("shield-charge", "roger"))
    game.play(Pause(Walk(Cell(0, 0))), Use("shield-charge", "roger"), Walk(Cell(2, 1)))

    assert game.at("roger") == (2, 1)
    assert game.state.wardens == game.state.looters == ()
    assert game.knockouts("roger") == 2


@rule("CH-FIN-7", "CH-MOVE-4", "CH-SKL-3")
def test_shield_charge_stops_at_the_dragon():
    table = {"final": True, "repaired": ["inn"], "dragon": (1, 1), "wardens": [(0, 1)]}
    game = a_game(skills=[("shield-charge", "roger")], **table)
    game.play(Pause(Walk(Cell(0, 0))), Use("shield-charge", "roger"))

    assert game.reach() == [(0, 1), (1, 1)]


@rule("CH-SKL-6", "CH-DP-21", "CH-SKL-3")
def test_nobody_charges_without_a_goblin_in_the_maze():
    assert a_game(skills=[("shield-charge", "roger")]).offers(Pause) == []
    assert a_game(skills=[("shield-charge", "roger")], looters=[(6, 3)]).offers(Pause) != []


@rule("CH-ENM-4", "CH-DP-11", "CH-SKL-3", "CH-ENM-3")
def test_a_long_shot_hits_one_goblin_in_the_row_or_column():
    game = a_game(
        ("demetris", "roger"),
        skills=[("long-shot", "demetris")],
        looters=[(0, 2), (4, 6), (3, 3)],
        wardens=[(0, 2)],
    ).play(Use("long-shot", "demetris"))

    assert cells(game) == [(0, 2), (4, 6)]

    game.play(ChooseCell(Cell(0, 2)))

    assert game.offers() == [ChooseCard("looter"), ChooseCard("warden")]

    game.play(ChooseCard("warden"))

    assert game.state.wardens == ()
    assert len(game.state.looters) == 3
    assert game.knockouts("demetris") == 1


@rule("CH-SKL-3", "CH-ENM-3")
def test_the_war_drum_hits_all_looters_around():
    game = a_game(
        ("ollie", "roger"),
        at={"ollie": (3, 3)},
        skills=[("war-drum", "ollie")],
        looters=[(3, 3), (2, 3), (3, 4), (4, 4)],
        wardens=[(4, 3)],
    ).play(Use("war-drum", "ollie"))

    assert game.state.looters == (Cell(4, 4),)
    assert game.state.wardens == (Cell(4, 3),)
    assert game.knockouts("ollie") == 3


@rule("CH-SKL-3", "CH-DP-11")
def test_a_gust_blows_a_goblin_to_a_tile_without_portal_and_character():
    game = a_game(
        ("miranda", "roger"), skills=[("gust", "miranda")], looters=[(1, 1)], portals=PORTALS
    ).play(Use("gust", "miranda"), ChooseCell(Cell(1, 1)))

    assert len(cells(game)) == 49 - 4
    assert not {(0, 0), (1, 1), (5, 5), (6, 0)} & set(cells(game))
    assert game.play(ChooseCell(Cell(3, 3))).state.looters == (Cell(3, 3),)
    assert game.knockouts("miranda") == 0


@rule("CH-SKL-3", "CH-DP-11")
@pytest.mark.parametrize(
    ("kind", "looters", "wardens"), [("looter", [(3, 3)], [(1, 1)]), ("warden", [(1, 1)], [(3, 3)])]
)
def test_of_two_goblins_on_a_tile_the_user_says_which_is_blown_away(kind, looters, wardens):
    game = a_game(
        ("miranda", "roger"), skills=[("gust", "miranda")], looters=[(1, 1)], wardens=[(1, 1)]
    ).play(Use("gust", "miranda"), ChooseCell(Cell(1, 1)))
    assert game.offers() == [ChooseCard("looter"), ChooseCard("warden")]

    game.play(ChooseCard(kind), ChooseCell(Cell(3, 3)))
    assert list(game.state.looters) == looters
    assert list(game.state.wardens) == wardens


@rule("CH-SKL-3", "CH-DP-11")
def test_a_goblin_that_is_blown_into_a_snare_is_gone():
    game = a_game(
        ("miranda", "roger"), skills=[("gust", "miranda")], wardens=[(2, 2)], snares=[(3, 3)]
    ).play(Use("gust", "miranda"), ChooseCell(Cell(2, 2)), ChooseCell(Cell(3, 3)))

    assert game.state.wardens == game.state.snares == ()


@rule("CH-SKL-3", "CH-DP-11", "CH-COL-E3")
def test_blink_puts_the_character_in_its_row_or_column_and_nothing_else_happens():
    game = a_game(
        skills=[("blink", "roger")],
        portals={"red": ((0, 4), "honeycomb"), "blue": ((5, 5), "stone-toad")},
        looters=[(0, 3)],
        wardens=[(0, 2)],
        dragon=(3, 0),
    ).play(Use("blink", "roger"))

    assert not {(0, 0), (0, 2), (0, 4), (3, 0), (1, 1)} & set(cells(game))
    assert len(cells(game)) == 9

    game.play(ChooseCell(Cell(0, 3)))

    assert game.at("roger") == (0, 3)
    assert game.state.looters == (Cell(0, 3),)
    assert not game.state.moved


@rule("CH-SKL-3", "CH-DP-11", "CH-SKL-5")
def test_borrowed_time_takes_all_hourglasses_of_a_skill_and_costs_one_more():
    game = a_game(skills=[("haste", "ollie", 2), ("crank", "roger"), "borrowed-time"])
    game.play(Use("borrowed-time"))

    assert game.offers() == [ChooseCard("haste", "ollie")]

    game.play(ChooseCard("haste", "ollie"))

    assert (game.glass("haste", "ollie"), game.glass("borrowed-time")) == (0, 3)


@rule("CH-DP-8", "CH-DP-32", "CH-SKL-3")
def test_a_cold_grip_cancels_a_looting():
    game = a_game(skills=["cold-grip"], portals=PORTALS, looters=[(1, 1), (1, 1)])
    game.happen(lambda now: now.do(Looting("red"))).play(Use("cold-grip"))

    assert game.state.looted == ()
    assert game.state.looters == (Cell(1, 1),)
    assert game.portals["red"] == (1, 1)
    assert LootPrevented("red", "cold-grip") in game.events
    assert game.glass("cold-grip") == 6
    assert game.knockouts("roger") == 0


@rule("CH-SKL-3", "CH-DP-11")
def test_a_vine_step_ignores_walls_but_not_a_stopper():
    game = a_game(skills=[("vine-step", "roger")], at={"roger": (3, 5)}, wardens=[(3, 4)])
    game.play(Pause(Walk(Cell(3, 5))), Use("vine-step", "roger"))

    assert cells(game) == [(2, 5), (3, 4), (3, 6), (4, 5)]

    game.play(ChooseCell(Cell(3, 4)))

    assert Walked(piece=ROGER, path=(Cell(3, 5), Cell(3, 4))) in game.events
    assert game.at("roger") == (3, 4)
    assert game.state.wardens == ()
    assert game.asked == ("action-main", 0)


@rule("CH-SKL-3", "CH-DP-11")
def test_a_scene_change_swaps_two_movable_neighbours_with_everything_on_them():
    game = a_game(skills=["scene-change"], at={"roger": (1, 1)}, looters=[(1, 0)])
    game.play(Use("scene-change"))

    assert len(cells(game)) == 33

    game.play(ChooseCell(Cell(1, 1)))

    assert cells(game) == [(0, 1), (1, 2), (2, 1), (1, 0)]

    game.play(ChooseCell(Cell(1, 0)))

    assert str(game.state.maze).split()[1] == "│┌├│┘│┐"
    assert game.at("roger") == (1, 0)
    assert game.state.looters == (Cell(1, 1),)


@rule("CH-SKL-3", "CH-DP-11")
def test_understudies_are_two_characters_who_change_tiles():
    game = a_game(skills=["understudy"])
    game.play(Use("understudy"), ChooseHero(OLLIE), ChooseHero(ROGER))

    assert (game.at("roger"), game.at("ollie")) == ((6, 6), (0, 0))


@rule("CH-SKL-3", "CH-DP-11")
def test_a_character_and_a_goblin_change_tiles_and_a_snare_may_wait_there():
    table = {"skills": ["understudy"], "looters": [(3, 3)], "at": {"roger": (1, 1)}}
    deeds = (Use("understudy"), ChooseHero(ROGER), ChooseCell(Cell(3, 3)))
    game, trapped = a_game(**table).play(*deeds), a_game(snares=[(1, 1)], **table).play(*deeds)

    assert game.at("roger") == trapped.at("roger") == (3, 3)
    assert game.state.looters == (Cell(1, 1),)
    assert trapped.state.looters == trapped.state.snares == ()


@rule("CH-SKL-3", "CH-DP-11")
def test_of_two_goblins_on_a_tile_one_changes_places():
    table = {"skills": ["understudy"], "looters": [(3, 3)], "wardens": [(3, 3)]}
    game = a_game(**table).play(Use("understudy"), ChooseHero(ROGER), ChooseCell(Cell(3, 3)))
    assert game.offers() == [ChooseCard("looter"), ChooseCard("warden")]

    game.play(ChooseCard("warden"))
    assert game.at("roger") == (3, 3)
    assert (game.state.looters, game.state.wardens) == ((Cell(3, 3),), (Cell(0, 0),))


@rule("CH-SKL-3", "CH-SKL-6")
def test_nobody_changes_places_with_a_goblin_on_the_same_tile():
    alone = a_game(("roger",), skills=["understudy"], looters=[(0, 0)])
    other = a_game(("roger",), skills=["understudy"], looters=[(0, 0), (3, 3)])

    assert Use("understudy") not in alone.offers()
    assert cells(other.play(Use("understudy"), ChooseHero(ROGER))) == [(3, 3)]


@rule("CH-SKL-3", "CH-SKL-6")
def test_nobody_changes_places_with_somebody_on_the_same_tile():
    game = a_game(("roger", "ollie"), at={"ollie": (0, 0)}, skills=["understudy"])

    assert game.offers(Use) == []


@rule("CH-TIME-1", "CH-TIME-3", "CH-ACT-3")
def test_a_snare_is_laid_on_the_users_tile_between_actions_or_during_a_move():
    game = a_game(beside={"snares": 2}).play(Use("snare"))

    assert game.state.snares == (Cell(0, 0),)
    assert game.offers(Use) == []

    game.play(Pause(Walk(Cell(0, 1))), Use("snare"), Stop())

    assert game.state.snares == (Cell(0, 0), Cell(0, 1))
    with refused_by("CH-GEN-3"):
        game.play(Use("snare"))


@rule("CH-ACT-3")
def test_only_the_active_character_lays_snares():
    assert a_game(beside={"snares": 2}).offers(Use, 1) == []


@rule("CH-DP-31", "CH-ACT-3")
def test_a_lucky_penny_rolls_one_die_again():
    game = a_game(beside={"pennies": 2}, chapters=2, labyrinth=True).roll("red", "blue")

    assert game.offers(Reroll) == [Reroll("lucky-penny", (0,)), Reroll("lucky-penny", (1,))]

    game.play(Reroll("lucky-penny", (1,)), chance=["yellow"])

    assert game.state.dice == ("red", "yellow")
    assert game.state.beside.pennies == 1


def test_every_skill_and_token_has_a_test_here():
    source = Path(__file__).read_text(encoding="utf-8")
    kinds = (CardKind.SKILL, CardKind.TOKEN)
    cards = [card.id for card in BOX.cards.values() if card.kind in kinds]

    assert [card for card in cards if f'"{card}"' not in source] == []
