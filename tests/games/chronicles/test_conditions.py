"""Conditions, the moments at which they are checked, and the sets that they name."""

from collections import Counter

import pytest

from dedale.games.chronicles.cards import CheckTime, ObjectiveKind
from dedale.games.chronicles.conditions import (
    All,
    Always,
    At,
    Holds,
    Linked,
    Not,
    Party,
    Person,
    Present,
    Quiet,
    Sequence,
    Some,
    Streak,
    Tally,
    Thing,
    Trait,
)
from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.rules import noting
from dedale.games.chronicles.rules.in_play import items_in_play
from dedale.games.chronicles.rules.judging import JUDGINGS, Facts, measure, met
from dedale.games.chronicles.sheet import Sheet
from dedale.games.chronicles.state import Logged
from dedale.games.chronicles.words import CORNERS, PortalColour, Remembered, Via
from dedale.maze.cell import Cell
from tests.kit import rule
from tests.kit.chronicles_wishes import collect, done, end_move, end_turn, knock_out, loot, portal
from tests.kit.games.chronicles import a_game

COLLECTED = Tally(Remembered.COLLECT, least=3)
NO_LOOT = Tally(Remembered.LOOT, most=0)
CONDITIONS = [
    *(quest.when for quest in BOX.quests.values()),
    *(part for card in BOX.objectives.values() for part in card.when),
    *(ritual.when for ritual in BOX.rituals.values() if ritual.when is not None),
]


def leaves(condition):
    """The conditions that others are put together from."""
    match condition:
        case All(parts) | Some(parts):
            return [leaf for part in parts for leaf in leaves(part)]
        case Not(part):
            return leaves(part)
        case _:
            return [condition]


@rule("CH-SET-1")
def test_there_are_six_sets_of_four_items():
    assert [*BOX.sets] == [
        "ingredients",
        "instruments",
        "critters",
        "treasures",
        "cursed",
        "dragon",
    ]
    assert len(BOX.set_of) == 24


@rule("CH-SET-2")
def test_cursed_items_join_after_chapter_1_and_dragon_items_after_chapter_3():
    assert [len(items_in_play(Sheet(games=1, chapters=k), BOX)) for k in range(5)] == [
        16,
        20,
        20,
        24,
        24,
    ]


@rule("CH-SET-3")
def test_an_item_has_no_effect_of_its_own():
    game = done(a_game(), *(collect(item) for item in BOX.set_of))

    assert game.told == ()
    assert game.state.crystals == 0


@rule("CH-BLD-6", "CH-BLD-8")
def test_each_building_has_three_quests_in_box_1_and_one_in_box_2():
    boxes = Counter((quest.building, quest.box) for quest in BOX.quests.values())

    assert boxes == {(b, box): {1: 3, 2: 1}[box] for b in BOX.buildings for box in (1, 2)}


@rule("CH-OBJ-2")
def test_each_building_has_one_kind_of_objectives():
    assert Counter(card.kind for card in BOX.objectives.values()) == {
        ObjectiveKind.ORDER: 4,
        ObjectiveKind.RIDDLE: 6,
        ObjectiveKind.BOUNTY: 5,
        ObjectiveKind.BLUEPRINT: 5,
        ObjectiveKind.MERCHANT: 6,
        ObjectiveKind.DECREE: 6,
        ObjectiveKind.TROPHY: 4,
        ObjectiveKind.GLEAM: 3,
        ObjectiveKind.WISP: 1,
        ObjectiveKind.BLOOM: 1,
        ObjectiveKind.SCENE: 4,
    }
    assert len({(card.kind, card.building) for card in BOX.objectives.values()}) == 11
    assert set(BOX.deals) == set(ObjectiveKind)


@rule("CH-OBJ-4")
def test_every_objective_has_a_condition_for_each_of_its_rewards():
    cards = BOX.objectives.values()

    assert all(len(card.when) == len(card.rewards) for card in cards)


@rule("CH-FIN-3")
def test_there_are_two_rituals_for_all_and_one_for_each_building():
    owners = Counter(ritual.building for ritual in BOX.rituals.values())

    assert owners == {None: 2} | dict.fromkeys(BOX.buildings, 1)


def test_conditions_name_what_is_in_the_box():
    counts = [leaf for c in CONDITIONS for leaf in leaves(c) if isinstance(leaf, Tally)]
    things = {*BOX.cards, *BOX.set_of, "wisp", "bloom"}

    assert {count.set for count in counts} - {None} <= set(BOX.sets)
    assert {count.building for count in counts} - {None} <= set(BOX.buildings)
    assert {count.kind for count in counts} - {None} <= set(ObjectiveKind)
    assert {count.id for count in counts} - {None} <= things


@pytest.mark.parametrize("kind", [judging.condition for judging in JUDGINGS])
def test_every_condition_is_used_by_the_box(kind):
    used = {type(leaf) for condition in CONDITIONS for leaf in leaves(condition)}

    assert kind in used | {type(condition) for condition in CONDITIONS} | {Not}


@rule("CH-QST-2")
def test_all_conditions_together_say_how_far_they_are():
    both = All((COLLECTED, NO_LOOT))
    game = done(a_game(), collect("honeycomb"), collect("reed-flute"))
    assert measure(game.state, both, Facts()) == (2, 3)

    done(game, loot("first-coin"))
    assert measure(game.state, both, Facts()) == (0, 3)


@rule("CH-QST-2")
def test_conditions_that_are_simply_true_or_not_do_not_add_to_the_way():
    game = done(a_game(), collect("honeycomb"))
    pair, never = Tally(Remembered.COLLECT, least=2), Tally(Remembered.SNARE, least=1)

    assert measure(game.state, All((Always(), NO_LOOT)), Facts()) == (1, 1)
    assert measure(game.state, All((Always(), never)), Facts()) == (0, 1)
    assert measure(game.state, All((Always(), pair)), Facts()) == (1, 2)
    assert measure(game.state, All((never, pair)), Facts()) == (0, 2)


