// Campaigns: games that follow each other, and what is asked of the server about them.
import type {
  CampaignLegs,
  CampaignTold,
  Leg,
  LegLaid,
  NewBranch,
  NewCampaign,
  NewLeg,
  NewSeat,
} from "../wire/messages";
import { ask, part, read } from "./api";
import { held, hold, keysTo } from "./keys";
import { recall, remember } from "./storage";

const at = (id: string) => `campaigns/${part(id)}`;

async function lead(path: string, body: unknown): Promise<LegLaid> {
  return (await ask("POST", path, body)).json() as Promise<LegLaid>;
}

export const readCampaigns = () => read<CampaignTold[]>("campaigns");
export const readCampaign = (id: string) => read<CampaignLegs>(at(id));
/** Begin one; what this browser has seen the end of allows other beginnings. */
export const beginCampaign = (campaign: NewCampaign) => lead("campaigns", { ...campaign, after: knownCampaigns() });
/** How a campaign of a game may begin; the first way is for everybody. */
export function readBeginnings(game: string): Promise<string[]> {
  const asked = new URLSearchParams([["game", game], ...knownCampaigns().map((id) => ["after", id])]);
  return read(`campaigns/beginnings?${asked}`);
}
/** Lay the next table; where somebody was quicker, it is the one that they have laid. */
export const goOn = (id: string, leg: NewLeg) => lead(`${at(id)}/next`, leg);
/** Another story from a moment of a game that is over. */
export const branchOff = (id: string, branch: NewBranch) => lead(`${at(id)}/branch`, branch);
/** Keep a campaign from a file. */
export const bringCampaign = (record: unknown) => lead("campaigns/records", record);
/** Where a campaign can be downloaded. */
export const recordLink = (id: string) => `api/${at(id)}/record`;

const KEPT = 60;

/** The campaigns that this browser knows, the last one first. */
export function knownCampaigns(): string[] {
  const known = recall("campaigns");
  return Array.isArray(known) ? known.filter((id): id is string => typeof id === "string") : [];
}

export function rememberCampaign(id: string): void {
  remember("campaigns", [id, ...knownCampaigns().filter((one) => one !== id)].slice(0, KEPT));
}

/** What is known of the table that a new one follows. */
export interface Before {
  table: string;
  game: string;
  title: string;
  names: readonly string[];
}

/** Keep the secrets of the table that a campaign leads to: new ones, and those of people who stay. */
export function follow(led: LegLaid, seats: readonly (NewSeat | null)[] | null, before: Before): LegLaid {
  const { campaign, table, keys } = led;
  rememberCampaign(campaign);
  const old = held(before.table);
  const stays = (seat: number) => !seats || seats[seat] === null;
  const kept = (secrets: Record<number, string> = {}) =>
    Object.fromEntries(Object.entries(secrets).filter(([seat]) => stays(Number(seat))));
  const given = (kind: NewSeat["kind"]) =>
    Object.fromEntries(keys.flatMap((key, seat) => (key && seats?.[seat]?.kind === kind ? [[seat, key]] : [])));
  const names = (seats ?? before.names.map(() => null)).map((seat, number) => seat?.name ?? before.names[number] ?? "");
  hold(table, {
    game: before.game,
    title: before.title,
    names,
    seats: { ...kept(old?.seats), ...given("here") },
    invites: { ...kept(old?.invites), ...given("invited") },
  });
  return led;
}

/** Keep what this browser holds of the games before a table: with it, people who stay have their seats.
 *  Returns whether any of it is new. */
export async function lookBefore(table: string, { campaign, number }: Leg): Promise<boolean> {
  const { legs } = await readCampaign(campaign);
  const secrets = legs.slice(0, number - 1).map(({ table }) => (table ? keysTo(table.id).keys : {}));
  const before = Object.assign({}, ...secrets) as Record<number, string>;
  const known = keysTo(table).before;
  const news = Object.entries(before).some(([seat, key]) => known[Number(seat)] !== key);
  if (news) hold(table, { before });
  return news;
}

/** Another story from a moment of a table, with the same people, or with all of them at this screen. */
export async function branchFrom(
  leg: { campaign: string; number: number },
  seq: number,
  before: Before,
): Promise<LegLaid> {
  const mine = Object.keys(held(before.table)?.seats ?? {}).length > 0;
  const seats = mine ? null : before.names.map((name): NewSeat => ({ kind: "here", name }));
  return follow(await branchOff(leg.campaign, { leg: leg.number, seq, seats }), seats, before);
}
