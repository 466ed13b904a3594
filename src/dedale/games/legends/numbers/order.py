"""What is in the box, counted: by its place there, from 1, so that 0 is none."""

from collections.abc import Iterable, Sequence

from dedale.games.legends.content import BOX


class Order:
    """Things of one kind, in the order of the box."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = tuple(names)
        self._places = {name: place for place, name in enumerate(self.names)}

    def __len__(self) -> int:
        return len(self.names)

    def number(self, name: str | None) -> int:
        """The place of a thing, from 1."""
        return 0 if name is None else self._places[name] + 1

    def counts(self, names: Iterable[str]) -> list[int]:
        """How many there are of each kind."""
        found = [0] * len(self.names)
        for name in names:
            found[self._places[name]] += 1
        return found

    def first_of(self, names: Sequence[str], most: int) -> list[int]:
        """The first few, by number."""
        return padded([self.number(name) for name in names[:most]], most)


def padded(told: list[int], size: int) -> list[int]:
    """As many numbers as there is room for."""
    return told + [0] * (size - len(told))


HEROES = Order(BOX.heroes)
CARDS = Order(BOX.cards)  # base cards, items and madness
ITEMS = Order(BOX.items)
FAIRIES = Order(BOX.fairies)
TRACKS = Order(BOX.tracks)
PLACES = Order(BOX.places)
BODIES = Order(BOX.bodies)
PASSAGE_CARDS = Order(BOX.game_cards)
GAME_CARDS = Order(f"{card}{dark}" for card in BOX.game_cards for dark in ("", "+dark"))
"""Cards of the game deck, each with and without the icon of Darkness."""