@rule("CH-QST-2", "CH-QST-3", "CH-FIN-8")
def test_nothing_done_is_no_way_at_all_and_what_is_always_true_is_all_of_it():
    game = a_game()
    alike = Tally(Remembered.COLLECT, least=2, same=(Trait.HERO,))

    assert measure(game.state, Always(), Facts()) == (1, 1)
    assert measure(game.state, alike, Facts()) == (0, 2)


@rule("CH-QST-3")
def test_a_row_of_items_that_differ_is_broken_by_one_that_does_not():
    row = ("opal-goblet", "honeycomb", "ginger-root", "stone-toad", "reed-flute")
    game = done(a_game(), *map(collect, row))

    assert measure(game.state, Streak(Trait.SET, 4), Facts()) == (3, 4)


@rule("CH-OBJ-1")
def test_a_scene_that_is_complete_cares_for_nothing_more():
    game = done(a_game(), collect("reed-flute"), collect("stone-toad"), collect("honeycomb"))
    scene = Sequence(("instruments", "critters"))

    assert measure(game.state, scene, Facts()) == (2, 2)


@rule("CH-QST-3")
@pytest.mark.parametrize(("start", "turns"), [(0, 2), (1, 2), (2, 1)])
def test_quiet_turns_count_from_the_turn_that_the_card_names(start, turns):
    assert measure(a_game(turn=2).state, Quiet(4, start), Facts()) == (turns, 4)


@rule("CH-BRD-12", "CH-FIN-8")
def test_nothing_is_linked_with_a_dragon_that_is_alone_or_not_there():
    corners = Linked(CORNERS, 2, dragon=True)

    assert measure(a_game().state, corners, Facts()) == (0, 2)
    assert measure(a_game(dragon=(3, 5)).state, corners, Facts()) == (0, 2)
    assert measure(a_game(dragon=(3, 3)).state, corners, Facts()) == (1, 2)


@rule("CH-OBJ-2")
def test_what_a_character_holds_and_where_it_stands_needs_a_character():
    game = a_game()
    twins = Holds(Person.OWNER, 2, same=True)

    assert measure(game.state, twins, Facts(owner=0)) == (0, 2)
    assert measure(game.state, twins, Facts()) == (0, 2)
    assert measure(game.state, At(Person.OWNER, (Cell(0, 0),)), Facts(owner=0)) == (1, 1)
    assert measure(game.state, At(Person.OWNER, (Cell(0, 0),)), Facts()) == (0, 1)


@rule("CH-QST-3")
def test_looters_in_the_maze_are_counted_without_the_wardens():
    game = a_game(looters=[(1, 1), (3, 3)], wardens=[(2, 2)])

    assert measure(game.state, Present(Thing.LOOTER, least=4), Facts()) == (2, 4)


@rule("CH-FIN-3")
def test_a_party_is_as_large_as_a_card_needs_or_it_is_not():
    game = a_game(("roger", "ollie"))

    assert met(game.state, Party(least=2), Facts())
    assert not met(game.state, Party(least=3), Facts())
    assert met(game.state, Party(most=2), Facts())
    assert not met(game.state, Party(most=1), Facts())


@rule("CH-QST-3")
def test_one_of_several_conditions_is_enough():
    either = Some((COLLECTED, Tally(Remembered.LOOT, least=1)))
    game = done(a_game(), collect("honeycomb"))
    assert not met(game.state, either, Facts())

    done(game, loot("first-coin"))
    assert met(game.state, either, Facts())


@rule("CH-OBJ-2")
def test_what_happened_before_a_card_was_revealed_does_not_count():
    game = done(a_game(), collect("honeycomb"), collect("reed-flute"), collect("stone-toad"))

    assert met(game.state, COLLECTED, Facts(since=0))
    assert not met(game.state, COLLECTED, Facts(since=1))


@rule("CH-ENM-4", "CH-OBJ-2")
def test_a_knock_out_remembers_the_portal_on_its_tile():
    game = done(a_game(), portal("blue", 1, 1), knock_out(), knock_out(cell=(1, 3)))

    assert [entry.colour for entry in game.state.log] == [PortalColour.BLUE, None]


@rule("CH-MOVE-8")
def test_the_end_of_a_move_is_remembered():
    game = done(a_game(), end_move((0, 1), (1, 1), hero=2))

    assert game.state.log == (Logged(Remembered.MOVE_END, 1, 2, cell=Cell(1, 1)),)


@rule("CH-QST-3")
def test_a_condition_waits_for_its_moment():
    game = done(a_game(quests=["q-town-hall-1"], turn=8), knock_out(Via.WARDEN))
    assert not game.progress("q-town-hall-1").done

    done(game, end_turn)
    assert game.progress("q-town-hall-1").done


@rule("CH-DP-21")
def test_quests_in_progress_that_count_entered_tiles_make_the_route_matter():
    assert noting.counts_steps(a_game(quests=["q-garden-3"]).state)
    assert not noting.counts_steps(a_game(quests=["q-garden-1"]).state)


@rule("CH-QST-3")
def test_only_what_waits_for_an_event_is_checked_after_it():
    waiting = noting.waiting(BOX)

    assert "q-inn-1" in waiting[CheckTime.NOW, Remembered.COLLECT]
    assert "q-inn-1" not in waiting[CheckTime.NOW, Remembered.KO]
    assert waiting[CheckTime.ENTER, None] == {"objective-blooms"}
