// Every word on the screen. Reading it in a component makes the component follow the language.
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { settings, type Language } from "./settings.svelte";
import { Voice, type Facts } from "./voice";

export { cellLabel } from "./voice";
export type { Facts } from "./voice";

const voices = new SvelteMap<string, Voice>(); // by language and source
const at = $state({ game: "", source: "" }); // a source is a game, or a table whose pack has words of its own
let names = $state.raw<readonly string[]>([]); // by seat

async function read(language: Language, source: string): Promise<Voice> {
  const [game = "", table] = source.split("@").map(encodeURIComponent);
  const answer = await fetch(table ? `api/tables/${table}/texts/${language}` : `api/texts/${language}/${game}`);
  if (!answer.ok) throw new Error(`The texts of ${language}/${source} could not be read (${answer.status}).`);
  return new Voice(language, await answer.text());
}

async function load(language: Language, source: string): Promise<void> {
  const name = `${language}/${source}`;
  if (!voices.has(name)) voices.set(name, await read(language, source));
}

/** Have the words of these games ready, for `say(…, game)`. */
export async function loadTexts(games: readonly string[]): Promise<void> {
  await Promise.all(games.map((game) => load(settings.language, game)));
}

/** From now on, speak of this game, or of a table that is played with a pack. */
export async function speakOf(game: string, table?: string): Promise<void> {
  const source = table ? `${game}@${table}` : game;
  await load(settings.language, source);
  Object.assign(at, { game, source });
}

/** Read the words of a table again: something was opened there that has words of its own. */
export async function speakAnew(game: string, table: string): Promise<void> {
  const { language } = settings;
  const source = `${game}@${table}`;
  const voice = await read(language, source);
  for (const name of [...voices.keys()]) if (name.endsWith(`/${source}`)) voices.delete(name);
  voices.set(`${language}/${source}`, voice);
  Object.assign(at, { game, source });
}

/** Change the language once all words that are in use are here. */
export async function speakIn(language: Language): Promise<void> {
  const sources = new Set([...voices.keys()].map((name) => name.split("/")[1] ?? ""));
  const inUse = [...sources].filter((source) => source === at.source || !source.includes("@"));
  await Promise.all(inUse.map((source) => load(language, source)));
  settings.language = language;
}

/** From now on, seats are called by these names. */
export function callSeats(others: readonly string[]): void {
  const before = untrack(() => names);
  // Names may themselves be said by a text: the same ones again change nothing.
  if (others.length !== before.length || others.some((name, seat) => name !== before[seat])) names = [...others];
}

function voice(game = at.game): Voice | undefined {
  return voices.get(`${settings.language}/${game === at.game ? at.source : game}`);
}

/** A missing text must not break the table: its key is shown, and the console says why. */
function spoken(key: string, sentence: () => string | undefined): string {
  try {
    return sentence() ?? "";
  } catch (error) {
    console.error(error);
    return key;
  }
}

export function knows(key: string, game?: string): boolean {
  return voice(game)?.knows(key) ?? false;
}

export function say(key: string, facts: Facts = {}, game?: string): string {
  return spoken(key, () => voice(game)?.say(key, facts, names));
}

/** An action, an event or a note as a sentence. */
export function tell(record: object): string {
  return spoken("", () => voice()?.tell(record, names));
}

/** What went wrong, and what to do about it; `sentence` is what the server said, for keys without a text here. */
export function explain(trouble: { key: string; facts: Facts; sentence?: string }): string {
  const key = trouble.key.toLowerCase();
  if (!knows(key) && trouble.sentence) return trouble.sentence;
  return say(key, trouble.facts);
}

/** The house writes British English. */
function locale(): string {
  return settings.language === "en" ? "en-GB" : settings.language;
}

export function sayNumber(value: number): string {
  return new Intl.NumberFormat(locale()).format(value);
}

/** “a, b and c”, or with `or`. */
export function sayList(words: Iterable<string>, type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(locale(), { type }).format(words);
}

/** How long ago something was, in the largest unit that fits. */
export function sayAgo(time: number, now = Date.now()): string {
  const minutes = Math.round((time - now) / 60_000);
  const words = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  if (minutes > -60) return words.format(Math.min(minutes, 0), "minute");
  if (minutes > -24 * 60) return words.format(Math.round(minutes / 60), "hour");
  return words.format(Math.round(minutes / 60 / 24), "day");
}
