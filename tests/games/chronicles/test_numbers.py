"""Chronicles in numbers: codes of actions, views as rows of bytes, and expeditions."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dedale.core.rng import Philox
from dedale.games.chronicles import chronicles
from dedale.games.chronicles.actions import ChooseOrder
from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.envs.codes import CODES, GROUPS, code, coded
from dedale.games.chronicles.envs.facts import FACTS, SIZE, numbers
from dedale.games.chronicles.envs.maze import CELL
from dedale.games.chronicles.envs.order import ITEMS
from dedale.games.chronicles.envs.presets import PRESETS, expedition
from dedale.games.chronicles.envs.reached import GOAL, over, points
from dedale.games.chronicles.rules.in_play import final_ready, script_spaces
from dedale.maze.cell import Cell
from dedale.maze.turn import Walk
from tests.kit import refused_by
from tests.kit.games import kit_of
from tests.kit.games.chronicles import a_game
from tests.kit.playthroughs import playthroughs

UNUSED = {*range(422, 470)}  # were insertions for an effect, which any `Insert` answers
WHERE = {fact.name: slice(fact.first, fact.first + fact.size) for fact in FACTS}


def seen(state):
    return numbers(chronicles.view(state, None))


def told(state, name):
    """The numbers of one fact."""
    return list(seen(state)[WHERE[name]])


def test_every_code_is_that_of_one_action():
    used = [number for number in range(CODES) if coded(number) is not None]

    assert [code(coded(number)) for number in used] == used
    assert set(range(CODES)) - set(used) == UNUSED
    assert sum(len(codes) for codes in GROUPS.values()) == CODES - len(UNUSED)


def test_a_code_that_is_not_used_any_more_is_refused():
    with refused_by("CH-DP-9"):
        a_game().play(coded(min(UNUSED)))


@settings(max_examples=20)
@given(data=st.data())
def test_whatever_is_offered_has_a_code_of_its_own_and_whatever_is_seen_fits_the_row(data):
    for state in (stage.state for stage in data.draw(playthroughs(chronicles))):
        assert len(seen(state)) == SIZE
        if not over(chronicles.view(state, None)):
            for seat in state.seats:
                offers = chronicles.legal(state, seat)
                assert len({code(action) for action in offers}) == len(offers)


@settings(max_examples=20)
@given(data=st.data())
def test_the_row_does_not_change_when_only_hidden_things_do(data):
    for state in (stage.state for stage in data.draw(playthroughs(chronicles))):
        other = kit_of("chronicles").shuffle_hidden(state, None, Philox("other", 1))
        assert seen(other) == seen(state)


def test_how_cards_are_put_back_is_counted_by_their_places_in_the_box():
    ways = [
        ChooseOrder(("ginger-root", "reed-flute", "opal-goblet")),
        ChooseOrder(("opal-goblet", "ginger-root", "reed-flute")),
        ChooseOrder(("light-fingers",), ("restless-walls",)),
        ChooseOrder((), ("light-fingers", "restless-walls")),
        ChooseOrder(("light-fingers", "light-fingers")),
    ]
    first = GROUPS[ChooseOrder][0]

    assert [code(way) - first for way in ways] == [0, 16, 13, 22, 0]


def test_each_cell_tells_its_openings_who_stands_there_and_what_lies_there():
    game = a_game(
        ("roger", "ollie"),
        {"roger": (2, 0), "ollie": (2, 0)},
        portals={"purple": ((2, 0), "ginger-root")},
        echoes={"reed-flute": (0, 2)},
        looters=[(2, 0), (2, 0)],
    )
    cells = told(game.state, "MAZE")
    here, beyond = (cells[CELL * Cell(*at).number :][:CELL] for at in ((2, 0), (0, 2)))

    assert here[:4] == [1, 1, 1, 0]
    assert here[4:8] == [1, 1, 0, 0]
    assert here[8:12] == [2, ITEMS.number("ginger-root"), 0, 2]
    assert beyond[8:11] == [0, 0, ITEMS.number("reed-flute")]


def test_characters_are_counted_from_the_one_whose_turn_it_is():
    game = a_game(("roger", "ollie"), holds={"ollie": ["ginger-root"]}, active=1)
    told_first = told(game.state, "HEROES")

    assert told_first[0] == 3  # Ollie
    assert told_first[1 + ITEMS.number("ginger-root")] == 1


def test_an_item_that_is_collected_brings_its_share_of_the_chapter():
    game = a_game(("roger",), {"roger": (2, 0)}, portals={"red": ((2, 0), "ginger-root")})
    before = points(chronicles.view(game.state, None))
    game.play(Walk(Cell(2, 0)))

    gained = points(chronicles.view(game.state, None)) - before
    assert gained == GOAL // BOX.numbers.chapters[0]


def test_expeditions_are_villages_in_which_the_rules_can_begin():
    for name in PRESETS:
        options = chronicles.options(**dict(zip(("sheet", "scenario"), PRESETS[name], strict=True)))
        chronicles.setup(options, 2, Philox("any", 0))

    assert final_ready(PRESETS["final"][0], BOX)
    assert expedition({"expedition": "first", "characters": 3})["scenario"] == "standard"


@pytest.mark.parametrize("name", PRESETS)
def test_a_village_to_learn_from_has_the_goblin_events_of_its_track(name):
    sheet, _ = PRESETS[name]

    assert len(sheet.goblins) == script_spaces(sheet, BOX) < 4  # the last one would bring two
