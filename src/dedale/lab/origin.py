"""What is measured: which Dedale this is, and the seed that it has to play with."""

import subprocess
from functools import cache
from hashlib import sha256
from pathlib import Path

import dedale
from dedale.core.records import Record

SOURCE = Path(dedale.__file__).parent
DRAFT, INSTALLED = "+", "="
"""What stands in the name of code before its hash."""
TUNING = "tuning/"  # what the seeds begin with on which numbers are chosen


class CodeOrigin(Record, frozen=True):
    """The code that plays."""

    version: str
    commit: str = ""  # the last one that changed it; empty where there is none
    draft: str = ""  # a hash of the code, where it differs from its commit
    installed: str = ""  # a hash of the code, where it is a package

    @property
    def code(self) -> str:
        """What a run is of: rows of other code are never mixed with it."""
        first = self.commit or self.version
        if self.draft:
            return f"{first}{DRAFT}{self.draft}"
        return f"{first}{INSTALLED}{self.installed}" if self.installed else first

    @property
    def seed(self) -> str:
        """The seed of a run that is reported: nobody can choose it.

        Whoever writes a commit does not know what it will be called. What was not committed
        makes drafts only: their seeds could be tried out, change by change.
        """
        return self.code


@cache
def origin() -> CodeOrigin:
    """Of this program."""
    return origin_of(SOURCE)


def origin_of(source: Path) -> CodeOrigin:
    """Of the code in a folder; where git should know it and does not say, it is a draft."""
    version = dedale.__version__
    commit = git(source, "log", "-1", "--format=%H", "--", ".")
    if commit:
        changed = git(source, "status", "--porcelain", "--", ".") != ""
        return CodeOrigin(version, commit, fingerprint_of(source) if changed else "")
    if commit is None and any((folder / ".git").exists() for folder in source.parents):
        return CodeOrigin(version, draft=fingerprint_of(source))
    return CodeOrigin(version, installed=fingerprint_of(source))


def git(folder: Path, *words: str) -> str | None:
    """What git says of a folder; None where it cannot say anything."""
    command = ["git", *words]
    try:
        said = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    except OSError:
        return None
    return None if said.returncode else said.stdout.strip()


@cache
def fingerprint() -> str:
    """The code and content of this program, wherever it is installed: equal ones play alike."""
    return fingerprint_of(SOURCE)


def fingerprint_of(source: Path) -> str:
    """The hash of all code and content in a folder."""
    files = sorted(path for path in source.rglob("*") if path.suffix in (".py", ".toml"))
    told = sha256()
    for file in files:
        told.update(f"{file.relative_to(source).as_posix()}\n".encode())
        told.update(file.read_bytes())
    return told.hexdigest()[:16]
