"""Laying a chapter: heroes, decks, markets, places, the passage (LG-SETUP, LG-CAMP, LG-SOLO)."""

from collections.abc import Sequence

from dedale.core.errors import BadOption
from dedale.core.records import Seat
from dedale.core.rng import Rng
from dedale.games.legends.actions import (
    Include,
    KeepItem,
    LegendsAction,
    PickHero,
    PickTrack,
    TakeItem,
)
from dedale.games.legends.content import ChapterId, GameCard, box_of, copies_of
from dedale.games.legends.events import (
    CardIncluded,
    ChapterBegun,
    HeroPicked,
    ItemKept,
    ItemTaken,
    TrackPicked,
)
from dedale.games.legends.rules.heroes import draw, in_turn, seats_in_turn
from dedale.games.legends.rules.journal import check_journal, kept_by, put_away
from dedale.games.legends.rules.now import Look, Mat, Now, Rulebook
from dedale.games.legends.rules.questions import Ask, leader, question
from dedale.games.legends.rules.rewards import FAIRIES, ITEMS, next_fairy, sell_item
from dedale.games.legends.rules.settle import HAND
from dedale.games.legends.state import Board, FireScene, Options, Piles, Prowler, Spot, Stage, State
from dedale.games.legends.tasks import (
    BuildingDeck,
    ChoosingHero,
    ChoosingTrack,
    Do,
    KeepingItem,
    Routine,
    TakingItem,
)

DECK = 10


def gather(catalogue: Rulebook, options: Options, seats: int, rng: Rng) -> Now:
    """LG-SETUP-1: an empty table, and what is to be asked and laid first."""
    check_options(options, seats)
    first = Seat(rng.below(seats) if options.first_seat is None else options.first_seat)
    heroes = options.heroes
    state = State(
        options=options,
        chapter=options.chapter,
        stage=Stage.SETUP,
        boards=(),
        piles=tuple(Piles(()) for _ in range(seats)),
        first=first,
        active=first,
        acting=0,
        scene=FireScene(),
        journal=options.journal,
    )
    now = Now(state, catalogue, rng)
    count = 2 if seats == 1 else seats
    for number, hero in enumerate(heroes):
        join(now, Seat(number % seats), hero)
    order = [Seat((first + number) % seats) for number in range(count)]
    asked = [] if heroes else [ChoosingHero(seat) for seat in order]
    now.do(*asked, *([BuildingDeck()] if seats == 1 else []), Do(Routine.LAY))
    return now


def check_options(options: Options, seats: int) -> None:
    """LG-HERO-4, LG-CAMP-9, LG-SETUP-1, LG-SETUP-9: the options can be."""
    if options.journal is not None:
        check_journal(options.journal, box_of(options.pack))
    if options.first_seat is not None and options.first_seat not in range(seats):
        raise BadOption("lg-setup-1", field="first_seat", value=options.first_seat)
    heroes, known = options.heroes, box_of(options.pack).heroes
    if not heroes:
        return
    count = 2 if seats == 1 else seats
    if len(heroes) != count or len(set(heroes)) != count or not set(heroes) <= set(known):
        raise BadOption("lg-hero-4", field="heroes", count=count, known=", ".join(known))


def join(now: Now, seat: Seat, hero: str) -> None:
    """LG-HERO-1: a hero is in the game; its board is laid with each chapter."""
    now.boards.append(Board(hero, seat, 7, 0, 0, 0))
    now.boards.sort(key=lambda board: board.seat)
    if not now.solo:
        now.lay(seat, deck=tuple(now.box.deck_of(hero)))


def hero_offers(mat: Look, task: ChoosingHero) -> tuple[LegendsAction, ...]:
    """LG-HERO-4: the heroes that nobody has."""
    taken = {board.hero for board in mat.boards}
    return tuple(PickHero(hero) for hero in mat.box.heroes if hero not in taken)


def pick_hero(now: Now, task: ChoosingHero, action: PickHero) -> None:
    """LG-HERO-4: the hero joins the table."""
    join(now, task.seat, action.hero)
    now.tell(HeroPicked(seat=task.seat, hero=action.hero))


def deck_offers(mat: Look, task: BuildingDeck) -> tuple[LegendsAction, ...]:
    """LG-SOLO-1: the base cards of both heroes that are left."""
    pool = [card for board in mat.boards for card in mat.box.deck_of(board.hero)]
    for card in mat.piles[mat.active].deck:
        pool.remove(card)
    return tuple(Include(card) for card in dict.fromkeys(pool))


def include(now: Now, task: BuildingDeck, action: Include) -> None:
    """LG-SOLO-1: one more card; ten make a deck."""
    deck = (*now.piles[now.active].deck, action.card)
    now.lay(now.active, deck=deck)
    now.tell(CardIncluded(seat=now.active, card=action.card, left=DECK - len(deck)))
    if len(deck) < DECK:
        now.do(task)


def lay(now: Now) -> None:
    """LG-SETUP-2 to LG-SETUP-6: everything that is common to all chapters."""
    box, seats = now.box, len(now.piles)
    now.tell(ChapterBegun(chapter=now.chapter, seat=now.first))
    starters = now.rng.shuffle(copies_of(box.start))[:seats]
    for number, card in enumerate(starters):
        now.passage[5 - number] = Prowler(card)
    free = [fairy for fairy in box.fairies.values() if not fairy.hero]
    now.reserve = now.rng.shuffle(copies_of(free))
    now.fair = tuple(card for _ in range(FAIRIES) for card in next_fairy(now))
    items = list(copies_of(box.items.values()))
    for item in kept_by(now.journal):
        items.remove(item.card)  # LG-CAMP-4
    shuffled = now.rng.shuffle(items)
    now.market, now.items = shuffled[:ITEMS], shuffled[ITEMS:]
    for hero, board in enumerate(now.boards):
        now.boards[hero] = fresh_board(now, board)
    for board in now.boards:
        own = tuple(item.card for item in kept_by(now.journal, board.hero))
        now.lay(board.seat, deck=(*now.piles[board.seat].deck, *own))
    first_items = now.journal is None and now.chapter is not ChapterId.FIRE  # LG-CAMP-6
    asked = [TakingItem(seat) for seat in seats_in_turn(now)] if first_items else []
    now.do(*asked, Do(Routine.DEAL))


