// Records in links: a whole game, as a report of the lab has it for somebody who wants to watch.
import type { Laid } from "../wire/messages";
import { ask, Refusal } from "./api";

/** As much of a record as is shown before its table is laid. */
export interface BroughtRecord {
  game: string;
  seats: readonly { name: string; player: string }[];
}

const damaged = () => new Refusal("record-link-damaged", {}, "", 0);

/** The record in a link: JSON, deflated, in the letters of addresses. Throws a Refusal where it is none. */
export async function unpackRecord(packed: string): Promise<BroughtRecord> {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
    const record = JSON.parse(await new Response(plain).text());
    if (typeof record?.game !== "string" || !Array.isArray(record.seats)) throw damaged();
    return record;
  } catch {
    throw damaged();
  }
}

/** Lay the table of a record: whoever brings it gets the seats of all people. */
export async function bringRecord(record: BroughtRecord): Promise<Laid> {
  return (await ask("POST", "records", record)).json() as Promise<Laid>;
}
