"""What is measured, as tables that are shown, and kept for the pages that quote them."""

import json
import platform
from os import cpu_count
from pathlib import Path

from rich.console import Console
from rich.table import Table

from dedale.lab.origin import origin

KEPT: list["Sheet"] = []
"""All sheets of this run, in the order in which they were shown."""


class Sheet:
    """A table of measurements."""

    def __init__(self, title: str, *columns: str) -> None:
        self.title, self.columns, self.caption = title, columns, ""
        self.rows: list[tuple[str, ...]] = []

    def add(self, *row: str) -> None:
        """One measurement; what is left out is empty."""
        self.rows.append((*row, *[""] * (len(self.columns) - len(row))))

    def show(self) -> None:
        """Show it, and keep it."""
        grid = Table(*self.columns, title=self.title, caption=self.caption)
        for row in self.rows:
            grid.add_row(*row)
        Console().print(grid)
        KEPT.append(self)


def keep(file: Path, command: str) -> None:
    """Write all that was measured to a file: with the command, the code and the machine."""
    told = {
        "command": command,
        "code": origin().code,
        "machine": f"{cpu_count()} cores, Python {platform.python_version()}",
        "sheets": [
            {"title": sheet.title, "columns": sheet.columns, "rows": sheet.rows} for sheet in KEPT
        ],
    }
    file.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
