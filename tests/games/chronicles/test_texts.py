"""Words for everything in the box, in three languages."""

import re
from importlib.resources import files

import pytest

from dedale.games.chronicles import chronicles
from dedale.games.chronicles.cards import ObjectiveKind
from dedale.games.chronicles.content import BOX
from dedale.games.chronicles.effects import Flag, Until
from dedale.games.chronicles.events import (
    CampaignEnded,
    CardsAdded,
    GlassSet,
    ItemCollected,
    KnockedOut,
    Paused,
    RuleSet,
)
from dedale.games.chronicles.rules.in_play import new_sheets
from dedale.games.chronicles.rules.journal import named
from dedale.games.chronicles.sheet import Modification, Result
from dedale.games.chronicles.words import COLOURS, Hero, PortalColour, Via
from dedale.maze.cell import Cell
from dedale.maze.tile import Shape
from dedale.maze.turn import Face, Inserted, Walked
from dedale.text import LANGUAGES, voice_for

VOICES = {language: voice_for(language, chronicles, ("Anna",)) for language in LANGUAGES}

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_every_card_has_a_name_and_says_what_it_does(language):
    say = VOICES[language].say
    cards = [f"card-{id}" for id in (*BOX.cards, *BOX.events, *BOX.objectives)]
    quests = [f"quest-{id}" for id in BOX.quests]
    rituals = [f"ritual-{id}" for id in BOX.rituals]
    changes = [f"modifications-{change}" for change in Modification]

    for key in (*cards, *quests, *rituals, *changes):
        assert say(key)
        assert say(f"{key}.text")


@every_language
def test_every_way_to_begin_has_a_name_and_says_what_it_is(language):
    say = VOICES[language].say

    for sheet in new_sheets([Result.WON]):
        assert say(f"beginning-{named(sheet)}")
        assert say(f"beginning-{named(sheet)}.hint")


@every_language
def test_every_other_thing_has_a_name(language):
    say = VOICES[language].say
    things = [f"set-{id}" for id in BOX.sets] + [f"hero-{hero}" for hero in Hero]
    things += [f"colour-{colour}" for colour in COLOURS] + [
        f"kind-{kind}" for kind in ObjectiveKind
    ]
    things += [f"item-{item}.the" for item in BOX.set_of]
    things += [f"building-{id}.blurb" for id in BOX.buildings]
    things += [f"villager-{building.villager}" for building in BOX.buildings.values()]

    for key in things:
        assert say(key)


@every_language
def test_whatever_can_be_chosen_as_a_card_is_called_by_its_name(language):
    say = VOICES[language].say
    names = {"item": BOX.set_of, "building": BOX.buildings, "ritual": BOX.rituals}

    for kind, ids in names.items():
        for id in ids:
            assert say(f"card-{id}") == say(f"{kind}-{id}")


@every_language
def test_cards_that_join_a_campaign_are_called_by_their_names(language):
    voice = VOICES[language]
    kinds = (BOX.cards, BOX.events, BOX.objectives, BOX.quests, BOX.rituals, BOX.set_of)

    for id in (id for kind in kinds for id in kind):
        raw = voice.say("cards-added", cards=id)
        assert voice.tell(CardsAdded(cards=(id,))) != raw


@every_language
def test_every_village_card_and_every_script_tells_its_story(language):
    say = VOICES[language].say
    stories = [say(f"story-{building}-{n}") for building in BOX.buildings for n in range(1, 5)]

    assert all(40 <= len(story.split()) <= 100 for story in stories)
    assert all(say(f"script-{n}.story") and say(f"script-{n}") for n in range(1, 13))


@every_language
def test_a_box_holds_the_words_of_its_own_building(language):
    for path in (files(chronicles.home) / "text" / "boxes" / language).iterdir():
        name = path.name.removesuffix(".ftl")
        told = re.findall(r"^(?:story|quest-q)-([a-z-]+)-\d", path.read_text("utf-8"), re.MULTILINE)
        assert all(name.startswith(f"{building}-") for building in told), name


def pushed(piece):
    tile = Face(Shape.CORNER, 0, None)
    return Inserted(piece=piece, arrow=0, tile=tile, expelled=tile, carried=())


def test_events_are_told_with_names_articles_and_numbers():
    tell = VOICES["en"].tell
    found = ItemCollected(Hero.OLLIE, "frost-bell", PortalColour.RED, Via.APPEAR)

    assert tell(found) == "Ollie collects the Frost Bell, which appears right there."
    assert tell(pushed(None)) == "The maze pushes column B from the top."
    assert tell(pushed(Hero.OLLIE)) == "Ollie pushes column B from the top."
    walked = Walked(piece=Hero.ROGER, path=(Cell(0, 0), Cell(0, 1)))
    assert tell(walked) == "Roger walks."
    assert tell(Paused(walked=walked)) == "Roger walks, and pauses."
    assert tell(KnockedOut(Via.WARDEN, Cell(0, 2), Hero.ROGER)) == (
        "A Warden on C1 is knocked out by Roger."
    )
    assert tell(GlassSet("haste", 0, Hero.MIRANDA)) == "Haste (Miranda) is ready again."
    assert tell(GlassSet("scribe", 7)) == "Scribe has 7 Hourglasses."
    assert tell(RuleSet(Flag.STEP_CAP, Until.TURN, 3)) == (
        "Until the end of this turn: no Move has more steps than 3."
    )
    assert tell(CampaignEnded(Result.WON, 68)) == "The campaign is won. Score: 68."
    assert tell(CampaignEnded(Result.LOST)) == "The campaign is lost."


def test_french_and_german_bend_their_articles():
    found = ItemCollected(Hero.ROGER, "silver-comb", PortalColour.BLUE, Via.MOVE)

    assert VOICES["fr"].tell(found) == "Roger récupère le Peigne d’argent."
    assert VOICES["de"].tell(found) == "Roger birgt den Silberkamm."
