"""How partners in legends look through turns, deal what is hidden, and say why."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from dedale.bots import PLAYERS, Situation, advise, appraise, hope, standings
from dedale.core.lot import Lot
from dedale.core.records import Seat
from dedale.core.rng import Philox
from dedale.games.legends import legends
from dedale.games.legends.actions import (
    Attack,
    Consent,
    Decline,
    EndTurn,
    GiveMagma,
    KeepItem,
    PickHero,
    PickTrack,
    Play,
    SwapBuckets,
    TakeUp,
    UsePlace,
    Weapon,
)
from dedale.games.legends.bots import thought
from dedale.games.legends.bots.chance import dealt
from dedale.games.legends.bots.search import EFFORTS, INTENDED, again, intend, looks_of
from dedale.games.legends.bots.tables import ITEMS
from dedale.games.legends.content import ChapterId
from dedale.games.legends.events import DieRolled, TurnBegan
from dedale.games.legends.rules.play import done
from dedale.games.legends.state import Attempt, Hands, Journal, Lava, Stage
from dedale.games.legends.tasks import Asking, KeepingItem
from dedale.table import answer, open_table
from tests.kit.games.legends import SCENES, a_table
from tests.kit.legends_whole_games import laid
from tests.kit.playthroughs import playthroughs

WON = {"fire": 0.82, "moons": 0.7, "crystals": 0.63, "magma": 0.52, "darkness": 0.46}
"""How often sharp partners win (docs/rules/legends-content.md, section 13)."""
every_level = pytest.mark.parametrize("level", ["steady", "sharp", "master"])
STRIKES = ("knight-strike",) * 4


def situation_of(state):
    [seat] = legends.decision(state).seats
    view, offers = legends.view(state, seat), legends.legal(state, seat)
    return Situation("legends", seat, view, offers, seconds=60)


def chosen(state, level="sharp"):
    return PLAYERS[level].choose(situation_of(state), Philox("partner", 3))


def turn_of(play, level="sharp"):
    """Play a whole turn as a level would; what happened."""
    seat, turn = play.state.active, play.state.turn
    while (asked := play.asked) and asked[1] == seat and play.state.turn == turn:
        play.play(chosen(play.state, level))
    return [type(event).__name__ for event in play.told]


def played(players, seed="knossos", **options):
    """A whole game between computer players."""
    table = open_table("legends", len(players), options, seed)
    while table.decision is not None:
        [seat] = table.decision.seats
        table.submit(seat, answer(table, seat, players[seat]))
    return table


# Whole turns


@every_level
def test_a_partner_wins_when_it_can_even_some_steps_away(level):
    play = a_table(
        at={"knight": 3},
        hand=("knight-march", "knight-strike"),
        boards={"knight": {"bucket": True}},
        spots={"blaze": {"fires": 1}},
    )

    assert "ChapterWon" in turn_of(play, level)


@every_level
def test_a_partner_does_not_let_a_monster_into_the_castle(level):
    play = a_table(
        at={"knight": 5},
        hand=("knight-charge", *STRIKES[:2], "knight-vigil"),
        passage={6: "start-stray-imp", 1: "rat-swarm", 5: "rat-swarm"},
        game_deck=("ghost",) * 6,
        spots={"blaze": {"fires": 3}},
    )

    assert "CastleEntered" not in turn_of(play, level)


@pytest.mark.parametrize("chapter", ["fire", "moons", "crystals", "darkness"])
def test_cards_are_given_for_the_boots_that_save_the_castle(chapter):
    play = a_table(
        ChapterId(chapter),
        at={"knight": 5},
        hand=(*STRIKES[:2], "knight-heavy-blow", "knight-vigil", "knight-guard"),
        passage={6: "start-rusty-guardian", 1: "marsh-witch"},
        game_deck=("ghost",) * 20,
    )

    assert "CastleEntered" not in turn_of(play)


def test_cards_are_kept_to_pay_for_places():
    play = a_table(
        places=(
            "fairy-sanctuary-1",
            "blaze",
            "ballista",
            "ancient-fountain",
            "trap-master",
            "underground-lake",
        ),
        at={"smith": 1},
        heroes=("smith", "knight"),
        hand=("smith-hammer",),
        spots={"fairy-sanctuary-1": {"fairies": ("fairy-skip",)}, "blaze": {"fires": 3}},
    )

    assert chosen(play.state) == UsePlace(1)


SLUGS = ("lava-slug-small",) * 6


@every_level
def test_what_a_reward_leads_to_is_seen_behind_its_question(level):
    play = a_table(
        ChapterId.MAGMA,
        at={"knight": 2},
        hand=(*STRIKES[:2], "item-duelist-kit", "item-multi-tool", "knight-bulwark"),
        boards={"knight": {"track": "skill-blade", "fairies": ("fairy-insight",), "usable": 1}},
        passage={1: "cave-ogre", 2: "lava-slug-small", 4: "lava-slug-large"},
        scene={"dial": 6},
        game_deck=(*SLUGS, *("tremor",) * 12),
    )

    assert "LavaCooled" in turn_of(play, level)


@every_level
def test_cards_that_draw_others_are_played_before_all_else(level):
    play = a_table(
        heroes=("enchantress", "knight"), hand=("enchantress-staff", "enchantress-insight")
    )

    assert chosen(play.state, level) == Play("enchantress-insight")


def test_an_empty_cart_is_pushed_towards_the_crystals():
    play = a_table(
        ChapterId.CRYSTALS,
        at={"knight": 7},
        hand=("knight-march",),
        spots={"dwarf-mine": {"crystals": 4}},
        game_deck=("tremor",) * 20,
    )

    assert "CartMoved" in turn_of(play)


def test_a_monster_that_pushes_the_last_slug_on_is_left_alone():
    play = a_table(
        ChapterId.MAGMA,
        at={"knight": 1},
        hand=(*STRIKES[:3],),
        boards={"knight": {"usable": 0}},
        passage={1: "rat-swarm", 4: "lava-slug-small"},
        scene={"dial": 5, "lava": (Lava.SMOOTH,) * 4 + (Lava.HOT, None)},
        game_deck=("ghost", "tremor", "ghost", "tremor"),
    )

    assert "Defeated" not in turn_of(play)


def a_turn_under_the_moons():
    return a_table(
        ChapterId.MOONS,
        hand=("knight-march", "knight-charge", *STRIKES[:2], "knight-guard"),
        passage={5: "ghost", 3: "moon-kurodar", 1: "rat-swarm"},
    )


def test_what_was_thought_of_before_saves_time_and_changes_no_answer():
    play = a_turn_under_the_moons()
    while play.asked == ("act", 0):
        INTENDED.clear()
        before = chosen(play.state)
        INTENDED.clear()
        thought.RECENT.clear()
        assert chosen(play.state) == before
        play.play(before)


def test_a_turn_that_was_thought_through_is_played_as_intended():
    INTENDED.clear()
    play = a_table(
        at={"knight": 3},
        hand=("knight-march", "knight-strike"),
        boards={"knight": {"bucket": True}},
        spots={"blaze": {"fires": 1}},
    )
    actions = [chosen(play.state)]
    intended = dict(INTENDED)
    play.play(actions[0])
    while play.asked == ("act", 0):
        actions.append(chosen(play.state))
        play.play(actions[-1])

    assert actions == list(intended.values())
    assert intended == INTENDED


@pytest.mark.parametrize("turn", range(1, 5))
def test_what_is_intended_after_several_dice_fits_the_table_that_was_thought_of(turn):
    INTENDED.clear()
    play = a_table(ChapterId.MOONS, solo=True, at={"knight": 3, "smith": 3}, turn=turn)
    use = UsePlace(0)
    actions, tables = (use, TakeUp("smith"), use, EndTurn()), [play.state]
    for action in actions[:-1]:
        tables.append(done(tables[-1], action, Lot(thought.seed_of(play.state))).state)

    intend(play.state, thought.Plan(actions, 0.0, thought.MidTurn(play.state, turn)), "sharp")

    assert [INTENDED["sharp", looks_of(table)] for table in tables] == list(actions)


def test_less_thought_goes_into_a_turn_that_brings_much_up():
    how = EFFORTS["master"]
    began, drawn = TurnBegan(seat=0, turn=3), DieRolled(face=2)

    assert again(how, ()) == again(how, (drawn, began)) == how
    assert again(how, (began, drawn, drawn)).nodes < again(how, (began, drawn)).nodes < how.nodes


def test_levels_try_more_the_better_they_are():
    nodes = [level.nodes for level in EFFORTS.values()]

    assert nodes == sorted(nodes)


@settings(max_examples=20)
@given(data=st.data(), seed=st.integers(0, 99))
def test_a_table_that_is_dealt_looks_like_the_one_that_was_seen(data, seed):
    *_, (state, _, seats) = data.draw(playthroughs(legends))
    seat = data.draw(st.sampled_from(seats))
    view = legends.view(state, seat)
    table = dealt(legends.screen.imagined(view), Lot(seed), seat)

    assert legends.view(table, seat) == view or state.stage is Stage.OVER


def test_a_hidden_hand_is_guessed():
    play = a_table(hands={1: ("smith-haul",) * 2}, options={"hands": Hands.HIDDEN})
    tables = [dealt(play.state, Lot(seed), 0) for seed in range(9)]

    assert len({table.piles[1].hand for table in tables}) > 1
    assert {table.piles[0].hand for table in tables} == {play.state.piles[0].hand}


def test_partners_get_through_a_whole_game():
    table = played(("steady", "greedy"))

    assert table.outcome is not None


def test_one_player_leads_two_heroes_through_a_chapter():
    table = played(("easy",), chapter="darkness")

    assert table.outcome is not None


# What needs no thinking


def test_each_hero_gets_a_track_that_suits_it():
    table = open_table("legends", 2, {}, "knossos")
    picks = []
    while table.state.stage is Stage.SETUP:
        [seat] = table.decision.seats
        picks.append(answer(table, seat, "sharp"))
        table.submit(seat, picks[-1])

    assert PickHero("knight") in picks
    assert PickTrack("skill-blade") in picks


def asked_for(action, **boards):
    play = a_table(
        ChapterId.MAGMA if isinstance(action, GiveMagma) else ChapterId.FIRE, boards=boards
    )
    return chosen(replace(play.state, todo=(Asking(action, 1),)))


def test_friends_agree_unless_it_would_fell_them():
    assert asked_for(SwapBuckets("smith")) == Consent(True)
    assert asked_for(GiveMagma("smith")) == Consent(True)
    assert asked_for(GiveMagma("smith"), smith={"resistance": 1}) == Consent(False)


def test_the_best_item_is_kept():
    journal = Journal((Attempt(ChapterId.FIRE, True, "won", 9),))
    offers = {"discard": ("item-sling", "item-longbow"), "stage": Stage.BETWEEN}
    play = a_table(journal=journal, todo=(KeepingItem(Seat(0)),), reason="won", **offers)

    best = max(("item-sling", "item-longbow"), key=lambda card: ITEMS[card])
    assert chosen(play.state) == KeepItem(best)


# Advice


def why(state):
    return advise(situation_of(state)).why


def test_advice_names_the_reason_that_weighs_most():
    fire = {"spots": {"blaze": {"fires": 3}}, "boards": {"knight": {"bucket": True}}}
    burning = a_table(at={"knight": 1}, **fire)
    danger = a_table(
        hand=("knight-heavy-blow", *STRIKES[:2]),
        passage={6: "start-stray-imp"},
        spots={"blaze": {"fires": 3}},
    )
    assert why(burning.state).key == "why-fire"
    assert why(danger.state).key == "why-castle"
    assert why(danger.state).facts == {"card": "start-stray-imp", "cell": 6}


def test_advice_wins_if_it_can():
    play = a_table(
        at={"knight": 1}, boards={"knight": {"bucket": True}}, spots={"blaze": {"fires": 1}}
    )

    assert why(play.state).key == "why-win"


def test_advice_ends_where_something_comes_up():
    play = a_table(
        at={"knight": 1}, boards={"knight": {"bucket": True}}, spots={"blaze": {"fires": 3}}
    )
    advice = advise(situation_of(play.state))

    assert UsePlace(0) in advice.actions
    assert EndTurn() not in advice.actions


def test_a_slug_is_defeated_where_it_cools_lava():
    hot = (Lava.HOT,) * 5 + (None,)
    play = a_table(
        ChapterId.MAGMA,
        at={"knight": 1},
        hand=STRIKES[:3],
        passage={1: "lava-slug-small"},
        scene={"lava": hot},
        game_deck=("lava-slug-large",) * 6,
    )

    assert why(play.state).key == "why-lava"


def test_a_choice_costs_what_it_gives_away():
    play = a_table(
        hand=("knight-heavy-blow", *STRIKES[:2]),
        passage={6: "start-stray-imp", 1: "rat-swarm"},
        game_deck=("ghost",) * 5,
        spots={"blaze": {"fires": 3}},
    )
    situation = situation_of(play.state)

    assert appraise(situation, EndTurn()).cost > 1
    assert appraise(situation, advise(situation).actions[0]).cost == 0


def test_an_attack_that_kills_is_better_than_one_that_does_not():
    play = a_table(
        pool={"sword": 3},
        passage={6: "start-stray-imp"},
        spots={"blaze": {"fires": 3}},
    )

    assert chosen(play.state) == Attack(Weapon.SWORD, 6)


@pytest.mark.parametrize("chapter", ChapterId)
def test_standings_tell_what_is_left_to_do_and_the_cards_that_are_left(chapter):
    play = a_table(chapter, spots={"blaze": {"fires": 4}} if chapter == "fire" else {})
    team, against = standings("legends", [legends.view(play.state, 0)])
    left = {"fire": 4, "moons": 6, "crystals": 16, "magma": 5, "darkness": 10}

    assert (team.left, against.left) == (left[chapter], 5)
    assert play.state.scene == SCENES[chapter]


def test_hope_is_told_between_setup_and_the_end():
    first = open_table("legends", 2, {}, "knossos").state
    ends = [a_table(stage=Stage.OVER, reason=reason).state for reason in ("won", "castle")]

    assert hope(situation_of(first)) is None
    assert [hope(Situation("legends", 0, legends.view(end, 0), ())) for end in ends] == [1, 0]


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("chapter", ChapterId)
def test_a_chapter_begins_with_the_hope_that_it_gives_good_teams(chapter, seats):
    start = laid(chapter, seats).state

    assert hope(situation_of(start)) == pytest.approx(WON[chapter], abs=0.08)


@pytest.mark.parametrize("chapter", ChapterId)
def test_hope_falls_with_every_card_as_long_as_nothing_is_done(chapter):
    start = replace(laid(chapter).state, passage=(None,) * 6)
    hopes = [hope(situation_of(replace(start, deck=start.deck[n:]))) for n in (0, 10, 20, 30)]

    assert hopes == sorted(hopes, reverse=True)
    assert hopes[-1] < WON[chapter] / 5


def test_there_is_more_hope_with_fewer_fires_and_none_before_an_open_gate():
    many, few = (a_table(spots={"blaze": {"fires": fires}}).state for fires in (6, 1))
    full = dict.fromkeys(range(1, 7), "cave-ogre")
    late = a_table(spots={"blaze": {"fires": 6}}, passage=full, game_deck=("cave-ogre",) * 5).state

    assert hope(situation_of(few)) > 0.8 > hope(situation_of(many)) > 10 * hope(situation_of(late))


def test_a_reward_is_not_declined():
    play = a_table(
        pool={"sword": 4}, passage={6: "start-goblin-lookout"}, spots={"blaze": {"fires": 3}}
    )
    turn_of(play)

    assert Decline() not in play.told
    assert any(type(event).__name__ == "ItemTaken" for event in play.told)
