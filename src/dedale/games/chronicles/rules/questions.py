"""What seats are asked."""

from enum import StrEnum


class Ask(StrEnum):
    """What a seat is asked (docs/rules/chronicles.md, section 13.1)."""

    PICK = "setup-character"
    CORNERS = "setup-corner"
    FIRST = "setup-first"
    SETUP = "setup-option"
    ORDER = "lab-order"
    ROLL = "window-roll"
    LOOT = "window-loot"
    HALT = "window-halt"
    ACT = "action-main"
    MOVE = "action-move"
    CHOOSE = "effect-param"
    NEXT = "turn-next"
    VILLAGE = "end-village"
    SHOP = "end-shop"
    BUILDING = "end-building"
    RITUALS = "end-rituals"
    CAMPAIGN = "camp-next"
    OFFER = "soothe-offer"
