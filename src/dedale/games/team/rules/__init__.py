"""The rules of the team game, a chapter a file, in the words of docs/rules/team.md."""

from dedale.games.team.rules.turn import apply, decision, legal, outcome

__all__ = ["apply", "decision", "legal", "outcome"]
