"""Tables that do without one thing each, in every game."""

import msgspec
import pytest
from msgspec.structs import replace

from dedale.bots import habits_of
from dedale.core.errors import BadOption
from dedale.core.options import read_options
from dedale.games import CATALOGUE, game_by_id
from dedale.games.chronicles.conditions import Always, Not
from dedale.games.legends.content import BOX, ChapterId
from dedale.lab.ablate import ablate
from dedale.lab.plan import Arm, PlannedGame, RunPlan, require_playable
from dedale.lab.playing import laid
from dedale.table import answer, open_table
from dedale.text import LANGUAGES, voice_for
from tests.kit.chronicles_sheets import VARIANTS
from tests.kit.sampling import sampled

HEROES = (["knight", "smith"], ["scout", "enchantress"])
TABLES = [
    *(
        ("legends", {"chapter": chapter.value, "heroes": HEROES[number % 2]})
        for number, chapter in enumerate(ChapterId)
    ),
    *(("chronicles", msgspec.to_builtins(dict(variant))) for variant in VARIANTS),
    *(
        ("team", {"mode": mode, "deal": "assigned", "spells": ["rotate", "escape"]})
        for mode in ("standard", "expert")
    ),
    ("classic", {"events": True}),
]
"""Tables at which, taken together, all that a game has comes up."""
IDLE = {"place", "track", "storm", "quest", "ritual", "rule", "set"}
"""What is still there, and only does nothing; and what is no card."""
SETTINGS = {"options", "sheet", "journal", "chapter"}
"""What a table was laid with."""
OPENING = 12  # actions until a table stands


def parts_of(game, options, seats=2):
    rules = game_by_id(game)
    return list(rules.study().parts(read_options(rules.options, options), seats))


def every_part():
    """Each part of each game once, at a table where it comes up."""
    found = {}
    for game, options in TABLES:
        for part in parts_of(game, options):
            if not part.later:
                found.setdefault((game, part.kind, part.name), part)
    return found


PARTS = every_part()


def opened(game, part, steps=0):
    """A table without a part; the first of all offers are taken until it stands."""
    table = open_table(game, 2, msgspec.to_builtins(part.options), "knossos")
    for _ in range(steps):
        seat = table.decision.seats[0]
        table.submit(seat, table.offers(seat)[0])
    return table


def lying(table):
    """The names of all that is on a table, whatever it was laid with."""
    return set(words_in(msgspec.to_builtins(table.state)))


def words_in(value):
    match value:
        case dict():
            parts = [part for name, part in value.items() if name not in SETTINGS]
        case list() | tuple():
            parts = value
        case _:
            yield str(value).removesuffix("+dark")
            return
    for part in parts:
        yield from words_in(part)


def a_plan(game, options, players=("random", "random"), **changes):
    arms = (Arm("table", players, options),)
    return replace(
        RunPlan(kind="match", game=game, arms=arms, games=4, code="abc", seed="knossos"), **changes
    )


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_table_can_do_without_each_part(game):
    for (one, kind, name), part in PARTS.items():
        if one == game:
            table = opened(game, part, 0 if kind in IDLE else OPENING)

            assert kind in IDLE or name not in lying(table), (kind, name)


def test_what_is_left_out_was_there_before():
    options = {"chapter": "moons", "heroes": ["scout", "enchantress"]}
    table = opened("legends", parts_of("legends", options)[0]._replace(options=options), OPENING)
    there = lying(table)

    for part in parts_of("legends", options):
        if part.kind in ("item", "card", "hero-card"):
            assert part.name in there


def test_everything_in_the_box_of_legends_can_be_left_out():
    names = {name for game, _, name in PARTS if game == "legends"}
    stays = {"blaze", "observatory", "ancient-machines"}
    most = {max(deck, key=lambda card: card.copies).id for deck in BOX.base.values()}

    assert set(BOX.places) - names == stays
    assert {card.id for deck in BOX.base.values() for card in deck} - names == most
    for cards in (BOX.items, BOX.fairies, BOX.tracks, BOX.game_cards, BOX.storms, BOX.madness):
        assert set(cards) <= names


def test_everything_in_the_box_of_chronicles_can_be_left_out():
    options = read_options(game_by_id("chronicles").options, {})
    names = {part.name for part in parts_of("chronicles", {})}
    box = options.box

    for cards in (box.sets, box.events, box.cards, box.quests, box.objectives, box.rituals):
        assert set(cards) <= names


def options_without(game, kind, name):
    return PARTS[game, kind, name].options


def test_at_a_bare_place_nothing_can_be_done():
    options = options_without("legends", "place", "ballista")

    assert game_by_id("legends").study().files(options)["fire.toml"].place[1].options == ()


