"""Patches: what turns one value into another, as short as it can be told."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from dedale.core.patch import difference
from dedale.core.records import Event, Record
from dedale.maze.cell import Cell
from tests.kit.patching import as_json, patched


class Pawn(Record, frozen=True):
    """A record like those of views."""

    name: str
    cell: Cell | None = None
    cards: tuple[str, ...] = ()


class Laid(Record, frozen=True, array_like=True, tag="laid"):
    """A record that JSON writes as a row, with its tag first."""

    row: int
    on: str | None


class Told(Event, frozen=True):
    """A record that leaves out what it says by default."""

    count: int = 0


class Seen(msgspec.Struct, frozen=True, rename="camel"):
    """A record whose fields have other names in JSON."""

    cards_left: tuple[Pawn | None, ...]


def patch(old, new):
    return list(difference(old, new))


def test_equal_values_need_no_change():
    assert patch(Pawn("red", Cell(1, 2)), Pawn("red", Cell(1, 2))) == []


def test_only_the_field_that_differs_is_told():
    assert patch(Pawn("red", Cell(1, 2)), Pawn("red", None)) == [(("cell",), None)]


def test_a_cell_is_told_as_a_whole():
    assert patch(Pawn("red", Cell(1, 2)), Pawn("red", Cell(1, 3))) == [(("cell",), Cell(1, 3))]


def test_of_a_row_of_records_those_that_differ_are_told_by_their_number():
    old, new = ((Pawn("red"), Pawn(name)) for name in ("blue", "green"))

    assert patch(old, new) == [((1, "name"), "green")]


def test_a_row_that_is_longer_is_told_as_a_whole():
    assert patch(Pawn("red"), Pawn("red", cards=("owl",))) == [(("cards",), ("owl",))]


def test_what_was_nothing_is_told_as_a_whole():
    assert patch((None, 1), (Pawn("red"), 1)) == [((0,), Pawn("red"))]


def test_a_record_of_another_type_replaces_the_old_one():
    assert patch(Pawn("red"), Laid(1, None)) == [((), Laid(1, None))]


def test_in_a_record_that_is_a_row_the_tag_counts_as_an_item():
    assert patch(Laid(1, None), Laid(1, "owl")) == [((2,), "owl")]


def test_a_record_that_leaves_things_out_is_told_as_a_whole():
    old, new = ((Told(count=count), Pawn("red")) for count in (0, 1))

    assert patch(old, new) == [((0,), Told(count=1))]


def test_fields_are_named_as_in_json():
    assert patch(Seen((Pawn("red"),)), Seen((None,))) == [(("cardsLeft",), (None,))]


def test_of_a_mapping_the_entries_that_differ_are_told():
    assert patch({"a": 1, "b": 2}, {"a": 1, "b": 3}) == [(("b",), 3)]


cells = st.none() | st.builds(Cell, st.integers(0, 6), st.integers(0, 6))
pawns = st.builds(Pawn, st.sampled_from("ab"), cells, st.lists(st.sampled_from("xy")).map(tuple))
items = st.one_of(pawns, st.none(), st.integers(), st.builds(Laid, st.integers(), st.none()))
rows = st.lists(st.one_of(items, st.lists(items).map(tuple)), max_size=5).map(tuple)


@given(rows, rows)
def test_a_patch_turns_one_value_into_the_other(old, new):
    assert patched(as_json(old), as_json(patch(old, new))) == as_json(new)
