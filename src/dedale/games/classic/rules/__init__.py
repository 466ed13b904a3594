"""The rules of the classic game, a chapter a file, in the words of docs/rules/classic.md."""

from dedale.games.classic.rules.turn import apply, decision, legal, outcome

__all__ = ["apply", "decision", "legal", "outcome"]
