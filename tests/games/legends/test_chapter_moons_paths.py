"""Chapter II: Sabotage and Elven Paths (docs/rules/legends.md, LG-CH2-19 to LG-CH2-23)."""

import pytest

from dedale.games.legends.actions import (
    ClearDarkness,
    EndTurn,
    Move,
    RepairObservatory,
    Teleport,
    UsePlace,
)
from dedale.games.legends.events import Sabotaged
from tests.kit import refused_by, rule
from tests.kit.games.legends import ChapterId, a_table

ASTRONOMER, OBSERVATORY = 5, 6


def a_night(**laid):
    """Chapter II, the Smith first, at the Observatory unless the test says otherwise."""
    return a_table(ChapterId.MOONS, ("smith", "knight"), **{"at": {"smith": OBSERVATORY}} | laid)


def rich(usable=6):
    return {"smith": {"usable": usable}}


@rule("LG-CH2-19")
def test_a_sabotaged_observatory_cannot_be_used_until_five_dust_repair_it():
    game = a_night(boards=rich(5), pool={"sword": 2}, passage={4: "moon-silver-lady"})
    game.reveal("sabotage")
    assert game.place("observatory").sabotaged
    assert game.events[-1] == Sabotaged(place="observatory")
    assert game.offers(UsePlace) == []
    with refused_by("LG-CH2-19"):
        game.play(UsePlace(0))

    game.play(RepairObservatory())
    assert game.hero("smith").usable == 0
    assert game.state.visited == ()
    assert game.offers(UsePlace) == [UsePlace(0)]


@rule("LG-CH2-19")
@pytest.mark.parametrize(("cell", "usable"), [(OBSERVATORY, 4), (ASTRONOMER, 6), (7, 6)])
def test_it_is_repaired_on_its_cell_for_all_of_the_price(cell, usable):
    sabotaged = {"observatory": {"sabotaged": True}}
    game = a_night(at={"smith": cell}, boards=rich(usable), spots=sabotaged)

    assert game.offers(RepairObservatory) == []


@rule("LG-CH2-20")
@pytest.mark.parametrize(
    ("cards", "first", "then"),
    [
        (["lights-out", "sabotage"], RepairObservatory(), ClearDarkness()),
        (["sabotage", "lights-out"], ClearDarkness(), RepairObservatory()),
    ],
)
def test_of_sabotage_and_darkness_the_upper_token_goes_first(cards, first, then):
    game = a_night(boards=rich(6))
    for card in cards:
        game.reveal(card, chance=[OBSERVATORY - 1] if card == "lights-out" else [])

    assert game.offers(type(first)) == [first]
    assert game.offers(type(then)) == []
    game.play(first)
    spot = game.place("observatory")
    assert (spot.sabotaged, spot.dark) == (
        first != RepairObservatory(),
        first == RepairObservatory(),
    )
    again = a_night(
        boards=rich(6),
        spots={
            "observatory": {
                "sabotaged": spot.sabotaged,
                "dark": spot.dark,
                "dark_above": spot.dark_above,
            }
        },
    )
    assert again.offers(type(then)) == [then]


@rule("LG-CH2-21")
@pytest.mark.parametrize(("start", "step", "lands"), [(3, 4, 7), (4, 3, 1)])
def test_elven_paths_end_far_away_and_bring_dust_each_time(start, step, lands):
    walk = {"at": {"smith": start}, "pool": {"boots": 1}, "boards": rich(2)}
    assert a_night(**walk).play(Move(step)).hero("smith").cell == step

    opened = a_night(**walk).reveal("elven-paths")
    assert opened.state.scene.portals
    game = a_night(**walk, scene={"portals": True}).play(Move(step))
    assert game.hero("smith").cell == lands
    assert game.hero("smith").usable == 3
    assert game.play(EndTurn()).state.scene.portals, "for the rest of the chapter"


@rule("LG-CH2-22")
@pytest.mark.parametrize(("start", "step"), [(2, 1), (6, 7), (1, 2), (7, 6), (2, 3), (5, 4)])
def test_other_steps_and_the_small_portals_do_nothing(start, step):
    game = a_night(
        at={"smith": start}, pool={"boots": 1}, boards=rich(2), scene={"portals": True}
    ).play(Move(step))

    assert (game.hero("smith").cell, game.hero("smith").usable) == (step, 2)


@rule("LG-CH2-22")
@pytest.mark.parametrize(("start", "to"), [(3, 4), (4, 3)])
def test_teleports_pass_the_portals_by(start, to):
    game = a_night(
        at={"smith": start}, pool={"teleport": 1}, boards=rich(2), scene={"portals": True}
    ).play(Teleport(to))

    assert (game.hero("smith").cell, game.hero("smith").usable) == (to, 2)


@rule("LG-CH2-23")
def test_panic_drives_a_hero_on_4_through_the_portal():
    game = a_night(at={"smith": 4, "knight": 3}, boards=rich(2), scene={"portals": True})
    game.reveal("panic")

    assert (game.hero("smith").cell, game.hero("smith").usable) == (1, 3)
    assert game.hero("knight").cell == 2
