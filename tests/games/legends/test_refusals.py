"""Why actions are refused: every rule that a refusal can name (LG-ACT-3)."""

import ast
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from dedale.core.records import Action
from dedale.games.legends import legends
from dedale.games.legends.actions import (
    Aim,
    Alter,
    Attack,
    Choose,
    ClearCaveIn,
    ClearDarkness,
    Commit,
    Consent,
    DeckEnd,
    Defend,
    Discard,
    DiscardThree,
    EndTurn,
    GiveMagma,
    Guard,
    Help,
    Include,
    KeepItem,
    LoadCart,
    Move,
    OpenGate,
    PickCard,
    PickFairy,
    PickHero,
    PickPlace,
    PickSlot,
    PickTrack,
    Play,
    PushCart,
    Put,
    PutDust,
    PutOutFire,
    RepairObservatory,
    Reroll,
    RotateDial,
    SetDie,
    Shock,
    Stand,
    SwapBuckets,
    TakeFairy,
    TakeItem,
    TakeUp,
    Teleport,
    Transmute,
    UseFairy,
    UsePlace,
    UseSkill,
    Weapon,
)
from dedale.games.legends.content import ChapterId
from dedale.games.legends.effects import Basic
from dedale.games.legends.rules import refusals
from dedale.games.legends.rules.catalogue import CATALOGUE
from dedale.games.legends.state import Prowler
from tests.kit import refused_by, rule
from tests.kit.games.legends import Play as Table
from tests.kit.games.legends import a_table
from tests.kit.legends_whole_games import begun, laid, plenty, win

MOONS, CRYSTALS, MAGMA, DARKNESS = list(ChapterId)[1:]
FIRING = 3  # the option of the Magic Shock
BOTH_AT_7 = {"knight": 7, "smith": 7}


def fairy(card: str, chapter: ChapterId = ChapterId.FIRE, **changes) -> Table:
    """A knight with a fairy."""
    return a_table(chapter, boards={"knight": {"fairies": (card,)}}, **changes)


def rich(chapter: ChapterId, cell: int, **changes) -> Table:
    """A smith with all the dust in the world beside a place."""
    boards = {"smith": {"usable": 6}}
    return a_table(chapter, ("smith", "knight"), at={"smith": cell}, boards=boards, **changes)


def mad(card: str, **changes) -> Table:
    """A knight with a card of madness beside a smith."""
    return a_table(MAGMA, at=BOTH_AT_7, hand=[card], **changes)


def gifts() -> Table:
    """The storm brings gifts."""
    scene = {"storms": (), "brewing": ("storm-gifts",)}
    return a_table(MOONS, scene=scene).play(EndTurn())


def comet() -> Table:
    """The Dancing Comet is observed by two heroes."""
    at = {"knight": 6, "smith": 6}
    return a_table(MOONS, at=at, passage={5: "moon-dancing-comet"}).play(UsePlace())


def fire_elemental() -> Table:
    """The Fire Elemental is defeated, and its item declined."""
    game = a_table(
        passage={6: Prowler("fire-elemental", damage=12)},
        pool={"sword": 3},
        spots={"blaze": {"fires": 2}},
    ).play(Attack(Weapon.SWORD, 6))
    while game.asked[0] == "reward":
        game.play(game.offers()[-1])
    return game


