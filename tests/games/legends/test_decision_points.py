"""What is asked, whom, and what is offered (docs/rules/legends.md, chapter 27)."""

import pytest

from dedale.core.records import Seat
from dedale.games.legends import legends
from dedale.games.legends.actions import (
    Attack,
    Choose,
    Commit,
    Consent,
    DiscardThree,
    EndTurn,
    Move,
    Play,
    SwapBuckets,
    Teleport,
    UseFairy,
    UsePlace,
    UseSkill,
    Weapon,
)
from dedale.games.legends.effects import Basic
from dedale.games.legends.rules.questions import Ask
from dedale.games.legends.state import Journal, Prowler
from tests.kit import any_chance, refused_by, rule
from tests.kit.games.legends import Play as Table
from tests.kit.games.legends import a_table
from tests.kit.legends_whole_games import at_random, begun, campaign, play_while, set_out, win

YES = Consent(True)
FOR_OTHERS = {
    Ask.CONSENT,
    Ask.DEFEND,
    Ask.CHOICE,
    Ask.STORM_GIFT,
    Ask.EATER_DUST,
    Ask.POSITION,
    Ask.REWARD,
}
SETTING_UP = {Ask.CHOOSE_HERO, Ask.START_ITEM, Ask.CHOOSE_TRACK, Ask.KEEP_ITEM}


def with_buckets(**changes) -> Table:
    """A knight beside a smith with a full bucket."""
    boards = {"smith": {"bucket": True}}
    return a_table(at={"knight": 3, "smith": 3}, boards=boards, **changes)


@rule("LG-ACT-2")
def test_an_act_lists_every_action_with_its_parameters():
    game = a_table(
        hand=["knight-guard", "knight-strike", "knight-strike"],
        at={"knight": 6, "smith": 6},
        pool={"sword": 1, "boots": 1, "ranged": (1, 0, 0), "teleport": 1},
        boards={
            "knight": {"usable": 3, "track": "skill-blade", "fairies": ("fairy-volley",)},
            "smith": {"bucket": True},
        },
        passage={5: "ghost", 6: "rat-swarm"},
    )

    assert game.asked == ("act", 0)
    assert game.offers() == [
        Play("knight-guard", 0),
        Play("knight-guard", 1),
        Play("knight-strike"),
        UseSkill(),
        UseFairy("fairy-volley"),
        Move(5),
        Move(7),
        *(Teleport(cell) for cell in (1, 2, 3, 4, 5, 7)),
        Attack(Weapon.SWORD, 6),
        Attack(Weapon.RANGED, 5),
        UsePlace(0),
        UsePlace(1),
        SwapBuckets("smith"),
        *(DiscardThree(icon) for icon in Basic),
        EndTurn(),
    ]


@rule("LG-ACT-3")
def test_what_is_not_listed_is_refused_and_changes_nothing():
    game = a_table(hand=["knight-strike"])
    before = game.state

    with refused_by("LG-CARD-8"):
        game.play(Play("knight-march"))
    with refused_by("LG-ACT-3"):
        game.play(Choose(0))
    assert game.state == before


@rule("LG-ACT-4")
def test_a_question_comes_before_the_next_action():
    game = a_table(hand=["knight-strike"], passage={6: "ghost"}, pool={"sword": 3})
    game.play(Attack(Weapon.SWORD, 6))

    assert game.asked == ("attack", 0)
    assert game.offers() == [Commit(2), Commit(3)]
    with refused_by("LG-ACT-7"):
        game.play(EndTurn())
    assert game.play(Commit(2)).asked == ("act", 0)


@rule("LG-ACT-5")
def test_a_question_for_another_player_is_answered_by_that_player():
    game = with_buckets().play(SwapBuckets("smith"))

    assert game.asked == ("consent", 1)
    with refused_by("LG-ACT-5", seat=1):
        legends.apply(game.state, Seat(0), YES, any_chance())
    with refused_by("LG-ACT-20"):
        game.play(EndTurn())


