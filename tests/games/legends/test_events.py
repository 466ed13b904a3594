"""Events that every chapter has (docs/rules/legends.md, chapter 15)."""

import pytest

from dedale.games.legends.actions import Attack, Commit, Decline, EndTurn, Guard, Weapon
from dedale.games.legends.content import ChapterId
from dedale.games.legends.effects import Draw, Token, Who
from dedale.games.legends.events import (
    DieRolled,
    HeroWalked,
    Hurt,
    Nothing,
    Returned,
    Revealed,
    TokenPlaced,
)
from dedale.games.legends.rules.play import in_motion, run
from dedale.games.legends.state import Prowler
from dedale.games.legends.tasks import Resolving
from tests.kit import any_chance, refused_by, rule
from tests.kit.games.legends import HEROES, Play, a_table

THREATS = {
    "threat-fury": Token.FURY,
    "threat-carapace": Token.CARAPACE,
    "threat-dread": Token.DREAD,
}


def threatened(token: Token | None, **changes) -> Play:
    """A knight with five swords before a Tunnel Goblin (health 3, claws 1) on cell 3."""
    threats = (None, None, token, None, None, None)
    pool = {"sword": 5, "shield": 2}
    return a_table(
        at={"knight": 3}, passage={3: "tunnel-goblin"}, threats=threats, pool=pool, **changes
    )


@rule("LG-EVENT-1")
def test_the_cave_in_lies_where_the_die_says():
    game = a_table().reveal("cave-in", chance=[3])

    assert game.state.cave_in == 4
    assert game.events[1:] == (DieRolled(face=4), TokenPlaced(token=Token.CAVE_IN, cell=4))
    assert game.state.gone == ("cave-in",)


@rule("LG-EVENT-1", "LG-FIGHT-20")
def test_behind_the_cave_in_nobody_attacks_the_monster_beside():
    game = a_table(passage={5: "ghost", 6: "ghost"}, cave_in=6, pool={"sword": 2})

    assert game.offers(Attack) == []
    with refused_by("LG-FIGHT-20"):
        game.play(Attack(Weapon.SWORD, 6))
    with refused_by("LG-FIGHT-6"):
        game.play(Attack(Weapon.SWORD, 5))


@rule("LG-EVENT-2")
def test_a_tremor_costs_each_hero_1_resistance():
    game = a_table(heroes=HEROES).reveal("tremor")

    assert [board.resistance for board in game.state.boards] == [5, 4, 4, 4]


@rule("LG-EVENT-3", "LG-EVENT-E1")
def test_panic_drives_each_hero_left_or_against_the_wall():
    game = a_table(at={"knight": 1, "smith": 2}).reveal("panic")

    assert (game.hero("knight").cell, game.hero("knight").resistance) == (1, 5)
    assert (game.hero("smith").cell, game.hero("smith").resistance) == (1, 5)


@rule("LG-EVENT-3")
def test_panic_leads_out_of_the_castle():
    game = a_table(at={"knight": 7, "smith": 5}).reveal("panic")

    assert game.events[1:] == (HeroWalked(hero="knight", cell=6), HeroWalked(hero="smith", cell=4))


@rule("LG-EVENT-4", "LG-LOC-4")
def test_the_lights_go_out_where_the_die_says():
    game = a_table().reveal("lights-out", chance=[5])

    assert [spot.dark for spot in game.state.spots] == [False] * 5 + [True]
    assert game.events[-1] == TokenPlaced(token=Token.DARKNESS, cell=6)


@rule("LG-EVENT-5", "LG-EVENT-7", "LG-EVENT-E3")
@pytest.mark.parametrize("card", THREATS)
def test_each_threat_lays_its_own_token_even_on_an_empty_cell(card):
    game = a_table().reveal(card, chance=[1])

    assert game.state.threats == (None, THREATS[card], None, None, None, None)
    assert game.events[-1] == TokenPlaced(token=THREATS[card], cell=2)


@rule("LG-EVENT-5")
def test_a_threat_on_a_threatened_cell_does_nothing():
    game = a_table().reveal("threat-fury", chance=[1]).reveal("threat-dread", chance=[1])

    assert game.state.threats == (None, Token.FURY, None, None, None, None)
    assert game.events[-1] == Nothing(card="threat-dread")
    assert game.state.gone == ("threat-fury", "threat-dread")


