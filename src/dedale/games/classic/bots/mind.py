"""How the classic game is played well."""

from dedale.core.mind import Mind
from dedale.games.classic.actions import ClassicAction
from dedale.games.classic.bots.advice import advise, appraise, standings
from dedale.games.classic.bots.greedy import greedy
from dedale.games.classic.bots.habits import HABITS
from dedale.games.classic.bots.search import search
from dedale.games.classic.view import View

MIND: Mind[ClassicAction, View] = Mind(
    greedy=greedy,
    search=search,
    advise=advise,
    appraise=appraise,
    standings=standings,
    habits=HABITS,
)
