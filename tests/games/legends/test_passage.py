"""How cards move through the passage (docs/rules/legends.md, chapter 14)."""

from dedale.games.legends.actions import Aim, UseFairy, UsePlace
from dedale.games.legends.content import ChapterId
from dedale.games.legends.effects import Token
from dedale.games.legends.events import (
    Advanced,
    CastleEntered,
    ChapterLost,
    CrystalsEaten,
    Defeated,
    Entered,
    FireSpread,
    TrapSprung,
)
from dedale.games.legends.state import Prowler, Stage
from tests.kit import rule
from tests.kit.games.legends import Play, a_table

CRYSTALS = ChapterId.CRYSTALS


def cards(game: Play) -> list[str | None]:
    """What lies in the passage, from cell 1 on."""
    return [card and card.card for card in game.state.passage]


@rule("LG-PASS-1", "LG-PASS-2", "LG-PASS-E1")
def test_a_card_enters_on_an_empty_cell_1_and_nothing_moves():
    game = a_table(passage={2: "ghost", 6: "dark-knight"}).reveal("rat-swarm")

    assert cards(game) == ["rat-swarm", "ghost", None, None, None, "dark-knight"]
    assert game.events[1:] == (Entered(card="rat-swarm", cell=1),)


@rule("LG-PASS-1")
def test_with_the_secret_passage_on_cell_1_cards_enter_on_cell_2():
    game = a_table(CRYSTALS, scene={"secret": 1}).reveal("rat-swarm").reveal("ghost")

    assert cards(game) == [None, "ghost", "rat-swarm", None, None, None]
    assert game.told[1] == Entered(card="rat-swarm", cell=2)


@rule("LG-PASS-1")
def test_a_secret_passage_elsewhere_leaves_the_entry_where_it_is():
    game = a_table(CRYSTALS, scene={"secret": 3}).reveal("rat-swarm")

    assert game.events[1:] == (Entered(card="rat-swarm", cell=1),)


@rule("LG-PASS-3")
def test_if_cell_1_is_taken_every_card_moves_gaps_included():
    game = a_table(passage={1: "ghost", 3: "dark-knight", 5: "rat-swarm"})
    game.reveal("tunnel-goblin")

    assert cards(game) == ["tunnel-goblin", "ghost", None, "dark-knight", None, "rat-swarm"]


@rule("LG-PASS-4")
def test_the_cards_move_one_by_one_from_the_castle_back():
    game = a_table(passage={1: "ghost", 2: "dark-knight", 5: "rat-swarm"})
    game.reveal("tunnel-goblin")

    assert game.events[1:] == (
        Advanced(card="rat-swarm", cell=6),
        Advanced(card="dark-knight", cell=3),
        Advanced(card="ghost", cell=2),
        Entered(card="tunnel-goblin", cell=1),
    )


@rule("LG-PASS-5", "LG-PASS-E2", "LG-END-2")
def test_a_card_that_must_leave_cell_6_loses_the_chapter_at_once():
    game = a_table(passage={1: "ghost", 6: "dark-knight"}).reveal("rat-swarm")

    assert game.state.stage is Stage.OVER
    assert game.state.reason == "castle"
    assert game.events[1:] == (
        CastleEntered(card="dark-knight"),
        ChapterLost(chapter="fire", reason="castle"),
    )
    assert cards(game)[0] == "ghost"


@rule("LG-PASS-5", "LG-CH3-30")
def test_an_extra_cart_in_the_castle_is_not_a_loss():
    cart = Prowler("extra-cart", crystals=2)
    game = a_table(CRYSTALS, passage={1: "ghost", 6: cart}).reveal("rat-swarm")

    assert game.state.stage is Stage.END
    assert cards(game) == ["rat-swarm", "ghost", None, None, None, None]
    assert game.state.scene.delivered == 2


@rule("LG-PASS-6")
def test_a_step_is_leave_trap_secret_passage_arrive_effects():
    eater = Prowler("crystal-eater-4")
    game = a_table(
        CRYSTALS,
        passage={1: "ghost", 2: eater},
        traps=(2, 0),
        scene={"secret": 3, "cart": 4, "load": 1},
        spots={"traction-engine": {"crystals": 1}, "hunters-guild": {"crystals": 1}},
    ).reveal("rat-swarm")

    assert game.events[1:4] == (
        TrapSprung(card="crystal-eater-4", cell=3, damage=2),
        Advanced(card="crystal-eater-4", cell=4),
        CrystalsEaten(card="crystal-eater-4", count=2),
    )
    assert game.place("traction-engine").crystals == 1


