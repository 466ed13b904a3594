// Pieces are whatever carries `data-piece`: their names, and where they lie on the screen at a moment.

/** A piece as it is seen at a moment. */
export interface Seen {
  readonly name: string;
  readonly piece: Element;
  readonly at: DOMRect;
  /** How large it is before it is turned. */
  readonly size: readonly [width: number, height: number];
  /** The name of the piece that it lies on, and goes along with. */
  readonly on: string | null;
}

/** A piece before and after a change; one of the two is missing where it came or went. */
export type Pair = readonly [old: Seen | null, now: Seen | null];

const NEAR = 2; // px: nobody sees so little

/** All pieces that can be seen; what is scrolled out of sight is not. */
export function piecesSeen(): Seen[] {
  return [...document.querySelectorAll("[data-piece]")].flatMap((piece) => {
    const at = piece.getBoundingClientRect();
    if (at.width === 0 || isCut(piece, at)) return [];
    const { offsetWidth = at.width, offsetHeight = at.height } = piece as HTMLElement; // drawings have neither
    const on = nameOf(piece.parentElement?.closest("[data-piece]"));
    return [{ name: nameOf(piece) ?? "", piece, at, size: [offsetWidth, offsetHeight], on }];
  });
}

export const isNear = (one: DOMRect, other: DOMRect): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y, one.width - other.width) < NEAR;

/** Who is who: of pieces that are alike, those that lie still are themselves, and the others follow in their order. */
export function paired(before: readonly Seen[], after: readonly Seen[]): Pair[] {
  const left = new Set(before);
  const take = (now: Seen, fits: (old: Seen) => boolean): Seen | null => {
    const old = [...left].find((one) => one.name === now.name && fits(one)) ?? null;
    if (old) left.delete(old);
    return old;
  };
  const still = new Map(after.map((now) => [now, take(now, (old) => isNear(old.at, now.at))]));
  const pairs = after.map((now): Pair => [still.get(now) ?? take(now, () => true), now]);
  return [...pairs, ...[...left].map((old): Pair => [old, null])];
}

const nameOf = (piece: Element | null | undefined): string | null => piece?.getAttribute("data-piece") ?? null;

/** Whether a strip that scrolls shows nothing of it. */
function isCut(piece: Element, { left, right }: DOMRect): boolean {
  const strip = piece.closest("[data-strip]")?.getBoundingClientRect();
  return strip !== undefined && (right <= strip.left || left >= strip.right);
}
