"""The Goblins of chronicles: Looters, Wardens, knock-outs and snares (CH-LOOT, CH-WRD, CH-ENM)."""

from dedale.games.chronicles.events import (
    KnockedOut,
    LooterCame,
    SnareSprung,
    WardenCame,
    WardensPatrolled,
)
from dedale.games.chronicles.rules import foes, looters, maze, wardens
from dedale.games.chronicles.rules.looters import would_loot
from dedale.games.chronicles.state import Stage
from dedale.games.chronicles.words import POSTS, Remembered, Via
from dedale.maze.arrow import Arrow
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk
from tests.kit import rule
from tests.kit.games.chronicles import BLUE, PURPLE, RED, ROGER, YELLOW, a_game

FOUR = {
    "red": ((1, 1), "honeycomb"),
    "purple": ((5, 1), "stone-toad"),
    "blue": ((5, 5), "reed-flute"),
    "yellow": ((1, 5), "first-coin"),
}
TWO = {colour: FOUR[colour] for colour in ("purple", "yellow")}


def activating(colour):
    """A Looter of a colour is activated."""
    return lambda now: looters.activate(now, colour)


@rule("CH-LOOT-1")
def test_a_colour_without_a_portal_activates_the_next_one_that_has_one():
    assert a_game(portals=TWO).happen(activating(RED)).state.looters == ((5, 1),)
    assert a_game(portals=TWO).happen(activating(BLUE)).state.looters == ((1, 5),)
    assert a_game().happen(activating(BLUE)).state.looters == ()


@rule("CH-LOOT-2", "CH-LOOT-4")
def test_a_looter_comes_from_the_campfire_and_does_not_loot_yet():
    game = a_game(portals=TWO).happen(activating(PURPLE))

    assert game.state.looters == ((5, 1),)
    assert game.state.looted == ()
    assert game.events == (LooterCame(colour=PURPLE, cell=Cell(5, 1)),)


@rule("CH-LOOT-3", "CH-LOOT-4")
def test_a_looter_that_is_there_already_loots_and_leaves():
    game = a_game(portals=TWO, looters=[(5, 1)]).happen(activating(PURPLE))

    assert game.state.looted == ("stone-toad",)
    assert game.state.looters == ()


@rule("CH-LOOT-3")
def test_an_activation_takes_an_item_only_where_a_looter_stands_at_a_portal():
    portals = {"red": ((1, 1), "ginger-root")}

    assert would_loot(a_game(portals=portals, looters=[(1, 1)]).state, RED)
    assert not would_loot(a_game(portals=portals).state, RED)
    assert not would_loot(a_game(portals=portals, looters=[(1, 1)], snares=[(1, 1)]).state, RED)
    assert not would_loot(a_game(looters=[(1, 1)]).state, RED)


@rule("CH-LOOT-E1")
def test_with_an_empty_campfire_a_looter_comes_from_a_tile_without_portal():
    around = [(1, 1), (1, 1), (3, 3), (4, 4)]
    game = a_game(portals=FOUR, looters=around).happen(activating(BLUE))

    assert game.state.looters == ((1, 1), (1, 1), (4, 4), (5, 5))
    assert game.events[0] == LooterCame(colour=BLUE, cell=Cell(5, 5), start=Cell(3, 3))


@rule("CH-LOOT-E1")
def test_else_it_comes_from_a_tile_with_several_looters():
    around = [(1, 5), (5, 1), (5, 1), (1, 1)]
    game = a_game(portals=FOUR, looters=around).happen(activating(BLUE))

    assert game.state.looters == ((1, 1), (1, 5), (5, 1), (5, 5))


@rule("CH-LOOT-E2")
def test_a_warden_is_not_a_looter():
    game = a_game(portals=TWO, wardens=[(5, 1)]).happen(activating(PURPLE))

    assert game.state.looters == ((5, 1),)
    assert game.state.looted == ()


@rule("CH-LOOT-E3")
def test_a_character_on_the_tile_prevents_nothing():
    here = {"roger": (5, 1)}
    game = a_game(at=here, portals=TWO).happen(activating(PURPLE))
    assert game.state.looters == ((5, 1),)
    assert game.knockouts("roger") == 0

    game.happen(activating(PURPLE))
    assert game.state.looted == ("stone-toad",)


