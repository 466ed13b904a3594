"""Fairies (docs/rules/legends.md, chapter 10; legends-content.md, section 4)."""

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dedale.games.legends import legends
from dedale.games.legends.actions import (
    Aim,
    Attack,
    Commit,
    Consent,
    DeckEnd,
    EndTurn,
    Help,
    KeepDie,
    Move,
    PickCard,
    Play,
    Put,
    Reroll,
    RollDie,
    SetDie,
    TakeFairy,
    UseFairy,
    UsePlace,
    Weapon,
)
from dedale.games.legends.content import BOX, ChapterId
from dedale.games.legends.effects import Draw, Gain, Token, What
from dedale.games.legends.events import (
    CardRepeated,
    ChapterBegun,
    DieRolled,
    DieSet,
    FairyLost,
    FairyTaken,
    FairyUsed,
    FireSpread,
    Revealed,
    ThreatRemoved,
    Weakened,
)
from dedale.games.legends.state import Coil, Options, Pool, Prowler, Stage
from tests.kit import any_chance, refused_by, rule
from tests.kit.games.legends import a_table, gained
from tests.kit.playthroughs import playthroughs

COPIES = {
    "fairy-skip": 1,
    "fairy-insight": 2,
    "fairy-dust": 1,
    "fairy-stride": 1,
    "fairy-gate": 1,
    "fairy-mercy": 1,
    "fairy-swap-heroes": 1,
    "fairy-set-die": 1,
    "fairy-reroll": 1,
    "fairy-swap-monsters": 1,
    "fairy-volley": 1,
    "fairy-renewal": 1,
    "fairy-remove-threat": 1,
    "fairy-fetch": 1,
    "fairy-shared-dust": 1,
    "fairy-foresight": 1,
    "fairy-cancel": 1,
}
SIMPLE = [
    ("fairy-insight", {"draw": 2}),
    ("fairy-dust", {"dust": 3}),
    ("fairy-stride", {"boots": 2, "reuse": 1}),
    ("fairy-gate", {"teleport": 1, "reuse": 1}),
    ("fairy-volley", {"ranged": (2, 0, 0)}),
    ("fairy-renewal", {"heal": 4, "dust": 1}),
    ("fairy-teleport", {"teleport": 1}),
]
GUARD, BLADE, STRIKE = "knight-guard", "item-tempered-blade", "knight-strike"
OGRE, GHOST, GOLEM = "cave-ogre", "ghost", "rubble-golem"


def with_fairies(*fairies, **changes):
    """A knight with these fairies."""
    values = {"fairies": fairies} | changes.pop("values", {})
    boards = {"knight": values} | changes.pop("boards", {})
    return a_table(boards=boards, **changes)


def laid(*heroes):
    """A table as the rules lay it."""
    return legends.setup(Options(heroes=heroes), len(heroes), any_chance()).state


@rule("LG-FAIRY-1")
def test_the_supply_has_18_fairies_and_two_heroes_have_one_of_their_own():
    supply = {fairy.id: fairy.copies for fairy in BOX.fairies.values() if fairy.hero is None}
    own = {fairy.hero: fairy.id for fairy in BOX.fairies.values() if fairy.hero}

    assert supply == COPIES
    assert sum(COPIES.values()) == 18
    assert own == {"scout": "fairy-teleport", "enchantress": "fairy-repeat"}


@rule("LG-FAIRY-1")
def test_the_whole_supply_lies_on_the_market_and_in_the_reserve():
    state = laid("knight", "scout")

    assert Counter((*state.fair, *state.reserve)) == COPIES


@rule("LG-FAIRY-2")
@pytest.mark.parametrize(
    ("heroes", "fairies"),
    [
        (("scout", "enchantress"), [("fairy-teleport",), ("fairy-repeat",)]),
        (("scout", "knight"), [("fairy-teleport",), ()]),
        (("smith", "knight"), [(), ()]),
    ],
)
def test_a_starting_fairy_comes_with_its_hero_or_not_at_all(heroes, fairies):
    state = laid(*heroes)

    assert [board.fairies for board in state.boards] == fairies
    assert not {"fairy-teleport", "fairy-repeat"} & {*state.fair, *state.reserve, *state.spent}


