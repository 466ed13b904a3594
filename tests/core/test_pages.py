"""Rules are found on their pages, in every form in which the pages write them."""

from dedale.core.pages import Rule, all_rules, rules_on

PAGE = """
## Pushing
- **CL-AB-1** The first rule goes on
  in the next line.
- TM-CD-2: A rule with a colon.
### Edges
- LG-EF-E3 An edge case.
| id | rule |
|---|---|
| CH-GH-4 | A rule in a table. |
| **CL-DP-5** | `shift` | more | cells |
- ~~**CL-AB-9** A rule that is gone.~~

A paragraph that names CL-AB-7 defines nothing.
"""


def test_rules_are_read_in_every_form():
    assert rules_on(PAGE) == (
        Rule("CL-AB-1", "Pushing", "The first rule goes on in the next line."),
        Rule("TM-CD-2", "Pushing", "A rule with a colon."),
        Rule("LG-EF-E3", "Edges", "An edge case."),
        Rule("CH-GH-4", "Edges", "A rule in a table."),
        Rule("CL-DP-5", "Edges", "`shift` | more | cells"),
    )


def test_the_pages_are_found():
    assert all_rules()["CL-SHIFT-5"].startswith("No undo")
