"""The action phase of chronicles, and when cards may be used (CH-ACT, CH-TIME, CH-GEN)."""

from msgspec.structs import replace

from dedale.games.chronicles.actions import Done, End, Pause, Save, Stop, Use
from dedale.games.chronicles.cards import CardKind, Timing
from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.rules.usable import in_time
from dedale.games.chronicles.tasks import Do, Drawing, Shopping, Walking
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk
from tests.kit import refused_by, rule
from tests.kit.games.chronicles import ROGER, a_game

HEAVY = ("haste", "roger", 30)

OPEN = """
┌┬┬┬┬┬┐
├├├├├├┤
├├├├├├┤
├├├├├├┤
├├├├├├┤
├├├├├├┤
└┴┴┴┴┴┘
"""
"""A maze in which everything is reached."""

PORTALS = {"red": ((1, 1), "honeycomb"), "blue": ((5, 5), "stone-toad")}


@rule("CH-GEN-1")
def test_a_card_overrides_a_rule():
    game = a_game(skills=[("shield-charge", "roger")], wardens=[(0, 1)])

    assert Walk(Cell(1, 1)) not in game.offers()

    game.play(Pause(Walk(Cell(0, 0))), Use("shield-charge", ROGER))

    assert Walk(Cell(1, 1)) in game.offers()


@rule("CH-GEN-1", "CH-CAP-1")
def test_no_card_brings_two_marks_to_a_tile():
    game = a_game(events=("wandering-portal",), portals=PORTALS, echoes={"milk-fang": (3, 3)}).draw(
        chance=["red", "milk-fang", ["wandering-portal"]]
    )
    marks = [*game.portals.values(), *(echo.cell for echo in game.state.echoes)]

    assert sorted(marks) == [(1, 1), (3, 3), (5, 5)]


@rule("CH-GEN-2")
def test_a_card_may_bear_any_number_of_hourglasses():
    game = a_game(final=True, events=("tongue-of-flame",), at={"roger": (3, 0)}, skills=[HEAVY])

    assert game.draw(chance=[]).glass("haste", "roger") == 31


@rule("CH-ACT-1", "CH-ACT-2", "CH-ACT-6")
def test_a_move_and_a_shift_come_in_any_order_or_not_at_all():
    game = a_game()

    assert End() in game.offers()

    game.play(Insert(0, 0), Walk(Cell(0, 0)))

    assert game.offers() == [End()]
    with refused_by("CH-ACT-1"):
        game.play(Insert(0, 0))
    with refused_by("CH-ACT-1"):
        game.play(Walk(Cell(0, 0)))

    game.play(End(), chance=["red"])

    assert game.asked == ("action-main", 1)


@rule("CH-ACT-3", "CH-ACT-1")
def test_any_number_of_cards_may_be_used_in_a_turn():
    cards = [("crank", "roger"), ("haste", "roger")]
    game = a_game(skills=cards, scrolls=("scroll-shift",), beside={"snares": 1})
    game.play(Use("crank", ROGER), Insert(0, 0), Use("snare"))
    game.play(Use("scroll-shift"), Insert(0, 0), Use("haste", ROGER), Stop())

    assert len(game.offers(Insert)) > 0
    assert len(game.offers(Walk)) > 0
    with refused_by("CH-ACT-3"):
        game.play(Use("no-such-card"))


@rule("CH-ACT-5", "CH-TIME-1", "CH-TIME-2")
def test_an_action_is_finished_before_the_next_one_starts():
    cards = [("haste", "roger"), ("crank", "roger"), "scene-change"]
    game = a_game(skills=cards).play(Use("haste", ROGER))

    assert game.offers(Use) == []
    with refused_by("CH-TIME-1"):
        game.play(Use("crank", ROGER))
    with refused_by("CH-TIME-2"):
        game.play(Use("scene-change"))
    with refused_by("CH-DP-10"):
        game.play(Insert(0, 0))
    with refused_by("CH-ACT-5"):
        game.play(Stop(), seat=1)


@rule("CH-ACT-E1")
def test_a_shift_comes_between_a_granted_move_and_the_regular_one():
    game = a_game(skills=[("haste", "roger")])
    game.play(Use("haste", ROGER), Walk(Cell(0, 1)), Insert(0, 1), Walk(Cell(1, 1)))

    assert game.at("roger") == (1, 1)


@rule("CH-TIME-6")
def test_a_global_skill_for_ones_own_turn_is_used_by_the_active_character():
    shared = replace(BOX.cards["haste"], shared=True)
    moments = (Timing.OWN_ACTION,)

    assert in_time(shared, None, moments, hero=0)
    assert not in_time(shared, None, moments, hero=None)


@rule("CH-TIME-E1")
def test_in_a_labyrinth_phase_nothing_for_action_phases_can_be_used():
    table = {"scrolls": ("scroll-shift", "scroll-fate"), "skills": ["scene-change"]}
    game = a_game(labyrinth=True, **table).roll("red")

    assert game.offers(Use) == []
    with refused_by("CH-TIME-2"):
        game.play(Use("scroll-shift"))


@rule("CH-TIME-8")
def test_nothing_comes_between_the_parts_of_a_shift_or_a_collection():
    table = {"scrolls": ("scroll-turn", "scroll-time"), "skills": [("haste", "ollie", 1)]}
    echoes = {"milk-fang": (6, 6)}
    game = a_game(portals=PORTALS, echoes=echoes, **table).play(Insert(6, 0))

    assert game.asked == ("action-main", 0)

    game = a_game(portals=PORTALS, echoes=echoes, **table).play(Walk(Cell(1, 1)))

    assert game.asked == ("action-main", 0)
    assert game.collected() == ["honeycomb", "milk-fang"]


@rule("CH-TIME-9")
def test_after_the_last_item_nothing_can_be_used():
    table = {"portals": {"red": PORTALS["red"]}, "skills": [("haste", "roger")]}
    game = a_game(repaired=("inn",), **table).play(Walk(Cell(1, 1)))
    with refused_by("CH-TIME-9"):
        game.play(Use("haste", ROGER))

    game.play(Done(), Save())
    with refused_by("CH-TIME-9"):
        game.play(Save())


@rule("CH-TURN-4")
def test_what_was_pending_when_the_game_ended_is_forgotten():
    todo = (Drawing(), Walking(0, paused=(Cell(0, 0),)))
    game = a_game(repaired=("inn",), portals={"red": PORTALS["red"]}, todo=todo)
    game.play(Walk(Cell(1, 1)))

    assert {type(task) for task in game.state.todo} == {Do, Shopping}


@rule("CH-DP-9", "CH-DP-11")
def test_no_more_is_ever_offered_than_a_turn_can_hold():
    own = [card.id for card in BOX.cards.values() if card.kind is CardKind.SKILL]
    folk = [card.id for card in BOX.cards.values() if card.kind is CardKind.FOLK]
    game = a_game(
        maze=OPEN,
        skills=[(c, None if BOX.cards[c].shared else "roger") for c in own],
        scrolls=("scroll-time", "scroll-turn", "scroll-shift", "scroll-fate"),
        folk=tuple(folk),
        beside={"snares": 3, "pennies": 2},
        looters=[(3, 3)],
        portals=PORTALS,
        looted=("first-coin",),
    )

    assert len(game.offers()) <= 172
    assert len(game.offers(Walk)) == 49
    assert len(game.offers(Pause)) == 49
