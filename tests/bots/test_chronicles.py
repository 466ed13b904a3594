"""How partners in chronicles look through turns, weigh chances, rebuild the village, say why."""

from collections import Counter
from itertools import islice

import pytest

from dedale.bots import PLAYERS, Situation, advise, appraise, hope, standings
from dedale.core.lot import Lot
from dedale.core.rng import Philox
from dedale.games.chronicles import chronicles
from dedale.games.chronicles.actions import (
    Buy,
    Done,
    End,
    Hammer,
    Keep,
    Offer,
    Pass,
    Repair,
    Reroll,
    Resolve,
    SetOut,
    Use,
)
from dedale.games.chronicles.bots.chance import dealt, unsuspecting
from dedale.games.chronicles.bots.danger import next_event, risks_of
from dedale.games.chronicles.bots.future import future
from dedale.games.chronicles.bots.thought import Plan
from dedale.games.chronicles.bots.village import kept_worth
from dedale.games.chronicles.bots.worth import worth
from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.sheet import Result, Scenario
from dedale.games.chronicles.state import Logged, Options, Stage, WishProgress
from dedale.games.chronicles.tasks import (
    Do,
    Leaving,
    Looting,
    Repairing,
    Rerolling,
    Routine,
    Shopping,
)
from dedale.games.chronicles.words import PortalColour, Remembered, Via
from dedale.maze.cell import Cell
from dedale.maze.turn import Walk
from tests.games.chronicles.playing import SIX
from tests.kit.chronicles_campaigns import a_campaign, boldly
from tests.kit.games.chronicles import a_game

LEVELS = ["easy", "steady", "greedy", "sharp", "master"]
every_level = pytest.mark.parametrize("level", LEVELS)
good_levels = pytest.mark.parametrize("level", ["steady", "greedy", "sharp", "master"])
FAR = {"purple": ((5, 5), "silver-comb"), "blue": ((5, 3), "ginger-root")}
"""Portals that nobody on Board A reaches from the top left."""


SIX_OUT = (Logged(Remembered.KO, 1, 0, via=Via.LOOTER, cell=Cell(0, 0)),) * 6
"""Six Looters that Roger has knocked out."""


def situation_of(state, seat=None):
    asked = chronicles.decision(state)
    seat = asked.seats[0] if seat is None else seat
    view, offers = chronicles.view(state, seat), chronicles.legal(state, seat)
    return Situation("chronicles", seat, view, offers, seconds=60)


def chosen(play, level="sharp"):
    return PLAYERS[level].choose(situation_of(play.state), Philox("partner", 3))


def turn_of(play, level="sharp"):
    """Play on as a level would, until the turn is over."""
    turn = play.state.turn
    while play.state.stage is Stage.ACTION and play.state.turn == turn:
        action = chosen(play, level)
        if isinstance(action, End):
            break
        play.play(action)
    return play


def village(task, chapters=0, **sheet):
    """A group in the village, before a question."""
    laid = {"stage": Stage.END, "todo": (task,), "repaired": ("inn",)}
    return a_game(**laid, chapters=chapters, sheet=sheet)


# Whole turns


@good_levels
def test_a_partner_walks_to_a_portal_in_reach(level):
    play = a_game(portals={"red": ((2, 2), "honeycomb"), **FAR})

    assert turn_of(play, level).collected("roger") == ["honeycomb"]


@good_levels
def test_a_partner_shifts_where_that_opens_the_way(level):
    play = a_game(["roger"], portals={"red": ((2, 4), "honeycomb"), **FAR})
    assert Cell(2, 4) not in play.reach()

    assert turn_of(play, level).collected()


@good_levels
def test_a_partner_saves_the_item_that_a_looter_is_about_to_take(level):
    play = a_game(
        portals={"red": ((2, 2), "honeycomb"), "yellow": ((2, 3), "first-coin"), **FAR},
        looters=[(2, 3)],
        shifted=True,
    )

    assert chosen(play, level) == Walk(Cell(2, 3))


