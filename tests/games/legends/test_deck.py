"""The game deck and its monsters (docs/rules/legends.md, chapter 15; the content page, 6 and 7)."""

from collections import Counter

import pytest

from dedale.games.legends.actions import (
    Attack,
    Commit,
    Decline,
    EndTurn,
    TakeFairy,
    TakeItem,
    Weapon,
)
from dedale.games.legends.content import BOX, ChapterId, Happening, Monster
from dedale.games.legends.effects import Dust, Gain, Heal, What, Who
from dedale.games.legends.events import Entered, Revealed
from dedale.games.legends.rules.passage import plain
from dedale.games.legends.state import Prowler
from tests.kit import rule
from tests.kit.games.legends import Play, a_table
from tests.kit.legends_whole_games import laid

ITEM, FAIRY = Gain(What.ITEM), Gain(What.FAIRY)
STARTERS = {
    "start-stray-imp": (3, 0, 0, 0, (FAIRY,)),
    "start-goblin-lookout": (2, 0, 1, 0, (ITEM,)),
    "start-cave-hound": (3, 0, 1, 0, (ITEM,)),
    "start-rusty-guardian": (2, 1, 0, 0, (Dust(2),)),
}
MONSTERS = {
    "rat-swarm": (2, 0, 1, 0, (Dust(2),)),
    "tunnel-goblin": (3, 0, 1, 0, (ITEM,)),
    "ghost": (3, 1, 0, 0, (FAIRY,)),
    "dark-knight": (3, 1, 1, 0, (ITEM,)),
    "rubble-golem": (4, 1, 1, 0, (ITEM, Dust(1))),
    "pit-spider": (2, 0, 1, 1, (FAIRY,)),
    "bone-guard": (3, 1, 0, 0, (Dust(1, Who.EACH),)),
    "cave-ogre": (6, 0, 2, 0, (ITEM, Heal(1))),
    "marsh-witch": (3, 0, 0, 1, (Heal(1, Who.EACH),)),
}
"""Health, armour, claws, dread and reward, as the page of contents has them."""
COPIES = {
    "rat-swarm": (2, 1),
    "tunnel-goblin": (2, 1),
    "ghost": (2, 1),
    "dark-knight": (2, 1),
    "rubble-golem": (1, 1),
    "pit-spider": (1, 1),
    "bone-guard": (1, 1),
    "cave-ogre": (1, 0),
    "marsh-witch": (1, 1),
    "cave-in": (1, 0),
    "tremor": (1, 1),
    "panic": (1, 0),
    "lights-out": (1, 1),
    "threat-fury": (1, 0),
    "threat-carapace": (1, 0),
    "threat-dread": (1, 1),
}
"""How many there are, and how many of them show the Darkness icon."""
CHAPTER_CARDS = {
    ChapterId.FIRE: {"fire": 2, "ravager": 3, "mud": 1, "fire-elemental": 1}
    | {f"fire-serpent-{place}": 1 for place in ("ballista", "lake", "sanctuary")},
    ChapterId.MOONS: {
        f"moon-{moon}": 1
        for moon in (
            "vermilion-cadet",
            "kurodar",
            "aventurine-shard",
            "silver-lady",
            "shadow-wurm",
            "dancing-comet",
        )
    }
    | {"sabotage": 1, "elven-paths": 1, "magic-eater": 1, "magic-storm": 1},
    ChapterId.CRYSTALS: {"giant-troll": 2, "crystal-eater-4": 1, "crystal-eater-5": 1}
    | {"key-master": 1, "secret-passage": 1, "sharp-bend": 1, "brake-failure": 1}
    | {"bats": 1, "extra-cart": 1},
    ChapterId.MAGMA: {"lava-slug-large": 3, "lava-slug-small": 4, "unexpected-teleport": 1}
    | {"perfect-positioning": 1, "sinister-whispers": 1},
    ChapterId.DARKNESS: {"crevasse": 1, "darkness-attacks": 4, "darkness-advances": 1}
    | {"castle-reinforcements": 1, "violent-tremors-choice": 2, "violent-tremors-collapse": 1},
}
EVERY = STARTERS | MONSTERS