@rule("LG-FAIRY-3")
def test_fairies_help_at_any_moment_several_in_a_turn():
    game = with_fairies("fairy-stride", "fairy-volley", hand=[STRIKE])
    game.play(UseFairy("fairy-stride"), Move(5), Play(STRIKE), UseFairy("fairy-volley"))

    assert game.pool == Pool(sword=1, boots=1, reuse=1, ranged=(2, 0, 0))
    assert game.state.board.fairies == ()


@rule("LG-FAIRY-3")
def test_two_fairies_of_one_kind_are_one_offer_and_help_one_after_the_other():
    game = with_fairies("fairy-insight", "fairy-insight")
    assert game.offers(UseFairy) == [UseFairy("fairy-insight")]

    game.play(UseFairy("fairy-insight"))
    assert game.state.board.fairies == ("fairy-insight",)
    assert game.offers(UseFairy) == [UseFairy("fairy-insight")]


@rule("LG-FAIRY-3")
def test_fairies_of_others_do_not_help():
    game = a_table(boards={"smith": {"fairies": ("fairy-volley",)}})

    assert game.offers(UseFairy) == []
    with refused_by("LG-FAIRY-3"):
        game.play(UseFairy("fairy-volley"))


@rule("LG-FAIRY-4")
def test_a_used_fairy_lies_on_the_used_pile():
    game = a_table(
        heroes=("scout", "smith"),
        boards={"scout": {"fairies": ("fairy-volley", "fairy-teleport")}},
    )
    game.play(UseFairy("fairy-volley"), UseFairy("fairy-teleport"))

    assert game.state.spent == ("fairy-volley", "fairy-teleport")
    assert game.hero("scout").fairies == ()
    assert game.events[0] == FairyUsed(hero="scout", card="fairy-teleport")


@rule("LG-FAIRY-5", "LG-FAIRY-E4")
def test_used_fairies_are_shuffled_into_a_new_reserve():
    game = a_table(
        fair=("fairy-skip", "fairy-dust", "fairy-mercy"),
        reserve=(),
        spent=("fairy-volley", "fairy-teleport", "fairy-gate"),
    )
    game.happen(Gain(What.FAIRY))
    order = ["fairy-teleport", "fairy-gate", "fairy-volley"]
    game.play(TakeFairy("fairy-dust"), chance=[order])

    assert game.state.fair == ("fairy-skip", "fairy-teleport", "fairy-mercy")
    assert game.state.reserve == ("fairy-gate", "fairy-volley")
    assert game.state.spent == ()


@rule("LG-FAIRY-5", "LG-REW-4")
def test_a_single_used_fairy_comes_back_too():
    fair = ("fairy-skip", "fairy-dust", "fairy-mercy")
    game = a_table(fair=fair, reserve=(), spent=("fairy-volley",))
    game.happen(Gain(What.FAIRY)).play(TakeFairy("fairy-dust"))

    assert game.state.fair == ("fairy-skip", "fairy-volley", "fairy-mercy")
    assert (game.state.reserve, game.state.spent) == ((), ())


@rule("LG-FAIRY-E4")
def test_a_starting_fairy_on_the_market_is_for_anybody():
    game = a_table(fair=("fairy-teleport",), reserve=()).happen(Gain(What.FAIRY))

    assert game.play(TakeFairy("fairy-teleport")).hero("knight").fairies == ("fairy-teleport",)


@rule("LG-FAIRY-6")
def test_where_no_fairy_is_left_the_place_stays_empty():
    game = a_table(fair=("fairy-skip", "fairy-dust"), reserve=(), spent=())
    game.happen(Gain(What.FAIRY)).play(TakeFairy("fairy-skip"))

    assert game.state.fair == ("fairy-dust",)


@rule("LG-FAIRY-7")
@settings(max_examples=40)
@given(data=st.data())
def test_a_fairy_leaves_its_hero_only_by_helping_or_by_madness(data):
    stages = data.draw(playthroughs(legends, most=120))

    for before, after in pairwise(stages):
        if any(isinstance(event, ChapterBegun) for event in after.events):
            continue
        for old, new in zip(before.state.boards, after.state.boards, strict=False):
            moved = [
                event
                for event in after.events
                if isinstance(event, FairyUsed | FairyTaken | FairyLost) and event.hero == new.hero
            ]
            came = Counter(event.card for event in moved if isinstance(event, FairyTaken))
            gone = Counter(event.card for event in moved if not isinstance(event, FairyTaken))
            if old.hero == new.hero:
                assert Counter(old.fairies) + came == Counter(new.fairies) + gone


