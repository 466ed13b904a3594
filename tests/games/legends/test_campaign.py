"""Single chapters and campaigns (docs/rules/legends.md, chapter 20)."""

from collections import Counter

import pytest
from msgspec.structs import replace

from dedale.core.errors import BadOption
from dedale.core.rng import Philox
from dedale.games.legends import legends
from dedale.games.legends.content import BOX, ChapterId
from dedale.games.legends.events import ChapterBegun, ChapterLost, ChapterWon
from dedale.games.legends.rules.play import Reason
from dedale.games.legends.state import Attempt, Difficulty, Hands, Journal, KeptItem, Options, Stage
from tests.kit import rule
from tests.kit.games.legends import check_invariants
from tests.kit.legends_whole_games import (
    BLADE,
    FLASK,
    SLING,
    at_random,
    campaign,
    give,
    go,
    laid,
    lose,
    owned,
    play_while,
    plenty,
    set_out,
    win,
)

FIRE, MOONS, CRYSTALS, MAGMA, DARKNESS = ChapterId


def kept_first(game):
    """Everybody keeps the first item that is offered."""
    return play_while(game, lambda state: state.stage is Stage.BETWEEN)


@rule("LG-CAMP-1")
@pytest.mark.parametrize("chapter", ChapterId)
def test_any_chapter_is_played_alone_and_then_it_is_over(chapter):
    game = win(laid(chapter))

    assert game.told[0] == ChapterBegun(chapter=chapter, seat=0)
    assert game.events[-1] == ChapterWon(chapter=chapter)
    assert game.state.stage is Stage.OVER
    assert game.state.journal is None
    assert legends.outcome(game.state).reason is Reason.WON
    assert legends.sequel(game.state) is None


@rule("LG-CAMP-2", "LG-CAMP-3", "LG-CAMP-10", "LG-CAMP-12")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_campaign_is_five_tables_one_for_each_chapter(seats):
    game = campaign(seats=seats)
    for chapter in ChapterId:
        assert game.state.chapter is chapter
        assert game.state.turn == 1
        kept_first(win(game))
        if chapter is not DARKNESS:
            assert legends.outcome(game.state).reason is Reason.WON
            game = go(game)

    outcome = legends.outcome(game.state)
    assert outcome.reason is Reason.CAMPAIGN
    assert outcome.winners == tuple(range(seats))
    assert game.state.journal.pages == tuple(
        Attempt(chapter, True, "won", 1) for chapter in ChapterId
    )
    assert legends.sequel(game.state) is None


@rule("LG-CAMP-7", "LG-CAMP-10", "LG-CAMP-11")
@pytest.mark.parametrize(("seats", "seed"), [(1, "a"), (2, "b"), (3, "c"), (4, "d")])
def test_random_players_try_every_chapter_and_the_journal_tells_it(seats, seed):
    def look(state, offers):
        check_invariants(state, None, state)

    game = campaign(seats=seats, seed=seed)
    for chapter in (*CHAPTERS_AFTER_FIRE, None):
        play_while(game, lambda _: True, at_random(seed), look, seed)
        assert legends.outcome(game.state).winners == ()
        assert legends.sequel(game.state).chapter is game.state.chapter
        game = set_out(game, chapter=chapter) if chapter else game

    pages = game.state.journal.pages
    assert [(page.chapter, page.won) for page in pages] == [(each, False) for each in ChapterId]
    assert all(page.turns > 1 for page in pages)


CHAPTERS_AFTER_FIRE = (MOONS, CRYSTALS, MAGMA, DARKNESS)


@rule("LG-CAMP-2", "LG-CAMP-12")
def test_a_campaign_can_begin_later():
    game = go(win(campaign(MAGMA)))

    assert game.state.chapter is DARKNESS
    assert legends.outcome(win(game).state).reason is Reason.CAMPAIGN


@rule("LG-CAMP-2")
def test_a_campaign_begins_with_an_empty_journal():
    [(name, settled)] = legends.beginnings([]).items()

    assert (name, settled) == ("campaign", {"journal": Journal()})
    assert legends.beginnings([win(campaign(DARKNESS)).state]) == {name: settled}


@rule("LG-CAMP-11")
def test_nothing_follows_while_a_chapter_is_played_or_items_are_kept():
    playing = campaign()
    keeping = win(plenty())

    assert keeping.state.stage is Stage.BETWEEN
    assert [legends.sequel(game.state) for game in (playing, keeping)] == [None, None]
    assert [legends.outcome(game.state) for game in (playing, keeping)] == [None, None]


@rule("LG-CAMP-11")
def test_the_next_chapter_follows_a_win_and_the_same_one_a_loss():
    won, lost = win(campaign()).state, lose(campaign()).state

    assert legends.sequel(won).chapter is MOONS
    assert legends.sequel(lost).chapter is FIRE
    assert legends.outcome(lost).reason is Reason.DECK


@rule("LG-CAMP-11")
@pytest.mark.parametrize("chapter", ChapterId)
def test_any_other_chapter_may_be_named_instead(chapter):
    game = win(campaign(MOONS))

    assert "chapter" in legends.anew(legends.sequel(game.state))
    assert go(game, chapter=chapter).state.chapter is chapter


