"""Campaigns over HTTP: how they begin, go on and branch, and how they travel."""

import asyncio
from contextlib import suppress
from typing import Any

from litestar import MediaType, Request, Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from dedale.bots import Why
from dedale.core.errors import BadRecord
from dedale.games import game_by_id
from dedale.server.bodies import (
    CampaignLegs,
    CampaignTold,
    KnownCampaigns,
    LegLaid,
    LegTold,
    NewBranch,
    NewCampaign,
    NewLeg,
    OptionTold,
)
from dedale.server.errors import Forbidden
from dedale.server.hall import Hall, TheHall
from dedale.server.keys import seats_held
from dedale.server.limits import Limits
from dedale.server.lobby import LISTED, LOOKED_AT, options_told, setting_for, table_told
from dedale.server.origin import same_origin
from dedale.server.problems import asks_for, problems
from dedale.server.records import UPLOAD, attached, require_playable
from dedale.server.seating import Keys, chairs_after, require_room, seated
from dedale.store.campaigns import Fork, LaidLeg, Onward, Story
from dedale.store.chain import CampaignRecord, read_campaign
from dedale.table.room import Room

AnyRequest = Request[Any, Any, Any]


@get("/", responses=problems(400, 503))
async def listed(hall: TheHall) -> list[CampaignTold]:
    """The listed campaigns, the newest first."""
    told: list[CampaignTold] = []
    for campaign in await hall.store.campaigns(listed=True, most=LOOKED_AT):
        with suppress(BadRecord):  # of other rules: it cannot go on here
            told.append(campaign_told(await hall.campaigns.story(campaign.id)))
        if len(told) == LISTED:
            break
    return told


@get("/{id:str}", responses=problems(400, 404, 503))
async def one(id: FromPath[str], hall: TheHall) -> CampaignLegs:
    """A campaign, and its games in order."""
    story = await hall.campaigns.story(id)
    legs = [await leg_told(hall, table) for table in story.tables]
    return CampaignLegs(campaign_told(story), tuple(legs), anew_told(story))


@get("/beginnings", responses=problems(400, 503))
async def beginnings(
    game: FromQuery[str], hall: TheHall, after: FromQuery[KnownCampaigns] = ()
) -> list[str]:
    """The names of the ways to begin a campaign of a game, for whoever knows these campaigns."""
    return list(await hall.campaigns.beginnings(game_by_id(game), after))


@post("/", guards=[same_origin], responses=problems(400, 403, 413, 429, 503))
async def begin(data: JSONBody[NewCampaign], request: AnyRequest, hall: TheHall) -> LegLaid:
    """Begin a campaign with its first table, and tell the secrets of its seats, only now."""
    await require_room(request, hall)
    asks_for(request, data.game)
    setting, keys = setting_for(hall, data)
    way = await hall.campaigns.begin(setting, data.beginning, data.after)
    return led(way, keys)


@post("/{id:str}/next", guards=[same_origin], responses=problems(400, 403, 404, 409, 413, 429, 503))
async def go_on(
    id: FromPath[str], data: JSONBody[NewLeg], request: AnyRequest, hall: TheHall
) -> LegLaid:
    """Lay the next table, or find the one that somebody else has laid; then no secret is told."""
    await require_room(request, hall)
    asks_for(request, (await hall.store.campaign(id)).game)
    room = await room_of(hall, id, data.seen)
    if not seats_held(room.chairs, data.keys) and any(chair.key for chair in room.chairs):
        raise Forbidden("watching-only")
    chairs, keys = chairs_after(room.chairs, data.seats or (None,) * len(room.chairs))
    way = await hall.campaigns.go_on(id, Onward(data.seen, chairs, data.options))
    return led(way, keys)


@post(
    "/{id:str}/branch", guards=[same_origin], responses=problems(400, 403, 404, 409, 413, 429, 503)
)
async def branch(
    id: FromPath[str], data: JSONBody[NewBranch], request: AnyRequest, hall: TheHall
) -> LegLaid:
    """Begin another story from a moment of a game that is over; the old one stays as it is."""
    await require_room(request, hall)
    room = await room_of(hall, id, data.leg)
    chairs, keys = chairs_after(room.chairs, data.seats or (None,) * len(room.chairs))
    way = await hall.campaigns.branch(id, Fork(data.leg, data.seq, data.title, chairs))
    return led(way, keys)


@get("/{id:str}/record", media_type=MediaType.JSON, responses=problems(400, 404, 409, 503))
async def record(id: FromPath[str], hall: TheHall) -> Response[bytes]:
    """The records of all its games that are over, in one file."""
    written = await hall.campaigns.export(id)
    return attached(written, file_name(written, id))


@post(
    "/records",
    guards=[same_origin],
    request_max_body_size=Limits().campaign,
    responses=problems(400, 403, 413, 429, 503),
)
async def bring(request: AnyRequest, hall: TheHall) -> LegLaid:
    """Keep a campaign from elsewhere; whoever brings it gets the seats of its last game."""
    await require_room(request, hall)
    written = await asyncio.to_thread(read_campaign, await request.body(), UPLOAD)
    return await take_in(hall, written, UPLOAD)


async def take_in(hall: Hall, written: CampaignRecord, file: str) -> LegLaid:
    """Keep the tables of a campaign, with new secrets for the last of them."""
    await hall.require_space(len(written.legs))
    for log in written.legs:
        require_playable(log, hall.limits.steps)
    chairs, keys = seated(written.legs[-1].seats)
    way = await hall.campaigns.take_in(written, chairs, file)
    return led(way, keys)


def led(way: LaidLeg, keys: Keys) -> LegLaid:
    """Where a campaign leads; a table that was there before keeps its secrets."""
    return LegLaid(way.campaign, way.table, keys if way.new else (None,) * len(keys))


def file_name(written: CampaignRecord, id: str) -> str:
    """What the record of a campaign is called."""
    return f"{written.game}-campaign-{id}.json"


async def room_of(hall: Hall, id: str, number: int) -> Room:
    """The room of a game of a campaign."""
    return (await hall.rooms.room(await hall.campaigns.table(id, number))).room


def campaign_told(story: Story) -> CampaignTold:
    """What everybody may know of a campaign."""
    campaign, tables, result, _ = story
    return CampaignTold(
        id=campaign.id,
        game=campaign.game,
        title=campaign.title,
        made=campaign.made,
        games=len(tables),
        table=tables[-1],
        result=result,
    )


def anew_told(story: Story) -> tuple[OptionTold, ...]:
    """What can be chosen for the next game, and the defaults."""
    if story.ahead is None:
        return ()
    anew = game_by_id(story.campaign.game).anew(story.ahead)
    return tuple(option for option in options_told(story.ahead) if option.name in anew)


async def leg_told(hall: Hall, table: str) -> LegTold:
    """What everybody may know of a game, or why it cannot be opened."""
    try:
        return LegTold(await table_told(hall, await hall.store.header(table)))
    except BadRecord as trouble:
        return LegTold(None, Why(trouble.key, trouble.facts))


campaigns = Router(
    "/api/campaigns",
    route_handlers=[listed, beginnings, one, begin, go_on, branch, record, bring],
    tags=["campaigns"],
)