@pytest.mark.parametrize(("fairy", "gives"), SIMPLE)
def test_a_fairy_gives_what_it_shows(fairy, gives):
    game = with_fairies(fairy, values={"resistance": 2, "usable": 1})
    before = game.state

    assert gained(before, game.play(UseFairy(fairy)).state) == gives


@rule("LG-FAIRY-8")
def test_a_card_of_this_turn_happens_again():
    game = with_fairies("fairy-repeat", hand=[STRIKE, "knight-march"])
    game.play(Play(STRIKE), Play("knight-march"), UseFairy("fairy-repeat"))
    assert game.offers() == [PickCard(STRIKE), PickCard("knight-march")]

    game.play(PickCard("knight-march"))
    assert game.pool == Pool(sword=1, boots=6)
    assert game.events[0] == CardRepeated(hero="knight", card="knight-march", option=0)
    assert len(game.state.piles[0].played) == 2


@rule("LG-FAIRY-8")
def test_without_a_played_card_nothing_can_be_repeated():
    game = with_fairies("fairy-repeat", hand=[STRIKE], discard=[BLADE])

    assert game.offers(UseFairy) == []
    with refused_by("LG-ACT-9"):
        game.play(UseFairy("fairy-repeat"))


@rule("LG-FAIRY-8")
def test_a_bottom_cost_is_paid_again():
    game = with_fairies("fairy-repeat", hand=[BLADE], values={"usable": 2})
    game.play(Play(BLADE, 1), UseFairy("fairy-repeat"))

    assert game.pool.sword == 6
    assert game.state.board.usable == 0


@rule("LG-FAIRY-E1")
def test_a_guard_that_shielded_shields_again():
    game = with_fairies("fairy-repeat", hand=[GUARD])
    game.play(Play(GUARD, 1), UseFairy("fairy-repeat"))

    assert game.pool == Pool(shield=2)


@rule("LG-FAIRY-E2")
def test_a_bottom_action_without_dust_is_not_repeated():
    broke = with_fairies("fairy-repeat", hand=[BLADE], values={"usable": 1}).play(Play(BLADE, 1))
    top = with_fairies("fairy-repeat", hand=[BLADE], values={"usable": 0}).play(Play(BLADE))

    assert broke.offers(UseFairy) == []
    assert top.offers(UseFairy) == [UseFairy("fairy-repeat")]


@rule("LG-FAIRY-8")
def test_madness_is_not_repeated():
    game = a_table(
        ChapterId.MAGMA,
        played=[("madness-despair", 1)],
        boards={"knight": {"fairies": ("fairy-repeat",)}},
        scene={"madness": ()},
    )

    assert game.offers(UseFairy) == []


@rule("LG-FAIRY-9")
def test_respite_skips_the_reveal_of_this_turn():
    game = with_fairies("fairy-skip", game_deck=[GHOST] * 3)
    game.play(UseFairy("fairy-skip"), EndTurn())
    assert not [event for event in game.events if isinstance(event, Revealed)]
    assert len(game.state.deck) == 3

    game.play(EndTurn())
    assert len(game.state.deck) == 2


@rule("LG-FAIRY-E3")
def test_respite_saves_the_turn_from_an_empty_deck():
    game = with_fairies("fairy-skip", game_deck=[]).play(UseFairy("fairy-skip"), EndTurn())

    assert (game.state.stage, game.state.active) == (Stage.ACTION, 1)


def at_the_lens(*fairies, **changes):
    """A knight with fairies at the Converging Lens: 1 loses 1, 4 gives 2 dust, 6 gives 4."""
    return with_fairies(*fairies, chapter=ChapterId.MOONS, at={"knight": 3}, **changes)


@rule("LG-FAIRY-10")
def test_fate_names_the_result_of_the_die():
    game = at_the_lens("fairy-set-die").play(UsePlace(0))
    assert game.offers() == [RollDie(), *map(SetDie, range(1, 7))]

    game.play(SetDie(4), chance=[])
    assert game.state.board.usable == 3
    assert game.state.board.fairies == ()
    assert game.events[:2] == (FairyUsed(hero="knight", card="fairy-set-die"), DieSet(face=4))


