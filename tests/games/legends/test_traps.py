"""Traps under the passage (docs/rules/legends.md, chapter 13)."""

import pytest

from dedale.games.legends.actions import Aim, EndTurn, PickSlot, UseFairy, UsePlace
from dedale.games.legends.content import ChapterId
from dedale.games.legends.effects import Token
from dedale.games.legends.events import Defeated, TrapPlaced, TrapSprung
from dedale.games.legends.state import Prowler
from tests.kit import refused_by, rule
from tests.kit.games.legends import Play, a_table

TRAPS, CRYSTAL_TRAP = 6, 1
CARAPACE_EVERYWHERE = (Token.CARAPACE,) * 6


def master(traps=(0, 0), dust=6) -> Play:
    """A smith beside the Trap Master."""
    boards = {"smith": {"usable": dust}}
    return a_table(heroes=("smith", "knight"), at={"smith": TRAPS}, boards=boards, traps=traps)


@rule("LG-TRAP-1", "LG-TRAP-2")
@pytest.mark.parametrize(("option", "number"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_a_trap_of_each_number_costs_its_dust(option, number):
    game = master().play(UsePlace(option), PickSlot(1))

    assert game.state.traps == (0, number)
    assert game.hero("smith").usable == 6 - number
    assert TrapPlaced(hero="smith", number=number, slot=1) in game.told


@rule("LG-TRAP-1")
def test_there_are_four_traps():
    assert master().offers(UsePlace) == [UsePlace(0), UsePlace(1), UsePlace(2), UsePlace(3)]
    with refused_by("LG-LOC-5"):
        master().play(UsePlace(4))


@rule("LG-TRAP-2", "LG-CH5-17")
def test_in_chapter_v_the_crystal_trap_places_traps():
    game = a_table(
        ChapterId.DARKNESS,
        heroes=("smith", "knight"),
        at={"smith": CRYSTAL_TRAP},
        boards={"smith": {"usable": 6}},
    )
    game.play(UsePlace(2), PickSlot(0))

    assert game.state.traps == (2, 0)
    assert game.hero("smith").usable == 4


@rule("LG-TRAP-2")
def test_a_trap_lies_on_an_empty_slot():
    game = master().play(UsePlace(0))

    assert game.asked == ("slot", 0)
    assert game.offers() == [PickSlot(0), PickSlot(1)]
    with refused_by("LG-TRAP-2"):
        game.play(PickSlot(2))


@rule("LG-TRAP-2")
def test_with_one_slot_left_nobody_is_asked_which():
    assert master(traps=(3, 0)).play(UsePlace(0)).state.traps == (3, 2)


@rule("LG-TRAP-3", "LG-TRAP-6")
@pytest.mark.parametrize(("start", "slot"), [(2, 0), (4, 1)])
def test_a_trap_springs_under_a_monster_that_crosses_its_slot(start, slot):
    traps = (2, 0) if slot == 0 else (0, 2)
    game = a_table(passage={1: "ghost", start: "rubble-golem"}, traps=traps)
    game.reveal("rat-swarm")

    assert game.at(start + 1) == Prowler("rubble-golem", damage=2)
    assert game.state.traps == (0, 0)
    assert TrapSprung(card="rubble-golem", cell=start + 1, damage=2) in game.told


@rule("LG-TRAP-3")
@pytest.mark.parametrize("start", [1, 3, 5])
def test_no_trap_lies_under_other_steps(start):
    game = a_table(passage={1: "ghost", start: "ghost"}, traps=(2, 3)).reveal("rat-swarm")

    assert game.at(start + 1) == Prowler("ghost")
    assert game.state.traps == (2, 3)


@rule("LG-TRAP-4")
def test_armour_and_threats_do_not_matter_to_a_trap():
    game = a_table(
        passage={1: "rat-swarm", 2: "dark-knight"}, traps=(2, 0), threats=CARAPACE_EVERYWHERE
    ).reveal("ghost")

    assert game.at(3) == Prowler("dark-knight", damage=2)


@rule("LG-TRAP-5")
def test_a_sprung_trap_can_be_placed_again():
    game = a_table(
        heroes=("smith", "knight"),
        at={"smith": TRAPS},
        boards={"smith": {"usable": 6}},
        passage={1: "rat-swarm", 2: "dark-knight"},
        traps=(2, 3),
        game_deck=["ghost", "tremor", "tremor"],
    )
    before = game.offers(UsePlace)
    game.play(EndTurn(), EndTurn())

    assert before == []
    assert game.state.traps == (0, 3)
    assert game.offers(UsePlace) == [UsePlace(0), UsePlace(2), UsePlace(3)]


@rule("LG-TRAP-6", "LG-REW-11")
def test_a_trapped_monster_is_removed_without_reward():
    game = a_table(passage={1: "tunnel-goblin", 2: "rat-swarm"}, traps=(2, 0)).reveal("ghost")

    assert game.at(3) is None
    assert game.state.gone == ("rat-swarm",)
    assert Defeated(card="rat-swarm", cell=3) in game.told
    assert game.asked == ("act", 0)
    assert game.hero("knight").usable == 1


@rule("LG-TRAP-7")
@pytest.mark.parametrize(
    ("chapter", "card"),
    [
        (ChapterId.MOONS, "moon-kurodar"),
        (ChapterId.MOONS, "magic-eater"),
        (ChapterId.CRYSTALS, "key-master"),
        (ChapterId.CRYSTALS, "extra-cart"),
    ],
)
def test_moons_the_eater_the_key_master_and_carts_spring_no_trap(chapter, card):
    game = a_table(chapter, passage={1: "ghost", 2: card}, traps=(5, 0)).reveal("rat-swarm")

    assert game.at(3) == Prowler(card)
    assert game.state.traps == (5, 0)


@rule("LG-TRAP-8")
def test_a_push_springs_a_trap():
    game = a_table(ChapterId.CRYSTALS, passage={2: "dark-knight"}, traps=(2, 0))
    game.reveal("secret-passage", chance=[1])

    assert game.at(3) == Prowler("dark-knight", damage=2)
    assert game.state.traps == (0, 0)


@rule("LG-TRAP-8")
def test_a_step_through_the_secret_passage_springs_a_trap():
    game = a_table(
        ChapterId.CRYSTALS,
        passage={1: "dark-knight"},
        traps=(2, 0),
        scene={"secret": 2},
    ).reveal("ghost")

    assert game.at(3) == Prowler("dark-knight", damage=2)
    assert game.state.traps == (0, 0)


@rule("LG-TRAP-8", "LG-PASS-8")
def test_swaps_and_relocations_spring_no_trap():
    swapped = a_table(
        boards={"knight": {"fairies": ("fairy-swap-monsters",)}},
        passage={2: "ghost", 3: "rat-swarm"},
        traps=(5, 0),
    ).play(UseFairy("fairy-swap-monsters"), Aim(2))
    moved = a_table(
        ChapterId.MOONS,
        at={"knight": 4},
        boards={"knight": {"usable": 4}},
        passage={2: "ghost", 5: "rat-swarm"},
        traps=(5, 0),
    ).play(UsePlace(), Aim(2), Aim(3))

    assert (swapped.at(2), swapped.at(3)) == (Prowler("rat-swarm"), Prowler("ghost"))
    assert swapped.state.traps == (5, 0)
    assert (moved.at(2), moved.at(3)) == (None, Prowler("ghost"))
    assert moved.state.traps == (5, 0)


@rule("LG-TRAP-9")
def test_the_incarnation_is_never_trapped():
    game = a_table(ChapterId.DARKNESS, traps=(5, 5))
    game.reveal("tremor+dark").reveal("lights-out+dark", chance=[0]).reveal("tremor+dark")

    assert game.state.scene.head == 4
    assert game.state.traps == (5, 5)
    assert [coil.damage for coil in game.state.scene.row] == [0, 0, 0]


@rule("LG-TRAP-E1")
def test_with_both_slots_filled_no_trap_can_be_placed():
    assert master(traps=(2, 3)).offers(UsePlace) == []
    with refused_by("LG-LOC-5"):
        master(traps=(2, 3)).play(UsePlace(2))


@rule("LG-TRAP-E2")
def test_a_number_that_lies_there_cannot_be_placed_again():
    assert master(traps=(0, 4)).offers(UsePlace) == [UsePlace(0), UsePlace(1), UsePlace(3)]


@rule("LG-TRAP-E3")
def test_a_big_trap_is_spent_on_a_dying_monster():
    dying = Prowler("ghost", damage=2)
    game = a_table(passage={1: "rat-swarm", 2: dying}, traps=(5, 0)).reveal("tunnel-goblin")

    assert game.at(3) is None
    assert game.state.traps == (0, 0)
