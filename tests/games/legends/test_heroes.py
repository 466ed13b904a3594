"""Heroes and their boards (docs/rules/legends.md, chapter 2)."""

import pytest

from dedale.core.errors import BadOption
from dedale.core.rng import Philox
from dedale.games.legends import legends
from dedale.games.legends.actions import (
    Attack,
    Commit,
    EndTurn,
    PickHero,
    Play,
    TakeFairy,
    UseFairy,
    UseSkill,
    Weapon,
)
from dedale.games.legends.content import BOX
from dedale.games.legends.effects import Dust, Heal, Lose, Who
from dedale.games.legends.events import Healed, Hurt, Returned
from dedale.games.legends.state import Options
from tests.kit import any_chance, refused_by, rule
from tests.kit.games.legends import a_table

HEROES = [  # resistance, dust, usable at the start, fairy slots, starting fairy
    ("knight", 6, 4, 1, 1, ()),
    ("smith", 5, 6, 2, 2, ()),
    ("scout", 5, 5, 1, 2, ("fairy-teleport",)),
    ("enchantress", 5, 5, 1, 3, ("fairy-repeat",)),
]
NAMES = tuple(name for name, *_ in HEROES)


def laid(*heroes):
    """A table as the rules lay it, up to the choice of tracks."""
    return legends.setup(Options(heroes=heroes), len(heroes), any_chance()).state


@rule("LG-HERO-1")
@pytest.mark.parametrize(("name", "resistance", "dust", "usable", "slots", "fairies"), HEROES)
def test_heroes_start_as_their_boards_say(name, resistance, dust, usable, slots, fairies):
    [board] = [board for board in laid(*NAMES).boards if board.hero == name]

    assert board.resistance == resistance
    assert (board.usable, board.inactive) == (usable, dust - usable)
    assert board.fairies == fairies


@rule("LG-HERO-2")
@pytest.mark.parametrize(("name", "resistance", "dust", "usable", "slots", "fairies"), HEROES)
def test_all_dust_of_a_hero_can_be_usable(name, resistance, dust, usable, slots, fairies):
    game = a_table(heroes=(name, "knight" if name != "knight" else "smith"))
    game.happen(Dust(10))

    assert (game.state.board.usable, game.state.board.inactive) == (dust, 0)


@rule("LG-HERO-3")
@pytest.mark.parametrize(("name", "resistance", "dust", "usable", "slots", "fairies"), HEROES)
def test_heroes_have_1_2_2_and_3_fairy_slots(name, resistance, dust, usable, slots, fairies):
    other = "knight" if name != "knight" else "smith"
    fairies = ("fairy-set-die", "fairy-reroll", "fairy-mercy")
    passage = {6: "start-stray-imp"}
    fight = (Attack(Weapon.SWORD, 6), Commit(3))
    full, free = (
        a_table(
            heroes=(name, other),
            pool={"sword": 3},
            passage=passage,
            boards={name: {"fairies": fairies[:count]}},
        )
        for count in (slots, slots - 1)
    )

    assert full.play(*fight).offers(TakeFairy) == []
    assert len(free.play(*fight).offers(TakeFairy)) > 0


@rule("LG-HERO-4")
def test_no_two_seats_lead_the_same_hero():
    state = legends.setup(Options(first_seat=0), 2, Philox("heroes", 0)).state
    state = legends.apply(state, 0, PickHero("scout"), any_chance()).state

    assert legends.legal(state, 1) == tuple(
        PickHero(name) for name in ("knight", "smith", "enchantress")
    )
    with refused_by("LG-HERO-4"):
        legends.apply(state, 1, PickHero("scout"), any_chance())


@rule("LG-HERO-4")
@pytest.mark.parametrize("heroes", [("knight", "knight"), ("knight",), ("knight", "dragon")])
def test_heroes_that_are_named_beforehand_are_different_ones_of_the_box(heroes):
    with pytest.raises(BadOption) as error:
        legends.setup(Options(heroes=heroes), 2, any_chance())

    assert (error.value.key, error.value.facts["field"]) == ("lg-hero-4", "heroes")


@rule("LG-HERO-5")
def test_a_board_shows_resistance_dust_fairies_and_the_skill_track():
    values = {"resistance": 3, "usable": 2, "fairies": ("fairy-skip",), "track": "skill-blade"}
    game = a_table(boards={"knight": values}).play(UseSkill())
    board = game.view.boards[0]

    assert (board.resistance, board.usable, board.inactive) == (3, 2, 2)
    assert (board.fairies, board.track, board.used) == (("fairy-skip",), "skill-blade", 1)


@rule("LG-HERO-6")
def test_resistance_never_rises_above_what_a_hero_starts_with():
    game = a_table(boards={"knight": {"resistance": 5}}).happen(Heal(4))

    assert game.state.board.resistance == 6
    assert game.events == (Healed(hero="knight", count=1),)


@rule("LG-HERO-7")
def test_whoever_is_whole_recovers_nothing():
    game = a_table().happen(Heal(2))

    assert game.state.board.resistance == 6
    assert game.events == ()


@rule("LG-HERO-6")
def test_all_resistance_comes_back_at_once():
    game = a_table(boards={"knight": {"resistance": 1}}).happen(Heal())

    assert game.state.board.resistance == 6


@rule("LG-HERO-8")
def test_resistance_never_falls_below_zero():
    game = a_table(boards={"smith": {"resistance": 1}}, game_deck=["ghost"] * 3)
    game.happen(Lose(4, Who.EACH))
    hurt = [event for event in game.events if isinstance(event, Hurt)]

    assert hurt == [Hurt(hero="knight", count=4, left=2), Hurt(hero="smith", count=1, left=0)]


@rule("LG-HERO-E1")
def test_what_a_fallen_hero_did_not_lose_is_forgotten():
    game = a_table(boards={"knight": {"resistance": 1}}, game_deck=["ghost"] * 3)
    game.happen(Lose(2))

    assert Hurt(hero="knight", count=1, left=0) in game.events
    assert Returned(hero="knight") in game.events
    assert (game.hero("knight").resistance, game.hero("knight").cell) == (6, 7)


@rule("LG-HERO-E2")
def test_whoever_lets_a_fairy_fly_has_room_for_another():
    game = a_table(
        boards={"knight": {"fairies": ("fairy-volley",)}},
        passage={6: "start-stray-imp"},
        pool={"sword": 3},
    )
    game.play(UseFairy("fairy-volley"), Attack(Weapon.SWORD, 6), Commit(3))

    game.play(TakeFairy("fairy-skip"))

    assert game.hero("knight").fairies == ("fairy-skip",)


def test_healing_oneself_does_not_touch_a_whole_hero_of_somebody_else():
    game = a_table(
        boards={"knight": {"resistance": 1}, "smith": {"resistance": 1}},
        hand=["item-healing-draught"],
    )
    game.play(Play("item-healing-draught"))

    assert game.hero("knight").resistance == 3
    assert game.hero("smith").resistance == 1


def test_four_heroes_are_in_the_box():
    assert tuple(BOX.heroes) == NAMES


def test_a_turn_ends_without_a_deed():
    game = a_table(game_deck=["ghost"]).play(EndTurn())

    assert game.state.active == 1