ASKED: dict[str, tuple] = {
    "choose-hero": ("LG-HERO-4", lambda: begun(heroes=()), PickHero("dragon")),
    "build-deck": ("LG-SOLO-1", lambda: begun(seats=1), Include("scout-run")),
    "start-item": ("LG-SETUP-6", lambda: begun(MOONS), TakeItem("item-none")),
    "choose-track": ("LG-SKILL-2", begun, PickTrack("skill-none")),
    "reward": (
        "LG-REW-3",
        lambda: a_table(passage={6: Prowler("dark-knight", damage=2)}, pool={"sword": 2}).play(
            Attack(Weapon.SWORD, 6)
        ),
        TakeFairy("fairy-dust"),
    ),
    "peek": (
        "LG-CH2-17",
        lambda: rich(MOONS, 5).play(UsePlace()),
        Put("ghost", DeckEnd.TOP),
    ),
    "pay": (
        "LG-CARD-13",
        lambda: a_table(hand=["knight-strike", "knight-march", "knight-guard"] * 2).play(
            DiscardThree(Basic.SWORD)
        ),
        Discard("knight-vigil"),
    ),
    "help": (
        "LG-POOL-13",
        lambda: a_table(hand=["enchantress-ward"]).play(Play("enchantress-ward")),
        Help("scout"),
    ),
    "consent": (
        "LG-ACT-20",
        lambda: fairy("fairy-swap-heroes").play(UseFairy("fairy-swap-heroes"), Help("smith")),
        EndTurn(),
    ),
    "attack": (
        "LG-ACT-7",
        lambda: a_table(passage={6: "ghost"}, pool={"sword": 3}).play(Attack(Weapon.SWORD, 6)),
        Commit(1),
    ),
    "split": (
        "LG-FAIRY-16",
        lambda: fairy("fairy-shared-dust").play(UseFairy("fairy-shared-dust")),
        Help("scout"),
    ),
    "aim": (
        "LG-LOC-6",
        lambda: rich(ChapterId.FIRE, 2, passage={4: "ghost", 6: "ghost"}).play(UsePlace()),
        Aim(5),
    ),
    "slot": ("LG-TRAP-2", lambda: rich(ChapterId.FIRE, 6).play(UsePlace()), PickSlot(2)),
    "choice": (
        "LG-ACT-3",
        lambda: a_table(DARKNESS).reveal("violent-tremors-choice"),
        Choose(2),
    ),
    "fetch": (
        "LG-FAIRY-17",
        lambda: fairy("fairy-fetch").play(UseFairy("fairy-fetch")),
        PickCard("smith-haul"),
    ),
    "repeat": (
        "LG-FAIRY-8",
        lambda: fairy("fairy-repeat", played=[("knight-strike", 0), ("knight-march", 0)]).play(
            UseFairy("fairy-repeat")
        ),
        PickCard("knight-guard"),
    ),
    "alter": (
        "LG-POOL-8",
        lambda: a_table(pool={"transmute": 1}).play(Transmute()),
        Alter(Basic.SWORD, Basic.SWORD),
    ),
    "die-before": (
        "LG-FAIRY-10",
        lambda: fairy("fairy-set-die").reveal("cave-in"),
        SetDie(7),
    ),
    "die-after": (
        "LG-FAIRY-11",
        lambda: fairy("fairy-reroll").reveal("cave-in"),
        SetDie(3),
    ),
    "remove-fire": (
        "LG-CH1-26",
        fire_elemental,
        PickPlace(4),
    ),
    "observe": (
        "LG-CH2-5",
        lambda: a_table(
            MOONS,
            at={"knight": 6},
            pool={"sword": 1, "ranged": (1, 0, 0)},
            passage={3: "moon-aventurine-shard"},
        ).play(UsePlace()),
        Choose(2),
    ),
    "order": ("LG-CH2-12", comet, Help("scout")),
    "eater-dust": (
        "LG-CH2-24",
        lambda: a_table(MOONS, boards={"knight": {"usable": 2}}).reveal("magic-eater"),
        PutDust(3),
    ),
    "storm-gift": ("LG-CH2-32", gifts, Choose(4)),
    "position": ("LG-CH4-19", lambda: a_table(MAGMA).reveal("perfect-positioning"), Stand(8)),
    "cart": (
        "LG-CH3-11",
        lambda: rich(CRYSTALS, 3, scene={"cart": 4}).play(UsePlace()),
        PushCart(4),
    ),
    "dial": (
        "LG-CH4-14",
        lambda: a_table(MAGMA, at={"knight": 6}, hand=["item-sling"]).play(UsePlace()),
        RotateDial(2),
    ),
    "strike": (
        "LG-CH4-23",
        lambda: a_table(
            MAGMA,
            ("knight", "smith", "scout"),
            at=BOTH_AT_7 | {"scout": 7},
            hand=["madness-rage"],
        ).play(Play("madness-rage", 0)),
        Help("knight"),
    ),
    "defend": (
        "LG-ACT-22",
        lambda: mad("madness-rage", hands={1: ["smith-plate", "smith-haul"]}).play(
            Play("madness-rage", 0)
        ),
        Defend("smith-haul"),
    ),
    "lose-fairy": (
        "LG-CH4-23",
        lambda: mad(
            "madness-despair",
            boards={"knight": {"fairies": ("fairy-dust", "fairy-skip")}},
        ).play(Play("madness-despair", 0)),
        PickFairy("fairy-gate"),
    ),
    "name": ("LG-CH5-24", lambda: rich(DARKNESS, 4).play(UsePlace()), PickHero("knight")),
    "shock": (
        "LG-CH5-19",
        lambda: rich(DARKNESS, 2, scene={"left": True, "right": True}, passage={4: "ghost"}).play(
            UsePlace(FIRING)
        ),
        Shock(5, left=True),
    ),
    "keep-item": ("LG-CAMP-3", lambda: win(plenty()), KeepItem("item-longbow")),
}
"""For each question: the rule that refuses another answer, a table, and another answer."""

