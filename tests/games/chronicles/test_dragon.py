"""The final scenario while it is played: the Dragon is soothed, and flies (CH-FIN)."""

from dedale.games.chronicles.actions import Done, Offer, Pass, Reroll
from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.effects import Flag, Until
from dedale.games.chronicles.events import DragonFlew, DragonSoothed, FigurePut, KnockedOut
from dedale.games.chronicles.rules import dragon
from dedale.games.chronicles.sheet import Result
from dedale.games.chronicles.state import RuleInForce
from dedale.games.chronicles.words import Via
from dedale.maze.arrow import Arrow
from dedale.maze.cell import Cell
from dedale.maze.turn import Insert, Walk
from tests.kit import refused_by, rule
from tests.kit.chronicles_wishes import collect, done, knock_out
from tests.kit.games.chronicles import MIRANDA, ROGER, a_game

HERE = Cell(2, 1)
ALL_BUT_ONE = ["ritual-2", "ritual-inn"]
NEARLY = BOX.rituals["ritual-1"].checks - 1
TWO = {"red": ((2, 1), "opal-goblet"), "blue": ((5, 3), "silver-comb")}


def near(**table):
    """Roger can walk to the Dragon."""
    values = {"repaired": ["inn"], "dragon": HERE} | table
    return a_game(final=True, **values)


def flies(face, **table):
    """The Dragon has flown where its die says."""
    return near(**table).happen(dragon.fly, chance=[face])


@rule("CH-FIN-8")
def test_whoever_ends_a_move_on_the_dragons_tile_soothes_it_and_it_flies():
    game = near().play(Walk(HERE), chance=["blue"])

    assert DragonSoothed(ROGER) in game.events
    assert game.progress("ritual-1").checks == 1
    assert game.state.dragon == Cell(5, 5)


@rule("CH-FIN-8", "CH-FIN-E8", "CH-DP-18")
def test_the_soothing_player_chooses_what_is_offered_and_may_offer_nothing():
    game = near(holds={"miranda": ["honeycomb"]}).play(Walk(HERE))
    assert game.asked == ("soothe-offer", 0)
    assert game.offers() == [Offer("ritual-inn", "honeycomb"), Done()]

    game.play(Done(), chance=["red"])
    assert game.progress("ritual-inn").checks == 0
    assert game.hero("miranda").items == ("honeycomb",)


@rule("CH-DP-18")
def test_only_what_somebody_holds_can_be_offered():
    game = near(holds={"miranda": ["honeycomb"]}).play(Walk(HERE))

    with refused_by("CH-DP-18"):
        game.play(Offer("ritual-inn", "ginger-root"))


@rule("CH-FIN-8")
def test_a_ritual_gets_one_checkmark_at_a_soothe():
    game = near(holds={"miranda": ["honeycomb", "ginger-root"], "roger": ["milk-fang"]})
    game.play(Walk(HERE)).play(Offer("ritual-inn", "honeycomb"))

    assert game.offers() == [Offer("ritual-2", "milk-fang"), Done()]


@rule("CH-FIN-8", "CH-FIN-9")
def test_an_offered_item_serves_one_ritual_and_is_out_of_the_game():
    game = near(repaired=["crypt"], holds={"ollie": ["milk-fang"]}).play(Walk(HERE))
    assert len(game.offers(Offer)) == 2

    game.play(Offer("ritual-crypt", "milk-fang"), chance=["red"])
    assert game.hero("ollie").items == ()
    assert game.state.offered == ("milk-fang",)
    assert game.progress("ritual-2").checks == 0


@rule("CH-FIN-10")
def test_the_dragon_flies_to_the_perch_of_its_die():
    assert flies("red").state.dragon == Cell(1, 1)
    assert flies("purple").state.dragon == Cell(1, 5)
    assert flies("blue").state.dragon == Cell(5, 5)
    assert flies("yellow").state.dragon == Cell(5, 1)
    assert flies("event").state.dragon == Cell(3, 3)


@rule("CH-FIN-10")
def test_a_dragon_on_its_perch_stays_and_nothing_happens():
    game = flies("red", dragon=(1, 1), at={"roger": (1, 1)}, looters=[(1, 1)])

    assert game.at("roger") == Cell(1, 1)
    assert game.state.looters == (Cell(1, 1),)
    assert DragonFlew("red", Cell(1, 1)) in game.events


@rule("CH-FIN-11", "CH-ENM-4")
def test_where_the_dragon_lands_characters_go_home_and_goblins_are_knocked_out():
    game = flies("purple", at={"miranda": (1, 5)}, looters=[(1, 5)], wardens=[(1, 5)])

    assert game.at("miranda") == Cell(6, 0)
    assert FigurePut(MIRANDA, Cell(6, 0), Cell(1, 5)) in game.events
    assert (game.state.looters, game.state.wardens) == ((), ())
    assert KnockedOut(Via.WARDEN, Cell(1, 5)) in game.events
    assert game.state.log == ()


@rule("CH-FIN-E6")
def test_the_die_of_the_dragon_may_be_rolled_again():
    game = near(scrolls=["scroll-fate"]).happen(dragon.fly, chance=["red"])
    assert game.asked[0] == "window-roll"

    game.play(Reroll("scroll-fate", (0,)), chance=["blue"])
    assert game.state.dragon == Cell(5, 5)
    assert game.state.dice == ()