@rule("LG-PASS-6", "LG-CH3-25")
def test_from_the_secret_passage_on_6_a_card_enters_the_castle():
    game = a_table(CRYSTALS, passage={1: "ghost", 5: "rat-swarm"}, scene={"secret": 6})
    game.reveal("dark-knight")

    assert game.state.reason == "castle"


@rule("LG-PASS-7")
def test_a_push_pushes_what_lies_in_the_way_first():
    game = a_table(CRYSTALS, passage={2: "ghost", 3: "rat-swarm", 5: "dark-knight"})
    game.reveal("secret-passage", chance=[1])

    assert cards(game) == [None, None, "ghost", "rat-swarm", "dark-knight", None]
    assert [event for event in game.events if isinstance(event, Advanced)] == [
        Advanced(card="rat-swarm", cell=4),
        Advanced(card="ghost", cell=3),
    ]


@rule("LG-PASS-7", "LG-CH3-E1")
def test_a_push_from_cell_6_loses():
    game = a_table(CRYSTALS, passage={5: "ghost", 6: "rat-swarm"})
    game.reveal("secret-passage", chance=[4])

    assert game.state.reason == "castle"


@rule("LG-PASS-8", "LG-CH1-24")
def test_a_serpent_that_is_swapped_beside_its_place_sets_it_on_fire():
    serpent = Prowler("fire-serpent-ballista", fire=True)
    game = a_table(
        boards={"knight": {"fairies": ("fairy-swap-monsters",)}},
        passage={2: "ghost", 4: serpent},
    ).play(UseFairy("fairy-swap-monsters"), Aim(2))

    assert game.at(2) == Prowler("fire-serpent-ballista")
    assert game.place("ballista").fires == 1
    assert FireSpread(card="fire-serpent-ballista", place="ballista") in game.told


@rule("LG-PASS-6", "LG-CH1-24")
def test_a_card_that_enters_arrives_too():
    places = ["ballista", "blaze", *a_table().state.box.chapters[ChapterId.FIRE].places[2:]]
    serpent = a_table(places=places).reveal("fire-serpent-ballista")
    eater = a_table(CRYSTALS, spots={"trap-master": {"crystals": 1}}).reveal("crystal-eater-4")

    assert serpent.at(1) == Prowler("fire-serpent-ballista")
    assert serpent.place("ballista").fires == 1
    assert eater.at(1) == Prowler("crystal-eater-4", crystals=1)


@rule("LG-PASS-8")
def test_a_relocated_eater_eats_where_it_arrives():
    game = a_table(
        CRYSTALS,
        boards={"knight": {"fairies": ("fairy-swap-monsters",)}},
        passage={2: "ghost", 6: "crystal-eater-5"},
        spots={"fairy-sanctuary-3": {"crystals": 2}},
    ).play(UseFairy("fairy-swap-monsters"), Aim(2))

    assert game.at(2) == Prowler("crystal-eater-5", crystals=1)
    assert game.place("fairy-sanctuary-3").crystals == 1


@rule("LG-PASS-8")
def test_a_card_is_relocated_only_to_an_empty_cell():
    game = a_table(
        ChapterId.DARKNESS,
        at={"knight": 3},
        hand=["knight-strike", "knight-strike"],
        passage={1: "ghost", 6: "rat-swarm"},
    ).play(UsePlace(), Aim(1))
    targets = game.offers()
    game.play(Aim(4))

    assert targets == [Aim(2), Aim(3), Aim(4), Aim(5)]
    assert cards(game) == [None, None, None, "ghost", None, "rat-swarm"]


@rule("LG-PASS-9", "LG-EVENT-6")
def test_tokens_move_with_their_card_and_threats_stay_on_their_cell():
    laden = Prowler("rat-swarm", damage=1, fire=True, crystals=1, ravagers=(2, 0))
    fury = (Token.FURY, None, None, None, None, None)
    game = a_table(passage={1: laden}, threats=fury).reveal("ghost")

    assert game.at(2) == laden
    assert game.state.threats == fury


@rule("LG-PASS-E3")
def test_a_trapped_monster_leaves_a_gap_and_the_cards_behind_still_move():
    game = a_table(passage={1: "ghost", 2: "rat-swarm"}, traps=(5, 0)).reveal("dark-knight")

    assert cards(game) == ["dark-knight", "ghost", None, None, None, None]
    assert Defeated(card="rat-swarm", cell=3) in game.events


@rule("LG-PASS-E4")
def test_the_loss_comes_before_traps_further_left():
    game = a_table(passage={1: "ghost", 2: "rat-swarm", 6: "dark-knight"}, traps=(5, 0))
    game.reveal("tunnel-goblin")

    assert game.state.reason == "castle"
    assert game.state.traps == (5, 0)
    assert cards(game)[:2] == ["ghost", "rat-swarm"]
