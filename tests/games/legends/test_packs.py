"""Packs of legends: what they replace and add, what is refused, and how they travel."""

import subprocess
import sys

import pytest

from dedale.core.content import pack_from, pack_of
from dedale.core.errors import BadContent
from dedale.core.records import members, to_json
from dedale.games.legends import legends
from dedale.games.legends.checks import HOME_OF
from dedale.games.legends.content import BOX, box_of
from dedale.games.legends.effects import AnyEffect, MoveCards, Whispers
from dedale.store import save
from dedale.table import answer, open_table
from dedale.text import LANGUAGES, Voice
from tests.kit import rule
from tests.kit.games.legends import Play
from tests.kit.packs import PAGE, bad_in, forest_in

PARTY = ("scout", "knight")


@pytest.fixture(scope="module")
def forest(tmp_path_factory):
    """The pack that the how-to page writes."""
    return pack_from(forest_in(tmp_path_factory.mktemp("packs")))


def packed(folder, **files):
    """The text of a pack with these files; `common` is common.toml."""
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        suffix = "ftl" if name in LANGUAGES else "toml"
        (folder / f"{name}.{suffix}").write_text(text, encoding="utf-8")
    return pack_from(folder)


def test_the_pack_of_the_page_adds_an_item_and_a_monster_and_replaces_a_card(forest):
    box = box_of(forest)

    assert set(box.items) - set(BOX.items) == {"item-torch"}
    assert [card.id for card in box.common if card.id not in BOX.game_cards] == ["bramble-wolf"]
    assert len(box.common) == len(BOX.common) + 1
    assert box.game_cards["tremor"] != BOX.game_cards["tremor"]
    assert box.places == BOX.places
    assert box_of(forest) is box


def test_the_mistakes_on_the_page_are_told_as_it_says(tmp_path):
    told = sentences(pack_from(bad_in(tmp_path)))

    assert f"```\n{told}\n```" in PAGE.read_text(encoding="utf-8")


def sentences(text):
    with pytest.raises(BadContent) as raised:
        box_of(text)
    assert all(Voice(language, ["dedale"]).explain(raised.value) for language in LANGUAGES)
    return Voice("en", ["dedale"]).explain(raised.value)


def test_new_cards_come_up_in_the_game(forest):
    table = open_table("legends", 2, {"pack": forest, "chapter": "moons"}, "knossos")
    table = played_on(table, lambda state: state.deck)
    state = table.state
    lying = [card.card for card in state.passage if card]

    assert (*state.deck, *lying).count("bramble-wolf") == 2
    assert (*state.items, *state.market).count("item-torch") <= 2
    assert "item-torch" in [*state.items, *state.market, *state.piles[0].deck, *state.piles[1].deck]


def played_on(table, until=lambda _: False, most=5000):
    """The first offers, until something is so or the game is over."""
    for _ in range(most):
        if table.decision is None or until(table.state):
            break
        seat = table.decision.seats[0]
        table.submit(seat, answer(table, seat, "random"))
    return table


