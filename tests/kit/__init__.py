"""The words that tests are written in."""

from tests.kit.chance import Mixed, Rigged, any_chance
from tests.kit.ruling import refused_by, rule

__all__ = ["Mixed", "Rigged", "any_chance", "refused_by", "rule"]
