"""The rules of the team game and a second referee agree on every step."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from dedale.core.errors import Illegal
from dedale.core.records import Seat
from dedale.games.team import team
from dedale.games.team.content import DEALT
from dedale.games.team.state import Deal, Mode, Options, State
from tests.kit.chance import any_chance
from tests.referee import team as referee
from tests.referee.chance import Recorded
from tests.referee.ground import HOMES, around, joined, open_to
from tests.referee.team_positions import position
from tests.referee.team_table import action_of, deed_of, laid, seen_of, table_of, ways_told

ODD_DEEDS = [
    *(("insert", arrow, turn) for arrow in range(12) for turn in range(4)),
    *(("rotate", (row, col), turn) for row in range(7) for col in range(7) for turn in range(4)),
    *(("switch", (row, col), "east") for row in range(7) for col in range(7)),
    *(("walk", (row, col), None) for row in range(7) for col in range(7)),
    *(("walk", (row, col), "teleport") for row in range(7) for col in range(7)),
    *(("walk", (row, col), "traverse") for row in range(7) for col in range(7)),
    *(("walk", (row, col), "escape") for row in range(7) for col in range(7)),
    *(("flip", turn) for turn in range(4)),
    *(("pick", spell) for spell in referee.DEALT),
    ("end",),
]


def agree_on_offers(state: State) -> None:
    """Both offer the same to each seat, show the same, and see the same end."""
    table = table_of(state)
    for seat in state.seats:
        offered = [repr(deed_of(action)) for action in team.legal(state, seat)]
        assert sorted(offered) == sorted(map(repr, referee.legal(table, seat))), state
    for viewer in (None, Seat(0)):
        assert seen_of(team.view(state, viewer)) == referee.seen(table)
    outcome, decision = team.outcome(state), team.decision(state)
    winners = referee.winners(table)
    assert (None if outcome is None else list(outcome.winners)) == winners
    assert (decision is None) == (winners is not None)
    assert decision is None or decision.seats == (table["active"],)


def agree_on_step(state: State, deed: referee.Deed) -> State:
    """Both come to the same table by a deed; the table after it."""
    after, events, reveals, _ = team.apply(state, state.active, action_of(deed), any_chance())
    expected, shown = referee.apply(table_of(state), deed)
    expected["spent"].sort()
    assert table_of(after) == expected, (state, deed)
    assert reveals == shown, (state, deed)
    ways = ways_told(events)
    assert len(ways) == (deed[0] == "walk")
    for path, leap in ways:
        agree_on_way(table_of(state), path, deed[2], leap)
    return after


def agree_on_way(
    table: referee.Table,
    path: tuple[tuple[int, int], ...],
    spell: str | None,
    leap: int | None,
) -> None:
    """The way that is told goes from place to place, and leaps only where the spell is cast."""
    assert tuple(path[0]) == referee.pawn(table)
    assert len(set(path)) == len(path)
    assert (leap is None) == (spell is None)
    for number, (here, there) in enumerate(pairwise(path)):
        leaps = {None: (), "traverse": (leap, (leap or 0) - 1)}.get(spell, (leap,))
        if number not in leaps:
            ends = number == len(path) - 2
            assert is_step(table, here, there, may_be_rubble=ends), (path, spell, leap)
    if spell is not None:
        assert leap is not None
        assert is_cast(table, spell, path[leap], path[leap + 1]), (path, spell, leap)


def is_step(
    table: referee.Table, here: tuple[int, int], there: tuple[int, int], *, may_be_rubble: bool
) -> bool:
    """Whether a corridor leads there, or to the edge of rubble where a move ends."""
    if referee.is_up(table, there):
        return tuple(there) in list(joined(table["board"], here))
    towards = {near: side for side, near in around(here)}
    return may_be_rubble and open_to(table["board"], here, towards[tuple(there)])


def is_cast(
    table: referee.Table, spell: str, here: tuple[int, int], there: tuple[int, int]
) -> bool:
    """Whether the spell leads from here to there."""
    if spell == "teleport":
        return here != there and {tuple(here), tuple(there)} <= set(HOMES.values())
    if spell == "traverse":
        return not referee.is_up(table, here) and referee.is_up(table, there)
    enters = not referee.is_up(table, there) or referee.opens_outwards(table, there)
    return referee.opens_outwards(table, here) and enters


def agree_on_refusals(state: State, dice: Random) -> None:
    """What the referee does not offer is refused, and so is whatever another seat does."""
    allowed = referee.legal(table_of(state), state.active)
    for deed in dice.sample(ODD_DEEDS, 15):
        if deed not in allowed:
            with pytest.raises(Illegal):
                team.apply(state, state.active, action_of(deed), any_chance())
    if allowed:
        other = Seat((state.active + 1) % len(state.pawns))
        with pytest.raises(Illegal):
            team.apply(state, other, action_of(allowed[-1]), any_chance())


def some(deeds: list[referee.Deed], dice: Random, most: int) -> list[referee.Deed]:
    """A few deeds, about as many of every kind."""
    kinds = sorted({deed[0] for deed in deeds})
    by_kind = [[deed for deed in deeds if deed[0] == kind] for kind in kinds]
    return [deed for kind in by_kind for deed in dice.sample(kind, min(len(kind), most))]


def any_options(seed: int, seats: int, dice: Random) -> Options:
    """Every mode with every deal, for nine seeds in a row."""
    mode, deal = list(Mode)[seed % 3], list(Deal)[seed // 3 % 3]
    named = mode is not Mode.INTRO and deal is Deal.ASSIGNED
    spells = tuple(dice.sample(DEALT, seats)) if named else ()
    return Options(mode=mode, deal=deal, spells=spells, first_seat=dice.randrange(seats))


@pytest.mark.parametrize("seed", range(12))
def test_both_agree_on_whole_games(seed):
    dice = Random(seed)
    seats = dice.randint(2, 4)
    options = any_options(seed, seats, dice)
    chance = Recorded(f"team-{seed}")
    state = team.setup(options, seats, chance).state
    assert table_of(state) == laid(options, seats, chance.again())

    while deeds := referee.legal(table_of(state), state.active):
        agree_on_offers(state)
        state = agree_on_step(state, dice.choice(some(deeds, dice, 1)))
    agree_on_offers(state)
    assert team.outcome(state)


@pytest.mark.parametrize("seed", range(8))
def test_both_agree_on_tables_that_play_hardly_ever_reaches(seed):
    dice = Random(f"team positions {seed}")

    for _ in range(50):
        state = position(dice)
        agree_on_offers(state)
        agree_on_refusals(state, dice)
        for deed in some(referee.legal(table_of(state), state.active), dice, 3):
            agree_on_offers(agree_on_step(state, deed))


def test_the_tables_that_are_laid_show_everything_that_matters():
    dice = Random("what they show")
    met: Counter[str] = Counter()

    for _ in range(500):
        met.update(what_it_shows(position(dice)))

    rare = [name for name in SHOWN if met[name] < 3]
    assert not rare, f"hardly ever laid: {rare}"


SHOWN = (
    "one's own last card, then help",
    "helping",
    "helping by staying",
    "helping in expert order",
    "staying shut in",
    "shut in with nothing to collect",
    "the right card of an expert",
    "the second treasure of a turn",
    "the last treasure",
    "the last treasure under rubble",
    "the last page with a card to draw",
    "onto rubble",
    "traverse",
    "teleport",
    "escape",
    "no push out of rubble",
)


def what_it_shows(state: State) -> set[str]:
    """What can happen at a table, by name, as the referee sees it."""
    table = table_of(state)
    deeds = referee.legal(table, state.active)
    shown = {name for deed in deeds for name in what_a_deed_shows(table, deed)}
    if [deed[0] for deed in deeds].count("walk") == 0 and table["moves"] and deeds[0][0] != "flip":
        shown.add("shut in with nothing to collect")
    if len({deed[1] for deed in deeds if deed[0] == "insert"}) in range(1, 12):
        shown.add("no push out of rubble")
    return shown


def what_a_deed_shows(table: referee.Table, deed: referee.Deed) -> set[str]:
    """What a walk, turning rubble up or the end of a turn brings, by name."""
    if deed[0] not in ("walk", "flip", "end"):
        return set()
    after, _ = referee.apply(table, deed)
    over = after["phase"] == "over"
    if deed[0] == "end":
        return {"the last page with a card to draw"} if over and table["deck"] else set()
    shown = {deed[2]} if deed[0] == "walk" and deed[2] else set()
    if after["phase"] == "flip":
        shown.add("onto rubble")
    if len(after["collected"]) > len(table["collected"]):
        shown |= what_a_gain_shows(table, deed, after)
        if over:
            shown.add(
                "the last treasure under rubble" if deed[0] == "flip" else "the last treasure"
            )
    elif deed[0] == "walk" and table["expert"]:
        right = table["boards"][table["active"]][1]
        if right and referee.tile_at(table, deed[1])[2] == right:
            shown.add("the right card of an expert")
    return shown


def what_a_gain_shows(table: referee.Table, deed: referee.Deed, after: referee.Table) -> set[str]:
    """How a treasure was collected, by name."""
    me, stays = table["active"], deed[0] == "walk" and deed[1] == referee.pawn(table)
    shown = {"the second treasure of a turn"} if after["gains"] == 2 else set()
    if table["boards"][me] == [None, None]:
        shown |= {"helping"} | ({"helping by staying"} if stays else set())
        shown |= {"helping in expert order"} if table["expert"] else set()
    elif after["boards"][me] == [None, None] and not table["deck"]:
        shown.add("one's own last card, then help")
    if stays and len(referee.walked(table, [referee.pawn(table)])) == 1:
        shown.add("staying shut in")
    return shown
