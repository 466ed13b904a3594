"""Checks that the cards of a box fit together: every name that one of them uses is known."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from dedale.core.content import Mistakes, where
from dedale.core.records import tag
from dedale.games.chronicles.cards import (
    TOKENS,
    After,
    Bag,
    BoxNumbers,
    CardKind,
    Goods,
    Happenings,
    Objective,
    ObjectiveKind,
    Quest,
    Ritual,
    Trigger,
    Village,
    Wishes,
)
from dedale.games.chronicles.conditions import (
    All,
    AnyCondition,
    Cause,
    Holds,
    Not,
    Sequence,
    Some,
    Tally,
)
from dedale.games.chronicles.effects import AnyEffect, RerollDice
from dedale.games.chronicles.words import CAUSES, FACES

LYING = ("wisp", "bloom")
"""Tokens that have no card."""
REROLL = tag(RerollDice)


class Names(NamedTuple):
    """What cards can speak of."""

    sets: frozenset[str]
    buildings: frozenset[str]
    things: frozenset[str]  # Items, cards and tokens


class Proof(NamedTuple):
    """Where the files are, what is known, and what is wrong."""

    folder: str
    names: Names
    found: Mistakes

    def at(self, file: str, table: str, card: Any) -> str:
        """The place of a card."""
        return where(f"{self.folder}/{file}.toml", table, card.id)


def check(
    goods: Goods, events: Happenings, village: Village, wishes: Wishes, folder: str
) -> Mistakes:
    """Find every mistake in a box whose files could be read."""
    items = [item for group in goods.set for item in group.items]
    names = Names(
        frozenset(group.id for group in goods.set),
        frozenset(building.id for building in village.building),
        frozenset((*items, *LYING, *(card.id for card in village.card))),
    )
    proof = Proof(folder, names, Mistakes())
    check_items(goods, proof)
    check_events(events, proof)
    check_village(village, proof)
    check_wishes(wishes, proof)
    return proof.found


def check_numbers(numbers: BoxNumbers, goods: Goods, folder: str, found: Mistakes) -> None:
    """CH-SETUP-6, CH-FIN-10, CH-TRK-5: room for all Echoes, a perch for each face, real spaces."""
    file = f"{folder}/numbers.toml"
    chapters = len(numbers.chapters)
    items = sum(len(group.items) for group in goods.set if group.chapter <= chapters)
    room = max(map(len, numbers.layouts))
    if items > room:
        found.add("content-room", file, field="layouts", count=items, most=room)
    for face in dict.fromkeys(FACES):
        if face not in numbers.perches:
            found.add("content-missing", where(file, "perches"), field=face)
    spaces = [str(space) for space in range(1, numbers.track.length + 1)]
    for space in numbers.track.scripts:
        found.known(where(file, "track"), "scripts", space, spaces)


def check_items(goods: Goods, proof: Proof) -> None:
    """No Item is in two sets."""
    places: dict[str, list[str]] = {}
    for group in goods.set:
        for item in group.items:
            places.setdefault(item, []).append(f"{proof.at('goods', 'set', group)}: {item}")
    proof.found.twice(places)


def check_events(events: Happenings, proof: Proof) -> None:
    """CH-FIRST-E2, CH-LAB-6: the Events of the first game come back, and none rolls again."""
    for event in events.event:
        place = proof.at("events", "event", event)
        if event.bag is Bag.START and event.after is After.DISCARD:
            proof.found.unknown(place, "after", event.after.value, (After.BOTTOM, After.SHUFFLE))
        if is_rerolling(event.effects):
            facts = {"field": "effects", "value": REROLL, "files": "village.toml"}
            proof.found.add("content-elsewhere", place, **facts)


def check_village(village: Village, proof: Proof) -> None:
    """Every card but a Scroll is in the box of a building; tokens are those of the rules."""
    for card in village.card:
        place = proof.at("village", "card", card)
        if card.building is not None:
            proof.found.known(place, "building", card.building, proof.names.buildings)
        elif card.kind is not CardKind.SCROLL:
            proof.found.add("content-missing", place, field="building")
        if card.kind is CardKind.TOKEN:
            proof.found.known(place, "id", card.id, TOKENS)
        if Trigger.ROLL in card.triggers and not is_rerolling(card.effects):
            facts = {"field": "triggers", "value": Trigger.ROLL.value, "effect": REROLL}
            proof.found.add("content-with", place, **facts)


def is_rerolling(effects: tuple[AnyEffect, ...]) -> bool:
    """CH-DP-31: whether dice are rolled again, which is asked only after a roll."""
    return any(isinstance(effect, RerollDice) for effect in effects)


def check_wishes(wishes: Wishes, proof: Proof) -> None:
    """Quests, Objectives and Rituals, with what they wait for."""
    for quest in wishes.quest:
        check_wish("quest", quest, (quest.when,), proof)
        check_quest_id(quest, proof)
    own = {deal.id for deal in wishes.deal if deal.own}
    for objective in wishes.objective:
        check_wish("objective", objective, objective.when, proof)
        check_rewards(objective, proof)
        check_owner(objective, own, proof)
    for ritual in wishes.ritual:
        check_wish("ritual", ritual, () if ritual.when is None else (ritual.when,), proof)
        check_offers(ritual, proof)


def check_wish(table: str, card: Any, conditions: tuple[AnyCondition, ...], proof: Proof) -> None:
    """A card of a building, and the names in its conditions."""
    place = proof.at("quests", table, card)
    if card.building is not None:
        proof.found.known(place, "building", card.building, proof.names.buildings)
    for one in conditions:
        for field, value, words in spoken(one, proof.names):
            proof.found.known(place, field, value, words)


def check_quest_id(quest: Quest, proof: Proof) -> None:
    """Screens find the Quests of a building by their ids."""
    begins = f"q-{quest.building}-"
    number = quest.id.removeprefix(begins)
    if quest.building in proof.names.buildings and not number.isdecimal():
        proof.found.add("content-id", proof.at("quests", "quest", quest), wanted=f"{begins}5")


def check_rewards(objective: Objective, proof: Proof) -> None:
    """CH-OBJ-4: there is a condition for each reward."""
    wanted = len(objective.when)
    if len(objective.rewards) != wanted:
        place = proof.at("quests", "objective", objective)
        proof.found.add("content-length", place, field="rewards", count=wanted)


def check_owner(objective: Objective, own: set[ObjectiveKind], proof: Proof) -> None:
    """CH-OBJ-2: an Objective that its Character takes says whose it is."""
    if objective.kind in own and objective.hero is None:
        place = proof.at("quests", "objective", objective)
        proof.found.add("content-missing", place, field="hero")


def check_offers(ritual: Ritual, proof: Proof) -> None:
    """CH-FIN-9: Items of a set can be offered."""
    for name in ritual.offers:
        proof.found.known(proof.at("quests", "ritual", ritual), "offers", name, proof.names.sets)


def spoken(condition: AnyCondition, names: Names) -> Iterator[tuple[str, str, Any]]:
    """The names in a condition: the field, the name, and those that can stand there."""
    match condition:
        case All(of) | Some(of):
            for part in of:
                yield from spoken(part, names)
        case Not(of):
            yield from spoken(of, names)
        case Sequence(sets):
            yield from (("sets", name, names.sets) for name in sets)
        case Cause(causes):
            yield from (("causes", name, CAUSES) for name in causes)
        case Holds(set=name) if name is not None:
            yield "set", name, names.sets
        case Tally():
            yield from counted(condition, names)


def counted(tally: Tally, names: Names) -> Iterator[tuple[str, str, Any]]:
    """The names that say what counts."""
    known: dict[str, Any] = {
        "id": names.things,
        "set": names.sets,
        "building": names.buildings,
        "kind": tuple(ObjectiveKind),
    }
    for field, words in known.items():
        if (value := getattr(tally, field)) is not None:
            yield field, value, words
