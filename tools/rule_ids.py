"""`make rules`: the ids of docs/rules that no test carries, and carried ids that no page has."""

import sys
from contextlib import redirect_stdout
from io import StringIO

import pytest

from dedale.core.pages import all_rules


class Carried:
    """Collects the rule ids that tests carry."""

    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = {}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Note the tests by the ids that they carry."""
        for item in session.items:
            for mark in item.iter_markers("rule"):
                for id in mark.args:
                    self.tests.setdefault(id, []).append(item.nodeid)


def carried_ids(*paths: str) -> dict[str, list[str]]:
    """The tests by the rule ids that they carry: all tests, or those of some paths."""
    carried, output = Carried(), StringIO()
    options = ["--collect-only", "-q", "-p", "no:cacheprovider", *paths]
    with redirect_stdout(output):
        code = pytest.main(options, plugins=[carried])
    if code != pytest.ExitCode.OK:
        sys.exit(f"the tests cannot be collected:\n{output.getvalue()}")
    return carried.tests


def report(rules: dict[str, str], carried: dict[str, list[str]]) -> list[str]:
    """A line for each id that is amiss."""
    untested = [f"{id}: no test carries it" for id in rules if id not in carried]
    unknown = [
        f"{id}: no page has it, but {test} carries it"
        for id, tests in carried.items()
        if id not in rules
        for test in tests
    ]
    return untested + unknown


def main() -> int:
    rules, carried = all_rules(), carried_ids()
    amiss = report(rules, carried)
    print(*amiss, sep="\n", end="\n" if amiss else "")
    untested = sum(id not in carried for id in rules)
    unknown = sum(id not in rules for id in carried)
    print(f"{len(rules)} rules, {untested} without a test, {unknown} ids without a page")
    return 1 if amiss else 0


if __name__ == "__main__":
    sys.exit(main())
