// What is told at the end of a game, page by page: the count, boxes that open, and the story.
import type { AnyEvent, Result } from "../../../wire/chronicles";

export interface Count {
  page: "count";
  game: boolean; // how the game went is told here
  counted: boolean; // and what the campaign has of it: boxes that were earned are opened first
  cause: string;
  held: number;
  others: number; // Crystals of cards, or of losses
  looted: number;
  crystals: number;
  chapter: number | null; // that is completed
  gained: number; // for the stash
  stash: number; // after that
  marks: readonly number[]; // spaces of the Goblin track
  losses: Readonly<Record<number, number>>; // Crystals, by space
}
export interface BoxPage {
  page: "box";
  building: string;
  box: number;
  cards: readonly string[];
}
export interface ScriptPage {
  page: "script";
  script: number;
  cards: readonly string[];
}
export interface LastPage {
  page: "last";
  result: Result;
  score: number | null;
}
export type Page = Count | BoxPage | ScriptPage | LastPage;

type Ended = Extract<AnyEvent, { event: "game-ended" }>;

/** How the game ended, where it has. */
export function endIn(events: readonly AnyEvent[]): Ended | null {
  return events.find((event) => event.event === "game-ended") ?? null;
}

/** The pages of a step, in the order in which they are read: first how the game went. */
export function pagesOf(events: readonly AnyEvent[], ended: Ended | null = endIn(events)): Page[] {
  const pages: Page[] = [];
  for (const event of events) {
    const last = pages.at(-1);
    if (event.event === "box-opened") pages.push({ page: "box", building: event.building, box: event.box, cards: [] });
    else if (event.event === "script-read") pages.push({ page: "script", script: event.script, cards: [] });
    else if (event.event === "campaign-ended") pages.push({ page: "last", result: event.result, score: event.score });
    else if (event.event === "cards-added" && last && "cards" in last)
      pages[pages.length - 1] = { ...last, cards: [...last.cards, ...event.cards] };
  }
  const count = countOf(events, ended);
  if (!count) return pages;
  const boxes = count.game ? 0 : pages.filter(({ page }) => page === "box").length; // those that were opened before it
  return pages.toSpliced(boxes, 0, count);
}

function countOf(events: readonly AnyEvent[], ended: Ended | null): Count | null {
  if (!ended || ended.cause === "rituals") return null; // after William is freed, nothing is counted
  const filled = events.find((event) => event.event === "stash-filled");
  const game = endIn(events) !== null;
  if (!game && !filled) return null;
  const marks = events.filter((event) => event.event === "track-marked").map(({ space }) => space);
  return {
    page: "count",
    game,
    counted: filled !== undefined,
    cause: ended.cause,
    held: ended.held,
    others: ended.crystals - ended.held,
    looted: ended.looted,
    crystals: ended.crystals,
    chapter: events.find((event) => event.event === "chapter-completed")?.chapter ?? null,
    gained: filled?.count ?? 0,
    stash: filled?.stash ?? 0,
    marks,
    losses: lossesIn(events),
  };
}

/** A loss follows the mark of its space. */
function lossesIn(events: readonly AnyEvent[]): Record<number, number> {
  const losses: Record<number, number> = {};
  let space = 0;
  for (const event of events) {
    if (event.event === "track-marked") space = event.space;
    if (event.event === "stash-lost") losses[space] = event.count;
  }
  return losses;
}