def before(card: str, swords: int, **changes) -> Play:
    """A knight with swords before a monster, and a smith; both could recover a lot."""
    boards = {"knight": {"usable": 0, "resistance": 4}, "smith": {"usable": 0, "resistance": 2}}
    pool = {"sword": swords}
    return a_table(at={"knight": 3}, passage={3: card}, boards=boards, pool=pool, **changes)


@rule("LG-DECK-1")
@pytest.mark.parametrize("chapter", ChapterId)
def test_the_deck_of_a_chapter_has_20_common_cards_and_10_of_its_own(chapter):
    state = laid(chapter).state
    common = {card: copies for card, (copies, _) in COPIES.items()}

    assert len(state.deck) == 30
    assert Counter(map(plain, state.deck)) == Counter(common) + Counter(CHAPTER_CARDS[chapter])


@rule("LG-DECK-1")
def test_the_deck_is_shuffled():
    assert laid(seed="a").state.deck != laid(seed="b").state.deck


@rule("LG-DECK-2")
def test_the_common_cards_are_13_monsters_and_7_events():
    counts = Counter({card.id: card.copies for card in BOX.common})
    monsters = [card for card in BOX.common if isinstance(card, Monster)]
    events = [card for card in BOX.common if isinstance(card, Happening)]

    assert counts == Counter({card: copies for card, (copies, _) in COPIES.items()})
    assert sum(card.copies for card in monsters) == 13
    assert [card.id for card in events] == list(COPIES)[9:]


@rule("LG-DECK-2", "LG-CH5-4")
def test_the_darkness_icon_is_on_as_many_copies_as_the_page_says():
    dark = Counter(plain(card) for card in laid(ChapterId.DARKNESS).state.deck if "+dark" in card)
    light = [card for card in laid(ChapterId.MAGMA).state.deck if "+dark" in card]

    assert dark == Counter(
        {card: icons for card, (_, icons) in COPIES.items() if icons}
        | {"castle-reinforcements": 1, "darkness-attacks": 1}
    )
    assert light == []


@rule("LG-DECK-3")
def test_monsters_come_into_the_passage_and_events_are_applied_and_leave():
    monster = a_table().reveal("ghost")
    event = a_table().reveal("tremor")

    assert monster.events == (
        Revealed(card="ghost", left=5),
        Entered(card="ghost", cell=1),
    )
    assert monster.at(1) == Prowler("ghost")
    assert monster.state.gone == ()
    assert event.events[0] == Revealed(card="tremor", left=5)
    assert event.state.passage == (None,) * 6
    assert event.state.gone == ("tremor",)


@rule("LG-DECK-3")
def test_the_top_card_is_the_one_that_is_turned_up():
    game = a_table(game_deck=["ghost", "tremor"], known=2, sunk=1).play(EndTurn())

    assert game.at(1) == Prowler("ghost")
    assert game.state.deck == ("tremor",)
    assert (game.state.known, game.state.sunk) == (1, 1)


@rule("LG-DECK-4")
@pytest.mark.parametrize("chapter", ChapterId)
def test_starting_monsters_are_not_in_the_deck(chapter):
    assert not set(STARTERS) & set(laid(chapter, seats=4).state.deck)
    assert {card.id for card in BOX.start} == set(STARTERS)
    assert sum(card.copies for card in BOX.start) == 4


@rule("LG-DECK-5")
def test_what_was_defeated_or_resolved_never_comes_back():
    game = before("rat-swarm", 2, game_deck=["tremor"]).play(Attack(Weapon.SWORD, 3), Commit(2))
    game.play(EndTurn()).play(EndTurn())

    assert game.state.gone == ("rat-swarm", "tremor")
    assert game.state.deck == ()
    assert game.state.reason == "deck"