@rule("LG-FAIRY-10")
def test_fate_may_be_kept_for_another_roll():
    game = at_the_lens("fairy-set-die").play(UsePlace(0)).play(RollDie(), chance=[0])

    assert game.state.board.resistance == 5
    assert game.state.board.fairies == ("fairy-set-die",)


@rule("LG-FAIRY-11")
def test_a_second_chance_rolls_again_and_recovers_two_dust():
    game = at_the_lens("fairy-reroll", values={"usable": 0}).play(UsePlace(0), chance=[0])
    assert game.offers() == [KeepDie(), Reroll()]

    game.play(Reroll(), chance=[3])
    assert game.state.board.resistance == 6
    assert game.state.board.usable == 4  # two from the fairy, two from the lens
    assert game.state.spent == ("fairy-reroll",)
    assert DieRolled(face=4) in game.events


@rule("LG-FAIRY-11")
def test_a_second_chance_may_be_kept():
    game = at_the_lens("fairy-reroll").play(UsePlace(0), chance=[0]).play(KeepDie())

    assert game.state.board.resistance == 5
    assert game.state.board.fairies == ("fairy-reroll",)


@rule("LG-FAIRY-10", "LG-FAIRY-11")
@pytest.mark.parametrize("fairy", ["fairy-set-die", "fairy-reroll"])
def test_without_a_die_these_fairies_have_nothing_to_do(fairy):
    with refused_by("LG-ACT-9"):
        with_fairies(fairy).play(UseFairy(fairy))


@rule("LG-FAIRY-12")
def test_both_help_in_the_reveal_step():
    game = with_fairies("fairy-set-die", "fairy-reroll", game_deck=["cave-in"]).play(EndTurn())
    assert game.asked == ("die-before", 0)
    game.play(RollDie(), chance=[1])
    assert game.asked == ("die-after", 0)
    game.play(Reroll(), chance=[4])

    assert game.state.cave_in == 5


@rule("LG-FAIRY-12")
@pytest.mark.parametrize("fairy", ["fairy-set-die", "fairy-reroll"])
def test_nobody_changes_the_rolls_of_others(fairy):
    game = a_table(boards={"smith": {"fairies": (fairy,)}}, game_deck=["cave-in"])
    game.play(EndTurn(), chance=[1])

    assert game.state.cave_in == 2
    assert game.hero("smith").fairies == (fairy,)


@rule("LG-FAIRY-13")
def test_a_tamed_monster_has_less_armour_and_claws():
    game = with_fairies("fairy-cancel", passage={6: GOLEM, 5: OGRE}, pool={"sword": 2})
    game.play(UseFairy("fairy-cancel"))
    assert game.offers() == [Aim(5), Aim(6)]

    game.play(Aim(6))
    assert game.events == (Weakened(card=GOLEM, cell=6),)
    game.play(Attack(Weapon.SWORD, 6), Commit(2))
    assert game.at(6).damage == 2
    assert game.state.board.resistance == 6


@rule("LG-FAIRY-13")
def test_claws_that_are_left_still_answer():
    game = with_fairies("fairy-cancel", passage={6: OGRE}, pool={"sword": 1})
    game.play(UseFairy("fairy-cancel"), Attack(Weapon.SWORD, 6))

    assert game.state.board.resistance == 5


@rule("LG-FAIRY-13")
def test_a_monster_can_be_tamed_twice():
    game = with_fairies("fairy-cancel", passage={6: Prowler(OGRE, tamed=1)}, pool={"sword": 1})
    game.play(UseFairy("fairy-cancel"), Attack(Weapon.SWORD, 6))

    assert game.state.board.resistance == 6


@rule("LG-FAIRY-13")
def test_taming_ends_with_the_turn():
    game = with_fairies("fairy-cancel", passage={6: OGRE}, game_deck=[GHOST] * 3)
    game.play(UseFairy("fairy-cancel"), EndTurn())

    assert game.at(6) == Prowler(OGRE)


@rule("LG-FAIRY-14")
def test_two_heroes_exchange_cells_if_both_agree():
    game = with_fairies("fairy-swap-heroes", at={"knight": 2, "smith": 6})
    game.play(UseFairy("fairy-swap-heroes"), Help("smith"))
    assert game.asked == ("consent", 1)
    assert game.state.board.fairies == ("fairy-swap-heroes",)

    game.play(Consent(True))
    assert [board.cell for board in game.state.boards] == [6, 2]
    assert game.state.spent == ("fairy-swap-heroes",)


