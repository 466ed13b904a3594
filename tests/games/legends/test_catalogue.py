"""The rules of legends are whole when they are assembled: nothing is found missing in play."""

from dataclasses import replace

import pytest

from dedale.games.legends.actions import PushCart
from dedale.games.legends.content import ChapterId
from dedale.games.legends.rules import deeds, refusals
from dedale.games.legends.rules.catalogue import CATALOGUE, whole


def test_a_deed_that_nobody_performs_is_found_when_the_rules_are_assembled(monkeypatch):
    without = {kind: how for kind, how in deeds.DEEDS.items() if kind is not deeds.Move}
    monkeypatch.setattr(deeds, "DEEDS", without)

    with pytest.raises(ValueError, match="Move"):
        whole(CATALOGUE)


def test_a_deed_of_a_chapter_that_its_hooks_forget_is_found():
    mine = replace(CATALOGUE.chapters[ChapterId.CRYSTALS], perform={})
    chapters = {**CATALOGUE.chapters, ChapterId.CRYSTALS: mine}

    with pytest.raises(ValueError, match="PushCart"):
        whole(replace(CATALOGUE, chapters=chapters))


def test_a_deed_that_is_refused_without_a_reason_is_found(monkeypatch):
    monkeypatch.delitem(refusals.RULES, PushCart)

    with pytest.raises(ValueError, match="PushCart"):
        whole(CATALOGUE)
