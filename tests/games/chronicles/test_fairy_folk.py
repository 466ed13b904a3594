"""Fairy Folk of chronicles: how they come, and what each of them does (CH-FF)."""

from pathlib import Path

from dedale.games.chronicles.actions import (
    ChooseCard,
    ChooseCell,
    ChooseColour,
    ChooseHero,
    ChooseOption,
    ChooseTurn,
    End,
    Pass,
    Stop,
    Use,
)
from dedale.games.chronicles.cards import CardKind
from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.events import FolkCame, ItemCollected
from dedale.games.chronicles.words import Remembered, Via
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Inserted, Walk
from tests.games.chronicles.playing import agreed, ended
from tests.kit import refused_by, rule
from tests.kit.games.chronicles import DEMETRIS, MIRANDA, OLLIE, ROGER, a_game

PORTALS = {"red": ((1, 1), "honeycomb"), "blue": ((5, 5), "stone-toad")}

INN = {
    "boxes": ("inn-1", "inn-2", "inn-3"),
    "quests": ("q-inn-1", "q-inn-2", "q-inn-3", "q-inn-4"),
}
"""A campaign in which the Inn has opened all its boxes."""


def visited(card, **table):
    """A table on which a Fairy Folk card lies open, and Roger uses it."""
    return a_game(folk=(card,), **table).play(Use(card))


@rule("CH-FF-1")
def test_a_fairy_folk_card_is_in_the_event_deck_once_its_box_is_open():
    shut = agreed(sheet={"first": False, "repaired": ("inn",)})
    opened = agreed(sheet={"first": False, "repaired": ("inn",)} | INN)

    assert "folk-raimund" not in (*shut.state.events, *shut.state.folk)
    assert "folk-raimund" in (*opened.state.events, *opened.state.folk)


@rule("CH-FF-2", "CH-TIME-5")
def test_a_fairy_folk_card_is_laid_open_and_the_next_event_drawn():
    game = a_game(events=("folk-pim", "great-slide", "light-fingers")).draw(chance=["N"])

    assert game.state.folk == ("folk-pim",)
    assert game.state.events == ("light-fingers", "great-slide")
    assert FolkCame("folk-pim") in game.told


@rule("CH-EASY-4")
def test_hard_working_villagers_draw_no_event():
    easy = {"modifications": ["hard-working-villagers"]}
    game = a_game(events=("folk-pim", "great-slide"), **easy).draw(chance=[])

    assert game.state.folk == ("folk-pim",)
    assert game.state.events == ("great-slide",)


@rule("CH-FF-E1", "CH-FF-E2")
def test_two_fairy_folk_in_a_row_both_stay_and_an_empty_deck_brings_none():
    game = a_game(events=("folk-pim", "folk-mort", "great-slide")).draw(chance=["N"])
    alone = a_game(events=("folk-pim",)).draw(chance=[])

    assert game.state.folk == ("folk-pim", "folk-mort")
    assert alone.state.folk == ("folk-pim",)


@rule("CH-FF-3", "CH-GEN-4")
def test_a_fairy_folk_card_is_used_once_by_anybody_and_then_discarded():
    game = a_game(folk=("folk-pim",))

    assert [game.offers(Use, seat) for seat in range(4)] == [[Use("folk-pim")]] * 4

    game.play(Use("folk-pim"), ChooseOption(0), seat=3)

    assert game.state.folk == ()
    assert game.state.discarded == ("folk-pim",)
    with refused_by("CH-FF-3"):
        game.play(Use("folk-pim"))


@rule("CH-FF-4", "CH-DIS-1")
def test_fairy_folk_are_in_the_deck_of_the_next_game_again():
    used = ended(3, discarded=("folk-raimund",), sheet=INN)
    sheet = {name: getattr(used.state.sheet, name) for name in INN}
    again = agreed(sheet={"first": False, "repaired": ("inn",)} | sheet)

    assert "folk-raimund" in (*again.state.events, *again.state.folk)


