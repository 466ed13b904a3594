"""The packs that this server offers: read once as it starts, and chosen by their names."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from dedale.core.content import Mistakes, PackText, open_pack, pack_from, taking_packs
from dedale.core.errors import BadContent, BadOption
from dedale.core.game import AnyGame
from dedale.games import CATALOGUE

Packs = Mapping[str, Mapping[str, PackText]]
"""The texts of packs, by game and by name."""


def read_packs(folders: Iterable[Path]) -> Packs:
    """The packs in these folders, each for the games that it fits; raises BadContent."""
    packs: dict[str, dict[str, PackText]] = {}
    for folder in folders:
        text = pack_from(folder.expanduser())
        name = open_pack(text).name
        for game in games_for(text):
            offered = packs.setdefault(game.id, {})
            if name in offered:
                found = Mistakes()
                found.add("content-twice", str(folder), other=name)
                found.raise_all()
            offered[name] = text
    return packs


def games_for(text: PackText) -> list[AnyGame]:
    """The games whose cards a pack can change; where it fits none, the mistakes of the nearest."""
    fitting, refusals = [], []
    for game in CATALOGUE.values():
        option = taking_packs(game.options)
        if option is None or game.screen.box is None:
            continue
        try:
            game.screen.box.told(game.options(**{option: text}))
        except BadContent as refusal:
            refusals.append(refusal)
        else:
            fitting.append(game)
    if not fitting:
        raise min(refusals, key=distance)
    return fitting


def distance(refusal: BadContent) -> tuple[int, int]:
    """How far a pack is from a game: files that the game does not have, then any mistakes."""
    strange = sum(part.key == "content-file" for part in refusal.parts)
    return strange, len(refusal.parts)


def unpacked(packs: Packs, game: AnyGame, options: Mapping[str, Any]) -> dict[str, Any]:
    """Options in which a pack is named, with the pack itself."""
    option, offered = taking_packs(game.options), packs.get(game.id, {})
    if option is None or not (name := options.get(option)):
        return dict(options)
    if name not in offered:
        known = ", ".join(offered) or "–"
        raise BadOption("no-such-pack", field=option, value=str(name)[:40], known=known)
    return {**options, option: offered[name]}
