// The tables that this browser knows, with the secrets of its seats. They never leave it but to the table's server.
import { recall, remember } from "./storage";

/** An invitation that was opened here, and the secret that its seat shall have once it is claimed. */
export interface Claim {
  invitation: string;
  key: string;
}

export interface Held {
  game: string; // empty as long as only a link is known
  title: string;
  /** The secrets of the seats that play at this screen, by seat. */
  seats: Record<number, string>;
  /** The secrets of the seats that others were invited to, for the links to them. */
  invites: Record<number, string>;
  /** The secrets of seats at earlier games of its campaign: they fit where the same people sit. */
  before?: Record<number, string>;
  /** The seats that can be claimed here; each is settled when somebody sits down, or cannot. */
  claims?: Record<number, Claim>;
  names: string[];
  last: number; // when it was last opened, in milliseconds
  lesson?: boolean; // laid to learn a game: not one to carry on with
}

const NAME = "tables";

function shelf(): Record<string, Held> {
  const tables = recall(NAME);
  return typeof tables === "object" && tables !== null ? (tables as Record<string, Held>) : {};
}

/** What this browser holds of a table. */
export function held(id: string): Held | null {
  return shelf()[id] ?? null;
}

/** All tables that this browser knows, the last one first. */
export function allHeld(): (Held & { id: string })[] {
  const tables = Object.entries(shelf()).map(([id, table]) => ({ id, ...table }));
  return tables.sort((a, b) => b.last - a.last);
}

/** Remember more of a table; secrets are added to those already held. False where that will be gone with the page. */
export function hold(id: string, more: Partial<Held>): boolean {
  const tables = shelf();
  const known = tables[id] ?? { game: "", title: "", seats: {}, invites: {}, names: [], last: 0 };
  tables[id] = {
    ...known,
    last: Date.now(),
    ...more,
    seats: { ...known.seats, ...more.seats },
    invites: { ...known.invites, ...more.invites },
    claims: { ...known.claims, ...more.claims },
  };
  return remember(NAME, tables);
}

/** What may open seats at a table: its own secrets, and those of the games before it. */
export function keysTo(id: string): { keys: Held["seats"]; before: Held["seats"] } {
  const known = held(id);
  return { keys: known?.seats ?? {}, before: known?.before ?? {} };
}

/** The table has told its name, and which seats are held: what has opened one of them is its secret. */
export function recognise(id: string, seats: readonly number[], more: Pick<Held, "game" | "title">): void {
  const { keys, before } = keysTo(id);
  const opened = Object.entries(before).filter(([seat]) => seats.includes(Number(seat)));
  hold(id, { ...more, seats: { ...Object.fromEntries(opened), ...keys } });
}

/** An invitation was opened: its seat can be claimed, unless it is held here already. */
export function accept(id: string, seat: number, invitation: string): void {
  const known = held(id);
  if (known?.seats[seat] || known?.claims?.[seat]?.invitation === invitation) return;
  hold(id, { claims: { [seat]: { invitation, key: newSecret() } } });
}

/** A claim was answered: with the secret of the seat, or null if it was refused. Another may have taken its place. */
export function settle(id: string, seat: number, key: string | null, claim?: Claim): void {
  if (key !== null) hold(id, { seats: { [seat]: key } });
  const tables = shelf();
  const claims = tables[id]?.claims;
  if (key === null && claims?.[seat]?.key !== claim?.key) return;
  delete claims?.[seat];
  remember(NAME, tables);
}

/** The group goes on at another table. Others may sit there by now, so a secret is only tried there. */
export function handOn(id: string, next: string): void {
  const { seats = {}, invites = {}, claims = {} } = held(id) ?? {};
  hold(next, { before: seats, invites, claims });
}

/** A secret that nobody can guess, as the server makes them. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_");
}

/** Forget a table with all its secrets. */
export function forget(id: string): void {
  const { [id]: _, ...others } = shelf();
  remember(NAME, others);
}
