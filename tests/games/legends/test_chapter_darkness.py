"""Chapter V, Heart of Darkness: the Incarnation (docs/rules/legends.md, section 26)."""

import pytest

from dedale.games.legends.actions import Attack, UsePlace, Weapon
from dedale.games.legends.events import RowEntered, RowMoved
from dedale.games.legends.state import Coil
from tests.games.legends.playing import laid, modest, strike
from tests.kit import rule
from tests.kit.games.legends import ChapterId, a_table

TRAP = 1
BODIES = [
    "body-plain-1",
    "body-plain-2",
    "body-plain-3",
    "body-crystal",
    "body-storm",
    "body-twin",
    "body-quick-a1",
    "body-quick-a2",
    "body-quick-b1",
    "body-quick-b2",
]
PLAIN, CRYSTAL, STORM, TWIN = "body-plain-2", "body-crystal", "body-storm", "body-twin"
DYING = Coil("body-plain-1", damage=10)  # 4 more are enough


def coils(*bodies):
    return tuple(body if isinstance(body, Coil) else body and Coil(body) for body in bodies)


def a_heart(*row, heroes=("knight", "smith"), scene=None, **laid):
    """Chapter V with these bodies from the entry cell on."""
    scene = {"row": coils(*row)} | (scene or {})
    return a_table(ChapterId.DARKNESS, heroes, scene=scene, **laid)


def bodies(game):
    """The bodies by their cells; the Tail is None."""
    scene = game.state.scene
    return {cell: coil and coil.body for cell, coil in enumerate(scene.row, scene.entry)}


# setup and the row


@rule("LG-CH5-1")
def test_the_head_stands_on_1_and_ten_bodies_wait_before_the_tail():
    scene = laid(ChapterId.DARKNESS).state.scene

    assert (scene.head, scene.entry, scene.row) == (1, 1, ())
    assert sorted(scene.asleep) == sorted(BODIES)
    assert scene.tail
    assert (scene.left, scene.right, scene.mud) == (False, False, None)


@rule("LG-CH5-1")
def test_bodies_are_shuffled():
    seen = {laid(ChapterId.DARKNESS, luck=luck).state.scene.asleep for luck in ("a", "b", "c")}

    assert len(seen) == 3


@rule("LG-CH5-2")
@pytest.mark.parametrize(("defeated", "reason"), [(8, None), (9, "won")])
def test_ten_defeated_bodies_win(defeated, reason):
    game = a_heart(DYING, at={"knight": 1}, pool={"sword": 4}, scene={"defeated": defeated})
    modest(strike(game, 1, 4))

    assert game.state.reason == reason


@rule("LG-CH5-3", "LG-CH5-5")
def test_a_darkness_icon_brings_the_next_body_and_all_others_move_on():
    game = a_heart(PLAIN, STORM, scene={"asleep": (CRYSTAL, TWIN)}).reveal("tremor+dark")

    assert bodies(game) == {1: CRYSTAL, 2: PLAIN, 3: STORM}
    assert game.state.scene.head == 4
    assert RowEntered(card=CRYSTAL, cell=4) in game.events
    assert game.state.scene.asleep == (TWIN,)


@rule("LG-CH5-4")
@pytest.mark.parametrize("card", ["tremor", "ghost", "castle-reinforcements"])
def test_a_card_without_the_icon_brings_none(card):
    assert a_heart(PLAIN, scene={"asleep": (CRYSTAL,)}).reveal(card).state.scene.head == 2


@rule("LG-CH5-4")
def test_the_icon_counts_after_its_card():
    game = a_heart(PLAIN, at={"knight": 3, "smith": 7}, scene={"asleep": (CRYSTAL,)})
    game.reveal("darkness-attacks+dark")

    assert game.hero("knight").resistance == 5, "the Head was on 2"
    assert game.state.scene.head == 3


@rule("LG-CH5-4")
def test_thirteen_cards_of_the_deck_carry_the_icon():
    dark = sorted(card for card in laid(ChapterId.DARKNESS).state.deck if card.endswith("+dark"))

    assert dark == [
        f"{card}+dark"
        for card in (
            "bone-guard",
            "castle-reinforcements",
            "dark-knight",
            "darkness-attacks",
            "ghost",
            "lights-out",
            "marsh-witch",
            "pit-spider",
            "rat-swarm",
            "rubble-golem",
            "threat-dread",
            "tremor",
            "tunnel-goblin",
        )
    ]


@rule("LG-CH5-6")
def test_the_tail_comes_last_and_then_nothing():
    game = a_heart(PLAIN, scene={"asleep": ()}).reveal("tremor+dark")
    assert bodies(game) == {1: None, 2: PLAIN}
    assert game.state.scene.head == 3

    game.reveal("tremor+dark")
    assert game.state.scene.head == 3


@rule("LG-CH5-7")
def test_head_and_tail_cannot_be_attacked():
    game = a_heart(
        None,
        PLAIN,
        at={"knight": TRAP},
        boards={"knight": {"usable": 4}},
        pool={"sword": 9, "ranged": (9, 9, 9)},
        scene={"asleep": (), "tail": False},
    )
    assert game.offers(Attack) == [Attack(Weapon.RANGED, 2)]

    game.play(UsePlace(0))
    assert game.state.scene.row == coils(None, Coil(PLAIN, damage=2)), "no other target"


@rule("LG-CH5-8", "LG-CH5-E2")
def test_a_defeated_body_lets_those_on_its_right_step_back():
    game = a_heart(STORM, DYING, CRYSTAL, at={"knight": 2}, pool={"sword": 4})
    modest(strike(game, 2, 4))

    assert bodies(game) == {1: STORM, 2: CRYSTAL}
    assert game.state.scene.head == 3
    assert RowMoved(cell=3) in game.told
    assert game.state.scene.defeated == 1


@rule("LG-CH5-8")
def test_a_defeated_monster_moves_nothing():
    game = a_heart(STORM, passage={6: "tunnel-goblin"}, at={"knight": 6}, pool={"sword": 3})
    modest(strike(game, 6, 3))

    assert bodies(game) == {1: STORM}
    assert not any(isinstance(event, RowMoved) for event in game.told)


@rule("LG-CH5-E1")
@pytest.mark.parametrize("entry", [1, 2])
def test_behind_an_empty_row_the_head_stands_on_the_entry_cell(entry):
    game = a_heart(DYING, at={"knight": entry}, pool={"sword": 4}, scene={"entry": entry})
    modest(strike(game, entry, 4))

    assert (game.state.scene.row, game.state.scene.head) == ((), entry)


@rule("LG-CH5-9")
@pytest.mark.parametrize(("asleep", "tail"), [((CRYSTAL,), True), ((), True)])
def test_a_head_that_must_leave_6_enters_the_castle(asleep, tail):
    row = [PLAIN] * 5
    game = a_heart(*row, scene={"asleep": asleep, "tail": tail}).reveal("tremor+dark")

    assert game.state.reason == "head"


@rule("LG-CH5-9")
def test_on_6_it_is_not_lost_yet():
    game = a_heart(*[PLAIN] * 4, scene={"asleep": (CRYSTAL,)}).reveal("tremor+dark")

    assert (game.state.scene.head, game.state.reason) == (6, None)


@rule("LG-CH5-E3")
def test_with_an_empty_incarnation_deck_a_head_on_6_stays():
    game = a_heart(*[PLAIN] * 5, scene={"asleep": (), "tail": False}).reveal("tremor+dark")

    assert (game.state.scene.head, game.state.reason) == (6, None)
