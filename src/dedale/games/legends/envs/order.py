"""What is in the box, counted: by its place there, from 1, so that 0 is none."""

from dedale.core.numbers import Order
from dedale.games.legends.content import BOX

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
