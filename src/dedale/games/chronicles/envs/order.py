"""What is in the box, counted."""

from dedale.core.facts import BoxOrder
from dedale.games.chronicles.cards import CardKind, ObjectiveKind
from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.words import FACES, Hero

HEROES = BoxOrder(Hero)
ITEMS = BoxOrder(BOX.set_of)
CARDS = BoxOrder(BOX.cards)  # Skills, tokens, Fairy Folk and Scrolls
SKILLS = BoxOrder(card.id for card in BOX.cards.values() if card.kind is CardKind.SKILL)
SCROLLS = BoxOrder(BOX.scrolls)
FOLK = BoxOrder(card.id for card in BOX.cards.values() if card.kind is CardKind.FOLK)
EVENTS = BoxOrder((*BOX.events, *FOLK.names))  # of the Event deck
QUESTS = BoxOrder(BOX.quests)
OBJECTIVES = BoxOrder(BOX.objectives)
RITUALS = BoxOrder(BOX.rituals)
BUILDINGS = BoxOrder(BOX.buildings)
KINDS = BoxOrder(ObjectiveKind)  # the backs of Objectives
DICE = BoxOrder(dict.fromkeys(FACES))
