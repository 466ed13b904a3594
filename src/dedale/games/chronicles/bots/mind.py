"""How chronicles is played well."""

from dedale.core.mind import Mind
from dedale.games.chronicles.actions import ChroniclesAction
from dedale.games.chronicles.bots.advice import advise, appraise, hope, standings
from dedale.games.chronicles.bots.greedy import greedy
from dedale.games.chronicles.bots.habits import HABITS
from dedale.games.chronicles.bots.search import search
from dedale.games.chronicles.view import View

MIND: Mind[ChroniclesAction, View] = Mind(
    greedy=greedy,
    search=search,
    advise=advise,
    appraise=appraise,
    standings=standings,
    hope=hope,
    habits=HABITS,
    slow=True,
)
