// A long press on a cell shows a finger what others hear, or see on hover.

/** How a cell was chosen. */
export type Press = "mouse" | "touch" | "key";

export const LONG = 400; // ms
const FAR = 10; // px that a finger may tremble

/** Report the cell that a finger rests on; the click that follows does nothing. */
export function longPress(told: (cell: number | null) => void): (root: HTMLElement) => () => void {
  return (root) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: { x: number; y: number } | null = null;
    let held = false;

    const stop = () => (clearTimeout(timer), (from = null));
    function down(event: PointerEvent): void {
      stop();
      held = false;
      told(null);
      const place = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-cell]") : null;
      if (event.pointerType !== "touch" || !event.isPrimary || !place) return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        held = true;
        told(Number(place.dataset["cell"]));
      }, LONG);
    }
    function move(event: PointerEvent): void {
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR) stop();
    }
    function click(event: MouseEvent): void {
      if (!held) return;
      held = false;
      event.stopPropagation();
      event.preventDefault();
    }
    const menu = (event: Event) => held && event.preventDefault();

    const listen = [
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", stop],
      ["pointercancel", stop],
      ["click", click],
      ["contextmenu", menu],
    ] as const;
    for (const [name, hears] of listen) root.addEventListener(name, hears as EventListener, { capture: true });
    return () => {
      stop();
      for (const [name, hears] of listen) root.removeEventListener(name, hears as EventListener, { capture: true });
    };
  };
}
