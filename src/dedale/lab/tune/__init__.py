"""Finds numbers with which a game meets targets: how often it is won, how long it takes."""

from dedale.lab.tune.result import Tuned, written
from dedale.lab.tune.tuning import TuneStep, tuned
from dedale.lab.tune.wish import TuneWish, read_wish

__all__ = ["TuneStep", "TuneWish", "Tuned", "read_wish", "tuned", "written"]
