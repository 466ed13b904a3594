"""How a chapter ends, what lasts from chapter to chapter, and what follows (LG-END, LG-CAMP)."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from dedale.core.errors import BadOption
from dedale.core.records import Seat
from dedale.games.legends.content import Box, ChapterId
from dedale.games.legends.events import ChapterLost, ChapterWon
from dedale.games.legends.rules.heroes import seats_in_turn
from dedale.games.legends.rules.now import Now
from dedale.games.legends.rules.settle import WON
from dedale.games.legends.state import Attempt, Journal, KeptItem, Options, Stage, State
from dedale.games.legends.tasks import KeepingItem

CHAPTERS = tuple(ChapterId)
LAST = CHAPTERS[-1]


def kept_by(journal: Journal | None, hero: str | None = None) -> tuple[KeptItem, ...]:
    """LG-CAMP-9: what lies in the box of a hero, or of all of them."""
    kept = journal.kept if journal is not None else ()
    return tuple(item for item in kept if hero is None or item.hero == hero)


def check_journal(journal: Journal, box: Box) -> None:
    """LG-CAMP-9: a journal that a campaign can have: a box holds one item, and items exist."""
    heroes = [item.hero for item in journal.kept]
    copies = Counter({card.id: card.copies for card in box.items.values()})
    items = Counter(item.card for item in journal.kept)
    once = len(set(heroes)) == len(heroes) and set(heroes) <= set(box.heroes)
    if not once or items - copies:
        raise BadOption("lg-camp-9", field="journal")


def close(now: Now) -> None:
    """LG-END-1 to LG-END-6: the chapter is decided; in a campaign, items are kept after a win.

    The journal of a campaign tells it (LG-CAMP-7, LG-CAMP-10).
    """
    now.todo.clear()
    won, reason = now.reason == WON, now.reason
    assert reason is not None
    now.reveals = True
    now.stage = Stage.OVER
    if now.journal is not None:
        now.journal = written(now, now.journal, Attempt(now.chapter, won, reason, now.turn))
        if won and now.chapter is not LAST:
            now.stage = Stage.BETWEEN
            now.do(*(KeepingItem(seat) for seat in seats_in_turn(now)))  # LG-ACT-23
    if won:
        now.tell(ChapterWon(chapter=now.chapter))
    else:
        now.tell(ChapterLost(chapter=now.chapter, reason=reason))


def written(now: Now, journal: Journal, page: Attempt) -> Journal:
    """LG-CAMP-10: the journal with one more page; a win empties the boxes of those who played.

    What a lost attempt began with stays where it was (LG-CAMP-7).
    """
    playing = {board.hero for board in now.boards} if page.won else set()
    kept = tuple(item for item in journal.kept if item.hero not in playing)
    return Journal((*journal.pages, page), kept)


def put_away(now: Now, seat: Seat, card: str) -> None:
    """LG-CAMP-9, LG-CAMP-E3: an item goes into the box of the hero of a seat, or its first one."""
    assert now.journal is not None
    hero = next(board.hero for board in now.boards if board.seat == seat)
    now.journal = replace(now.journal, kept=(*now.journal.kept, KeptItem(hero, card)))


def is_told(state: State) -> bool:
    """LG-CAMP-12: the last chapter of a campaign is won."""
    return state.journal is not None and state.reason == WON and state.chapter is LAST


def sequel(state: State) -> Options | None:
    """LG-CAMP-11: the next chapter after a win, the same one after a loss; then nothing.

    Who plays, with which heroes, and who begins is settled anew.
    """
    if state.stage is not Stage.OVER or state.journal is None or is_told(state):
        return None
    options = state.options
    return Options(
        chapter=CHAPTERS[CHAPTERS.index(state.chapter) + (state.reason == WON)],
        difficulty=options.difficulty,
        hands=options.hands,
        pack=options.pack,
        journal=state.journal,
    )


def anew(options: Options) -> tuple[str, ...]:
    """LG-CAMP-11: any chapter may be played next, and the table is set anew."""
    return ("chapter", "difficulty", "hands", "heroes", "first_seat")


def beginnings(ended: Sequence[State]) -> dict[str, dict[str, Journal]]:
    """LG-CAMP-2: a campaign begins with an empty journal, at any chapter."""
    return {"campaign": {"journal": Journal()}}
