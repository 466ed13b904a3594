"""`dedale campaign`: which campaigns there are, and how they travel as records."""

import asyncio
from pathlib import Path

from dedale.cli.speech import plain_words, terminal_voice
from dedale.cli.tables import Stored, hall_at, print_seats
from dedale.core.errors import BadRecord
from dedale.server.campaigns import file_name, take_in
from dedale.server.hall import Hall
from dedale.store import save
from dedale.store.chain import read_campaign
from dedale.store.export import read_file
from dedale.store.log import StoredCampaign
from dedale.text.voice import Voice


def list_campaigns(place: Stored, lang: str) -> None:
    """Print a line for each campaign."""

    async def found() -> list[str]:
        async with hall_at(*place) as hall:
            return [await line_of(hall, kept, voice) for kept in await hall.store.campaigns()]

    with plain_words(lang):
        voice = terminal_voice(lang)
        print("\n".join(asyncio.run(found())) or voice.say("campaign-none"))


async def line_of(hall: Hall, campaign: StoredCampaign, voice: Voice) -> str:
    """A campaign in one line, and in another why it cannot be opened."""
    state, why = "shut", ""
    try:
        state = "over" if (await hall.campaigns.story(campaign.id)).result else "open"
    except BadRecord as trouble:
        why = f"\n  {voice.explain(trouble)}"
    line = voice.say(
        "campaign-line",
        campaign=campaign.id,
        game=campaign.game,
        games=len(await hall.store.legs(campaign.id)),
        state=state,
        title=campaign.title or "–",
    )
    return line + why


def export_campaign(id: str, file: Path | None, place: Stored, lang: str) -> None:
    """Write the record of a campaign."""

    async def exported() -> tuple[int, Path]:
        async with hall_at(*place) as hall:
            written = await hall.campaigns.export(id)
        path = (file or Path(file_name(written, id))).expanduser()
        if path.exists():
            raise BadRecord("record-exists", file=str(path))
        save(written, path)
        return len(written.legs), path

    with plain_words(lang):
        games, path = asyncio.run(exported())
        voice = terminal_voice(lang)
        print(voice.say("campaign-exported", campaign=id, games=games, file=str(path)))


def import_campaign(file: Path, place: Stored, lang: str) -> None:
    """Keep the tables of a campaign, and tell how to come to the seats of the last one."""

    async def imported() -> None:
        path = file.expanduser()
        written = read_campaign(read_file(path), str(path))
        async with hall_at(*place) as hall:
            led = await take_in(hall, written, str(path))
        voice = terminal_voice(lang)
        facts = {"file": str(file), "campaign": led.campaign, "table": led.table}
        print(voice.say("campaign-imported", **facts))
        print_seats(voice, led.table, led.keys)

    with plain_words(lang):
        asyncio.run(imported())
