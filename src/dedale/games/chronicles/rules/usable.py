"""Cards that somebody uses: who may use what when, and what it costs (CH-ACT-3, CH-TIME)."""

from collections.abc import Iterator

from msgspec.structs import replace

from dedale.core.records import Seat
from dedale.games.chronicles.actions import Use
from dedale.games.chronicles.cards import TOKENS, CardKind, Timing, Trigger, Usable
from dedale.games.chronicles.events import CardUsed, GlassSet
from dedale.games.chronicles.rules import noting
from dedale.games.chronicles.rules.effects import carry_out, some_possible
from dedale.games.chronicles.rules.now import Look, Mat, Now, drop, has, under_way
from dedale.games.chronicles.sheet import Modification
from dedale.games.chronicles.state import Logged
from dedale.games.chronicles.tasks import Context, Walking
from dedale.games.chronicles.words import Remembered

OWN = (Timing.OWN_ACTION, Timing.OWN_MOVE)
MOVING = (Timing.OWN_MOVE, Trigger.MOVE)
BETWEEN = (Timing.ANY_ACTION, Trigger.IDLE)
"""The moments between the actions of a turn that are everybody's."""


def held(mat: Mat) -> Iterator[tuple[Usable, int | None]]:
    """The cards that can be used at all, and whose they are; None for everybody's."""
    cards = mat.box.cards
    for skill in mat.skills:
        if not skill.glass:  # CH-SKL-4
            yield cards[skill.card], skill.hero
    for card in dict.fromkeys((*mat.scrolls, *mat.folk)):
        yield cards[card], None
    for token, place in TOKENS.items():
        if getattr(mat.beside, place):
            yield cards[token], None


def usable(
    mat: Look, seat: Seat, *moments: Timing | Trigger, hero: int | None = None
) -> tuple[Use, ...]:
    """What a seat may use at such a moment; `hero` acts or moves, if it is the seat's."""
    return tuple(
        Use(card.id, None if owner is None else mat.pieces[owner].hero)
        for card, owner in held(mat)
        if in_time(card, owner, moments, hero)
        and allowed(mat, seat, card, owner)
        and some_possible(mat, card.effects, context_of(mat, seat, card, owner))  # CH-SKL-6
    )


def in_time(
    card: Usable, owner: int | None, moments: tuple[Timing | Trigger, ...], hero: int | None
) -> bool:
    """CH-TIME-1 to CH-TIME-4: whether it is the moment of a card."""
    if any(trigger in moments for trigger in card.triggers):
        return True
    timings = [timing for timing in card.timing if timing in moments]
    own = hero is not None and owner in (hero, None)  # CH-TIME-6
    return any(timing not in OWN or own for timing in timings)


def allowed(mat: Mat, seat: Seat, card: Usable, owner: int | None) -> bool:
    """CH-SKL-1, CH-SKL-2, CH-SCR-8, CH-CHAL-6: whether a seat may use a card."""
    if owner is not None:
        return mat.pieces[owner].seat == seat
    if card.kind is CardKind.SCROLL and has(mat, Modification.LIMITED_SCROLLS):
        return bool(keepers(mat, seat, card.id))
    return True


def keepers(mat: Mat, seat: Seat, card: str) -> list[int]:
    """CH-CHAL-6: the Characters of a seat that have such a Scroll."""
    return [hero for scroll, hero in mat.assigned if scroll == card and leads(mat, seat, hero)]


def leads(mat: Mat, seat: Seat, hero: int) -> bool:
    """Whether a Character is led by a seat."""
    return mat.pieces[hero].seat == seat


def acting(mat: Mat) -> int:
    """The Character who moves now, or else whose turn it is."""
    walk = under_way(mat)
    return mat.active if walk is None else walk.hero