@rule("CH-LOOT-E5")
def test_a_leftover_looter_loots_a_portal_that_opens_on_its_tile():
    game = a_game(portals=TWO, looters=[(5, 1), (3, 3)], echoes={"frost-bell": (3, 3)})
    game.happen(activating(PURPLE)).happen(activating(PURPLE))

    assert game.state.looted == ("stone-toad", "frost-bell")
    assert game.state.looters == ()


def test_a_looter_that_is_placed_by_a_card_comes_only_from_the_campfire():
    game = a_game(portals=TWO, looters=[(3, 3)] * 4)
    game.happen(lambda now: looters.place(now, YELLOW))

    assert game.state.looters == ((3, 3),) * 4


@rule("CH-LOOT-3")
def test_nobody_loots_where_no_looter_stands():
    game = a_game(portals=TWO).happen(lambda now: looters.try_loot(now, YELLOW))

    assert game.state.looted == ()


@rule("CH-ENM-1")
def test_every_goblin_is_a_looter_or_a_warden_and_the_dragon_is_neither():
    table = a_game(final=True, looters=[(1, 1)], wardens=[(1, 1)], dragon=(1, 1))
    game = table.happen(lambda now: foes.knock_out_all(now, Cell(1, 1), 0))

    assert [event.foe for event in game.events] == [Via.LOOTER, Via.WARDEN]
    assert game.state.dragon == (1, 1)


@rule("CH-ENM-2")
def test_a_goblin_that_is_knocked_out_may_come_back():
    game = a_game(portals=TWO, looters=[(1, 1)])
    game.happen(lambda now: foes.knock_out(now, Via.LOOTER, Cell(1, 1), 0))
    assert game.events == (KnockedOut(foe=Via.LOOTER, cell=Cell(1, 1), hero=ROGER),)
    assert game.state.looters == ()

    assert game.happen(activating(PURPLE)).state.looters == ((5, 1),)


@rule("CH-ENM-3")
def test_whoever_ends_a_move_on_goblins_knocks_them_all_out():
    game = a_game(looters=[(1, 1), (1, 1), (2, 1)]).play(Walk(Cell(1, 1)))

    assert game.state.looters == ((2, 1),)
    assert game.knockouts("roger") == 2


@rule("CH-ENM-4")
def test_a_knock_out_of_an_event_or_a_snare_counts_for_nobody():
    event = a_game(looters=[(1, 1)])
    event.happen(lambda now: foes.knock_out(now, Via.LOOTER, Cell(1, 1), counted=False))
    snare = a_game(portals=TWO, looters=[(5, 1)], snares=[(5, 1)]).happen(activating(PURPLE))

    assert event.logged(Remembered.KO) == []
    assert snare.logged(Remembered.KO) == []
    assert event.state.looters == snare.state.looters == ()


@rule("CH-ENM-4")
def test_a_snare_catches_a_looter_that_comes_and_all_that_are_there():
    game = a_game(portals=TWO, snares=[(5, 1)]).happen(activating(PURPLE))

    assert game.events == (
        LooterCame(colour=PURPLE, cell=Cell(5, 1)),
        SnareSprung(cell=Cell(5, 1), foe=Via.LOOTER),
    )
    assert (game.state.looters, game.state.snares) == ((), ())
    assert [entry.cell for entry in game.logged(Remembered.SNARE)] == [(5, 1)]


@rule("CH-ENM-4")
def test_a_snare_catches_a_looter_that_would_loot_before_anybody_is_asked():
    game = a_game(portals=TWO, looters=[(5, 1), (5, 1)], snares=[(5, 1)], skills=["cold-grip"])
    game.happen(activating(PURPLE))

    assert game.asked == ("action-main", 0)
    assert (game.state.looters, game.state.looted) == ((), ())


def test_a_snare_on_a_carried_tile_catches_nobody():
    game = a_game(looters=[(1, 1)], snares=[(1, 1)])
    game.happen(lambda now: maze.insert(now, Insert(Arrow(0), 0)))

    assert (game.state.looters, game.state.snares) == (((2, 1),), ((2, 1),))


@rule("CH-WRD-1")
def test_wardens_do_not_loot():
    game = a_game(portals=TWO, wardens=[(5, 1)], looters=[(3, 3)])
    game.happen(lambda now: looters.try_loot(now, PURPLE))

    assert game.state.looted == ()


