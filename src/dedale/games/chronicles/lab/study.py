"""How a laboratory looks at campaigns of chronicles."""

from collections.abc import Iterable, Sequence

from rich.table import Table as Grid

from dedale.core.campaign import EndedTable, Study
from dedale.games.chronicles.lab.grids import grids
from dedale.games.chronicles.lab.report import PlayedCampaign, is_won, kept, report_on
from dedale.games.chronicles.state import Options
from dedale.text import Voice


class CampaignStudy(Study):
    """Campaigns by how they end, what is rebuilt in them, and what is used."""

    def kept(self, tables: Iterable[EndedTable]) -> PlayedCampaign:
        """What is kept of one campaign."""
        return kept(tables)

    def is_won(self, played: PlayedCampaign) -> bool:
        """Whether the Dragon was freed."""
        return is_won(played.sheet)

    def shown(
        self, played: Sequence[PlayedCampaign], options: Options, voice: Voice
    ) -> Sequence[Grid]:
        """Lengths, parts, buildings and cards."""
        return grids(report_on(played, options), voice)


STUDY = CampaignStudy()
