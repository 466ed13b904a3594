"""Moves of chronicles: where they lead, where they stop, and how they end (CH-MOVE)."""

from msgspec.structs import replace

from dedale.games.chronicles.actions import Pass, Pause, Stop, Use
from dedale.games.chronicles.effects import (
    Crystals,
    Figure,
    Flag,
    GrantMove,
    PutFigure,
    Until,
    Where,
)
from dedale.games.chronicles.events import (
    CrystalsGained,
    FigurePut,
    ItemCollected,
    KnockedOut,
    Paused,
    TokenTaken,
)
from dedale.games.chronicles.rules import walk
from dedale.games.chronicles.state import RuleInForce
from dedale.games.chronicles.tasks import Context, Walking
from dedale.games.chronicles.words import Via
from dedale.maze.cell import Cell
from dedale.maze.turn import Walk, Walked
from tests.kit import refused_by, rule
from tests.kit.games.chronicles import BOARD_A, ROGER, a_game

ROGERS = [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2), (3, 3)]
"""Where Roger can walk on Board A."""

LOOP = BOARD_A.replace("┌│├│┘│┐", "└┘├│┘│┐")
"""Board A, where the first four tiles are a ring."""

AHEAD = Context(card="haste", hero=0)


def with_rule(flag, number=0):
    """A rule that holds until Roger's next turn."""
    return (RuleInForce(flag, Until.NEXT, 0, number),)


def granted(effect, hero=0, declinable=False, **values):
    """A table on which an effect grants a Move."""
    game = a_game(**values)
    return game.happen(lambda now: walk.start_walk(now, hero, effect, AHEAD, declinable))


@rule("CH-MOVE-1", "CH-DP-9")
def test_a_move_leads_along_open_sides_as_far_as_one_likes():
    game = a_game()

    assert game.reach() == ROGERS
    with refused_by("CH-MOVE-1"):
        game.play(Walk(Cell(2, 4)))


@rule("CH-MOVE-2", "CH-COL-10")
def test_a_move_of_no_steps_ends_on_its_own_tile_and_collects_there():
    portals = {"red": ((0, 0), "honeycomb"), "blue": ((5, 5), "reed-flute")}
    game = a_game(portals=portals).play(Walk(Cell(0, 0)))

    assert game.collected("roger") == ["honeycomb"]
    assert game.state.moved


@rule("CH-MOVE-3")
def test_only_a_stopper_stands_in_the_way():
    game = a_game(
        at={"ollie": (0, 1)},
        looters=[(1, 1)],
        portals={"red": ((2, 1), "honeycomb")},
        echoes={"reed-flute": (3, 1)},
        snares=[(3, 2)],
        wisps=[(2, 2)],
    )

    assert game.reach() == ROGERS


@rule("CH-MOVE-4", "CH-WRD-2")
def test_a_warden_ends_the_move_of_whoever_enters_its_tile():
    game = a_game(wardens=[(2, 2)], chapters=2)

    assert game.reach() == [(0, 0), (0, 1), (1, 1), (2, 1), (2, 2), (3, 1), (3, 2)]


@rule("CH-MOVE-4", "CH-FIN-7")
def test_the_dragon_is_a_stopper_unless_it_is_calm():
    assert a_game(final=True, dragon=(1, 1)).reach() == [(0, 0), (0, 1), (1, 1)]
    calm = with_rule(Flag.DRAGON_CALM)
    assert a_game(final=True, dragon=(1, 1), standing=calm).reach() == ROGERS


@rule("CH-MOVE-4")
def test_a_looter_is_a_stopper_while_a_card_says_so():
    stinky = with_rule(Flag.GOBLINS_STOP)

    assert a_game(looters=[(1, 1)], standing=stinky).reach() == [(0, 0), (0, 1), (1, 1)]


@rule("CH-CHAL-3")
def test_tough_goblins_make_looter_tiles_stoppers_and_are_still_knocked_out():
    game = a_game(looters=[(1, 1)], modifications=["tough-goblins"])

    assert game.reach() == [(0, 0), (0, 1), (1, 1)]
    assert game.play(Walk(Cell(1, 1))).state.looters == ()


@rule("CH-MOVE-5", "CH-WRD-E1")
def test_whoever_starts_on_a_stopper_leaves_it_freely():
    game = a_game(wardens=[(0, 0)], chapters=2)

    assert game.reach() == ROGERS