@rule("CH-DP-36", "CH-FIN-10")
def test_a_card_that_is_kept_for_what_matters_is_asked_for_when_the_dragon_flies():
    table = {"scrolls": ["scroll-fate"], "reserved": tuple((s, "scroll-fate") for s in range(4))}
    game = near(**table).happen(dragon.fly, chance=["red"])

    assert game.asked[0] == "window-roll"
    assert Reroll("scroll-fate", (0,)) in game.offers()


@rule("CH-FIN-E6")
def test_the_event_face_of_the_dragons_die_draws_no_event():
    modifications = ["things-happen-so-fast"]
    game = flies("event", events=("restless-walls",), modifications=modifications)

    assert game.state.events == ("restless-walls",)
    assert game.state.dragon == Cell(3, 3)


@rule("CH-FIN-10", "CH-LAB-4")
def test_dice_that_wait_are_not_touched_by_a_flight():
    game = near(scrolls=["scroll-fate"], dice=("yellow",)).happen(dragon.fly, chance=["red"])
    assert game.offers(Reroll) == [Reroll("scroll-fate", (0,))]

    game.play(Pass(), seat=0).play(Pass(), seat=1).play(Pass(), seat=2).play(Pass(), seat=3)
    assert game.state.dragon == Cell(1, 1)
    assert game.state.dice == ("yellow",)


@rule("CH-FIN-8")
def test_a_calm_dragon_does_not_fly_after_a_soothe():
    calm = (RuleInForce(Flag.DRAGON_CALM, Until.NEXT, 0),)
    game = near(standing=calm).play(Walk(HERE))

    assert game.state.dragon == HERE
    assert game.progress("ritual-1").checks == 1


@rule("CH-FIN-7", "CH-FIN-E5")
def test_a_shift_carries_the_dragon_and_that_is_not_a_landing():
    game = near(dragon=(0, 1), at={"ollie": (0, 1)}).play(Insert(Arrow(0), 0))

    assert game.state.dragon == game.at("ollie") == Cell(1, 1)
    assert game.progress("ritual-1").checks == 0


@rule("CH-FIN-7")
def test_a_dragon_that_is_pushed_out_comes_back_at_the_other_end():
    game = near(dragon=(6, 1)).play(Insert(Arrow(0), 0))

    assert game.state.dragon == Cell(0, 1)


@rule("CH-FIN-5", "CH-S-11")
def test_the_last_ritual_ends_the_game_at_once_and_wins_the_campaign():
    game = near(rituals=ALL_BUT_ONE, checks={"ritual-1": NEARLY}).play(Walk(HERE))

    assert game.state.cause == "rituals"
    assert game.state.sheet.result is Result.WON
    assert game.state.dragon == HERE


@rule("CH-FIN-5")
def test_the_game_goes_on_while_a_ritual_is_left():
    game = near(rituals=["ritual-inn"], checks={"ritual-1": NEARLY}).play(
        Walk(HERE), chance=["red"]
    )

    assert game.progress("ritual-1").done
    assert game.state.cause is None


@rule("CH-FIN-E1", "CH-MOVE-8")
def test_a_move_that_wins_and_would_take_the_last_item_wins():
    last = {"red": (HERE, "opal-goblet")}
    game = near(rituals=ALL_BUT_ONE, checks={"ritual-1": NEARLY}, portals=last).play(Walk(HERE))

    assert game.state.cause == "rituals"
    assert game.hero("roger").items == ()


@rule("CH-FIN-E7")
def test_the_last_item_that_completes_the_last_ritual_wins():
    items = ["ginger-root", "honeycomb", "reed-flute", "frost-bell", "lantern-moth", "stone-toad"]
    game = a_game(
        final=True,
        repaired=["library"],
        rituals=["ritual-1", "ritual-2"],
        portals={"red": ((0, 1), "milk-fang")},
    )
    done(game, *(collect(item) for item in [*items, "opal-goblet", "first-coin", "shed-scale"]))
    game.play(Walk(Cell(0, 1)))

    assert game.state.cause == "rituals"
    assert game.state.sheet.result is Result.WON


@rule("CH-FIN-6")
def test_a_game_that_ends_in_another_way_has_not_cleansed_the_dragon():
    last = {"red": ((0, 1), "opal-goblet")}
    game = near(portals=last).play(Walk(Cell(0, 1)))

    assert game.state.cause == "collected"
    assert game.state.sheet.result is None


@rule("CH-FIN-5")
def test_what_wins_the_game_still_counts_for_quests():
    game = near(
        repaired=["smithy"],
        rituals=["ritual-1", "ritual-2"],
        checks={"ritual-smithy": BOX.rituals["ritual-smithy"].checks - 3},
        quests=["q-smithy-3"],
    )
    done(game, knock_out(), knock_out(), knock_out())

    assert game.state.cause == "rituals"
    assert game.state.sheet.quests == ("q-smithy-3",)


@rule("CH-FIN-8", "CH-COL-1")
def test_the_item_on_the_dragons_tile_is_collected_after_it_has_flown():
    game = near(portals=TWO).play(Walk(HERE), chance=["purple"])

    assert game.state.dragon == Cell(1, 5)
    assert game.collected("roger") == ["opal-goblet"]
