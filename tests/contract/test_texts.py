"""What every game promises to readers: words for everything, in three languages."""

import ast
import re
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dedale.core.errors import Illegal
from dedale.core.records import members, tag
from dedale.text import LANGUAGES, voice_for
from tests.contract.games import GAMES, every_game
from tests.kit import any_chance
from tests.kit.playthroughs import able, all_seats, any_action, playthroughs

NAMES = ["Ariadne", "Daedalus", "Icarus", "Minos", "Pasiphaë"]
VOICES = {
    (game.id, language): voice_for(language, game, NAMES)
    for game in GAMES
    for language in LANGUAGES
}

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
@every_language
def test_every_kind_of_thing_that_a_game_says_has_a_text(game, language):
    voice = VOICES[game.id, language]
    kinds = [tag(kind) for kind in (*members(game.actions), *members(game.events))]
    asks = [f"ask-{ask}" for ask in game.asks]
    reasons = [f"outcome-{reason}" for reason in game.reasons]
    options = [f"option-{f.name}".replace("_", "-") for f in msgspec.structs.fields(game.options)]

    for key in (*kinds, *asks, *reasons, *options, "game", "game-summary"):
        assert voice.knows(key), f"{language}: {key}"


@every_game
@every_language
def test_every_rule_that_a_game_can_refuse_by_has_a_text(game, language):
    for id in refusing_rules(game):
        assert VOICES[game.id, language].knows(id.lower()), f"{language}: {id}"


RULE = re.compile("[a-z]{2}-[a-z0-9]+-e?[0-9]+", re.IGNORECASE)


def refusing_rules(game):
    """The rule ids that the code of a game hands to `require`, `Illegal` or `BadOption`.

    They need not stand in the call: a game may keep them in a table.
    """
    found = set()
    for path in Path(str(files(game.home))).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and RULE.fullmatch(str(node.value)):
                found.add(node.value)
    assert found, "a game that refuses nothing is no game"
    return found


@every_game
@every_language
@given(data=st.data())
def test_whatever_happens_can_be_said(game, language, data):
    stages = data.draw(playthroughs(game))
    state = stages[-1].state
    asked = game.decision(state)
    voice = VOICES[game.id, language]

    said = [voice.tell(event) for stage in stages for event in stage.events]
    if asked:
        said += [voice.say(f"ask-{asked.ask}", seat=seat) for seat in asked.seats]
        said += [voice.tell(a) for seat in able(asked) for a in game.legal(state, seat)]
    assert all(said)


@every_game
@every_language
@given(data=st.data())
def test_every_refusal_can_be_explained(game, language, data):
    *_, (state, _, _) = data.draw(playthroughs(game))
    seat, action = data.draw(st.sampled_from(all_seats(game))), data.draw(any_action(game))

    refusal = refusal_of(game, state, seat, action)
    assert refusal is None or VOICES[game.id, language].explain(refusal)


def refusal_of(game, state, seat, action):
    """Why the rules refuse an action; None where they do not."""
    try:
        game.apply(state, seat, action, any_chance())
    except Illegal as refusal:
        return refusal
    return None
