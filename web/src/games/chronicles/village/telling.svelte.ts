// The pages that are still to be read here. What was read once is not told again: the journal has it.
import { recall, remember } from "../../../lib/storage";
import type { StepTold } from "../../../lib/step";
import type { AnyEvent } from "../../../wire/chronicles";
import { endIn, pagesOf, type Page } from "./pages";

const KEPT = 20; // tables
type Read = [table: string, seq: number][];

const readSoFar = (): Read => {
  const known = recall("village-read");
  return Array.isArray(known) ? (known as Read) : [];
};

export class Telling {
  pages = $state.raw<readonly Page[]>([]);
  #table: string;
  #seq: number;

  constructor(table: string) {
    this.#table = table;
    this.#seq = readSoFar().find(([id]) => id === table)?.[1] ?? -1;
  }

  /** Add what happened since. Whoever comes to a table that is over has the journal, unless a campaign ended there. */
  follow(story: readonly StepTold[], over: boolean): void {
    const arriving = this.#seq < 0 && over;
    const steps = story.filter(({ seq }) => seq > this.#seq);
    const last = story.at(-1);
    if (!last || last.seq <= this.#seq) return;
    this.#seq = last.seq;
    const ended = endIn(story.flatMap(({ events }) => events as AnyEvent[]));
    const pages = steps.flatMap(({ events }) => pagesOf(events as AnyEvent[], ended));
    if (pages.length > 0 && (!arriving || pages.at(-1)?.page === "last")) this.pages = [...this.pages, ...pages];
    else this.#keep();
  }

  next(): void {
    this.pages = this.pages.slice(1);
    if (this.pages.length === 0) this.#keep();
  }

  skip(): void {
    this.pages = [];
    this.#keep();
  }

  #keep(): void {
    const others = readSoFar().filter(([id]) => id !== this.#table);
    remember("village-read", [...others, [this.#table, this.#seq]].slice(-KEPT));
  }
}