DARK = {"trap-master": {"dark": True}}
BROKEN = {"observatory": {"sabotaged": True}}
DEEDS: tuple[tuple[str, Table, Action], ...] = (
    ("LG-CARD-8", a_table(), Play("knight-strike")),
    ("LG-CARD-9", a_table(hand=["knight-strike"]), Play("knight-strike", 1)),
    ("LG-CARD-9", a_table(hand=["knight-strike"]), Play("knight-strike", -1)),
    (
        "LG-ITEM-E1",
        a_table(hand=["item-sling"], boards={"knight": {"usable": 0}}),
        Play("item-sling", 1),
    ),
    ("LG-CH4-21", a_table(MAGMA, hand=["madness-despair"]), Play("madness-despair", 0)),
    ("LG-SKILL-3", a_table(boards={"knight": {"track": "skill-blade", "used": 3}}), UseSkill()),
    ("LG-SKILL-4", a_table(boards={"knight": {"track": "skill-blade"}}), UseSkill(1)),
    ("LG-FAIRY-3", a_table(), UseFairy("fairy-dust")),
    ("LG-ACT-9", fairy("fairy-mercy"), UseFairy("fairy-mercy")),
    ("LG-MOVE-1", a_table(), Move(5)),
    ("LG-MOVE-E2", a_table(pool={"boots": 2}), Move(4)),
    ("LG-MOVE-E2", a_table(at={"knight": 7}, pool={"boots": 2}), Move(8)),
    ("LG-MOVE-2", a_table(pool={"boots": 1}, scene={"mud": 5}), Move(5)),
    ("LG-CH3-22", a_table(CRYSTALS, pool={"boots": 1}, scene={"gate": 5}), Move(5)),
    ("LG-MOVE-3", a_table(), Teleport(2)),
    ("LG-MOVE-E3", a_table(pool={"teleport": 1}), Teleport(6)),
    ("LG-FIGHT-6", a_table(passage={6: "ghost"}, pool={"sword": 1}), Attack(Weapon.SWORD, 6)),
    ("LG-FIGHT-9", a_table(passage={6: "ghost"}), Attack(Weapon.RANGED, 5)),
    ("LG-FIGHT-20", a_table(passage={6: "ghost"}, cave_in=6), Attack(Weapon.SWORD, 6)),
    ("LG-FIGHT-9", a_table(passage={5: "ghost"}, cave_in=6), Attack(Weapon.RANGED, 5)),
    ("LG-CH4-11", a_table(MAGMA, passage={6: "ghost"}), Attack(Weapon.MAGMA, 6)),
    ("LG-MAT-5", a_table(at={"knight": 7}), UsePlace()),
    ("LG-LOC-4", a_table(spots=DARK), UsePlace()),
    ("LG-CH2-19", a_table(MOONS, spots=BROKEN), UsePlace()),
    ("LG-LOC-5", a_table(), UsePlace()),
    ("LG-LOC-2", a_table(visited=("trap-master",)), UsePlace()),
    ("LG-CARD-E2", a_table(hand=["knight-strike"] * 2), DiscardThree(Basic.SWORD)),
    ("LG-CH4-25", mad("madness-rage"), EndTurn()),
    ("LG-POOL-8", a_table(), Transmute()),
    ("LG-LOC-7", a_table(at={"knight": 7}), Guard(3)),
    ("LG-LOC-9", a_table(cave_in=6), ClearCaveIn()),
    ("LG-LOC-8", a_table(spots=DARK), ClearDarkness()),
    ("LG-CH1-6", a_table(spots={"trap-master": {"fires": 1}}), PutOutFire()),
    ("LG-CH1-8", a_table(), SwapBuckets("smith")),
    ("LG-CH2-20", a_table(MOONS, spots=BROKEN), RepairObservatory()),
    ("LG-CH3-3", a_table(CRYSTALS, pool={"boots": 1}), PushCart(6)),
    ("LG-CH3-6", a_table(CRYSTALS, scene={"cart": 6}), LoadCart(1)),
    ("LG-CH3-23", a_table(CRYSTALS, scene={"gate": 5}), OpenGate()),
    ("LG-CH4-12", a_table(MAGMA, at=BOTH_AT_7), GiveMagma("smith")),
    ("LG-SOLO-5", a_table(), TakeUp("smith")),
    ("LG-ACT-3", a_table(), Reroll()),
    ("LG-ACT-32", a_table(hand=["knight-strike"], deeds=150), Play("knight-strike")),
)
"""For each rule that an action of the turn can break: a table, and the action."""

