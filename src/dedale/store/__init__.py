"""Where games are kept: as records in files, and as tables in a database."""

from dedale.store.export import load, save

__all__ = ["load", "save"]