def test_a_hero_without_a_card_has_more_of_the_usual_one():
    options = options_without("legends", "hero-card", "knight-heavy-blow")
    heroes = game_by_id("legends").study().files(options)["heroes.toml"]
    copies = {card.id: card.copies for card in heroes.card}

    assert (copies["knight-heavy-blow"], copies["knight-strike"]) == (0, 5)


def test_a_quest_that_is_left_out_cannot_be_completed():
    options = options_without("chronicles", "quest", "q-inn-4")

    assert options.box.quests["q-inn-4"].when == Not(Always())


def test_the_items_of_a_set_are_not_in_the_maze():
    table = opened("chronicles", PARTS["chronicles", "set", "critters"])

    assert lying(table).isdisjoint(table.options.box.sets["critters"].items)


def test_nobody_has_a_spell_that_is_left_out():
    table = opened("team", PARTS["team", "spell", "rotate"])

    assert not any("rotate" in spells for spells in table.state.spells)


@pytest.mark.parametrize("deal", ["random", "choose"])
def test_spells_that_chance_may_leave_out_are_not_left_out_on_purpose(deal):
    options = {"mode": "standard", "deal": deal}

    assert [part.kind for part in parts_of("team", options)] == ["rule"]
    assert [part.kind for part in parts_of("team", options, 4)] == ["spell"] * 5 + ["rule"]


@pytest.mark.parametrize(
    "key", sampled([key for key in PARTS if key[0] != "classic"][::60], 6), ids=" ".join
)
def test_a_game_without_something_comes_to_its_end(key):
    table = opened(key[0], PARTS[key])
    while table.decision is not None:
        seat = table.decision.seats[0]
        table.submit(seat, answer(table, seat, "random"))

    assert table.outcome is not None


def test_there_is_an_arm_for_the_whole_table_and_one_for_each_lack():
    plan = ablate(a_plan("classic", {"events": True}, ("sharp", "greedy")))

    require_playable(plan)
    assert (plan.kind, plan.games) == ("ablate", 4)
    assert [arm.name for arm in plan.arms] == [
        "all",
        "rule messages",
        "rule way-home",
        *(f"habit {habit}" for habit in habits_of("classic")),
    ]
    assert plan.arms[0].players == ("sharp", "greedy")
    assert plan.arms[3].players == ("sharp~hinder", "greedy~hinder")
    assert plan.arms[1].options["events"] is False


def test_all_arms_play_the_same_games():
    plan = ablate(a_plan("chronicles", {}), ["event", "danger"])
    tables = [laid(plan, arm, PlannedGame(n, 1), 0)[0] for n, arm in enumerate(plan.arms)]

    assert len({table.seed for table in tables}) == 1
    assert len({table.game.content(table.options) for table in tables}) == 6


@pytest.mark.parametrize(
    ("only", "names"),
    [
        (["spell"], ["spell rotate", "spell escape"]),
        (["rotate", "memory"], ["spell rotate", "habit memory"]),
        (["rule", "escape"], ["spell escape", "rule dealt-spells"]),
    ],
)
def test_only_some_kinds_or_some_parts_are_left_out(only, names):
    options = {"mode": "standard", "deal": "assigned", "spells": ["rotate", "escape"]}
    plan = ablate(a_plan("team", options), only)

    assert [arm.name for arm in plan.arms] == ["all", *names]


def test_what_comes_later_is_left_out_only_of_campaigns():
    single = ablate(a_plan("chronicles", {}), ["event"])
    campaign = ablate(a_plan("chronicles", {}, chained=True), ["event"])

    assert (len(single.arms), len(campaign.arms)) == (6, 29)


def test_a_campaign_of_legends_knows_all_its_chapters():
    plan = ablate(a_plan("legends", {"journal": {}}, chained=True), ["place"])
    names = [arm.name for arm in plan.arms]

    assert len(names) == len(set(names)) == 1 + len(BOX.places) - 3


@pytest.mark.parametrize(("word", "key"), [("rotat", "no-such-part"), ("zzz", "no-such-part-far")])
def test_what_cannot_be_left_out_is_refused_in_every_language(word, key):
    options = {"mode": "standard", "deal": "assigned", "spells": ["rotate", "escape"]}
    with pytest.raises(BadOption) as caught:
        ablate(a_plan("team", options), [word])

    assert caught.value.key == key
    for language in LANGUAGES:
        assert word in voice_for(language, game_by_id("team")).say(key, **caught.value.facts)


def test_no_kind_is_the_name_of_a_part():
    kinds = {kind for _, kind, _ in PARTS} | {"habit", "all"}
    names = {name for _, _, name in PARTS} | {h for game in CATALOGUE for h in habits_of(game)}

    assert kinds & names == set()
