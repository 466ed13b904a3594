"""The special pieces of the chapters of legends, used and seen in a real browser."""

import re

from playwright.sync_api import expect

from dedale.games.legends.actions import PushCart, RotateDial, UsePlace
from dedale.games.legends.events import BucketFilled
from dedale.table import Table
from tests.kit.legends_in_browser import (
    LEGENDS,
    anna_is_asked,
    brought,
    kinds_after,
    legends_do,
    thing,
)
from tests.kit.team_in_browser import at_table

PARTY = {"heroes": ("knight", "enchantress")}


def test_a_bucket_is_filled_and_seen(evening):
    def water(table: Table) -> UsePlace | None:
        places = [offer for offer in table.offers(0) if isinstance(offer, UsePlace)]
        return next((use for use in places if BucketFilled in kinds_after(table, use)), None)

    def at_the_water(table: Table) -> bool:
        return anna_is_asked("act")(table) and water(table) is not None

    id, links = brought(evening, at_the_water, chapter="fire", **PARTY)
    anna = at_table(evening, links[0])
    board = anna.page.locator(".hero-board")
    expect(board.get_by_role("img", name=LEGENDS.say("lg-ui-bucket-empty"))).to_be_visible()
    table = evening.table(id)
    legends_do(anna, table, water(table))
    anna.see_step(table.seq + 1)

    expect(board.get_by_role("img", name=LEGENDS.say("lg-ui-bucket-full"))).to_be_visible()


def test_the_cart_is_pushed_along_the_path(evening):
    def push(table: Table) -> PushCart | None:
        return next((offer for offer in table.offers(0) if isinstance(offer, PushCart)), None)

    def beside_the_cart(table: Table) -> bool:
        return anna_is_asked("act")(table) and push(table) is not None

    id, links = brought(evening, beside_the_cart, chapter="crystals", **PARTY)
    anna = at_table(evening, links[0])
    table = evening.table(id)
    action, cart = push(table), re.compile("Cart: [0-6] of 6 crystals")
    expect(thing(anna, f"path:{table.view(0).scene.cart}")).to_contain_text(cart)
    legends_do(anna, table, action)
    anna.see_step(table.seq + 1)

    expect(thing(anna, f"path:{action.cell}")).to_contain_text(cart)
    expect(thing(anna, f"path:{action.cell}").locator(".cart")).to_be_visible()
    expect(anna.page.locator(".path .cart")).to_have_count(1)


def test_the_dial_turns_and_marks_other_cells(evening):
    id, links = brought(evening, anna_is_asked("dial"), chapter="magma", **PARTY)
    anna = at_table(evening, links[0])

    def see_the_dial(number: int) -> None:
        dial = anna.page.get_by_role("img", name=re.compile(f"^Dial on {number}[.]"))
        expect(dial).to_be_visible()
        told = re.search("cells ([0-9]) and ([0-9])", dial.get_attribute("aria-label"))
        expect(anna.page.locator(".passage .mark")).to_have_count(2)
        for cell in told.groups():
            expect(thing(anna, f"passage:{cell}").locator(".mark")).to_be_visible()

    table = evening.table(id)
    before = table.view(0).scene.dial
    see_the_dial(before)
    turn = next(offer for offer in table.offers(0) if isinstance(offer, RotateDial))
    legends_do(anna, table, turn)
    anna.see_step(table.seq + 1)

    after = evening.table(id).view(0).scene.dial
    assert after != before
    see_the_dial(after)
