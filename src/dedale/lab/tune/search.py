"""Proposes values: Optuna's tree of Parzen estimators, whose study is kept in a file."""

from hashlib import sha256
from math import prod
from pathlib import Path
from typing import Any, NamedTuple, cast

import optuna
from optuna.samplers import TPESampler
from optuna.storages import JournalStorage
from optuna.storages.journal import JournalFileBackend
from optuna.trial import FrozenTrial, Trial, TrialState

from dedale.lab.tune.wish import Tunable, TuneWish, Value, Values

SUFFIX = ".study"
LOCK = ".lock"
AT_RANDOM = 10  # trials before the sampler has seen enough to propose anything


class Proposal(NamedTuple):
    """Values that are to be tried."""

    number: int
    values: Values


class Search:
    """A study, whose next proposal depends on nothing but what was told of those before."""

    def __init__(self, wish: TuneWish, journal: Path, seed: str) -> None:
        self._wish, self._seed = wish, seed
        optuna.logging.set_verbosity(optuna.logging.WARNING)
        self._study = optuna.create_study(
            storage=JournalStorage(JournalFileBackend(whole(journal))),
            study_name=journal.stem,
            load_if_exists=True,
        )

    def told(self) -> list[Proposal]:
        """All proposals that were tried to the end."""
        done = self._study.get_trials(deepcopy=False, states=(TrialState.COMPLETE,))
        order = [one.at for one in self._wish.number]
        return [Proposal(trial.number, {at: trial.params[at] for at in order}) for trial in done]

    def propose(self) -> Proposal:
        """The values to try next; those that were being tried when the program ended, first."""
        begun = self._study.get_trials(deepcopy=False, states=(TrialState.RUNNING,))
        number = begun[0].number if begun else len(self._study.get_trials(deepcopy=False))
        self._study.sampler = TPESampler(
            seed=seed_of(self._seed, number), n_startup_trials=AT_RANDOM, constant_liar=False
        )
        trial = again(self._study, begun[0]) if begun else self._study.ask()
        return Proposal(number, {one.at: suggested(trial, one) for one in self._wish.number})

    def tell(self, proposal: Proposal, loss: float) -> None:
        """How far from the targets a proposal is."""
        self._study.tell(proposal.number, loss)


def again(study: optuna.Study, begun: FrozenTrial) -> Trial:
    """A trial that was interrupted, as if it had not been."""
    return Trial(study, begun._trial_id)


def whole(journal: Path) -> str:
    """The path of a journal, without what a program that was killed left behind.

    Its last line may be half a line; and nobody else writes it now, whatever the lock says.
    """
    journal.parent.mkdir(parents=True, exist_ok=True)
    journal.with_name(journal.name + LOCK).unlink(missing_ok=True)
    if journal.exists():
        told = journal.read_bytes()
        journal.write_bytes(told[: told.rfind(b"\n") + 1])
    return str(journal)


def suggested(trial: Trial, one: Tunable) -> Value:
    """A value for a number."""
    if one.among:
        value: Any = trial.suggest_categorical(one.at, list(one.among))
        return cast(Value, value)
    assert one.low is not None
    assert one.high is not None
    if is_whole(one):
        return trial.suggest_int(one.at, int(one.low), int(one.high), step=int(one.step or 1))
    return trial.suggest_float(one.at, one.low, one.high, step=one.step)


def is_whole(one: Tunable) -> bool:
    """Whether only whole numbers will do."""
    return all(isinstance(number, int) for number in (one.low, one.high, one.step or 1))


NEARLY = 1e-9  # steps do not add up exactly


def possibilities(wish: TuneWish) -> float:
    """How many different values there are to try."""
    return prod(map(choices, wish.number))


def choices(one: Tunable) -> float:
    """How many values a number can have."""
    if one.among:
        return len(one.among)
    assert one.low is not None
    assert one.high is not None
    step = one.step or (1 if is_whole(one) else None)
    return float("inf") if step is None else 1 + int((one.high - one.low) / step + NEARLY)


def seed_of(seed: str, number: int) -> int:
    """A seed for a trial, as Optuna takes it."""
    return int.from_bytes(sha256(f"{seed}/{number}".encode()).digest()[:4], "little")
