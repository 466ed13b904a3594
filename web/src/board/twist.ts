// A twist with two fingers: every eighth of a turn turns the tile in the hand by a quarter.

export interface Point {
  readonly x: number;
  readonly y: number;
}

const ENOUGH = 40; // degrees of the fingers for one turn of the tile

function angle(a: Point, b: Point): number {
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
}

/** Follows two fingers; `move` says by how much the tile turns now. */
export class Twist {
  #from: number | null = null;

  start(a: Point, b: Point): void {
    this.#from = angle(a, b);
  }

  move(a: Point, b: Point): -1 | 0 | 1 {
    if (this.#from === null) return 0;
    const by = ((angle(a, b) - this.#from + 540) % 360) - 180;
    if (Math.abs(by) < ENOUGH) return 0;
    this.#from = angle(a, b);
    return by > 0 ? 1 : -1;
  }

  end(): void {
    this.#from = null;
  }
}

/** Listen for a twist on an element; `turn` is called for each turn, while `wanted`. */
export function twisting(turn: (by: 1 | -1) => void, wanted: () => boolean): (area: HTMLElement) => () => void {
  const twist = new Twist();
  const fingers = ({ touches: [a, b] }: TouchEvent): [Point, Point] | null =>
    a && b
      ? [
          { x: a.clientX, y: a.clientY },
          { x: b.clientX, y: b.clientY },
        ]
      : null;

  function start(event: TouchEvent): void {
    const both = event.touches.length === 2 && wanted() ? fingers(event) : null;
    if (both) twist.start(...both);
    else twist.end();
  }
  function move(event: TouchEvent): void {
    const both = event.touches.length === 2 && wanted() ? fingers(event) : null;
    if (!both) return;
    event.preventDefault(); // the page does not zoom meanwhile
    const by = twist.move(...both);
    if (by !== 0) turn(by);
  }
  const end = () => twist.end();

  return (area) => {
    area.addEventListener("touchstart", start, { passive: true });
    area.addEventListener("touchmove", move, { passive: false });
    area.addEventListener("touchend", end);
    return () => {
      area.removeEventListener("touchstart", start);
      area.removeEventListener("touchmove", move);
      area.removeEventListener("touchend", end);
    };
  };
}
