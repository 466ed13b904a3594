// Campaigns: games that follow each other, and what is asked of the server about them.
import type { CampaignLegs, CampaignTold, Led, NewBranch, NewLeg, NewTable } from "../wire/messages";
import { ask, part, read } from "./api";

const at = (id: string) => `campaigns/${part(id)}`;

async function lead(path: string, body: unknown): Promise<Led> {
  return (await ask("POST", path, body)).json() as Promise<Led>;
}

export const readCampaigns = () => read<CampaignTold[]>("campaigns");
export const readCampaign = (id: string) => read<CampaignLegs>(at(id));
export const beginCampaign = (table: NewTable) => lead("campaigns", table);
/** Lay the next table; where somebody was quicker, it is the one that they have laid. */
export const goOn = (id: string, leg: NewLeg) => lead(`${at(id)}/next`, leg);
/** Another story from a moment of a game that is over. */
export const branchOff = (id: string, branch: NewBranch) => lead(`${at(id)}/branch`, branch);
/** Keep a campaign from a file. */
export const bringCampaign = (record: unknown) => lead("campaigns/records", record);
/** Where a campaign can be had as a file. */
export const recordLink = (id: string) => `api/${at(id)}/record`;