@rule("CH-DP-26", "CH-TIME-E2", "CH-FF-3")
def test_raimund_gives_each_character_a_move_of_four_steps_that_it_may_decline():
    game = visited("folk-raimund", active=1, skills=[("haste", "ollie"), ("vine-step", "ollie")])

    assert game.asked == ("action-move", 1)

    game.play(Pass())

    assert game.asked == ("action-move", 2)
    assert game.offers(Use) == [Use("vine-step", OLLIE)]

    game.play(Pass(), Pass())

    assert game.asked == ("action-move", 0)
    assert (3, 3) not in game.reach()
    assert game.play(Walk(Cell(2, 1))).at("roger") == (2, 1)
    assert game.asked == ("action-main", 1)


@rule("CH-VIS-3", "CH-FF-3", "CH-DP-11")
def test_odimus_puts_one_item_on_top_and_shuffles_the_rest():
    echoes = {"honeycomb": (1, 1), "reed-flute": (1, 3), "stone-toad": (1, 5)}
    game = visited("folk-odimus", echoes=echoes)

    assert [offer.card for offer in game.offers()] == ["honeycomb", "reed-flute", "stone-toad"]

    game.play(ChooseCard("stone-toad"), chance=[["reed-flute", "honeycomb"]])

    assert game.state.items == ("stone-toad", "reed-flute", "honeycomb")
    assert game.state.known_items == 1


@rule("CH-ENM-1", "CH-ENM-4", "CH-FF-3", "CH-ENM-3", "CH-DP-11")
def test_scruplin_knocks_out_all_looters_for_a_character_that_the_user_names():
    game = visited("folk-scruplin", looters=[(1, 1), (3, 3)], wardens=[(0, 2)])

    assert len(game.offers(ChooseHero)) == 4

    game.play(ChooseHero(MIRANDA))

    assert game.state.looters == ()
    assert game.state.wardens == (Cell(0, 2),)
    assert game.knockouts("miranda") == 2


@rule("CH-FF-3", "CH-ENM-4")
def test_a_single_character_is_not_named():
    game = visited("folk-scruplin", heroes=("roger",), looters=[(1, 1)])

    assert game.knockouts("roger") == 1


@rule("CH-FF-3", "CH-DP-11")
def test_brindle_turns_up_to_three_different_tiles():
    game = visited("folk-brindle")

    assert len(game.offers(ChooseCell)) == 33
    assert Pass() in game.offers()

    game.play(ChooseCell(Cell(0, 1)), ChooseTurn(0), ChooseCell(Cell(1, 0)))

    assert len(game.offers(ChooseTurn)) == 4

    game.play(ChooseTurn(3))

    assert len(game.offers(ChooseCell)) == 31
    assert str(game.state.maze).split()[:2] == ["┌└┬│┬─┐", "┘│├│┘│┐"]

    game.play(ChooseCell(Cell(0, 3)))

    assert game.offers() == [ChooseTurn(0), ChooseTurn(1)]
    assert game.play(ChooseTurn(1)).asked == ("action-main", 0)


@rule("CH-FF-3", "CH-DP-11")
def test_brindle_may_stop_earlier():
    game = visited("folk-brindle").play(Pass())

    assert game.state.maze == a_game().state.maze


@rule("CH-FF-3", "CH-DP-11")
def test_pim_brings_two_crystals_or_lends_a_scroll():
    rich, lent = visited("folk-pim"), visited("folk-pim")
    rich.play(ChooseOption(0))
    lent.play(ChooseOption(1), ChooseCard("scroll-turn"))

    assert rich.state.crystals == 2
    assert lent.state.borrowed == ("scroll-turn",)


@rule("CH-SKL-5", "CH-GEN-2", "CH-FF-3")
def test_mathilda_takes_an_hourglass_from_every_skill():
    skills = [("haste", "roger", 2), ("haste", "ollie", 1), "catalogue", ("scribe", None, 5)]
    game = visited("folk-mathilda", skills=skills)

    assert [skill.glass for skill in game.state.skills] == [1, 0, 0, 4]


