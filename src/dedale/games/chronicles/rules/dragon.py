"""The final scenario: the Dragon is soothed, and flies (CH-FIN)."""

from msgspec.structs import replace

from dedale.core.agenda import Question
from dedale.core.records import Seat
from dedale.games.chronicles import events as e
from dedale.games.chronicles.actions import Done, Offer
from dedale.games.chronicles.cards import CheckTime
from dedale.games.chronicles.effects import Flag
from dedale.games.chronicles.rules import foes, noting
from dedale.games.chronicles.rules.judging import Facts
from dedale.games.chronicles.rules.now import Mat, Now, home_of, whose
from dedale.games.chronicles.rules.questions import Ask
from dedale.games.chronicles.rules.usable import part_with
from dedale.games.chronicles.tasks import Flying, Rerolling, Soothing
from dedale.games.chronicles.words import FACES
from dedale.maze.cell import Cell


def soothe(now: Now, hero: int) -> None:
    """CH-FIN-8: conditions count at once; then Items may be offered; then the Dragon flies."""
    before = {card.id: card.checks for card in now.rituals}
    now.tell(e.DragonSoothed(now.pieces[hero].hero))
    noting.check_wishes(now, CheckTime.SOOTHE, Facts(mover=hero))
    used = tuple(card.id for card in now.rituals if card.checks > before[card.id])
    now.do(Soothing(hero, used))


def offerings(mat: Mat, task: Soothing, _seat: Seat) -> tuple[Offer | Done, ...]:
    """CH-DP-18: what can be offered for which Ritual; nothing is always possible (CH-FIN-E8)."""
    held = [item for piece in mat.pieces for item in piece.items]
    found: list[Offer | Done] = []
    for card in mat.rituals:
        ritual = mat.box.rituals[card.id]
        if card.done or card.id in task.used or ritual.moment is not CheckTime.SOOTHE:
            continue
        sets = set(ritual.offers) - (set(card.given) if ritual.distinct else set())
        found += [Offer(card.id, item) for item in held if mat.box.set_of[item] in sets]
        if ritual.scrolls:
            found += [Offer(card.id, scroll) for scroll in dict.fromkeys(mat.scrolls)]
    return (*found, Done())


def offer(now: Now, task: Soothing, _seat: Seat, action: Offer | Done) -> None:
    """CH-FIN-9: what is offered leaves the game, and its Ritual gets a Checkmark."""
    if isinstance(action, Done):
        depart(now, task)
        return
    now.do(Soothing(task.hero, (*task.used, action.ritual)))
    offering = e.OfferingMade(action.ritual, action.card)
    if action.card in now.box.set_of:
        give_item(now, action.card)
        now.tell(offering)
    else:
        now.tell(offering)
        give_scroll(now, action.card)
    given = now.box.set_of.get(action.card, "") if now.box.rituals[action.ritual].distinct else ""
    noting.mark(now, action.ritual, given)


def give_item(now: Now, item: str) -> None:
    """An Item is out of the game."""
    hero = next(k for k, piece in enumerate(now.pieces) if item in piece.items)
    items = now.pieces[hero].items
    now.change(hero, items=tuple(other for other in items if other != item))
    now.offered = (*now.offered, item)


def give_scroll(now: Now, scroll: str) -> None:
    """A Scroll goes back to the shop."""
    part_with(now, scroll)
    now.tell(e.ScrollReturned(scroll))


def depart(now: Now, _task: Soothing) -> None:
    """After a Soothe the Dragon flies, unless it is calm."""
    if not any(rule.flag is Flag.DRAGON_CALM for rule in now.standing):
        fly(now)


def fly(now: Now) -> None:
    """CH-FIN-10: a die is rolled for the Dragon, and may be rolled again (CH-FIN-E6)."""
    waiting, now.dice = now.dice, (FACES[now.roll(len(FACES))],)
    now.tell(e.DiceRolled(now.dice))
    now.do(Rerolling(flight=True), Flying(waiting))


def flown(now: Now, task: Flying) -> None:
    """The die of the Dragon is resolved."""
    (face,), now.dice = now.dice, task.dice
    land(now, face)


def land(now: Now, face: str) -> None:
    """CH-FIN-10, CH-FIN-11: the Dragon is put on its perch, and everybody there has to leave."""
    cell = now.box.numbers.perches[face]
    stays = cell == now.dragon
    now.dragon = cell
    now.tell(e.DragonFlew(face, cell))
    if stays:
        return
    for hero, piece in enumerate(now.pieces):
        if piece.cell == cell:
            send_home(now, hero, cell)
    foes.knock_out_all(now, cell, counted=False)  # CH-ENM-4


def send_home(now: Now, hero: int, cell: Cell) -> None:
    """A Character is put on its start corner."""
    name = now.pieces[hero].hero
    home = home_of(now, name)
    now.change(hero, cell=home)
    now.tell(e.FigurePut(name, home, cell))


def troubled(mat: Mat) -> tuple[str, ...]:
    """The uncompleted Rituals with the most Checkmarks, if any has one (CH-FIN-3, CH-EVT-7)."""
    open_cards = [card for card in mat.rituals if not card.done and card.checks]
    counts = [card.checks for card in open_cards]
    return tuple(card.id for card in open_cards if card.checks == max(counts))


def uncheck(now: Now, ritual: str) -> None:
    """A Ritual loses a Checkmark, and what was given for it latest does not count any more."""
    place = noting.place_of(now, ritual)
    card = now.rituals[place]
    now.rituals[place] = replace(card, checks=card.checks - 1, given=card.given[:-1])
    now.tell(e.RitualChecked(ritual, card.checks - 1))


HAPPENS = {Flying: flown}
QUESTIONS = {Soothing: Question(Ask.OFFER, "CH-DP-18", whose, offerings, offer)}
