"""Where games are kept: as records in files, for now."""

from dedale.store.export import load, save

__all__ = ["load", "save"]
