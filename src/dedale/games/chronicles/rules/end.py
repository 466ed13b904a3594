"""The end of a game: Quests, Chapters, the stash, the Goblin track, Scripts (CH-END)."""

from dedale.games.chronicles.cards import CheckTime
from dedale.games.chronicles.events import (
    CampaignEnded,
    CardsAdded,
    ChapterCompleted,
    GameEnded,
    ScriptRead,
    ScrollReturned,
    StashFilled,
    StashLost,
    TrackMarked,
)
from dedale.games.chronicles.rules import noting
from dedale.games.chronicles.rules.in_play import (
    boxes_due,
    challenged,
    chapter_cards,
    eased,
    goblins_left,
    requirement,
    score,
)
from dedale.games.chronicles.rules.journal import crystals, finish, held
from dedale.games.chronicles.rules.now import Now, drop, has
from dedale.games.chronicles.rules.village import camp
from dedale.games.chronicles.sheet import Modification, Result, Scenario
from dedale.games.chronicles.state import Stage, WishProgress
from dedale.games.chronicles.tasks import Do, KeepingRituals, Leaving, Opening, Routine, Shopping
from dedale.games.chronicles.words import RITUALS

FIRST, LAST_GOBLINS, CHAPTER, FAILED, WON, LOST = 1, 5, 5, 10, 11, 12
"""The Scripts (CH-SCRIPT): that of Chapter n is `CHAPTER + n`."""


def close(now: Now) -> None:
    """CH-TURN-4: nothing that was pending is resolved; the steps at the end of the game follow."""
    now.todo.clear()
    now.stage, now.dice = Stage.END, ()
    now.do(Do(Routine.CLOSE), Do(Routine.COUNT), Do(Routine.SHOP), Do(Routine.LEAVE))


def settle(now: Now) -> None:
    """CH-END-0 to CH-END-3, CH-SAVE-2: last checks, Scrolls back, Quests filed, boxes opened."""
    noting.at(now, CheckTime.GAME_END)
    return_borrowed(now)
    looted, gained = len(now.looted), crystals(now)
    ended = GameEnded(cause=now.cause or "", held=held(now), looted=looted, crystals=gained)
    file_quests(now)
    before, chosen = now.options.sheet, now.options.modifications
    now.write(
        games=before.games + 1,
        eased=eased(before, chosen),
        challenged=challenged(before, chosen),
        lying=None,
    )
    now.tell(ended)
    if now.cause == RITUALS:
        win(now)
        return
    if now.options.scenario is Scenario.FINAL:  # CH-FIN-6
        read(now, FAILED)
    due = boxes_due(now.sheet, now.box)
    if due:
        now.do(Opening(due))


def return_borrowed(now: Now) -> None:
    """CH-END-0: borrowed Scrolls return to the shop; the others stay with the group."""
    for card in now.borrowed:
        now.scrolls = drop(now.scrolls, card)
        now.borrowed = drop(now.borrowed, card)
        now.tell(ScrollReturned(card=card))
    now.write(scrolls=now.scrolls)


def file_quests(now: Now) -> None:
    """CH-END-1, CH-END-2: completed Quests are filed, the others lose their Checkmarks."""
    done = tuple(quest.id for quest in now.quests if quest.done)
    now.write(quests=(*now.sheet.quests, *done))
    now.quests = [WishProgress(quest.id) for quest in now.quests if not quest.done]


def count(now: Now) -> None:
    """CH-END-5 to CH-END-8: Chapter, stash, and the Goblin track."""
    if now.options.sheet.first:  # CH-FIRST-6, CH-FIRST-7, CH-FIRST-8
        fill_stash(now, max(crystals(now), now.box.numbers.minimum))
        read(now, FIRST)
        return
    needed = requirement(now.sheet, now.options.modifications, now.box)
    if needed is not None and crystals(now) >= needed:
        complete_chapter(now)
    fill_stash(now, crystals(now))
    final = now.options.scenario is Scenario.FINAL
    for _ in range(len(now.looted) + (now.box.numbers.failed if final else 0)):  # CH-FIN-12
        mark(now)
        if now.sheet.result is not None:
            return


def fill_stash(now: Now, gained: int) -> None:
    """CH-END-7: the Crystals of this game go into the stash."""
    now.write(stash=now.sheet.stash + gained)
    now.tell(StashFilled(count=gained, stash=now.sheet.stash))


def complete_chapter(now: Now) -> None:
    """CH-CHAP-2 to CH-CHAP-4: the next Chapter, and its Script."""
    chapter = now.sheet.chapters + 1
    now.write(chapters=chapter)
    now.tell(ChapterCompleted(chapter=chapter))
    read(now, CHAPTER + chapter)
    now.tell(CardsAdded(cards=chapter_cards(now.sheet, chapter, now.box)))


def mark(now: Now) -> None:
    """CH-TRK-1 to CH-TRK-6: one space is marked, and does at once what it says."""
    track, space = now.box.numbers.track, now.sheet.track + 1
    now.write(track=space)
    now.tell(TrackMarked(space=space))
    if space in track.losses and not has(now, Modification.NOT_SO_PESKY):  # CH-EASY-3
        lost = min(track.loss, now.sheet.stash)
        now.write(stash=now.sheet.stash - lost)
        now.tell(StashLost(count=lost, stash=now.sheet.stash))
    if space == track.length:
        lose(now)
    elif str(space) in track.scripts:
        script = track.scripts[str(space)]
        read(now, script)
        add_goblins(now, script)


def add_goblins(now: Now, script: int) -> None:
    """CH-S-2 to CH-S-5: a random Goblin Event joins; the last Script brings all that are left."""
    left = goblins_left(now.sheet, now.box)
    if not left:
        return
    if script != LAST_GOBLINS:
        left = (now.rng.choice(left),)
        now.reveals = True
    now.write(goblins=(*now.sheet.goblins, *left))
    now.tell(CardsAdded(cards=left))


def read(now: Now, script: int) -> None:
    """CH-SCRIPT-1: a Script is shown."""
    now.scripts = (*now.scripts, script)
    if script not in now.sheet.scripts:
        now.write(scripts=(*now.sheet.scripts, script))
    now.tell(ScriptRead(script=script))


def win(now: Now) -> None:
    """CH-S-11, CH-SCORE-2: the campaign is won; what was looted counts for the score alone."""
    read(now, WON)
    track = min(now.sheet.track + len(now.looted), now.box.numbers.track.length)
    now.write(track=track, rituals=tuple(ritual.id for ritual in now.rituals), result=Result.WON)
    now.write(score=score(now.sheet))
    now.tell(CampaignEnded(result=Result.WON, score=now.sheet.score))
    finish(now)


def lose(now: Now) -> None:
    """CH-S-12, CH-TRK-6: the campaign is lost at once; it has no score (CH-SCORE-3)."""
    read(now, LOST)
    now.write(result=Result.LOST)
    now.tell(CampaignEnded(result=Result.LOST))
    finish(now)


def visit(now: Now) -> None:
    """CH-END-9, CH-SHOP-1: the shop opens; after the first game there is CH-CAMP instead."""
    if now.options.sheet.first:
        camp(now)
    else:
        now.do(Shopping())


def depart(now: Now) -> None:
    """CH-END-10, CH-FIN-13: after a failed cleansing Rituals are kept; then the group goes on."""
    failed = now.options.scenario is Scenario.FINAL
    now.do(*([KeepingRituals()] if failed else []), Leaving())


STEPS = {Routine.CLOSE: settle, Routine.COUNT: count, Routine.SHOP: visit, Routine.LEAVE: depart}