@rule("LG-EVENT-6")
@pytest.mark.parametrize(
    ("token", "damage", "lost"),
    [(None, 2, 1), (Token.FURY, 2, 2), (Token.CARAPACE, 1, 1), (Token.DREAD, 2, 2)],
)
def test_a_threat_adds_to_the_monster_on_its_cell(token, damage, lost):
    game = threatened(token).play(Attack(Weapon.SWORD, 3), Commit(2))

    assert game.at(3) == Prowler("tunnel-goblin", damage=damage)
    assert game.hero("knight").resistance == 6 - lost


@rule("LG-EVENT-6")
def test_shields_stop_fury_but_not_dread():
    fury = threatened(Token.FURY).play(Attack(Weapon.SWORD, 3), Commit(2, 2))
    dread = threatened(Token.DREAD).play(Attack(Weapon.SWORD, 3), Commit(2, 1))

    assert fury.hero("knight").resistance == 6
    assert dread.hero("knight").resistance == 5


@rule("LG-EVENT-6")
def test_a_threat_on_another_cell_does_not_count():
    elsewhere = a_table(
        at={"knight": 3},
        passage={3: "tunnel-goblin"},
        threats=(Token.FURY, Token.FURY, None, Token.FURY, Token.DREAD, Token.DREAD),
        pool={"sword": 2},
    ).play(Attack(Weapon.SWORD, 3), Commit(2))

    assert elsewhere.hero("knight").resistance == 5


@rule("LG-EVENT-8")
def test_a_threat_outlives_the_monster_and_the_turn():
    game = threatened(Token.FURY).play(Attack(Weapon.SWORD, 3), Commit(3), Decline(), EndTurn())

    assert game.state.threats[2] is Token.FURY
    game.play(EndTurn())
    assert game.state.threats[2] is Token.FURY


@rule("LG-EVENT-8", "LG-LOC-7")
def test_the_castle_removes_a_threat():
    game = a_table(at={"knight": 7}, threats=(Token.FURY,) + (None,) * 5).play(Guard(1))

    assert game.state.threats == (None,) * 6


@rule("LG-EVENT-9")
def test_an_event_goes_round_in_turn_order_and_then_the_fallen_return():
    low = {name: {"resistance": 1} for name in HEROES}
    game = a_table(heroes=HEROES, boards=low, active=2, acting=2).reveal("tremor")

    assert [event.hero for event in game.events if isinstance(event, Hurt)] == [
        "scout",
        "enchantress",
        "knight",
        "smith",
    ]
    assert [type(event) for event in game.events[1:]] == [Hurt] * 4 + [Returned] * 4


@rule("LG-EVENT-E2")
def test_there_is_one_cave_in_and_one_darkness():
    box = [card.id for card in a_table().state.box.common for _ in range(card.copies)]

    assert box.count("cave-in") == 1
    assert box.count("lights-out") == 1


@rule("LG-EVENT-E4", "LG-RET-5")
def test_a_tremor_that_fells_two_heroes_brings_one_more_card():
    game = a_table(
        boards={"knight": {"resistance": 1}, "smith": {"resistance": 1}},
        at={"knight": 2, "smith": 3},
        game_deck=["tremor", "threat-fury", "cave-in", "panic"],
    ).play(EndTurn(), chance=[0])

    assert [event.card for event in game.events if isinstance(event, Revealed)] == [
        "tremor",
        "threat-fury",
    ]
    assert [board.cell for board in game.state.boards] == [7, 7]
    assert [board.resistance for board in game.state.boards] == [6, 5]


@rule("LG-EVENT-3", "LG-MOVE-6")
def test_panic_stops_at_the_gate():
    game = a_table(ChapterId.CRYSTALS, at={"knight": 4, "smith": 3}, scene={"gate": 3})
    game.reveal("panic")

    assert (game.hero("knight").cell, game.hero("smith").cell) == (4, 2)
    assert game.hero("knight").resistance == 6


@rule("LG-SOLO-10", "LG-EVENT-9")
def test_a_card_for_each_player_comes_from_each_deck_once():
    each = (Resolving((Draw(1, Who.EACH),), 0),)
    two = run(in_motion(a_table(todo=each).state, any_chance())).state
    solo = run(in_motion(a_table(solo=True, todo=each).state, any_chance())).state

    assert [len(piles.hand) for piles in two.piles] == [1, 1]
    assert [len(piles.hand) for piles in solo.piles] == [1]
