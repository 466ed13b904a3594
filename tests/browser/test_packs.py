"""A pack is chosen in the lobby, and its table is played with it."""

import re

from playwright.sync_api import expect

from dedale.core.content import pack_from
from dedale.games.legends.actions import UseFairy
from tests.kit.browsing import Evening
from tests.kit.legends_in_browser import anna_is_asked, brought, legends_do
from tests.kit.packs import forest_in
from tests.kit.serving import Serving
from tests.kit.team_in_browser import at_table

INSIGHT = "fairy-insight"
FAIRY_FRIEND = f"""
[[hero]]
id = "knight"
resistance = 6
dust = 4
usable = 1
slots = 2
fairy = "{INSIGHT}"
"""
MANY_FAIRIES = f"""
[[fairy]]
id = "{INSIGHT}"
copies = 30
effects = [{{ effect = "draw", count = 2 }}]
"""
WOLF = "bramble-wolf"
PARTY = {"heroes": ("knight", "enchantress")}


def test_whoever_lays_a_table_chooses_a_pack_by_its_name(browser, tmp_path):
    with Serving("--data", str(tmp_path), "--pack", str(forest_in(tmp_path))) as house:
        evening = Evening(house, tmp_path, browser)
        anna = evening.come()
        anna.page.get_by_role("radio", name=re.compile("^Legends")).check(force=True)
        anna.page.get_by_role("radio", name="forest").check(force=True)
        id = anna.set_the_table(("Here", "Anna"), ("Here", "Theo"))

        assert house.get(f"/api/tables/{id}")[1]["pack"] == "forest"
        evening.end()


def test_two_fairies_of_one_kind_lie_side_by_side_and_one_flies(evening, tmp_path):
    (tmp_path / "heroes.toml").write_text(FAIRY_FRIEND, encoding="utf-8")
    (tmp_path / "common.toml").write_text(MANY_FAIRIES, encoding="utf-8")
    until = anna_is_asked("act", lambda view: view.boards[0].fairies == (INSIGHT, INSIGHT))
    id, links = brought(evening, until, pack=pack_from(tmp_path), **PARTY)
    anna = at_table(evening, links[0])
    fairies = anna.page.locator(f'[data-thing="fairy:{INSIGHT}"]')
    expect(fairies).to_have_count(2)

    table = evening.table(id)
    legends_do(anna, table, UseFairy(INSIGHT))
    anna.see_step(table.seq + 1)
    expect(fairies).to_have_count(1)


def test_a_card_of_a_pack_is_drawn_like_its_kind(evening, tmp_path):
    until = anna_is_asked("act", lambda view: WOLF in [card.card for card in view.passage if card])
    _, links = brought(evening, until, pack=pack_from(forest_in(tmp_path)), **PARTY)
    anna = at_table(evening, links[0])
    drawing = anna.page.locator(f'use[href="#lg-{WOLF}"]').first

    assert drawing.evaluate("use => use.getBBox().width") > 0