@rule("CH-MOVE-6")
def test_a_token_is_taken_where_a_step_enters_but_not_where_the_move_starts():
    blooms = {"blooms": [(0, 0), (1, 1)], "objectives": ["objective-blooms"]}
    game = a_game(**blooms).play(Walk(Cell(2, 1)))

    assert game.at("roger") == (2, 1)
    assert game.state.blooms == ((0, 0),)


@rule("CH-MOVE-6", "CH-DP-20")
def test_a_walk_is_seen_as_a_whole_before_what_happens_on_the_way():
    blooms = {"blooms": [(1, 1)], "objectives": ["objective-blooms"]}
    game = a_game(**blooms).play(Walk(Cell(2, 1)))

    assert [type(event) for event in game.events] == [Walked, TokenTaken]
    assert [table.pieces[0].cell for table in game.course] == [(2, 1), (2, 1)]
    assert [table.blooms for table in game.course] == [((1, 1),), ()]


@rule("CH-DP-20")
def test_whoever_has_walked_is_seen_wherever_they_are_put_after_that():
    back = PutFigure(Figure.SELF, Where.START)
    game = a_game().resolve(GrantMove(), back, Crystals(1), hero="roger")
    game.play(Walk(Cell(2, 1)))

    assert [type(event) for event in game.events] == [Walked, FigurePut, CrystalsGained]
    assert [table.pieces[0].cell for table in game.course] == [(2, 1), (0, 0), (0, 0)]


@rule("CH-MOVE-7", "CH-MOVE-9", "CH-DP-10")
def test_a_paused_move_goes_on_in_the_maze_as_it_is_then():
    game = a_game(scrolls=["scroll-turn"]).play(Pause(Walk(Cell(1, 1))))
    assert game.reach() == [cell for cell in ROGERS if cell != (1, 1)]

    game.state = replace(game.state, maze=a_game(maze=LOOP).state.maze)
    assert game.reach() == [(0, 0), (0, 1), (1, 0)]
    assert game.offers(Stop) == [Stop()]


@rule("CH-MOVE-7")
def test_a_pause_is_not_an_end():
    portals = {"red": ((1, 1), "honeycomb"), "blue": ((5, 5), "reed-flute")}
    game = a_game(portals=portals, looters=[(1, 1)], scrolls=["scroll-turn"])
    game.play(Pause(Walk(Cell(1, 1))))

    assert game.events == (
        Paused(walked=Walked(piece=ROGER, path=(Cell(0, 0), Cell(0, 1), Cell(1, 1)))),
    )
    assert game.state.looters == ((1, 1),)
    assert game.play(Stop()).collected("roger") == ["honeycomb"]


@rule("CH-MOVE-8", "CH-COL-3")
def test_at_the_end_of_a_move_goblins_go_first_then_tokens_and_the_item_comes_last():
    game = a_game(
        portals={"red": ((1, 1), "honeycomb"), "blue": ((5, 5), "reed-flute")},
        looters=[(1, 1)],
        wardens=[(1, 1)],
        wisps=[(1, 1)],
        objectives=["objective-wisps"],
        chapters=2,
    ).play(Walk(Cell(1, 1)))

    kinds = (KnockedOut, TokenTaken, ItemCollected)
    assert [type(event) for event in game.events if isinstance(event, kinds)] == [
        KnockedOut,
        KnockedOut,
        TokenTaken,
        ItemCollected,
    ]


@rule("CH-MOVE-E1")
def test_passing_over_a_portal_or_a_looter_does_nothing():
    portals = {"red": ((1, 1), "honeycomb")}
    game = a_game(portals=portals, looters=[(1, 1)]).play(Walk(Cell(2, 1)))

    assert game.collected() == []
    assert game.state.looters == ((1, 1),)


@rule("CH-MOVE-E2")
def test_a_move_goes_on_from_where_an_effect_has_put_the_character():
    game = a_game(scrolls=["scroll-turn"]).play(Pause(Walk(Cell(1, 1))))
    moved = replace(game.state.pieces[0], cell=Cell(5, 6))
    game.state = replace(game.state, pieces=(moved, *game.state.pieces[1:]))

    assert game.reach() == [(3, 6), (4, 5), (4, 6)]

    [walked] = [event for event in game.play(Walk(Cell(4, 6))).events if isinstance(event, Walked)]

    assert walked.path == ((5, 6), (4, 6))


@rule("CH-MOVE-E3")
def test_a_move_goes_on_from_a_tile_where_a_warden_has_come():
    game = a_game(scrolls=["scroll-turn"], chapters=2).play(Pause(Walk(Cell(2, 2))))
    game.state = replace(game.state, wardens=(Cell(2, 2),))

    assert (0, 2) in game.reach()
    assert (2, 1) in game.reach()


