"""What can be wrong with a maze that a person has written down."""

from dedale.core.errors import Trouble


class BadNotation(Trouble):
    """A maze position is written wrongly; the fact `at` counts the characters before the fault."""

    def __init__(self, key: str, text: str, at: int, **facts: object) -> None:
        super().__init__(key, text=text, at=at, **facts)
