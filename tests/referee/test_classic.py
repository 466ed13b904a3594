"""The rules of the classic game and a second referee agree on every step."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from dedale.core.errors import Illegal
from dedale.core.records import Seat
from dedale.games.classic import classic
from dedale.games.classic.state import Options, State
from tests.kit.chance import any_chance
from tests.referee import classic as referee
from tests.referee.chance import Recorded
from tests.referee.classic_positions import position
from tests.referee.classic_table import PATHS, action_of, deed_of, laid, seen_of, table_of
from tests.referee.ground import around, joined

EVERY_DEED = [
    *(("insert", arrow, turn) for arrow in range(12) for turn in range(4)),
    *(("walk", (row, col)) for row in range(7) for col in range(7)),
    *(("swap", seat) for seat in range(4)),
    *(("exchange", card) for card in ("spellbook", "map", "bat", "owl", "spider")),
    ("peek",),
    ("skip",),
]


def agree_on_offers(state: State) -> None:
    """Both offer the same to each seat, show it the same, and see the same end."""
    table = table_of(state)
    for seat in state.seats:
        offered = [deed_of(action) for action in classic.legal(state, seat)]
        expected = referee.legal(table, seat)
        assert sorted(offered) == sorted(expected), state
        assert seen_of(classic.view(state, seat)) == referee.seen(table, seat)
    assert seen_of(classic.view(state, None)) == referee.seen(table, None)
    agree_on_whose_turn_it_is(state, table)


def agree_on_whose_turn_it_is(state: State, table: referee.Table) -> None:
    """Both wait for the same seat, or both see the game over with the same winner."""
    outcome, decision = classic.outcome(state), classic.decision(state)
    winners = referee.winners(table)
    assert (None if outcome is None else list(outcome.winners)) == winners
    assert (decision is None) == (winners is not None)
    assert decision is None or decision.seats == (table["active"],)


def agree_on_step(state: State, deed: referee.Deed, seed: str) -> State:
    """Both come to the same table by a deed; the table after it."""
    chance = Recorded(seed)
    after, events, reveals, _ = classic.apply(state, state.active, action_of(deed), chance)
    expected, learnt = referee.apply(table_of(state), deed, chance.again())
    assert table_of(after) == expected, (state, deed)
    assert reveals == learnt, (state, deed)
    ways = [event.path for event in events if isinstance(event, PATHS)]
    assert len(ways) == (deed[0] == "walk")
    for way in ways:
        agree_on_way(state, way)
    return after


def agree_on_way(state: State, path: tuple[tuple[int, int], ...]) -> None:
    """The way that is told goes from place to place, through a wall only where it must."""
    table, start = table_of(state), tuple(state.pawns[state.active])
    board = table["board"]
    steps = list(pairwise(path))
    walls = [(a, b) for a, b in steps if tuple(b) not in list(joined(board, a))]
    assert tuple(path[0]) == start
    assert len(set(path)) == len(path)
    assert all(tuple(b) in [near for _, near in around(a)] for a, b in steps)
    open_to = referee.goals({**table, "message": None})
    assert len(walls) == (0 if tuple(path[-1]) in open_to else 1)


def agree_on_refusals(state: State, dice: Random) -> None:
    """What the referee does not offer is refused, and so is whatever another seat does."""
    allowed = referee.legal(table_of(state), state.active)
    for deed in dice.sample(EVERY_DEED, 12):
        if deed not in allowed:
            with pytest.raises(Illegal):
                classic.apply(state, state.active, action_of(deed), any_chance())
    if allowed:
        other = Seat((state.active + 1) % len(state.pawns))
        with pytest.raises(Illegal):
            classic.apply(state, other, action_of(allowed[0]), any_chance())


@pytest.mark.parametrize("seed", range(8))
def test_both_agree_on_whole_games(seed):
    dice = Random(seed)
    seats = dice.randint(2, 4)
    options = Options(events=seed % 4 > 0, young=seed % 2 > 0, first_seat=dice.randrange(seats))
    chance = Recorded(f"classic-{seed}")
    state = classic.setup(options, seats, chance).state
    assert table_of(state) == laid(options, seats, chance.again())

    for step in range(250):
        agree_on_offers(state)
        deeds = referee.legal(table_of(state), state.active)
        if not deeds:
            break
        state = agree_on_step(state, dice.choice(deeds), f"{seed}-{step}")


@pytest.mark.parametrize("seed", range(8))
def test_both_agree_on_tables_that_play_hardly_ever_reaches(seed):
    dice = Random(f"classic positions {seed}")

    for number in range(60):
        state = position(dice)
        agree_on_offers(state)
        agree_on_refusals(state, dice)
        deeds = referee.legal(table_of(state), state.active)
        for deed in dice.sample(deeds, min(len(deeds), 8)):
            agree_on_offers(agree_on_step(state, deed, f"{seed}-{number}"))


def test_the_tables_that_are_laid_show_everything_that_matters():
    dice = Random("what they show")
    met: Counter[str] = Counter()

    for _ in range(600):
        met.update(what_it_shows(position(dice)))

    rare = [name for name in SHOWN if met[name] < 3]
    assert not rare, f"hardly ever laid: {rare}"


SHOWN = (
    "a message",
    "a blank back",
    "a peek",
    "an exchange",
    "an exchange with an open pair",
    "the lower of an open pair",
    "a find that shows the next card",
    "the last treasure",
    "the last treasure of the young",
    "home",
    "shut in",
    "through a wall",
    "a second half",
)


def what_it_shows(state: State) -> set[str]:
    """What can happen at a table, by name, as the referee sees it."""
    table, me = table_of(state), state.active
    stack, pair = table["stacks"][me], table["pairs"][me]
    shown = {"a second half"} if table["second_half"] else set()
    for deed in referee.legal(table, me):
        if deed[0] in ("peek", "exchange"):
            shown.add("a peek" if deed[0] == "peek" else "an exchange")
            shown |= {"an exchange with an open pair"} if pair else set()
        elif deed[0] == "insert" and table["phase"] == "shift" and table["events"]:
            after, _ = referee.apply(table, deed, any_chance())
            shown.add("a message" if after["message"] else "a blank back")
        elif deed[0] == "walk":
            shown |= what_a_walk_shows(table, deed, stack, pair)
    if table["phase"] == "move" and len(referee.legal(table, me)) == 1:
        shown.add("shut in")
    return shown


def what_a_walk_shows(
    table: referee.Table, deed: referee.Deed, stack: list[str], pair: bool
) -> set[str]:
    """What ending a move there brings, by name."""
    after, learnt = referee.apply(table, deed, any_chance())
    me = table["active"]
    shown = set()
    if learnt and not pair and len(stack) > 1:
        shown.add("a find that shows the next card")
    if pair and stack[0] in after["stacks"][me] and len(after["stacks"][me]) < len(stack):
        shown.add("the lower of an open pair")
    if stack and not after["stacks"][me]:
        shown.add("the last treasure of the young" if table["young"] else "the last treasure")
    if after["winner"] is not None and not stack:
        shown.add("home")
    if deed[1] not in referee.goals({**table, "message": None}):
        shown.add("through a wall")
    return shown
