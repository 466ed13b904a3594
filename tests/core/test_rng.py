"""Chance: the same on any machine, fair, and without memory."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dedale.core.rng import Philox, philox

words = st.integers(0, 2**64 - 1)


@given(counter=st.tuples(words, words, words, words), key=st.tuples(words, words))
def test_philox_is_the_published_generator(counter, key):
    numpys = np.random.Philox(counter=np.array(counter, "u8"), key=np.array(key, "u8"))
    first = (int.from_bytes(b"".join(c.to_bytes(8, "little") for c in counter), "little") + 1) % (
        2**256
    )
    advanced = tuple(first >> 64 * n & 2**64 - 1 for n in range(4))

    assert philox(advanced, key) == tuple(int(word) for word in numpys.random_raw(4))


def test_the_same_seed_and_step_give_the_same_chance_for_ever():
    chance = Philox("knossos", 7)

    assert [chance.below(100) for _ in range(6)] == [37, 28, 35, 65, 45, 83]
    assert Philox("knossos", 7).shuffle("abcdef") == tuple("abcefd")


def test_another_seed_or_step_gives_other_chance():
    draws = {tuple(Philox(seed, step).shuffle(range(20))) for seed in "ab" for step in (0, 1)}

    assert len(draws) == 4


def test_every_result_is_as_likely_as_any_other():
    chance = Philox("fair", 0)
    counts = Counter(chance.below(6) for _ in range(6000))

    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_every_order_is_as_likely_as_any_other():
    chance = Philox("fair", 1)
    counts = Counter(chance.shuffle("abc") for _ in range(6000))

    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_words_that_would_make_a_bound_unfair_are_drawn_again(monkeypatch):
    chance = Philox("any", 0)
    drawn = iter([2**64 - 1, 7])
    monkeypatch.setattr(chance, "_word", lambda: next(drawn))

    assert chance.below(10) == 7


@given(st.lists(st.integers()))
def test_a_shuffle_loses_nothing(items):
    assert sorted(Philox("any", 3).shuffle(items)) == sorted(items)


def test_there_is_no_chance_without_a_possibility():
    with pytest.raises(ValueError, match="at least one possibility"):
        Philox("any", 0).below(0)
