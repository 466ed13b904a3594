// What people at the table say to each other.
import type { Gesture, Remark, Talk as Told } from "../wire/messages";
import type { Line } from "./line";

export const GESTURES: readonly Gesture[] = ["hello", "well-played", "thanks", "oops", "thinking", "laugh"];

export class Talk {
  remarks = $state.raw<readonly Remark[]>([]);
  muted = $state.raw<ReadonlySet<number>>(new Set());
  #read = $state(0); // the number of the last remark that was looked at
  #line: () => Line;

  constructor(line: () => Line) {
    this.#line = line;
  }

  get heard(): number {
    return this.remarks.at(-1)?.number ?? 0;
  }

  readonly audible = $derived(this.remarks.filter(({ note }) => !this.muted.has(note.seat)));
  readonly unread = $derived(this.audible.filter(({ number }) => number > this.#read).length);

  /** Take in what was said, perhaps before the viewer came; true if it is new. */
  told(talk: Told, before: boolean): boolean {
    const fresh = talk.remarks.filter(({ number }) => number > this.heard);
    if (before) this.#read = fresh.at(-1)?.number ?? 0;
    this.remarks = [...this.remarks, ...fresh];
    return !before && fresh.length > 0;
  }

  /** Everything was looked at. */
  seen(): void {
    this.#read = this.heard;
  }

  mute(seat: number): void {
    const muted = new Set(this.muted);
    if (!muted.delete(seat)) muted.add(seat);
    this.muted = muted;
  }

  say(seat: number, text: string): Promise<unknown> {
    return this.#line().ask({ ask: "say", seat, text });
  }

  gesture(seat: number, gesture: Gesture): Promise<unknown> {
    return this.#line().ask({ ask: "gesticulate", seat, gesture });
  }
}
