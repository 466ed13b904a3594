"""`dedale perft` and `dedale reach`: numbers about a maze position."""

from dedale.cli.speech import plain_words
from dedale.maze import kernels
from dedale.maze.board import reach
from dedale.maze.perft import perft
from dedale.maze.position import read_position


def count_turns(text: str, depth: int, lang: str) -> None:
    """Print how many chains of so many turns there are."""
    with plain_words(lang):
        print(perft(read_position(text), depth))


def show_reach(text: str, lang: str) -> None:
    """Print the cells that the active pawn reaches, as row and column."""
    with plain_words(lang):
        position = read_position(text)
        links = kernels.links_of(position.openings)
        cells = reach(links, position.pawns[position.active])
        print(*(f"{row}{col}" for row, col in cells))
