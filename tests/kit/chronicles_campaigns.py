"""Whole campaigns of chronicles, played table by table."""

from collections.abc import Callable, Iterator
from typing import Any

from dedale.core.rng import Philox, Rng
from dedale.games.chronicles.actions import ChroniclesAction
from dedale.games.chronicles.events import PartySetOut
from dedale.games.chronicles.rules import play
from dedale.games.chronicles.sheet import Modification, Result, Sheet
from dedale.games.chronicles.state import Options, State
from tests.kit.chronicles_player import lean, sensible
from tests.kit.playthroughs import able

Player = Callable[[State, Any, Rng], ChroniclesAction]


def at_random(state: State, seat: Any, rng: Rng) -> ChroniclesAction:
    """Anything that is offered."""
    return rng.choice(play.legal(state, seat))


def boldly(state: State, seat: Any, rng: Rng) -> ChroniclesAction:
    """Anything that is offered, but each kind of action as often as the others."""
    return rng.choice(lean(play.legal(state, seat), rng))


def sensibly(state: State, seat: Any, rng: Rng) -> ChroniclesAction:
    """Mostly what brings Items, and often a card or a purchase."""
    asked = play.decision(state)
    assert asked is not None
    if seat in asked.seats and rng.below(8):
        return sensible(state)
    return boldly(state, seat, rng)


def tables(options: Options, seats: int, rng: Rng, player: Player) -> Iterator[list[State]]:
    """The tables of a campaign one after the other, each with all its states."""
    while True:
        state, events, *_ = play.setup(options, seats, rng)
        states = [state]
        while asked := play.decision(state):
            seat = rng.choice(able(asked))
            state, events, *_ = play.apply(state, seat, player(state, seat, rng), rng)
            states.append(state)
        yield states
        if state.sheet.result is not None:
            return
        options = next_options(options, state.sheet, events)


def next_options(options: Options, sheet: Sheet, events: tuple[Any, ...]) -> Options:
    """The options of the game that follows: what was agreed on when the group set out."""
    agreed = [event for event in events if isinstance(event, PartySetOut)]
    return Options(
        sheet=sheet,
        scenario=agreed[0].scenario if agreed else options.scenario.STANDARD,
        modifications=agreed[0].modifications if agreed else options.modifications,
        characters=options.characters,
    )


def any_modifications(rng: Rng) -> tuple[Modification, ...]:
    """Some modifications that go together (CH-CHAL-E1)."""
    prices = (Modification.DISCOUNT_SPREE, Modification.GREEDY_MERCHANTS)
    some = [m for m in Modification if m not in prices and rng.below(3) == 0]
    return (*some, *([rng.choice(prices)] if rng.below(2) else []))


def anew(rng: Rng, seats: int) -> dict[str, Any]:
    """What is chosen for each game: how many Characters play, and with which modifications."""
    characters = seats + rng.below(5 - seats)
    return {"characters": characters, "speaker": 0, "modifications": any_modifications(rng)}


def a_campaign(seed: str, player: Player = boldly, options: Options | None = None):
    """The tables of a campaign that chance lays: who plays, and with which modifications."""
    rng = Philox(seed, 1)
    seats = 1 + rng.below(4)
    characters = seats + rng.below(5 - seats)
    chosen = options or Options(characters=characters, modifications=any_modifications(rng))
    return tables(chosen, seats, rng, player)


def a_victory(options: Options) -> list[State]:
    """The states of a table on which the campaign is won; so many tables are tried."""
    tried = (next(a_campaign(f"victory-{number}", sensibly, options)) for number in range(60))
    return next(states for states in tried if states[-1].sheet.result is Result.WON)