@rule("LG-CAMP-11")
def test_who_plays_how_hard_it_is_and_who_begins_is_chosen_anew():
    game = win(campaign(seats=3, first_seat=2, difficulty=Difficulty.HARD, hands=Hands.HIDDEN))
    sequel = legends.sequel(game.state)

    assert (sequel.heroes, sequel.first_seat) == ((), Options().first_seat)
    assert (sequel.difficulty, sequel.hands) == (Difficulty.HARD, Hands.HIDDEN)
    assert legends.anew(sequel) == ("chapter", "difficulty", "hands", "heroes", "first_seat")
    for seats in legends.seats:
        step = legends.setup(sequel, seats, Philox("anew", 0))
        assert legends.decision(step.state).ask == "choose-hero"


@rule("LG-CAMP-12")
def test_the_last_chapter_is_tried_until_it_is_won():
    game = lose(campaign(DARKNESS))
    again = go(game)

    assert legends.outcome(game.state).winners == ()
    assert again.state.chapter is DARKNESS
    assert legends.outcome(win(again).state).reason is Reason.CAMPAIGN


@rule("LG-CAMP-5")
def test_everything_else_begins_anew():
    game = plenty()
    worn = {"resistance": 1, "usable": 0, "inactive": 4, "fairies": ("fairy-dust",), "used": 3}
    boards = (replace(game.state.boards[0], **worn), game.state.boards[1])
    game.state = replace(game.state, boards=boards, traps=(2, 0), cave_in=3, spent=("fairy-skip",))
    game = go(kept_first(win(game)))
    knight = game.hero("knight")
    fairies = [fairy for spot in game.state.spots for fairy in spot.fairies]

    assert (knight.resistance, knight.usable, knight.inactive) == (6, 1, 3)
    assert (knight.fairies, knight.used, knight.bucket, knight.down) == ((), 0, False, False)
    assert (game.state.traps, game.state.cave_in) == ((0, 0), None)
    assert game.state.threats == (None,) * 6
    assert Counter((*game.state.fair, *game.state.reserve, *fairies)).total() == 18
    assert (game.state.spent, game.state.gone) == ((), ())
    assert len(game.state.deck) == 30
    check_invariants(game.state, None, game.state)


@rule("LG-CAMP-5", "LG-FAIRY-2")
def test_starting_fairies_return_to_their_heroes():
    game = campaign(seats=4)
    boards = tuple(replace(board, fairies=()) for board in game.state.boards)
    game.state = replace(game.state, boards=boards)
    game = go(win(game))

    assert game.hero("scout").fairies == ("fairy-teleport",)
    assert game.hero("enchantress").fairies == ("fairy-repeat",)


@rule("LG-CAMP-5", "LG-SKILL-2")
def test_tracks_are_chosen_anew_on_an_empty_mat():
    game = set_out(win(campaign()))

    assert game.asked == ("choose-track", 0)
    assert [board.track for board in game.state.boards] == [None, None]
    assert game.state.spots == ()
    assert game.state.deck == ()


@rule("LG-CAMP-6")
@pytest.mark.parametrize("chapter", ChapterId)
def test_no_item_is_taken_at_the_start_of_a_chapter_in_a_campaign(chapter):
    game = campaign(chapter)

    assert [owned(game, seat).total() for seat in (0, 1)] == [10, 10]


@rule("LG-CAMP-7")
def test_nothing_is_asked_after_a_loss():
    game = lose(plenty())

    assert game.events[-1] == ChapterLost(chapter="fire", reason="deck")
    assert game.state.stage is Stage.OVER
    assert game.asked is None


@rule("LG-CAMP-11")
def test_other_people_go_on_with_other_heroes():
    game = go(win(campaign(seats=2)), seats=3, heroes=("scout", "knight", "enchantress"))

    assert [board.hero for board in game.state.boards] == ["scout", "knight", "enchantress"]
    assert [owned(game, seat) for seat in range(3)] == [
        Counter(BOX.deck_of(board.hero)) for board in game.state.boards
    ]
    check_invariants(game.state, None, game.state)


@rule("LG-CAMP-7", "LG-CH4-22")
def test_madness_does_not_follow_into_another_chapter():
    game = campaign(MAGMA)
    mad = replace(game.state.piles[0], discard=("madness-rage", "madness-doubt"))
    game.state = replace(game.state, piles=(mad, game.state.piles[1]))

    assert not set(owned(go(win(game)), 0)) & set(BOX.madness)


@rule("LG-CAMP-9")
@pytest.mark.parametrize(
    "kept",
    [
        (KeptItem("knight", BLADE), KeptItem("knight", SLING)),
        (KeptItem("wizard", BLADE),),
        (KeptItem("knight", "knight-strike"),),
        tuple(KeptItem(hero, FLASK) for hero in ("knight", "smith", "scout")),
    ],
    ids=["two in a box", "no such hero", "no item", "more than there are"],
)
def test_a_journal_that_no_campaign_can_have_is_refused(kept):
    with pytest.raises(BadOption, match="lg-camp-9"):
        legends.setup(Options(journal=Journal(kept=kept)), 2, Philox("a", 0))


@rule("LG-CAMP-3", "LG-CAMP-12")
def test_nobody_keeps_an_item_after_the_last_chapter():
    game = campaign(DARKNESS)
    game.state = replace(game.state, items=(*game.state.items, *game.state.market), market=())
    win(give(game, (0, BLADE)))

    assert game.asked is None
    assert game.state.journal.kept == ()