@rule("CH-FF-3", "CH-ENM-3", "CH-ENM-4", "CH-DP-11")
def test_gudrun_knocks_out_up_to_three_chosen_goblins():
    table = {"looters": [(1, 1), (3, 3), (5, 5)], "wardens": [(0, 2)]}
    game = visited("folk-gudrun", **table).play(ChooseHero(ROGER))

    assert Pass() in game.offers()

    game.play(ChooseCell(Cell(0, 2)), ChooseCell(Cell(3, 3)), Pass())

    assert game.state.looters == (Cell(1, 1), Cell(5, 5))
    assert game.state.wardens == ()
    assert game.knockouts("roger") == 2


@rule("CH-FF-3", "CH-ENM-3", "CH-ENM-4", "CH-DP-11")
def test_gudrun_knocks_out_no_fourth_goblin():
    table = {"looters": [(1, 1), (3, 3), (5, 5)], "wardens": [(0, 2)]}
    game = visited("folk-gudrun", **table).play(ChooseHero(ROGER))
    game.play(*(ChooseCell(Cell(*cell)) for cell in ((1, 1), (3, 3), (5, 5))))

    assert game.asked == ("action-main", 0)
    assert game.state.wardens == (Cell(0, 2),)


@rule("CH-COL-1", "CH-FF-3", "CH-DP-11")
def test_elissa_lets_a_character_collect_in_its_row_or_column():
    game = visited("folk-elissa", portals=PORTALS, at={"ollie": (5, 0)}, looters=[(5, 5)])

    assert game.offers() == [ChooseHero(OLLIE)]

    game.play(ChooseHero(OLLIE), ChooseColour("blue"))

    assert ItemCollected(OLLIE, "stone-toad", "blue", Via.EFFECT) in game.events
    assert game.knockouts("ollie") == 1


@rule("CH-DP-23", "CH-FF-3", "CH-DP-11")
def test_mort_brings_a_looted_item_back_to_a_character():
    game = a_game(folk=("folk-mort",), looted=("honeycomb", "milk-fang"))
    game.play(Use("folk-mort"), seat=2)

    assert game.asked == ("effect-param", 0)

    game.play(ChooseCard("milk-fang"))

    assert game.asked == ("effect-param", 2)

    game.play(ChooseHero(DEMETRIS))

    assert game.hero("demetris").items == ("milk-fang",)
    assert game.state.looted == ("honeycomb",)
    assert game.logged(Remembered.COLLECT) == []


@rule("CH-ACT-4", "CH-FF-3")
def test_fennel_leads_the_active_character_through_hedges():
    game = a_game(folk=("folk-fennel",), at={"roger": (3, 5)})
    game.play(Use("folk-fennel"), seat=2)

    assert game.asked == ("action-move", 0)
    assert (0, 3) in game.reach()
    assert (0, 2) not in game.reach()
    assert not game.play(Walk(Cell(0, 3))).state.moved


@rule("CH-ACT-E1", "CH-FF-3", "CH-DP-11")
def test_celeste_gives_the_active_character_a_move_and_a_shift_in_any_order():
    game = a_game(folk=("folk-celeste",)).play(Use("folk-celeste"), seat=2)

    assert game.asked == ("effect-param", 2)

    game.play(ChooseOption(1))

    assert game.asked == ("effect-param", 0)
    assert len(game.offers(Insert)) == 48
    assert Pass() in game.offers()

    game.play(Insert(0, 1))
    assert [event.piece for event in game.events if isinstance(event, Inserted)] == [ROGER]

    game.play(Stop())

    assert not game.state.moved
    assert not game.state.shifted
    assert game.asked == ("action-main", 0)


@rule("CH-FF-3", "CH-DP-11")
def test_both_parts_of_what_celeste_gives_may_be_declined():
    game = visited("folk-celeste").play(ChooseOption(0), Pass(), Pass())

    assert game.state.maze == a_game().state.maze
    assert End() in game.offers()


def test_every_fairy_folk_card_has_a_test_here():
    source = Path(__file__).read_text(encoding="utf-8")
    cards = [card.id for card in BOX.cards.values() if card.kind is CardKind.FOLK]

    assert [card for card in cards if f'"{card}"' not in source] == []