@rule("CH-WRD-3", "CH-WRD-4")
def test_on_patrol_all_wardens_advance_along_the_route_at_the_same_time():
    game = a_game(wardens=[POSTS[10], POSTS[11], POSTS[0]])
    game.happen(lambda now: wardens.patrol(now, 2))

    assert game.state.wardens == tuple(sorted((POSTS[0], POSTS[1], POSTS[2])))
    assert game.events == (WardensPatrolled(cells=game.state.wardens),)


@rule("CH-WRD-5")
def test_a_warden_comes_to_the_first_post_from_its_anchor_without_warden_or_character():
    game = a_game(at={"roger": POSTS[11]}, wardens=[POSTS[10], POSTS[0]])
    game.happen(lambda now: wardens.place_at(now, 10))

    assert game.state.wardens == tuple(sorted((POSTS[10], POSTS[0], POSTS[1])))
    assert game.events == (WardenCame(cell=POSTS[1]),)


@rule("CH-WRD-5")
def test_a_warden_comes_to_the_free_post_nearest_to_a_cell():
    at = {"roger": (3, 3), "ollie": (2, 2)}
    game = a_game(at=at).happen(lambda now: wardens.place_near(now, Cell(3, 3)))

    assert game.state.wardens == (POSTS[2],)  # P2, P5 and P8 are as near


@rule("CH-WRD-6", "CH-END-E1")
def test_a_fifth_warden_ends_the_game():
    game = a_game(portals=TWO, wardens=POSTS[4:8])
    game.happen(lambda now: wardens.place_at(now, 0))

    assert (game.state.stage, game.state.cause) == (Stage.END, "fifth-warden")
    assert len(game.state.wardens) == 4


@rule("CH-WRD-6")
def test_a_snare_catches_a_fifth_warden_before_it_ends_the_game():
    game = a_game(portals=TWO, wardens=POSTS[4:8], snares=[POSTS[0]])
    game.happen(lambda now: wardens.place_at(now, 0))

    assert game.state.stage is Stage.ACTION
    assert (game.state.wardens, game.state.snares) == (tuple(sorted(POSTS[4:8])), ())


@rule("CH-ENM-4")
def test_a_snare_catches_one_warden_that_arrives_and_leaves_looters_alone():
    game = a_game(wardens=[POSTS[0], POSTS[0]], looters=[POSTS[1]], snares=[POSTS[1]])
    game.happen(lambda now: wardens.patrol(now, 1))

    assert game.state.wardens == (POSTS[1],)
    assert game.state.looters == (POSTS[1],)


@rule("CH-WRD-E1", "CH-ENM-4")
def test_a_warden_that_a_snare_takes_is_gone_before_the_others_are_seen_to_walk():
    game = a_game(wardens=[POSTS[0], POSTS[4]], snares=[POSTS[1]])
    game.happen(lambda now: wardens.patrol(now, 1))
    caught, walked = game.when(SnareSprung), game.when(WardensPatrolled)

    assert (caught.wardens, caught.snares) == ((POSTS[4],), ())
    assert walked.wardens == (POSTS[5],)


@rule("CH-WRD-E1")
def test_a_warden_that_arrives_at_a_character_does_nothing():
    game = a_game(at={"roger": POSTS[1]}, wardens=[POSTS[0]])
    game.happen(lambda now: wardens.patrol(now, 1))

    assert game.at("roger") == POSTS[1]
    assert game.state.wardens == (POSTS[1],)


@rule("CH-WRD-E2")
def test_a_warden_off_the_posts_goes_to_the_nearest_free_post_after_the_others():
    game = a_game(at={"roger": POSTS[11]}, wardens=[(1, 2), (3, 2), POSTS[11]])
    game.happen(lambda now: wardens.patrol(now, 1))

    assert game.state.wardens == tuple(sorted((POSTS[0], POSTS[1], POSTS[8])))


@rule("CH-WRD-E2", "CH-ENM-4")
def test_a_snare_catches_a_warden_that_comes_to_a_post_from_elsewhere():
    game = a_game(wardens=[(1, 2)], snares=[POSTS[0]])
    game.happen(lambda now: wardens.patrol(now, 1))

    assert (game.state.wardens, game.state.snares) == ((), ())


@rule("CH-WRD-E3")
def test_without_a_free_post_no_warden_is_placed():
    game = a_game(wardens=POSTS)
    game.happen(lambda now: wardens.place_at(now, 0))

    assert game.state.wardens == tuple(sorted(POSTS))
    assert game.events == ()
