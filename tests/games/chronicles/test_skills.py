"""Skills of chronicles: who uses them, when, and what they cost (CH-SKL)."""

from dedale.games.chronicles.actions import (
    End,
    Use,
)
from dedale.games.chronicles.events import CardUsed, GlassSet
from dedale.games.chronicles.words import Remembered
from tests.kit import refused_by, rule
from tests.kit.games.chronicles import a_game

HASTE = Use("haste", "roger")


@rule("CH-SKL-1", "CH-TIME-1")
def test_a_personal_skill_is_used_only_by_its_own_character():
    game = a_game(skills=[("haste", "roger"), ("haste", "ollie")])

    assert game.offers(Use) == [HASTE]
    with refused_by("CH-SKL-1"):
        game.play(Use("haste", "ollie"))
    with refused_by("CH-SKL-1"):
        game.play(Use("crank", "roger"))


@rule("CH-SKL-1", "CH-TIME-1")
def test_somebody_who_leads_two_characters_uses_the_skill_of_the_active_one():
    game = a_game(seats=[0, 0, 1, 1], skills=[("haste", "roger"), ("haste", "demetris")])

    assert game.offers(Use) == [HASTE]


@rule("CH-SKL-2", "CH-TIME-2", "CH-DP-34")
def test_a_global_skill_is_for_everybody():
    game = a_game(skills=["scene-change"])

    assert [game.offers(Use, seat) for seat in range(4)] == [[Use("scene-change")]] * 4


@rule("CH-SKL-3")
def test_a_skill_is_paid_for_before_it_does_anything():
    game = a_game(skills=[("haste", "roger")]).play(HASTE)

    assert game.asked == ("action-move", 0)
    assert game.glass("haste", "roger") == 2
    assert game.events[:2] == (CardUsed("haste", 0, "roger"), GlassSet("haste", 2, "roger"))
    assert [entry.id for entry in game.logged(Remembered.USE)] == ["haste"]


@rule("CH-SKL-4")
def test_a_skill_with_an_hourglass_cannot_be_used():
    game = a_game(skills=[("haste", "roger", 1)])

    assert game.offers(Use) == []
    with refused_by("CH-SKL-4"):
        game.play(HASTE)


@rule("CH-SKL-5", "CH-SKL-E1", "CH-SKL-E2")
def test_hourglasses_leave_at_the_end_of_their_owners_turns():
    skills = [("haste", "roger", 2), ("haste", "ollie", 2), ("crank", "roger", 1), "catalogue"]
    game = a_game(("roger", "ollie"), skills=skills).play(End(), chance=["red"])

    assert [skill.glass for skill in game.state.skills] == [1, 2, 0, 0]

    game.play(End(), chance=["red"]).play(End(), chance=["red"])

    assert [skill.glass for skill in game.state.skills] == [0, 1, 0, 0]


@rule("CH-SKL-6", "CH-ACT-3")
def test_a_skill_that_could_change_nothing_cannot_be_used():
    game = a_game(skills=[("long-shot", "roger"), "borrowed-time", "forewarned", "catalogue"])

    assert game.offers(Use) == []
    with refused_by("CH-SKL-6"):
        game.play(Use("catalogue"))
