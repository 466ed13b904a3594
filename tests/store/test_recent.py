"""What was asked for lately is remembered."""

from dedale.store.recent import Recent


def test_what_was_not_asked_for_the_longest_is_forgotten():
    recent = Recent(2)
    recent.keep("a", 1)
    recent.keep("b", 2)
    recent.get("a")
    recent.keep("c", 3)

    assert [recent.get(key) for key in "abc"] == [1, None, 3]
    assert len(recent) == 2
