// Everything that is asked of the server over HTTP, in one place.
import type {
  GameTold,
  House,
  Laid,
  NewPractice,
  NewTable,
  Problem,
  RuleTold,
  TableTold,
  Taken,
} from "../wire/messages";
import type { Claim } from "./keys";
import { settings } from "./settings.svelte";
import type { Facts } from "./voice";

/** The server did not grant a request, or could not be reached; `explain` says it. */
export class Refusal extends Error {
  constructor(
    readonly key: string,
    readonly facts: Facts,
    readonly sentence: string,
    readonly status: number,
  ) {
    super(sentence || key);
  }
}

/** Whether the same request may be granted later: the server was not reached, is asked too much, or is in trouble. */
export function passes({ status }: Refusal): boolean {
  return status === 0 || status === 429 || status >= 500;
}

function isProblem(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && "key" in value && "sentence" in value;
}

/** Ask the server and return its answer; throws a Refusal. */
export async function ask(method: "GET" | "POST", path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`api/${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refusal("server-unreachable", {}, "", 0);
  }
  if (answer.ok) return answer;
  const problem: unknown = await answer.json().catch(() => null);
  if (isProblem(problem)) throw new Refusal(problem.key, problem.facts, problem.sentence, answer.status);
  throw new Refusal("server-trouble", { status: answer.status }, "", answer.status);
}

export async function read<T>(path: string): Promise<T> {
  return (await ask("GET", path)).json() as Promise<T>;
}

export const part = encodeURIComponent;

export const readHouse = () => read<House>("house");
export const readGames = () => read<GameTold[]>("games");
export const readTables = () => read<TableTold[]>("tables");
export const readTable = (id: string) => read<TableTold>(`tables/${part(id)}`);
/** What is in the box of a table, where its game has cards to tell of. */
export const readBox = <Box>(id: string) => read<Box>(`tables/${part(id)}/box`);
/** The rules of a game; at a table, with those that its open boxes tell. */
export const readRules = (game: string, table?: string) =>
  read<RuleTold[]>(table ? `tables/${part(table)}/rules` : `rules/${part(game)}`);

export async function layTable(table: NewTable): Promise<Laid> {
  return (await ask("POST", "tables", table)).json() as Promise<Laid>;
}

/** Copy a moment of a finished game, to play on from it. */
export async function layPractice(id: string, practice: NewPractice): Promise<Laid> {
  return (await ask("POST", `tables/${part(id)}/practice`, practice)).json() as Promise<Laid>;
}

/** Take an open seat, or claim one with an invitation; the answer is its secret. */
export async function takeSeat(id: string, seat: number, name: string, claim?: Claim): Promise<string> {
  const answer = await ask("POST", `tables/${part(id)}/seats/${seat}`, { name, ...claim });
  return ((await answer.json()) as Taken).key;
}

/** A picture of a text, for cameras. */
export async function drawCode(text: string): Promise<Blob> {
  const answer = await ask("POST", "qr", { text });
  return new Blob([await answer.text()], { type: "image/svg+xml" });
}
