// The magnets of this browser: what was won in any campaign stays, and everybody arranges them as they like.
import { recall, remember } from "../../../lib/storage";

export interface Place {
  x: number; // shares of the board, from its upper left corner
  y: number;
}
type Places = Record<string, Place>;

const EDGE = 0.06;
const COLUMNS = 6;
const within = (share: number): number => Math.min(1 - EDGE, Math.max(EDGE, share));

/** Where the next magnet goes, if nobody puts it elsewhere. */
function usual(index: number): Place {
  return { x: (0.5 + (index % COLUMNS)) / COLUMNS, y: within(0.12 + Math.floor(index / COLUMNS) * 0.22) };
}

function read(): Places {
  const known = recall("magnets");
  return typeof known === "object" && known !== null ? (known as Places) : {};
}

export class Trophies {
  places = $state<Places>(read());

  /** Hang up what is new. */
  collect(won: readonly string[]): void {
    const fresh = won.filter((id) => !(id in this.places));
    for (const id of fresh) this.places[id] = usual(Object.keys(this.places).length);
    if (fresh.length > 0) this.#keep();
  }

  put(id: string, x: number, y: number): void {
    this.places[id] = { x: within(x), y: within(y) };
    this.#keep();
  }

  move(id: string, right: number, down: number): void {
    const at = this.places[id];
    if (at) this.put(id, at.x + right, at.y + down);
  }

  tidy(): void {
    Object.keys(this.places).forEach((id, index) => (this.places[id] = usual(index)));
    this.#keep();
  }

  #keep(): void {
    remember("magnets", $state.snapshot(this.places));
  }
}
