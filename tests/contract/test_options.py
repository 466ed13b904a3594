"""What every game promises about options: what is impossible is refused, and the field is named."""

import msgspec
import pytest

from dedale.core.errors import BadOption
from dedale.core.log import ME, Place
from dedale.core.options import read_options
from dedale.core.replay import new_log, replay
from dedale.text import LANGUAGES, voice_for
from tests.contract.games import every_game
from tests.kit import any_chance


@every_game
def test_defaults_lay_a_table_for_every_number_of_seats(game):
    for seats in game.seats:
        state = game.setup(read_options(game.options, {}), seats, any_chance()).state

        assert set(game.decision(state).seats) <= set(range(seats))
        assert all(game.view(state, seat) is not None for seat in range(seats))


@every_game
def test_an_unknown_option_is_named_with_those_that_exist(game):
    names = [field.name for field in msgspec.structs.fields(game.options)]

    with pytest.raises(BadOption) as error:
        read_options(game.options, {"no-such": True})
    assert error.value.facts == {"field": "no-such", "known": ", ".join(names)}


@every_game
def test_a_value_of_the_wrong_kind_is_named_with_its_field(game):
    for field in msgspec.structs.fields(game.options):
        with pytest.raises(BadOption) as error:
            read_options(game.options, {field.name: {"no": "such"}})
        assert error.value.facts["field"] == field.name


@every_game
@pytest.mark.parametrize("away", [-1, 1])
def test_too_few_or_too_many_seats_are_refused(game, away):
    seats = game.seats[0 if away < 0 else -1] + away

    with pytest.raises(BadOption) as error:
        next(replay(game, new_log(game, game.options(), (Place("", ME),) * seats, "any")))
    assert error.value.facts["field"] == "seats"


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_option_is_explained_in_the_language_of_the_reader(game, language):
    first = msgspec.structs.fields(game.options)[0].name
    for values in ({"no-such-option": 1}, {first: "no-such-value"}):
        with pytest.raises(BadOption) as error:
            read_options(game.options, values)

        assert "no-such-" in voice_for(language, game).explain(error.value)
