"""Dealing: spells and treasure cards come to the seats (TM-DEAL, TM-SET-7, TM-ENDT-1)."""

from msgspec.structs import replace

from dedale.core.errors import require
from dedale.core.game import Step
from dedale.core.records import Seat, with_item
from dedale.core.rng import Rng
from dedale.games.team.actions import PickSpell
from dedale.games.team.content import DEALT, Spell
from dedale.games.team.events import CardDrawn, SpellDealt, SpellPicked
from dedale.games.team.rules.pages import read_page
from dedale.games.team.state import Deal, Mode, Options, Phase, State


def in_turn(first: int, seats: int) -> tuple[Seat, ...]:
    """TM-SET-2: the seats in turn order, from the first one."""
    return tuple(Seat((first + number) % seats) for number in range(seats))


def deal_spells(options: Options, seats: int, rng: Rng) -> tuple[tuple[Spell, ...], ...]:
    """TM-DEAL: what each seat has from the start; a seat that still has to pick has only Push."""
    if options.mode is Mode.INTRO:
        return ((Spell.PUSH, Spell.ROTATE),) * seats  # TM-DEAL-1
    match options.deal:
        case Deal.CHOOSE:
            return ((Spell.PUSH,),) * seats
        case Deal.ASSIGNED:
            return tuple((Spell.PUSH, spell) for spell in options.spells)
        case Deal.RANDOM:
            order = rng.shuffle(DEALT)
            turn = in_turn(options.first_seat, seats)
            return tuple((Spell.PUSH, order[turn.index(Seat(seat))]) for seat in range(seats))


def begin(state: State) -> Step[State]:
    """TM-DEAL-4, TM-SET-6: the team picks its spells first, or plays at once."""
    if state.options.mode is Mode.INTRO:
        return open_book(state)
    if state.options.deal is Deal.CHOOSE:
        return Step(replace(state, phase=Phase.PICK), ())
    order = in_turn(state.active, len(state.pawns))
    dealt = tuple(SpellDealt(seat=seat, spell=state.spells[seat][1]) for seat in order)
    return Step(state, dealt).then(open_book(state))


def open_book(state: State) -> Step[State]:
    """TM-SET-7: everybody draws, from the first seat on; then the first page is read."""
    step = Step(state, ())
    for seat in in_turn(state.active, len(state.pawns)):
        step = step.then(draw(step.state, seat))
    return step.then(read_page(replace(step.state, phase=Phase.ACT)))


def draw(state: State, seat: Seat) -> Step[State]:
    """TM-ENDT-1, TM-EXP-4: cards fill the left slot, then the right one, while there are any."""
    step = Step(state, ())
    for slot in (0, 1):
        if state.boards[seat][slot] is None and step.state.deck:
            step = step.then(draw_card(step.state, seat, slot))
    return step


def draw_card(state: State, seat: Seat, slot: int) -> Step[State]:
    """The top card of the deck comes into a slot, for all to see."""
    card, *deck = state.deck
    left, right = state.boards[seat]
    board = (card, right) if slot == 0 else (left, card)
    after = replace(state, boards=with_item(state.boards, seat, board), deck=tuple(deck))
    return Step(after, (CardDrawn(seat=seat, treasure=card),), reveals=True)


def spells_left(state: State) -> tuple[Spell, ...]:
    """TM-DEAL-4: what nobody has picked yet."""
    picked = [spell for spells in state.spells for spell in spells]
    return tuple(spell for spell in DEALT if spell not in picked)


def pick_spell(state: State, action: PickSpell) -> Step[State]:
    """TM-DEAL-4: the active seat chooses; after the last one has, the game begins."""
    require(state.phase is Phase.PICK, "TM-DEAL-E2")
    require(action.spell in spells_left(state), "TM-DEAL-4", spell=action.spell)

    seat = state.active
    spells = with_item(state.spells, seat, (*state.spells[seat], action.spell))
    after = replace(state, spells=spells, active=Seat((seat + 1) % len(state.pawns)))
    picked = SpellPicked(seat=seat, spell=action.spell)
    if after.active != after.options.first_seat:
        return Step(after, (picked,))
    return Step(after, (picked,)).then(open_book(after))
