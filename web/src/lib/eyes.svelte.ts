// Through whose eyes a screen looks. Where people share it, a curtain falls between them.
import type { News } from "./step";
import type { Decision, TableNow } from "../wire/messages";

/**
 * Whose eyes are wanted: those of a person at this screen who is asked; as long as nobody here is
 * asked, nothing changes.
 */
export function eyesFor(held: readonly number[], decision: Decision | null, eyes: number | null): number | null {
  if (held.length <= 1) return held[0] ?? null;
  const asked = held.filter((seat) => decision?.seats.includes(seat));
  const stays = eyes === null || held.includes(eyes) ? eyes : null;
  return asked.length === 0 || (eyes !== null && asked.includes(eyes)) ? stays : asked[0]!;
}

export class Eyes {
  seat = $state<number | null>(null);
  curtain = $state<number | null>(null); // for whom it waits
  regret = $state.raw<{ seat: number; to: number } | null>(null); // what can be taken back behind it
  #asked: number | null | undefined; // the eyes that the server was asked for
  #look: (eyes: number | null) => void;

  constructor(seats: readonly number[], look: (eyes: number | null) => void) {
    this.#asked = seats.length === 1 ? seats[0]! : null;
    this.#look = look;
  }

  /** The eyes to ask for when the line is opened again. */
  get next(): number | null {
    return this.#asked === undefined ? this.seat : this.#asked;
  }

  /** The server shows the table through these eyes; returns whether they have changed. */
  given(eyes: number | null): boolean {
    const others = eyes !== this.seat;
    if (eyes === this.#asked) this.#asked = undefined;
    this.seat = eyes;
    return others;
  }

  /** Whoever hands the screen on may still take a step back, as long as nothing else happens. */
  remember(news: News, before: TableNow | null): void {
    const free = news.eyes === null && before?.undo?.free && before.seq === news.now.seq;
    this.regret = free && this.seat !== null ? { seat: this.seat, to: before.undo!.to } : null;
  }

  /**
   * Ask for the eyes that the table needs now: at once, or behind the curtain where people share the
   * screen and have secrets from each other.
   */
  settle(held: readonly number[], decision: Decision | null, secrets = true): void {
    const wanted = eyesFor(held, decision, this.seat);
    if (wanted === this.seat) {
      this.curtain = null;
    } else if (held.length <= 1 || !secrets) {
      this.#ask(wanted);
    } else {
      this.curtain = wanted;
      if (this.seat !== null && this.#asked === undefined) this.#ask(null);
    }
  }

  /** The next person is ready. */
  open(): void {
    if (this.curtain !== null) this.#ask(this.curtain);
  }

  #ask(eyes: number | null): void {
    if (this.#asked === eyes) return;
    this.#asked = eyes;
    this.#look(eyes);
  }
}
