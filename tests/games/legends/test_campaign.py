"""Single chapters and campaigns (docs/rules/legends.md, chapter 20)."""

from collections import Counter

import pytest
from msgspec.structs import replace

from dedale.games.legends import legends
from dedale.games.legends.actions import EndTurn, GoOn, KeepItem, LegendsAction, Next
from dedale.games.legends.content import BOX, ChapterId
from dedale.games.legends.events import (
    CampaignEnded,
    ChapterBegun,
    ChapterLost,
    ChapterSkipped,
    ChapterWon,
    Revealed,
)
from dedale.games.legends.rules.play import Reason
from dedale.games.legends.state import Page, Stage, State
from tests.kit import refused_by, rule
from tests.kit.games.legends import check_invariants
from tests.kit.legends_whole_games import (
    BLADE,
    at_random,
    campaign,
    go,
    laid,
    lose,
    owned,
    play_while,
    plenty,
    win,
)

FIRE, MOONS, CRYSTALS, MAGMA, DARKNESS = ChapterId
ON, AGAIN, SKIP, END = (GoOn(to) for to in Next)


@rule("LG-CAMP-1")
@pytest.mark.parametrize("chapter", ChapterId)
def test_any_chapter_is_played_alone_and_then_it_is_over(chapter):
    game = win(laid(chapter))

    assert game.told[0] == ChapterBegun(chapter=chapter, seat=0)
    assert game.events[-1] == ChapterWon(chapter=chapter)
    assert game.state.stage is Stage.OVER
    assert game.state.journal == ()
    assert legends.outcome(game.state).reason is Reason.WON


