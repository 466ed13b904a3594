"""Says keys and facts in a language: every word that people read comes from Fluent files."""

from dedale.text.voice import LANGUAGES, Voice, voice_for

__all__ = ["LANGUAGES", "Voice", "voice_for"]
