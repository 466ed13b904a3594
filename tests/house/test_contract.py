"""Nothing in the contract is there for one game alone, unless it is a value of its own."""

from dataclasses import dataclass

import pytest

from dedale.core.mind import Mind
from tools import contract


def test_what_one_game_alone_fills_is_a_value_of_its_own_or_has_a_reason():
    assert contract.lonely() == set(contract.REASONS)


def test_a_member_that_one_game_alone_fills_is_found(monkeypatch):
    @dataclass(frozen=True)
    class Corner:
        round: bool = False
        sharp: bool = False

    has = {"classic": [Corner(round=True)], "team": [Corner(), Corner(sharp=True)]}
    monkeypatch.setattr(contract, "VALUES", (Corner,))
    monkeypatch.setattr(contract, "owners", lambda _kind: has)

    assert contract.filled(Corner) == {"round": ["classic"], "sharp": ["team"]}
    assert contract.lonely() == {"Corner.round", "Corner.sharp"}


@pytest.mark.parametrize("member", ["greedy", "search", "advise", "appraise", "standings"])
def test_what_every_game_must_fill_is_filled_by_all(member):
    minded = [id for id, game in contract.CATALOGUE.items() if game.mind]

    assert contract.filled(Mind)[member] == minded
