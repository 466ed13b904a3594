"""Effects with every value that their fields can have, for texts to be checked against."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import msgspec
from msgspec import inspect as kinds

from dedale.core.records import Record


def every(kind: type[Record], **inside: Sequence[Any]) -> Iterator[Record]:
    """All effects of a kind; what their fields hold besides words and numbers is given."""
    fields = msgspec.structs.fields(kind)
    choices = [inside.get(field.name) or values(kinds.type_info(field.type)) for field in fields]
    return (kind(*chosen) for chosen in product(*choices))


def values(kind: kinds.Type) -> Sequence[Any]:
    """Every word that a field can have; of numbers, the least, the most, 1 and 2, but not 0."""
    match kind:
        case kinds.EnumType():
            return tuple(kind.cls)
        case kinds.BoolType():
            return (False, True)
        case kinds.IntType(ge=least, le=most):
            return sorted({least, max(least, 1), max(least, 2), most} - {0})
        case kinds.UnionType():
            parts = [part for part in kind.types if not isinstance(part, kinds.NoneType)]
            nothing = [None] * (len(parts) < len(kind.types))
            return [*nothing, *(value for part in parts for value in values(part))]
    raise TypeError(f"no values for {kind}")
