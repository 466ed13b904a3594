"""Who may do what is told by who leads whom, not by the turn order (CH-GEN-5)."""

import pytest

from dedale.games.chronicles.actions import End, Pause, Stop, Use
from dedale.games.chronicles.rules import usable
from dedale.games.chronicles.rules.play import decision
from dedale.games.chronicles.tasks import Walking
from dedale.games.chronicles.words import Remembered
from dedale.maze.cell import Cell
from dedale.maze.turn import Walk
from tests.kit import refused_by, rule
from tests.kit.games.chronicles import a_game

THREE = ("roger", "demetris", "ollie")
AROUND = (1, 2, 0)  # the seats that lead them


def astray(**table):
    """Seat 1 leads Roger, whose turn it is, seat 2 Demetris, and seat 0 Ollie."""
    return a_game(THREE, seats=AROUND, **table)


@rule("CH-DP-34", "CH-GEN-5")
def test_whoever_leads_the_active_character_is_asked_and_the_others_may_use_something():
    asked = decision(astray(scrolls=("scroll-shift",)).state)

    assert asked.seats == (1,)
    assert asked.may == (2, 0)


@rule("CH-DP-9", "CH-DP-34", "CH-TIME-1")
def test_only_whoever_leads_the_active_character_ends_its_turn_and_uses_what_is_for_it():
    game = astray(skills=[("haste", "roger")])

    assert [game.offers(End, seat=seat) for seat in (0, 1, 2)] == [[], [End()], []]
    assert [game.offers(Use, seat=seat) for seat in (0, 1, 2)] == [[], [Use("haste", "roger")], []]


@rule("CH-TIME-3", "CH-DP-33")
def test_whoever_leads_the_mover_uses_what_is_for_moves():
    game = astray(skills=[("vine-step", "roger")], todo=(Walking(0, paused=(Cell(0, 0),)),))

    assert game.asked == ("action-move", 1)
    assert game.offers(Use) == [Use("vine-step", "roger")]


@rule("CH-DP-11", "CH-DP-33")
def test_whoever_may_only_help_in_a_move_is_told_why_they_may_not_end_it():
    game = a_game(at={"ollie": (1, 1)}, scrolls=("scroll-turn",)).play(Pause(Walk(Cell(0, 1))))

    with refused_by("CH-ACT-5", seat=0):
        game.play(Stop(), seat=1)
    with refused_by("CH-DP-10"):
        game.play(Stop(), seat=2)


@rule("CH-SKL-1", "CH-SKL-4")
def test_a_skill_is_refused_to_whoever_does_not_lead_its_character():
    game = astray(skills=[("haste", "roger", 1)])

    with refused_by("CH-SKL-4"):
        game.play(Use("haste", "roger"), seat=1)
    with refused_by("CH-SKL-1"):
        game.play(Use("haste", "roger"), seat=2)


@rule("CH-SKL-1", "CH-SKL-2")
@pytest.mark.parametrize(("seat", "own"), [(0, False), (1, True), (2, False)])
def test_a_personal_skill_is_for_whoever_leads_its_character_and_a_global_one_for_all(seat, own):
    state = astray().state
    cards = state.box.cards

    assert usable.allowed(state, seat, cards["haste"], 0) is own
    assert usable.allowed(state, seat, cards["forewarned"], None)


@rule("CH-CHAL-6")
def test_a_limited_scroll_is_for_whoever_leads_its_character():
    limited = {"scrolls": ("scroll-shift",), "modifications": ["limited-scrolls"]}
    game = astray(assigned=(("scroll-shift", 1),), **limited)

    assert [game.offers(Use, seat=seat) for seat in (0, 1, 2)] == [[], [], [Use("scroll-shift")]]


@rule("CH-ACT-3", "CH-SKL-3")
def test_whoever_uses_a_card_does_so_as_a_character_of_their_own():
    game = astray(skills=["forewarned"], events=("great-slide",), turn=4)
    game.play(Use("forewarned"), seat=0)

    [entry] = game.logged(Remembered.USE)
    assert (entry.turn, entry.hero, entry.id) == (4, 2, "forewarned")


@rule("CH-ACT-3")
def test_a_snare_is_laid_by_the_character_whose_turn_it_is():
    game = a_game(("roger", "ollie"), seats=(0, 0), active=1, beside={"snares": 1})
    game.play(Use("snare"))

    assert game.state.snares == (Cell(6, 6),)


@rule("CH-ACT-5")
def test_whoever_is_not_asked_is_told_who_is_asked_first():
    game = a_game(
        THREE,
        scrolls=("scroll-fate",),
        modifications=["limited-scrolls"],
        assigned=(("scroll-fate", 1), ("scroll-fate", 2)),
        labyrinth=True,
    ).roll("red")

    assert decision(game.state).seats == (1, 2)
    with refused_by("CH-ACT-5", seat=1):
        game.play(End(), seat=0)
