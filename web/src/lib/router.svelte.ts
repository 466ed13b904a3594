// Where we are. Only the fragment of the address says it: that part is never sent to a server.
export type Route =
  | { screen: "lobby" }
  | { screen: "table"; id: string; seq: number | null; invitation: Invitation | null }
  | { screen: "lesson"; game: string }
  | { screen: "campaigns"; id: string | null }
  | { screen: "record"; packed: string };

/** A seat and its secret, as written in a link. */
export interface Invitation {
  seat: number;
  key: string;
}

function readInvitation(query: string): Invitation | null {
  const asked = new URLSearchParams(query);
  const seat = asked.get("seat") ?? "";
  const key = asked.get("key") ?? "";
  return /^\d{1,2}$/.test(seat) && key ? { seat: Number(seat), key } : null;
}

/** What a fragment such as `#/table/abc/12` means; what it does not understand leads to the lobby. */
export function readRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?", 2);
  const [, screen, id = "", more = ""] = path.split("/").map(decode);
  if (screen === "table" && id) {
    const seq = /^\d+$/.test(more) ? Number(more) : null;
    return { screen, id, seq, invitation: readInvitation(query) };
  }
  if (screen === "lesson" && id) return { screen, game: id };
  if (screen === "campaigns") return { screen, id: id || null };
  if (screen === "record" && id) return { screen, packed: id };
  return { screen: "lobby" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return ""; // a broken link
  }
}

/** The fragment of a table, or of a moment in it. */
export function tablePath(id: string, seq: number | null = null): string {
  return `#/table/${encodeURIComponent(id)}${seq === null ? "" : `/${seq}`}`;
}

/** The link that brings a friend to a seat. */
export function invitationLink(address: string, id: string, { seat, key }: Invitation): string {
  return `${address.replace(/\/$/, "")}/${tablePath(id)}?${new URLSearchParams({ seat: String(seat), key })}`;
}

export function lessonPath(game: string): string {
  return `#/lesson/${encodeURIComponent(game)}`;
}

/** The fragment of all campaigns, or of one. */
export function campaignPath(id: string | null = null): string {
  return `#/campaigns${id === null ? "" : `/${encodeURIComponent(id)}`}`;
}

const here = $state({ route: readRoute(globalThis.location?.hash ?? "") });

export function route(): Route {
  return here.route;
}

export function go(hash: string): void {
  location.hash = hash;
}

/** Go on from here without a trace of what was in the address bar. */
export function goQuietly(hash: string): void {
  history.replaceState(null, "", hash);
  here.route = readRoute(hash);
}

/** Follow the address bar; calling the result ends that. */
export function followAddress(): () => void {
  const follow = () => (here.route = readRoute(location.hash));
  addEventListener("hashchange", follow);
  return () => removeEventListener("hashchange", follow);
}
