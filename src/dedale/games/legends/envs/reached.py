"""How far a team has come in a chapter, as a number: what learning environments pay for."""

from dedale.core.records import tag
from dedale.games.legends.content import BOX
from dedale.games.legends.state import (
    CrystalScene,
    DarkScene,
    Difficulty,
    FireScene,
    Lava,
    MagmaScene,
    MoonScene,
    Stage,
)
from dedale.games.legends.view import View

GOAL = 1680
"""All of a chapter; what a chapter counts divides it."""

MOONS = 6


def points(view: View) -> int:
    """What is done of the chapter, once it is laid."""
    laid = view.stage is not Stage.SETUP and tag(view.scene) == view.chapter
    return done(view) if laid else 0


def done(view: View) -> int:
    """What is done of a chapter; less than nothing where more fires burn than at its start."""
    chapter = BOX.chapters[view.chapter]
    match view.scene:
        case FireScene():
            first = chapter.fires[list(Difficulty).index(view.options.difficulty)]
            return GOAL - GOAL // first * sum(spot.fires for spot in view.spots)
        case MoonScene(observed=observed):
            return GOAL // MOONS * len(observed)
        case CrystalScene(delivered=delivered):
            return GOAL // chapter.target * min(delivered, chapter.target)
        case MagmaScene(lava=lava):
            cool = sum(token in (Lava.ROUGH, Lava.SMOOTH) for token in lava)
            return GOAL // len(chapter.rough) * cool
        case DarkScene(defeated=defeated):
            return GOAL // len(chapter.body) * defeated
