"""How a laboratory looks at campaigns of chronicles."""

from dedale.core.campaign import Study
from dedale.games.chronicles.lab.grids import grids
from dedale.games.chronicles.lab.report import is_won, kept, report_on

STUDY = Study(
    kept=kept,
    is_won=is_won,
    shown=lambda played, options, voice: grids(report_on(played, options), voice),
)
