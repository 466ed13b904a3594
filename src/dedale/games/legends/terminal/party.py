"""The party: the heroes with their boards, the hand, the markets, and how the chapter stands."""

from textwrap import wrap

from rich.text import Text

from dedale.games.legends.state import (
    AnyScene,
    Board,
    CrystalScene,
    DarkScene,
    FireScene,
    Journal,
    Lava,
    MagmaScene,
    MoonScene,
)
from dedale.games.legends.terminal.brief import (
    DUST,
    HEART,
    card_told,
    fairy_told,
    pool_told,
    track_told,
)
from dedale.games.legends.terminal.mat import WIDTH, box, laid, short
from dedale.games.legends.view import View
from dedale.terminal.board import TerminalScene, name_of


def lines(*told: str, indent: str = "    ") -> Text:
    """Sentences, each from the start of a line; what is too long goes on further right."""
    parts = [part for line in told for part in wrap(line, WIDTH, subsequent_indent=indent)]
    return Text("\n".join(parts))


def title(scene: TerminalScene) -> Text:
    """The chapter, its goal and how far it is, the turn, and the game deck."""
    view, say = scene.view, scene.voice.say
    chapter = name_of(scene.voice, "chapter", view.chapter)
    head = say("party-chapter", name=chapter, turn=view.turn, cards=view.size)
    known = [name_of(scene.voice, "card", card.removesuffix("+dark")) for card in view.top]
    told = [head, progress(scene)] if laid(view) else [head]
    told += [say("party-known", cards=", ".join(known))] if known else []
    told += [journal(scene, view.journal)] if view.journal and view.journal.pages else []
    text = lines(*told)
    text.stylize("bold", 0, len(head))
    return text


def journal(scene: TerminalScene, journal: Journal) -> str:
    """LG-CAMP-10: the chapters of a campaign that were played."""
    told = [
        f"{name_of(scene.voice, 'chapter', page.chapter)} {'✓' if page.won else '✗'}"
        for page in journal.pages
    ]
    return scene.voice.say("party-journal", chapters=", ".join(told))


def progress(scene: TerminalScene) -> str:
    """What the chapter asks for, and how much of it is done."""
    view: View = scene.view
    goal = box(view).chapters[view.chapter]
    facts: dict[str, int] = {}
    match view.scene:
        case FireScene():
            facts = {"count": sum(spot.fires for spot in view.spots)}
        case MoonScene(observed=observed):
            facts = {"count": len(observed)}
        case CrystalScene(delivered=delivered):
            facts = {"count": delivered, "all": goal.target}
        case MagmaScene(lava=lava, dial=dial):
            hot = sum(token in (Lava.HOT, Lava.HOT_ROUGH) for token in lava)
            facts = {"count": hot, "dial": dial}
        case DarkScene(defeated=defeated):
            facts = {"count": defeated, "all": len(goal.body)}
    told = [scene.voice.say(f"party-goal-{view.chapter}", **facts), *scene_notes(scene, view.scene)]
    return " ".join(told)


def scene_notes(scene: TerminalScene, chapter: AnyScene) -> list[str]:
    """Further pieces of a chapter that have no place on the mat."""
    say, told = scene.voice.say, []
    match chapter:
        case MoonScene(brewing=brewing) if brewing:
            told.append(say("party-storms", count=len(brewing)))
        case DarkScene(left=left, right=right):
            told.append(say("party-shock", left="●" if left else "○", right="●" if right else "○"))
    return told


def board_of(scene: TerminalScene, hero: int) -> Text:
    """A hero: resistance, dust, what it carries, its track, fairies and pool."""
    view, voice = scene.view, scene.voice
    board: Board = view.boards[hero]
    kind = box(view).heroes[board.hero]
    name = name_of(voice, "hero", board.hero)
    owner = voice.names[board.seat] if board.seat < len(voice.names) else name
    who = name if name in owner else f"{name} ({owner})"
    head = f"{'▸' if hero == view.acting else ' '} {short(voice, board.hero)} {who}"
    if not laid(view):
        return Text(head)
    facts = [f"{HEART}{board.resistance}/{kind.resistance}"]
    facts.append(f"{DUST}{board.usable}/{board.usable + board.inactive}")
    facts += carried(scene, hero)
    first = all(other.seat != board.seat for other in view.boards[:hero])
    facts += [piles(scene, board.seat)] if first else []
    told = [f"{head}  {'  '.join(facts)}"]
    if board.track:
        told.append("     " + track_told(voice, box(view).tracks[board.track], board.used))
    fairies = [box(view).fairies[card] for card in board.fairies]
    told += [f"     f{n} {fairy_told(voice, fairy)}" for n, fairy in enumerate(fairies, start=1)]
    if pool := pool_told(voice, board.pool):
        told.append("     " + voice.say("party-pool", icons=pool))
    hand = view.cards[board.seat].hand
    if hand and board.seat != view.active:
        cards = ", ".join(name_of(voice, "card", card) for card in hand)
        told.append("     " + voice.say("party-hand", cards=cards))
    text = lines(*told, indent="       ")
    text.stylize("bold", 0, len(head))
    return text


def carried(scene: TerminalScene, hero: int) -> list[str]:
    """What only some chapters put into a hero's hands."""
    board, say = scene.view.boards[hero], scene.voice.say
    told = [say("party-eaten", count=board.eaten)] if board.eaten else []
    match scene.view.scene:
        case FireScene():
            told.append(say("party-bucket-full" if board.bucket else "party-bucket-empty"))
        case CrystalScene(key=key) if key == hero:
            told.append(say("party-key"))
        case MagmaScene(magma=magma) if magma == hero:
            told.append(say("party-magma"))
    return told


def piles(scene: TerminalScene, seat: int) -> str:
    """LG-CARD-2: how many cards lie in the hand, the deck and the discard pile of a seat."""
    cards = scene.view.cards[seat]
    facts = {"hand": cards.count, "deck": cards.size, "discard": len(cards.discard)}
    return scene.voice.say("party-piles", **facts)


def hands(scene: TerminalScene) -> Text:
    """The hand of the active seat with what each card gives, and what was played."""
    view, voice = scene.view, scene.voice
    cards = view.cards[view.active]
    known = box(view).cards
    told = []
    for number, card in enumerate(cards.hand or (), start=1):
        told.append(f"p{number} {card_told(voice, known[card])}")
    if cards.top:
        names = ", ".join(name_of(voice, "card", card) for card in cards.top)
        told.append(voice.say("party-top", cards=names))
    if cards.played:
        names = ", ".join(name_of(voice, "card", played.card) for played in cards.played)
        told.append(voice.say("party-played", cards=names))
    return lines(*told)


def markets(scene: TerminalScene) -> Text:
    """LG-MAT-10: what can be won now."""
    view, voice = scene.view, scene.voice
    told = []
    if view.market:
        told.append(voice.say("party-items"))
        told += [f"  · {card_told(voice, box(view).cards[card])}" for card in view.market]
    if view.fair:
        fairies = [fairy_told(voice, box(view).fairies[card]) for card in view.fair]
        told.append(voice.say("party-fairies", fairies=" | ".join(fairies)))
    return lines(*told, indent="      ")
