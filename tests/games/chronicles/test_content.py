"""What is in the box (docs/rules/chronicles-content.md, sections 2 to 5 and 12)."""

from collections import Counter

import pytest

from dedale.games.chronicles.cards import CardKind
from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.words import CENTRE, COLOURS, CORNERS, EVENT, FACES, POSTS, Hero
from dedale.maze.cell import Cell
from tests.kit import rule

SHARED = {
    "forewarned",
    "catalogue",
    "scribe",
    "borrowed-time",
    "cold-grip",
    "scene-change",
    "understudy",
}


def cards(kind):
    return [card for card in BOX.cards.values() if card.kind is kind]


@rule("CH-SET-1", "CH-SET-2", "CH-GEN-3")
def test_there_are_24_items_in_6_sets_of_which_two_come_later():
    assert (len(BOX.set_of), len(BOX.sets)) == (24, 6)
    assert {group.id: group.chapter for group in BOX.sets.values() if group.chapter} == {
        "cursed": 1,
        "dragon": 3,
    }


@rule("CH-GEN-3")
def test_there_are_29_events():
    events = BOX.events.values()

    assert Counter(card.bag.value for card in events for _ in range(card.copies)) == {
        "start": 5,
        "chapter-1": 2,
        "chapter-2": 5,
        "chapter-3": 3,
        "goblins": 5,
        "dragon": 9,
    }


@rule("CH-VIL-1", "CH-BLD-1", "CH-BLD-8")
def test_each_of_the_11_buildings_has_a_villager_a_folk_card_and_four_quests():
    folk = [card.building for card in cards(CardKind.FOLK)]
    quests = Counter((quest.building, quest.box) for quest in BOX.quests.values())

    assert len({building.villager for building in BOX.buildings.values()}) == 11
    assert sorted(folk) == sorted(BOX.buildings)
    assert {quests[building, 1] for building in BOX.buildings} == {3}
    assert {quests[building, 2] for building in BOX.buildings} == {1}


@rule("CH-SKL-1", "CH-SKL-2", "CH-GEN-3")
def test_there_are_24_personal_and_7_global_skills():
    skills = cards(CardKind.SKILL)
    personal = [card for card in skills if not card.shared]

    assert sum(4 if card.hero is None else 1 for card in personal) == 24
    assert {card.id for card in skills if card.shared} == SHARED
    assert {card.hero for card in personal} - {None} == set(Hero)


@rule("CH-SCR-1", "CH-GEN-3")
def test_there_are_two_scrolls_of_each_of_four_kinds():
    assert [(card.id, card.copies) for card in cards(CardKind.SCROLL)] == [
        ("scroll-time", 2),
        ("scroll-turn", 2),
        ("scroll-fate", 2),
        ("scroll-shift", 2),
    ]


@rule("CH-GEN-3")
def test_there_are_three_snares_and_two_pennies():
    assert {card.id: card.copies for card in cards(CardKind.TOKEN)} == {
        "snare": 3,
        "lucky-penny": 2,
    }


@rule("CH-OBJ-1", "CH-OBJ-2", "CH-OBJ-6")
def test_there_are_45_objectives():
    assert Counter(card.kind.value for card in BOX.objectives.values()) == {
        "order": 4,
        "riddle": 6,
        "bounty": 5,
        "blueprint": 5,
        "merchant": 6,
        "decree": 6,
        "trophy": 4,
        "gleam": 3,
        "wisp": 1,
        "bloom": 1,
        "scene": 4,
    }


@rule("CH-FIN-3")
def test_there_are_two_common_rituals_and_one_for_each_building():
    owners = [ritual.building for ritual in BOX.rituals.values()]

    assert owners.count(None) == 2
    assert sorted(filter(None, owners)) == sorted(BOX.buildings)


@rule("CH-LAB-1")
def test_a_die_shows_each_colour_once_and_two_events():
    assert (*COLOURS, EVENT, EVENT) == FACES


@rule("CH-SETUP-6", "CH-SETUP-E2")
@pytest.mark.parametrize(("number", "count"), [(0, 16), (1, 20), (2, 24)])
def test_a_layout_is_symmetric_and_avoids_corners_and_centre(number, count):
    layout = {Cell(*cell) for cell in BOX.numbers.layouts[number]}

    assert len(layout) == count
    assert {Cell(cell.col, 6 - cell.row) for cell in layout} == layout
    assert not layout & {*CORNERS, CENTRE}
    assert {Cell(*cell) for cell in BOX.numbers.layouts[0]} <= layout


@rule("CH-TRK-1", "CH-TRK-5")
def test_the_goblin_track_has_its_special_spaces():
    track = BOX.numbers.track

    assert (track.length, track.losses, track.loss) == (33, (7, 14, 21, 28), 5)
    assert track.scripts == {"4": 2, "11": 3, "17": 4, "23": 5, "33": 12}


@rule("CH-BRD-8")
def test_there_are_twelve_posts():
    assert len(set(POSTS)) == 12