OTHERWISE = {"LG-ACT-5", "LG-TURN-1"}
"""Refused because another seat is asked; see the tests of decision points and of the turn."""


def named_in(path: str) -> set[str]:
    """The rules that a file can name, apart from its docstrings."""
    tree = ast.parse(Path(path).read_text(encoding="utf-8"))
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    return {
        text for text in texts if isinstance(text, str) and re.fullmatch(r"LG-[A-Z0-9-]+", text)
    }


@rule("LG-ACT-3", "LG-ACT-4")
@pytest.mark.parametrize("ask", ASKED)
def test_another_answer_is_refused_by_the_rule_of_the_question(ask):
    id, table, action = ASKED[ask]
    game = table()
    before = game.state

    assert game.asked[0] == ask
    with refused_by(id):
        game.play(action)
    assert game.state == before


@rule("LG-ACT-3")
@pytest.mark.parametrize(("id", "game", "action"), DEEDS)
def test_an_action_is_refused_by_the_rule_that_it_would_break(id, game, action):
    before = game.state

    assert action not in game.offers()
    with refused_by(id):
        game.play(action)
    assert game.state == before


@rule("LG-ACT-3")
def test_every_rule_that_refuses_is_reached():
    reached = {id for id, *_ in ASKED.values()} | {id for id, *_ in DEEDS} | OTHERWISE

    assert reached == named_in(refusals.__file__) | {q.rule for q in CATALOGUE.questions.values()}
    assert set(ASKED) == {question.ask for question in CATALOGUE.questions.values()}


@rule("LG-ACT-3")
def test_a_refusal_costs_nothing():
    game = laid()
    before = replace(game.state)

    with refused_by("LG-ACT-3"):
        game.play(Consent(True))
    assert game.state == before
    assert legends.decision(game.state).ask == "act"