@rule("CH-CHAL-7", "CH-DP-21")
def test_on_one_way_paths_no_tile_is_entered_twice():
    game = a_game(maze=LOOP, modifications=["one-way-paths"]).play(Pause(Walk(Cell(1, 1))))

    assert game.reach() == [(0, 0), (1, 0)]
    assert game.play(Pause(Walk(Cell(1, 0)))).reach() == [(0, 0)]


@rule("CH-CHAL-E2")
def test_on_one_way_paths_the_start_may_be_entered_once():
    game = a_game(maze=LOOP, modifications=["one-way-paths"])
    game.play(Pause(Walk(Cell(1, 1))), Pause(Walk(Cell(0, 0))))

    assert game.reach() == []


@rule("CH-DP-20")
def test_of_two_shortest_ways_the_first_goes_north_east_south_west():
    there = a_game(maze=LOOP).play(Walk(Cell(1, 1)))
    back = a_game(maze=LOOP, at={"roger": (1, 1)}).play(Walk(Cell(0, 0)))

    assert there.events[0].path == ((0, 0), (0, 1), (1, 1))
    assert back.events[0].path == ((1, 1), (0, 1), (0, 0))


@rule("CH-DP-20")
def test_a_way_leads_around_stoppers_and_no_move_pauses_on_one():
    game = a_game(maze=LOOP, wardens=[(0, 1)], chapters=2, scrolls=["scroll-turn"])

    assert Pause(Walk(Cell(0, 1))) not in game.offers()
    assert Walk(Cell(0, 1)) in game.offers()
    assert game.play(Walk(Cell(1, 1))).events[0].path == ((0, 0), (1, 0), (1, 1))


@rule("CH-DP-20", "CH-DP-9")
def test_a_move_may_pause_on_its_own_stopper_tile_before_its_first_step():
    game = a_game(wardens=[(0, 0)], chapters=2, scrolls=["scroll-turn"])

    assert Pause(Walk(Cell(0, 0))) in game.offers()


@rule("CH-DP-21")
def test_a_pause_is_offered_only_where_the_route_can_matter():
    assert not a_game().offers(Pause)
    assert not a_game(blooms=[(6, 6)]).offers(Pause)
    assert not a_game(scrolls=["scroll-time"]).offers(Pause)
    assert a_game(beside={"snares": 1}, snares=[(0, 0)]).offers(Pause)
    assert a_game(blooms=[(2, 1)]).offers(Pause)
    assert a_game(skills=[("vine-step", "roger")]).offers(Pause)
    assert not a_game(skills=[("vine-step", "roger", 1)]).offers(Pause)
    assert not a_game(skills=[("vine-step", "ollie")]).offers(Pause)
    assert a_game(scrolls=["scroll-turn"]).offers(Pause)
    assert a_game(quests=["q-workshop-2"]).offers(Pause)
    assert a_game(modifications=["one-way-paths"]).offers(Pause)
    charge = Walking(0, charge=True, paused=(Cell(0, 0),))
    assert a_game(todo=(charge,)).offers(Pause)


@rule("CH-DP-25")
def test_a_move_never_pauses_twice_on_a_tile():
    game = a_game(skills=[("vine-step", "roger")])
    game.play(Pause(Walk(Cell(0, 1))), Pause(Walk(Cell(1, 1))))

    assert Pause(Walk(Cell(0, 1))) not in game.offers()
    assert Walk(Cell(0, 1)) in game.offers()


@rule("CH-DP-25")
def test_a_move_may_pause_again_after_a_token_was_taken():
    blooms = {"blooms": [(2, 1), (3, 1)], "objectives": ["objective-blooms"]}
    game = a_game(**blooms).play(Pause(Walk(Cell(1, 1))), Pause(Walk(Cell(2, 1))))

    assert Pause(Walk(Cell(1, 1))) in game.offers()


@rule("CH-DP-25")
def test_a_move_may_pause_again_after_an_effect_was_used():
    game = a_game(skills=[("shield-charge", "roger")], looters=[(6, 3)])
    game.play(Pause(Walk(Cell(0, 1))), Pause(Walk(Cell(1, 1))), Use("shield-charge", ROGER))

    assert Pause(Walk(Cell(0, 1))) in game.offers()


