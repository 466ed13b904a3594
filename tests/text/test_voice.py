"""Voices: the same facts in every language, and no sentence without its words."""

import re

import pytest

from dedale.core.errors import BadOption, Illegal
from dedale.games import CATALOGUE
from dedale.games.chronicles import chronicles
from dedale.games.chronicles.actions import ChooseOrder
from dedale.games.chronicles.events import CardsAdded, CornersPut, WardensPatrolled
from dedale.games.chronicles.words import Hero
from dedale.games.classic.content import Face, Message, Treasure
from dedale.games.classic.events import Found, MessageRead, Swapped
from dedale.games.legends.actions import DeckEnd, Put
from dedale.games.team.actions import WalkWith
from dedale.games.team.content import Face as TeamFace
from dedale.games.team.content import Printed, Spell
from dedale.games.team.events import WalkedWith
from dedale.maze.cell import Cell
from dedale.maze.tile import Shape
from dedale.maze.turn import Carried, Inserted, Walk, Walked
from dedale.text import voice_for
from dedale.text.voice import LANGUAGES, Voice, texts_of


def voice(language):
    return voice_for(language, CATALOGUE["classic"], ("Anna", "Ben"))


def team_voice(language):
    return voice_for(language, CATALOGUE["team"], ("Anna", "Ben"))


def test_an_event_is_told_with_names_and_the_right_article():
    found = Found(seat=0, treasure=Treasure.DRAGON)

    assert voice("en").tell(found) == "Anna finds the dragon."
    assert voice("fr").tell(found) == "Anna trouve le dragon."
    assert voice("de").tell(found) == "Anna findet den Drachen."


@pytest.mark.parametrize("home", ["dedale", "dedale.server", "classic", "team"])
def test_on_the_screen_tiles_are_pushed_and_never_slide(home):
    home = CATALOGUE[home].home if home in CATALOGUE else home
    texts = texts_of("en", [home])
    said = [line.partition(" = ")[2] or line for line in texts.splitlines()]

    assert [line for line in said if re.search(r"(?i)\bslid", line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_is_not_called_a_turn(language):
    said = Voice(language, ["dedale.server"])

    assert said.say("table-round", number=2) != said.say("table-turn", number=2)
    assert said.say("table-fact-rounds") != said.say("table-fact-turns")


def test_cells_are_named_by_column_and_row():
    walked = Walked(piece=1, path=(Cell(2, 2), Cell(2, 3)))

    assert voice("en").tell(walked) == "Ben walks to D3."


def test_a_way_of_one_cell_is_told_as_staying():
    stayed = Walked(piece=1, path=(Cell(2, 3),))

    assert voice("en").tell(stayed) == "Ben stays on D3."
    assert voice("fr").tell(stayed) == "Ben reste en D3."
    assert voice("de").tell(stayed) == "Ben bleibt auf D3."


def test_arrows_are_said_as_what_they_push():
    corner = Face(Shape.CORNER, 0, None)
    inserted = Inserted(piece=0, arrow=9, tile=corner, expelled=corner, carried=())

    assert voice("en").tell(inserted) == "Anna pushes row 2 from the left."
    assert voice("fr").tell(inserted) == "Anna pousse la rangée 2 depuis la gauche."


def test_whoever_comes_along_with_a_push_is_told_after_it():
    tile = TeamFace(Shape.CORNER, 0, Printed(0))
    along = (Carried(piece=1, cell=Cell(1, 2)), Carried(piece=0, cell=Cell(1, 4)))
    inserted = Inserted(piece=0, arrow=9, tile=tile, expelled=tile, carried=along)

    pushes = "Anna pushes row 2 from the left."
    assert team_voice("en").tell(inserted) == (
        f"{pushes} Ben is carried to C2. Anna is carried to E2."
    )
    assert voice("en").tell(inserted) == pushes  # classic has no words for it


def test_a_walk_inside_another_event_gives_its_facts():
    walked = Walked(piece=1, path=(Cell(0, 0), Cell(6, 6)))
    leapt = WalkedWith(spell=Spell.TELEPORT, leap=0, walked=walked)

    assert team_voice("en").tell(leapt) == "Ben walks to G7 with Teleport."


def test_a_message_on_a_tile_has_a_name():
    read = MessageRead(seat=0, message=Message.WALL_PASS)

    assert voice("de").tell(read) == "Anna liest eine Botschaft: Durch eine Wand."


def test_both_seats_of_an_exchange_are_named():
    assert voice("en").tell(Swapped(seat=0, other=1)) == "Anna swaps places with Ben."


def test_a_fact_that_is_nothing_can_have_a_word():
    there = voice_for("en", CATALOGUE["team"], ("Anna", "Ben"))

    assert there.tell(Walk(Cell(2, 3))) == "Walk to D3"
    assert there.tell(WalkWith(Spell.TRAVERSE, Walk(Cell(2, 3)))) == "Walk to D3 with Traverse"


def test_a_mark_on_an_id_is_part_of_the_word():
    there = voice_for("en", CATALOGUE["legends"], ("Anna", "Ben"))

    assert there.tell(Put("ghost", DeckEnd.TOP)) == "Ghost: on top of the deck"
    assert (
        there.tell(Put("ghost+dark", DeckEnd.TOP)) == "Ghost, with the Darkness: on top of the deck"
    )


def test_the_meaning_of_an_option_is_said_by_its_name():
    bad = BadOption("bad-value", field="first_seat", option="first_seat", value="x")

    assert "Which seat begins" in voice("en").explain(bad)


def test_a_refusal_is_explained_by_its_rule():
    refusal = Illegal("CL-MOVE-2", cell=Cell(0, 6))

    assert voice("en").explain(refusal).startswith("No way through to G1")


def test_a_sentence_that_lacks_a_fact_is_a_fault_of_the_program():
    with pytest.raises(KeyError, match="found cannot be said"):
        voice("en").say("found", seat=0)


def test_an_unknown_key_is_a_fault_of_the_program():
    assert not voice("en").knows("no-such-key")
    with pytest.raises(LookupError):
        voice("en").say("no-such-key")


def test_words_in_boxes_are_read_by_name_or_all_of_them():
    def read(boxes):
        return texts_of("en", [chronicles.home], boxes=boxes)

    assert "card-haste = " not in read(())
    assert "card-haste = " in read(["inn-1"])
    assert "card-crank = " not in read(["inn-1"])
    assert "card-crank = " in read(None)
    assert read(["../../legends/text/en", "nothing"]) == read(())


def test_a_list_is_said_by_the_words_of_its_members():
    english = voice_for("en", chronicles)

    put = CornersPut(heroes=(Hero.OLLIE, Hero.ROGER, Hero.MIRANDA, Hero.DEMETRIS))
    assert english.tell(put).endswith("left: Ollie, Roger, Miranda, Demetris.")
    assert english.tell(ChooseOrder(("great-slide",), ())) == (
        "Put the cards back: on top The Great Slide; at the bottom –"
    )
    assert english.tell(WardensPatrolled(cells=(Cell(0, 2), Cell(2, 6)))).endswith(": C1, G3.")
    assert "nonsuch" in english.tell(CardsAdded(cards=("nonsuch",)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", ["x" * 10_000, ("word",) * 10_000])
def test_a_fact_of_any_length_can_be_said(language, value):
    trouble = BadOption("bad-message", field="options", why=value)

    said = voice(language).explain(trouble)

    assert len(said) < 2_500
    assert "…" in said
