"""How a laboratory looks at campaigns of legends."""

from collections.abc import Iterable, Sequence

from rich.table import Table as Grid

from dedale.core.campaign import EndedTable, Study
from dedale.games.legends.lab.grids import grids
from dedale.games.legends.lab.report import CampaignReport, PlayedCampaign, is_won, kept
from dedale.games.legends.state import Options
from dedale.text import Voice


class CampaignStudy(Study):
    """Campaigns by their length, and by how often each chapter was tried and won."""

    def kept(self, tables: Iterable[EndedTable]) -> PlayedCampaign:
        """What is kept of one campaign."""
        return kept(tables)

    def is_won(self, played: PlayedCampaign) -> bool:
        """LG-CAMP-12: whether the last chapter was won."""
        return is_won(played.journal)

    def shown(
        self, played: Sequence[PlayedCampaign], options: Options, voice: Voice
    ) -> Sequence[Grid]:
        """Lengths and chapters."""
        return grids(CampaignReport(played), voice)


STUDY = CampaignStudy()
