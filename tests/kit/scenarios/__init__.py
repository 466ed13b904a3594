"""Runs the `scenario` blocks of the rules pages."""

from tests.kit.scenarios.blocks import Block, all_blocks, read_blocks
from tests.kit.scenarios.runner import run_block

__all__ = ["Block", "all_blocks", "read_blocks", "run_block"]
