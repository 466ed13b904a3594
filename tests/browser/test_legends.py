"""Legends in a real browser."""

import random
import re

import pytest
from playwright.sync_api import expect

from dedale.core.log import ME, Place
from dedale.games.legends.actions import Attack, Commit, EndTurn, Move, Play, TakeUp
from dedale.games.legends.content import ChapterId
from dedale.games.legends.events import Defeated, Gained, Hurt
from dedale.games.legends.state import Attempt, Journal, KeptItem
from dedale.games.legends.view import View
from dedale.table import Table
from tests.kit.axe import Look
from tests.kit.browsing import PHONE, TABLET
from tests.kit.legends_by_keyboard import legends_by_keys
from tests.kit.legends_in_browser import (
    ALONE,
    LEGENDS,
    anna_is_asked,
    brought,
    events_after,
    kinds_after,
    legends_do,
    put_together,
    thing,
)
from tests.kit.sampling import sampled
from tests.kit.team_in_browser import at_table

PARTY = {"heroes": ("knight", "enchantress")}
WON_ONCE = Journal((Attempt(ChapterId.FIRE, True, "won", 12),), (KeptItem("knight", "item-sling"),))


def late(view: View) -> bool:
    """Everybody has had a turn."""
    return view.turn > 2


def moonlit(view: View) -> bool:
    """A moon lies in the passage."""
    return any(card.card.startswith("moon") for card in view.passage if card)


def rich(view: View) -> bool:
    """Crystals lie on a place."""
    return any(spot.crystals for spot in view.spots)


def woken(view: View) -> bool:
    """A body of the Incarnation has entered."""
    return any(view.scene.row)


SPECIAL = {
    "fire": (late, "Blaze", "fires? left"),
    "moons": (moonlit, "Wants to be on cell", "of 6 moons"),
    "crystals": (rich, "crystal", "of 16 crystals"),
    "magma": (late, "Hot lava", "still hot"),
    "darkness": (woken, "Head", "of 10 bodies"),
}


@pytest.mark.parametrize("chapter", SPECIAL)
def test_each_chapter_shows_its_pieces_and_a_card_is_played_in_it(evening, chapter):
    so, piece, progress = SPECIAL[chapter]
    id, links = brought(evening, anna_is_asked("act", so), chapter=chapter, **PARTY)
    anna = at_table(evening, links[0])
    anna.see(LEGENDS.say(f"chapter-{chapter}"))
    expect(anna.button(re.compile(progress))).to_be_visible()
    pieces = anna.page.get_by_role("button", name=re.compile(piece, re.IGNORECASE))
    expect(pieces.first).to_be_visible()

    table = evening.table(id)
    card = next(offer for offer in table.offers(0) if isinstance(offer, Play))
    legends_do(anna, table, card)
    anna.see_step(table.seq + 1)
    assert evening.table(id).log.actions[-1].action == card


def test_whatever_is_offered_can_be_taken_where_it_lies(evening):
    id, links = brought(evening, anna_is_asked("act", lambda view: view.turn == 1), ALONE, **PARTY)
    anna = at_table(evening, links[0])
    chance = random.Random("castle")
    for _ in range(30):
        table = evening.table(id)
        if table.decision is None:
            break
        offers = [offer for offer in table.offers(0) if not isinstance(offer, EndTurn)]
        action = chance.choice(offers or table.offers(0))
        legends_do(anna, table, action)
        anna.see_step(table.seq + 1)
        assert evening.table(id).log.actions[table.seq].action == action


def test_an_attack_says_what_it_would_bring_before_it_is_made(evening):
    weak, bare, safe = Commit(1), Commit(2), Commit(2, shields=1)

    def in_danger(table: Table) -> bool:
        return (
            anna_is_asked("attack")(table)
            and {weak, bare, safe} <= set(table.offers(0))
            and {Defeated, Hurt} <= kinds_after(table, bare)
            and Defeated not in kinds_after(table, weak)
            and Hurt not in kinds_after(table, safe)
        )

    id, links = brought(evening, in_danger, chapter="fire", **PARTY)
    anna = at_table(evening, links[0])
    table, panel = evening.table(id), anna.page.locator(".commit")
    foe = table.view(0).todo[-1].cell
    put_together(anna, weak)
    expect(panel).to_contain_text("1 damage")
    expect(panel).not_to_contain_text("would be defeated")
    put_together(anna, bare)
    expect(panel).to_contain_text("2 damage")
    expect(panel).to_contain_text("You lose 1 resistance")
    expect(panel).to_contain_text("would be defeated")
    put_together(anna, safe)
    expect(panel).to_contain_text("Nothing comes back")
    reward = thing(anna, f"passage:{foe}").locator(".reward [data-tip]").all()
    assert reward
    for sign in reward:
        told = panel.locator(f".won [data-tip={sign.get_attribute('data-tip')}]")
        expect(told.first).to_be_visible()
    legends_do(anna, table, safe)
    anna.see_step(table.seq + 1)

    assert evening.table(id).log.actions[table.seq].action == safe


def test_a_card_tells_what_it_would_do_before_it_is_played(evening):
    def plain(table: Table) -> Play | None:
        cards = [offer for offer in table.offers(0) if isinstance(offer, Play)]
        names = [card.card for card in cards]
        once = [card for card in cards if names.count(card.card) == 1]
        return next((card for card in once if Gained in kinds_after(table, card)), None)

    def has_one(table: Table) -> bool:
        return anna_is_asked("act")(table) and plain(table) is not None

    id, links = brought(evening, has_one, chapter="fire", **PARTY)
    anna = at_table(evening, links[0])
    table = evening.table(id)
    card = plain(table)
    thing(anna, f"card:{card.card}").click()
    gained = next(event for event in events_after(table, card) if isinstance(event, Gained))
    expect(anna.page.locator(".deeds .line")).to_contain_text(LEGENDS.tell(gained))

    assert evening.table(id).seq == table.seq