@rule("LG-FAIRY-14")
def test_a_hero_exchanges_cells_with_somebody_elsewhere():
    heroes = ("knight", "smith", "scout", "enchantress")
    at = {"knight": 2, "smith": 2, "scout": 5, "enchantress": 7}
    game = with_fairies("fairy-swap-heroes", heroes=heroes, at=at)
    game.play(UseFairy("fairy-swap-heroes"))

    assert game.offers() == [Help("scout"), Help("enchantress")]


@rule("LG-FAIRY-14")
def test_whoever_does_not_agree_stays_and_so_does_the_fairy():
    game = with_fairies("fairy-swap-heroes", at={"knight": 2, "smith": 6})
    game.play(UseFairy("fairy-swap-heroes"), Help("smith"), Consent(False))

    assert [board.cell for board in game.state.boards] == [2, 6]
    assert game.state.board.fairies == ("fairy-swap-heroes",)


@rule("LG-FAIRY-14")
def test_heroes_on_one_cell_have_nothing_to_exchange():
    game = with_fairies("fairy-swap-heroes", at={"knight": 2, "smith": 2})

    assert game.offers(UseFairy) == []


@rule("LG-FAIRY-15")
def test_two_monsters_exchange_cells_with_everything_on_them():
    hurt = Prowler(OGRE, damage=3, ravagers=(0, 2))
    game = with_fairies("fairy-swap-monsters", passage={2: hurt, 5: GHOST}, traps=(5, 5))
    game.play(UseFairy("fairy-swap-monsters"), Aim(2))

    assert (game.at(2), game.at(5)) == (Prowler(GHOST), hurt)
    assert game.state.traps == (5, 5)


@rule("LG-FAIRY-15")
def test_a_serpent_that_arrives_leaves_its_fire():
    passage = {3: Prowler("fire-serpent-ballista", fire=True), 2: GHOST}
    game = with_fairies("fairy-swap-monsters", passage=passage)
    game.play(UseFairy("fairy-swap-monsters"), Aim(3))

    assert FireSpread(card="fire-serpent-ballista", place="ballista") in game.events
    assert game.place("ballista").fires == 1


@rule("LG-FAIRY-15", "LG-FAIRY-E5")
@pytest.mark.parametrize(
    ("chapter", "passage", "scene"),
    [
        (ChapterId.FIRE, {2: GHOST}, {}),
        (ChapterId.MOONS, {2: GHOST, 4: "moon-kurodar"}, {}),
        (ChapterId.CRYSTALS, {2: GHOST, 4: "extra-cart"}, {}),
        (ChapterId.DARKNESS, {2: GHOST}, {"row": (Coil("body-plain-1"),)}),
    ],
)
def test_fewer_than_two_monsters_exchange_nothing(chapter, passage, scene):
    game = with_fairies("fairy-swap-monsters", chapter=chapter, passage=passage, scene=scene)

    assert game.offers(UseFairy) == []


@rule("LG-FAIRY-15")
def test_only_monsters_can_be_named():
    game = with_fairies(
        "fairy-swap-monsters",
        chapter=ChapterId.MOONS,
        passage={1: "moon-kurodar", 2: GHOST, 4: OGRE, 6: GOLEM},
    )
    game.play(UseFairy("fairy-swap-monsters"))
    assert game.offers() == [Aim(2), Aim(4), Aim(6)]

    game.play(Aim(4))
    assert game.offers() == [Aim(2), Aim(6)]
    game.play(Aim(6))
    assert (game.at(4).card, game.at(6).card) == (GOLEM, OGRE)


@rule("LG-FAIRY-16")
def test_mercy_is_divided_at_will_and_nobody_is_asked():
    game = with_fairies(
        "fairy-mercy", values={"resistance": 1}, boards={"smith": {"resistance": 2}}
    )
    game.play(UseFairy("fairy-mercy"), Help("smith"), Help("knight"), Help("smith"))
    assert game.asked == ("split", 0)
    game.play(Help("smith"))

    assert [board.resistance for board in game.state.boards] == [2, 5]


@rule("LG-FAIRY-16")
def test_mercy_goes_to_whoever_needs_it():
    game = with_fairies("fairy-mercy", values={"resistance": 4})
    game.play(UseFairy("fairy-mercy"))

    assert game.state.board.resistance == 6
    assert game.asked[0] == "act"