MONSTER = 'kind = "monster"\nhealth = 3\n'


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        (
            "heroes",
            '[[hero]]\nid = "scout"\nresistance = 5\ndust = 5\nusable = 1\nslots = 2\n'
            'fairy = "fairy-telport"',
            'hero "scout": fairy “fairy-telport” is not known; did you mean “fairy-teleport”?',
        ),
        (
            "heroes",
            '[[card]]\nid = "knight-strike"\nhero = "knihgt"\noptions = [{ effects = [] }]',
            'card "knight-strike": hero “knihgt” is not known; did you mean “knight”?',
        ),
        (
            "heroes",
            '[[card]]\nid = "knight-nap"\nhero = "knight"\noptions = [{ effects = [] }]',
            'hero "knight": card: there are 11, and there must be 10.',
        ),
        (
            "heroes",
            '[[hero]]\nid = "smith"\nresistance = 5\ndust = 1\nusable = 2\nslots = 2',
            'hero "smith": usable must be at most 1.',
        ),
        (
            "fire",
            'places = ["blaze", "balista", "ancient-fountain", "underground-lake", '
            '"fairy-sanctuary-1", "trap-master"]',
            "fire.toml: places “balista” is not known; did you mean “ballista”?",
        ),
        (
            "fire",
            'places = ["blaze", "blaze", "ancient-fountain", "underground-lake", '
            '"fairy-sanctuary-1", "trap-master"]',
            "fire.toml: places: there are 5, and there must be 6.",
        ),
        ("fire", 'places = ["blaze"]', "fire.toml: places needs at least 6."),
        (
            "moons",
            '[[place]]\nid = "observatory"',
            "moons.toml: places: exactly one of them needs the effect “observe”.",
        ),
        (
            "fire",
            f'[[card]]\nid = "fire-serpent-lake"\nfire = "underground-lak"\n{MONSTER}',
            "fire “underground-lak” is not known; did you mean “underground-lake”?",
        ),
        (
            "fire",
            f'[[card]]\nid = "ghost"\n{MONSTER}',
            'card "ghost": this id is already used by forest/common.toml: card "ghost"',
        ),
        (
            "common",
            '[[item]]\nid = "knight-strike"\noptions = [{ effects = [] }]',
            'item "knight-strike": this id is already used by',
        ),
        (
            "common",
            '[[item]]\nid = "item-a"\noptions = [{ effects = [] }]\n' * 2,
            'item "item-a": this id is already used by',
        ),
        (
            "common",
            '[[item]]\nid = "item-pail"\noptions = [{ effects = [{ effect = "fill-bucket" }] }]',
            'item "item-pail": effect “fill-bucket” works only in fire.toml.',
        ),
        (
            "common",
            '[[item]]\nid = "item-die"\noptions = [{ effects = [{ effect = "either", '
            'choices = [{ effect = "reroll" }] }] }]',
            'item "item-die": effect “reroll” works only as the first effect of a fairy;',
        ),
        (
            "common",
            '[[card]]\nkind = "event"\nid = "mud-bath"\n'
            'effects = [{ effect = "token", token = "mud" }]',
            'card "mud-bath": effect “token” works only in fire.toml, darkness.toml.',
        ),
        (
            "common",
            '[[item]]\nid = "item-bread"\n'
            'options = [{ effects = [{ effect = "heal", who = "split" }] }]',
            'item "item-bread": the field “count” is missing.',
        ),
        (
            "common",
            f'[[card]]\nid = "slug"\nslug = true\n{MONSTER}',
            'card "slug": slug “true” works only in magma.toml.',
        ),
        (
            "common",
            f'[[card]]\nid = "shade"\ndark = 2\n{MONSTER}',
            'card "shade": dark must be at most 1.',
        ),
        (
            "common",
            '[[track]]\nid = "skill-blade"\nuses = []',
            'track "skill-blade": uses: there are 0, and there must be 3.',
        ),
        (
            "moons",
            '[[storm]]\nid = "storm-tea"\neffects = []',
            "moons.toml: storm: there are 7, and there must be 6.",
        ),
        (
            "common",
            '[[place]]\nid = "ballista-2"\noptions = [{ effects = [{ effect = "hit", '
            'device = "ballista", dice = [1, 2] }] }]',
            'place "ballista-2": dice: there are 2, and there must be 6.',
        ),
    ],
)
def test_what_does_not_fit_together_is_refused(tmp_path, file, text, said):
    assert said in sentences(packed(tmp_path / "forest", **{file: text}))


def test_a_pack_may_replace_cards_of_a_hero_as_long_as_there_are_ten(tmp_path):
    text = packed(
        tmp_path / "court",
        heroes='[[card]]\nid = "knight-strike"\nhero = "knight"\ncopies = 3\n'
        'options = [{ effects = [{ effect = "icon", icon = "sword", count = 2 }] }]\n'
        '[[card]]\nid = "knight-nap"\nhero = "knight"\n'
        'options = [{ effects = [{ effect = "heal", count = 1 }] }]\n',
    )

    assert sorted(box_of(text).deck_of("knight")).count("knight-strike") == 3
    assert len(box_of(text).deck_of("knight")) == 10


def without(kind, ids, more):
    """Cards of which there is no copy."""
    return "".join(f'[[{kind}]]\nid = "{id}"\ncopies = 0\n{more}\n' for id in ids)


def test_a_card_without_copies_is_left_out_wherever_it_stands(tmp_path):
    (_, *starters), (first, second, *mad) = [card.id for card in BOX.start], BOX.madness
    nothing = "options = [{ effects = [] }]"
    text = packed(
        tmp_path / "calm",
        common=without("start", starters, "health = 3")
        + without("fairy", ["fairy-teleport"], 'hero = "scout"\neffects = []'),
        magma=without("madness", [first, *mad], nothing)
        + f'[[madness]]\nid = "{second}"\ncopies = 2\n{nothing}\n',
    )
    table = open_table("legends", 2, {"pack": text, "chapter": "magma", "heroes": PARTY}, "a")
    state = played_on(table, lambda state: state.deck).state

    assert [card.card for card in state.passage if card] == [BOX.start[0].id]
    assert [board.fairies for board in state.boards] == [(), ()]
    assert state.scene.madness == (second, second)
    whispered = Play(state).happen(Whispers()).state
    assert [piles.deck[0] for piles in whispered.piles] == [second, second]
    assert whispered.scene.madness == ()