def test_one_player_builds_a_deck_and_plays_on_a_phone(evening):
    id, links = brought(evening, seats=ALONE)
    anna = at_table(evening, links[0], PHONE)
    expect(anna.button(re.compile("^Scout"))).to_be_in_viewport()
    while (table := evening.table(id)).decision.ask != "act":
        action = table.offers(0)[0]
        thing(anna, f"pick:{getattr(action, 'hero', None) or action.card}").tap()
        anna.see_step(table.seq + 1)
    card = next(offer for offer in table.offers(0) if isinstance(offer, Play))
    legends_do(anna, table, card)
    anna.see_step(table.seq + 1)
    table = evening.table(id)
    other = next(offer for offer in table.offers(0) if isinstance(offer, TakeUp))
    legends_do(anna, table, other)
    anna.see_step(table.seq + 1)
    expect(anna.page.get_by_role("region", name=LEGENDS.say(f"hero-{other.hero}"))).to_be_visible()
    legends_do(anna, evening.table(id), EndTurn())
    anna.see_step(table.seq + 2)
    anna.press("Markets")
    expect(anna.page.get_by_role("dialog").get_by_role("region", name="Fairies")).to_be_visible()
    anna.page.keyboard.press("Escape")

    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    done = [entry.action for entry in evening.table(id).log.actions[table.seq - 1 :][:3]]
    assert done == [card, other, EndTurn()]


def test_a_turn_with_the_keyboard_alone(evening):
    def ready(table: Table) -> bool:
        kinds = {type(offer) for offer in table.offers(0)}
        return anna_is_asked("act")(table) and {Play, Attack, Move} <= kinds

    id, links = brought(evening, ready, chapter="fire", **PARTY)
    anna = at_table(evening, links[0])
    anna.see_heading("Your turn, Anna")
    keys, began = anna.page.keyboard, evening.table(id).seq
    keys.press("1")
    expect(thing(anna, f"card:{evening.table(id).view(0).cards[0].hand[0]}")).to_be_focused()
    keys.press("ArrowRight")
    keys.press("Escape")
    wanted = (Play, Attack, Commit, Move, EndTurn)
    for kind in wanted:
        table = evening.table(id)
        action = next(offer for offer in table.offers(0) if isinstance(offer, kind))
        legends_by_keys(anna, table, action)
        anna.see_step(table.seq + 1)

    assert tuple(type(e.action) for e in evening.table(id).log.actions[began:][:5]) == wanted


def test_what_a_sign_means_is_said_on_hover(evening):
    _, links = brought(evening, anna_is_asked("act"), chapter="moons", **PARTY)
    anna = at_table(evening, links[0])
    thing(anna, "place:1").hover()

    expect(anna.page.locator(".bubble[popover]")).to_be_visible()


@pytest.mark.parametrize("size", sampled([(360, 640), (1194, 834), PHONE, TABLET, (1440, 900)], 2))
def test_nothing_leaves_the_screen_sideways(evening, size):
    _, links = brought(evening, anna_is_asked("act"), chapter="darkness", **PARTY)
    anna = at_table(evening, links[0], size)
    expect(anna.page.locator(".passage")).to_be_visible()

    assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_whoever_waits_on_a_phone_sees_the_whole_hand(evening):
    friends = (*ALONE, Place("Ben", ME))
    _, links = brought(evening, anna_is_asked("act"), friends, **PARTY)
    ben = at_table(evening, links[1], PHONE)
    idea = ben.button(re.compile("^Propose a turn")).bounding_box()
    cards = [card.bounding_box() for card in ben.page.locator('[data-thing^="card:"]').all()]
    assert cards
    assert all(card["y"] + card["height"] <= idea["y"] + 1 for card in cards)


@pytest.mark.parametrize("chapter", ["fire", "darkness"])
def test_a_phone_in_landscape_shows_the_mat_and_the_hand_at_once(evening, chapter):
    id, links = brought(evening, anna_is_asked("act"), chapter=chapter, **PARTY)
    anna = at_table(evening, links[0], (844, 390))
    for card in evening.table(id).view(0).cards[0].hand:
        expect(thing(anna, f"card:{card}")).to_be_in_viewport(ratio=0.9)
    for place in ("path:1", "path:7"):
        expect(thing(anna, place)).to_be_in_viewport(ratio=0.9)
    expect(anna.button("End your turn")).to_be_in_viewport(ratio=1)

    assert anna.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_axe_finds_nothing_on_the_screens_of_legends(evening):
    look = Look()

    for ask, options in (
        ("choose-hero", {}),
        ("act", {"chapter": "darkness", **PARTY}),
        ("attack", {"chapter": "crystals", **PARTY}),
        ("reward", {"chapter": "fire", **PARTY}),
        ("choose-track", {"journal": WON_ONCE, **PARTY}),
    ):
        _, links = brought(evening, anna_is_asked(ask), **options)
        anna = at_table(evening, links[0], bypass_csp=True)
        expect(anna.page.locator(".legends")).to_be_visible()
        look.at(ask, anna)
    _, links = brought(evening, anna_is_asked(ask), **options)  # an invitation counts once
    phone = at_table(evening, links[0], PHONE, bypass_csp=True)
    expect(phone.page.locator(".legends")).to_be_visible()
    look.at("phone", phone)

    assert look.found == []