@rule("LG-CAMP-2", "LG-CAMP-3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_campaign_is_five_chapters_in_order(seats):
    game = campaign(seats=seats)
    for chapter in ChapterId:
        assert game.state.chapter is chapter
        assert game.state.turn == 1
        win(game)
        while game.asked and game.asked[0] == "keep-item":
            game.play(game.offers()[0])
        if chapter is not DARKNESS:
            go(game, ON)

    outcome = legends.outcome(game.state)
    assert outcome.reason is Reason.CAMPAIGN
    assert outcome.winners == tuple(range(seats))
    assert game.events[-1] == CampaignEnded()
    assert game.state.journal == tuple(Page(chapter, True, "won", 1) for chapter in ChapterId)


@rule("LG-CAMP-2", "LG-CAMP-7")
@pytest.mark.parametrize(("seats", "seed"), [(1, "a"), (2, "b"), (3, "c"), (4, "d")])
def test_random_players_come_through_all_five_chapters_if_they_skip_what_they_lose(seats, seed):
    player = at_random(seed)
    before = []

    def choose(state: State, offers: list[LegendsAction]) -> LegendsAction:
        return SKIP if SKIP in offers else player(state, offers)

    def look(state: State, offers: list[LegendsAction]) -> None:
        check_invariants(state, None, state)
        before.append(state.chapter)

    game = campaign(seats=seats, seed=seed)
    play_while(game, lambda _: True, choose, look, seed)

    assert list(dict.fromkeys(before)) == list(ChapterId)
    assert legends.outcome(game.state).reason is Reason.HOME
    assert [page.chapter for page in game.state.journal] == list(ChapterId)


@rule("LG-CAMP-2")
def test_a_campaign_can_begin_later():
    game = win(campaign(MAGMA))
    go(game, ON)

    assert game.state.chapter is DARKNESS
    assert legends.outcome(win(game).state).reason is Reason.CAMPAIGN


@rule("LG-CAMP-2")
def test_after_a_win_the_party_goes_on_plays_again_skips_the_next_chapter_or_goes_home():
    game = win(campaign())

    assert game.asked == ("campaign", 0)
    assert game.offers() == [ON, AGAIN, SKIP, END]
    assert game.state.stage is Stage.BETWEEN


@rule("LG-CAMP-2")
def test_the_first_player_speaks_for_the_party():
    game = win(campaign(seats=3, first_seat=2))

    assert game.asked == ("campaign", 2)


@rule("LG-CAMP-2")
def test_a_chapter_that_nobody_likes_is_skipped_before_it_is_played():
    game = go(win(campaign()), SKIP)

    assert game.state.chapter is CRYSTALS
    assert ChapterSkipped(chapter="moons") in game.told
    assert [page.chapter for page in game.state.journal] == [FIRE]


@rule("LG-CAMP-2")
def test_the_last_chapter_is_left_out_by_going_home():
    game = win(campaign(MAGMA))

    assert game.offers() == [ON, AGAIN, END]
    with refused_by("LG-CAMP-2"):
        game.play(SKIP)


@rule("LG-CAMP-2")
def test_a_party_that_goes_home_has_not_won_the_campaign():
    game = win(campaign()).play(END)

    assert game.events == (CampaignEnded(),)
    assert game.asked is None
    outcome = legends.outcome(game.state)
    assert (outcome.winners, outcome.reason) == ((), Reason.HOME)


@rule("LG-CAMP-5")
def test_everything_else_begins_anew():
    game = plenty()
    worn = {"resistance": 1, "usable": 0, "inactive": 4, "fairies": ("fairy-dust",), "used": 3}
    boards = (replace(game.state.boards[0], **worn), game.state.boards[1])
    game.state = replace(game.state, boards=boards, traps=(2, 0), cave_in=3, spent=("fairy-skip",))
    go(win(game).play(KeepItem(BLADE), KeepItem()), ON)
    knight = game.hero("knight")
    fairies = [fairy for spot in game.state.spots for fairy in spot.fairies]

    assert (knight.resistance, knight.usable, knight.inactive) == (6, 1, 3)
    assert (knight.fairies, knight.used, knight.bucket, knight.down) == ((), 0, False, False)
    assert (game.state.traps, game.state.cave_in) == ((0, 0), None)
    assert game.state.threats == (None,) * 6
    assert Counter((*game.state.fair, *game.state.reserve, *fairies)).total() == 18
    assert game.state.spent == ()
    assert game.state.gone == ()
    assert len(game.state.deck) == 30
    check_invariants(game.state, None, game.state)


@rule("LG-CAMP-5", "LG-FAIRY-2")
def test_starting_fairies_return_to_their_heroes():
    game = campaign(seats=4)
    boards = tuple(replace(board, fairies=()) for board in game.state.boards)
    game.state = replace(game.state, boards=boards)
    go(win(game), ON)

    assert game.hero("scout").fairies == ("fairy-teleport",)
    assert game.hero("enchantress").fairies == ("fairy-repeat",)


@rule("LG-CAMP-5", "LG-SKILL-2")
def test_tracks_are_chosen_anew_on_an_empty_mat():
    game = win(campaign()).play(ON)

    assert game.asked == ("choose-track", 0)
    assert [board.track for board in game.state.boards] == [None, None]
    assert game.state.spots == ()
    assert game.state.deck == ()


@rule("LG-CAMP-5", "LG-TURN-9")
def test_a_turn_that_ended_with_its_chapter_does_not_go_on_in_the_next():
    game = campaign()
    game.state = replace(
        game.state,
        deck=(),
        visited=("trap-master",),
        extra=0,
        agreeing=(1,),
        swaps=4,
    )
    game.play(EndTurn())
    lost = game.state.revealed, game.events[-1]
    go(game, SKIP)
    fresh = game.state
    game.play(EndTurn())
    while game.asked[0] != "act":
        game.play(game.offers()[0])

    assert lost == (1, ChapterLost(chapter="fire", reason="deck"))
    assert (fresh.revealed, fresh.visited, fresh.agreeing, fresh.swaps) == (0, (), (), 0)
    assert Revealed in [type(event) for event in game.told]


@rule("LG-CAMP-6")
@pytest.mark.parametrize("chapter", ChapterId)
def test_no_item_is_taken_at_the_start_of_a_chapter_in_a_campaign(chapter):
    game = campaign(chapter)

    assert [owned(game, seat).total() for seat in (0, 1)] == [10, 10]


@rule("LG-CAMP-7")
def test_after_a_loss_the_party_tries_again_skips_or_goes_home():
    game = lose(campaign())

    assert game.asked == ("campaign", 0)
    assert game.offers() == [AGAIN, SKIP, END]
    with refused_by("LG-CAMP-2"):
        game.play(ON)


@rule("LG-CAMP-7")
def test_who_skips_the_last_chapter_ends_the_campaign():
    game = lose(campaign(DARKNESS)).play(SKIP)

    assert game.events == (ChapterSkipped(chapter="darkness"), CampaignEnded())
    assert legends.outcome(game.state).reason is Reason.HOME


@rule("LG-CAMP-7")
def test_the_last_chapter_can_be_tried_again_and_won():
    game = go(lose(campaign(DARKNESS)), AGAIN)

    assert legends.outcome(win(game).state).reason is Reason.CAMPAIGN


@rule("LG-CAMP-8")
def test_seats_heroes_and_the_first_player_stay():
    game = go(win(campaign(seats=3, first_seat=1)), ON)

    assert [board.hero for board in game.state.boards] == ["knight", "smith", "scout"]
    assert [board.seat for board in game.state.boards] == [0, 1, 2]
    assert (game.state.first, game.state.active) == (1, 1)
    assert [board.cell for board in game.state.boards] == [4, 6, 5]


@rule("LG-CAMP-8", "LG-SETUP-1")
def test_each_chapter_begins_with_the_first_player_whoever_ended_the_last_one():
    game = campaign().play(EndTurn())
    while game.asked[0] != "act":
        game.play(game.offers()[0])
    second = game.state.active
    go(win(game), ON)

    assert second == 1
    assert game.asked == ("act", 0)
    assert game.state.board.hero == "knight"


@rule("LG-CAMP-8")
def test_base_decks_come_through_a_campaign_whole():
    game = campaign(seats=4)
    play_while(game, lambda state: state.turn < 4, at_random("c"))
    lose(game)
    go(game, SKIP)

    assert [owned(game, seat) for seat in range(4)] == [
        Counter(BOX.deck_of(board.hero)) for board in game.state.boards
    ]


@rule("LG-CAMP-7", "LG-CH4-22")
def test_madness_does_not_follow_into_another_chapter():
    game = campaign(MAGMA)
    mad = replace(game.state.piles[0], discard=("madness-rage", "madness-doubt"))
    game.state = replace(game.state, piles=(mad, game.state.piles[1]))
    go(win(game), ON)

    assert not set(owned(game, 0)) & set(BOX.madness)
