"""What cards, fairies and tracks are worth to a player who has not thought about them yet."""

from functools import cache, lru_cache

from dedale.games.legends.content import Box
from dedale.games.legends.effects import AddIcon, Draw, Dust, Heal, Icon, Option

ICONS = {
    Icon.SWORD: 3.0,
    Icon.RANGED: 3.5,
    Icon.BOOTS: 2.0,
    Icon.SHIELD: 1.5,
    Icon.TELEPORT: 6.0,
    Icon.REUSE: 3.0,
    Icon.TRANSMUTE: 1.5,
}
DUST, HEAL, DRAW = 3.0, 3.0, 7.0
PAID = 2.5  # what a dust costs

ITEMS = {
    "item-tempered-blade": 13.0,
    "item-field-manual": 11.0,
    "item-winged-boots": 11.0,
    "item-blink-cloak": 13.0,
    "item-dust-flask": 13.0,
    "item-spiked-buckler": 9.0,
    "item-sling": 9.0,
    "item-longbow": 12.0,
    "item-healing-draught": 10.5,
    "item-phoenix-feather": 12.0,
    "item-multi-tool": 10.0,
    "item-duelist-kit": 11.0,
    "item-throwing-knives": 14.0,
}
FAIRIES = {
    "fairy-skip": 20.0,
    "fairy-insight": 11.0,
    "fairy-dust": 10.0,
    "fairy-stride": 7.0,
    "fairy-gate": 9.0,
    "fairy-mercy": 8.0,
    "fairy-swap-heroes": 5.0,
    "fairy-set-die": 5.0,
    "fairy-reroll": 5.0,
    "fairy-swap-monsters": 8.0,
    "fairy-volley": 9.0,
    "fairy-renewal": 8.0,
    "fairy-remove-threat": 3.0,
    "fairy-fetch": 8.0,
    "fairy-shared-dust": 9.0,
    "fairy-foresight": 5.0,
    "fairy-cancel": 6.0,
    "fairy-repeat": 8.0,
    "fairy-teleport": 8.0,
}
TRACKS = ("skill-blade", "skill-archer", "skill-alchemist", "skill-lore", "skill-path")
"""The tracks that most heroes like, the best first."""
TASTES = {
    "knight": ("skill-blade", "skill-path", "skill-lore", "skill-archer"),
    "smith": ("skill-alchemist", "skill-blade", "skill-archer", "skill-path"),
    "scout": ("skill-archer", "skill-blade", "skill-lore", "skill-alchemist"),
    "enchantress": ("skill-lore", "skill-archer", "skill-blade", "skill-alchemist"),
}


@cache
def worth_of_option(option: Option) -> float:
    """What one way to use a card brings, at first sight."""
    found = -PAID * option.cost.dust
    for effect in option.effects:
        match effect:
            case AddIcon(icon, count, reach):
                found += ICONS[icon] * count + 0.4 * max(0, reach - 1) * count
            case Dust(count):
                found += DUST * (3 if count is None else count)
            case Heal(count):
                found += HEAL * (4 if count is None else count)
            case Draw(count):
                found += DRAW * count
    return found


@lru_cache(maxsize=16)
def worths_of_cards(box: Box) -> dict[str, float]:
    """What each card in a hand is worth at first sight; madness is worth less than nothing."""
    found = {
        id: max(worth_of_option(option) for option in card.options)
        for id, card in box.cards.items()
        if id not in box.madness
    }
    return found | dict.fromkeys(box.madness, -6.0)
