"""Whole games by the real client at a real server: what it shows is what the server says."""

import json
import os
import subprocess
import sys
from pathlib import Path

from dedale.games import CATALOGUE
from tests.kit.sampling import WHOLE

WEB = Path(__file__).parents[2] / "web"
MOST = 2_000 if WHOLE else 30  # things that people do at each table
TABLES = (
    ("classic", ("here", "here", "greedy"), {"events": True}),
    ("classic", ("here", "greedy", "random", "greedy"), {}),
    ("team", ("here", "here"), {}),
    ("legends", ("here", "greedy"), {"chapter": "crystals"}),
    ("chronicles", ("here", "here"), {}),
)


def laid(serving, game, kinds, options):
    """A table, or the first one of a campaign where a game is played in campaigns only."""
    if CATALOGUE[game].alone:
        return serving.lay(*kinds, game=game, options=options)
    seats = [{"kind": kind, "name": f"P{number}"} for number, kind in enumerate(kinds)]
    body = {"game": game, "seats": seats, "options": options}
    status, led = serving.post("/api/campaigns", body)
    assert status == 201, led
    return led["table"], led["keys"]


def test_what_is_shown_is_what_the_server_says(house):
    serving, _ = house
    tables = []
    for game, kinds, options in TABLES:
        id, keys = laid(serving, game, kinds, options)
        held = {seat: key for seat, key in enumerate(keys) if key}
        tables.append({"id": id, "game": game, "keys": held})
    played = json.dumps({"tables": tables, "most": MOST})
    node = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    ran = subprocess.run(
        ["npx", "vitest", "run"],
        cwd=WEB,
        env={
            **os.environ,
            "PATH": node,
            "DEDALE_ADDRESS": serving.address,
            "DEDALE_TABLES": played,
        },
        capture_output=True,
        text=True,
        check=False,
    )

    assert ran.returncode == 0, ran.stdout + ran.stderr
