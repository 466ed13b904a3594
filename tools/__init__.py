"""What writes and inspects the project: generators, reports, and runs too long for `make test`."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