@rule("LG-DECK-2", "LG-FIGHT-5", "LG-FIGHT-7", "LG-FIGHT-14")
@pytest.mark.parametrize("card", EVERY)
def test_a_monster_has_the_values_of_the_page(card):
    health, armour, claws, dread, _ = EVERY[card]
    weak = before(card, health + armour).play(Attack(Weapon.SWORD, 3), Commit(health + armour - 1))
    strong = before(card, health + armour).play(Attack(Weapon.SWORD, 3), Commit(health + armour))

    assert weak.at(3) == Prowler(card, damage=health - 1)
    assert weak.hero("knight").resistance == 4 - claws - dread
    assert strong.at(3) is None
    assert strong.state.gone == (card,)


@rule("LG-DECK-2", "LG-REW-6")
@pytest.mark.parametrize("card", EVERY)
def test_a_monster_has_the_reward_of_the_page(card):
    found = BOX.game_cards[card]

    assert isinstance(found, Monster)
    assert found.reward == EVERY[card][4]
    assert found.traps


@pytest.mark.parametrize(
    ("card", "knight", "smith"),
    [
        ("start-rusty-guardian", (2, 4), (0, 2)),
        ("rat-swarm", (2, 3), (0, 2)),
        ("bone-guard", (1, 4), (1, 2)),
        ("marsh-witch", (0, 4), (0, 3)),
    ],
)
@rule("LG-DECK-2", "LG-REW-2", "LG-REW-6")
def test_rewards_of_dust_and_resistance_are_given_at_once(card, knight, smith):
    health, armour, *_ = EVERY[card]
    game = before(card, health + armour).play(Attack(Weapon.SWORD, 3), Commit(health + armour))

    assert game.asked == ("act", 0)
    assert (game.hero("knight").usable, game.hero("knight").resistance) == knight
    assert (game.hero("smith").usable, game.hero("smith").resistance) == smith


@rule("LG-DECK-2", "LG-REW-3")
@pytest.mark.parametrize(
    "card",
    [
        "start-goblin-lookout",
        "start-cave-hound",
        "tunnel-goblin",
        "dark-knight",
        "rubble-golem",
        "cave-ogre",
    ],
)
def test_rewards_of_items_are_offered_from_the_market(card):
    health, armour, *_ = EVERY[card]
    game = before(card, health + armour, market=("item-sling", "item-longbow", "item-sling"))
    game.play(Attack(Weapon.SWORD, 3), Commit(health + armour))

    assert game.asked == ("reward", 0)
    assert game.offers() == [TakeItem("item-sling"), TakeItem("item-longbow"), Decline()]


@rule("LG-DECK-2", "LG-REW-4")
@pytest.mark.parametrize("card", ["start-stray-imp", "ghost", "pit-spider"])
def test_rewards_of_fairies_are_offered_from_the_market(card):
    health, armour, *_ = EVERY[card]
    game = before(card, health + armour, fair=("fairy-dust", "fairy-gate", "fairy-skip"))
    game.play(Attack(Weapon.SWORD, 3), Commit(health + armour))

    assert game.offers() == [
        TakeFairy("fairy-dust"),
        TakeFairy("fairy-gate"),
        TakeFairy("fairy-skip"),
        Decline(),
    ]


@rule("LG-DECK-2", "LG-REW-8")
def test_golem_and_ogre_give_something_beside_the_item():
    golem = before("rubble-golem", 5).play(Attack(Weapon.SWORD, 3), Commit(5), Decline())
    ogre = before("cave-ogre", 6).play(Attack(Weapon.SWORD, 3), Commit(6), Decline())

    assert golem.hero("knight").usable == 1
    assert golem.hero("knight").resistance == 3
    assert ogre.hero("knight").resistance == 3
