"""The rules pages run: each scenario block is a test of its own."""

import pytest

from tests.kit import rule
from tests.kit.scenarios import Block, all_blocks, read_blocks, run_block

BLOCKS = [
    pytest.param(block, id=f"{block.page}-{block.name}", marks=rule(*block.rules))
    for block in all_blocks()
]


@pytest.mark.parametrize("block", BLOCKS)
def test_scenario(block: Block):
    run_block(block)


HEADING = "**SC-1 A remark** (CL-SHIFT-1..2, E5; a remark)"
PAGE = f"""
{HEADING}
```scenario
given red at (1,6)
do Insert 9 r0
expect red at (1,1)
```
"""


def test_a_wrong_scenario_fails_and_names_its_line():
    [block] = read_blocks("classic", PAGE)

    assert block.rules == ("CL-SHIFT-1", "CL-SHIFT-2", "CL-SHIFT-E5")
    with pytest.raises(AssertionError) as failure:
        run_block(block)
    assert failure.value.__notes__ == ["docs/rules/classic.md:6: expect red at (1,1)"]


def test_a_block_that_carries_no_rule_is_a_mistake():
    with pytest.raises(AssertionError, match=r"classic.md:7: no line in bold names the rules"):
        list(read_blocks("classic", PAGE.replace(HEADING, "")))


def test_headings_of_every_page_are_understood():
    page = PAGE.replace(HEADING, "**CH-T-1 First** (CH-A-1)")

    assert [block.name for block in read_blocks("classic", page)] == ["CH-T-1.1"]


def test_an_illegal_line_fails_where_the_action_is_legal():
    [block] = read_blocks("classic", PAGE.replace("do ", "illegal "))

    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        run_block(block)
