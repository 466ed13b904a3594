"""The mat (docs/rules/legends.md, chapter 1)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dedale.core.rng import Philox
from dedale.games.legends import legends
from dedale.games.legends.actions import Attack, Commit, EndTurn, Move, UsePlace, Weapon
from dedale.games.legends.content import ChapterId
from dedale.games.legends.effects import PlaceToken, Token
from dedale.games.legends.events import DieRolled, TrapSprung
from dedale.games.legends.state import Coil, Options, Stage
from tests.kit import refused_by, rule
from tests.kit.games.legends import a_table
from tests.kit.playthroughs import playthroughs

PLACES = ("trap-master", "blaze", "ballista", "ancient-fountain", "underground-lake")


def laid(chapter, seats=2):
    """A chapter as the rules lay it, up to the first action."""
    heroes = ("knight", "smith", "scout", "enchantress")[: max(seats, 2)]
    state = legends.setup(Options(chapter, heroes=heroes), seats, Philox("mat", 0)).state
    while state.stage is Stage.SETUP:
        seat = legends.decision(state).seats[0]
        action = legends.legal(state, seat)[0]
        state = legends.apply(state, seat, action, Philox("mat", 1)).state
    return state


@rule("LG-MAT-1")
def test_the_hero_path_has_seven_cells():
    west = a_table(at={"knight": 1}, pool={"boots": 9})
    east = a_table(at={"knight": 1}, pool={"boots": 9}).play(*map(Move, range(2, 8)))

    assert west.offers(Move) == [Move(2)]
    assert east.state.board.cell == 7
    assert east.offers(Move) == [Move(6)]


@rule("LG-MAT-2")
def test_the_passage_has_six_cells_and_leads_to_the_castle():
    game = a_table(passage={1: "ghost", 5: "ghost"}, game_deck=["rat-swarm"] * 3)
    game.play(EndTurn())
    assert [cell for cell in range(1, 7) if game.at(cell)] == [1, 2, 6]

    game.play(EndTurn())
    assert (game.state.stage, game.state.reason) == (Stage.OVER, "castle")


@rule("LG-MAT-3")
@pytest.mark.parametrize("chapter", ChapterId)
def test_six_places_lie_at_the_numbers_1_to_6(chapter):
    state = laid(chapter)

    assert len(state.spots) == 6
    assert len({spot.place for spot in state.spots}) == 6


@rule("LG-MAT-4")
@pytest.mark.parametrize("cell", range(1, 7))
def test_a_hero_uses_and_fights_what_has_its_own_number(cell):
    places = list(PLACES)
    places.insert(cell - 1, "fairy-sanctuary-1")
    game = a_table(
        at={"knight": cell},
        places=places,
        passage=dict.fromkeys(range(1, 7), "ghost"),
        pool={"sword": 2},
        boards={"knight": {"usable": 4}},
    )

    assert game.offers(Attack) == [Attack(Weapon.SWORD, cell)]
    assert game.play(UsePlace(0)).state.visited == ("fairy-sanctuary-1",)


@rule("LG-MAT-5")
def test_beside_the_castle_there_is_neither_a_place_nor_a_monster():
    game = a_table(
        at={"knight": 7},
        passage={6: "ghost"},
        pool={"sword": 5},
        boards={"knight": {"usable": 4}},
    )

    assert game.offers(UsePlace) == []
    assert game.offers(Attack) == []
    with refused_by("LG-MAT-5"):
        game.play(UsePlace(0))


@rule("LG-MAT-6")
def test_any_number_of_heroes_share_a_cell():
    heroes = ("knight", "smith", "scout", "enchantress")
    game = a_table(heroes=heroes, at=dict.fromkeys(heroes, 4) | {"knight": 3}, pool={"boots": 1})
    game.play(Move(4))

    assert [board.cell for board in game.state.boards] == [4, 4, 4, 4]


@rule("LG-MAT-7")
def test_whoever_enters_where_a_card_lies_pushes_it_on():
    game = a_table(passage={1: "ghost", 2: "bone-guard"}, game_deck=["rat-swarm"])
    game.play(EndTurn())

    assert [game.at(cell).card for cell in (1, 2, 3)] == ["rat-swarm", "ghost", "bone-guard"]


@rule("LG-MAT-8")
@pytest.mark.parametrize("cell", range(1, 6))
def test_traps_lie_between_2_and_3_and_between_4_and_5(cell):
    passage = {1: "rat-swarm", cell: "cave-ogre"}
    game = a_table(passage=passage, traps=(2, 3), game_deck=["ghost"]).play(EndTurn())
    sprung = [event for event in game.events if isinstance(event, TrapSprung)]

    damage = {2: [2], 4: [3]}.get(cell, [])
    assert [event.damage for event in sprung] == damage
    assert all(event.cell == cell + 1 for event in sprung)


@rule("LG-MAT-9", "LG-MAT-E1")
def test_cell_7_counts_as_a_number_for_distances():
    passage = dict.fromkeys(range(1, 7), "ghost")
    two = a_table(at={"knight": 7}, passage=passage, pool={"ranged": (0, 1, 0)})
    three = a_table(at={"knight": 3}, passage=passage, pool={"ranged": (0, 0, 1)})

    assert two.offers(Attack) == [Attack(Weapon.RANGED, 5), Attack(Weapon.RANGED, 6)]
    assert [attack.cell for attack in three.offers(Attack)] == [1, 2, 4, 5, 6]


@rule("LG-MAT-9")
def test_the_row_of_the_incarnation_has_the_same_numbers():
    bodies = ("body-quick-a1", "body-plain-1")
    game = a_table(
        ChapterId.DARKNESS,
        at={"knight": 4},
        pool={"ranged": (0, 2, 0)},
        scene={"row": tuple(map(Coil, bodies)), "asleep": ()},
    )

    assert game.offers(Attack) == [Attack(Weapon.RANGED, 2)]  # cell 1 is too far away


@rule("LG-MAT-10")
@pytest.mark.parametrize("chapter", ChapterId)
def test_three_items_and_three_fairies_are_on_the_market(chapter):
    state = laid(chapter)

    assert len(state.market) == len(state.fair) == 3


@rule("LG-MAT-E2")
@pytest.mark.parametrize("face", range(6))
def test_a_roll_names_a_cell_from_1_to_6(face):
    game = a_table().happen(PlaceToken(Token.MUD), chance=[face])

    assert game.state.scene.mud == face + 1


@rule("LG-MAT-E2")
@given(data=st.data())
def test_the_die_has_six_faces(data):
    for stage in data.draw(playthroughs(legends)):
        rolls = [event.face for event in stage.events if isinstance(event, DieRolled)]
        assert all(1 <= face <= 6 for face in rolls)


@rule("LG-MAT-9")
def test_a_ranged_attack_from_the_castle_hits():
    game = a_table(at={"knight": 7}, passage={5: "cave-ogre"}, pool={"ranged": (3, 2, 0)})
    game.play(Attack(Weapon.RANGED, 5), Commit(2))

    assert game.at(5).damage == 2
    assert game.pool.ranged == (3, 0, 0)
