"""What a mind says of a table, as it is stored and sent."""

from dedale.core.mind import Advice, Appraisal, Why
from dedale.core.records import from_json, to_json
from dedale.games.classic.actions import ClassicAction, Skip


def test_advice_and_appraisals_are_read_back_as_they_were_written():
    advice = Advice((Skip(),), Why("near", {"cells": 3}))
    appraisal = Appraisal(advice, 0.5)

    assert from_json(to_json(advice), Advice[ClassicAction]) == advice
    assert from_json(to_json(appraisal), Appraisal[ClassicAction]) == appraisal
