"""Eight bytes of an array as one word, wherever they begin: for kernels that write many bytes.

The first byte is the lowest of the word, as on every machine that Numba knows.
"""

from typing import Any

import numpy as np
from numba import types

from dedale.maze.jit import Word, Words, instruction

Built = Any  # what the compiler hands around

SPREAD = np.array(
    [sum(1 << 8 * k for k in range(8) if bits >> k & 1) for bits in range(256)], np.uint64
)
"""Eight bits as eight bytes."""


def _address(context: Built, builder: Built, array: Built, at: Built) -> Built:
    kind, value = array
    data = context.make_array(kind)(context, builder, value).data
    word = context.get_value_type(types.uint64)
    return builder.bitcast(builder.gep(data, [at]), word.as_pointer())


@instruction
def put(_typing: Built, array: Words, _at: Word, _word: Word) -> Built:
    """Write a word into an array of bytes, from `at` on."""

    def write(context: Built, builder: Built, signature: Built, values: Built) -> Built:
        array, at, word = values
        where = _address(context, builder, (signature.args[0], array), at)
        builder.store(word, where, align=1)
        return context.get_dummy_value()

    return types.void(array, types.intp, types.uint64), write


@instruction
def take(_typing: Built, array: Words, _at: Word) -> Built:
    """Read a word from an array of bytes, from `at` on."""

    def read(context: Built, builder: Built, signature: Built, values: Built) -> Built:
        array, at = values
        return builder.load(_address(context, builder, (signature.args[0], array), at), align=1)

    return types.uint64(array, types.intp), read
