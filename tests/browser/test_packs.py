"""A pack is chosen in the lobby, and its table is played with it."""

import re

from tests.kit.browsing import Evening
from tests.kit.packs import forest_in
from tests.kit.serving import Serving


def test_whoever_lays_a_table_chooses_a_pack_by_its_name(browser, tmp_path):
    with Serving("--data", str(tmp_path), "--pack", str(forest_in(tmp_path))) as house:
        evening = Evening(house, tmp_path, browser)
        anna = evening.come()
        anna.page.get_by_role("radio", name=re.compile("^Legends")).check(force=True)
        anna.page.get_by_role("radio", name="forest").check(force=True)
        id = anna.set_the_table(("Here", "Anna"), ("Here", "Theo"))

        assert house.get(f"/api/tables/{id}")[1]["pack"] == "forest"
        evening.end()
