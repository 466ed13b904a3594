"""The rules of legends, a chapter a file, in the words of docs/rules/legends.md."""

from dedale.games.legends.rules.play import (
    SEATS,
    Reason,
    apply,
    decision,
    legal,
    outcome,
    setup,
)
from dedale.games.legends.rules.questions import Ask

__all__ = ["SEATS", "Ask", "Reason", "apply", "decision", "legal", "outcome", "setup"]
