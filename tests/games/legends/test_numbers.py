"""Legends in numbers: codes of actions, and views as rows of bytes."""

from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dedale.core.records import Seat
from dedale.core.rng import Philox
from dedale.games.legends import legends
from dedale.games.legends.actions import (
    Attack,
    Commit,
    DeckEnd,
    EndTurn,
    LegendsAction,
    Play,
    Put,
    Weapon,
)
from dedale.games.legends.content import BOX, ChapterId
from dedale.games.legends.envs.codes import CODES, GROUPS, code, coded
from dedale.games.legends.envs.facts import FACTS, HERO, SIZE, numbers
from dedale.games.legends.envs.reached import GOAL, points
from dedale.games.legends.state import Attempt, Journal, Lava, Prowler
from tests.kit import refused_by
from tests.kit.games import kit_of
from tests.kit.games.legends import a_table
from tests.kit.playthroughs import playthroughs

UNUSED = {55, 56, 57, 58}  # said how a campaign went on when it was one table
WHERE = {fact.name: slice(fact.first, fact.first + fact.size) for fact in FACTS}


def seen(state, seat=0):
    return numbers(legends.view(state, seat))


def told(state, name):
    """The numbers of one fact."""
    return list(seen(state)[WHERE[name]])


def test_every_code_is_that_of_one_action():
    used = [number for number in range(CODES) if coded(number) is not None]

    assert [code(coded(number)) for number in used] == used
    assert set(range(CODES)) - set(used) == UNUSED


def test_every_kind_of_action_has_codes_side_by_side():
    assert set(GROUPS) == set(get_args(LegendsAction))
    assert sum(len(codes) for codes in GROUPS.values()) == CODES - len(UNUSED)


def test_a_code_that_is_not_used_any_more_is_refused():
    game = a_table()

    with refused_by("LG-ACT-3"):
        game.play(coded(min(UNUSED)))


@settings(max_examples=30)
@given(data=st.data())
def test_whatever_is_offered_has_a_code_and_whatever_is_seen_fits_the_row(data):
    for state in (stage.state for stage in data.draw(playthroughs(legends))):
        for seat in state.seats:
            offers = legends.legal(state, seat)
            assert [coded(code(action)) for action in offers] == list(offers)
            assert len(seen(state, seat)) == SIZE
        assert len(seen(state, None)) == SIZE


@settings(max_examples=30)
@given(data=st.data())
def test_the_row_does_not_change_when_only_hidden_things_do(data):
    for state in (stage.state for stage in data.draw(playthroughs(legends))):
        for seat in (*state.seats, None):
            other = kit_of("legends").shuffle_hidden(state, seat, Philox("other", 1))
            assert seen(other, seat) == seen(state, seat)


def test_a_monster_that_ate_all_crystals_can_be_fought_with_all_icons_that_it_takes():
    fat = Prowler("crystal-eater-5", crystals=25)
    game = a_table(ChapterId.CRYSTALS, passage={6: fat}, pool={"sword": 40, "shield": 9})
    game.play(Attack(Weapon.SWORD, 6))
    most = max(game.offers(Commit), key=lambda commit: commit.icons)

    assert most.icons == 30
    assert coded(code(most)) == most


def test_cards_with_the_icon_of_darkness_have_codes_of_their_own():
    assert code(Put("ghost", DeckEnd.TOP)) != code(Put("ghost+dark", DeckEnd.TOP))


def test_a_hero_is_counted_from_the_one_who_acts():
    mine = a_table(at={"knight": 2, "smith": 5})
    hers = a_table(at={"knight": 2, "smith": 5}, active=Seat(1), acting=1)

    assert [told(mine.state, "HEROES")[at] for at in (0, 2, HERO, HERO + 2)] == [1, 2, 2, 5]
    assert [told(hers.state, "HEROES")[at] for at in (0, 2, HERO, HERO + 2)] == [2, 5, 1, 2]


def test_the_passage_is_told_with_its_values():
    game = a_table(passage={2: Prowler("dark-knight", damage=2)}, traps=(0, 4), cave_in=3)
    card = list(BOX.game_cards).index("dark-knight") + 1

    assert told(game.state, "PASSAGE")[10:20] == [card, 3, 1, 1, 0, 2, 0, 0, 0, 0]
    assert told(game.state, "TRAPS") == [0, 4]
    assert told(game.state, "CAVE_IN") == [3]


def test_what_waits_for_an_answer_is_told():
    game = a_table(hand=("enchantress-ward",)).play(Play("enchantress-ward"))
    asked = told(game.state, "ASKED")
    waiting = code(Play("enchantress-ward")) + 1

    assert asked[: len(list(legends.asks))].index(1) == list(legends.asks).index("help")
    assert (waiting >> 8, waiting & 255) == tuple(asked[-6 - 3 : -6 - 1])


@pytest.mark.parametrize(
    ("chapter", "changes", "share"),
    [
        (ChapterId.FIRE, {"spots": {"blaze": {"fires": 7}}}, 0),
        (ChapterId.FIRE, {"spots": {"blaze": {"fires": 6}}}, 1 / 7),
        (ChapterId.FIRE, {"spots": {"blaze": {"fires": 7}, "ballista": {"fires": 1}}}, -1 / 7),
        (ChapterId.MOONS, {"scene": {"observed": ("moon-kurodar",)}}, 1 / 6),
        (ChapterId.CRYSTALS, {"scene": {"delivered": 4}}, 4 / 16),
        (ChapterId.CRYSTALS, {"scene": {"delivered": 17}}, 1),
        (ChapterId.MAGMA, {"scene": {"lava": (Lava.ROUGH, *[Lava.HOT] * 4, None)}}, 1 / 5),
        (ChapterId.DARKNESS, {"scene": {"defeated": 3}}, 3 / 10),
    ],
)
def test_points_are_the_share_of_a_chapter_that_is_done(chapter, changes, share):
    game = a_table(chapter, **changes)

    assert points(legends.view(game.state, 0)) == round(GOAL * share)


def test_a_chapter_of_a_campaign_counts_like_any_other():
    won = Journal((Attempt(ChapterId.MOONS, True, "won", 20),))
    again = a_table(ChapterId.MOONS, scene={"observed": ("moon-kurodar",)}, journal=won)

    assert points(legends.view(again.state, 0)) == GOAL // 6
    assert told(again.state, "CHAPTER")[10:] == [1, 0, 1, 0, 0, 0]


def test_a_goal_can_be_divided_by_what_a_chapter_counts():
    counted = [len(BOX.bodies), 6, BOX.chapters[ChapterId.CRYSTALS].target, 5]
    counted += BOX.chapters[ChapterId.FIRE].fires

    assert all(GOAL % count == 0 for count in counted)


def test_a_turn_can_always_be_ended_by_the_same_code():
    assert a_table().offers(EndTurn) == [coded(code(EndTurn()))]
