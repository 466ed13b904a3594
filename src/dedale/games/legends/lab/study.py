"""How a laboratory looks at campaigns of legends."""

from dedale.core.campaign import Study
from dedale.games.legends.lab.grids import grids
from dedale.games.legends.lab.report import CampaignReport, is_won, kept

STUDY = Study(
    kept=kept,
    is_won=is_won,
    shown=lambda played, _options, voice: grids(CampaignReport(played), voice),
)
