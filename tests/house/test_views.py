"""What a view copies is named, one field after another, and is the same thing in both records."""

from typing import get_type_hints

import pytest

from dedale.games.chronicles import state as chronicles_state
from dedale.games.chronicles import view as chronicles_view
from dedale.games.legends import state as legends_state
from dedale.games.legends import view as legends_view

PAIRS = [(chronicles_state, chronicles_view), (legends_state, legends_view)]


@pytest.mark.parametrize(("state", "view"), PAIRS)
def test_what_is_copied_is_the_same_in_a_state_and_its_view(state, view):
    kept, seen = get_type_hints(state.State), get_type_hints(view.View)

    assert [name for name in view.OPEN if kept[name] != seen[name]] == []


@pytest.mark.parametrize(
    ("view", "names"),
    [
        (chronicles_view, {"items", "events", "pile"}),
        (legends_view, {"scene", "spots", "items", "reserve"}),
    ],
)
def test_what_is_partly_hidden_is_not_copied_though_the_view_calls_it_the_same(view, names):
    assert names <= set(view.View.__struct_fields__)
    assert not names & set(view.OPEN)
