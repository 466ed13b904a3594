"""What is measured: which Dedale this is, and the seed that it has to play with."""

import subprocess
from functools import cache
from hashlib import sha256
from pathlib import Path

import dedale
from dedale.core.records import Record

SOURCE = Path(dedale.__file__).parent


class CodeOrigin(Record, frozen=True):
    """The code that plays."""

    version: str
    commit: str = ""  # the last one that changed it; empty where Dedale was installed
    draft: str = ""  # the hash of what differs from that commit; empty where nothing does

    @property
    def code(self) -> str:
        """What a run is of: rows of other code are never mixed with it."""
        return "+".join(filter(None, (self.commit or self.version, self.draft)))

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
    """Of the code in a folder."""
    version = dedale.__version__
    if git(source, "rev-parse", "--is-inside-work-tree").strip() != "true":
        return CodeOrigin(version)
    commit = git(source, "log", "-1", "--format=%H", "--", ".").strip()
    changed = git(source, "status", "--porcelain", "--", ".") + git(
        source, "diff", "HEAD", "--", "."
    )
    return CodeOrigin(version, commit, sha256(changed.encode()).hexdigest()[:8] if changed else "")


def git(folder: Path, *words: str) -> str:
    """What git says of a folder; nothing where there is no git."""
    command = ["git", *words]
    try:
        said = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return said.stdout


@cache
def fingerprint() -> str:
    """The code and content of this program, wherever it is installed: equal ones play alike."""
    files = sorted(path for path in SOURCE.rglob("*") if path.suffix in (".py", ".toml"))
    told = sha256()
    for file in files:
        told.update(f"{file.relative_to(SOURCE).as_posix()}\n".encode())
        told.update(file.read_bytes())
    return told.hexdigest()
