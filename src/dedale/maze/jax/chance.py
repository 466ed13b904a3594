"""Chance for the inner loops: Threefry 2x32, of 13 rounds, the fewest that pass all known tests.

It has no state: a key and two counters give two random words, by sums, turns and XOR alone.
"""

import jax
import jax.numpy as jnp

from dedale.maze.jax.masks import Word, u32

Pair = tuple[Word, Word]

TURNS = (13, 15, 26, 6, 17, 29, 16, 24)
PARITY = u32(0x1BD11BDA)
ROUNDS = 13


def key_words(key: jax.Array) -> Pair:
    """A key of JAX as a key for `words`."""
    bits = jax.random.bits(key, (2,), jnp.uint32)
    return bits[0], bits[1]


@jax.jit
def threefry(key: Pair, counter: Pair) -> Pair:
    """Two random words."""
    keys = (key[0], key[1], key[0] ^ key[1] ^ PARITY)
    a, b = counter[0] + keys[0], counter[1] + keys[1]
    for number in range(ROUNDS):
        turn = TURNS[number % 8]
        a = a + b
        b = (b << turn | b >> (32 - turn)) ^ a
        if number % 4 == 3:
            block = number // 4 + 1
            a = a + keys[block % 3]
            b = b + keys[(block + 1) % 3] + u32(block)
    return a, b


def words(key: Pair, step: Word, number: int) -> list[Word]:
    """So many random words for one step."""
    pairs = (threefry(key, (step, jnp.uint32(k))) for k in range((number + 1) // 2))
    return [word for pair in pairs for word in pair][:number]


def below(word: Word, bound: Word, most: int = 63) -> Word:
    """A number from 0 up to, but not including, `bound`, which is never more than `most`.

    All are equally likely, to one part in a million, or in 60,000 where there are up to 255.
    """
    taken = most.bit_length()  # by the bound; the rest of a word is a fraction
    return (word >> taken) * bound >> (32 - taken)
