"""Chance in compiled form, and choices among what is offered: for kernels of whole games.

Chance is the n-th word of a key, mixed (SplitMix64). A game keeps its word in an array of one.
"""

from dedale.maze.compiled import BYTES, ONE, ZERO, count, i64, lowest, u64
from dedale.maze.jit import NOTHING, Word, Words, entry, part
from dedale.maze.unaligned import take

GOLDEN, MIX_1, MIX_2 = u64(0x9E3779B97F4A7C15), u64(0xBF58476D1CE4E5B9), u64(0x94D049BB133111EB)
A, B, C, HALF, BYTE = u64(30), u64(27), u64(31), u64(32), u64(8)
TOPS = BYTES * u64(0x80)  # the highest bit of each byte


@part
def mixed(word: Word) -> Word:
    """A word whose bits all depend on all bits of another."""
    word = (word ^ (word >> A)) * MIX_1
    word = (word ^ (word >> B)) * MIX_2
    return word ^ (word >> C)


@part
def below(chance: Words, bound: Word) -> Word:
    """A number from 0 up to, but not including, `bound`."""
    chance[0] += GOLDEN
    return i64(((mixed(chance[0]) >> HALF) * u64(bound)) >> HALF)


@part
def shuffled(items: Words, count: Word, chance: Words) -> None:
    """Fisher and Yates, from the last place down, as in core/rng.py."""
    for last in range(count - 1, 0, -1):
        other = below(chance, last + 1)
        items[last], items[other] = items[other], items[last]


@part
def nth(mask: Word, n: Word) -> Word:
    """Which bit is the n-th of those that are set."""
    for _ in range(n):
        mask &= mask - ONE
    return lowest(mask)


# Masks of codes, a byte each


@entry("int64(uint8[:, ::1], int64[::1])")
def refused(masks: Words, actions: Words) -> Word:
    """The first game whose action is not offered there; NOTHING where all are."""
    for game in range(actions.size):
        code = actions[game]
        if code < 0 or code >= masks.shape[1] or not masks[game, code]:
            return game
    return NOTHING


@part
def eight(mask: Words, first: Word) -> Word:
    """Eight codes of a mask, from this one on, a byte each; after the last there are none."""
    behind = max(first + 8 - mask.size, 0)
    return take(mask, first - behind) >> (BYTE * u64(behind))


@part
def byte_of(word: Word, k: Word) -> Word:
    """Which byte of a word is the k-th that is 1."""
    ones = word * BYTES  # in each byte: how many there are up to it
    enough = ((ones | TOPS) - u64(k + 1) * BYTES) & TOPS
    return 8 - i64(count(enough))


@part
def sample_one(mask: Words, chance: Words) -> Word:
    """Any action that a mask offers; without branches, which chance would lead astray."""
    offered = ZERO
    for first in range(0, mask.size, 8):
        offered += count(eight(mask, first))
    k = below(chance, offered)
    place: Word = 0
    passed: Word = 0
    upto: Word = 0
    for first in range(0, mask.size, 8):
        upto += i64(count(eight(mask, first)))
        place, passed = (first + 8, upto) if upto <= k else (place, passed)
    return place + byte_of(eight(mask, place), k - passed)


@entry("void(uint8[:, ::1], uint64[::1], int64[::1])")
def sample(masks: Words, chance: Words, actions: Words) -> None:
    """Any offered action for each game."""
    for game in range(actions.size):
        actions[game] = sample_one(masks[game], chance[game : game + 1])
