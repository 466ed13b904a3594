"""The game deck: a card is turned up, and happens (LG-DECK, LG-TURN-8)."""

from dedale.games.legends.content import Happening
from dedale.games.legends.events import Revealed
from dedale.games.legends.rules.now import Now
from dedale.games.legends.rules.passage import enter, plain
from dedale.games.legends.tasks import Do, Resolving, Routine


def reveal_card(now: Now) -> None:
    """LG-DECK-3, LG-CH5-4: the top card is resolved; after it, its Darkness icon."""
    if not now.deck:
        now.end("deck")  # LG-END-3
    top, now.deck = now.deck[0], now.deck[1:]
    now.known = max(0, now.known - 1)
    now.sunk = min(now.sunk, len(now.deck))
    now.reveals = True
    card, dark = plain(top), top != plain(top)
    found = now.box.game_cards[card]
    if isinstance(found, Happening):
        now.gone = (*now.gone, card)
    now.tell(Revealed(card=card, left=len(now.deck), dark=dark))
    if dark:
        now.do(Do(Routine.DARKEN))
    if isinstance(found, Happening):
        now.do(Resolving(found.effects, now.acting))
    else:
        enter(now, card)
