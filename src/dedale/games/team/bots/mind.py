"""How the team game is played well."""

from dedale.core.mind import Memory, Mind
from dedale.games.team.actions import TeamAction
from dedale.games.team.bots.advice import advise, appraise, hope, standings
from dedale.games.team.bots.greedy import greedy
from dedale.games.team.bots.habits import HABITS
from dedale.games.team.bots.memory import remember
from dedale.games.team.bots.search import kernels, search
from dedale.games.team.view import View

MIND: Mind[TeamAction, View] = Mind(
    greedy=greedy,
    search=search,
    advise=advise,
    appraise=appraise,
    standings=standings,
    hope=hope,
    memory=Memory(remember),
    kernels=kernels,
    habits=HABITS,
    slow=True,
)