@rule("LG-SETUP-5")
def test_a_hero_starts_with_one_fairy_however_many_copies_there_are(tmp_path):
    twice = '[[fairy]]\nid = "fairy-teleport"\ncopies = 2\nhero = "scout"\neffects = []\n'
    text = packed(tmp_path / "twice", common=twice)
    table = open_table("legends", 2, {"pack": text, "chapter": "magma", "heroes": PARTY}, "a")
    state = played_on(table, lambda state: state.deck).state

    assert [board.fairies for board in state.boards] == [("fairy-teleport",), ()]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (
            "card-item-trch = Torch",
            "“card-item-trch” is not the name of a card in the pack; did you mean",
        ),
        (
            "lobby-start = Ha",
            "“lobby-start” is not the name of a card in the pack. There are: card-",
        ),
        ("card-item-torch = { $secret }", "a line with a name looks like this"),
        ("card-item-torch", "a line with a name looks like this"),
    ],
)
def test_the_words_of_a_pack_are_plain_and_for_its_own_cards(tmp_path, line, said):
    item = '[[item]]\nid = "item-torch"\noptions = [{ effects = [] }]'
    text = packed(tmp_path / "forest", common=item, en=f"# Names\n\n{line}\n")

    assert f"forest/en.ftl: 3: {said}" in sentences(text).replace(" line 3", "")


def test_a_folder_that_is_not_a_pack_is_refused(tmp_path):
    for folder, said in ((tmp_path, "no pack files"), (tmp_path / "x", "cannot be read")):
        with pytest.raises(BadContent) as raised:
            pack_from(folder)
        assert said in Voice("en", ["dedale"]).explain(raised.value)
    assert "is not a pack" in sentences("{}x")


def test_a_file_that_is_not_in_utf_8_is_named(tmp_path):
    (tmp_path / "common.toml").write_bytes(b"# caf\xe9")
    with pytest.raises(BadContent) as raised:
        pack_from(tmp_path)
    said = Voice("en", ["dedale"]).explain(raised.value)

    assert f"{tmp_path / 'common.toml'}: this file is not written in UTF-8: byte 5" in said


@pytest.mark.parametrize("remark", ["#" * 70_000, "#" + "é" * 40_000])
def test_a_pack_of_too_many_bytes_is_refused(tmp_path, remark):
    with pytest.raises(BadContent, match="content-size"):
        packed(tmp_path / "fat", common=remark)


def test_a_pack_travels_with_the_record_of_a_game(forest, tmp_path):
    table = played_on(open_table("legends", 2, {"pack": forest}, "knossos"), most=150)
    save(table.log, tmp_path / "game.json")
    code = (
        "from pathlib import Path; from dedale.store import load; from dedale.table import Table;"
        "from dedale.core.records import to_json;"
        f"table = Table(*load(Path({str(tmp_path / 'game.json')!r})));"
        "print(to_json(table.view(0)).decode(), end='')"
    )
    told = subprocess.check_output([sys.executable, "-c", code], text=True)

    assert told == to_json(table.view(0)).decode()
    assert pack_of(table.options).name == "forest"


def test_what_is_imagined_and_foreseen_knows_the_cards_of_the_pack(forest):
    table = open_table("legends", 2, {"pack": forest}, "knossos")
    table = played_on(table, lambda state: "bramble-wolf" in [c.card for c in state.passage if c])
    view = table.view(0)

    assert legends.screen.imagined(view).box is table.state.box
    assert legends.screen.sent(view).options.pack == ""
    assert "item-torch" not in to_json(legends.screen.sent(view).options).decode()


def test_every_effect_of_a_chapter_stays_there():
    own = {kind for kind in members(AnyEffect) if kind.__module__.endswith("effects.chapters")}

    assert own - set(HOME_OF) == {MoveCards}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            '[[item]]\nid = "item-echo"\noptions = [{ effects = [{ effect = "repeat" }] }]',
            'item "item-echo": effect “repeat” works only as the first effect of a fairy;',
        ),
        (
            '[[fairy]]\nid = "fairy-both"\n'
            'effects = [{ effect = "set-die" }, { effect = "draw", count = 1 }]',
            'fairy "fairy-both": effect “set-die” works only as the first effect of a fairy;',
        ),
    ],
)
def test_what_only_a_fairy_can_do_alone_stands_on_no_other_card(tmp_path, text, said):
    assert said in sentences(packed(tmp_path / "echo", common=text))
