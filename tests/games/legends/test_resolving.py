"""Effects happen, whatever they are printed on, one after the other (LG-POOL-6, LG-REW-8)."""

import pytest

from dedale.games.legends.content import ChapterId
from dedale.games.legends.effects import Gain, Heal, MoveCards, Reveal, What
from dedale.games.legends.rules.now import Context
from dedale.games.legends.rules.passage import movable
from dedale.games.legends.rules.play import in_motion
from dedale.games.legends.rules.resolve import possible, resolve
from tests.kit import any_chance, rule
from tests.kit.games.legends import a_table


def moving(game):
    """The table of a game in motion."""
    return in_motion(game.state, any_chance())


@rule("LG-TURN-9", "LG-FAIRY-9")
@pytest.mark.parametrize(
    ("count", "extra", "skipped"), [(1, 1, False), (0, 0, False), (-1, 0, True)]
)
def test_an_effect_brings_more_cards_or_fewer_at_the_end_of_the_turn(count, extra, skipped):
    game = a_table().happen(Reveal(count))

    assert (game.state.extra, game.state.skipped) == (extra, skipped)


@rule("LG-POOL-6", "LG-REW-8")
def test_effects_that_wait_for_nothing_happen_at_once():
    now = moving(a_table(boards={"knight": {"resistance": 1}}))
    resolve(now, (Heal(1), Heal(1)), Context(0))

    assert now.boards[0].resistance == 3
    assert now.todo == []


@rule("LG-REW-5", "LG-LOC-12")
def test_an_item_can_be_gained_while_the_market_has_one():
    item = (Gain(What.ITEM),)

    assert possible(moving(a_table()), item, 0)
    assert not possible(moving(a_table(market=())), item, 0)


@rule("LG-CH5-20", "LG-FAIRY-15")
def test_where_monsters_are_moved_other_cards_stay():
    passage = {1: "ghost", 3: "moon-silver-lady"}
    mat = moving(a_table(ChapterId.MOONS, passage=passage))

    assert movable(mat, MoveCards(monsters=True)) == [1]
    assert movable(mat, MoveCards()) == [1, 3]