@rule("LG-FAIRY-16")
def test_shared_dust_is_divided_at_will():
    game = with_fairies("fairy-shared-dust")
    game.play(UseFairy("fairy-shared-dust"), Help("smith"), Help("knight"), Help("smith"))

    assert [board.usable for board in game.state.boards] == [2, 4]
    assert game.asked[0] == "act"


@rule("LG-FAIRY-17")
@pytest.mark.parametrize("discarded", [False, True])
def test_memory_fetches_a_card_of_deck_or_discard_pile(discarded):
    deck, discard = ["knight-march", STRIKE, "knight-vigil"], ["knight-bulwark", STRIKE]
    game = with_fairies("fairy-fetch", deck=deck, discard=discard)
    game.play(UseFairy("fairy-fetch"))
    assert game.offers() == [
        *(PickCard(card) for card in sorted(deck)),
        *(PickCard(card, discarded=True) for card in sorted(discard)),
    ]

    order = ["knight-vigil", "knight-march"]
    game.play(PickCard(STRIKE, discarded=discarded), chance=[] if discarded else [order])
    piles = game.state.piles[0]
    assert piles.hand == (STRIKE,)
    assert piles.deck == tuple(deck if discarded else order)
    assert sorted(piles.discard) == (["knight-bulwark"] if discarded else sorted(discard))


@rule("LG-FAIRY-17")
def test_a_shuffled_deck_has_no_known_cards():
    game = with_fairies("fairy-fetch").happen(Gain(What.ITEM))
    game.play(game.offers()[0])
    known = game.state.piles[0].known
    game.play(UseFairy("fairy-fetch"), PickCard(STRIKE))

    assert (known, game.state.piles[0].known) == (1, 0)
    assert game.view.cards[0].top == ()


@rule("LG-EVENT-8")
def test_calm_removes_a_chosen_threat():
    threats = (None, Token.FURY, None, None, Token.DREAD, None)
    game = with_fairies("fairy-remove-threat", threats=threats)
    game.play(UseFairy("fairy-remove-threat"))
    assert game.offers() == [Aim(2), Aim(5)]

    game.play(Aim(5))
    assert game.state.threats == (None, Token.FURY, None, None, None, None)
    assert game.events == (ThreatRemoved(token=Token.DREAD, cell=5),)


@rule("LG-EVENT-8")
def test_calm_reaches_from_the_entrance_to_the_castle():
    threats = (Token.FURY, None, None, None, None, Token.DREAD)
    game = with_fairies("fairy-remove-threat", threats=threats)

    assert game.play(UseFairy("fairy-remove-threat")).offers() == [Aim(1), Aim(6)]


@rule("LG-EVENT-8")
def test_calm_without_a_threat_does_nothing():
    assert with_fairies("fairy-remove-threat").offers(UseFairy) == []


def test_foresight_looks_at_two_cards_and_orders_them():
    game = with_fairies("fairy-foresight", game_deck=["panic", "tremor", GHOST])
    game.play(UseFairy("fairy-foresight"))
    assert game.offers() == [Put("panic", DeckEnd.TOP), Put("tremor", DeckEnd.TOP)]

    game.play(Put("panic", DeckEnd.TOP))
    assert game.state.deck == ("tremor", "panic", GHOST)
    assert game.view.top == ("tremor", "panic")


def test_foresight_looks_at_what_is_left():
    game = with_fairies("fairy-foresight", game_deck=["panic"]).play(UseFairy("fairy-foresight"))

    assert game.state.deck == ("panic",)
    assert game.view.top == ("panic",)


@rule("LG-ACT-9")
@pytest.mark.parametrize(
    "fairy", ["fairy-dust", "fairy-mercy", "fairy-renewal", "fairy-shared-dust"]
)
def test_fairies_that_would_do_nothing_are_not_offered(fairy):
    whole = {"usable": 4, "inactive": 0}
    game = with_fairies(fairy, values=whole, boards={"smith": {"usable": 6}})

    assert game.offers(UseFairy) == []


def test_a_fairy_of_insight_draws_from_a_new_deck():
    game = with_fairies("fairy-insight", deck=[], discard=[STRIKE, GUARD])
    game.play(UseFairy("fairy-insight"), chance=[[GUARD, STRIKE]])

    assert game.hand() == (GUARD, STRIKE)
    assert game.happen(Draw(1)).hand() == (GUARD, STRIKE)
