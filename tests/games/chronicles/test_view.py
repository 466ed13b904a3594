"""What everybody may know (docs/rules/chronicles.md, 13.3)."""

import pytest
from msgspec.structs import fields, replace

from dedale.core.records import Seat, to_json
from dedale.games.chronicles.cards import ObjectiveKind
from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.events import ItemCollected, KnockedOut
from dedale.games.chronicles.outlook import imagined
from dedale.games.chronicles.state import Stage, State
from dedale.games.chronicles.view import OPEN, KnownDeck, sent, view
from dedale.maze.cell import Cell
from dedale.maze.turn import Walk, Walked
from tests.games.chronicles.playing import SIX, agreed, ended, laid
from tests.kit import rule
from tests.kit.games.chronicles import a_game

SECRET = {"items", "events", "known_items", "known_events", "sunk_events", "pile"}


def told(game):
    """Every word that a table tells, in its view and its events."""
    text = to_json(view(game.state, None)).decode() + to_json(game.told).decode()
    return set(text.split('"'))


@rule("CH-VIS-1")
def test_all_seats_and_spectators_see_the_same():
    state = agreed("roger", "ollie", seats=2).state

    assert view(state, Seat(0)) == view(state, Seat(1)) == view(state, None)


@rule("CH-VIS-1", "CH-MOVE-8")
def test_all_see_what_the_end_of_a_move_brings_as_they_are_told_of_it():
    portals = {"red": ((1, 1), "honeycomb"), "blue": ((5, 5), "reed-flute")}
    game = a_game(portals=portals, looters=[(1, 1)]).play(Walk(Cell(1, 1)))
    seen = [view(game.when(kind), None) for kind in (Walked, KnockedOut, ItemCollected)]

    assert [table.looters for table in seen] == [((1, 1),), (), ()]
    assert [table.pieces[0].items for table in seen] == [(), (), ("honeycomb",)]


@rule("CH-VIS-1", "CH-VIS-2")
def test_everything_lies_open_but_the_decks_and_the_pile():
    names = {field.name for field in fields(State)}

    assert names - set(OPEN) == SECRET


@rule("CH-VIS-2")
def test_the_order_of_the_decks_is_hidden():
    one = a_game(echoes={"honeycomb": (1, 1), "first-coin": (3, 3)}, events=("b", "a"))
    two = replace(one.state, items=one.state.items[::-1], events=("a", "b"))

    assert view(one.state, None) == view(two, None)
    assert view(two, None).items == KnownDeck((), ("first-coin", "honeycomb"))


@rule("CH-VIS-3")
def test_cards_that_were_looked_at_or_put_under_are_remembered():
    game = a_game(events=("d", "c", "b", "a"), known_events=1, sunk_events=1)

    assert view(game.state, None).events == KnownDeck(("d",), ("b", "c"), ("a",))


@rule("CH-VIS-2")
def test_the_pile_of_objectives_shows_only_its_backs():
    pile = ("bounty-red", "bounty-gang", "blueprint-web")
    one, two = a_game(pile=pile).state, a_game(pile=("bounty-gang", *pile[::2])).state

    assert view(one, None).pile == (
        ObjectiveKind.BOUNTY,
        ObjectiveKind.BOUNTY,
        ObjectiveKind.BLUEPRINT,
    )
    assert view(one, None) == view(two, None)


@rule("CH-VIS-2", "CH-BLD-7")
@pytest.mark.parametrize("building", sorted({*BOX.buildings} - {"inn"}))
def test_nothing_of_an_unopened_box_is_in_a_view(building):
    slot = BOX.buildings[building].slot
    others = [b for b in SIX if BOX.buildings[b].slot != slot]
    game = agreed(sheet={"first": False, "repaired": others, "chapters": 4})
    inside = [
        *(card.id for card in BOX.cards.values() if card.building == building),
        *(quest.id for quest in BOX.quests.values() if quest.building == building),
        *(card.id for card in BOX.objectives.values() if card.building == building),
        *(card.id for card in BOX.rituals.values() if card.building == building),
    ]

    assert [id for id in inside if id in told(game)] == []


@rule("CH-VIS-2")
def test_nothing_of_any_box_is_in_the_first_game():
    inside = [card.id for card in BOX.cards.values() if card.building]

    assert [id for id in (*inside, *BOX.quests, *BOX.objectives) if id in told(agreed())] == []


@rule("CH-VIS-2")
def test_boxes_2_and_3_stay_shut_until_they_are_opened():
    game = agreed(sheet={"first": False, "repaired": SIX, "chapters": 4})
    inside = [*BOX.objectives, *(q.id for q in BOX.quests.values() if q.box == 2)]
    inside += [card.id for card in BOX.cards.values() if card.kind == "folk"]

    assert [id for id in inside if id in told(game)] == []


@pytest.mark.parametrize(
    "game",
    [
        laid(2),
        agreed("roger", "ollie", sheet={"first": False, "repaired": SIX, "chapters": 4}),
        a_game(pile=("bounty-red", "blueprint-web"), events=("great-slide",), sunk_events=1),
        ended(3, looted=2),
    ],
)
def test_an_imagined_table_looks_like_the_view(game):
    seen = view(game.state, None)

    assert view(imagined(seen), None) == seen


def test_screens_are_not_sent_the_log_and_the_pack_at_every_step():
    seen = view(ended(3).state, None)

    assert sent(seen) == replace(seen, log=())


@rule("CH-RESET-2")
def test_magnets_are_told_in_the_village():
    maze = a_game(repaired=["inn"]).state

    assert view(maze, None).magnets == ()
    assert view(replace(maze, stage=Stage.END), None).magnets == ("inn",)