@rule("CH-DP-26", "CH-ACT-4")
def test_a_granted_move_is_asked_on_its_own_tile_and_may_be_stopped_there():
    game = granted(GrantMove())
    assert game.asked == ("action-move", 0)
    assert Stop() in game.offers()
    assert Pass() not in game.offers()

    game.play(Stop())
    assert not game.state.moved
    assert game.asked == ("action-main", 0)


@rule("CH-DP-26")
def test_a_move_that_may_be_declined_can_be_passed_before_its_first_step():
    game = granted(GrantMove(most=4), hero=1, declinable=True, scrolls=["scroll-turn"])
    assert game.asked == ("action-move", 1)
    assert Pass() in game.offers()

    game.play(Pause(Walk(Cell(0, 5))))
    assert Pass() not in game.offers()


@rule("CH-DP-26")
def test_a_declined_move_is_not_a_move():
    portals = {"red": ((0, 0), "honeycomb"), "blue": ((5, 5), "reed-flute")}
    game = granted(GrantMove(most=4), declinable=True, portals=portals).play(Pass())

    assert game.events == ()
    assert game.collected() == []


@rule("CH-DP-10")
def test_a_move_of_so_many_steps_counts_those_of_all_its_legs():
    game = granted(GrantMove(most=4), scrolls=["scroll-turn"])
    assert game.reach() == [(0, 1), (1, 1), (2, 1), (3, 1)]

    game.play(Pause(Walk(Cell(2, 1))))
    assert game.reach() == [(1, 1), (3, 1)]


@rule("CH-DP-10", "CH-MOVE-7")
def test_the_last_step_of_a_limited_move_counts_too():
    game = granted(GrantMove(most=4), scrolls=["scroll-turn"])
    for cell in [(0, 1), (1, 1), (2, 1), (3, 1)]:
        game.play(Pause(Walk(Cell(*cell))))

    assert game.reach() == []
    assert Stop() in game.offers()
    assert (
        granted(GrantMove(most=1), scrolls=["scroll-turn"]).play(Pause(Walk(Cell(0, 1)))).reach()
        == []
    )


def test_of_several_limits_of_steps_the_smallest_counts():
    slippery = with_rule(Flag.STEP_CAP, 2)

    assert a_game(standing=slippery).reach() == [(0, 0), (0, 1), (1, 1)]
    assert granted(GrantMove(most=4), standing=slippery).reach() == [(0, 1), (1, 1)]
    assert granted(GrantMove(most=1), standing=slippery).reach() == [(0, 1)]


def test_a_limit_of_steps_counts_steps_before_a_pause():
    game = a_game(standing=with_rule(Flag.STEP_CAP, 2), scrolls=["scroll-turn"])
    game.play(Pause(Walk(Cell(0, 1))))

    assert game.reach() == [(0, 0), (1, 1)]


def test_walls_may_be_ignored_but_stoppers_stop():
    game = granted(GrantMove(most=2, nowalls=True), wardens=[(0, 1)], chapters=2)

    assert game.reach() == [(0, 1), (1, 0), (1, 1), (2, 0)]


def test_a_charge_passes_goblins_and_knocks_them_out():
    game = granted(GrantMove(charge=True), wardens=[(1, 1)], looters=[(2, 1)], chapters=2)
    assert game.reach() == [cell for cell in ROGERS if cell != (0, 0)]

    game.play(Walk(Cell(3, 1)))
    assert (game.state.wardens, game.state.looters) == ((), ())
    assert game.knockouts("roger") == 2


@rule("CH-MOVE-4", "CH-FIN-7")
def test_a_charge_does_not_pass_the_dragon():
    table = {"final": True, "repaired": ["inn"], "dragon": Cell(2, 1), "wardens": [(1, 1)]}
    game = granted(GrantMove(charge=True), **table)

    assert game.reach() == [(0, 1), (1, 1), (2, 1)]


def test_legal_actions_are_listed_without_walking_a_way():
    state = a_game().state
    offers = walk.walks(state, Walking(0))

    assert [offer.cell for offer in offers] == ROGERS
    assert walk.reach(state, Walking(0)) == tuple(ROGERS)


@rule("CH-COL-1")
def test_a_move_collects_where_it_ends():
    portals = {"red": ((1, 1), "honeycomb"), "blue": ((5, 5), "reed-flute")}
    game = a_game(portals=portals).play(Walk(Cell(1, 1)))

    assert game.events[-2] == ItemCollected(
        hero=ROGER, item="honeycomb", colour="red", via=Via.MOVE
    )