@good_levels
def test_a_partner_hurries_where_that_brings_another_item(level):
    play = a_game(
        portals={"red": ((2, 2), "honeycomb"), "yellow": ((3, 3), "first-coin"), **FAR},
        skills=[("haste", "roger")],
        quests=["q-inn-2"],
    )

    assert len(turn_of(play, level).collected("roger")) >= 2
    assert play.progress("q-inn-2").done


@good_levels
def test_a_partner_takes_what_lies_on_its_way_and_walks_on(level):
    play = a_game(
        ["roger"],
        portals={"red": ((3, 3), "honeycomb")},
        blooms=[(0, 2)],
        objectives=["objective-blooms"],
        shifted=True,
    )

    assert turn_of(play, level).collected() == ["honeycomb"]
    assert not play.state.blooms


def test_a_partner_keeps_its_skills_where_they_bring_nothing():
    play = a_game(skills=[("haste", "roger")], portals=FAR, shifted=True, moved=True)

    assert chosen(play) == End()


def test_a_partner_steps_over_a_wall_where_a_skill_lets_it():
    play = a_game(
        ["roger"],
        at={"roger": (3, 5)},
        portals={"red": ((3, 6), "honeycomb"), "blue": ((0, 0), "ginger-root")},
        skills=[("vine-step", "roger")],
        shifted=True,
    )

    assert turn_of(play).collected() == ["honeycomb"]
    assert play.glass("vine-step", "roger")


def test_a_partner_knocks_goblins_out_from_afar():
    play = a_game(
        ["demetris"],
        portals={"red": ((6, 6), "honeycomb"), "purple": ((5, 5), "silver-comb")},
        looters=[(6, 6)],
        skills=[("long-shot", "demetris")],
        shifted=True,
        moved=True,
    )

    assert isinstance(chosen(play), Use)
    assert turn_of(play).state.looters == ()


def test_a_partner_finishes_a_ritual_when_it_can():
    play = a_game(
        final=True,
        chapters=4,
        repaired=SIX,
        rituals=[r for r in BOX.rituals if r != "ritual-1"],
        checks={"ritual-1": BOX.rituals["ritual-1"].checks - 1},
        dragon=(2, 1),
        portals={"red": ((2, 2), "honeycomb")},
    )

    assert turn_of(play).state.sheet.result is Result.WON


def test_a_partner_offers_what_nothing_else_needs():
    play = a_game(
        final=True,
        chapters=4,
        repaired=SIX,
        dragon=(2, 1),
        holds={"demetris": ["honeycomb", "stone-toad"]},
        portals={"red": ((5, 5), "opal-goblet")},
    ).play(Walk(Cell(2, 1)))

    assert chosen(play) in (Offer("ritual-inn", "honeycomb"), Offer("ritual-garden", "stone-toad"))


# Chances


def test_what_is_hidden_is_dealt_anew_and_what_is_known_stays():
    items = ["frost-bell", "reed-flute", "stone-toad", "first-coin"]
    echoes = dict(zip(items, [(1, 1), (1, 3), (1, 5), (3, 1)], strict=True))
    state = a_game(echoes=echoes, known_items=1).state
    orders = {dealt(state, Lot(seed)).items for seed in range(40)}

    assert len(orders) == 6
    assert {order[0] for order in orders} == {"frost-bell"}
    assert unsuspecting(state).items == ("frost-bell",)


def test_a_plan_is_thought_through_as_far_as_things_come_as_planned():
    state = a_game().state
    asks_nobody = Plan((Done(),), 0.0, state)  # nothing has opened that could be done with

    assert future(state, asks_nobody, 0) == future(state, Plan((), 0.0, state), 0)


def test_a_portal_with_a_looter_is_in_danger_of_being_looted():
    state = a_game(portals={"red": ((2, 2), "honeycomb"), **FAR}, looters=[(2, 2)]).state
    red, purple, blue, yellow = risks_of(state).loot

    assert red == pytest.approx(2 / 6)  # CH-LOOT-1: its own face, and that of the absent yellow one
    assert purple == blue == yellow == 0