@rule("LG-ACT-6", "LG-POOL-2")
def test_icons_come_from_cards_skills_fairies_and_three_discards():
    game = a_table(
        hand=["knight-strike"] * 4,
        boards={"knight": {"track": "skill-blade", "fairies": ("fairy-volley",)}},
        passage={6: "cave-ogre"},
    )
    game.play(Play("knight-strike"), UseSkill(), UseFairy("fairy-volley"))
    game.play(DiscardThree(Basic.SWORD))
    pool = game.hero("knight").pool
    game.play(Attack(Weapon.SWORD, 6), Commit(4))

    assert (pool.sword, pool.ranged) == (4, (2, 0, 0))
    assert game.at(6) == Prowler("cave-ogre", damage=4)
    assert game.hero("knight").pool.sword == 0


@rule("LG-ACT-7")
def test_an_attack_lists_every_number_of_swords_and_of_shields():
    game = a_table(passage={6: "rubble-golem"}, pool={"sword": 9, "shield": 3})
    game.play(Attack(Weapon.SWORD, 6))

    assert game.offers() == [Commit(k, s) for k in (2, 3, 4, 5) for s in (0, 1)]


@rule("LG-ACT-7")
def test_with_few_swords_the_list_is_shorter():
    game = a_table(passage={6: "cave-ogre"}, pool={"sword": 2, "shield": 1})
    game.play(Attack(Weapon.SWORD, 6))

    assert game.offers() == [Commit(k, s) for k in (1, 2) for s in (0, 1)]


@rule("LG-ACT-8")
def test_ranged_icons_of_the_smallest_reach_go_first():
    game = a_table(passage={4: "cave-ogre"}, pool={"ranged": (1, 2, 1)})
    game.play(Attack(Weapon.RANGED, 4))
    offers = game.offers()
    game.play(Commit(2))

    assert offers == [Commit(1), Commit(2), Commit(3)]
    assert game.hero("knight").pool.ranged == (1, 0, 1)
    assert game.play(Attack(Weapon.RANGED, 4)).hero("knight").pool.ranged == (1, 0, 0)


@rule("LG-ACT-9")
def test_what_would_do_nothing_is_hidden_except_for_cards():
    boards = {"knight": {"usable": 4, "track": "skill-alchemist", "fairies": ("fairy-dust",)}}
    game = a_table(hand=["knight-vigil", "item-healing-draught"], boards=boards)

    assert game.offers(UseSkill) == []
    assert game.offers(UseFairy) == []
    assert game.offers(Play) == [
        Play("knight-vigil", 0),
        Play("knight-vigil", 1),
        Play("item-healing-draught", 0),
        Play("item-healing-draught", 1),
    ]
    with refused_by("LG-ACT-9"):
        game.play(UseFairy("fairy-dust"))


@rule("LG-ACT-10")
def test_shields_that_are_not_in_the_pool_do_not_help():
    game = a_table(hand=["knight-bulwark"], passage={6: "tunnel-goblin"}, pool={"sword": 2}).play(
        Attack(Weapon.SWORD, 6)
    )

    assert game.offers() == [Commit(1), Commit(2)]
    with refused_by("LG-ACT-7"):
        game.play(Commit(1, 1))
    with refused_by("LG-ACT-7"):
        game.play(Play("knight-bulwark"))


@rule("LG-ACT-5")
@pytest.mark.parametrize("seats", [2, 4])
def test_in_a_campaign_too_only_the_named_requests_go_to_others(seats):
    asked = set()

    def look(state, offers):
        request = legends.decision(state)
        if request.seats[0] != state.active:
            asked.add(request.ask)

    game = begun(seats=seats, journal=Journal())
    for _ in range(3):
        play_while(game, lambda _: True, at_random("e"), look)
        game = set_out(game)
    play_while(win(campaign(seats=seats)), lambda _: True, at_random("e"), look)

    assert asked <= FOR_OTHERS | SETTING_UP


@rule("LG-ACT-35")
def test_for_a_silent_seat_questions_are_declined_and_its_turn_ends():
    table = a_table()
    state = table.state
    silent = legends.unanswered(state, state.active)

    assert silent == EndTurn()
    assert legends.unanswered(state, 1 - state.active) is None


@rule("LG-ACT-35")
def test_a_chapter_goes_on_to_its_end_where_everybody_is_silent():
    state = legends.setup(legends.options(), 2, any_chance()).state
    while asked := legends.decision(state):
        done = legends.unanswered(state, asked.seats[0])
        state = legends.apply(state, asked.seats[0], done, any_chance()).state

    assert legends.outcome(state).winners == ()