def fresh_board(now: Now, board: Board) -> Board:
    """LG-SETUP-5: full resistance, the first dust, the starting fairy."""
    kind = now.box.heroes[board.hero]
    own = [now.box.fairies[kind.fairy]] if kind.fairy else []
    return Board(
        hero=board.hero,
        seat=board.seat,
        cell=7,
        resistance=kind.resistance,
        usable=kind.usable,
        inactive=kind.dust - kind.usable,
        fairies=copies_of(own)[:1],
    )


def start_offers(mat: Look, task: TakingItem) -> tuple[LegendsAction, ...]:
    """LG-SETUP-6: the items of the market."""
    return tuple(TakeItem(card) for card in dict.fromkeys(mat.market))


def start_item(now: Now, task: TakingItem, action: TakeItem) -> None:
    """LG-SETUP-6: the item is shuffled into the deck before hands are drawn."""
    sell_item(now, action.card)
    now.lay(task.seat, deck=(*now.piles[task.seat].deck, action.card))
    hero = next(board.hero for board in now.boards if board.seat == task.seat)
    now.tell(ItemTaken(hero=hero, card=action.card))


def deal(now: Now) -> None:
    """LG-SETUP-7, LG-SETUP-8: hands are drawn, then tracks are chosen."""
    for seat in seats_in_turn(now):
        now.lay(seat, deck=now.rng.shuffle(sorted(now.piles[seat].deck)))
        draw(now, seat, HAND)
    now.do(*(ChoosingTrack(hero) for hero in in_turn(now)), Do(Routine.OPEN))


def track_offers(mat: Look, task: ChoosingTrack) -> tuple[LegendsAction, ...]:
    """LG-SKILL-2, LG-SKILL-E2: the tracks that nobody has."""
    taken = {board.track for board in mat.boards}
    return tuple(PickTrack(track) for track in mat.box.tracks if track not in taken)


def pick_track(now: Now, task: ChoosingTrack, action: PickTrack) -> None:
    """LG-SKILL-2: the track lies beside the hero's board."""
    now.change(task.hero, track=action.card, used=0)
    now.tell(TrackPicked(hero=now.name(task.hero), card=action.card))


def open_chapter(now: Now) -> None:
    """LG-SETUP-9 to LG-SETUP-13: heroes stand on the path, places lie, the deck is shuffled."""
    for number, hero in enumerate(in_turn(now)):
        now.change(hero, cell=6 - number)
    chapter = now.box.chapters[now.chapter]
    places = now.rng.shuffle(chapter.places)
    now.spots = [Spot(place) for place in places]
    for number, place in enumerate(places, 1):
        count = now.box.places[place].fairies
        fairies = tuple(card for _ in range(count) for card in next_fairy(now))
        now.fit(number, fairies=fairies)
    now.deck = now.rng.shuffle(game_deck(now, (*now.box.common, *chapter.card)))
    now.hooks.lay(now)
    now.reveals = True
    now.do(Do(Routine.START))


def game_deck(now: Now, cards: Sequence[GameCard]) -> list[str]:
    """LG-DECK-1: every copy; in chapter V some show the Darkness icon (LG-CH5-4)."""
    dark = now.chapter is ChapterId.DARKNESS
    return [
        f"{card.id}+dark" if dark and copy < card.dark else card.id
        for card in cards
        for copy in range(card.copies)
    ]


def keep_offers(mat: Look, task: KeepingItem) -> tuple[LegendsAction, ...]:
    """LG-CAMP-3: an item of one's own deck, or none."""
    piles = mat.piles[task.seat]
    cards = (*piles.deck, *piles.hand, *(p.card for p in piles.played), *piles.discard)
    own = sorted({card for card in cards if card in mat.box.items})
    return (*(KeepItem(card) for card in own), KeepItem())


def keep(now: Now, task: KeepingItem, action: KeepItem) -> None:
    """LG-CAMP-3: an item goes into the box of a hero; after the last player all is over."""
    if action.card:
        put_away(now, task.seat, action.card)
        now.tell(ItemKept(seat=task.seat, card=action.card))
    if not now.todo:
        now.stage = Stage.OVER
        now.reveals = True  # hands that were hidden lie open now


def asked_seat(mat: Mat, task: ChoosingHero | TakingItem | KeepingItem) -> Seat:
    """The seat of the task."""
    return task.seat


def first_seat(mat: Mat, task: BuildingDeck) -> Seat:
    """The first player speaks for the party."""
    return mat.first


QUESTIONS = {
    ChoosingHero: question(Ask.CHOOSE_HERO, "LG-HERO-4", hero_offers, pick_hero, asked_seat),
    BuildingDeck: question(Ask.BUILD_DECK, "LG-SOLO-1", deck_offers, include, first_seat),
    TakingItem: question(Ask.START_ITEM, "LG-SETUP-6", start_offers, start_item, asked_seat),
    ChoosingTrack: question(Ask.CHOOSE_TRACK, "LG-SKILL-2", track_offers, pick_track, leader),
    KeepingItem: question(Ask.KEEP_ITEM, "LG-CAMP-3", keep_offers, keep, asked_seat),
}