def test_a_snare_ends_the_danger():
    state = a_game(portals={"red": ((2, 2), "honeycomb")}, looters=[(2, 2)], snares=[(2, 2)]).state

    assert risks_of(state).loot[0] == 0


def test_two_dice_may_bring_a_looter_who_loots_at_once():
    portals = {"red": ((2, 2), "honeycomb"), **FAR}

    assert risks_of(a_game(portals=portals).state).loot[0] == 0
    assert risks_of(a_game(portals=portals, chapters=2).state).loot[0] > 0


def test_the_next_event_is_weighed_by_what_is_known_of_the_deck():
    events = ("double-trouble", "restless-walls")

    assert next_event(a_game(events=events).state).wakes == 1
    assert next_event(a_game(events=events, known_events=1).state).wakes == 2
    assert next_event(a_game().state).wakes == 0


def test_looters_make_a_table_worth_less():
    portals = {"red": ((2, 2), "honeycomb"), **FAR}

    assert worth(a_game(portals=portals).state) > worth(
        a_game(portals=portals, looters=[(2, 2)]).state
    )


def test_a_partner_rolls_again_where_the_dice_cost_an_item():
    play = a_game(
        stage=Stage.LABYRINTH,
        portals={"red": ((5, 5), "honeycomb"), "blue": ((0, 4), "ginger-root")},
        looters=[(5, 5)],
        beside={"pennies": 1},
        dice=(PortalColour.RED,),
        todo=(Do(Routine.DICE), Rerolling()),
    )

    assert chosen(play) == Reroll("lucky-penny", (0,))


def test_a_partner_leaves_dice_that_do_no_harm():
    items = ["frost-bell", "reed-flute", "stone-toad", "first-coin"]
    play = a_game(
        stage=Stage.LABYRINTH,
        portals={"red": ((5, 5), "honeycomb"), "blue": ((0, 4), "ginger-root")},
        echoes=dict(zip(items, [(1, 1), (1, 3), (1, 5), (3, 1)], strict=True)),
        looters=[(0, 4)],
        beside={"pennies": 1},
        dice=(PortalColour.RED,),
        todo=(Do(Routine.DICE), Rerolling()),
    )

    assert chosen(play) == Pass()


def test_a_partner_prevents_a_looting():
    play = a_game(
        stage=Stage.LABYRINTH,
        portals={"red": ((5, 5), "honeycomb")},
        looters=[(5, 5)],
        skills=["cold-grip"],
        todo=(Do(Routine.DICE), Looting(PortalColour.RED)),
    )

    assert chosen(play) == Use("cold-grip")


def test_a_partner_says_which_die_comes_first():
    play = a_game(
        labyrinth=True,
        chapters=2,
        portals={"yellow": ((5, 5), "opal-goblet")},
        looters=[(5, 5)],
        events=("smoky-campfire",),
    ).roll("red", "event")

    assert chosen(play) == Resolve("event")


# The village


def test_the_group_buys_hammers_first_for_what_is_nearly_built():
    assert chosen(village(Shopping(), stash=12)) == Hammer(2)
    assert chosen(village(Shopping(), stash=12, nails=(1, 0, 1, 0, 0, 0))) == Hammer(2)
    assert chosen(village(Shopping(), stash=12, chapters=2, nails=(1, 1, 1, 0, 0, 0))) == Hammer(3)


def test_the_group_buys_scrolls_only_with_what_no_hammer_needs():
    assert chosen(village(Shopping(), stash=5)) == Done()
    assert chosen(village(Shopping(), stash=9)) == Buy("scroll-shift")
    assert chosen(village(Shopping(), stash=3, nails=BOX.numbers.nails)) == Buy("scroll-shift")


def test_the_group_repairs_what_is_worth_more_and_the_other_one_now_and_then():
    situation = situation_of(village(Repairing(2), nails=(1, 1, 0, 0, 0, 0)).state)
    picks = Counter(PLAYERS["sharp"].choose(situation, Philox("partner", n)) for n in range(60))

    assert picks[Repair("library")] > 2 * picks[Repair("watchtower")] > 0
    assert advise(situation).actions[0] == Repair("library")


