"""How legends is played well."""

from dedale.core.mind import Mind
from dedale.games.legends.actions import LegendsAction
from dedale.games.legends.bots.advice import advise, appraise, standings
from dedale.games.legends.bots.greedy import greedy
from dedale.games.legends.bots.habits import HABITS
from dedale.games.legends.bots.hope import hope
from dedale.games.legends.bots.search import search
from dedale.games.legends.view import View

MIND: Mind[LegendsAction, View] = Mind(
    greedy=greedy,
    search=search,
    advise=advise,
    appraise=appraise,
    standings=standings,
    hope=hope,
    habits=HABITS,
    slow=True,
)
