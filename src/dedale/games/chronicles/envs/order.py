"""What is in the box, counted."""

from dedale.core.numbers import Order
from dedale.games.chronicles.cards import CardKind, Kind
from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.words import FACES, Hero

HEROES = Order(Hero)
ITEMS = Order(BOX.set_of)
CARDS = Order(BOX.cards)  # Skills, tokens, Fairy Folk and Scrolls
SKILLS = Order(card.id for card in BOX.cards.values() if card.kind is CardKind.SKILL)
SCROLLS = Order(BOX.scrolls)
FOLK = Order(card.id for card in BOX.cards.values() if card.kind is CardKind.FOLK)
EVENTS = Order((*BOX.events, *FOLK.names))  # of the Event deck
QUESTS = Order(BOX.quests)
OBJECTIVES = Order(BOX.objectives)
RITUALS = Order(BOX.rituals)
BUILDINGS = Order(BOX.buildings)
KINDS = Order(Kind)  # the backs of Objectives
DICE = Order(dict.fromkeys(FACES))