def test_the_group_sets_out_for_the_dragon_as_soon_as_it_can():
    ready = a_game(stage=Stage.END, todo=(Leaving(),), repaired=SIX, chapters=4)

    assert chosen(ready) == SetOut(Scenario.FINAL)
    assert chosen(village(Leaving())) == SetOut(Scenario.STANDARD)


def test_the_group_keeps_the_rituals_that_are_missing_most_often():
    assert kept_worth(Keep(("ritual-inn",))) > kept_worth(Keep(("ritual-library",)))
    assert kept_worth(Keep(("ritual-library", "ritual-2"))) > kept_worth(Keep(("ritual-inn",)))


# Whole games


@every_level
def test_every_level_answers_whatever_comes(level):
    calls = 0

    def player(state, seat, rng):
        nonlocal calls
        situation = situation_of(state, seat)
        if rng.below(40):
            return boldly(state, seat, rng)
        calls += 1
        action = PLAYERS[level].choose(situation, rng)
        assert action in situation.offers
        return action

    for _ in islice(a_campaign(f"any-{level}", player), 2):
        pass
    assert calls


def test_greedy_partners_collect_most_of_the_first_game():
    state = chronicles.setup(Options(characters=2), 2, Philox("first", 0)).state
    step = 0
    while not isinstance((chosen := situation_of(state)).offers[0], SetOut):
        step += 1
        action = PLAYERS["greedy"].choose(chosen, Philox("first", step))
        state = chronicles.apply(state, chosen.seat, action, Philox("first", step)).state

    assert sum(len(piece.items) for piece in state.pieces) >= 11
    assert state.turn <= 24


# Advice


def test_advice_is_a_whole_turn_as_far_as_it_can_be_foreseen():
    play = a_game(
        portals={"red": ((2, 2), "honeycomb"), **FAR},
        echoes={"frost-bell": (1, 1), "reed-flute": (1, 3)},
        shifted=True,
    )
    advice = advise(situation_of(play.state))

    assert advice.actions == (Walk(Cell(2, 2)),)  # nobody knows what opens then
    assert advice.why.key == "why-item"
    assert advice.why.facts == {"item": "honeycomb"}


def test_advice_says_what_weighs_most():
    table = {"portals": {"red": ((2, 2), "honeycomb"), **FAR}, "shifted": True}
    rescue = a_game(**table, looters=[(2, 2)])
    quest = a_game(
        **table, looters=[(2, 2)], quests=[WishProgress("q-inn-3", checks=6)], log=SIX_OUT
    )

    assert advise(situation_of(rescue.state)).why.key == "why-rescue"
    assert advise(situation_of(quest.state)).why.key == "why-quest"
    assert advise(situation_of(village(Leaving()).state)).why.key == "why-onward"


def test_a_choice_that_misses_an_item_costs_something():
    situation = situation_of(a_game(portals={"red": ((2, 2), "honeycomb"), **FAR}).state)

    assert appraise(situation, End()).cost > 0.2
    assert appraise(situation, advise(situation).actions[0]).cost == 0


def test_standings_tell_what_the_chapter_and_the_rituals_still_need():
    chapter = a_game(holds={"roger": ["honeycomb"]}, portals=FAR, repaired=("inn",)).state
    final = a_game(final=True, chapters=4, repaired=SIX, portals=FAR).state
    team, game = standings("chronicles", [chronicles.view(chapter, None)])
    needed = [r.checks for r in BOX.rituals.values() if r.building in (None, *SIX)]

    assert (team.left, game.left) == (BOX.numbers.chapters[0] - 1, 2)
    assert standings("chronicles", [chronicles.view(final, None)])[0].left == sum(needed)


def test_there_is_more_hope_with_more_items():
    many = {"roger": list(BOX.set_of)[:12]}
    little, much = (a_game(portals=FAR, repaired=("inn",), holds=h) for h in ({}, many))

    assert hope(situation_of(little.state)) < 0.1
    assert hope(situation_of(much.state)) > 0.1
    assert hope(situation_of(village(Leaving()).state)) is None