def context_of(mat: Mat, seat: Seat, card: Usable, owner: int | None) -> Context:
    """The user of a card: its owner, the Character who acts, or the seat's first one."""
    if owner is None:
        owner = acting(mat)
        if not leads(mat, seat, owner):
            owner = next(n for n, piece in enumerate(mat.pieces) if piece.seat == seat)
    return Context(card=card.id, hero=owner, seat=seat)


def in_phase(mat: Look, seat: Seat) -> tuple[Use, ...]:
    """CH-DP-34: what a seat may use between the actions of a turn."""
    if leads(mat, seat, mat.active):
        return usable(mat, seat, Timing.OWN_ACTION, *BETWEEN, hero=mat.active)
    return usable(mat, seat, *BETWEEN)


def in_move(mat: Look, walk: Walking, seat: Seat) -> tuple[Use, ...]:
    """CH-TIME-3, CH-DP-33: what a seat may use while a Move pauses."""
    if leads(mat, seat, walk.hero):
        return usable(mat, seat, *MOVING, hero=walk.hero)
    return usable(mat, seat, Trigger.MOVE)


def owner_of(mat: Mat, action: Use) -> int | None:
    """Whose card is used; None for everybody's."""
    return next((n for n, piece in enumerate(mat.pieces) if piece.hero == action.hero), None)


def use(now: Now, seat: Seat, action: Use) -> None:
    """CH-SKL-3, CH-SCR-3: the card is paid for, then its effects come."""
    card = now.box.cards[action.card]
    owner = owner_of(now, action)
    context = context_of(now, seat, card, owner)
    if card.kind in PAY:
        PAY[card.kind](now, card, seat)
    now.tell(CardUsed(card.id, seat, now.name(context.hero)))
    if card.kind is CardKind.SKILL:
        pay_skill(now, card, owner)
    what = Remembered.SCROLL if card.kind is CardKind.SCROLL else Remembered.USE
    noting.note(now, Logged(what, now.turn, context.hero, id=card.id))
    carry_out(now, card.effects, context)


def pay_skill(now: Now, card: Usable, hero: int | None) -> None:
    """CH-SKL-3: Hourglasses are put on the card; where it costs none, its effect says how many."""
    number = next(n for n, s in enumerate(now.skills) if (s.card, s.hero) == (card.id, hero))
    if card.cost:
        set_glass(now, number, card.cost)


def set_glass(now: Now, number: int, glass: int) -> None:
    """So many Hourglasses lie on a Skill."""
    skill = now.skills[number]
    now.skills[number] = replace(skill, glass=glass)
    now.tell(GlassSet(skill.card, glass, now.name(skill.hero)))


def pay_scroll(now: Now, card: Usable, seat: Seat) -> None:
    """CH-SCR-3: a Scroll leaves the group as it is used."""
    keeper = next(iter(keepers(now, seat, card.id)), None)
    part_with(now, card.id, keeper)


def part_with(now: Now, card: str, hero: int | None = None) -> None:
    """A Scroll goes back to the shop; a borrowed one before an owned one."""
    now.scrolls = drop(now.scrolls, card)
    if card in now.borrowed:
        now.borrowed = drop(now.borrowed, card)
    entry = next(((c, h) for c, h in now.assigned if c == card and hero in (None, h)), None)
    if entry:
        now.assigned = drop(now.assigned, entry)


def pay_token(now: Now, card: Usable, _seat: Seat) -> None:
    """A token is no longer beside the board."""
    place = TOKENS[card.id]
    now.beside = replace(now.beside, **{place: getattr(now.beside, place) - 1})


def pay_folk(now: Now, card: Usable, _seat: Seat) -> None:
    """CH-FF-3: it is used once, then discarded."""
    now.folk = drop(now.folk, card.id)
    now.discarded = (*now.discarded, card.id)


PAY = {CardKind.SCROLL: pay_scroll, CardKind.TOKEN: pay_token, CardKind.FOLK: pay_folk}
"""What a use takes away at once; the Hourglasses of a Skill are told by themselves."""
