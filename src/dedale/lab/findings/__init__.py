"""What a run has shown, as tables that a terminal and a page can show alike."""

from dedale.lab.findings.finders import contrasts, findings, found

__all__ = ["contrasts", "findings", "found"]
