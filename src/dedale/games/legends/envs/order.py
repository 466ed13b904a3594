"""What is in the box, counted: by its place there, from 1, so that 0 is none."""

from dedale.core.facts import BoxOrder
from dedale.games.legends.content import BOX

HEROES = BoxOrder(BOX.heroes)
CARDS = BoxOrder(BOX.cards)  # base cards, items and madness
ITEMS = BoxOrder(BOX.items)
FAIRIES = BoxOrder(BOX.fairies)
TRACKS = BoxOrder(BOX.tracks)
PLACES = BoxOrder(BOX.places)
BODIES = BoxOrder(BOX.bodies)
PASSAGE_CARDS = BoxOrder(BOX.game_cards)
GAME_CARDS = BoxOrder(f"{card}{dark}" for card in BOX.game_cards for dark in ("", "+dark"))
"""Cards of the game deck, each with and without the icon of Darkness."""
